// weigh_outp, from weigh_outp.py

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cuda_runtime.h>
#include <functional>
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

__host__ __device__ inline float lerp(float a, float b, float t) {
    return a * (1.0f - t) + b * t;
}

__global__ void weigh_outp_kernel(const float* __restrict__ b, const float* __restrict__ vec_a,
                                  const float* __restrict__ coeffs, float rate, float* __restrict__ outp,
                                  int n) {
    const int gid = blockIdx.x * blockDim.x + threadIdx.x;
    if (gid >= n) return;

    float mix = cbrtf(fabsf(ceilf(floorf(b[gid]))) + 0.1f);
    float acc0;
    if (mix > 4.03f) {
        acc0 = lerp(fminf(fmaxf(-2.0f, vec_a[gid]), 2.0f), b[gid], vec_a[gid]);
    } else {
        acc0 = cbrtf(coshf(2.0f * coeffs[gid] * rate));
    }
    acc0 = acc0 - mix;
    outp[gid] = acc0 + tanhf(acc0);
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
float launch_weigh_outp(const std::vector<float>& b, const std::vector<float>& vec_a,
                        const std::vector<float>& coeffs, float rate, std::vector<float>& outp, int n) {
    DeviceArray<float> d_b(b.data(), b.size());
    DeviceArray<float> d_vec_a(vec_a.data(), vec_a.size());
    DeviceArray<float> d_coeffs(coeffs.data(), coeffs.size());
    DeviceArray<float> d_outp(outp.data(), outp.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    weigh_outp_kernel<<<grid, block>>>(d_b.data(), d_vec_a.data(), d_coeffs.data(), rate, d_outp.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_outp.copy_to(outp.data());
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
inline void weigh_outp_thread(int gid, Array<float, 1> b, Array<float, 1> vec_a,
                              Array<float, 1> coeffs, float rate, Array<float, 1> outp) {
    const float mix = cbrtf(fabsf(ceilf(floorf(b[gid]))) + 0.1f);
    float acc0;
    if (mix > 4.03f) {
        acc0 = lerp(fminf(fmaxf(-2.0f, vec_a[gid]), 2.0f), b[gid], vec_a[gid]);
    } else {
        acc0 = cbrtf(coshf(2.0f * coeffs[gid] * rate));
    }
    acc0 = acc0 - mix;
    outp[gid] = acc0 + tanhf(acc0);
}

inline void weigh_outp(int size0, Array<float, 1> b, Array<float, 1> vec_a, Array<float, 1> coeffs,
                       float rate, Array<float, 1> outp) {
    for (int gid = 0; gid < size0; ++gid) {
        weigh_outp_thread(gid, b, vec_a, coeffs, rate, outp);
    }
}

}  // namespace reference

constexpr uint64_t sample_index = 1;

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
    std::vector<double> errors(cpu.size());
    for (size_t i = 0; i < cpu.size(); ++i) {
        if (gpu[i] == cpu[i] || (std::isnan(gpu[i]) && std::isnan(cpu[i]))) continue;
        const double bound = tolerance * (10.0 * std::fabs(cpu[i]) + largest);
        const bool is_bounded = std::isfinite(gpu[i]) && bound > 0.0;
        const double error = is_bounded ? std::fabs(gpu[i] - cpu[i]) / bound : INFINITY;
        if (error > worst && error > 1.0)
            std::printf("%s[%zu]: %.9g on the GPU, %.9g on the CPU\n", name, i, gpu[i], cpu[i]);
        worst = std::max(worst, error);
        errors[i] = error;
    }
    // A float that decides a branch may fall on the other side by its last bit: one number in 1000 may differ.
    const size_t outliers = errors.size() / 1000;
    if (outliers == 0) return worst;
    std::nth_element(errors.begin(), errors.begin() + outliers, errors.end(), std::greater<double>());
    return errors[outliers];
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
    const int vec_a_size = n;
    const int coeffs_size = n;
    const int outp_size = n;
    std::vector<float> b(b_size);
    fill_uniform(b.data(), b.size(), key(seed, 0), 0.5, 2.0);
    std::vector<float> vec_a(vec_a_size);
    fill_uniform(vec_a.data(), vec_a.size(), key(seed, 1), 0.0, 1.0);
    std::vector<float> coeffs(coeffs_size);
    fill_uniform(coeffs.data(), coeffs.size(), key(seed, 2), 0.2, 0.8);
    float rate;
    fill_uniform(&rate, 1, key(seed, 3), 0.0, 1.0);
    std::vector<float> outp(outp_size);

    auto outp_cpu = outp;
    const float milliseconds = launch_weigh_outp(b, vec_a, coeffs, rate, outp, n);
    reference::weigh_outp(n, {b.data(), {b_size}}, {vec_a.data(), {vec_a_size}},
                          {coeffs.data(), {coeffs_size}}, rate, {outp_cpu.data(), {outp_size}});

    const double error = error_of<float>("outp", outp, outp_cpu, 0.0001);
    const bool passed = error <= 1.0;
    std::printf("weigh_outp: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
