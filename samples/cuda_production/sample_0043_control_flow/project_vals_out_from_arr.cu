// project_vals_out_from_arr, from project_vals_out_from_arr.py

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

constexpr float FACTOR = 0.4f;

__global__ void __launch_bounds__(256, 2) project_vals_out_from_arr_kernel(
        const float* __restrict__ arr, int n, const float* __restrict__ weights0, int weights0_cols,
        float* __restrict__ vals_out, int count) {
    const int tid = blockIdx.x * blockDim.x + threadIdx.x;
    if (tid >= count) return;

    float arr_i = arr[tid];
    float right_v = FACTOR - arr_i;
    float s = 0.0f;
    for (int kk = 0; kk < n; ++kk) {
        float weights0_val = weights0[tid * weights0_cols + kk];
        if (weights0_val < 0.25f) {
            continue;
        }
        s -= weights0_val;
    }

    vals_out[tid] = s - right_v;
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
float launch_project_vals_out_from_arr(const std::vector<float>& arr, int n,
                                       const std::vector<float>& weights0, int weights0_cols,
                                       std::vector<float>& vals_out, int count) {
    DeviceArray<float> d_arr(arr.data(), arr.size());
    DeviceArray<float> d_weights0(weights0.data(), weights0.size());
    DeviceArray<float> d_vals_out(vals_out.data(), vals_out.size());

    const int block = 256;
    const int grid = (count + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    project_vals_out_from_arr_kernel<<<grid, block>>>(
            d_arr.data(), n, d_weights0.data(), weights0_cols, d_vals_out.data(), count);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_vals_out.copy_to(vals_out.data());
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

constexpr float FACTOR = 0.4f;

// One thread of the launch.
inline void project_vals_out_from_arr_thread(int tid, Array<float, 1> arr, int n,
                                             Array<float, 2> weights0, Array<float, 1> vals_out) {
    const float arr_i = arr[tid];
    const float right_v = FACTOR - arr_i;
    float s = 0.0f;
    for (int kk = 0; kk < n; ++kk) {
        const float weights0_val = weights0[tid][kk];
        if (weights0_val < 0.25f) {
            continue;
        }
        s -= weights0_val;
    }
    vals_out[tid] = s - right_v;
}

inline void project_vals_out_from_arr(int size0, Array<float, 1> arr, int n,
                                      Array<float, 2> weights0, Array<float, 1> vals_out) {
    for (int tid = 0; tid < size0; ++tid) {
        project_vals_out_from_arr_thread(tid, arr, n, weights0, vals_out);
    }
}

}  // namespace reference

constexpr uint64_t sample_index = 3;

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
    int problem_size = 4096;
    uint64_t seed = 42;
    for (int i = 1; i < argc; i += 2) {
        if (i + 1 < argc && std::strcmp(argv[i], "--n") == 0) {
            problem_size = std::atoi(argv[i + 1]);
        } else if (i + 1 < argc && std::strcmp(argv[i], "--seed") == 0) {
            seed = std::strtoull(argv[i + 1], nullptr, 10);
        } else {
            std::fprintf(stderr, "usage: %s [--n N] [--seed S]\n", argv[0]);
            return 2;
        }
    }
    if (problem_size < 1) {
        std::fprintf(stderr, "--n is at least 1\n");
        return 2;
    }

    const int arr_size = problem_size;
    const int weights0_rows = problem_size;
    const int weights0_cols = 10;
    const int vals_out_size = problem_size;
    std::vector<float> arr(arr_size);
    fill_uniform(arr.data(), arr.size(), key(seed, 0), 1.0, 3.0);
    int n;
    fill_index(&n, 1, key(seed, 1), 1, 11);
    std::vector<float> weights0(size_t(weights0_rows) * weights0_cols);
    fill_uniform(weights0.data(), weights0.size(), key(seed, 2), 0.0, 1.0);
    std::vector<float> vals_out(vals_out_size);

    auto vals_out_cpu = vals_out;
    const float milliseconds = launch_project_vals_out_from_arr(
            arr, n, weights0, weights0_cols, vals_out, problem_size);
    reference::project_vals_out_from_arr(problem_size, {arr.data(), {arr_size}}, n,
                                         {weights0.data(), {weights0_rows, weights0_cols}},
                                         {vals_out_cpu.data(), {vals_out_size}});

    const double error = error_of<float>("vals_out", vals_out, vals_out_cpu, 0.0001);
    const bool passed = error <= 1.0;
    std::printf("project_vals_out_from_arr: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
