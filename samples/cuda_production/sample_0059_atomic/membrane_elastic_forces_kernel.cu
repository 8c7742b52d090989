// Add the elastic in-plane forces and the energy of cloth triangles with a Saint Venant-Kirchhoff material.
// membrane_elastic_forces_kernel, from membrane_elastic_forces_kernel.py

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

struct mat32f {
    float c[3][2];
    __host__ __device__ float* operator[](int i) { return c[i]; }
    __host__ __device__ const float* operator[](int i) const { return c[i]; }
};

struct mat23f {
    float c[2][3];
};

struct mat22f {
    float c[2][2];
    __host__ __device__ float* operator[](int i) { return c[i]; }
    __host__ __device__ const float* operator[](int i) const { return c[i]; }
};

struct vec3f {
    float x, y, z;
};

__host__ __device__ inline mat23f transpose(const mat32f& a) {
    mat23f r;
    for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 3; ++j) r.c[i][j] = a.c[j][i];
    return r;
}

__host__ __device__ inline mat22f operator*(const mat23f& a, const mat32f& b) {
    mat22f r{};
    for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 2; ++j)
            for (int k = 0; k < 3; ++k) r.c[i][j] += a.c[i][k] * b.c[k][j];
    return r;
}

__host__ __device__ inline mat22f identity_mat22f() {
    mat22f r{};
    for (int i = 0; i < 2; ++i) r.c[i][i] = 1.0f;
    return r;
}

__host__ __device__ inline mat22f operator-(const mat22f& a, const mat22f& b) {
    mat22f r;
    for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 2; ++j) r.c[i][j] = a.c[i][j] - b.c[i][j];
    return r;
}

__host__ __device__ inline mat22f operator*(const mat22f& a, float s) {
    mat22f r;
    for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 2; ++j) r.c[i][j] = a.c[i][j] * s;
    return r;
}

__host__ __device__ inline vec3f operator-(vec3f a, vec3f b) {
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}

__host__ __device__ inline mat32f operator*(const mat32f& a, const mat22f& b) {
    mat32f r{};
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 2; ++j)
            for (int k = 0; k < 2; ++k) r.c[i][j] += a.c[i][k] * b.c[k][j];
    return r;
}

__host__ __device__ inline float trace(const mat22f& a) {
    float r = a.c[0][0];
    for (int i = 1; i < 2; ++i) r += a.c[i][i];
    return r;
}

__host__ __device__ inline mat22f operator+(const mat22f& a, const mat22f& b) {
    mat22f r;
    for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 2; ++j) r.c[i][j] = a.c[i][j] + b.c[i][j];
    return r;
}

__host__ __device__ inline float ddot(const mat22f& a, const mat22f& b) {
    float sum = 0.0f;
    for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 2; ++j) sum += a.c[i][j] * b.c[i][j];
    return sum;
}

__host__ __device__ inline mat22f transpose(const mat22f& a) {
    mat22f r;
    for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 2; ++j) r.c[i][j] = a.c[j][i];
    return r;
}

__host__ __device__ inline mat32f operator*(const mat32f& a, float s) {
    mat32f r;
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 2; ++j) r.c[i][j] = a.c[i][j] * s;
    return r;
}

__device__ inline float atomic_sub(float* place, float value) {
    return atomicAdd(place, -value);
}

__device__ inline vec3f atomic_sub(vec3f* place, const vec3f& value) {
    return {atomic_sub(&place->x, value.x), atomic_sub(&place->y, value.y), atomic_sub(&place->z, value.z)};
}

