extern "C" __global__ void class_attribute_by_classmethod_269c3a56_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_a,
    wp::array_t<wp::int32> adj_a)
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
        const wp::int32 var_0 = 2;
        const wp::int32 var_1 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        //---------
        // forward
        // def class_attribute_by_classmethod(a: wp.array(dtype=int)):                            <L 17>
        // a[0] = Counter.count                                                                   <L 18>
        // wp::array_store(var_a, var_1, var_0);
        //---------
        // reverse
        wp::adj_array_store(var_a, var_1, var_0, adj_a, adj_1, adj_0);
        // adj: a[0] = Counter.count                                                              <L 18>
        // adj: def class_attribute_by_classmethod(a: wp.array(dtype=int)):                       <L 17>
        continue;
    }
}
