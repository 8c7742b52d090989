# idea: drawdowns of portfolios
# brief: Follow the wealth of every portfolio over its returns and report how far it falls below its own earlier peak.
# description: Block `portfolio` walks along the row `log_return[portfolio]` in chunks of `DAYS`. The inclusive scan of a
#     chunk plus the wealth carried over from the chunk before is the logarithm of wealth after every day, starting from 0.
#     The running maximum of that, or the carried peak where it is higher, is the peak so far. `log_wealth[portfolio]` gets
#     the wealth and `drawdown[portfolio]` peak minus wealth, never negative. `worst[portfolio]` is the largest drawdown, 0 if
#     the wealth only rises. Days beyond the end of the row have a return of 0: they leave the wealth as it is and are not
#     stored.
# launch: n, block(64)
# inputs:
#     log_return[n, 70] = uniform(-0.03, 0.031)
#     log_wealth[n, 70] = zero
#     drawdown[n, 70] = zero
#     worst[n] = zero
import warp as wp

DAYS = wp.constant(32)


@wp.kernel(enable_backward=False)
def track_portfolio_drawdowns(
    log_return: wp.array2d(dtype=float),
    log_wealth: wp.array2d(dtype=float),
    drawdown: wp.array2d(dtype=float),
    worst: wp.array(dtype=float),
):
    """Prefix sums and prefix maxima with a carry. Launch tiled: one block per portfolio."""
    portfolio = wp.tid()
    carried_wealth = float(0.0)
    carried_peak = float(0.0)
    deepest = float(0.0)

    for day in range(0, log_return.shape[1], DAYS):
        change = wp.tile_load(log_return[portfolio], shape=DAYS, offset=day)
        wealth = wp.tile_scan_inclusive(change) + wp.tile_full(shape=DAYS, value=carried_wealth, dtype=float)
        peak = wp.tile_map(wp.max, wp.tile_scan_max_inclusive(wealth), carried_peak)
        fall = peak - wealth

        wp.tile_store(log_wealth[portfolio], wealth, offset=day)
        wp.tile_store(drawdown[portfolio], fall, offset=day)

        # both carries are the last elements, which every thread can read
        carried_wealth = wealth[DAYS - 1]
        carried_peak = peak[DAYS - 1]
        chunk_deepest = wp.tile_max(fall)
        deepest = wp.max(deepest, chunk_deepest[0])

    worst[portfolio] = deepest
