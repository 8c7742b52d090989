// Turn grid momentum into velocity, apply gravity and resolve contact with the boundary surfaces.
// apply_grid_bnd_fric_3d_kernel, from _apply_grid_bnd_fric_3d_kernel.py

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

constexpr int STICKY = 0;

struct vec3f {
    float x, y, z;
};

__host__ __device__ inline float dot(vec3f a, vec3f b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

__host__ __device__ inline vec3f operator*(float s, vec3f a) {
    return {a.x * s, a.y * s, a.z * s};
}

__host__ __device__ inline vec3f operator-(vec3f a, vec3f b) {
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}

__host__ __device__ inline float length(vec3f a) {
    return sqrtf(dot(a, a));
}

__host__ __device__ inline vec3f operator*(vec3f a, float s) {
    return {a.x * s, a.y * s, a.z * s};
}

__host__ __device__ inline vec3f operator/(vec3f a, float s) {
    return {a.x / s, a.y / s, a.z / s};
}

__host__ __device__ inline vec3f operator+(vec3f a, vec3f b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

__device__ vec3f collide(vec3f v, vec3f nrm, int kind, float fric) {
    if (kind == STICKY) {
        return vec3f{0.0f, 0.0f, 0.0f};
    }

    float approach = dot(v, nrm);
    vec3f tangential = v - approach * nrm;
    if (kind == 1) {
        return tangential;
    }
    if (approach >= 0.0f) {  // separates freely
        return v;
    }

    float spd = length(tangential);
    float lost = -fric * approach;
    if (spd <= lost) {
        return vec3f{0.0f, 0.0f, 0.0f};
    }
    return tangential * (1.0f - lost / spd);
}

__global__ void apply_grid_bnd_fric_3d_kernel(const float* __restrict__ mass, int mass_rows, int mass_cols,
                                              const double* __restrict__ mom, int mom_size1, int mom_size2,
                                              int mom_size3, const vec3f* __restrict__ nrm, int nrm_rows,
                                              int nrm_cols, const int* __restrict__ surf_id,
                                              int surf_id_rows, int surf_id_cols,
                                              const int* __restrict__ surf_kind,
                                              const float* __restrict__ surf_fric, vec3f* __restrict__ vel,
                                              int vel_rows, int vel_cols, vec3f grav, float dt, int depth,
                                              int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= depth * height * width) return;
    const int i = index / width / height;
    const int j = index / width % height;
    const int k = index % width;

    if (mass[(i * mass_rows + j) * mass_cols + k] < 0.01f) {
        vel[(i * vel_rows + j) * vel_cols + k] = vec3f{0.0f, 0.0f, 0.0f};
        return;
    }

    vec3f v = vec3f{float(mom[((i * mom_size1 + j) * mom_size2 + k) * mom_size3]),
            float(mom[((i * mom_size1 + j) * mom_size2 + k) * mom_size3 + 1]),
            float(mom[((i * mom_size1 + j) * mom_size2 + k) * mom_size3 + 2])}
        / mass[(i * mass_rows + j) * mass_cols + k] + dt * grav;
    int surf = surf_id[(i * surf_id_rows + j) * surf_id_cols + k];
    if (surf >= 0) {
        v = collide(v, nrm[(i * nrm_rows + j) * nrm_cols + k], surf_kind[surf], surf_fric[surf]);
    }
    vel[(i * vel_rows + j) * vel_cols + k] = v;
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
float launch_apply_grid_bnd_fric_3d_kernel(const std::vector<float>& mass, int mass_rows, int mass_cols,
                                           const std::vector<double>& mom, int mom_size1, int mom_size2,
                                           int mom_size3, const std::vector<vec3f>& nrm, int nrm_rows,
                                           int nrm_cols, const std::vector<int>& surf_id, int surf_id_rows,
                                           int surf_id_cols, const std::vector<int>& surf_kind,
                                           const std::vector<float>& surf_fric, std::vector<vec3f>& vel,
                                           int vel_rows, int vel_cols, vec3f grav, float dt, int depth,
                                           int height, int width) {
    DeviceArray<float> d_mass(mass.data(), mass.size());
    DeviceArray<double> d_mom(mom.data(), mom.size());
    DeviceArray<vec3f> d_nrm(nrm.data(), nrm.size());
    DeviceArray<int> d_surf_id(surf_id.data(), surf_id.size());
    DeviceArray<int> d_surf_kind(surf_kind.data(), surf_kind.size());
    DeviceArray<float> d_surf_fric(surf_fric.data(), surf_fric.size());
    DeviceArray<vec3f> d_vel(vel.data(), vel.size());

    const int block = 256;
    const int grid = (depth * height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    apply_grid_bnd_fric_3d_kernel<<<grid, block>>>(
            d_mass.data(), mass_rows, mass_cols, d_mom.data(), mom_size1, mom_size2, mom_size3,
            d_nrm.data(), nrm_rows, nrm_cols, d_surf_id.data(), surf_id_rows, surf_id_cols,
            d_surf_kind.data(), d_surf_fric.data(), d_vel.data(), vel_rows, vel_cols, grav, dt, depth,
            height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_vel.copy_to(vel.data());
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

constexpr int STICKY = 0;

inline vec3f _collide(vec3f v, vec3f nrm, int kind, float fric) {
    if (kind == STICKY) {
        return vec3f{0.0f, 0.0f, 0.0f};
    }
    const float approach = dot(v, nrm);
    const vec3f tangential = v - approach * nrm;
    if (kind == 1) {
        return tangential;
    }
    if (approach >= 0.0f) {
        return v;
    }
    const float spd = length(tangential);
    const float lost = -fric * approach;
    if (spd <= lost) {
        return vec3f{0.0f, 0.0f, 0.0f};
    }
    return tangential * (1.0f - lost / spd);
}

// One thread of the launch.
inline void _apply_grid_bnd_fric_3d_kernel_thread(int i, int j, int k, Array<float, 3> mass,
                                                  Array<double, 4> mom, Array<vec3f, 3> nrm,
                                                  Array<int, 3> surf_id, Array<int, 1> surf_kind,
                                                  Array<float, 1> surf_fric, Array<vec3f, 3> vel,
                                                  vec3f grav, float dt) {
    if (mass[i][j][k] < 0.01f) {
        vel[i][j][k] = vec3f{0.0f, 0.0f, 0.0f};
        return;
    }
    vec3f v = vec3f{float(mom[i][j][k][0]), float(mom[i][j][k][1]), float(mom[i][j][k][2])} / mass[i][j][k] + dt * grav;
    const int surf = surf_id[i][j][k];
    if (surf >= 0) {
        v = reference::_collide(v, nrm[i][j][k], surf_kind[surf], surf_fric[surf]);
    }
    vel[i][j][k] = v;
}

inline void _apply_grid_bnd_fric_3d_kernel(int size0, int size1, int size2, Array<float, 3> mass,
                                           Array<double, 4> mom, Array<vec3f, 3> nrm,
                                           Array<int, 3> surf_id, Array<int, 1> surf_kind,
                                           Array<float, 1> surf_fric, Array<vec3f, 3> vel,
                                           vec3f grav, float dt) {
    for (int i = 0; i < size0; ++i) {
        for (int j = 0; j < size1; ++j) {
            for (int k = 0; k < size2; ++k) {
                _apply_grid_bnd_fric_3d_kernel_thread(i, j, k, mass, mom, nrm, surf_id, surf_kind,
                                                      surf_fric, vel, grav, dt);
            }
        }
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

    const int mass_depth = n;
    const int mass_rows = 8;
    const int mass_cols = 8;
    const int mom_size0 = n;
    const int mom_size1 = 8;
    const int mom_size2 = 8;
    const int mom_size3 = 3;
    const int nrm_depth = n;
    const int nrm_rows = 8;
    const int nrm_cols = 8;
    const int surf_id_depth = n;
    const int surf_id_rows = 8;
    const int surf_id_cols = 8;
    const int surf_kind_size = 4;
    const int surf_fric_size = 4;
    const int vel_depth = n;
    const int vel_rows = 8;
    const int vel_cols = 8;
    std::vector<float> mass(size_t(mass_depth) * mass_rows * mass_cols);
    fill_uniform(mass.data(), mass.size(), key(seed, 0), -0.2, 1.0);
    std::vector<double> mom(size_t(mom_size0) * mom_size1 * mom_size2 * mom_size3);
    fill_uniform(mom.data(), mom.size(), key(seed, 1), -1.0, 1.0);
    std::vector<vec3f> nrm(size_t(nrm_depth) * nrm_rows * nrm_cols);
    fill_unit(reinterpret_cast<float*>(nrm.data()), 3 * nrm.size(), key(seed, 2), 3);
    std::vector<int> surf_id(size_t(surf_id_depth) * surf_id_rows * surf_id_cols);
    fill_index(surf_id.data(), surf_id.size(), key(seed, 3), -1, 4);
    std::vector<int> surf_kind(surf_kind_size);
    fill_index(surf_kind.data(), surf_kind.size(), key(seed, 4), 0, 4);
    std::vector<float> surf_fric(surf_fric_size);
    fill_uniform(surf_fric.data(), surf_fric.size(), key(seed, 5), 0.1, 0.8);
    std::vector<vec3f> vel(size_t(vel_depth) * vel_rows * vel_cols);
    vec3f grav{};
    fill_uniform(reinterpret_cast<float*>(&grav), 3, key(seed, 7), -10.0, 0.0);
    float dt;
    fill_uniform(&dt, 1, key(seed, 8), 0.001, 0.01);

    auto vel_cpu = vel;
    const float milliseconds = launch_apply_grid_bnd_fric_3d_kernel(
            mass, mass_rows, mass_cols, mom, mom_size1, mom_size2, mom_size3, nrm, nrm_rows, nrm_cols,
            surf_id, surf_id_rows, surf_id_cols, surf_kind, surf_fric, vel, vel_rows, vel_cols, grav, dt, n,
            8, 8);
    reference::_apply_grid_bnd_fric_3d_kernel(n, 8, 8, {mass.data(), {mass_depth, mass_rows, mass_cols}},
                                              {mom.data(), {mom_size0, mom_size1, mom_size2, mom_size3}},
                                              {nrm.data(), {nrm_depth, nrm_rows, nrm_cols}},
                                              {surf_id.data(), {surf_id_depth, surf_id_rows, surf_id_cols}},
                                              {surf_kind.data(), {surf_kind_size}},
                                              {surf_fric.data(), {surf_fric_size}},
                                              {vel_cpu.data(), {vel_depth, vel_rows, vel_cols}}, grav, dt);

    const double error = error_of<float>("vel", vel, vel_cpu, 0.0001);
    const bool passed = error <= 1.0;
    std::printf("apply_grid_bnd_fric_3d_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
