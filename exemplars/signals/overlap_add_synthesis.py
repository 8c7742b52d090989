# idea: overlap-add synthesis
# brief: Add windowed frames at their places in the output signal and collect the sum of the squared window for normalization.
# description: Thread `(frame, t)` adds `frames[frame, t] * window[t]`, times `gain[voice[frame]]`, atomically to `signal`
#     at `frame_start[frame] + t`, and the square of `window[t]` to `window_power` there. Frames of a muted voice (negative)
#     are skipped; samples that fall outside of the signal are dropped.
# launch: n, 16
# inputs:
#     frames[n, 16] = uniform(-1, 1)
#     window[16] = uniform(0, 1)
#     voice[n] = index(-1, 4)
#     gain[4] = uniform(0.5, 1)
#     frame_start[n] = index(-8, 4*n)
#     signal[4*n] = zero
#     window_power[4*n] = zero
import warp as wp


@wp.kernel
def overlap_add_synthesis(frames: wp.array2d(dtype=float), window: wp.array(dtype=float), voice: wp.array(dtype=int),
                          gain: wp.array(dtype=float), frame_start: wp.array(dtype=int), signal: wp.array(dtype=float),
                          window_power: wp.array(dtype=float)):
    frame, t = wp.tid()
    if voice[frame] >= 0:
        i = frame_start[frame] + t
        if i >= 0 and i < signal.shape[0]:
            wp.atomic_add(signal, i, gain[voice[frame]] * frames[frame, t] * window[t])
            wp.atomic_add(window_power, i, window[t] * window[t])  # to divide by where frames overlap unevenly
