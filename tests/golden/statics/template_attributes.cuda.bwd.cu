// template_attributes.py:0
static CUDA_CALLABLE wp::float64 of_mode__locals__applied_0(
    wp::float64 var_x)
{
    //---------
    // primal vars
    const bool var_0 = true;
    //---------
    // forward
    // def applied(x: Any):                                                                   <L 1>
    // if wp.static(mode == Mode.LINEAR):                                                     <L 2>
    // return x                                                                               <L 3>
    return var_x;
    return {};
}

// template_attributes.py:0
static CUDA_CALLABLE wp::float64 of_mode__locals__applied_1(
    wp::float64 var_x)
{
    //---------
    // primal vars
    const bool var_0 = false;
    wp::float64 var_1;
    wp::float64 var_2;
    wp::float64 var_3;
    //---------
    // forward
    // def applied(x: Any):                                                                   <L 1>
    // if wp.static(mode == Mode.LINEAR):                                                     <L 2>
    // return x * x * x.dtype(wp.static(Shift.SOME + Settings.power))                         <L 5>
    var_1 = wp::mul(var_x, var_x);
    var_2 = 5;
    var_3 = wp::mul(var_1, var_2);
    return var_3;
    return {};
}

// template_attributes.py:0
static CUDA_CALLABLE wp::vec_t<3, wp::float32> of_mode__locals__applied_0(
    wp::vec_t<3, wp::float32> var_x)
{
    //---------
    // primal vars
    const bool var_0 = true;
    //---------
    // forward
    // def applied(x: Any):                                                                   <L 1>
    // if wp.static(mode == Mode.LINEAR):                                                     <L 2>
    // return x                                                                               <L 3>
    return var_x;
    return {};
}

// template_attributes.py:0
static CUDA_CALLABLE void adj_of_mode__locals__applied_0(
    wp::float64 var_x,
    wp::float64 & adj_x,
    wp::float64 & adj_ret)
{
    //---------
    // primal vars
    const bool var_0 = true;
    //---------
    // dual vars
    bool adj_0 = {};
    //---------
    // forward
    // def applied(x: Any):                                                                   <L 1>
    // if wp.static(mode == Mode.LINEAR):                                                     <L 2>
    // return x                                                                               <L 3>
    goto label0;
    //---------
    // reverse
    label0:;
    adj_x += adj_ret;
    // adj: return x                                                                          <L 3>
    // adj: if wp.static(mode == Mode.LINEAR):                                                <L 2>
    // adj: def applied(x: Any):                                                              <L 1>
    return;
}

// template_attributes.py:0
static CUDA_CALLABLE void adj_of_mode__locals__applied_1(
    wp::float64 var_x,
    wp::float64 & adj_x,
    wp::float64 & adj_ret)
{
    //---------
    // primal vars
    const bool var_0 = false;
    wp::float64 var_1;
    wp::float64 var_2;
    wp::float64 var_3;
    //---------
    // dual vars
    bool adj_0 = {};
    wp::float64 adj_1 = {};
    wp::float64 adj_2 = {};
    wp::float64 adj_3 = {};
    //---------
    // forward
    // def applied(x: Any):                                                                   <L 1>
    // if wp.static(mode == Mode.LINEAR):                                                     <L 2>
    // return x * x * x.dtype(wp.static(Shift.SOME + Settings.power))                         <L 5>
    var_1 = wp::mul(var_x, var_x);
    var_2 = 5;
    var_3 = wp::mul(var_1, var_2);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_3 += adj_ret;
    wp::adj_mul(var_1, var_2, adj_1, adj_2, adj_3);
    wp::adj_mul(var_x, var_x, adj_x, adj_x, adj_1);
    // adj: return x * x * x.dtype(wp.static(Shift.SOME + Settings.power))                    <L 5>
    // adj: if wp.static(mode == Mode.LINEAR):                                                <L 2>
    // adj: def applied(x: Any):                                                              <L 1>
    return;
}

