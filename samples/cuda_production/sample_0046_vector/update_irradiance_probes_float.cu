// Blend freshly traced light into the six directional faces of every probe of an irradiance grid.
// update_irradiance_probes_float, from update_irradiance_probes_float.py

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

struct vec3f {
    float x, y, z;
    __host__ __device__ float& operator[](int i) {
        if (i < 0) i += 3;
        return i == 0 ? x : i == 1 ? y : z;
    }
    __host__ __device__ const float& operator[](int i) const {
        if (i < 0) i += 3;
        return i == 0 ? x : i == 1 ? y : z;
    }
};

__host__ __device__ inline int floor_div(int a, int b) {
    int q = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? q - 1 : q;
}

__host__ __device__ inline vec3f operator*(vec3f a, float s) {
    return {a.x * s, a.y * s, a.z * s};
}

__host__ __device__ inline vec3f operator+(vec3f a, vec3f b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

__host__ __device__ inline vec3f operator/(vec3f a, float s) {
    return {a.x / s, a.y / s, a.z / s};
}

__host__ __device__ inline vec3f lerp(vec3f a, vec3f b, float t) {
    return a * (1.0f - t) + b * t;
}

struct Params {
    float min_weight;
    float hysteresis;
};

__global__ void __launch_bounds__(256, 2) update_irradiance_probes_float_kernel(
        const vec3f* __restrict__ ray_directions, int ray_directions_size,
        const vec3f* __restrict__ ray_radiance, int ray_radiance_size1, int ray_radiance_size2,
        int ray_radiance_size3, Params params, vec3f* __restrict__ irradiance, int irradiance_size1,
        int irradiance_size2, int irradiance_size3, int* __restrict__ back_hits, int back_hits_rows,
        int back_hits_cols, int size0, int size1, int size2, int size3) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= size0 * size1 * size2 * size3) return;
    const int i = index / size3 / size2 / size1;
    const int j = index / size3 / size2 % size1;
    const int k = index / size3 % size2;
    const int face = index % size3;

    int axis = floor_div(face, 2);
    float sign = 1.0f - 2.0f * float(face % 2);
    vec3f tot{0.0f, 0.0f, 0.0f};
    float wt = 0.0f;
    int hidden = 0;
    for (int r = 0; r < ray_directions_size; ++r) {
        vec3f light =
            ray_radiance[((i * ray_radiance_size1 + j) * ray_radiance_size2 + k) * ray_radiance_size3 + r];
        if (light.x < 0.0f) {
            hidden += 1;
            continue;
        }
        float cosine = sign * ray_directions[r][axis];
        if (cosine > 0.0f) {
            tot = tot + light * cosine;
            wt += cosine;
        }
    }
    // a probe inside of a wall sees almost nothing: better old light than noise
    if (wt > params.min_weight) {
        irradiance[((i * irradiance_size1 + face) * irradiance_size2 + k) * irradiance_size3 + j] =
            lerp(tot / wt,
                irradiance[((i * irradiance_size1 + face) * irradiance_size2 + k) * irradiance_size3 + j],
                params.hysteresis);
    }
    if (face == 0) {
        back_hits[(i * back_hits_rows + j) * back_hits_cols + k] = hidden;
    }
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
float launch_update_irradiance_probes_float(const std::vector<vec3f>& ray_directions,
                                            int ray_directions_size, const std::vector<vec3f>& ray_radiance,
                                            int ray_radiance_size1, int ray_radiance_size2,
                                            int ray_radiance_size3, Params params,
                                            std::vector<vec3f>& irradiance, int irradiance_size1,
                                            int irradiance_size2, int irradiance_size3,
                                            std::vector<int>& back_hits, int back_hits_rows,
                                            int back_hits_cols, int size0, int size1, int size2, int size3) {
    DeviceArray<vec3f> d_ray_directions(ray_directions.data(), ray_directions.size());
    DeviceArray<vec3f> d_ray_radiance(ray_radiance.data(), ray_radiance.size());
    DeviceArray<vec3f> d_irradiance(irradiance.data(), irradiance.size());
    DeviceArray<int> d_back_hits(back_hits.data(), back_hits.size());

    const int block = 256;
    const int grid = (size0 * size1 * size2 * size3 + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    update_irradiance_probes_float_kernel<<<grid, block>>>(
            d_ray_directions.data(), ray_directions_size, d_ray_radiance.data(), ray_radiance_size1,
            ray_radiance_size2, ray_radiance_size3, params, d_irradiance.data(), irradiance_size1,
            irradiance_size2, irradiance_size3, d_back_hits.data(), back_hits_rows, back_hits_cols, size0,
            size1, size2, size3);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_irradiance.copy_to(irradiance.data());
    d_back_hits.copy_to(back_hits.data());
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
inline void update_irradiance_probes_float_thread(int i, int j, int k, int face,
                                                  Array<vec3f, 1> ray_directions,
                                                  Array<vec3f, 4> ray_radiance, Params params,
                                                  Array<vec3f, 4> irradiance,
                                                  Array<int, 3> back_hits) {
    const int axis = floor_div(face, 2);
    const float sign = 1.0f - 2.0f * float(face % 2);
    vec3f tot = vec3f{0.0f, 0.0f, 0.0f};
    float wt = 0.0f;
    int hidden = 0;
    for (int r = 0; r < ray_directions.shape[0]; ++r) {
        const vec3f light = ray_radiance[i][j][k][r];
        if (light.x < 0.0f) {
            hidden += 1;
            continue;
        }
        const float cosine = sign * ray_directions[r][axis];
        if (cosine > 0.0f) {
            tot = tot + light * cosine;
            wt += cosine;
        }
    }
    if (wt > params.min_weight) {
        irradiance[i][face][k][j] = lerp(tot / wt, irradiance[i][face][k][j], params.hysteresis);
    }
    if (face == 0) {
        back_hits[i][j][k] = hidden;
    }
}

inline void update_irradiance_probes_float(int size0, int size1, int size2, int size3,
                                           Array<vec3f, 1> ray_directions,
                                           Array<vec3f, 4> ray_radiance, Params params,
                                           Array<vec3f, 4> irradiance, Array<int, 3> back_hits) {
    for (int i = 0; i < size0; ++i) {
        for (int j = 0; j < size1; ++j) {
            for (int k = 0; k < size2; ++k) {
                for (int face = 0; face < size3; ++face) {
                    update_irradiance_probes_float_thread(i, j, k, face, ray_directions,
                                                          ray_radiance, params, irradiance,
                                                          back_hits);
                }
            }
        }
    }
}

}  // namespace reference

constexpr uint64_t sample_index = 1;

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

// Vectors of length 1.
template <class T>
void fill_unit(T* to, size_t count, uint64_t key, size_t components, size_t first = 0) {
    for (size_t j = 0; j < count; j += components) {
        double sum = 0.0;
        for (size_t c = 0; c < components; ++c) {
            const double v = 2.0 * uniform(key, first + j + c) - 1.0;
            sum += v * v;
        }
        for (size_t c = 0; c < components; ++c) {
            const double v = 2.0 * uniform(key, first + j + c) - 1.0;
            const bool is_last = c + 1 == components;
            to[j + c] = T(sum < 1.0 / 1024.0 ? (is_last ? 1.0 : 0.0) : v / std::sqrt(sum));
        }
    }
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

    const int ray_directions_size = 8;
    const int ray_radiance_size0 = n;
    const int ray_radiance_size1 = 2;
    const int ray_radiance_size2 = 2;
    const int ray_radiance_size3 = 8;
    const int irradiance_size0 = n;
    const int irradiance_size1 = 6;
    const int irradiance_size2 = 2;
    const int irradiance_size3 = 2;
    const int back_hits_depth = n;
    const int back_hits_rows = 2;
    const int back_hits_cols = 2;
    std::vector<vec3f> ray_directions(ray_directions_size);
    fill_unit(reinterpret_cast<float*>(ray_directions.data()), 3 * ray_directions.size(), key(seed, 0), 3);
    std::vector<vec3f> ray_radiance(size_t(ray_radiance_size0) * ray_radiance_size1 * ray_radiance_size2 * ray_radiance_size3);
    fill_uniform(reinterpret_cast<float*>(ray_radiance.data()), 3 * ray_radiance.size(), key(seed, 1), -0.2, 2.0);
    Params params{};
    fill_uniform(&params.min_weight, 1, key(seed, 2), 0.5, 1.0);
    fill_uniform(&params.hysteresis, 1, key(seed, 3), 0.8, 0.95);
    std::vector<vec3f> irradiance(size_t(irradiance_size0) * irradiance_size1 * irradiance_size2 * irradiance_size3);
    fill_uniform(reinterpret_cast<float*>(irradiance.data()), 3 * irradiance.size(), key(seed, 4), 0.0, 1.0);
    std::vector<int> back_hits(size_t(back_hits_depth) * back_hits_rows * back_hits_cols);

    auto irradiance_cpu = irradiance;
    auto back_hits_cpu = back_hits;
    const float milliseconds = launch_update_irradiance_probes_float(
            ray_directions, ray_directions_size, ray_radiance, ray_radiance_size1, ray_radiance_size2,
            ray_radiance_size3, params, irradiance, irradiance_size1, irradiance_size2, irradiance_size3,
            back_hits, back_hits_rows, back_hits_cols, n, 2, 2, 6);
    reference::update_irradiance_probes_float(n, 2, 2, 6, {ray_directions.data(), {ray_directions_size}},
                                              {ray_radiance.data(), {ray_radiance_size0, ray_radiance_size1, ray_radiance_size2, ray_radiance_size3}},
                                              params,
                                              {irradiance_cpu.data(), {irradiance_size0, irradiance_size1, irradiance_size2, irradiance_size3}},
                                              {back_hits_cpu.data(), {back_hits_depth, back_hits_rows, back_hits_cols}});

    double error = 0.0;
    error = std::max(error, error_of<float>("irradiance", irradiance, irradiance_cpu, 0.0001));
    error = std::max(error, error_of<int>("back_hits", back_hits, back_hits_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("update_irradiance_probes_float: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
