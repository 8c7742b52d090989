struct Item_929edd6f
{
    wp::vec_t<3, wp::float32> v;
    wp::float32 a;


    Item_929edd6f() = default;
    CUDA_CALLABLE Item_929edd6f(wp::vec_t<3, wp::float32> const& v,
    wp::float32 const& a = {})
        : v{v}
        , a{a}

    {
    }

    CUDA_CALLABLE Item_929edd6f& operator += (const Item_929edd6f& rhs)
    {    v += rhs.v;
    a += rhs.a;

        return *this;}

};

static CUDA_CALLABLE void adj_Item_929edd6f(wp::vec_t<3, wp::float32> const&,
    wp::float32 const&,
    wp::vec_t<3, wp::float32> & adj_v,
    wp::float32 & adj_a,
    Item_929edd6f & adj_ret)
{
    adj_v += adj_ret.v;
    adj_a += adj_ret.a;
}

// Required when compiling adjoints.
CUDA_CALLABLE Item_929edd6f add(const Item_929edd6f& a, const Item_929edd6f& b)
{
    return Item_929edd6f();
}

CUDA_CALLABLE void adj_atomic_add(Item_929edd6f* p, Item_929edd6f t)
{
    wp::adj_atomic_add(&p->v, t.v);
    wp::adj_atomic_add(&p->a, t.a);
}

struct Owner_231ec894
{
    wp::array_t<Item_929edd6f> items;
    wp::array_t<Item_929edd6f> rows;


    Owner_231ec894() = default;
    CUDA_CALLABLE Owner_231ec894(wp::array_t<Item_929edd6f> const& items,
    wp::array_t<Item_929edd6f> const& rows = {})
        : items{items}
        , rows{rows}

    {
    }

    CUDA_CALLABLE Owner_231ec894& operator += (const Owner_231ec894& rhs)
    {
        return *this;}

};

static CUDA_CALLABLE void adj_Owner_231ec894(wp::array_t<Item_929edd6f> const&,
    wp::array_t<Item_929edd6f> const&,
    wp::array_t<Item_929edd6f> & adj_items,
    wp::array_t<Item_929edd6f> & adj_rows,
    Owner_231ec894 & adj_ret)
{
    adj_items = adj_ret.items;
    adj_rows = adj_ret.rows;
}

// Required when compiling adjoints.
CUDA_CALLABLE Owner_231ec894 add(const Owner_231ec894& a, const Owner_231ec894& b)
{
    return Owner_231ec894();
}

CUDA_CALLABLE void adj_atomic_add(Owner_231ec894* p, Owner_231ec894 t)
{
    wp::adj_atomic_add(&p->items, t.items);
    wp::adj_atomic_add(&p->rows, t.rows);
}