// template_attributes.py:0
static CUDA_CALLABLE void adj_of_mode__locals__applied_0(
    wp::vec_t<3, wp::float32> var_x,
    wp::vec_t<3, wp::float32> & adj_x,
    wp::vec_t<3, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    const bool var_0 = true;
    //---------
    // dual vars
    bool adj_0 = {};
    //---------
    // forward
    // def applied(x: Any):                                                                   <L 1>
    // if wp.static(mode == Mode.LINEAR):                                                     <L 2>
    // return x                                                                               <L 3>
    goto label0;
    //---------
    // reverse
    label0:;
    adj_x += adj_ret;
    // adj: return x                                                                          <L 3>
    // adj: if wp.static(mode == Mode.LINEAR):                                                <L 2>
    // adj: def applied(x: Any):                                                              <L 1>
    return;
}

extern "C" __global__ void template_attributes_aeec87f6_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_x,
    wp::array_t<wp::float64> var_y,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_x,
    wp::array_t<wp::float64> adj_y)
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
        wp::float64* var_1;
        wp::float64 var_2;
        wp::float64 var_3;
        wp::float64* var_4;
        wp::float64 var_5;
        wp::float64 var_6;
        wp::float64 var_7;
        wp::vec_t<3, wp::float32>* var_8;
        wp::vec_t<3, wp::float32> var_9;
        wp::vec_t<3, wp::float32> var_10;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float64 adj_1 = {};
        wp::float64 adj_2 = {};
        wp::float64 adj_3 = {};
        wp::float64 adj_4 = {};
        wp::float64 adj_5 = {};
        wp::float64 adj_6 = {};
        wp::float64 adj_7 = {};
        wp::vec_t<3, wp::float32> adj_8 = {};
        wp::vec_t<3, wp::float32> adj_9 = {};
        wp::vec_t<3, wp::float32> adj_10 = {};
        //---------
        // forward
        // def template_attributes(x: wp.array(dtype=wp.vec3), y: wp.array(dtype=wp.float64)):       <L 38>
        // i = wp.tid()                                                                           <L 39>
        var_0 = builtin_tid1d();
        // y[i] = linear(y[i]) + square(y[i])                                                     <L 40>
        var_1 = wp::address(var_y, var_0);
        var_3 = wp::load(var_1);
        var_2 = of_mode__locals__applied_0(var_3);
        var_4 = wp::address(var_y, var_0);
        var_6 = wp::load(var_4);
        var_5 = of_mode__locals__applied_1(var_6);
        var_7 = wp::add(var_2, var_5);
        // wp::array_store(var_y, var_0, var_7);
        // x[i] = linear(x[i])                                                                    <L 41>
        var_8 = wp::address(var_x, var_0);
        var_10 = wp::load(var_8);
        var_9 = of_mode__locals__applied_0(var_10);
        // wp::array_store(var_x, var_0, var_9);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_9, adj_x, adj_0, adj_9);
        adj_of_mode__locals__applied_0(var_10, adj_8, adj_9);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_8);
        // adj: x[i] = linear(x[i])                                                               <L 41>
        wp::adj_array_store(var_y, var_0, var_7, adj_y, adj_0, adj_7);
        wp::adj_add(var_2, var_5, adj_2, adj_5, adj_7);
        adj_of_mode__locals__applied_1(var_6, adj_4, adj_5);
        wp::adj_address(var_y, var_0, adj_y, adj_0, adj_4);
        adj_of_mode__locals__applied_0(var_3, adj_1, adj_2);
        wp::adj_address(var_y, var_0, adj_y, adj_0, adj_1);
        // adj: y[i] = linear(y[i]) + square(y[i])                                                <L 40>
        // adj: i = wp.tid()                                                                      <L 39>
        // adj: def template_attributes(x: wp.array(dtype=wp.vec3), y: wp.array(dtype=wp.float64)):  <L 38>
        continue;
    }
}
