// Compute acceleration and jerk of the stars of many small clusters by direct summation in double precision.
// eval_cluster_gravity_direct_sum_f64, from _eval_cluster_gravity_direct_sum_f64.py

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

constexpr double ZERO = 0.0;
constexpr double ONE = 1.0;
constexpr double THREE = 3.0;

struct vec3d {
    double x, y, z;
};

__host__ __device__ inline vec3d operator-(vec3d a, vec3d b) {
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}

__host__ __device__ inline double dot(vec3d a, vec3d b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

__host__ __device__ inline vec3d operator*(vec3d a, double s) {
    return {a.x * s, a.y * s, a.z * s};
}

__host__ __device__ inline vec3d operator+(vec3d a, vec3d b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

__global__ void __launch_bounds__(256, 2) eval_cluster_gravity_direct_sum_f64_kernel(
        const vec3d* __restrict__ position, int position_rows, int position_cols,
        const vec3d* __restrict__ velocity, int velocity_rows, int velocity_cols,
        const double* __restrict__ mass, int mass_rows, int mass_cols, const int* __restrict__ n_stars,
        double softening, vec3d* __restrict__ acceleration, int acceleration_rows, int acceleration_cols,
        vec3d* __restrict__ jerk, int jerk_rows, int jerk_cols, int depth, int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= depth * height * width) return;
    const int replica = index / width / height;
    const int cluster = index / width % height;
    const int i = index % width;

    int stars = n_stars[cluster];
    if (i >= stars) {
        return;
    }

    vec3d acc{ZERO, ZERO, ZERO};
    vec3d rate{ZERO, ZERO, ZERO};
    for (int j = 0; j < stars; ++j) {
        if (j != i) {
            vec3d r = position[(replica * position_rows + cluster) * position_cols + j]
                - position[(replica * position_rows + cluster) * position_cols + i];
            vec3d v = velocity[(replica * velocity_rows + cluster) * velocity_cols + j]
                - velocity[(replica * velocity_rows + cluster) * velocity_cols + i];
            double inv2 = ONE / (dot(r, r) + softening * softening);
            double strength = mass[(replica * mass_rows + cluster) * mass_cols + j] * inv2 * sqrt(inv2);
            acc = acc + r * strength;
            rate = rate + (v - r * (THREE * dot(r, v) * inv2)) * strength;
        }
    }
    acceleration[(replica * acceleration_rows + cluster) * acceleration_cols + i] = acc;
    jerk[(replica * jerk_rows + cluster) * jerk_cols + i] = rate;
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
float launch_eval_cluster_gravity_direct_sum_f64(
        const std::vector<vec3d>& position, int position_rows, int position_cols,
        const std::vector<vec3d>& velocity, int velocity_rows, int velocity_cols,
        const std::vector<double>& mass, int mass_rows, int mass_cols, const std::vector<int>& n_stars,
        double softening, std::vector<vec3d>& acceleration, int acceleration_rows, int acceleration_cols,
        std::vector<vec3d>& jerk, int jerk_rows, int jerk_cols, int depth, int height, int width) {
    DeviceArray<vec3d> d_position(position.data(), position.size());
    DeviceArray<vec3d> d_velocity(velocity.data(), velocity.size());
    DeviceArray<double> d_mass(mass.data(), mass.size());
    DeviceArray<int> d_n_stars(n_stars.data(), n_stars.size());
    DeviceArray<vec3d> d_acceleration(acceleration.data(), acceleration.size());
    DeviceArray<vec3d> d_jerk(jerk.data(), jerk.size());

    const int block = 256;
    const int grid = (depth * height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    eval_cluster_gravity_direct_sum_f64_kernel<<<grid, block>>>(
            d_position.data(), position_rows, position_cols, d_velocity.data(), velocity_rows,
            velocity_cols, d_mass.data(), mass_rows, mass_cols, d_n_stars.data(), softening,
            d_acceleration.data(), acceleration_rows, acceleration_cols, d_jerk.data(), jerk_rows,
            jerk_cols, depth, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_acceleration.copy_to(acceleration.data());
    d_jerk.copy_to(jerk.data());
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

constexpr double ZERO = 0.0;
constexpr double ONE = 1.0;
constexpr double THREE = 3.0;

// One thread of the launch.
inline void _eval_cluster_gravity_direct_sum_f64_thread(
        int replica, int cluster, int i, Array<vec3d, 3> position, Array<vec3d, 3> velocity,
        Array<double, 3> mass, Array<int, 1> n_stars, double softening,
        Array<vec3d, 3> acceleration, Array<vec3d, 3> jerk) {
    const int stars = n_stars[cluster];
    if (i >= stars) {
        return;
    }
    vec3d acc = vec3d{ZERO, ZERO, ZERO};
    vec3d rate = vec3d{ZERO, ZERO, ZERO};
    for (int j = 0; j < stars; ++j) {
        if (j != i) {
            const vec3d r = position[replica][cluster][j] - position[replica][cluster][i];
            const vec3d v = velocity[replica][cluster][j] - velocity[replica][cluster][i];
            const double inv2 = ONE / (dot(r, r) + softening * softening);
            const double strength = mass[replica][cluster][j] * inv2 * sqrt(inv2);
            acc = acc + r * strength;
            rate = rate + (v - r * (THREE * dot(r, v) * inv2)) * strength;
        }
    }
    acceleration[replica][cluster][i] = acc;
    jerk[replica][cluster][i] = rate;
}

inline void _eval_cluster_gravity_direct_sum_f64(int size0, int size1, int size2,
                                                 Array<vec3d, 3> position, Array<vec3d, 3> velocity,
                                                 Array<double, 3> mass, Array<int, 1> n_stars,
                                                 double softening, Array<vec3d, 3> acceleration,
                                                 Array<vec3d, 3> jerk) {
    for (int replica = 0; replica < size0; ++replica) {
        for (int cluster = 0; cluster < size1; ++cluster) {
            for (int i = 0; i < size2; ++i) {
                _eval_cluster_gravity_direct_sum_f64_thread(replica, cluster, i, position, velocity,
                                                            mass, n_stars, softening, acceleration,
                                                            jerk);
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

    const int position_depth = 2;
    const int position_rows = n;
    const int position_cols = 16;
    const int velocity_depth = 2;
    const int velocity_rows = n;
    const int velocity_cols = 16;
    const int mass_depth = 2;
    const int mass_rows = n;
    const int mass_cols = 16;
    const int n_stars_size = n;
    const int acceleration_depth = 2;
    const int acceleration_rows = n;
    const int acceleration_cols = 16;
    const int jerk_depth = 2;
    const int jerk_rows = n;
    const int jerk_cols = 16;
    std::vector<vec3d> position(size_t(position_depth) * position_rows * position_cols);
    fill_uniform(reinterpret_cast<double*>(position.data()), 3 * position.size(), key(seed, 0), -1.0, 1.0);
    std::vector<vec3d> velocity(size_t(velocity_depth) * velocity_rows * velocity_cols);
    fill_uniform(reinterpret_cast<double*>(velocity.data()), 3 * velocity.size(), key(seed, 1), -1.0, 1.0);
    std::vector<double> mass(size_t(mass_depth) * mass_rows * mass_cols);
    fill_uniform(mass.data(), mass.size(), key(seed, 2), 0.1, 1.0);
    std::vector<int> n_stars(n_stars_size);
    fill_index(n_stars.data(), n_stars.size(), key(seed, 3), 2, 17);
    double softening;
    fill_uniform(&softening, 1, key(seed, 4), 0.05, 0.1);
    std::vector<vec3d> acceleration(size_t(acceleration_depth) * acceleration_rows * acceleration_cols);
    std::vector<vec3d> jerk(size_t(jerk_depth) * jerk_rows * jerk_cols);

    auto acceleration_cpu = acceleration;
    auto jerk_cpu = jerk;
    const float milliseconds = launch_eval_cluster_gravity_direct_sum_f64(
            position, position_rows, position_cols, velocity, velocity_rows, velocity_cols, mass, mass_rows,
            mass_cols, n_stars, softening, acceleration, acceleration_rows, acceleration_cols, jerk,
            jerk_rows, jerk_cols, 2, n, 16);
    reference::_eval_cluster_gravity_direct_sum_f64(
            2, n, 16, {position.data(), {position_depth, position_rows, position_cols}},
            {velocity.data(), {velocity_depth, velocity_rows, velocity_cols}},
            {mass.data(), {mass_depth, mass_rows, mass_cols}}, {n_stars.data(), {n_stars_size}}, softening,
            {acceleration_cpu.data(), {acceleration_depth, acceleration_rows, acceleration_cols}},
            {jerk_cpu.data(), {jerk_depth, jerk_rows, jerk_cols}});

    double error = 0.0;
    error = std::max(error, error_of<double>("acceleration", acceleration, acceleration_cpu, 1e-9));
    error = std::max(error, error_of<double>("jerk", jerk, jerk_cpu, 1e-9));
    const bool passed = error <= 1.0;
    std::printf("eval_cluster_gravity_direct_sum_f64: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
