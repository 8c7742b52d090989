extern "C" __global__ void quaternion_factory_3148d98a_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::quat_t<float> var_a,
    wp::quat_t<wp::float64> var_b,
    wp::quat_t<float> adj_a,
    wp::quat_t<wp::float64> adj_b)
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
        wp::quat_t<wp::float32> var_0;
        wp::quat_t<wp::float64> var_1;
        //---------
        // dual vars
        wp::quat_t<wp::float32> adj_0 = {};
        wp::quat_t<wp::float64> adj_1 = {};
        //---------
        // forward
        // def quaternion_factory(a: quat_of_float, b: quat_of_double):                           <L 9>
        // c = a * a                                                                              <L 10>
        var_0 = wp::mul(var_a, var_a);
        // d = b * b                                                                              <L 11>
        var_1 = wp::mul(var_b, var_b);
        //---------
        // reverse
        wp::adj_mul(var_b, var_b, adj_b, adj_b, adj_1);
        // adj: d = b * b                                                                         <L 11>
        wp::adj_mul(var_a, var_a, adj_a, adj_a, adj_0);
        // adj: c = a * a                                                                         <L 10>
        // adj: def quaternion_factory(a: quat_of_float, b: quat_of_double):                      <L 9>
        continue;
    }
}
