// Tries NVRTC and the driver on a machine with a GPU: compiles saxpy for it, loads, launches and compares,
// once on the default stream and once on another; times it; compares occupancy and limits with weft's table;
// then lets a kernel write to no address, which must be reported. Prints a line for each, ends with 0 if all
// is well, 1 if not, 77 without a GPU. Needs little of weft:
//   g++ -std=c++20 -O2 -Isrc tools/dev/gpu_check.cpp
//   src/cuda/{driver_api,library,nvrtc,occupancy,toolkits}.cpp
//       src/base/{check,environments}.cpp -ldl -o gpu_check
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "cuda/driver_api.h"
#include "cuda/nvrtc.h"
#include "cuda/occupancy.h"

namespace {

using namespace weft;

constexpr const char* text = R"(
extern "C" __global__ void saxpy(float a, const float* x, float* y, unsigned long long n) {
    for (unsigned long long i = blockIdx.x * (unsigned long long)blockDim.x + threadIdx.x; i < n;
         i += gridDim.x * (unsigned long long)blockDim.x)
        y[i] = a * x[i] + y[i];
}
extern "C" __global__ void writes_nowhere(float* y) { y[(1ull << 40) + threadIdx.x] = 1.0f; }
)";

int failures = 0;

void say(bool well, const std::string& what) {
    std::cout << (well ? "PASS " : "FAIL ") << what << "\n";
    failures += !well;
}

// The value, or the end of the check.
template <class T>
T need(Result<T> result) {
    if (!result.ok()) {
        say(false, result.error());
        std::exit(1);
    }
    return std::move(result).value();
}
void need(const Result<void>& result) {
    if (result.ok()) return;
    say(false, result.error());
    std::exit(1);
}

std::string made_for(int architecture) {
    const cuda::Nvrtc nvrtc = need(cuda::Nvrtc::open(""));
    std::cout << "NVRTC " << nvrtc.version().text() << ", " << nvrtc.path() << "\n";
    const std::vector<std::string> options{"--gpu-architecture=sm_" + std::to_string(architecture),
                                           "--fmad=false"};
    const cuda::Product product = need(nvrtc.compile(text, "check.cu", options));
    say(product.ok && !product.cubin.empty(), "saxpy is compiled " + product.log);
    if (!product.ok) std::exit(1);
    return product.cubin;
}

// y = a x + y over `n` elements, compared with the CPU.
void run_saxpy(cuda::Context& context, cuda::KernelHandle kernel, size_t n, const cuda::Stream* stream) {
    float a = 2.5f;
    std::vector<float> x(n), y(n), back(n);
    for (size_t i = 0; i < n; ++i) x[i] = static_cast<float>(i % 1000), y[i] = static_cast<float>(i % 7);
    const cuda::DeviceMemory there_x = need(context.allocate(n * sizeof(float)));
    const cuda::DeviceMemory there_y = need(context.allocate(n * sizeof(float)));
    need(context.copy_in(there_x.address(), x.data(), n * sizeof(float), stream));
    need(context.copy_in(there_y.address(), y.data(), n * sizeof(float), stream));
    const cuda::Event begin = need(context.make_event()), end = need(context.make_event());
    cuda::DeviceAddress address_x = there_x.address(), address_y = there_y.address();
    unsigned long long count = n;
    void* const parameters[] = {&a, &address_x, &address_y, &count};
    need(context.record(begin, stream));
    need(context.launch(kernel, {.blocks = static_cast<unsigned>((n + 255) / 256), .threads = 256},
                        parameters, stream));
    need(context.record(end, stream));
    const double milliseconds = need(context.milliseconds(begin, end));
    need(context.copy_out(back.data(), there_y.address(), n * sizeof(float), stream));
    if (stream != nullptr) need(context.synchronize(*stream));
    size_t wrong = 0;
    for (size_t i = 0; i < n; ++i) wrong += back[i] != a * x[i] + y[i];
    say(wrong == 0, "saxpy over " + std::to_string(n) + (stream == nullptr ? "" : " on another stream") +
                        ": " + std::to_string(wrong) + " wrong, " + std::to_string(milliseconds) + " ms, " +
                        std::to_string(3.0 * static_cast<double>(n) * sizeof(float) / milliseconds / 1e6) +
                        " GB/s");
}

