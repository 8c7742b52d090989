extern "C" __global__ void string_escapes_e2d6ef9d_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim)
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
        const wp::str var_0 = "tab\t newline\n backslash\\ quote' ";
        const wp::str var_1 = "caf\xe9 \u2713";
        const wp::str var_2 = "say "hi"";
        //---------
        // forward
        // def string_escapes():                                                                  <L 6>
        // print("tab\t newline\n backslash\\ quote' ")                                           <L 7>
        wp::print(var_0);
        // print("caf\u00e9 \u2713")                                                              <L 8>
        wp::print(var_1);
        // print('say "hi"')                                                                      <L 9>
        wp::print(var_2);
    }
}
