// remap_out_force, from remap_out_force.py

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

__global__ void __launch_bounds__(256, 2) remap_out_force_kernel(
        int size, const float* __restrict__ mass_inv, int mass_inv_cols, const float* __restrict__ angle,
        const float* __restrict__ damping, float* __restrict__ out_force, int n) {
    const int tid = blockIdx.x * blockDim.x + threadIdx.x;
    if (tid >= n) return;

    float series_sum = 0.0f;
    for (int jj = 1; jj < size; ++jj) {
        if (mass_inv[tid * mass_inv_cols + jj] > 1.19f) {
            series_sum +=
                mass_inv[tid * mass_inv_cols + jj] * (mass_inv[tid * mass_inv_cols + jj] / angle[tid]);
        }
    }

    series_sum += 0.02f * damping[tid];

    out_force[tid] = series_sum;
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
float launch_remap_out_force(int size, const std::vector<float>& mass_inv, int mass_inv_cols,
                             const std::vector<float>& angle, const std::vector<float>& damping,
                             std::vector<float>& out_force, int n) {
    DeviceArray<float> d_mass_inv(mass_inv.data(), mass_inv.size());
    DeviceArray<float> d_angle(angle.data(), angle.size());
    DeviceArray<float> d_damping(damping.data(), damping.size());
    DeviceArray<float> d_out_force(out_force.data(), out_force.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    remap_out_force_kernel<<<grid, block>>>(size, d_mass_inv.data(), mass_inv_cols, d_angle.data(),
                                            d_damping.data(), d_out_force.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_out_force.copy_to(out_force.data());
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

// One thread of the launch.
inline void remap_out_force_thread(int tid, int size, Array<float, 2> mass_inv,
                                   Array<float, 1> angle, Array<float, 1> damping,
                                   Array<float, 1> out_force) {
    float series_sum = 0.0f;
    for (int jj = 1; jj < size; ++jj) {
        if (mass_inv[tid][jj] > 1.19f) {
            series_sum += mass_inv[tid][jj] * (mass_inv[tid][jj] / angle[tid]);
        }
    }
    series_sum += 0.02f * damping[tid];
    out_force[tid] = series_sum;
}

inline void remap_out_force(int size0, int size, Array<float, 2> mass_inv, Array<float, 1> angle,
                            Array<float, 1> damping, Array<float, 1> out_force) {
    for (int tid = 0; tid < size0; ++tid) {
        remap_out_force_thread(tid, size, mass_inv, angle, damping, out_force);
    }
}

}  // namespace reference

constexpr uint64_t sample_index = 0;

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

    const int mass_inv_rows = n;
    const int mass_inv_cols = 24;
    const int angle_size = n;
    const int damping_size = n;
    const int out_force_size = n;
    int size;
    fill_index(&size, 1, key(seed, 0), 1, 25);
    std::vector<float> mass_inv(size_t(mass_inv_rows) * mass_inv_cols);
    fill_uniform(mass_inv.data(), mass_inv.size(), key(seed, 1), 0.5, 1.5);
    std::vector<float> angle(angle_size);
    fill_uniform(angle.data(), angle.size(), key(seed, 2), 1.0, 3.0);
    std::vector<float> damping(damping_size);
    fill_uniform(damping.data(), damping.size(), key(seed, 3), 0.5, 1.5);
    std::vector<float> out_force(out_force_size);

    auto out_force_cpu = out_force;
    const float milliseconds = launch_remap_out_force(
            size, mass_inv, mass_inv_cols, angle, damping, out_force, n);
    reference::remap_out_force(n, size, {mass_inv.data(), {mass_inv_rows, mass_inv_cols}},
                               {angle.data(), {angle_size}}, {damping.data(), {damping_size}},
                               {out_force_cpu.data(), {out_force_size}});

    const double error = error_of<float>("out_force", out_force, out_force_cpu, 0.0001);
    const bool passed = error <= 1.0;
    std::printf("remap_out_force: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
