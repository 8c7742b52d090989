struct Hit_be126d4b
{
    wp::float32 t;
    wp::vec_t<3, wp::float32> normal;


    Hit_be126d4b() = default;
    CUDA_CALLABLE Hit_be126d4b(wp::float32 const& t,
    wp::vec_t<3, wp::float32> const& normal = {})
        : t{t}
        , normal{normal}

    {
    }

    CUDA_CALLABLE Hit_be126d4b& operator += (const Hit_be126d4b& rhs)
    {    t += rhs.t;
    normal += rhs.normal;

        return *this;}

};

static CUDA_CALLABLE void adj_Hit_be126d4b(wp::float32 const&,
    wp::vec_t<3, wp::float32> const&,
    wp::float32 & adj_t,
    wp::vec_t<3, wp::float32> & adj_normal,
    Hit_be126d4b & adj_ret)
{
    adj_t += adj_ret.t;
    adj_normal += adj_ret.normal;
}

// Required when compiling adjoints.
CUDA_CALLABLE Hit_be126d4b add(const Hit_be126d4b& a, const Hit_be126d4b& b)
{
    return Hit_be126d4b();
}

CUDA_CALLABLE void adj_atomic_add(Hit_be126d4b* p, Hit_be126d4b t)
{
    wp::adj_atomic_add(&p->t, t.t);
    wp::adj_atomic_add(&p->normal, t.normal);
}

// struct_result.py:11
static Hit_be126d4b cast_0(
    wp::vec_t<3, wp::float32> var_o,
    wp::vec_t<3, wp::float32> var_d)
{
    //---------
    // primal vars
    Hit_be126d4b var_0;
    wp::float32 var_1;
    wp::vec_t<3, wp::float32> var_2;
    //---------
    // forward
    // def cast(o: wp.vec3, d: wp.vec3):                                                      <L 12>
    // h = Hit()                                                                              <L 13>
    var_0 = Hit_be126d4b();
    // h.t = wp.dot(o, d)                                                                     <L 14>
    var_1 = wp::dot(var_o, var_d);
    var_0.t = var_1;
    // h.normal = wp.normalize(d)                                                             <L 15>
    var_2 = wp::normalize(var_d);
    var_0.normal = var_2;
    // return h                                                                               <L 16>
    return var_0;
}

struct wp_args_struct_result_6d490a3b {
    wp::array_t<wp::vec_t<3, wp::float32>> o;
    wp::array_t<Hit_be126d4b> hits;
};

template <bool wp_linear_contiguous>
static void struct_result_6d490a3b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_struct_result_6d490a3b *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_struct_result_6d490a3b wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.o.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.hits.strides[0] = sizeof(Hit_be126d4b);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_o = _wp_args->o;
    wp::array_t<Hit_be126d4b> var_hits = _wp_args->hits;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    const wp::int32 var_2 = 0;
    wp::vec_t<3, wp::float32>* var_3;
    Hit_be126d4b var_4;
    wp::vec_t<3, wp::float32> var_5;
    wp::vec_t<3, wp::float32> var_6;
    //---------
    // forward
    // def struct_result(o: wp.array(dtype=wp.vec3), hits: wp.array(dtype=Hit)):              <L 20>
    // i = wp.tid()                                                                           <L 21>
    var_0 = builtin_tid1d();
    // hits[i] = cast(o[i], o[0])                                                             <L 22>
    var_1 = wp::address(var_o, var_0);
    var_3 = wp::address(var_o, var_2);
    var_5 = wp::load(var_1);
    var_6 = wp::load(var_3);
    var_4 = cast_0(var_5, var_6);
    wp::array_store(var_hits, var_0, var_4);
}
