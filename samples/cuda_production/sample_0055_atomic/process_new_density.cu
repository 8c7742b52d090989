// process_new_density, from process_new_density.py

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

__device__ inline float atomic_min(float* place, float value) {
    int* bits = reinterpret_cast<int*>(place);
    int old = *bits, seen;
    do {
        seen = old;
        old = atomicCAS(bits, seen, __float_as_int(fminf(__int_as_float(seen), value)));
    } while (old != seen);
    return __int_as_float(old);
}

__global__ void process_new_density_kernel(const float* __restrict__ load, float* __restrict__ new_density,
                                           int new_density_cols, const int* __restrict__ neighbors,
                                           const float* __restrict__ flow, float* __restrict__ power_out,
                                           float* __restrict__ result, int n) {
    const int tid = blockIdx.x * blockDim.x + threadIdx.x;
    if (tid >= n) return;

    atomic_min(&new_density[neighbors[tid] * new_density_cols + tid % 8], ceilf(erfcf(load[tid])));
    float speed2 = ceilf(float(load[tid] * 57.29577951308232)) * 0.5f * flow[tid];
    power_out[tid] = speed2 + flow[tid];
    float loss = fmaxf(0.96f + speed2, 0.5f) - powf(fabsf(rintf(load[tid])) + 0.4f, 2.5f);
    result[tid] = loss + load[tid];
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
float launch_process_new_density(const std::vector<float>& load, std::vector<float>& new_density,
                                 int new_density_cols, const std::vector<int>& neighbors,
                                 const std::vector<float>& flow, std::vector<float>& power_out,
                                 std::vector<float>& result, int n) {
    DeviceArray<float> d_load(load.data(), load.size());
    DeviceArray<float> d_new_density(new_density.data(), new_density.size());
    DeviceArray<int> d_neighbors(neighbors.data(), neighbors.size());
    DeviceArray<float> d_flow(flow.data(), flow.size());
    DeviceArray<float> d_power_out(power_out.data(), power_out.size());
    DeviceArray<float> d_result(result.data(), result.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    process_new_density_kernel<<<grid, block>>>(d_load.data(), d_new_density.data(), new_density_cols,
                                                d_neighbors.data(), d_flow.data(), d_power_out.data(),
                                                d_result.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_new_density.copy_to(new_density.data());
    d_power_out.copy_to(power_out.data());
    d_result.copy_to(result.data());
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
inline void process_new_density_thread(int tid, Array<float, 1> load, Array<float, 2> new_density,
                                       Array<int, 1> neighbors, Array<float, 1> flow,
                                       Array<float, 1> power_out, Array<float, 1> result) {
    new_density[neighbors[tid]][tid % 8] = fminf(new_density[neighbors[tid]][tid % 8], ceilf(erfcf(load[tid])));
    const float speed2 = ceilf(float(load[tid] * 57.29577951308232)) * 0.5f * flow[tid];
    power_out[tid] = speed2 + flow[tid];
    const float loss = fmaxf(0.96f + speed2, 0.5f) - powf(fabsf(rintf(load[tid])) + 0.4f, 2.5f);
    result[tid] = loss + load[tid];
}

inline void process_new_density(int size0, Array<float, 1> load, Array<float, 2> new_density,
                                Array<int, 1> neighbors, Array<float, 1> flow,
                                Array<float, 1> power_out, Array<float, 1> result) {
    for (int tid = 0; tid < size0; ++tid) {
        process_new_density_thread(tid, load, new_density, neighbors, flow, power_out, result);
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
    const int new_density_rows = 8;
    const int new_density_cols = 8;
    const int neighbors_size = n;
    const int flow_size = n;
    const int power_out_size = n;
    const int result_size = n;
    std::vector<float> load(load_size);
    fill_uniform(load.data(), load.size(), key(seed, 0), 0.5, 1.5);
    std::vector<float> new_density(size_t(new_density_rows) * new_density_cols);
    std::vector<int> neighbors(neighbors_size);
    fill_index(neighbors.data(), neighbors.size(), key(seed, 2), 0, 8);
    std::vector<float> flow(flow_size);
    fill_uniform(flow.data(), flow.size(), key(seed, 3), 0.5, 1.5);
    std::vector<float> power_out(power_out_size);
    std::vector<float> result(result_size);

    auto new_density_cpu = new_density;
    auto power_out_cpu = power_out;
    auto result_cpu = result;
    const float milliseconds = launch_process_new_density(
            load, new_density, new_density_cols, neighbors, flow, power_out, result, n);
    reference::process_new_density(n, {load.data(), {load_size}},
                                   {new_density_cpu.data(), {new_density_rows, new_density_cols}},
                                   {neighbors.data(), {neighbors_size}}, {flow.data(), {flow_size}},
                                   {power_out_cpu.data(), {power_out_size}},
                                   {result_cpu.data(), {result_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("new_density", new_density, new_density_cpu, 0.0001));
    error = std::max(error, error_of<float>("power_out", power_out, power_out_cpu, 0.0001));
    error = std::max(error, error_of<float>("result", result, result_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("process_new_density: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
