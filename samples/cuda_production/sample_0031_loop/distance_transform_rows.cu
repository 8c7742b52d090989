// Compute for every pixel of each row the distance to the nearest obstacle in that row.
// distance_transform_rows, from distance_transform_rows.py

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

constexpr double PIXEL_SIZE = 0.075;

__global__ void __launch_bounds__(256, 2) distance_transform_rows_kernel(
        const int* __restrict__ indices_in, const uint8_t* __restrict__ occupied_in, int occupied_in_cols,
        const int64_t* __restrict__ current_unreachable_in, double* __restrict__ distance_sq,
        int distance_sq_cols, int* __restrict__ obstacles_out, int n) {
    const int thread = blockIdx.x * blockDim.x + threadIdx.x;
    if (thread >= n) return;

    int unreachable = int(current_unreachable_in[0]);
    int row = indices_in[thread];
    int columns = occupied_in_cols;

    int count = 0;
    int steps = unreachable;
    for (int column = 0; column < columns; ++column) {
        if (occupied_in[row * occupied_in_cols + column] == 0) {
            steps = min(steps + 1, unreachable);
        } else {
            steps = 0;
            count += 1;
        }
        distance_sq[column * distance_sq_cols + row] = double(steps);
    }

    // back again; the way from the left is still there, not yet squared
    steps = unreachable;
    for (int k = 0; k < columns; ++k) {
        int column = columns - 1 - k;
        steps = occupied_in[row * occupied_in_cols + column] != 0 ? 0 : min(steps + 1, unreachable);
        double nearest = fmin(distance_sq[column * distance_sq_cols + row], double(steps)) * PIXEL_SIZE;
        distance_sq[column * distance_sq_cols + row] = nearest * nearest;
    }

    obstacles_out[row] = count;
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
float launch_distance_transform_rows(const std::vector<int>& indices_in,
                                     const std::vector<uint8_t>& occupied_in, int occupied_in_cols,
                                     const std::vector<int64_t>& current_unreachable_in,
                                     std::vector<double>& distance_sq, int distance_sq_cols,
                                     std::vector<int>& obstacles_out, int n) {
    DeviceArray<int> d_indices_in(indices_in.data(), indices_in.size());
    DeviceArray<uint8_t> d_occupied_in(occupied_in.data(), occupied_in.size());
    DeviceArray<int64_t> d_current_unreachable_in(current_unreachable_in.data(), current_unreachable_in.size());
    DeviceArray<double> d_distance_sq(distance_sq.data(), distance_sq.size());
    DeviceArray<int> d_obstacles_out(obstacles_out.data(), obstacles_out.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    distance_transform_rows_kernel<<<grid, block>>>(
            d_indices_in.data(), d_occupied_in.data(), occupied_in_cols, d_current_unreachable_in.data(),
            d_distance_sq.data(), distance_sq_cols, d_obstacles_out.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_distance_sq.copy_to(distance_sq.data());
    d_obstacles_out.copy_to(obstacles_out.data());
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

constexpr double PIXEL_SIZE = 0.075;

// One thread of the launch.
inline void distance_transform_rows_thread(int thread, Array<int, 1> indices_in,
                                           Array<uint8_t, 2> occupied_in,
                                           Array<int64_t, 1> current_unreachable_in,
                                           Array<double, 2> distance_sq,
                                           Array<int, 1> obstacles_out) {
    const int unreachable = int(current_unreachable_in[0]);
    const int row = indices_in[thread];
    const int columns = occupied_in.shape[1];
    int count = 0;
    int steps = unreachable;
    for (int column = 0; column < columns; ++column) {
        if (occupied_in[row][column] == 0) {
            steps = min(steps + 1, unreachable);
        } else {
            steps = 0;
            count += 1;
        }
        distance_sq[column][row] = double(steps);
    }
    steps = unreachable;
    for (int k = 0; k < columns; ++k) {
        int column = columns - 1 - k;
        steps = occupied_in[row][column] != 0 ? 0 : min(steps + 1, unreachable);
        const double nearest = fmin(distance_sq[column][row], double(steps)) * PIXEL_SIZE;
        distance_sq[column][row] = nearest * nearest;
    }
    obstacles_out[row] = count;
}

inline void distance_transform_rows(int size0, Array<int, 1> indices_in,
                                    Array<uint8_t, 2> occupied_in,
                                    Array<int64_t, 1> current_unreachable_in,
                                    Array<double, 2> distance_sq, Array<int, 1> obstacles_out) {
    for (int thread = 0; thread < size0; ++thread) {
        distance_transform_rows_thread(thread, indices_in, occupied_in, current_unreachable_in,
                                       distance_sq, obstacles_out);
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
void fill_index(T* to, size_t count, uint64_t key, double low, double high, size_t first = 0) {
    for (size_t j = 0; j < count; ++j) to[j] = T(low + std::floor((high - low) * uniform(key, first + j)));
}

template <class T>
void fill_constant(T* to, size_t count, uint64_t, double value) {
    for (size_t j = 0; j < count; ++j) to[j] = T(value);
}

template <class T>
void fill_permutation(T* to, size_t count, uint64_t key) {
    std::vector<size_t> order(count);
    for (size_t j = 0; j < count; ++j) order[j] = j;
    std::stable_sort(order.begin(), order.end(),
                     [key](size_t a, size_t b) { return mix(key ^ a) < mix(key ^ b); });
    for (size_t j = 0; j < count; ++j) to[j] = T(double(order[j]));
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

    const int indices_in_size = n;
    const int occupied_in_rows = n;
    const int occupied_in_cols = 48;
    const int current_unreachable_in_size = 1;
    const int distance_sq_rows = 48;
    const int distance_sq_cols = n;
    const int obstacles_out_size = n;
    std::vector<int> indices_in(indices_in_size);
    fill_permutation(indices_in.data(), indices_in.size(), key(seed, 0));
    std::vector<uint8_t> occupied_in(size_t(occupied_in_rows) * occupied_in_cols);
    fill_index(occupied_in.data(), occupied_in.size(), key(seed, 1), 0, 2);
    std::vector<int64_t> current_unreachable_in(current_unreachable_in_size);
    fill_constant(current_unreachable_in.data(), current_unreachable_in.size(), key(seed, 2), 1000.0);
    std::vector<double> distance_sq(size_t(distance_sq_rows) * distance_sq_cols);
    std::vector<int> obstacles_out(obstacles_out_size);

    auto distance_sq_cpu = distance_sq;
    auto obstacles_out_cpu = obstacles_out;
    const float milliseconds = launch_distance_transform_rows(
            indices_in, occupied_in, occupied_in_cols, current_unreachable_in, distance_sq,
            distance_sq_cols, obstacles_out, n);
    reference::distance_transform_rows(n, {indices_in.data(), {indices_in_size}},
                                       {occupied_in.data(), {occupied_in_rows, occupied_in_cols}},
                                       {current_unreachable_in.data(), {current_unreachable_in_size}},
                                       {distance_sq_cpu.data(), {distance_sq_rows, distance_sq_cols}},
                                       {obstacles_out_cpu.data(), {obstacles_out_size}});

    double error = 0.0;
    error = std::max(error, error_of<double>("distance_sq", distance_sq, distance_sq_cpu, 1e-9));
    error = std::max(error, error_of<int>("obstacles_out", obstacles_out, obstacles_out_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("distance_transform_rows: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
