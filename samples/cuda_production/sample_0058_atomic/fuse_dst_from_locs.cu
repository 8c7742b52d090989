// fuse_dst_from_locs, from fuse_dst_from_locs.py

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

constexpr float DECAY = 2.4f;

struct vec3f {
    float x, y, z;
};

__device__ inline float atomic_max(float* place, float value) {
    int* bits = reinterpret_cast<int*>(place);
    int old = *bits, seen;
    do {
        seen = old;
        old = atomicCAS(bits, seen, __float_as_int(fmaxf(__int_as_float(seen), value)));
    } while (old != seen);
    return __int_as_float(old);
}

__host__ __device__ inline float dot(vec3f a, vec3f b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

__global__ void fuse_dst_from_locs_kernel(const vec3f* __restrict__ locs, float w0, float* __restrict__ dst,
                                          float* __restrict__ vals, const float* __restrict__ x_in, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;

    vec3f locs_i = locs[i];
    atomic_max(&dst[0], dot(locs_i, locs_i) + w0);
    float vals_i = vals[i];
    float coef = vals_i / DECAY * (DECAY - vals_i) + vals_i * 3.6f;
    float x_in_t = x_in[i];
    coef = coef + (3.31f + x_in_t + w0);
    vals[i] = coef * 0.02f + 0.5f;
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
float launch_fuse_dst_from_locs(const std::vector<vec3f>& locs, float w0, std::vector<float>& dst,
                                std::vector<float>& vals, const std::vector<float>& x_in, int n) {
    DeviceArray<vec3f> d_locs(locs.data(), locs.size());
    DeviceArray<float> d_dst(dst.data(), dst.size());
    DeviceArray<float> d_vals(vals.data(), vals.size());
    DeviceArray<float> d_x_in(x_in.data(), x_in.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    fuse_dst_from_locs_kernel<<<grid, block>>>(d_locs.data(), w0, d_dst.data(), d_vals.data(),
                                               d_x_in.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_dst.copy_to(dst.data());
    d_vals.copy_to(vals.data());
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

constexpr float DECAY = 2.4f;

// One thread of the launch.
inline void fuse_dst_from_locs_thread(int i, Array<vec3f, 1> locs, float w0, Array<float, 1> dst,
                                      Array<float, 1> vals, Array<float, 1> x_in) {
    const vec3f locs_i = locs[i];
    dst[0] = fmaxf(dst[0], dot(locs_i, locs_i) + w0);
    const float vals_i = vals[i];
    float coef = vals_i / DECAY * (DECAY - vals_i) + vals_i * 3.6f;
    const float x_in_t = x_in[i];
    coef = coef + (3.31f + x_in_t + w0);
    vals[i] = coef * 0.02f + 0.5f;
}

inline void fuse_dst_from_locs(int size0, Array<vec3f, 1> locs, float w0, Array<float, 1> dst,
                               Array<float, 1> vals, Array<float, 1> x_in) {
    for (int i = 0; i < size0; ++i) {
        fuse_dst_from_locs_thread(i, locs, w0, dst, vals, x_in);
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

    const int locs_size = n;
    const int dst_size = 1;
    const int vals_size = n;
    const int x_in_size = n;
    std::vector<vec3f> locs(locs_size);
    fill_uniform(reinterpret_cast<float*>(locs.data()), 3 * locs.size(), key(seed, 0), 0.0, 1.0);
    float w0;
    fill_uniform(&w0, 1, key(seed, 1), 0.1, 1.0);
    std::vector<float> dst(dst_size);
    std::vector<float> vals(vals_size);
    fill_uniform(vals.data(), vals.size(), key(seed, 3), 0.0, 1.0);
    std::vector<float> x_in(x_in_size);
    fill_uniform(x_in.data(), x_in.size(), key(seed, 4), 0.0, 10.0);

    auto dst_cpu = dst;
    auto vals_cpu = vals;
    const float milliseconds = launch_fuse_dst_from_locs(locs, w0, dst, vals, x_in, n);
    reference::fuse_dst_from_locs(n, {locs.data(), {locs_size}}, w0, {dst_cpu.data(), {dst_size}},
                                  {vals_cpu.data(), {vals_size}}, {x_in.data(), {x_in_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("dst", dst, dst_cpu, 0.0001));
    error = std::max(error, error_of<float>("vals", vals, vals_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("fuse_dst_from_locs: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
