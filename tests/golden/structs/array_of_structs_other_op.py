# An integer field of an element with an operator that has no atomic.
import warp as wp


@wp.struct
class Cell:
    count: int
    level: int


@wp.kernel
def array_of_structs_other_op(cells: wp.array(dtype=Cell)):
    i = wp.tid()
    cells[i].count *= 2
    cells[i].level |= 4
