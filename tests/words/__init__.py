"""Tests of the words: rule books, messages, names, sentences."""
