struct Table_ca2458d7
{
    wp::indexedarray_t<wp::float32> values;
    wp::indexedarray_t<wp::vec_t<3, wp::float32>> grid;
    wp::fabricarray_t<int> names;
    wp::float32 scale;


    Table_ca2458d7() = default;
    CUDA_CALLABLE Table_ca2458d7(wp::indexedarray_t<wp::float32> const& values,
    wp::indexedarray_t<wp::vec_t<3, wp::float32>> const& grid = {},
    wp::fabricarray_t<int> const& names = {},
    wp::float32 const& scale = {})
        : values{values}
        , grid{grid}
        , names{names}
        , scale{scale}

    {
    }

    CUDA_CALLABLE Table_ca2458d7& operator += (const Table_ca2458d7& rhs)
    {    scale += rhs.scale;

        return *this;}

};

static CUDA_CALLABLE void adj_Table_ca2458d7(wp::indexedarray_t<wp::float32> const&,
    wp::indexedarray_t<wp::vec_t<3, wp::float32>> const&,
    wp::fabricarray_t<int> const&,
    wp::float32 const&,
    wp::indexedarray_t<wp::float32> & adj_values,
    wp::indexedarray_t<wp::vec_t<3, wp::float32>> & adj_grid,
    wp::fabricarray_t<int> & adj_names,
    wp::float32 & adj_scale,
    Table_ca2458d7 & adj_ret)
{
    adj_values = adj_ret.values;
    adj_grid = adj_ret.grid;
    adj_names = adj_ret.names;
    adj_scale += adj_ret.scale;
}

// Required when compiling adjoints.
CUDA_CALLABLE Table_ca2458d7 add(const Table_ca2458d7& a, const Table_ca2458d7& b)
{
    return Table_ca2458d7();
}

CUDA_CALLABLE void adj_atomic_add(Table_ca2458d7* p, Table_ca2458d7 t)
{
    wp::adj_atomic_add(&p->values, t.values);
    wp::adj_atomic_add(&p->grid, t.grid);
    wp::adj_atomic_add(&p->names, t.names);
    wp::adj_atomic_add(&p->scale, t.scale);
}

// indexed_in_struct.py:13
static wp::float32 look_up_0(
    Table_ca2458d7 var_t,
    wp::int32 var_i)
{
    //---------
    // primal vars
    wp::indexedarray_t<wp::float32>* var_0;
    wp::float32* var_1;
    wp::indexedarray_t<wp::float32> var_2;
    wp::float32* var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    //---------
    // forward
    // def look_up(t: Table, i: int):                                                         <L 14>
    // return t.values[i] * t.scale                                                           <L 15>
    var_0 = &((var_t).values);
    var_2 = wp::load(var_0);
    var_1 = wp::address(var_2, var_i);
    var_3 = &((var_t).scale);
    var_5 = wp::load(var_1);
    var_6 = wp::load(var_3);
    var_4 = wp::mul(var_5, var_6);
    return var_4;
}

// indexed_in_struct.py:13
static void adj_look_up_0(
    Table_ca2458d7 var_t,
    wp::int32 var_i,
    Table_ca2458d7 & adj_t,
    wp::int32 & adj_i,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::indexedarray_t<wp::float32>* var_0;
    wp::float32* var_1;
    wp::indexedarray_t<wp::float32> var_2;
    wp::float32* var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    //---------
    // dual vars
    wp::indexedarray_t<wp::float32> adj_0 = {};
    wp::float32 adj_1 = {};
    wp::indexedarray_t<wp::float32> adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    //---------
    // forward
    // def look_up(t: Table, i: int):                                                         <L 14>
    // return t.values[i] * t.scale                                                           <L 15>
    var_0 = &((var_t).values);
    var_2 = wp::load(var_0);
    var_1 = wp::address(var_2, var_i);
    var_3 = &((var_t).scale);
    var_5 = wp::load(var_1);
    var_6 = wp::load(var_3);
    var_4 = wp::mul(var_5, var_6);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_4 += adj_ret;
    wp::adj_mul(var_5, var_6, adj_1, adj_3, adj_4);
    adj_t.scale += adj_3;
    wp::adj_address(var_2, var_i, adj_0, adj_i, adj_1);
    adj_t.values = adj_0;
    // adj: return t.values[i] * t.scale                                                      <L 15>
    // adj: def look_up(t: Table, i: int):                                                    <L 14>
    return;
}

