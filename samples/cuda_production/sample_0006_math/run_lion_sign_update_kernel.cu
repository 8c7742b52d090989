// Move every weight by the sign of its interpolated momentum, with decoupled weight decay.
// run_lion_sign_update_kernel, from _run_lion_sign_update_kernel.py

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

__host__ __device__ inline float sign(float x) {
    return x < 0.0f ? -1.0f : 1.0f;
}

__host__ __device__ inline float lerp(float a, float b, float t) {
    return a * (1.0f - t) + b * t;
}

__device__ float direction_of(float x) {
    if (fabsf(x) <= 0.001f) {
        return 0.0f;
    }
    return sign(x);
}

__global__ void run_lion_sign_update_kernel(const int* __restrict__ group_ids,
                                            const int* __restrict__ active,
                                            const double* __restrict__ gradient,
                                            const float* __restrict__ weight_decay_by_group,
                                            const float* __restrict__ minimum_gradient_by_group,
                                            float learning_rate, float beta_update, float beta_momentum,
                                            float* __restrict__ weights, float* __restrict__ momentum, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;

    int group = group_ids[i];
    float minimum_gradient = minimum_gradient_by_group[group];
    float weight_decay = weight_decay_by_group[group];
    double gradient_i = gradient[i];
    if (float(gradient_i) >= minimum_gradient && active[i] != 0) {
        float g = float(gradient_i);
        float m = momentum[i];
        float w = weights[i];
        float step = direction_of(lerp(g, m, beta_update)) + weight_decay * w;
        weights[i] = w - learning_rate * step;
        momentum[i] = lerp(g, m, beta_momentum);
    }
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
float launch_run_lion_sign_update_kernel(const std::vector<int>& group_ids, const std::vector<int>& active,
                                         const std::vector<double>& gradient,
                                         const std::vector<float>& weight_decay_by_group,
                                         const std::vector<float>& minimum_gradient_by_group,
                                         float learning_rate, float beta_update, float beta_momentum,
                                         std::vector<float>& weights, std::vector<float>& momentum, int n) {
    DeviceArray<int> d_group_ids(group_ids.data(), group_ids.size());
    DeviceArray<int> d_active(active.data(), active.size());
    DeviceArray<double> d_gradient(gradient.data(), gradient.size());
    DeviceArray<float> d_weight_decay_by_group(weight_decay_by_group.data(), weight_decay_by_group.size());
    DeviceArray<float> d_minimum_gradient_by_group(minimum_gradient_by_group.data(), minimum_gradient_by_group.size());
    DeviceArray<float> d_weights(weights.data(), weights.size());
    DeviceArray<float> d_momentum(momentum.data(), momentum.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    run_lion_sign_update_kernel<<<grid, block>>>(
            d_group_ids.data(), d_active.data(), d_gradient.data(), d_weight_decay_by_group.data(),
            d_minimum_gradient_by_group.data(), learning_rate, beta_update, beta_momentum, d_weights.data(),
            d_momentum.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_weights.copy_to(weights.data());
    d_momentum.copy_to(momentum.data());
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

inline float _direction_of(float x) {
    if (fabsf(x) <= 0.001f) {
        return 0.0f;
    }
    return sign(x);
}

// One thread of the launch.
inline void _run_lion_sign_update_kernel_thread(int i, Array<int, 1> group_ids,
                                                Array<int, 1> active, Array<double, 1> gradient,
                                                Array<float, 1> weight_decay_by_group,
                                                Array<float, 1> minimum_gradient_by_group,
                                                float learning_rate, float beta_update,
                                                float beta_momentum, Array<float, 1> weights,
                                                Array<float, 1> momentum) {
    const int group = group_ids[i];
    const float minimum_gradient = minimum_gradient_by_group[group];
    const float weight_decay = weight_decay_by_group[group];
    const double gradient_i = gradient[i];
    if (float(gradient_i) >= minimum_gradient && active[i] != 0) {
        const float g = float(gradient_i);
        const float m = momentum[i];
        const float w = weights[i];
        const float step = _direction_of(lerp(g, m, beta_update)) + weight_decay * w;
        weights[i] = w - learning_rate * step;
        momentum[i] = lerp(g, m, beta_momentum);
    }
}

inline void _run_lion_sign_update_kernel(int size0, Array<int, 1> group_ids, Array<int, 1> active,
                                         Array<double, 1> gradient,
                                         Array<float, 1> weight_decay_by_group,
                                         Array<float, 1> minimum_gradient_by_group,
                                         float learning_rate, float beta_update,
                                         float beta_momentum, Array<float, 1> weights,
                                         Array<float, 1> momentum) {
    for (int i = 0; i < size0; ++i) {
        _run_lion_sign_update_kernel_thread(i, group_ids, active, gradient, weight_decay_by_group,
                                            minimum_gradient_by_group, learning_rate, beta_update,
                                            beta_momentum, weights, momentum);
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

template <class T>
void fill_index(T* to, size_t count, uint64_t key, double low, double high, size_t first = 0) {
    for (size_t j = 0; j < count; ++j) to[j] = T(low + std::floor((high - low) * uniform(key, first + j)));
}

template <class T>
void fill_constant(T* to, size_t count, uint64_t, double value) {
    for (size_t j = 0; j < count; ++j) to[j] = T(value);
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

    const int group_ids_size = n;
    const int active_size = n;
    const int gradient_size = n;
    const int weight_decay_by_group_size = 4;
    const int minimum_gradient_by_group_size = 4;
    const int weights_size = n;
    const int momentum_size = n;
    std::vector<int> group_ids(group_ids_size);
    fill_index(group_ids.data(), group_ids.size(), key(seed, 0), 0, 4);
    std::vector<int> active(active_size);
    fill_index(active.data(), active.size(), key(seed, 1), 0, 4);
    std::vector<double> gradient(gradient_size);
    fill_uniform(gradient.data(), gradient.size(), key(seed, 2), -1.0, 1.0);
    std::vector<float> weight_decay_by_group(weight_decay_by_group_size);
    fill_constant(weight_decay_by_group.data(), weight_decay_by_group.size(), key(seed, 3), 0.1);
    std::vector<float> minimum_gradient_by_group(minimum_gradient_by_group_size);
    fill_constant(minimum_gradient_by_group.data(), minimum_gradient_by_group.size(), key(seed, 4), -0.5);
    const float learning_rate = 0.001f;
    const float beta_update = 0.9f;
    const float beta_momentum = 0.99f;
    std::vector<float> weights(weights_size);
    fill_uniform(weights.data(), weights.size(), key(seed, 8), -1.0, 1.0);
    std::vector<float> momentum(momentum_size);
    fill_uniform(momentum.data(), momentum.size(), key(seed, 9), -0.1, 0.1);

    auto weights_cpu = weights;
    auto momentum_cpu = momentum;
    const float milliseconds = launch_run_lion_sign_update_kernel(
            group_ids, active, gradient, weight_decay_by_group, minimum_gradient_by_group, learning_rate,
            beta_update, beta_momentum, weights, momentum, n);
    reference::_run_lion_sign_update_kernel(n, {group_ids.data(), {group_ids_size}},
                                            {active.data(), {active_size}},
                                            {gradient.data(), {gradient_size}},
                                            {weight_decay_by_group.data(), {weight_decay_by_group_size}},
                                            {minimum_gradient_by_group.data(), {minimum_gradient_by_group_size}},
                                            learning_rate, beta_update, beta_momentum,
                                            {weights_cpu.data(), {weights_size}},
                                            {momentum_cpu.data(), {momentum_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("weights", weights, weights_cpu, 0.0001));
    error = std::max(error, error_of<float>("momentum", momentum, momentum_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("run_lion_sign_update_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
