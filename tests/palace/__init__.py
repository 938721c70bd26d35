"""Tests of Royal Palace."""
