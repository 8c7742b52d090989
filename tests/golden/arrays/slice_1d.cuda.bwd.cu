extern "C" __global__ void slice_1d_3cc1f7ac_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n,
    wp::array_t<wp::float32> var_out,
    wp::array_t<wp::float32> adj_x,
    wp::int32 adj_n,
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
        const wp::int32 var_0 = 1;
        wp::slice_t var_1;
        const wp::int32 var_2 = 1;
        wp::array_t<wp::float32> var_3;
        wp::slice_t var_4;
        const wp::int32 var_5 = -2147483648;
        const wp::int32 var_6 = 1;
        wp::array_t<wp::float32> var_7;
        wp::slice_t var_8;
        const wp::int32 var_9 = 2147483647;
        const wp::int32 var_10 = 1;
        wp::array_t<wp::float32> var_11;
        wp::slice_t var_12;
        const wp::int32 var_13 = 2147483647;
        const wp::int32 var_14 = -2147483648;
        const wp::int32 var_15 = 1;
        wp::array_t<wp::float32> var_16;
        const wp::int32 var_17 = 0;
        const wp::int32 var_18 = 2;
        wp::slice_t var_19;
        wp::array_t<wp::float32> var_20;
        const wp::int32 var_21 = -1;
        wp::slice_t var_22;
        const wp::int32 var_23 = 2147483647;
        const wp::int32 var_24 = -2147483648;
        wp::array_t<wp::float32> var_25;
        const wp::int32 var_26 = 0;
        wp::float32* var_27;
        const wp::int32 var_28 = 0;
        wp::float32* var_29;
        wp::float32 var_30;
        wp::float32 var_31;
        wp::float32 var_32;
        const wp::int32 var_33 = 0;
        wp::float32* var_34;
        wp::float32 var_35;
        wp::float32 var_36;
        const wp::int32 var_37 = 0;
        wp::float32* var_38;
        wp::float32 var_39;
        wp::float32 var_40;
        const wp::int32 var_41 = 0;
        wp::float32* var_42;
        wp::float32 var_43;
        wp::float32 var_44;
        const wp::int32 var_45 = 0;
        wp::float32* var_46;
        wp::float32 var_47;
        wp::float32 var_48;
        const wp::int32 var_49 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::slice_t adj_1 = {};
        wp::int32 adj_2 = {};
        wp::array_t<wp::float32> adj_3 = {};
        wp::slice_t adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::array_t<wp::float32> adj_7 = {};
        wp::slice_t adj_8 = {};
        wp::int32 adj_9 = {};
        wp::int32 adj_10 = {};
        wp::array_t<wp::float32> adj_11 = {};
        wp::slice_t adj_12 = {};
        wp::int32 adj_13 = {};
        wp::int32 adj_14 = {};
        wp::int32 adj_15 = {};
        wp::array_t<wp::float32> adj_16 = {};
        wp::int32 adj_17 = {};
        wp::int32 adj_18 = {};
        wp::slice_t adj_19 = {};
        wp::array_t<wp::float32> adj_20 = {};
        wp::int32 adj_21 = {};
        wp::slice_t adj_22 = {};
        wp::int32 adj_23 = {};
        wp::int32 adj_24 = {};
        wp::array_t<wp::float32> adj_25 = {};
        wp::int32 adj_26 = {};
        wp::float32 adj_27 = {};
        wp::int32 adj_28 = {};
        wp::float32 adj_29 = {};
        wp::float32 adj_30 = {};
        wp::float32 adj_31 = {};
        wp::float32 adj_32 = {};
        wp::int32 adj_33 = {};
        wp::float32 adj_34 = {};
        wp::float32 adj_35 = {};
        wp::float32 adj_36 = {};
        wp::int32 adj_37 = {};
        wp::float32 adj_38 = {};
        wp::float32 adj_39 = {};
        wp::float32 adj_40 = {};
        wp::int32 adj_41 = {};
        wp::float32 adj_42 = {};
        wp::float32 adj_43 = {};
        wp::float32 adj_44 = {};
        wp::int32 adj_45 = {};
        wp::float32 adj_46 = {};
        wp::float32 adj_47 = {};
        wp::float32 adj_48 = {};
        wp::int32 adj_49 = {};
        //---------
        // forward
        // def slice_1d(x: wp.array(dtype=float), n: int, out: wp.array(dtype=float)):            <L 6>
        // a = x[1:n]                                                                             <L 7>
        var_1 = wp::slice_t(var_0, var_n, var_2);
        var_3 = wp::view(var_x, var_1);
        // b = x[n:]                                                                              <L 8>
        var_4 = wp::slice_t(var_n, var_5, var_6);
        var_7 = wp::view(var_x, var_4);
        // c = x[:n]                                                                              <L 9>
        var_8 = wp::slice_t(var_9, var_n, var_10);
        var_11 = wp::view(var_x, var_8);
        // d = x[:]                                                                               <L 10>
        var_12 = wp::slice_t(var_13, var_14, var_15);
        var_16 = wp::view(var_x, var_12);
        // e = x[0:n:2]                                                                           <L 11>
        var_19 = wp::slice_t(var_17, var_n, var_18);
        var_20 = wp::view(var_x, var_19);
        // f = x[::-1]                                                                            <L 12>
        var_22 = wp::slice_t(var_23, var_24, var_21);
        var_25 = wp::view(var_x, var_22);
        // out[0] = a[0] + b[0] + c[0] + d[0] + e[0] + f[0]                                       <L 13>
        var_27 = wp::address(var_3, var_26);
        var_29 = wp::address(var_7, var_28);
        var_31 = wp::load(var_27);
        var_32 = wp::load(var_29);
        var_30 = wp::add(var_31, var_32);
        var_34 = wp::address(var_11, var_33);
        var_36 = wp::load(var_34);
        var_35 = wp::add(var_30, var_36);
        var_38 = wp::address(var_16, var_37);
        var_40 = wp::load(var_38);
        var_39 = wp::add(var_35, var_40);
        var_42 = wp::address(var_20, var_41);
        var_44 = wp::load(var_42);
        var_43 = wp::add(var_39, var_44);
        var_46 = wp::address(var_25, var_45);
        var_48 = wp::load(var_46);
        var_47 = wp::add(var_43, var_48);
        // wp::array_store(var_out, var_49, var_47);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_49, var_47, adj_out, adj_49, adj_47);
        wp::adj_add(var_43, var_48, adj_43, adj_46, adj_47);
        wp::adj_address(var_25, var_45, adj_25, adj_45, adj_46);
        wp::adj_add(var_39, var_44, adj_39, adj_42, adj_43);
        wp::adj_address(var_20, var_41, adj_20, adj_41, adj_42);
        wp::adj_add(var_35, var_40, adj_35, adj_38, adj_39);
        wp::adj_address(var_16, var_37, adj_16, adj_37, adj_38);
        wp::adj_add(var_30, var_36, adj_30, adj_34, adj_35);
        wp::adj_address(var_11, var_33, adj_11, adj_33, adj_34);
        wp::adj_add(var_31, var_32, adj_27, adj_29, adj_30);
        wp::adj_address(var_7, var_28, adj_7, adj_28, adj_29);
        wp::adj_address(var_3, var_26, adj_3, adj_26, adj_27);
        // adj: out[0] = a[0] + b[0] + c[0] + d[0] + e[0] + f[0]                                  <L 13>
        wp::adj_view(var_x, var_22, adj_x, adj_22, adj_25);
        // adj: f = x[::-1]                                                                       <L 12>
        wp::adj_view(var_x, var_19, adj_x, adj_19, adj_20);
        // adj: e = x[0:n:2]                                                                      <L 11>
        wp::adj_view(var_x, var_12, adj_x, adj_12, adj_16);
        // adj: d = x[:]                                                                          <L 10>
        wp::adj_view(var_x, var_8, adj_x, adj_8, adj_11);
        // adj: c = x[:n]                                                                         <L 9>
        wp::adj_view(var_x, var_4, adj_x, adj_4, adj_7);
        // adj: b = x[n:]                                                                         <L 8>
        wp::adj_view(var_x, var_1, adj_x, adj_1, adj_3);
        // adj: a = x[1:n]                                                                        <L 7>
        // adj: def slice_1d(x: wp.array(dtype=float), n: int, out: wp.array(dtype=float)):       <L 6>
        continue;
    }
}
