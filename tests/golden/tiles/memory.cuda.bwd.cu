struct Box_d520c155
{
    wp::array_t<wp::float32> values;
    wp::int32 begin;


    Box_d520c155() = default;
    CUDA_CALLABLE Box_d520c155(wp::array_t<wp::float32> const& values,
    wp::int32 const& begin = {})
        : values{values}
        , begin{begin}

    {
    }

    CUDA_CALLABLE Box_d520c155& operator += (const Box_d520c155& rhs)
    {    begin += rhs.begin;

        return *this;}

};

static CUDA_CALLABLE void adj_Box_d520c155(wp::array_t<wp::float32> const&,
    wp::int32 const&,
    wp::array_t<wp::float32> & adj_values,
    wp::int32 & adj_begin,
    Box_d520c155 & adj_ret)
{
    adj_values = adj_ret.values;
    adj_begin += adj_ret.begin;
}

// Required when compiling adjoints.
CUDA_CALLABLE Box_d520c155 add(const Box_d520c155& a, const Box_d520c155& b)
{
    return Box_d520c155();
}

CUDA_CALLABLE void adj_atomic_add(Box_d520c155* p, Box_d520c155 t)
{
    wp::adj_atomic_add(&p->values, t.values);
    wp::adj_atomic_add(&p->begin, t.begin);
}

