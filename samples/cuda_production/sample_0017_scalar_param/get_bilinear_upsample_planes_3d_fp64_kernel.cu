// Enlarge feature maps by bilinear interpolation, with corners aligned or pixel centers aligned.
// get_bilinear_upsample_planes_3d_fp64_kernel, from get_bilinear_upsample_planes_3d_fp64_kernel.py

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

__host__ __device__ inline double lerp(double a, double b, double t) {
    return a * (1.0 - t) + b * t;
}

__device__ double source_coordinate(int place, int size, int source_size, int align_corners) {
    if (align_corners != 0) {
        // a single output pixel has no step between pixels
        return double(place) * double(source_size - 1) / double(max(size - 1, 1));
    }
    double centered = (double(place) + 0.5) * double(source_size) / double(size) - 0.5;
    return fmax(centered, 0.0);
}

__global__ void get_bilinear_upsample_planes_3d_fp64_kernel(
        const double* __restrict__ planes, int planes_rows, int planes_cols, int align_corners,
        int num_elements, double* __restrict__ enlarged, int enlarged_rows, int enlarged_cols, int depth,
        int launch_rows, int launch_cols) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= depth * launch_rows * launch_cols) return;
    const int plane = index / launch_cols / launch_rows;
    const int row = index / launch_cols % launch_rows;
    const int column = index % launch_cols;

    if (plane < num_elements) {
        int height = planes_rows;
        int width = planes_cols;
        double y = source_coordinate(row, enlarged_rows, height, align_corners);
        double x = source_coordinate(column, enlarged_cols, width, align_corners);

        int top = int(y);
        int left = int(x);
        int bottom = min(top + 1, height - 1);
        int right = min(left + 1, width - 1);
        double fx = x - double(left);

        double upper = lerp(planes[(plane * planes_rows + top) * planes_cols + left],
                planes[(plane * planes_rows + top) * planes_cols + right], fx);
        double lower = lerp(planes[(plane * planes_rows + bottom) * planes_cols + left],
                planes[(plane * planes_rows + bottom) * planes_cols + right], fx);
        enlarged[(plane * enlarged_rows + row) * enlarged_cols + column] =
            lerp(upper, lower, y - double(top));
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
float launch_get_bilinear_upsample_planes_3d_fp64_kernel(
        const std::vector<double>& planes, int planes_rows, int planes_cols, int align_corners,
        int num_elements, std::vector<double>& enlarged, int enlarged_rows, int enlarged_cols, int depth,
        int launch_rows, int launch_cols) {
    DeviceArray<double> d_planes(planes.data(), planes.size());
    DeviceArray<double> d_enlarged(enlarged.data(), enlarged.size());

    const int block = 256;
    const int grid = (depth * launch_rows * launch_cols + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    get_bilinear_upsample_planes_3d_fp64_kernel<<<grid, block>>>(
            d_planes.data(), planes_rows, planes_cols, align_corners, num_elements, d_enlarged.data(),
            enlarged_rows, enlarged_cols, depth, launch_rows, launch_cols);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_enlarged.copy_to(enlarged.data());
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

inline double source_coordinate(int place, int size, int source_size, int align_corners) {
    if (align_corners != 0) {
        return double(place) * double(source_size - 1) / double(max(size - 1, 1));
    }
    const double centered = (double(place) + 0.5) * double(source_size) / double(size) - 0.5;
    return fmax(centered, 0.0);
}

// One thread of the launch.
inline void get_bilinear_upsample_planes_3d_fp64_kernel_thread(
        int plane, int row, int column, Array<double, 3> planes, int align_corners,
        int num_elements, Array<double, 3> enlarged) {
    if (plane < num_elements) {
        const int height = planes.shape[1];
        const int width = planes.shape[2];
        const double y = source_coordinate(row, enlarged.shape[1], height, align_corners);
        const double x = source_coordinate(column, enlarged.shape[2], width, align_corners);
        const int top = int(y);
        const int left = int(x);
        const int bottom = min(top + 1, height - 1);
        const int right = min(left + 1, width - 1);
        const double fx = x - double(left);
        const double upper = lerp(planes[plane][top][left], planes[plane][top][right], fx);
        const double lower = lerp(planes[plane][bottom][left], planes[plane][bottom][right], fx);
        enlarged[plane][row][column] = lerp(upper, lower, y - double(top));
    }
}

inline void get_bilinear_upsample_planes_3d_fp64_kernel(
        int size0, int size1, int size2, Array<double, 3> planes, int align_corners,
        int num_elements, Array<double, 3> enlarged) {
    for (int plane = 0; plane < size0; ++plane) {
        for (int row = 0; row < size1; ++row) {
            for (int column = 0; column < size2; ++column) {
                get_bilinear_upsample_planes_3d_fp64_kernel_thread(
                        plane, row, column, planes, align_corners, num_elements, enlarged);
            }
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
                double tolerance, double slack) {
    double largest = 0.0;
    for (const double value : cpu) {
        if (std::isfinite(value)) largest = std::max(largest, std::fabs(value));
    }
    double worst = 0.0;
    std::vector<double> errors(cpu.size());
    for (size_t i = 0; i < cpu.size(); ++i) {
        if (gpu[i] == cpu[i] || (std::isnan(gpu[i]) && std::isnan(cpu[i]))) continue;
        const double bound = tolerance * (10.0 * std::fabs(cpu[i]) + largest) + slack;
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
                double tolerance, double slack) {
    const size_t count = cpu.size() * (sizeof(T) / sizeof(Number));
    std::vector<double> gpu_numbers, cpu_numbers;
    gather(gpu_numbers, reinterpret_cast<const Number*>(gpu.data()), count);
    gather(cpu_numbers, reinterpret_cast<const Number*>(cpu.data()), count);
    return error_of(name, gpu_numbers, cpu_numbers, tolerance, slack);
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

    const int planes_depth = n;
    const int planes_rows = 4;
    const int planes_cols = 3;
    const int enlarged_depth = n;
    const int enlarged_rows = 8;
    const int enlarged_cols = 6;
    std::vector<double> planes(size_t(planes_depth) * planes_rows * planes_cols);
    fill_uniform(planes.data(), planes.size(), key(seed, 0), -1.0, 1.0);
    int align_corners;
    fill_index(&align_corners, 1, key(seed, 1), 0, 2);
    const int num_elements = n;
    std::vector<double> enlarged(size_t(enlarged_depth) * enlarged_rows * enlarged_cols);

    auto enlarged_cpu = enlarged;
    const float milliseconds = launch_get_bilinear_upsample_planes_3d_fp64_kernel(
            planes, planes_rows, planes_cols, align_corners, num_elements, enlarged, enlarged_rows,
            enlarged_cols, n, 8, 6);
    reference::get_bilinear_upsample_planes_3d_fp64_kernel(
            n, 8, 6, {planes.data(), {planes_depth, planes_rows, planes_cols}}, align_corners, num_elements,
            {enlarged_cpu.data(), {enlarged_depth, enlarged_rows, enlarged_cols}});

    const double error = error_of<double>("enlarged", enlarged, enlarged_cpu, 1e-9, 0.0);
    const bool passed = error <= 1.0;
    std::printf("get_bilinear_upsample_planes_3d_fp64_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
