// Relax the unknowns of one color with the newest values of the other colors, and the old ones where a color clashes.
// eval_hybrid_gauss_seidel_color_inplace_kernel, from eval_hybrid_gauss_seidel_color_inplace_kernel.py

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

constexpr float MINIMUM_DIAGONAL = 1e-8f;
constexpr float RELAXATION = 0.8f;

__host__ __device__ inline float lerp(float a, float b, float t) {
    return a * (1.0f - t) + b * t;
}

// Gauss-Seidel between colors, Jacobi within one.
__global__ void __launch_bounds__(256, 2) eval_hybrid_gauss_seidel_color_inplace_kernel(
        int color, const int* __restrict__ row_color, const int* __restrict__ row_start,
        const int* __restrict__ columns, const float* __restrict__ values,
        const double* __restrict__ row_right, const double* __restrict__ row_x_before,
        const double* __restrict__ row_minimum_x_befores, double* __restrict__ row_x, int n) {
    const int row_idx = blockIdx.x * blockDim.x + threadIdx.x;
    if (row_idx >= n) return;

    if (row_x_before[row_idx] < row_minimum_x_befores[row_idx]) {
        return;
    }
    if (row_color[row_idx] != color) {
        return;
    }

    float diagonal = 0.0f;
    float rest = float(row_right[row_idx]);
    const int k_end = row_start[row_idx + 1];
    for (int k = row_start[row_idx]; k < k_end; ++k) {
        int column = columns[k];
        if (row_idx == column) {
            diagonal += values[k];
        } else if (row_color[column] == color) {
            rest -= values[k] * float(row_x_before[column]);
        } else {
            rest -= values[k] * float(row_x[column]);
        }
    }

    if (diagonal > MINIMUM_DIAGONAL) {
        row_x[row_idx] = double(lerp(float(row_x[row_idx]), rest / diagonal, RELAXATION));
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
float launch_eval_hybrid_gauss_seidel_color_inplace_kernel(
        int color, const std::vector<int>& row_color, const std::vector<int>& row_start,
        const std::vector<int>& columns, const std::vector<float>& values,
        const std::vector<double>& row_right, const std::vector<double>& row_x_before,
        const std::vector<double>& row_minimum_x_befores, std::vector<double>& row_x, int n) {
    DeviceArray<int> d_row_color(row_color.data(), row_color.size());
    DeviceArray<int> d_row_start(row_start.data(), row_start.size());
    DeviceArray<int> d_columns(columns.data(), columns.size());
    DeviceArray<float> d_values(values.data(), values.size());
    DeviceArray<double> d_row_right(row_right.data(), row_right.size());
    DeviceArray<double> d_row_x_before(row_x_before.data(), row_x_before.size());
    DeviceArray<double> d_row_minimum_x_befores(row_minimum_x_befores.data(), row_minimum_x_befores.size());
    DeviceArray<double> d_row_x(row_x.data(), row_x.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    eval_hybrid_gauss_seidel_color_inplace_kernel<<<grid, block>>>(
            color, d_row_color.data(), d_row_start.data(), d_columns.data(), d_values.data(),
            d_row_right.data(), d_row_x_before.data(), d_row_minimum_x_befores.data(), d_row_x.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_row_x.copy_to(row_x.data());
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

constexpr float MINIMUM_DIAGONAL = 1e-8f;
constexpr float RELAXATION = 0.8f;

// One thread of the launch.
inline void eval_hybrid_gauss_seidel_color_inplace_kernel_thread(
        int row_idx, int color, Array<int, 1> row_color, Array<int, 1> row_start,
        Array<int, 1> columns, Array<float, 1> values, Array<double, 1> row_right,
        Array<double, 1> row_x_before, Array<double, 1> row_minimum_x_befores,
        Array<double, 1> row_x) {
    if (row_x_before[row_idx] < row_minimum_x_befores[row_idx]) {
        return;
    }
    if (row_color[row_idx] != color) {
        return;
    }
    float diagonal = 0.0f;
    float rest = float(row_right[row_idx]);
    const int k_end = row_start[row_idx + 1];
    for (int k = row_start[row_idx]; k < k_end; ++k) {
        const int column = columns[k];
        if (row_idx == column) {
            diagonal += values[k];
        } else if (row_color[column] == color) {
            rest -= values[k] * float(row_x_before[column]);
        } else {
            rest -= values[k] * float(row_x[column]);
        }
    }
    if (diagonal > MINIMUM_DIAGONAL) {
        row_x[row_idx] = double(lerp(float(row_x[row_idx]), rest / diagonal, RELAXATION));
    }
}

inline void eval_hybrid_gauss_seidel_color_inplace_kernel(
        int size0, int color, Array<int, 1> row_color, Array<int, 1> row_start,
        Array<int, 1> columns, Array<float, 1> values, Array<double, 1> row_right,
        Array<double, 1> row_x_before, Array<double, 1> row_minimum_x_befores,
        Array<double, 1> row_x) {
    for (int row_idx = 0; row_idx < size0; ++row_idx) {
        eval_hybrid_gauss_seidel_color_inplace_kernel_thread(
                row_idx, color, row_color, row_start, columns, values, row_right, row_x_before,
                row_minimum_x_befores, row_x);
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

    const int row_color_size = n;
    const int row_start_size = n + 1;
    const int columns_size = 4 * n;
    const int values_size = 4 * n;
    const int row_right_size = n;
    const int row_x_before_size = n;
    const int row_minimum_x_befores_size = n;
    const int row_x_size = n;
    const int color = 1;
    std::vector<int> row_color(row_color_size);
    fill_index(row_color.data(), row_color.size(), key(seed, 1), 0, 3);
    std::vector<int> row_start(row_start_size);
    fill_offsets(row_start.data(), row_start.size(), key(seed, 2), 0, 4 * n);
    std::vector<int> columns(columns_size);
    fill_sorted_index(columns.data(), columns.size(), key(seed, 3), 0, n);
    std::vector<float> values(values_size);
    fill_uniform(values.data(), values.size(), key(seed, 4), 0.5, 2.0);
    std::vector<double> row_right(row_right_size);
    fill_uniform(row_right.data(), row_right.size(), key(seed, 5), -1.0, 1.0);
    std::vector<double> row_x_before(row_x_before_size);
    fill_uniform(row_x_before.data(), row_x_before.size(), key(seed, 6), -1.0, 1.0);
    std::vector<double> row_minimum_x_befores(row_minimum_x_befores_size);
    fill_constant(row_minimum_x_befores.data(), row_minimum_x_befores.size(), key(seed, 7), -0.5);
    std::vector<double> row_x(row_x_size);
    fill_uniform(row_x.data(), row_x.size(), key(seed, 8), -1.0, 1.0);

    auto row_x_cpu = row_x;
    const float milliseconds = launch_eval_hybrid_gauss_seidel_color_inplace_kernel(
            color, row_color, row_start, columns, values, row_right, row_x_before, row_minimum_x_befores,
            row_x, n);
    reference::eval_hybrid_gauss_seidel_color_inplace_kernel(
            n, color, {row_color.data(), {row_color_size}}, {row_start.data(), {row_start_size}},
            {columns.data(), {columns_size}}, {values.data(), {values_size}},
            {row_right.data(), {row_right_size}}, {row_x_before.data(), {row_x_before_size}},
            {row_minimum_x_befores.data(), {row_minimum_x_befores_size}}, {row_x_cpu.data(), {row_x_size}});

    const double error = error_of<double>("row_x", row_x, row_x_cpu, 1e-9);
    const bool passed = error <= 1.0;
    std::printf("eval_hybrid_gauss_seidel_color_inplace_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
