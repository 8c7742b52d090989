extern "C" __global__ void atomic_and_rows_7064f444_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_a,
    wp::array_t<wp::uint32> var_b,
    wp::array_t<wp::int64> var_c,
    wp::array_t<wp::uint64> var_d,
    wp::array_t<wp::int32> adj_a,
    wp::array_t<wp::uint32> adj_b,
    wp::array_t<wp::int64> adj_c,
    wp::array_t<wp::uint64> adj_d)
{
    wp::tile_shared_storage_t tile_mem;

    for (size_t _idx = static_cast<size_t>(blockDim.x) * static_cast<size_t>(blockIdx.x) + static_cast<size_t>(threadIdx.x);
         _idx < dim.size;
         _idx += static_cast<size_t>(blockDim.x) * static_cast<size_t>(gridDim.x))
    {
            // reset shared memory allocator
        wp::tile_shared_storage_t::init();

        //---------
        // primal vars
        wp::int32 var_0;
        const wp::int32 var_1 = 1;
        wp::int32 var_2;
        const wp::int32 var_3 = 0;
        const wp::int32 var_4 = 2;
        wp::uint32 var_5;
        wp::uint32 var_6;
        const wp::int32 var_7 = 1;
        const wp::int32 var_8 = 2;
        wp::int64 var_9;
        wp::int64 var_10;
        const wp::int32 var_11 = 1;
        const wp::int32 var_12 = 2;
        const wp::int32 var_13 = 3;
        wp::uint64 var_14;
        wp::uint64 var_15;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::uint32 adj_5 = {};
        wp::uint32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int64 adj_9 = {};
        wp::int64 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::int32 adj_13 = {};
        wp::uint64 adj_14 = {};
        wp::uint64 adj_15 = {};
        //---------
        // forward
        // def atomic_and_rows(a: wp.array(dtype=int), b: wp.array2d(dtype=wp.uint32), c: wp.array3d(dtype=wp.int64), d: wp.array4d(dtype=wp.uint64)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // x = wp.atomic_and(a, i, 1)                                                             <L 8>
        // var_2 = wp::atomic_and(var_a, var_0, var_1);
        // wp.atomic_and(b, i, 0, wp.uint32(2))                                                   <L 9>
        var_5 = wp::uint32(var_4);
        // var_6 = wp::atomic_and(var_b, var_0, var_3, var_5);
        // wp.atomic_and(c, i, 1, 2, wp.int64(3))                                                 <L 10>
        var_9 = 3ll;
        // var_10 = wp::atomic_and(var_c, var_0, var_7, var_8, var_9);
        // wp.atomic_and(d, i, 1, 2, 3, wp.uint64(4))                                             <L 11>
        var_14 = 4ull;
        // var_15 = wp::atomic_and(var_d, var_0, var_11, var_12, var_13, var_14);
        //---------
        // reverse
        // adj: wp.atomic_and(d, i, 1, 2, 3, wp.uint64(4))                                        <L 11>
        // adj: wp.atomic_and(c, i, 1, 2, wp.int64(3))                                            <L 10>
        // adj: wp.atomic_and(b, i, 0, wp.uint32(2))                                              <L 9>
        // adj: x = wp.atomic_and(a, i, 1)                                                        <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def atomic_and_rows(a: wp.array(dtype=int), b: wp.array2d(dtype=wp.uint32), c: wp.array3d(dtype=wp.int64), d: wp.array4d(dtype=wp.uint64)):  <L 6>
        continue;
    }
}