void compare_limits(const cuda::DeviceFacts& facts) {
    const cuda::Architecture* const row = cuda::architecture(facts.architecture);
    if (row == nullptr) {
        std::cout << "SKIP limits of architecture " << facts.architecture << " are not in the table\n";
        return;
    }
    say(static_cast<int>(row->threads) == facts.threads_of_multiprocessor &&
            static_cast<int>(row->blocks) == facts.blocks_of_multiprocessor &&
            static_cast<int>(row->shared) == facts.shared_of_multiprocessor &&
            static_cast<int>(row->reserved) == facts.reserved_shared_of_block &&
            facts.registers_of_multiprocessor == 65536,
        "limits are those of the table");
}

void compare_occupancy(cuda::Context& context, cuda::KernelHandle kernel, int architecture) {
    const cuda::Architecture* const row = cuda::architecture(architecture);
    if (row == nullptr) return;
    const auto facts = need(context.facts(kernel));
    bool same = true;
    for (unsigned threads = 32; threads <= 1024; threads += 32) {
        for (const size_t shared : {0u, 1000u, 20000u, 48u << 10}) {
            const auto blocks = need(context.blocks_per_multiprocessor(kernel, threads, shared));
            const cuda::Demand demand{
                .registers = static_cast<unsigned>(facts.registers),
                .shared = static_cast<unsigned>(static_cast<size_t>(facts.shared) + shared)};
            same &= static_cast<int>(cuda::occupancy(*row, demand, threads).blocks) == blocks;
        }
    }
    say(same, "occupancy is the driver's (" + std::to_string(facts.registers) + " registers)");
}

}  // namespace

int main() {
    const auto opened = cuda::Driver::open();
    if (!opened.ok()) {
        std::cout << "SKIP " << opened.error() << "\n";
        return 77;
    }
    const cuda::Driver& driver = opened.value();
    const cuda::DeviceFacts facts = need(driver.facts(0));
    std::cout << "driver " << driver.version() << ", " << driver.device_count() << " GPUs, " << facts.name
              << ", sm_" << facts.architecture << ", " << facts.memory << " bytes, " << facts.multiprocessors
              << " multiprocessors\n";
    compare_limits(facts);
    const std::string cubin = made_for(facts.architecture);
    cuda::Context context = need(cuda::Context::make(driver, 0));
    const auto memory = need(context.memory());
    say(memory.free > 0 && memory.free <= memory.total,
        "memory: " + std::to_string(memory.free) + " bytes free");
    {
        const cuda::Module module = need(context.load(cubin));
        const cuda::KernelHandle saxpy = need(context.kernel(module, "saxpy"));
        for (const size_t n : {size_t{1}, size_t{1000003}, size_t{1} << 26})
            run_saxpy(context, saxpy, n, nullptr);
        const cuda::Stream stream = need(context.make_stream());
        run_saxpy(context, saxpy, 1000003, &stream);
        compare_occupancy(context, saxpy, facts.architecture);
        say(!context.kernel(module, "nothing").ok(), "a name that is not there is told");
        say(!context.allocate(memory.total * 2).ok() && !context.poisoned(),
            "too large an allocation is survived");
        const cuda::DeviceMemory little = need(context.allocate(64));
        need(context.fill(little.address(), 0, 64));
        cuda::DeviceAddress address = little.address();
        void* const parameters[] = {&address};
        need(context.launch(need(context.kernel(module, "writes_nowhere")), {}, parameters));
        const auto faulted = context.synchronize();
        say(!faulted.ok() && context.poisoned(), "a write to no address is told: " + faulted.error());
    }
    return failures == 0 ? 0 : 1;
}
