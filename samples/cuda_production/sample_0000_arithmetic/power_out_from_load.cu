// power_out_from_load, from power_out_from_load.py

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

__global__ void power_out_from_load_kernel(const float* __restrict__ load, const float* __restrict__ speed,
                                           const float* __restrict__ flow, float* __restrict__ power_out,
                                           float* __restrict__ out_energy, int n) {
    const int tid = blockIdx.x * blockDim.x + threadIdx.x;
    if (tid >= n) return;

    float e_kin = fmaxf(2.12f, load[tid]) * load[tid];

    e_kin = 2.0f * speed[tid] / e_kin;

    float speed2 = powf(fminf(fmaxf(0.2f, speed[tid] + e_kin), 6.0f), 0.5f);
    float stretch = speed2 + flow[tid];

    power_out[tid] = stretch;

    float dist = flow[tid] / speed[tid] * load[tid];

    dist = (dist - flow[tid]) / e_kin;

    out_energy[tid] = dist;
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
float launch_power_out_from_load(const std::vector<float>& load, const std::vector<float>& speed,
                                 const std::vector<float>& flow, std::vector<float>& power_out,
                                 std::vector<float>& out_energy, int n) {
    DeviceArray<float> d_load(load.data(), load.size());
    DeviceArray<float> d_speed(speed.data(), speed.size());
    DeviceArray<float> d_flow(flow.data(), flow.size());
    DeviceArray<float> d_power_out(power_out.data(), power_out.size());
    DeviceArray<float> d_out_energy(out_energy.data(), out_energy.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    power_out_from_load_kernel<<<grid, block>>>(d_load.data(), d_speed.data(), d_flow.data(),
                                                d_power_out.data(), d_out_energy.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_power_out.copy_to(power_out.data());
    d_out_energy.copy_to(out_energy.data());
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
inline void power_out_from_load_thread(int tid, Array<float, 1> load, Array<float, 1> speed,
                                       Array<float, 1> flow, Array<float, 1> power_out,
                                       Array<float, 1> out_energy) {
    float e_kin = fmaxf(2.12f, load[tid]) * load[tid];
    e_kin = 2.0f * speed[tid] / e_kin;
    const float speed2 = powf(fminf(fmaxf(0.2f, speed[tid] + e_kin), 6.0f), 0.5f);
    const float stretch = speed2 + flow[tid];
    power_out[tid] = stretch;
    float dist = flow[tid] / speed[tid] * load[tid];
    dist = (dist - flow[tid]) / e_kin;
    out_energy[tid] = dist;
}

inline void power_out_from_load(int size0, Array<float, 1> load, Array<float, 1> speed,
                                Array<float, 1> flow, Array<float, 1> power_out,
                                Array<float, 1> out_energy) {
    for (int tid = 0; tid < size0; ++tid) {
        power_out_from_load_thread(tid, load, speed, flow, power_out, out_energy);
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

    const int load_size = n;
    const int speed_size = n;
    const int flow_size = n;
    const int power_out_size = n;
    const int out_energy_size = n;
    std::vector<float> load(load_size);
    fill_uniform(load.data(), load.size(), key(seed, 0), 0.5, 1.5);
    std::vector<float> speed(speed_size);
    fill_uniform(speed.data(), speed.size(), key(seed, 1), 1.0, 3.0);
    std::vector<float> flow(flow_size);
    fill_uniform(flow.data(), flow.size(), key(seed, 2), 0.1, 1.0);
    std::vector<float> power_out(power_out_size);
    std::vector<float> out_energy(out_energy_size);

    auto power_out_cpu = power_out;
    auto out_energy_cpu = out_energy;
    const float milliseconds = launch_power_out_from_load(load, speed, flow, power_out, out_energy, n);
    reference::power_out_from_load(n, {load.data(), {load_size}}, {speed.data(), {speed_size}},
                                   {flow.data(), {flow_size}}, {power_out_cpu.data(), {power_out_size}},
                                   {out_energy_cpu.data(), {out_energy_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("power_out", power_out, power_out_cpu, 0.0001));
    error = std::max(error, error_of<float>("out_energy", out_energy, out_energy_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("power_out_from_load: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
