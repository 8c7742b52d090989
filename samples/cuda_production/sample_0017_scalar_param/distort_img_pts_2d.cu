// Apply the lens distortion of Brown and Conrady to ideal image points and tell how each point's pixel moves with them.
// distort_img_pts_2d, from _distort_img_pts_2d.py

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

struct Settings {
    float focal_x;
    float focal_y;
};

__device__ float compute_radial(float r2, float k1, float k2, float k3) {
    return 1.0f + r2 * (k1 + r2 * (k2 + r2 * k3));
}

__device__ float get_get_bent_x(float x, float radial, float p1, float y, float p2, float r2) {
    return x * radial + 2.0f * p1 * x * y + p2 * (r2 + 2.0f * x * x);
}

__device__ float evaluate_bent_y(float y, float radial, float p1, float r2, float p2, float x) {
    return y * radial + p1 * (r2 + 2.0f * y * y) + 2.0f * p2 * x * y;
}

__global__ void distort_img_pts_2d_kernel(const float* __restrict__ ideal_x, int ideal_x_cols,
                                          const float* __restrict__ ideal_y, int ideal_y_cols,
                                          const float* __restrict__ k1, const float* __restrict__ k2,
                                          const float* __restrict__ k3, const float* __restrict__ p1,
                                          const float* __restrict__ p2, Settings settings, float ctr_x,
                                          double* __restrict__ pix_x, int pix_x_cols,
                                          float* __restrict__ pix_y, int pix_y_cols,
                                          float* __restrict__ area_change, int area_change_cols, int height,
                                          int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int i = index / width;
    const int j = index % width;

    float x = ideal_x[i * ideal_x_cols + j];
    float y = ideal_y[i * ideal_y_cols + j];
    float r2 = x * x + y * y;

    float radial = compute_radial(r2, k1[i], k2[i], k3[i]);
    // by r2, not by r: no root is needed, and nothing is singular at the centre
    float radial_slope = k1[i] + r2 * (2.0f * k2[i] + 3.0f * r2 * k3[i]);

    float bent_x = get_get_bent_x(x, radial, p1[i], y, p2[i], r2);
    float bent_y = evaluate_bent_y(y, radial, p1[i], r2, p2[i], x);
    pix_x[i * pix_x_cols + j] = double(settings.focal_x * bent_x + ctr_x);
    pix_y[i * pix_y_cols + j] = settings.focal_y * bent_y + 240.0f;

    float xx = radial + 2.0f * x * x * radial_slope + 2.0f * p1[i] * y + 6.0f * p2[i] * x;
    float yy = radial + 2.0f * y * y * radial_slope + 6.0f * p1[i] * y + 2.0f * p2[i] * x;
    float xy = 2.0f * x * y * radial_slope + 2.0f * p1[i] * x + 2.0f * p2[i] * y;
    area_change[i * area_change_cols + j] = xx * yy - xy * xy;
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
float launch_distort_img_pts_2d(const std::vector<float>& ideal_x, int ideal_x_cols,
                                const std::vector<float>& ideal_y, int ideal_y_cols,
                                const std::vector<float>& k1, const std::vector<float>& k2,
                                const std::vector<float>& k3, const std::vector<float>& p1,
                                const std::vector<float>& p2, Settings settings, float ctr_x,
                                std::vector<double>& pix_x, int pix_x_cols, std::vector<float>& pix_y,
                                int pix_y_cols, std::vector<float>& area_change, int area_change_cols,
                                int height, int width) {
    DeviceArray<float> d_ideal_x(ideal_x.data(), ideal_x.size());
    DeviceArray<float> d_ideal_y(ideal_y.data(), ideal_y.size());
    DeviceArray<float> d_k1(k1.data(), k1.size());
    DeviceArray<float> d_k2(k2.data(), k2.size());
    DeviceArray<float> d_k3(k3.data(), k3.size());
    DeviceArray<float> d_p1(p1.data(), p1.size());
    DeviceArray<float> d_p2(p2.data(), p2.size());
    DeviceArray<double> d_pix_x(pix_x.data(), pix_x.size());
    DeviceArray<float> d_pix_y(pix_y.data(), pix_y.size());
    DeviceArray<float> d_area_change(area_change.data(), area_change.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    distort_img_pts_2d_kernel<<<grid, block>>>(d_ideal_x.data(), ideal_x_cols, d_ideal_y.data(),
                                               ideal_y_cols, d_k1.data(), d_k2.data(), d_k3.data(),
                                               d_p1.data(), d_p2.data(), settings, ctr_x, d_pix_x.data(),
                                               pix_x_cols, d_pix_y.data(), pix_y_cols, d_area_change.data(),
                                               area_change_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_pix_x.copy_to(pix_x.data());
    d_pix_y.copy_to(pix_y.data());
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

inline float _compute_radial(float r2, float k1, float k2, float k3) {
    return 1.0f + r2 * (k1 + r2 * (k2 + r2 * k3));
}

inline float _get_get_bent_x(float x, float radial, float p1, float y, float p2, float r2) {
    return x * radial + 2.0f * p1 * x * y + p2 * (r2 + 2.0f * x * x);
}

inline float _evaluate_bent_y(float y, float radial, float p1, float r2, float p2, float x) {
    return y * radial + p1 * (r2 + 2.0f * y * y) + 2.0f * p2 * x * y;
}

// One thread of the launch.
inline void _distort_img_pts_2d_thread(int i, int j, Array<float, 2> ideal_x,
                                       Array<float, 2> ideal_y, Array<float, 1> k1,
                                       Array<float, 1> k2, Array<float, 1> k3, Array<float, 1> p1,
                                       Array<float, 1> p2, Settings settings, float ctr_x,
                                       Array<double, 2> pix_x, Array<float, 2> pix_y,
                                       Array<float, 2> area_change) {
    const float x = ideal_x[i][j];
    const float y = ideal_y[i][j];
    const float r2 = x * x + y * y;
    const float radial = _compute_radial(r2, k1[i], k2[i], k3[i]);
    const float radial_slope = k1[i] + r2 * (2.0f * k2[i] + 3.0f * r2 * k3[i]);
    const float bent_x = _get_get_bent_x(x, radial, p1[i], y, p2[i], r2);
    const float bent_y = _evaluate_bent_y(y, radial, p1[i], r2, p2[i], x);
    pix_x[i][j] = double(settings.focal_x * bent_x + ctr_x);
    pix_y[i][j] = settings.focal_y * bent_y + 240.0f;
    const float xx = radial + 2.0f * x * x * radial_slope + 2.0f * p1[i] * y + 6.0f * p2[i] * x;
    const float yy = radial + 2.0f * y * y * radial_slope + 6.0f * p1[i] * y + 2.0f * p2[i] * x;
    const float xy = 2.0f * x * y * radial_slope + 2.0f * p1[i] * x + 2.0f * p2[i] * y;
    area_change[i][j] = xx * yy - xy * xy;
}

inline void _distort_img_pts_2d(int size0, int size1, Array<float, 2> ideal_x,
                                Array<float, 2> ideal_y, Array<float, 1> k1, Array<float, 1> k2,
                                Array<float, 1> k3, Array<float, 1> p1, Array<float, 1> p2,
                                Settings settings, float ctr_x, Array<double, 2> pix_x,
                                Array<float, 2> pix_y, Array<float, 2> area_change) {
    for (int i = 0; i < size0; ++i) {
        for (int j = 0; j < size1; ++j) {
            _distort_img_pts_2d_thread(i, j, ideal_x, ideal_y, k1, k2, k3, p1, p2, settings, ctr_x,
                                       pix_x, pix_y, area_change);
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
    const int ideal_y_rows = n;
    const int ideal_y_cols = 6;
    const int k1_size = n;
    const int k2_size = n;
    const int k3_size = n;
    const int p1_size = n;
    const int p2_size = n;
    const int pix_x_rows = n;
    const int pix_x_cols = 6;
    const int pix_y_rows = n;
    const int pix_y_cols = 6;
    const int area_change_rows = n;
    const int area_change_cols = 6;
    std::vector<float> ideal_x(size_t(ideal_x_rows) * ideal_x_cols);
    fill_uniform(ideal_x.data(), ideal_x.size(), key(seed, 0), -0.6, 0.6);
    std::vector<float> ideal_y(size_t(ideal_y_rows) * ideal_y_cols);
    fill_uniform(ideal_y.data(), ideal_y.size(), key(seed, 1), -0.4, 0.4);
    std::vector<float> k1(k1_size);
    fill_uniform(k1.data(), k1.size(), key(seed, 2), -0.3, 0.1);
    std::vector<float> k2(k2_size);
    fill_uniform(k2.data(), k2.size(), key(seed, 3), -0.05, 0.1);
    std::vector<float> k3(k3_size);
    fill_uniform(k3.data(), k3.size(), key(seed, 4), -0.02, 0.02);
    std::vector<float> p1(p1_size);
    fill_uniform(p1.data(), p1.size(), key(seed, 5), -0.001, 0.001);
    std::vector<float> p2(p2_size);
    fill_uniform(p2.data(), p2.size(), key(seed, 6), -0.001, 0.001);
    Settings settings{};
    fill_uniform(&settings.focal_x, 1, key(seed, 7), 400.0, 900.0);
    fill_uniform(&settings.focal_y, 1, key(seed, 8), 400.0, 900.0);
    const float ctr_x = 320.0f;
    std::vector<double> pix_x(size_t(pix_x_rows) * pix_x_cols);
    std::vector<float> pix_y(size_t(pix_y_rows) * pix_y_cols);
    std::vector<float> area_change(size_t(area_change_rows) * area_change_cols);

    auto pix_x_cpu = pix_x;
    auto pix_y_cpu = pix_y;
    auto area_change_cpu = area_change;
    const float milliseconds = launch_distort_img_pts_2d(
            ideal_x, ideal_x_cols, ideal_y, ideal_y_cols, k1, k2, k3, p1, p2, settings, ctr_x, pix_x,
            pix_x_cols, pix_y, pix_y_cols, area_change, area_change_cols, n, 6);
    reference::_distort_img_pts_2d(n, 6, {ideal_x.data(), {ideal_x_rows, ideal_x_cols}},
                                   {ideal_y.data(), {ideal_y_rows, ideal_y_cols}}, {k1.data(), {k1_size}},
                                   {k2.data(), {k2_size}}, {k3.data(), {k3_size}}, {p1.data(), {p1_size}},
                                   {p2.data(), {p2_size}}, settings, ctr_x,
                                   {pix_x_cpu.data(), {pix_x_rows, pix_x_cols}},
                                   {pix_y_cpu.data(), {pix_y_rows, pix_y_cols}},
                                   {area_change_cpu.data(), {area_change_rows, area_change_cols}});

    double error = 0.0;
    error = std::max(error, error_of<double>("pix_x", pix_x, pix_x_cpu, 1e-9));
    error = std::max(error, error_of<float>("pix_y", pix_y, pix_y_cpu, 0.0001));
    error = std::max(error, error_of<float>("area_change", area_change, area_change_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("distort_img_pts_2d: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
