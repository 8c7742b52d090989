// function_composites.py:0
static CUDA_CALLABLE wp::float32 energy_0(
    wp::vec_t<2, wp::float32> var_v)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def energy(v: AnyVector):                                                              <L 1>
    // return wp.dot(v, v)                                                                    <L 2>
    var_0 = wp::dot(var_v, var_v);
    return var_0;
}

// function_composites.py:0
static CUDA_CALLABLE wp::float32 energy_0(
    wp::vec_t<5, wp::float32> var_v)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def energy(v: AnyVector):                                                              <L 1>
    // return wp.dot(v, v)                                                                    <L 2>
    var_0 = wp::dot(var_v, var_v);
    return var_0;
}

// function_composites.py:0
static CUDA_CALLABLE wp::float32 corner_0(
    wp::mat_t<3, 3, wp::float32> var_m)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    const wp::int32 var_1 = 0;
    wp::float32 var_2;
    //---------
    // forward
    // def corner(m: AnyMatrix):                                                              <L 1>
    // return m[0, 0]                                                                         <L 2>
    var_2 = wp::extract(var_m, var_0, var_1);
    return var_2;
}

// function_composites.py:0
static CUDA_CALLABLE wp::float32 angle_0(
    wp::quat_t<wp::float32> var_q)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 3;
    wp::float32 var_1;
    //---------
    // forward
    // def angle(q: wp.types.quaternion(dtype=wp.Float)):                                     <L 1>
    // return q[3]                                                                            <L 2>
    var_1 = wp::extract(var_q, var_0);
    return var_1;
}

// function_composites.py:0
static CUDA_CALLABLE wp::vec_t<3, wp::float32> place_0(
    wp::transform_t<wp::float32> var_t)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    //---------
    // forward
    // def place(t: wp.types.transformation(dtype=wp.Float)):                                 <L 1>
    // return wp.transform_get_translation(t)                                                 <L 2>
    var_0 = wp::transform_get_translation(var_t);
    return var_0;
}

// function_composites.py:0
static CUDA_CALLABLE wp::vec_t<2, wp::float32> ends_0(
    wp::array_t<wp::vec_t<2, wp::float32>> var_a)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::vec_t<2, wp::float32>* var_1;
    const wp::int32 var_2 = 1;
    wp::vec_t<2, wp::float32>* var_3;
    wp::vec_t<2, wp::float32> var_4;
    wp::vec_t<2, wp::float32> var_5;
    wp::vec_t<2, wp::float32> var_6;
    //---------
    // forward
    // def ends(a: wp.array(dtype=AnyVector)):                                                <L 1>
    // return a[0] + a[1]                                                                     <L 2>
    var_1 = wp::address(var_a, var_0);
    var_3 = wp::address(var_a, var_2);
    var_5 = wp::load(var_1);
    var_6 = wp::load(var_3);
    var_4 = wp::add(var_5, var_6);
    return var_4;
}

// function_composites.py:0
static CUDA_CALLABLE void adj_energy_0(
    wp::vec_t<2, wp::float32> var_v,
    wp::vec_t<2, wp::float32> & adj_v,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    //---------
    // forward
    // def energy(v: AnyVector):                                                              <L 1>
    // return wp.dot(v, v)                                                                    <L 2>
    var_0 = wp::dot(var_v, var_v);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_dot(var_v, var_v, adj_v, adj_v, adj_0);
    // adj: return wp.dot(v, v)                                                               <L 2>
    // adj: def energy(v: AnyVector):                                                         <L 1>
    return;
}

// function_composites.py:0
static CUDA_CALLABLE void adj_energy_0(
    wp::vec_t<5, wp::float32> var_v,
    wp::vec_t<5, wp::float32> & adj_v,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    //---------
    // forward
    // def energy(v: AnyVector):                                                              <L 1>
    // return wp.dot(v, v)                                                                    <L 2>
    var_0 = wp::dot(var_v, var_v);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_dot(var_v, var_v, adj_v, adj_v, adj_0);
    // adj: return wp.dot(v, v)                                                               <L 2>
    // adj: def energy(v: AnyVector):                                                         <L 1>
    return;
}

// function_composites.py:0
static CUDA_CALLABLE void adj_corner_0(
    wp::mat_t<3, 3, wp::float32> var_m,
    wp::mat_t<3, 3, wp::float32> & adj_m,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    const wp::int32 var_1 = 0;
    wp::float32 var_2;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def corner(m: AnyMatrix):                                                              <L 1>
    // return m[0, 0]                                                                         <L 2>
    var_2 = wp::extract(var_m, var_0, var_1);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_2 += adj_ret;
    wp::adj_extract(var_m, var_0, var_1, adj_m, adj_0, adj_1, adj_2);
    // adj: return m[0, 0]                                                                    <L 2>
    // adj: def corner(m: AnyMatrix):                                                         <L 1>
    return;
}

