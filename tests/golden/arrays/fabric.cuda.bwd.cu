// fabric.py:7
static CUDA_CALLABLE wp::float32 read_0(
    wp::fabricarray_t<float> var_a,
    wp::int32 var_i)
{
    //---------
    // primal vars
    float* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def read(a: wp.fabricarray(dtype=float), i: int):                                      <L 8>
    // return a[i]                                                                            <L 9>
    var_0 = wp::address(var_a, var_i);
    var_2 = wp::load(var_0);
    var_1 = wp::copy(var_2);
    return var_1;
}

// fabric.py:0
static CUDA_CALLABLE wp::float32 read_any_0(
    wp::fabricarray_t<wp::float32> var_a,
    wp::int32 var_i)
{
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def read_any(a: wp.fabricarray(dtype=Any), i: int):                                    <L 1>
    // return a[i]                                                                            <L 2>
    var_0 = wp::address(var_a, var_i);
    var_2 = wp::load(var_0);
    var_1 = wp::copy(var_2);
    return var_1;
}

// fabric.py:0
static CUDA_CALLABLE wp::float32 nth_0(
    wp::fabricarray_t<float> var_a,
    wp::int32 var_i)
{
    //---------
    // primal vars
    float* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def nth(a: Any, i: int):                                                               <L 1>
    // return a[i]                                                                            <L 2>
    var_0 = wp::address(var_a, var_i);
    var_2 = wp::load(var_0);
    var_1 = wp::copy(var_2);
    return var_1;
}

// fabric.py:0
static CUDA_CALLABLE wp::float32 nth_0(
    wp::indexedfabricarray_t<float> var_a,
    wp::int32 var_i)
{
    //---------
    // primal vars
    float* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def nth(a: Any, i: int):                                                               <L 1>
    // return a[i]                                                                            <L 2>
    var_0 = wp::address(var_a, var_i);
    var_2 = wp::load(var_0);
    var_1 = wp::copy(var_2);
    return var_1;
}

// fabric.py:7
static CUDA_CALLABLE void adj_read_0(
    wp::fabricarray_t<float> var_a,
    wp::int32 var_i,
    wp::fabricarray_t<float> & adj_a,
    wp::int32 & adj_i,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    float* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // dual vars
    float adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def read(a: wp.fabricarray(dtype=float), i: int):                                      <L 8>
    // return a[i]                                                                            <L 9>
    var_0 = wp::address(var_a, var_i);
    var_2 = wp::load(var_0);
    var_1 = wp::copy(var_2);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_copy(var_2, adj_0, adj_1);
    wp::adj_address(var_a, var_i, adj_a, adj_i, adj_0);
    // adj: return a[i]                                                                       <L 9>
    // adj: def read(a: wp.fabricarray(dtype=float), i: int):                                 <L 8>
    return;
}

// fabric.py:0
static CUDA_CALLABLE void adj_read_any_0(
    wp::fabricarray_t<wp::float32> var_a,
    wp::int32 var_i,
    wp::fabricarray_t<wp::float32> & adj_a,
    wp::int32 & adj_i,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def read_any(a: wp.fabricarray(dtype=Any), i: int):                                    <L 1>
    // return a[i]                                                                            <L 2>
    var_0 = wp::address(var_a, var_i);
    var_2 = wp::load(var_0);
    var_1 = wp::copy(var_2);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_copy(var_2, adj_0, adj_1);
    wp::adj_address(var_a, var_i, adj_a, adj_i, adj_0);
    // adj: return a[i]                                                                       <L 2>
    // adj: def read_any(a: wp.fabricarray(dtype=Any), i: int):                               <L 1>
    return;
}

// fabric.py:0
static CUDA_CALLABLE void adj_nth_0(
    wp::fabricarray_t<float> var_a,
    wp::int32 var_i,
    wp::fabricarray_t<float> & adj_a,
    wp::int32 & adj_i,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    float* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // dual vars
    float adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def nth(a: Any, i: int):                                                               <L 1>
    // return a[i]                                                                            <L 2>
    var_0 = wp::address(var_a, var_i);
    var_2 = wp::load(var_0);
    var_1 = wp::copy(var_2);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_copy(var_2, adj_0, adj_1);
    wp::adj_address(var_a, var_i, adj_a, adj_i, adj_0);
    // adj: return a[i]                                                                       <L 2>
    // adj: def nth(a: Any, i: int):                                                          <L 1>
    return;
}

