# Structs that hold arrays of every kind, which move from thread to thread with their descriptors.
import warp as wp


@wp.struct
class Parcel:
    plain: wp.array(dtype=float)
    chosen: wp.indexedarray(dtype=wp.vec3)
    shared: wp.fabricarray(dtype=float)
    both: wp.indexedfabricarray(dtype=int)
    weight: float
    is_open: bool


BLOCK = 16


@wp.kernel(enable_backward=False)
def order_parcels(
    parcels: wp.array(dtype=Parcel), ranks: wp.array(dtype=int), ordered: wp.array(dtype=Parcel)
):
    keys = wp.tile_load(ranks, shape=BLOCK, storage="shared")
    values = wp.tile_load(parcels, shape=BLOCK, storage="shared")
    wp.tile_sort(keys, values)
    wp.tile_store(ordered, values)
