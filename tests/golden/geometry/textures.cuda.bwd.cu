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
static CUDA_CALLABLE Layer_8b1aed81 layer_0(
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
static CUDA_CALLABLE wp::vec_t<4, wp::float32> look_0(
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

// textures.py:17
static CUDA_CALLABLE void adj_layer_0(
    wp::texture2d_t var_image,
    wp::float32 var_weight,
    wp::texture2d_t & adj_image,
    wp::float32 & adj_weight,
    Layer_8b1aed81 & adj_ret)
{
    //---------
    // primal vars
    Layer_8b1aed81 var_0;
    //---------
    // dual vars
    Layer_8b1aed81 adj_0 = {};
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
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    // adj: return made                                                                       <L 22>
    adj_weight += adj_0.weight;
    adj_0.weight = {};
    // adj: made.weight = weight                                                              <L 21>
    adj_0.image = {};
    // adj: made.image = image                                                                <L 20>
    // adj: made = Layer()                                                                    <L 19>
    // adj: def layer(image: wp.Texture2D, weight: float):                                    <L 18>
    return;
}

// textures.py:12
static CUDA_CALLABLE void adj_look_0(
    wp::texture2d_t var_image,
    wp::vec_t<2, wp::float32> var_uv,
    wp::texture2d_t & adj_image,
    wp::vec_t<2, wp::float32> & adj_uv,
    wp::vec_t<4, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    wp::vec_t<4, wp::float32> var_0;
    const wp::float32 var_1 = -1.0;
    //---------
    // dual vars
    wp::vec_t<4, wp::float32> adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def look(image: wp.Texture2D, uv: wp.vec2) -> wp.vec4:                                 <L 13>
    // return wp.texture_sample(image, uv, dtype=wp.vec4)                                     <L 14>
    var_0 = wp::texture_sample<wp::vec_t<4, wp::float32>>(var_image, var_uv, var_1);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_texture_sample(var_image, var_uv, var_1, adj_image, adj_uv, adj_1, adj_0);
    // adj: return wp.texture_sample(image, uv, dtype=wp.vec4)                                <L 14>
    // adj: def look(image: wp.Texture2D, uv: wp.vec2) -> wp.vec4:                            <L 13>
    return;
}

extern "C" __global__ void every_dimension_33f49b01_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::texture1d_t var_t1,
    wp::texture2d_t var_t2,
    wp::texture3d_t var_t3,
    wp::array_t<wp::vec_t<2, wp::float32>> var_uv,
    wp::array_t<wp::float32> var_o,
    wp::array_t<wp::vec_t<4, wp::float32>> var_o4,
    wp::texture1d_t adj_t1,
    wp::texture2d_t adj_t2,
    wp::texture3d_t adj_t3,
    wp::array_t<wp::vec_t<2, wp::float32>> adj_uv,
    wp::array_t<wp::float32> adj_o,
    wp::array_t<wp::vec_t<4, wp::float32>> adj_o4)
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
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::vec_t<2, wp::float32> adj_4 = {};
        wp::vec_t<4, wp::float32> adj_5 = {};
        wp::float32 adj_6 = {};
        wp::vec_t<2, wp::float32> adj_7 = {};
        wp::vec_t<2, wp::float32> adj_8 = {};
        wp::int32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::vec_t<2, wp::float32> adj_11 = {};
        wp::vec_t<2, wp::float32> adj_12 = {};
        wp::int32 adj_13 = {};
        wp::float32 adj_14 = {};
        wp::vec_t<2, wp::float32> adj_15 = {};
        wp::float32 adj_16 = {};
        wp::vec_t<2, wp::float32> adj_17 = {};
        wp::float32 adj_18 = {};
        wp::float32 adj_19 = {};
        wp::float32 adj_20 = {};
        wp::vec_t<3, wp::float32> adj_21 = {};
        wp::float32 adj_22 = {};
        wp::float32 adj_23 = {};
        wp::float32 adj_24 = {};
        wp::float32 adj_25 = {};
        wp::float32 adj_26 = {};
        wp::float32 adj_27 = {};
        wp::float32 adj_28 = {};
        wp::int32 adj_29 = {};
        wp::int32 adj_30 = {};
        wp::int32 adj_31 = {};
        wp::int32 adj_32 = {};
        wp::float32 adj_33 = {};
        wp::float32 adj_34 = {};
        wp::float32 adj_35 = {};
        wp::float32 adj_36 = {};
        wp::int32 adj_37 = {};
        wp::int32 adj_38 = {};
        wp::int32 adj_39 = {};
        wp::int32 adj_40 = {};
        wp::int32 adj_41 = {};
        wp::int32 adj_42 = {};
        wp::int32 adj_43 = {};
        wp::int32 adj_44 = {};
        wp::int32 adj_45 = {};
        wp::int32 adj_46 = {};
        wp::int32 adj_47 = {};
        wp::int32 adj_48 = {};
        wp::int32 adj_49 = {};
        wp::int32 adj_50 = {};
        wp::int32 adj_51 = {};
        wp::float32 adj_52 = {};
        wp::float32 adj_53 = {};
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
        // wp::array_store(var_o, var_0, var_53);
        // o4[i] = b                                                                              <L 42>
        // wp::array_store(var_o4, var_0, var_5);
        //---------
        // reverse
        wp::adj_array_store(var_o4, var_0, var_5, adj_o4, adj_0, adj_5);
        // adj: o4[i] = b                                                                         <L 42>
        wp::adj_array_store(var_o, var_0, var_53, adj_o, adj_0, adj_53);
        wp::adj_add(var_36, var_52, adj_36, adj_52, adj_53);
        wp::adj_float(var_50, adj_50, adj_52);
        wp::adj_add(var_48, var_51, adj_48, adj_49, adj_50);
        adj_t1.width = adj_49;
        wp::adj_add(var_41, var_45, adj_41, adj_45, adj_48);
        wp::adj_mul(var_46, var_47, adj_43, adj_44, adj_45);
        adj_t3.height = adj_44;
        adj_t3.width = adj_43;
        wp::adj_add(var_38, var_42, adj_38, adj_40, adj_41);
        adj_t3.depth = adj_40;
        wp::adj_mul(var_30, var_39, adj_30, adj_37, adj_38);
        adj_t2.height = adj_37;
        wp::adj_add(var_35, var_27, adj_35, adj_27, adj_36);
        wp::adj_add(var_34, var_22, adj_34, adj_22, adj_35);
        wp::adj_add(var_2, var_33, adj_2, adj_33, adj_34);
        wp::adj_extract(var_17, var_32, adj_17, adj_32, adj_33);
        // adj: o[i] = a + c[0] + d + e + float(w * t2.height + t3.depth + t3.width * t3.height + t1.width)  <L 41>
        wp::adj_copy(var_31, adj_29, adj_30);
        adj_t2.width = adj_29;
        // adj: w = t2.width                                                                      <L 40>
        wp::adj_texture_sample(var_t3, var_24, var_25, var_26, var_28, adj_t3, adj_24, adj_25, adj_26, adj_28, adj_27);
        // adj: e = wp.texture_sample(t3, 0.1, 0.2, 0.3, dtype=float)                             <L 39>
        wp::adj_texture_sample(var_t3, var_21, var_23, adj_t3, adj_21, adj_23, adj_22);
        wp::adj_vec_t(var_18, var_19, var_20, adj_18, adj_19, adj_20, adj_21);
        // adj: d = wp.texture_sample(t3, wp.vec3(0.1, 0.2, 0.3), dtype=float)                    <L 38>
        wp::adj_texture_sample(var_t2, var_10, var_14, var_16, adj_t2, adj_10, adj_14, adj_16, adj_17);
        wp::adj_extract(var_15, var_13, adj_12, adj_13, adj_14);
        wp::adj_address(var_uv, var_0, adj_uv, adj_0, adj_12);
        wp::adj_extract(var_11, var_9, adj_8, adj_9, adj_10);
        wp::adj_address(var_uv, var_0, adj_uv, adj_0, adj_8);
        // adj: c = wp.texture_sample(t2, uv[i][0], uv[i][1], dtype=wp.vec2f, lod=1.0)            <L 37>
        wp::adj_texture_sample(var_t2, var_7, var_6, adj_t2, adj_4, adj_6, adj_5);
        wp::adj_address(var_uv, var_0, adj_uv, adj_0, adj_4);
        // adj: b = wp.texture_sample(t2, uv[i], dtype=wp.vec4f)                                  <L 36>
        wp::adj_texture_sample(var_t1, var_1, var_3, adj_t1, adj_1, adj_3, adj_2);
        // adj: a = wp.texture_sample(t1, 0.5, dtype=float)                                       <L 35>
        // adj: i = wp.tid()                                                                      <L 34>
        // adj: def every_dimension(                                                              <L 26>
        continue;
    }
}

