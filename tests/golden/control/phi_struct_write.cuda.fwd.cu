struct Box_6bfc6698
{
    wp::float32 size;
    wp::int32 depth;


    Box_6bfc6698() = default;
    CUDA_CALLABLE Box_6bfc6698(wp::float32 const& size,
    wp::int32 const& depth = {})
        : size{size}
        , depth{depth}

    {
    }

    CUDA_CALLABLE Box_6bfc6698& operator += (const Box_6bfc6698& rhs)
    {    size += rhs.size;
    depth += rhs.depth;

        return *this;}

};

static CUDA_CALLABLE void adj_Box_6bfc6698(wp::float32 const&,
    wp::int32 const&,
    wp::float32 & adj_size,
    wp::int32 & adj_depth,
    Box_6bfc6698 & adj_ret)
{
    adj_size += adj_ret.size;
    adj_depth += adj_ret.depth;
}

// Required when compiling adjoints.
CUDA_CALLABLE Box_6bfc6698 add(const Box_6bfc6698& a, const Box_6bfc6698& b)
{
    return Box_6bfc6698();
}

CUDA_CALLABLE void adj_atomic_add(Box_6bfc6698* p, Box_6bfc6698 t)
{
    wp::adj_atomic_add(&p->size, t.size);
    wp::adj_atomic_add(&p->depth, t.depth);
}

extern "C" __global__ void phi_struct_write_69c8c38d_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    Box_6bfc6698 var_box,
    wp::int32 var_n,
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
        const wp::int32 var_0 = 0;
        bool var_1;
        const wp::float32 var_2 = 2.0;
        wp::float32* var_3;
        wp::float32 var_4;
        wp::float32 var_5;
        const wp::int32 var_6 = 0;
        //---------
        // forward
        // def phi_struct_write(box: Box, n: int, out: wp.array(dtype=float)):                    <L 12>
        // if n > 0:                                                                              <L 13>
        var_1 = (var_n > var_0);
        if (var_1) {
            // box.size = 2.0                                                                     <L 14>
            var_box.size = var_2;
        }
        // out[0] = box.size                                                                      <L 15>
        var_3 = &((var_box).size);
        var_5 = wp::load(var_3);
        var_4 = wp::copy(var_5);
        wp::array_store(var_out, var_6, var_4);
    }
}
