"""Benchmarks: figures and ratios measured in one run. None of them is a test."""
