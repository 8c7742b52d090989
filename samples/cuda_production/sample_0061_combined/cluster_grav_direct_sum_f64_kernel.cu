// Compute acceleration and jerk of the stars of many small clusters by direct summation in double precision.
// cluster_grav_direct_sum_f64_kernel, from cluster_grav_direct_sum_f64_kernel.py

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

__host__ __device__ inline double length_sq(vec3d a) {
    return dot(a, a);
}

__host__ __device__ inline vec3d operator*(vec3d a, double s) {
    return {a.x * s, a.y * s, a.z * s};
}

__host__ __device__ inline vec3d operator+(vec3d a, vec3d b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

__host__ __device__ inline double length(vec3d a) {
    return sqrt(dot(a, a));
}

struct Element {
    int16_t star_count;
    double per_element_softening;
};

__global__ void __launch_bounds__(256, 2) cluster_grav_direct_sum_f64_kernel(
        const double* __restrict__ x, int x_rows, int x_cols, const double* __restrict__ vel_x,
        int vel_x_cols, const double* __restrict__ vel_y, int vel_y_cols, const double* __restrict__ vel_z,
        int vel_z_cols, const double* __restrict__ mass, const int* __restrict__ shared_mass_stride,
        const Element* __restrict__ elems, double* __restrict__ a, int a_rows, int a_cols,
        double* __restrict__ jerk, int jerk_rows, int jerk_cols, double* __restrict__ accel_mag,
        int accel_mag_cols, int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int cluster_idx = index / width;
    const int i = index % width;

    int mass_stride = shared_mass_stride[0];
    double softening = elems[cluster_idx].per_element_softening;
    int stars = int(elems[cluster_idx].star_count);
    if (stars > i) {
        vec3d acc{ZERO, ZERO, ZERO};
        vec3d rate{ZERO, ZERO, ZERO};
        for (int j = 0; j < stars; ++j) {
            if (i != j) {
                vec3d r = vec3d{x[(cluster_idx * x_rows + j) * x_cols],
                        x[(cluster_idx * x_rows + j) * x_cols + 1],
                        x[(cluster_idx * x_rows + j) * x_cols + 2]}
                    - vec3d{x[(cluster_idx * x_rows + i) * x_cols],
                        x[(cluster_idx * x_rows + i) * x_cols + 1],
                        x[(cluster_idx * x_rows + i) * x_cols + 2]};
                vec3d v = vec3d{vel_x[cluster_idx * vel_x_cols + j], vel_y[cluster_idx * vel_y_cols + j],
                        vel_z[cluster_idx * vel_z_cols + j]}
                    - vec3d{vel_x[cluster_idx * vel_x_cols + i], vel_y[cluster_idx * vel_y_cols + i],
                        vel_z[cluster_idx * vel_z_cols + i]};
                double inv2 = ONE / (length_sq(r) + softening * softening);
                double strength = mass[cluster_idx * mass_stride + j] * inv2 * sqrt(inv2);
                acc = acc + r * strength;
                rate = rate + (v - r * (THREE * dot(r, v) * inv2)) * strength;
            }
        }
        a[(i * a_rows + cluster_idx) * a_cols] = acc.x;
        a[(i * a_rows + cluster_idx) * a_cols + 1] = acc.y;
        a[(i * a_rows + cluster_idx) * a_cols + 2] = acc.z;
        accel_mag[i * accel_mag_cols + cluster_idx] = length(acc);
        jerk[(i * jerk_rows + cluster_idx) * jerk_cols] = rate.x;
        jerk[(i * jerk_rows + cluster_idx) * jerk_cols + 1] = rate.y;
        jerk[(i * jerk_rows + cluster_idx) * jerk_cols + 2] = rate.z;
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
float launch_cluster_grav_direct_sum_f64_kernel(const std::vector<double>& x, int x_rows, int x_cols,
                                                const std::vector<double>& vel_x, int vel_x_cols,
                                                const std::vector<double>& vel_y, int vel_y_cols,
                                                const std::vector<double>& vel_z, int vel_z_cols,
                                                const std::vector<double>& mass,
                                                const std::vector<int>& shared_mass_stride,
                                                const std::vector<Element>& elems, std::vector<double>& a,
                                                int a_rows, int a_cols, std::vector<double>& jerk,
                                                int jerk_rows, int jerk_cols,
                                                std::vector<double>& accel_mag, int accel_mag_cols,
                                                int height, int width) {
    DeviceArray<double> d_x(x.data(), x.size());
    DeviceArray<double> d_vel_x(vel_x.data(), vel_x.size());
    DeviceArray<double> d_vel_y(vel_y.data(), vel_y.size());
    DeviceArray<double> d_vel_z(vel_z.data(), vel_z.size());
    DeviceArray<double> d_mass(mass.data(), mass.size());
    DeviceArray<int> d_shared_mass_stride(shared_mass_stride.data(), shared_mass_stride.size());
    DeviceArray<Element> d_elems(elems.data(), elems.size());
    DeviceArray<double> d_a(a.data(), a.size());
    DeviceArray<double> d_jerk(jerk.data(), jerk.size());
    DeviceArray<double> d_accel_mag(accel_mag.data(), accel_mag.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    cluster_grav_direct_sum_f64_kernel<<<grid, block>>>(
            d_x.data(), x_rows, x_cols, d_vel_x.data(), vel_x_cols, d_vel_y.data(), vel_y_cols,
            d_vel_z.data(), vel_z_cols, d_mass.data(), d_shared_mass_stride.data(), d_elems.data(),
            d_a.data(), a_rows, a_cols, d_jerk.data(), jerk_rows, jerk_cols, d_accel_mag.data(),
            accel_mag_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_a.copy_to(a.data());
    d_jerk.copy_to(jerk.data());
    d_accel_mag.copy_to(accel_mag.data());
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
inline void cluster_grav_direct_sum_f64_kernel_thread(
        int cluster_idx, int i, Array<double, 3> x, Array<double, 2> vel_x, Array<double, 2> vel_y,
        Array<double, 2> vel_z, Array<double, 1> mass, Array<int, 1> shared_mass_stride,
        Array<Element, 1> elems, Array<double, 3> a, Array<double, 3> jerk,
        Array<double, 2> accel_mag) {
    const int mass_stride = shared_mass_stride[0];
    const double softening = elems[cluster_idx].per_element_softening;
    const int stars = int(elems[cluster_idx].star_count);
    if (stars > i) {
        vec3d acc = vec3d{ZERO, ZERO, ZERO};
        vec3d rate = vec3d{ZERO, ZERO, ZERO};
        for (int j = 0; j < stars; ++j) {
            if (i != j) {
                const vec3d r = vec3d{x[cluster_idx][j][0], x[cluster_idx][j][1], x[cluster_idx][j][2]} - vec3d{x[cluster_idx][i][0], x[cluster_idx][i][1], x[cluster_idx][i][2]};
                const vec3d v = vec3d{vel_x[cluster_idx][j], vel_y[cluster_idx][j], vel_z[cluster_idx][j]} - vec3d{vel_x[cluster_idx][i], vel_y[cluster_idx][i], vel_z[cluster_idx][i]};
                const double inv2 = ONE / (length_sq(r) + softening * softening);
                const double strength = mass[cluster_idx * mass_stride + j] * inv2 * sqrt(inv2);
                acc = acc + r * strength;
                rate = rate + (v - r * (THREE * dot(r, v) * inv2)) * strength;
            }
        }
        a[i][cluster_idx][0] = acc.x;
        a[i][cluster_idx][1] = acc.y;
        a[i][cluster_idx][2] = acc.z;
        accel_mag[i][cluster_idx] = length(acc);
        jerk[i][cluster_idx][0] = rate.x;
        jerk[i][cluster_idx][1] = rate.y;
        jerk[i][cluster_idx][2] = rate.z;
    }
}

inline void cluster_grav_direct_sum_f64_kernel(int size0, int size1, Array<double, 3> x,
                                               Array<double, 2> vel_x, Array<double, 2> vel_y,
                                               Array<double, 2> vel_z, Array<double, 1> mass,
                                               Array<int, 1> shared_mass_stride,
                                               Array<Element, 1> elems, Array<double, 3> a,
                                               Array<double, 3> jerk, Array<double, 2> accel_mag) {
    for (int cluster_idx = 0; cluster_idx < size0; ++cluster_idx) {
        for (int i = 0; i < size1; ++i) {
            cluster_grav_direct_sum_f64_kernel_thread(cluster_idx, i, x, vel_x, vel_y, vel_z, mass,
                                                      shared_mass_stride, elems, a, jerk,
                                                      accel_mag);
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

template <class T>
void fill_constant(T* to, size_t count, uint64_t, double value) {
    for (size_t j = 0; j < count; ++j) to[j] = T(value);
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

    const int x_depth = n;
    const int x_rows = 16;
    const int x_cols = 3;
    const int vel_x_rows = n;
    const int vel_x_cols = 16;
    const int vel_y_rows = n;
    const int vel_y_cols = 16;
    const int vel_z_rows = n;
    const int vel_z_cols = 16;
    const int mass_size = n * 16;
    const int shared_mass_stride_size = 1;
    const int elems_size = n;
    const int a_depth = 16;
    const int a_rows = n;
    const int a_cols = 3;
    const int jerk_depth = 16;
    const int jerk_rows = n;
    const int jerk_cols = 3;
    const int accel_mag_rows = 16;
    const int accel_mag_cols = n;
    std::vector<double> x(size_t(x_depth) * x_rows * x_cols);
    fill_uniform(x.data(), x.size(), key(seed, 0), -1.0, 1.0);
    std::vector<double> vel_x(size_t(vel_x_rows) * vel_x_cols);
    fill_uniform(vel_x.data(), vel_x.size(), key(seed, 1), -1.0, 1.0);
    std::vector<double> vel_y(size_t(vel_y_rows) * vel_y_cols);
    fill_uniform(vel_y.data(), vel_y.size(), key(seed, 2), -1.0, 1.0);
    std::vector<double> vel_z(size_t(vel_z_rows) * vel_z_cols);
    fill_uniform(vel_z.data(), vel_z.size(), key(seed, 3), -1.0, 1.0);
    std::vector<double> mass(mass_size);
    fill_uniform(mass.data(), mass.size(), key(seed, 4), 0.1, 1.0);
    std::vector<int> shared_mass_stride(shared_mass_stride_size);
    fill_constant(shared_mass_stride.data(), shared_mass_stride.size(), key(seed, 5), 16.0);
    std::vector<Element> elems(elems_size);
    for (size_t i = 0; i < elems.size(); ++i)
        fill_index(&elems[i].star_count, 1, key(seed, 6), 2, 17, i);
    for (size_t i = 0; i < elems.size(); ++i)
        fill_uniform(&elems[i].per_element_softening, 1, key(seed, 7), 0.05, 0.1, i);
    std::vector<double> a(size_t(a_depth) * a_rows * a_cols);
    std::vector<double> jerk(size_t(jerk_depth) * jerk_rows * jerk_cols);
    std::vector<double> accel_mag(size_t(accel_mag_rows) * accel_mag_cols);

    auto a_cpu = a;
    auto jerk_cpu = jerk;
    auto accel_mag_cpu = accel_mag;
    const float milliseconds = launch_cluster_grav_direct_sum_f64_kernel(
            x, x_rows, x_cols, vel_x, vel_x_cols, vel_y, vel_y_cols, vel_z, vel_z_cols, mass,
            shared_mass_stride, elems, a, a_rows, a_cols, jerk, jerk_rows, jerk_cols, accel_mag,
            accel_mag_cols, n, 16);
    reference::cluster_grav_direct_sum_f64_kernel(
            n, 16, {x.data(), {x_depth, x_rows, x_cols}}, {vel_x.data(), {vel_x_rows, vel_x_cols}},
            {vel_y.data(), {vel_y_rows, vel_y_cols}}, {vel_z.data(), {vel_z_rows, vel_z_cols}},
            {mass.data(), {mass_size}}, {shared_mass_stride.data(), {shared_mass_stride_size}},
            {elems.data(), {elems_size}}, {a_cpu.data(), {a_depth, a_rows, a_cols}},
            {jerk_cpu.data(), {jerk_depth, jerk_rows, jerk_cols}},
            {accel_mag_cpu.data(), {accel_mag_rows, accel_mag_cols}});

    double error = 0.0;
    error = std::max(error, error_of<double>("a", a, a_cpu, 1e-9));
    error = std::max(error, error_of<double>("jerk", jerk, jerk_cpu, 1e-9));
    error = std::max(error, error_of<double>("accel_mag", accel_mag, accel_mag_cpu, 1e-9));
    const bool passed = error <= 1.0;
    std::printf("cluster_grav_direct_sum_f64_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
