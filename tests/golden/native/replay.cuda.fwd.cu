// replay.py:5
static CUDA_CALLABLE void count_0(
    wp::array_t<wp::int32> counter)
{
counter[0] += 1;}


// replay.py:5
static CUDA_CALLABLE void replay_count_0(
    wp::array_t<wp::int32> counter)
{
// once is enough}

// replay.py:9
static CUDA_CALLABLE wp::float32 shifted_0(
    wp::float32 x)
{
return x + 1.0f;}


// replay.py:9
static CUDA_CALLABLE wp::float32 replay_shifted_0(
    wp::float32 x)
{
return x;}

// replay.py:13
static CUDA_CALLABLE void silent_0(
    wp::float32 x)
{
// nothing}


// replay.py:13
static CUDA_CALLABLE void replay_silent_0(
    wp::float32 x)
{
}

// replay.py:17
static CUDA_CALLABLE void without_0(
    wp::float32 x)
{
// nothing}

extern "C" __global__ void replay_kernel_cb84a45a_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_counter,
    wp::array_t<wp::float32> var_x)
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
        wp::range_t var_1;
        wp::int32 var_2;
        wp::float32* var_3;
        wp::float32 var_4;
        wp::float32 var_5;
        wp::float32* var_6;
        wp::float32 var_7;
        wp::float32* var_8;
        wp::float32 var_9;
        const wp::int32 var_10 = 3;
        bool var_11;
        const wp::int32 var_12 = 0;
        wp::float32* var_13;
        wp::float32 var_14;
        //---------
        // forward
        // def replay_kernel(counter: wp.array(dtype=int), x: wp.array(dtype=float)):             <L 22>
        // i = wp.tid()                                                                           <L 23>
        var_0 = builtin_tid1d();
        // count(counter)                                                                         <L 24>
        count_0(var_counter);
        // for k in range(i):                                                                     <L 25>
        var_1 = wp::range(var_0);
        start_for_0:;
            if (iter_cmp(var_1) == 0) goto end_for_0;
            var_2 = wp::iter_next(var_1);
            // count(counter)                                                                     <L 26>
            count_0(var_counter);
            // x[k] = shifted(x[k])                                                               <L 27>
            var_3 = wp::address(var_x, var_2);
            var_5 = wp::load(var_3);
            var_4 = shifted_0(var_5);
            wp::array_store(var_x, var_2, var_4);
            goto start_for_0;
        end_for_0:;
        // silent(x[i])                                                                           <L 28>
        var_6 = wp::address(var_x, var_0);
        var_7 = wp::load(var_6);
        silent_0(var_7);
        // without(x[i])                                                                          <L 29>
        var_8 = wp::address(var_x, var_0);
        var_9 = wp::load(var_8);
        without_0(var_9);
        // if i > 3:                                                                              <L 30>
        var_11 = (var_0 > var_10);
        if (var_11) {
            // silent(x[0])                                                                       <L 31>
            var_13 = wp::address(var_x, var_12);
            var_14 = wp::load(var_13);
            silent_0(var_14);
        }
    }
}
