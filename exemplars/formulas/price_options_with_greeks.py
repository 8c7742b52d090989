# idea: Black-Scholes prices and sensitivities
# brief: Price European calls and puts and compute their sensitivities.
# description: Contract `k` has `spot` and `strike`; with each of the maturities `expiry` (years) it makes an option with its own
#     `volatility[k, maturity]`; the interest `rate` and the `dividend_yield` are the same for all. With d1 = (ln(S / K) + (r - q
#     + sigma^2 / 2) T) / (sigma sqrt(T)) and d2 = d1 - sigma sqrt(T), and the normal distribution `normal_cdf` and density
#     `normal_pdf`: `call_price` is S e^(-qT) N(d1) - K e^(-rT) N(d2), `put_price` follows from put-call parity. The sensitivities
#     are those of the call: `delta` e^(-qT) N(d1); `gamma` e^(-qT) n(d1) / (S sigma sqrt(T)); `vega` S e^(-qT) n(d1) sqrt(T);
#     `theta` per year, minus half of S e^(-qT) n(d1) sigma / sqrt(T), minus r K e^(-rT) N(d2), plus q S e^(-qT) N(d1).
# launch: n, 6
# inputs:
#     spot[n] = uniform(80, 120)
#     strike[n] = uniform(80, 120)
#     volatility[n, 6] = uniform(0.1, 0.6)
#     expiry[6] = uniform(0.1, 2)
#     rate = 0.03
#     dividend_yield = 0.01
#     call_price[n, 6] = zero
#     put_price[n, 6] = zero
#     delta[n, 6] = zero
#     gamma[n, 6] = zero
#     vega[n, 6] = zero
#     theta[n, 6] = zero
# fits:
#     parameter_per_element(rate: maturity)
#     parameter_per_element(dividend_yield: k)
#     parameter_per_group(dividend_yield: underlying)
import warp as wp

INV_SQRT_2 = wp.constant(0.7071067811865476)
INV_SQRT_2PI = wp.constant(0.3989422804014327)


@wp.func
def normal_cdf(x: float) -> float:
    return 0.5 * wp.erfc(
        -x * INV_SQRT_2
    )  # erfc keeps its digits in the left tail, 1 + erf does not


@wp.func
def normal_pdf(x: float) -> float:
    return INV_SQRT_2PI * wp.exp(-0.5 * x * x)


@wp.kernel
def price_options_with_greeks(
    spot: wp.array(dtype=float),
    strike: wp.array(dtype=float),
    volatility: wp.array2d(dtype=float),
    expiry: wp.array(dtype=float),
    rate: float,
    dividend_yield: float,
    call_price: wp.array2d(dtype=float),
    put_price: wp.array2d(dtype=float),
    delta: wp.array2d(dtype=float),
    gamma: wp.array2d(dtype=float),
    vega: wp.array2d(dtype=float),
    theta: wp.array2d(dtype=float),
):
    """Black-Scholes-Merton with a continuous dividend yield. Sensitivities are those of the call.

    Launch: contracts x maturities.
    """
    k, maturity = wp.tid()
    sigma = volatility[k, maturity]
    root_time = wp.sqrt(expiry[maturity])
    spread = sigma * root_time
    drift = (rate - dividend_yield + 0.5 * sigma * sigma) * expiry[maturity]
    d1 = (wp.log(spot[k] / strike[k]) + drift) / spread
    d2 = d1 - spread

    discounted_spot = spot[k] * wp.exp(-dividend_yield * expiry[maturity])
    discounted_strike = strike[k] * wp.exp(-rate * expiry[maturity])
    exercised = discounted_strike * normal_cdf(d2)
    held = discounted_spot * normal_cdf(d1)
    density = discounted_spot * normal_pdf(d1)

    call = held - exercised
    call_price[k, maturity] = call
    put_price[k, maturity] = call - discounted_spot + discounted_strike
    delta[k, maturity] = held / spot[k]
    gamma[k, maturity] = density / (spot[k] * spot[k] * spread)
    vega[k, maturity] = density * root_time
    theta[k, maturity] = (
        -0.5 * density * sigma / root_time - rate * exercised + dividend_yield * held
    )
