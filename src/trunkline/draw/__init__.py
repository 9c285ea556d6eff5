"""Drawings as SVG: maps, tiles, share markets and company cards, and PNG pictures of them.

Every drawing is made from a position of the rules, names its colours as CSS variables, and
gives its parts stable ids. ``trunkline.play.Game`` shows them; ``maps``, ``market`` and
``cards`` make them.
"""
