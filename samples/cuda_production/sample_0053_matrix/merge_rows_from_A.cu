// merge_rows_from_A, from merge_rows_from_A.py

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

struct mat33f {
    float c[3][3];
};

struct vec3f {
    float x, y, z;
    __host__ __device__ float& operator[](int i) { return i == 0 ? x : i == 1 ? y : z; }
    __host__ __device__ const float& operator[](int i) const { return i == 0 ? x : i == 1 ? y : z; }
};

__host__ __device__ inline mat33f operator*(const mat33f& a, const mat33f& b) {
    mat33f r{};
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j)
            for (int k = 0; k < 3; ++k) r.c[i][j] += a.c[i][k] * b.c[k][j];
    return r;
}

__host__ __device__ inline mat33f operator-(const mat33f& a, const mat33f& b) {
    mat33f r;
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) r.c[i][j] = a.c[i][j] - b.c[i][j];
    return r;
}

__host__ __device__ inline mat33f operator*(float s, const mat33f& a) {
    mat33f r;
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) r.c[i][j] = a.c[i][j] * s;
    return r;
}

__host__ __device__ inline mat33f operator*(const mat33f& a, float s) {
    mat33f r;
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) r.c[i][j] = a.c[i][j] * s;
    return r;
}

__host__ __device__ inline mat33f outer(const vec3f& a, const vec3f& b) {
    mat33f r;
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) r.c[i][j] = a[i] * b[j];
    return r;
}

__host__ __device__ inline mat33f transpose(const mat33f& a) {
    mat33f r;
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) r.c[i][j] = a.c[j][i];
    return r;
}

__host__ __device__ inline mat33f operator+(const mat33f& a, const mat33f& b) {
    mat33f r;
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) r.c[i][j] = a.c[i][j] + b.c[i][j];
    return r;
}

__global__ void merge_rows_from_A_kernel(const mat33f* __restrict__ A, const mat33f* __restrict__ mat_b,
                                         const vec3f* __restrict__ coords,
                                         const vec3f* __restrict__ offsets_v, mat33f* __restrict__ answer,
                                         int n) {
    const int tid = blockIdx.x * blockDim.x + threadIdx.x;
    if (tid >= n) return;

    mat33f A_val = A[tid];
    mat33f near_v = A_val * A_val * A_val;
    mat33f d = near_v - A_val;

    mat33f mat_b_i = mat_b[tid];
    mat33f flow_v = 2.0f * d * 0.1f * mat_b_i;

    vec3f coords_val = coords[tid];
    flow_v = flow_v + transpose(outer(coords_val, offsets_v[tid]) * 0.5f);

    answer[tid] = flow_v;
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
float launch_merge_rows_from_A(const std::vector<mat33f>& A, const std::vector<mat33f>& mat_b,
                               const std::vector<vec3f>& coords, const std::vector<vec3f>& offsets_v,
                               std::vector<mat33f>& answer, int n) {
    DeviceArray<mat33f> d_A(A.data(), A.size());
    DeviceArray<mat33f> d_mat_b(mat_b.data(), mat_b.size());
    DeviceArray<vec3f> d_coords(coords.data(), coords.size());
    DeviceArray<vec3f> d_offsets_v(offsets_v.data(), offsets_v.size());
    DeviceArray<mat33f> d_answer(answer.data(), answer.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    merge_rows_from_A_kernel<<<grid, block>>>(d_A.data(), d_mat_b.data(), d_coords.data(),
                                              d_offsets_v.data(), d_answer.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
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

// One thread of the launch.
inline void merge_rows_from_A_thread(int tid, Array<mat33f, 1> A, Array<mat33f, 1> mat_b,
                                     Array<vec3f, 1> coords, Array<vec3f, 1> offsets_v,
                                     Array<mat33f, 1> answer) {
    const mat33f A_val = A[tid];
    const mat33f near_v = A_val * A_val * A_val;
    const mat33f d = near_v - A_val;
    const mat33f mat_b_i = mat_b[tid];
    mat33f flow_v = 2.0f * d * 0.1f * mat_b_i;
    const vec3f coords_val = coords[tid];
    flow_v = flow_v + transpose(outer(coords_val, offsets_v[tid]) * 0.5f);
    answer[tid] = flow_v;
}

inline void merge_rows_from_A(int size0, Array<mat33f, 1> A, Array<mat33f, 1> mat_b,
                              Array<vec3f, 1> coords, Array<vec3f, 1> offsets_v,
                              Array<mat33f, 1> answer) {
    for (int tid = 0; tid < size0; ++tid) {
        merge_rows_from_A_thread(tid, A, mat_b, coords, offsets_v, answer);
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

    const int A_size = n;
    const int mat_b_size = n;
    const int coords_size = n;
    const int offsets_v_size = n;
    const int answer_size = n;
    std::vector<mat33f> A(A_size);
    fill_uniform(reinterpret_cast<float*>(A.data()), 9 * A.size(), key(seed, 0), 0.5, 1.5);
    std::vector<mat33f> mat_b(mat_b_size);
    fill_uniform(reinterpret_cast<float*>(mat_b.data()), 9 * mat_b.size(), key(seed, 1), 0.5, 1.5);
    std::vector<vec3f> coords(coords_size);
    fill_uniform(reinterpret_cast<float*>(coords.data()), 3 * coords.size(), key(seed, 2), 0.0, 10.0);
    std::vector<vec3f> offsets_v(offsets_v_size);
    fill_uniform(reinterpret_cast<float*>(offsets_v.data()), 3 * offsets_v.size(), key(seed, 3), 0.0, 10.0);
    std::vector<mat33f> answer(answer_size);

    auto answer_cpu = answer;
    const float milliseconds = launch_merge_rows_from_A(A, mat_b, coords, offsets_v, answer, n);
    reference::merge_rows_from_A(n, {A.data(), {A_size}}, {mat_b.data(), {mat_b_size}},
                                 {coords.data(), {coords_size}}, {offsets_v.data(), {offsets_v_size}},
                                 {answer_cpu.data(), {answer_size}});

    const double error = error_of<float>("answer", answer, answer_cpu, 0.0001);
    const bool passed = error <= 1.0;
    std::printf("merge_rows_from_A: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
