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

extern "C" __global__ void constant_fields_written_fb2f12a4_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
    wp::array_t<Body_436536bd> var_out,
    wp::array_t<wp::float32> adj_x,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v,
    wp::array_t<Body_436536bd> adj_out)
{
    wp::tile_shared_storage_t tile_mem;

    for (size_t _idx = static_cast<size_t>(blockDim.x) * static_cast<size_t>(blockIdx.x) + static_cast<size_t>(threadIdx.x);
         _idx < dim.size;
         _idx += static_cast<size_t>(blockDim.x) * static_cast<size_t>(gridDim.x))
    {
            // reset shared memory allocator
        wp::tile_shared_storage_t::init();

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
        // dual vars
        wp::int32 adj_0 = {};
        Body_436536bd adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::vec_t<3, wp::float32> adj_5 = {};
        wp::vec_t<3, wp::float32> adj_6 = {};
        wp::vec_t<3, wp::float32> adj_7 = {};
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
        // wp::array_store(var_out, var_0, var_1);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_0, var_1, adj_out, adj_0, adj_1);
        // adj: out[i] = b                                                                        <L 17>
        adj_6 += adj_1.pos;
        adj_1.pos = {};
        wp::adj_copy(var_7, adj_5, adj_6);
        wp::adj_address(var_v, var_0, adj_v, adj_0, adj_5);
        // adj: b.pos = v[i]                                                                      <L 16>
        adj_3 += adj_1.mass;
        adj_1.mass = {};
        wp::adj_copy(var_4, adj_2, adj_3);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_2);
        // adj: b.mass = x[i]                                                                     <L 15>
        // adj: b = Body()                                                                        <L 14>
        // adj: i = wp.tid()                                                                      <L 13>
        // adj: def constant_fields_written(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), out: wp.array(dtype=Body)):  <L 12>
        continue;
    }
}
