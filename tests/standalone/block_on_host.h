// Threads of a block that wait for each other, on the host: barriers, shuffles, cooperative groups, copies
// into shared memory and products of tensor cores. Each thread of a block is a fiber with a stack of its own;
// where it waits, the next one runs. For tests.
#pragma once

#include <ucontext.h>

#include <deque>
#include <memory>
#include <type_traits>
#include <vector>

#include "cuda_on_host.h"

#define __shared__ static
#define __align__(bytes) __attribute__((aligned(bytes)))

namespace host_block {

struct Copy {
    void* to;
    const void* from;
    size_t bytes;
};

struct Fiber {
    ucontext_t context{};
    std::unique_ptr<char[]> stack;
    dim3 thread;
    bool is_done = false;
    std::vector<Copy> begun;  // by cp.async
    std::deque<std::vector<Copy>> committed;
};

// Threads that go on together: all of a block, or the 32 of a warp.
struct Barrier {
    unsigned members = 0, arrived = 0, round = 0;
};

inline ucontext_t scheduler;
inline std::vector<Fiber> fibers;
inline std::vector<Barrier> barriers;  // of the warps, and last the one of the block
inline unsigned running;
inline void (*body)(void*);
inline void* body_data;
inline std::vector<double> slots;  // what a thread shows to its warp

inline void release(Barrier& one) {
    if (one.arrived < one.members || one.members == 0) return;
    one.arrived = 0;
    ++one.round;
}

inline void run_fiber() {
    body(body_data);
    Fiber& mine = fibers[running];
    mine.is_done = true;
    for (Barrier* one : {&barriers[running / 32], &barriers.back()}) {  // nobody waits for it any more
        --one->members;
        release(*one);
    }
    swapcontext(&mine.context, &scheduler);
}

inline void wait(Barrier& one) {
    const unsigned round = one.round;
    ++one.arrived;
    release(one);
    while (one.round == round) swapcontext(&fibers[running].context, &scheduler);
}

inline void run_block(unsigned threads) {
    fibers.resize(threads);
    slots.resize(threads);
    barriers.assign(threads / 32 + 2, {});
    for (unsigned t = 0; t < threads; ++t) ++barriers[t / 32].members;
    barriers.back().members = threads;
    constexpr size_t stack_bytes = 1 << 17;
    for (unsigned t = 0; t < threads; ++t) {
        Fiber& one = fibers[t];
        if (one.stack == nullptr) one.stack = std::make_unique<char[]>(stack_bytes);
        one.is_done = false;
        one.begun.clear();
        one.committed.clear();
        one.thread = {t % blockDim.x, t / blockDim.x % blockDim.y, t / (blockDim.x * blockDim.y)};
        getcontext(&one.context);
        one.context.uc_stack.ss_sp = one.stack.get();
        one.context.uc_stack.ss_size = stack_bytes;
        one.context.uc_link = &scheduler;
        makecontext(&one.context, run_fiber, 0);
    }
    for (bool goes_on = true; goes_on;) {
        goes_on = false;
        for (unsigned t = threads; t-- > 0;) {
            if (fibers[t].is_done) continue;
            goes_on = true;
            running = t;
            threadIdx = fibers[t].thread;
            swapcontext(&scheduler, &fibers[t].context);
        }
    }
}

// What thread `lane + offset` of the warp has; of the last ones their own.
template <class T>
T shown(T value, unsigned offset) {
    static_assert(sizeof(T) <= sizeof(double));
    const unsigned mine = running;
    std::memcpy(&slots[mine], &value, sizeof value);
    wait(barriers[mine / 32]);
    T out = value;
    if (mine % 32 + offset < 32) std::memcpy(&out, &slots[mine + offset], sizeof out);
    wait(barriers[mine / 32]);
    return out;
}

}  // namespace host_block

template <class Body>
void block_on_host(dim3 grid, dim3 block, Body run) {
    gridDim = grid;
    blockDim = block;
    host_block::body = [](void* data) { (*static_cast<Body*>(data))(); };
    host_block::body_data = &run;
    for (unsigned b = grid.x * grid.y * grid.z; b-- > 0;) {
        blockIdx = {b % grid.x, b / grid.x % grid.y, b / (grid.x * grid.y)};
        host_block::run_block(block.x * block.y * block.z);
    }
}

inline void __syncthreads() {
    host_block::wait(host_block::barriers.back());
}
inline void __syncwarp() {
    host_block::wait(host_block::barriers[host_block::running / 32]);
}
template <class T>
T __shfl_down_sync(unsigned, T value, int offset) {
    return host_block::shown(value, static_cast<unsigned>(offset));
}

