// Relax the cells of one colour of a checkerboard in a Poisson solve, in place.
// perform_red_black_sor_sweep, from _perform_red_black_sor_sweep.py

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

constexpr float OMEGA = 1.5f;

__global__ void perform_red_black_sor_sweep_kernel(
        const int* __restrict__ solid, int solid_cols, const double* __restrict__ rhs, int rhs_cols,
        float h, int clr, int num_elems, float* __restrict__ pressures, int pressures_rows,
        int pressures_cols, int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int i = index / width;
    const int j = index % width;

    if (i >= num_elems) {
        return;
    }
    if ((i + j) % 2 != clr || solid[j * solid_cols + i] != 0) {
        return;
    }
    float total = 0.0f;
    int open_sides = 0;
    if (i > 0) {
        if (solid[j * solid_cols + i - 1] == 0) {
            total += pressures[(i - 1) * pressures_cols + j];
            open_sides += 1;
        }
    }
    if (i + 1 < pressures_rows && solid[j * solid_cols + i + 1] == 0) {
        total += pressures[(i + 1) * pressures_cols + j];
        open_sides += 1;
    }
    if (j > 0 && solid[(j - 1) * solid_cols + i] == 0) {
        total += pressures[i * pressures_cols + j - 1];
        open_sides += 1;
    }
    if (j + 1 < pressures_cols && solid[(j + 1) * solid_cols + i] == 0) {
        total += pressures[i * pressures_cols + j + 1];
        open_sides += 1;
    }
    if (open_sides == 0) {  // walled in: any pressure is a solution
        return;
    }
    float relaxed = (total - h * h * float(rhs[j * rhs_cols + i])) / float(open_sides);
    pressures[i * pressures_cols + j] =
        pressures[i * pressures_cols + j] + OMEGA * (relaxed - pressures[i * pressures_cols + j]);
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
float launch_perform_red_black_sor_sweep(const std::vector<int>& solid, int solid_cols,
                                         const std::vector<double>& rhs, int rhs_cols, float h, int clr,
                                         int num_elems, std::vector<float>& pressures, int pressures_rows,
                                         int pressures_cols, int height, int width) {
    DeviceArray<int> d_solid(solid.data(), solid.size());
    DeviceArray<double> d_rhs(rhs.data(), rhs.size());
    DeviceArray<float> d_pressures(pressures.data(), pressures.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    perform_red_black_sor_sweep_kernel<<<grid, block>>>(
            d_solid.data(), solid_cols, d_rhs.data(), rhs_cols, h, clr, num_elems, d_pressures.data(),
            pressures_rows, pressures_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_pressures.copy_to(pressures.data());
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

constexpr float OMEGA = 1.5f;

// One thread of the launch.
inline void _perform_red_black_sor_sweep_thread(int i, int j, Array<int, 2> solid,
                                                Array<double, 2> rhs, float h, int clr,
                                                int num_elems, Array<float, 2> pressures) {
    if (i >= num_elems) {
        return;
    }
    if ((i + j) % 2 != clr || solid[j][i] != 0) {
        return;
    }
    float total = 0.0f;
    int open_sides = 0;
    if (i > 0) {
        if (solid[j][i - 1] == 0) {
            total += pressures[i - 1][j];
            open_sides += 1;
        }
    }
    if (i + 1 < pressures.shape[0] && solid[j][i + 1] == 0) {
        total += pressures[i + 1][j];
        open_sides += 1;
    }
    if (j > 0 && solid[j - 1][i] == 0) {
        total += pressures[i][j - 1];
        open_sides += 1;
    }
    if (j + 1 < pressures.shape[1] && solid[j + 1][i] == 0) {
        total += pressures[i][j + 1];
        open_sides += 1;
    }
    if (open_sides == 0) {
        return;
    }
    const float relaxed = (total - h * h * float(rhs[j][i])) / float(open_sides);
    pressures[i][j] = pressures[i][j] + OMEGA * (relaxed - pressures[i][j]);
}

inline void _perform_red_black_sor_sweep(int size0, int size1, Array<int, 2> solid,
                                         Array<double, 2> rhs, float h, int clr, int num_elems,
                                         Array<float, 2> pressures) {
    for (int i = 0; i < size0; ++i) {
        for (int j = 0; j < size1; ++j) {
            _perform_red_black_sor_sweep_thread(i, j, solid, rhs, h, clr, num_elems, pressures);
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

    const int solid_rows = 16;
    const int solid_cols = n;
    const int rhs_rows = 16;
    const int rhs_cols = n;
    const int pressures_rows = n;
    const int pressures_cols = 16;
    std::vector<int> solid(size_t(solid_rows) * solid_cols);
    fill_index(solid.data(), solid.size(), key(seed, 0), 0, 2);
    std::vector<double> rhs(size_t(rhs_rows) * rhs_cols);
    fill_uniform(rhs.data(), rhs.size(), key(seed, 1), -1.0, 1.0);
    float h;
    fill_uniform(&h, 1, key(seed, 2), 0.05, 0.2);
    int clr;
    fill_index(&clr, 1, key(seed, 3), 0, 2);
    const int num_elems = n;
    std::vector<float> pressures(size_t(pressures_rows) * pressures_cols);
    fill_uniform(pressures.data(), pressures.size(), key(seed, 5), -1.0, 1.0);

    auto pressures_cpu = pressures;
    const float milliseconds = launch_perform_red_black_sor_sweep(
            solid, solid_cols, rhs, rhs_cols, h, clr, num_elems, pressures, pressures_rows, pressures_cols,
            n, 16);
    reference::_perform_red_black_sor_sweep(n, 16, {solid.data(), {solid_rows, solid_cols}},
                                            {rhs.data(), {rhs_rows, rhs_cols}}, h, clr, num_elems,
                                            {pressures_cpu.data(), {pressures_rows, pressures_cols}});

    const double error = error_of<float>("pressures", pressures, pressures_cpu, 0.0001);
    const bool passed = error <= 1.0;
    std::printf("perform_red_black_sor_sweep: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
