"""Load for measuring and for profiles, which no server loads: ``regalia bench --server``, ``hatch_build.py``."""
