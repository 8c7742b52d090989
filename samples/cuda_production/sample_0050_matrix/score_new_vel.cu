// score_new_vel, from score_new_vel.py

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
    __host__ __device__ float& operator[](int i) { return i == 0 ? x : i == 1 ? y : z; }
    __host__ __device__ const float& operator[](int i) const { return i == 0 ? x : i == 1 ? y : z; }
};

struct mat33f {
    float c[3][3];
};

__host__ __device__ inline mat33f outer(const vec3f& a, const vec3f& b) {
    mat33f r;
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) r.c[i][j] = a[i] * b[j];
    return r;
}

__host__ __device__ inline mat33f operator*(const mat33f& a, float s) {
    mat33f r;
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) r.c[i][j] = a.c[i][j] * s;
    return r;
}

__host__ __device__ inline mat33f diag(const vec3f& a) {
    mat33f r{};
    for (int i = 0; i < 3; ++i) r.c[i][i] = a[i];
    return r;
}

__host__ __device__ inline mat33f operator+(const mat33f& a, const mat33f& b) {
    mat33f r;
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) r.c[i][j] = a.c[i][j] + b.c[i][j];
    return r;
}

__host__ __device__ inline vec3f row(const mat33f& m, int n) {
    return {m.c[n][0], m.c[n][1], m.c[n][2]};
}

