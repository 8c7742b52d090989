// Compute the friction factor, regime and pressure loss of every pipe of a network.
// pipe_friction_losses_kernel, from pipe_friction_losses_kernel.py

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

constexpr float pi = 3.1415927f;
constexpr int STAGNANT = 0;
constexpr float LAMINAR_LIMIT = 2300.0f;
constexpr int LAMINAR = 1;
constexpr float TURBULENT_LIMIT = 4000.0f;
constexpr int TRANSITIONAL = 2;
constexpr int ROUGH = 4;
constexpr int SMOOTH = 3;

__host__ __device__ inline float lerp(float a, float b, float t) {
    return a * (1.0f - t) + b * t;
}

struct Record {
    float length;
    float roughness;
};

struct FluidData {
    float density;
    float viscosity;
};

__device__ float viscous_term(float reynolds) {
    return 5.74f / powf(reynolds, 0.9f);
}

__device__ float swamee_jain(float reynolds, float relative_roughness) {
    float logarithm = log10f(relative_roughness / 3.7f + viscous_term(reynolds));
    return 0.25f / (logarithm * logarithm);
}

__global__ void pipe_friction_losses_kernel(const int* __restrict__ worklist,
                                            const float* __restrict__ flow,
                                            const float* __restrict__ diameter,
                                            const Record* __restrict__ records,
                                            const float* __restrict__ shared_min_reynolds, FluidData fluid,
                                            double* __restrict__ friction_factor,
                                            float* __restrict__ pressure_loss, int* __restrict__ regime,
                                            int n) {
    const int thread = blockIdx.x * blockDim.x + threadIdx.x;
    if (thread >= n) return;

    int p = worklist[thread];
    float bore = diameter[p];
    float velocity = flow[p] / (0.25f * pi * bore * bore);
    float reynolds = fluid.density * fabsf(velocity) * bore / fluid.viscosity;
    float relative = records[p].roughness / bore;
    float factor = 0.0f;
    if (reynolds < shared_min_reynolds[0]) {
        regime[p] = STAGNANT;
    } else if (reynolds <= LAMINAR_LIMIT) {
        factor = 64.0f / reynolds;
        regime[p] = LAMINAR;
    } else if (reynolds < TURBULENT_LIMIT) {
        // neither law holds here; a straight line keeps the network solver from seeing a jump
        float fraction = (reynolds - 2300.0f) / (TURBULENT_LIMIT - LAMINAR_LIMIT);
        factor = lerp(64.0f / LAMINAR_LIMIT, swamee_jain(TURBULENT_LIMIT, relative), fraction);
        regime[p] = TRANSITIONAL;
    } else {
        factor = swamee_jain(reynolds, relative);
        if (relative / 3.7f > viscous_term(reynolds)) {
            regime[p] = ROUGH;
        } else {
            regime[p] = SMOOTH;
        }
    }
    friction_factor[p] = double(factor);
    pressure_loss[p] = factor * records[p].length / bore * 0.5f * fluid.density * velocity * fabsf(velocity);
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
float launch_pipe_friction_losses_kernel(const std::vector<int>& worklist, const std::vector<float>& flow,
                                         const std::vector<float>& diameter,
                                         const std::vector<Record>& records,
                                         const std::vector<float>& shared_min_reynolds, FluidData fluid,
                                         std::vector<double>& friction_factor,
                                         std::vector<float>& pressure_loss, std::vector<int>& regime, int n) {
    DeviceArray<int> d_worklist(worklist.data(), worklist.size());
    DeviceArray<float> d_flow(flow.data(), flow.size());
    DeviceArray<float> d_diameter(diameter.data(), diameter.size());
    DeviceArray<Record> d_records(records.data(), records.size());
    DeviceArray<float> d_shared_min_reynolds(shared_min_reynolds.data(), shared_min_reynolds.size());
    DeviceArray<double> d_friction_factor(friction_factor.data(), friction_factor.size());
    DeviceArray<float> d_pressure_loss(pressure_loss.data(), pressure_loss.size());
    DeviceArray<int> d_regime(regime.data(), regime.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    pipe_friction_losses_kernel<<<grid, block>>>(
            d_worklist.data(), d_flow.data(), d_diameter.data(), d_records.data(),
            d_shared_min_reynolds.data(), fluid, d_friction_factor.data(), d_pressure_loss.data(),
            d_regime.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_friction_factor.copy_to(friction_factor.data());
    d_pressure_loss.copy_to(pressure_loss.data());
    d_regime.copy_to(regime.data());
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

constexpr float pi = 3.1415927f;
constexpr int STAGNANT = 0;
constexpr float LAMINAR_LIMIT = 2300.0f;
constexpr int LAMINAR = 1;
constexpr float TURBULENT_LIMIT = 4000.0f;
constexpr int TRANSITIONAL = 2;
constexpr int ROUGH = 4;
constexpr int SMOOTH = 3;

inline float viscous_term(float reynolds) {
    return 5.74f / powf(reynolds, 0.9f);
}

inline float swamee_jain(float reynolds, float relative_roughness) {
    const float logarithm = log10f(relative_roughness / 3.7f + viscous_term(reynolds));
    return 0.25f / (logarithm * logarithm);
}

// One thread of the launch.
inline void pipe_friction_losses_kernel_thread(int thread, Array<int, 1> worklist,
                                               Array<float, 1> flow, Array<float, 1> diameter,
                                               Array<Record, 1> records,
                                               Array<float, 1> shared_min_reynolds, FluidData fluid,
                                               Array<double, 1> friction_factor,
                                               Array<float, 1> pressure_loss,
                                               Array<int, 1> regime) {
    const int p = worklist[thread];
    const float bore = diameter[p];
    const float velocity = flow[p] / (0.25f * pi * bore * bore);
    const float reynolds = fluid.density * fabsf(velocity) * bore / fluid.viscosity;
    const float relative = records[p].roughness / bore;
    float factor = 0.0f;
    if (reynolds < shared_min_reynolds[0]) {
        regime[p] = STAGNANT;
    } else if (reynolds <= LAMINAR_LIMIT) {
        factor = 64.0f / reynolds;
        regime[p] = LAMINAR;
    } else if (reynolds < TURBULENT_LIMIT) {
        const float fraction = (reynolds - 2300.0f) / (TURBULENT_LIMIT - LAMINAR_LIMIT);
        factor = lerp(64.0f / LAMINAR_LIMIT, swamee_jain(TURBULENT_LIMIT, relative), fraction);
        regime[p] = TRANSITIONAL;
    } else {
        factor = swamee_jain(reynolds, relative);
        if (relative / 3.7f > viscous_term(reynolds)) {
            regime[p] = ROUGH;
        } else {
            regime[p] = SMOOTH;
        }
    }
    friction_factor[p] = double(factor);
    pressure_loss[p] = factor * records[p].length / bore * 0.5f * fluid.density * velocity * fabsf(velocity);
}

inline void pipe_friction_losses_kernel(int size0, Array<int, 1> worklist, Array<float, 1> flow,
                                        Array<float, 1> diameter, Array<Record, 1> records,
                                        Array<float, 1> shared_min_reynolds, FluidData fluid,
                                        Array<double, 1> friction_factor,
                                        Array<float, 1> pressure_loss, Array<int, 1> regime) {
    for (int thread = 0; thread < size0; ++thread) {
        pipe_friction_losses_kernel_thread(thread, worklist, flow, diameter, records,
                                           shared_min_reynolds, fluid, friction_factor,
                                           pressure_loss, regime);
    }
}

}  // namespace reference

constexpr uint64_t sample_index = 4;

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
void fill_constant(T* to, size_t count, uint64_t, double value) {
    for (size_t j = 0; j < count; ++j) to[j] = T(value);
}

template <class T>
void fill_permutation(T* to, size_t count, uint64_t key) {
    std::vector<size_t> order(count);
    for (size_t j = 0; j < count; ++j) order[j] = j;
    std::stable_sort(order.begin(), order.end(),
                     [key](size_t a, size_t b) { return mix(key ^ a) < mix(key ^ b); });
    for (size_t j = 0; j < count; ++j) to[j] = T(double(order[j]));
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

    const int worklist_size = n;
    const int flow_size = n;
    const int diameter_size = n;
    const int records_size = n;
    const int shared_min_reynolds_size = 1;
    const int friction_factor_size = n;
    const int pressure_loss_size = n;
    const int regime_size = n;
    std::vector<int> worklist(worklist_size);
    fill_permutation(worklist.data(), worklist.size(), key(seed, 0));
    std::vector<float> flow(flow_size);
    fill_uniform(flow.data(), flow.size(), key(seed, 1), -0.0004, 0.0004);
    std::vector<float> diameter(diameter_size);
    fill_uniform(diameter.data(), diameter.size(), key(seed, 2), 0.02, 0.2);
    std::vector<Record> records(records_size);
    for (size_t i = 0; i < records.size(); ++i)
        fill_uniform(&records[i].length, 1, key(seed, 3), 1.0, 50.0, i);
    for (size_t i = 0; i < records.size(); ++i)
        fill_uniform(&records[i].roughness, 1, key(seed, 4), 2e-06, 0.0005, i);
    std::vector<float> shared_min_reynolds(shared_min_reynolds_size);
    fill_constant(shared_min_reynolds.data(), shared_min_reynolds.size(), key(seed, 5), 50.0);
    FluidData fluid{};
    fluid.density = 998.0f;
    fluid.viscosity = 0.001f;
    std::vector<double> friction_factor(friction_factor_size);
    std::vector<float> pressure_loss(pressure_loss_size);
    std::vector<int> regime(regime_size);

    auto friction_factor_cpu = friction_factor;
    auto pressure_loss_cpu = pressure_loss;
    auto regime_cpu = regime;
    const float milliseconds = launch_pipe_friction_losses_kernel(
            worklist, flow, diameter, records, shared_min_reynolds, fluid, friction_factor, pressure_loss,
            regime, n);
    reference::pipe_friction_losses_kernel(n, {worklist.data(), {worklist_size}},
                                           {flow.data(), {flow_size}}, {diameter.data(), {diameter_size}},
                                           {records.data(), {records_size}},
                                           {shared_min_reynolds.data(), {shared_min_reynolds_size}}, fluid,
                                           {friction_factor_cpu.data(), {friction_factor_size}},
                                           {pressure_loss_cpu.data(), {pressure_loss_size}},
                                           {regime_cpu.data(), {regime_size}});

    double error = 0.0;
    error = std::max(error, error_of<double>("friction_factor", friction_factor, friction_factor_cpu, 0.0001));
    error = std::max(error, error_of<float>("pressure_loss", pressure_loss, pressure_loss_cpu, 0.0001));
    error = std::max(error, error_of<int>("regime", regime, regime_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("pipe_friction_losses_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
