extern "C" __global__ void enum_member_5d900fe3_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_x,
    wp::array_t<wp::int32> adj_x)
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
        const bool var_1 = true;
        const wp::int32 var_2 = 1;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        bool adj_1 = {};
        wp::int32 adj_2 = {};
        //---------
        // forward
        // def enum_member(x: wp.array(dtype=int)):                                               <L 16>
        // i = wp.tid()                                                                           <L 17>
        var_0 = builtin_tid1d();
        // if wp.static(mode == Mode.ON):                                                         <L 18>
        // x[i] = wp.static(Mode.ON)                                                              <L 19>
        // wp::array_store(var_x, var_0, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_2, adj_x, adj_0, adj_2);
        // adj: x[i] = wp.static(Mode.ON)                                                         <L 19>
        // adj: if wp.static(mode == Mode.ON):                                                    <L 18>
        // adj: i = wp.tid()                                                                      <L 17>
        // adj: def enum_member(x: wp.array(dtype=int)):                                          <L 16>
        continue;
    }
}
