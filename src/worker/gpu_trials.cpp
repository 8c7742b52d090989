#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "base/files.h"
#include "cuda/driver_api.h"
#include "cuda/occupancy.h"
#include "worker/gpu_time.h"
#include "worker/modes.h"
#include "worker/warp_types.h"

namespace weft::worker {
namespace {

constexpr unsigned threads_of_block = 256;
constexpr uint32_t period = 1021;  // element i of a ramp is i % period, as the kernel of gpu_test.cpp has it

// The arguments of the kernel: where its array lies, and how long it is.
struct RampArguments {
    RampArguments(cuda::DeviceAddress address, uint32_t count)
        : bounds(&count, 1), array(WarpArray::line(address, count, sizeof(float))) {}
    RampArguments(const RampArguments&) = delete;
    RampArguments& operator=(const RampArguments&) = delete;

    WarpBounds bounds;
    WarpArray array;
    void* parameters[2] = {bounds.bytes, &array};
};

// What can be said of a GPU with one kernel that writes a ramp. Each is nothing where all is well, or what
// was wrong.
class Trials {
  public:
    Trials(cuda::Context& context, cuda::KernelHandle ramp) : context_(context), ramp_(ramp) {}

    // More bytes than 32 bits count: the elements behind that must be right, too.
    Result<std::string> past_2_31_bytes() {
        constexpr uint32_t count = (1u << 29) + 4096;
        WEFT_TRY(const auto memory, context_.memory());
        if (memory.free < uint64_t{count} * sizeof(float) + (64u << 20))
            return std::string("SKIP: the GPU has too little free memory");
        WEFT_TRY(const cuda::DeviceMemory array, context_.allocate(uint64_t{count} * sizeof(float)));
        if (auto done = launch(array.address(), count, nullptr); !done) return done.failure();
        if (auto done = context_.synchronize(); !done) return done.failure();
        for (const uint32_t first : {0u, (1u << 29) - 512, count - 512}) {
            WEFT_TRY(std::string wrong, check(array.address(), first, 512));
            if (!wrong.empty()) return wrong;
        }
        return std::string();
    }

    Result<std::string> several_streams() {
        constexpr uint32_t count = 1u << 20, streams = 4;
        std::vector<cuda::Stream> all;
        std::vector<cuda::DeviceMemory> arrays;
        for (uint32_t i = 0; i < streams; ++i) {
            WEFT_TRY(cuda::Stream stream, context_.make_stream());
            WEFT_TRY(cuda::DeviceMemory array, context_.allocate(count * sizeof(float)));
            all.push_back(std::move(stream));
            arrays.push_back(std::move(array));
        }
        for (uint32_t round = 0; round < 8; ++round) {
            for (uint32_t i = 0; i < streams; ++i) {
                if (auto done = launch(arrays[i].address(), count - i, &all[i]); !done) return done.failure();
            }
        }
        for (uint32_t i = 0; i < streams; ++i) {
            if (auto done = context_.synchronize(all[i]); !done) return done.failure();
            WEFT_TRY(std::string wrong, check(arrays[i].address(), 0, count - i));
            if (!wrong.empty()) return wrong;
        }
        return std::string();
    }

    // The driver refuses what cannot be, and goes on.
    Result<std::string> bad_launch() {
        WEFT_TRY(const cuda::DeviceMemory array, context_.allocate(4096));
        RampArguments arguments(array.address(), 1024);
        const auto refused = context_.launch(ramp_, {1, 4096, 0}, arguments.parameters);
        if (refused) return std::string("4,096 threads in a block were not refused");
        return after_fault(array);
    }
    Result<std::string> allocation_too_large() {
        WEFT_TRY(const cuda::DeviceMemory array, context_.allocate(4096));
        if (context_.allocate(size_t{1} << 50)) return std::string("a petabyte was given");
        return after_fault(array);
    }

