// gradient_targets.py:5
static CUDA_CALLABLE wp::float32 blend_0(
    wp::array_t<wp::float32> var_x,
    wp::vec_t<3, wp::float32> var_v,
    wp::int32 var_i,
    wp::float32 var_s)
{
    //---------
    // primal vars
    wp::float32* var_0;
    const wp::int32 var_1 = 0;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    //---------
    // forward
    // def blend(x: wp.array(dtype=float), v: wp.vec3, i: int, s: float):                     <L 6>
    // return x[i] * v[0] + s                                                                 <L 7>
    var_0 = wp::address(var_x, var_i);
    var_2 = wp::extract(var_v, var_1);
    var_4 = wp::load(var_0);
    var_3 = wp::mul(var_4, var_2);
    var_5 = wp::add(var_3, var_s);
    return var_5;
}

extern "C" __global__ void targets_kernel_25f84f44_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
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
        const wp::float32 var_2 = 2.0;
        wp::float32 var_3;
        wp::vec_t<3, wp::float32> var_4;
        //---------
        // forward
        // def targets_kernel(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):              <L 26>
        // i = wp.tid()                                                                           <L 27>
        var_0 = builtin_tid1d();
        // x[i] = blend(x, v[i], i, 2.0)                                                          <L 28>
        var_1 = wp::address(var_v, var_0);
        var_4 = wp::load(var_1);
        var_3 = blend_0(var_x, var_4, var_0, var_2);
        wp::array_store(var_x, var_0, var_3);
    }
}
