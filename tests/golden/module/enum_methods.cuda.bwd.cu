// enum_methods.py:23
static CUDA_CALLABLE wp::int32 Axis__follows_0(
    wp::int32 var_axis)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    wp::int32 var_1;
    const wp::int32 var_2 = 3;
    wp::int32 var_3;
    //---------
    // forward
    // def follows(axis: int) -> int:                                                         <L 25>
    // return (axis + 1) % 3                                                                  <L 26>
    var_1 = wp::add(var_axis, var_0);
    var_3 = wp::mod(var_1, var_2);
    return var_3;
}

// enum_methods.py:23
static CUDA_CALLABLE void adj_Axis__follows_0(
    wp::int32 var_axis,
    wp::int32 & adj_axis,
    wp::int32 & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    wp::int32 var_1;
    const wp::int32 var_2 = 3;
    wp::int32 var_3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    //---------
    // forward
    // def follows(axis: int) -> int:                                                         <L 25>
    // return (axis + 1) % 3                                                                  <L 26>
    var_1 = wp::add(var_axis, var_0);
    var_3 = wp::mod(var_1, var_2);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_3 += adj_ret;
    wp::adj_mod(var_1, var_2, adj_1, adj_2, adj_3);
    wp::adj_add(var_axis, var_0, adj_axis, adj_0, adj_1);
    // adj: return (axis + 1) % 3                                                             <L 26>
    // adj: def follows(axis: int) -> int:                                                    <L 25>
    return;
}

extern "C" __global__ void enum_methods_f71d568b_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_x,
    wp::array_t<wp::int32> adj_x)
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
        wp::int32* var_1;
        wp::int32 var_2;
        wp::int32 var_3;
        const wp::int32 var_4 = 2;
        wp::int32 var_5;
        const wp::int32 var_6 = 1;
        const wp::int32 var_7 = 3;
        wp::int32 var_8;
        wp::int32 var_9;
        bool var_10;
        const bool var_11 = true;
        wp::int32* var_12;
        const wp::int32 var_13 = 2;
        bool var_14;
        wp::int32 var_15;
        const wp::int32 var_16 = 1;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
        bool adj_10 = {};
        bool adj_11 = {};
        wp::int32 adj_12 = {};
        wp::int32 adj_13 = {};
        bool adj_14 = {};
        wp::int32 adj_15 = {};
        wp::int32 adj_16 = {};
        //---------
        // forward
        // def enum_methods(x: wp.array(dtype=int)):                                              <L 67>
        // i = wp.tid()                                                                           <L 68>
        var_0 = builtin_tid1d();
        // x[i] = Axis.follows(x[i]) + Axis.Z + UP * ALL                                          <L 69>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = Axis__follows_0(var_3);
        var_5 = wp::add(var_2, var_4);
        var_8 = wp::mul(var_6, var_7);
        var_9 = wp::add(var_5, var_8);
        // wp::array_store(var_x, var_0, var_9);
        // if IS_BALL and x[i] == Flags.STATIC:                                                   <L 70>
        var_10 = var_11;
        if (var_10) {
            var_12 = wp::address(var_x, var_0);
            var_15 = wp::load(var_12);
            var_14 = (var_15 == var_13);
            var_10 = var_10 && var_14;
        }
        if (var_10) {
            // x[i] = Axis.Y                                                                      <L 71>
            // wp::array_store(var_x, var_0, var_16);
        }
        //---------
        // reverse
        if (var_10) {
            wp::adj_array_store(var_x, var_0, var_16, adj_x, adj_0, adj_16);
            // adj: x[i] = Axis.Y                                                                 <L 71>
        }
        if (var_10) {
            wp::adj_address(var_x, var_0, adj_x, adj_0, adj_12);
        }
        // adj: if IS_BALL and x[i] == Flags.STATIC:                                              <L 70>
        wp::adj_array_store(var_x, var_0, var_9, adj_x, adj_0, adj_9);
        wp::adj_add(var_5, var_8, adj_5, adj_8, adj_9);
        wp::adj_mul(var_6, var_7, adj_6, adj_7, adj_8);
        wp::adj_add(var_2, var_4, adj_2, adj_4, adj_5);
        adj_Axis__follows_0(var_3, adj_1, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x[i] = Axis.follows(x[i]) + Axis.Z + UP * ALL                                     <L 69>
        // adj: i = wp.tid()                                                                      <L 68>
        // adj: def enum_methods(x: wp.array(dtype=int)):                                         <L 67>
        continue;
    }
}
