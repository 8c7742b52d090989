struct Body_311da32f
{
    wp::vec_t<3, wp::float32> v;
    wp::mat_t<2, 2, wp::float32> m;


    Body_311da32f() = default;
    CUDA_CALLABLE Body_311da32f(wp::vec_t<3, wp::float32> const& v,
    wp::mat_t<2, 2, wp::float32> const& m = {})
        : v{v}
        , m{m}

    {
    }

    CUDA_CALLABLE Body_311da32f& operator += (const Body_311da32f& rhs)
    {    v += rhs.v;
    m += rhs.m;

        return *this;}

};

static CUDA_CALLABLE void adj_Body_311da32f(wp::vec_t<3, wp::float32> const&,
    wp::mat_t<2, 2, wp::float32> const&,
    wp::vec_t<3, wp::float32> & adj_v,
    wp::mat_t<2, 2, wp::float32> & adj_m,
    Body_311da32f & adj_ret)
{
    adj_v += adj_ret.v;
    adj_m += adj_ret.m;
}

// Required when compiling adjoints.
CUDA_CALLABLE Body_311da32f add(const Body_311da32f& a, const Body_311da32f& b)
{
    return Body_311da32f();
}

CUDA_CALLABLE void adj_atomic_add(Body_311da32f* p, Body_311da32f t)
{
    wp::adj_atomic_add(&p->v, t.v);
    wp::adj_atomic_add(&p->m, t.m);
}

extern "C" __global__ void vector_field_component_0f8099e3_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    Body_311da32f var_b,
    wp::int32 var_k,
    wp::array_t<wp::float32> var_out)
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
        const wp::float32 var_0 = 1.0;
        wp::vec_t<3, wp::float32>* var_1;
        const wp::int32 var_2 = 1;
        wp::float32* var_3;
        const wp::float32 var_4 = 2.0;
        wp::vec_t<3, wp::float32>* var_5;
        const wp::int32 var_6 = 0;
        wp::float32* var_7;
        const wp::float32 var_8 = 3.0;
        wp::mat_t<2, 2, wp::float32>* var_9;
        const wp::int32 var_10 = 0;
        const wp::int32 var_11 = 1;
        wp::float32* var_12;
        const wp::float32 var_13 = 4.0;
        wp::vec_t<2, wp::float32> var_14;
        wp::mat_t<2, 2, wp::float32>* var_15;
        const wp::int32 var_16 = 1;
        wp::vec_t<2, wp::float32>* var_17;
        const wp::float32 var_18 = 5.0;
        wp::vec_t<3, wp::float32>* var_19;
        wp::float32* var_20;
        wp::vec_t<3, wp::float32>* var_21;
        const wp::int32 var_22 = 0;
        wp::float32 var_23;
        wp::vec_t<3, wp::float32> var_24;
        wp::mat_t<2, 2, wp::float32>* var_25;
        const wp::int32 var_26 = 0;
        const wp::int32 var_27 = 1;
        wp::float32 var_28;
        wp::mat_t<2, 2, wp::float32> var_29;
        wp::float32 var_30;
        const wp::int32 var_31 = 0;
        //---------
        // forward
        // def vector_field_component(b: Body, k: int, out: wp.array(dtype=float)):               <L 12>
        // b.v[1] = 1.0                                                                           <L 13>
        var_1 = &((var_b).v);
        var_3 = wp::indexref(var_1, var_2);
        wp::store(var_3, var_0);
        // b.v.x = 2.0                                                                            <L 14>
        var_5 = &((var_b).v);
        var_7 = wp::indexref(var_5, var_6);
        wp::store(var_7, var_4);
        // b.m[0, 1] = 3.0                                                                        <L 15>
        var_9 = &((var_b).m);
        var_12 = wp::indexref(var_9, var_10, var_11);
        wp::store(var_12, var_8);
        // b.m[1] = wp.vec2(4.0)                                                                  <L 16>
        var_14 = wp::vec_t<2, wp::float32>(var_13);
        var_15 = &((var_b).m);
        var_17 = wp::indexref(var_15, var_16);
        wp::store(var_17, var_14);
        // b.v[k] = 5.0                                                                           <L 17>
        var_19 = &((var_b).v);
        var_20 = wp::indexref(var_19, var_k);
        wp::store(var_20, var_18);
        // out[0] = b.v[0] + b.m[0, 1]                                                            <L 18>
        var_21 = &((var_b).v);
        var_24 = wp::load(var_21);
        var_23 = wp::extract(var_24, var_22);
        var_25 = &((var_b).m);
        var_29 = wp::load(var_25);
        var_28 = wp::extract(var_29, var_26, var_27);
        var_30 = wp::add(var_23, var_28);
        wp::array_store(var_out, var_31, var_30);
    }
}
