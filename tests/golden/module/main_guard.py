# Code under the main guard is never run.
import warp as wp


@wp.kernel
def main_guard(x: wp.array(dtype=float)):
    x[0] = 1.0

if __name__ == "__main__":
    data = wp.zeros(4, dtype=float)
    wp.launch(main_guard, dim=4, inputs=[data])
