"""Ids and figures of 1861 that its rules name."""

from __future__ import annotations

FIRST_MINOR = "N"
"""Nikolaev: no other minor may be auctioned before it (1861-5.3-13)."""
MINOR_MINIMUM = 100
"""The least first bid for a minor (1861-5.2.4-4)."""
NATIONAL = "RSR"
PETERSBURG = "E1"
MOSCOW = "H8"
KHARKOV = "G15"
EKATERINBURG = "Q3"
NATIONAL_RESERVED = "E1.1"
"""The circle of St. Petersburg that is kept for the RSR."""
SECOND_TRACK_COST = 20
"""What the second track action of a turn costs beside the terrain (1861-6.5.2.1-2)."""
