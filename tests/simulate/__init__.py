"""The whole server simulated: several processes, storage, network, bots and clocks on one loop of virtual time, from one seed.

The server's own code runs, from the socket's frames down to the transactions; only what it stands on is made here: time, chance
and tasks (``loop``, ``process``), the database (``database``), the network (``network``) and people (``player``). ``faults``
does what can go wrong, ``laws`` looks whether anybody was told something untrue. A seed replays exactly.
"""
