// merge_rows_from_axes_v, from merge_rows_from_axes_v.py

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

constexpr float SCALE = 0.5f;

struct vec2f {
    float x, y;
};

__host__ __device__ inline vec2f operator/(vec2f a, float s) {
    return {a.x / s, a.y / s};
}

__host__ __device__ inline float dot(vec2f a, vec2f b) {
    return a.x * b.x + a.y * b.y;
}

__host__ __device__ inline float length(vec2f a) {
    return sqrtf(dot(a, a));
}

__global__ void merge_rows_from_axes_v_kernel(const vec2f* __restrict__ axes_v,
                                              const vec2f* __restrict__ vectors, float sigma, float s,
                                              vec2f* __restrict__ summary, float* __restrict__ answer, int n) {
    const int gid = blockIdx.x * blockDim.x + threadIdx.x;
    if (gid >= n) return;

    vec2f axes_v_i = axes_v[gid];
    vec2f delta_v = axes_v_i / SCALE;
    vec2f vectors_i = vectors[gid];
    float hi_v = acosf(fminf(fmaxf(length(vectors_i) * 0.5f, -1.0f), 1.0f));
    float sq = hi_v < 0.7f ? sigma + s : hi_v;

    summary[gid] = delta_v;
    answer[gid] = sq + fmaxf(s, sq);
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
float launch_merge_rows_from_axes_v(const std::vector<vec2f>& axes_v, const std::vector<vec2f>& vectors,
                                    float sigma, float s, std::vector<vec2f>& summary,
                                    std::vector<float>& answer, int n) {
    DeviceArray<vec2f> d_axes_v(axes_v.data(), axes_v.size());
    DeviceArray<vec2f> d_vectors(vectors.data(), vectors.size());
    DeviceArray<vec2f> d_summary(summary.data(), summary.size());
    DeviceArray<float> d_answer(answer.data(), answer.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    merge_rows_from_axes_v_kernel<<<grid, block>>>(
            d_axes_v.data(), d_vectors.data(), sigma, s, d_summary.data(), d_answer.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_summary.copy_to(summary.data());
    d_answer.copy_to(answer.data());
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

constexpr float SCALE = 0.5f;

// One thread of the launch.
inline void merge_rows_from_axes_v_thread(int gid, Array<vec2f, 1> axes_v, Array<vec2f, 1> vectors,
                                          float sigma, float s, Array<vec2f, 1> summary,
                                          Array<float, 1> answer) {
    const vec2f axes_v_i = axes_v[gid];
    const vec2f delta_v = axes_v_i / SCALE;
    const vec2f vectors_i = vectors[gid];
    const float hi_v = acosf(fminf(fmaxf(length(vectors_i) * 0.5f, -1.0f), 1.0f));
    const float sq = hi_v < 0.7f ? sigma + s : hi_v;
    summary[gid] = delta_v;
    answer[gid] = sq + fmaxf(s, sq);
}

inline void merge_rows_from_axes_v(int size0, Array<vec2f, 1> axes_v, Array<vec2f, 1> vectors,
                                   float sigma, float s, Array<vec2f, 1> summary,
                                   Array<float, 1> answer) {
    for (int gid = 0; gid < size0; ++gid) {
        merge_rows_from_axes_v_thread(gid, axes_v, vectors, sigma, s, summary, answer);
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
    std::vector<double> errors(cpu.size());
    for (size_t i = 0; i < cpu.size(); ++i) {
        if (gpu[i] == cpu[i] || (std::isnan(gpu[i]) && std::isnan(cpu[i]))) continue;
        const double bound = tolerance * (10.0 * std::fabs(cpu[i]) + largest);
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

    const int axes_v_size = n;
    const int vectors_size = n;
    const int summary_size = n;
    const int answer_size = n;
    std::vector<vec2f> axes_v(axes_v_size);
    fill_uniform(reinterpret_cast<float*>(axes_v.data()), 2 * axes_v.size(), key(seed, 0), 0.0, 1.0);
    std::vector<vec2f> vectors(vectors_size);
    fill_uniform(reinterpret_cast<float*>(vectors.data()), 2 * vectors.size(), key(seed, 1), 0.1, 1.0);
    float sigma;
    fill_uniform(&sigma, 1, key(seed, 2), 0.0, 1.0);
    float s;
    fill_uniform(&s, 1, key(seed, 3), 0.1, 1.0);
    std::vector<vec2f> summary(summary_size);
    std::vector<float> answer(answer_size);

    auto summary_cpu = summary;
    auto answer_cpu = answer;
    const float milliseconds = launch_merge_rows_from_axes_v(
            axes_v, vectors, sigma, s, summary, answer, n);
    reference::merge_rows_from_axes_v(n, {axes_v.data(), {axes_v_size}}, {vectors.data(), {vectors_size}},
                                      sigma, s, {summary_cpu.data(), {summary_size}},
                                      {answer_cpu.data(), {answer_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("summary", summary, summary_cpu, 0.0001));
    error = std::max(error, error_of<float>("answer", answer, answer_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("merge_rows_from_axes_v: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
