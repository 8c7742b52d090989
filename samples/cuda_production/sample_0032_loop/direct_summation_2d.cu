// Compute acceleration and jerk of the stars of many small clusters by direct summation in double precision.
// direct_summation_2d, from direct_summation_2d.py

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

struct Record {
    int64_t star_count;
    double softening_values;
};

// Acceleration and its time derivative, as a fourth-order Hermite step needs them.
__global__ void __launch_bounds__(256, 2) direct_summation_2d_kernel(
        const double* __restrict__ pos_buffer, int pos_buffer_rows, int pos_buffer_cols,
        const double* __restrict__ vel_buffer, int vel_buffer_rows, int vel_buffer_cols,
        const double* __restrict__ mass_buffer, const int* __restrict__ device_mass_width_buffer,
        const Record* __restrict__ records, double* __restrict__ accel_buffer, int accel_buffer_rows,
        int accel_buffer_cols, double* __restrict__ jerk_x_buffer, int jerk_x_buffer_cols,
        double* __restrict__ jerk_y_buffer, int jerk_y_buffer_cols, double* __restrict__ jerk_z_buffer,
        int jerk_z_buffer_cols, int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int cluster = index / width;
    const int i = index % width;

    int mass_width = device_mass_width_buffer[0];
    double softening = records[cluster].softening_values;
    int stars = int(records[cluster].star_count);
    if (i < stars) {
        vec3d acc{ZERO, ZERO, ZERO};
        vec3d rate{ZERO, ZERO, ZERO};
        for (int j = 0; j < stars; ++j) {
            if (j != i) {
                vec3d r = vec3d{pos_buffer[cluster * pos_buffer_rows * pos_buffer_cols + j],
                        pos_buffer[(cluster * pos_buffer_rows + 1) * pos_buffer_cols + j],
                        pos_buffer[(cluster * pos_buffer_rows + 2) * pos_buffer_cols + j]}
                    - vec3d{pos_buffer[cluster * pos_buffer_rows * pos_buffer_cols + i],
                        pos_buffer[(cluster * pos_buffer_rows + 1) * pos_buffer_cols + i],
                        pos_buffer[(cluster * pos_buffer_rows + 2) * pos_buffer_cols + i]};
                vec3d v = vec3d{vel_buffer[(cluster * vel_buffer_rows + j) * vel_buffer_cols],
                        vel_buffer[(cluster * vel_buffer_rows + j) * vel_buffer_cols + 1],
                        vel_buffer[(cluster * vel_buffer_rows + j) * vel_buffer_cols + 2]}
                    - vec3d{vel_buffer[(cluster * vel_buffer_rows + i) * vel_buffer_cols],
                        vel_buffer[(cluster * vel_buffer_rows + i) * vel_buffer_cols + 1],
                        vel_buffer[(cluster * vel_buffer_rows + i) * vel_buffer_cols + 2]};
                double inv2 = ONE / (dot(r, r) + softening * softening);
                double strength = mass_buffer[j * mass_width + cluster] * inv2 * sqrt(inv2);
                acc = acc + r * strength;
                rate = rate + (v - r * (THREE * dot(r, v) * inv2)) * strength;
            }
        }
        accel_buffer[(cluster * accel_buffer_rows + i) * accel_buffer_cols] = acc.x;
        accel_buffer[(cluster * accel_buffer_rows + i) * accel_buffer_cols + 1] = acc.y;
        accel_buffer[(cluster * accel_buffer_rows + i) * accel_buffer_cols + 2] = acc.z;
        jerk_x_buffer[i * jerk_x_buffer_cols + cluster] = rate.x;
        jerk_y_buffer[i * jerk_y_buffer_cols + cluster] = rate.y;
        jerk_z_buffer[cluster * jerk_z_buffer_cols + i] = rate.z;
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
float launch_direct_summation_2d(const std::vector<double>& pos_buffer, int pos_buffer_rows,
                                 int pos_buffer_cols, const std::vector<double>& vel_buffer,
                                 int vel_buffer_rows, int vel_buffer_cols,
                                 const std::vector<double>& mass_buffer,
                                 const std::vector<int>& device_mass_width_buffer,
                                 const std::vector<Record>& records, std::vector<double>& accel_buffer,
                                 int accel_buffer_rows, int accel_buffer_cols,
                                 std::vector<double>& jerk_x_buffer, int jerk_x_buffer_cols,
                                 std::vector<double>& jerk_y_buffer, int jerk_y_buffer_cols,
                                 std::vector<double>& jerk_z_buffer, int jerk_z_buffer_cols, int height,
                                 int width) {
    DeviceArray<double> d_pos_buffer(pos_buffer.data(), pos_buffer.size());
    DeviceArray<double> d_vel_buffer(vel_buffer.data(), vel_buffer.size());
    DeviceArray<double> d_mass_buffer(mass_buffer.data(), mass_buffer.size());
    DeviceArray<int> d_device_mass_width_buffer(device_mass_width_buffer.data(), device_mass_width_buffer.size());
    DeviceArray<Record> d_records(records.data(), records.size());
    DeviceArray<double> d_accel_buffer(accel_buffer.data(), accel_buffer.size());
    DeviceArray<double> d_jerk_x_buffer(jerk_x_buffer.data(), jerk_x_buffer.size());
    DeviceArray<double> d_jerk_y_buffer(jerk_y_buffer.data(), jerk_y_buffer.size());
    DeviceArray<double> d_jerk_z_buffer(jerk_z_buffer.data(), jerk_z_buffer.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    direct_summation_2d_kernel<<<grid, block>>>(d_pos_buffer.data(), pos_buffer_rows, pos_buffer_cols,
                                                d_vel_buffer.data(), vel_buffer_rows, vel_buffer_cols,
                                                d_mass_buffer.data(), d_device_mass_width_buffer.data(),
                                                d_records.data(), d_accel_buffer.data(), accel_buffer_rows,
                                                accel_buffer_cols, d_jerk_x_buffer.data(),
                                                jerk_x_buffer_cols, d_jerk_y_buffer.data(),
                                                jerk_y_buffer_cols, d_jerk_z_buffer.data(),
                                                jerk_z_buffer_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_accel_buffer.copy_to(accel_buffer.data());
    d_jerk_x_buffer.copy_to(jerk_x_buffer.data());
    d_jerk_y_buffer.copy_to(jerk_y_buffer.data());
    d_jerk_z_buffer.copy_to(jerk_z_buffer.data());
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
inline void direct_summation_2d_thread(int cluster, int i, Array<double, 3> pos_buffer,
                                       Array<double, 3> vel_buffer, Array<double, 1> mass_buffer,
                                       Array<int, 1> device_mass_width_buffer,
                                       Array<Record, 1> records, Array<double, 3> accel_buffer,
                                       Array<double, 2> jerk_x_buffer,
                                       Array<double, 2> jerk_y_buffer,
                                       Array<double, 2> jerk_z_buffer) {
    const int mass_width = device_mass_width_buffer[0];
    const double softening = records[cluster].softening_values;
    const int stars = int(records[cluster].star_count);
    if (i < stars) {
        vec3d acc = vec3d{ZERO, ZERO, ZERO};
        vec3d rate = vec3d{ZERO, ZERO, ZERO};
        for (int j = 0; j < stars; ++j) {
            if (j != i) {
                const vec3d r = vec3d{pos_buffer[cluster][0][j], pos_buffer[cluster][1][j], pos_buffer[cluster][2][j]} - vec3d{pos_buffer[cluster][0][i], pos_buffer[cluster][1][i], pos_buffer[cluster][2][i]};
                const vec3d v = vec3d{vel_buffer[cluster][j][0], vel_buffer[cluster][j][1], vel_buffer[cluster][j][2]} - vec3d{vel_buffer[cluster][i][0], vel_buffer[cluster][i][1], vel_buffer[cluster][i][2]};
                const double inv2 = ONE / (dot(r, r) + softening * softening);
                const double strength = mass_buffer[j * mass_width + cluster] * inv2 * sqrt(inv2);
                acc = acc + r * strength;
                rate = rate + (v - r * (THREE * dot(r, v) * inv2)) * strength;
            }
        }
        accel_buffer[cluster][i][0] = acc.x;
        accel_buffer[cluster][i][1] = acc.y;
        accel_buffer[cluster][i][2] = acc.z;
        jerk_x_buffer[i][cluster] = rate.x;
        jerk_y_buffer[i][cluster] = rate.y;
        jerk_z_buffer[cluster][i] = rate.z;
    }
}

inline void direct_summation_2d(int size0, int size1, Array<double, 3> pos_buffer,
                                Array<double, 3> vel_buffer, Array<double, 1> mass_buffer,
                                Array<int, 1> device_mass_width_buffer, Array<Record, 1> records,
                                Array<double, 3> accel_buffer, Array<double, 2> jerk_x_buffer,
                                Array<double, 2> jerk_y_buffer, Array<double, 2> jerk_z_buffer) {
    for (int cluster = 0; cluster < size0; ++cluster) {
        for (int i = 0; i < size1; ++i) {
            direct_summation_2d_thread(cluster, i, pos_buffer, vel_buffer, mass_buffer,
                                       device_mass_width_buffer, records, accel_buffer,
                                       jerk_x_buffer, jerk_y_buffer, jerk_z_buffer);
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

    const int pos_buffer_depth = n;
    const int pos_buffer_rows = 3;
    const int pos_buffer_cols = 16;
    const int vel_buffer_depth = n;
    const int vel_buffer_rows = 16;
    const int vel_buffer_cols = 3;
    const int mass_buffer_size = 16 * n;
    const int device_mass_width_buffer_size = 1;
    const int records_size = n;
    const int accel_buffer_depth = n;
    const int accel_buffer_rows = 16;
    const int accel_buffer_cols = 3;
    const int jerk_x_buffer_rows = 16;
    const int jerk_x_buffer_cols = n;
    const int jerk_y_buffer_rows = 16;
    const int jerk_y_buffer_cols = n;
    const int jerk_z_buffer_rows = n;
    const int jerk_z_buffer_cols = 16;
    std::vector<double> pos_buffer(size_t(pos_buffer_depth) * pos_buffer_rows * pos_buffer_cols);
    fill_uniform(pos_buffer.data(), pos_buffer.size(), key(seed, 0), -1.0, 1.0);
    std::vector<double> vel_buffer(size_t(vel_buffer_depth) * vel_buffer_rows * vel_buffer_cols);
    fill_uniform(vel_buffer.data(), vel_buffer.size(), key(seed, 1), -1.0, 1.0);
    std::vector<double> mass_buffer(mass_buffer_size);
    fill_uniform(mass_buffer.data(), mass_buffer.size(), key(seed, 2), 0.1, 1.0);
    std::vector<int> device_mass_width_buffer(device_mass_width_buffer_size);
    fill_constant(device_mass_width_buffer.data(), device_mass_width_buffer.size(), key(seed, 3), n);
    std::vector<Record> records(records_size);
    for (size_t i = 0; i < records.size(); ++i)
        fill_index(&records[i].star_count, 1, key(seed, 4), 2, 17, i);
    for (size_t i = 0; i < records.size(); ++i)
        fill_uniform(&records[i].softening_values, 1, key(seed, 5), 0.05, 0.1, i);
    std::vector<double> accel_buffer(size_t(accel_buffer_depth) * accel_buffer_rows * accel_buffer_cols);
    std::vector<double> jerk_x_buffer(size_t(jerk_x_buffer_rows) * jerk_x_buffer_cols);
    std::vector<double> jerk_y_buffer(size_t(jerk_y_buffer_rows) * jerk_y_buffer_cols);
    std::vector<double> jerk_z_buffer(size_t(jerk_z_buffer_rows) * jerk_z_buffer_cols);

    auto accel_buffer_cpu = accel_buffer;
    auto jerk_x_buffer_cpu = jerk_x_buffer;
    auto jerk_y_buffer_cpu = jerk_y_buffer;
    auto jerk_z_buffer_cpu = jerk_z_buffer;
    const float milliseconds = launch_direct_summation_2d(
            pos_buffer, pos_buffer_rows, pos_buffer_cols, vel_buffer, vel_buffer_rows, vel_buffer_cols,
            mass_buffer, device_mass_width_buffer, records, accel_buffer, accel_buffer_rows,
            accel_buffer_cols, jerk_x_buffer, jerk_x_buffer_cols, jerk_y_buffer, jerk_y_buffer_cols,
            jerk_z_buffer, jerk_z_buffer_cols, n, 16);
    reference::direct_summation_2d(n, 16,
                                   {pos_buffer.data(), {pos_buffer_depth, pos_buffer_rows, pos_buffer_cols}},
                                   {vel_buffer.data(), {vel_buffer_depth, vel_buffer_rows, vel_buffer_cols}},
                                   {mass_buffer.data(), {mass_buffer_size}},
                                   {device_mass_width_buffer.data(), {device_mass_width_buffer_size}},
                                   {records.data(), {records_size}},
                                   {accel_buffer_cpu.data(), {accel_buffer_depth, accel_buffer_rows, accel_buffer_cols}},
                                   {jerk_x_buffer_cpu.data(), {jerk_x_buffer_rows, jerk_x_buffer_cols}},
                                   {jerk_y_buffer_cpu.data(), {jerk_y_buffer_rows, jerk_y_buffer_cols}},
                                   {jerk_z_buffer_cpu.data(), {jerk_z_buffer_rows, jerk_z_buffer_cols}});

    double error = 0.0;
    error = std::max(error, error_of<double>("accel_buffer", accel_buffer, accel_buffer_cpu, 1e-9));
    error = std::max(error, error_of<double>("jerk_x_buffer", jerk_x_buffer, jerk_x_buffer_cpu, 1e-9));
    error = std::max(error, error_of<double>("jerk_y_buffer", jerk_y_buffer, jerk_y_buffer_cpu, 1e-9));
    error = std::max(error, error_of<double>("jerk_z_buffer", jerk_z_buffer, jerk_z_buffer_cpu, 1e-9));
    const bool passed = error <= 1.0;
    std::printf("direct_summation_2d: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
