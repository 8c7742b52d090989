struct Item_e01e2805
{
    wp::float32 a;


    Item_e01e2805() = default;
    CUDA_CALLABLE Item_e01e2805(wp::float32 const& a)
        : a{a}

    {
    }

    CUDA_CALLABLE Item_e01e2805& operator += (const Item_e01e2805& rhs)
    {    a += rhs.a;

        return *this;}

};

static CUDA_CALLABLE void adj_Item_e01e2805(wp::float32 const&,
    wp::float32 & adj_a,
    Item_e01e2805 & adj_ret)
{
    adj_a += adj_ret.a;
}

// Required when compiling adjoints.
CUDA_CALLABLE Item_e01e2805 add(const Item_e01e2805& a, const Item_e01e2805& b)
{
    return Item_e01e2805();
}

CUDA_CALLABLE void adj_atomic_add(Item_e01e2805* p, Item_e01e2805 t)
{
    wp::adj_atomic_add(&p->a, t.a);
}

// many_argument_types.py:10
static wp::float32 collect_0(
    wp::vec_t<3, wp::float32> var_v,
    wp::mat_t<3, 3, wp::float32> var_m,
    Item_e01e2805 var_it,
    wp::array_t<wp::float32> var_x,
    wp::uint64 var_u,
    bool var_c)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    const wp::int32 var_1 = 0;
    wp::float32 var_2;
    wp::float32* var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::int32 var_6 = 0;
    const wp::int32 var_7 = 1;
    wp::float32* var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    //---------
    // forward
    // def collect(v: wp.vec3, m: wp.mat33, it: Item, x: wp.array2d(dtype=float), u: wp.uint64, c: bool):       <L 11>
    // w = m * v                                                                              <L 12>
    var_0 = wp::mul(var_m, var_v);
    // if c:                                                                                  <L 13>
    if (var_c) {
        // return w[0] + it.a                                                                 <L 14>
        var_2 = wp::extract(var_0, var_1);
        var_3 = &((var_it).a);
        var_5 = wp::load(var_3);
        var_4 = wp::add(var_2, var_5);
        return var_4;
    }
    // return x[0, 1]                                                                         <L 15>
    var_8 = wp::address(var_x, var_6, var_7);
    var_10 = wp::load(var_8);
    var_9 = wp::copy(var_10);
    return var_9;
}

// many_argument_types.py:10
static void adj_collect_0(
    wp::vec_t<3, wp::float32> var_v,
    wp::mat_t<3, 3, wp::float32> var_m,
    Item_e01e2805 var_it,
    wp::array_t<wp::float32> var_x,
    wp::uint64 var_u,
    bool var_c,
    wp::vec_t<3, wp::float32> & adj_v,
    wp::mat_t<3, 3, wp::float32> & adj_m,
    Item_e01e2805 & adj_it,
    wp::array_t<wp::float32> & adj_x,
    wp::uint64 & adj_u,
    bool & adj_c,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    const wp::int32 var_1 = 0;
    wp::float32 var_2;
    wp::float32* var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::int32 var_6 = 0;
    const wp::int32 var_7 = 1;
    wp::float32* var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    //---------
    // dual vars
    wp::vec_t<3, wp::float32> adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    //---------
    // forward
    // def collect(v: wp.vec3, m: wp.mat33, it: Item, x: wp.array2d(dtype=float), u: wp.uint64, c: bool):       <L 11>
    // w = m * v                                                                              <L 12>
    var_0 = wp::mul(var_m, var_v);
    // if c:                                                                                  <L 13>
    if (var_c) {
        // return w[0] + it.a                                                                 <L 14>
        var_2 = wp::extract(var_0, var_1);
        var_3 = &((var_it).a);
        var_5 = wp::load(var_3);
        var_4 = wp::add(var_2, var_5);
        goto label0;
    }
    // return x[0, 1]                                                                         <L 15>
    var_8 = wp::address(var_x, var_6, var_7);
    var_10 = wp::load(var_8);
    var_9 = wp::copy(var_10);
    goto label1;
    //---------
    // reverse
    label1:;
    adj_9 += adj_ret;
    wp::adj_copy(var_10, adj_8, adj_9);
    wp::adj_address(var_x, var_6, var_7, adj_x, adj_6, adj_7, adj_8);
    // adj: return x[0, 1]                                                                    <L 15>
    if (var_c) {
        label0:;
        adj_4 += adj_ret;
        wp::adj_add(var_2, var_5, adj_2, adj_3, adj_4);
        adj_it.a += adj_3;
        wp::adj_extract(var_0, var_1, adj_0, adj_1, adj_2);
        // adj: return w[0] + it.a                                                            <L 14>
    }
    // adj: if c:                                                                             <L 13>
    wp::adj_mul(var_m, var_v, adj_m, adj_v, adj_0);
    // adj: w = m * v                                                                         <L 12>
    // adj: def collect(v: wp.vec3, m: wp.mat33, it: Item, x: wp.array2d(dtype=float), u: wp.uint64, c: bool):  <L 11>
    return;
}

struct wp_args_many_argument_types_877aec33 {
    wp::vec_t<3, wp::float32> v;
    wp::mat_t<3, 3, wp::float32> m;
    Item_e01e2805 it;
    wp::array_t<wp::float32> x;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void many_argument_types_877aec33_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_many_argument_types_877aec33 *_wp_args,
    wp_args_many_argument_types_877aec33 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::mat_t<3, 3, wp::float32> var_m = _wp_args->m;
    Item_e01e2805 var_it = _wp_args->it;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::vec_t<3, wp::float32> adj_v = _wp_adj_args->v;
    wp::mat_t<3, 3, wp::float32> adj_m = _wp_adj_args->m;
    Item_e01e2805 adj_it = _wp_adj_args->it;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::uint64 var_0;
    const bool var_1 = true;
    wp::float32 var_2;
    const wp::int32 var_3 = 0;
    //---------
    // dual vars
    wp::uint64 adj_0 = {};
    bool adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    //---------
    // forward
    // def many_argument_types(v: wp.vec3, m: wp.mat33, it: Item, x: wp.array2d(dtype=float), out: wp.array(dtype=float)):       <L 19>
    // out[0] = collect(v, m, it, x, wp.uint64(3), True)                                      <L 20>
    var_0 = 3ull;
    var_2 = collect_0(var_v, var_m, var_it, var_x, var_0, var_1);
    // wp::array_store(var_out, var_3, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
    adj_collect_0(var_v, var_m, var_it, var_x, var_0, var_1, adj_v, adj_m, adj_it, adj_x, adj_0, adj_1, adj_2);
    // adj: out[0] = collect(v, m, it, x, wp.uint64(3), True)                                 <L 20>
    // adj: def many_argument_types(v: wp.vec3, m: wp.mat33, it: Item, x: wp.array2d(dtype=float), out: wp.array(dtype=float)):  <L 19>
    return;
}
