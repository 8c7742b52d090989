extern "C" __global__ void spaces_b28951bf_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n,
    wp::array_t<wp::float32> adj_x,
    wp::int32 adj_n)
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
        wp::float32* var_1;
        const wp::float32 var_2 = 2.0;
        wp::float32 var_3;
        wp::float32 var_4;
        wp::float32 var_5;
        wp::float32 var_6;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        //---------
        // forward
        // def spaces( x :wp.array( dtype = float ) , n:int ) :                                   <L 6>
        // i=wp.tid( )                                                                            <L 7>
        var_0 = builtin_tid1d();
        // x [ i ]  =  x[ i ]*2.0   +    float( n )                                               <L 8>
        var_1 = wp::address(var_x, var_0);
        var_4 = wp::load(var_1);
        var_3 = wp::mul(var_4, var_2);
        var_5 = wp::float(var_n);
        var_6 = wp::add(var_3, var_5);
        // wp::array_store(var_x, var_0, var_6);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_6, adj_x, adj_0, adj_6);
        wp::adj_add(var_3, var_5, adj_3, adj_5, adj_6);
        wp::adj_float(var_n, adj_n, adj_5);
        wp::adj_mul(var_4, var_2, adj_1, adj_2, adj_3);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x [ i ]  =  x[ i ]*2.0   +    float( n )                                          <L 8>
        // adj: i=wp.tid( )                                                                       <L 7>
        // adj: def spaces( x :wp.array( dtype = float ) , n:int ) :                              <L 6>
        continue;
    }
}
