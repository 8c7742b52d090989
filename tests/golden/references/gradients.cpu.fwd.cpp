struct Cell_b755914b
{
    wp::float32 x;
    wp::vec_t<3, wp::float32> v;
    wp::array_t<wp::float32> a;


    Cell_b755914b() = default;
    CUDA_CALLABLE Cell_b755914b(wp::float32 const& x,
    wp::vec_t<3, wp::float32> const& v = {},
    wp::array_t<wp::float32> const& a = {})
        : x{x}
        , v{v}
        , a{a}

    {
    }

    CUDA_CALLABLE Cell_b755914b& operator += (const Cell_b755914b& rhs)
    {    x += rhs.x;
    v += rhs.v;

        return *this;}

};

static CUDA_CALLABLE void adj_Cell_b755914b(wp::float32 const&,
    wp::vec_t<3, wp::float32> const&,
    wp::array_t<wp::float32> const&,
    wp::float32 & adj_x,
    wp::vec_t<3, wp::float32> & adj_v,
    wp::array_t<wp::float32> & adj_a,
    Cell_b755914b & adj_ret)
{
    adj_x += adj_ret.x;
    adj_v += adj_ret.v;
    adj_a = adj_ret.a;
}

// Required when compiling adjoints.
CUDA_CALLABLE Cell_b755914b add(const Cell_b755914b& a, const Cell_b755914b& b)
{
    return Cell_b755914b();
}

CUDA_CALLABLE void adj_atomic_add(Cell_b755914b* p, Cell_b755914b t)
{
    wp::adj_atomic_add(&p->x, t.x);
    wp::adj_atomic_add(&p->v, t.v);
    wp::adj_atomic_add(&p->a, t.a);
}

// gradients.py:16
static void accumulate_0(
    float* var_total,
    wp::float32 var_value)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def accumulate(total: Place, value: float):                                            <L 17>
    // total += value                                                                         <L 18>
    var_1 = wp::load(var_total);
    var_0 = wp::add(var_1, var_value);
    *var_total = var_0;
}

// gradients.py:26
static wp::float32 gather_0(
    wp::vec_t<3, wp::float32>* var_v,
    wp::array_t<wp::float32>* var_a,
    wp::float32 var_k)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    wp::array_t<wp::float32> var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    wp::float32* var_6;
    const wp::int32 var_7 = 0;
    wp::float32 var_8;
    wp::vec_t<3, wp::float32> var_9;
    //---------
    // forward
    // def gather(v: Vector, a: Buffer, k: float):                                            <L 27>
    // v[0] = a[0] * k                                                                        <L 28>
    var_2 = wp::load(var_a);
    var_1 = wp::address(var_2, var_0);
    var_4 = wp::load(var_1);
    var_3 = wp::mul(var_4, var_k);
    var_6 = wp::indexref(var_v, var_5);
    wp::store(var_6, var_3);
    // return v[0]                                                                            <L 29>
    var_9 = wp::load(var_v);
    var_8 = wp::extract(var_9, var_7);
    return var_8;
}

struct wp_args_sums_e946a1d7 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::float32> grid;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> ms;
    wp::array_t<Cell_b755914b> cells;
    Cell_b755914b c;
};

