// Relax the unknowns of one color with the newest values of the other colors, and the old ones where a color clashes.
// perform_colored_gauss_seidel_relaxation_per_row_kernel, from perform_colored_gauss_seidel_relaxation_per_row_kernel.py

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

constexpr float MIN_DIAGONAL = 1e-8f;

__host__ __device__ inline float lerp(float a, float b, float t) {
    return a * (1.0f - t) + b * t;
}

__global__ void __launch_bounds__(256, 2) perform_colored_gauss_seidel_relaxation_per_row_kernel(
        int clr, const int* __restrict__ active_ids_in, const int* __restrict__ row_clr_in,
        const int* __restrict__ row_start_in, const int* __restrict__ cols_in,
        const float* __restrict__ vals_in, const float* __restrict__ right_in, float relaxation,
        const float* __restrict__ x_before_in, float* __restrict__ x, int n) {
    const int thread = blockIdx.x * blockDim.x + threadIdx.x;
    if (thread >= n) return;

    int row = active_ids_in[thread];
    if (row_clr_in[row] == clr) {
        float diag = 0.0f;
        float rest = right_in[row];
        const int k_end = row_start_in[row + 1];
        for (int k = row_start_in[row]; k < k_end; ++k) {
            int col = cols_in[k];
            if (col == row) {
                diag += vals_in[k];
            } else if (row_clr_in[col] == clr) {
                rest = rest - vals_in[k] * x_before_in[col];
            } else {
                rest -= vals_in[k] * x[col];
            }
        }
        if (diag > MIN_DIAGONAL) {
            x[row] = lerp(x[row], rest / diag, relaxation);
        }
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
float launch_perform_colored_gauss_seidel_relaxation_per_row_kernel(
        int clr, const std::vector<int>& active_ids_in, const std::vector<int>& row_clr_in,
        const std::vector<int>& row_start_in, const std::vector<int>& cols_in,
        const std::vector<float>& vals_in, const std::vector<float>& right_in, float relaxation,
        const std::vector<float>& x_before_in, std::vector<float>& x, int n) {
    DeviceArray<int> d_active_ids_in(active_ids_in.data(), active_ids_in.size());
    DeviceArray<int> d_row_clr_in(row_clr_in.data(), row_clr_in.size());
    DeviceArray<int> d_row_start_in(row_start_in.data(), row_start_in.size());
    DeviceArray<int> d_cols_in(cols_in.data(), cols_in.size());
    DeviceArray<float> d_vals_in(vals_in.data(), vals_in.size());
    DeviceArray<float> d_right_in(right_in.data(), right_in.size());
    DeviceArray<float> d_x_before_in(x_before_in.data(), x_before_in.size());
    DeviceArray<float> d_x(x.data(), x.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    perform_colored_gauss_seidel_relaxation_per_row_kernel<<<grid, block>>>(
            clr, d_active_ids_in.data(), d_row_clr_in.data(), d_row_start_in.data(), d_cols_in.data(),
            d_vals_in.data(), d_right_in.data(), relaxation, d_x_before_in.data(), d_x.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_x.copy_to(x.data());
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

constexpr float MIN_DIAGONAL = 1e-8f;

// One thread of the launch.
inline void perform_colored_gauss_seidel_relaxation_per_row_kernel_thread(
        int thread, int clr, Array<int, 1> active_ids_in, Array<int, 1> row_clr_in,
        Array<int, 1> row_start_in, Array<int, 1> cols_in, Array<float, 1> vals_in,
        Array<float, 1> right_in, float relaxation, Array<float, 1> x_before_in,
        Array<float, 1> x) {
    const int row = active_ids_in[thread];
    if (row_clr_in[row] == clr) {
        float diag = 0.0f;
        float rest = right_in[row];
        const int k_end = row_start_in[row + 1];
        for (int k = row_start_in[row]; k < k_end; ++k) {
            const int col = cols_in[k];
            if (col == row) {
                diag += vals_in[k];
            } else if (row_clr_in[col] == clr) {
                rest = rest - vals_in[k] * x_before_in[col];
            } else {
                rest -= vals_in[k] * x[col];
            }
        }
        if (diag > MIN_DIAGONAL) {
            x[row] = lerp(x[row], rest / diag, relaxation);
        }
    }
}

inline void perform_colored_gauss_seidel_relaxation_per_row_kernel(
        int size0, int clr, Array<int, 1> active_ids_in, Array<int, 1> row_clr_in,
        Array<int, 1> row_start_in, Array<int, 1> cols_in, Array<float, 1> vals_in,
        Array<float, 1> right_in, float relaxation, Array<float, 1> x_before_in,
        Array<float, 1> x) {
    for (int thread = 0; thread < size0; ++thread) {
        perform_colored_gauss_seidel_relaxation_per_row_kernel_thread(
                thread, clr, active_ids_in, row_clr_in, row_start_in, cols_in, vals_in, right_in,
                relaxation, x_before_in, x);
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
void fill_sorted_index(T* to, size_t count, uint64_t key, double low, double high) {
    std::vector<double> all(count);
    for (size_t j = 0; j < count; ++j) all[j] = low + std::floor((high - low) * uniform(key, j));
    std::sort(all.begin(), all.end());
    for (size_t j = 0; j < count; ++j) to[j] = T(all[j]);
}

// Where ragged rows begin: from low to high in rising steps.
template <class T>
void fill_offsets(T* to, size_t count, uint64_t key, double low, double high) {
    for (size_t j = 0; j < count; ++j) {
        double at = low;
        if (j > 0 && j + 1 == count) at = high;
        if (j > 0 && j + 1 < count)
            at = low + std::floor((double(j) - 1.0 + uniform(key, j)) * (high - low) / (double(count) - 1.0));
        to[j] = T(at);
    }
}

template <class T>
void fill_permutation(T* to, size_t count, uint64_t key) {
    std::vector<size_t> order(count);
    for (size_t j = 0; j < count; ++j) order[j] = j;
    std::stable_sort(order.begin(), order.end(),
                     [key](size_t a, size_t b) { return mix(key ^ a) < mix(key ^ b); });
    for (size_t j = 0; j < count; ++j) to[j] = T(double(order[j]));
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

    const int active_ids_in_size = n;
    const int row_clr_in_size = n;
    const int row_start_in_size = n + 1;
    const int cols_in_size = 4 * n;
    const int vals_in_size = 4 * n;
    const int right_in_size = n;
    const int x_before_in_size = n;
    const int x_size = n;
    const int clr = 1;
    std::vector<int> active_ids_in(active_ids_in_size);
    fill_permutation(active_ids_in.data(), active_ids_in.size(), key(seed, 1));
    std::vector<int> row_clr_in(row_clr_in_size);
    fill_index(row_clr_in.data(), row_clr_in.size(), key(seed, 2), 0, 3);
    std::vector<int> row_start_in(row_start_in_size);
    fill_offsets(row_start_in.data(), row_start_in.size(), key(seed, 3), 0, 4 * n);
    std::vector<int> cols_in(cols_in_size);
    fill_sorted_index(cols_in.data(), cols_in.size(), key(seed, 4), 0, n);
    std::vector<float> vals_in(vals_in_size);
    fill_uniform(vals_in.data(), vals_in.size(), key(seed, 5), 0.5, 2.0);
    std::vector<float> right_in(right_in_size);
    fill_uniform(right_in.data(), right_in.size(), key(seed, 6), -1.0, 1.0);
    const float relaxation = 0.8f;
    std::vector<float> x_before_in(x_before_in_size);
    fill_uniform(x_before_in.data(), x_before_in.size(), key(seed, 8), -1.0, 1.0);
    std::vector<float> x(x_size);
    fill_uniform(x.data(), x.size(), key(seed, 9), -1.0, 1.0);

    auto x_cpu = x;
    const float milliseconds = launch_perform_colored_gauss_seidel_relaxation_per_row_kernel(
            clr, active_ids_in, row_clr_in, row_start_in, cols_in, vals_in, right_in, relaxation,
            x_before_in, x, n);
    reference::perform_colored_gauss_seidel_relaxation_per_row_kernel(
            n, clr, {active_ids_in.data(), {active_ids_in_size}}, {row_clr_in.data(), {row_clr_in_size}},
            {row_start_in.data(), {row_start_in_size}}, {cols_in.data(), {cols_in_size}},
            {vals_in.data(), {vals_in_size}}, {right_in.data(), {right_in_size}}, relaxation,
            {x_before_in.data(), {x_before_in_size}}, {x_cpu.data(), {x_size}});

    const double error = error_of<float>("x", x, x_cpu, 0.0001);
    const bool passed = error <= 1.0;
    std::printf("perform_colored_gauss_seidel_relaxation_per_row_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
