// Turn the particle counts of a small grid into cell offsets and find the fullest cell, in a single thread.
// prefix_sum_no_grad_kernel, from prefix_sum_no_grad_kernel.py

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cuda_runtime.h>
#include <vector>

#define CUDA_CHECK(call)                                                                          \
    do {                                                                                          \
        const cudaError_t status = (call);                                                        \
        if (status != cudaSuccess) {                                                              \
            std::fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #call,                    \
                         cudaGetErrorString(status));                                             \
            std::exit(1);                                                                         \
        }                                                                                         \
    } while (0)

__global__ void __launch_bounds__(256, 2) prefix_sum_no_grad_kernel(
        const int* __restrict__ cell_cnt_in, int cell_cnt_in_size, int capacity,
        int* __restrict__ cell_start_out, int* __restrict__ cell_cursor_out, int* __restrict__ dropped_out,
        int* __restrict__ fullest_out, int count) {
    const int tid = blockIdx.x * blockDim.x + threadIdx.x;
    if (tid >= count) return;

    int offset = 0;
    int lost = 0;
    int most = 0;
    int where = -1;
    int cell_idx = 0;
    int end = cell_cnt_in_size;
    while (end > cell_idx) {
        cell_start_out[cell_idx] = offset;
        cell_cursor_out[cell_idx] = offset;
        int n = cell_cnt_in[cell_idx];
        if (n > most) {
            most = n;
            where = cell_idx;
        }
        int kept = min(n, capacity);
        lost += n - kept;
        offset = offset + kept;
        cell_idx = cell_idx + 1;
    }
    cell_start_out[cell_cnt_in_size] = offset;
    dropped_out[0] = lost;
    fullest_out[0] = where;
}

// An array on the GPU, filled from one of the host.
template <class T>
class DeviceArray {
  public:
    DeviceArray(const T* host, size_t count) : count_(count) {
        CUDA_CHECK(cudaMalloc(&data_, count * sizeof(T)));
        CUDA_CHECK(cudaMemcpy(data_, host, count * sizeof(T), cudaMemcpyHostToDevice));
    }
    ~DeviceArray() { cudaFree(data_); }
    DeviceArray(const DeviceArray&) = delete;
    DeviceArray& operator=(const DeviceArray&) = delete;

    T* data() { return data_; }
    void copy_to(T* host) const {
        CUDA_CHECK(cudaMemcpy(host, data_, count_ * sizeof(T), cudaMemcpyDeviceToHost));
    }

  private:
    T* data_ = nullptr;
    size_t count_;
};

