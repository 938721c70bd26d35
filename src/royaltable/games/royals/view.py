def view(c, t, s, v): return {}
def advice(c, t, s, v): return {}
def secret(m, n): return None