struct wp_args_slot_adjoint_9ef9f07e {
    Owner_231ec894 o;
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void slot_adjoint_9ef9f07e_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_slot_adjoint_9ef9f07e *_wp_args,
    wp_args_slot_adjoint_9ef9f07e *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_slot_adjoint_9ef9f07e wp_contiguous_args;
    wp_args_slot_adjoint_9ef9f07e wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    Owner_231ec894 var_o = _wp_args->o;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    Owner_231ec894 adj_o = _wp_adj_args->o;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::array_t<Item_929edd6f>* var_4;
    Item_929edd6f* var_5;
    wp::vec_t<3, wp::float32>* var_6;
    const wp::int32 var_7 = 0;
    wp::array_t<Item_929edd6f>* var_8;
    Item_929edd6f* var_9;
    wp::float32* var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::array_t<Item_929edd6f>* var_13;
    wp::array_t<Item_929edd6f> var_14;
    wp::array_t<Item_929edd6f> var_15;
    wp::float32* var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    const wp::int32 var_19 = 0;
    Item_929edd6f* var_20;
    wp::vec_t<3, wp::float32>* var_21;
    const wp::int32 var_22 = 1;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::array_t<Item_929edd6f> adj_4 = {};
    Item_929edd6f adj_5 = {};
    wp::vec_t<3, wp::float32> adj_6 = {};
    wp::int32 adj_7 = {};
    wp::array_t<Item_929edd6f> adj_8 = {};
    Item_929edd6f adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::array_t<Item_929edd6f> adj_13 = {};
    wp::array_t<Item_929edd6f> adj_14 = {};
    wp::array_t<Item_929edd6f> adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::int32 adj_19 = {};
    Item_929edd6f adj_20 = {};
    wp::vec_t<3, wp::float32> adj_21 = {};
    wp::int32 adj_22 = {};
    //---------
    // forward
    // def slot_adjoint(o: Owner, x: wp.array(dtype=float)):                                  <L 18>
    // i = wp.tid()                                                                           <L 19>
    var_0 = builtin_tid1d();
    // o.items[i].v[0] = x[i]                                                                 <L 20>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    var_4 = &((var_o).items);
    var_5 = &(wp::index(*(var_4), var_0));
    var_6 = &(wp::index(*(var_4), var_0).v);
    // wp::store(&(wp::index(*(var_4), var_0).v.component_ref(var_7)), var_2);
    // o.items[i].a += x[i]                                                                   <L 21>
    var_8 = &((var_o).items);
    var_9 = &(wp::index(*(var_8), var_0));
    var_10 = wp::address(var_x, var_0);
    var_12 = wp::load(var_10);
    var_11 = wp::copy(var_12);
    // wp::array_atomic_add_slot(*(var_8), var_11, [&](auto& _e) -> auto& { return _e.a; }, var_0);
    // row = o.rows[i]                                                                        <L 22>
    var_13 = &((var_o).rows);
    var_15 = wp::load(var_13);
    var_14 = wp::view(var_15, var_0);
    // row[0].v.y = x[i]                                                                      <L 23>
    var_16 = wp::address(var_x, var_0);
    var_18 = wp::load(var_16);
    var_17 = wp::copy(var_18);
    var_20 = &(wp::index(var_14, var_19));
    var_21 = &(wp::index(var_14, var_19).v);
    // wp::store(&(wp::index(var_14, var_19).v.component_ref(var_22)), var_17);
    //---------
    // reverse
    wp::adj_array_store_slot(var_14, ([&]() -> wp::array_t<Item_929edd6f> { auto slot_adj_0 = adj_o; auto slot_adj_1 = (slot_adj_0).rows; if (!slot_adj_1.data) return {}; auto slot_adj_2 = wp::view(slot_adj_1, var_0); return slot_adj_2; }()), adj_17, [&](auto& _e) -> auto& { return _e.v.component_ref(var_22); }, var_19);
    wp::adj_copy(var_18, adj_16, adj_17);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_16);
    // adj: row[0].v.y = x[i]                                                                 <L 23>
    wp::adj_view(var_15, var_0, adj_13, adj_0, adj_14);
    adj_o.rows = adj_13;
    // adj: row = o.rows[i]                                                                   <L 22>
    wp::adj_array_atomic_add_slot(*(var_8), ([&]() -> wp::array_t<Item_929edd6f> { auto slot_adj_0 = adj_o; auto slot_adj_1 = (slot_adj_0).items; return slot_adj_1; }()), adj_11, [&](auto& _e) -> auto& { return _e.a; }, var_0);
    wp::adj_copy(var_12, adj_10, adj_11);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_10);
    adj_o.items = adj_8;
    // adj: o.items[i].a += x[i]                                                              <L 21>
    wp::adj_array_store_slot(*(var_4), ([&]() -> wp::array_t<Item_929edd6f> { auto slot_adj_0 = adj_o; auto slot_adj_1 = (slot_adj_0).items; return slot_adj_1; }()), adj_2, [&](auto& _e) -> auto& { return _e.v.component_ref(var_7); }, var_0);
    adj_o.items = adj_4;
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: o.items[i].v[0] = x[i]                                                            <L 20>
    // adj: i = wp.tid()                                                                      <L 19>
    // adj: def slot_adjoint(o: Owner, x: wp.array(dtype=float)):                             <L 18>
    return;
}
