import warp as wp
from typing import Any


@wp.func
def orientation(
    a: Any,
    b: Any,
    c: Any,
):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


@wp.func
def inCircle(
    a: wp.vec2d,
    b: wp.vec2d,
    c: wp.vec2d,
    d: wp.vec2d,
):
    # relative to d, to lose as few digits as possible
    ad = a - d
    bd = b - d
    cd = c - d
    lifted = wp.mat33d(
        ad[0],
        ad[1],
        wp.dot(ad, ad),
        bd[0],
        bd[1],
        wp.dot(bd, bd),
        cd[0],
        cd[1],
        wp.length_sq(cd),
    )
    return wp.determinant(lifted) * wp.sign(orientation(a, b, c))


@wp.func
def isConvexQuad(
    a: wp.vec2d,
    b: wp.vec2d,
    c: wp.vec2d,
    d: wp.vec2d,
):
    zero = wp.float64(0.0)
    acrossEdge = orientation(a, b, c) * orientation(a, b, d)
    acrossDiagonal = orientation(c, d, a) * orientation(c, d, b)
    return acrossEdge < zero and acrossDiagonal < zero


@wp.kernel(enable_backward=False)
def markDelaunayFlips2d(
    edgeQuads: wp.array(dtype=wp.vec4i),
    constrained: wp.array(dtype=wp.int8, ndim=2),
    positions: wp.array(dtype=wp.vec2d, ndim=2),
    toleranceField: wp.array(dtype=wp.float64, ndim=2),
    deviceExcessThreshold: wp.array(dtype=wp.float64),
    previousExcess: wp.array(dtype=wp.float64, ndim=2),
    scales: wp.array(dtype=wp.float64, ndim=2),
    flip: wp.array(dtype=wp.int8, ndim=2),
    excess: wp.array(dtype=wp.float64, ndim=2),
    excessFlag: wp.array(dtype=int, ndim=2),
    excessChange: wp.array(dtype=wp.float64, ndim=2),
):
    worldIdx, edgeIdx = wp.tid()
    quad = edgeQuads[edgeIdx]
    if wp.min(quad) >= 0:
        if constrained[worldIdx, edgeIdx] == wp.int8(0):
            a = positions[worldIdx, quad[0]]
            b = positions[worldIdx, quad[1]]
            c = positions[worldIdx, quad[2]]
            d = positions[worldIdx, quad[3]]

            value = inCircle(a, b, c, d)
            excess[worldIdx, edgeIdx] = value
            excessChange[worldIdx, edgeIdx] = (
                scales[worldIdx, edgeIdx]
                * (value - previousExcess[worldIdx, edgeIdx])
            )
            excessFlag[worldIdx, edgeIdx] = wp.where(
                wp.abs(value) > deviceExcessThreshold[0], 1, 0
            )
            if not isConvexQuad(a, b, c, d):
                flip[worldIdx, edgeIdx] = wp.int8(-1)
            elif value > toleranceField[worldIdx, edgeIdx]:
                flip[worldIdx, edgeIdx] = wp.int8(1)
            else:
                flip[worldIdx, edgeIdx] = wp.int8(0)
