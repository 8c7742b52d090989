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

struct Owner_8d1cd3fe
{
    wp::array_t<Item_e01e2805> items;


    Owner_8d1cd3fe() = default;
    CUDA_CALLABLE Owner_8d1cd3fe(wp::array_t<Item_e01e2805> const& items)
        : items{items}

    {
    }

    CUDA_CALLABLE Owner_8d1cd3fe& operator += (const Owner_8d1cd3fe& rhs)
    {
        return *this;}

};

static CUDA_CALLABLE void adj_Owner_8d1cd3fe(wp::array_t<Item_e01e2805> const&,
    wp::array_t<Item_e01e2805> & adj_items,
    Owner_8d1cd3fe & adj_ret)
{
    adj_items = adj_ret.items;
}

// Required when compiling adjoints.
CUDA_CALLABLE Owner_8d1cd3fe add(const Owner_8d1cd3fe& a, const Owner_8d1cd3fe& b)
{
    return Owner_8d1cd3fe();
}

CUDA_CALLABLE void adj_atomic_add(Owner_8d1cd3fe* p, Owner_8d1cd3fe t)
{
    wp::adj_atomic_add(&p->items, t.items);
}

struct wp_args_array_alias_keeps_path_23647bb1 {
    Owner_8d1cd3fe o;
    wp::array_t<Item_e01e2805> ps;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void array_alias_keeps_path_23647bb1_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_array_alias_keeps_path_23647bb1 *_wp_args,
    wp_args_array_alias_keeps_path_23647bb1 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_array_alias_keeps_path_23647bb1 wp_contiguous_args;
    wp_args_array_alias_keeps_path_23647bb1 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.ps.strides[0] = sizeof(Item_e01e2805);
        wp_contiguous_adj_args.ps.strides[0] = sizeof(Item_e01e2805);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    Owner_8d1cd3fe var_o = _wp_args->o;
    wp::array_t<Item_e01e2805> var_ps = _wp_args->ps;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    Owner_8d1cd3fe adj_o = _wp_adj_args->o;
    wp::array_t<Item_e01e2805> adj_ps = _wp_adj_args->ps;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::array_t<Item_e01e2805>* var_1;
    wp::array_t<Item_e01e2805> var_2;
    wp::array_t<Item_e01e2805> var_3;
    Item_e01e2805* var_4;
    wp::float32* var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    const wp::int32 var_8 = 0;
    wp::array_t<Item_e01e2805> var_9;
    Item_e01e2805* var_10;
    wp::float32* var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    const wp::int32 var_14 = 1;
    const wp::float32 var_15 = 3.0;
    Item_e01e2805* var_16;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::array_t<Item_e01e2805> adj_1 = {};
    wp::array_t<Item_e01e2805> adj_2 = {};
    wp::array_t<Item_e01e2805> adj_3 = {};
    Item_e01e2805 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::array_t<Item_e01e2805> adj_9 = {};
    Item_e01e2805 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::float32 adj_15 = {};
    Item_e01e2805 adj_16 = {};
    //---------
    // forward
    // def array_alias_keeps_path(o: Owner, ps: wp.array(dtype=Item), out: wp.array(dtype=float)):       <L 16>
    // i = wp.tid()                                                                           <L 17>
    var_0 = builtin_tid1d();
    // items = o.items                                                                        <L 18>
    var_1 = &((var_o).items);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // out[0] = items[i].a                                                                    <L 19>
    var_4 = wp::address(var_2, var_0);
    var_5 = &(((*wp::address((var_o).items, var_0))).a);
    var_7 = wp::load(var_5);
    var_6 = wp::copy(var_7);
    // wp::array_store(var_out, var_8, var_6);
    // al = ps                                                                                <L 20>
    var_9 = wp::copy(var_ps);
    // out[1] = al[i].a                                                                       <L 21>
    var_10 = wp::address(var_9, var_0);
    var_11 = &(((*wp::address(var_ps, var_0))).a);
    var_13 = wp::load(var_11);
    var_12 = wp::copy(var_13);
    // wp::array_store(var_out, var_14, var_12);
    // al[i].a = 3.0                                                                          <L 22>
    var_16 = &(wp::index(var_9, var_0));
    // wp::store(&(wp::index(var_9, var_0).a), var_15);
    //---------
    // reverse
    wp::adj_array_store_slot(var_9, adj_ps, adj_15, [&](auto& _e) -> auto& { return _e.a; }, var_0);
    // adj: al[i].a = 3.0                                                                     <L 22>
    wp::adj_array_store(var_out, var_14, var_12, adj_out, adj_14, adj_12);
    wp::adj_copy(var_13, adj_11, adj_12);
    adj_10.a += adj_11;
    wp::adj_address(var_9, var_0, adj_9, adj_0, adj_10);
    // adj: out[1] = al[i].a                                                                  <L 21>
    wp::adj_copy(var_ps, adj_ps, adj_9);
    // adj: al = ps                                                                           <L 20>
    wp::adj_array_store(var_out, var_8, var_6, adj_out, adj_8, adj_6);
    wp::adj_copy(var_7, adj_5, adj_6);
    adj_4.a += adj_5;
    wp::adj_address(var_2, var_0, adj_2, adj_0, adj_4);
    // adj: out[0] = items[i].a                                                               <L 19>
    wp::adj_copy(var_3, adj_1, adj_2);
    adj_o.items = adj_1;
    // adj: items = o.items                                                                   <L 18>
    // adj: i = wp.tid()                                                                      <L 17>
    // adj: def array_alias_keeps_path(o: Owner, ps: wp.array(dtype=Item), out: wp.array(dtype=float)):  <L 16>
    return;
}
