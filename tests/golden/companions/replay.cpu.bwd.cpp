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

// replay.py:5
static void adj_reserve_0(
    wp::array_t<wp::int32> var_counter,
    wp::array_t<wp::int32> var_slots,
    wp::int32 var_i,
    wp::array_t<wp::int32> & adj_counter,
    wp::array_t<wp::int32> & adj_slots,
    wp::int32 & adj_i,
    wp::int32 & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    const wp::int32 var_1 = 1;
    wp::int32 var_2;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    //---------
    // forward
    // def reserve(counter: wp.array(dtype=int), slots: wp.array(dtype=int), i: int):         <L 6>
    // slot = wp.atomic_add(counter, 0, 1)                                                    <L 7>
    // var_2 = wp::atomic_add(var_counter, var_0, var_1);
    // slots[i] = slot                                                                        <L 8>
    // wp::array_store(var_slots, var_i, var_2);
    // return slot                                                                            <L 9>
    goto label0;
    //---------
    // reverse
    label0:;
    adj_2 += adj_ret;
    // adj: return slot                                                                       <L 9>
    wp::adj_array_store(var_slots, var_i, var_2, adj_slots, adj_i, adj_2);
    // adj: slots[i] = slot                                                                   <L 8>
    wp::adj_atomic_add(var_counter, var_0, var_1, adj_counter, adj_0, adj_1, adj_2);
    // adj: slot = wp.atomic_add(counter, 0, 1)                                               <L 7>
    // adj: def reserve(counter: wp.array(dtype=int), slots: wp.array(dtype=int), i: int):    <L 6>
    return;
}

// replay.py:17
static void adj_bump_0(
    wp::array_t<wp::int32> var_counter,
    wp::array_t<wp::int32> & adj_counter)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    const wp::int32 var_1 = 1;
    wp::int32 var_2;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    //---------
    // forward
    // def bump(counter: wp.array(dtype=int)):                                                <L 18>
    // wp.atomic_add(counter, 0, 1)                                                           <L 19>
    // var_2 = wp::atomic_add(var_counter, var_0, var_1);
    //---------
    // reverse
    wp::adj_atomic_add(var_counter, var_0, var_1, adj_counter, adj_0, adj_1, adj_2);
    // adj: wp.atomic_add(counter, 0, 1)                                                      <L 19>
    // adj: def bump(counter: wp.array(dtype=int)):                                           <L 18>
    return;
}

struct wp_args_replay_kernel_a67147c1 {
    wp::array_t<wp::int32> counter;
    wp::array_t<wp::int32> slots;
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void replay_kernel_a67147c1_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_replay_kernel_a67147c1 *_wp_args,
    wp_args_replay_kernel_a67147c1 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_replay_kernel_a67147c1 wp_contiguous_args;
    wp_args_replay_kernel_a67147c1 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.counter.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.counter.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.slots.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.slots.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int32> var_counter = _wp_args->counter;
    wp::array_t<wp::int32> var_slots = _wp_args->slots;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::int32> adj_counter = _wp_adj_args->counter;
    wp::array_t<wp::int32> adj_slots = _wp_adj_args->slots;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
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
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::range_t adj_6 = {};
    wp::int32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::int32 adj_11 = {};
    //---------
    // forward
    // def replay_kernel(counter: wp.array(dtype=int), slots: wp.array(dtype=int), x: wp.array(dtype=float)):       <L 28>
    // i = wp.tid()                                                                           <L 29>
    var_0 = builtin_tid1d();
    // slot = reserve(counter, slots, i)                                                      <L 30>
    var_1 = replay_reserve_0(var_counter, var_slots, var_0);
    // x[slot] = x[i] * 2.0                                                                   <L 31>
    var_2 = wp::address(var_x, var_0);
    var_5 = wp::load(var_2);
    var_4 = wp::mul(var_5, var_3);
    // wp::array_store(var_x, var_1, var_4);
    // bump(counter)                                                                          <L 32>
    replay_bump_0(var_counter);
    // for k in range(i):                                                                     <L 33>
    var_6 = wp::range(var_0);
    //---------
    // reverse
    var_6 = wp::iter_reverse(var_6);
    start_for_0:;
        if (iter_cmp(var_6) == 0) goto end_for_0;
        var_7 = wp::iter_next(var_6);
    	adj_8 = {};
    	adj_9 = {};
    	adj_10 = {};
    	adj_11 = {};
        // bump(counter)                                                                      <L 34>
        replay_bump_0(var_counter);
        // x[reserve(counter, slots, k)] = x[k]                                               <L 35>
        var_8 = wp::address(var_x, var_7);
        var_10 = wp::load(var_8);
        var_9 = wp::copy(var_10);
        var_11 = replay_reserve_0(var_counter, var_slots, var_7);
        // wp::array_store(var_x, var_11, var_9);
        wp::adj_array_store(var_x, var_11, var_9, adj_x, adj_11, adj_9);
        adj_reserve_0(var_counter, var_slots, var_7, adj_counter, adj_slots, adj_7, adj_11);
        wp::adj_copy(var_10, adj_8, adj_9);
        wp::adj_address(var_x, var_7, adj_x, adj_7, adj_8);
        // adj: x[reserve(counter, slots, k)] = x[k]                                          <L 35>
        adj_bump_0(var_counter, adj_counter);
        // adj: bump(counter)                                                                 <L 34>
    	goto start_for_0;
    end_for_0:;
    // adj: for k in range(i):                                                                <L 33>
    adj_bump_0(var_counter, adj_counter);
    // adj: bump(counter)                                                                     <L 32>
    wp::adj_array_store(var_x, var_1, var_4, adj_x, adj_1, adj_4);
    wp::adj_mul(var_5, var_3, adj_2, adj_3, adj_4);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_2);
    // adj: x[slot] = x[i] * 2.0                                                              <L 31>
    adj_reserve_0(var_counter, var_slots, var_0, adj_counter, adj_slots, adj_0, adj_1);
    // adj: slot = reserve(counter, slots, i)                                                 <L 30>
    // adj: i = wp.tid()                                                                      <L 29>
    // adj: def replay_kernel(counter: wp.array(dtype=int), slots: wp.array(dtype=int), x: wp.array(dtype=float)):  <L 28>
    return;
}
