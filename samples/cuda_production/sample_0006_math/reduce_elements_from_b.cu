// reduce_elements_from_b, from reduce_elements_from_b.py

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

__host__ __device__ inline float nonzero(float x) {
    return x == 0.0f ? 0.0f : 1.0f;
}

__global__ void reduce_elements_from_b_kernel(float* __restrict__ values, const float* __restrict__ b,
                                              float c0, const float* __restrict__ input_b,
                                              float* __restrict__ outp, int n) {
    const int t_id = blockIdx.x * blockDim.x + threadIdx.x;
    if (t_id >= n) return;

    float v0 = tanhf(fabsf(values[t_id]));
    values[t_id] = v0 * 0.25f + 0.5f;
    float c1 = fminf(fmaxf(-2.0f, ceilf(values[t_id])), 2.0f);
    c1 = c1 + v0;
    c1 *= 0.75f;
    v0 += powf(b[t_id], 3.0f);
    c1 = nonzero(c0 * c1);
    outp[t_id] = c1 * tanf(input_b[t_id]) + v0;
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
float launch_reduce_elements_from_b(std::vector<float>& values, const std::vector<float>& b, float c0,
                                    const std::vector<float>& input_b, std::vector<float>& outp, int n) {
    DeviceArray<float> d_values(values.data(), values.size());
    DeviceArray<float> d_b(b.data(), b.size());
    DeviceArray<float> d_input_b(input_b.data(), input_b.size());
    DeviceArray<float> d_outp(outp.data(), outp.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    reduce_elements_from_b_kernel<<<grid, block>>>(
            d_values.data(), d_b.data(), c0, d_input_b.data(), d_outp.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_values.copy_to(values.data());
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
inline void reduce_elements_from_b_thread(int t_id, Array<float, 1> values, Array<float, 1> b,
                                          float c0, Array<float, 1> input_b,
                                          Array<float, 1> outp) {
    float v0 = tanhf(fabsf(values[t_id]));
    values[t_id] = v0 * 0.25f + 0.5f;
    float c1 = fminf(fmaxf(-2.0f, ceilf(values[t_id])), 2.0f);
    c1 = c1 + v0;
    c1 *= 0.75f;
    v0 += powf(b[t_id], 3.0f);
    c1 = nonzero(c0 * c1);
    outp[t_id] = c1 * tanf(input_b[t_id]) + v0;
}

inline void reduce_elements_from_b(int size0, Array<float, 1> values, Array<float, 1> b, float c0,
                                   Array<float, 1> input_b, Array<float, 1> outp) {
    for (int t_id = 0; t_id < size0; ++t_id) {
        reduce_elements_from_b_thread(t_id, values, b, c0, input_b, outp);
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

    const int values_size = n;
    const int b_size = n;
    const int input_b_size = n;
    const int outp_size = n;
    std::vector<float> values(values_size);
    fill_uniform(values.data(), values.size(), key(seed, 0), 0.0, 1.0);
    std::vector<float> b(b_size);
    fill_uniform(b.data(), b.size(), key(seed, 1), 0.5, 2.0);
    float c0;
    fill_uniform(&c0, 1, key(seed, 2), 0.0, 1.0);
    std::vector<float> input_b(input_b_size);
    fill_uniform(input_b.data(), input_b.size(), key(seed, 3), 0.2, 0.8);
    std::vector<float> outp(outp_size);

    auto values_cpu = values;
    auto outp_cpu = outp;
    const float milliseconds = launch_reduce_elements_from_b(values, b, c0, input_b, outp, n);
    reference::reduce_elements_from_b(n, {values_cpu.data(), {values_size}}, {b.data(), {b_size}}, c0,
                                      {input_b.data(), {input_b_size}}, {outp_cpu.data(), {outp_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("values", values, values_cpu, 0.0001));
    error = std::max(error, error_of<float>("outp", outp, outp_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("reduce_elements_from_b: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
