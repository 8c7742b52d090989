struct Layer_8b1aed81
{
    wp::texture2d_t image;
    wp::array_t<wp::texture1d_t> ramps;
    wp::float32 weight;


    Layer_8b1aed81() = default;
    CUDA_CALLABLE Layer_8b1aed81(wp::texture2d_t const& image,
    wp::array_t<wp::texture1d_t> const& ramps = {},
    wp::float32 const& weight = {})
        : image{image}
        , ramps{ramps}
        , weight{weight}

    {
    }

    CUDA_CALLABLE Layer_8b1aed81& operator += (const Layer_8b1aed81& rhs)
    {    weight += rhs.weight;

        return *this;}

};

static CUDA_CALLABLE void adj_Layer_8b1aed81(wp::texture2d_t const&,
    wp::array_t<wp::texture1d_t> const&,
    wp::float32 const&,
    wp::texture2d_t & adj_image,
    wp::array_t<wp::texture1d_t> & adj_ramps,
    wp::float32 & adj_weight,
    Layer_8b1aed81 & adj_ret)
{
    adj_image += adj_ret.image;
    adj_ramps = adj_ret.ramps;
    adj_weight += adj_ret.weight;
}

// Required when compiling adjoints.
CUDA_CALLABLE Layer_8b1aed81 add(const Layer_8b1aed81& a, const Layer_8b1aed81& b)
{
    return Layer_8b1aed81();
}

CUDA_CALLABLE void adj_atomic_add(Layer_8b1aed81* p, Layer_8b1aed81 t)
{
    wp::adj_atomic_add(&p->image, t.image);
    wp::adj_atomic_add(&p->ramps, t.ramps);
    wp::adj_atomic_add(&p->weight, t.weight);
}

// textures.py:17
static Layer_8b1aed81 layer_0(
    wp::texture2d_t var_image,
    wp::float32 var_weight)
{
    //---------
    // primal vars
    Layer_8b1aed81 var_0;
    //---------
    // forward
    // def layer(image: wp.Texture2D, weight: float):                                         <L 18>
    // made = Layer()                                                                         <L 19>
    var_0 = Layer_8b1aed81();
    // made.image = image                                                                     <L 20>
    var_0.image = var_image;
    // made.weight = weight                                                                   <L 21>
    var_0.weight = var_weight;
    // return made                                                                            <L 22>
    return var_0;
}

// textures.py:12
static wp::vec_t<4, wp::float32> look_0(
    wp::texture2d_t var_image,
    wp::vec_t<2, wp::float32> var_uv)
{
    //---------
    // primal vars
    wp::vec_t<4, wp::float32> var_0;
    const wp::float32 var_1 = -1.0;
    //---------
    // forward
    // def look(image: wp.Texture2D, uv: wp.vec2) -> wp.vec4:                                 <L 13>
    // return wp.texture_sample(image, uv, dtype=wp.vec4)                                     <L 14>
    var_0 = wp::texture_sample<wp::vec_t<4, wp::float32>>(var_image, var_uv, var_1);
    return var_0;
}

struct wp_args_every_dimension_33f49b01 {
    wp::texture1d_t t1;
    wp::texture2d_t t2;
    wp::texture3d_t t3;
    wp::array_t<wp::vec_t<2, wp::float32>> uv;
    wp::array_t<wp::float32> o;
    wp::array_t<wp::vec_t<4, wp::float32>> o4;
};

