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

// gradients.py:21
static void adj_accumulate_0(
    float* var_total,
    wp::float32 var_value,
    float* adj_total,
    wp::float32 & adj_value)
{
	// user-defined adjoint code
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def accumulate_adjoint(total: Place, value: float):                                    <L 22>
    // wp.adjoint[value] += wp.adjoint[total]                                                 <L 23>
    var_1 = wp::load(adj_total);
    var_0 = wp::add(adj_value, var_1);
    adj_value = var_0;
}

// gradients.py:32
static void adj_gather_0(
    wp::vec_t<3, wp::float32>* var_v,
    wp::array_t<wp::float32>* var_a,
    wp::float32 var_k,
    wp::vec_t<3, wp::float32>* adj_v,
    wp::array_t<wp::float32>* adj_a,
    wp::float32 & adj_k,
    wp::float32 & var_out)
{
	// user-defined adjoint code
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32 var_1;
    wp::vec_t<3, wp::float32> var_2;
    const wp::int32 var_3 = 0;
    wp::float32* var_4;
    wp::array_t<wp::float32> var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    const wp::int32 var_9 = 0;
    wp::float32 var_10;
    wp::vec_t<3, wp::float32> var_11;
    wp::vec_t<3, wp::float32> var_12;
    const wp::float32 var_13 = 2.0;
    wp::vec_t<3, wp::float32> var_14;
    wp::vec_t<3, wp::float32> var_15;
    wp::vec_t<3, wp::float32> var_16;
    wp::vec_t<3, wp::float32> var_17;
    //---------
    // forward
    // def gather_adjoint(v: Vector, a: Buffer, k: float, out: float):                        <L 33>
    // wp.adjoint[k] = wp.adjoint[v][0] * a[0] + out                                          <L 34>
    var_2 = wp::load(adj_v);
    var_1 = wp::extract(var_2, var_0);
    var_5 = wp::load(var_a);
    var_4 = wp::address(var_5, var_3);
    var_7 = wp::load(var_4);
    var_6 = wp::mul(var_1, var_7);
    var_8 = wp::add(var_6, var_out);
    adj_k = var_8;
    // wp.adjoint[a][0] += wp.adjoint[k]                                                      <L 35>
    var_10 = wp::atomic_add(*(adj_a), var_9, adj_k);
    // seed = wp.adjoint[v]                                                                   <L 36>
    var_12 = wp::load(adj_v);
    var_11 = wp::copy(var_12);
    // wp.adjoint[v] = seed * 2.0                                                             <L 37>
    var_14 = wp::mul(var_11, var_13);
    adj_v = var_14;
    // wp.adjoint[v] += wp.vec3(k)                                                            <L 38>
    var_15 = wp::vec_t<3, wp::float32>(var_k);
    var_17 = wp::load(adj_v);
    var_16 = wp::add(var_17, var_15);
    adj_v = var_16;
}

struct wp_args_sums_e946a1d7 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::float32> grid;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> ms;
    wp::array_t<Cell_b755914b> cells;
    Cell_b755914b c;
};

