extern "C" __global__ void vector_constructor_long_13d70beb_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::float32 var_x,
    wp::array_t<wp::vec_t<5, wp::float32>> var_out,
    wp::float32 adj_x,
    wp::array_t<wp::vec_t<5, wp::float32>> adj_out)
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
        const wp::float32 var_0 = 2.0;
        const wp::float32 var_1 = 3.0;
        const wp::float32 var_2 = 5.0;
        wp::vec_t<5, wp::float32> var_3;
        const wp::int32 var_4 = 0;
        wp::vec_t<5, wp::float32> var_5;
        const wp::int32 var_6 = 1;
        wp::vec_t<5, wp::float32> var_7;
        const wp::int32 var_8 = 2;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::vec_t<5, wp::float32> adj_3 = {};
        wp::int32 adj_4 = {};
        wp::vec_t<5, wp::float32> adj_5 = {};
        wp::int32 adj_6 = {};
        wp::vec_t<5, wp::float32> adj_7 = {};
        wp::int32 adj_8 = {};
        //---------
        // forward
        // def vector_constructor_long(x: float, out: wp.array(dtype=vec5)):                      <L 8>
        // out[0] = vec5(x, 2.0, 3.0, x, 5.0)                                                     <L 9>
        var_3 = wp::vec_t<5, wp::float32>({var_x, var_0, var_1, var_x, var_2});
        // wp::array_store(var_out, var_4, var_3);
        // out[1] = vec5(x)                                                                       <L 10>
        var_5 = wp::vec_t<5, wp::float32>(var_x);
        // wp::array_store(var_out, var_6, var_5);
        // out[2] = vec5()                                                                        <L 11>
        var_7 = wp::vec_t<5, wp::float32>();
        // wp::array_store(var_out, var_8, var_7);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_8, var_7, adj_out, adj_8, adj_7);
        // adj: out[2] = vec5()                                                                   <L 11>
        wp::adj_array_store(var_out, var_6, var_5, adj_out, adj_6, adj_5);
        wp::adj_vec_t(var_x, adj_x, adj_5);
        // adj: out[1] = vec5(x)                                                                  <L 10>
        wp::adj_array_store(var_out, var_4, var_3, adj_out, adj_4, adj_3);
        wp::adj_vec_t({var_x, var_0, var_1, var_x, var_2}, {&adj_x, &adj_0, &adj_1, &adj_x, &adj_2}, adj_3);
        // adj: out[0] = vec5(x, 2.0, 3.0, x, 5.0)                                                <L 9>
        // adj: def vector_constructor_long(x: float, out: wp.array(dtype=vec5)):                 <L 8>
        continue;
    }
}
