// Walk each environment's rollout backwards and compute advantages and value targets.
// apply_generalized_advantage_estimation_per_environment, from apply_generalized_advantage_estimation_per_environment.py

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

constexpr int TERMINATED = 1;

// GAE(lambda) over vectorized environments.
__global__ void __launch_bounds__(256, 2) apply_generalized_advantage_estimation_per_environment_kernel(
        const float* __restrict__ rewards_array, int rewards_array_rows, int rewards_array_cols,
        const double* __restrict__ vals_array, int vals_array_cols,
        const float* __restrict__ final_vals_array, int final_vals_array_cols,
        const uint8_t* __restrict__ ending_array, int ending_array_cols,
        const float* __restrict__ discounts_array, float trace, float* __restrict__ advantages_array,
        int advantages_array_cols, float* __restrict__ targets_array, int targets_array_cols, int n) {
    const int e = blockIdx.x * blockDim.x + threadIdx.x;
    if (e >= n) return;

    float discount = discounts_array[e];
    int steps = rewards_array_rows;

    float carried = 0.0f;
    for (int k = 0; k < steps; ++k) {
        int t = steps - 1 - k;  // advantages depend on later steps only
        float next_val = float(vals_array[(t + 1) * vals_array_cols + e]);
        float keep = 1.0f;
        if (int(ending_array[t * ending_array_cols + e]) == TERMINATED) {
            next_val = 0.0f;
            keep = 0.0f;
        } else if (int(ending_array[t * ending_array_cols + e]) == 2) {
            next_val = final_vals_array[e * final_vals_array_cols + t];
            keep = 0.0f;
        }

        float diff = rewards_array[t * rewards_array_cols + e] + discount * next_val
            - float(vals_array[t * vals_array_cols + e]);
        carried = diff + discount * trace * keep * carried;
        advantages_array[t * advantages_array_cols + e] = carried;
        targets_array[t * targets_array_cols + e] = carried + float(vals_array[t * vals_array_cols + e]);
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
float launch_apply_generalized_advantage_estimation_per_environment(
        const std::vector<float>& rewards_array, int rewards_array_rows, int rewards_array_cols,
        const std::vector<double>& vals_array, int vals_array_cols,
        const std::vector<float>& final_vals_array, int final_vals_array_cols,
        const std::vector<uint8_t>& ending_array, int ending_array_cols,
        const std::vector<float>& discounts_array, float trace, std::vector<float>& advantages_array,
        int advantages_array_cols, std::vector<float>& targets_array, int targets_array_cols, int n) {
    DeviceArray<float> d_rewards_array(rewards_array.data(), rewards_array.size());
    DeviceArray<double> d_vals_array(vals_array.data(), vals_array.size());
    DeviceArray<float> d_final_vals_array(final_vals_array.data(), final_vals_array.size());
    DeviceArray<uint8_t> d_ending_array(ending_array.data(), ending_array.size());
    DeviceArray<float> d_discounts_array(discounts_array.data(), discounts_array.size());
    DeviceArray<float> d_advantages_array(advantages_array.data(), advantages_array.size());
    DeviceArray<float> d_targets_array(targets_array.data(), targets_array.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    apply_generalized_advantage_estimation_per_environment_kernel<<<grid, block>>>(
            d_rewards_array.data(), rewards_array_rows, rewards_array_cols, d_vals_array.data(),
            vals_array_cols, d_final_vals_array.data(), final_vals_array_cols, d_ending_array.data(),
            ending_array_cols, d_discounts_array.data(), trace, d_advantages_array.data(),
            advantages_array_cols, d_targets_array.data(), targets_array_cols, n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_advantages_array.copy_to(advantages_array.data());
    d_targets_array.copy_to(targets_array.data());
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

constexpr int TERMINATED = 1;

// One thread of the launch.
inline void apply_generalized_advantage_estimation_per_environment_thread(
        int e, Array<float, 2> rewards_array, Array<double, 2> vals_array,
        Array<float, 2> final_vals_array, Array<uint8_t, 2> ending_array,
        Array<float, 1> discounts_array, float trace, Array<float, 2> advantages_array,
        Array<float, 2> targets_array) {
    const float discount = discounts_array[e];
    const int steps = rewards_array.shape[0];
    float carried = 0.0f;
    for (int k = 0; k < steps; ++k) {
        const int t = steps - 1 - k;
        float next_val = float(vals_array[t + 1][e]);
        float keep = 1.0f;
        if (int(ending_array[t][e]) == TERMINATED) {
            next_val = 0.0f;
            keep = 0.0f;
        } else if (int(ending_array[t][e]) == 2) {
            next_val = final_vals_array[e][t];
            keep = 0.0f;
        }
        const float diff = rewards_array[t][e] + discount * next_val - float(vals_array[t][e]);
        carried = diff + discount * trace * keep * carried;
        advantages_array[t][e] = carried;
        targets_array[t][e] = carried + float(vals_array[t][e]);
    }
}

inline void apply_generalized_advantage_estimation_per_environment(
        int size0, Array<float, 2> rewards_array, Array<double, 2> vals_array,
        Array<float, 2> final_vals_array, Array<uint8_t, 2> ending_array,
        Array<float, 1> discounts_array, float trace, Array<float, 2> advantages_array,
        Array<float, 2> targets_array) {
    for (int e = 0; e < size0; ++e) {
        apply_generalized_advantage_estimation_per_environment_thread(
                e, rewards_array, vals_array, final_vals_array, ending_array, discounts_array,
                trace, advantages_array, targets_array);
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

    const int rewards_array_rows = 12;
    const int rewards_array_cols = n;
    const int vals_array_rows = 13;
    const int vals_array_cols = n;
    const int final_vals_array_rows = n;
    const int final_vals_array_cols = 12;
    const int ending_array_rows = 12;
    const int ending_array_cols = n;
    const int discounts_array_size = n;
    const int advantages_array_rows = 12;
    const int advantages_array_cols = n;
    const int targets_array_rows = 12;
    const int targets_array_cols = n;
    std::vector<float> rewards_array(size_t(rewards_array_rows) * rewards_array_cols);
    fill_uniform(rewards_array.data(), rewards_array.size(), key(seed, 0), -1.0, 1.0);
    std::vector<double> vals_array(size_t(vals_array_rows) * vals_array_cols);
    fill_uniform(vals_array.data(), vals_array.size(), key(seed, 1), -2.0, 2.0);
    std::vector<float> final_vals_array(size_t(final_vals_array_rows) * final_vals_array_cols);
    fill_uniform(final_vals_array.data(), final_vals_array.size(), key(seed, 2), -2.0, 2.0);
    std::vector<uint8_t> ending_array(size_t(ending_array_rows) * ending_array_cols);
    fill_index(ending_array.data(), ending_array.size(), key(seed, 3), 0, 3);
    std::vector<float> discounts_array(discounts_array_size);
    fill_constant(discounts_array.data(), discounts_array.size(), key(seed, 4), 0.99);
    const float trace = 0.95f;
    std::vector<float> advantages_array(size_t(advantages_array_rows) * advantages_array_cols);
    std::vector<float> targets_array(size_t(targets_array_rows) * targets_array_cols);

    auto advantages_array_cpu = advantages_array;
    auto targets_array_cpu = targets_array;
    const float milliseconds = launch_apply_generalized_advantage_estimation_per_environment(
            rewards_array, rewards_array_rows, rewards_array_cols, vals_array, vals_array_cols,
            final_vals_array, final_vals_array_cols, ending_array, ending_array_cols, discounts_array,
            trace, advantages_array, advantages_array_cols, targets_array, targets_array_cols, n);
    reference::apply_generalized_advantage_estimation_per_environment(
            n, {rewards_array.data(), {rewards_array_rows, rewards_array_cols}},
            {vals_array.data(), {vals_array_rows, vals_array_cols}},
            {final_vals_array.data(), {final_vals_array_rows, final_vals_array_cols}},
            {ending_array.data(), {ending_array_rows, ending_array_cols}},
            {discounts_array.data(), {discounts_array_size}}, trace,
            {advantages_array_cpu.data(), {advantages_array_rows, advantages_array_cols}},
            {targets_array_cpu.data(), {targets_array_rows, targets_array_cols}});

    double error = 0.0;
    error = std::max(error, error_of<float>("advantages_array", advantages_array, advantages_array_cpu, 0.0001));
    error = std::max(error, error_of<float>("targets_array", targets_array, targets_array_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("apply_generalized_advantage_estimation_per_environment: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
