// Compute the Lagrange multiplier that brings the density around each fluid particle back to rest.
// position_based_fluid_density_multipliers_float_kernel, from _position_based_fluid_density_multipliers_float_kernel.py

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

struct vec3f {
    float x, y, z;
};

__host__ __device__ inline vec3f operator-(vec3f a, vec3f b) {
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}

__host__ __device__ inline float dot(vec3f a, vec3f b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

__host__ __device__ inline float length(vec3f a) {
    return sqrtf(dot(a, a));
}

__host__ __device__ inline vec3f operator*(vec3f a, float s) {
    return {a.x * s, a.y * s, a.z * s};
}

__host__ __device__ inline vec3f operator+(vec3f a, vec3f b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

__device__ float get_kernel_value(float r, float h) {
    float rest = 1.0f - r / h;
    return 15.0f / (pi * h * h * h) * rest * rest * rest;
}

__device__ float get_kernel_slope(float r, float h) {
    float rest = 1.0f - r / h;
    return -45.0f / (pi * h * h * h * h) * rest * rest;
}

__global__ void __launch_bounds__(256, 2) position_based_fluid_density_multipliers_float_kernel(
        const int* __restrict__ order_in, const vec3f* __restrict__ predicted_in,
        const int* __restrict__ row_start_in, const int* __restrict__ neighbors_in,
        const float* __restrict__ initial_density_error_in,
        const float* __restrict__ previous_density_error_in, float particle_mass, float rest_density,
        float h, float relaxation, float max_density_error, float density_error_change_threshold,
        float* __restrict__ multiplier_out, float* __restrict__ density_error_out,
        float* __restrict__ density_error_change_out, int* __restrict__ density_error_change_flag_out, int n) {
    const int tid = blockIdx.x * blockDim.x + threadIdx.x;
    if (tid >= n) return;

    int i = order_in[tid];
    float density = particle_mass * get_kernel_value(0.0f, h);
    vec3f own_gradient{0.0f, 0.0f, 0.0f};
    float square_sum = 0.0f;

    const int k_end = row_start_in[i + 1];
    for (int k = row_start_in[i]; k < k_end; ++k) {
        vec3f offset = predicted_in[i] - predicted_in[neighbors_in[k]];
        float r = length(offset);
        if (r < h && r > 1e-5f) {
            density = density + particle_mass * get_kernel_value(r, h);
            vec3f gradient = offset * (particle_mass * get_kernel_slope(r, h) / (rest_density * r));
            own_gradient = own_gradient + gradient;
            square_sum += dot(gradient, gradient);
        }
    }

    float constraint = density / rest_density - 1.0f;
    float value = initial_density_error_in[i] + fminf(fmaxf(constraint, 0.0f), max_density_error);
    density_error_out[i] = value;
    float new_value = value - previous_density_error_in[i];
    density_error_change_out[i] = new_value;
    density_error_change_flag_out[i] = fabsf(new_value) > density_error_change_threshold ? 1 : 0;
    if (constraint < 0.0f) {
        multiplier_out[i] = 0.0f;
        return;
    }
    multiplier_out[i] = -constraint / (square_sum + dot(own_gradient, own_gradient) + relaxation);
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
float launch_position_based_fluid_density_multipliers_float_kernel(
        const std::vector<int>& order_in, const std::vector<vec3f>& predicted_in,
        const std::vector<int>& row_start_in, const std::vector<int>& neighbors_in,
        const std::vector<float>& initial_density_error_in,
        const std::vector<float>& previous_density_error_in, float particle_mass, float rest_density,
        float h, float relaxation, float max_density_error, float density_error_change_threshold,
        std::vector<float>& multiplier_out, std::vector<float>& density_error_out,
        std::vector<float>& density_error_change_out, std::vector<int>& density_error_change_flag_out, int n) {
    DeviceArray<int> d_order_in(order_in.data(), order_in.size());
    DeviceArray<vec3f> d_predicted_in(predicted_in.data(), predicted_in.size());
    DeviceArray<int> d_row_start_in(row_start_in.data(), row_start_in.size());
    DeviceArray<int> d_neighbors_in(neighbors_in.data(), neighbors_in.size());
    DeviceArray<float> d_initial_density_error_in(initial_density_error_in.data(), initial_density_error_in.size());
    DeviceArray<float> d_previous_density_error_in(previous_density_error_in.data(), previous_density_error_in.size());
    DeviceArray<float> d_multiplier_out(multiplier_out.data(), multiplier_out.size());
    DeviceArray<float> d_density_error_out(density_error_out.data(), density_error_out.size());
    DeviceArray<float> d_density_error_change_out(density_error_change_out.data(), density_error_change_out.size());
    DeviceArray<int> d_density_error_change_flag_out(density_error_change_flag_out.data(), density_error_change_flag_out.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    position_based_fluid_density_multipliers_float_kernel<<<grid, block>>>(
            d_order_in.data(), d_predicted_in.data(), d_row_start_in.data(), d_neighbors_in.data(),
            d_initial_density_error_in.data(), d_previous_density_error_in.data(), particle_mass,
            rest_density, h, relaxation, max_density_error, density_error_change_threshold,
            d_multiplier_out.data(), d_density_error_out.data(), d_density_error_change_out.data(),
            d_density_error_change_flag_out.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_multiplier_out.copy_to(multiplier_out.data());
    d_density_error_out.copy_to(density_error_out.data());
    d_density_error_change_out.copy_to(density_error_change_out.data());
    d_density_error_change_flag_out.copy_to(density_error_change_flag_out.data());
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

inline float _get_kernel_value(float r, float h) {
    const float rest = 1.0f - r / h;
    return 15.0f / (pi * h * h * h) * rest * rest * rest;
}

inline float _get_kernel_slope(float r, float h) {
    const float rest = 1.0f - r / h;
    return -45.0f / (pi * h * h * h * h) * rest * rest;
}

// One thread of the launch.
inline void _position_based_fluid_density_multipliers_float_kernel_thread(
        int tid, Array<int, 1> order_in, Array<vec3f, 1> predicted_in, Array<int, 1> row_start_in,
        Array<int, 1> neighbors_in, Array<float, 1> initial_density_error_in,
        Array<float, 1> previous_density_error_in, float particle_mass, float rest_density, float h,
        float relaxation, float max_density_error, float density_error_change_threshold,
        Array<float, 1> multiplier_out, Array<float, 1> density_error_out,
        Array<float, 1> density_error_change_out, Array<int, 1> density_error_change_flag_out) {
    const int i = order_in[tid];
    float density = particle_mass * _get_kernel_value(0.0f, h);
    vec3f own_gradient = vec3f{0.0f, 0.0f, 0.0f};
    float square_sum = 0.0f;
    const int k_end = row_start_in[i + 1];
    for (int k = row_start_in[i]; k < k_end; ++k) {
        const vec3f offset = predicted_in[i] - predicted_in[neighbors_in[k]];
        const float r = length(offset);
        if (r < h && r > 1e-5f) {
            density = density + particle_mass * _get_kernel_value(r, h);
            const vec3f gradient = offset * (particle_mass * _get_kernel_slope(r, h) / (rest_density * r));
            own_gradient = own_gradient + gradient;
            square_sum += dot(gradient, gradient);
        }
    }
    const float constraint = density / rest_density - 1.0f;
    const float value = initial_density_error_in[i] + fminf(fmaxf(constraint, 0.0f), max_density_error);
    density_error_out[i] = value;
    const float new_value = value - previous_density_error_in[i];
    density_error_change_out[i] = new_value;
    density_error_change_flag_out[i] = fabsf(new_value) > density_error_change_threshold ? 1 : 0;
    if (constraint < 0.0f) {
        multiplier_out[i] = 0.0f;
        return;
    }
    multiplier_out[i] = -constraint / (square_sum + dot(own_gradient, own_gradient) + relaxation);
}

inline void _position_based_fluid_density_multipliers_float_kernel(
        int size0, Array<int, 1> order_in, Array<vec3f, 1> predicted_in, Array<int, 1> row_start_in,
        Array<int, 1> neighbors_in, Array<float, 1> initial_density_error_in,
        Array<float, 1> previous_density_error_in, float particle_mass, float rest_density, float h,
        float relaxation, float max_density_error, float density_error_change_threshold,
        Array<float, 1> multiplier_out, Array<float, 1> density_error_out,
        Array<float, 1> density_error_change_out, Array<int, 1> density_error_change_flag_out) {
    for (int tid = 0; tid < size0; ++tid) {
        _position_based_fluid_density_multipliers_float_kernel_thread(
                tid, order_in, predicted_in, row_start_in, neighbors_in, initial_density_error_in,
                previous_density_error_in, particle_mass, rest_density, h, relaxation,
                max_density_error, density_error_change_threshold, multiplier_out,
                density_error_out, density_error_change_out, density_error_change_flag_out);
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
void fill_index(T* to, size_t count, uint64_t key, double low, double high, size_t first = 0) {
    for (size_t j = 0; j < count; ++j) to[j] = T(low + std::floor((high - low) * uniform(key, first + j)));
}

// Where ragged rows begin: from low to high in rising steps.
template <class T>
void fill_offsets(T* to, size_t count, uint64_t key, double low, double high) {
    for (size_t j = 0; j < count; ++j) {
        double at = low;
        if (j > 0 && j + 1 == count) at = high;
        if (j > 0 && j + 1 < count)
            at = low + std::floor((double(j) - 1.0 + uniform(key, j)) * (high - low) / (double(count) - 1.0));
        to[j] = T(at);
    }
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

    const int order_in_size = n;
    const int predicted_in_size = n;
    const int row_start_in_size = n + 1;
    const int neighbors_in_size = 12 * n;
    const int initial_density_error_in_size = n;
    const int previous_density_error_in_size = n;
    const int multiplier_out_size = n;
    const int density_error_out_size = n;
    const int density_error_change_out_size = n;
    const int density_error_change_flag_out_size = n;
    std::vector<int> order_in(order_in_size);
    fill_permutation(order_in.data(), order_in.size(), key(seed, 0));
    std::vector<vec3f> predicted_in(predicted_in_size);
    fill_uniform(reinterpret_cast<float*>(predicted_in.data()), 3 * predicted_in.size(), key(seed, 1), 0.0, 1.0);
    std::vector<int> row_start_in(row_start_in_size);
    fill_offsets(row_start_in.data(), row_start_in.size(), key(seed, 2), 0, 12 * n);
    std::vector<int> neighbors_in(neighbors_in_size);
    fill_index(neighbors_in.data(), neighbors_in.size(), key(seed, 3), 0, n);
    std::vector<float> initial_density_error_in(initial_density_error_in_size);
    fill_uniform(initial_density_error_in.data(), initial_density_error_in.size(), key(seed, 4), -1.0, 1.0);
    std::vector<float> previous_density_error_in(previous_density_error_in_size);
    fill_uniform(previous_density_error_in.data(), previous_density_error_in.size(), key(seed, 5), -1.0, 1.0);
    float particle_mass;
    fill_uniform(&particle_mass, 1, key(seed, 6), 0.5, 1.0);
    float rest_density;
    fill_uniform(&rest_density, 1, key(seed, 7), 60.0, 90.0);
    float h;
    fill_uniform(&h, 1, key(seed, 8), 0.5, 0.7);
    float relaxation;
    fill_uniform(&relaxation, 1, key(seed, 9), 0.01, 0.1);
    float max_density_error;
    fill_uniform(&max_density_error, 1, key(seed, 10), 0.5, 2.0);
    float density_error_change_threshold;
    fill_uniform(&density_error_change_threshold, 1, key(seed, 11), 0.1, 1.0);
    std::vector<float> multiplier_out(multiplier_out_size);
    std::vector<float> density_error_out(density_error_out_size);
    std::vector<float> density_error_change_out(density_error_change_out_size);
    std::vector<int> density_error_change_flag_out(density_error_change_flag_out_size);

    auto multiplier_out_cpu = multiplier_out;
    auto density_error_out_cpu = density_error_out;
    auto density_error_change_out_cpu = density_error_change_out;
    auto density_error_change_flag_out_cpu = density_error_change_flag_out;
    const float milliseconds = launch_position_based_fluid_density_multipliers_float_kernel(
            order_in, predicted_in, row_start_in, neighbors_in, initial_density_error_in,
            previous_density_error_in, particle_mass, rest_density, h, relaxation, max_density_error,
            density_error_change_threshold, multiplier_out, density_error_out, density_error_change_out,
            density_error_change_flag_out, n);
    reference::_position_based_fluid_density_multipliers_float_kernel(
            n, {order_in.data(), {order_in_size}}, {predicted_in.data(), {predicted_in_size}},
            {row_start_in.data(), {row_start_in_size}}, {neighbors_in.data(), {neighbors_in_size}},
            {initial_density_error_in.data(), {initial_density_error_in_size}},
            {previous_density_error_in.data(), {previous_density_error_in_size}}, particle_mass,
            rest_density, h, relaxation, max_density_error, density_error_change_threshold,
            {multiplier_out_cpu.data(), {multiplier_out_size}},
            {density_error_out_cpu.data(), {density_error_out_size}},
            {density_error_change_out_cpu.data(), {density_error_change_out_size}},
            {density_error_change_flag_out_cpu.data(), {density_error_change_flag_out_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("multiplier_out", multiplier_out, multiplier_out_cpu, 0.0001));
    error = std::max(error, error_of<float>("density_error_out", density_error_out, density_error_out_cpu, 0.0001));
    error = std::max(error, error_of<float>("density_error_change_out", density_error_change_out, density_error_change_out_cpu, 0.0001));
    error = std::max(error, error_of<int>("density_error_change_flag_out", density_error_change_flag_out, density_error_change_flag_out_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("position_based_fluid_density_multipliers_float_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
