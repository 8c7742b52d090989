struct First_147a8e30
{
    wp::float32 a;


    First_147a8e30() = default;
    CUDA_CALLABLE First_147a8e30(wp::float32 const& a)
        : a{a}

    {
    }

    CUDA_CALLABLE First_147a8e30& operator += (const First_147a8e30& rhs)
    {    a += rhs.a;

        return *this;}

};

static CUDA_CALLABLE void adj_First_147a8e30(wp::float32 const&,
    wp::float32 & adj_a,
    First_147a8e30 & adj_ret)
{
    adj_a += adj_ret.a;
}

// Required when compiling adjoints.
CUDA_CALLABLE First_147a8e30 add(const First_147a8e30& a, const First_147a8e30& b)
{
    return First_147a8e30();
}

CUDA_CALLABLE void adj_atomic_add(First_147a8e30* p, First_147a8e30 t)
{
    wp::adj_atomic_add(&p->a, t.a);
}

struct Second_8d31ee4c
{
    wp::float32 a;


    Second_8d31ee4c() = default;
    CUDA_CALLABLE Second_8d31ee4c(wp::float32 const& a)
        : a{a}

    {
    }

    CUDA_CALLABLE Second_8d31ee4c& operator += (const Second_8d31ee4c& rhs)
    {    a += rhs.a;

        return *this;}

};

static CUDA_CALLABLE void adj_Second_8d31ee4c(wp::float32 const&,
    wp::float32 & adj_a,
    Second_8d31ee4c & adj_ret)
{
    adj_a += adj_ret.a;
}

// Required when compiling adjoints.
CUDA_CALLABLE Second_8d31ee4c add(const Second_8d31ee4c& a, const Second_8d31ee4c& b)
{
    return Second_8d31ee4c();
}

CUDA_CALLABLE void adj_atomic_add(Second_8d31ee4c* p, Second_8d31ee4c t)
{
    wp::adj_atomic_add(&p->a, t.a);
}

struct wp_args_two_of_one_shape_02043456 {
    First_147a8e30 f;
    Second_8d31ee4c s;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void two_of_one_shape_02043456_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_two_of_one_shape_02043456 *_wp_args,
    wp_args_two_of_one_shape_02043456 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    First_147a8e30 var_f = _wp_args->f;
    Second_8d31ee4c var_s = _wp_args->s;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    First_147a8e30 adj_f = _wp_adj_args->f;
    Second_8d31ee4c adj_s = _wp_adj_args->s;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    //---------
    // forward
    // def two_of_one_shape(f: First, s: Second, out: wp.array(dtype=float)):                 <L 16>
    // out[0] = f.a + s.a                                                                     <L 17>
    var_0 = &((var_f).a);
    var_1 = &((var_s).a);
    var_3 = wp::load(var_0);
    var_4 = wp::load(var_1);
    var_2 = wp::add(var_3, var_4);
    // wp::array_store(var_out, var_5, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_5, var_2, adj_out, adj_5, adj_2);
    wp::adj_add(var_3, var_4, adj_0, adj_1, adj_2);
    adj_s.a += adj_1;
    adj_f.a += adj_0;
    // adj: out[0] = f.a + s.a                                                                <L 17>
    // adj: def two_of_one_shape(f: First, s: Second, out: wp.array(dtype=float)):            <L 16>
    return;
}
