// project_tones_from_lags, from project_tones_from_lags.py

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

struct vec3f {
    float x, y, z;
};

__host__ __device__ inline vec3f cw_mul(vec3f a, vec3f b) {
    return {a.x * b.x, a.y * b.y, a.z * b.z};
}

__host__ __device__ inline float dot(vec3f a, vec3f b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

__host__ __device__ inline float length_sq(vec3f a) {
    return dot(a, a);
}

__host__ __device__ inline float length(vec3f a) {
    return sqrtf(dot(a, a));
}

__host__ __device__ inline vec3f operator*(vec3f a, float s) {
    return {a.x * s, a.y * s, a.z * s};
}

__host__ __device__ inline vec3f operator+(vec3f a, vec3f b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

__host__ __device__ inline vec3f operator-(vec3f a, vec3f b) {
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}

__host__ __device__ inline vec3f operator*(float s, vec3f a) {
    return {a.x * s, a.y * s, a.z * s};
}

__global__ void project_tones_from_lags_kernel(const int* __restrict__ lags, const vec3f* __restrict__ iq,
                                               const vec3f* __restrict__ channels,
                                               const vec3f* __restrict__ stereo, int stereo_size,
                                               vec3f* __restrict__ smoothed, vec3f* __restrict__ demod,
                                               int n) {
    const int gid = blockIdx.x * blockDim.x + threadIdx.x;
    if (gid >= n) return;

    vec3f far_v = cw_mul(iq[lags[gid]], iq[lags[gid]]);
    float filt = length_sq(channels[gid]);

    vec3f stereo_t = stereo[(gid + 3) % stereo_size];
    float decay_v = log10f(length(stereo_t));

    smoothed[gid] = far_v + stereo_t * 0.15f - stereo_t * filt + stereo_t * decay_v;
    vec3f push =
        (channels[gid] * 0.3f - 2.0f * far_v * 0.5f) * 0.1f * (decay_v / (fabsf(decay_v) + 0.2f) * 0.5f);
    push = push - vec3f{filt, filt * filt, decay_v};
    demod[gid] = push;
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
float launch_project_tones_from_lags(const std::vector<int>& lags, const std::vector<vec3f>& iq,
                                     const std::vector<vec3f>& channels, const std::vector<vec3f>& stereo,
                                     int stereo_size, std::vector<vec3f>& smoothed,
                                     std::vector<vec3f>& demod, int n) {
    DeviceArray<int> d_lags(lags.data(), lags.size());
    DeviceArray<vec3f> d_iq(iq.data(), iq.size());
    DeviceArray<vec3f> d_channels(channels.data(), channels.size());
    DeviceArray<vec3f> d_stereo(stereo.data(), stereo.size());
    DeviceArray<vec3f> d_smoothed(smoothed.data(), smoothed.size());
    DeviceArray<vec3f> d_demod(demod.data(), demod.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    project_tones_from_lags_kernel<<<grid, block>>>(
            d_lags.data(), d_iq.data(), d_channels.data(), d_stereo.data(), stereo_size, d_smoothed.data(),
            d_demod.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_smoothed.copy_to(smoothed.data());
    d_demod.copy_to(demod.data());
    return milliseconds;
}

// ---- the same, one thread after the other on the CPU

namespace reference {

// An array of D dimensions, here of one. An index below zero counts from behind.
template <class T, int D>
struct Array {
    T* data;
    int shape[D];

    T& operator[](int i) const { return data[i < 0 ? i + shape[0] : i]; }
};

// One thread of the launch.
inline void project_tones_from_lags_thread(int gid, Array<int, 1> lags, Array<vec3f, 1> iq,
                                           Array<vec3f, 1> channels, Array<vec3f, 1> stereo,
                                           Array<vec3f, 1> smoothed, Array<vec3f, 1> demod) {
    const vec3f far_v = cw_mul(iq[lags[gid]], iq[lags[gid]]);
    const float filt = length_sq(channels[gid]);
    const vec3f stereo_t = stereo[(gid + 3) % stereo.shape[0]];
    const float decay_v = log10f(length(stereo_t));
    smoothed[gid] = far_v + stereo_t * 0.15f - stereo_t * filt + stereo_t * decay_v;
    vec3f push = (channels[gid] * 0.3f - 2.0f * far_v * 0.5f) * 0.1f * (decay_v / (fabsf(decay_v) + 0.2f) * 0.5f);
    push = push - vec3f{filt, filt * filt, decay_v};
    demod[gid] = push;
}

inline void project_tones_from_lags(int size0, Array<int, 1> lags, Array<vec3f, 1> iq,
                                    Array<vec3f, 1> channels, Array<vec3f, 1> stereo,
                                    Array<vec3f, 1> smoothed, Array<vec3f, 1> demod) {
    for (int gid = 0; gid < size0; ++gid) {
        project_tones_from_lags_thread(gid, lags, iq, channels, stereo, smoothed, demod);
    }
}

}  // namespace reference

constexpr uint64_t sample_index = 3;

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

    const int lags_size = n;
    const int iq_size = n;
    const int channels_size = n;
    const int stereo_size = n;
    const int smoothed_size = n;
    const int demod_size = n;
    std::vector<int> lags(lags_size);
    fill_index(lags.data(), lags.size(), key(seed, 0), 0, n);
    std::vector<vec3f> iq(iq_size);
    fill_uniform(reinterpret_cast<float*>(iq.data()), 3 * iq.size(), key(seed, 1), 0.0, 10.0);
    std::vector<vec3f> channels(channels_size);
    fill_uniform(reinterpret_cast<float*>(channels.data()), 3 * channels.size(), key(seed, 2), 0.2, 0.8);
    std::vector<vec3f> stereo(stereo_size);
    fill_uniform(reinterpret_cast<float*>(stereo.data()), 3 * stereo.size(), key(seed, 3), 1.0, 3.0);
    std::vector<vec3f> smoothed(smoothed_size);
    std::vector<vec3f> demod(demod_size);

    auto smoothed_cpu = smoothed;
    auto demod_cpu = demod;
    const float milliseconds = launch_project_tones_from_lags(
            lags, iq, channels, stereo, stereo_size, smoothed, demod, n);
    reference::project_tones_from_lags(n, {lags.data(), {lags_size}}, {iq.data(), {iq_size}},
                                       {channels.data(), {channels_size}}, {stereo.data(), {stereo_size}},
                                       {smoothed_cpu.data(), {smoothed_size}},
                                       {demod_cpu.data(), {demod_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("smoothed", smoothed, smoothed_cpu, 0.0001));
    error = std::max(error, error_of<float>("demod", demod, demod_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("project_tones_from_lags: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
