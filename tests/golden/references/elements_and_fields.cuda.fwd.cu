struct Body_40c30848
{
    wp::float32 mass;
    wp::vec_t<3, wp::float32> velocity;
    wp::array_t<wp::float32> forces;


    Body_40c30848() = default;
    CUDA_CALLABLE Body_40c30848(wp::float32 const& mass,
    wp::vec_t<3, wp::float32> const& velocity = {},
    wp::array_t<wp::float32> const& forces = {})
        : mass{mass}
        , velocity{velocity}
        , forces{forces}

    {
    }

    CUDA_CALLABLE Body_40c30848& operator += (const Body_40c30848& rhs)
    {    mass += rhs.mass;
    velocity += rhs.velocity;

        return *this;}

};

static CUDA_CALLABLE void adj_Body_40c30848(wp::float32 const&,
    wp::vec_t<3, wp::float32> const&,
    wp::array_t<wp::float32> const&,
    wp::float32 & adj_mass,
    wp::vec_t<3, wp::float32> & adj_velocity,
    wp::array_t<wp::float32> & adj_forces,
    Body_40c30848 & adj_ret)
{
    adj_mass += adj_ret.mass;
    adj_velocity += adj_ret.velocity;
    adj_forces = adj_ret.forces;
}

// Required when compiling adjoints.
CUDA_CALLABLE Body_40c30848 add(const Body_40c30848& a, const Body_40c30848& b)
{
    return Body_40c30848();
}

CUDA_CALLABLE void adj_atomic_add(Body_40c30848* p, Body_40c30848 t)
{
    wp::adj_atomic_add(&p->mass, t.mass);
    wp::adj_atomic_add(&p->velocity, t.velocity);
    wp::adj_atomic_add(&p->forces, t.forces);
}

struct Pair_3349b657
{
    Body_40c30848 first;
    wp::transform_t<wp::float32> frame;


    Pair_3349b657() = default;
    CUDA_CALLABLE Pair_3349b657(Body_40c30848 const& first,
    wp::transform_t<wp::float32> const& frame = {})
        : first{first}
        , frame{frame}

    {
    }

    CUDA_CALLABLE Pair_3349b657& operator += (const Pair_3349b657& rhs)
    {    first += rhs.first;
    frame += rhs.frame;

        return *this;}

};

static CUDA_CALLABLE void adj_Pair_3349b657(Body_40c30848 const&,
    wp::transform_t<wp::float32> const&,
    Body_40c30848 & adj_first,
    wp::transform_t<wp::float32> & adj_frame,
    Pair_3349b657 & adj_ret)
{
    adj_first += adj_ret.first;
    adj_frame += adj_ret.frame;
}

// Required when compiling adjoints.
CUDA_CALLABLE Pair_3349b657 add(const Pair_3349b657& a, const Pair_3349b657& b)
{
    return Pair_3349b657();
}

CUDA_CALLABLE void adj_atomic_add(Pair_3349b657* p, Pair_3349b657 t)
{
    adj_atomic_add(&p->first, t.first);
    wp::adj_atomic_add(&p->frame, t.frame);
}

// elements_and_fields.py:18
static CUDA_CALLABLE void scale_0(
    float* var_value,
    wp::float32 var_by)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def scale(value: wp.ref[float], by: float):                                            <L 19>
    // value *= by                                                                            <L 20>
    var_1 = wp::load(var_value);
    var_0 = wp::mul(var_1, var_by);
    *var_value = var_0;
}

