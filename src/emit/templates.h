// The fixed text of Warp's generated files, as data: what stands between the parts that a kernel decides.
// `@slot@` marks a place that the emitter fills. Each text is cut at its slots while compiling, so printing
// one is a few copies. Blank lines around a text are counts, because code columns leave them out.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/text.h"

namespace weft::emit {

// clang-format off
//   slot                what stands there
#define WEFT_SLOTS(X)                                                            \
    X(adj_argument)      /* ", _wp_adj_args", backward only */                   \
    X(adj_field)         /* member of the block payload, backward only */        \
    X(adj_parameter)     /* second argument struct, backward only */             \
    X(adj_payload)       /* ", payload->adj_args", backward only */              \
    X(array_setup)       /* strides of contiguous arrays, or nothing */          \
    X(atomic_add)        /* lines of adj_atomic_add */                           \
    X(block_dim)         /* threads of a block */                                \
    X(body)              /* what a function or kernel does */                    \
    X(comment)           /* comment of the first entry point */                  \
    X(default_constructor)                                                       \
    X(device)            /* "CUDA_CALLABLE " on CUDA */                          \
    X(dims)              /* dimensions of the launch grid */                     \
    X(direction)         /* "forward" or "backward" */                           \
    X(dispatch)          /* call of the tasks, specialized or not */             \
    X(entry)             /* body of an entry point */                            \
    X(fields)            /* members of a struct */                               \
    X(file)              /* name of the Python file */                           \
    X(first_line)        /* line of the first decorator */                       \
    X(helpers)           /* what tiles of a struct call */                       \
    X(initializers)                                                              \
    X(inline_hint)       /* "WP_NOINLINE " or "WP_FORCEINLINE " */               \
    X(launch_attributes) /* launch bounds and cluster dimensions */              \
    X(line)              /* a #line directive, where they are on */              \
    X(max_registers)                                                             \
    X(members)           /* further operators of a struct */                     \
    X(name)              /* of the struct, function or kernel */                 \
    X(negated)           /* lines of its unary minus */                          \
    X(parameters)                                                                \
    X(prefix_add)        /* lines of operator += */                              \
    X(prefix_sub)        /* lines of operator -= */                              \
    X(result)            /* return type */                                       \
    X(reverse_parameters)                                                        \
    X(shuffle_down)                                                              \
    X(shuffle_xor)                                                               \
    X(smem_spilling)                                                             \
    X(sum)               /* body of a struct's add() */                          \
    X(task_arguments)                                                            \
    X(updated)           /* lines of atomic_add() */
// clang-format on

enum class Slot : uint8_t {
#define WEFT_SLOT(name) name,
    WEFT_SLOTS(WEFT_SLOT)
#undef WEFT_SLOT
        None
};

constexpr Slot slot_named(std::string_view name) {
#define WEFT_SLOT(slot) \
    if (name == #slot) return Slot::slot;
    WEFT_SLOTS(WEFT_SLOT)
#undef WEFT_SLOT
    throw "no such slot";  // reached while compiling only
}

struct Template {
    struct Piece {
        std::string_view text;   // printed first
        Slot slot = Slot::None;  // then this place is filled
    };
    std::array<Piece, 40> pieces{};
    unsigned count = 0;
    unsigned before = 0, after = 0;  // newlines around it in a whole module

    constexpr Template(std::string_view text, unsigned lines_before = 0, unsigned lines_after = 0)
        : before(lines_before), after(lines_after) {
        while (true) {
            const size_t open = text.find('@');
            if (open == std::string_view::npos) break;
            const size_t close = text.find('@', open + 1);
            pieces[count++] = {text.substr(0, open), slot_named(text.substr(open + 1, close - open - 1))};
            text.remove_prefix(close + 1);
        }
        pieces[count++] = {text, Slot::None};
    }

    template <class Fill>
    void print(TextBuffer& out, Fill&& fill) const {
        for (unsigned i = 0; i < count; ++i) {
            out.append(pieces[i].text);
            if (pieces[i].slot != Slot::None) fill(pieces[i].slot);
        }
    }
};

namespace templates {

inline constexpr std::string_view no_bfloat16 = "#define WP_NO_BFLOAT16\n";

inline constexpr Template cpu_header{R"(
#define WP_TILE_BLOCK_DIM @block_dim@
#define WP_NO_CRT
#include "builtin.h"
#include "deterministic.h"

#define builtin_tid1d() wp::linear_tid<wp_linear_tid>(task_index, dim)
#define builtin_tid2d(x, y) wp::tid(x, y, task_index, dim)
#define builtin_tid3d(x, y, z) wp::tid(x, y, z, task_index, dim)
#define builtin_tid4d(x, y, z, w) wp::tid(x, y, z, w, task_index, dim)

#define builtin_block_dim() wp::block_dim()

)"};

inline constexpr Template cuda_header{R"(
#define WP_TILE_BLOCK_DIM @block_dim@
#define WP_NO_CRT
#include "builtin.h"
#include "deterministic.h"

// Map wp.breakpoint() to a device brkpt at the call site so cuda-gdb attributes the stop to the generated .cu line
#if defined(__CUDACC__) && !defined(_MSC_VER)
#define __debugbreak() __brkpt()
#endif

#define builtin_tid1d() wp::tid(_idx, dim)
#define builtin_tid2d(x, y) wp::tid(x, y, _idx, dim)
#define builtin_tid3d(x, y, z) wp::tid(x, y, z, _idx, dim)
#define builtin_tid4d(x, y, z, w) wp::tid(x, y, z, w, _idx, dim)

#define builtin_block_dim() wp::block_dim()

// CUDA Thread Block Cluster shape declaration. Expands to __cluster_dims__
// only on devices that support clusters (compute capability 9.0+); otherwise
// expands to nothing so the same source compiles cleanly for any target arch.
#if defined(__CUDA_ARCH__) && (__CUDA_ARCH__ >= 900)
#define WP_CLUSTER_DIMS(x, y, z) __cluster_dims__(x, y, z)
#else
#define WP_CLUSTER_DIMS(x, y, z)
#endif

// Maximum registers per thread. __maxnreg__ was added in CUDA Toolkit 12.4;
// older toolkits ignore the opt-in so the same source remains compilable.
#if defined(__CUDACC_VER_MAJOR__) && (__CUDACC_VER_MAJOR__ > 12 || (__CUDACC_VER_MAJOR__ == 12 && __CUDACC_VER_MINOR__ >= 4))
#define WP_MAXNREG(n) __maxnreg__(n)
#else
#define WP_MAXNREG(n)
#endif

// Allow PTXAS to spill registers into shared memory. CUDA Toolkit 13.0
// introduced the pragma, which is unavailable in device-debug compilation.
#if defined(__CUDACC_VER_MAJOR__) && (__CUDACC_VER_MAJOR__ >= 13) && !defined(_DEBUG)
#define WP_ENABLE_SMEM_SPILLING() asm volatile(".pragma \"enable_smem_spilling\";");
#else
#define WP_ENABLE_SMEM_SPILLING()
#endif

)"};

inline constexpr std::string_view cast_macros = R"(
// avoid namespacing of float type for casting to float type, this is to avoid wp::float(x), which is not valid in C++
#define float(x) cast_float(x)
#define adj_float(x, adj_x, adj_ret) adj_cast_float(x, adj_x, adj_ret)

#define int(x) cast_int(x)
#define adj_int(x, adj_x, adj_ret) adj_cast_int(x, adj_x, adj_ret)

)";

inline constexpr Template structure{
    R"(struct @name@
{
@fields@

    @default_constructor@
    CUDA_CALLABLE @name@(@parameters@)
    @initializers@
    {
    }

    CUDA_CALLABLE @name@& operator += (const @name@& rhs)
    {@prefix_add@
        return *this;}
@members@
};

static CUDA_CALLABLE void adj_@name@(@reverse_parameters@)
{
@body@}

// Required when compiling adjoints.
CUDA_CALLABLE @name@ add(const @name@& a, const @name@& b)
{
@sum@
}

CUDA_CALLABLE void adj_atomic_add(@name@* p, @name@ t)
{
@atomic_add@}@helpers@)",
    1, 4};

// What a struct gets where tiles hold it.
inline constexpr Template tile_members{R"(

    CUDA_CALLABLE @name@& operator -= (const @name@& rhs)
    {@prefix_sub@
        return *this;}

    CUDA_CALLABLE @name@ operator - () const
    {
        @name@ ret = *this;
@negated@
        return ret;
    }
)"};

inline constexpr Template tile_sums{R"(


// Required by tile templates. The overloads are found by ADL when tile.h is
// instantiated with a generated struct type.
CUDA_CALLABLE void adj_add(const @name@& a, const @name@& b, @name@& adj_a, @name@& adj_b, const @name@& adj_ret)
{
    adj_a += adj_ret;
    adj_b += adj_ret;
}

CUDA_CALLABLE @name@ sub(const @name@& a, const @name@& b)
{
    @name@ ret = a;
    ret -= b;
    return ret;
}

CUDA_CALLABLE void adj_sub(const @name@& a, const @name@& b, @name@& adj_a, @name@& adj_b, const @name@& adj_ret)
{
    adj_a += adj_ret;
    adj_b -= adj_ret;
}

)"};

inline constexpr Template tile_helpers{R"(CUDA_CALLABLE @name@ atomic_add(@name@* p, @name@ t)
{
    @name@ old {};
@updated@
    return old;
}

CUDA_CALLABLE @name@ tile_atomic_add_value(@name@* p, @name@ t)
{
    return atomic_add(p, t);
}

CUDA_CALLABLE @name@ tile_adj_atomic_add_value(@name@* p, @name@ t)
{
    // Tile adjoint struct atomics accumulate only for side effects; callers
    // currently ignore the returned old value, so avoid a second atomic here.
    @name@ old {};
    adj_atomic_add(p, t);
    return old;
}

#if defined(__CUDA_ARCH__)
CUDA_CALLABLE @name@ warp_shuffle_down(@name@ val, int offset, int mask)
{
    @name@ ret {};
@shuffle_down@
    return ret;
}

CUDA_CALLABLE @name@ warp_shuffle_xor(@name@ val, int lane_mask)
{
    @name@ ret {};
@shuffle_xor@
    return ret;
}
#endif)"};

inline constexpr Template forward_function{
    R"(// @file@:@first_line@
@line@static @inline_hint@@device@@result@ @name@(
    @parameters@)
{
@body@@line@})",
    1, 2};

inline constexpr Template reverse_function{
    R"(// @file@:@first_line@
@line@static @inline_hint@@device@void adj_@name@(
    @parameters@)
{
@body@@line@})",
    1, 2};

