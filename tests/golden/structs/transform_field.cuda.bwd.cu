struct Pose_384ce994
{
    wp::transform_t<wp::float32> t;
    wp::quat_t<wp::float32> q;


    Pose_384ce994() = default;
    CUDA_CALLABLE Pose_384ce994(wp::transform_t<wp::float32> const& t,
    wp::quat_t<wp::float32> const& q = {})
        : t{t}
        , q{q}

    {
    }

    CUDA_CALLABLE Pose_384ce994& operator += (const Pose_384ce994& rhs)
    {    t += rhs.t;
    q += rhs.q;

        return *this;}

};

static CUDA_CALLABLE void adj_Pose_384ce994(wp::transform_t<wp::float32> const&,
    wp::quat_t<wp::float32> const&,
    wp::transform_t<wp::float32> & adj_t,
    wp::quat_t<wp::float32> & adj_q,
    Pose_384ce994 & adj_ret)
{
    adj_t += adj_ret.t;
    adj_q += adj_ret.q;
}

// Required when compiling adjoints.
CUDA_CALLABLE Pose_384ce994 add(const Pose_384ce994& a, const Pose_384ce994& b)
{
    return Pose_384ce994();
}

CUDA_CALLABLE void adj_atomic_add(Pose_384ce994* p, Pose_384ce994 t)
{
    wp::adj_atomic_add(&p->t, t.t);
    wp::adj_atomic_add(&p->q, t.q);
}

extern "C" __global__ void transform_field_703d2a04_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    Pose_384ce994 var_p,
    wp::array_t<wp::vec_t<3, wp::float32>> var_out,
    Pose_384ce994 adj_p,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_out)
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
        wp::transform_t<wp::float32>* var_0;
        wp::vec_t<3, wp::float32> var_1;
        wp::transform_t<wp::float32> var_2;
        const wp::int32 var_3 = 0;
        wp::transform_t<wp::float32>* var_4;
        wp::quat_t<wp::float32> var_5;
        wp::transform_t<wp::float32> var_6;
        wp::quat_t<wp::float32>* var_7;
        wp::quat_t<wp::float32> var_8;
        wp::quat_t<wp::float32> var_9;
        wp::quat_t<wp::float32>* var_10;
        const wp::int32 var_11 = 0;
        wp::vec_t<3, wp::float32>* var_12;
        wp::vec_t<3, wp::float32> var_13;
        wp::quat_t<wp::float32> var_14;
        wp::vec_t<3, wp::float32> var_15;
        const wp::int32 var_16 = 1;
        //---------
        // dual vars
        wp::transform_t<wp::float32> adj_0 = {};
        wp::vec_t<3, wp::float32> adj_1 = {};
        wp::transform_t<wp::float32> adj_2 = {};
        wp::int32 adj_3 = {};
        wp::transform_t<wp::float32> adj_4 = {};
        wp::quat_t<wp::float32> adj_5 = {};
        wp::transform_t<wp::float32> adj_6 = {};
        wp::quat_t<wp::float32> adj_7 = {};
        wp::quat_t<wp::float32> adj_8 = {};
        wp::quat_t<wp::float32> adj_9 = {};
        wp::quat_t<wp::float32> adj_10 = {};
        wp::int32 adj_11 = {};
        wp::vec_t<3, wp::float32> adj_12 = {};
        wp::vec_t<3, wp::float32> adj_13 = {};
        wp::quat_t<wp::float32> adj_14 = {};
        wp::vec_t<3, wp::float32> adj_15 = {};
        wp::int32 adj_16 = {};
        //---------
        // forward
        // def transform_field(p: Pose, out: wp.array(dtype=wp.vec3)):                            <L 12>
        // out[0] = p.t.p                                                                         <L 13>
        var_0 = &((var_p).t);
        var_2 = wp::load(var_0);
        var_1 = wp::transform_get_translation(var_2);
        // wp::array_store(var_out, var_3, var_1);
        // r = p.t.q * p.q                                                                        <L 14>
        var_4 = &((var_p).t);
        var_6 = wp::load(var_4);
        var_5 = wp::transform_get_rotation(var_6);
        var_7 = &((var_p).q);
        var_9 = wp::load(var_7);
        var_8 = wp::mul(var_5, var_9);
        // p.q = r                                                                                <L 15>
        var_p.q = var_8;
        // out[1] = wp.quat_rotate(p.q, out[0])                                                   <L 16>
        var_10 = &((var_p).q);
        var_12 = wp::address(var_out, var_11);
        var_14 = wp::load(var_10);
        var_15 = wp::load(var_12);
        var_13 = wp::quat_rotate(var_14, var_15);
        // wp::array_store(var_out, var_16, var_13);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_16, var_13, adj_out, adj_16, adj_13);
        wp::adj_quat_rotate(var_14, var_15, adj_10, adj_12, adj_13);
        wp::adj_address(var_out, var_11, adj_out, adj_11, adj_12);
        adj_p.q += adj_10;
        // adj: out[1] = wp.quat_rotate(p.q, out[0])                                              <L 16>
        adj_8 += adj_p.q;
        adj_p.q = {};
        // adj: p.q = r                                                                           <L 15>
        wp::adj_mul(var_5, var_9, adj_5, adj_7, adj_8);
        adj_p.q += adj_7;
        wp::adj_transform_get_rotation(var_6, adj_4, adj_5);
        adj_p.t += adj_4;
        // adj: r = p.t.q * p.q                                                                   <L 14>
        wp::adj_array_store(var_out, var_3, var_1, adj_out, adj_3, adj_1);
        wp::adj_transform_get_translation(var_2, adj_0, adj_1);
        adj_p.t += adj_0;
        // adj: out[0] = p.t.p                                                                    <L 13>
        // adj: def transform_field(p: Pose, out: wp.array(dtype=wp.vec3)):                       <L 12>
        continue;
    }
}