extern "C" __global__ void move_0398f730_cuda_kernel_backward(
    wp::launch_bounds_t<2> dim,
    wp::array_t<wp::float32> var_a,
    wp::array_t<wp::float32> var_b,
    wp::array_t<wp::float32> var_line,
    wp::int32 var_count,
    wp::array_t<wp::float32> adj_a,
    wp::array_t<wp::float32> adj_b,
    wp::array_t<wp::float32> adj_line,
    wp::int32 adj_count)
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
        wp::int32 var_1;
        const wp::int32 var_2 = 4;
        const wp::int32 var_3 = 8;
        wp::tuple_t<wp::int32, wp::int32> var_4;
        wp::int32 var_5;
        wp::int32 var_6;
        wp::tuple_t<wp::int32, wp::int32> var_7;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,8>>> var_8 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,8>>>{};
        wp::tuple_t<wp::int32, wp::int32> var_9;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,8>>> var_10 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,8>>>{};
        const wp::int32 var_11 = 0;
        const wp::int32 var_12 = 0;
        wp::tuple_t<wp::int32, wp::int32> var_13;
        const wp::int32 var_14 = 0;
        wp::tuple_t<wp::int32, wp::int32> var_15;
        const wp::str var_16 = "shared";
        const bool var_17 = false;
        const bool var_18 = true;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,8>, wp::tile_stride_t<8,1>>, true> var_19 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4,8>,wp::tile_stride_t<8,1>,true>();
        const wp::int32 var_20 = 0;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_21 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
        const bool var_22 = false;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_23 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
        const wp::int32 var_24 = 0;
        wp::int32 var_25;
        wp::int32 var_26;
        wp::tuple_t<wp::int32, wp::int32> var_27;
        const wp::int32 var_28 = 0;
        wp::tuple_t<wp::int32, wp::int32> var_29;
        const bool var_30 = false;
        const bool var_31 = true;
        const wp::int32 var_32 = 0;
        const wp::int32 var_33 = 0;
        const wp::int32 var_34 = 0;
        const wp::int32 var_35 = 3;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_7 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,8>>> adj_8{};
        wp::tuple_t<wp::int32, wp::int32> adj_9 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,8>>> adj_10{};
        wp::int32 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_13 = {};
        wp::int32 adj_14 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_15 = {};
        wp::str adj_16 = {};
        bool adj_17 = {};
        bool adj_18 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,8>, wp::tile_stride_t<8,1>>, true>& adj_19 = var_19;
        wp::int32 adj_20 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_21{};
        bool adj_22 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_23{};
        wp::int32 adj_24 = {};
        wp::int32 adj_25 = {};
        wp::int32 adj_26 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_27 = {};
        wp::int32 adj_28 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_29 = {};
        bool adj_30 = {};
        bool adj_31 = {};
        wp::int32 adj_32 = {};
        wp::int32 adj_33 = {};
        wp::int32 adj_34 = {};
        wp::int32 adj_35 = {};
        //---------
        // forward
        // def move(a: wp.array2d(dtype=float), b: wp.array2d(dtype=float), line: wp.array(dtype=float), count: int):       <L 9>
        // i, j = wp.tid()                                                                        <L 10>
        builtin_tid2d(var_0, var_1);
        // t = wp.tile_load(a, shape=(ROWS, COLS), offset=(i * ROWS, j * COLS))                   <L 11>
        var_4 = wp::tuple(var_2, var_3);
        var_5 = wp::mul(var_0, var_2);
        var_6 = wp::mul(var_1, var_3);
        var_7 = wp::tuple(var_5, var_6);
        var_8 = wp::tile_load<wp::float32, true, false, 4, 8>(var_a, var_5, var_6);
        // u = wp.tile_load(a, shape=(ROWS, COLS))                                                <L 12>
        var_9 = wp::tuple(var_2, var_3);
        var_10 = wp::tile_load<wp::float32, true, false, 4, 8>(var_a, var_11, var_12);
        // v = wp.tile_load(a, (ROWS, COLS), (i, 0), storage="shared", bounds_check=False, aligned=True)       <L 13>
        var_13 = wp::tuple(var_2, var_3);
        var_15 = wp::tuple(var_0, var_14);
        var_19 = wp::tile_load<wp::float32, false, true, 4, 8>(var_a, var_0, var_20);
        // w = wp.tile_load(line, COLS, count)                                                    <L 14>
        var_21 = wp::tile_load<wp::float32, true, false, 8>(var_line, var_count);
        // x = wp.tile_load(line, shape=COLS, aligned=False)                                      <L 15>
        var_23 = wp::tile_load<wp::float32, true, false, 8>(var_line, var_24);
        // wp.tile_store(b, t, offset=(i * ROWS, j * COLS))                                       <L 16>
        var_25 = wp::mul(var_0, var_2);
        var_26 = wp::mul(var_1, var_3);
        var_27 = wp::tuple(var_25, var_26);
        // wp::tile_store<wp::float32, true, false>(var_b, var_25, var_26, var_8);
        // wp.tile_store(b, v, offset=(0, j), bounds_check=False, aligned=True)                   <L 17>
        var_29 = wp::tuple(var_28, var_1);
        // wp::tile_store<wp::float32, false, true>(var_b, var_32, var_1, var_19);
        // wp.tile_store(b, u)                                                                    <L 18>
        // wp::tile_store<wp::float32, true, false>(var_b, var_33, var_34, var_10);
        // wp.tile_store(line, w, offset=3)                                                       <L 19>
        // wp::tile_store<wp::float32, true, false>(var_line, var_35, var_21);
        // wp.tile_store(line, x, COLS)                                                           <L 20>
        // wp::tile_store<wp::float32, true, false>(var_line, var_3, var_23);
        //---------
        // reverse
        wp::adj_tile_store(var_line, var_3, var_23, adj_line, adj_3, adj_23);
        // adj: wp.tile_store(line, x, COLS)                                                      <L 20>
        wp::adj_tile_store(var_line, var_35, var_21, adj_line, adj_35, adj_21);
        // adj: wp.tile_store(line, w, offset=3)                                                  <L 19>
        wp::adj_tile_store(var_b, var_33, var_34, var_10, adj_b, adj_33, adj_34, adj_10);
        // adj: wp.tile_store(b, u)                                                               <L 18>
        wp::adj_tile_store(var_b, var_32, var_1, var_19, adj_b, adj_32, adj_1, adj_19);
        // adj: wp.tile_store(b, v, offset=(0, j), bounds_check=False, aligned=True)              <L 17>
        wp::adj_tile_store(var_b, var_25, var_26, var_8, adj_b, adj_25, adj_26, adj_8);
        wp::adj_mul(var_1, var_3, adj_1, adj_3, adj_26);
        wp::adj_mul(var_0, var_2, adj_0, adj_2, adj_25);
        // adj: wp.tile_store(b, t, offset=(i * ROWS, j * COLS))                                  <L 16>
        wp::adj_tile_load(var_line, var_24, adj_line, adj_24, adj_23);
        // adj: x = wp.tile_load(line, shape=COLS, aligned=False)                                 <L 15>
        wp::adj_tile_load(var_line, var_count, adj_line, adj_count, adj_21);
        // adj: w = wp.tile_load(line, COLS, count)                                               <L 14>
        wp::adj_tile_load(var_a, var_0, var_20, adj_a, adj_0, adj_20, adj_19);
        // adj: v = wp.tile_load(a, (ROWS, COLS), (i, 0), storage="shared", bounds_check=False, aligned=True)  <L 13>
        wp::adj_tile_load(var_a, var_11, var_12, adj_a, adj_11, adj_12, adj_10);
        // adj: u = wp.tile_load(a, shape=(ROWS, COLS))                                           <L 12>
        wp::adj_tile_load(var_a, var_5, var_6, adj_a, adj_5, adj_6, adj_8);
        wp::adj_mul(var_1, var_3, adj_1, adj_3, adj_6);
        wp::adj_mul(var_0, var_2, adj_0, adj_2, adj_5);
        // adj: t = wp.tile_load(a, shape=(ROWS, COLS), offset=(i * ROWS, j * COLS))              <L 11>
        // adj: i, j = wp.tid()                                                                   <L 10>
        // adj: def move(a: wp.array2d(dtype=float), b: wp.array2d(dtype=float), line: wp.array(dtype=float), count: int):  <L 9>
        continue;
    }
}

