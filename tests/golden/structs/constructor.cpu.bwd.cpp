struct Body_870b0072
{
    wp::float32 mass;
    wp::vec_t<3, wp::float32> pos;
    wp::int32 count;


    Body_870b0072() = default;
    CUDA_CALLABLE Body_870b0072(wp::float32 const& mass,
    wp::vec_t<3, wp::float32> const& pos = {},
    wp::int32 const& count = {})
        : mass{mass}
        , pos{pos}
        , count{count}

    {
    }

    CUDA_CALLABLE Body_870b0072& operator += (const Body_870b0072& rhs)
    {    mass += rhs.mass;
    pos += rhs.pos;
    count += rhs.count;

        return *this;}

};

static CUDA_CALLABLE void adj_Body_870b0072(wp::float32 const&,
    wp::vec_t<3, wp::float32> const&,
    wp::int32 const&,
    wp::float32 & adj_mass,
    wp::vec_t<3, wp::float32> & adj_pos,
    wp::int32 & adj_count,
    Body_870b0072 & adj_ret)
{
    adj_mass += adj_ret.mass;
    adj_pos += adj_ret.pos;
    adj_count += adj_ret.count;
}

// Required when compiling adjoints.
CUDA_CALLABLE Body_870b0072 add(const Body_870b0072& a, const Body_870b0072& b)
{
    return Body_870b0072();
}

CUDA_CALLABLE void adj_atomic_add(Body_870b0072* p, Body_870b0072 t)
{
    wp::adj_atomic_add(&p->mass, t.mass);
    wp::adj_atomic_add(&p->pos, t.pos);
    wp::adj_atomic_add(&p->count, t.count);
}

struct wp_args_constructor_99f02872 {
    wp::vec_t<3, wp::float32> p;
    wp::array_t<Body_870b0072> out;
};

template <bool wp_linear_contiguous>
static void constructor_99f02872_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constructor_99f02872 *_wp_args,
    wp_args_constructor_99f02872 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_p = _wp_args->p;
    wp::array_t<Body_870b0072> var_out = _wp_args->out;
    wp::vec_t<3, wp::float32> adj_p = _wp_adj_args->p;
    wp::array_t<Body_870b0072> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    const wp::int32 var_1 = 3;
    Body_870b0072 var_2;
    const wp::int32 var_3 = 0;
    const wp::int32 var_4 = 2;
    const wp::float32 var_5 = 4.0;
    Body_870b0072 var_6;
    const wp::int32 var_7 = 1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    Body_870b0072 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    Body_870b0072 adj_6 = {};
    wp::int32 adj_7 = {};
    //---------
    // forward
    // def constructor(p: wp.vec3, out: wp.array(dtype=Body)):                                <L 13>
    // out[0] = Body(1.0, p, 3)                                                               <L 14>
    var_2 = Body_870b0072(var_0, var_p, var_1);
    // wp::array_store(var_out, var_3, var_2);
    // out[1] = Body(count=2, mass=4.0, pos=p)                                                <L 15>
    var_6 = Body_870b0072(var_5, var_p, var_4);
    // wp::array_store(var_out, var_7, var_6);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_7, var_6, adj_out, adj_7, adj_6);
    adj_Body_870b0072(var_5, var_p, var_4, adj_5, adj_p, adj_4, adj_6);
    // adj: out[1] = Body(count=2, mass=4.0, pos=p)                                           <L 15>
    wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
    adj_Body_870b0072(var_0, var_p, var_1, adj_0, adj_p, adj_1, adj_2);
    // adj: out[0] = Body(1.0, p, 3)                                                          <L 14>
    // adj: def constructor(p: wp.vec3, out: wp.array(dtype=Body)):                           <L 13>
    return;
}
