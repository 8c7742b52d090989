extern "C" __global__ void print_values_fc1baa0c_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_n,
    wp::array_t<wp::float32> var_x,
    wp::vec_t<3, wp::float32> var_v,
    wp::int32 adj_n,
    wp::array_t<wp::float32> adj_x,
    wp::vec_t<3, wp::float32> adj_v)
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
        const wp::str var_3 = "text";
        const wp::float32 var_4 = 2.0;
        wp::vec_t<3, wp::float32> var_5;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::str adj_3 = {};
        wp::float32 adj_4 = {};
        wp::vec_t<3, wp::float32> adj_5 = {};
        //---------
        // forward
        // def print_values(n: int, x: wp.array(dtype=float), v: wp.vec3):                        <L 6>
        // print(n)                                                                               <L 7>
        wp::print(var_n);
        // print(x[0])                                                                            <L 8>
        var_1 = wp::address(var_x, var_0);
        var_2 = wp::load(var_1);
        wp::print(var_2);
        // print(v)                                                                               <L 9>
        wp::print(var_v);
        // print("text")                                                                          <L 10>
        wp::print(var_3);
        // print(v * 2.0)                                                                         <L 11>
        var_5 = wp::mul(var_v, var_4);
        wp::print(var_5);
        //---------
        // reverse
        wp::adj_print(var_5, adj_5);
        wp::adj_mul(var_v, var_4, adj_v, adj_4, adj_5);
        // adj: print(v * 2.0)                                                                    <L 11>
        wp::adj_print(var_3, adj_3);
        // adj: print("text")                                                                     <L 10>
        wp::adj_print(var_v, adj_v);
        // adj: print(v)                                                                          <L 9>
        wp::adj_print(var_2, adj_1);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: print(x[0])                                                                       <L 8>
        wp::adj_print(var_n, adj_n);
        // adj: print(n)                                                                          <L 7>
        // adj: def print_values(n: int, x: wp.array(dtype=float), v: wp.vec3):                   <L 6>
        continue;
    }
}
