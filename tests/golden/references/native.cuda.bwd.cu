struct Probe_bfb207d7
{
    wp::int32 hits;
    wp::vec_t<3, wp::float32> at;


    Probe_bfb207d7() = default;
    CUDA_CALLABLE Probe_bfb207d7(wp::int32 const& hits,
    wp::vec_t<3, wp::float32> const& at = {})
        : hits{hits}
        , at{at}

    {
    }

    CUDA_CALLABLE Probe_bfb207d7& operator += (const Probe_bfb207d7& rhs)
    {    hits += rhs.hits;
    at += rhs.at;

        return *this;}

};

static CUDA_CALLABLE void adj_Probe_bfb207d7(wp::int32 const&,
    wp::vec_t<3, wp::float32> const&,
    wp::int32 & adj_hits,
    wp::vec_t<3, wp::float32> & adj_at,
    Probe_bfb207d7 & adj_ret)
{
    adj_hits += adj_ret.hits;
    adj_at += adj_ret.at;
}

// Required when compiling adjoints.
CUDA_CALLABLE Probe_bfb207d7 add(const Probe_bfb207d7& a, const Probe_bfb207d7& b)
{
    return Probe_bfb207d7();
}

CUDA_CALLABLE void adj_atomic_add(Probe_bfb207d7* p, Probe_bfb207d7 t)
{
    wp::adj_atomic_add(&p->hits, t.hits);
    wp::adj_atomic_add(&p->at, t.at);
}

// native.py:11
static CUDA_CALLABLE void push_0(
    float* _wp_ref_x,
    wp::float32 k)
{
    float& x = *_wp_ref_x;
x += k;}


// native.py:11
static CUDA_CALLABLE void replay_push_0(
    float* _wp_ref_x,
    wp::float32 k)
{
    float& x = *_wp_ref_x;
(void)x;}

// native.py:15
static CUDA_CALLABLE wp::float32 probe_0(
    Probe_bfb207d7* _wp_ref_p,
    int* _wp_ref_n,
    wp::vec_t<3, wp::float32>* _wp_ref_v,
    wp::float32 scale)
{
    Probe_bfb207d7& p = *_wp_ref_p;
    int& n = *_wp_ref_n;
    wp::vec_t<3, wp::float32>& v = *_wp_ref_v;
p.hits += n; n = p.hits; return float(n);}

// native.py:19
static CUDA_CALLABLE void clear_0(
    wp::float32* _wp_ref_x)
{
    wp::float32& x = *_wp_ref_x;
x = 0.0f;}

// native.py:11
static CUDA_CALLABLE void adj_push_0(
    float* _wp_ref_x,
    wp::float32 k,
    float* _wp_ref_adj_x,
    wp::float32 & adj_k)
{
    float& x = *_wp_ref_x;
    float& adj_x = *_wp_ref_adj_x;
adj_k += adj_x;}

// native.py:15
static CUDA_CALLABLE void adj_probe_0(
    Probe_bfb207d7* _wp_ref_p,
    int* _wp_ref_n,
    wp::vec_t<3, wp::float32>* _wp_ref_v,
    wp::float32 scale,
    Probe_bfb207d7* _wp_ref_adj_p,
    int* _wp_ref_adj_n,
    wp::vec_t<3, wp::float32>* _wp_ref_adj_var_v,
    wp::float32 & adj_scale,
    wp::float32 & adj_ret)
{
    Probe_bfb207d7& p = *_wp_ref_p;
    int& n = *_wp_ref_n;
    wp::vec_t<3, wp::float32>& v = *_wp_ref_v;
    Probe_bfb207d7& adj_p = *_wp_ref_adj_p;
    int& adj_n = *_wp_ref_adj_n;
    wp::vec_t<3, wp::float32>& adj_var_v = *_wp_ref_adj_var_v;
}

// native.py:19
static CUDA_CALLABLE void adj_clear_0(
    wp::float32* _wp_ref_x,
    wp::float32* _wp_ref_adj_x)
{
    wp::float32& x = *_wp_ref_x;
    wp::float32& adj_x = *_wp_ref_adj_x;
}

extern "C" __global__ void run_46524d7c_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<Probe_bfb207d7> var_probes,
    wp::array_t<wp::float32> adj_x,
    wp::array_t<Probe_bfb207d7> adj_probes)
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
        wp::int32 var_6;
        Probe_bfb207d7* var_7;
        Probe_bfb207d7* var_8;
        wp::vec_t<3, wp::float32>* var_9;
        const wp::float32 var_10 = 2.0;
        wp::float32 var_11;
        const wp::int32 var_12 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::int32 adj_6 = {};
        Probe_bfb207d7 adj_7 = {};
        Probe_bfb207d7 adj_8 = {};
        wp::vec_t<3, wp::float32> adj_9 = {};
        wp::float32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::int32 adj_12 = {};
        //---------
        // forward
        // def run(x: wp.array(dtype=float), probes: wp.array(dtype=Probe)):                      <L 24>
        // i = wp.tid()                                                                           <L 25>
        var_0 = builtin_tid1d();
        // y = x[i]                                                                               <L 26>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // push(y, 2.0)                                                                           <L 27>
        replay_push_0(&(var_2), var_4);
        // push(x[i], y)                                                                          <L 28>
        var_5 = wp::address(var_x, var_0);
        replay_push_0(var_5, var_2);
        // n = int(i)                                                                             <L 29>
        var_6 = wp::int(var_0);
        // x[0] = probe(probes[i], n, probes[i].at, 2.0)                                          <L 30>
        var_7 = wp::address(var_probes, var_0);
        var_8 = wp::address(var_probes, var_0);
        var_9 = &(((*wp::address(var_probes, var_0))).at);
        var_11 = probe_0(var_7, &(var_6), var_9, var_10);
        // wp::array_store(var_x, var_12, var_11);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_12, var_11, adj_x, adj_12, adj_11);
        adj_probe_0(var_7, &(var_6), var_9, var_10, wp::address(adj_probes, var_0), &(adj_6), &(((*wp::address(adj_probes, var_0))).at), adj_10, adj_11);
        adj_8.at += adj_9;
        wp::adj_address(var_probes, var_0, adj_probes, adj_0, adj_8);
        wp::adj_address(var_probes, var_0, adj_probes, adj_0, adj_7);
        // adj: x[0] = probe(probes[i], n, probes[i].at, 2.0)                                     <L 30>
        // adj: n = int(i)                                                                        <L 29>
        adj_push_0(var_5, var_2, wp::address(adj_x, var_0), adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_5);
        // adj: push(x[i], y)                                                                     <L 28>
        adj_push_0(&(var_2), var_4, &(adj_2), adj_4);
        // adj: push(y, 2.0)                                                                      <L 27>
        wp::adj_copy(var_3, adj_1, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: y = x[i]                                                                          <L 26>
        // adj: i = wp.tid()                                                                      <L 25>
        // adj: def run(x: wp.array(dtype=float), probes: wp.array(dtype=Probe)):                 <L 24>
        continue;
    }
}
