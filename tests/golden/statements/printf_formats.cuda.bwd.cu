extern "C" __global__ void printf_formats_0b1eb8b1_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_n,
    wp::array_t<wp::float32> var_x,
    wp::int32 adj_n,
    wp::array_t<wp::float32> adj_x)
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
        const wp::str var_1 = "%d %f\n";
        wp::float32* var_2;
        wp::float32 var_3;
        const wp::str var_4 = "done\n";
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::str adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::str adj_4 = {};
        //---------
        // forward
        // def printf_formats(n: int, x: wp.array(dtype=float)):                                  <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // wp.printf("%d %f\n", n, x[i])                                                          <L 8>
        var_2 = wp::address(var_x, var_0);
        var_3 = wp::load(var_2);
        printf(var_1, var_n, var_3);
        // wp.printf("done\n")                                                                    <L 9>
        printf(var_4);
        //---------
        // reverse
        // adj: wp.printf("done\n")                                                               <L 9>
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_2);
        // adj: wp.printf("%d %f\n", n, x[i])                                                     <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def printf_formats(n: int, x: wp.array(dtype=float)):                             <L 6>
        continue;
    }
}
