// Turn the gradient of a gated unit's output into the gradients of its gate and its linear half, recomputing the activation.
// swiglu_gate_backward_fp64, from swiglu_gate_backward_fp64.py

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

__device__ double sigmoid(double x) {
    // the exponent is never positive, so that it cannot overflow
    double e = exp(-fabs(x));
    if (x >= 0.0) {
        return 1.0 / (1.0 + e);
    }
    return e / (1.0 + e);
}

__global__ void swiglu_gate_backward_fp64_kernel(
        const double* __restrict__ projected, int projected_cols,
        const double* __restrict__ gradient_output, int gradient_output_cols, int valid_tokens,
        double* __restrict__ gradient_projected, int gradient_projected_cols,
        double* __restrict__ activated, int activated_cols, int height, int launch_cols) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * launch_cols) return;
    const int token_id = index / launch_cols;
    const int unit = index % launch_cols;

    int width = gradient_output_cols;

    if (token_id >= valid_tokens) {
        gradient_projected[token_id * gradient_projected_cols + unit] = 0.0;
        gradient_projected[token_id * gradient_projected_cols + unit + width] = 0.0;
        activated[token_id * activated_cols + unit] = 0.0;
        return;
    }

    double gate = projected[token_id * projected_cols + unit];
    double up = projected[token_id * projected_cols + unit + width];
    double s = sigmoid(gate);
    double silu = gate * s;

    double incoming = gradient_output[token_id * gradient_output_cols + unit];
    gradient_projected[token_id * gradient_projected_cols + unit] = incoming * up * (s + silu * (1.0 - s));
    gradient_projected[token_id * gradient_projected_cols + unit + width] = incoming * silu;
    activated[token_id * activated_cols + unit] = silu * up;
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
float launch_swiglu_gate_backward_fp64(const std::vector<double>& projected, int projected_cols,
                                       const std::vector<double>& gradient_output, int gradient_output_cols,
                                       int valid_tokens, std::vector<double>& gradient_projected,
                                       int gradient_projected_cols, std::vector<double>& activated,
                                       int activated_cols, int height, int launch_cols) {
    DeviceArray<double> d_projected(projected.data(), projected.size());
    DeviceArray<double> d_gradient_output(gradient_output.data(), gradient_output.size());
    DeviceArray<double> d_gradient_projected(gradient_projected.data(), gradient_projected.size());
    DeviceArray<double> d_activated(activated.data(), activated.size());

    const int block = 256;
    const int grid = (height * launch_cols + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    swiglu_gate_backward_fp64_kernel<<<grid, block>>>(
            d_projected.data(), projected_cols, d_gradient_output.data(), gradient_output_cols,
            valid_tokens, d_gradient_projected.data(), gradient_projected_cols, d_activated.data(),
            activated_cols, height, launch_cols);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_gradient_projected.copy_to(gradient_projected.data());
    d_activated.copy_to(activated.data());
    return milliseconds;
}

// ---- the same, one thread after the other on the CPU

namespace reference {

// An array of D dimensions, row after row. An index below zero counts from behind.
template <class T, int D>
struct Array {
    T* data;
    int shape[D];

    Array<T, D - 1> operator[](int i) const {
        Array<T, D - 1> part{};
        long long size = 1;
        for (int d = 1; d < D; ++d) {
            part.shape[d - 1] = shape[d];
            size *= shape[d];
        }
        part.data = data + size * (i < 0 ? i + shape[0] : i);
        return part;
    }
};

template <class T>
struct Array<T, 1> {
    T* data;
    int shape[1];

    T& operator[](int i) const { return data[i < 0 ? i + shape[0] : i]; }
};

inline double sigmoid(double x) {
    const double e = exp(-fabs(x));
    if (x >= 0.0) {
        return 1.0 / (1.0 + e);
    }
    return e / (1.0 + e);
}

// One thread of the launch.
inline void swiglu_gate_backward_fp64_thread(int token_id, int unit, Array<double, 2> projected,
                                             Array<double, 2> gradient_output, int valid_tokens,
                                             Array<double, 2> gradient_projected,
                                             Array<double, 2> activated) {
    const int width = gradient_output.shape[1];
    if (token_id >= valid_tokens) {
        gradient_projected[token_id][unit] = 0.0;
        gradient_projected[token_id][unit + width] = 0.0;
        activated[token_id][unit] = 0.0;
        return;
    }
    const double gate = projected[token_id][unit];
    const double up = projected[token_id][unit + width];
    const double s = sigmoid(gate);
    const double silu = gate * s;
    const double incoming = gradient_output[token_id][unit];
    gradient_projected[token_id][unit] = incoming * up * (s + silu * (1.0 - s));
    gradient_projected[token_id][unit + width] = incoming * silu;
    activated[token_id][unit] = silu * up;
}

inline void swiglu_gate_backward_fp64(int size0, int size1, Array<double, 2> projected,
                                      Array<double, 2> gradient_output, int valid_tokens,
                                      Array<double, 2> gradient_projected,
                                      Array<double, 2> activated) {
    for (int token_id = 0; token_id < size0; ++token_id) {
        for (int unit = 0; unit < size1; ++unit) {
            swiglu_gate_backward_fp64_thread(token_id, unit, projected, gradient_output,
                                             valid_tokens, gradient_projected, activated);
        }
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

    const int projected_rows = n;
    const int projected_cols = 16;
    const int gradient_output_rows = n;
    const int gradient_output_cols = 8;
    const int gradient_projected_rows = n;
    const int gradient_projected_cols = 16;
    const int activated_rows = n;
    const int activated_cols = 8;
    std::vector<double> projected(size_t(projected_rows) * projected_cols);
    fill_uniform(projected.data(), projected.size(), key(seed, 0), -3.0, 3.0);
    std::vector<double> gradient_output(size_t(gradient_output_rows) * gradient_output_cols);
    fill_uniform(gradient_output.data(), gradient_output.size(), key(seed, 1), -1.0, 1.0);
    const int valid_tokens = (n + 1) / 2;
    std::vector<double> gradient_projected(size_t(gradient_projected_rows) * gradient_projected_cols);
    std::vector<double> activated(size_t(activated_rows) * activated_cols);

    auto gradient_projected_cpu = gradient_projected;
    auto activated_cpu = activated;
    const float milliseconds = launch_swiglu_gate_backward_fp64(
            projected, projected_cols, gradient_output, gradient_output_cols, valid_tokens,
            gradient_projected, gradient_projected_cols, activated, activated_cols, n, 8);
    reference::swiglu_gate_backward_fp64(n, 8, {projected.data(), {projected_rows, projected_cols}},
                                         {gradient_output.data(), {gradient_output_rows, gradient_output_cols}},
                                         valid_tokens,
                                         {gradient_projected_cpu.data(), {gradient_projected_rows, gradient_projected_cols}},
                                         {activated_cpu.data(), {activated_rows, activated_cols}});

    double error = 0.0;
    error = std::max(error, error_of<double>("gradient_projected", gradient_projected, gradient_projected_cpu, 1e-9));
    error = std::max(error, error_of<double>("activated", activated, activated_cpu, 1e-9));
    const bool passed = error <= 1.0;
    std::printf("swiglu_gate_backward_fp64: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
