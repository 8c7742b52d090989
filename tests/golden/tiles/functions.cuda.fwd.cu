template<typename tile_t>

// functions.py:0
static CUDA_CALLABLE wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> total_0(
    tile_t& var_t)
{
    //---------
    // primal vars
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_0 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
    //---------
    // forward
    // def total(t: wp.tile[float]):                                                          <L 1>
    // return wp.tile_sum(t)                                                                  <L 2>
    var_0 = wp::tile_sum(var_t);
    return var_0;
}

template<typename tile_t>

// functions.py:14
static CUDA_CALLABLE wp::float32 first_0(
    tile_t& var_t)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32 var_1;
    //---------
    // forward
    // def first(t: wp.tile[float, SIDE]):                                                    <L 15>
    // return t[0]                                                                            <L 16>
    var_1 = wp::tile_extract(var_t, var_0);
    return var_1;
}

template<typename tile_t, typename tile_u>

// functions.py:0
static CUDA_CALLABLE wp::float32 bump_0(
    tile_t& var_t,
    tile_u& var_u)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    wp::float32 var_1;
    //---------
    // forward
    // def bump(t: Any, u: Any):                                                              <L 1>
    // t += u                                                                                 <L 2>
    wp::tile_add_inplace(var_t, var_u);
    // return t[1]                                                                            <L 3>
    var_1 = wp::tile_extract(var_t, var_0);
    return var_1;
}

template<typename tile_t>

// functions.py:19
static CUDA_CALLABLE void both_0(
    tile_t& var_t,
    wp::float32 var_k,
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,2>>> & ret_0,
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2,4>, wp::tile_stride_t<1,2>>, false> & ret_1)
{
    //---------
    // primal vars
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,2>>> var_0 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,2>>>{};
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2,4>, wp::tile_stride_t<1,2>>, false> var_1 = nullptr;
    //---------
    // forward
    // def both(t: wp.tile[float, 4, 2], k: float):                                           <L 20>
    // return t * k, wp.tile_transpose(t)                                                     <L 21>
    var_0 = wp::tile_mul(var_t, var_k);
    var_1 = wp::tile_transpose(var_t);
    ret_0 = var_0;
    ret_1 = var_1;
    return;
}

template<typename tile_t>

// functions.py:24
static CUDA_CALLABLE wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> passed_0(
    tile_t& var_t)
{
    //---------
    // primal vars
    //---------
    // forward
    // def passed(t: wp.tile(dtype=int, shape=(SIDE,))) -> wp.tile[int, 8]:                   <L 25>
    // return t                                                                               <L 26>
    return var_t;
}

template<typename tile_s>

// functions.py:0
static CUDA_CALLABLE wp::int32 push_0(
    tile_s& var_s,
    wp::int32 var_x)
{
    //---------
    // primal vars
    const bool var_0 = true;
    wp::int32 var_1;
    //---------
    // forward
    // def push(s: Any, x: int):                                                              <L 1>
    // return wp.tile_stack_push(s, x, True)                                                  <L 2>
    var_1 = wp::tile_stack_push(var_s, var_x, var_0);
    return var_1;
}

template<typename tile_s>

// functions.py:40
static CUDA_CALLABLE wp::int32 stored_0(
    tile_s& var_s)
{
    //---------
    // primal vars
    wp::int32 var_0;
    //---------
    // forward
    // def stored(s: wp.tile_stack(capacity=16, dtype=int)):                                  <L 41>
    // return wp.tile_stack_count(s)                                                          <L 42>
    var_0 = wp::tile_stack_count(var_s);
    return var_0;
}

