// function_array_elements.py:0
static CUDA_CALLABLE wp::float32 first_0(
    wp::array_t<wp::float32> var_a)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def first(a: wp.array(dtype=Any)):                                                     <L 1>
    // return a[0]                                                                            <L 2>
    var_1 = wp::address(var_a, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    return var_2;
}

// function_array_elements.py:0
static CUDA_CALLABLE wp::vec_t<2, wp::float32> first_0(
    wp::array_t<wp::vec_t<2, wp::float32>> var_a)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::vec_t<2, wp::float32>* var_1;
    wp::vec_t<2, wp::float32> var_2;
    wp::vec_t<2, wp::float32> var_3;
    //---------
    // forward
    // def first(a: wp.array(dtype=Any)):                                                     <L 1>
    // return a[0]                                                                            <L 2>
    var_1 = wp::address(var_a, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    return var_2;
}

// function_array_elements.py:0
static CUDA_CALLABLE wp::int32 size_of_0(
    wp::array_t<wp::float32> var_a)
{
    //---------
    // primal vars
    wp::shape_t* var_0;
    const wp::int32 var_1 = 0;
    wp::int32 var_2;
    wp::shape_t var_3;
    //---------
    // forward
    // def size_of(a: Any):                                                                   <L 1>
    // return a.shape[0]                                                                      <L 2>
    var_0 = &(var_a.shape);
    var_3 = wp::load(var_0);
    var_2 = wp::extract(var_3, var_1);
    return var_2;
}

// function_array_elements.py:0
static CUDA_CALLABLE void adj_first_0(
    wp::array_t<wp::float32> var_a,
    wp::array_t<wp::float32> & adj_a,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    //---------
    // forward
    // def first(a: wp.array(dtype=Any)):                                                     <L 1>
    // return a[0]                                                                            <L 2>
    var_1 = wp::address(var_a, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_2 += adj_ret;
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_a, var_0, adj_a, adj_0, adj_1);
    // adj: return a[0]                                                                       <L 2>
    // adj: def first(a: wp.array(dtype=Any)):                                                <L 1>
    return;
}

// function_array_elements.py:0
static CUDA_CALLABLE void adj_first_0(
    wp::array_t<wp::vec_t<2, wp::float32>> var_a,
    wp::array_t<wp::vec_t<2, wp::float32>> & adj_a,
    wp::vec_t<2, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::vec_t<2, wp::float32>* var_1;
    wp::vec_t<2, wp::float32> var_2;
    wp::vec_t<2, wp::float32> var_3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<2, wp::float32> adj_1 = {};
    wp::vec_t<2, wp::float32> adj_2 = {};
    wp::vec_t<2, wp::float32> adj_3 = {};
    //---------
    // forward
    // def first(a: wp.array(dtype=Any)):                                                     <L 1>
    // return a[0]                                                                            <L 2>
    var_1 = wp::address(var_a, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_2 += adj_ret;
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_a, var_0, adj_a, adj_0, adj_1);
    // adj: return a[0]                                                                       <L 2>
    // adj: def first(a: wp.array(dtype=Any)):                                                <L 1>
    return;
}

// function_array_elements.py:0
static CUDA_CALLABLE void adj_size_of_0(
    wp::array_t<wp::float32> var_a,
    wp::array_t<wp::float32> & adj_a,
    wp::int32 & adj_ret)
{
    //---------
    // primal vars
    wp::shape_t* var_0;
    const wp::int32 var_1 = 0;
    wp::int32 var_2;
    wp::shape_t var_3;
    //---------
    // dual vars
    wp::shape_t adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::shape_t adj_3 = {};
    //---------
    // forward
    // def size_of(a: Any):                                                                   <L 1>
    // return a.shape[0]                                                                      <L 2>
    var_0 = &(var_a.shape);
    var_3 = wp::load(var_0);
    var_2 = wp::extract(var_3, var_1);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_2 += adj_ret;
    adj_a.shape = adj_0;
    // adj: return a.shape[0]                                                                 <L 2>
    // adj: def size_of(a: Any):                                                              <L 1>
    return;
}

extern "C" __global__ void function_array_elements_40294eb5_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> var_y,
    wp::array_t<wp::vec_t<2, wp::float32>> var_v,
    wp::array_t<wp::float32> adj_x,
    wp::array_t<wp::float32> adj_y,
    wp::array_t<wp::vec_t<2, wp::float32>> adj_v)
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
        wp::float32 var_1;
        wp::vec_t<2, wp::float32> var_2;
        const wp::int32 var_3 = 0;
        wp::float32 var_4;
        wp::float32 var_5;
        wp::int32 var_6;
        wp::int32 var_7;
        wp::int32 var_8;
        wp::float32 var_9;
        wp::float32 var_10;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::vec_t<2, wp::float32> adj_2 = {};
        wp::int32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        //---------
        // forward
        // def function_array_elements(x: wp.array(dtype=float), y: wp.array2d(dtype=float), v: wp.array(dtype=wp.vec2)):       <L 18>
        // i = wp.tid()                                                                           <L 19>
        var_0 = builtin_tid1d();
        // x[i] = first(x) + first(v)[0] + float(size_of(x) + size_of(y))                         <L 20>
        var_1 = first_0(var_x);
        var_2 = first_0(var_v);
        var_4 = wp::extract(var_2, var_3);
        var_5 = wp::add(var_1, var_4);
        var_6 = size_of_0(var_x);
        var_7 = size_of_0(var_y);
        var_8 = wp::add(var_6, var_7);
        var_9 = wp::float(var_8);
        var_10 = wp::add(var_5, var_9);
        // wp::array_store(var_x, var_0, var_10);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_10, adj_x, adj_0, adj_10);
        wp::adj_add(var_5, var_9, adj_5, adj_9, adj_10);
        wp::adj_float(var_8, adj_8, adj_9);
        wp::adj_add(var_6, var_7, adj_6, adj_7, adj_8);
        adj_size_of_0(var_y, adj_y, adj_7);
        adj_size_of_0(var_x, adj_x, adj_6);
        wp::adj_add(var_1, var_4, adj_1, adj_4, adj_5);
        wp::adj_extract(var_2, var_3, adj_2, adj_3, adj_4);
        adj_first_0(var_v, adj_v, adj_2);
        adj_first_0(var_x, adj_x, adj_1);
        // adj: x[i] = first(x) + first(v)[0] + float(size_of(x) + size_of(y))                    <L 20>
        // adj: i = wp.tid()                                                                      <L 19>
        // adj: def function_array_elements(x: wp.array(dtype=float), y: wp.array2d(dtype=float), v: wp.array(dtype=wp.vec2)):  <L 18>
        continue;
    }
}
