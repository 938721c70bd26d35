"""Tests of Ming Dynasty."""
