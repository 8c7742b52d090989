struct Body_436536bd
{
    wp::float32 mass;
    wp::vec_t<3, wp::float32> pos;


    Body_436536bd() = default;
    CUDA_CALLABLE Body_436536bd(wp::float32 const& mass,
    wp::vec_t<3, wp::float32> const& pos = {})
        : mass{mass}
        , pos{pos}

    {
    }

    CUDA_CALLABLE Body_436536bd& operator += (const Body_436536bd& rhs)
    {    mass += rhs.mass;
    pos += rhs.pos;

        return *this;}

};

static CUDA_CALLABLE void adj_Body_436536bd(wp::float32 const&,
    wp::vec_t<3, wp::float32> const&,
    wp::float32 & adj_mass,
    wp::vec_t<3, wp::float32> & adj_pos,
    Body_436536bd & adj_ret)
{
    adj_mass += adj_ret.mass;
    adj_pos += adj_ret.pos;
}

// Required when compiling adjoints.
CUDA_CALLABLE Body_436536bd add(const Body_436536bd& a, const Body_436536bd& b)
{
    return Body_436536bd();
}

CUDA_CALLABLE void adj_atomic_add(Body_436536bd* p, Body_436536bd t)
{
    wp::adj_atomic_add(&p->mass, t.mass);
    wp::adj_atomic_add(&p->pos, t.pos);
}

struct wp_args_constant_fields_written_fb2f12a4 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::array_t<Body_436536bd> out;
};

template <bool wp_linear_contiguous>
static void constant_fields_written_fb2f12a4_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_fields_written_fb2f12a4 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_constant_fields_written_fb2f12a4 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.out.strides[0] = sizeof(Body_436536bd);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<Body_436536bd> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    Body_436536bd var_1;
    wp::float32* var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::vec_t<3, wp::float32>* var_5;
    wp::vec_t<3, wp::float32> var_6;
    wp::vec_t<3, wp::float32> var_7;
    //---------
    // forward
    // def constant_fields_written(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), out: wp.array(dtype=Body)):       <L 12>
    // i = wp.tid()                                                                           <L 13>
    var_0 = builtin_tid1d();
    // b = Body()                                                                             <L 14>
    var_1 = Body_436536bd();
    // b.mass = x[i]                                                                          <L 15>
    var_2 = wp::address(var_x, var_0);
    var_4 = wp::load(var_2);
    var_3 = wp::copy(var_4);
    var_1.mass = var_3;
    // b.pos = v[i]                                                                           <L 16>
    var_5 = wp::address(var_v, var_0);
    var_7 = wp::load(var_5);
    var_6 = wp::copy(var_7);
    var_1.pos = var_6;
    // out[i] = b                                                                             <L 17>
    wp::array_store(var_out, var_0, var_1);
}
