struct Holder__Item_0aace231
{
    wp::float32 a;


    Holder__Item_0aace231() = default;
    CUDA_CALLABLE Holder__Item_0aace231(wp::float32 const& a)
        : a{a}

    {
    }

    CUDA_CALLABLE Holder__Item_0aace231& operator += (const Holder__Item_0aace231& rhs)
    {    a += rhs.a;

        return *this;}

};

static CUDA_CALLABLE void adj_Holder__Item_0aace231(wp::float32 const&,
    wp::float32 & adj_a,
    Holder__Item_0aace231 & adj_ret)
{
    adj_a += adj_ret.a;
}

// Required when compiling adjoints.
CUDA_CALLABLE Holder__Item_0aace231 add(const Holder__Item_0aace231& a, const Holder__Item_0aace231& b)
{
    return Holder__Item_0aace231();
}

CUDA_CALLABLE void adj_atomic_add(Holder__Item_0aace231* p, Holder__Item_0aace231 t)
{
    wp::adj_atomic_add(&p->a, t.a);
}

struct wp_args_method_ignored_ebeac056 {
    Holder__Item_0aace231 it;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void method_ignored_ebeac056_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_method_ignored_ebeac056 *_wp_args,
    wp_args_method_ignored_ebeac056 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    Holder__Item_0aace231 var_it = _wp_args->it;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    Holder__Item_0aace231 adj_it = _wp_adj_args->it;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    const wp::int32 var_3 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    //---------
    // forward
    // def method_ignored(it: Holder.Item, out: wp.array(dtype=float)):                       <L 12>
    // out[0] = it.a                                                                          <L 13>
    var_0 = &((var_it).a);
    var_2 = wp::load(var_0);
    var_1 = wp::copy(var_2);
    // wp::array_store(var_out, var_3, var_1);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_3, var_1, adj_out, adj_3, adj_1);
    wp::adj_copy(var_2, adj_0, adj_1);
    adj_it.a += adj_0;
    // adj: out[0] = it.a                                                                     <L 13>
    // adj: def method_ignored(it: Holder.Item, out: wp.array(dtype=float)):                  <L 12>
    return;
}
