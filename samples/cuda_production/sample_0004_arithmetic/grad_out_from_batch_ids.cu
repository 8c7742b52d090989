// grad_out_from_batch_ids, from grad_out_from_batch_ids.py

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

__global__ void grad_out_from_batch_ids_kernel(const unsigned int* __restrict__ batch_ids,
                                               const unsigned int* __restrict__ segments,
                                               unsigned int order_n, unsigned int base_n,
                                               unsigned int* __restrict__ grad_out,
                                               unsigned int* __restrict__ attention_out, int n) {
    const int idx = blockIdx.x * blockDim.x + threadIdx.x;
    if (idx >= n) return;

    unsigned int batch_ids_t = batch_ids[idx];
    unsigned int digit = order_n * batch_ids_t % 9u;
    unsigned int right_i = digit % 10u / 3u;
    batch_ids_t += right_i + base_n;
    grad_out[idx] = batch_ids_t + (digit + segments[idx]);
    unsigned int mask_i = digit / 3u * right_i + base_n;
    mask_i += segments[idx] / 8u * order_n;
    attention_out[idx] = mask_i;
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
float launch_grad_out_from_batch_ids(const std::vector<unsigned int>& batch_ids,
                                     const std::vector<unsigned int>& segments, unsigned int order_n,
                                     unsigned int base_n, std::vector<unsigned int>& grad_out,
                                     std::vector<unsigned int>& attention_out, int n) {
    DeviceArray<unsigned int> d_batch_ids(batch_ids.data(), batch_ids.size());
    DeviceArray<unsigned int> d_segments(segments.data(), segments.size());
    DeviceArray<unsigned int> d_grad_out(grad_out.data(), grad_out.size());
    DeviceArray<unsigned int> d_attention_out(attention_out.data(), attention_out.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    grad_out_from_batch_ids_kernel<<<grid, block>>>(
            d_batch_ids.data(), d_segments.data(), order_n, base_n, d_grad_out.data(),
            d_attention_out.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_grad_out.copy_to(grad_out.data());
    d_attention_out.copy_to(attention_out.data());
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
inline void grad_out_from_batch_ids_thread(int idx, Array<unsigned int, 1> batch_ids,
                                           Array<unsigned int, 1> segments, unsigned int order_n,
                                           unsigned int base_n, Array<unsigned int, 1> grad_out,
                                           Array<unsigned int, 1> attention_out) {
    unsigned int batch_ids_t = batch_ids[idx];
    const unsigned int digit = order_n * batch_ids_t % 9u;
    const unsigned int right_i = digit % 10u / 3u;
    batch_ids_t += right_i + base_n;
    grad_out[idx] = batch_ids_t + (digit + segments[idx]);
    unsigned int mask_i = digit / 3u * right_i + base_n;
    mask_i += segments[idx] / 8u * order_n;
    attention_out[idx] = mask_i;
}

inline void grad_out_from_batch_ids(int size0, Array<unsigned int, 1> batch_ids,
                                    Array<unsigned int, 1> segments, unsigned int order_n,
                                    unsigned int base_n, Array<unsigned int, 1> grad_out,
                                    Array<unsigned int, 1> attention_out) {
    for (int idx = 0; idx < size0; ++idx) {
        grad_out_from_batch_ids_thread(idx, batch_ids, segments, order_n, base_n, grad_out,
                                       attention_out);
    }
}

}  // namespace reference

constexpr uint64_t sample_index = 4;

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
    int n = 4096;
    uint64_t seed = 42;
    for (int i = 1; i < argc; i += 2) {
        if (i + 1 < argc && std::strcmp(argv[i], "--n") == 0) {
            n = std::atoi(argv[i + 1]);
        } else if (i + 1 < argc && std::strcmp(argv[i], "--seed") == 0) {
            seed = std::strtoull(argv[i + 1], nullptr, 10);
        } else {
            std::fprintf(stderr, "usage: %s [--n N] [--seed S]\n", argv[0]);
            return 2;
        }
    }
    if (n < 1) {
        std::fprintf(stderr, "--n is at least 1\n");
        return 2;
    }

    const int batch_ids_size = n;
    const int segments_size = n;
    const int grad_out_size = n;
    const int attention_out_size = n;
    std::vector<unsigned int> batch_ids(batch_ids_size);
    fill_index(batch_ids.data(), batch_ids.size(), key(seed, 0), 0, 101);
    std::vector<unsigned int> segments(segments_size);
    fill_index(segments.data(), segments.size(), key(seed, 1), 0, 64);
    unsigned int order_n;
    fill_index(&order_n, 1, key(seed, 2), 1, 9);
    unsigned int base_n;
    fill_index(&base_n, 1, key(seed, 3), 1, 9);
    std::vector<unsigned int> grad_out(grad_out_size);
    std::vector<unsigned int> attention_out(attention_out_size);

    auto grad_out_cpu = grad_out;
    auto attention_out_cpu = attention_out;
    const float milliseconds = launch_grad_out_from_batch_ids(
            batch_ids, segments, order_n, base_n, grad_out, attention_out, n);
    reference::grad_out_from_batch_ids(n, {batch_ids.data(), {batch_ids_size}},
                                       {segments.data(), {segments_size}}, order_n, base_n,
                                       {grad_out_cpu.data(), {grad_out_size}},
                                       {attention_out_cpu.data(), {attention_out_size}});

    double error = 0.0;
    error = std::max(error, error_of<unsigned int>("grad_out", grad_out, grad_out_cpu, 0.0));
    error = std::max(error, error_of<unsigned int>("attention_out", attention_out, attention_out_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("grad_out_from_batch_ids: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
