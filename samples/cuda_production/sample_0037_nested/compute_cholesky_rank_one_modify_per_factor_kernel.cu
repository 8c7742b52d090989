// Update or downdate packed Cholesky factors by a vector without factoring again.
// compute_cholesky_rank_one_modify_per_factor_kernel, from _compute_cholesky_rank_one_modify_per_factor_kernel.py

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

__device__ int compute_packed(int i, int j) {
    return i * (i + 1) / 2 + j;
}

__global__ void __launch_bounds__(256, 2) compute_cholesky_rank_one_modify_per_factor_kernel(
        const int8_t* __restrict__ fac_dir, float* __restrict__ fac_vectors, int fac_vectors_cols,
        float* __restrict__ factors, int factors_cols, int* __restrict__ fac_failed_col, int n) {
    const int b = blockIdx.x * blockDim.x + threadIdx.x;
    if (b >= n) return;

    fac_failed_col[b] = 0;
    float sign = float(fac_dir[b]);
    if (sign != 0.0f) {
        int size = fac_vectors_cols;
        for (int k = 0; k < size; ++k) {
            float diag = factors[b * factors_cols + compute_packed(k, k)];
            float v_k = fac_vectors[b * fac_vectors_cols + k];
            float sq = diag * diag + sign * v_k * v_k;
            if (sq < 0.01f) {
                fac_failed_col[b] = k + 1;
                return;
            }

            float r = sqrtf(sq);
            float c = r / diag;
            float s = v_k / diag;
            factors[b * factors_cols + compute_packed(k, k)] = r;
            for (int i = k + 1; i < size; ++i) {
                float entry = (factors[b * factors_cols + compute_packed(i, k)]
                        + sign * s * fac_vectors[b * fac_vectors_cols + i]) / c;
                factors[b * factors_cols + compute_packed(i, k)] = entry;
                // uses the new entry, which keeps the vector accurate through cancellation
                fac_vectors[b * fac_vectors_cols + i] = c * fac_vectors[b * fac_vectors_cols + i] - s * entry;
            }
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
float launch_compute_cholesky_rank_one_modify_per_factor_kernel(
        const std::vector<int8_t>& fac_dir, std::vector<float>& fac_vectors, int fac_vectors_cols,
        std::vector<float>& factors, int factors_cols, std::vector<int>& fac_failed_col, int n) {
    DeviceArray<int8_t> d_fac_dir(fac_dir.data(), fac_dir.size());
    DeviceArray<float> d_fac_vectors(fac_vectors.data(), fac_vectors.size());
    DeviceArray<float> d_factors(factors.data(), factors.size());
    DeviceArray<int> d_fac_failed_col(fac_failed_col.data(), fac_failed_col.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    compute_cholesky_rank_one_modify_per_factor_kernel<<<grid, block>>>(
            d_fac_dir.data(), d_fac_vectors.data(), fac_vectors_cols, d_factors.data(), factors_cols,
            d_fac_failed_col.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_fac_vectors.copy_to(fac_vectors.data());
    d_factors.copy_to(factors.data());
    d_fac_failed_col.copy_to(fac_failed_col.data());
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

inline int _compute_packed(int i, int j) {
    return i * (i + 1) / 2 + j;
}

// One thread of the launch.
inline void _compute_cholesky_rank_one_modify_per_factor_kernel_thread(
        int b, Array<int8_t, 1> fac_dir, Array<float, 2> fac_vectors, Array<float, 2> factors,
        Array<int, 1> fac_failed_col) {
    fac_failed_col[b] = 0;
    const float sign = float(fac_dir[b]);
    if (sign != 0.0f) {
        const int size = fac_vectors.shape[1];
        for (int k = 0; k < size; ++k) {
            const float diag = factors[b][_compute_packed(k, k)];
            const float v_k = fac_vectors[b][k];
            const float sq = diag * diag + sign * v_k * v_k;
            if (sq < 0.01f) {
                fac_failed_col[b] = k + 1;
                return;
            }
            const float r = sqrtf(sq);
            const float c = r / diag;
            const float s = v_k / diag;
            factors[b][_compute_packed(k, k)] = r;
            for (int i = k + 1; i < size; ++i) {
                const float entry = (factors[b][_compute_packed(i, k)] + sign * s * fac_vectors[b][i]) / c;
                factors[b][_compute_packed(i, k)] = entry;
                fac_vectors[b][i] = c * fac_vectors[b][i] - s * entry;
            }
        }
    }
}

inline void _compute_cholesky_rank_one_modify_per_factor_kernel(
        int size0, Array<int8_t, 1> fac_dir, Array<float, 2> fac_vectors, Array<float, 2> factors,
        Array<int, 1> fac_failed_col) {
    for (int b = 0; b < size0; ++b) {
        _compute_cholesky_rank_one_modify_per_factor_kernel_thread(
                b, fac_dir, fac_vectors, factors, fac_failed_col);
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

    const int fac_dir_size = n;
    const int fac_vectors_rows = n;
    const int fac_vectors_cols = 5;
    const int factors_rows = n;
    const int factors_cols = 15;
    const int fac_failed_col_size = n;
    std::vector<int8_t> fac_dir(fac_dir_size);
    fill_index(fac_dir.data(), fac_dir.size(), key(seed, 0), -1, 2);
    std::vector<float> fac_vectors(size_t(fac_vectors_rows) * fac_vectors_cols);
    fill_uniform(fac_vectors.data(), fac_vectors.size(), key(seed, 1), -0.6, 0.6);
    std::vector<float> factors(size_t(factors_rows) * factors_cols);
    fill_uniform(factors.data(), factors.size(), key(seed, 2), 0.5, 1.0);
    std::vector<int> fac_failed_col(fac_failed_col_size);

    auto fac_vectors_cpu = fac_vectors;
    auto factors_cpu = factors;
    auto fac_failed_col_cpu = fac_failed_col;
    const float milliseconds = launch_compute_cholesky_rank_one_modify_per_factor_kernel(
            fac_dir, fac_vectors, fac_vectors_cols, factors, factors_cols, fac_failed_col, n);
    reference::_compute_cholesky_rank_one_modify_per_factor_kernel(
            n, {fac_dir.data(), {fac_dir_size}},
            {fac_vectors_cpu.data(), {fac_vectors_rows, fac_vectors_cols}},
            {factors_cpu.data(), {factors_rows, factors_cols}},
            {fac_failed_col_cpu.data(), {fac_failed_col_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("fac_vectors", fac_vectors, fac_vectors_cpu, 0.0001));
    error = std::max(error, error_of<float>("factors", factors, factors_cpu, 0.0001));
    error = std::max(error, error_of<int>("fac_failed_col", fac_failed_col, fac_failed_col_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("compute_cholesky_rank_one_modify_per_factor_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
