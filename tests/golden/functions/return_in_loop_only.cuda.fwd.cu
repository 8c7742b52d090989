// return_in_loop_only.py:5
static CUDA_CALLABLE wp::float32 first_positive_0(
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n)
{
    //---------
    // primal vars
    wp::range_t var_0;
    wp::int32 var_1;
    wp::float32* var_2;
    const wp::float32 var_3 = 0.0;
    bool var_4;
    wp::float32 var_5;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    //---------
    // forward
    // def first_positive(x: wp.array(dtype=float), n: int):                                  <L 6>
    // for i in range(n):                                                                     <L 7>
    var_0 = wp::range(var_n);
    start_for_0:;
        if (iter_cmp(var_0) == 0) goto end_for_0;
        var_1 = wp::iter_next(var_0);
        // if x[i] > 0.0:                                                                     <L 8>
        var_2 = wp::address(var_x, var_1);
        var_5 = wp::load(var_2);
        var_4 = (var_5 > var_3);
        if (var_4) {
            // return x[i]                                                                    <L 9>
            var_6 = wp::address(var_x, var_1);
            var_8 = wp::load(var_6);
            var_7 = wp::copy(var_8);
            return var_7;
        }
        goto start_for_0;
    end_for_0:;
    return {};
}

extern "C" __global__ void return_in_loop_only_a22e1999_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
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
        wp::float32 var_0;
        const wp::int32 var_1 = 0;
        //---------
        // forward
        // def return_in_loop_only(x: wp.array(dtype=float), n: int):                             <L 13>
        // x[0] = first_positive(x, n)                                                            <L 14>
        var_0 = first_positive_0(var_x, var_n);
        wp::array_store(var_x, var_1, var_0);
    }
}
