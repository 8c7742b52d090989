extern "C" __global__ void in_range_36b8c622_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> var_out,
    wp::array_t<wp::float32> adj_x,
    wp::array_t<wp::float32> adj_out)
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
        const wp::float32 var_1 = 0.0;
        wp::float32 var_2;
        const wp::int32 var_3 = 0;
        wp::float32* var_4;
        wp::float32 var_5;
        wp::float32 var_6;
        const wp::int32 var_7 = 1;
        wp::float32* var_8;
        wp::float32 var_9;
        wp::float32 var_10;
        const wp::int32 var_11 = 2;
        wp::float32* var_12;
        wp::float32 var_13;
        wp::float32 var_14;
        const wp::int32 var_15 = 2;
        wp::float32* var_16;
        wp::float32 var_17;
        wp::float32 var_18;
        const wp::int32 var_19 = 1;
        wp::float32* var_20;
        wp::float32 var_21;
        wp::float32 var_22;
        const wp::int32 var_23 = 0;
        wp::float32* var_24;
        wp::float32 var_25;
        wp::float32 var_26;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::float32 adj_13 = {};
        wp::float32 adj_14 = {};
        wp::int32 adj_15 = {};
        wp::float32 adj_16 = {};
        wp::float32 adj_17 = {};
        wp::float32 adj_18 = {};
        wp::int32 adj_19 = {};
        wp::float32 adj_20 = {};
        wp::float32 adj_21 = {};
        wp::float32 adj_22 = {};
        wp::int32 adj_23 = {};
        wp::float32 adj_24 = {};
        wp::float32 adj_25 = {};
        wp::float32 adj_26 = {};
        //---------
        // forward
        // def in_range(x: wp.array2d(dtype=float), out: wp.array(dtype=float)):                  <L 8>
        // i = wp.tid()                                                                           <L 9>
        var_0 = builtin_tid1d();
        // total = float(0.0)                                                                     <L 10>
        var_2 = wp::float(var_1);
        // for j in range(wp.static(COUNT)):                                                      <L 11>
        // total += x[i, j]                                                                       <L 12>
        var_4 = wp::address(var_x, var_0, var_3);
        var_6 = wp::load(var_4);
        var_5 = wp::add(var_2, var_6);
        var_8 = wp::address(var_x, var_0, var_7);
        var_10 = wp::load(var_8);
        var_9 = wp::add(var_5, var_10);
        var_12 = wp::address(var_x, var_0, var_11);
        var_14 = wp::load(var_12);
        var_13 = wp::add(var_9, var_14);
        // for j in range(wp.static(COUNT - 1), -1, -wp.static(1)):                               <L 13>
        // total += x[i, j]                                                                       <L 14>
        var_16 = wp::address(var_x, var_0, var_15);
        var_18 = wp::load(var_16);
        var_17 = wp::add(var_13, var_18);
        var_20 = wp::address(var_x, var_0, var_19);
        var_22 = wp::load(var_20);
        var_21 = wp::add(var_17, var_22);
        var_24 = wp::address(var_x, var_0, var_23);
        var_26 = wp::load(var_24);
        var_25 = wp::add(var_21, var_26);
        // out[i] = total                                                                         <L 15>
        // wp::array_store(var_out, var_0, var_25);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_0, var_25, adj_out, adj_0, adj_25);
        // adj: out[i] = total                                                                    <L 15>
        wp::adj_add(var_21, var_26, adj_21, adj_24, adj_25);
        wp::adj_address(var_x, var_0, var_23, adj_x, adj_0, adj_23, adj_24);
        wp::adj_add(var_17, var_22, adj_17, adj_20, adj_21);
        wp::adj_address(var_x, var_0, var_19, adj_x, adj_0, adj_19, adj_20);
        wp::adj_add(var_13, var_18, adj_13, adj_16, adj_17);
        wp::adj_address(var_x, var_0, var_15, adj_x, adj_0, adj_15, adj_16);
        // adj: total += x[i, j]                                                                  <L 14>
        // adj: for j in range(wp.static(COUNT - 1), -1, -wp.static(1)):                          <L 13>
        wp::adj_add(var_9, var_14, adj_9, adj_12, adj_13);
        wp::adj_address(var_x, var_0, var_11, adj_x, adj_0, adj_11, adj_12);
        wp::adj_add(var_5, var_10, adj_5, adj_8, adj_9);
        wp::adj_address(var_x, var_0, var_7, adj_x, adj_0, adj_7, adj_8);
        wp::adj_add(var_2, var_6, adj_2, adj_4, adj_5);
        wp::adj_address(var_x, var_0, var_3, adj_x, adj_0, adj_3, adj_4);
        // adj: total += x[i, j]                                                                  <L 12>
        // adj: for j in range(wp.static(COUNT)):                                                 <L 11>
        wp::adj_float(var_1, adj_1, adj_2);
        // adj: total = float(0.0)                                                                <L 10>
        // adj: i = wp.tid()                                                                      <L 9>
        // adj: def in_range(x: wp.array2d(dtype=float), out: wp.array(dtype=float)):             <L 8>
        continue;
    }
}