// fabric.py:0
static CUDA_CALLABLE void adj_nth_0(
    wp::indexedfabricarray_t<float> var_a,
    wp::int32 var_i,
    wp::indexedfabricarray_t<float> & adj_a,
    wp::int32 & adj_i,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    float* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // dual vars
    float adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def nth(a: Any, i: int):                                                               <L 1>
    // return a[i]                                                                            <L 2>
    var_0 = wp::address(var_a, var_i);
    var_2 = wp::load(var_0);
    var_1 = wp::copy(var_2);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_copy(var_2, adj_0, adj_1);
    wp::adj_address(var_a, var_i, adj_a, adj_i, adj_0);
    // adj: return a[i]                                                                       <L 2>
    // adj: def nth(a: Any, i: int):                                                          <L 1>
    return;
}

extern "C" __global__ void attributes_f8afb531_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::fabricarray_t<float> var_a,
    wp::fabricarray_t<wp::vec_t<3, wp::float32>> var_b,
    wp::fabricarray_t<wp::float32> var_c,
    wp::fabricarray_t<bool> var_flags,
    wp::fabricarray_t<int> var_counts,
    wp::fabricarray_t<wp::int8> var_small,
    wp::fabricarray_t<wp::mat_t<4, 4, wp::float64>> var_frames,
    wp::indexedfabricarray_t<float> var_some,
    wp::array_t<wp::float32> var_out,
    wp::fabricarray_t<float> adj_a,
    wp::fabricarray_t<wp::vec_t<3, wp::float32>> adj_b,
    wp::fabricarray_t<wp::float32> adj_c,
    wp::fabricarray_t<bool> adj_flags,
    wp::fabricarray_t<int> adj_counts,
    wp::fabricarray_t<wp::int8> adj_small,
    wp::fabricarray_t<wp::mat_t<4, 4, wp::float64>> adj_frames,
    wp::indexedfabricarray_t<float> adj_some,
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
        float* var_1;
        wp::vec_t<3, wp::float32>* var_2;
        const wp::int32 var_3 = 0;
        wp::float32 var_4;
        wp::vec_t<3, wp::float32> var_5;
        wp::float32 var_6;
        wp::float32 var_7;
        wp::vec_t<3, wp::float32>* var_8;
        const wp::int32 var_9 = 1;
        wp::float32 var_10;
        wp::vec_t<3, wp::float32> var_11;
        wp::float32 var_12;
        wp::float32* var_13;
        wp::float32 var_14;
        wp::float32 var_15;
        float* var_16;
        wp::float32 var_17;
        wp::float32 var_18;
        const wp::float32 var_19 = 2.0;
        const wp::float32 var_20 = 3.0;
        wp::float32 var_21;
        const wp::float32 var_22 = 1.0;
        wp::vec_t<3, wp::float32> var_23;
        const wp::float32 var_24 = 2.0;
        wp::vec_t<3, wp::float32>* var_25;
        const wp::int32 var_26 = 1;
        wp::float32* var_27;
        const wp::float32 var_28 = 2.0;
        wp::vec_t<3, wp::float32>* var_29;
        const wp::int32 var_30 = 0;
        wp::float32* var_31;
        wp::vec_t<3, wp::float32>* var_32;
        const wp::int32 var_33 = 2;
        wp::float32 var_34;
        wp::vec_t<3, wp::float32> var_35;
        const wp::float32 var_36 = 2.0;
        wp::float32 var_37;
        wp::float32* var_38;
        bool* var_39;
        bool var_40;
        bool var_41;
        int* var_42;
        const wp::int32 var_43 = 1;
        wp::int32 var_44;
        wp::int32 var_45;
        const wp::int32 var_46 = 4;
        wp::int32 var_47;
        wp::int8* var_48;
        const wp::int32 var_49 = 3;
        wp::int8 var_50;
        wp::int8 var_51;
        wp::int8 var_52;
        wp::mat_t<4, 4, wp::float64>* var_53;
        wp::mat_t<4, 4, wp::float64>* var_54;
        wp::mat_t<4, 4, wp::float64> var_55;
        wp::mat_t<4, 4, wp::float64> var_56;
        wp::mat_t<4, 4, wp::float64> var_57;
        const wp::float32 var_58 = 1.0;
        wp::float32 var_59;
        const wp::float32 var_60 = 1.0;
        wp::float32 var_61;
        wp::fabricarray_t<float> var_62;
        const wp::int32 var_63 = 1;
        float* var_64;
        wp::float32 var_65;
        wp::float32 var_66;
        wp::float32 var_67;
        wp::float32 var_68;
        wp::float32 var_69;
        wp::float32 var_70;
        wp::float32 var_71;
        wp::float32 var_72;
        wp::float32 var_73;
        const wp::int32 var_74 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        float adj_1 = {};
        wp::vec_t<3, wp::float32> adj_2 = {};
        wp::int32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::vec_t<3, wp::float32> adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::vec_t<3, wp::float32> adj_8 = {};
        wp::int32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::vec_t<3, wp::float32> adj_11 = {};
        wp::float32 adj_12 = {};
        wp::float32 adj_13 = {};
        wp::float32 adj_14 = {};
        wp::float32 adj_15 = {};
        float adj_16 = {};
        wp::float32 adj_17 = {};
        wp::float32 adj_18 = {};
        wp::float32 adj_19 = {};
        wp::float32 adj_20 = {};
        wp::float32 adj_21 = {};
        wp::float32 adj_22 = {};
        wp::vec_t<3, wp::float32> adj_23 = {};
        wp::float32 adj_24 = {};
        wp::vec_t<3, wp::float32> adj_25 = {};
        wp::int32 adj_26 = {};
        wp::float32 adj_27 = {};
        wp::float32 adj_28 = {};
        wp::vec_t<3, wp::float32> adj_29 = {};
        wp::int32 adj_30 = {};
        wp::float32 adj_31 = {};
        wp::vec_t<3, wp::float32> adj_32 = {};
        wp::int32 adj_33 = {};
        wp::float32 adj_34 = {};
        wp::vec_t<3, wp::float32> adj_35 = {};
        wp::float32 adj_36 = {};
        wp::float32 adj_37 = {};
        wp::float32 adj_38 = {};
        bool adj_39 = {};
        bool adj_40 = {};
        bool adj_41 = {};
        int adj_42 = {};
        wp::int32 adj_43 = {};
        wp::int32 adj_44 = {};
        wp::int32 adj_45 = {};
        wp::int32 adj_46 = {};
        wp::int32 adj_47 = {};
        wp::int8 adj_48 = {};
        wp::int32 adj_49 = {};
        wp::int8 adj_50 = {};
        wp::int8 adj_51 = {};
        wp::int8 adj_52 = {};
        wp::mat_t<4, 4, wp::float64> adj_53 = {};
        wp::mat_t<4, 4, wp::float64> adj_54 = {};
        wp::mat_t<4, 4, wp::float64> adj_55 = {};
        wp::mat_t<4, 4, wp::float64> adj_56 = {};
        wp::mat_t<4, 4, wp::float64> adj_57 = {};
        wp::float32 adj_58 = {};
        wp::float32 adj_59 = {};
        wp::float32 adj_60 = {};
        wp::float32 adj_61 = {};
        wp::fabricarray_t<float> adj_62 = {};
        wp::int32 adj_63 = {};
        float adj_64 = {};
        wp::float32 adj_65 = {};
        wp::float32 adj_66 = {};
        wp::float32 adj_67 = {};
        wp::float32 adj_68 = {};
        wp::float32 adj_69 = {};
        wp::float32 adj_70 = {};
        wp::float32 adj_71 = {};
        wp::float32 adj_72 = {};
        wp::float32 adj_73 = {};
        wp::int32 adj_74 = {};
        //---------
        // forward
        // def attributes(                                                                        <L 23>
        // i = wp.tid()                                                                           <L 34>
        var_0 = builtin_tid1d();
        // out[i] = a[i] + b[i][0] + b[i].y + c[i] + some[i]                                      <L 35>
        var_1 = wp::address(var_a, var_0);
        var_2 = wp::address(var_b, var_0);
        var_5 = wp::load(var_2);
        var_4 = wp::extract(var_5, var_3);
        var_7 = wp::load(var_1);
        var_6 = wp::add(var_7, var_4);
        var_8 = wp::address(var_b, var_0);
        var_11 = wp::load(var_8);
        var_10 = wp::extract(var_11, var_9);
        var_12 = wp::add(var_6, var_10);
        var_13 = wp::address(var_c, var_0);
        var_15 = wp::load(var_13);
        var_14 = wp::add(var_12, var_15);
        var_16 = wp::address(var_some, var_0);
        var_18 = wp::load(var_16);
        var_17 = wp::add(var_14, var_18);
        // wp::array_store(var_out, var_0, var_17);
        // a[i] = 2.0                                                                             <L 36>
        // wp::array_store(var_a, var_0, var_19);
        // a[i] += 3.0                                                                            <L 37>
        // var_21 = wp::atomic_add(var_a, var_0, var_20);
        // b[i] = wp.vec3(1.0)                                                                    <L 38>
        var_23 = wp::vec_t<3, wp::float32>(var_22);
        // wp::array_store(var_b, var_0, var_23);
        // b[i][1] = 2.0                                                                          <L 39>
        var_25 = wp::address(var_b, var_0);
        // var_27 = wp::indexref(var_25, var_26);
        // wp::store(var_27, var_24);
        // b[i].x = 2.0                                                                           <L 40>
        var_29 = wp::address(var_b, var_0);
        // var_31 = wp::indexref(var_29, var_30);
        // wp::store(var_31, var_28);
        // b[i][2] += 2.0                                                                         <L 41>
        var_32 = wp::address(var_b, var_0);
        var_35 = wp::load(var_32);
        var_34 = wp::extract(var_35, var_33);
        var_37 = wp::add(var_34, var_36);
        // var_38 = wp::indexref(var_32, var_33);
        // wp::store(var_38, var_37);
        // flags[i] = not flags[i]                                                                <L 42>
        var_39 = wp::address(var_flags, var_0);
        var_41 = wp::load(var_39);
        var_40 = wp::unot(var_41);
        // wp::array_store(var_flags, var_0, var_40);
        // counts[i] = counts[i] + 1                                                              <L 43>
        var_42 = wp::address(var_counts, var_0);
        var_45 = wp::load(var_42);
        var_44 = wp::add(var_45, var_43);
        // wp::array_store(var_counts, var_0, var_44);
        // counts[i] |= 4                                                                         <L 44>
        // var_47 = wp::atomic_or(var_counts, var_0, var_46);
        // small[i] += wp.int8(3)                                                                 <L 45>
        var_48 = wp::address(var_small, var_0);
        var_50 = wp::int8(var_49);
        var_52 = wp::load(var_48);
        var_51 = wp::add(var_52, var_50);
        // wp::array_store(var_small, var_0, var_51);
        // frames[i] = frames[i] * frames[i]                                                      <L 46>
        var_53 = wp::address(var_frames, var_0);
        var_54 = wp::address(var_frames, var_0);
        var_56 = wp::load(var_53);
        var_57 = wp::load(var_54);
        var_55 = wp::mul(var_56, var_57);
        // wp::array_store(var_frames, var_0, var_55);
        // some[i] = a.dtype(1.0)                                                                 <L 47>
        var_59 = wp::float(var_58);
        // wp::array_store(var_some, var_0, var_59);
        // some[i] -= 1.0                                                                         <L 48>
        // var_61 = wp::atomic_sub(var_some, var_0, var_60);
        // same = a                                                                               <L 49>
        var_62 = wp::copy(var_a);
        // out[0] = same[1] + read(a, i) + read_any(c, i) + nth(a, i) + nth(some, i)              <L 50>
        var_64 = wp::address(var_62, var_63);
        var_65 = read_0(var_a, var_0);
        var_67 = wp::load(var_64);
        var_66 = wp::add(var_67, var_65);
        var_68 = read_any_0(var_c, var_0);
        var_69 = wp::add(var_66, var_68);
        var_70 = nth_0(var_a, var_0);
        var_71 = wp::add(var_69, var_70);
        var_72 = nth_0(var_some, var_0);
        var_73 = wp::add(var_71, var_72);
        // wp::array_store(var_out, var_74, var_73);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_74, var_73, adj_out, adj_74, adj_73);
        wp::adj_add(var_71, var_72, adj_71, adj_72, adj_73);
        adj_nth_0(var_some, var_0, adj_some, adj_0, adj_72);
        wp::adj_add(var_69, var_70, adj_69, adj_70, adj_71);
        adj_nth_0(var_a, var_0, adj_a, adj_0, adj_70);
        wp::adj_add(var_66, var_68, adj_66, adj_68, adj_69);
        adj_read_any_0(var_c, var_0, adj_c, adj_0, adj_68);
        wp::adj_add(var_67, var_65, adj_64, adj_65, adj_66);
        adj_read_0(var_a, var_0, adj_a, adj_0, adj_65);
        wp::adj_address(var_62, var_63, adj_62, adj_63, adj_64);
        // adj: out[0] = same[1] + read(a, i) + read_any(c, i) + nth(a, i) + nth(some, i)         <L 50>
        wp::adj_copy(var_a, adj_a, adj_62);
        // adj: same = a                                                                          <L 49>
        wp::adj_atomic_sub(var_some, var_0, var_60, adj_some, adj_0, adj_60, adj_61);
        // adj: some[i] -= 1.0                                                                    <L 48>
        wp::adj_array_store(var_some, var_0, var_59, adj_some, adj_0, adj_59);
        wp::adj_float(var_58, adj_58, adj_59);
        // adj: some[i] = a.dtype(1.0)                                                            <L 47>
        wp::adj_array_store(var_frames, var_0, var_55, adj_frames, adj_0, adj_55);
        wp::adj_mul(var_56, var_57, adj_53, adj_54, adj_55);
        wp::adj_address(var_frames, var_0, adj_frames, adj_0, adj_54);
        wp::adj_address(var_frames, var_0, adj_frames, adj_0, adj_53);
        // adj: frames[i] = frames[i] * frames[i]                                                 <L 46>
        wp::adj_array_store(var_small, var_0, var_51, adj_small, adj_0, adj_51);
        wp::adj_add(var_52, var_50, adj_48, adj_50, adj_51);
        wp::adj_address(var_small, var_0, adj_small, adj_0, adj_48);
        // adj: small[i] += wp.int8(3)                                                            <L 45>
        // adj: counts[i] |= 4                                                                    <L 44>
        wp::adj_array_store(var_counts, var_0, var_44, adj_counts, adj_0, adj_44);
        wp::adj_add(var_45, var_43, adj_42, adj_43, adj_44);
        wp::adj_address(var_counts, var_0, adj_counts, adj_0, adj_42);
        // adj: counts[i] = counts[i] + 1                                                         <L 43>
        wp::adj_array_store(var_flags, var_0, var_40, adj_flags, adj_0, adj_40);
        wp::adj_address(var_flags, var_0, adj_flags, adj_0, adj_39);
        // adj: flags[i] = not flags[i]                                                           <L 42>
        wp::adj_add(var_34, var_36, adj_34, adj_36, adj_37);
        wp::adj_extract(var_35, var_33, adj_32, adj_33, adj_34);
        wp::adj_address(var_b, var_0, adj_b, adj_0, adj_32);
        // adj: b[i][2] += 2.0                                                                    <L 41>
        wp::adj_address(var_b, var_0, adj_b, adj_0, adj_29);
        // adj: b[i].x = 2.0                                                                      <L 40>
        wp::adj_address(var_b, var_0, adj_b, adj_0, adj_25);
        // adj: b[i][1] = 2.0                                                                     <L 39>
        wp::adj_array_store(var_b, var_0, var_23, adj_b, adj_0, adj_23);
        wp::adj_vec_t(var_22, adj_22, adj_23);
        // adj: b[i] = wp.vec3(1.0)                                                               <L 38>
        wp::adj_atomic_add(var_a, var_0, var_20, adj_a, adj_0, adj_20, adj_21);
        // adj: a[i] += 3.0                                                                       <L 37>
        wp::adj_array_store(var_a, var_0, var_19, adj_a, adj_0, adj_19);
        // adj: a[i] = 2.0                                                                        <L 36>
        wp::adj_array_store(var_out, var_0, var_17, adj_out, adj_0, adj_17);
        wp::adj_add(var_14, var_18, adj_14, adj_16, adj_17);
        wp::adj_address(var_some, var_0, adj_some, adj_0, adj_16);
        wp::adj_add(var_12, var_15, adj_12, adj_13, adj_14);
        wp::adj_address(var_c, var_0, adj_c, adj_0, adj_13);
        wp::adj_add(var_6, var_10, adj_6, adj_10, adj_12);
        wp::adj_extract(var_11, var_9, adj_8, adj_9, adj_10);
        wp::adj_address(var_b, var_0, adj_b, adj_0, adj_8);
        wp::adj_add(var_7, var_4, adj_1, adj_4, adj_6);
        wp::adj_extract(var_5, var_3, adj_2, adj_3, adj_4);
        wp::adj_address(var_b, var_0, adj_b, adj_0, adj_2);
        wp::adj_address(var_a, var_0, adj_a, adj_0, adj_1);
        // adj: out[i] = a[i] + b[i][0] + b[i].y + c[i] + some[i]                                 <L 35>
        // adj: i = wp.tid()                                                                      <L 34>
        // adj: def attributes(                                                                   <L 23>
        continue;
    }
}

