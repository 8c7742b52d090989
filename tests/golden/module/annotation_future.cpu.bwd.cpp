struct Item_6fc45075
{
    wp::float32 a;
    wp::vec_t<3, wp::float32> v;


    Item_6fc45075() = default;
    CUDA_CALLABLE Item_6fc45075(wp::float32 const& a,
    wp::vec_t<3, wp::float32> const& v = {})
        : a{a}
        , v{v}

    {
    }

    CUDA_CALLABLE Item_6fc45075& operator += (const Item_6fc45075& rhs)
    {    a += rhs.a;
    v += rhs.v;

        return *this;}

};

static CUDA_CALLABLE void adj_Item_6fc45075(wp::float32 const&,
    wp::vec_t<3, wp::float32> const&,
    wp::float32 & adj_a,
    wp::vec_t<3, wp::float32> & adj_v,
    Item_6fc45075 & adj_ret)
{
    adj_a += adj_ret.a;
    adj_v += adj_ret.v;
}

// Required when compiling adjoints.
CUDA_CALLABLE Item_6fc45075 add(const Item_6fc45075& a, const Item_6fc45075& b)
{
    return Item_6fc45075();
}

CUDA_CALLABLE void adj_atomic_add(Item_6fc45075* p, Item_6fc45075 t)
{
    wp::adj_atomic_add(&p->a, t.a);
    wp::adj_atomic_add(&p->v, t.v);
}

// annotation_future.py:13
static wp::float32 get_0(
    Item_6fc45075 var_it)
{
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def get(it: Item) -> float:                                                            <L 14>
    // return it.a                                                                            <L 15>
    var_0 = &((var_it).a);
    var_2 = wp::load(var_0);
    var_1 = wp::copy(var_2);
    return var_1;
}

// annotation_future.py:13
static void adj_get_0(
    Item_6fc45075 var_it,
    Item_6fc45075 & adj_it,
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
    // def get(it: Item) -> float:                                                            <L 14>
    // return it.a                                                                            <L 15>
    var_0 = &((var_it).a);
    var_2 = wp::load(var_0);
    var_1 = wp::copy(var_2);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_copy(var_2, adj_0, adj_1);
    adj_it.a += adj_0;
    // adj: return it.a                                                                       <L 15>
    // adj: def get(it: Item) -> float:                                                       <L 14>
    return;
}

struct wp_args_annotation_future_fd818cb4 {
    wp::array_t<Item_6fc45075> its;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void annotation_future_fd818cb4_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_annotation_future_fd818cb4 *_wp_args,
    wp_args_annotation_future_fd818cb4 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<Item_6fc45075> var_its = _wp_args->its;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<Item_6fc45075> adj_its = _wp_adj_args->its;
    wp::int32 adj_n = _wp_adj_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    Item_6fc45075* var_1;
    wp::float32 var_2;
    Item_6fc45075 var_3;
    Item_6fc45075* var_4;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    Item_6fc45075 adj_1 = {};
    wp::float32 adj_2 = {};
    Item_6fc45075 adj_3 = {};
    Item_6fc45075 adj_4 = {};
    //---------
    // forward
    // def annotation_future(its: wp.array(dtype=Item), n: int):                              <L 19>
    // its[n].a = get(its[0])                                                                 <L 20>
    var_1 = wp::address(var_its, var_0);
    var_3 = wp::load(var_1);
    var_2 = get_0(var_3);
    var_4 = &(wp::index(var_its, var_n));
    // wp::store(&(wp::index(var_its, var_n).a), var_2);
    //---------
    // reverse
    wp::adj_array_store_slot(var_its, adj_its, adj_2, [&](auto& _e) -> auto& { return _e.a; }, var_n);
    adj_get_0(var_3, adj_1, adj_2);
    wp::adj_address(var_its, var_0, adj_its, adj_0, adj_1);
    // adj: its[n].a = get(its[0])                                                            <L 20>
    // adj: def annotation_future(its: wp.array(dtype=Item), n: int):                         <L 19>
    return;
}
