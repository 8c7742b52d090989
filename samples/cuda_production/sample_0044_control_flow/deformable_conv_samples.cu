// Evaluate a deformable 3x3 convolution: every tap reads the feature map at a learned offset, weighted by a learned mask.
// deformable_conv_samples, from deformable_conv_samples.py

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

constexpr int SIDE = 3;

struct vec2f {
    float x, y;
};

__host__ __device__ inline float lerp(float a, float b, float t) {
    return a * (1.0f - t) + b * t;
}

__device__ bool is_near(const float* features, int features_rows, int features_cols, float y, float x) {
    return y > -1.0f && x > -1.0f && y < float(features_rows) && x < float(features_cols);
}

__device__ float pixel_or_zero(const float* features, int features_rows, int features_cols, int row,
                               int column) {
    if (row < 0 || column < 0 || row >= features_rows || features_cols <= column) {
        return 0.0f;
    }
    return features[row * features_cols + column];
}

__device__ float sample_bilinear(const float* features, int features_rows, int features_cols, float y,
                                 float x) {
    int row = int(floorf(y));
    int column = int(floorf(x));
    float fy = y - float(row);
    float fx = x - float(column);

    float upper = lerp(pixel_or_zero(features, features_rows, features_cols, row, column),
            pixel_or_zero(features, features_rows, features_cols, row, column + 1), fx);
    float lower = lerp(pixel_or_zero(features, features_rows, features_cols, row + 1, column),
            pixel_or_zero(features, features_rows, features_cols, row + 1, column + 1), fx);
    return upper + (lower - upper) * fy;
}

