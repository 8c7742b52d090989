// Split the trial deformation of snow particles into elastic and plastic parts and harden the material.
// snow_plasticity_update, from snow_plasticity_update.py

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

constexpr float MIN_PLASTIC = 0.6f;
constexpr float MAX_PLASTIC = 20.0f;
constexpr float HARDNESS = 8.5f;
constexpr float MAX_HARDENING = 15.0f;

struct mat22f {
    float c[2][2];
};

struct vec2f {
    float x, y;
    __host__ __device__ float& operator[](int i) { return i == 0 ? x : y; }
    __host__ __device__ const float& operator[](int i) const { return i == 0 ? x : y; }
};

__host__ __device__ inline mat22f identity_mat22f() {
    mat22f r{};
    for (int i = 0; i < 2; ++i) r.c[i][i] = 1.0f;
    return r;
}

__host__ __device__ inline void svd2(const mat22f& a, mat22f& u, vec2f& sigma, mat22f& v) {
    float p = a.c[0][0] * a.c[0][0] + a.c[1][0] * a.c[1][0];
    float q = a.c[0][0] * a.c[0][1] + a.c[1][0] * a.c[1][1];
    float r = a.c[0][1] * a.c[0][1] + a.c[1][1] * a.c[1][1];
    float d = p - r, square = d * d + 4.0f * q * q;
    if (square == 0.0f) {
        float s = sqrtf(0.5f * (p + r));
        sigma = {s, s};
        u = v = identity_mat22f();
        return;
    }
    float root = sqrtf(square);
    float inverse = 1.0f / sqrtf((p + r + root) * 0.5f);
    sigma = {1.0f / inverse, sqrtf((p + r - root) * 0.5f)};
    float x = d + root - 2.0f * q, y = d - root + 2.0f * q;
    float length = x * x + y * y;
    if (length == 0.0f) {
        x = y = 0.70710677f;
    } else {
        float f = 1.0f / sqrtf(length);
        x = x * f;
        y = y * f;
    }
    v = {x, -y, y, x};
    float ux = (a.c[0][0] * x + a.c[0][1] * y) * inverse, uy = (a.c[1][0] * x + a.c[1][1] * y) * inverse;
    float sign = a.c[0][0] * a.c[1][1] - a.c[0][1] * a.c[1][0] < 0.0f ? -1.0f : 1.0f;
    u = {ux, -uy * sign, uy, ux * sign};
}

__host__ __device__ inline mat22f diag(const vec2f& a) {
    mat22f r{};
    for (int i = 0; i < 2; ++i) r.c[i][i] = a[i];
    return r;
}

__host__ __device__ inline mat22f operator*(const mat22f& a, const mat22f& b) {
    mat22f r{};
    for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 2; ++j)
            for (int k = 0; k < 2; ++k) r.c[i][j] += a.c[i][k] * b.c[k][j];
    return r;
}

__host__ __device__ inline mat22f transpose(const mat22f& a) {
    mat22f r;
    for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 2; ++j) r.c[i][j] = a.c[j][i];
    return r;
}

