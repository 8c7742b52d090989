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

// struct_result.py:11
static void adj_cast_0(
    wp::vec_t<3, wp::float32> var_o,
    wp::vec_t<3, wp::float32> var_d,
    wp::vec_t<3, wp::float32> & adj_o,
    wp::vec_t<3, wp::float32> & adj_d,
    Hit_be126d4b & adj_ret)
{
    //---------
    // primal vars
    Hit_be126d4b var_0;
    wp::float32 var_1;
    wp::vec_t<3, wp::float32> var_2;
    //---------
    // dual vars
    Hit_be126d4b adj_0 = {};
    wp::float32 adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
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
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    // adj: return h                                                                          <L 16>
    adj_2 += adj_0.normal;
    adj_0.normal = {};
    wp::adj_normalize(var_d, var_2, adj_d, adj_2);
    // adj: h.normal = wp.normalize(d)                                                        <L 15>
    adj_1 += adj_0.t;
    adj_0.t = {};
    wp::adj_dot(var_o, var_d, adj_o, adj_d, adj_1);
    // adj: h.t = wp.dot(o, d)                                                                <L 14>
    // adj: h = Hit()                                                                         <L 13>
    // adj: def cast(o: wp.vec3, d: wp.vec3):                                                 <L 12>
    return;
}

struct wp_args_struct_result_6d490a3b {
    wp::array_t<wp::vec_t<3, wp::float32>> o;
    wp::array_t<Hit_be126d4b> hits;
};

template <bool wp_linear_contiguous>
static void struct_result_6d490a3b_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_struct_result_6d490a3b *_wp_args,
    wp_args_struct_result_6d490a3b *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_struct_result_6d490a3b wp_contiguous_args;
    wp_args_struct_result_6d490a3b wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.o.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.o.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.hits.strides[0] = sizeof(Hit_be126d4b);
        wp_contiguous_adj_args.hits.strides[0] = sizeof(Hit_be126d4b);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_o = _wp_args->o;
    wp::array_t<Hit_be126d4b> var_hits = _wp_args->hits;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_o = _wp_adj_args->o;
    wp::array_t<Hit_be126d4b> adj_hits = _wp_adj_args->hits;
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
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::int32 adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    Hit_be126d4b adj_4 = {};
    wp::vec_t<3, wp::float32> adj_5 = {};
    wp::vec_t<3, wp::float32> adj_6 = {};
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
    // wp::array_store(var_hits, var_0, var_4);
    //---------
    // reverse
    wp::adj_array_store(var_hits, var_0, var_4, adj_hits, adj_0, adj_4);
    adj_cast_0(var_5, var_6, adj_1, adj_3, adj_4);
    wp::adj_address(var_o, var_2, adj_o, adj_2, adj_3);
    wp::adj_address(var_o, var_0, adj_o, adj_0, adj_1);
    // adj: hits[i] = cast(o[i], o[0])                                                        <L 22>
    // adj: i = wp.tid()                                                                      <L 21>
    // adj: def struct_result(o: wp.array(dtype=wp.vec3), hits: wp.array(dtype=Hit)):         <L 20>
    return;
}