template <bool wp_linear_contiguous>
static void every_dimension_33f49b01_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_every_dimension_33f49b01 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_every_dimension_33f49b01 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.uv.strides[0] = sizeof(wp::vec_t<2, wp::float32>);
        wp_contiguous_args.o.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.o4.strides[0] = sizeof(wp::vec_t<4, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::texture1d_t var_t1 = _wp_args->t1;
    wp::texture2d_t var_t2 = _wp_args->t2;
    wp::texture3d_t var_t3 = _wp_args->t3;
    wp::array_t<wp::vec_t<2, wp::float32>> var_uv = _wp_args->uv;
    wp::array_t<wp::float32> var_o = _wp_args->o;
    wp::array_t<wp::vec_t<4, wp::float32>> var_o4 = _wp_args->o4;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 0.5;
    wp::float32 var_2;
    const wp::float32 var_3 = -1.0;
    wp::vec_t<2, wp::float32>* var_4;
    wp::vec_t<4, wp::float32> var_5;
    const wp::float32 var_6 = -1.0;
    wp::vec_t<2, wp::float32> var_7;
    wp::vec_t<2, wp::float32>* var_8;
    const wp::int32 var_9 = 0;
    wp::float32 var_10;
    wp::vec_t<2, wp::float32> var_11;
    wp::vec_t<2, wp::float32>* var_12;
    const wp::int32 var_13 = 1;
    wp::float32 var_14;
    wp::vec_t<2, wp::float32> var_15;
    const wp::float32 var_16 = 1.0;
    wp::vec_t<2, wp::float32> var_17;
    const wp::float32 var_18 = 0.1;
    const wp::float32 var_19 = 0.2;
    const wp::float32 var_20 = 0.3;
    wp::vec_t<3, wp::float32> var_21;
    wp::float32 var_22;
    const wp::float32 var_23 = -1.0;
    const wp::float32 var_24 = 0.1;
    const wp::float32 var_25 = 0.2;
    const wp::float32 var_26 = 0.3;
    wp::float32 var_27;
    const wp::float32 var_28 = -1.0;
    wp::int32* var_29;
    wp::int32 var_30;
    wp::int32 var_31;
    const wp::int32 var_32 = 0;
    wp::float32 var_33;
    wp::float32 var_34;
    wp::float32 var_35;
    wp::float32 var_36;
    wp::int32* var_37;
    wp::int32 var_38;
    wp::int32 var_39;
    wp::int32* var_40;
    wp::int32 var_41;
    wp::int32 var_42;
    wp::int32* var_43;
    wp::int32* var_44;
    wp::int32 var_45;
    wp::int32 var_46;
    wp::int32 var_47;
    wp::int32 var_48;
    wp::int32* var_49;
    wp::int32 var_50;
    wp::int32 var_51;
    wp::float32 var_52;
    wp::float32 var_53;
    //---------
    // forward
    // def every_dimension(                                                                   <L 26>
    // i = wp.tid()                                                                           <L 34>
    var_0 = builtin_tid1d();
    // a = wp.texture_sample(t1, 0.5, dtype=float)                                            <L 35>
    var_2 = wp::texture_sample<float>(var_t1, var_1, var_3);
    // b = wp.texture_sample(t2, uv[i], dtype=wp.vec4f)                                       <L 36>
    var_4 = wp::address(var_uv, var_0);
    var_7 = wp::load(var_4);
    var_5 = wp::texture_sample<wp::vec_t<4, wp::float32>>(var_t2, var_7, var_6);
    // c = wp.texture_sample(t2, uv[i][0], uv[i][1], dtype=wp.vec2f, lod=1.0)                 <L 37>
    var_8 = wp::address(var_uv, var_0);
    var_11 = wp::load(var_8);
    var_10 = wp::extract(var_11, var_9);
    var_12 = wp::address(var_uv, var_0);
    var_15 = wp::load(var_12);
    var_14 = wp::extract(var_15, var_13);
    var_17 = wp::texture_sample<wp::vec_t<2, wp::float32>>(var_t2, var_10, var_14, var_16);
    // d = wp.texture_sample(t3, wp.vec3(0.1, 0.2, 0.3), dtype=float)                         <L 38>
    var_21 = wp::vec_t<3, wp::float32>(var_18, var_19, var_20);
    var_22 = wp::texture_sample<float>(var_t3, var_21, var_23);
    // e = wp.texture_sample(t3, 0.1, 0.2, 0.3, dtype=float)                                  <L 39>
    var_27 = wp::texture_sample<float>(var_t3, var_24, var_25, var_26, var_28);
    // w = t2.width                                                                           <L 40>
    var_29 = &((var_t2).width);
    var_31 = wp::load(var_29);
    var_30 = wp::copy(var_31);
    // o[i] = a + c[0] + d + e + float(w * t2.height + t3.depth + t3.width * t3.height + t1.width)       <L 41>
    var_33 = wp::extract(var_17, var_32);
    var_34 = wp::add(var_2, var_33);
    var_35 = wp::add(var_34, var_22);
    var_36 = wp::add(var_35, var_27);
    var_37 = &((var_t2).height);
    var_39 = wp::load(var_37);
    var_38 = wp::mul(var_30, var_39);
    var_40 = &((var_t3).depth);
    var_42 = wp::load(var_40);
    var_41 = wp::add(var_38, var_42);
    var_43 = &((var_t3).width);
    var_44 = &((var_t3).height);
    var_46 = wp::load(var_43);
    var_47 = wp::load(var_44);
    var_45 = wp::mul(var_46, var_47);
    var_48 = wp::add(var_41, var_45);
    var_49 = &((var_t1).width);
    var_51 = wp::load(var_49);
    var_50 = wp::add(var_48, var_51);
    var_52 = wp::float(var_50);
    var_53 = wp::add(var_36, var_52);
    wp::array_store(var_o, var_0, var_53);
    // o4[i] = b                                                                              <L 42>
    wp::array_store(var_o4, var_0, var_5);
}

