import warp as wp

SIDE = 3
TAPS = SIDE * SIDE


@wp.func
def _pix_or_zero(feats: wp.array2d(dtype=wp.float32), row: wp.int32, col: wp.int32):
    if row < 0 or col < 0 or row >= feats.shape[0] or col >= feats.shape[1]:
        return 0.0
    return feats[row, col]


@wp.func
def _is_near(feats: wp.array2d(dtype=wp.float32), y: wp.float32, x: wp.float32):
    """True where at least one of the four pixels around a point can be inside."""
    return y > -1.0 and x > -1.0 and y < float(feats.shape[0]) and x < float(feats.shape[1])


@wp.func
def _sample_bilinear(feats: wp.array2d(dtype=wp.float32), y: wp.float32, x: wp.float32):
    row = int(wp.floor(y))
    col = int(wp.floor(x))
    fy = y - float(row)
    fx = x - float(col)
    upper = wp.lerp(_pix_or_zero(feats, row, col), _pix_or_zero(feats, row, col + 1), fx)
    lower = wp.lerp(_pix_or_zero(feats, row + 1, col), _pix_or_zero(feats, row + 1, col + 1), fx)
    return wp.lerp(upper, lower, fy)


@wp.kernel
def _run_deformable_convolution_kernel(feats: wp.array2d(dtype=wp.float32),
                                       offsets: wp.array3d(dtype=wp.vec2f),
                                       modulation: wp.array3d(dtype=wp.float32),
                                       kernel_wts: wp.array(dtype=wp.float32),
                                       shared_bias: wp.array(dtype=wp.float32),
                                       gains: wp.array(dtype=wp.float32),
                                       output: wp.array2d(dtype=wp.float32),
                                       coverage: wp.array2d(dtype=wp.float32)):
    """Modulated deformable convolution (v2) of a single channel. Launch: height x width."""
    i, j = wp.tid()
    tot = float(shared_bias[0])
    inside = int(0)
    for k in range(kernel_wts.shape[0]):
        # the regular grid of taps, and the learned offset on top
        y = float(i + k / SIDE - 1) + offsets[i, j, k][0]
        x = float(j + k % SIDE - 1) + offsets[i, j, k][1]
        if _is_near(feats, y, x):
            strength = 1.0 / (1.0 + wp.exp(-modulation[i, j, k]))
            tot += kernel_wts[k] * strength * _sample_bilinear(feats, y, x)
            inside += 1
    output[i, j] = tot
    coverage[i, j] = gains[j] * (float(inside) * wp.static(1.0 / TAPS))
