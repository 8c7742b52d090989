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

struct wp_args_local_4f311ad1 {
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void local_4f311ad1_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_local_4f311ad1 *_wp_args,
    wp_args_local_4f311ad1 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    Body_436536bd var_0;
    const wp::float32 var_1 = 2.0;
    const wp::float32 var_2 = 1.0;
    wp::vec_t<3, wp::float32> var_3;
    wp::float32* var_4;
    wp::vec_t<3, wp::float32>* var_5;
    const wp::int32 var_6 = 1;
    wp::float32 var_7;
    wp::vec_t<3, wp::float32> var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    const wp::int32 var_11 = 0;
    //---------
    // dual vars
    Body_436536bd adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::float32 adj_4 = {};
    wp::vec_t<3, wp::float32> adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::vec_t<3, wp::float32> adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::int32 adj_11 = {};
    //---------
    // forward
    // def local(out: wp.array(dtype=float)):                                                 <L 12>
    // b = Body()                                                                             <L 13>
    var_0 = Body_436536bd();
    // b.mass = 2.0                                                                           <L 14>
    var_0.mass = var_1;
    // b.pos = wp.vec3(1.0)                                                                   <L 15>
    var_3 = wp::vec_t<3, wp::float32>(var_2);
    var_0.pos = var_3;
    // out[0] = b.mass + b.pos[1]                                                             <L 16>
    var_4 = &((var_0).mass);
    var_5 = &((var_0).pos);
    var_8 = wp::load(var_5);
    var_7 = wp::extract(var_8, var_6);
    var_10 = wp::load(var_4);
    var_9 = wp::add(var_10, var_7);
    // wp::array_store(var_out, var_11, var_9);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_11, var_9, adj_out, adj_11, adj_9);
    wp::adj_add(var_10, var_7, adj_4, adj_7, adj_9);
    wp::adj_extract(var_8, var_6, adj_5, adj_6, adj_7);
    adj_0.pos += adj_5;
    adj_0.mass += adj_4;
    // adj: out[0] = b.mass + b.pos[1]                                                        <L 16>
    adj_3 += adj_0.pos;
    adj_0.pos = {};
    wp::adj_vec_t(var_2, adj_2, adj_3);
    // adj: b.pos = wp.vec3(1.0)                                                              <L 15>
    adj_1 += adj_0.mass;
    adj_0.mass = {};
    // adj: b.mass = 2.0                                                                      <L 14>
    // adj: b = Body()                                                                        <L 13>
    // adj: def local(out: wp.array(dtype=float)):                                            <L 12>
    return;
}
