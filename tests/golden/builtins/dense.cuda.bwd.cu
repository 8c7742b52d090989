extern "C" __global__ void dense_rows_8eb98372_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_n,
    wp::array_t<wp::float32> var_a,
    wp::array_t<wp::float32> var_l,
    wp::array_t<wp::float32> var_b,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::int32> var_starts,
    wp::int32 adj_n,
    wp::array_t<wp::float32> adj_a,
    wp::array_t<wp::float32> adj_l,
    wp::array_t<wp::float32> adj_b,
    wp::array_t<wp::float32> adj_x,
    wp::array_t<wp::int32> adj_starts)
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
        const wp::int32 var_1 = 1;
        const wp::int32 var_2 = 0;
        const wp::int32 var_3 = 0;
        const wp::float32 var_4 = 0.1;
        const wp::float32 var_5 = 0.1;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        //---------
        // forward
        // def dense_rows(n: int, a: wp.array(dtype=float), l: wp.array(dtype=float), b: wp.array(dtype=float), x: wp.array(dtype=float), starts: wp.array(dtype=int)):       <L 6>
        // wp.dense_gemm(n, n, n, 0, 1, a, b, x)                                                  <L 7>
        wp::dense_gemm(var_n, var_n, var_n, var_0, var_1, var_a, var_b, var_x);
        // wp.dense_gemm_batched(starts, starts, starts, 0, 0, starts, starts, starts, a, b, x)       <L 8>
        wp::dense_gemm_batched(var_starts, var_starts, var_starts, var_2, var_3, var_starts, var_starts, var_starts, var_a, var_b, var_x);
        // wp.dense_chol(n, a, 0.1, l)                                                            <L 9>
        wp::dense_chol(var_n, var_a, var_4, var_l);
        // wp.dense_chol_batched(starts, starts, a, 0.1, l)                                       <L 10>
        wp::dense_chol_batched(var_starts, var_starts, var_a, var_5, var_l);
        // wp.dense_subs(n, l, b, x)                                                              <L 11>
        wp::dense_subs(var_n, var_l, var_b, var_x);
        // wp.dense_solve(n, a, l, b, x)                                                          <L 12>
        wp::dense_solve(var_n, var_a, var_l, var_b, var_x);
        // wp.dense_solve_batched(starts, starts, starts, a, l, b, x)                             <L 13>
        wp::dense_solve_batched(var_starts, var_starts, var_starts, var_a, var_l, var_b, var_x);
        //---------
        // reverse
        // adj: wp.dense_solve_batched(starts, starts, starts, a, l, b, x)                        <L 13>
        wp::adj_dense_solve(var_n, var_a, var_l, var_b, var_x, adj_n, adj_a, adj_l, adj_b, adj_x);
        // adj: wp.dense_solve(n, a, l, b, x)                                                     <L 12>
        // adj: wp.dense_subs(n, l, b, x)                                                         <L 11>
        // adj: wp.dense_chol_batched(starts, starts, a, 0.1, l)                                  <L 10>
        // adj: wp.dense_chol(n, a, 0.1, l)                                                       <L 9>
        // adj: wp.dense_gemm_batched(starts, starts, starts, 0, 0, starts, starts, starts, a, b, x)  <L 8>
        wp::adj_dense_gemm(var_n, var_n, var_n, var_0, var_1, var_a, var_b, var_x, adj_n, adj_n, adj_n, adj_0, adj_1, adj_a, adj_b, adj_x);
        // adj: wp.dense_gemm(n, n, n, 0, 1, a, b, x)                                             <L 7>
        // adj: def dense_rows(n: int, a: wp.array(dtype=float), l: wp.array(dtype=float), b: wp.array(dtype=float), x: wp.array(dtype=float), starts: wp.array(dtype=int)):  <L 6>
        continue;
    }
}