extern "C" __global__ void arrays_of_arrays_f5e24a78_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::fabricarray_t<float> var_a,
    wp::fabricarray_t<wp::vec_t<3, wp::float32>> var_b,
    wp::indexedfabricarray_t<float> var_some,
    wp::array_t<wp::float32> var_out,
    wp::fabricarray_t<float> adj_a,
    wp::fabricarray_t<wp::vec_t<3, wp::float32>> adj_b,
    wp::indexedfabricarray_t<float> adj_some,
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
        wp::array_t<wp::float32> var_1;
        const wp::int32 var_2 = 0;
        wp::float32* var_3;
        const wp::int32 var_4 = 1;
        float* var_5;
        wp::float32 var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        const wp::int32 var_9 = 2;
        float* var_10;
        wp::float32 var_11;
        wp::float32 var_12;
        const wp::int32 var_13 = 1;
        wp::vec_t<3, wp::float32>* var_14;
        const wp::int32 var_15 = 0;
        wp::float32 var_16;
        wp::vec_t<3, wp::float32> var_17;
        wp::float32 var_18;
        const wp::int32 var_19 = 0;
        float* var_20;
        wp::float32 var_21;
        wp::float32 var_22;
        const wp::float32 var_23 = 2.0;
        const wp::int32 var_24 = 1;
        const wp::float32 var_25 = 2.0;
        const wp::int32 var_26 = 1;
        const wp::int32 var_27 = 1;
        const wp::float32 var_28 = 2.0;
        wp::float32 var_29;
        const wp::float32 var_30 = 3.0;
        const wp::int32 var_31 = 2;
        const wp::float32 var_32 = 0.0;
        wp::vec_t<3, wp::float32> var_33;
        const wp::int32 var_34 = 1;
        const wp::float32 var_35 = 1.0;
        const wp::int32 var_36 = 2;
        wp::vec_t<3, wp::float32>* var_37;
        const wp::int32 var_38 = 0;
        wp::float32* var_39;
        wp::array_t<wp::float32> var_40;
        wp::shape_t* var_41;
        const wp::int32 var_42 = 0;
        wp::int32 var_43;
        wp::shape_t var_44;
        wp::float32 var_45;
        wp::int32 var_46;
        wp::float32 var_47;
        wp::float32 var_48;
        const wp::int32 var_49 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::array_t<wp::float32> adj_1 = {};
        wp::int32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::int32 adj_4 = {};
        float adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::int32 adj_9 = {};
        float adj_10 = {};
        wp::float32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::int32 adj_13 = {};
        wp::vec_t<3, wp::float32> adj_14 = {};
        wp::int32 adj_15 = {};
        wp::float32 adj_16 = {};
        wp::vec_t<3, wp::float32> adj_17 = {};
        wp::float32 adj_18 = {};
        wp::int32 adj_19 = {};
        float adj_20 = {};
        wp::float32 adj_21 = {};
        wp::float32 adj_22 = {};
        wp::float32 adj_23 = {};
        wp::int32 adj_24 = {};
        wp::float32 adj_25 = {};
        wp::int32 adj_26 = {};
        wp::int32 adj_27 = {};
        wp::float32 adj_28 = {};
        wp::float32 adj_29 = {};
        wp::float32 adj_30 = {};
        wp::int32 adj_31 = {};
        wp::float32 adj_32 = {};
        wp::vec_t<3, wp::float32> adj_33 = {};
        wp::int32 adj_34 = {};
        wp::float32 adj_35 = {};
        wp::int32 adj_36 = {};
        wp::vec_t<3, wp::float32> adj_37 = {};
        wp::int32 adj_38 = {};
        wp::float32 adj_39 = {};
        wp::array_t<wp::float32> adj_40 = {};
        wp::shape_t adj_41 = {};
        wp::int32 adj_42 = {};
        wp::int32 adj_43 = {};
        wp::shape_t adj_44 = {};
        wp::float32 adj_45 = {};
        wp::int32 adj_46 = {};
        wp::float32 adj_47 = {};
        wp::float32 adj_48 = {};
        wp::int32 adj_49 = {};
        //---------
        // forward
        // def arrays_of_arrays(                                                                  <L 54>
        // i = wp.tid()                                                                           <L 60>
        var_0 = builtin_tid1d();
        // row = a[i]                                                                             <L 61>
        var_1 = wp::view(var_a, var_0);
        // out[i] = row[0] + a[i][1] + a[i, 2] + b[i][1].x + some[i][0]                           <L 62>
        var_3 = wp::address(var_1, var_2);
        var_5 = wp::address(var_a, var_0, var_4);
        var_7 = wp::load(var_3);
        var_8 = wp::load(var_5);
        var_6 = wp::add(var_7, var_8);
        var_10 = wp::address(var_a, var_0, var_9);
        var_12 = wp::load(var_10);
        var_11 = wp::add(var_6, var_12);
        var_14 = wp::address(var_b, var_0, var_13);
        var_17 = wp::load(var_14);
        var_16 = wp::extract(var_17, var_15);
        var_18 = wp::add(var_11, var_16);
        var_20 = wp::address(var_some, var_0, var_19);
        var_22 = wp::load(var_20);
        var_21 = wp::add(var_18, var_22);
        // wp::array_store(var_out, var_0, var_21);
        // a[i][1] = 2.0                                                                          <L 63>
        // wp::array_store(var_a, var_0, var_24, var_23);
        // a[i, 1] = 2.0                                                                          <L 64>
        // wp::array_store(var_a, var_0, var_26, var_25);
        // a[i][1] += 2.0                                                                         <L 65>
        // var_29 = wp::atomic_add(var_a, var_0, var_27, var_28);
        // row[2] = 3.0                                                                           <L 66>
        // wp::array_store(var_1, var_31, var_30);
        // b[i][1] = wp.vec3(0.0)                                                                 <L 67>
        var_33 = wp::vec_t<3, wp::float32>(var_32);
        // wp::array_store(var_b, var_0, var_34, var_33);
        // b[i, 2].x = 1.0                                                                        <L 68>
        var_37 = wp::address(var_b, var_0, var_36);
        // var_39 = wp::indexref(var_37, var_38);
        // wp::store(var_39, var_35);
        // other = some[i]                                                                        <L 69>
        var_40 = wp::view(var_some, var_0);
        // other[0] = float(row.shape[0]) + float(len(other))                                     <L 70>
        var_41 = &(var_1.shape);
        var_44 = wp::load(var_41);
        var_43 = wp::extract(var_44, var_42);
        var_45 = wp::float(var_43);
        var_46 = wp::len(var_40);
        var_47 = wp::float(var_46);
        var_48 = wp::add(var_45, var_47);
        // wp::array_store(var_40, var_49, var_48);
        //---------
        // reverse
        wp::adj_array_store(var_40, var_49, var_48, adj_40, adj_49, adj_48);
        wp::adj_add(var_45, var_47, adj_45, adj_47, adj_48);
        wp::adj_float(var_46, adj_46, adj_47);
        wp::adj_float(var_43, adj_43, adj_45);
        adj_1.shape = adj_41;
        // adj: other[0] = float(row.shape[0]) + float(len(other))                                <L 70>
        wp::adj_view(var_some, var_0, adj_some, adj_0, adj_40);
        // adj: other = some[i]                                                                   <L 69>
        wp::adj_address(var_b, var_0, var_36, adj_b, adj_0, adj_36, adj_37);
        // adj: b[i, 2].x = 1.0                                                                   <L 68>
        wp::adj_array_store(var_b, var_0, var_34, var_33, adj_b, adj_0, adj_34, adj_33);
        wp::adj_vec_t(var_32, adj_32, adj_33);
        // adj: b[i][1] = wp.vec3(0.0)                                                            <L 67>
        wp::adj_array_store(var_1, var_31, var_30, adj_1, adj_31, adj_30);
        // adj: row[2] = 3.0                                                                      <L 66>
        wp::adj_atomic_add(var_a, var_0, var_27, var_28, adj_a, adj_0, adj_27, adj_28, adj_29);
        // adj: a[i][1] += 2.0                                                                    <L 65>
        wp::adj_array_store(var_a, var_0, var_26, var_25, adj_a, adj_0, adj_26, adj_25);
        // adj: a[i, 1] = 2.0                                                                     <L 64>
        wp::adj_array_store(var_a, var_0, var_24, var_23, adj_a, adj_0, adj_24, adj_23);
        // adj: a[i][1] = 2.0                                                                     <L 63>
        wp::adj_array_store(var_out, var_0, var_21, adj_out, adj_0, adj_21);
        wp::adj_add(var_18, var_22, adj_18, adj_20, adj_21);
        wp::adj_address(var_some, var_0, var_19, adj_some, adj_0, adj_19, adj_20);
        wp::adj_add(var_11, var_16, adj_11, adj_16, adj_18);
        wp::adj_extract(var_17, var_15, adj_14, adj_15, adj_16);
        wp::adj_address(var_b, var_0, var_13, adj_b, adj_0, adj_13, adj_14);
        wp::adj_add(var_6, var_12, adj_6, adj_10, adj_11);
        wp::adj_address(var_a, var_0, var_9, adj_a, adj_0, adj_9, adj_10);
        wp::adj_add(var_7, var_8, adj_3, adj_5, adj_6);
        wp::adj_address(var_a, var_0, var_4, adj_a, adj_0, adj_4, adj_5);
        wp::adj_address(var_1, var_2, adj_1, adj_2, adj_3);
        // adj: out[i] = row[0] + a[i][1] + a[i, 2] + b[i][1].x + some[i][0]                      <L 62>
        wp::adj_view(var_a, var_0, adj_a, adj_0, adj_1);
        // adj: row = a[i]                                                                        <L 61>
        // adj: i = wp.tid()                                                                      <L 60>
        // adj: def arrays_of_arrays(                                                             <L 54>
        continue;
    }
}

