# Annotations as strings.
import warp as wp


@wp.kernel
def annotation_strings(x: "wp.array(dtype=float)", n: "int", v: "wp.vec3"):
    x[n] = v[0]
