# What counts now; see counting.py.
from doublesix.engine.kernel cimport State