extern "C" __global__ void held_1002515f_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::texture2d_t var_image,
    wp::array_t<Layer_8b1aed81> var_layers,
    wp::array_t<wp::texture2d_t> var_all,
    wp::array_t<wp::vec_t<2, wp::float32>> var_uv,
    wp::array_t<wp::vec_t<4, wp::float32>> var_o,
    wp::texture2d_t adj_image,
    wp::array_t<Layer_8b1aed81> adj_layers,
    wp::array_t<wp::texture2d_t> adj_all,
    wp::array_t<wp::vec_t<2, wp::float32>> adj_uv,
    wp::array_t<wp::vec_t<4, wp::float32>> adj_o)
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
        // dual vars
        wp::int32 adj_0 = {};
        wp::vec_t<2, wp::float32> adj_1 = {};
        wp::int32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::vec_t<2, wp::float32> adj_4 = {};
        Layer_8b1aed81 adj_5 = {};
        wp::texture2d_t adj_6 = {};
        wp::vec_t<2, wp::float32> adj_7 = {};
        wp::vec_t<4, wp::float32> adj_8 = {};
        wp::texture2d_t adj_9 = {};
        wp::vec_t<2, wp::float32> adj_10 = {};
        wp::float32 adj_11 = {};
        wp::vec_t<4, wp::float32> adj_12 = {};
        wp::float32 adj_13 = {};
        Layer_8b1aed81 adj_14 = {};
        wp::texture2d_t adj_15 = {};
        wp::vec_t<2, wp::float32> adj_16 = {};
        wp::vec_t<4, wp::float32> adj_17 = {};
        wp::float32 adj_18 = {};
        wp::texture2d_t adj_19 = {};
        wp::vec_t<2, wp::float32> adj_20 = {};
        Layer_8b1aed81 adj_21 = {};
        wp::texture2d_t adj_22 = {};
        wp::int32 adj_23 = {};
        wp::float32 adj_24 = {};
        wp::int32 adj_25 = {};
        wp::vec_t<4, wp::float32> adj_26 = {};
        wp::vec_t<4, wp::float32> adj_27 = {};
        Layer_8b1aed81 adj_28 = {};
        wp::array_t<wp::texture1d_t> adj_29 = {};
        wp::int32 adj_30 = {};
        wp::texture1d_t adj_31 = {};
        wp::array_t<wp::texture1d_t> adj_32 = {};
        wp::float32 adj_33 = {};
        wp::float32 adj_34 = {};
        wp::float32 adj_35 = {};
        wp::texture1d_t adj_36 = {};
        wp::vec_t<4, wp::float32> adj_37 = {};
        wp::vec_t<4, wp::float32> adj_38 = {};
        wp::texture2d_t adj_39 = {};
        wp::int32 adj_40 = {};
        bool adj_41 = {};
        wp::int32 adj_42 = {};
        wp::texture2d_t adj_43 = {};
        wp::texture2d_t adj_44 = {};
        wp::texture2d_t adj_45 = {};
        wp::texture2d_t adj_46 = {};
        wp::vec_t<2, wp::float32> adj_47 = {};
        wp::vec_t<4, wp::float32> adj_48 = {};
        wp::vec_t<2, wp::float32> adj_49 = {};
        wp::texture2d_t adj_50 = {};
        wp::vec_t<2, wp::float32> adj_51 = {};
        wp::vec_t<4, wp::float32> adj_52 = {};
        wp::float32 adj_53 = {};
        wp::texture2d_t adj_54 = {};
        wp::vec_t<2, wp::float32> adj_55 = {};
        wp::vec_t<4, wp::float32> adj_56 = {};
        wp::vec_t<4, wp::float32> adj_57 = {};
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
        // wp::array_store(var_o, var_0, var_12);
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
        // var_27 = wp::atomic_add(var_o, var_0, var_26);
        // o[i] += wp.vec4(wp.texture_sample(layers[i].ramps[2], 0.5, dtype=float))               <L 57>
        var_28 = wp::address(var_layers, var_0);
        var_29 = &(((*wp::address(var_layers, var_0))).ramps);
        var_32 = wp::load(var_29);
        var_31 = wp::address(var_32, var_30);
        var_36 = wp::load(var_31);
        var_34 = wp::texture_sample<float>(var_36, var_33, var_35);
        var_37 = wp::vec_t<4, wp::float32>(var_34);
        // var_38 = wp::atomic_add(var_o, var_0, var_37);
        // layers[i] = made                                                                       <L 58>
        // wp::array_store(var_layers, var_0, var_5);
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
        // var_57 = wp::atomic_add(var_o, var_0, var_56);
        //---------
        // reverse
        wp::adj_atomic_add(var_o, var_0, var_56, adj_o, adj_0, adj_56, adj_57);
        wp::adj_add(var_48, var_52, adj_48, adj_52, adj_56);
        wp::adj_texture_sample(var_54, var_55, var_53, adj_50, adj_51, adj_53, adj_52);
        wp::adj_address(var_uv, var_0, adj_uv, adj_0, adj_51);
        wp::adj_address(var_all, var_0, adj_all, adj_0, adj_50);
        adj_look_0(var_46, var_49, adj_46, adj_47, adj_48);
        wp::adj_address(var_uv, var_0, adj_uv, adj_0, adj_47);
        // adj: o[i] += look(chosen, uv[i]) + wp.texture_sample(all[i], uv[i], dtype=wp.vec4)     <L 62>
        wp::adj_where(var_41, var_44, var_39, adj_41, adj_44, adj_39, adj_46);
        if (var_41) {
            wp::adj_copy(var_45, adj_43, adj_44);
            wp::adj_address(var_all, var_42, adj_all, adj_42, adj_43);
            // adj: chosen = all[0]                                                               <L 61>
        }
        // adj: if i > 2:                                                                         <L 60>
        wp::adj_copy(var_image, adj_image, adj_39);
        // adj: chosen = image                                                                    <L 59>
        wp::adj_array_store(var_layers, var_0, var_5, adj_layers, adj_0, adj_5);
        // adj: layers[i] = made                                                                  <L 58>
        wp::adj_atomic_add(var_o, var_0, var_37, adj_o, adj_0, adj_37, adj_38);
        wp::adj_vec_t(var_34, adj_34, adj_37);
        wp::adj_texture_sample(var_36, var_33, var_35, adj_31, adj_33, adj_35, adj_34);
        wp::adj_address(var_32, var_30, adj_29, adj_30, adj_31);
        adj_28.ramps = adj_29;
        wp::adj_address(var_layers, var_0, adj_layers, adj_0, adj_28);
        // adj: o[i] += wp.vec4(wp.texture_sample(layers[i].ramps[2], 0.5, dtype=float))          <L 57>
        wp::adj_atomic_add(var_o, var_0, var_26, adj_o, adj_0, adj_26, adj_27);
        wp::adj_mul(var_17, var_24, adj_17, adj_24, adj_26);
        wp::adj_float(var_25, adj_23, adj_24);
        adj_22.width = adj_23;
        adj_21.image = adj_22;
        wp::adj_address(var_layers, var_0, adj_layers, adj_0, adj_21);
        wp::adj_texture_sample(var_19, var_20, var_18, adj_15, adj_16, adj_18, adj_17);
        wp::adj_address(var_uv, var_0, adj_uv, adj_0, adj_16);
        adj_14.image = adj_15;
        wp::adj_address(var_layers, var_0, adj_layers, adj_0, adj_14);
        // adj: o[i] += wp.texture_sample(layers[i].image, uv[i], dtype=wp.vec4) * float(layers[i].image.width)  <L 56>
        wp::adj_array_store(var_o, var_0, var_12, adj_o, adj_0, adj_12);
        wp::adj_mul(var_8, var_13, adj_8, adj_11, adj_12);
        adj_5.weight += adj_11;
        adj_look_0(var_9, var_10, adj_6, adj_7, adj_8);
        wp::adj_address(var_uv, var_0, adj_uv, adj_0, adj_7);
        adj_5.image = adj_6;
        // adj: o[i] = look(made.image, uv[i]) * made.weight                                      <L 55>
        adj_layer_0(var_image, var_3, adj_image, adj_3, adj_5);
        wp::adj_extract(var_4, var_2, adj_1, adj_2, adj_3);
        wp::adj_address(var_uv, var_0, adj_uv, adj_0, adj_1);
        // adj: made = layer(image, uv[i][0])                                                     <L 54>
        // adj: i = wp.tid()                                                                      <L 53>
        // adj: def held(                                                                         <L 46>
        continue;
    }
}