extern "C" __global__ void touch_5323f5cc_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_a,
    wp::array_t<wp::vec_t<3, wp::float32>> var_b,
    wp::array_t<Body_40c30848> var_bodies,
    Pair_3349b657 var_pair,
    wp::float32 var_gain,
    wp::mat_t<3, 3, wp::float32> var_m)
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
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        const wp::float32 var_4 = 2.0;
        wp::float32* var_5;
        const wp::float32 var_6 = 0.5;
        const wp::int32 var_7 = 0;
        wp::vec_t<3, wp::float32>* var_8;
        const wp::int32 var_9 = 1;
        wp::float32 var_10;
        wp::vec_t<3, wp::float32> var_11;
        const wp::int32 var_12 = 1;
        wp::vec_t<3, wp::float32>* var_13;
        const wp::int32 var_14 = 2;
        wp::float32 var_15;
        wp::vec_t<3, wp::float32> var_16;
        Body_40c30848* var_17;
        wp::float32* var_18;
        const wp::float32 var_19 = 2.0;
        Body_40c30848* var_20;
        wp::vec_t<3, wp::float32>* var_21;
        const wp::int32 var_22 = 0;
        wp::float32 var_23;
        wp::vec_t<3, wp::float32> var_24;
        const wp::float32 var_25 = 2.0;
        Body_40c30848* var_26;
        wp::array_t<wp::float32>* var_27;
        const wp::int32 var_28 = 3;
        wp::float32* var_29;
        wp::array_t<wp::float32> var_30;
        const wp::float32 var_31 = 2.0;
        Body_40c30848* var_32;
        wp::float32* var_33;
        const wp::float32 var_34 = 2.0;
        Body_40c30848* var_35;
        wp::vec_t<3, wp::float32>* var_36;
        const wp::int32 var_37 = 1;
        wp::float32 var_38;
        wp::vec_t<3, wp::float32> var_39;
        const wp::float32 var_40 = 2.0;
        wp::transform_t<wp::float32>* var_41;
        wp::vec_t<3, wp::float32> var_42;
        wp::transform_t<wp::float32> var_43;
        const wp::int32 var_44 = 2;
        wp::float32 var_45;
        const wp::float32 var_46 = 2.0;
        wp::transform_t<wp::float32>* var_47;
        wp::quat_t<wp::float32> var_48;
        wp::transform_t<wp::float32> var_49;
        const wp::int32 var_50 = 3;
        wp::float32 var_51;
        const wp::float32 var_52 = 2.0;
        const wp::int32 var_53 = 0;
        const wp::int32 var_54 = 1;
        wp::float32 var_55;
        const wp::float32 var_56 = 2.0;
        const wp::int32 var_57 = 1;
        const wp::int32 var_58 = 2;
        wp::float32 var_59;
        const wp::float32 var_60 = 2.0;
        wp::vec_t<3, wp::float32> var_61;
        const wp::int32 var_62 = 2;
        wp::float32 var_63;
        const wp::float32 var_64 = 2.0;
        const wp::float32 var_65 = 3.0;
        const wp::int32 var_66 = 0;
        wp::float32 var_67;
        wp::array_t<wp::vec_t<3, wp::float32>> var_68;
        const wp::int32 var_69 = 2;
        wp::vec_t<3, wp::float32>* var_70;
        const wp::int32 var_71 = 1;
        wp::float32 var_72;
        wp::vec_t<3, wp::float32> var_73;
        const wp::float32 var_74 = 2.0;
        const wp::float32 var_75 = 7.0;
        const wp::int32 var_76 = 4;
        wp::tuple_t<wp::int32> var_77;
        wp::fixedarray_t<4, wp::float32> var_78;
        const wp::int32 var_79 = 4;
        const wp::int32 var_80 = 1;
        wp::float32* var_81;
        const wp::int32 var_82 = 0;
        wp::float32 var_83;
        wp::float32 var_84;
        wp::float32 var_85;
        //---------
        // forward
        // def touch(                                                                             <L 24>
        // i = wp.tid()                                                                           <L 32>
        var_0 = builtin_tid1d();
        // local = a[i]                                                                           <L 33>
        var_1 = wp::address(var_a, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // scale(local, 2.0)                                                                      <L 34>
        scale_0(&(var_2), var_4);
        // scale(a[i], local)                                                                     <L 35>
        var_5 = wp::address(var_a, var_0);
        scale_0(var_5, var_2);
        // scale(gain, 0.5)                                                                       <L 36>
        scale_0(&(var_gain), var_6);
        // scale(b[i, 0][1], gain)                                                                <L 37>
        var_8 = wp::address(var_b, var_0, var_7);
        var_11 = wp::load(var_8);
        var_10 = wp::extract(var_11, var_9);
        scale_0(wp::index((*wp::address(var_b, var_0, var_7)), var_9), var_gain);
        // scale(b[i, 1].z, gain)                                                                 <L 38>
        var_13 = wp::address(var_b, var_0, var_12);
        var_16 = wp::load(var_13);
        var_15 = wp::extract(var_16, var_14);
        scale_0(wp::index((*wp::address(var_b, var_0, var_12)), var_14), var_gain);
        // scale(bodies[i].mass, 2.0)                                                             <L 39>
        var_17 = wp::address(var_bodies, var_0);
        var_18 = &(((*wp::address(var_bodies, var_0))).mass);
        scale_0(var_18, var_19);
        // scale(bodies[i].velocity[0], 2.0)                                                      <L 40>
        var_20 = wp::address(var_bodies, var_0);
        var_21 = &(((*wp::address(var_bodies, var_0))).velocity);
        var_24 = wp::load(var_21);
        var_23 = wp::extract(var_24, var_22);
        scale_0(wp::index(((*wp::address(var_bodies, var_0))).velocity, var_22), var_25);
        // scale(bodies[i].forces[3], 2.0)                                                        <L 41>
        var_26 = wp::address(var_bodies, var_0);
        var_27 = &(((*wp::address(var_bodies, var_0))).forces);
        var_30 = wp::load(var_27);
        var_29 = wp::address(var_30, var_28);
        scale_0(var_29, var_31);
        // scale(pair.first.mass, 2.0)                                                            <L 42>
        var_32 = &((var_pair).first);
        var_33 = &(((var_pair).first).mass);
        scale_0(var_33, var_34);
        // scale(pair.first.velocity.y, 2.0)                                                      <L 43>
        var_35 = &((var_pair).first);
        var_36 = &(((var_pair).first).velocity);
        var_39 = wp::load(var_36);
        var_38 = wp::extract(var_39, var_37);
        scale_0(wp::index(((var_pair).first).velocity, var_37), var_40);
        // scale(pair.frame.p[2], 2.0)                                                            <L 44>
        var_41 = &((var_pair).frame);
        var_43 = wp::load(var_41);
        var_42 = wp::transform_get_translation(var_43);
        var_45 = wp::extract(var_42, var_44);
        scale_0(wp::index(((var_pair).frame).p, var_44), var_46);
        // scale(pair.frame.q.w, 2.0)                                                             <L 45>
        var_47 = &((var_pair).frame);
        var_49 = wp::load(var_47);
        var_48 = wp::transform_get_rotation(var_49);
        var_51 = wp::extract(var_48, var_50);
        scale_0(wp::index(((var_pair).frame).q, var_50), var_52);
        // scale(m[0, 1], 2.0)                                                                    <L 46>
        var_55 = wp::extract(var_m, var_53, var_54);
        scale_0(wp::index(var_m, var_53, var_54), var_56);
        // scale(m[1][2], 2.0)                                                                    <L 47>
        var_59 = wp::extract(var_m, var_57, var_58);
        scale_0(wp::index(var_m, var_57, var_58), var_60);
        // v = wp.vec3(local)                                                                     <L 48>
        var_61 = wp::vec_t<3, wp::float32>(var_2);
        // scale(v[2], 2.0)                                                                       <L 49>
        var_63 = wp::extract(var_61, var_62);
        scale_0(wp::index(var_61, var_62), var_64);
        // scale(by=3.0, value=v.x)                                                               <L 50>
        var_67 = wp::extract(var_61, var_66);
        scale_0(wp::index(var_61, var_66), var_65);
        // row = b[i]                                                                             <L 51>
        var_68 = wp::view(var_b, var_0);
        // scale(row[2][1], 2.0)                                                                  <L 52>
        var_70 = wp::address(var_68, var_69);
        var_73 = wp::load(var_70);
        var_72 = wp::extract(var_73, var_71);
        scale_0(wp::index((*wp::address(wp::view(var_b, var_0), var_69)), var_71), var_74);
        // n = 7.0                                                                                <L 53>
        // stack = wp.zeros(shape=(4,), dtype=float)                                              <L 54>
        var_77 = wp::tuple(var_76);
        var_78 = wp::fixedarray_t<4, wp::float32>(var_79);
        // scale(stack[1], n)                                                                     <L 55>
        var_81 = wp::address(var_78, var_80);
        scale_0(var_81, var_75);
        // a[i] = local + v[0] + gain                                                             <L 56>
        var_83 = wp::extract(var_61, var_82);
        var_84 = wp::add(var_2, var_83);
        var_85 = wp::add(var_84, var_gain);
        wp::array_store(var_a, var_0, var_85);
    }
}