struct wp_args_held_1002515f {
    wp::texture2d_t image;
    wp::array_t<Layer_8b1aed81> layers;
    wp::array_t<wp::texture2d_t> all;
    wp::array_t<wp::vec_t<2, wp::float32>> uv;
    wp::array_t<wp::vec_t<4, wp::float32>> o;
};

template <bool wp_linear_contiguous>
static void held_1002515f_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_held_1002515f *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_held_1002515f wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.layers.strides[0] = sizeof(Layer_8b1aed81);
        wp_contiguous_args.all.strides[0] = sizeof(wp::texture2d_t);
        wp_contiguous_args.uv.strides[0] = sizeof(wp::vec_t<2, wp::float32>);
        wp_contiguous_args.o.strides[0] = sizeof(wp::vec_t<4, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::texture2d_t var_image = _wp_args->image;
    wp::array_t<Layer_8b1aed81> var_layers = _wp_args->layers;
    wp::array_t<wp::texture2d_t> var_all = _wp_args->all;
    wp::array_t<wp::vec_t<2, wp::float32>> var_uv = _wp_args->uv;
    wp::array_t<wp::vec_t<4, wp::float32>> var_o = _wp_args->o;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<2, wp::float32>* var_1;
    const wp::int32 var_2 = 0;
    wp::float32 var_3;
    wp::vec_t<2, wp::float32> var_4;
    Layer_8b1aed81 var_5;
    wp::texture2d_t* var_6;
    wp::vec_t<2, wp::float32>* var_7;
    wp::vec_t<4, wp::float32> var_8;
    wp::texture2d_t var_9;
    wp::vec_t<2, wp::float32> var_10;
    wp::float32* var_11;
    wp::vec_t<4, wp::float32> var_12;
    wp::float32 var_13;
    Layer_8b1aed81* var_14;
    wp::texture2d_t* var_15;
    wp::vec_t<2, wp::float32>* var_16;
    wp::vec_t<4, wp::float32> var_17;
    const wp::float32 var_18 = -1.0;
    wp::texture2d_t var_19;
    wp::vec_t<2, wp::float32> var_20;
    Layer_8b1aed81* var_21;
    wp::texture2d_t* var_22;
    wp::int32* var_23;
    wp::float32 var_24;
    wp::int32 var_25;
    wp::vec_t<4, wp::float32> var_26;
    wp::vec_t<4, wp::float32> var_27;
    Layer_8b1aed81* var_28;
    wp::array_t<wp::texture1d_t>* var_29;
    const wp::int32 var_30 = 2;
    wp::texture1d_t* var_31;
    wp::array_t<wp::texture1d_t> var_32;
    const wp::float32 var_33 = 0.5;
    wp::float32 var_34;
    const wp::float32 var_35 = -1.0;
    wp::texture1d_t var_36;
    wp::vec_t<4, wp::float32> var_37;
    wp::vec_t<4, wp::float32> var_38;
    wp::texture2d_t var_39;
    const wp::int32 var_40 = 2;
    bool var_41;
    const wp::int32 var_42 = 0;
    wp::texture2d_t* var_43;
    wp::texture2d_t var_44;
    wp::texture2d_t var_45;
    wp::texture2d_t var_46;
    wp::vec_t<2, wp::float32>* var_47;
    wp::vec_t<4, wp::float32> var_48;
    wp::vec_t<2, wp::float32> var_49;
    wp::texture2d_t* var_50;
    wp::vec_t<2, wp::float32>* var_51;
    wp::vec_t<4, wp::float32> var_52;
    const wp::float32 var_53 = -1.0;
    wp::texture2d_t var_54;
    wp::vec_t<2, wp::float32> var_55;
    wp::vec_t<4, wp::float32> var_56;
    wp::vec_t<4, wp::float32> var_57;
    //---------
    // forward
    // def held(                                                                              <L 46>
    // i = wp.tid()                                                                           <L 53>
    var_0 = builtin_tid1d();
    // made = layer(image, uv[i][0])                                                          <L 54>
    var_1 = wp::address(var_uv, var_0);
    var_4 = wp::load(var_1);
    var_3 = wp::extract(var_4, var_2);
    var_5 = layer_0(var_image, var_3);
    // o[i] = look(made.image, uv[i]) * made.weight                                           <L 55>
    var_6 = &((var_5).image);
    var_7 = wp::address(var_uv, var_0);
    var_9 = wp::load(var_6);
    var_10 = wp::load(var_7);
    var_8 = look_0(var_9, var_10);
    var_11 = &((var_5).weight);
    var_13 = wp::load(var_11);
    var_12 = wp::mul(var_8, var_13);
    wp::array_store(var_o, var_0, var_12);
    // o[i] += wp.texture_sample(layers[i].image, uv[i], dtype=wp.vec4) * float(layers[i].image.width)       <L 56>
    var_14 = wp::address(var_layers, var_0);
    var_15 = &(((*wp::address(var_layers, var_0))).image);
    var_16 = wp::address(var_uv, var_0);
    var_19 = wp::load(var_15);
    var_20 = wp::load(var_16);
    var_17 = wp::texture_sample<wp::vec_t<4, wp::float32>>(var_19, var_20, var_18);
    var_21 = wp::address(var_layers, var_0);
    var_22 = &(((*wp::address(var_layers, var_0))).image);
    var_23 = &((((*wp::address(var_layers, var_0))).image).width);
    var_25 = wp::load(var_23);
    var_24 = wp::float(var_25);
    var_26 = wp::mul(var_17, var_24);
    var_27 = wp::atomic_add(var_o, var_0, var_26);
    // o[i] += wp.vec4(wp.texture_sample(layers[i].ramps[2], 0.5, dtype=float))               <L 57>
    var_28 = wp::address(var_layers, var_0);
    var_29 = &(((*wp::address(var_layers, var_0))).ramps);
    var_32 = wp::load(var_29);
    var_31 = wp::address(var_32, var_30);
    var_36 = wp::load(var_31);
    var_34 = wp::texture_sample<float>(var_36, var_33, var_35);
    var_37 = wp::vec_t<4, wp::float32>(var_34);
    var_38 = wp::atomic_add(var_o, var_0, var_37);
    // layers[i] = made                                                                       <L 58>
    wp::array_store(var_layers, var_0, var_5);
    // chosen = image                                                                         <L 59>
    var_39 = wp::copy(var_image);
    // if i > 2:                                                                              <L 60>
    var_41 = (var_0 > var_40);
    if (var_41) {
        // chosen = all[0]                                                                    <L 61>
        var_43 = wp::address(var_all, var_42);
        var_45 = wp::load(var_43);
        var_44 = wp::copy(var_45);
    }
    var_46 = wp::where(var_41, var_44, var_39);
    // o[i] += look(chosen, uv[i]) + wp.texture_sample(all[i], uv[i], dtype=wp.vec4)          <L 62>
    var_47 = wp::address(var_uv, var_0);
    var_49 = wp::load(var_47);
    var_48 = look_0(var_46, var_49);
    var_50 = wp::address(var_all, var_0);
    var_51 = wp::address(var_uv, var_0);
    var_54 = wp::load(var_50);
    var_55 = wp::load(var_51);
    var_52 = wp::texture_sample<wp::vec_t<4, wp::float32>>(var_54, var_55, var_53);
    var_56 = wp::add(var_48, var_52);
    var_57 = wp::atomic_add(var_o, var_0, var_56);
}
