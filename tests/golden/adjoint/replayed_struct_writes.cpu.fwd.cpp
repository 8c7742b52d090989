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

struct wp_args_replayed_struct_writes_37b08989 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void replayed_struct_writes_37b08989_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_replayed_struct_writes_37b08989 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    Acc_1cab3ec3 var_0;
    wp::range_t var_1;
    wp::int32 var_2;
    wp::float32* var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::int32* var_8;
    const wp::int32 var_9 = 1;
    wp::int32 var_10;
    wp::int32 var_11;
    wp::float32* var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    const wp::int32 var_15 = 0;
    //---------
    // forward
    // def replayed_struct_writes(x: wp.array(dtype=float), n: int):                          <L 12>
    // acc = Acc()                                                                            <L 13>
    var_0 = Acc_1cab3ec3();
    // for i in range(n):                                                                     <L 14>
    var_1 = wp::range(var_n);
    start_for_0:;
        if (iter_cmp(var_1) == 0) goto end_for_0;
        var_2 = wp::iter_next(var_1);
        // acc.sum += x[i]                                                                    <L 15>
        var_3 = &((var_0).sum);
        var_4 = wp::address(var_x, var_2);
        var_6 = wp::load(var_3);
        var_7 = wp::load(var_4);
        var_5 = wp::add(var_6, var_7);
        var_0.sum = var_5;
        // acc.n += 1                                                                         <L 16>
        var_8 = &((var_0).n);
        var_11 = wp::load(var_8);
        var_10 = wp::add(var_11, var_9);
        var_0.n = var_10;
        goto start_for_0;
    end_for_0:;
    // x[0] = acc.sum                                                                         <L 17>
    var_12 = &((var_0).sum);
    var_14 = wp::load(var_12);
    var_13 = wp::copy(var_14);
    wp::array_store(var_x, var_15, var_13);
}
