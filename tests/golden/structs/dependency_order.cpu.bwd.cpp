struct Leaf_02cac034
{
    wp::float32 x;


    Leaf_02cac034() = default;
    CUDA_CALLABLE Leaf_02cac034(wp::float32 const& x)
        : x{x}

    {
    }

    CUDA_CALLABLE Leaf_02cac034& operator += (const Leaf_02cac034& rhs)
    {    x += rhs.x;

        return *this;}

};

static CUDA_CALLABLE void adj_Leaf_02cac034(wp::float32 const&,
    wp::float32 & adj_x,
    Leaf_02cac034 & adj_ret)
{
    adj_x += adj_ret.x;
}

// Required when compiling adjoints.
CUDA_CALLABLE Leaf_02cac034 add(const Leaf_02cac034& a, const Leaf_02cac034& b)
{
    return Leaf_02cac034();
}

CUDA_CALLABLE void adj_atomic_add(Leaf_02cac034* p, Leaf_02cac034 t)
{
    wp::adj_atomic_add(&p->x, t.x);
}

struct Left_d1ea373b
{
    Leaf_02cac034 leaf;


    Left_d1ea373b() = default;
    CUDA_CALLABLE Left_d1ea373b(Leaf_02cac034 const& leaf)
        : leaf{leaf}

    {
    }

    CUDA_CALLABLE Left_d1ea373b& operator += (const Left_d1ea373b& rhs)
    {    leaf += rhs.leaf;

        return *this;}

};

static CUDA_CALLABLE void adj_Left_d1ea373b(Leaf_02cac034 const&,
    Leaf_02cac034 & adj_leaf,
    Left_d1ea373b & adj_ret)
{
    adj_leaf += adj_ret.leaf;
}

// Required when compiling adjoints.
CUDA_CALLABLE Left_d1ea373b add(const Left_d1ea373b& a, const Left_d1ea373b& b)
{
    return Left_d1ea373b();
}

CUDA_CALLABLE void adj_atomic_add(Left_d1ea373b* p, Left_d1ea373b t)
{
    adj_atomic_add(&p->leaf, t.leaf);
}

struct Right_6dc86fcc
{
    wp::array_t<Leaf_02cac034> leaves;


    Right_6dc86fcc() = default;
    CUDA_CALLABLE Right_6dc86fcc(wp::array_t<Leaf_02cac034> const& leaves)
        : leaves{leaves}

    {
    }

    CUDA_CALLABLE Right_6dc86fcc& operator += (const Right_6dc86fcc& rhs)
    {
        return *this;}

};

static CUDA_CALLABLE void adj_Right_6dc86fcc(wp::array_t<Leaf_02cac034> const&,
    wp::array_t<Leaf_02cac034> & adj_leaves,
    Right_6dc86fcc & adj_ret)
{
    adj_leaves = adj_ret.leaves;
}

// Required when compiling adjoints.
CUDA_CALLABLE Right_6dc86fcc add(const Right_6dc86fcc& a, const Right_6dc86fcc& b)
{
    return Right_6dc86fcc();
}

CUDA_CALLABLE void adj_atomic_add(Right_6dc86fcc* p, Right_6dc86fcc t)
{
    wp::adj_atomic_add(&p->leaves, t.leaves);
}

struct Root_c887e91f
{
    Left_d1ea373b l;
    Right_6dc86fcc r;


    Root_c887e91f() = default;
    CUDA_CALLABLE Root_c887e91f(Left_d1ea373b const& l,
    Right_6dc86fcc const& r = {})
        : l{l}
        , r{r}

    {
    }

    CUDA_CALLABLE Root_c887e91f& operator += (const Root_c887e91f& rhs)
    {    l += rhs.l;
    r += rhs.r;

        return *this;}

};

static CUDA_CALLABLE void adj_Root_c887e91f(Left_d1ea373b const&,
    Right_6dc86fcc const&,
    Left_d1ea373b & adj_l,
    Right_6dc86fcc & adj_r,
    Root_c887e91f & adj_ret)
{
    adj_l += adj_ret.l;
    adj_r += adj_ret.r;
}

// Required when compiling adjoints.
CUDA_CALLABLE Root_c887e91f add(const Root_c887e91f& a, const Root_c887e91f& b)
{
    return Root_c887e91f();
}

CUDA_CALLABLE void adj_atomic_add(Root_c887e91f* p, Root_c887e91f t)
{
    adj_atomic_add(&p->l, t.l);
    adj_atomic_add(&p->r, t.r);
}

struct wp_args_dependency_order_8b60fab6 {
    Root_c887e91f r;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void dependency_order_8b60fab6_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_dependency_order_8b60fab6 *_wp_args,
    wp_args_dependency_order_8b60fab6 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    Root_c887e91f var_r = _wp_args->r;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    Root_c887e91f adj_r = _wp_adj_args->r;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    Left_d1ea373b* var_0;
    Leaf_02cac034* var_1;
    wp::float32* var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    //---------
    // dual vars
    Left_d1ea373b adj_0 = {};
    Leaf_02cac034 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    //---------
    // forward
    // def dependency_order(r: Root, out: wp.array(dtype=float)):                             <L 27>
    // out[0] = r.l.leaf.x                                                                    <L 28>
    var_0 = &((var_r).l);
    var_1 = &(((var_r).l).leaf);
    var_2 = &((((var_r).l).leaf).x);
    var_4 = wp::load(var_2);
    var_3 = wp::copy(var_4);
    // wp::array_store(var_out, var_5, var_3);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_5, var_3, adj_out, adj_5, adj_3);
    wp::adj_copy(var_4, adj_2, adj_3);
    adj_1.x += adj_2;
    adj_0.leaf += adj_1;
    adj_r.l += adj_0;
    // adj: out[0] = r.l.leaf.x                                                               <L 28>
    // adj: def dependency_order(r: Root, out: wp.array(dtype=float)):                        <L 27>
    return;
}
