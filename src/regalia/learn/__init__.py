"""Players that learn: many games played side by side, a network that judges them, and the same network without PyTorch.

Training needs the extra ``learn`` (PyTorch, numpy). Playing needs neither: with numpy it is quick, without it slower.
"""
