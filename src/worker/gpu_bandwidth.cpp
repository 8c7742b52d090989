#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "base/files.h"
#include "cuda/driver_api.h"
#include "worker/gpu_time.h"
#include "worker/modes.h"
#include "worker/warp_types.h"

namespace weft::worker {
namespace {

constexpr unsigned block_of_a_copy = 256;
constexpr unsigned launches = 8;      // the fastest counts
constexpr uint64_t beyond = 8192;     // elements behind those of the threads, for offsets
constexpr uint64_t spare = 64 << 20;  // bytes of the GPU that are left alone

// A permutation of `bits` bits that leaves no order to a cache: multiplications by odd numbers and shifts,
// each of which can be undone.
uint32_t scattered(uint32_t i, unsigned bits) {
    const uint32_t mask = (1u << bits) - 1;
    i = i * 0x9e3779b1u & mask;
    i ^= i >> bits / 2;
    i = i * 0x85ebca6bu & mask;
    i ^= i >> bits / 3;
    return i * 0xc2b2ae35u & mask;
}

struct Timed {
    const char *cubin, *kernel;
    unsigned bits;  // 2 to this power are the threads
    uint32_t factor, element;
    int32_t k;
};

class Bandwidth {
  public:
    explicit Bandwidth(cuda::Context& context) : context_(context) {}

    // Milliseconds of the fastest launch; 0: its arrays do not fit.
    Result<double> time(const Timed& it) {
        const uint64_t threads = uint64_t{1} << it.bits, count = threads * it.factor + beyond;
        WEFT_TRY(const auto memory, context_.memory());
        if (memory.free < 2 * count * it.element + (threads + beyond) * sizeof(uint32_t) + spare) return 0.0;
        WEFT_TRY(const cuda::DeviceMemory x, context_.allocate(count * it.element));
        WEFT_TRY(const cuda::DeviceMemory y, context_.allocate(count * it.element));
        WEFT_TRY(const cuda::DeviceMemory idx, context_.allocate(threads * sizeof(uint32_t)));
        if (auto done = fill(idx.address(), it.bits); !done) return done.failure();
        WEFT_TRY(const std::string cubin, read_file(it.cubin));
        WEFT_TRY(const cuda::Module module, context_.load(cubin));
        WEFT_TRY(const cuda::KernelHandle kernel, context_.kernel(module, it.kernel));
        const auto size = static_cast<uint32_t>(threads);
        WarpBounds bounds(&size, 1);
        WarpArray from = WarpArray::line(x.address(), count, it.element);
        WarpArray to = WarpArray::line(y.address(), count, it.element);
        WarpArray order = WarpArray::line(idx.address(), threads, sizeof(uint32_t));
        int32_t k = it.k;
        void* const parameters[] = {bounds.bytes, &from, &order, &to, &k};
        const cuda::Grid grid{size / block_of_a_copy, block_of_a_copy, 0};
        double best = 0;
        for (unsigned i = 0; i < launches; ++i) {
            WEFT_TRY(const double now,
                     milliseconds_of(context_, [&] { return context_.launch(kernel, grid, parameters); }));
            if (i == 0 || now < best) best = now;
        }
        return best;
    }

  private:
    Result<void> fill(cuda::DeviceAddress to, unsigned bits) {
        constexpr uint32_t at_a_time = 1u << 20;
        std::vector<uint32_t> part(at_a_time);
        for (uint32_t first = 0; first < 1u << bits; first += at_a_time) {
            for (uint32_t i = 0; i < at_a_time; ++i) part[i] = scattered(first + i, bits);
            if (auto done = context_.copy_in(to + uint64_t{first} * sizeof(uint32_t), part.data(),
                                             part.size() * sizeof(uint32_t));
                !done)
                return done;
        }
        return {};
    }

    cuda::Context& context_;
};

Result<void> time_all(char** words) {
    WEFT_TRY(const cuda::Driver driver, cuda::Driver::open());
    WEFT_TRY(cuda::Context context, cuda::Context::make(driver, std::atoi(words[0])));
    Bandwidth bandwidth(context);
    constexpr int words_of_one = 6;
    for (char** word = words + 1; *word != nullptr; word += words_of_one) {
        for (int i = 0; i < words_of_one; ++i) {
            if (word[i] == nullptr) return Error{"a kernel is not described"};
        }
        const auto number = [&](int i) { return static_cast<uint32_t>(std::strtoul(word[i], nullptr, 10)); };
        const Timed it{word[0], word[1], number(2), number(3), number(4), static_cast<int32_t>(number(5))};
        if (it.bits < 20 || it.bits > 30) return Error{"the threads of a kernel are too few or too many"};
        WEFT_TRY(const double milliseconds, bandwidth.time(it));
        std::printf("%.6f\n", milliseconds);
    }
    return {};
}

}  // namespace

int time_on_gpu(char** words) {
    const Result<void> done = time_all(words);
    if (done) return EXIT_SUCCESS;
    std::fprintf(stderr, "%s\n", done.error().c_str());
    return EXIT_FAILURE;
}

}  // namespace weft::worker
