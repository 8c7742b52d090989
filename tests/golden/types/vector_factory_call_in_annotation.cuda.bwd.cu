extern "C" __global__ void vector_factory_call_in_annotation_975642a0_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<3, wp::float32> var_a,
    wp::array_t<wp::vec_t<3, wp::float32>> var_out,
    wp::vec_t<3, wp::float32> adj_a,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_out)
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
        const wp::int32 var_0 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        //---------
        // forward
        // def vector_factory_call_in_annotation(a: wp.types.vector(length=3, dtype=float), out: wp.array(dtype=wp.vec3)):       <L 6>
        // out[0] = a                                                                             <L 7>
        // wp::array_store(var_out, var_0, var_a);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_0, var_a, adj_out, adj_0, adj_a);
        // adj: out[0] = a                                                                        <L 7>
        // adj: def vector_factory_call_in_annotation(a: wp.types.vector(length=3, dtype=float), out: wp.array(dtype=wp.vec3)):  <L 6>
        continue;
    }
}
