#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "worker/connection.h"
#include "worker/gpu.h"
#include "worker/modes.h"

namespace weft::worker {
namespace {

constexpr uint64_t threads_of_block = 256, most_blocks = 0x7fffffff;

// wp::launch_bounds_t of so many dimensions: 32-bit sizes, then their product and 1 as 64-bit numbers.
struct Bounds {
    alignas(8) unsigned char bytes[32] = {};
    uint64_t size = 1;

    Bounds(const uint32_t* shape, size_t dims) {
        for (size_t i = 0; i < dims; ++i) size *= shape[i];
        const size_t product = (dims * sizeof(uint32_t) + 7) / 8 * 8;
        const uint64_t one = 1;
        std::memcpy(bytes, shape, dims * sizeof(uint32_t));
        std::memcpy(bytes + product, &size, sizeof size);
        std::memcpy(bytes + product + sizeof size, &one, sizeof one);
    }
};

}  // namespace

// Words: the GPU's number, the file of machine code, the names of the forward and the backward kernel (or -),
// the dimensions of the launch, and the offset of each parameter in the argument struct.
int serve_gpu(char** words) {
    Gpu gpu;
    gpu.use(std::atoi(words[0]));
    gpu.load(words[1]);
    Gpu::Function* const forward = gpu.function(words[2]);
    Gpu::Function* const backward = std::strcmp(words[3], "-") == 0 ? nullptr : gpu.function(words[3]);
    const size_t dims = std::strtoul(words[4], nullptr, 10);
    std::vector<size_t> offsets;
    for (char** word = words + 5; *word != nullptr; ++word)
        offsets.push_back(std::strtoul(*word, nullptr, 10));
    size_t size = 0;
    char* const memory = map_memory(size);
    if (memory == nullptr) return exit_not_loaded;
    const Gpu::Address device = gpu.allocate(size);
    if (!send(Hello{device})) return EXIT_FAILURE;
    Order order;
    while (receive(order)) {
        Bounds bounds(order.shape, dims);
        std::vector<void*> parameters{bounds.bytes};
        for (const size_t offset : offsets) parameters.push_back(memory + order.args + offset);
        if (order.pass == Pass::Backward) {
            for (const size_t offset : offsets) parameters.push_back(memory + order.adj_args + offset);
        }
        const uint64_t wanted = (bounds.size + threads_of_block - 1) / threads_of_block;
        const auto blocks = static_cast<unsigned>(
            std::min(wanted, order.most_blocks == 0 ? most_blocks : uint64_t{order.most_blocks}));
        Answer answer{order.serial, ~uint64_t{0}, 0};
        uint64_t begin = now_ns();
        gpu.copy_to(device, memory, size);
        answer.transfer_ns = now_ns() - begin;
        for (uint32_t i = 0; i < order.repeat && blocks != 0; ++i) {
            Gpu::Function* const kernel = order.pass == Pass::Forward ? forward : backward;
            answer.launch_ns = std::min(answer.launch_ns, gpu.launch(kernel, blocks, parameters.data()));
        }
        begin = now_ns();
        gpu.copy_from(memory, device, size);
        answer.transfer_ns += now_ns() - begin;
        std::fflush(stdout);
        if (!send(answer)) return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}

int list_gpus() {
    const Gpu gpu;
    std::printf("%d\n", gpu.driver_version());
    for (int i = 0; i < gpu.count(); ++i) {
        const Gpu::About about = gpu.about(i);
        std::printf("%d%d\t%d\t%zu\t%s\n", about.major, about.minor, about.multiprocessors, about.memory,
                    about.name.c_str());
    }
    return EXIT_SUCCESS;
}

}  // namespace weft::worker