__host__ __device__ inline vec3f operator+(vec3f a, vec3f b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

__device__ inline vec3f atomic_add(vec3f* place, const vec3f& value) {
    return {atomicAdd(&place->x, value.x), atomicAdd(&place->y, value.y), atomicAdd(&place->z, value.z)};
}

struct Params {
    float poisson;
    float tear_strain;
};

__device__ mat22f green_strain(mat32f f) {
    return (transpose(f) * f - identity_mat22f()) * 0.5f;
}

struct lame_parameters_result {
    float mu;
    float lam;
};

// Shear modulus and first Lame parameter for plane stress, as befits a thin sheet.
__device__ lame_parameters_result lame_parameters(float young, float poisson) {
    float mu = 0.5f * young / (1.0f + poisson);
    float lam = young * poisson / (1.0f - poisson * poisson);
    return {mu, lam};
}

__global__ void membrane_elastic_forces_kernel(const int64_t* __restrict__ indices,
                                               const int64_t* __restrict__ triangles, int triangles_cols,
                                               const vec3f* __restrict__ position,
                                               const mat22f* __restrict__ rest_inverse,
                                               const double* __restrict__ rest_area, float young,
                                               Params params, const int* __restrict__ torn,
                                               vec3f* __restrict__ force, float* __restrict__ energy,
                                               int* __restrict__ overloaded, int n) {
    const int thread = blockIdx.x * blockDim.x + threadIdx.x;
    if (thread >= n) return;

    int t = int(indices[thread]);
    if (torn[t] == 0) {
        int i = int(triangles[t * triangles_cols]);
        int j = int(triangles[t * triangles_cols + 1]);
        int k = int(triangles[t * triangles_cols + 2]);
        vec3f edge1 = position[j] - position[i];
        vec3f edge2 = position[k] - position[i];
        mat32f f = mat32f{edge1.x, edge2.x, edge1.y, edge2.y, edge1.z, edge2.z} * rest_inverse[t];
        mat22f strain = green_strain(f);

        const lame_parameters_result result = lame_parameters(young, params.poisson);
        float mu = result.mu;
        float lam = result.lam;
        float dilation = trace(strain);
        mat22f stress = strain * (2.0f * mu) + identity_mat22f() * (lam * dilation);
        float density = mu * ddot(strain, strain) + 0.5f * lam * dilation * dilation;

        mat32f forces = f * stress * transpose(rest_inverse[t]) * -float(rest_area[t]);
        vec3f on_j{forces[0][0], forces[1][0], forces[2][0]};
        vec3f on_k{forces[0][1], forces[1][1], forces[2][1]};
        atomic_sub(&force[i], on_j + on_k);
        atomic_add(&force[j], on_j);
        atomic_add(&force[k], on_k);
        atomicAdd(&energy[0], density * float(rest_area[t]));

        overloaded[t] = fmaxf(strain[0][0], strain[1][1]) > params.tear_strain ? 1 : 0;
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
float launch_membrane_elastic_forces_kernel(const std::vector<int64_t>& indices,
                                            const std::vector<int64_t>& triangles, int triangles_cols,
                                            const std::vector<vec3f>& position,
                                            const std::vector<mat22f>& rest_inverse,
                                            const std::vector<double>& rest_area, float young,
                                            Params params, const std::vector<int>& torn,
                                            std::vector<vec3f>& force, std::vector<float>& energy,
                                            std::vector<int>& overloaded, int n) {
    DeviceArray<int64_t> d_indices(indices.data(), indices.size());
    DeviceArray<int64_t> d_triangles(triangles.data(), triangles.size());
    DeviceArray<vec3f> d_position(position.data(), position.size());
    DeviceArray<mat22f> d_rest_inverse(rest_inverse.data(), rest_inverse.size());
    DeviceArray<double> d_rest_area(rest_area.data(), rest_area.size());
    DeviceArray<int> d_torn(torn.data(), torn.size());
    DeviceArray<vec3f> d_force(force.data(), force.size());
    DeviceArray<float> d_energy(energy.data(), energy.size());
    DeviceArray<int> d_overloaded(overloaded.data(), overloaded.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    membrane_elastic_forces_kernel<<<grid, block>>>(
            d_indices.data(), d_triangles.data(), triangles_cols, d_position.data(), d_rest_inverse.data(),
            d_rest_area.data(), young, params, d_torn.data(), d_force.data(), d_energy.data(),
            d_overloaded.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_force.copy_to(force.data());
    d_energy.copy_to(energy.data());
    d_overloaded.copy_to(overloaded.data());
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

inline mat22f green_strain(mat32f f) {
    return (transpose(f) * f - identity_mat22f()) * 0.5f;
}

struct lame_parameters_result {
    float mu;
    float lam;
};

inline lame_parameters_result lame_parameters(float young, float poisson) {
    const float mu = 0.5f * young / (1.0f + poisson);
    const float lam = young * poisson / (1.0f - poisson * poisson);
    return {mu, lam};
}

// One thread of the launch.
inline void membrane_elastic_forces_kernel_thread(int thread, Array<int64_t, 1> indices,
                                                  Array<int64_t, 2> triangles,
                                                  Array<vec3f, 1> position,
                                                  Array<mat22f, 1> rest_inverse,
                                                  Array<double, 1> rest_area, float young,
                                                  Params params, Array<int, 1> torn,
                                                  Array<vec3f, 1> force, Array<float, 1> energy,
                                                  Array<int, 1> overloaded) {
    const int t = int(indices[thread]);
    if (torn[t] == 0) {
        int i = int(triangles[t][0]);
        int j = int(triangles[t][1]);
        int k = int(triangles[t][2]);
        const vec3f edge1 = position[j] - position[i];
        const vec3f edge2 = position[k] - position[i];
        const mat32f f = mat32f{edge1.x, edge2.x, edge1.y, edge2.y, edge1.z, edge2.z} * rest_inverse[t];
        const mat22f strain = reference::green_strain(f);
        const auto [mu, lam] = lame_parameters(young, params.poisson);
        const float dilation = trace(strain);
        const mat22f stress = strain * (2.0f * mu) + identity_mat22f() * (lam * dilation);
        const float density = mu * ddot(strain, strain) + 0.5f * lam * dilation * dilation;
        const mat32f forces = f * stress * transpose(rest_inverse[t]) * -float(rest_area[t]);
        vec3f on_j = vec3f{forces[0][0], forces[1][0], forces[2][0]};
        vec3f on_k = vec3f{forces[0][1], forces[1][1], forces[2][1]};
        force[i] = force[i] - (on_j + on_k);
        force[j] = force[j] + on_j;
        force[k] = force[k] + on_k;
        energy[0] += density * float(rest_area[t]);
        overloaded[t] = fmaxf(strain[0][0], strain[1][1]) > params.tear_strain ? 1 : 0;
    }
}

inline void membrane_elastic_forces_kernel(int size0, Array<int64_t, 1> indices,
                                           Array<int64_t, 2> triangles, Array<vec3f, 1> position,
                                           Array<mat22f, 1> rest_inverse,
                                           Array<double, 1> rest_area, float young, Params params,
                                           Array<int, 1> torn, Array<vec3f, 1> force,
                                           Array<float, 1> energy, Array<int, 1> overloaded) {
    for (int thread = 0; thread < size0; ++thread) {
        membrane_elastic_forces_kernel_thread(thread, indices, triangles, position, rest_inverse,
                                              rest_area, young, params, torn, force, energy,
                                              overloaded);
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

template <class T>
void fill_permutation(T* to, size_t count, uint64_t key) {
    std::vector<size_t> order(count);
    for (size_t j = 0; j < count; ++j) order[j] = j;
    std::stable_sort(order.begin(), order.end(),
                     [key](size_t a, size_t b) { return mix(key ^ a) < mix(key ^ b); });
    for (size_t j = 0; j < count; ++j) to[j] = T(double(order[j]));
}

// Symmetric positive definite matrices with eigenvalues between low and high.
template <class T>
void fill_spd(T* to, size_t count, uint64_t key, double low, double high, size_t components, size_t first = 0) {
    size_t side = 1;
    while (side * side < components) ++side;
    for (size_t m = 0; m < count; m += components) {
        for (size_t i = 0; i < side; ++i) {
            for (size_t k = 0; k < side; ++k) {
                double sum = 0.0;
                for (size_t c = 0; c < side; ++c)
                    sum += (2.0 * uniform(key, first + m + i * side + c) - 1.0) *
                           (2.0 * uniform(key, first + m + k * side + c) - 1.0);
                const double value = (high - low) * (sum / (double(side) * double(side)));
                to[m + i * side + k] = T(value + (i == k ? low : 0.0));
            }
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

    const int indices_size = n;
    const int triangles_rows = n;
    const int triangles_cols = 3;
    const int position_size = n;
    const int rest_inverse_size = n;
    const int rest_area_size = n;
    const int torn_size = n;
    const int force_size = n;
    const int energy_size = 1;
    const int overloaded_size = n;
    std::vector<int64_t> indices(indices_size);
    fill_permutation(indices.data(), indices.size(), key(seed, 0));
    std::vector<int64_t> triangles(size_t(triangles_rows) * triangles_cols);
    fill_index(triangles.data(), triangles.size(), key(seed, 1), 0, n);
    std::vector<vec3f> position(position_size);
    fill_uniform(reinterpret_cast<float*>(position.data()), 3 * position.size(), key(seed, 2), -1.0, 1.0);
    std::vector<mat22f> rest_inverse(rest_inverse_size);
    fill_spd(reinterpret_cast<float*>(rest_inverse.data()), 4 * rest_inverse.size(), key(seed, 3), 0.5, 1.5, 4);
    std::vector<double> rest_area(rest_area_size);
    fill_uniform(rest_area.data(), rest_area.size(), key(seed, 4), 0.1, 0.5);
    float young;
    fill_uniform(&young, 1, key(seed, 5), 10.0, 50.0);
    Params params{};
    fill_uniform(&params.poisson, 1, key(seed, 6), 0.2, 0.4);
    params.tear_strain = 1.0f;
    std::vector<int> torn(torn_size);
    fill_index(torn.data(), torn.size(), key(seed, 8), 0, 2);
    std::vector<vec3f> force(force_size);
    std::vector<float> energy(energy_size);
    std::vector<int> overloaded(overloaded_size);

    auto force_cpu = force;
    auto energy_cpu = energy;
    auto overloaded_cpu = overloaded;
    const float milliseconds = launch_membrane_elastic_forces_kernel(
            indices, triangles, triangles_cols, position, rest_inverse, rest_area, young, params, torn,
            force, energy, overloaded, n);
    reference::membrane_elastic_forces_kernel(n, {indices.data(), {indices_size}},
                                              {triangles.data(), {triangles_rows, triangles_cols}},
                                              {position.data(), {position_size}},
                                              {rest_inverse.data(), {rest_inverse_size}},
                                              {rest_area.data(), {rest_area_size}}, young, params,
                                              {torn.data(), {torn_size}}, {force_cpu.data(), {force_size}},
                                              {energy_cpu.data(), {energy_size}},
                                              {overloaded_cpu.data(), {overloaded_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("force", force, force_cpu, 0.0001));
    error = std::max(error, error_of<float>("energy", energy, energy_cpu, 0.0001));
    error = std::max(error, error_of<int>("overloaded", overloaded, overloaded_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("membrane_elastic_forces_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
