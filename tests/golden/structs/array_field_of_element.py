# An array field of an array element: the path form and no adj_address.
import warp as wp


@wp.struct
class Node:
    items: wp.array(dtype=float)
    n: int


@wp.kernel
def array_field_of_element(nodes: wp.array(dtype=Node)):
    i = wp.tid()
    nodes[i].items[0] = 1.0
    nodes[i].items[1] += 2.0
    a = nodes[i].items[2]
    nodes[i].items[3] = a
