// Compute the speed of sound along ocean profiles and the curvature of a horizontal ray there.
// seawater_sound_spd_kernel, from seawater_sound_spd_kernel.py

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

struct Element {
    float temperature;
    float salinity;
    float depth;
    float temperature_gradient;
};

// Mackenzie (1981), valid for 2 to 30 degrees, 25 to 40 per mille and depths to 8000 m.
__global__ void seawater_sound_spd_kernel(const Element* __restrict__ elems, int elems_cols,
                                          const float* __restrict__ salinity_grad_array,
                                          int salinity_grad_array_cols, float* __restrict__ sound_spd_array,
                                          int sound_spd_array_cols, float* __restrict__ spd_grad_array,
                                          int spd_grad_array_cols, double* __restrict__ ray_curvature_array,
                                          int ray_curvature_array_cols, int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int cast = index / width;
    const int lvl = index % width;

    float t = elems[cast * elems_cols + lvl].temperature;
    float d = elems[cast * elems_cols + lvl].depth;
    float excess_salinity = elems[cast * elems_cols + lvl].salinity - 35.0f;

    float thermal = t * (4.591f + t * (-0.05304f + t * 0.0002374f));
    float haline = excess_salinity * (1.34f - 0.01025f * t);
    float pres = d * (0.0163f + d * (1.675e-7f - 7.139e-13f * t * d));
    float spd = 1448.96f + thermal + haline + pres;
    sound_spd_array[cast * sound_spd_array_cols + lvl] = spd;

    float by_temp =
        4.591f + t * (-0.10608f + t * 0.0007122f) - 0.01025f * excess_salinity - 7.139e-13f * d * d * d;
    float by_depth = 0.0163f + d * (3.35e-7f - 2.1417e-12f * t * d);
    float grad = by_temp * elems[cast * elems_cols + lvl].temperature_gradient
        + (1.34f - 0.01025f * t) * salinity_grad_array[lvl * salinity_grad_array_cols + cast] + by_depth;

    spd_grad_array[lvl * spd_grad_array_cols + cast] = grad;
    ray_curvature_array[lvl * ray_curvature_array_cols + cast] = double(-grad / spd);
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
float launch_seawater_sound_spd_kernel(const std::vector<Element>& elems, int elems_cols,
                                       const std::vector<float>& salinity_grad_array,
                                       int salinity_grad_array_cols, std::vector<float>& sound_spd_array,
                                       int sound_spd_array_cols, std::vector<float>& spd_grad_array,
                                       int spd_grad_array_cols, std::vector<double>& ray_curvature_array,
                                       int ray_curvature_array_cols, int height, int width) {
    DeviceArray<Element> d_elems(elems.data(), elems.size());
    DeviceArray<float> d_salinity_grad_array(salinity_grad_array.data(), salinity_grad_array.size());
    DeviceArray<float> d_sound_spd_array(sound_spd_array.data(), sound_spd_array.size());
    DeviceArray<float> d_spd_grad_array(spd_grad_array.data(), spd_grad_array.size());
    DeviceArray<double> d_ray_curvature_array(ray_curvature_array.data(), ray_curvature_array.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    seawater_sound_spd_kernel<<<grid, block>>>(d_elems.data(), elems_cols, d_salinity_grad_array.data(),
                                               salinity_grad_array_cols, d_sound_spd_array.data(),
                                               sound_spd_array_cols, d_spd_grad_array.data(),
                                               spd_grad_array_cols, d_ray_curvature_array.data(),
                                               ray_curvature_array_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_sound_spd_array.copy_to(sound_spd_array.data());
    d_spd_grad_array.copy_to(spd_grad_array.data());
    d_ray_curvature_array.copy_to(ray_curvature_array.data());
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
inline void seawater_sound_spd_kernel_thread(int cast, int lvl, Array<Element, 2> elems,
                                             Array<float, 2> salinity_grad_array,
                                             Array<float, 2> sound_spd_array,
                                             Array<float, 2> spd_grad_array,
                                             Array<double, 2> ray_curvature_array) {
    const float t = elems[cast][lvl].temperature;
    const float d = elems[cast][lvl].depth;
    const float excess_salinity = elems[cast][lvl].salinity - 35.0f;
    const float thermal = t * (4.591f + t * (-0.05304f + t * 0.0002374f));
    const float haline = excess_salinity * (1.34f - 0.01025f * t);
    const float pres = d * (0.0163f + d * (1.675e-7f - 7.139e-13f * t * d));
    const float spd = 1448.96f + thermal + haline + pres;
    sound_spd_array[cast][lvl] = spd;
    const float by_temp = 4.591f + t * (-0.10608f + t * 0.0007122f) - 0.01025f * excess_salinity - 7.139e-13f * d * d * d;
    const float by_depth = 0.0163f + d * (3.35e-7f - 2.1417e-12f * t * d);
    const float grad = by_temp * elems[cast][lvl].temperature_gradient + (1.34f - 0.01025f * t) * salinity_grad_array[lvl][cast] + by_depth;
    spd_grad_array[lvl][cast] = grad;
    ray_curvature_array[lvl][cast] = double(-grad / spd);
}

inline void seawater_sound_spd_kernel(int size0, int size1, Array<Element, 2> elems,
                                      Array<float, 2> salinity_grad_array,
                                      Array<float, 2> sound_spd_array,
                                      Array<float, 2> spd_grad_array,
                                      Array<double, 2> ray_curvature_array) {
    for (int cast = 0; cast < size0; ++cast) {
        for (int lvl = 0; lvl < size1; ++lvl) {
            seawater_sound_spd_kernel_thread(cast, lvl, elems, salinity_grad_array, sound_spd_array,
                                             spd_grad_array, ray_curvature_array);
        }
    }
}

}  // namespace reference

constexpr uint64_t sample_index = 2;

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

    const int elems_rows = n;
    const int elems_cols = 10;
    const int salinity_grad_array_rows = 10;
    const int salinity_grad_array_cols = n;
    const int sound_spd_array_rows = n;
    const int sound_spd_array_cols = 10;
    const int spd_grad_array_rows = 10;
    const int spd_grad_array_cols = n;
    const int ray_curvature_array_rows = 10;
    const int ray_curvature_array_cols = n;
    std::vector<Element> elems(size_t(elems_rows) * elems_cols);
    for (size_t i = 0; i < elems.size(); ++i)
        fill_uniform(&elems[i].temperature, 1, key(seed, 0), 2.0, 30.0, i);
    for (size_t i = 0; i < elems.size(); ++i)
        fill_uniform(&elems[i].salinity, 1, key(seed, 1), 25.0, 40.0, i);
    for (size_t i = 0; i < elems.size(); ++i)
        fill_uniform(&elems[i].depth, 1, key(seed, 2), 0.0, 8000.0, i);
    for (size_t i = 0; i < elems.size(); ++i)
        fill_uniform(&elems[i].temperature_gradient, 1, key(seed, 3), -0.05, 0.01, i);
    std::vector<float> salinity_grad_array(size_t(salinity_grad_array_rows) * salinity_grad_array_cols);
    fill_uniform(salinity_grad_array.data(), salinity_grad_array.size(), key(seed, 4), -0.01, 0.01);
    std::vector<float> sound_spd_array(size_t(sound_spd_array_rows) * sound_spd_array_cols);
    std::vector<float> spd_grad_array(size_t(spd_grad_array_rows) * spd_grad_array_cols);
    std::vector<double> ray_curvature_array(size_t(ray_curvature_array_rows) * ray_curvature_array_cols);

    auto sound_spd_array_cpu = sound_spd_array;
    auto spd_grad_array_cpu = spd_grad_array;
    auto ray_curvature_array_cpu = ray_curvature_array;
    const float milliseconds = launch_seawater_sound_spd_kernel(
            elems, elems_cols, salinity_grad_array, salinity_grad_array_cols, sound_spd_array,
            sound_spd_array_cols, spd_grad_array, spd_grad_array_cols, ray_curvature_array,
            ray_curvature_array_cols, n, 10);
    reference::seawater_sound_spd_kernel(n, 10, {elems.data(), {elems_rows, elems_cols}},
                                         {salinity_grad_array.data(), {salinity_grad_array_rows, salinity_grad_array_cols}},
                                         {sound_spd_array_cpu.data(), {sound_spd_array_rows, sound_spd_array_cols}},
                                         {spd_grad_array_cpu.data(), {spd_grad_array_rows, spd_grad_array_cols}},
                                         {ray_curvature_array_cpu.data(), {ray_curvature_array_rows, ray_curvature_array_cols}});

    double error = 0.0;
    error = std::max(error, error_of<float>("sound_spd_array", sound_spd_array, sound_spd_array_cpu, 0.0001));
    error = std::max(error, error_of<float>("spd_grad_array", spd_grad_array, spd_grad_array_cpu, 0.0001));
    error = std::max(error, error_of<double>("ray_curvature_array", ray_curvature_array, ray_curvature_array_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("seawater_sound_spd_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
