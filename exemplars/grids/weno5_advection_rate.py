# idea: fifth-order WENO advection
# brief: Compute the rate of change of a periodic one-dimensional field under advection with fifth-order WENO derivatives.
# description: One thread per node `i` of a periodic line with `phi.shape[0]` nodes and spacing `h`. The one-sided
#     derivative is `weno5` of five successive first differences of `phi`, from the side the `velocity` of the node comes
#     from: for a positive velocity the differences `i - 3` to `i + 1` in rising order, for a negative one `i + 2` down to
#     `i - 2`; difference `k` is `(phi[k + 1] - phi[k]) / h` with both indexes wrapped. `weno5` blends the three third-order
#     candidates with the nonlinear weights of Jiang and Shu, ideal weights 0.1, 0.6, 0.3 divided by the square of `EPSILON`
#     plus the smoothness. `rate` is minus velocity times derivative, zero where the velocity is. All float64.
# launch: n
# inputs:
#     phi[n] = uniform(-1, 1)
#     velocity[n] = uniform(-1, 1)
#     h = uniform(0.5, 1)
#     rate[n] = zero
# fits:
#     largest_output(rate)
#     store_to_atomic(rate)
#     batch_dimension
import warp as wp

EPSILON = wp.constant(wp.float64(1.0e-6))
IDEAL_0 = wp.constant(wp.float64(0.1))
IDEAL_1 = wp.constant(wp.float64(0.6))
IDEAL_2 = wp.constant(wp.float64(0.3))


@wp.func
def wrap(i: int, count: int) -> int:
    # the remainder of a negative number is negative; the stencil may be wider than the line
    rest = i % count
    if rest < 0:
        rest += count
    return rest


@wp.func
def slope(phi: wp.array(dtype=wp.float64), k: int, h: wp.float64) -> wp.float64:
    count = phi.shape[0]
    return (phi[wrap(k + 1, count)] - phi[wrap(k, count)]) / h


@wp.func
def nonlinear_weight(ideal: wp.float64, smoothness: wp.float64) -> wp.float64:
    bounded = EPSILON + smoothness
    return ideal / (bounded * bounded)


@wp.func
def weno5(a: wp.float64, b: wp.float64, c: wp.float64, d: wp.float64, e: wp.float64) -> wp.float64:
    """Derivative between c and d from five upwind slopes, fifth order where they are smooth (Jiang and Shu, 1996)."""
    two = wp.float64(2.0)
    three = wp.float64(3.0)
    four = wp.float64(4.0)
    five = wp.float64(5.0)
    six = wp.float64(6.0)
    seven = wp.float64(7.0)
    eleven = wp.float64(11.0)
    thirteen_twelfths = wp.float64(13.0 / 12.0)
    quarter = wp.float64(0.25)

    # smoothness of the three candidates: second difference and first derivative
    bend_0 = a - two * b + c
    tilt_0 = a - four * b + three * c
    bend_1 = b - two * c + d
    tilt_1 = b - d
    bend_2 = c - two * d + e
    tilt_2 = three * c - four * d + e
    w0 = nonlinear_weight(IDEAL_0, thirteen_twelfths * bend_0 * bend_0 + quarter * tilt_0 * tilt_0)
    w1 = nonlinear_weight(IDEAL_1, thirteen_twelfths * bend_1 * bend_1 + quarter * tilt_1 * tilt_1)
    w2 = nonlinear_weight(IDEAL_2, thirteen_twelfths * bend_2 * bend_2 + quarter * tilt_2 * tilt_2)

    candidate_0 = (two * a - seven * b + eleven * c) / six
    candidate_1 = (-b + five * c + two * d) / six
    candidate_2 = (two * c + five * d - e) / six
    return (w0 * candidate_0 + w1 * candidate_1 + w2 * candidate_2) / (w0 + w1 + w2)


@wp.kernel
def weno5_advection_rate(phi: wp.array(dtype=wp.float64), velocity: wp.array(dtype=wp.float64), h: wp.float64,
                         rate: wp.array(dtype=wp.float64)):
    """Right side of phi_t = -v phi_x, for a Runge-Kutta stage. Launch: one thread per node."""
    i = wp.tid()
    v = velocity[i]
    derivative = wp.float64(0.0)
    if v > wp.float64(0.0):
        derivative = weno5(
            slope(phi, i - 3, h), slope(phi, i - 2, h), slope(phi, i - 1, h), slope(phi, i, h), slope(phi, i + 1, h)
        )
    elif v < wp.float64(0.0):
        derivative = weno5(
            slope(phi, i + 2, h), slope(phi, i + 1, h), slope(phi, i, h), slope(phi, i - 1, h), slope(phi, i - 2, h)
        )
    rate[i] = -v * derivative