inline constexpr std::string_view native_attribute = "CUDA_CALLABLE ";  // on every device
inline constexpr std::string_view between_functions = "\n\n\n";

inline constexpr std::string_view own_adjoint = "\t// user-defined adjoint code\n";

inline constexpr std::string_view no_adjoint =
    "\t// reverse mode disabled (no backward-enabled kernel depends on this function)\n";

inline constexpr Template cuda_grid_stride_kernel{
    R"(@line@extern "C" @launch_attributes@__global__ void @max_registers@@name@_cuda_kernel_@direction@(
    @parameters@)
{
@smem_spilling@@line@    wp::tile_shared_storage_t tile_mem;

@line@    for (size_t _idx = static_cast<size_t>(blockDim.x) * static_cast<size_t>(blockIdx.x) + static_cast<size_t>(threadIdx.x);
@line@         _idx < dim.size;
@line@         _idx += static_cast<size_t>(blockDim.x) * static_cast<size_t>(gridDim.x))
    {
            // reset shared memory allocator
@line@        wp::tile_shared_storage_t::init();

@body@@line@    }
@line@})",
    2, 2};

inline constexpr Template cuda_plain_kernel{
    R"(@line@extern "C" @launch_attributes@__global__ void @max_registers@@name@_cuda_kernel_@direction@(
    @parameters@)
{
@smem_spilling@@line@    wp::tile_shared_storage_t tile_mem;

@line@    const size_t _idx = static_cast<size_t>(blockIdx.z * gridDim.y + blockIdx.y) * static_cast<size_t>(gridDim.x * blockDim.x) + static_cast<size_t>(blockIdx.x * blockDim.x + threadIdx.x);
@line@    if (_idx >= dim.size) return;
            // reset shared memory allocator
@line@    wp::tile_shared_storage_t::init();

@body@@line@})",
    2, 2};

