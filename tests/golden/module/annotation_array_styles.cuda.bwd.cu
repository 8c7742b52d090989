extern "C" __global__ void annotation_array_styles_d3fab0a8_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_a,
    wp::array_t<wp::float32> var_b,
    wp::array_t<wp::vec_t<3, wp::float32>> var_c,
    wp::array_t<wp::int32> var_d,
    wp::array_t<wp::float64> var_e,
    wp::array_t<wp::uint8> var_f,
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_g,
    wp::array_t<wp::float32> var_h,
    wp::array_t<wp::vec_t<2, wp::float32>> var_i,
    wp::array_t<wp::float32> adj_a,
    wp::array_t<wp::float32> adj_b,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_c,
    wp::array_t<wp::int32> adj_d,
    wp::array_t<wp::float64> adj_e,
    wp::array_t<wp::uint8> adj_f,
    wp::array_t<wp::mat_t<2, 2, wp::float32>> adj_g,
    wp::array_t<wp::float32> adj_h,
    wp::array_t<wp::vec_t<2, wp::float32>> adj_i)
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
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        const wp::int32 var_4 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::int32 adj_4 = {};
        //---------
        // forward
        // def annotation_array_styles(                                                           <L 6>
        // a[0] = h[0]                                                                            <L 17>
        var_1 = wp::address(var_h, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // wp::array_store(var_a, var_4, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_a, var_4, var_2, adj_a, adj_4, adj_2);
        wp::adj_copy(var_3, adj_1, adj_2);
        wp::adj_address(var_h, var_0, adj_h, adj_0, adj_1);
        // adj: a[0] = h[0]                                                                       <L 17>
        // adj: def annotation_array_styles(                                                      <L 6>
        continue;
    }
}
