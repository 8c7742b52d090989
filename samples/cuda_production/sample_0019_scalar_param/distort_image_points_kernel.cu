// Apply the lens distortion of Brown and Conrady to ideal image points and tell how each point's pixel moves with them.
// distort_image_points_kernel, from _distort_image_points_kernel.py

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

constexpr float CENTRE_X = 320.0f;

__device__ float compute_bent_x(float x, float radial, float p1, float y, float p2, float r2) {
    return x * radial + 2.0f * p1 * x * y + p2 * (r2 + 2.0f * x * x);
}

// Brown-Conrady model with three radial and two tangential coefficients for each view.
__global__ void distort_image_points_kernel(float focal_y, float centre_y, int pixel_x_stride,
                                            const float* __restrict__ ideal_x, int ideal_x_cols,
                                            const float* __restrict__ ideal_y, int ideal_y_cols,
                                            const float* __restrict__ k1, const float* __restrict__ k2,
                                            const double* __restrict__ k3, const float* __restrict__ p1,
                                            const float* __restrict__ p2, float* __restrict__ pixel_x,
                                            float* __restrict__ pixel_y, int pixel_y_cols,
                                            float* __restrict__ area_change, int area_change_cols,
                                            int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int view = index / width;
    const int point = index % width;

    float x = ideal_x[view * ideal_x_cols + point];
    float y = ideal_y[point * ideal_y_cols + view];
    float r2 = x * x + y * y;
    float radial = 1.0f + r2 * (k1[view] + r2 * (k2[view] + r2 * float(k3[view])));
    // by r2, not by r: no root is needed, and nothing is singular at the centre
    float radial_slope = k1[view] + r2 * (2.0f * k2[view] + 3.0f * r2 * float(k3[view]));
    float bent_x = compute_bent_x(x, radial, p1[view], y, p2[view], r2);
    float bent_y = y * radial + p1[view] * (r2 + 2.0f * y * y) + 2.0f * p2[view] * x * y;
    pixel_x[view * pixel_x_stride + point] = 650.0f * bent_x + CENTRE_X;
    pixel_y[view * pixel_y_cols + point] = focal_y * bent_y + centre_y;
    float xx = radial + 2.0f * x * x * radial_slope + 2.0f * p1[view] * y + 6.0f * p2[view] * x;
    float yy = radial + 2.0f * y * y * radial_slope + 6.0f * p1[view] * y + 2.0f * p2[view] * x;
    float xy = 2.0f * x * y * radial_slope + 2.0f * p1[view] * x + 2.0f * p2[view] * y;
    area_change[view * area_change_cols + point] = xx * yy - xy * xy;
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
float launch_distort_image_points_kernel(float focal_y, float centre_y, int pixel_x_stride,
                                         const std::vector<float>& ideal_x, int ideal_x_cols,
                                         const std::vector<float>& ideal_y, int ideal_y_cols,
                                         const std::vector<float>& k1, const std::vector<float>& k2,
                                         const std::vector<double>& k3, const std::vector<float>& p1,
                                         const std::vector<float>& p2, std::vector<float>& pixel_x,
                                         std::vector<float>& pixel_y, int pixel_y_cols,
                                         std::vector<float>& area_change, int area_change_cols, int height,
                                         int width) {
    DeviceArray<float> d_ideal_x(ideal_x.data(), ideal_x.size());
    DeviceArray<float> d_ideal_y(ideal_y.data(), ideal_y.size());
    DeviceArray<float> d_k1(k1.data(), k1.size());
    DeviceArray<float> d_k2(k2.data(), k2.size());
    DeviceArray<double> d_k3(k3.data(), k3.size());
    DeviceArray<float> d_p1(p1.data(), p1.size());
    DeviceArray<float> d_p2(p2.data(), p2.size());
    DeviceArray<float> d_pixel_x(pixel_x.data(), pixel_x.size());
    DeviceArray<float> d_pixel_y(pixel_y.data(), pixel_y.size());
    DeviceArray<float> d_area_change(area_change.data(), area_change.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    distort_image_points_kernel<<<grid, block>>>(
            focal_y, centre_y, pixel_x_stride, d_ideal_x.data(), ideal_x_cols, d_ideal_y.data(),
            ideal_y_cols, d_k1.data(), d_k2.data(), d_k3.data(), d_p1.data(), d_p2.data(), d_pixel_x.data(),
            d_pixel_y.data(), pixel_y_cols, d_area_change.data(), area_change_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_pixel_x.copy_to(pixel_x.data());
    d_pixel_y.copy_to(pixel_y.data());
    d_area_change.copy_to(area_change.data());
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

constexpr float CENTRE_X = 320.0f;

inline float _compute_bent_x(float x, float radial, float p1, float y, float p2, float r2) {
    return x * radial + 2.0f * p1 * x * y + p2 * (r2 + 2.0f * x * x);
}

// One thread of the launch.
inline void _distort_image_points_kernel_thread(int view, int point, float focal_y, float centre_y,
                                                int pixel_x_stride, Array<float, 2> ideal_x,
                                                Array<float, 2> ideal_y, Array<float, 1> k1,
                                                Array<float, 1> k2, Array<double, 1> k3,
                                                Array<float, 1> p1, Array<float, 1> p2,
                                                Array<float, 1> pixel_x, Array<float, 2> pixel_y,
                                                Array<float, 2> area_change) {
    const float x = ideal_x[view][point];
    const float y = ideal_y[point][view];
    const float r2 = x * x + y * y;
    const float radial = 1.0f + r2 * (k1[view] + r2 * (k2[view] + r2 * float(k3[view])));
    const float radial_slope = k1[view] + r2 * (2.0f * k2[view] + 3.0f * r2 * float(k3[view]));
    const float bent_x = _compute_bent_x(x, radial, p1[view], y, p2[view], r2);
    const float bent_y = y * radial + p1[view] * (r2 + 2.0f * y * y) + 2.0f * p2[view] * x * y;
    pixel_x[view * pixel_x_stride + point] = 650.0f * bent_x + CENTRE_X;
    pixel_y[view][point] = focal_y * bent_y + centre_y;
    const float xx = radial + 2.0f * x * x * radial_slope + 2.0f * p1[view] * y + 6.0f * p2[view] * x;
    const float yy = radial + 2.0f * y * y * radial_slope + 6.0f * p1[view] * y + 2.0f * p2[view] * x;
    const float xy = 2.0f * x * y * radial_slope + 2.0f * p1[view] * x + 2.0f * p2[view] * y;
    area_change[view][point] = xx * yy - xy * xy;
}

inline void _distort_image_points_kernel(int size0, int size1, float focal_y, float centre_y,
                                         int pixel_x_stride, Array<float, 2> ideal_x,
                                         Array<float, 2> ideal_y, Array<float, 1> k1,
                                         Array<float, 1> k2, Array<double, 1> k3,
                                         Array<float, 1> p1, Array<float, 1> p2,
                                         Array<float, 1> pixel_x, Array<float, 2> pixel_y,
                                         Array<float, 2> area_change) {
    for (int view = 0; view < size0; ++view) {
        for (int point = 0; point < size1; ++point) {
            _distort_image_points_kernel_thread(view, point, focal_y, centre_y, pixel_x_stride,
                                                ideal_x, ideal_y, k1, k2, k3, p1, p2, pixel_x,
                                                pixel_y, area_change);
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

    const int ideal_x_rows = n;
    const int ideal_x_cols = 6;
    const int ideal_y_rows = 6;
    const int ideal_y_cols = n;
    const int k1_size = n;
    const int k2_size = n;
    const int k3_size = n;
    const int p1_size = n;
    const int p2_size = n;
    const int pixel_x_size = n * 6;
    const int pixel_y_rows = n;
    const int pixel_y_cols = 6;
    const int area_change_rows = n;
    const int area_change_cols = 6;
    float focal_y;
    fill_uniform(&focal_y, 1, key(seed, 0), 400.0, 900.0);
    const float centre_y = 240.0f;
    const int pixel_x_stride = 6;
    std::vector<float> ideal_x(size_t(ideal_x_rows) * ideal_x_cols);
    fill_uniform(ideal_x.data(), ideal_x.size(), key(seed, 3), -0.6, 0.6);
    std::vector<float> ideal_y(size_t(ideal_y_rows) * ideal_y_cols);
    fill_uniform(ideal_y.data(), ideal_y.size(), key(seed, 4), -0.4, 0.4);
    std::vector<float> k1(k1_size);
    fill_uniform(k1.data(), k1.size(), key(seed, 5), -0.3, 0.1);
    std::vector<float> k2(k2_size);
    fill_uniform(k2.data(), k2.size(), key(seed, 6), -0.05, 0.1);
    std::vector<double> k3(k3_size);
    fill_uniform(k3.data(), k3.size(), key(seed, 7), -0.02, 0.02);
    std::vector<float> p1(p1_size);
    fill_uniform(p1.data(), p1.size(), key(seed, 8), -0.001, 0.001);
    std::vector<float> p2(p2_size);
    fill_uniform(p2.data(), p2.size(), key(seed, 9), -0.001, 0.001);
    std::vector<float> pixel_x(pixel_x_size);
    std::vector<float> pixel_y(size_t(pixel_y_rows) * pixel_y_cols);
    std::vector<float> area_change(size_t(area_change_rows) * area_change_cols);

    auto pixel_x_cpu = pixel_x;
    auto pixel_y_cpu = pixel_y;
    auto area_change_cpu = area_change;
    const float milliseconds = launch_distort_image_points_kernel(
            focal_y, centre_y, pixel_x_stride, ideal_x, ideal_x_cols, ideal_y, ideal_y_cols, k1, k2, k3, p1,
            p2, pixel_x, pixel_y, pixel_y_cols, area_change, area_change_cols, n, 6);
    reference::_distort_image_points_kernel(n, 6, focal_y, centre_y, pixel_x_stride,
                                            {ideal_x.data(), {ideal_x_rows, ideal_x_cols}},
                                            {ideal_y.data(), {ideal_y_rows, ideal_y_cols}},
                                            {k1.data(), {k1_size}}, {k2.data(), {k2_size}},
                                            {k3.data(), {k3_size}}, {p1.data(), {p1_size}},
                                            {p2.data(), {p2_size}}, {pixel_x_cpu.data(), {pixel_x_size}},
                                            {pixel_y_cpu.data(), {pixel_y_rows, pixel_y_cols}},
                                            {area_change_cpu.data(), {area_change_rows, area_change_cols}});

    double error = 0.0;
    error = std::max(error, error_of<float>("pixel_x", pixel_x, pixel_x_cpu, 0.0001));
    error = std::max(error, error_of<float>("pixel_y", pixel_y, pixel_y_cpu, 0.0001));
    error = std::max(error, error_of<float>("area_change", area_change, area_change_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("distort_image_points_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
