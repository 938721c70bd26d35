from ...core.kernel import kernel


@kernel
def rate(t, s, code):
    return 0
