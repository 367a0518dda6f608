"""All tables that one process knows, who is connected to them, and every change made to them, part by part.

A table's truth is in storage. A process keeps a copy of the tables in use; each has a lock, changes are stored under it, and
nobody hears of a step before it is committed. ``ludocafe.server.services`` puts the parts together.
"""
