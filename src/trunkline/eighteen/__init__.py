"""What the 18xx games share: hexes, tiles, track, routes, market, certificates, trains."""
