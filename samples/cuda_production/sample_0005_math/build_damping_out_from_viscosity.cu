// build_damping_out_from_viscosity, from build_damping_out_from_viscosity.py

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

__host__ __device__ inline float step(float x) {
    return x < 0.0f ? 1.0f : 0.0f;
}

__host__ __device__ inline float nonzero(float x) {
    return x == 0.0f ? 0.0f : 1.0f;
}

__global__ void build_damping_out_from_viscosity_kernel(
        const float* __restrict__ viscosity, const float* __restrict__ mass_inv,
        const float* __restrict__ stiffness, const float* __restrict__ speed,
        float* __restrict__ damping_out, float* __restrict__ potential, int n) {
    const int tid = blockIdx.x * blockDim.x + threadIdx.x;
    if (tid >= n) return;

    float stretch = fminf(fmaxf(-0.5f, viscosity[tid]), 0.0f);
    float dist = mass_inv[tid] + stiffness[tid];

    float twist = erfcf(step(speed[tid]));

    float net = stiffness[tid] + dist + atan2f(stiffness[tid], 2.75f);
    float gap = net + twist;

    damping_out[tid] = gap * (stretch + stiffness[tid]);
    potential[tid] = nonzero(sinf(stretch) * dist);
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
float launch_build_damping_out_from_viscosity(const std::vector<float>& viscosity,
                                              const std::vector<float>& mass_inv,
                                              const std::vector<float>& stiffness,
                                              const std::vector<float>& speed,
                                              std::vector<float>& damping_out,
                                              std::vector<float>& potential, int n) {
    DeviceArray<float> d_viscosity(viscosity.data(), viscosity.size());
    DeviceArray<float> d_mass_inv(mass_inv.data(), mass_inv.size());
    DeviceArray<float> d_stiffness(stiffness.data(), stiffness.size());
    DeviceArray<float> d_speed(speed.data(), speed.size());
    DeviceArray<float> d_damping_out(damping_out.data(), damping_out.size());
    DeviceArray<float> d_potential(potential.data(), potential.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    build_damping_out_from_viscosity_kernel<<<grid, block>>>(
            d_viscosity.data(), d_mass_inv.data(), d_stiffness.data(), d_speed.data(), d_damping_out.data(),
            d_potential.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_damping_out.copy_to(damping_out.data());
    d_potential.copy_to(potential.data());
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
inline void build_damping_out_from_viscosity_thread(
        int tid, Array<float, 1> viscosity, Array<float, 1> mass_inv, Array<float, 1> stiffness,
        Array<float, 1> speed, Array<float, 1> damping_out, Array<float, 1> potential) {
    const float stretch = fminf(fmaxf(-0.5f, viscosity[tid]), 0.0f);
    const float dist = mass_inv[tid] + stiffness[tid];
    const float twist = erfcf(step(speed[tid]));
    const float net = stiffness[tid] + dist + atan2f(stiffness[tid], 2.75f);
    const float gap = net + twist;
    damping_out[tid] = gap * (stretch + stiffness[tid]);
    potential[tid] = nonzero(sinf(stretch) * dist);
}

inline void build_damping_out_from_viscosity(int size0, Array<float, 1> viscosity,
                                             Array<float, 1> mass_inv, Array<float, 1> stiffness,
                                             Array<float, 1> speed, Array<float, 1> damping_out,
                                             Array<float, 1> potential) {
    for (int tid = 0; tid < size0; ++tid) {
        build_damping_out_from_viscosity_thread(tid, viscosity, mass_inv, stiffness, speed,
                                                damping_out, potential);
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

    const int viscosity_size = n;
    const int mass_inv_size = n;
    const int stiffness_size = n;
    const int speed_size = n;
    const int damping_out_size = n;
    const int potential_size = n;
    std::vector<float> viscosity(viscosity_size);
    fill_uniform(viscosity.data(), viscosity.size(), key(seed, 0), 0.2, 0.8);
    std::vector<float> mass_inv(mass_inv_size);
    fill_uniform(mass_inv.data(), mass_inv.size(), key(seed, 1), 0.5, 2.0);
    std::vector<float> stiffness(stiffness_size);
    fill_uniform(stiffness.data(), stiffness.size(), key(seed, 2), 0.0, 1.0);
    std::vector<float> speed(speed_size);
    fill_uniform(speed.data(), speed.size(), key(seed, 3), 1.0, 3.0);
    std::vector<float> damping_out(damping_out_size);
    std::vector<float> potential(potential_size);

    auto damping_out_cpu = damping_out;
    auto potential_cpu = potential;
    const float milliseconds = launch_build_damping_out_from_viscosity(
            viscosity, mass_inv, stiffness, speed, damping_out, potential, n);
    reference::build_damping_out_from_viscosity(n, {viscosity.data(), {viscosity_size}},
                                                {mass_inv.data(), {mass_inv_size}},
                                                {stiffness.data(), {stiffness_size}},
                                                {speed.data(), {speed_size}},
                                                {damping_out_cpu.data(), {damping_out_size}},
                                                {potential_cpu.data(), {potential_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("damping_out", damping_out, damping_out_cpu, 0.0001));
    error = std::max(error, error_of<float>("potential", potential, potential_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("build_damping_out_from_viscosity: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
