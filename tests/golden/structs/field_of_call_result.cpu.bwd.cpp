struct Item_6f425be6
{
    wp::float32 a;
    wp::int32 n;


    Item_6f425be6() = default;
    CUDA_CALLABLE Item_6f425be6(wp::float32 const& a,
    wp::int32 const& n = {})
        : a{a}
        , n{n}

    {
    }

    CUDA_CALLABLE Item_6f425be6& operator += (const Item_6f425be6& rhs)
    {    a += rhs.a;
    n += rhs.n;

        return *this;}

};

static CUDA_CALLABLE void adj_Item_6f425be6(wp::float32 const&,
    wp::int32 const&,
    wp::float32 & adj_a,
    wp::int32 & adj_n,
    Item_6f425be6 & adj_ret)
{
    adj_a += adj_ret.a;
    adj_n += adj_ret.n;
}

// Required when compiling adjoints.
CUDA_CALLABLE Item_6f425be6 add(const Item_6f425be6& a, const Item_6f425be6& b)
{
    return Item_6f425be6();
}

CUDA_CALLABLE void adj_atomic_add(Item_6f425be6* p, Item_6f425be6 t)
{
    wp::adj_atomic_add(&p->a, t.a);
    wp::adj_atomic_add(&p->n, t.n);
}

// field_of_call_result.py:11
static Item_6f425be6 make_item_0(
    wp::int32 var_n)
{
    //---------
    // primal vars
    Item_6f425be6 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def make_item(n: int):                                                                 <L 12>
    // it = Item()                                                                            <L 13>
    var_0 = Item_6f425be6();
    // it.n = n                                                                               <L 14>
    var_0.n = var_n;
    // it.a = float(n)                                                                        <L 15>
    var_1 = wp::float(var_n);
    var_0.a = var_1;
    // return it                                                                              <L 16>
    return var_0;
}

// field_of_call_result.py:11
static void adj_make_item_0(
    wp::int32 var_n,
    wp::int32 & adj_n,
    Item_6f425be6 & adj_ret)
{
    //---------
    // primal vars
    Item_6f425be6 var_0;
    wp::float32 var_1;
    //---------
    // dual vars
    Item_6f425be6 adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def make_item(n: int):                                                                 <L 12>
    // it = Item()                                                                            <L 13>
    var_0 = Item_6f425be6();
    // it.n = n                                                                               <L 14>
    var_0.n = var_n;
    // it.a = float(n)                                                                        <L 15>
    var_1 = wp::float(var_n);
    var_0.a = var_1;
    // return it                                                                              <L 16>
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    // adj: return it                                                                         <L 16>
    adj_1 += adj_0.a;
    adj_0.a = {};
    wp::adj_float(var_n, adj_n, adj_1);
    // adj: it.a = float(n)                                                                   <L 15>
    adj_0.n = {};
    // adj: it.n = n                                                                          <L 14>
    // adj: it = Item()                                                                       <L 13>
    // adj: def make_item(n: int):                                                            <L 12>
    return;
}

struct wp_args_field_of_call_result_6315bdba {
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void field_of_call_result_6315bdba_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_field_of_call_result_6315bdba *_wp_args,
    wp_args_field_of_call_result_6315bdba *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_field_of_call_result_6315bdba wp_contiguous_args;
    wp_args_field_of_call_result_6315bdba wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    Item_6f425be6 var_1;
    wp::float32* var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    Item_6f425be6 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    //---------
    // forward
    // def field_of_call_result(out: wp.array(dtype=float)):                                  <L 20>
    // i = wp.tid()                                                                           <L 21>
    var_0 = builtin_tid1d();
    // out[i] = make_item(i).a                                                                <L 22>
    var_1 = make_item_0(var_0);
    var_2 = &(var_1.a);
    var_4 = wp::load(var_2);
    var_3 = wp::copy(var_4);
    // wp::array_store(var_out, var_0, var_3);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_0, var_3, adj_out, adj_0, adj_3);
    wp::adj_copy(var_4, adj_2, adj_3);
    adj_1.a += adj_2;
    adj_make_item_0(var_0, adj_0, adj_1);
    // adj: out[i] = make_item(i).a                                                           <L 22>
    // adj: i = wp.tid()                                                                      <L 21>
    // adj: def field_of_call_result(out: wp.array(dtype=float)):                             <L 20>
    return;
}
