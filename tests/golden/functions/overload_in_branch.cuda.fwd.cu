// overload_in_branch.py:10
static CUDA_CALLABLE wp::float32 norm_1(
    wp::vec_t<3, wp::float32> var_v)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def norm(v: wp.vec3):                                                                  <L 11>
    // return wp.length(v)                                                                    <L 12>
    var_0 = wp::length(var_v);
    return var_0;
}

// overload_in_branch.py:5
static CUDA_CALLABLE wp::float32 norm_0(
    wp::vec_t<2, wp::float32> var_v)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def norm(v: wp.vec2):                                                                  <L 6>
    // return wp.length(v)                                                                    <L 7>
    var_0 = wp::length(var_v);
    return var_0;
}

extern "C" __global__ void overload_in_branch_9ba2272d_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<2, wp::float32>> var_a,
    wp::array_t<wp::vec_t<3, wp::float32>> var_b,
    wp::array_t<wp::float32> var_out,
    wp::int32 var_n)
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
        const wp::int32 var_1 = 0;
        bool var_2;
        wp::vec_t<3, wp::float32>* var_3;
        wp::float32 var_4;
        wp::vec_t<3, wp::float32> var_5;
        wp::vec_t<2, wp::float32>* var_6;
        wp::float32 var_7;
        wp::vec_t<2, wp::float32> var_8;
        //---------
        // forward
        // def overload_in_branch(a: wp.array(dtype=wp.vec2), b: wp.array(dtype=wp.vec3), out: wp.array(dtype=float), n: int):       <L 16>
        // i = wp.tid()                                                                           <L 17>
        var_0 = builtin_tid1d();
        // if n > 0:                                                                              <L 18>
        var_2 = (var_n > var_1);
        if (var_2) {
            // out[i] = norm(b[i])                                                                <L 19>
            var_3 = wp::address(var_b, var_0);
            var_5 = wp::load(var_3);
            var_4 = norm_1(var_5);
            wp::array_store(var_out, var_0, var_4);
        }
        if (!var_2) {
            // out[i] = norm(a[i])                                                                <L 21>
            var_6 = wp::address(var_a, var_0);
            var_8 = wp::load(var_6);
            var_7 = norm_0(var_8);
            wp::array_store(var_out, var_0, var_7);
        }
    }
}
