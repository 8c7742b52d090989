# wp.transform_set_translation on an array element.
import warp as wp


@wp.kernel
def transform_set_of_element(t: wp.array(dtype=wp.transform)):
    wp.transform_set_translation(t[0], wp.vec3(1.0))
