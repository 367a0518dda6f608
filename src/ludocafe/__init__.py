"""Ludocafé: play and study modern board games."""

__version__ = "0.2.0"
