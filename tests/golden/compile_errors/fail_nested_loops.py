# warp: refuses. Twenty-one nested loops: more blocks than Python compiles.
import warp as wp


@wp.kernel
def nested_loops(x: wp.array(dtype=float), n: int):
    for i0 in range(n):
        for i1 in range(n):
            for i2 in range(n):
                for i3 in range(n):
                    for i4 in range(n):
                        for i5 in range(n):
                            for i6 in range(n):
                                for i7 in range(n):
                                    for i8 in range(n):
                                        for i9 in range(n):
                                            for i10 in range(n):
                                                for i11 in range(n):
                                                    for i12 in range(n):
                                                        for i13 in range(n):
                                                            for i14 in range(n):
                                                                for i15 in range(n):
                                                                    for i16 in range(n):
                                                                        for i17 in range(n):
                                                                            for i18 in range(n):
                                                                                for i19 in range(n):
                                                                                    for i20 in range(n):
                                                                                        x[0] = 1.0
