struct Ball_b2e48fe4
{
    wp::float32 radius;
    wp::float32 mass;


    Ball_b2e48fe4() = default;
    CUDA_CALLABLE Ball_b2e48fe4(wp::float32 const& radius,
    wp::float32 const& mass = {})
        : radius{radius}
        , mass{mass}

    {
    }

    CUDA_CALLABLE Ball_b2e48fe4& operator += (const Ball_b2e48fe4& rhs)
    {    radius += rhs.radius;
    mass += rhs.mass;

        return *this;}

};

static CUDA_CALLABLE void adj_Ball_b2e48fe4(wp::float32 const&,
    wp::float32 const&,
    wp::float32 & adj_radius,
    wp::float32 & adj_mass,
    Ball_b2e48fe4 & adj_ret)
{
    adj_radius += adj_ret.radius;
    adj_mass += adj_ret.mass;
}

// Required when compiling adjoints.
CUDA_CALLABLE Ball_b2e48fe4 add(const Ball_b2e48fe4& a, const Ball_b2e48fe4& b)
{
    return Ball_b2e48fe4();
}

CUDA_CALLABLE void adj_atomic_add(Ball_b2e48fe4* p, Ball_b2e48fe4 t)
{
    wp::adj_atomic_add(&p->radius, t.radius);
    wp::adj_atomic_add(&p->mass, t.mass);
}

struct Box_be7d6078
{
    wp::float32 mass;
    wp::vec_t<3, wp::float32> size;


    Box_be7d6078() = default;
    CUDA_CALLABLE Box_be7d6078(wp::float32 const& mass,
    wp::vec_t<3, wp::float32> const& size = {})
        : mass{mass}
        , size{size}

    {
    }

    CUDA_CALLABLE Box_be7d6078& operator += (const Box_be7d6078& rhs)
    {    mass += rhs.mass;
    size += rhs.size;

        return *this;}

};

static CUDA_CALLABLE void adj_Box_be7d6078(wp::float32 const&,
    wp::vec_t<3, wp::float32> const&,
    wp::float32 & adj_mass,
    wp::vec_t<3, wp::float32> & adj_size,
    Box_be7d6078 & adj_ret)
{
    adj_mass += adj_ret.mass;
    adj_size += adj_ret.size;
}

// Required when compiling adjoints.
CUDA_CALLABLE Box_be7d6078 add(const Box_be7d6078& a, const Box_be7d6078& b)
{
    return Box_be7d6078();
}

CUDA_CALLABLE void adj_atomic_add(Box_be7d6078* p, Box_be7d6078 t)
{
    wp::adj_atomic_add(&p->mass, t.mass);
    wp::adj_atomic_add(&p->size, t.size);
}

// function_struct.py:0
static wp::float32 weight_0(
    Ball_b2e48fe4 var_body,
    wp::float32 var_g)
{
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def weight(body: Any, g: float):                                                       <L 1>
    // return body.mass * g                                                                   <L 2>
    var_0 = &((var_body).mass);
    var_2 = wp::load(var_0);
    var_1 = wp::mul(var_2, var_g);
    return var_1;
}

// function_struct.py:0
static wp::float32 weight_0(
    Box_be7d6078 var_body,
    wp::float32 var_g)
{
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def weight(body: Any, g: float):                                                       <L 1>
    // return body.mass * g                                                                   <L 2>
    var_0 = &((var_body).mass);
    var_2 = wp::load(var_0);
    var_1 = wp::mul(var_2, var_g);
    return var_1;
}

struct wp_args_function_struct_0315b3d7 {
    wp::array_t<Ball_b2e48fe4> balls;
    Box_be7d6078 box;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void function_struct_0315b3d7_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_function_struct_0315b3d7 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_function_struct_0315b3d7 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.balls.strides[0] = sizeof(Ball_b2e48fe4);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<Ball_b2e48fe4> var_balls = _wp_args->balls;
    Box_be7d6078 var_box = _wp_args->box;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    Ball_b2e48fe4* var_1;
    const wp::float32 var_2 = 9.81;
    wp::float32 var_3;
    Ball_b2e48fe4 var_4;
    const wp::float32 var_5 = 9.81;
    wp::float32 var_6;
    wp::float32 var_7;
    //---------
    // forward
    // def function_struct(balls: wp.array(dtype=Ball), box: Box, out: wp.array(dtype=float)):       <L 25>
    // i = wp.tid()                                                                           <L 26>
    var_0 = builtin_tid1d();
    // out[i] = weight(balls[i], 9.81) + weight(box, 9.81)                                    <L 27>
    var_1 = wp::address(var_balls, var_0);
    var_4 = wp::load(var_1);
    var_3 = weight_0(var_4, var_2);
    var_6 = weight_0(var_box, var_5);
    var_7 = wp::add(var_3, var_6);
    wp::array_store(var_out, var_0, var_7);
}
