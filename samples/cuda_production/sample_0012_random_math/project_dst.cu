// project_dst, from project_dst.py

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

__global__ void project_dst_kernel(const double* __restrict__ series, const double* __restrict__ grid_vals,
                                   const double* __restrict__ x_in, const double* __restrict__ w,
                                   double* __restrict__ dst, double* __restrict__ summary, int n) {
    const int tid = blockIdx.x * blockDim.x + threadIdx.x;
    if (tid >= n) return;

    double sq = erfinv(fmin(fmax(-0.5, series[tid]), 0.0));
    sq = cos(sq);
    sq /= 2.0;
    double left_v = floor(sq) / grid_vals[tid] - x_in[tid];
    dst[tid] = left_v + 2.0 * w[tid];
    double mid = floor(atan2(erfc(left_v + series[tid]), w[tid]));
    mid += cos(mid);
    summary[tid] = mid;
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
float launch_project_dst(const std::vector<double>& series, const std::vector<double>& grid_vals,
                         const std::vector<double>& x_in, const std::vector<double>& w,
                         std::vector<double>& dst, std::vector<double>& summary, int n) {
    DeviceArray<double> d_series(series.data(), series.size());
    DeviceArray<double> d_grid_vals(grid_vals.data(), grid_vals.size());
    DeviceArray<double> d_x_in(x_in.data(), x_in.size());
    DeviceArray<double> d_w(w.data(), w.size());
    DeviceArray<double> d_dst(dst.data(), dst.size());
    DeviceArray<double> d_summary(summary.data(), summary.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    project_dst_kernel<<<grid, block>>>(d_series.data(), d_grid_vals.data(), d_x_in.data(), d_w.data(),
                                        d_dst.data(), d_summary.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_dst.copy_to(dst.data());
    d_summary.copy_to(summary.data());
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
inline void project_dst_thread(int tid, Array<double, 1> series, Array<double, 1> grid_vals,
                               Array<double, 1> x_in, Array<double, 1> w, Array<double, 1> dst,
                               Array<double, 1> summary) {
    double sq = erfinv(fmin(fmax(-0.5, series[tid]), 0.0));
    sq = cos(sq);
    sq /= 2.0;
    const double left_v = floor(sq) / grid_vals[tid] - x_in[tid];
    dst[tid] = left_v + 2.0 * w[tid];
    double mid = floor(atan2(erfc(left_v + series[tid]), w[tid]));
    mid += cos(mid);
    summary[tid] = mid;
}

inline void project_dst(int size0, Array<double, 1> series, Array<double, 1> grid_vals,
                        Array<double, 1> x_in, Array<double, 1> w, Array<double, 1> dst,
                        Array<double, 1> summary) {
    for (int tid = 0; tid < size0; ++tid) {
        project_dst_thread(tid, series, grid_vals, x_in, w, dst, summary);
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

    const int series_size = n;
    const int grid_vals_size = n;
    const int x_in_size = n;
    const int w_size = n;
    const int dst_size = n;
    const int summary_size = n;
    std::vector<double> series(series_size);
    fill_uniform(series.data(), series.size(), key(seed, 0), 0.0, 1.0);
    std::vector<double> grid_vals(grid_vals_size);
    fill_uniform(grid_vals.data(), grid_vals.size(), key(seed, 1), 0.5, 1.5);
    std::vector<double> x_in(x_in_size);
    fill_uniform(x_in.data(), x_in.size(), key(seed, 2), 0.2, 0.8);
    std::vector<double> w(w_size);
    fill_uniform(w.data(), w.size(), key(seed, 3), 0.2, 0.8);
    std::vector<double> dst(dst_size);
    std::vector<double> summary(summary_size);

    auto dst_cpu = dst;
    auto summary_cpu = summary;
    const float milliseconds = launch_project_dst(series, grid_vals, x_in, w, dst, summary, n);
    reference::project_dst(n, {series.data(), {series_size}}, {grid_vals.data(), {grid_vals_size}},
                           {x_in.data(), {x_in_size}}, {w.data(), {w_size}}, {dst_cpu.data(), {dst_size}},
                           {summary_cpu.data(), {summary_size}});

    double error = 0.0;
    error = std::max(error, error_of<double>("dst", dst, dst_cpu, 1e-9));
    error = std::max(error, error_of<double>("summary", summary, summary_cpu, 1e-9));
    const bool passed = error <= 1.0;
    std::printf("project_dst: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
