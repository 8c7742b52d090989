// overloads.py:5
static CUDA_CALLABLE wp::float32 grow_0(
    wp::float32 v)
{
return v * 2.0f;}

// overloads.py:15
static CUDA_CALLABLE wp::float32 make__locals__shift_0(
    wp::float32 v)
{
return v + 1.0f;}

// overloads.py:15
static CUDA_CALLABLE wp::float32 make__locals__shift_1(
    wp::float32 v)
{
return v + 2.0f;}

// overloads.py:9
static CUDA_CALLABLE wp::vec_t<2, wp::float32> grow_1(
    wp::vec_t<2, wp::float32> var_v)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::vec_t<2, wp::float32> var_1;
    //---------
    // forward
    // def grow(v: wp.vec2):                                                                  <L 10>
    // return v * 2.0                                                                         <L 11>
    var_1 = wp::mul(var_v, var_0);
    return var_1;
}

// overloads.py:5
static CUDA_CALLABLE void adj_grow_0(
    wp::float32 v,
    wp::float32 & adj_v,
    wp::float32 & adj_ret)
{
}

// overloads.py:15
static CUDA_CALLABLE void adj_make__locals__shift_0(
    wp::float32 v,
    wp::float32 & adj_v,
    wp::float32 & adj_ret)
{
}

// overloads.py:15
static CUDA_CALLABLE void adj_make__locals__shift_1(
    wp::float32 v,
    wp::float32 & adj_v,
    wp::float32 & adj_ret)
{
}

// overloads.py:9
static CUDA_CALLABLE void adj_grow_1(
    wp::vec_t<2, wp::float32> var_v,
    wp::vec_t<2, wp::float32> & adj_v,
    wp::vec_t<2, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::vec_t<2, wp::float32> var_1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::vec_t<2, wp::float32> adj_1 = {};
    //---------
    // forward
    // def grow(v: wp.vec2):                                                                  <L 10>
    // return v * 2.0                                                                         <L 11>
    var_1 = wp::mul(var_v, var_0);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_mul(var_v, var_0, adj_v, adj_0, adj_1);
    // adj: return v * 2.0                                                                    <L 11>
    // adj: def grow(v: wp.vec2):                                                             <L 10>
    return;
}

extern "C" __global__ void make__locals__shifted_2cfd1756_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> adj_x)
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
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        wp::float32 var_4;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        //---------
        // forward
        // def shifted(x: wp.array(dtype=float)):                                                 <L 19>
        // i = wp.tid()                                                                           <L 20>
        var_0 = builtin_tid1d();
        // x[i] = shift(grow(x[i]))                                                               <L 21>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = grow_0(var_3);
        var_4 = make__locals__shift_0(var_2);
        // wp::array_store(var_x, var_0, var_4);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_4, adj_x, adj_0, adj_4);
        adj_make__locals__shift_0(var_2, adj_2, adj_4);
        adj_grow_0(var_3, adj_1, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x[i] = shift(grow(x[i]))                                                          <L 21>
        // adj: i = wp.tid()                                                                      <L 20>
        // adj: def shifted(x: wp.array(dtype=float)):                                            <L 19>
        continue;
    }
}

extern "C" __global__ void make__locals__shifted_53098889_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> adj_x)
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
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        wp::float32 var_4;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        //---------
        // forward
        // def shifted(x: wp.array(dtype=float)):                                                 <L 19>
        // i = wp.tid()                                                                           <L 20>
        var_0 = builtin_tid1d();
        // x[i] = shift(grow(x[i]))                                                               <L 21>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = grow_0(var_3);
        var_4 = make__locals__shift_1(var_2);
        // wp::array_store(var_x, var_0, var_4);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_4, adj_x, adj_0, adj_4);
        adj_make__locals__shift_1(var_2, adj_2, adj_4);
        adj_grow_0(var_3, adj_1, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x[i] = shift(grow(x[i]))                                                          <L 21>
        // adj: i = wp.tid()                                                                      <L 20>
        // adj: def shifted(x: wp.array(dtype=float)):                                            <L 19>
        continue;
    }
}

extern "C" __global__ void grow_kernel_8f32c09d_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::vec_t<2, wp::float32>> var_v,
    wp::array_t<wp::float32> adj_x,
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
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        wp::vec_t<2, wp::float32>* var_4;
        wp::vec_t<2, wp::float32> var_5;
        wp::vec_t<2, wp::float32> var_6;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::vec_t<2, wp::float32> adj_4 = {};
        wp::vec_t<2, wp::float32> adj_5 = {};
        wp::vec_t<2, wp::float32> adj_6 = {};
        //---------
        // forward
        // def grow_kernel(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec2)):                 <L 31>
        // i = wp.tid()                                                                           <L 32>
        var_0 = builtin_tid1d();
        // x[i] = grow(x[i])                                                                      <L 33>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = grow_0(var_3);
        // wp::array_store(var_x, var_0, var_2);
        // v[i] = grow(v[i])                                                                      <L 34>
        var_4 = wp::address(var_v, var_0);
        var_6 = wp::load(var_4);
        var_5 = grow_1(var_6);
        // wp::array_store(var_v, var_0, var_5);
        //---------
        // reverse
        wp::adj_array_store(var_v, var_0, var_5, adj_v, adj_0, adj_5);
        adj_grow_1(var_6, adj_4, adj_5);
        wp::adj_address(var_v, var_0, adj_v, adj_0, adj_4);
        // adj: v[i] = grow(v[i])                                                                 <L 34>
        wp::adj_array_store(var_x, var_0, var_2, adj_x, adj_0, adj_2);
        adj_grow_0(var_3, adj_1, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x[i] = grow(x[i])                                                                 <L 33>
        // adj: i = wp.tid()                                                                      <L 32>
        // adj: def grow_kernel(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec2)):            <L 31>
        continue;
    }
}
