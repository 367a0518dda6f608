"""Our games for others' tools (PettingZoo, Gymnasium, OpenSpiel), and others' bots for our tables (stdio, HTTP)."""
