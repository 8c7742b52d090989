// Compute acceleration and jerk of the stars of many small clusters by direct summation in double precision.
// cluster_gravity_direct_sum_2d_double_kernel, from cluster_gravity_direct_sum_2d_double_kernel.py

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

// Compute acceleration and jerk of the stars of many small clusters by direct
// summation in double precision.
//
// Launch in two dimensions: `cluster` and star `i` of it. Clusters have
// `star_count_in[cluster]` stars; threads beyond it leave. For every other star j of
// the cluster with offset r = `location_in[cluster, j]` - own and v the difference of
// `velocity_in`, and s = r.r + `softening`^2, the acceleration gets m r / s^1.5 and
// the jerk m (v - 3 (r.v / s) r) / s^1.5, with m = `mass_in[cluster, j]`. The sums go
// to `acceleration_out` and `jerk_x_out`, `jerk_y_out`, `jerk_z_out` (for a Hermite
// integrator). `mass_in` has two of its axes in the other order: what is called
// `mass_in[cluster, j]` here is `mass_in[j, cluster]`. `softening` is
// `softening_values_in[cluster]`, a value for each `cluster`. These 3 arrays hold the
// components of the vectors: `jerk_x_out`, `jerk_y_out`, `jerk_z_out`. `location_in`
// is an array of numbers, whose last index counts the components of a vector.
// `acceleration_out` is an array of numbers, whose last index counts the components of
// a vector. `star_count_in` holds integers of type int64, which are converted to
// int32. `jerk_x_out` has two of its axes in the other order: what is called
// `jerk_x_out[cluster, i]` here is `jerk_x_out[i, cluster]`. `jerk_y_out` has two of
// its axes in the other order: what is called `jerk_y_out[cluster, i]` here is
// `jerk_y_out[i, cluster]`. `velocity_in` is flat, one row of `velocity_width`
// elements behind the other: what is called `velocity_in[cluster, j]` here is
// `velocity_in[cluster * velocity_width + j]`. `velocity_width` is
// `current_velocity_width_in[0]`.
__global__ void __launch_bounds__(256, 2) cluster_gravity_direct_sum_2d_double_kernel(
        const double* __restrict__ location_in, int location_in_rows, int location_in_cols,
        const vec3d* __restrict__ velocity_in, const double* __restrict__ mass_in, int mass_in_cols,
        const int64_t* __restrict__ star_count_in, const double* __restrict__ softening_values_in,
        const int* __restrict__ current_velocity_width_in, double* __restrict__ acceleration_out,
        int acceleration_out_rows, int acceleration_out_cols, double* __restrict__ jerk_x_out,
        int jerk_x_out_cols, double* __restrict__ jerk_y_out, int jerk_y_out_cols,
        double* __restrict__ jerk_z_out, int jerk_z_out_cols, int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int cluster = index / width;
    const int i = index % width;

    int velocity_width = current_velocity_width_in[0];
    double softening = softening_values_in[cluster];
    int stars = int(star_count_in[cluster]);
    if (i < stars) {
        vec3d acc{ZERO, ZERO, ZERO};
        vec3d rate{ZERO, ZERO, ZERO};
        for (int j = 0; j < stars; ++j) {
            if (j != i) {
                vec3d r = vec3d{location_in[(cluster * location_in_rows + j) * location_in_cols],
                        location_in[(cluster * location_in_rows + j) * location_in_cols + 1],
                        location_in[(cluster * location_in_rows + j) * location_in_cols + 2]}
                    - vec3d{location_in[(cluster * location_in_rows + i) * location_in_cols],
                        location_in[(cluster * location_in_rows + i) * location_in_cols + 1],
                        location_in[(cluster * location_in_rows + i) * location_in_cols + 2]};
                vec3d v =
                    velocity_in[cluster * velocity_width + j] - velocity_in[cluster * velocity_width + i];
                double inv2 = ONE / (dot(r, r) + softening * softening);
                double strength = mass_in[j * mass_in_cols + cluster] * inv2 * sqrt(inv2);
                acc = acc + r * strength;
                rate = rate + (v - r * (THREE * dot(r, v) * inv2)) * strength;
            }
        }
        acceleration_out[(cluster * acceleration_out_rows + i) * acceleration_out_cols] = acc.x;
        acceleration_out[(cluster * acceleration_out_rows + i) * acceleration_out_cols + 1] = acc.y;
        acceleration_out[(cluster * acceleration_out_rows + i) * acceleration_out_cols + 2] = acc.z;
        jerk_x_out[i * jerk_x_out_cols + cluster] = rate.x;
        jerk_y_out[i * jerk_y_out_cols + cluster] = rate.y;
        jerk_z_out[cluster * jerk_z_out_cols + i] = rate.z;
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
float launch_cluster_gravity_direct_sum_2d_double_kernel(
        const std::vector<double>& location_in, int location_in_rows, int location_in_cols,
        const std::vector<vec3d>& velocity_in, const std::vector<double>& mass_in, int mass_in_cols,
        const std::vector<int64_t>& star_count_in, const std::vector<double>& softening_values_in,
        const std::vector<int>& current_velocity_width_in, std::vector<double>& acceleration_out,
        int acceleration_out_rows, int acceleration_out_cols, std::vector<double>& jerk_x_out,
        int jerk_x_out_cols, std::vector<double>& jerk_y_out, int jerk_y_out_cols,
        std::vector<double>& jerk_z_out, int jerk_z_out_cols, int height, int width) {
    DeviceArray<double> d_location_in(location_in.data(), location_in.size());
    DeviceArray<vec3d> d_velocity_in(velocity_in.data(), velocity_in.size());
    DeviceArray<double> d_mass_in(mass_in.data(), mass_in.size());
    DeviceArray<int64_t> d_star_count_in(star_count_in.data(), star_count_in.size());
    DeviceArray<double> d_softening_values_in(softening_values_in.data(), softening_values_in.size());
    DeviceArray<int> d_current_velocity_width_in(current_velocity_width_in.data(), current_velocity_width_in.size());
    DeviceArray<double> d_acceleration_out(acceleration_out.data(), acceleration_out.size());
    DeviceArray<double> d_jerk_x_out(jerk_x_out.data(), jerk_x_out.size());
    DeviceArray<double> d_jerk_y_out(jerk_y_out.data(), jerk_y_out.size());
    DeviceArray<double> d_jerk_z_out(jerk_z_out.data(), jerk_z_out.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    cluster_gravity_direct_sum_2d_double_kernel<<<grid, block>>>(
            d_location_in.data(), location_in_rows, location_in_cols, d_velocity_in.data(),
            d_mass_in.data(), mass_in_cols, d_star_count_in.data(), d_softening_values_in.data(),
            d_current_velocity_width_in.data(), d_acceleration_out.data(), acceleration_out_rows,
            acceleration_out_cols, d_jerk_x_out.data(), jerk_x_out_cols, d_jerk_y_out.data(),
            jerk_y_out_cols, d_jerk_z_out.data(), jerk_z_out_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_acceleration_out.copy_to(acceleration_out.data());
    d_jerk_x_out.copy_to(jerk_x_out.data());
    d_jerk_y_out.copy_to(jerk_y_out.data());
    d_jerk_z_out.copy_to(jerk_z_out.data());
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
inline void cluster_gravity_direct_sum_2d_double_kernel_thread(
        int cluster, int i, Array<double, 3> location_in, Array<vec3d, 1> velocity_in,
        Array<double, 2> mass_in, Array<int64_t, 1> star_count_in,
        Array<double, 1> softening_values_in, Array<int, 1> current_velocity_width_in,
        Array<double, 3> acceleration_out, Array<double, 2> jerk_x_out, Array<double, 2> jerk_y_out,
        Array<double, 2> jerk_z_out) {
    const int velocity_width = current_velocity_width_in[0];
    const double softening = softening_values_in[cluster];
    const int stars = int(star_count_in[cluster]);
    if (i < stars) {
        vec3d acc = vec3d{ZERO, ZERO, ZERO};
        vec3d rate = vec3d{ZERO, ZERO, ZERO};
        for (int j = 0; j < stars; ++j) {
            if (j != i) {
                const vec3d r = vec3d{location_in[cluster][j][0], location_in[cluster][j][1], location_in[cluster][j][2]} - vec3d{location_in[cluster][i][0], location_in[cluster][i][1], location_in[cluster][i][2]};
                const vec3d v = velocity_in[cluster * velocity_width + j] - velocity_in[cluster * velocity_width + i];
                const double inv2 = ONE / (dot(r, r) + softening * softening);
                const double strength = mass_in[j][cluster] * inv2 * sqrt(inv2);
                acc = acc + r * strength;
                rate = rate + (v - r * (THREE * dot(r, v) * inv2)) * strength;
            }
        }
        acceleration_out[cluster][i][0] = acc.x;
        acceleration_out[cluster][i][1] = acc.y;
        acceleration_out[cluster][i][2] = acc.z;
        jerk_x_out[i][cluster] = rate.x;
        jerk_y_out[i][cluster] = rate.y;
        jerk_z_out[cluster][i] = rate.z;
    }
}

inline void cluster_gravity_direct_sum_2d_double_kernel(
        int size0, int size1, Array<double, 3> location_in, Array<vec3d, 1> velocity_in,
        Array<double, 2> mass_in, Array<int64_t, 1> star_count_in,
        Array<double, 1> softening_values_in, Array<int, 1> current_velocity_width_in,
        Array<double, 3> acceleration_out, Array<double, 2> jerk_x_out, Array<double, 2> jerk_y_out,
        Array<double, 2> jerk_z_out) {
    for (int cluster = 0; cluster < size0; ++cluster) {
        for (int i = 0; i < size1; ++i) {
            cluster_gravity_direct_sum_2d_double_kernel_thread(
                    cluster, i, location_in, velocity_in, mass_in, star_count_in,
                    softening_values_in, current_velocity_width_in, acceleration_out, jerk_x_out,
                    jerk_y_out, jerk_z_out);
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

    const int location_in_depth = n;
    const int location_in_rows = 16;
    const int location_in_cols = 3;
    const int velocity_in_size = n * 16;
    const int mass_in_rows = 16;
    const int mass_in_cols = n;
    const int star_count_in_size = n;
    const int softening_values_in_size = n;
    const int current_velocity_width_in_size = 1;
    const int acceleration_out_depth = n;
    const int acceleration_out_rows = 16;
    const int acceleration_out_cols = 3;
    const int jerk_x_out_rows = 16;
    const int jerk_x_out_cols = n;
    const int jerk_y_out_rows = 16;
    const int jerk_y_out_cols = n;
    const int jerk_z_out_rows = n;
    const int jerk_z_out_cols = 16;
    std::vector<double> location_in(size_t(location_in_depth) * location_in_rows * location_in_cols);
    fill_uniform(location_in.data(), location_in.size(), key(seed, 0), -1.0, 1.0);
    std::vector<vec3d> velocity_in(velocity_in_size);
    fill_uniform(reinterpret_cast<double*>(velocity_in.data()), 3 * velocity_in.size(), key(seed, 1), -1.0, 1.0);
    std::vector<double> mass_in(size_t(mass_in_rows) * mass_in_cols);
    fill_uniform(mass_in.data(), mass_in.size(), key(seed, 2), 0.1, 1.0);
    std::vector<int64_t> star_count_in(star_count_in_size);
    fill_index(star_count_in.data(), star_count_in.size(), key(seed, 3), 2, 17);
    std::vector<double> softening_values_in(softening_values_in_size);
    fill_uniform(softening_values_in.data(), softening_values_in.size(), key(seed, 4), 0.05, 0.1);
    std::vector<int> current_velocity_width_in(current_velocity_width_in_size);
    fill_constant(current_velocity_width_in.data(), current_velocity_width_in.size(), key(seed, 5), 16.0);
    std::vector<double> acceleration_out(size_t(acceleration_out_depth) * acceleration_out_rows * acceleration_out_cols);
    std::vector<double> jerk_x_out(size_t(jerk_x_out_rows) * jerk_x_out_cols);
    std::vector<double> jerk_y_out(size_t(jerk_y_out_rows) * jerk_y_out_cols);
    std::vector<double> jerk_z_out(size_t(jerk_z_out_rows) * jerk_z_out_cols);

    auto acceleration_out_cpu = acceleration_out;
    auto jerk_x_out_cpu = jerk_x_out;
    auto jerk_y_out_cpu = jerk_y_out;
    auto jerk_z_out_cpu = jerk_z_out;
    const float milliseconds = launch_cluster_gravity_direct_sum_2d_double_kernel(
            location_in, location_in_rows, location_in_cols, velocity_in, mass_in, mass_in_cols,
            star_count_in, softening_values_in, current_velocity_width_in, acceleration_out,
            acceleration_out_rows, acceleration_out_cols, jerk_x_out, jerk_x_out_cols, jerk_y_out,
            jerk_y_out_cols, jerk_z_out, jerk_z_out_cols, n, 16);
    reference::cluster_gravity_direct_sum_2d_double_kernel(
            n, 16, {location_in.data(), {location_in_depth, location_in_rows, location_in_cols}},
            {velocity_in.data(), {velocity_in_size}}, {mass_in.data(), {mass_in_rows, mass_in_cols}},
            {star_count_in.data(), {star_count_in_size}},
            {softening_values_in.data(), {softening_values_in_size}},
            {current_velocity_width_in.data(), {current_velocity_width_in_size}},
            {acceleration_out_cpu.data(), {acceleration_out_depth, acceleration_out_rows, acceleration_out_cols}},
            {jerk_x_out_cpu.data(), {jerk_x_out_rows, jerk_x_out_cols}},
            {jerk_y_out_cpu.data(), {jerk_y_out_rows, jerk_y_out_cols}},
            {jerk_z_out_cpu.data(), {jerk_z_out_rows, jerk_z_out_cols}});

    double error = 0.0;
    error = std::max(error, error_of<double>("acceleration_out", acceleration_out, acceleration_out_cpu, 1e-9));
    error = std::max(error, error_of<double>("jerk_x_out", jerk_x_out, jerk_x_out_cpu, 1e-9));
    error = std::max(error, error_of<double>("jerk_y_out", jerk_y_out, jerk_y_out_cpu, 1e-9));
    error = std::max(error, error_of<double>("jerk_z_out", jerk_z_out, jerk_z_out_cpu, 1e-9));
    const bool passed = error <= 1.0;
    std::printf("cluster_gravity_direct_sum_2d_double_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
