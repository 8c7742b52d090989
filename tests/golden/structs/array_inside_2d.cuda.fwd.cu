struct Grid_51820fc8
{
    wp::array_t<wp::float32> cells;
    wp::int32 width;


    Grid_51820fc8() = default;
    CUDA_CALLABLE Grid_51820fc8(wp::array_t<wp::float32> const& cells,
    wp::int32 const& width = {})
        : cells{cells}
        , width{width}

    {
    }

    CUDA_CALLABLE Grid_51820fc8& operator += (const Grid_51820fc8& rhs)
    {    width += rhs.width;

        return *this;}

};

static CUDA_CALLABLE void adj_Grid_51820fc8(wp::array_t<wp::float32> const&,
    wp::int32 const&,
    wp::array_t<wp::float32> & adj_cells,
    wp::int32 & adj_width,
    Grid_51820fc8 & adj_ret)
{
    adj_cells = adj_ret.cells;
    adj_width += adj_ret.width;
}

// Required when compiling adjoints.
CUDA_CALLABLE Grid_51820fc8 add(const Grid_51820fc8& a, const Grid_51820fc8& b)
{
    return Grid_51820fc8();
}

CUDA_CALLABLE void adj_atomic_add(Grid_51820fc8* p, Grid_51820fc8 t)
{
    wp::adj_atomic_add(&p->cells, t.cells);
    wp::adj_atomic_add(&p->width, t.width);
}

extern "C" __global__ void array_inside_2d_d90da895_cuda_kernel_forward(
    wp::launch_bounds_t<2> dim,
    Grid_51820fc8 var_g)
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
        wp::int32 var_1;
        wp::int32* var_2;
        bool var_3;
        wp::int32 var_4;
        wp::array_t<wp::float32>* var_5;
        wp::float32* var_6;
        wp::array_t<wp::float32> var_7;
        const wp::float32 var_8 = 1.0;
        wp::float32 var_9;
        wp::float32 var_10;
        wp::array_t<wp::float32>* var_11;
        wp::array_t<wp::float32> var_12;
        wp::array_t<wp::float32>* var_13;
        wp::array_t<wp::float32> var_14;
        wp::array_t<wp::float32> var_15;
        const wp::float32 var_16 = 2.0;
        const wp::int32 var_17 = 0;
        //---------
        // forward
        // def array_inside_2d(g: Grid):                                                          <L 12>
        // i, j = wp.tid()                                                                        <L 13>
        builtin_tid2d(var_0, var_1);
        // if j < g.width:                                                                        <L 14>
        var_2 = &((var_g).width);
        var_4 = wp::load(var_2);
        var_3 = (var_1 < var_4);
        if (var_3) {
            // g.cells[i, j] = g.cells[j, i] + 1.0                                                <L 15>
            var_5 = &((var_g).cells);
            var_7 = wp::load(var_5);
            var_6 = wp::address(var_7, var_1, var_0);
            var_10 = wp::load(var_6);
            var_9 = wp::add(var_10, var_8);
            var_11 = &((var_g).cells);
            var_12 = wp::load(var_11);
            wp::array_store(var_12, var_0, var_1, var_9);
        }
        // row = g.cells[i]                                                                       <L 16>
        var_13 = &((var_g).cells);
        var_15 = wp::load(var_13);
        var_14 = wp::view(var_15, var_0);
        // row[0] = 2.0                                                                           <L 17>
        wp::array_store(var_14, var_17, var_16);
    }
}
