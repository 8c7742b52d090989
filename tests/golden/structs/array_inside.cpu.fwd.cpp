struct Mesh_a4e5f069
{
    wp::array_t<wp::vec_t<3, wp::float32>> points;
    wp::array_t<wp::int32> index;
    wp::float32 scale;


    Mesh_a4e5f069() = default;
    CUDA_CALLABLE Mesh_a4e5f069(wp::array_t<wp::vec_t<3, wp::float32>> const& points,
    wp::array_t<wp::int32> const& index = {},
    wp::float32 const& scale = {})
        : points{points}
        , index{index}
        , scale{scale}

    {
    }

    CUDA_CALLABLE Mesh_a4e5f069& operator += (const Mesh_a4e5f069& rhs)
    {    scale += rhs.scale;

        return *this;}

};

static CUDA_CALLABLE void adj_Mesh_a4e5f069(wp::array_t<wp::vec_t<3, wp::float32>> const&,
    wp::array_t<wp::int32> const&,
    wp::float32 const&,
    wp::array_t<wp::vec_t<3, wp::float32>> & adj_points,
    wp::array_t<wp::int32> & adj_index,
    wp::float32 & adj_scale,
    Mesh_a4e5f069 & adj_ret)
{
    adj_points = adj_ret.points;
    adj_index = adj_ret.index;
    adj_scale += adj_ret.scale;
}

// Required when compiling adjoints.
CUDA_CALLABLE Mesh_a4e5f069 add(const Mesh_a4e5f069& a, const Mesh_a4e5f069& b)
{
    return Mesh_a4e5f069();
}

CUDA_CALLABLE void adj_atomic_add(Mesh_a4e5f069* p, Mesh_a4e5f069 t)
{
    wp::adj_atomic_add(&p->points, t.points);
    wp::adj_atomic_add(&p->index, t.index);
    wp::adj_atomic_add(&p->scale, t.scale);
}

struct wp_args_array_inside_1c6d40dd {
    Mesh_a4e5f069 m;
};

template <bool wp_linear_contiguous>
static void array_inside_1c6d40dd_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_array_inside_1c6d40dd *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    Mesh_a4e5f069 var_m = _wp_args->m;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::array_t<wp::vec_t<3, wp::float32>>* var_1;
    wp::array_t<wp::int32>* var_2;
    wp::int32* var_3;
    wp::array_t<wp::int32> var_4;
    wp::int32 var_5;
    wp::vec_t<3, wp::float32>* var_6;
    wp::array_t<wp::vec_t<3, wp::float32>> var_7;
    wp::float32* var_8;
    wp::vec_t<3, wp::float32> var_9;
    wp::vec_t<3, wp::float32> var_10;
    wp::float32 var_11;
    wp::array_t<wp::vec_t<3, wp::float32>>* var_12;
    wp::array_t<wp::vec_t<3, wp::float32>> var_13;
    wp::array_t<wp::int32>* var_14;
    const wp::int32 var_15 = 1;
    wp::int32 var_16;
    wp::array_t<wp::int32> var_17;
    //---------
    // forward
    // def array_inside(m: Mesh):                                                             <L 13>
    // i = wp.tid()                                                                           <L 14>
    var_0 = builtin_tid1d();
    // m.points[i] = m.points[m.index[i]] * m.scale                                           <L 15>
    var_1 = &((var_m).points);
    var_2 = &((var_m).index);
    var_4 = wp::load(var_2);
    var_3 = wp::address(var_4, var_0);
    var_5 = wp::load(var_3);
    var_7 = wp::load(var_1);
    var_6 = wp::address(var_7, var_5);
    var_8 = &((var_m).scale);
    var_10 = wp::load(var_6);
    var_11 = wp::load(var_8);
    var_9 = wp::mul(var_10, var_11);
    var_12 = &((var_m).points);
    var_13 = wp::load(var_12);
    wp::array_store(var_13, var_0, var_9);
    // m.index[i] += 1                                                                        <L 16>
    var_14 = &((var_m).index);
    var_17 = wp::load(var_14);
    var_16 = wp::atomic_add(var_17, var_0, var_15);
}
