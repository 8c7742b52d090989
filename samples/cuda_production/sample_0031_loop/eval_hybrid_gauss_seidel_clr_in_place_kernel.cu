// Relax the unknowns of one color with the newest values of the other colors, and the old ones where a color clashes.
// eval_hybrid_gauss_seidel_clr_in_place_kernel, from eval_hybrid_gauss_seidel_clr_in_place_kernel.py

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

// Gauss-Seidel between colors, Jacobi within one. Launch: one thread per row, once for every color.
__global__ void __launch_bounds__(256, 2) eval_hybrid_gauss_seidel_clr_in_place_kernel(
        const int* __restrict__ region_ids, const int* __restrict__ worklist,
        const int* __restrict__ row_clr, const int* __restrict__ row_start, const int* __restrict__ cols,
        const float* __restrict__ vals, const float* __restrict__ right, const float* __restrict__ x_before,
        const float* __restrict__ device_relaxation, const float* __restrict__ min_diag_by_region,
        float* __restrict__ x, int clr, int n) {
    const int thread = blockIdx.x * blockDim.x + threadIdx.x;
    if (thread >= n) return;

    int region = region_ids[thread];
    float min_diag = min_diag_by_region[region];
    int row = worklist[thread];
    if (row_clr[row] != clr) {
        return;
    }

    float diag = 0.0f;
    float rest = right[row];
    const int k_end = row_start[row + 1];
    for (int k = row_start[row]; k < k_end; ++k) {
        int col = cols[k];
        if (row == col) {
            diag += vals[k];
        } else if (row_clr[col] == clr) {
            rest -= vals[k] * x_before[col];
        } else {
            rest -= vals[k] * x[col];
        }
    }

    if (diag > min_diag) {
        x[row] = lerp(x[row], rest / diag, device_relaxation[0]);
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
float launch_eval_hybrid_gauss_seidel_clr_in_place_kernel(
        const std::vector<int>& region_ids, const std::vector<int>& worklist,
        const std::vector<int>& row_clr, const std::vector<int>& row_start, const std::vector<int>& cols,
        const std::vector<float>& vals, const std::vector<float>& right, const std::vector<float>& x_before,
        const std::vector<float>& device_relaxation, const std::vector<float>& min_diag_by_region,
        std::vector<float>& x, int clr, int n) {
    DeviceArray<int> d_region_ids(region_ids.data(), region_ids.size());
    DeviceArray<int> d_worklist(worklist.data(), worklist.size());
    DeviceArray<int> d_row_clr(row_clr.data(), row_clr.size());
    DeviceArray<int> d_row_start(row_start.data(), row_start.size());
    DeviceArray<int> d_cols(cols.data(), cols.size());
    DeviceArray<float> d_vals(vals.data(), vals.size());
    DeviceArray<float> d_right(right.data(), right.size());
    DeviceArray<float> d_x_before(x_before.data(), x_before.size());
    DeviceArray<float> d_device_relaxation(device_relaxation.data(), device_relaxation.size());
    DeviceArray<float> d_min_diag_by_region(min_diag_by_region.data(), min_diag_by_region.size());
    DeviceArray<float> d_x(x.data(), x.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    eval_hybrid_gauss_seidel_clr_in_place_kernel<<<grid, block>>>(
            d_region_ids.data(), d_worklist.data(), d_row_clr.data(), d_row_start.data(), d_cols.data(),
            d_vals.data(), d_right.data(), d_x_before.data(), d_device_relaxation.data(),
            d_min_diag_by_region.data(), d_x.data(), clr, n);
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

// One thread of the launch.
inline void eval_hybrid_gauss_seidel_clr_in_place_kernel_thread(
        int thread, Array<int, 1> region_ids, Array<int, 1> worklist, Array<int, 1> row_clr,
        Array<int, 1> row_start, Array<int, 1> cols, Array<float, 1> vals, Array<float, 1> right,
        Array<float, 1> x_before, Array<float, 1> device_relaxation,
        Array<float, 1> min_diag_by_region, Array<float, 1> x, int clr) {
    const int region = region_ids[thread];
    const float min_diag = min_diag_by_region[region];
    const int row = worklist[thread];
    if (row_clr[row] != clr) {
        return;
    }
    float diag = 0.0f;
    float rest = right[row];
    const int k_end = row_start[row + 1];
    for (int k = row_start[row]; k < k_end; ++k) {
        const int col = cols[k];
        if (row == col) {
            diag += vals[k];
        } else if (row_clr[col] == clr) {
            rest -= vals[k] * x_before[col];
        } else {
            rest -= vals[k] * x[col];
        }
    }
    if (diag > min_diag) {
        x[row] = lerp(x[row], rest / diag, device_relaxation[0]);
    }
}

inline void eval_hybrid_gauss_seidel_clr_in_place_kernel(
        int size0, Array<int, 1> region_ids, Array<int, 1> worklist, Array<int, 1> row_clr,
        Array<int, 1> row_start, Array<int, 1> cols, Array<float, 1> vals, Array<float, 1> right,
        Array<float, 1> x_before, Array<float, 1> device_relaxation,
        Array<float, 1> min_diag_by_region, Array<float, 1> x, int clr) {
    for (int thread = 0; thread < size0; ++thread) {
        eval_hybrid_gauss_seidel_clr_in_place_kernel_thread(
                thread, region_ids, worklist, row_clr, row_start, cols, vals, right, x_before,
                device_relaxation, min_diag_by_region, x, clr);
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

    const int region_ids_size = n;
    const int worklist_size = n;
    const int row_clr_size = n;
    const int row_start_size = n + 1;
    const int cols_size = 4 * n;
    const int vals_size = 4 * n;
    const int right_size = n;
    const int x_before_size = n;
    const int device_relaxation_size = 1;
    const int min_diag_by_region_size = 8;
    const int x_size = n;
    std::vector<int> region_ids(region_ids_size);
    fill_index(region_ids.data(), region_ids.size(), key(seed, 0), 0, 8);
    std::vector<int> worklist(worklist_size);
    fill_permutation(worklist.data(), worklist.size(), key(seed, 1));
    std::vector<int> row_clr(row_clr_size);
    fill_index(row_clr.data(), row_clr.size(), key(seed, 2), 0, 3);
    std::vector<int> row_start(row_start_size);
    fill_offsets(row_start.data(), row_start.size(), key(seed, 3), 0, 4 * n);
    std::vector<int> cols(cols_size);
    fill_sorted_index(cols.data(), cols.size(), key(seed, 4), 0, n);
    std::vector<float> vals(vals_size);
    fill_uniform(vals.data(), vals.size(), key(seed, 5), 0.5, 2.0);
    std::vector<float> right(right_size);
    fill_uniform(right.data(), right.size(), key(seed, 6), -1.0, 1.0);
    std::vector<float> x_before(x_before_size);
    fill_uniform(x_before.data(), x_before.size(), key(seed, 7), -1.0, 1.0);
    std::vector<float> device_relaxation(device_relaxation_size);
    fill_constant(device_relaxation.data(), device_relaxation.size(), key(seed, 8), 0.8);
    std::vector<float> min_diag_by_region(min_diag_by_region_size);
    fill_constant(min_diag_by_region.data(), min_diag_by_region.size(), key(seed, 9), 1e-08);
    std::vector<float> x(x_size);
    fill_uniform(x.data(), x.size(), key(seed, 10), -1.0, 1.0);
    const int clr = 1;

    auto x_cpu = x;
    const float milliseconds = launch_eval_hybrid_gauss_seidel_clr_in_place_kernel(
            region_ids, worklist, row_clr, row_start, cols, vals, right, x_before, device_relaxation,
            min_diag_by_region, x, clr, n);
    reference::eval_hybrid_gauss_seidel_clr_in_place_kernel(
            n, {region_ids.data(), {region_ids_size}}, {worklist.data(), {worklist_size}},
            {row_clr.data(), {row_clr_size}}, {row_start.data(), {row_start_size}},
            {cols.data(), {cols_size}}, {vals.data(), {vals_size}}, {right.data(), {right_size}},
            {x_before.data(), {x_before_size}}, {device_relaxation.data(), {device_relaxation_size}},
            {min_diag_by_region.data(), {min_diag_by_region_size}}, {x_cpu.data(), {x_size}}, clr);

    const double error = error_of<float>("x", x, x_cpu, 0.0001);
    const bool passed = error <= 1.0;
    std::printf("eval_hybrid_gauss_seidel_clr_in_place_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
