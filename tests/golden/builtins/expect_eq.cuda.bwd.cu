extern "C" __global__ void expect_eq_rows_2c99f1e3_cuda_kernel_backward(
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
    wp::mat_t<2, 2, bool> var_w,
    wp::int8 adj_a,
    wp::uint8 adj_b,
    wp::int16 adj_c,
    wp::uint16 adj_d,
    wp::int32 adj_e,
    wp::uint32 adj_f,
    wp::int64 adj_g,
    wp::uint64 adj_h,
    wp::float16 adj_i,
    wp::bfloat16 adj_j,
    wp::float32 adj_k,
    wp::float64 adj_l,
    bool adj_m,
    wp::quat_t<wp::float16> adj_n,
    wp::quat_t<wp::float32> adj_o,
    wp::quat_t<wp::float64> adj_p,
    wp::transform_t<wp::float16> adj_q,
    wp::transform_t<wp::float32> adj_r,
    wp::transform_t<wp::float64> adj_s,
    wp::vec_t<3, wp::float32> adj_t,
    wp::mat_t<2, 2, wp::float32> adj_u,
    wp::vec_t<2, bool> adj_v,
    wp::mat_t<2, 2, bool> adj_w)
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
        // dual vars
        //---------
        // forward
        // def expect_eq_rows(                                                                    <L 9>
        // wp.expect_eq(a, a)                                                                     <L 34>
        wp::expect_eq(var_a, var_a);
        // wp.expect_eq(b, b)                                                                     <L 35>
        wp::expect_eq(var_b, var_b);
        // wp.expect_eq(c, c)                                                                     <L 36>
        wp::expect_eq(var_c, var_c);
        // wp.expect_eq(d, d)                                                                     <L 37>
        wp::expect_eq(var_d, var_d);
        // wp.expect_eq(e, e)                                                                     <L 38>
        wp::expect_eq(var_e, var_e);
        // wp.expect_eq(f, f)                                                                     <L 39>
        wp::expect_eq(var_f, var_f);
        // wp.expect_eq(g, g)                                                                     <L 40>
        wp::expect_eq(var_g, var_g);
        // wp.expect_eq(h, h)                                                                     <L 41>
        wp::expect_eq(var_h, var_h);
        // wp.expect_eq(i, i)                                                                     <L 42>
        wp::expect_eq(var_i, var_i);
        // wp.expect_eq(j, j)                                                                     <L 43>
        wp::expect_eq(var_j, var_j);
        // wp.expect_eq(k, k)                                                                     <L 44>
        wp::expect_eq(var_k, var_k);
        // wp.expect_eq(l, l)                                                                     <L 45>
        wp::expect_eq(var_l, var_l);
        // wp.expect_eq(m, m)                                                                     <L 46>
        wp::expect_eq(var_m, var_m);
        // wp.expect_eq(n, n)                                                                     <L 47>
        wp::expect_eq(var_n, var_n);
        // wp.expect_eq(o, o)                                                                     <L 48>
        wp::expect_eq(var_o, var_o);
        // wp.expect_eq(p, p)                                                                     <L 49>
        wp::expect_eq(var_p, var_p);
        // wp.expect_eq(q, q)                                                                     <L 50>
        wp::expect_eq(var_q, var_q);
        // wp.expect_eq(r, r)                                                                     <L 51>
        wp::expect_eq(var_r, var_r);
        // wp.expect_eq(s, s)                                                                     <L 52>
        wp::expect_eq(var_s, var_s);
        // wp.expect_eq(t, t)                                                                     <L 53>
        wp::expect_eq(var_t, var_t);
        // wp.expect_eq(u, u)                                                                     <L 54>
        wp::expect_eq(var_u, var_u);
        // wp.expect_eq(v, v)                                                                     <L 55>
        wp::expect_eq(var_v, var_v);
        // wp.expect_eq(w, w)                                                                     <L 56>
        wp::expect_eq(var_w, var_w);
        //---------
        // reverse
        // adj: wp.expect_eq(w, w)                                                                <L 56>
        // adj: wp.expect_eq(v, v)                                                                <L 55>
        // adj: wp.expect_eq(u, u)                                                                <L 54>
        // adj: wp.expect_eq(t, t)                                                                <L 53>
        // adj: wp.expect_eq(s, s)                                                                <L 52>
        // adj: wp.expect_eq(r, r)                                                                <L 51>
        // adj: wp.expect_eq(q, q)                                                                <L 50>
        // adj: wp.expect_eq(p, p)                                                                <L 49>
        // adj: wp.expect_eq(o, o)                                                                <L 48>
        // adj: wp.expect_eq(n, n)                                                                <L 47>
        // adj: wp.expect_eq(m, m)                                                                <L 46>
        // adj: wp.expect_eq(l, l)                                                                <L 45>
        // adj: wp.expect_eq(k, k)                                                                <L 44>
        // adj: wp.expect_eq(j, j)                                                                <L 43>
        // adj: wp.expect_eq(i, i)                                                                <L 42>
        // adj: wp.expect_eq(h, h)                                                                <L 41>
        // adj: wp.expect_eq(g, g)                                                                <L 40>
        // adj: wp.expect_eq(f, f)                                                                <L 39>
        // adj: wp.expect_eq(e, e)                                                                <L 38>
        // adj: wp.expect_eq(d, d)                                                                <L 37>
        // adj: wp.expect_eq(c, c)                                                                <L 36>
        // adj: wp.expect_eq(b, b)                                                                <L 35>
        // adj: wp.expect_eq(a, a)                                                                <L 34>
        // adj: def expect_eq_rows(                                                               <L 9>
        continue;
    }
}
