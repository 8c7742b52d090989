struct Leaf_dff7e7c6
{
    wp::float32 w;


    Leaf_dff7e7c6() = default;
    CUDA_CALLABLE Leaf_dff7e7c6(wp::float32 const& w)
        : w{w}

    {
    }

    CUDA_CALLABLE Leaf_dff7e7c6& operator += (const Leaf_dff7e7c6& rhs)
    {    w += rhs.w;

        return *this;}

};

static CUDA_CALLABLE void adj_Leaf_dff7e7c6(wp::float32 const&,
    wp::float32 & adj_w,
    Leaf_dff7e7c6 & adj_ret)
{
    adj_w += adj_ret.w;
}

// Required when compiling adjoints.
CUDA_CALLABLE Leaf_dff7e7c6 add(const Leaf_dff7e7c6& a, const Leaf_dff7e7c6& b)
{
    return Leaf_dff7e7c6();
}

CUDA_CALLABLE void adj_atomic_add(Leaf_dff7e7c6* p, Leaf_dff7e7c6 t)
{
    wp::adj_atomic_add(&p->w, t.w);
}

struct Branch_db52fc43
{
    wp::array_t<Leaf_dff7e7c6> leaves;
    wp::int32 n;


    Branch_db52fc43() = default;
    CUDA_CALLABLE Branch_db52fc43(wp::array_t<Leaf_dff7e7c6> const& leaves,
    wp::int32 const& n = {})
        : leaves{leaves}
        , n{n}

    {
    }

    CUDA_CALLABLE Branch_db52fc43& operator += (const Branch_db52fc43& rhs)
    {    n += rhs.n;

        return *this;}

};

static CUDA_CALLABLE void adj_Branch_db52fc43(wp::array_t<Leaf_dff7e7c6> const&,
    wp::int32 const&,
    wp::array_t<Leaf_dff7e7c6> & adj_leaves,
    wp::int32 & adj_n,
    Branch_db52fc43 & adj_ret)
{
    adj_leaves = adj_ret.leaves;
    adj_n += adj_ret.n;
}

// Required when compiling adjoints.
CUDA_CALLABLE Branch_db52fc43 add(const Branch_db52fc43& a, const Branch_db52fc43& b)
{
    return Branch_db52fc43();
}

CUDA_CALLABLE void adj_atomic_add(Branch_db52fc43* p, Branch_db52fc43 t)
{
    wp::adj_atomic_add(&p->leaves, t.leaves);
    wp::adj_atomic_add(&p->n, t.n);
}

struct wp_args_array_of_arrays_of_structs_115ab967 {
    wp::array_t<Branch_db52fc43> bs;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void array_of_arrays_of_structs_115ab967_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_array_of_arrays_of_structs_115ab967 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_array_of_arrays_of_structs_115ab967 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.bs.strides[0] = sizeof(Branch_db52fc43);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<Branch_db52fc43> var_bs = _wp_args->bs;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    Branch_db52fc43* var_1;
    wp::array_t<Leaf_dff7e7c6>* var_2;
    const wp::int32 var_3 = 0;
    Leaf_dff7e7c6* var_4;
    wp::array_t<Leaf_dff7e7c6> var_5;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    const wp::float32 var_9 = 2.0;
    Branch_db52fc43* var_10;
    wp::array_t<Leaf_dff7e7c6>* var_11;
    const wp::int32 var_12 = 1;
    Leaf_dff7e7c6* var_13;
    Branch_db52fc43* var_14;
    wp::array_t<Leaf_dff7e7c6>* var_15;
    const wp::int32 var_16 = 2;
    Leaf_dff7e7c6* var_17;
    const wp::float32 var_18 = 3.0;
    Branch_db52fc43* var_19;
    wp::array_t<Leaf_dff7e7c6>* var_20;
    wp::array_t<Leaf_dff7e7c6> var_21;
    wp::array_t<Leaf_dff7e7c6> var_22;
    const wp::int32 var_23 = 3;
    Leaf_dff7e7c6* var_24;
    wp::float32* var_25;
    wp::float32 var_26;
    wp::float32 var_27;
    const wp::int32 var_28 = 0;
    //---------
    // forward
    // def array_of_arrays_of_structs(bs: wp.array(dtype=Branch), out: wp.array(dtype=float)):       <L 17>
    // i = wp.tid()                                                                           <L 18>
    var_0 = builtin_tid1d();
    // out[i] = bs[i].leaves[0].w                                                             <L 19>
    var_1 = wp::address(var_bs, var_0);
    var_2 = &(((*wp::address(var_bs, var_0))).leaves);
    var_5 = wp::load(var_2);
    var_4 = wp::address(var_5, var_3);
    var_6 = &(((*wp::address(((*wp::address(var_bs, var_0))).leaves, var_3))).w);
    var_8 = wp::load(var_6);
    var_7 = wp::copy(var_8);
    wp::array_store(var_out, var_0, var_7);
    // bs[i].leaves[1].w = 2.0                                                                <L 20>
    var_10 = &(wp::index(var_bs, var_0));
    var_11 = &(((*wp::address(var_bs, var_0))).leaves);
    var_13 = &(wp::index(*(var_11), var_12));
    wp::store(&(wp::index(*(var_11), var_12).w), var_9);
    // bs[i].leaves[2].w += 3.0                                                               <L 21>
    var_14 = &(wp::index(var_bs, var_0));
    var_15 = &(((*wp::address(var_bs, var_0))).leaves);
    var_17 = &(wp::index(*(var_15), var_16));
    wp::array_atomic_add_slot(*(var_15), var_18, [&](auto& _e) -> auto& { return _e.w; }, var_16);
    // leaves = bs[i].leaves                                                                  <L 22>
    var_19 = wp::address(var_bs, var_0);
    var_20 = &(((*wp::address(var_bs, var_0))).leaves);
    var_22 = wp::load(var_20);
    var_21 = wp::copy(var_22);
    // out[0] = leaves[3].w                                                                   <L 23>
    var_24 = wp::address(var_21, var_23);
    var_25 = &(((*wp::address(((*wp::address(var_bs, var_0))).leaves, var_23))).w);
    var_27 = wp::load(var_25);
    var_26 = wp::copy(var_27);
    wp::array_store(var_out, var_28, var_26);
}
