struct B_b7700c5e
{
    wp::float32 y;


    B_b7700c5e() = default;
    CUDA_CALLABLE B_b7700c5e(wp::float32 const& y)
        : y{y}

    {
    }

    CUDA_CALLABLE B_b7700c5e& operator += (const B_b7700c5e& rhs)
    {    y += rhs.y;

        return *this;}

};

static CUDA_CALLABLE void adj_B_b7700c5e(wp::float32 const&,
    wp::float32 & adj_y,
    B_b7700c5e & adj_ret)
{
    adj_y += adj_ret.y;
}

// Required when compiling adjoints.
CUDA_CALLABLE B_b7700c5e add(const B_b7700c5e& a, const B_b7700c5e& b)
{
    return B_b7700c5e();
}

CUDA_CALLABLE void adj_atomic_add(B_b7700c5e* p, B_b7700c5e t)
{
    wp::adj_atomic_add(&p->y, t.y);
}

struct A_9f84434d
{
    wp::float32 x;


    A_9f84434d() = default;
    CUDA_CALLABLE A_9f84434d(wp::float32 const& x)
        : x{x}

    {
    }

    CUDA_CALLABLE A_9f84434d& operator += (const A_9f84434d& rhs)
    {    x += rhs.x;

        return *this;}

};

static CUDA_CALLABLE void adj_A_9f84434d(wp::float32 const&,
    wp::float32 & adj_x,
    A_9f84434d & adj_ret)
{
    adj_x += adj_ret.x;
}

// Required when compiling adjoints.
CUDA_CALLABLE A_9f84434d add(const A_9f84434d& a, const A_9f84434d& b)
{
    return A_9f84434d();
}

CUDA_CALLABLE void adj_atomic_add(A_9f84434d* p, A_9f84434d t)
{
    wp::adj_atomic_add(&p->x, t.x);
}

extern "C" __global__ void used_in_body_first_31275c9e_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    A_9f84434d var_a,
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
        B_b7700c5e var_0;
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        wp::float32* var_4;
        wp::float32 var_5;
        wp::float32 var_6;
        const wp::int32 var_7 = 0;
        //---------
        // forward
        // def used_in_body_first(a: A, out: wp.array(dtype=float)):                              <L 16>
        // b = B()                                                                                <L 17>
        var_0 = B_b7700c5e();
        // b.y = a.x                                                                              <L 18>
        var_1 = &((var_a).x);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        var_0.y = var_2;
        // out[0] = b.y                                                                           <L 19>
        var_4 = &((var_0).y);
        var_6 = wp::load(var_4);
        var_5 = wp::copy(var_6);
        wp::array_store(var_out, var_7, var_5);
    }
}
