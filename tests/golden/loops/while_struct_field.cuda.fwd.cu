struct Walk_77c58b62
{
    bool going;
    wp::int32 steps;


    Walk_77c58b62() = default;
    CUDA_CALLABLE Walk_77c58b62(bool const& going,
    wp::int32 const& steps = {})
        : going{going}
        , steps{steps}

    {
    }

    CUDA_CALLABLE Walk_77c58b62& operator += (const Walk_77c58b62& rhs)
    {    steps += rhs.steps;

        return *this;}

};

static CUDA_CALLABLE void adj_Walk_77c58b62(bool const&,
    wp::int32 const&,
    bool & adj_going,
    wp::int32 & adj_steps,
    Walk_77c58b62 & adj_ret)
{
    adj_going += adj_ret.going;
    adj_steps += adj_ret.steps;
}

// Required when compiling adjoints.
CUDA_CALLABLE Walk_77c58b62 add(const Walk_77c58b62& a, const Walk_77c58b62& b)
{
    return Walk_77c58b62();
}

CUDA_CALLABLE void adj_atomic_add(Walk_77c58b62* p, Walk_77c58b62 t)
{
    wp::adj_atomic_add(&p->going, t.going);
    wp::adj_atomic_add(&p->steps, t.steps);
}

extern "C" __global__ void while_struct_field_a91fb51d_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_out)
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
        Walk_77c58b62 var_0;
        const bool var_1 = true;
        bool* var_2;
        bool var_3;
        wp::int32* var_4;
        const wp::int32 var_5 = 1;
        wp::int32 var_6;
        wp::int32 var_7;
        wp::int32* var_8;
        const wp::int32 var_9 = 5;
        bool var_10;
        wp::int32 var_11;
        wp::int32* var_12;
        wp::int32 var_13;
        wp::int32 var_14;
        const wp::int32 var_15 = 0;
        //---------
        // forward
        // def while_struct_field(out: wp.array(dtype=int)):                                      <L 12>
        // w = Walk()                                                                             <L 13>
        var_0 = Walk_77c58b62();
        // w.going = True                                                                         <L 14>
        var_0.going = var_1;
        // while w.going:                                                                         <L 15>
        start_while_0:;
        var_2 = &((var_0).going);
        var_3 = wp::load(var_2);
        if ((var_3) == false) goto end_while_0;
            // w.steps += 1                                                                       <L 16>
            var_4 = &((var_0).steps);
            var_7 = wp::load(var_4);
            var_6 = wp::add(var_7, var_5);
            var_0.steps = var_6;
            // w.going = w.steps < 5                                                              <L 17>
            var_8 = &((var_0).steps);
            var_11 = wp::load(var_8);
            var_10 = (var_11 < var_9);
            var_0.going = var_10;
        goto start_while_0;
        end_while_0:;
        // out[0] = w.steps                                                                       <L 18>
        var_12 = &((var_0).steps);
        var_14 = wp::load(var_12);
        var_13 = wp::copy(var_14);
        wp::array_store(var_out, var_15, var_13);
    }
}
