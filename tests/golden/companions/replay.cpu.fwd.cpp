// replay.py:5
static wp::int32 reserve_0(
    wp::array_t<wp::int32> var_counter,
    wp::array_t<wp::int32> var_slots,
    wp::int32 var_i)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    const wp::int32 var_1 = 1;
    wp::int32 var_2;
    //---------
    // forward
    // def reserve(counter: wp.array(dtype=int), slots: wp.array(dtype=int), i: int):         <L 6>
    // slot = wp.atomic_add(counter, 0, 1)                                                    <L 7>
    var_2 = wp::atomic_add(var_counter, var_0, var_1);
    // slots[i] = slot                                                                        <L 8>
    wp::array_store(var_slots, var_i, var_2);
    // return slot                                                                            <L 9>
    return var_2;
}

// replay.py:17
static void bump_0(
    wp::array_t<wp::int32> var_counter)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    const wp::int32 var_1 = 1;
    wp::int32 var_2;
    //---------
    // forward
    // def bump(counter: wp.array(dtype=int)):                                                <L 18>
    // wp.atomic_add(counter, 0, 1)                                                           <L 19>
    var_2 = wp::atomic_add(var_counter, var_0, var_1);
}

// replay.py:12
static wp::int32 replay_reserve_0(
    wp::array_t<wp::int32> var_counter,
    wp::array_t<wp::int32> var_slots,
    wp::int32 var_i)
{
    //---------
    // primal vars
    wp::int32* var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    //---------
    // forward
    // def replay_reserve(counter: wp.array(dtype=int), slots: wp.array(dtype=int), i: int):       <L 13>
    // return slots[i]                                                                        <L 14>
    var_0 = wp::address(var_slots, var_i);
    var_2 = wp::load(var_0);
    var_1 = wp::copy(var_2);
    return var_1;
}

// replay.py:22
static void replay_bump_0(
    wp::array_t<wp::int32> var_counter)
{
    //---------
    // primal vars
    //---------
    // forward
    // def again(counter: wp.array(dtype=int)):                                               <L 23>
    // pass                                                                                   <L 24>
}

struct wp_args_replay_kernel_a67147c1 {
    wp::array_t<wp::int32> counter;
    wp::array_t<wp::int32> slots;
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void replay_kernel_a67147c1_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_replay_kernel_a67147c1 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_replay_kernel_a67147c1 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.counter.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.slots.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int32> var_counter = _wp_args->counter;
    wp::array_t<wp::int32> var_slots = _wp_args->slots;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::float32* var_2;
    const wp::float32 var_3 = 2.0;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::range_t var_6;
    wp::int32 var_7;
    wp::float32* var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::int32 var_11;
    //---------
    // forward
    // def replay_kernel(counter: wp.array(dtype=int), slots: wp.array(dtype=int), x: wp.array(dtype=float)):       <L 28>
    // i = wp.tid()                                                                           <L 29>
    var_0 = builtin_tid1d();
    // slot = reserve(counter, slots, i)                                                      <L 30>
    var_1 = reserve_0(var_counter, var_slots, var_0);
    // x[slot] = x[i] * 2.0                                                                   <L 31>
    var_2 = wp::address(var_x, var_0);
    var_5 = wp::load(var_2);
    var_4 = wp::mul(var_5, var_3);
    wp::array_store(var_x, var_1, var_4);
    // bump(counter)                                                                          <L 32>
    bump_0(var_counter);
    // for k in range(i):                                                                     <L 33>
    var_6 = wp::range(var_0);
    start_for_0:;
        if (iter_cmp(var_6) == 0) goto end_for_0;
        var_7 = wp::iter_next(var_6);
        // bump(counter)                                                                      <L 34>
        bump_0(var_counter);
        // x[reserve(counter, slots, k)] = x[k]                                               <L 35>
        var_8 = wp::address(var_x, var_7);
        var_10 = wp::load(var_8);
        var_9 = wp::copy(var_10);
        var_11 = reserve_0(var_counter, var_slots, var_7);
        wp::array_store(var_x, var_11, var_9);
        goto start_for_0;
    end_for_0:;
}
