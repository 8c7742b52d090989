# A class method changes an attribute of its class.
import warp as wp


class Counter:
    count = 1

    @classmethod
    def increase(cls):
        cls.count += 1


Counter.increase()


@wp.kernel
def class_attribute_by_classmethod(a: wp.array(dtype=int)):
    a[0] = Counter.count
