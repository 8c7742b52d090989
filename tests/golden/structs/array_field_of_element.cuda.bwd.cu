struct Node_625fa904
{
    wp::array_t<wp::float32> items;
    wp::int32 n;


    Node_625fa904() = default;
    CUDA_CALLABLE Node_625fa904(wp::array_t<wp::float32> const& items,
    wp::int32 const& n = {})
        : items{items}
        , n{n}

    {
    }

    CUDA_CALLABLE Node_625fa904& operator += (const Node_625fa904& rhs)
    {    n += rhs.n;

        return *this;}

};

static CUDA_CALLABLE void adj_Node_625fa904(wp::array_t<wp::float32> const&,
    wp::int32 const&,
    wp::array_t<wp::float32> & adj_items,
    wp::int32 & adj_n,
    Node_625fa904 & adj_ret)
{
    adj_items = adj_ret.items;
    adj_n += adj_ret.n;
}

// Required when compiling adjoints.
CUDA_CALLABLE Node_625fa904 add(const Node_625fa904& a, const Node_625fa904& b)
{
    return Node_625fa904();
}

CUDA_CALLABLE void adj_atomic_add(Node_625fa904* p, Node_625fa904 t)
{
    wp::adj_atomic_add(&p->items, t.items);
    wp::adj_atomic_add(&p->n, t.n);
}

extern "C" __global__ void array_field_of_element_256a354c_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<Node_625fa904> var_nodes,
    wp::array_t<Node_625fa904> adj_nodes)
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
        const wp::float32 var_1 = 1.0;
        Node_625fa904* var_2;
        wp::array_t<wp::float32>* var_3;
        const wp::int32 var_4 = 0;
        wp::array_t<wp::float32> var_5;
        Node_625fa904* var_6;
        wp::array_t<wp::float32>* var_7;
        const wp::int32 var_8 = 1;
        const wp::float32 var_9 = 2.0;
        wp::float32 var_10;
        wp::array_t<wp::float32> var_11;
        Node_625fa904* var_12;
        wp::array_t<wp::float32>* var_13;
        const wp::int32 var_14 = 2;
        wp::float32* var_15;
        wp::array_t<wp::float32> var_16;
        wp::float32 var_17;
        wp::float32 var_18;
        Node_625fa904* var_19;
        wp::array_t<wp::float32>* var_20;
        const wp::int32 var_21 = 3;
        wp::array_t<wp::float32> var_22;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        Node_625fa904 adj_2 = {};
        wp::array_t<wp::float32> adj_3 = {};
        wp::int32 adj_4 = {};
        wp::array_t<wp::float32> adj_5 = {};
        Node_625fa904 adj_6 = {};
        wp::array_t<wp::float32> adj_7 = {};
        wp::int32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::array_t<wp::float32> adj_11 = {};
        Node_625fa904 adj_12 = {};
        wp::array_t<wp::float32> adj_13 = {};
        wp::int32 adj_14 = {};
        wp::float32 adj_15 = {};
        wp::array_t<wp::float32> adj_16 = {};
        wp::float32 adj_17 = {};
        wp::float32 adj_18 = {};
        Node_625fa904 adj_19 = {};
        wp::array_t<wp::float32> adj_20 = {};
        wp::int32 adj_21 = {};
        wp::array_t<wp::float32> adj_22 = {};
        //---------
        // forward
        // def array_field_of_element(nodes: wp.array(dtype=Node)):                               <L 12>
        // i = wp.tid()                                                                           <L 13>
        var_0 = builtin_tid1d();
        // nodes[i].items[0] = 1.0                                                                <L 14>
        var_2 = &(wp::index(var_nodes, var_0));
        var_3 = &(((*wp::address(var_nodes, var_0))).items);
        var_5 = wp::load(var_3);
        // wp::array_store(var_5, var_4, var_1);
        // nodes[i].items[1] += 2.0                                                               <L 15>
        var_6 = &(wp::index(var_nodes, var_0));
        var_7 = &(((*wp::address(var_nodes, var_0))).items);
        var_11 = wp::load(var_7);
        // var_10 = wp::atomic_add(var_11, var_8, var_9);
        // a = nodes[i].items[2]                                                                  <L 16>
        var_12 = wp::address(var_nodes, var_0);
        var_13 = &(((*wp::address(var_nodes, var_0))).items);
        var_16 = wp::load(var_13);
        var_15 = wp::address(var_16, var_14);
        var_18 = wp::load(var_15);
        var_17 = wp::copy(var_18);
        // nodes[i].items[3] = a                                                                  <L 17>
        var_19 = &(wp::index(var_nodes, var_0));
        var_20 = &(((*wp::address(var_nodes, var_0))).items);
        var_22 = wp::load(var_20);
        // wp::array_store(var_22, var_21, var_17);
        //---------
        // reverse
        wp::adj_array_store(var_22, var_21, var_17, adj_20, adj_21, adj_17);
        adj_19.items = adj_20;
        // adj: nodes[i].items[3] = a                                                             <L 17>
        wp::adj_copy(var_18, adj_15, adj_17);
        wp::adj_address(var_16, var_14, adj_13, adj_14, adj_15);
        adj_12.items = adj_13;
        wp::adj_address(var_nodes, var_0, adj_nodes, adj_0, adj_12);
        // adj: a = nodes[i].items[2]                                                             <L 16>
        wp::adj_atomic_add(var_11, var_8, var_9, adj_7, adj_8, adj_9, adj_10);
        adj_6.items = adj_7;
        // adj: nodes[i].items[1] += 2.0                                                          <L 15>
        wp::adj_array_store(var_5, var_4, var_1, adj_3, adj_4, adj_1);
        adj_2.items = adj_3;
        // adj: nodes[i].items[0] = 1.0                                                           <L 14>
        // adj: i = wp.tid()                                                                      <L 13>
        // adj: def array_field_of_element(nodes: wp.array(dtype=Node)):                          <L 12>
        continue;
    }
}