    // What weft says of occupancy, against what the driver says: limits of the architecture, and blocks on a
    // multiprocessor.
    Result<std::string> occupancy(const cuda::DeviceFacts& device) {
        const cuda::Architecture* const row = cuda::architecture(device.architecture);
        if (row == nullptr) return "SKIP: weft knows no limits of sm_" + std::to_string(device.architecture);
        if (static_cast<int>(row->threads) != device.threads_of_multiprocessor ||
            static_cast<int>(row->blocks) != device.blocks_of_multiprocessor ||
            static_cast<int>(row->shared) != device.shared_of_multiprocessor ||
            static_cast<int>(row->reserved) != device.reserved_shared_of_block ||
            device.registers_of_multiprocessor != 65536)
            return std::string("the limits are not those of the table");
        WEFT_TRY(const auto facts, context_.facts(ramp_));
        for (unsigned threads = 32; threads <= 1024; threads += 32) {
            for (const unsigned shared : {0u, 1000u, 20000u, 48u << 10}) {
                WEFT_TRY(const int blocks, context_.blocks_per_multiprocessor(ramp_, threads, shared));
                const cuda::Demand demand{.registers = static_cast<unsigned>(facts.registers),
                                          .shared = static_cast<unsigned>(facts.shared) + shared};
                const unsigned said = cuda::occupancy(*row, demand, threads).blocks;
                if (static_cast<int>(said) != blocks)
                    return std::to_string(threads) + " threads, " + std::to_string(shared) +
                           " bytes: " + std::to_string(said) + " blocks by the table, " +
                           std::to_string(blocks) + " by the driver";
            }
        }
        return std::string();
    }

    // Bytes per second that a copy within the GPU reads and writes.
    Result<double> peak() {
        constexpr size_t bytes = size_t{512} << 20;
        WEFT_TRY(const cuda::DeviceMemory from, context_.allocate(bytes));
        WEFT_TRY(const cuda::DeviceMemory to, context_.allocate(bytes));
        double best = 0;
        for (int i = 0; i < 8; ++i) {
            WEFT_TRY(const double milliseconds, milliseconds_of(context_, [&] {
                         return context_.copy_within(to.address(), from.address(), bytes);
                     }));
            best = std::max(best, 2.0 * static_cast<double>(bytes) / (milliseconds / 1e3));
        }
        return best;
    }

  private:
    Result<void> launch(cuda::DeviceAddress array, uint32_t count, const cuda::Stream* stream) {
        RampArguments arguments(array, count);
        const cuda::Grid grid{(count + threads_of_block - 1) / threads_of_block, threads_of_block, 0};
        return context_.launch(ramp_, grid, arguments.parameters, stream);
    }

    Result<std::string> check(cuda::DeviceAddress array, uint32_t first, uint32_t count) {
        std::vector<float> numbers(count);
        if (auto done = context_.copy_out(numbers.data(), array + uint64_t{first} * sizeof(float),
                                          count * sizeof(float));
            !done)
            return done.failure();
        for (uint32_t i = 0; i < count; ++i) {
            if (numbers[i] != static_cast<float>((first + i) % period))
                return "element " + std::to_string(first + i) + " is " + std::to_string(numbers[i]);
        }
        return std::string();
    }

    Result<std::string> after_fault(const cuda::DeviceMemory& array) {
        if (auto done = launch(array.address(), 1024, nullptr); !done) return done.failure();
        if (auto done = context_.synchronize(); !done) return done.failure();
        return check(array.address(), 0, 1024);
    }

    cuda::Context& context_;
    cuda::KernelHandle ramp_;
};

Result<std::string> run(int number, const char* path, const char* name, std::string_view trial) {
    WEFT_TRY(const cuda::Driver driver, cuda::Driver::open());
    WEFT_TRY(cuda::Context context, cuda::Context::make(driver, number));
    WEFT_TRY(const std::string cubin, read_file(path));
    WEFT_TRY(const cuda::Module module, context.load(cubin));
    WEFT_TRY(const cuda::KernelHandle ramp, context.kernel(module, name));
    Trials trials(context, ramp);
    if (trial == "large") return trials.past_2_31_bytes();
    if (trial == "streams") return trials.several_streams();
    if (trial == "bad-launch") return trials.bad_launch();
    if (trial == "allocation") return trials.allocation_too_large();
    if (trial == "occupancy") {
        WEFT_TRY(const cuda::DeviceFacts facts, driver.facts(number));
        return trials.occupancy(facts);
    }
    if (trial != "peak") return Error{"there is no trial of this name"};
    WEFT_TRY(const double peak, trials.peak());
    std::printf("%.0f\n", peak);
    return std::string();
}

}  // namespace

int try_gpu(char** words) {
    const Result<std::string> done = run(std::atoi(words[0]), words[1], words[2], words[3]);
    if (done && done.value().empty()) return EXIT_SUCCESS;
    std::fprintf(stderr, "%s\n", (done ? done.value() : done.error()).c_str());
    return done && done.value().starts_with("SKIP") ? exit_no_gpu : EXIT_FAILURE;
}

}  // namespace weft::worker
