// apply_gradients_from_tau, from apply_gradients_from_tau.py

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

__host__ __device__ inline float smoothstep(float a, float b, float x) {
    float t = fminf(fmaxf(0.0f, (x - a) / (b - a)), 1.0f);
    return t * t * (3.0f - 2.0f * t);
}

__host__ __device__ inline float step(float x) {
    return x < 0.0f ? 1.0f : 0.0f;
}

__global__ void apply_gradients_from_tau_kernel(float tau, float warmup,
                                                const float* __restrict__ values_in, float threshold0,
                                                float* __restrict__ result, int n) {
    const int tid = blockIdx.x * blockDim.x + threadIdx.x;
    if (tid >= n) return;

    float focal = logf(fabsf(truncf(ceilf(tau))) + 0.1f);
    float values_in_t = values_in[tid];
    float diff_v = smoothstep(-0.5f, 0.0f, fmaxf(cosf(focal), warmup) * (values_in_t + threshold0));
    float keep = diff_v + warmup;
    keep += step(keep);
    result[tid] = keep - powf(values_in_t, -1.0f);
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
float launch_apply_gradients_from_tau(float tau, float warmup, const std::vector<float>& values_in,
                                      float threshold0, std::vector<float>& result, int n) {
    DeviceArray<float> d_values_in(values_in.data(), values_in.size());
    DeviceArray<float> d_result(result.data(), result.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    apply_gradients_from_tau_kernel<<<grid, block>>>(
            tau, warmup, d_values_in.data(), threshold0, d_result.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_result.copy_to(result.data());
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
inline void apply_gradients_from_tau_thread(int tid, float tau, float warmup,
                                            Array<float, 1> values_in, float threshold0,
                                            Array<float, 1> result) {
    const float focal = logf(fabsf(truncf(ceilf(tau))) + 0.1f);
    const float values_in_t = values_in[tid];
    const float diff_v = smoothstep(-0.5f, 0.0f, fmaxf(cosf(focal), warmup) * (values_in_t + threshold0));
    float keep = diff_v + warmup;
    keep += step(keep);
    result[tid] = keep - powf(values_in_t, -1.0f);
}

inline void apply_gradients_from_tau(int size0, float tau, float warmup, Array<float, 1> values_in,
                                     float threshold0, Array<float, 1> result) {
    for (int tid = 0; tid < size0; ++tid) {
        apply_gradients_from_tau_thread(tid, tau, warmup, values_in, threshold0, result);
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
void fill_uniform(T* to, size_t count, uint64_t key, double low, double high, size_t first = 0) {
    for (size_t j = 0; j < count; ++j) to[j] = T(low + (high - low) * uniform(key, first + j));
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

    const int values_in_size = n;
    const int result_size = n;
    float tau;
    fill_uniform(&tau, 1, key(seed, 0), 0.1, 1.0);
    float warmup;
    fill_uniform(&warmup, 1, key(seed, 1), 0.1, 1.0);
    std::vector<float> values_in(values_in_size);
    fill_uniform(values_in.data(), values_in.size(), key(seed, 2), 0.5, 1.5);
    float threshold0;
    fill_uniform(&threshold0, 1, key(seed, 3), -1.0, 1.0);
    std::vector<float> result(result_size);

    auto result_cpu = result;
    const float milliseconds = launch_apply_gradients_from_tau(
            tau, warmup, values_in, threshold0, result, n);
    reference::apply_gradients_from_tau(n, tau, warmup, {values_in.data(), {values_in_size}}, threshold0,
                                        {result_cpu.data(), {result_size}});

    const double error = error_of<float>("result", result, result_cpu, 0.0001);
    const bool passed = error <= 1.0;
    std::printf("apply_gradients_from_tau: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
