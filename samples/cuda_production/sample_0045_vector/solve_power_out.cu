// solve_power_out, from solve_power_out.py

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

struct vec2f {
    float x, y;
};

__host__ __device__ inline float dot(vec2f a, vec2f b) {
    return a.x * b.x + a.y * b.y;
}

__host__ __device__ inline float length_sq(vec2f a) {
    return dot(a, a);
}

__host__ __device__ inline vec2f operator*(float s, vec2f a) {
    return {a.x * s, a.y * s};
}

__host__ __device__ inline float length(vec2f a) {
    return sqrtf(dot(a, a));
}

__host__ __device__ inline vec2f operator/(vec2f a, float s) {
    return {a.x / s, a.y / s};
}

__host__ __device__ inline vec2f normalize(vec2f a) {
    float l = length(a);
    return l > 0.0f ? a / l : vec2f{};
}

__host__ __device__ inline vec2f cw_mul(vec2f a, vec2f b) {
    return {a.x * b.x, a.y * b.y};
}

__host__ __device__ inline vec2f operator*(vec2f a, float s) {
    return {a.x * s, a.y * s};
}

__host__ __device__ inline vec2f operator+(vec2f a, vec2f b) {
    return {a.x + b.x, a.y + b.y};
}

__global__ void solve_power_out_kernel(const float* __restrict__ mass_inv, int mass_inv_cols,
                                       const float* __restrict__ stiffness, int stiffness_cols,
                                       const float* __restrict__ mass, int mass_cols,
                                       float* __restrict__ power_out, int power_out_cols,
                                       vec2f* __restrict__ work, int work_cols, int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int i = index / width;
    const int j = index % width;

    vec2f shift_v{mass_inv[i * mass_inv_cols + j], 0.02f};
    vec2f e2{stiffness[i * stiffness_cols + j], stiffness[i * stiffness_cols + j]};

    float weight = length_sq(shift_v) * dot(shift_v, e2);

    float twist = dot(mass[i * mass_cols + j] * e2, e2);

    power_out[i * power_out_cols + j] = weight + twist;
    vec2f p0 = cw_mul(normalize(shift_v), e2) * weight;
    work[i * work_cols + j] = p0 + e2;
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
float launch_solve_power_out(const std::vector<float>& mass_inv, int mass_inv_cols,
                             const std::vector<float>& stiffness, int stiffness_cols,
                             const std::vector<float>& mass, int mass_cols, std::vector<float>& power_out,
                             int power_out_cols, std::vector<vec2f>& work, int work_cols, int height,
                             int width) {
    DeviceArray<float> d_mass_inv(mass_inv.data(), mass_inv.size());
    DeviceArray<float> d_stiffness(stiffness.data(), stiffness.size());
    DeviceArray<float> d_mass(mass.data(), mass.size());
    DeviceArray<float> d_power_out(power_out.data(), power_out.size());
    DeviceArray<vec2f> d_work(work.data(), work.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    solve_power_out_kernel<<<grid, block>>>(d_mass_inv.data(), mass_inv_cols, d_stiffness.data(),
                                            stiffness_cols, d_mass.data(), mass_cols, d_power_out.data(),
                                            power_out_cols, d_work.data(), work_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_power_out.copy_to(power_out.data());
    d_work.copy_to(work.data());
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
inline void solve_power_out_thread(int i, int j, Array<float, 2> mass_inv,
                                   Array<float, 2> stiffness, Array<float, 2> mass,
                                   Array<float, 2> power_out, Array<vec2f, 2> work) {
    const vec2f shift_v = vec2f{mass_inv[i][j], 0.02f};
    const vec2f e2 = vec2f{stiffness[i][j], stiffness[i][j]};
    const float weight = length_sq(shift_v) * dot(shift_v, e2);
    const float twist = dot(mass[i][j] * e2, e2);
    power_out[i][j] = weight + twist;
    const vec2f p0 = cw_mul(normalize(shift_v), e2) * weight;
    work[i][j] = p0 + e2;
}

inline void solve_power_out(int size0, int size1, Array<float, 2> mass_inv,
                            Array<float, 2> stiffness, Array<float, 2> mass,
                            Array<float, 2> power_out, Array<vec2f, 2> work) {
    for (int i = 0; i < size0; ++i) {
        for (int j = 0; j < size1; ++j) {
            solve_power_out_thread(i, j, mass_inv, stiffness, mass, power_out, work);
        }
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

    const int mass_inv_rows = (n + 31) / 32;
    const int mass_inv_cols = 32;
    const int stiffness_rows = (n + 31) / 32;
    const int stiffness_cols = 32;
    const int mass_rows = (n + 31) / 32;
    const int mass_cols = 32;
    const int power_out_rows = (n + 31) / 32;
    const int power_out_cols = 32;
    const int work_rows = (n + 31) / 32;
    const int work_cols = 32;
    std::vector<float> mass_inv(size_t(mass_inv_rows) * mass_inv_cols);
    fill_uniform(mass_inv.data(), mass_inv.size(), key(seed, 0), 0.2, 0.8);
    std::vector<float> stiffness(size_t(stiffness_rows) * stiffness_cols);
    fill_uniform(stiffness.data(), stiffness.size(), key(seed, 1), 0.0, 1.0);
    std::vector<float> mass(size_t(mass_rows) * mass_cols);
    fill_uniform(mass.data(), mass.size(), key(seed, 2), 0.0, 1.0);
    std::vector<float> power_out(size_t(power_out_rows) * power_out_cols);
    std::vector<vec2f> work(size_t(work_rows) * work_cols);

    auto power_out_cpu = power_out;
    auto work_cpu = work;
    const float milliseconds = launch_solve_power_out(
            mass_inv, mass_inv_cols, stiffness, stiffness_cols, mass, mass_cols, power_out, power_out_cols,
            work, work_cols, (n + 31) / 32, 32);
    reference::solve_power_out((n + 31) / 32, 32, {mass_inv.data(), {mass_inv_rows, mass_inv_cols}},
                               {stiffness.data(), {stiffness_rows, stiffness_cols}},
                               {mass.data(), {mass_rows, mass_cols}},
                               {power_out_cpu.data(), {power_out_rows, power_out_cols}},
                               {work_cpu.data(), {work_rows, work_cols}});

    double error = 0.0;
    error = std::max(error, error_of<float>("power_out", power_out, power_out_cpu, 0.0001));
    error = std::max(error, error_of<float>("work", work, work_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("solve_power_out: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
