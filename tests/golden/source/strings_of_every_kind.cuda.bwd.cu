extern "C" __global__ void strings_of_every_kind_d4d689fb_cuda_kernel_backward(
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
        const wp::str var_0 = "raw\\n";
        const wp::str var_1 = "one two";
        const wp::str var_2 = "triple";
        const wp::str var_3 = "plain";
        const wp::str var_4 = "aAA";
        const wp::str var_5 = "it's";
        //---------
        // dual vars
        wp::str adj_0 = {};
        wp::str adj_1 = {};
        wp::str adj_2 = {};
        wp::str adj_3 = {};
        wp::str adj_4 = {};
        wp::str adj_5 = {};
        //---------
        // forward
        // def strings_of_every_kind():                                                           <L 6>
        // print(r"raw\n")                                                                        <L 7>
        wp::print(var_0);
        // print("one " "two")                                                                    <L 8>
        wp::print(var_1);
        // print("""triple""")                                                                    <L 9>
        wp::print(var_2);
        // print(u"plain")                                                                        <L 10>
        wp::print(var_3);
        // print("a\x41\101")                                                                     <L 11>
        wp::print(var_4);
        // print('it\'s')                                                                         <L 12>
        wp::print(var_5);
        //---------
        // reverse
        wp::adj_print(var_5, adj_5);
        // adj: print('it\'s')                                                                    <L 12>
        wp::adj_print(var_4, adj_4);
        // adj: print("a\x41\101")                                                                <L 11>
        wp::adj_print(var_3, adj_3);
        // adj: print(u"plain")                                                                   <L 10>
        wp::adj_print(var_2, adj_2);
        // adj: print("""triple""")                                                               <L 9>
        wp::adj_print(var_1, adj_1);
        // adj: print("one " "two")                                                               <L 8>
        wp::adj_print(var_0, adj_0);
        // adj: print(r"raw\n")                                                                   <L 7>
        // adj: def strings_of_every_kind():                                                      <L 6>
        continue;
    }
}
