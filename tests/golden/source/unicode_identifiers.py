# Identifiers and comments beyond ASCII.
import warp as wp


@wp.kernel
def unicode_identifiers(x: wp.array(dtype=float), n: int):
    # größer als zwölf → abbrechen
    i = wp.tid()
    x[i] = 2.0  # ½ · π
