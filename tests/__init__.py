"""Tests of Royal Table."""
