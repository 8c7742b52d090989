extern "C" __global__ void transform_arithmetic_550de44d_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::transform_t<wp::float32> var_a,
    wp::transform_t<wp::float32> var_b,
    wp::float32 var_s,
    wp::array_t<wp::transform_t<wp::float32>> var_out,
    wp::transform_t<wp::float32> adj_a,
    wp::transform_t<wp::float32> adj_b,
    wp::float32 adj_s,
    wp::array_t<wp::transform_t<wp::float32>> adj_out)
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
        wp::transform_t<wp::float32> var_0;
        const wp::int32 var_1 = 0;
        wp::transform_t<wp::float32> var_2;
        const wp::int32 var_3 = 1;
        wp::transform_t<wp::float32> var_4;
        const wp::int32 var_5 = 2;
        wp::transform_t<wp::float32> var_6;
        const wp::int32 var_7 = 3;
        wp::transform_t<wp::float32> var_8;
        const wp::int32 var_9 = 4;
        //---------
        // dual vars
        wp::transform_t<wp::float32> adj_0 = {};
        wp::int32 adj_1 = {};
        wp::transform_t<wp::float32> adj_2 = {};
        wp::int32 adj_3 = {};
        wp::transform_t<wp::float32> adj_4 = {};
        wp::int32 adj_5 = {};
        wp::transform_t<wp::float32> adj_6 = {};
        wp::int32 adj_7 = {};
        wp::transform_t<wp::float32> adj_8 = {};
        wp::int32 adj_9 = {};
        //---------
        // forward
        // def transform_arithmetic(a: wp.transform, b: wp.transform, s: float, out: wp.array(dtype=wp.transform)):       <L 6>
        // out[0] = a * b                                                                         <L 7>
        var_0 = wp::mul(var_a, var_b);
        // wp::array_store(var_out, var_1, var_0);
        // out[1] = a + b                                                                         <L 8>
        var_2 = wp::add(var_a, var_b);
        // wp::array_store(var_out, var_3, var_2);
        // out[2] = a - b                                                                         <L 9>
        var_4 = wp::sub(var_a, var_b);
        // wp::array_store(var_out, var_5, var_4);
        // out[3] = a * s                                                                         <L 10>
        var_6 = wp::mul(var_a, var_s);
        // wp::array_store(var_out, var_7, var_6);
        // out[4] = s * a                                                                         <L 11>
        var_8 = wp::mul(var_s, var_a);
        // wp::array_store(var_out, var_9, var_8);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_9, var_8, adj_out, adj_9, adj_8);
        wp::adj_mul(var_s, var_a, adj_s, adj_a, adj_8);
        // adj: out[4] = s * a                                                                    <L 11>
        wp::adj_array_store(var_out, var_7, var_6, adj_out, adj_7, adj_6);
        wp::adj_mul(var_a, var_s, adj_a, adj_s, adj_6);
        // adj: out[3] = a * s                                                                    <L 10>
        wp::adj_array_store(var_out, var_5, var_4, adj_out, adj_5, adj_4);
        wp::adj_sub(var_a, var_b, adj_a, adj_b, adj_4);
        // adj: out[2] = a - b                                                                    <L 9>
        wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
        wp::adj_add(var_a, var_b, adj_a, adj_b, adj_2);
        // adj: out[1] = a + b                                                                    <L 8>
        wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
        wp::adj_mul(var_a, var_b, adj_a, adj_b, adj_0);
        // adj: out[0] = a * b                                                                    <L 7>
        // adj: def transform_arithmetic(a: wp.transform, b: wp.transform, s: float, out: wp.array(dtype=wp.transform)):  <L 6>
        continue;
    }
}