// function_composites.py:0
static CUDA_CALLABLE void adj_angle_0(
    wp::quat_t<wp::float32> var_q,
    wp::quat_t<wp::float32> & adj_q,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 3;
    wp::float32 var_1;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def angle(q: wp.types.quaternion(dtype=wp.Float)):                                     <L 1>
    // return q[3]                                                                            <L 2>
    var_1 = wp::extract(var_q, var_0);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_extract(var_q, var_0, adj_q, adj_0, adj_1);
    // adj: return q[3]                                                                       <L 2>
    // adj: def angle(q: wp.types.quaternion(dtype=wp.Float)):                                <L 1>
    return;
}

// function_composites.py:0
static CUDA_CALLABLE void adj_place_0(
    wp::transform_t<wp::float32> var_t,
    wp::transform_t<wp::float32> & adj_t,
    wp::vec_t<3, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    //---------
    // dual vars
    wp::vec_t<3, wp::float32> adj_0 = {};
    //---------
    // forward
    // def place(t: wp.types.transformation(dtype=wp.Float)):                                 <L 1>
    // return wp.transform_get_translation(t)                                                 <L 2>
    var_0 = wp::transform_get_translation(var_t);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_transform_get_translation(var_t, adj_t, adj_0);
    // adj: return wp.transform_get_translation(t)                                            <L 2>
    // adj: def place(t: wp.types.transformation(dtype=wp.Float)):                            <L 1>
    return;
}

// function_composites.py:0
static CUDA_CALLABLE void adj_ends_0(
    wp::array_t<wp::vec_t<2, wp::float32>> var_a,
    wp::array_t<wp::vec_t<2, wp::float32>> & adj_a,
    wp::vec_t<2, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::vec_t<2, wp::float32>* var_1;
    const wp::int32 var_2 = 1;
    wp::vec_t<2, wp::float32>* var_3;
    wp::vec_t<2, wp::float32> var_4;
    wp::vec_t<2, wp::float32> var_5;
    wp::vec_t<2, wp::float32> var_6;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<2, wp::float32> adj_1 = {};
    wp::int32 adj_2 = {};
    wp::vec_t<2, wp::float32> adj_3 = {};
    wp::vec_t<2, wp::float32> adj_4 = {};
    wp::vec_t<2, wp::float32> adj_5 = {};
    wp::vec_t<2, wp::float32> adj_6 = {};
    //---------
    // forward
    // def ends(a: wp.array(dtype=AnyVector)):                                                <L 1>
    // return a[0] + a[1]                                                                     <L 2>
    var_1 = wp::address(var_a, var_0);
    var_3 = wp::address(var_a, var_2);
    var_5 = wp::load(var_1);
    var_6 = wp::load(var_3);
    var_4 = wp::add(var_5, var_6);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_4 += adj_ret;
    wp::adj_add(var_5, var_6, adj_1, adj_3, adj_4);
    wp::adj_address(var_a, var_2, adj_a, adj_2, adj_3);
    wp::adj_address(var_a, var_0, adj_a, adj_0, adj_1);
    // adj: return a[0] + a[1]                                                                <L 2>
    // adj: def ends(a: wp.array(dtype=AnyVector)):                                           <L 1>
    return;
}

