import warp as wp


@wp.struct
class Element:
    k: wp.int32
    active: wp.int32
    per_element_mixing: wp.float32


@wp.func
def givens(a: wp.float32, b: wp.float32):
    if b == 0.0:
        return wp.vec2(1.0, 0.0)
    if wp.abs(b) > wp.abs(a):
        t = a / b
        s = 1.0 / wp.sqrt(1.0 + t * t)
        return wp.vec2(s * t, s)
    t = b / a
    c = 1.0 / wp.sqrt(1.0 + t * t)
    return wp.vec2(c, c * t)


@wp.func
def rotate(rotation: wp.vec2, values: wp.array[wp.float32], i: wp.int32):
    first = values[i]
    second = values[i + 1]
    values[i] = rotation[0] * first + rotation[1] * second
    values[i + 1] = rotation[0] * second - rotation[1] * first


@wp.kernel
def perform_gmres_givens_update_per_solver_kernel(elements: wp.array[Element],
                                                  minimum_norm: wp.float32,
                                                  per_element_maximum_norm: wp.array[wp.float64],
                                                  column_out: wp.array2d[wp.float32],
                                                  rotations_out: wp.array2d[wp.vec2],
                                                  residual_out: wp.array2d[wp.float32],
                                                  triangle_out: wp.array3d[wp.float32],
                                                  norm_out: wp.array[wp.float32]):
    solver = wp.tid()
    mixing = elements[solver].per_element_mixing
    if elements[solver].active != 0:
        last = elements[solver].k
        for i in range(last):
            rotate(rotations_out[solver, i], column_out[solver], i)

        rotation = givens(column_out[solver, last], column_out[solver, last + 1])
        rotations_out[solver, last] = rotation
        rotate(rotation, column_out[solver], last)
        for i in range(last + 1):
            triangle_out[solver, i, last] = wp.lerp(triangle_out[solver, i, last],
                                                    column_out[solver, i], mixing)

        rotate(rotation, residual_out[solver], last)
        norm_out[solver] = wp.min(wp.max(wp.abs(residual_out[solver, last + 1]), minimum_norm),
                                  float(per_element_maximum_norm[solver]))
