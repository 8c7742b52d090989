// Resample two groups with replacement and record the difference of their means for every replicate.
// compute_bootstrap_mean_diff_per_replicate_kernel, from compute_bootstrap_mean_diff_per_replicate_kernel.py

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

__host__ __device__ inline unsigned int rand_pcg(unsigned int state) {
    unsigned int b = state * 747796405u + 2891336453u;
    unsigned int c = ((b >> ((b >> 28) + 4)) ^ b) * 277803737u;
    return (c >> 22) ^ c;
}

__host__ __device__ inline int randi(unsigned int& state, int low, int high) {
    state = rand_pcg(state);
    return state % (high - low) + low;
}

__host__ __device__ inline unsigned int rand_init(int seed, int offset) {
    return rand_pcg(seed + rand_pcg(offset));
}

struct resampled_mean_result {
    float value0;
    unsigned int rng;
};

__device__ resampled_mean_result resampled_mean(unsigned int rng, const int* members, int members_size,
                                                const float* outcome) {
    int size = members_size;
    float tot = 0.0f;
    for (int draw = 0; draw < size; ++draw) {
        tot += outcome[members[randi(rng, 0, size)]];
    }
    return {tot / float(size), rng};
}

__global__ void compute_bootstrap_mean_diff_per_replicate_kernel(
        int seed, float min_diff_thresholds, int num_elements, const int* __restrict__ treated,
        int treated_size, const int* __restrict__ control, int control_size,
        const float* __restrict__ outcome, const float* __restrict__ thresholds,
        const float* __restrict__ diff_thresholds, float* __restrict__ diff, int* __restrict__ num_belows,
        int* __restrict__ num_large_diff, float* __restrict__ diff_sum, int n) {
    const int replicate = blockIdx.x * blockDim.x + threadIdx.x;
    if (replicate >= n) return;

    if (replicate >= num_elements) {
        return;
    }
    if (diff_thresholds[replicate] < min_diff_thresholds) {
        return;
    }
    unsigned int rng = rand_init(seed, replicate);
    const resampled_mean_result result = resampled_mean(rng, treated, treated_size, outcome);
    float treated_mean = result.value0;
    rng = result.rng;
    const resampled_mean_result result2 = resampled_mean(rng, control, control_size, outcome);
    float control_mean = result2.value0;
    rng = result2.rng;

    float effect = treated_mean - control_mean;
    diff[replicate] = effect;
    atomicAdd(&diff_sum[0], effect);
    if (fabsf(effect) > diff_thresholds[replicate]) {
        atomicAdd(&num_large_diff[0], 1);
    }
    if (effect <= thresholds[replicate]) {
        atomicAdd(&num_belows[0], 1);
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
float launch_compute_bootstrap_mean_diff_per_replicate_kernel(
        int seed, float min_diff_thresholds, int num_elements, const std::vector<int>& treated,
        int treated_size, const std::vector<int>& control, int control_size,
        const std::vector<float>& outcome, const std::vector<float>& thresholds,
        const std::vector<float>& diff_thresholds, std::vector<float>& diff, std::vector<int>& num_belows,
        std::vector<int>& num_large_diff, std::vector<float>& diff_sum, int n) {
    DeviceArray<int> d_treated(treated.data(), treated.size());
    DeviceArray<int> d_control(control.data(), control.size());
    DeviceArray<float> d_outcome(outcome.data(), outcome.size());
    DeviceArray<float> d_thresholds(thresholds.data(), thresholds.size());
    DeviceArray<float> d_diff_thresholds(diff_thresholds.data(), diff_thresholds.size());
    DeviceArray<float> d_diff(diff.data(), diff.size());
    DeviceArray<int> d_num_belows(num_belows.data(), num_belows.size());
    DeviceArray<int> d_num_large_diff(num_large_diff.data(), num_large_diff.size());
    DeviceArray<float> d_diff_sum(diff_sum.data(), diff_sum.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    compute_bootstrap_mean_diff_per_replicate_kernel<<<grid, block>>>(
            seed, min_diff_thresholds, num_elements, d_treated.data(), treated_size, d_control.data(),
            control_size, d_outcome.data(), d_thresholds.data(), d_diff_thresholds.data(), d_diff.data(),
            d_num_belows.data(), d_num_large_diff.data(), d_diff_sum.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_diff.copy_to(diff.data());
    d_num_belows.copy_to(num_belows.data());
    d_num_large_diff.copy_to(num_large_diff.data());
    d_diff_sum.copy_to(diff_sum.data());
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

struct resampled_mean_result {
    float first;
    unsigned int rng;
};

inline resampled_mean_result resampled_mean(unsigned int rng, Array<int, 1> members,
                                            Array<float, 1> outcome) {
    int size = members.shape[0];
    float tot = 0.0f;
    const int draw_end = size;
    for (int draw = 0; draw < draw_end; ++draw) {
        tot += outcome[members[randi(rng, 0, size)]];
    }
    return {tot / float(size), rng};
}

// One thread of the launch.
inline void compute_bootstrap_mean_diff_per_replicate_kernel_thread(
        int replicate, int seed, float min_diff_thresholds, int num_elements, Array<int, 1> treated,
        Array<int, 1> control, Array<float, 1> outcome, Array<float, 1> thresholds,
        Array<float, 1> diff_thresholds, Array<float, 1> diff, Array<int, 1> num_belows,
        Array<int, 1> num_large_diff, Array<float, 1> diff_sum) {
    if (replicate >= num_elements) {
        return;
    }
    if (diff_thresholds[replicate] < min_diff_thresholds) {
        return;
    }
    unsigned int rng = rand_init(seed, replicate);
    const resampled_mean_result result = resampled_mean(rng, treated, outcome);
    const float treated_mean = result.first;
    rng = result.rng;
    const resampled_mean_result result2 = resampled_mean(rng, control, outcome);
    const float control_mean = result2.first;
    rng = result2.rng;
    float effect = treated_mean - control_mean;
    diff[replicate] = effect;
    diff_sum[0] += effect;
    if (fabsf(effect) > diff_thresholds[replicate]) {
        num_large_diff[0] += 1;
    }
    if (effect <= thresholds[replicate]) {
        num_belows[0] += 1;
    }
}

inline void compute_bootstrap_mean_diff_per_replicate_kernel(
        int size0, int seed, float min_diff_thresholds, int num_elements, Array<int, 1> treated,
        Array<int, 1> control, Array<float, 1> outcome, Array<float, 1> thresholds,
        Array<float, 1> diff_thresholds, Array<float, 1> diff, Array<int, 1> num_belows,
        Array<int, 1> num_large_diff, Array<float, 1> diff_sum) {
    for (int replicate = 0; replicate < size0; ++replicate) {
        compute_bootstrap_mean_diff_per_replicate_kernel_thread(
                replicate, seed, min_diff_thresholds, num_elements, treated, control, outcome,
                thresholds, diff_thresholds, diff, num_belows, num_large_diff, diff_sum);
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
    uint64_t input_seed = 42;
    for (int i = 1; i < argc; i += 2) {
        if (i + 1 < argc && std::strcmp(argv[i], "--n") == 0) {
            n = std::atoi(argv[i + 1]);
        } else if (i + 1 < argc && std::strcmp(argv[i], "--seed") == 0) {
            input_seed = std::strtoull(argv[i + 1], nullptr, 10);
        } else {
            std::fprintf(stderr, "usage: %s [--n N] [--seed S]\n", argv[0]);
            return 2;
        }
    }
    if (n < 1) {
        std::fprintf(stderr, "--n is at least 1\n");
        return 2;
    }

    const int treated_size = 20;
    const int control_size = 28;
    const int outcome_size = 64;
    const int thresholds_size = n;
    const int diff_thresholds_size = n;
    const int diff_size = n;
    const int num_belows_size = 1;
    const int num_large_diff_size = 1;
    const int diff_sum_size = 1;
    int seed;
    fill_index(&seed, 1, key(input_seed, 0), 0, 10000);
    const float min_diff_thresholds = 0.325f;
    const int num_elements = n;
    std::vector<int> treated(treated_size);
    fill_index(treated.data(), treated.size(), key(input_seed, 3), 0, 64);
    std::vector<int> control(control_size);
    fill_index(control.data(), control.size(), key(input_seed, 4), 0, 64);
    std::vector<float> outcome(outcome_size);
    fill_uniform(outcome.data(), outcome.size(), key(input_seed, 5), -1.0, 1.0);
    std::vector<float> thresholds(thresholds_size);
    fill_constant(thresholds.data(), thresholds.size(), key(input_seed, 6), 0.0);
    std::vector<float> diff_thresholds(diff_thresholds_size);
    fill_uniform(diff_thresholds.data(), diff_thresholds.size(), key(input_seed, 7), 0.1, 1.0);
    std::vector<float> diff(diff_size);
    std::vector<int> num_belows(num_belows_size);
    std::vector<int> num_large_diff(num_large_diff_size);
    std::vector<float> diff_sum(diff_sum_size);

    auto diff_cpu = diff;
    auto num_belows_cpu = num_belows;
    auto num_large_diff_cpu = num_large_diff;
    auto diff_sum_cpu = diff_sum;
    const float milliseconds = launch_compute_bootstrap_mean_diff_per_replicate_kernel(
            seed, min_diff_thresholds, num_elements, treated, treated_size, control, control_size, outcome,
            thresholds, diff_thresholds, diff, num_belows, num_large_diff, diff_sum, n);
    reference::compute_bootstrap_mean_diff_per_replicate_kernel(
            n, seed, min_diff_thresholds, num_elements, {treated.data(), {treated_size}},
            {control.data(), {control_size}}, {outcome.data(), {outcome_size}},
            {thresholds.data(), {thresholds_size}}, {diff_thresholds.data(), {diff_thresholds_size}},
            {diff_cpu.data(), {diff_size}}, {num_belows_cpu.data(), {num_belows_size}},
            {num_large_diff_cpu.data(), {num_large_diff_size}}, {diff_sum_cpu.data(), {diff_sum_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("diff", diff, diff_cpu, 0.0001));
    error = std::max(error, error_of<int>("num_belows", num_belows, num_belows_cpu, 0.0));
    error = std::max(error, error_of<int>("num_large_diff", num_large_diff, num_large_diff_cpu, 0.0));
    error = std::max(error, error_of<float>("diff_sum", diff_sum, diff_sum_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("compute_bootstrap_mean_diff_per_replicate_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
