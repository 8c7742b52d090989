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

struct Owner_eb673718
{
    wp::array_t<Item_6fc45075> items;


    Owner_eb673718() = default;
    CUDA_CALLABLE Owner_eb673718(wp::array_t<Item_6fc45075> const& items)
        : items{items}

    {
    }

    CUDA_CALLABLE Owner_eb673718& operator += (const Owner_eb673718& rhs)
    {
        return *this;}

};

static CUDA_CALLABLE void adj_Owner_eb673718(wp::array_t<Item_6fc45075> const&,
    wp::array_t<Item_6fc45075> & adj_items,
    Owner_eb673718 & adj_ret)
{
    adj_items = adj_ret.items;
}

// Required when compiling adjoints.
CUDA_CALLABLE Owner_eb673718 add(const Owner_eb673718& a, const Owner_eb673718& b)
{
    return Owner_eb673718();
}

CUDA_CALLABLE void adj_atomic_add(Owner_eb673718* p, Owner_eb673718 t)
{
    wp::adj_atomic_add(&p->items, t.items);
}

struct wp_args_struct_array_field_8117ccf3 {
    Owner_eb673718 o;
};

template <bool wp_linear_contiguous>
static void struct_array_field_8117ccf3_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_struct_array_field_8117ccf3 *_wp_args,
    wp_args_struct_array_field_8117ccf3 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    Owner_eb673718 var_o = _wp_args->o;
    Owner_eb673718 adj_o = _wp_adj_args->o;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 1.0;
    wp::array_t<Item_6fc45075>* var_2;
    Item_6fc45075* var_3;
    const wp::float32 var_4 = 2.0;
    wp::array_t<Item_6fc45075>* var_5;
    Item_6fc45075* var_6;
    wp::vec_t<3, wp::float32>* var_7;
    const wp::int32 var_8 = 0;
    wp::array_t<Item_6fc45075>* var_9;
    Item_6fc45075* var_10;
    wp::vec_t<3, wp::float32>* var_11;
    const wp::int32 var_12 = 1;
    const wp::float32 var_13 = 3.0;
    wp::array_t<Item_6fc45075>* var_14;
    Item_6fc45075* var_15;
    wp::array_t<Item_6fc45075>* var_16;
    const wp::int32 var_17 = 0;
    Item_6fc45075* var_18;
    wp::array_t<Item_6fc45075> var_19;
    wp::float32* var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::array_t<Item_6fc45075> adj_2 = {};
    Item_6fc45075 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::array_t<Item_6fc45075> adj_5 = {};
    Item_6fc45075 adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::int32 adj_8 = {};
    wp::array_t<Item_6fc45075> adj_9 = {};
    Item_6fc45075 adj_10 = {};
    wp::vec_t<3, wp::float32> adj_11 = {};
    wp::int32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::array_t<Item_6fc45075> adj_14 = {};
    Item_6fc45075 adj_15 = {};
    wp::array_t<Item_6fc45075> adj_16 = {};
    wp::int32 adj_17 = {};
    Item_6fc45075 adj_18 = {};
    wp::array_t<Item_6fc45075> adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    //---------
    // forward
    // def struct_array_field(o: Owner):                                                      <L 17>
    // i = wp.tid()                                                                           <L 18>
    var_0 = builtin_tid1d();
    // o.items[i].a = 1.0                                                                     <L 19>
    var_2 = &((var_o).items);
    var_3 = &(wp::index(*(var_2), var_0));
    // wp::store(&(wp::index(*(var_2), var_0).a), var_1);
    // o.items[i].v.x = 2.0                                                                   <L 20>
    var_5 = &((var_o).items);
    var_6 = &(wp::index(*(var_5), var_0));
    var_7 = &(wp::index(*(var_5), var_0).v);
    // wp::store(&(wp::index(*(var_5), var_0).v.component_ref(var_8)), var_4);
    // o.items[i].v[1] += 3.0                                                                 <L 21>
    var_9 = &((var_o).items);
    var_10 = &(wp::index(*(var_9), var_0));
    var_11 = &(wp::index(*(var_9), var_0).v);
    // wp::array_atomic_add_slot(*(var_9), var_13, [&](auto& _e) -> auto& { return _e.v.component_ref(var_12); }, var_0);
    // o.items[i].a += o.items[0].a                                                           <L 22>
    var_14 = &((var_o).items);
    var_15 = &(wp::index(*(var_14), var_0));
    var_16 = &((var_o).items);
    var_19 = wp::load(var_16);
    var_18 = wp::address(var_19, var_17);
    var_20 = &(((*wp::address((var_o).items, var_17))).a);
    var_22 = wp::load(var_20);
    var_21 = wp::copy(var_22);
    // wp::array_atomic_add_slot(*(var_14), var_21, [&](auto& _e) -> auto& { return _e.a; }, var_0);
    //---------
    // reverse
    wp::adj_array_atomic_add_slot(*(var_14), ([&]() -> wp::array_t<Item_6fc45075> { auto slot_adj_0 = adj_o; auto slot_adj_1 = (slot_adj_0).items; return slot_adj_1; }()), adj_21, [&](auto& _e) -> auto& { return _e.a; }, var_0);
    wp::adj_copy(var_22, adj_20, adj_21);
    adj_18.a += adj_20;
    wp::adj_address(var_19, var_17, adj_16, adj_17, adj_18);
    adj_o.items = adj_16;
    adj_o.items = adj_14;
    // adj: o.items[i].a += o.items[0].a                                                      <L 22>
    wp::adj_array_atomic_add_slot(*(var_9), ([&]() -> wp::array_t<Item_6fc45075> { auto slot_adj_0 = adj_o; auto slot_adj_1 = (slot_adj_0).items; return slot_adj_1; }()), adj_13, [&](auto& _e) -> auto& { return _e.v.component_ref(var_12); }, var_0);
    adj_o.items = adj_9;
    // adj: o.items[i].v[1] += 3.0                                                            <L 21>
    wp::adj_array_store_slot(*(var_5), ([&]() -> wp::array_t<Item_6fc45075> { auto slot_adj_0 = adj_o; auto slot_adj_1 = (slot_adj_0).items; return slot_adj_1; }()), adj_4, [&](auto& _e) -> auto& { return _e.v.component_ref(var_8); }, var_0);
    adj_o.items = adj_5;
    // adj: o.items[i].v.x = 2.0                                                              <L 20>
    wp::adj_array_store_slot(*(var_2), ([&]() -> wp::array_t<Item_6fc45075> { auto slot_adj_0 = adj_o; auto slot_adj_1 = (slot_adj_0).items; return slot_adj_1; }()), adj_1, [&](auto& _e) -> auto& { return _e.a; }, var_0);
    adj_o.items = adj_2;
    // adj: o.items[i].a = 1.0                                                                <L 19>
    // adj: i = wp.tid()                                                                      <L 18>
    // adj: def struct_array_field(o: Owner):                                                 <L 17>
    return;
}
