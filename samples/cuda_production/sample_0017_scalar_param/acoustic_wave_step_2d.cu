// Advance an acoustic pressure field by one time step with a fourth-order stencil and a damping layer.
// acoustic_wave_step_2d, from _acoustic_wave_step_2d.py

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

constexpr int RIM = 2;
constexpr float C1 = 1.3333334f;
constexpr float C2 = -0.083333336f;

// Advance an acoustic pressure field by one time step with a fourth-order stencil and
// a damping layer.
//
// Leapfrog on a 2-d grid, one thread per cell. Cells at least two from the border get
// the fourth-order Laplacian of `pressure_in` (weights `c0`, `C1`, `C2` over `h^2`);
// the others are a rigid rim and get zero in `pressure_next`. With the `damping_in` of
// the cell and `g = damping_in * dt / 2`, the next pressure is `2 * pressure_in - (1 -
// g) * pressure_before_in + dt^2 * c^2 * laplacian` divided by `1 + g`, where `c` is
// the speed of the cell's material, `speed_in[material_in[i, j]]`. The cell
// `(source_row, source_column)` also gets `dt^2 * source_amplitude` before the
// division; a source in the rim has no effect. Threads with `i` not below `count` do
// nothing.
__global__ void acoustic_wave_step_2d_kernel(const float* __restrict__ pressure_in, int pressure_in_rows,
                                             int pressure_in_cols,
                                             const float* __restrict__ pressure_before_in,
                                             int pressure_before_in_cols,
                                             const int* __restrict__ material_in, int material_in_cols,
                                             const float* __restrict__ speed_in,
                                             const float* __restrict__ damping_in, int damping_in_cols,
                                             int source_row, int source_column, float source_amplitude,
                                             float h, float dt, int count, float c0,
                                             float* __restrict__ pressure_next, int pressure_next_cols,
                                             int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int i = index / width;
    const int j = index % width;

    if (i >= count) {
        return;
    }
    if (i < RIM || j < RIM || i >= pressure_in_rows - RIM || j >= pressure_in_cols - RIM) {
        pressure_next[i * pressure_next_cols + j] = 0.0f;
        return;
    }

    float near = pressure_in[(i - 1) * pressure_in_cols + j] + pressure_in[(i + 1) * pressure_in_cols + j]
        + pressure_in[i * pressure_in_cols + j - 1] + pressure_in[i * pressure_in_cols + j + 1];
    float far = pressure_in[(i - 2) * pressure_in_cols + j] + pressure_in[(i + 2) * pressure_in_cols + j]
        + pressure_in[i * pressure_in_cols + j - 2] + pressure_in[i * pressure_in_cols + j + 2];
    float laplacian = (2.0f * c0 * pressure_in[i * pressure_in_cols + j] + C1 * near + C2 * far) / (h * h);

    float c = speed_in[material_in[i * material_in_cols + j]];
    float g = 0.5f * damping_in[i * damping_in_cols + j] * dt;  // centred in time, stable for any damping
    float bracket = 2.0f * pressure_in[i * pressure_in_cols + j]
        - (1.0f - g) * pressure_before_in[i * pressure_before_in_cols + j] + dt * dt * c * c * laplacian;
    if (i == source_row && j == source_column) {
        bracket += dt * dt * source_amplitude;
    }
    pressure_next[i * pressure_next_cols + j] = bracket / (1.0f + g);
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
float launch_acoustic_wave_step_2d(const std::vector<float>& pressure_in, int pressure_in_rows,
                                   int pressure_in_cols, const std::vector<float>& pressure_before_in,
                                   int pressure_before_in_cols, const std::vector<int>& material_in,
                                   int material_in_cols, const std::vector<float>& speed_in,
                                   const std::vector<float>& damping_in, int damping_in_cols,
                                   int source_row, int source_column, float source_amplitude, float h,
                                   float dt, int count, float c0, std::vector<float>& pressure_next,
                                   int pressure_next_cols, int height, int width) {
    DeviceArray<float> d_pressure_in(pressure_in.data(), pressure_in.size());
    DeviceArray<float> d_pressure_before_in(pressure_before_in.data(), pressure_before_in.size());
    DeviceArray<int> d_material_in(material_in.data(), material_in.size());
    DeviceArray<float> d_speed_in(speed_in.data(), speed_in.size());
    DeviceArray<float> d_damping_in(damping_in.data(), damping_in.size());
    DeviceArray<float> d_pressure_next(pressure_next.data(), pressure_next.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    acoustic_wave_step_2d_kernel<<<grid, block>>>(
            d_pressure_in.data(), pressure_in_rows, pressure_in_cols, d_pressure_before_in.data(),
            pressure_before_in_cols, d_material_in.data(), material_in_cols, d_speed_in.data(),
            d_damping_in.data(), damping_in_cols, source_row, source_column, source_amplitude, h, dt, count,
            c0, d_pressure_next.data(), pressure_next_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_pressure_next.copy_to(pressure_next.data());
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

constexpr int RIM = 2;
constexpr float C1 = 1.3333334f;
constexpr float C2 = -0.083333336f;

// One thread of the launch.
inline void _acoustic_wave_step_2d_thread(int i, int j, Array<float, 2> pressure_in,
                                          Array<float, 2> pressure_before_in,
                                          Array<int, 2> material_in, Array<float, 1> speed_in,
                                          Array<float, 2> damping_in, int source_row,
                                          int source_column, float source_amplitude, float h,
                                          float dt, int count, float c0,
                                          Array<float, 2> pressure_next) {
    if (i >= count) {
        return;
    }
    if (i < RIM || j < RIM || i >= pressure_in.shape[0] - RIM || j >= pressure_in.shape[1] - RIM) {
        pressure_next[i][j] = 0.0f;
        return;
    }
    const float near = pressure_in[i - 1][j] + pressure_in[i + 1][j] + pressure_in[i][j - 1] + pressure_in[i][j + 1];
    const float far = pressure_in[i - 2][j] + pressure_in[i + 2][j] + pressure_in[i][j - 2] + pressure_in[i][j + 2];
    const float laplacian = (2.0f * c0 * pressure_in[i][j] + C1 * near + C2 * far) / (h * h);
    const float c = speed_in[material_in[i][j]];
    const float g = 0.5f * damping_in[i][j] * dt;
    float bracket = 2.0f * pressure_in[i][j] - (1.0f - g) * pressure_before_in[i][j] + dt * dt * c * c * laplacian;
    if (i == source_row && j == source_column) {
        bracket += dt * dt * source_amplitude;
    }
    pressure_next[i][j] = bracket / (1.0f + g);
}

inline void _acoustic_wave_step_2d(int size0, int size1, Array<float, 2> pressure_in,
                                   Array<float, 2> pressure_before_in, Array<int, 2> material_in,
                                   Array<float, 1> speed_in, Array<float, 2> damping_in,
                                   int source_row, int source_column, float source_amplitude,
                                   float h, float dt, int count, float c0,
                                   Array<float, 2> pressure_next) {
    for (int i = 0; i < size0; ++i) {
        for (int j = 0; j < size1; ++j) {
            _acoustic_wave_step_2d_thread(i, j, pressure_in, pressure_before_in, material_in,
                                          speed_in, damping_in, source_row, source_column,
                                          source_amplitude, h, dt, count, c0, pressure_next);
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

    const int pressure_in_rows = n;
    const int pressure_in_cols = 16;
    const int pressure_before_in_rows = n;
    const int pressure_before_in_cols = 16;
    const int material_in_rows = n;
    const int material_in_cols = 16;
    const int speed_in_size = 4;
    const int damping_in_rows = n;
    const int damping_in_cols = 16;
    const int pressure_next_rows = n;
    const int pressure_next_cols = 16;
    std::vector<float> pressure_in(size_t(pressure_in_rows) * pressure_in_cols);
    fill_uniform(pressure_in.data(), pressure_in.size(), key(seed, 0), -1.0, 1.0);
    std::vector<float> pressure_before_in(size_t(pressure_before_in_rows) * pressure_before_in_cols);
    fill_uniform(pressure_before_in.data(), pressure_before_in.size(), key(seed, 1), -1.0, 1.0);
    std::vector<int> material_in(size_t(material_in_rows) * material_in_cols);
    fill_index(material_in.data(), material_in.size(), key(seed, 2), 0, 4);
    std::vector<float> speed_in(speed_in_size);
    fill_uniform(speed_in.data(), speed_in.size(), key(seed, 3), 0.5, 2.0);
    std::vector<float> damping_in(size_t(damping_in_rows) * damping_in_cols);
    fill_uniform(damping_in.data(), damping_in.size(), key(seed, 4), 0.0, 3.0);
    int source_row;
    fill_index(&source_row, 1, key(seed, 5), 0, n);
    int source_column;
    fill_index(&source_column, 1, key(seed, 6), 2, 14);
    float source_amplitude;
    fill_uniform(&source_amplitude, 1, key(seed, 7), 1.0, 10.0);
    float h;
    fill_uniform(&h, 1, key(seed, 8), 0.1, 0.2);
    float dt;
    fill_uniform(&dt, 1, key(seed, 9), 0.01, 0.02);
    const int count = n;
    const float c0 = -2.5f;
    std::vector<float> pressure_next(size_t(pressure_next_rows) * pressure_next_cols);

    auto pressure_next_cpu = pressure_next;
    const float milliseconds = launch_acoustic_wave_step_2d(
            pressure_in, pressure_in_rows, pressure_in_cols, pressure_before_in, pressure_before_in_cols,
            material_in, material_in_cols, speed_in, damping_in, damping_in_cols, source_row, source_column,
            source_amplitude, h, dt, count, c0, pressure_next, pressure_next_cols, n, 16);
    reference::_acoustic_wave_step_2d(n, 16, {pressure_in.data(), {pressure_in_rows, pressure_in_cols}},
                                      {pressure_before_in.data(), {pressure_before_in_rows, pressure_before_in_cols}},
                                      {material_in.data(), {material_in_rows, material_in_cols}},
                                      {speed_in.data(), {speed_in_size}},
                                      {damping_in.data(), {damping_in_rows, damping_in_cols}}, source_row,
                                      source_column, source_amplitude, h, dt, count, c0,
                                      {pressure_next_cpu.data(), {pressure_next_rows, pressure_next_cols}});

    const double error = error_of<float>("pressure_next", pressure_next, pressure_next_cpu, 0.0001);
    const bool passed = error <= 1.0;
    std::printf("acoustic_wave_step_2d: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