extern "C" __global__ void calls_a842dbf7_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_a,
    wp::array_t<wp::float32> var_b,
    wp::array_t<wp::float32> var_out,
    wp::array_t<wp::int32> var_n)
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
        const wp::int32 var_0 = 8;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true> var_1 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8>,wp::tile_stride_t<1>,false>();
        const wp::int32 var_2 = 0;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_3 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
        const wp::int32 var_4 = 0;
        const wp::int32 var_5 = 4;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> var_6 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>>{};
        const wp::int32 var_7 = 0;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_8 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
        const wp::int32 var_9 = 0;
        wp::float32 var_10;
        wp::float32 var_11;
        wp::float32 var_12;
        const wp::int32 var_13 = 1;
        const wp::int32 var_14 = 4;
        const wp::int32 var_15 = 2;
        wp::tuple_t<wp::int32, wp::int32> var_16;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,2>>> var_17 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,2>>>{};
        const wp::int32 var_18 = 0;
        const wp::int32 var_19 = 0;
        const wp::float32 var_20 = 0.5;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,2>>> var_21 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,2>>>{};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2,4>, wp::tile_stride_t<1,2>>, false> var_22 = nullptr;
        const wp::int32 var_23 = 0;
        const wp::int32 var_24 = 0;
        const wp::int32 var_25 = 0;
        const wp::int32 var_26 = 0;
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_27 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
        const wp::int32 var_28 = 0;
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<8>>> var_29 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<8>>>{};
        const wp::int32 var_30 = 0;
        const wp::int32 var_31 = 16;
        wp::tile_stack_t<wp::int32, 16> var_32 = wp::tile_stack_alloc<wp::int32, 16>();
        const wp::int32 var_33 = 3;
        wp::int32 var_34;
        wp::int32 var_35;
        wp::int32 var_36;
        const wp::int32 var_37 = 0;
        //---------
        // forward
        // def calls(a: wp.array(dtype=float), b: wp.array2d(dtype=float), out: wp.array(dtype=float), n: wp.array(dtype=int)):       <L 46>
        // t = wp.tile_load(a, shape=SIDE)                                                        <L 47>
        var_1 = wp::tile_load<wp::float32, true, false, 8>(var_a, var_2);
        // s = total(t)                                                                           <L 48>
        var_3 = total_0(var_1);
        // wp.tile_store(out, s)                                                                  <L 49>
        wp::tile_store<wp::float32, true, false>(var_out, var_4, var_3);
        // other = wp.tile_load(a, shape=4)                                                       <L 50>
        var_6 = wp::tile_load<wp::float32, true, false, 4>(var_a, var_7);
        // wp.tile_store(out, total(other))                                                       <L 51>
        var_8 = total_0(var_6);
        wp::tile_store<wp::float32, true, false>(var_out, var_9, var_8);
        // out[1] = first(t) + bump(t, t)                                                         <L 52>
        var_10 = first_0(var_1);
        var_11 = bump_0(var_1, var_1);
        var_12 = wp::add(var_10, var_11);
        wp::array_store(var_out, var_13, var_12);
        // u = wp.tile_load(b, shape=(4, 2))                                                      <L 53>
        var_16 = wp::tuple(var_14, var_15);
        var_17 = wp::tile_load<wp::float32, true, false, 4, 2>(var_b, var_18, var_19);
        // scaled, turned = both(u, 0.5)                                                          <L 54>
        both_0(var_17, var_20, var_21, var_22);
        // wp.tile_store(b, scaled)                                                               <L 55>
        wp::tile_store<wp::float32, true, false>(var_b, var_23, var_24, var_21);
        // wp.tile_store(b, turned)                                                               <L 56>
        wp::tile_store<wp::float32, true, false>(var_b, var_25, var_26, var_22);
        // numbers = wp.tile_load(n, shape=SIDE)                                                  <L 57>
        var_27 = wp::tile_load<wp::int32, true, false, 8>(var_n, var_28);
        // wp.tile_store(n, passed(numbers))                                                      <L 58>
        var_29 = passed_0(var_27);
        wp::tile_store<wp::int32, true, false>(var_n, var_30, var_29);
        // stack = wp.tile_stack(capacity=16, dtype=int)                                          <L 59>
        var_32 = wp::tile_stack_init<int, 16>();
        // n[0] = push(stack, 3) + stored(stack)                                                  <L 60>
        var_34 = push_0(var_32, var_33);
        var_35 = stored_0(var_32);
        var_36 = wp::add(var_34, var_35);
        wp::array_store(var_n, var_37, var_36);
    }
}