extern "C" __global__ void through_fields_0f0b3e4e_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    Box_d520c155 var_box,
    wp::array_t<wp::int32> var_starts,
    wp::array_t<wp::float32> var_out,
    Box_d520c155 adj_box,
    wp::array_t<wp::int32> adj_starts,
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
        wp::array_t<wp::float32>* var_1;
        const wp::int32 var_2 = 8;
        wp::int32* var_3;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_4 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
        wp::array_t<wp::float32> var_5;
        wp::int32 var_6;
        wp::tuple_t<wp::int32> var_7;
        wp::int32* var_8;
        wp::tuple_t<wp::int32> var_9;
        wp::int32 var_10;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_11 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
        wp::int32 var_12;
        wp::array_t<wp::float32>* var_13;
        wp::array_t<wp::float32> var_14;
        wp::array_t<wp::float32> var_15;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_16 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
        wp::int32* var_17;
        wp::int32 var_18;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::array_t<wp::float32> adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_4{};
        wp::array_t<wp::float32> adj_5 = {};
        wp::int32 adj_6 = {};
        wp::tuple_t<wp::int32> adj_7 = {};
        wp::int32 adj_8 = {};
        wp::tuple_t<wp::int32> adj_9 = {};
        wp::int32 adj_10 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_11{};
        wp::int32 adj_12 = {};
        wp::array_t<wp::float32> adj_13 = {};
        wp::array_t<wp::float32> adj_14 = {};
        wp::array_t<wp::float32> adj_15 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_16{};
        wp::int32 adj_17 = {};
        wp::int32 adj_18 = {};
        //---------
        // forward
        // def through_fields(box: Box, starts: wp.array(dtype=int), out: wp.array(dtype=float)):       <L 30>
        // i = wp.tid()                                                                           <L 31>
        var_0 = builtin_tid1d();
        // t = wp.tile_load(box.values, shape=COLS, offset=box.begin)                             <L 32>
        var_1 = &((var_box).values);
        var_3 = &((var_box).begin);
        var_5 = wp::load(var_1);
        var_6 = wp::load(var_3);
        var_4 = wp::tile_load<wp::float32, true, false, 8>(var_5, var_6);
        // u = wp.tile_load(out, shape=(COLS,), offset=(starts[i],))                              <L 33>
        var_7 = wp::tuple(var_2);
        var_8 = wp::address(var_starts, var_0);
        var_10 = wp::load(var_8);
        var_9 = wp::tuple(var_10);
        var_12 = wp::load(var_8);
        var_11 = wp::tile_load<wp::float32, true, false, 8>(var_out, var_12);
        // values = box.values                                                                    <L 34>
        var_13 = &((var_box).values);
        var_15 = wp::load(var_13);
        var_14 = wp::copy(var_15);
        // wp.tile_store(values, t + u, offset=starts[i])                                         <L 35>
        var_16 = wp::tile_add(var_4, var_11);
        var_17 = wp::address(var_starts, var_0);
        var_18 = wp::load(var_17);
        // wp::tile_store<wp::float32, true, false>(var_14, var_18, var_16);
        //---------
        // reverse
        wp::adj_tile_store(var_14, var_18, var_16, adj_14, adj_17, adj_16);
        wp::adj_address(var_starts, var_0, adj_starts, adj_0, adj_17);
        wp::adj_tile_add(var_4, var_11, adj_4, adj_11, adj_16);
        // adj: wp.tile_store(values, t + u, offset=starts[i])                                    <L 35>
        wp::adj_copy(var_15, adj_13, adj_14);
        adj_box.values = adj_13;
        // adj: values = box.values                                                               <L 34>
        wp::adj_tile_load(var_out, var_12, adj_out, adj_8, adj_11);
        wp::adj_address(var_starts, var_0, adj_starts, adj_0, adj_8);
        // adj: u = wp.tile_load(out, shape=(COLS,), offset=(starts[i],))                         <L 33>
        wp::adj_tile_load(var_5, var_6, adj_1, adj_3, adj_4);
        adj_box.begin = adj_3;
        adj_box.values = adj_1;
        // adj: t = wp.tile_load(box.values, shape=COLS, offset=box.begin)                        <L 32>
        // adj: i = wp.tid()                                                                      <L 31>
        // adj: def through_fields(box: Box, starts: wp.array(dtype=int), out: wp.array(dtype=float)):  <L 30>
        continue;
    }
}

