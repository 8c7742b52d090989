#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "base/files.h"
#include "cuda/driver_api.h"
#include "worker/connection.h"
#include "worker/gpu_time.h"
#include "worker/modes.h"
#include "worker/warp_types.h"

namespace weft::worker {
namespace {

constexpr unsigned threads_of_block = 256;
constexpr uint64_t blocks_at_most = 0x7fffffff;

// Everything here goes on or says why not: a worker whose GPU fails has nothing left to do.
class GpuServer {
  public:
    GpuServer(cuda::Context context, char* memory, size_t size)
        : context_(std::move(context)), memory_(memory), size_(size) {}

    Result<uint64_t> allocate() {
        WEFT_TRY(device_, context_.allocate(size_));
        return device_.address();
    }

    // Reads the text that stands in the memory (Pass::Choose).
    Result<void> choose(const Order& order) {
        std::istringstream words(
            std::string(memory_ + order.args, strnlen(memory_ + order.args, size_ - order.args)));
        std::string path, forward, backward;
        std::getline(words, path);
        words >> forward >> backward >> dims_;
        parameters_.assign(std::istream_iterator<std::string>(words), std::istream_iterator<std::string>());
        if (path != loaded_) {
            WEFT_TRY(const std::string cubin, read_file(path));
            WEFT_TRY(module_, context_.load(cubin));
            loaded_ = path;
        }
        WEFT_TRY(forward_, context_.kernel(module_, forward));
        backward_ = {};
        if (backward != "-") {
            WEFT_TRY(backward_, context_.kernel(module_, backward));
        }
        return {};
    }

    Result<void> launch(const Order& order, Answer& answer) {
        const WarpBounds bounds = bounds_of(order);
        std::vector<void*> parameters;
        if (!is_plain()) parameters.push_back(const_cast<unsigned char*>(bounds.bytes));
        for (const std::string& word : parameters_) parameters.push_back(parameter(word, order, order.args));
        if (order.pass == Pass::Backward) {
            for (const std::string& word : parameters_)
                parameters.push_back(parameter(word, order, order.adj_args));
        }
        const cuda::Grid grid = is_plain() ? plain_grid(order) : warp_grid(order, bounds.size);
        const cuda::KernelHandle kernel = order.pass == Pass::Forward ? forward_ : backward_;
        if (order.shared_memory != 0) {
            if (auto allowed = context_.allow_shared(kernel, order.shared_memory); !allowed) return allowed;
        }
        const size_t used = std::min<size_t>(order.used, size_);
        uint64_t begin = now_ns();
        if (auto copied = context_.copy_in(device_.address(), memory_, used); !copied) return copied;
        answer.transfer_ns = now_ns() - begin;
        for (uint32_t i = 0; i < order.repeat && grid.blocks != 0; ++i) {
            WEFT_TRY(const double time,
                     milliseconds_of(context_, [&] { return context_.launch(kernel, grid, parameters); }));
            answer.launch_ns = std::min(answer.launch_ns, static_cast<uint64_t>(time * 1e6));
        }
        begin = now_ns();
        if (auto copied = context_.copy_out(memory_, device_.address(), used); !copied) return copied;
        answer.transfer_ns += now_ns() - begin;
        return {};
    }

  private:
    bool is_plain() const { return dims_ == 0; }

    void* parameter(const std::string& word, const Order& order, uint64_t args) const {
        static constexpr uint64_t zero = 0;
        // The driver reads what it is given as if it could be written.
        if (word == "z") return const_cast<uint64_t*>(&zero);
        if (word[0] == 'n') return const_cast<uint32_t*>(&order.shape[(word[1] - '0') & 3]);
        return memory_ + args + std::strtoull(word.c_str(), nullptr, 10);
    }

    WarpBounds bounds_of(const Order& order) const {
        if (order.sharing == 0) return {order.shape, dims_};
        if (order.sharing_axis >= dims_) return {order.shape, dims_, order.sharing};
        uint32_t shape[4];
        std::copy_n(order.shape, 4, shape);
        shape[order.sharing_axis] = order.sharing;
        return {shape, dims_};
    }

    static cuda::Grid warp_grid(const Order& order, uint64_t threads) {
        const unsigned of_block = order.sharing != 0 ? order.sharing : threads_of_block;
        const uint64_t wanted = (threads + of_block - 1) / of_block;
        const uint64_t most = order.most_blocks == 0 ? blocks_at_most : order.most_blocks;
        return {static_cast<unsigned>(std::min(wanted, most)), of_block, order.shared_memory};
    }

    static cuda::Grid plain_grid(const Order& order) {
        return {order.grid[0],
                order.block[0],
                0,
                {order.grid[1], order.grid[2]},
                {order.block[1], order.block[2]}};
    }

    cuda::Context context_;
    char* memory_;
    size_t size_;
    cuda::DeviceMemory device_;
    std::string loaded_;
    cuda::Module module_;
    cuda::KernelHandle forward_, backward_;
    size_t dims_ = 1;
    std::vector<std::string> parameters_;  // as in Pass::Choose
};

int failed(int code, const std::string& why) {
    std::fprintf(stderr, "%s\n", why.c_str());
    return code;
}

}  // namespace

int serve_gpu(int number) {
    const Result<cuda::Driver> driver = cuda::Driver::open();
    if (!driver) return failed(exit_no_gpu, driver.error());
    size_t size = 0;
    char* const memory = map_memory(size);
    if (memory == nullptr) return exit_not_loaded;
    Result<cuda::Context> context = cuda::Context::make(driver.value(), number);
    if (!context) return failed(exit_no_gpu, context.error());
    GpuServer server(std::move(context).value(), memory, size);
    const Result<uint64_t> address = server.allocate();
    if (!address) return failed(exit_gpu_fault, address.error());
    if (!send(Hello{address.value()})) return EXIT_FAILURE;
    Order order;
    while (receive(order)) {
        Answer answer{order.serial, ~uint64_t{0}, 0};
        const Result<void> done =
            order.pass == Pass::Choose ? server.choose(order) : server.launch(order, answer);
        if (!done) {
            std::fprintf(stderr, "%s\n", done.error().c_str());
            std::fflush(stderr);
            _Exit(exit_gpu_fault);  // what a poisoned context would be taken down with does not end
        }
        std::fflush(stdout);  // what the kernel printed
        if (!send(answer)) return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}

int list_gpus() {
    const Result<cuda::Driver> driver = cuda::Driver::open();
    if (!driver) return failed(exit_no_gpu, driver.error());
    std::printf("%d\n", driver.value().version());
    for (int i = 0; i < driver.value().device_count(); ++i) {
        const Result<cuda::DeviceFacts> facts = driver.value().facts(i);
        if (!facts) return failed(exit_no_gpu, facts.error());
        std::printf("%d\t%d\t%zu\t%s\n", facts.value().architecture, facts.value().multiprocessors,
                    facts.value().memory, facts.value().name.c_str());
    }
    return EXIT_SUCCESS;
}

}  // namespace weft::worker