__global__ void __launch_bounds__(256, 2) deformable_conv_samples_kernel(
        const float* __restrict__ features, int features_rows, int features_cols,
        const vec2f* __restrict__ offsets, int offsets_rows, int offsets_cols,
        const float* __restrict__ modulation, int modulation_rows, int modulation_cols,
        const float* __restrict__ kernel_weights, int kernel_weights_size,
        const double* __restrict__ initial, const int* __restrict__ device_initial_width, float bias,
        double* __restrict__ output, int output_cols, double* __restrict__ coverage, int coverage_cols,
        int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int i = index / width;
    const int j = index % width;

    float total = bias;
    int inside = 0;
    for (int k = 0; k < kernel_weights_size; ++k) {
        float y = float(i + k / SIDE - 1) + offsets[(i * offsets_rows + j) * offsets_cols + k].x;
        float x = float(j + k % SIDE - 1) + offsets[(i * offsets_rows + j) * offsets_cols + k].y;
        if (is_near(features, features_rows, features_cols, y, x)) {
            float strength =
                1.0f / (1.0f + expf(-modulation[(i * modulation_rows + j) * modulation_cols + k]));
            total = total
                + kernel_weights[k] * strength
                    * sample_bilinear(features, features_rows, features_cols, y, x);
            inside = inside + 1;
        }
    }

    output[j * output_cols + i] = double(float(initial[j * device_initial_width[0] + i]) + total);
    coverage[i * coverage_cols + j] = double(float(inside) * 0.11111111f);
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
float launch_deformable_conv_samples(const std::vector<float>& features, int features_rows,
                                     int features_cols, const std::vector<vec2f>& offsets, int offsets_rows,
                                     int offsets_cols, const std::vector<float>& modulation,
                                     int modulation_rows, int modulation_cols,
                                     const std::vector<float>& kernel_weights, int kernel_weights_size,
                                     const std::vector<double>& initial,
                                     const std::vector<int>& device_initial_width, float bias,
                                     std::vector<double>& output, int output_cols,
                                     std::vector<double>& coverage, int coverage_cols, int height, int width) {
    DeviceArray<float> d_features(features.data(), features.size());
    DeviceArray<vec2f> d_offsets(offsets.data(), offsets.size());
    DeviceArray<float> d_modulation(modulation.data(), modulation.size());
    DeviceArray<float> d_kernel_weights(kernel_weights.data(), kernel_weights.size());
    DeviceArray<double> d_initial(initial.data(), initial.size());
    DeviceArray<int> d_device_initial_width(device_initial_width.data(), device_initial_width.size());
    DeviceArray<double> d_output(output.data(), output.size());
    DeviceArray<double> d_coverage(coverage.data(), coverage.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    deformable_conv_samples_kernel<<<grid, block>>>(
            d_features.data(), features_rows, features_cols, d_offsets.data(), offsets_rows, offsets_cols,
            d_modulation.data(), modulation_rows, modulation_cols, d_kernel_weights.data(),
            kernel_weights_size, d_initial.data(), d_device_initial_width.data(), bias, d_output.data(),
            output_cols, d_coverage.data(), coverage_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_output.copy_to(output.data());
    d_coverage.copy_to(coverage.data());
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

constexpr int SIDE = 3;

inline bool is_near(Array<float, 2> features, float y, float x) {
    return y > -1.0f && x > -1.0f && y < float(features.shape[0]) && x < float(features.shape[1]);
}

inline float pixel_or_zero(Array<float, 2> features, int row, int column) {
    if (row < 0 || column < 0 || row >= features.shape[0] || features.shape[1] <= column) {
        return 0.0f;
    }
    return features[row][column];
}

inline float sample_bilinear(Array<float, 2> features, float y, float x) {
    const int row = int(floorf(y));
    const int column = int(floorf(x));
    const float fy = y - float(row);
    const float fx = x - float(column);
    const float upper = lerp(pixel_or_zero(features, row, column), pixel_or_zero(features, row, column + 1), fx);
    const float lower = lerp(pixel_or_zero(features, row + 1, column), pixel_or_zero(features, row + 1, column + 1), fx);
    return upper + (lower - upper) * fy;
}

// One thread of the launch.
inline void deformable_conv_samples_thread(int i, int j, Array<float, 2> features,
                                           Array<vec2f, 3> offsets, Array<float, 3> modulation,
                                           Array<float, 1> kernel_weights, Array<double, 1> initial,
                                           Array<int, 1> device_initial_width, float bias,
                                           Array<double, 2> output, Array<double, 2> coverage) {
    float total = bias;
    int inside = 0;
    for (int k = 0; k < kernel_weights.shape[0]; ++k) {
        const float y = float(i + k / SIDE - 1) + offsets[i][j][k].x;
        const float x = float(j + k % SIDE - 1) + offsets[i][j][k].y;
        if (is_near(features, y, x)) {
            const float strength = 1.0f / (1.0f + expf(-modulation[i][j][k]));
            total = total + kernel_weights[k] * strength * sample_bilinear(features, y, x);
            inside = inside + 1;
        }
    }
    output[j][i] = double(float(initial[j * device_initial_width[0] + i]) + total);
    coverage[i][j] = double(float(inside) * 0.11111111f);
}

inline void deformable_conv_samples(int size0, int size1, Array<float, 2> features,
                                    Array<vec2f, 3> offsets, Array<float, 3> modulation,
                                    Array<float, 1> kernel_weights, Array<double, 1> initial,
                                    Array<int, 1> device_initial_width, float bias,
                                    Array<double, 2> output, Array<double, 2> coverage) {
    for (int i = 0; i < size0; ++i) {
        for (int j = 0; j < size1; ++j) {
            deformable_conv_samples_thread(i, j, features, offsets, modulation, kernel_weights,
                                           initial, device_initial_width, bias, output, coverage);
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

    const int features_rows = n;
    const int features_cols = 8;
    const int offsets_depth = n;
    const int offsets_rows = 8;
    const int offsets_cols = 9;
    const int modulation_depth = n;
    const int modulation_rows = 8;
    const int modulation_cols = 9;
    const int kernel_weights_size = 9;
    const int initial_size = 8 * n;
    const int device_initial_width_size = 1;
    const int output_rows = 8;
    const int output_cols = n;
    const int coverage_rows = n;
    const int coverage_cols = 8;
    std::vector<float> features(size_t(features_rows) * features_cols);
    fill_uniform(features.data(), features.size(), key(seed, 0), -1.0, 1.0);
    std::vector<vec2f> offsets(size_t(offsets_depth) * offsets_rows * offsets_cols);
    fill_uniform(reinterpret_cast<float*>(offsets.data()), 2 * offsets.size(), key(seed, 1), -1.5, 1.5);
    std::vector<float> modulation(size_t(modulation_depth) * modulation_rows * modulation_cols);
    fill_uniform(modulation.data(), modulation.size(), key(seed, 2), -2.0, 2.0);
    std::vector<float> kernel_weights(kernel_weights_size);
    fill_uniform(kernel_weights.data(), kernel_weights.size(), key(seed, 3), -0.5, 0.5);
    std::vector<double> initial(initial_size);
    fill_uniform(initial.data(), initial.size(), key(seed, 4), -1.0, 1.0);
    std::vector<int> device_initial_width(device_initial_width_size);
    fill_constant(device_initial_width.data(), device_initial_width.size(), key(seed, 5), n);
    float bias;
    fill_uniform(&bias, 1, key(seed, 6), -0.5, 0.5);
    std::vector<double> output(size_t(output_rows) * output_cols);
    std::vector<double> coverage(size_t(coverage_rows) * coverage_cols);

    auto output_cpu = output;
    auto coverage_cpu = coverage;
    const float milliseconds = launch_deformable_conv_samples(
            features, features_rows, features_cols, offsets, offsets_rows, offsets_cols, modulation,
            modulation_rows, modulation_cols, kernel_weights, kernel_weights_size, initial,
            device_initial_width, bias, output, output_cols, coverage, coverage_cols, n, 8);
    reference::deformable_conv_samples(n, 8, {features.data(), {features_rows, features_cols}},
                                       {offsets.data(), {offsets_depth, offsets_rows, offsets_cols}},
                                       {modulation.data(), {modulation_depth, modulation_rows, modulation_cols}},
                                       {kernel_weights.data(), {kernel_weights_size}},
                                       {initial.data(), {initial_size}},
                                       {device_initial_width.data(), {device_initial_width_size}}, bias,
                                       {output_cpu.data(), {output_rows, output_cols}},
                                       {coverage_cpu.data(), {coverage_rows, coverage_cols}});

    double error = 0.0;
    error = std::max(error, error_of<double>("output", output, output_cpu, 0.0001, 0.0));
    error = std::max(error, error_of<double>("coverage", coverage, coverage_cpu, 0.0001, 0.0));
    const bool passed = error <= 1.0;
    std::printf("deformable_conv_samples: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