struct wp_args_through_struct_35bccb03 {
    Table_ca2458d7 t;
    wp::array_t<Table_ca2458d7> tables;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void through_struct_35bccb03_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_through_struct_35bccb03 *_wp_args,
    wp_args_through_struct_35bccb03 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_through_struct_35bccb03 wp_contiguous_args;
    wp_args_through_struct_35bccb03 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.tables.strides[0] = sizeof(Table_ca2458d7);
        wp_contiguous_adj_args.tables.strides[0] = sizeof(Table_ca2458d7);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    Table_ca2458d7 var_t = _wp_args->t;
    wp::array_t<Table_ca2458d7> var_tables = _wp_args->tables;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    Table_ca2458d7 adj_t = _wp_adj_args->t;
    wp::array_t<Table_ca2458d7> adj_tables = _wp_adj_args->tables;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::indexedarray_t<wp::float32>* var_1;
    wp::float32* var_2;
    wp::indexedarray_t<wp::float32> var_3;
    wp::indexedarray_t<wp::vec_t<3, wp::float32>>* var_4;
    const wp::int32 var_5 = 0;
    wp::vec_t<3, wp::float32>* var_6;
    wp::indexedarray_t<wp::vec_t<3, wp::float32>> var_7;
    const wp::int32 var_8 = 0;
    wp::float32 var_9;
    wp::vec_t<3, wp::float32> var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    wp::fabricarray_t<int>* var_15;
    int* var_16;
    wp::fabricarray_t<int> var_17;
    wp::float32 var_18;
    wp::int32 var_19;
    wp::float32 var_20;
    const wp::float32 var_21 = 2.0;
    wp::indexedarray_t<wp::float32>* var_22;
    wp::indexedarray_t<wp::float32> var_23;
    wp::indexedarray_t<wp::float32>* var_24;
    const wp::float32 var_25 = 2.0;
    wp::float32 var_26;
    wp::indexedarray_t<wp::float32> var_27;
    const wp::float32 var_28 = 0.0;
    wp::vec_t<3, wp::float32> var_29;
    wp::indexedarray_t<wp::vec_t<3, wp::float32>>* var_30;
    const wp::int32 var_31 = 1;
    wp::indexedarray_t<wp::vec_t<3, wp::float32>> var_32;
    const wp::float32 var_33 = 2.0;
    wp::indexedarray_t<wp::vec_t<3, wp::float32>>* var_34;
    const wp::int32 var_35 = 1;
    wp::vec_t<3, wp::float32>* var_36;
    wp::indexedarray_t<wp::vec_t<3, wp::float32>> var_37;
    const wp::int32 var_38 = 1;
    wp::float32* var_39;
    wp::indexedarray_t<wp::float32>* var_40;
    wp::shape_t* var_41;
    const wp::int32 var_42 = 0;
    wp::int32 var_43;
    wp::shape_t var_44;
    wp::float32 var_45;
    const wp::int32 var_46 = 0;
    Table_ca2458d7 var_47;
    const wp::float32 var_48 = 2.0;
    Table_ca2458d7* var_49;
    wp::indexedarray_t<wp::float32>* var_50;
    const wp::int32 var_51 = 2;
    wp::float32* var_52;
    wp::indexedarray_t<wp::float32> var_53;
    const wp::int32 var_54 = 1;
    wp::float32 var_55;
    wp::float32 var_56;
    wp::float32 var_57;
    const wp::int32 var_58 = 1;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::indexedarray_t<wp::float32> adj_1 = {};
    wp::float32 adj_2 = {};
    wp::indexedarray_t<wp::float32> adj_3 = {};
    wp::indexedarray_t<wp::vec_t<3, wp::float32>> adj_4 = {};
    wp::int32 adj_5 = {};
    wp::vec_t<3, wp::float32> adj_6 = {};
    wp::indexedarray_t<wp::vec_t<3, wp::float32>> adj_7 = {};
    wp::int32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::fabricarray_t<int> adj_15 = {};
    int adj_16 = {};
    wp::fabricarray_t<int> adj_17 = {};
    wp::float32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::indexedarray_t<wp::float32> adj_22 = {};
    wp::indexedarray_t<wp::float32> adj_23 = {};
    wp::indexedarray_t<wp::float32> adj_24 = {};
    wp::float32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::indexedarray_t<wp::float32> adj_27 = {};
    wp::float32 adj_28 = {};
    wp::vec_t<3, wp::float32> adj_29 = {};
    wp::indexedarray_t<wp::vec_t<3, wp::float32>> adj_30 = {};
    wp::int32 adj_31 = {};
    wp::indexedarray_t<wp::vec_t<3, wp::float32>> adj_32 = {};
    wp::float32 adj_33 = {};
    wp::indexedarray_t<wp::vec_t<3, wp::float32>> adj_34 = {};
    wp::int32 adj_35 = {};
    wp::vec_t<3, wp::float32> adj_36 = {};
    wp::indexedarray_t<wp::vec_t<3, wp::float32>> adj_37 = {};
    wp::int32 adj_38 = {};
    wp::float32 adj_39 = {};
    wp::indexedarray_t<wp::float32> adj_40 = {};
    wp::shape_t adj_41 = {};
    wp::int32 adj_42 = {};
    wp::int32 adj_43 = {};
    wp::shape_t adj_44 = {};
    wp::float32 adj_45 = {};
    wp::int32 adj_46 = {};
    Table_ca2458d7 adj_47 = {};
    wp::float32 adj_48 = {};
    Table_ca2458d7 adj_49 = {};
    wp::indexedarray_t<wp::float32> adj_50 = {};
    wp::int32 adj_51 = {};
    wp::float32 adj_52 = {};
    wp::indexedarray_t<wp::float32> adj_53 = {};
    wp::int32 adj_54 = {};
    wp::float32 adj_55 = {};
    wp::float32 adj_56 = {};
    wp::float32 adj_57 = {};
    wp::int32 adj_58 = {};
    //---------
    // forward
    // def through_struct(t: Table, tables: wp.array(dtype=Table), out: wp.array(dtype=float)):       <L 19>
    // i = wp.tid()                                                                           <L 20>
    var_0 = builtin_tid1d();
    // out[i] = t.values[i] + t.grid[i, 0].x + look_up(t, i) + float(t.names[i])              <L 21>
    var_1 = &((var_t).values);
    var_3 = wp::load(var_1);
    var_2 = wp::address(var_3, var_0);
    var_4 = &((var_t).grid);
    var_7 = wp::load(var_4);
    var_6 = wp::address(var_7, var_0, var_5);
    var_10 = wp::load(var_6);
    var_9 = wp::extract(var_10, var_8);
    var_12 = wp::load(var_2);
    var_11 = wp::add(var_12, var_9);
    var_13 = look_up_0(var_t, var_0);
    var_14 = wp::add(var_11, var_13);
    var_15 = &((var_t).names);
    var_17 = wp::load(var_15);
    var_16 = wp::address(var_17, var_0);
    var_19 = wp::load(var_16);
    var_18 = wp::float(var_19);
    var_20 = wp::add(var_14, var_18);
    // wp::array_store(var_out, var_0, var_20);
    // t.values[i] = 2.0                                                                      <L 22>
    var_22 = &((var_t).values);
    var_23 = wp::load(var_22);
    // wp::array_store(var_23, var_0, var_21);
    // t.values[i] += 2.0                                                                     <L 23>
    var_24 = &((var_t).values);
    var_27 = wp::load(var_24);
    // var_26 = wp::atomic_add(var_27, var_0, var_25);
    // t.grid[i, 1] = wp.vec3(0.0)                                                            <L 24>
    var_29 = wp::vec_t<3, wp::float32>(var_28);
    var_30 = &((var_t).grid);
    var_32 = wp::load(var_30);
    // wp::array_store(var_32, var_0, var_31, var_29);
    // t.grid[i, 1].y = 2.0                                                                   <L 25>
    var_34 = &((var_t).grid);
    var_37 = wp::load(var_34);
    var_36 = wp::address(var_37, var_0, var_35);
    // var_39 = wp::indexref(var_36, var_38);
    // wp::store(var_39, var_33);
    // out[0] = float(t.values.shape[0])                                                      <L 26>
    var_40 = &((var_t).values);
    var_41 = &(var_40->shape);
    var_44 = wp::load(var_41);
    var_43 = wp::extract(var_44, var_42);
    var_45 = wp::float(var_43);
    // wp::array_store(var_out, var_46, var_45);
    // other = t                                                                              <L 27>
    var_47 = wp::copy(var_t);
    // other.scale = 2.0                                                                      <L 28>
    var_47.scale = var_48;
    // out[1] = tables[i].values[2] + look_up(other, 1)                                       <L 29>
    var_49 = wp::address(var_tables, var_0);
    var_50 = &(((*wp::address(var_tables, var_0))).values);
    var_53 = wp::load(var_50);
    var_52 = wp::address(var_53, var_51);
    var_55 = look_up_0(var_47, var_54);
    var_57 = wp::load(var_52);
    var_56 = wp::add(var_57, var_55);
    // wp::array_store(var_out, var_58, var_56);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_58, var_56, adj_out, adj_58, adj_56);
    wp::adj_add(var_57, var_55, adj_52, adj_55, adj_56);
    adj_look_up_0(var_47, var_54, adj_47, adj_54, adj_55);
    wp::adj_address(var_53, var_51, adj_50, adj_51, adj_52);
    adj_49.values = adj_50;
    wp::adj_address(var_tables, var_0, adj_tables, adj_0, adj_49);
    // adj: out[1] = tables[i].values[2] + look_up(other, 1)                                  <L 29>
    adj_48 += adj_47.scale;
    adj_47.scale = {};
    // adj: other.scale = 2.0                                                                 <L 28>
    wp::adj_copy(var_t, adj_t, adj_47);
    // adj: other = t                                                                         <L 27>
    wp::adj_array_store(var_out, var_46, var_45, adj_out, adj_46, adj_45);
    wp::adj_float(var_43, adj_43, adj_45);
    adj_40.shape = adj_41;
    adj_t.values = adj_40;
    // adj: out[0] = float(t.values.shape[0])                                                 <L 26>
    wp::adj_address(var_37, var_0, var_35, adj_34, adj_0, adj_35, adj_36);
    adj_t.grid = adj_34;
    // adj: t.grid[i, 1].y = 2.0                                                              <L 25>
    wp::adj_array_store(var_32, var_0, var_31, var_29, adj_30, adj_0, adj_31, adj_29);
    adj_t.grid = adj_30;
    wp::adj_vec_t(var_28, adj_28, adj_29);
    // adj: t.grid[i, 1] = wp.vec3(0.0)                                                       <L 24>
    wp::adj_atomic_add(var_27, var_0, var_25, adj_24, adj_0, adj_25, adj_26);
    adj_t.values = adj_24;
    // adj: t.values[i] += 2.0                                                                <L 23>
    wp::adj_array_store(var_23, var_0, var_21, adj_22, adj_0, adj_21);
    adj_t.values = adj_22;
    // adj: t.values[i] = 2.0                                                                 <L 22>
    wp::adj_array_store(var_out, var_0, var_20, adj_out, adj_0, adj_20);
    wp::adj_add(var_14, var_18, adj_14, adj_18, adj_20);
    wp::adj_float(var_19, adj_16, adj_18);
    wp::adj_address(var_17, var_0, adj_15, adj_0, adj_16);
    adj_t.names = adj_15;
    wp::adj_add(var_11, var_13, adj_11, adj_13, adj_14);
    adj_look_up_0(var_t, var_0, adj_t, adj_0, adj_13);
    wp::adj_add(var_12, var_9, adj_2, adj_9, adj_11);
    wp::adj_extract(var_10, var_8, adj_6, adj_8, adj_9);
    wp::adj_address(var_7, var_0, var_5, adj_4, adj_0, adj_5, adj_6);
    adj_t.grid = adj_4;
    wp::adj_address(var_3, var_0, adj_1, adj_0, adj_2);
    adj_t.values = adj_1;
    // adj: out[i] = t.values[i] + t.grid[i, 0].x + look_up(t, i) + float(t.names[i])         <L 21>
    // adj: i = wp.tid()                                                                      <L 20>
    // adj: def through_struct(t: Table, tables: wp.array(dtype=Table), out: wp.array(dtype=float)):  <L 19>
    return;
}
