// generic.py:0
static CUDA_CALLABLE void accumulate_0(
    wp::array_t<wp::float32> x,
    wp::int32 i,
    wp::float32 v)
{
x[i] += v;}

// generic.py:0
static CUDA_CALLABLE void accumulate_0(
    wp::array_t<wp::int32> x,
    wp::int32 i,
    wp::int32 v)
{
x[i] += v;}

// generic.py:0
static CUDA_CALLABLE void adj_accumulate_0(
    wp::array_t<wp::float32> x,
    wp::int32 i,
    wp::float32 v,
    wp::array_t<wp::float32> & adj_x,
    wp::int32 & adj_i,
    wp::float32 & adj_v)
{
}

// generic.py:0
static CUDA_CALLABLE void adj_accumulate_0(
    wp::array_t<wp::int32> x,
    wp::int32 i,
    wp::int32 v,
    wp::array_t<wp::int32> & adj_x,
    wp::int32 & adj_i,
    wp::int32 & adj_v)
{
}

extern "C" __global__ void generic_kernel_47b45b5a_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::int32> var_n,
    wp::array_t<wp::float32> adj_x,
    wp::array_t<wp::int32> adj_n)
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
        const wp::float32 var_1 = 1.0;
        const wp::int32 var_2 = 2;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::int32 adj_2 = {};
        //---------
        // forward
        // def generic_kernel(x: wp.array(dtype=float), n: wp.array(dtype=int)):                  <L 12>
        // i = wp.tid()                                                                           <L 13>
        var_0 = builtin_tid1d();
        // accumulate(x, i, 1.0)                                                                  <L 14>
        accumulate_0(var_x, var_0, var_1);
        // accumulate(n, i, 2)                                                                    <L 15>
        accumulate_0(var_n, var_0, var_2);
        //---------
        // reverse
        adj_accumulate_0(var_n, var_0, var_2, adj_n, adj_0, adj_2);
        // adj: accumulate(n, i, 2)                                                               <L 15>
        adj_accumulate_0(var_x, var_0, var_1, adj_x, adj_0, adj_1);
        // adj: accumulate(x, i, 1.0)                                                             <L 14>
        // adj: i = wp.tid()                                                                      <L 13>
        // adj: def generic_kernel(x: wp.array(dtype=float), n: wp.array(dtype=int)):             <L 12>
        continue;
    }
}
