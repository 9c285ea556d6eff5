"""Moves that several titles share."""
