# weft: refuses. An attribute of a class that is reached through an instance.
import warp as wp


class Counter:
    count = 1


counter = Counter()
type(counter).count = 2


@wp.kernel
def class_attribute_by_type(a: wp.array(dtype=int)):
    a[0] = Counter.count
