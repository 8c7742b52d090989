#include <dlfcn.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "worker/modes.h"
#include "worker/protocol.h"

namespace weft::worker {
namespace {

template <class T>
bool receive(T& message) {
    ssize_t got = 0;
    while ((got = read(orders_file, &message, sizeof message)) < 0 && errno == EINTR) {
    }
    return got == sizeof message;
}

template <class T>
bool send(const T& message) {
    return write(orders_file, &message, sizeof message) == sizeof message;
}

char* map_memory(size_t& size) {
    struct stat about {};
    if (fstat(memory_file, &about) != 0) return nullptr;
    size = static_cast<size_t>(about.st_size);
    void* const memory = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, memory_file, 0);
    close(memory_file);
    return memory == MAP_FAILED ? nullptr : static_cast<char*>(memory);
}

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
        if (order.pass == Pass::Forward) {
            kernel->forward(order.shape, memory + order.args);
        } else {
            kernel->backward(order.shape, memory + order.args, memory + order.adj_args);
        }
        std::fflush(stdout);
        if (!send(Answer{order.serial})) return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}

}  // namespace weft::worker