template <bool wp_linear_contiguous>
static void sums_e946a1d7_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_sums_e946a1d7 *_wp_args,
    wp_args_sums_e946a1d7 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> var_grid = _wp_args->grid;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_ms = _wp_args->ms;
    wp::array_t<Cell_b755914b> var_cells = _wp_args->cells;
    Cell_b755914b var_c = _wp_args->c;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::float32> adj_grid = _wp_adj_args->grid;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_ms = _wp_adj_args->ms;
    wp::array_t<Cell_b755914b> adj_cells = _wp_adj_args->cells;
    Cell_b755914b adj_c = _wp_adj_args->c;
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
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    Cell_b755914b adj_7 = {};
    wp::float32 adj_8 = {};
    Cell_b755914b adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::int32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::vec_t<3, wp::float32> adj_13 = {};
    Cell_b755914b adj_14 = {};
    wp::array_t<wp::float32> adj_15 = {};
    wp::int32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::array_t<wp::float32> adj_18 = {};
    wp::float32 adj_19 = {};
    wp::vec_t<3, wp::float32> adj_20 = {};
    wp::int32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::vec_t<3, wp::float32> adj_23 = {};
    wp::array_t<wp::float32> adj_24 = {};
    wp::int32 adj_25 = {};
    wp::array_t<wp::float32> adj_26 = {};
    wp::int32 adj_27 = {};
    wp::float32 adj_28 = {};
    wp::int32 adj_29 = {};
    wp::int32 adj_30 = {};
    wp::float32 adj_31 = {};
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_32 = {};
    wp::int32 adj_33 = {};
    wp::mat_t<3, 3, wp::float32> adj_34 = {};
    wp::int32 adj_35 = {};
    wp::int32 adj_36 = {};
    wp::float32 adj_37 = {};
    wp::mat_t<3, 3, wp::float32> adj_38 = {};
    wp::float32 adj_39 = {};
    bool adj_40 = {};
    wp::int32 adj_41 = {};
    wp::float32 adj_42 = {};
    wp::float32 adj_43 = {};
    wp::int32 adj_44 = {};
    wp::float32 adj_45 = {};
    wp::int32 adj_46 = {};
    wp::float32 adj_47 = {};
    wp::int32 adj_48 = {};
    wp::float32 adj_49 = {};
    wp::range_t adj_50 = {};
    wp::int32 adj_51 = {};
    wp::int32 adj_52 = {};
    wp::float32 adj_53 = {};
    wp::float32 adj_54 = {};
    bool adj_55 = {};
    wp::float32 adj_56 = {};
    wp::vec_t<3, wp::float32> adj_57 = {};
    wp::float32 adj_58 = {};
    Cell_b755914b adj_59 = {};
    wp::vec_t<3, wp::float32> adj_60 = {};
    wp::array_t<wp::float32> adj_61 = {};
    wp::float32 adj_62 = {};
    wp::float32 adj_63 = {};
    wp::float32 adj_64 = {};
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
    // while total < 3.0:                                                                     <L 64>
    // v = wp.vec3(total)                                                                     <L 66>
    var_57 = wp::vec_t<3, wp::float32>(var_2);
    // x[i] = gather(v, x, total) + gather(cells[i].v, c.a, 2.0)                              <L 67>
    var_58 = gather_0(&(var_57), &(var_x), var_2);
    var_59 = wp::address(var_cells, var_0);
    var_60 = &(((*wp::address(var_cells, var_0))).v);
    var_61 = &((var_c).a);
    var_63 = gather_0(var_60, var_61, var_62);
    var_64 = wp::add(var_58, var_63);
    // wp::array_store(var_x, var_0, var_64);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_64, adj_x, adj_0, adj_64);
    wp::adj_add(var_58, var_63, adj_58, adj_63, adj_64);
    adj_gather_0(var_60, var_61, var_62, &(((*wp::address(adj_cells, var_0))).v), &((adj_c).a), adj_62, adj_63);
    adj_c.a = adj_61;
    adj_59.v += adj_60;
    wp::adj_address(var_cells, var_0, adj_cells, adj_0, adj_59);
    adj_gather_0(&(var_57), &(var_x), var_2, &(adj_57), &(adj_x), adj_2, adj_58);
    // adj: x[i] = gather(v, x, total) + gather(cells[i].v, c.a, 2.0)                         <L 67>
    wp::adj_vec_t(var_2, adj_2, adj_57);
    // adj: v = wp.vec3(total)                                                                <L 66>
    start_while_15:;
    var_55 = (var_2 < var_54);
    if ((var_55) == false) goto end_while_15;
    adj_56 = {};
        // accumulate(total, 1.0)                                                             <L 65>
        accumulate_0(&(var_2), var_56);
        adj_accumulate_0(&(var_2), var_56, &(adj_2), adj_56);
        // adj: accumulate(total, 1.0)                                                        <L 65>
    goto start_while_15;
    end_while_15:;
    // adj: while total < 3.0:                                                                <L 64>
    var_50 = wp::iter_reverse(var_50);
    start_for_12:;
        if (iter_cmp(var_50) == 0) goto end_for_12;
        var_51 = wp::iter_next(var_50);
    	adj_52 = {};
    	adj_53 = {};
        // accumulate(plane[k, 0], total)                                                     <L 63>
        var_53 = wp::address(var_24, var_51, var_52);
        accumulate_0(var_53, var_2);
        auto _wp_ref_view_14 = wp::view(adj_grid, var_0);
        adj_accumulate_0(var_53, var_2, wp::address(_wp_ref_view_14, var_51, var_52), adj_2);
        wp::adj_address(var_24, var_51, var_52, adj_24, adj_51, adj_52, adj_53);
        // adj: accumulate(plane[k, 0], total)                                                <L 63>
    	goto start_for_12;
    end_for_12:;
    // adj: for k in range(i):                                                                <L 62>
    auto _wp_ref_view_10 = wp::view(adj_grid, var_0);
    auto _wp_ref_view_11 = wp::view(_wp_ref_view_10, var_25);
    adj_accumulate_0(var_49, var_2, wp::address(_wp_ref_view_11, var_48), adj_2);
    wp::adj_address(var_26, var_48, adj_26, adj_48, adj_49);
    auto _wp_ref_view_8 = wp::view(adj_grid, var_0);
    auto _wp_ref_view_9 = wp::view(_wp_ref_view_8, var_25);
    adj_accumulate_0(var_47, var_2, wp::address(_wp_ref_view_9, var_46), adj_2);
    wp::adj_address(var_26, var_46, adj_26, adj_46, adj_47);
    auto _wp_ref_view_6 = wp::view(adj_grid, var_0);
    auto _wp_ref_view_7 = wp::view(_wp_ref_view_6, var_25);
    adj_accumulate_0(var_45, var_2, wp::address(_wp_ref_view_7, var_44), adj_2);
    wp::adj_address(var_26, var_44, adj_26, adj_44, adj_45);
    // adj: accumulate(row[k], total)                                                         <L 61>
    // adj: for k in range(3):                                                                <L 60>
    if (var_40) {
        auto _wp_ref_view_4 = wp::view(adj_grid, var_0);
        auto _wp_ref_view_5 = wp::view(_wp_ref_view_4, var_25);
        adj_accumulate_0(var_42, var_43, wp::address(_wp_ref_view_5, var_41), adj_43);
        wp::adj_address(var_26, var_41, adj_26, adj_41, adj_42);
        // adj: accumulate(row[3], 2.0)                                                       <L 59>
    }
    // adj: if total > 1.0:                                                                   <L 58>
    auto _wp_ref_view_3 = wp::view(adj_ms, var_0);
    adj_accumulate_0(wp::index((*wp::address(wp::view(var_ms, var_0), var_33)), var_35, var_36), var_2, wp::index((*wp::address(_wp_ref_view_3, var_33)), var_35, var_36), adj_2);
    wp::adj_extract(var_38, var_35, var_36, adj_34, adj_35, adj_36, adj_37);
    wp::adj_address(var_32, var_33, adj_32, adj_33, adj_34);
    // adj: accumulate(diagonal[1][0, 2], total)                                              <L 57>
    wp::adj_view(var_ms, var_0, adj_ms, adj_0, adj_32);
    // adj: diagonal = ms[i]                                                                  <L 56>
    auto _wp_ref_view_2 = wp::view(adj_grid, var_0);
    adj_accumulate_0(var_31, var_2, wp::address(_wp_ref_view_2, var_29, var_30), adj_2);
    wp::adj_address(var_24, var_29, var_30, adj_24, adj_29, adj_30, adj_31);
    // adj: accumulate(plane[0, 1], total)                                                    <L 55>
    auto _wp_ref_view_0 = wp::view(adj_grid, var_0);
    auto _wp_ref_view_1 = wp::view(_wp_ref_view_0, var_25);
    adj_accumulate_0(var_28, var_2, wp::address(_wp_ref_view_1, var_27), adj_2);
    wp::adj_address(var_26, var_27, adj_26, adj_27, adj_28);
    // adj: accumulate(row[2], total)                                                         <L 54>
    wp::adj_view(var_24, var_25, adj_24, adj_25, adj_26);
    // adj: row = plane[1]                                                                    <L 53>
    wp::adj_view(var_grid, var_0, adj_grid, adj_0, adj_24);
    // adj: plane = grid[i]                                                                   <L 52>
    adj_accumulate_0(wp::index((var_c).v, var_21), var_2, wp::index((adj_c).v, var_21), adj_2);
    wp::adj_extract(var_23, var_21, adj_20, adj_21, adj_22);
    adj_c.v += adj_20;
    // adj: accumulate(c.v.z, total)                                                          <L 51>
    adj_accumulate_0(var_19, var_2, &((adj_c).x), adj_2);
    adj_c.x += adj_19;
    // adj: accumulate(c.x, total)                                                            <L 50>
    adj_accumulate_0(var_17, var_2, wp::address(((*wp::address(adj_cells, var_0))).a, var_16), adj_2);
    wp::adj_address(var_18, var_16, adj_15, adj_16, adj_17);
    adj_14.a = adj_15;
    wp::adj_address(var_cells, var_0, adj_cells, adj_0, adj_14);
    // adj: accumulate(cells[i].a[2], total)                                                  <L 49>
    adj_accumulate_0(wp::index(((*wp::address(var_cells, var_0))).v, var_11), var_2, wp::index(((*wp::address(adj_cells, var_0))).v, var_11), adj_2);
    wp::adj_extract(var_13, var_11, adj_10, adj_11, adj_12);
    adj_9.v += adj_10;
    wp::adj_address(var_cells, var_0, adj_cells, adj_0, adj_9);
    // adj: accumulate(cells[i].v[1], total)                                                  <L 48>
    adj_accumulate_0(var_8, var_2, &(((*wp::address(adj_cells, var_0))).x), adj_2);
    adj_7.x += adj_8;
    wp::adj_address(var_cells, var_0, adj_cells, adj_0, adj_7);
    // adj: accumulate(cells[i].x, total)                                                     <L 47>
    adj_accumulate_0(var_6, var_2, wp::address(adj_x, var_5), adj_2);
    wp::adj_address(var_x, var_5, adj_x, adj_5, adj_6);
    // adj: accumulate(x[0], total)                                                           <L 46>
    adj_accumulate_0(&(var_2), var_4, &(adj_2), adj_3);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_3);
    // adj: accumulate(total, x[i])                                                           <L 45>
    wp::adj_float(var_1, adj_1, adj_2);
    // adj: total = float(0.0)                                                                <L 44>
    // adj: i = wp.tid()                                                                      <L 43>
    // adj: def sums(x: wp.array(dtype=float), grid: wp.array3d(dtype=float), ms: wp.array2d(dtype=wp.mat33), cells: wp.array(dtype=Cell), c: Cell):  <L 42>
    return;
}