template <bool wp_linear_contiguous>
static void sums_e946a1d7_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_sums_e946a1d7 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> var_grid = _wp_args->grid;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_ms = _wp_args->ms;
    wp::array_t<Cell_b755914b> var_cells = _wp_args->cells;
    Cell_b755914b var_c = _wp_args->c;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 0.0;
    wp::float32 var_2;
    wp::float32* var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    wp::float32* var_6;
    Cell_b755914b* var_7;
    wp::float32* var_8;
    Cell_b755914b* var_9;
    wp::vec_t<3, wp::float32>* var_10;
    const wp::int32 var_11 = 1;
    wp::float32 var_12;
    wp::vec_t<3, wp::float32> var_13;
    Cell_b755914b* var_14;
    wp::array_t<wp::float32>* var_15;
    const wp::int32 var_16 = 2;
    wp::float32* var_17;
    wp::array_t<wp::float32> var_18;
    wp::float32* var_19;
    wp::vec_t<3, wp::float32>* var_20;
    const wp::int32 var_21 = 2;
    wp::float32 var_22;
    wp::vec_t<3, wp::float32> var_23;
    wp::array_t<wp::float32> var_24;
    const wp::int32 var_25 = 1;
    wp::array_t<wp::float32> var_26;
    const wp::int32 var_27 = 2;
    wp::float32* var_28;
    const wp::int32 var_29 = 0;
    const wp::int32 var_30 = 1;
    wp::float32* var_31;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_32;
    const wp::int32 var_33 = 1;
    wp::mat_t<3, 3, wp::float32>* var_34;
    const wp::int32 var_35 = 0;
    const wp::int32 var_36 = 2;
    wp::float32 var_37;
    wp::mat_t<3, 3, wp::float32> var_38;
    const wp::float32 var_39 = 1.0;
    bool var_40;
    const wp::int32 var_41 = 3;
    wp::float32* var_42;
    const wp::float32 var_43 = 2.0;
    const wp::int32 var_44 = 0;
    wp::float32* var_45;
    const wp::int32 var_46 = 1;
    wp::float32* var_47;
    const wp::int32 var_48 = 2;
    wp::float32* var_49;
    wp::range_t var_50;
    wp::int32 var_51;
    const wp::int32 var_52 = 0;
    wp::float32* var_53;
    const wp::float32 var_54 = 3.0;
    bool var_55;
    const wp::float32 var_56 = 1.0;
    wp::vec_t<3, wp::float32> var_57;
    wp::float32 var_58;
    Cell_b755914b* var_59;
    wp::vec_t<3, wp::float32>* var_60;
    wp::array_t<wp::float32>* var_61;
    const wp::float32 var_62 = 2.0;
    wp::float32 var_63;
    wp::float32 var_64;
    //---------
    // forward
    // def sums(x: wp.array(dtype=float), grid: wp.array3d(dtype=float), ms: wp.array2d(dtype=wp.mat33), cells: wp.array(dtype=Cell), c: Cell):       <L 42>
    // i = wp.tid()                                                                           <L 43>
    var_0 = builtin_tid1d();
    // total = float(0.0)                                                                     <L 44>
    var_2 = wp::float(var_1);
    // accumulate(total, x[i])                                                                <L 45>
    var_3 = wp::address(var_x, var_0);
    var_4 = wp::load(var_3);
    accumulate_0(&(var_2), var_4);
    // accumulate(x[0], total)                                                                <L 46>
    var_6 = wp::address(var_x, var_5);
    accumulate_0(var_6, var_2);
    // accumulate(cells[i].x, total)                                                          <L 47>
    var_7 = wp::address(var_cells, var_0);
    var_8 = &(((*wp::address(var_cells, var_0))).x);
    accumulate_0(var_8, var_2);
    // accumulate(cells[i].v[1], total)                                                       <L 48>
    var_9 = wp::address(var_cells, var_0);
    var_10 = &(((*wp::address(var_cells, var_0))).v);
    var_13 = wp::load(var_10);
    var_12 = wp::extract(var_13, var_11);
    accumulate_0(wp::index(((*wp::address(var_cells, var_0))).v, var_11), var_2);
    // accumulate(cells[i].a[2], total)                                                       <L 49>
    var_14 = wp::address(var_cells, var_0);
    var_15 = &(((*wp::address(var_cells, var_0))).a);
    var_18 = wp::load(var_15);
    var_17 = wp::address(var_18, var_16);
    accumulate_0(var_17, var_2);
    // accumulate(c.x, total)                                                                 <L 50>
    var_19 = &((var_c).x);
    accumulate_0(var_19, var_2);
    // accumulate(c.v.z, total)                                                               <L 51>
    var_20 = &((var_c).v);
    var_23 = wp::load(var_20);
    var_22 = wp::extract(var_23, var_21);
    accumulate_0(wp::index((var_c).v, var_21), var_2);
    // plane = grid[i]                                                                        <L 52>
    var_24 = wp::view(var_grid, var_0);
    // row = plane[1]                                                                         <L 53>
    var_26 = wp::view(var_24, var_25);
    // accumulate(row[2], total)                                                              <L 54>
    var_28 = wp::address(var_26, var_27);
    accumulate_0(var_28, var_2);
    // accumulate(plane[0, 1], total)                                                         <L 55>
    var_31 = wp::address(var_24, var_29, var_30);
    accumulate_0(var_31, var_2);
    // diagonal = ms[i]                                                                       <L 56>
    var_32 = wp::view(var_ms, var_0);
    // accumulate(diagonal[1][0, 2], total)                                                   <L 57>
    var_34 = wp::address(var_32, var_33);
    var_38 = wp::load(var_34);
    var_37 = wp::extract(var_38, var_35, var_36);
    accumulate_0(wp::index((*wp::address(wp::view(var_ms, var_0), var_33)), var_35, var_36), var_2);
    // if total > 1.0:                                                                        <L 58>
    var_40 = (var_2 > var_39);
    if (var_40) {
        // accumulate(row[3], 2.0)                                                            <L 59>
        var_42 = wp::address(var_26, var_41);
        accumulate_0(var_42, var_43);
    }
    // for k in range(3):                                                                     <L 60>
    // accumulate(row[k], total)                                                              <L 61>
    var_45 = wp::address(var_26, var_44);
    accumulate_0(var_45, var_2);
    var_47 = wp::address(var_26, var_46);
    accumulate_0(var_47, var_2);
    var_49 = wp::address(var_26, var_48);
    accumulate_0(var_49, var_2);
    // for k in range(i):                                                                     <L 62>
    var_50 = wp::range(var_0);
    start_for_12:;
        if (iter_cmp(var_50) == 0) goto end_for_12;
        var_51 = wp::iter_next(var_50);
        // accumulate(plane[k, 0], total)                                                     <L 63>
        var_53 = wp::address(var_24, var_51, var_52);
        accumulate_0(var_53, var_2);
        goto start_for_12;
    end_for_12:;
    // while total < 3.0:                                                                     <L 64>
    start_while_15:;
    var_55 = (var_2 < var_54);
    if ((var_55) == false) goto end_while_15;
        // accumulate(total, 1.0)                                                             <L 65>
        accumulate_0(&(var_2), var_56);
    goto start_while_15;
    end_while_15:;
    // v = wp.vec3(total)                                                                     <L 66>
    var_57 = wp::vec_t<3, wp::float32>(var_2);
    // x[i] = gather(v, x, total) + gather(cells[i].v, c.a, 2.0)                              <L 67>
    var_58 = gather_0(&(var_57), &(var_x), var_2);
    var_59 = wp::address(var_cells, var_0);
    var_60 = &(((*wp::address(var_cells, var_0))).v);
    var_61 = &((var_c).a);
    var_63 = gather_0(var_60, var_61, var_62);
    var_64 = wp::add(var_58, var_63);
    wp::array_store(var_x, var_0, var_64);
}
