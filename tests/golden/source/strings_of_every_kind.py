# Prefixes, triple quotes and joined strings.
import warp as wp


@wp.kernel
def strings_of_every_kind():
    print(r"raw\n")
    print("one " "two")
    print("""triple""")
    print(u"plain")
    print("a\x41\101")
    print('it\'s')
