struct wp_args_strings_of_every_kind_d4d689fb {
};

template <bool wp_linear_contiguous>
static void strings_of_every_kind_d4d689fb_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_strings_of_every_kind_d4d689fb *_wp_args,
    wp_args_strings_of_every_kind_d4d689fb *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
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
    return;
}
