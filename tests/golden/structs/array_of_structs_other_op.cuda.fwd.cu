struct Cell_01dba02a
{
    wp::int32 count;
    wp::int32 level;


    Cell_01dba02a() = default;
    CUDA_CALLABLE Cell_01dba02a(wp::int32 const& count,
    wp::int32 const& level = {})
        : count{count}
        , level{level}

    {
    }

    CUDA_CALLABLE Cell_01dba02a& operator += (const Cell_01dba02a& rhs)
    {    count += rhs.count;
    level += rhs.level;

        return *this;}

};

static CUDA_CALLABLE void adj_Cell_01dba02a(wp::int32 const&,
    wp::int32 const&,
    wp::int32 & adj_count,
    wp::int32 & adj_level,
    Cell_01dba02a & adj_ret)
{
    adj_count += adj_ret.count;
    adj_level += adj_ret.level;
}

// Required when compiling adjoints.
CUDA_CALLABLE Cell_01dba02a add(const Cell_01dba02a& a, const Cell_01dba02a& b)
{
    return Cell_01dba02a();
}

CUDA_CALLABLE void adj_atomic_add(Cell_01dba02a* p, Cell_01dba02a t)
{
    wp::adj_atomic_add(&p->count, t.count);
    wp::adj_atomic_add(&p->level, t.level);
}

extern "C" __global__ void array_of_structs_other_op_1925c5d2_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<Cell_01dba02a> var_cells)
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
        Cell_01dba02a* var_1;
        wp::int32* var_2;
        const wp::int32 var_3 = 2;
        wp::int32 var_4;
        wp::int32 var_5;
        Cell_01dba02a* var_6;
        const wp::int32 var_7 = 4;
        //---------
        // forward
        // def array_of_structs_other_op(cells: wp.array(dtype=Cell)):                            <L 12>
        // i = wp.tid()                                                                           <L 13>
        var_0 = builtin_tid1d();
        // cells[i].count *= 2                                                                    <L 14>
        var_1 = &(wp::index(var_cells, var_0));
        var_2 = &(((*wp::address(var_cells, var_0))).count);
        var_5 = wp::load(var_2);
        var_4 = wp::mul(var_5, var_3);
        wp::store(&(wp::index(var_cells, var_0).count), var_4);
        // cells[i].level |= 4                                                                    <L 15>
        var_6 = &(wp::index(var_cells, var_0));
        wp::array_atomic_or_slot(var_cells, var_7, [&](auto& _e) -> auto& { return _e.level; }, var_0);
    }
}
