// overloads.py:15
static CUDA_CALLABLE wp::vec_t<3, wp::float32> mix_2(
    wp::vec_t<3, wp::float32> var_a,
    wp::vec_t<3, wp::float32> var_b)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    //---------
    // forward
    // def mix(a: wp.vec3, b: wp.vec3):                                                       <L 16>
    // return wp.cw_mul(a, b)                                                                 <L 17>
    var_0 = wp::cw_mul(var_a, var_b);
    return var_0;
}

// overloads.py:10
static CUDA_CALLABLE wp::int32 mix_1(
    wp::int32 var_a,
    wp::int32 var_b)
{
    //---------
    // primal vars
    wp::int32 var_0;
    //---------
    // forward
    // def mix(a: int, b: int):                                                               <L 11>
    // return a * b                                                                           <L 12>
    var_0 = wp::mul(var_a, var_b);
    return var_0;
}

// overloads.py:5
static CUDA_CALLABLE wp::float32 mix_0(
    wp::float32 var_a,
    wp::float32 var_b)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def mix(a: float, b: float):                                                           <L 6>
    // return a + b                                                                           <L 7>
    var_0 = wp::add(var_a, var_b);
    return var_0;
}

extern "C" __global__ void overloads_79d7de1f_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::int32> var_n,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v)
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
        wp::vec_t<3, wp::float32>* var_1;
        const wp::int32 var_2 = 0;
        wp::vec_t<3, wp::float32>* var_3;
        wp::vec_t<3, wp::float32> var_4;
        wp::vec_t<3, wp::float32> var_5;
        wp::vec_t<3, wp::float32> var_6;
        wp::int32* var_7;
        const wp::int32 var_8 = 2;
        wp::int32 var_9;
        wp::int32 var_10;
        wp::float32* var_11;
        const wp::float32 var_12 = 1.0;
        wp::float32 var_13;
        wp::float32 var_14;
        //---------
        // forward
        // def overloads(x: wp.array(dtype=float), n: wp.array(dtype=int), v: wp.array(dtype=wp.vec3)):       <L 21>
        // i = wp.tid()                                                                           <L 22>
        var_0 = builtin_tid1d();
        // v[i] = mix(v[i], v[0])                                                                 <L 23>
        var_1 = wp::address(var_v, var_0);
        var_3 = wp::address(var_v, var_2);
        var_5 = wp::load(var_1);
        var_6 = wp::load(var_3);
        var_4 = mix_2(var_5, var_6);
        wp::array_store(var_v, var_0, var_4);
        // n[i] = mix(n[i], 2)                                                                    <L 24>
        var_7 = wp::address(var_n, var_0);
        var_10 = wp::load(var_7);
        var_9 = mix_1(var_10, var_8);
        wp::array_store(var_n, var_0, var_9);
        // x[i] = mix(x[i], 1.0)                                                                  <L 25>
        var_11 = wp::address(var_x, var_0);
        var_14 = wp::load(var_11);
        var_13 = mix_0(var_14, var_12);
        wp::array_store(var_x, var_0, var_13);
    }
}
