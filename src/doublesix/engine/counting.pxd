# What counts now; see counting.py.
from doublesix.engine.position cimport Position
