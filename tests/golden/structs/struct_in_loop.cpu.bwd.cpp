struct Acc_1cab3ec3
{
    wp::float32 sum;
    wp::int32 n;


    Acc_1cab3ec3() = default;
    CUDA_CALLABLE Acc_1cab3ec3(wp::float32 const& sum,
    wp::int32 const& n = {})
        : sum{sum}
        , n{n}

    {
    }

    CUDA_CALLABLE Acc_1cab3ec3& operator += (const Acc_1cab3ec3& rhs)
    {    sum += rhs.sum;
    n += rhs.n;

        return *this;}

};

static CUDA_CALLABLE void adj_Acc_1cab3ec3(wp::float32 const&,
    wp::int32 const&,
    wp::float32 & adj_sum,
    wp::int32 & adj_n,
    Acc_1cab3ec3 & adj_ret)
{
    adj_sum += adj_ret.sum;
    adj_n += adj_ret.n;
}

// Required when compiling adjoints.
CUDA_CALLABLE Acc_1cab3ec3 add(const Acc_1cab3ec3& a, const Acc_1cab3ec3& b)
{
    return Acc_1cab3ec3();
}

CUDA_CALLABLE void adj_atomic_add(Acc_1cab3ec3* p, Acc_1cab3ec3 t)
{
    wp::adj_atomic_add(&p->sum, t.sum);
    wp::adj_atomic_add(&p->n, t.n);
}

// struct_in_loop.py:11
static Acc_1cab3ec3 step_0(
    Acc_1cab3ec3 var_a,
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::int32* var_3;
    const wp::int32 var_4 = 1;
    wp::int32 var_5;
    wp::int32 var_6;
    //---------
    // forward
    // def step(a: Acc, x: float):                                                            <L 12>
    // a.sum += x                                                                             <L 13>
    var_0 = &((var_a).sum);
    var_2 = wp::load(var_0);
    var_1 = wp::add(var_2, var_x);
    var_a.sum = var_1;
    // a.n += 1                                                                               <L 14>
    var_3 = &((var_a).n);
    var_6 = wp::load(var_3);
    var_5 = wp::add(var_6, var_4);
    var_a.n = var_5;
    // return a                                                                               <L 15>
    return var_a;
}

// struct_in_loop.py:11
static void adj_step_0(
    Acc_1cab3ec3 var_a,
    wp::float32 var_x,
    Acc_1cab3ec3 & adj_a,
    wp::float32 & adj_x,
    Acc_1cab3ec3 & adj_ret)
{
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::int32* var_3;
    const wp::int32 var_4 = 1;
    wp::int32 var_5;
    wp::int32 var_6;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    //---------
    // forward
    // def step(a: Acc, x: float):                                                            <L 12>
    // a.sum += x                                                                             <L 13>
    var_0 = &((var_a).sum);
    var_2 = wp::load(var_0);
    var_1 = wp::add(var_2, var_x);
    var_a.sum = var_1;
    // a.n += 1                                                                               <L 14>
    var_3 = &((var_a).n);
    var_6 = wp::load(var_3);
    var_5 = wp::add(var_6, var_4);
    var_a.n = var_5;
    // return a                                                                               <L 15>
    goto label0;
    //---------
    // reverse
    label0:;
    adj_a += adj_ret;
    // adj: return a                                                                          <L 15>
    adj_a.n = {};
    wp::adj_add(var_6, var_4, adj_3, adj_4, adj_5);
    adj_a.n = adj_3;
    // adj: a.n += 1                                                                          <L 14>
    adj_1 += adj_a.sum;
    adj_a.sum = {};
    wp::adj_add(var_2, var_x, adj_0, adj_x, adj_1);
    adj_a.sum += adj_0;
    // adj: a.sum += x                                                                        <L 13>
    // adj: def step(a: Acc, x: float):                                                       <L 12>
    return;
}

struct wp_args_struct_in_loop_0961eff7 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void struct_in_loop_0961eff7_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_struct_in_loop_0961eff7 *_wp_args,
    wp_args_struct_in_loop_0961eff7 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::int32 adj_n = _wp_adj_args->n;
    //---------
    // primal vars
    Acc_1cab3ec3 var_0;
    wp::range_t var_1;
    wp::int32 var_2;
    wp::float32* var_3;
    Acc_1cab3ec3 var_4;
    wp::float32 var_5;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    const wp::int32 var_9 = 0;
    //---------
    // dual vars
    Acc_1cab3ec3 adj_0 = {};
    wp::range_t adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    Acc_1cab3ec3 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::int32 adj_9 = {};
    //---------
    // forward
    // def struct_in_loop(x: wp.array(dtype=float), n: int):                                  <L 19>
    // acc = Acc()                                                                            <L 20>
    var_0 = Acc_1cab3ec3();
    // for i in range(n):                                                                     <L 21>
    var_1 = wp::range(var_n);
    // x[0] = acc.sum                                                                         <L 23>
    var_6 = &((var_0).sum);
    var_8 = wp::load(var_6);
    var_7 = wp::copy(var_8);
    // wp::array_store(var_x, var_9, var_7);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_9, var_7, adj_x, adj_9, adj_7);
    wp::adj_copy(var_8, adj_6, adj_7);
    adj_0.sum += adj_6;
    // adj: x[0] = acc.sum                                                                    <L 23>
    var_1 = wp::iter_reverse(var_1);
    start_for_0:;
        if (iter_cmp(var_1) == 0) goto end_for_0;
        var_2 = wp::iter_next(var_1);
    	adj_3 = {};
    	adj_4 = {};
    	adj_5 = {};
        // acc = step(acc, x[i])                                                              <L 22>
        var_3 = wp::address(var_x, var_2);
        var_5 = wp::load(var_3);
        var_4 = step_0(var_0, var_5);
        wp::assign(var_0, var_4);
        wp::adj_assign(var_0, var_4, adj_0, adj_4);
        adj_step_0(var_0, var_5, adj_0, adj_3, adj_4);
        wp::adj_address(var_x, var_2, adj_x, adj_2, adj_3);
        // adj: acc = step(acc, x[i])                                                         <L 22>
    	goto start_for_0;
    end_for_0:;
    // adj: for i in range(n):                                                                <L 21>
    // adj: acc = Acc()                                                                       <L 20>
    // adj: def struct_in_loop(x: wp.array(dtype=float), n: int):                             <L 19>
    return;
}