// Copies arrive when their thread waits for them; until then there is nothing of use.
inline void __pipeline_memcpy_async(void* to, const void* from, size_t bytes) {
    std::memset(to, 0xff, bytes);
    host_block::fibers[host_block::running].begun.push_back({to, from, bytes});
}
inline void __pipeline_commit() {
    host_block::Fiber& mine = host_block::fibers[host_block::running];
    mine.committed.push_back(std::move(mine.begun));
    mine.begun.clear();
}
inline void __pipeline_wait_prior(size_t left) {
    auto& committed = host_block::fibers[host_block::running].committed;
    for (; committed.size() > left; committed.pop_front()) {
        for (const host_block::Copy& one : committed.front()) std::memcpy(one.to, one.from, one.bytes);
    }
}

namespace cooperative_groups {

struct thread_block {
    void sync() const { __syncthreads(); }
};
inline thread_block this_thread_block() {
    return {};
}
struct Warp {
    unsigned thread_rank() const { return host_block::running % 32; }
    unsigned meta_group_rank() const { return host_block::running / 32; }
    unsigned meta_group_size() const { return static_cast<unsigned>(host_block::fibers.size()) / 32; }
};
template <unsigned size>
Warp tiled_partition(const thread_block&) {
    static_assert(size == 32);
    return {};
}
template <class T>
struct plus {
    T operator()(T a, T b) const { return a + b; }
};
template <class T>
struct less {
    T operator()(T a, T b) const { return b < a ? b : a; }
};
template <class T>
struct greater {
    T operator()(T a, T b) const { return a < b ? b : a; }
};
template <class T, class Operation>
T reduce(const Warp&, T value, Operation operation) {
    for (unsigned offset = 16; offset > 0; offset /= 2)
        value = operation(value, host_block::shown(value, offset));
    return host_block::shown(value, 0);
}

}  // namespace cooperative_groups

// Here each thread holds a whole matrix, row by row.
namespace nvcuda::wmma {

struct matrix_a;
struct matrix_b;
struct accumulator;
struct row_major;
struct col_major;
namespace precision {
struct tf32;
}
enum layout_t { mem_row_major };

template <class T>
struct Stored {
    using Type = T;
};
template <>
struct Stored<precision::tf32> {
    using Type = float;
};
template <class Use>
struct Extent;
template <>
struct Extent<matrix_a> {
    static constexpr int rows(int m, int, int) { return m; }
    static constexpr int columns(int, int, int k) { return k; }
};
template <>
struct Extent<matrix_b> {
    static constexpr int rows(int, int, int k) { return k; }
    static constexpr int columns(int, int n, int) { return n; }
};
template <>
struct Extent<accumulator> {
    static constexpr int rows(int m, int, int) { return m; }
    static constexpr int columns(int, int n, int) { return n; }
};

template <class Use, int m, int n, int k, class T, class Order = row_major>
struct fragment {
    static constexpr int rows = Extent<Use>::rows(m, n, k), columns = Extent<Use>::columns(m, n, k);
    typename Stored<T>::Type x[rows * columns];
};

// The factors keep 11 bits.
inline float __float_to_tf32(float value) {
    unsigned bits = taken_for<unsigned>(value);
    bits = (bits + 0x1000u) & 0xffffe000u;
    return taken_for<float>(bits);
}
template <class Fragment, class T>
void fill_fragment(Fragment& to, T value) {
    for (auto& one : to.x) one = value;
}
template <class Use, int m, int n, int k, class T, class Order>
void load_matrix_sync(fragment<Use, m, n, k, T, Order>& to, const typename Stored<T>::Type* from,
                      int stride) {
    using F = fragment<Use, m, n, k, T, Order>;
    for (int r = 0; r < F::rows; ++r) {
        for (int c = 0; c < F::columns; ++c)
            to.x[r * F::columns + c] =
                std::is_same_v<Order, row_major> ? from[r * stride + c] : from[c * stride + r];
    }
}
template <class Sum, class A, class B>
void mma_sync(Sum& to, const A& a, const B& b, const Sum& sum) {
    Sum out = sum;
    for (int r = 0; r < A::rows; ++r) {
        for (int c = 0; c < B::columns; ++c) {
            for (int k = 0; k < A::columns; ++k)
                out.x[r * B::columns + c] += a.x[r * A::columns + k] * b.x[k * B::columns + c];
        }
    }
    to = out;
}
template <class T, class Fragment>
void store_matrix_sync(T* to, const Fragment& from, int stride, layout_t) {
    for (int r = 0; r < Fragment::rows; ++r) {
        for (int c = 0; c < Fragment::columns; ++c) to[r * stride + c] = from.x[r * Fragment::columns + c];
    }
}

}  // namespace nvcuda::wmma