extern "C" __global__ void picked_15d85057_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_a,
    wp::array_t<wp::float32> var_b,
    wp::array_t<wp::int32> var_places,
    wp::array_t<wp::float32> adj_a,
    wp::array_t<wp::float32> adj_b,
    wp::array_t<wp::int32> adj_places)
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
        const wp::int32 var_1 = 4;
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true> var_2 = wp::tile_alloc_empty<wp::int32,wp::tile_shape_t<4>,wp::tile_stride_t<1>,true>();
        const wp::int32 var_3 = 0;
        const wp::int32 var_4 = 8;
        wp::tuple_t<wp::int32, wp::int32> var_5;
        const wp::int32 var_6 = 0;
        wp::tuple_t<wp::int32, wp::int32> var_7;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,8>>> var_8 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,8>>>{};
        const wp::int32 var_9 = 0;
        const wp::int32 var_10 = 0;
        const wp::int32 var_11 = 2;
        wp::tuple_t<wp::int32, wp::int32> var_12;
        const wp::int32 var_13 = 1;
        const wp::str var_14 = "shared";
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2,4>, wp::tile_stride_t<4,1>>, true> var_15 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<2,4>,wp::tile_stride_t<4,1>,true>();
        const wp::int32 var_16 = 0;
        const wp::int32 var_17 = 0;
        const wp::int32 var_18 = 0;
        wp::tuple_t<wp::int32, wp::int32> var_19;
        const wp::int32 var_20 = 0;
        const wp::int32 var_21 = 0;
        const wp::int32 var_22 = 1;
        const wp::int32 var_23 = 0;
        const wp::int32 var_24 = 0;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,8>>> var_25 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,8>>>{};
        const wp::int32 var_26 = 0;
        const wp::int32 var_27 = 0;
        const wp::int32 var_28 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::tile_shared_t<wp::int32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true>& adj_2 = var_2;
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_5 = {};
        wp::int32 adj_6 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_7 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,8>>> adj_8{};
        wp::int32 adj_9 = {};
        wp::int32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_12 = {};
        wp::int32 adj_13 = {};
        wp::str adj_14 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2,4>, wp::tile_stride_t<4,1>>, true>& adj_15 = var_15;
        wp::int32 adj_16 = {};
        wp::int32 adj_17 = {};
        wp::int32 adj_18 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_19 = {};
        wp::int32 adj_20 = {};
        wp::int32 adj_21 = {};
        wp::int32 adj_22 = {};
        wp::int32 adj_23 = {};
        wp::int32 adj_24 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,8>>> adj_25{};
        wp::int32 adj_26 = {};
        wp::int32 adj_27 = {};
        wp::int32 adj_28 = {};
        //---------
        // forward
        // def picked(a: wp.array2d(dtype=float), b: wp.array2d(dtype=float), places: wp.array(dtype=int)):       <L 39>
        // i = wp.tid()                                                                           <L 40>
        var_0 = builtin_tid1d();
        // rows = wp.tile_load(places, shape=ROWS)                                                <L 41>
        var_2 = wp::tile_load<wp::int32, true, false, 4>(var_places, var_3);
        // t = wp.tile_load_indexed(a, indices=rows, shape=(ROWS, COLS), offset=(0, i))           <L 42>
        var_5 = wp::tuple(var_1, var_4);
        var_7 = wp::tuple(var_6, var_0);
        var_8 = wp::tile_load_indexed<4, 8>(var_a, var_2, var_9, var_10, var_0);
        // u = wp.tile_load_indexed(a, rows, (2, ROWS), axis=1, storage="shared")                 <L 43>
        var_12 = wp::tuple(var_11, var_1);
        var_15 = wp::tile_load_indexed<2, 4>(var_a, var_2, var_13, var_16, var_17);
        // wp.tile_store_indexed(b, indices=rows, t=t, offset=(i, 0), axis=0)                     <L 44>
        var_19 = wp::tuple(var_0, var_18);
        // wp::tile_store_indexed(var_b, var_2, var_20, var_0, var_21, var_8);
        // wp.tile_store_indexed(b, rows, u, axis=1)                                              <L 45>
        // wp::tile_store_indexed(var_b, var_2, var_22, var_23, var_24, var_15);
        // wp.tile_atomic_add_indexed(b, indices=rows, t=t)                                       <L 46>
        // var_25 = wp::tile_atomic_add_indexed(var_b, var_2, var_26, var_27, var_28, var_8);
        //---------
        // reverse
        wp::adj_tile_atomic_add_indexed(var_b, var_2, var_26, var_27, var_28, var_8, adj_b, adj_2, adj_26, adj_27, adj_28, adj_8, adj_25);
        // adj: wp.tile_atomic_add_indexed(b, indices=rows, t=t)                                  <L 46>
        wp::adj_tile_store_indexed(var_b, var_2, var_22, var_23, var_24, var_15, adj_b, adj_2, adj_22, adj_23, adj_24, adj_15);
        // adj: wp.tile_store_indexed(b, rows, u, axis=1)                                         <L 45>
        wp::adj_tile_store_indexed(var_b, var_2, var_20, var_0, var_21, var_8, adj_b, adj_2, adj_20, adj_0, adj_21, adj_8);
        // adj: wp.tile_store_indexed(b, indices=rows, t=t, offset=(i, 0), axis=0)                <L 44>
        wp::adj_tile_load_indexed(var_a, var_2, var_13, var_16, var_17, adj_a, adj_2, adj_13, adj_16, adj_17, adj_15);
        // adj: u = wp.tile_load_indexed(a, rows, (2, ROWS), axis=1, storage="shared")            <L 43>
        wp::adj_tile_load_indexed(var_a, var_2, var_9, var_10, var_0, adj_a, adj_2, adj_9, adj_10, adj_0, adj_8);
        // adj: t = wp.tile_load_indexed(a, indices=rows, shape=(ROWS, COLS), offset=(0, i))      <L 42>
        wp::adj_tile_load(var_places, var_3, adj_places, adj_3, adj_2);
        // adj: rows = wp.tile_load(places, shape=ROWS)                                           <L 41>
        // adj: i = wp.tid()                                                                      <L 40>
        // adj: def picked(a: wp.array2d(dtype=float), b: wp.array2d(dtype=float), places: wp.array(dtype=int)):  <L 39>
        continue;
    }
}

