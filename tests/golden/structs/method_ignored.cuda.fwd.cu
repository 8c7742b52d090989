struct Holder__Item_0aace231
{
    wp::float32 a;


    Holder__Item_0aace231() = default;
    CUDA_CALLABLE Holder__Item_0aace231(wp::float32 const& a)
        : a{a}

    {
    }

    CUDA_CALLABLE Holder__Item_0aace231& operator += (const Holder__Item_0aace231& rhs)
    {    a += rhs.a;

        return *this;}

};

static CUDA_CALLABLE void adj_Holder__Item_0aace231(wp::float32 const&,
    wp::float32 & adj_a,
    Holder__Item_0aace231 & adj_ret)
{
    adj_a += adj_ret.a;
}

// Required when compiling adjoints.
CUDA_CALLABLE Holder__Item_0aace231 add(const Holder__Item_0aace231& a, const Holder__Item_0aace231& b)
{
    return Holder__Item_0aace231();
}

CUDA_CALLABLE void adj_atomic_add(Holder__Item_0aace231* p, Holder__Item_0aace231 t)
{
    wp::adj_atomic_add(&p->a, t.a);
}

extern "C" __global__ void method_ignored_ebeac056_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    Holder__Item_0aace231 var_it,
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
        wp::float32* var_0;
        wp::float32 var_1;
        wp::float32 var_2;
        const wp::int32 var_3 = 0;
        //---------
        // forward
        // def method_ignored(it: Holder.Item, out: wp.array(dtype=float)):                       <L 12>
        // out[0] = it.a                                                                          <L 13>
        var_0 = &((var_it).a);
        var_2 = wp::load(var_0);
        var_1 = wp::copy(var_2);
        wp::array_store(var_out, var_3, var_1);
    }
}
