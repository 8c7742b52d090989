// snippet.py:16
static CUDA_CALLABLE wp::float32 square_0(
    wp::float32 x)
{
return x * x;}

// snippet.py:12
static CUDA_CALLABLE void scale_0(
    wp::array_t<wp::float32> x,
    wp::array_t<wp::float32> out,
    wp::int32 tid)
{

    out[tid] = 2.0f * x[tid];
    }

// snippet.py:27
static CUDA_CALLABLE wp::float32 twice_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::float32 var_1 = 1.0;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // forward
    // def twice(x: float):                                                                   <L 28>
    // return square(x) + square(x + 1.0)                                                     <L 29>
    var_0 = square_0(var_x);
    var_2 = wp::add(var_x, var_1);
    var_3 = square_0(var_2);
    var_4 = wp::add(var_0, var_3);
    return var_4;
}

// snippet.py:22
static CUDA_CALLABLE wp::vec_t<3, wp::float32> plus_0(
    wp::vec_t<3, wp::float32> a,
    wp::vec_t<3, wp::float32> b)
{
return a + b;}

// snippet.py:32
static CUDA_CALLABLE void nothing_0(
    )
{
int unused = 0;}

extern "C" __global__ void native_kernel_aadd6201_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
    wp::array_t<wp::float32> var_out)
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
        wp::float32* var_4;
        wp::float32 var_5;
        wp::float32 var_6;
        wp::float32 var_7;
        wp::vec_t<3, wp::float32>* var_8;
        const wp::float32 var_9 = 1.0;
        const wp::float32 var_10 = 2.0;
        const wp::float32 var_11 = 3.0;
        wp::vec_t<3, wp::float32> var_12;
        wp::vec_t<3, wp::float32> var_13;
        wp::vec_t<3, wp::float32> var_14;
        wp::range_t var_15;
        wp::int32 var_16;
        wp::float32* var_17;
        wp::float32 var_18;
        wp::float32 var_19;
        //---------
        // forward
        // def native_kernel(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):       <L 37>
        // i = wp.tid()                                                                           <L 38>
        var_0 = builtin_tid1d();
        // scale(x, out, i)                                                                       <L 39>
        scale_0(var_x, var_out, var_0);
        // out[i] = twice(out[i]) + square(x[i])                                                  <L 40>
        var_1 = wp::address(var_out, var_0);
        var_3 = wp::load(var_1);
        var_2 = twice_0(var_3);
        var_4 = wp::address(var_x, var_0);
        var_6 = wp::load(var_4);
        var_5 = square_0(var_6);
        var_7 = wp::add(var_2, var_5);
        wp::array_store(var_out, var_0, var_7);
        // v[i] = plus(v[i], wp.vec3(1.0, 2.0, 3.0))                                              <L 41>
        var_8 = wp::address(var_v, var_0);
        var_12 = wp::vec_t<3, wp::float32>(var_9, var_10, var_11);
        var_14 = wp::load(var_8);
        var_13 = plus_0(var_14, var_12);
        wp::array_store(var_v, var_0, var_13);
        // nothing()                                                                              <L 42>
        nothing_0();
        // for k in range(i):                                                                     <L 43>
        var_15 = wp::range(var_0);
        start_for_0:;
            if (iter_cmp(var_15) == 0) goto end_for_0;
            var_16 = wp::iter_next(var_15);
            // out[k] = square(out[k])                                                            <L 44>
            var_17 = wp::address(var_out, var_16);
            var_19 = wp::load(var_17);
            var_18 = square_0(var_19);
            wp::array_store(var_out, var_16, var_18);
            goto start_for_0;
        end_for_0:;
    }
}

extern "C" __global__ void forward_only_0a365d11_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_out)
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
        //---------
        // forward
        // def forward_only(out: wp.array(dtype=float)):                                          <L 48>
        // i = wp.tid()                                                                           <L 49>
        var_0 = builtin_tid1d();
        // out[i] = square(out[i])                                                                <L 50>
        var_1 = wp::address(var_out, var_0);
        var_3 = wp::load(var_1);
        var_2 = square_0(var_3);
        wp::array_store(var_out, var_0, var_2);
    }
}
