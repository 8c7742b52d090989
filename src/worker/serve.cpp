#include <dlfcn.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "worker/connection.h"
#include "worker/modes.h"

namespace weft::worker {
namespace {

const Kernel* load(const char* path, size_t number) {
    void* const library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) {
        std::fprintf(stderr, "%s\n", dlerror());
        return nullptr;
    }
    const auto kernels = static_cast<const Kernel* const*>(dlsym(library, "weft_kernels"));
    return kernels == nullptr ? nullptr : kernels[number];
}

// The address sanitizer's own functions, where it is loaded before us.
class Sanitizer {
  public:
    Sanitizer(char* memory, size_t size) : memory_(memory), size_(size) {}

    void guard(const Order& order) const {
        if (forbid_ == nullptr || allow_ == nullptr) return;
        forbid_(memory_, size_);
        allow_(memory_ + order.zones, order.zone_count * sizeof(Zone));
        for (uint64_t i = 0; i < order.zone_count; ++i) {
            Zone zone;
            std::memcpy(&zone, memory_ + order.zones + i * sizeof zone, sizeof zone);
            allow_(memory_ + zone.offset, zone.size);
        }
    }

  private:
    using Mark = void (*)(const volatile void*, size_t);
    static Mark find(const char* name) { return reinterpret_cast<Mark>(dlsym(RTLD_DEFAULT, name)); }

    char* memory_;
    size_t size_;
    Mark forbid_ = find("__asan_poison_memory_region"), allow_ = find("__asan_unpoison_memory_region");
};

}  // namespace

int serve(const char* path, size_t number) {
    size_t size = 0;
    char* const memory = map_memory(size);
    const Kernel* const kernel = memory == nullptr ? nullptr : load(path, number);
    if (kernel == nullptr) return exit_not_loaded;
    if (!send(Hello{reinterpret_cast<uint64_t>(memory)})) return EXIT_FAILURE;
    const Sanitizer sanitizer(memory, size);
    Order order;
    while (receive(order)) {
        sanitizer.guard(order);
        Answer answer{order.serial, ~uint64_t{0}, 0};
        for (uint32_t i = 0; i < order.repeat; ++i) {
            const uint64_t begin = now_ns();
            if (order.thread != 0) {
                kernel->thread(order.shape, order.thread - 1, memory + order.args);
            } else if (order.pass == Pass::Forward) {
                kernel->forward(order.shape, memory + order.args);
            } else {
                kernel->backward(order.shape, memory + order.args, memory + order.adj_args);
            }
            answer.launch_ns = std::min(answer.launch_ns, now_ns() - begin);
        }
        std::fflush(stdout);
        if (!send(answer)) return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}

}  // namespace weft::worker
