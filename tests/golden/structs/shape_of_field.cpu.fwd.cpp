struct Grid_f74fb819
{
    wp::array_t<wp::float32> cells;


    Grid_f74fb819() = default;
    CUDA_CALLABLE Grid_f74fb819(wp::array_t<wp::float32> const& cells)
        : cells{cells}

    {
    }

    CUDA_CALLABLE Grid_f74fb819& operator += (const Grid_f74fb819& rhs)
    {
        return *this;}

};

static CUDA_CALLABLE void adj_Grid_f74fb819(wp::array_t<wp::float32> const&,
    wp::array_t<wp::float32> & adj_cells,
    Grid_f74fb819 & adj_ret)
{
    adj_cells = adj_ret.cells;
}

// Required when compiling adjoints.
CUDA_CALLABLE Grid_f74fb819 add(const Grid_f74fb819& a, const Grid_f74fb819& b)
{
    return Grid_f74fb819();
}

CUDA_CALLABLE void adj_atomic_add(Grid_f74fb819* p, Grid_f74fb819 t)
{
    wp::adj_atomic_add(&p->cells, t.cells);
}

struct wp_args_shape_of_field_3e9f925b {
    Grid_f74fb819 g;
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void shape_of_field_3e9f925b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_shape_of_field_3e9f925b *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    Grid_f74fb819 var_g = _wp_args->g;
    wp::array_t<wp::int32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::array_t<wp::float32>* var_0;
    wp::shape_t* var_1;
    const wp::int32 var_2 = 0;
    wp::int32 var_3;
    wp::shape_t var_4;
    const wp::int32 var_5 = 0;
    wp::array_t<wp::float32>* var_6;
    wp::int32 var_7;
    wp::array_t<wp::float32> var_8;
    const wp::int32 var_9 = 1;
    //---------
    // forward
    // def shape_of_field(g: Grid, out: wp.array(dtype=int)):                                 <L 11>
    // out[0] = g.cells.shape[0]                                                              <L 12>
    var_0 = &((var_g).cells);
    var_1 = &(var_0->shape);
    var_4 = wp::load(var_1);
    var_3 = wp::extract(var_4, var_2);
    wp::array_store(var_out, var_5, var_3);
    // out[1] = len(g.cells)                                                                  <L 13>
    var_6 = &((var_g).cells);
    var_8 = wp::load(var_6);
    var_7 = wp::len(var_8);
    wp::array_store(var_out, var_9, var_7);
}
