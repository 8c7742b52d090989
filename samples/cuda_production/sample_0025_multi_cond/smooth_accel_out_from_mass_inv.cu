// smooth_accel_out_from_mass_inv, from smooth_accel_out_from_mass_inv.py

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

constexpr float LIMIT = 0.6f;

__global__ void smooth_accel_out_from_mass_inv_kernel(
        const float* __restrict__ mass_inv, const float* __restrict__ tension,
        const float* __restrict__ thickness, int thickness_size, float* __restrict__ accel_out,
        float* __restrict__ new_vel, int n) {
    const int tid = blockIdx.x * blockDim.x + threadIdx.x;
    if (tid >= n) return;

    float stretch = fmaxf(mass_inv[tid], 0.02f);
    if (mass_inv[tid] < 0.3f || tension[tid] > 1.1f) {
        float thickness_t = thickness[(tid + 3) % thickness_size];
        accel_out[tid] = stretch - thickness_t;
    }

    stretch -= 3.28f + mass_inv[tid];

    new_vel[tid] = stretch + LIMIT * mass_inv[tid];
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
float launch_smooth_accel_out_from_mass_inv(const std::vector<float>& mass_inv,
                                            const std::vector<float>& tension,
                                            const std::vector<float>& thickness, int thickness_size,
                                            std::vector<float>& accel_out, std::vector<float>& new_vel,
                                            int n) {
    DeviceArray<float> d_mass_inv(mass_inv.data(), mass_inv.size());
    DeviceArray<float> d_tension(tension.data(), tension.size());
    DeviceArray<float> d_thickness(thickness.data(), thickness.size());
    DeviceArray<float> d_accel_out(accel_out.data(), accel_out.size());
    DeviceArray<float> d_new_vel(new_vel.data(), new_vel.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    smooth_accel_out_from_mass_inv_kernel<<<grid, block>>>(
            d_mass_inv.data(), d_tension.data(), d_thickness.data(), thickness_size, d_accel_out.data(),
            d_new_vel.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_accel_out.copy_to(accel_out.data());
    d_new_vel.copy_to(new_vel.data());
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

constexpr float LIMIT = 0.6f;

// One thread of the launch.
inline void smooth_accel_out_from_mass_inv_thread(int tid, Array<float, 1> mass_inv,
                                                  Array<float, 1> tension,
                                                  Array<float, 1> thickness,
                                                  Array<float, 1> accel_out,
                                                  Array<float, 1> new_vel) {
    float stretch = fmaxf(mass_inv[tid], 0.02f);
    if (mass_inv[tid] < 0.3f || tension[tid] > 1.1f) {
        const float thickness_t = thickness[(tid + 3) % thickness.shape[0]];
        accel_out[tid] = stretch - thickness_t;
    }
    stretch -= 3.28f + mass_inv[tid];
    new_vel[tid] = stretch + LIMIT * mass_inv[tid];
}

inline void smooth_accel_out_from_mass_inv(int size0, Array<float, 1> mass_inv,
                                           Array<float, 1> tension, Array<float, 1> thickness,
                                           Array<float, 1> accel_out, Array<float, 1> new_vel) {
    for (int tid = 0; tid < size0; ++tid) {
        smooth_accel_out_from_mass_inv_thread(tid, mass_inv, tension, thickness, accel_out,
                                              new_vel);
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

    const int mass_inv_size = n;
    const int tension_size = n;
    const int thickness_size = n;
    const int accel_out_size = n;
    const int new_vel_size = n;
    std::vector<float> mass_inv(mass_inv_size);
    fill_uniform(mass_inv.data(), mass_inv.size(), key(seed, 0), 0.2, 0.8);
    std::vector<float> tension(tension_size);
    fill_uniform(tension.data(), tension.size(), key(seed, 1), 0.5, 2.0);
    std::vector<float> thickness(thickness_size);
    fill_uniform(thickness.data(), thickness.size(), key(seed, 2), 0.5, 1.5);
    std::vector<float> accel_out(accel_out_size);
    std::vector<float> new_vel(new_vel_size);

    auto accel_out_cpu = accel_out;
    auto new_vel_cpu = new_vel;
    const float milliseconds = launch_smooth_accel_out_from_mass_inv(
            mass_inv, tension, thickness, thickness_size, accel_out, new_vel, n);
    reference::smooth_accel_out_from_mass_inv(n, {mass_inv.data(), {mass_inv_size}},
                                              {tension.data(), {tension_size}},
                                              {thickness.data(), {thickness_size}},
                                              {accel_out_cpu.data(), {accel_out_size}},
                                              {new_vel_cpu.data(), {new_vel_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("accel_out", accel_out, accel_out_cpu, 0.0001));
    error = std::max(error, error_of<float>("new_vel", new_vel, new_vel_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("smooth_accel_out_from_mass_inv: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
