struct Item_3200d9aa
{
    wp::vec_t<3, wp::float32> v;


    Item_3200d9aa() = default;
    CUDA_CALLABLE Item_3200d9aa(wp::vec_t<3, wp::float32> const& v)
        : v{v}

    {
    }

    CUDA_CALLABLE Item_3200d9aa& operator += (const Item_3200d9aa& rhs)
    {    v += rhs.v;

        return *this;}

};

static CUDA_CALLABLE void adj_Item_3200d9aa(wp::vec_t<3, wp::float32> const&,
    wp::vec_t<3, wp::float32> & adj_v,
    Item_3200d9aa & adj_ret)
{
    adj_v += adj_ret.v;
}

// Required when compiling adjoints.
CUDA_CALLABLE Item_3200d9aa add(const Item_3200d9aa& a, const Item_3200d9aa& b)
{
    return Item_3200d9aa();
}

CUDA_CALLABLE void adj_atomic_add(Item_3200d9aa* p, Item_3200d9aa t)
{
    wp::adj_atomic_add(&p->v, t.v);
}

struct wp_args_view_path_dc02ebc4 {
    wp::array_t<Item_3200d9aa> s2;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void view_path_dc02ebc4_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_view_path_dc02ebc4 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<Item_3200d9aa> var_s2 = _wp_args->s2;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::array_t<Item_3200d9aa> var_1;
    const wp::int32 var_2 = 2;
    Item_3200d9aa* var_3;
    wp::vec_t<3, wp::float32>* var_4;
    const wp::int32 var_5 = 0;
    wp::float32 var_6;
    wp::vec_t<3, wp::float32> var_7;
    const wp::float32 var_8 = 2.0;
    const wp::int32 var_9 = 1;
    Item_3200d9aa* var_10;
    wp::vec_t<3, wp::float32>* var_11;
    const wp::int32 var_12 = 1;
    const wp::float32 var_13 = 3.0;
    const wp::int32 var_14 = 0;
    Item_3200d9aa* var_15;
    wp::vec_t<3, wp::float32>* var_16;
    const wp::int32 var_17 = 0;
    //---------
    // forward
    // def view_path(s2: wp.array2d(dtype=Item), out: wp.array(dtype=float)):                 <L 11>
    // i = wp.tid()                                                                           <L 12>
    var_0 = builtin_tid1d();
    // sub = s2[i]                                                                            <L 13>
    var_1 = wp::view(var_s2, var_0);
    // out[i] = sub[2].v[0]                                                                   <L 14>
    var_3 = wp::address(var_1, var_2);
    var_4 = &(((*wp::address(wp::view(var_s2, var_0), var_2))).v);
    var_7 = wp::load(var_4);
    var_6 = wp::extract(var_7, var_5);
    wp::array_store(var_out, var_0, var_6);
    // s2[i, 1].v.y = 2.0                                                                     <L 15>
    var_10 = &(wp::index(var_s2, var_0, var_9));
    var_11 = &(wp::index(var_s2, var_0, var_9).v);
    wp::store(&(wp::index(var_s2, var_0, var_9).v.component_ref(var_12)), var_8);
    // sub[0].v.x = 3.0                                                                       <L 16>
    var_15 = &(wp::index(var_1, var_14));
    var_16 = &(wp::index(var_1, var_14).v);
    wp::store(&(wp::index(var_1, var_14).v.component_ref(var_17)), var_13);
}
