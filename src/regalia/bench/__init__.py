"""Load tests that no server loads: ``regalia bench --server``."""
