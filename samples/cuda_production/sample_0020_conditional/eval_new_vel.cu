// eval_new_vel, from eval_new_vel.py

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

__global__ void eval_new_vel_kernel(const float* __restrict__ mass, const float* __restrict__ area,
                                    const float* __restrict__ moment, const float* __restrict__ heat,
                                    float* __restrict__ new_vel, int n) {
    const int tid = blockIdx.x * blockDim.x + threadIdx.x;
    if (tid >= n) return;

    float slip = ceilf(mass[tid]);
    float dist = slip - mass[tid];
    if (area[tid] > moment[tid]) {
        dist -= (heat[tid] >= 0.6f ? heat[tid] : 0.3f) - 0.5f * moment[tid];
    }

    dist *= 2.0f;

    new_vel[tid] = dist;
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
float launch_eval_new_vel(const std::vector<float>& mass, const std::vector<float>& area,
                          const std::vector<float>& moment, const std::vector<float>& heat,
                          std::vector<float>& new_vel, int n) {
    DeviceArray<float> d_mass(mass.data(), mass.size());
    DeviceArray<float> d_area(area.data(), area.size());
    DeviceArray<float> d_moment(moment.data(), moment.size());
    DeviceArray<float> d_heat(heat.data(), heat.size());
    DeviceArray<float> d_new_vel(new_vel.data(), new_vel.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    eval_new_vel_kernel<<<grid, block>>>(d_mass.data(), d_area.data(), d_moment.data(), d_heat.data(),
                                         d_new_vel.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
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

// One thread of the launch.
inline void eval_new_vel_thread(int tid, Array<float, 1> mass, Array<float, 1> area,
                                Array<float, 1> moment, Array<float, 1> heat,
                                Array<float, 1> new_vel) {
    const float slip = ceilf(mass[tid]);
    float dist = slip - mass[tid];
    if (area[tid] > moment[tid]) {
        dist -= (heat[tid] >= 0.6f ? heat[tid] : 0.3f) - 0.5f * moment[tid];
    }
    dist *= 2.0f;
    new_vel[tid] = dist;
}

inline void eval_new_vel(int size0, Array<float, 1> mass, Array<float, 1> area,
                         Array<float, 1> moment, Array<float, 1> heat, Array<float, 1> new_vel) {
    for (int tid = 0; tid < size0; ++tid) {
        eval_new_vel_thread(tid, mass, area, moment, heat, new_vel);
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

    const int mass_size = n;
    const int area_size = n;
    const int moment_size = n;
    const int heat_size = n;
    const int new_vel_size = n;
    std::vector<float> mass(mass_size);
    fill_uniform(mass.data(), mass.size(), key(seed, 0), 0.0, 10.0);
    std::vector<float> area(area_size);
    fill_uniform(area.data(), area.size(), key(seed, 1), 0.0, 10.0);
    std::vector<float> moment(moment_size);
    fill_uniform(moment.data(), moment.size(), key(seed, 2), 0.0, 10.0);
    std::vector<float> heat(heat_size);
    fill_uniform(heat.data(), heat.size(), key(seed, 3), 0.1, 1.0);
    std::vector<float> new_vel(new_vel_size);

    auto new_vel_cpu = new_vel;
    const float milliseconds = launch_eval_new_vel(mass, area, moment, heat, new_vel, n);
    reference::eval_new_vel(n, {mass.data(), {mass_size}}, {area.data(), {area_size}},
                            {moment.data(), {moment_size}}, {heat.data(), {heat_size}},
                            {new_vel_cpu.data(), {new_vel_size}});

    const double error = error_of<float>("new_vel", new_vel, new_vel_cpu, 0.0001);
    const bool passed = error <= 1.0;
    std::printf("eval_new_vel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