inline constexpr Template cpu_kernel{
    R"(template <bool wp_linear_contiguous>
static void @name@_cpu_kernel_@direction@(
    wp::launch_bounds_t<@dims@> dim,
    size_t task_index,
    wp_args_@name@ *_wp_args@adj_parameter@)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
@array_setup@
@body@})",
    2, 2};

// What calls a CPU kernel for each task, when a block is one thread ...
inline constexpr Template cpu_tasks{
    R"(template <bool wp_linear_contiguous>
static WP_FORCEINLINE void @name@_cpu_@direction@_tasks(
    wp::launch_bounds_t<@dims@> *dim,
    wp_args_@name@ *_wp_args@adj_parameter@)
{
    for (size_t task_index = 0; task_index < dim->size; ++task_index)
    {
        @name@_cpu_kernel_@direction@<wp_linear_contiguous>(@task_arguments@);
    }
}

static WP_FORCEINLINE void @name@_cpu_@direction@_dispatch(
    wp::launch_bounds_t<@dims@> *dim,
    wp_args_@name@ *_wp_args@adj_parameter@)
{
    wp::tile_shared_storage_t tile_mem;
#if defined(WP_ENABLE_TILES_IN_STACK_MEMORY)
    wp::shared_tile_storage = &tile_mem;
#endif

@dispatch@
})",
    2, 2};

