# warp: refuses. Twenty-one nested blocks in a function that no kernel uses.
import warp as wp


def helper():
    for i in q:
        for i in q:
            for i in q:
                for i in q:
                    for i in q:
                        for i in q:
                            for i in q:
                                for i in q:
                                    for i in q:
                                        for i in q:
                                            for i in q:
                                                for i in q:
                                                    for i in q:
                                                        for i in q:
                                                            for i in q:
                                                                for i in q:
                                                                    for i in q:
                                                                        for i in q:
                                                                            for i in q:
                                                                                for i in q:
                                                                                    for i in q:
                                                                                        pass


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