extern "C" __global__ void function_composites_16b4b3f1_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<2, wp::float32>> var_v2,
    wp::array_t<wp::vec_t<5, wp::float32>> var_v5,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_m,
    wp::array_t<wp::quat_t<wp::float32>> var_q,
    wp::array_t<wp::transform_t<wp::float32>> var_t,
    wp::array_t<wp::float32> var_out,
    wp::array_t<wp::vec_t<2, wp::float32>> adj_v2,
    wp::array_t<wp::vec_t<5, wp::float32>> adj_v5,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_m,
    wp::array_t<wp::quat_t<wp::float32>> adj_q,
    wp::array_t<wp::transform_t<wp::float32>> adj_t,
    wp::array_t<wp::float32> adj_out)
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
        wp::int32 var_0;
        wp::vec_t<2, wp::float32>* var_1;
        wp::float32 var_2;
        wp::vec_t<2, wp::float32> var_3;
        wp::vec_t<5, wp::float32>* var_4;
        wp::float32 var_5;
        wp::vec_t<5, wp::float32> var_6;
        wp::float32 var_7;
        wp::mat_t<3, 3, wp::float32>* var_8;
        wp::float32 var_9;
        wp::mat_t<3, 3, wp::float32> var_10;
        wp::float32 var_11;
        wp::quat_t<wp::float32>* var_12;
        wp::float32 var_13;
        wp::quat_t<wp::float32> var_14;
        wp::float32 var_15;
        wp::transform_t<wp::float32>* var_16;
        wp::vec_t<3, wp::float32> var_17;
        wp::transform_t<wp::float32> var_18;
        const wp::int32 var_19 = 0;
        wp::float32 var_20;
        wp::float32 var_21;
        wp::vec_t<2, wp::float32> var_22;
        const wp::int32 var_23 = 1;
        wp::float32 var_24;
        wp::float32 var_25;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::vec_t<2, wp::float32> adj_1 = {};
        wp::float32 adj_2 = {};
        wp::vec_t<2, wp::float32> adj_3 = {};
        wp::vec_t<5, wp::float32> adj_4 = {};
        wp::float32 adj_5 = {};
        wp::vec_t<5, wp::float32> adj_6 = {};
        wp::float32 adj_7 = {};
        wp::mat_t<3, 3, wp::float32> adj_8 = {};
        wp::float32 adj_9 = {};
        wp::mat_t<3, 3, wp::float32> adj_10 = {};
        wp::float32 adj_11 = {};
        wp::quat_t<wp::float32> adj_12 = {};
        wp::float32 adj_13 = {};
        wp::quat_t<wp::float32> adj_14 = {};
        wp::float32 adj_15 = {};
        wp::transform_t<wp::float32> adj_16 = {};
        wp::vec_t<3, wp::float32> adj_17 = {};
        wp::transform_t<wp::float32> adj_18 = {};
        wp::int32 adj_19 = {};
        wp::float32 adj_20 = {};
        wp::float32 adj_21 = {};
        wp::vec_t<2, wp::float32> adj_22 = {};
        wp::int32 adj_23 = {};
        wp::float32 adj_24 = {};
        wp::float32 adj_25 = {};
        //---------
        // forward
        // def function_composites(                                                               <L 36>
        // i = wp.tid()                                                                           <L 44>
        var_0 = builtin_tid1d();
        // out[i] = energy(v2[i]) + energy(v5[i]) + corner(m[i]) + angle(q[i]) + place(t[i])[0] + ends(v2)[1]       <L 45>
        var_1 = wp::address(var_v2, var_0);
        var_3 = wp::load(var_1);
        var_2 = energy_0(var_3);
        var_4 = wp::address(var_v5, var_0);
        var_6 = wp::load(var_4);
        var_5 = energy_0(var_6);
        var_7 = wp::add(var_2, var_5);
        var_8 = wp::address(var_m, var_0);
        var_10 = wp::load(var_8);
        var_9 = corner_0(var_10);
        var_11 = wp::add(var_7, var_9);
        var_12 = wp::address(var_q, var_0);
        var_14 = wp::load(var_12);
        var_13 = angle_0(var_14);
        var_15 = wp::add(var_11, var_13);
        var_16 = wp::address(var_t, var_0);
        var_18 = wp::load(var_16);
        var_17 = place_0(var_18);
        var_20 = wp::extract(var_17, var_19);
        var_21 = wp::add(var_15, var_20);
        var_22 = ends_0(var_v2);
        var_24 = wp::extract(var_22, var_23);
        var_25 = wp::add(var_21, var_24);
        // wp::array_store(var_out, var_0, var_25);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_0, var_25, adj_out, adj_0, adj_25);
        wp::adj_add(var_21, var_24, adj_21, adj_24, adj_25);
        wp::adj_extract(var_22, var_23, adj_22, adj_23, adj_24);
        adj_ends_0(var_v2, adj_v2, adj_22);
        wp::adj_add(var_15, var_20, adj_15, adj_20, adj_21);
        wp::adj_extract(var_17, var_19, adj_17, adj_19, adj_20);
        adj_place_0(var_18, adj_16, adj_17);
        wp::adj_address(var_t, var_0, adj_t, adj_0, adj_16);
        wp::adj_add(var_11, var_13, adj_11, adj_13, adj_15);
        adj_angle_0(var_14, adj_12, adj_13);
        wp::adj_address(var_q, var_0, adj_q, adj_0, adj_12);
        wp::adj_add(var_7, var_9, adj_7, adj_9, adj_11);
        adj_corner_0(var_10, adj_8, adj_9);
        wp::adj_address(var_m, var_0, adj_m, adj_0, adj_8);
        wp::adj_add(var_2, var_5, adj_2, adj_5, adj_7);
        adj_energy_0(var_6, adj_4, adj_5);
        wp::adj_address(var_v5, var_0, adj_v5, adj_0, adj_4);
        adj_energy_0(var_3, adj_1, adj_2);
        wp::adj_address(var_v2, var_0, adj_v2, adj_0, adj_1);
        // adj: out[i] = energy(v2[i]) + energy(v5[i]) + corner(m[i]) + angle(q[i]) + place(t[i])[0] + ends(v2)[1]  <L 45>
        // adj: i = wp.tid()                                                                      <L 44>
        // adj: def function_composites(                                                          <L 36>
        continue;
    }
}