// ... and when it has several.
inline constexpr Template cpu_block{
    R"(struct @name@_cpu_block_payload_@direction@
{
    wp_args_@name@* args;
@adj_field@    wp::tile_shared_storage_t* tile_mem;
    size_t block_first;
};

static void @name@_cpu_block_thunk_@direction@(
    void* dim_ptr, size_t, int lane, void* payload_ptr)
{
    wp::launch_bounds_t<@dims@>* dim = (wp::launch_bounds_t<@dims@>*)dim_ptr;
    @name@_cpu_block_payload_@direction@* payload = (@name@_cpu_block_payload_@direction@*)payload_ptr;
    wp::tile_shared_storage_t::bind(payload->tile_mem);
    const size_t task_index = payload->block_first + (size_t)lane;
    @name@_cpu_kernel_@direction@<false>(*dim, task_index, payload->args@adj_payload@);
})",
    2, 2};

inline constexpr Template cpu_entry{
    R"(extern "C" {

@comment@WP_API void @name@_cpu_@direction@(
    wp::launch_bounds_t<@dims@> *dim,
    wp_args_@name@ *_wp_args@adj_parameter@)
{
@entry@
}

} // extern C)",
    0, 2};

inline constexpr Template cpu_entry_one_thread{
    "    @name@_cpu_@direction@_dispatch(dim, _wp_args@adj_argument@);"};

inline constexpr Template cpu_entry_block{R"(    constexpr size_t block_dim = (size_t)WP_TILE_BLOCK_DIM;
    const size_t total = dim->size;
    size_t block_first = 0;
    size_t block_id = 0;

    while (block_first < total)
    {
        const size_t remaining = total - block_first;
        const int active_count = (int)(remaining < block_dim ? remaining : block_dim);
        wp::tile_shared_storage_t tile_mem;
        @name@_cpu_block_payload_@direction@ payload = { _wp_args@adj_argument@, &tile_mem, block_first };
        if (!wp_cpu_run_block(
                WP_TILE_BLOCK_DIM, active_count, &@name@_cpu_block_thunk_@direction@, dim, block_id, &payload))
            return;
        block_first += (size_t)active_count;
        ++block_id;
    })"};

}  // namespace templates
}  // namespace weft::emit
