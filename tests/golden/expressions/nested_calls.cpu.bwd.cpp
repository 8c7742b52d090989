struct wp_args_nested_calls_b9e41101 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void nested_calls_b9e41101_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_nested_calls_b9e41101 *_wp_args,
    wp_args_nested_calls_b9e41101 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_nested_calls_b9e41101 wp_contiguous_args;
    wp_args_nested_calls_b9e41101 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::int32 var_7 = 1;
    wp::int32 var_8;
    wp::float32* var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    //---------
    // forward
    // def nested_calls(x: wp.array(dtype=float)):                                            <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x[i] = wp.min(wp.sin(x[i]), wp.max(wp.cos(x[i]), wp.abs(x[i + 1])))                    <L 8>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::sin(var_3);
    var_4 = wp::address(var_x, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::cos(var_6);
    var_8 = wp::add(var_0, var_7);
    var_9 = wp::address(var_x, var_8);
    var_11 = wp::load(var_9);
    var_10 = wp::abs(var_11);
    var_12 = wp::max(var_5, var_10);
    var_13 = wp::min(var_2, var_12);
    // wp::array_store(var_x, var_0, var_13);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_13, adj_x, adj_0, adj_13);
    wp::adj_min(var_2, var_12, adj_2, adj_12, adj_13);
    wp::adj_max(var_5, var_10, adj_5, adj_10, adj_12);
    wp::adj_abs(var_11, adj_9, adj_10);
    wp::adj_address(var_x, var_8, adj_x, adj_8, adj_9);
    wp::adj_add(var_0, var_7, adj_0, adj_7, adj_8);
    wp::adj_cos(var_6, adj_4, adj_5);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_4);
    wp::adj_sin(var_3, adj_1, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[i] = wp.min(wp.sin(x[i]), wp.max(wp.cos(x[i]), wp.abs(x[i + 1])))               <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def nested_calls(x: wp.array(dtype=float)):                                       <L 6>
    return;
}
