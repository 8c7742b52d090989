# Strings are escaped as Python's unicode-escape does; double quotes are not.
import warp as wp


@wp.kernel
def string_escapes():
    print("tab\t newline\n backslash\\ quote' ")
    print("caf\u00e9 \u2713")
    print('say "hi"')