extern "C" __global__ void generic_6138a929_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::fabricarray_t<wp::vec_t<3, wp::float32>> var_a,
    wp::fabricarray_t<wp::vec_t<3, wp::float32>> var_b,
    wp::fabricarray_t<wp::vec_t<3, wp::float32>> adj_a,
    wp::fabricarray_t<wp::vec_t<3, wp::float32>> adj_b)
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
        wp::vec_t<3, wp::float32>* var_1;
        wp::vec_t<3, wp::float32> var_2;
        wp::vec_t<3, wp::float32> var_3;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::vec_t<3, wp::float32> adj_1 = {};
        wp::vec_t<3, wp::float32> adj_2 = {};
        wp::vec_t<3, wp::float32> adj_3 = {};
        //---------
        // forward
        // def generic(a: wp.fabricarray(dtype=Any), b: wp.fabricarray(dtype=Any)):               <L 1>
        // i = wp.tid()                                                                           <L 2>
        var_0 = builtin_tid1d();
        // b[i] = a[i]                                                                            <L 3>
        var_1 = wp::address(var_a, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // wp::array_store(var_b, var_0, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_b, var_0, var_2, adj_b, adj_0, adj_2);
        wp::adj_copy(var_3, adj_1, adj_2);
        wp::adj_address(var_a, var_0, adj_a, adj_0, adj_1);
        // adj: b[i] = a[i]                                                                       <L 3>
        // adj: i = wp.tid()                                                                      <L 2>
        // adj: def generic(a: wp.fabricarray(dtype=Any), b: wp.fabricarray(dtype=Any)):          <L 1>
        continue;
    }
}

extern "C" __global__ void generic_c5546cf7_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::fabricarray_t<wp::float32> var_a,
    wp::fabricarray_t<wp::float32> var_b,
    wp::fabricarray_t<wp::float32> adj_a,
    wp::fabricarray_t<wp::float32> adj_b)
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
        wp::float32 var_2;
        wp::float32 var_3;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        //---------
        // forward
        // def generic(a: wp.fabricarray(dtype=Any), b: wp.fabricarray(dtype=Any)):               <L 1>
        // i = wp.tid()                                                                           <L 2>
        var_0 = builtin_tid1d();
        // b[i] = a[i]                                                                            <L 3>
        var_1 = wp::address(var_a, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // wp::array_store(var_b, var_0, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_b, var_0, var_2, adj_b, adj_0, adj_2);
        wp::adj_copy(var_3, adj_1, adj_2);
        wp::adj_address(var_a, var_0, adj_a, adj_0, adj_1);
        // adj: b[i] = a[i]                                                                       <L 3>
        // adj: i = wp.tid()                                                                      <L 2>
        // adj: def generic(a: wp.fabricarray(dtype=Any), b: wp.fabricarray(dtype=Any)):          <L 1>
        continue;
    }
}
