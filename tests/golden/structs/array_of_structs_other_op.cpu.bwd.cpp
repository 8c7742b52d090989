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

struct wp_args_array_of_structs_other_op_1925c5d2 {
    wp::array_t<Cell_01dba02a> cells;
};

template <bool wp_linear_contiguous>
static void array_of_structs_other_op_1925c5d2_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_array_of_structs_other_op_1925c5d2 *_wp_args,
    wp_args_array_of_structs_other_op_1925c5d2 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_array_of_structs_other_op_1925c5d2 wp_contiguous_args;
    wp_args_array_of_structs_other_op_1925c5d2 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.cells.strides[0] = sizeof(Cell_01dba02a);
        wp_contiguous_adj_args.cells.strides[0] = sizeof(Cell_01dba02a);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<Cell_01dba02a> var_cells = _wp_args->cells;
    wp::array_t<Cell_01dba02a> adj_cells = _wp_adj_args->cells;
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
    // dual vars
    wp::int32 adj_0 = {};
    Cell_01dba02a adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    Cell_01dba02a adj_6 = {};
    wp::int32 adj_7 = {};
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
    // wp::store(&(wp::index(var_cells, var_0).count), var_4);
    // cells[i].level |= 4                                                                    <L 15>
    var_6 = &(wp::index(var_cells, var_0));
    // wp::array_atomic_or_slot(var_cells, var_7, [&](auto& _e) -> auto& { return _e.level; }, var_0);
    //---------
    // reverse
    wp::adj_array_atomic_or_slot(var_cells, adj_cells, adj_7, [&](auto& _e) -> auto& { return _e.level; }, var_0);
    // adj: cells[i].level |= 4                                                               <L 15>
    wp::adj_array_store_slot(var_cells, adj_cells, adj_4, [&](auto& _e) -> auto& { return _e.count; }, var_0);
    wp::adj_mul(var_5, var_3, adj_2, adj_3, adj_4);
    adj_1.count = adj_2;
    // adj: cells[i].count *= 2                                                               <L 14>
    // adj: i = wp.tid()                                                                      <L 13>
    // adj: def array_of_structs_other_op(cells: wp.array(dtype=Cell)):                       <L 12>
    return;
}