// Copies the arrays to the GPU, runs the kernel and copies the results back. Returns the kernel's milliseconds.
float launch_prefix_sum_no_grad_kernel(const std::vector<int>& cell_cnt_in, int cell_cnt_in_size,
                                       int capacity, std::vector<int>& cell_start_out,
                                       std::vector<int>& cell_cursor_out, std::vector<int>& dropped_out,
                                       std::vector<int>& fullest_out, int count) {
    DeviceArray<int> d_cell_cnt_in(cell_cnt_in.data(), cell_cnt_in.size());
    DeviceArray<int> d_cell_start_out(cell_start_out.data(), cell_start_out.size());
    DeviceArray<int> d_cell_cursor_out(cell_cursor_out.data(), cell_cursor_out.size());
    DeviceArray<int> d_dropped_out(dropped_out.data(), dropped_out.size());
    DeviceArray<int> d_fullest_out(fullest_out.data(), fullest_out.size());

    const int block = 256;
    const int grid = (count + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    prefix_sum_no_grad_kernel<<<grid, block>>>(d_cell_cnt_in.data(), cell_cnt_in_size, capacity,
                                               d_cell_start_out.data(), d_cell_cursor_out.data(),
                                               d_dropped_out.data(), d_fullest_out.data(), count);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_cell_start_out.copy_to(cell_start_out.data());
    d_cell_cursor_out.copy_to(cell_cursor_out.data());
    d_dropped_out.copy_to(dropped_out.data());
    d_fullest_out.copy_to(fullest_out.data());
    return milliseconds;
}

// ---- the same, one thread after the other on the CPU

namespace reference {

// An array of D dimensions, here of one. An index below zero counts from behind.
template <class T, int D>
struct Array {
    T* data;
    int shape[D];

    T& operator[](int i) const { return data[i < 0 ? i + shape[0] : i]; }
};

// One thread of the launch.
inline void prefix_sum_no_grad_kernel_thread(Array<int, 1> cell_cnt_in, int capacity,
                                             Array<int, 1> cell_start_out,
                                             Array<int, 1> cell_cursor_out,
                                             Array<int, 1> dropped_out,
                                             Array<int, 1> fullest_out) {
    int offset = 0;
    int lost = 0;
    int most = 0;
    int where = -1;
    int cell_idx = 0;
    const int end = cell_cnt_in.shape[0];
    while (end > cell_idx) {
        cell_start_out[cell_idx] = offset;
        cell_cursor_out[cell_idx] = offset;
        const int n = cell_cnt_in[cell_idx];
        if (n > most) {
            most = n;
            where = cell_idx;
        }
        const int kept = min(n, capacity);
        lost += n - kept;
        offset = offset + kept;
        cell_idx = cell_idx + 1;
    }
    cell_start_out[cell_cnt_in.shape[0]] = offset;
    dropped_out[0] = lost;
    fullest_out[0] = where;
}

inline void prefix_sum_no_grad_kernel(int size0, Array<int, 1> cell_cnt_in, int capacity,
                                      Array<int, 1> cell_start_out, Array<int, 1> cell_cursor_out,
                                      Array<int, 1> dropped_out, Array<int, 1> fullest_out) {
    for (int tid = 0; tid < size0; ++tid) {
        prefix_sum_no_grad_kernel_thread(cell_cnt_in, capacity, cell_start_out, cell_cursor_out,
                                         dropped_out, fullest_out);
    }
}

}  // namespace reference

constexpr uint64_t sample_index = 2;

// ---- inputs: number j of an argument depends on the seed and j alone

uint64_t mix(uint64_t x) {
    x += 0x9e3779b97f4a7c15;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
}

uint64_t key(uint64_t seed, uint64_t argument) {
    return mix(mix(mix(seed) ^ sample_index) ^ argument);
}

// 0 <= u < 1
double uniform(uint64_t key, uint64_t j) {
    return double(mix(key ^ j) >> 32) / 4294967296.0;
}

template <class T>
void fill_index(T* to, size_t count, uint64_t key, double low, double high, size_t first = 0) {
    for (size_t j = 0; j < count; ++j) to[j] = T(low + std::floor((high - low) * uniform(key, first + j)));
}

// ---- comparison

// Numbers of an output, one after the other.
template <class T>
void gather(std::vector<double>& to, const T* from, size_t count) {
    for (size_t i = 0; i < count; ++i) to.push_back(double(from[i]));
}

// The largest error of an output, relative to its numbers; more than 1 is more than rounding explains.
double error_of(const char* name, const std::vector<double>& gpu, const std::vector<double>& cpu,
                double tolerance) {
    double largest = 0.0;
    for (const double value : cpu) {
        if (std::isfinite(value)) largest = std::max(largest, std::fabs(value));
    }
    double worst = 0.0;
    for (size_t i = 0; i < cpu.size(); ++i) {
        if (gpu[i] == cpu[i] || (std::isnan(gpu[i]) && std::isnan(cpu[i]))) continue;
        const double bound = tolerance * (10.0 * std::fabs(cpu[i]) + largest);
        const bool is_bounded = std::isfinite(gpu[i]) && bound > 0.0;
        const double error = is_bounded ? std::fabs(gpu[i] - cpu[i]) / bound : INFINITY;
        if (error > worst && error > 1.0)
            std::printf("%s[%zu]: %.9g on the GPU, %.9g on the CPU\n", name, i, gpu[i], cpu[i]);
        worst = std::max(worst, error);
    }
    return worst;
}

// The same of numbers, vectors or matrices as they lie in memory.
template <class Number, class T>
double error_of(const char* name, const std::vector<T>& gpu, const std::vector<T>& cpu,
                double tolerance) {
    const size_t count = cpu.size() * (sizeof(T) / sizeof(Number));
    std::vector<double> gpu_numbers, cpu_numbers;
    gather(gpu_numbers, reinterpret_cast<const Number*>(gpu.data()), count);
    gather(cpu_numbers, reinterpret_cast<const Number*>(cpu.data()), count);
    return error_of(name, gpu_numbers, cpu_numbers, tolerance);
}

int main(int argc, char** argv) {
    int problem_size = 4096;
    uint64_t seed = 42;
    for (int i = 1; i < argc; i += 2) {
        if (i + 1 < argc && std::strcmp(argv[i], "--n") == 0) {
            problem_size = std::atoi(argv[i + 1]);
        } else if (i + 1 < argc && std::strcmp(argv[i], "--seed") == 0) {
            seed = std::strtoull(argv[i + 1], nullptr, 10);
        } else {
            std::fprintf(stderr, "usage: %s [--n N] [--seed S]\n", argv[0]);
            return 2;
        }
    }
    if (problem_size < 1) {
        std::fprintf(stderr, "--n is at least 1\n");
        return 2;
    }

    const int cell_cnt_in_size = 512;
    const int cell_start_out_size = 513;
    const int cell_cursor_out_size = 512;
    const int dropped_out_size = 1;
    const int fullest_out_size = 1;
    std::vector<int> cell_cnt_in(cell_cnt_in_size);
    fill_index(cell_cnt_in.data(), cell_cnt_in.size(), key(seed, 0), 0, 12);
    int capacity;
    fill_index(&capacity, 1, key(seed, 1), 6, 10);
    std::vector<int> cell_start_out(cell_start_out_size);
    std::vector<int> cell_cursor_out(cell_cursor_out_size);
    std::vector<int> dropped_out(dropped_out_size);
    std::vector<int> fullest_out(fullest_out_size);

    auto cell_start_out_cpu = cell_start_out;
    auto cell_cursor_out_cpu = cell_cursor_out;
    auto dropped_out_cpu = dropped_out;
    auto fullest_out_cpu = fullest_out;
    const float milliseconds = launch_prefix_sum_no_grad_kernel(
            cell_cnt_in, cell_cnt_in_size, capacity, cell_start_out, cell_cursor_out, dropped_out,
            fullest_out, 1);
    reference::prefix_sum_no_grad_kernel(1, {cell_cnt_in.data(), {cell_cnt_in_size}}, capacity,
                                         {cell_start_out_cpu.data(), {cell_start_out_size}},
                                         {cell_cursor_out_cpu.data(), {cell_cursor_out_size}},
                                         {dropped_out_cpu.data(), {dropped_out_size}},
                                         {fullest_out_cpu.data(), {fullest_out_size}});

    double error = 0.0;
    error = std::max(error, error_of<int>("cell_start_out", cell_start_out, cell_start_out_cpu, 0.0));
    error = std::max(error, error_of<int>("cell_cursor_out", cell_cursor_out, cell_cursor_out_cpu, 0.0));
    error = std::max(error, error_of<int>("dropped_out", dropped_out, dropped_out_cpu, 0.0));
    error = std::max(error, error_of<int>("fullest_out", fullest_out, fullest_out_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("prefix_sum_no_grad_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
