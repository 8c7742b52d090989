// What weft and its worker say to each other. weft makes the memory, fills it, orders a launch, reads what
// came out and judges it; the worker launches and answers. So nothing that a kernel can write or say decides
// a verdict, but what it computes.
#pragma once

#include <cstdint>

namespace weft::worker {

// The worker's files: a socket for orders and answers, and the memory.
inline constexpr int orders_file = 0, memory_file = 3;

// Its first answer.
struct Hello {
    uint64_t address = 0;  // where the kernel sees the memory: pointers in it are this plus an offset
};

enum class Pass : uint32_t {
    Forward,
    Backward,
    // On a GPU, before the launches of a kernel: which one. At `args` stands, as text that ends with a zero,
    // the path of its machine code and a line end; then, with blanks between them, the names of the forward
    // and the backward kernel (- for none), the dimensions of its launch and where its parameters lie: their
    // offsets in the argument struct. Of a plain kernel, which takes no launch bounds, the dimensions are 0;
    // a parameter of it may also be a size of the launch (n0 to n3) or the number zero (z).
    Choose,
};

struct Order {
    uint64_t serial = 0;  // the answer repeats it: nobody answers before being asked
    Pass pass = Pass::Forward;
    uint32_t shape[4] = {1, 1, 1, 1};
    uint64_t args = 0, adj_args = 0;  // offsets in the memory of the two argument structs
    // What a kernel may touch, as Zones in the memory: a sanitizer is told that the rest is not to be.
    uint64_t zones = 0, zone_count = 0;
    uint64_t used = 0;         // bytes of the memory that the launch uses: the others are not copied to a GPU
    uint32_t most_blocks = 0;  // on a GPU: no more blocks than this; 0: one thread for each element
    uint32_t repeat = 1;       // launches, for their time
    uint32_t grid[3] = {}, block[3] = {};  // of a plain kernel, on a GPU
    // On a GPU: as many threads work on one element of the launch together, and are a block; 0: one does.
    // What tells them apart is their place along this axis, where the kernel asks for so many.
    uint32_t sharing = 0, sharing_axis = 0;
    uint32_t shared_memory = 0;  // on a GPU: bytes of a block, beside what the kernel itself declares
    // Forward on the CPU: this thread of the launch alone, counted from 1; 0: all of them.
    uint64_t thread = 0;
};

struct Zone {
    uint64_t offset = 0, size = 0;
};

struct Answer {
    uint64_t serial = 0;
    uint64_t launch_ns = 0;    // the fastest of the launches, without transfers
    uint64_t transfer_ns = 0;  // to a GPU and back
};

// A worker of NVRTC: its first answer, what it is ordered to compile, and what became of it. Texts lie in the
// memory one behind the other, from its start.
struct NvrtcHello {
    int32_t major = 0, minor = 0;
    uint32_t count = 0;
    int32_t architectures[64] = {};
};
struct CompileOrder {
    uint64_t serial = 0;
    uint64_t text = 0, name = 0, options = 0;  // bytes of each; every option ends with a zero
};
struct CompileAnswer {
    uint64_t serial = 0;
    enum class Outcome : uint32_t {
        Compiled,
        WrongText,
        Failed,    // the log says why
        TooLarge,  // what came of it does not fit into the memory
    } outcome = Outcome::Failed;
    uint64_t ptx = 0, cubin = 0, log = 0;  // bytes of each
    double cpu_seconds = 0;
};

// What a library of compiled kernels exports, `weft_kernels`, in the order of the batch. verify/prelude.inc
// says the same to the host compiler.
struct Kernel {
    void (*forward)(const unsigned* shape, void* args);
    void (*backward)(const unsigned* shape, void* args, void* adj_args);  // null: none
    // One thread of the launch, from 0. Null: nobody asked for it.
    void (*thread)(const unsigned* shape, unsigned long long number, void* args);
};

}  // namespace weft::worker