// Split the trial deformation of snow particles into elastic and plastic parts and
// harden the material.
__global__ void snow_plasticity_update_kernel(const int8_t* __restrict__ frozen, int frozen_cols,
                                              const float* __restrict__ per_element_compression,
                                              int per_element_compression_cols, float stretch,
                                              mat22f* __restrict__ out_elastic, int out_elastic_cols,
                                              double* __restrict__ out_plastic_volume,
                                              int out_plastic_volume_cols,
                                              float* __restrict__ out_hardening, int out_hardening_cols,
                                              int height, int width) {
    const int replica = blockIdx.y * blockDim.y + threadIdx.y;
    const int p = blockIdx.x * blockDim.x + threadIdx.x;
    if (replica >= height || p >= width) return;

    if (frozen[replica * frozen_cols + p] == 0) {
        out_hardening[replica * out_hardening_cols + p] = 1.0f;
        return;
    }

    mat22f left;
    vec2f values;
    mat22f right;
    svd2(out_elastic[replica * out_elastic_cols + p], left, values, right);
    float low = 1.0f - per_element_compression[replica * per_element_compression_cols + p];
    float high = 1.0f + stretch;
    vec2f kept{fminf(fmaxf(low, values.x), high), fminf(fmaxf(values.y, low), high)};
    out_elastic[replica * out_elastic_cols + p] = left * diag(kept) * transpose(right);

    // the part beyond the limits becomes plastic
    float taken = values.x * values.y / (kept.x * kept.y);
    float plastic = fminf(fmaxf(MIN_PLASTIC,
                float(out_plastic_volume[replica * out_plastic_volume_cols + p]) * taken), MAX_PLASTIC);
    out_plastic_volume[replica * out_plastic_volume_cols + p] = double(plastic);
    out_hardening[replica * out_hardening_cols + p] = fminf(expf(HARDNESS * (1.0f - plastic)), MAX_HARDENING);
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
float launch_snow_plasticity_update(const std::vector<int8_t>& frozen, int frozen_cols,
                                    const std::vector<float>& per_element_compression,
                                    int per_element_compression_cols, float stretch,
                                    std::vector<mat22f>& out_elastic, int out_elastic_cols,
                                    std::vector<double>& out_plastic_volume, int out_plastic_volume_cols,
                                    std::vector<float>& out_hardening, int out_hardening_cols, int height,
                                    int width) {
    DeviceArray<int8_t> d_frozen(frozen.data(), frozen.size());
    DeviceArray<float> d_per_element_compression(per_element_compression.data(), per_element_compression.size());
    DeviceArray<mat22f> d_out_elastic(out_elastic.data(), out_elastic.size());
    DeviceArray<double> d_out_plastic_volume(out_plastic_volume.data(), out_plastic_volume.size());
    DeviceArray<float> d_out_hardening(out_hardening.data(), out_hardening.size());

    const dim3 block(256, 1);
    const dim3 grid((width + block.x - 1) / block.x, (height + block.y - 1) / block.y);

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    snow_plasticity_update_kernel<<<grid, block>>>(
            d_frozen.data(), frozen_cols, d_per_element_compression.data(), per_element_compression_cols,
            stretch, d_out_elastic.data(), out_elastic_cols, d_out_plastic_volume.data(),
            out_plastic_volume_cols, d_out_hardening.data(), out_hardening_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_out_elastic.copy_to(out_elastic.data());
    d_out_plastic_volume.copy_to(out_plastic_volume.data());
    d_out_hardening.copy_to(out_hardening.data());
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

constexpr float MIN_PLASTIC = 0.6f;
constexpr float MAX_PLASTIC = 20.0f;
constexpr float HARDNESS = 8.5f;
constexpr float MAX_HARDENING = 15.0f;

// One thread of the launch.
inline void snow_plasticity_update_thread(int replica, int p, Array<int8_t, 2> frozen,
                                          Array<float, 2> per_element_compression, float stretch,
                                          Array<mat22f, 2> out_elastic,
                                          Array<double, 2> out_plastic_volume,
                                          Array<float, 2> out_hardening) {
    if (frozen[replica][p] == 0) {
        out_hardening[replica][p] = 1.0f;
        return;
    }
    mat22f left;
    vec2f values;
    mat22f right;
    svd2(out_elastic[replica][p], left, values, right);
    const float low = 1.0f - per_element_compression[replica][p];
    const float high = 1.0f + stretch;
    const vec2f kept = vec2f{fminf(fmaxf(low, values.x), high), fminf(fmaxf(values.y, low), high)};
    out_elastic[replica][p] = left * diag(kept) * transpose(right);
    const float taken = values.x * values.y / (kept.x * kept.y);
    const float plastic = fminf(fmaxf(MIN_PLASTIC, float(out_plastic_volume[replica][p]) * taken), MAX_PLASTIC);
    out_plastic_volume[replica][p] = double(plastic);
    out_hardening[replica][p] = fminf(expf(HARDNESS * (1.0f - plastic)), MAX_HARDENING);
}

inline void snow_plasticity_update(int size0, int size1, Array<int8_t, 2> frozen,
                                   Array<float, 2> per_element_compression, float stretch,
                                   Array<mat22f, 2> out_elastic,
                                   Array<double, 2> out_plastic_volume,
                                   Array<float, 2> out_hardening) {
    for (int replica = 0; replica < size0; ++replica) {
        for (int p = 0; p < size1; ++p) {
            snow_plasticity_update_thread(replica, p, frozen, per_element_compression, stretch,
                                          out_elastic, out_plastic_volume, out_hardening);
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

// Symmetric positive definite matrices with eigenvalues between low and high.
template <class T>
void fill_spd(T* to, size_t count, uint64_t key, double low, double high, size_t components, size_t first = 0) {
    size_t side = 1;
    while (side * side < components) ++side;
    for (size_t m = 0; m < count; m += components) {
        for (size_t i = 0; i < side; ++i) {
            for (size_t k = 0; k < side; ++k) {
                double sum = 0.0;
                for (size_t c = 0; c < side; ++c)
                    sum += (2.0 * uniform(key, first + m + i * side + c) - 1.0) *
                           (2.0 * uniform(key, first + m + k * side + c) - 1.0);
                const double value = (high - low) * (sum / (double(side) * double(side)));
                to[m + i * side + k] = T(value + (i == k ? low : 0.0));
            }
        }
    }
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

    const int frozen_rows = 4;
    const int frozen_cols = n;
    const int per_element_compression_rows = 4;
    const int per_element_compression_cols = n;
    const int out_elastic_rows = 4;
    const int out_elastic_cols = n;
    const int out_plastic_volume_rows = 4;
    const int out_plastic_volume_cols = n;
    const int out_hardening_rows = 4;
    const int out_hardening_cols = n;
    std::vector<int8_t> frozen(size_t(frozen_rows) * frozen_cols);
    fill_index(frozen.data(), frozen.size(), key(seed, 0), 0, 4);
    std::vector<float> per_element_compression(size_t(per_element_compression_rows) * per_element_compression_cols);
    fill_uniform(per_element_compression.data(), per_element_compression.size(), key(seed, 1), 0.02, 0.03);
    float stretch;
    fill_uniform(&stretch, 1, key(seed, 2), 0.005, 0.01);
    std::vector<mat22f> out_elastic(size_t(out_elastic_rows) * out_elastic_cols);
    fill_spd(reinterpret_cast<float*>(out_elastic.data()), 4 * out_elastic.size(), key(seed, 3), 0.95, 1.2, 4);
    std::vector<double> out_plastic_volume(size_t(out_plastic_volume_rows) * out_plastic_volume_cols);
    fill_uniform(out_plastic_volume.data(), out_plastic_volume.size(), key(seed, 4), 0.8, 1.2);
    std::vector<float> out_hardening(size_t(out_hardening_rows) * out_hardening_cols);

    auto out_elastic_cpu = out_elastic;
    auto out_plastic_volume_cpu = out_plastic_volume;
    auto out_hardening_cpu = out_hardening;
    const float milliseconds = launch_snow_plasticity_update(
            frozen, frozen_cols, per_element_compression, per_element_compression_cols, stretch,
            out_elastic, out_elastic_cols, out_plastic_volume, out_plastic_volume_cols, out_hardening,
            out_hardening_cols, 4, n);
    reference::snow_plasticity_update(4, n, {frozen.data(), {frozen_rows, frozen_cols}},
                                      {per_element_compression.data(), {per_element_compression_rows, per_element_compression_cols}},
                                      stretch,
                                      {out_elastic_cpu.data(), {out_elastic_rows, out_elastic_cols}},
                                      {out_plastic_volume_cpu.data(), {out_plastic_volume_rows, out_plastic_volume_cols}},
                                      {out_hardening_cpu.data(), {out_hardening_rows, out_hardening_cols}});

    double error = 0.0;
    error = std::max(error, error_of<float>("out_elastic", out_elastic, out_elastic_cpu, 0.0001));
    error = std::max(error, error_of<double>("out_plastic_volume", out_plastic_volume, out_plastic_volume_cpu, 1e-9));
    error = std::max(error, error_of<float>("out_hardening", out_hardening, out_hardening_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("snow_plasticity_update: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
