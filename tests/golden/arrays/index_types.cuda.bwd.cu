extern "C" __global__ void index_types_5dd56acd_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::int64 var_a,
    wp::uint8 var_b,
    wp::uint32 var_c,
    wp::array_t<wp::float32> adj_x,
    wp::int64 adj_a,
    wp::uint8 adj_b,
    wp::uint32 adj_c)
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
        wp::float32* var_0;
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        wp::float32 var_4;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        //---------
        // forward
        // def index_types(x: wp.array(dtype=float), a: wp.int64, b: wp.uint8, c: wp.uint32):       <L 6>
        // x[a] = x[b] + x[c]                                                                     <L 7>
        var_0 = wp::address(var_x, var_b);
        var_1 = wp::address(var_x, var_c);
        var_3 = wp::load(var_0);
        var_4 = wp::load(var_1);
        var_2 = wp::add(var_3, var_4);
        // wp::array_store(var_x, var_a, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_a, var_2, adj_x, adj_a, adj_2);
        wp::adj_add(var_3, var_4, adj_0, adj_1, adj_2);
        wp::adj_address(var_x, var_c, adj_x, adj_c, adj_1);
        wp::adj_address(var_x, var_b, adj_x, adj_b, adj_0);
        // adj: x[a] = x[b] + x[c]                                                                <L 7>
        // adj: def index_types(x: wp.array(dtype=float), a: wp.int64, b: wp.uint8, c: wp.uint32):  <L 6>
        continue;
    }
}
