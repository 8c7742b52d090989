struct Walk_77c58b62
{
    bool going;
    wp::int32 steps;


    Walk_77c58b62() = default;
    CUDA_CALLABLE Walk_77c58b62(bool const& going,
    wp::int32 const& steps = {})
        : going{going}
        , steps{steps}

    {
    }

    CUDA_CALLABLE Walk_77c58b62& operator += (const Walk_77c58b62& rhs)
    {    steps += rhs.steps;

        return *this;}

};

static CUDA_CALLABLE void adj_Walk_77c58b62(bool const&,
    wp::int32 const&,
    bool & adj_going,
    wp::int32 & adj_steps,
    Walk_77c58b62 & adj_ret)
{
    adj_going += adj_ret.going;
    adj_steps += adj_ret.steps;
}

// Required when compiling adjoints.
CUDA_CALLABLE Walk_77c58b62 add(const Walk_77c58b62& a, const Walk_77c58b62& b)
{
    return Walk_77c58b62();
}

CUDA_CALLABLE void adj_atomic_add(Walk_77c58b62* p, Walk_77c58b62 t)
{
    wp::adj_atomic_add(&p->going, t.going);
    wp::adj_atomic_add(&p->steps, t.steps);
}

struct wp_args_while_struct_field_a91fb51d {
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void while_struct_field_a91fb51d_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_while_struct_field_a91fb51d *_wp_args,
    wp_args_while_struct_field_a91fb51d *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_out = _wp_args->out;
    wp::array_t<wp::int32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    Walk_77c58b62 var_0;
    const bool var_1 = true;
    bool* var_2;
    bool var_3;
    wp::int32* var_4;
    const wp::int32 var_5 = 1;
    wp::int32 var_6;
    wp::int32 var_7;
    wp::int32* var_8;
    const wp::int32 var_9 = 5;
    bool var_10;
    wp::int32 var_11;
    wp::int32* var_12;
    wp::int32 var_13;
    wp::int32 var_14;
    const wp::int32 var_15 = 0;
    //---------
    // dual vars
    Walk_77c58b62 adj_0 = {};
    bool adj_1 = {};
    bool adj_2 = {};
    bool adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    bool adj_10 = {};
    wp::int32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::int32 adj_15 = {};
    //---------
    // forward
    // def while_struct_field(out: wp.array(dtype=int)):                                      <L 12>
    // w = Walk()                                                                             <L 13>
    var_0 = Walk_77c58b62();
    // w.going = True                                                                         <L 14>
    var_0.going = var_1;
    // while w.going:                                                                         <L 15>
    // out[0] = w.steps                                                                       <L 18>
    var_12 = &((var_0).steps);
    var_14 = wp::load(var_12);
    var_13 = wp::copy(var_14);
    // wp::array_store(var_out, var_15, var_13);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_15, var_13, adj_out, adj_15, adj_13);
    wp::adj_copy(var_14, adj_12, adj_13);
    adj_0.steps = adj_12;
    // adj: out[0] = w.steps                                                                  <L 18>
    start_while_0:;
    var_2 = &((var_0).going);
    var_3 = wp::load(var_2);
    if ((var_3) == false) goto end_while_0;
    adj_4 = {};
    adj_5 = {};
    adj_6 = {};
    adj_7 = {};
    adj_8 = {};
    adj_9 = {};
    adj_10 = {};
    adj_11 = {};
        // w.steps += 1                                                                       <L 16>
        var_4 = &((var_0).steps);
        var_7 = wp::load(var_4);
        var_6 = wp::add(var_7, var_5);
        var_0.steps = var_6;
        // w.going = w.steps < 5                                                              <L 17>
        var_8 = &((var_0).steps);
        var_11 = wp::load(var_8);
        var_10 = (var_11 < var_9);
        var_0.going = var_10;
        adj_0.going = {};
        adj_0.steps = adj_8;
        // adj: w.going = w.steps < 5                                                         <L 17>
        adj_0.steps = {};
        wp::adj_add(var_7, var_5, adj_4, adj_5, adj_6);
        adj_0.steps = adj_4;
        // adj: w.steps += 1                                                                  <L 16>
    goto start_while_0;
    end_while_0:;
    // adj: while w.going:                                                                    <L 15>
    adj_0.going = {};
    // adj: w.going = True                                                                    <L 14>
    // adj: w = Walk()                                                                        <L 13>
    // adj: def while_struct_field(out: wp.array(dtype=int)):                                 <L 12>
    return;
}
