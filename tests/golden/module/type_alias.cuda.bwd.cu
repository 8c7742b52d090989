extern "C" __global__ void type_alias_9053ea40_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::float64 var_a,
    wp::vec_t<3, wp::float64> var_v,
    wp::array_t<wp::float64> var_x,
    wp::float64 adj_a,
    wp::vec_t<3, wp::float64> adj_v,
    wp::array_t<wp::float64> adj_x)
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
        wp::float64 var_1;
        wp::float64 var_2;
        wp::float64 var_3;
        wp::float64 var_4;
        const wp::int32 var_5 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float64 adj_1 = {};
        wp::float64 adj_2 = {};
        wp::float64 adj_3 = {};
        wp::float64 adj_4 = {};
        wp::int32 adj_5 = {};
        //---------
        // forward
        // def type_alias(a: Real, v: Vec, x: Reals):                                             <L 10>
        // x[0] = a * v[0] + Real(2.0)                                                            <L 11>
        var_1 = wp::extract(var_v, var_0);
        var_2 = wp::mul(var_a, var_1);
        var_3 = 2.0;
        var_4 = wp::add(var_2, var_3);
        // wp::array_store(var_x, var_5, var_4);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_5, var_4, adj_x, adj_5, adj_4);
        wp::adj_add(var_2, var_3, adj_2, adj_3, adj_4);
        wp::adj_mul(var_a, var_1, adj_a, adj_1, adj_2);
        wp::adj_extract(var_v, var_0, adj_v, adj_0, adj_1);
        // adj: x[0] = a * v[0] + Real(2.0)                                                       <L 11>
        // adj: def type_alias(a: Real, v: Vec, x: Reals):                                        <L 10>
        continue;
    }
}