extern "C" __global__ void summed_751f0e51_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_a,
    wp::array_t<wp::float32> var_totals,
    wp::array_t<wp::int32> var_counts,
    wp::array_t<wp::float32> adj_a,
    wp::array_t<wp::float32> adj_totals,
    wp::array_t<wp::int32> adj_counts)
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
        const wp::int32 var_2 = 8;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_3 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
        const wp::int32 var_4 = 0;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_5 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_6 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
        const wp::int32 var_7 = 0;
        const wp::int32 var_8 = 2;
        wp::tuple_t<wp::int32> var_9;
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<2>>> var_10 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<2>>>{};
        wp::tuple_t<wp::int32> var_11;
        const bool var_12 = false;
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<2>>> var_13 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<2>>>{};
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::array_t<wp::float32> adj_1 = {};
        wp::int32 adj_2 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_3{};
        wp::int32 adj_4 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_5{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> adj_6{};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::tuple_t<wp::int32> adj_9 = {};
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<2>>> adj_10{};
        wp::tuple_t<wp::int32> adj_11 = {};
        bool adj_12 = {};
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<2>>> adj_13{};
        //---------
        // forward
        // def summed(a: wp.array2d(dtype=float), totals: wp.array(dtype=float), counts: wp.array(dtype=int)):       <L 50>
        // i = wp.tid()                                                                           <L 51>
        var_0 = builtin_tid1d();
        // t = wp.tile_load(a[i], shape=COLS)                                                     <L 52>
        var_1 = wp::view(var_a, var_0);
        var_3 = wp::tile_load<wp::float32, true, false, 8>(var_1, var_4);
        // before = wp.tile_atomic_add(totals, t, offset=i)                                       <L 53>
        // var_5 = wp::tile_atomic_add<wp::float32, true>(var_totals, var_0, var_3);
        // wp.tile_atomic_add(totals, before)                                                     <L 54>
        // var_6 = wp::tile_atomic_add<wp::float32, true>(var_totals, var_7, var_5);
        // wp.tile_atomic_add(counts, wp.tile_ones(shape=(2,), dtype=int), offset=(i,), bounds_check=False)       <L 55>
        var_9 = wp::tuple(var_8);
        var_10 = wp::tile_ones<int, 2>();
        var_11 = wp::tuple(var_0);
        // var_13 = wp::tile_atomic_add<wp::int32, false>(var_counts, var_0, var_10);
        //---------
        // reverse
        wp::adj_tile_atomic_add(var_counts, var_0, var_10, adj_counts, adj_0, adj_10, adj_13);
        // adj: wp.tile_atomic_add(counts, wp.tile_ones(shape=(2,), dtype=int), offset=(i,), bounds_check=False)  <L 55>
        wp::adj_tile_atomic_add(var_totals, var_7, var_5, adj_totals, adj_7, adj_5, adj_6);
        // adj: wp.tile_atomic_add(totals, before)                                                <L 54>
        wp::adj_tile_atomic_add(var_totals, var_0, var_3, adj_totals, adj_0, adj_3, adj_5);
        // adj: before = wp.tile_atomic_add(totals, t, offset=i)                                  <L 53>
        wp::adj_tile_load(var_1, var_4, adj_1, adj_4, adj_3);
        wp::adj_view(var_a, var_0, adj_a, adj_0, adj_1);
        // adj: t = wp.tile_load(a[i], shape=COLS)                                                <L 52>
        // adj: i = wp.tid()                                                                      <L 51>
        // adj: def summed(a: wp.array2d(dtype=float), totals: wp.array(dtype=float), counts: wp.array(dtype=int)):  <L 50>
        continue;
    }
}
