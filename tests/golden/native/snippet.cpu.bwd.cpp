// snippet.py:16
static CUDA_CALLABLE wp::float32 square_0(
    wp::float32 x)
{
return x * x;}

// snippet.py:12
static CUDA_CALLABLE void scale_0(
    wp::array_t<wp::float32> x,
    wp::array_t<wp::float32> out,
    wp::int32 tid)
{

    out[tid] = 2.0f * x[tid];
    }

// snippet.py:27
static wp::float32 twice_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::float32 var_1 = 1.0;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // forward
    // def twice(x: float):                                                                   <L 28>
    // return square(x) + square(x + 1.0)                                                     <L 29>
    var_0 = square_0(var_x);
    var_2 = wp::add(var_x, var_1);
    var_3 = square_0(var_2);
    var_4 = wp::add(var_0, var_3);
    return var_4;
}

// snippet.py:22
static CUDA_CALLABLE wp::vec_t<3, wp::float32> plus_0(
    wp::vec_t<3, wp::float32> a,
    wp::vec_t<3, wp::float32> b)
{
return a + b;}

// snippet.py:32
static CUDA_CALLABLE void nothing_0(
    )
{
int unused = 0;}

// snippet.py:16
static CUDA_CALLABLE void adj_square_0(
    wp::float32 x,
    wp::float32 & adj_x,
    wp::float32 & adj_ret)
{
}

// snippet.py:12
static CUDA_CALLABLE void adj_scale_0(
    wp::array_t<wp::float32> x,
    wp::array_t<wp::float32> out,
    wp::int32 tid,
    wp::array_t<wp::float32> & adj_x,
    wp::array_t<wp::float32> & adj_out,
    wp::int32 & adj_tid)
{

    adj_x[tid] += 2.0f * adj_out[tid];
    }

// snippet.py:27
static void adj_twice_0(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::float32 var_1 = 1.0;
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
    // def twice(x: float):                                                                   <L 28>
    // return square(x) + square(x + 1.0)                                                     <L 29>
    var_0 = square_0(var_x);
    var_2 = wp::add(var_x, var_1);
    var_3 = square_0(var_2);
    var_4 = wp::add(var_0, var_3);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_4 += adj_ret;
    wp::adj_add(var_0, var_3, adj_0, adj_3, adj_4);
    adj_square_0(var_2, adj_2, adj_3);
    wp::adj_add(var_x, var_1, adj_x, adj_1, adj_2);
    adj_square_0(var_x, adj_x, adj_0);
    // adj: return square(x) + square(x + 1.0)                                                <L 29>
    // adj: def twice(x: float):                                                              <L 28>
    return;
}

// snippet.py:22
static CUDA_CALLABLE void adj_plus_0(
    wp::vec_t<3, wp::float32> a,
    wp::vec_t<3, wp::float32> b,
    wp::vec_t<3, wp::float32> & adj_a,
    wp::vec_t<3, wp::float32> & adj_b,
    wp::vec_t<3, wp::float32> & adj_ret)
{
adj_a += adj_ret; adj_b += adj_ret;}

// snippet.py:32
static CUDA_CALLABLE void adj_nothing_0(
    )
{
}

struct wp_args_native_kernel_aadd6201 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void native_kernel_aadd6201_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_native_kernel_aadd6201 *_wp_args,
    wp_args_native_kernel_aadd6201 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_native_kernel_aadd6201 wp_contiguous_args;
    wp_args_native_kernel_aadd6201 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v = _wp_adj_args->v;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::vec_t<3, wp::float32>* var_8;
    const wp::float32 var_9 = 1.0;
    const wp::float32 var_10 = 2.0;
    const wp::float32 var_11 = 3.0;
    wp::vec_t<3, wp::float32> var_12;
    wp::vec_t<3, wp::float32> var_13;
    wp::vec_t<3, wp::float32> var_14;
    wp::range_t var_15;
    wp::int32 var_16;
    wp::float32* var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::vec_t<3, wp::float32> adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::vec_t<3, wp::float32> adj_12 = {};
    wp::vec_t<3, wp::float32> adj_13 = {};
    wp::vec_t<3, wp::float32> adj_14 = {};
    wp::range_t adj_15 = {};
    wp::int32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    //---------
    // forward
    // def native_kernel(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):       <L 37>
    // i = wp.tid()                                                                           <L 38>
    var_0 = builtin_tid1d();
    // scale(x, out, i)                                                                       <L 39>
    scale_0(var_x, var_out, var_0);
    // out[i] = twice(out[i]) + square(x[i])                                                  <L 40>
    var_1 = wp::address(var_out, var_0);
    var_3 = wp::load(var_1);
    var_2 = twice_0(var_3);
    var_4 = wp::address(var_x, var_0);
    var_6 = wp::load(var_4);
    var_5 = square_0(var_6);
    var_7 = wp::add(var_2, var_5);
    // wp::array_store(var_out, var_0, var_7);
    // v[i] = plus(v[i], wp.vec3(1.0, 2.0, 3.0))                                              <L 41>
    var_8 = wp::address(var_v, var_0);
    var_12 = wp::vec_t<3, wp::float32>(var_9, var_10, var_11);
    var_14 = wp::load(var_8);
    var_13 = plus_0(var_14, var_12);
    // wp::array_store(var_v, var_0, var_13);
    // nothing()                                                                              <L 42>
    nothing_0();
    // for k in range(i):                                                                     <L 43>
    var_15 = wp::range(var_0);
    //---------
    // reverse
    var_15 = wp::iter_reverse(var_15);
    start_for_0:;
        if (iter_cmp(var_15) == 0) goto end_for_0;
        var_16 = wp::iter_next(var_15);
    	adj_17 = {};
    	adj_18 = {};
    	adj_19 = {};
        // out[k] = square(out[k])                                                            <L 44>
        var_17 = wp::address(var_out, var_16);
        var_19 = wp::load(var_17);
        var_18 = square_0(var_19);
        // wp::array_store(var_out, var_16, var_18);
        wp::adj_array_store(var_out, var_16, var_18, adj_out, adj_16, adj_18);
        adj_square_0(var_19, adj_17, adj_18);
        wp::adj_address(var_out, var_16, adj_out, adj_16, adj_17);
        // adj: out[k] = square(out[k])                                                       <L 44>
    	goto start_for_0;
    end_for_0:;
    // adj: for k in range(i):                                                                <L 43>
    // adj: nothing()                                                                         <L 42>
    wp::adj_array_store(var_v, var_0, var_13, adj_v, adj_0, adj_13);
    adj_plus_0(var_14, var_12, adj_8, adj_12, adj_13);
    wp::adj_vec_t(var_9, var_10, var_11, adj_9, adj_10, adj_11, adj_12);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_8);
    // adj: v[i] = plus(v[i], wp.vec3(1.0, 2.0, 3.0))                                         <L 41>
    wp::adj_array_store(var_out, var_0, var_7, adj_out, adj_0, adj_7);
    wp::adj_add(var_2, var_5, adj_2, adj_5, adj_7);
    adj_square_0(var_6, adj_4, adj_5);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_4);
    adj_twice_0(var_3, adj_1, adj_2);
    wp::adj_address(var_out, var_0, adj_out, adj_0, adj_1);
    // adj: out[i] = twice(out[i]) + square(x[i])                                             <L 40>
    adj_scale_0(var_x, var_out, var_0, adj_x, adj_out, adj_0);
    // adj: scale(x, out, i)                                                                  <L 39>
    // adj: i = wp.tid()                                                                      <L 38>
    // adj: def native_kernel(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):  <L 37>
    return;
}
