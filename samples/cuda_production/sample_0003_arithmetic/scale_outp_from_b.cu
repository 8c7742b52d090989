// scale_outp_from_b, from scale_outp_from_b.py

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

constexpr float LIMIT = 3.2f;

__global__ void scale_outp_from_b_kernel(const float* __restrict__ b, const float* __restrict__ arr,
                                         float tau, float c0, float* __restrict__ outp,
                                         float* __restrict__ result, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;

    float bi = b[i];
    float arr_i = arr[i];
    float hi_v = fmaxf(bi, arr_i) + bi;

    arr_i -= hi_v - tau;

    hi_v += arr_i * c0;

    outp[i] = hi_v;
    float frac_v = fmaxf(LIMIT * hi_v * 2.0f, LIMIT);
    frac_v -= hi_v + 2.36f;
    result[i] = frac_v;
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
float launch_scale_outp_from_b(const std::vector<float>& b, const std::vector<float>& arr, float tau,
                               float c0, std::vector<float>& outp, std::vector<float>& result, int n) {
    DeviceArray<float> d_b(b.data(), b.size());
    DeviceArray<float> d_arr(arr.data(), arr.size());
    DeviceArray<float> d_outp(outp.data(), outp.size());
    DeviceArray<float> d_result(result.data(), result.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    scale_outp_from_b_kernel<<<grid, block>>>(d_b.data(), d_arr.data(), tau, c0, d_outp.data(),
                                              d_result.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_outp.copy_to(outp.data());
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

constexpr float LIMIT = 3.2f;

// One thread of the launch.
inline void scale_outp_from_b_thread(int i, Array<float, 1> b, Array<float, 1> arr, float tau,
                                     float c0, Array<float, 1> outp, Array<float, 1> result) {
    const float bi = b[i];
    float arr_i = arr[i];
    float hi_v = fmaxf(bi, arr_i) + bi;
    arr_i -= hi_v - tau;
    hi_v += arr_i * c0;
    outp[i] = hi_v;
    float frac_v = fmaxf(LIMIT * hi_v * 2.0f, LIMIT);
    frac_v -= hi_v + 2.36f;
    result[i] = frac_v;
}

inline void scale_outp_from_b(int size0, Array<float, 1> b, Array<float, 1> arr, float tau,
                              float c0, Array<float, 1> outp, Array<float, 1> result) {
    for (int i = 0; i < size0; ++i) {
        scale_outp_from_b_thread(i, b, arr, tau, c0, outp, result);
    }
}

}  // namespace reference

constexpr uint64_t sample_index = 3;

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

    const int b_size = n;
    const int arr_size = n;
    const int outp_size = n;
    const int result_size = n;
    std::vector<float> b(b_size);
    fill_uniform(b.data(), b.size(), key(seed, 0), 0.2, 0.8);
    std::vector<float> arr(arr_size);
    fill_uniform(arr.data(), arr.size(), key(seed, 1), 1.0, 3.0);
    float tau;
    fill_uniform(&tau, 1, key(seed, 2), 0.1, 1.0);
    float c0;
    fill_uniform(&c0, 1, key(seed, 3), 0.0, 1.0);
    std::vector<float> outp(outp_size);
    std::vector<float> result(result_size);

    auto outp_cpu = outp;
    auto result_cpu = result;
    const float milliseconds = launch_scale_outp_from_b(b, arr, tau, c0, outp, result, n);
    reference::scale_outp_from_b(n, {b.data(), {b_size}}, {arr.data(), {arr_size}}, tau, c0,
                                 {outp_cpu.data(), {outp_size}}, {result_cpu.data(), {result_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("outp", outp, outp_cpu, 0.0001));
    error = std::max(error, error_of<float>("result", result, result_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("scale_outp_from_b: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