__host__ __device__ inline float dot(vec3f a, vec3f b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

__host__ __device__ inline vec3f cross(vec3f a, vec3f b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

__host__ __device__ inline float determinant(const mat33f& m) {
    return dot(row(m, 0), cross(row(m, 1), row(m, 2)));
}

__host__ __device__ inline mat33f matrix_from_cols(const vec3f& a, const vec3f& b, const vec3f& c) {
    mat33f r;
    for (int i = 0; i < 3; ++i) {
        r.c[i][0] = a[i];
        r.c[i][1] = b[i];
        r.c[i][2] = c[i];
    }
    return r;
}

__host__ __device__ inline mat33f inverse(const mat33f& m) {
    float det = determinant(m);
    if (det == 0.0f) return {};
    vec3f a = row(m, 0), b = row(m, 1), c = row(m, 2);
    return matrix_from_cols(cross(b, c), cross(c, a), cross(a, b)) * (1.0f / det);
}

__host__ __device__ inline float length(vec3f a) {
    return sqrtf(dot(a, a));
}

__host__ __device__ inline mat33f skew(vec3f a) {
    return {0.0f, -a.z, a.y, a.z, 0.0f, -a.x, -a.y, a.x, 0.0f};
}

__host__ __device__ inline mat33f operator-(const mat33f& a, const mat33f& b) {
    mat33f r;
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) r.c[i][j] = a.c[i][j] - b.c[i][j];
    return r;
}

__global__ void score_new_vel_kernel(const vec3f* __restrict__ axis_v, const vec3f* __restrict__ pos,
                                     const mat33f* __restrict__ deform, const vec3f* __restrict__ drift_v,
                                     const float* __restrict__ moment, mat33f* __restrict__ new_vel, int n) {
    const int tid = blockIdx.x * blockDim.x + threadIdx.x;
    if (tid >= n) return;

    mat33f delta_v = inverse(outer(axis_v[tid], pos[tid]) * 0.25f + diag(vec3f{8.0f, 8.0f, 8.0f}));
    mat33f up_v = delta_v + deform[tid];
    float twist = length(drift_v[tid]) + moment[tid];

    mat33f shift_v = skew(drift_v[tid]) + up_v;

    new_vel[tid] = shift_v + outer(drift_v[tid], axis_v[tid]) - shift_v * twist;
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
float launch_score_new_vel(const std::vector<vec3f>& axis_v, const std::vector<vec3f>& pos,
                           const std::vector<mat33f>& deform, const std::vector<vec3f>& drift_v,
                           const std::vector<float>& moment, std::vector<mat33f>& new_vel, int n) {
    DeviceArray<vec3f> d_axis_v(axis_v.data(), axis_v.size());
    DeviceArray<vec3f> d_pos(pos.data(), pos.size());
    DeviceArray<mat33f> d_deform(deform.data(), deform.size());
    DeviceArray<vec3f> d_drift_v(drift_v.data(), drift_v.size());
    DeviceArray<float> d_moment(moment.data(), moment.size());
    DeviceArray<mat33f> d_new_vel(new_vel.data(), new_vel.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    score_new_vel_kernel<<<grid, block>>>(d_axis_v.data(), d_pos.data(), d_deform.data(), d_drift_v.data(),
                                          d_moment.data(), d_new_vel.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_new_vel.copy_to(new_vel.data());
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
inline void score_new_vel_thread(int tid, Array<vec3f, 1> axis_v, Array<vec3f, 1> pos,
                                 Array<mat33f, 1> deform, Array<vec3f, 1> drift_v,
                                 Array<float, 1> moment, Array<mat33f, 1> new_vel) {
    const mat33f delta_v = inverse(outer(axis_v[tid], pos[tid]) * 0.25f + diag(vec3f{8.0f, 8.0f, 8.0f}));
    const mat33f up_v = delta_v + deform[tid];
    const float twist = length(drift_v[tid]) + moment[tid];
    const mat33f shift_v = skew(drift_v[tid]) + up_v;
    new_vel[tid] = shift_v + outer(drift_v[tid], axis_v[tid]) - shift_v * twist;
}

inline void score_new_vel(int size0, Array<vec3f, 1> axis_v, Array<vec3f, 1> pos,
                          Array<mat33f, 1> deform, Array<vec3f, 1> drift_v, Array<float, 1> moment,
                          Array<mat33f, 1> new_vel) {
    for (int tid = 0; tid < size0; ++tid) {
        score_new_vel_thread(tid, axis_v, pos, deform, drift_v, moment, new_vel);
    }
}

}  // namespace reference

constexpr uint64_t sample_index = 0;

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

    const int axis_v_size = n;
    const int pos_size = n;
    const int deform_size = n;
    const int drift_v_size = n;
    const int moment_size = n;
    const int new_vel_size = n;
    std::vector<vec3f> axis_v(axis_v_size);
    fill_uniform(reinterpret_cast<float*>(axis_v.data()), 3 * axis_v.size(), key(seed, 0), 0.2, 0.8);
    std::vector<vec3f> pos(pos_size);
    fill_uniform(reinterpret_cast<float*>(pos.data()), 3 * pos.size(), key(seed, 1), 0.0, 10.0);
    std::vector<mat33f> deform(deform_size);
    fill_uniform(reinterpret_cast<float*>(deform.data()), 9 * deform.size(), key(seed, 2), 0.5, 2.0);
    std::vector<vec3f> drift_v(drift_v_size);
    fill_uniform(reinterpret_cast<float*>(drift_v.data()), 3 * drift_v.size(), key(seed, 3), 1.0, 3.0);
    std::vector<float> moment(moment_size);
    fill_uniform(moment.data(), moment.size(), key(seed, 4), 0.0, 10.0);
    std::vector<mat33f> new_vel(new_vel_size);

    auto new_vel_cpu = new_vel;
    const float milliseconds = launch_score_new_vel(axis_v, pos, deform, drift_v, moment, new_vel, n);
    reference::score_new_vel(n, {axis_v.data(), {axis_v_size}}, {pos.data(), {pos_size}},
                             {deform.data(), {deform_size}}, {drift_v.data(), {drift_v_size}},
                             {moment.data(), {moment_size}}, {new_vel_cpu.data(), {new_vel_size}});

    const double error = error_of<float>("new_vel", new_vel, new_vel_cpu, 0.0001);
    const bool passed = error <= 1.0;
    std::printf("score_new_vel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
