extern "C" __global__ void expect_neq_rows_752daef0_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::int8 var_a,
    wp::uint8 var_b,
    wp::int16 var_c,
    wp::uint16 var_d,
    wp::int32 var_e,
    wp::uint32 var_f,
    wp::int64 var_g,
    wp::uint64 var_h,
    wp::float16 var_i,
    wp::bfloat16 var_j,
    wp::float32 var_k,
    wp::float64 var_l,
    bool var_m,
    wp::quat_t<wp::float16> var_n,
    wp::quat_t<wp::float32> var_o,
    wp::quat_t<wp::float64> var_p,
    wp::transform_t<wp::float16> var_q,
    wp::transform_t<wp::float32> var_r,
    wp::transform_t<wp::float64> var_s,
    wp::vec_t<3, wp::float32> var_t,
    wp::mat_t<2, 2, wp::float32> var_u,
    wp::vec_t<2, bool> var_v,
    wp::mat_t<2, 2, bool> var_w)
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
        //---------
        // forward
        // def expect_neq_rows(                                                                   <L 9>
        // wp.expect_neq(a, a)                                                                    <L 34>
        wp::expect_neq(var_a, var_a);
        // wp.expect_neq(b, b)                                                                    <L 35>
        wp::expect_neq(var_b, var_b);
        // wp.expect_neq(c, c)                                                                    <L 36>
        wp::expect_neq(var_c, var_c);
        // wp.expect_neq(d, d)                                                                    <L 37>
        wp::expect_neq(var_d, var_d);
        // wp.expect_neq(e, e)                                                                    <L 38>
        wp::expect_neq(var_e, var_e);
        // wp.expect_neq(f, f)                                                                    <L 39>
        wp::expect_neq(var_f, var_f);
        // wp.expect_neq(g, g)                                                                    <L 40>
        wp::expect_neq(var_g, var_g);
        // wp.expect_neq(h, h)                                                                    <L 41>
        wp::expect_neq(var_h, var_h);
        // wp.expect_neq(i, i)                                                                    <L 42>
        wp::expect_neq(var_i, var_i);
        // wp.expect_neq(j, j)                                                                    <L 43>
        wp::expect_neq(var_j, var_j);
        // wp.expect_neq(k, k)                                                                    <L 44>
        wp::expect_neq(var_k, var_k);
        // wp.expect_neq(l, l)                                                                    <L 45>
        wp::expect_neq(var_l, var_l);
        // wp.expect_neq(m, m)                                                                    <L 46>
        wp::expect_neq(var_m, var_m);
        // wp.expect_neq(n, n)                                                                    <L 47>
        wp::expect_neq(var_n, var_n);
        // wp.expect_neq(o, o)                                                                    <L 48>
        wp::expect_neq(var_o, var_o);
        // wp.expect_neq(p, p)                                                                    <L 49>
        wp::expect_neq(var_p, var_p);
        // wp.expect_neq(q, q)                                                                    <L 50>
        wp::expect_neq(var_q, var_q);
        // wp.expect_neq(r, r)                                                                    <L 51>
        wp::expect_neq(var_r, var_r);
        // wp.expect_neq(s, s)                                                                    <L 52>
        wp::expect_neq(var_s, var_s);
        // wp.expect_neq(t, t)                                                                    <L 53>
        wp::expect_neq(var_t, var_t);
        // wp.expect_neq(u, u)                                                                    <L 54>
        wp::expect_neq(var_u, var_u);
        // wp.expect_neq(v, v)                                                                    <L 55>
        wp::expect_neq(var_v, var_v);
        // wp.expect_neq(w, w)                                                                    <L 56>
        wp::expect_neq(var_w, var_w);
    }
}
