"""Measurements, one file a question; `make bench` runs all, `make bench name=hands` one."""
