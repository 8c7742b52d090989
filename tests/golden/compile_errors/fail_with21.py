# warp: refuses. Twenty-one nested with blocks.
import warp as wp


def helper():
    with q:
        with q:
            with q:
                with q:
                    with q:
                        with q:
                            with q:
                                with q:
                                    with q:
                                        with q:
                                            with q:
                                                with q:
                                                    with q:
                                                        with q:
                                                            with q:
                                                                with q:
                                                                    with q:
                                                                        with q:
                                                                            with q:
                                                                                with q:
                                                                                    with q:
                                                                                        pass


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0
