// Compute the world-aligned bounding box of every collision shape for the broad phase.
// update_shape_bounds, from _update_shape_bounds.py

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

constexpr float UNBOUNDED = 1e6f;
constexpr int SPHERE = 0;
constexpr int CAPSULE = 2;

struct vec3f {
    float x, y, z;
    __host__ __device__ float& operator[](int i) { return i == 0 ? x : i == 1 ? y : z; }
    __host__ __device__ const float& operator[](int i) const { return i == 0 ? x : i == 1 ? y : z; }
};

struct quatf {
    float x, y, z, w;
};

struct transformf {
    vec3f p;
    quatf q;
};

struct mat33f {
    float c[3][3];
    __host__ __device__ float* operator[](int i) { return c[i]; }
    __host__ __device__ const float* operator[](int i) const { return c[i]; }
};

__host__ __device__ inline vec3f quat_rotate(quatf q, vec3f v) {
    float c = 2.0f * q.w * q.w - 1.0f;
    float d = 2.0f * (q.x * v.x + q.y * v.y + q.z * v.z);
    return {v.x * c + q.x * d + (q.y * v.z - q.z * v.y) * q.w * 2.0f,
            v.y * c + q.y * d + (q.z * v.x - q.x * v.z) * q.w * 2.0f,
            v.z * c + q.z * d + (q.x * v.y - q.y * v.x) * q.w * 2.0f};
}

__host__ __device__ inline vec3f operator+(vec3f a, vec3f b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

__host__ __device__ inline quatf operator*(quatf a, quatf b) {
    return {a.w * b.x + b.w * a.x + a.y * b.z - b.y * a.z,
            a.w * b.y + b.w * a.y + a.z * b.x - b.z * a.x,
            a.w * b.z + b.w * a.z + a.x * b.y - b.x * a.y,
            a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z};
}

__host__ __device__ inline transformf transform_multiply(transformf a, transformf b) {
    return {quat_rotate(a.q, b.p) + a.p, a.q * b.q};
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

__host__ __device__ inline mat33f quat_to_matrix(quatf q) {
    return matrix_from_cols(quat_rotate(q, {1.0f, 0.0f, 0.0f}), quat_rotate(q, {0.0f, 1.0f, 0.0f}),
                            quat_rotate(q, {0.0f, 0.0f, 1.0f}));
}

__host__ __device__ inline vec3f row(const mat33f& m, int n) {
    return {m.c[n][0], m.c[n][1], m.c[n][2]};
}

__host__ __device__ inline vec3f abs(vec3f a) {
    return {fabsf(a.x), fabsf(a.y), fabsf(a.z)};
}

__host__ __device__ inline float dot(vec3f a, vec3f b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

__host__ __device__ inline vec3f operator-(vec3f a, vec3f b) {
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}

__global__ void update_shape_bounds_kernel(const int16_t* __restrict__ shape_type,
                                           const vec3f* __restrict__ shape_size,
                                           const int* __restrict__ shape_body,
                                           const transformf* __restrict__ shape_local,
                                           const transformf* __restrict__ body_poses, int body_poses_cols,
                                           float margin, float* __restrict__ lower, int lower_rows,
                                           int lower_cols, float* __restrict__ upper, int upper_rows,
                                           int upper_cols, int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int world_idx = index / width;
    const int s = index % width;

    transformf pose = shape_local[s];
    int body_idx = shape_body[s];
    if (body_idx >= 0) {  // otherwise the shape is part of the static scene
        pose = transform_multiply(body_poses[body_idx * body_poses_cols + world_idx], pose);
    }
    mat33f rot = quat_to_matrix(pose.q);
    vec3f size = shape_size[s];
    vec3f half_{UNBOUNDED, UNBOUNDED, UNBOUNDED};
    if (int(shape_type[s]) == SPHERE) {
        half_ = vec3f{size.x, size.x, size.x};
    } else if (int(shape_type[s]) == 1) {
        for (int axis = 0; axis < 3; ++axis) {
            half_[axis] = dot(abs(row(rot, axis)), size);
        }
    } else if (int(shape_type[s]) == CAPSULE) {
        for (int axis = 0; axis < 3; ++axis) {
            half_[axis] = fabsf(rot[axis][1]) * size.y + size.x;
        }
    }
    half_ = half_ + vec3f{margin, margin, margin};
    vec3f ctr = pose.p;
    vec3f new_val = ctr - half_;
    lower[(s * lower_rows + world_idx) * lower_cols] = new_val.x;
    lower[(s * lower_rows + world_idx) * lower_cols + 1] = new_val.y;
    lower[(s * lower_rows + world_idx) * lower_cols + 2] = new_val.z;
    vec3f val = ctr + half_;
    upper[(world_idx * upper_rows + s) * upper_cols] = val.x;
    upper[(world_idx * upper_rows + s) * upper_cols + 1] = val.y;
    upper[(world_idx * upper_rows + s) * upper_cols + 2] = val.z;
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
float launch_update_shape_bounds(const std::vector<int16_t>& shape_type,
                                 const std::vector<vec3f>& shape_size, const std::vector<int>& shape_body,
                                 const std::vector<transformf>& shape_local,
                                 const std::vector<transformf>& body_poses, int body_poses_cols,
                                 float margin, std::vector<float>& lower, int lower_rows, int lower_cols,
                                 std::vector<float>& upper, int upper_rows, int upper_cols, int height,
                                 int width) {
    DeviceArray<int16_t> d_shape_type(shape_type.data(), shape_type.size());
    DeviceArray<vec3f> d_shape_size(shape_size.data(), shape_size.size());
    DeviceArray<int> d_shape_body(shape_body.data(), shape_body.size());
    DeviceArray<transformf> d_shape_local(shape_local.data(), shape_local.size());
    DeviceArray<transformf> d_body_poses(body_poses.data(), body_poses.size());
    DeviceArray<float> d_lower(lower.data(), lower.size());
    DeviceArray<float> d_upper(upper.data(), upper.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    update_shape_bounds_kernel<<<grid, block>>>(d_shape_type.data(), d_shape_size.data(),
                                                d_shape_body.data(), d_shape_local.data(),
                                                d_body_poses.data(), body_poses_cols, margin,
                                                d_lower.data(), lower_rows, lower_cols, d_upper.data(),
                                                upper_rows, upper_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_lower.copy_to(lower.data());
    d_upper.copy_to(upper.data());
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

constexpr float UNBOUNDED = 1e6f;
constexpr int SPHERE = 0;
constexpr int CAPSULE = 2;

// One thread of the launch.
inline void _update_shape_bounds_thread(int world_idx, int s, Array<int16_t, 1> shape_type,
                                        Array<vec3f, 1> shape_size, Array<int, 1> shape_body,
                                        Array<transformf, 1> shape_local,
                                        Array<transformf, 2> body_poses, float margin,
                                        Array<float, 3> lower, Array<float, 3> upper) {
    transformf pose = shape_local[s];
    const int body_idx = shape_body[s];
    if (body_idx >= 0) {
        pose = transform_multiply(body_poses[body_idx][world_idx], pose);
    }
    const mat33f rot = quat_to_matrix(pose.q);
    const vec3f size = shape_size[s];
    vec3f half_ = vec3f{UNBOUNDED, UNBOUNDED, UNBOUNDED};
    if (int(shape_type[s]) == SPHERE) {
        half_ = vec3f{size.x, size.x, size.x};
    } else if (int(shape_type[s]) == 1) {
        for (int axis = 0; axis < 3; ++axis) {
            half_[axis] = dot(abs(row(rot, axis)), size);
        }
    } else if (int(shape_type[s]) == CAPSULE) {
        for (int axis = 0; axis < 3; ++axis) {
            half_[axis] = fabsf(rot[axis][1]) * size.y + size.x;
        }
    }
    half_ = half_ + vec3f{margin, margin, margin};
    const vec3f ctr = pose.p;
    const vec3f new_val = ctr - half_;
    lower[s][world_idx][0] = new_val.x;
    lower[s][world_idx][1] = new_val.y;
    lower[s][world_idx][2] = new_val.z;
    const vec3f val = ctr + half_;
    upper[world_idx][s][0] = val.x;
    upper[world_idx][s][1] = val.y;
    upper[world_idx][s][2] = val.z;
}

inline void _update_shape_bounds(int size0, int size1, Array<int16_t, 1> shape_type,
                                 Array<vec3f, 1> shape_size, Array<int, 1> shape_body,
                                 Array<transformf, 1> shape_local, Array<transformf, 2> body_poses,
                                 float margin, Array<float, 3> lower, Array<float, 3> upper) {
    for (int world_idx = 0; world_idx < size0; ++world_idx) {
        for (int s = 0; s < size1; ++s) {
            _update_shape_bounds_thread(world_idx, s, shape_type, shape_size, shape_body,
                                        shape_local, body_poses, margin, lower, upper);
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

// A position and a rotation of length 1 for each of count / 7 transforms.
template <class T>
void fill_rigid(T* to, size_t count, uint64_t key, double low, double high, size_t first = 0) {
    for (size_t j = 0; j < count; j += 7) {
        for (size_t c = 0; c < 3; ++c) to[j + c] = T(low + (high - low) * uniform(key, first + j + c));
        double sum = 0.0;
        for (size_t c = 3; c < 7; ++c) {
            const double v = 2.0 * uniform(key, first + j + c) - 1.0;
            sum += v * v;
        }
        for (size_t c = 3; c < 7; ++c) {
            const double v = 2.0 * uniform(key, first + j + c) - 1.0;
            to[j + c] = T(sum < 1.0 / 1024.0 ? (c == 6 ? 1.0 : 0.0) : v / std::sqrt(sum));
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

    const int shape_type_size = 8;
    const int shape_size_size = 8;
    const int shape_body_size = 8;
    const int shape_local_size = 8;
    const int body_poses_rows = 5;
    const int body_poses_cols = n;
    const int lower_depth = 8;
    const int lower_rows = n;
    const int lower_cols = 3;
    const int upper_depth = n;
    const int upper_rows = 8;
    const int upper_cols = 3;
    std::vector<int16_t> shape_type(shape_type_size);
    fill_index(shape_type.data(), shape_type.size(), key(seed, 0), 0, 4);
    std::vector<vec3f> shape_size(shape_size_size);
    fill_uniform(reinterpret_cast<float*>(shape_size.data()), 3 * shape_size.size(), key(seed, 1), 0.1, 0.5);
    std::vector<int> shape_body(shape_body_size);
    fill_index(shape_body.data(), shape_body.size(), key(seed, 2), -1, 5);
    std::vector<transformf> shape_local(shape_local_size);
    fill_rigid(reinterpret_cast<float*>(shape_local.data()), 7 * shape_local.size(), key(seed, 3), -0.2, 0.2);
    std::vector<transformf> body_poses(size_t(body_poses_rows) * body_poses_cols);
    fill_rigid(reinterpret_cast<float*>(body_poses.data()), 7 * body_poses.size(), key(seed, 4), -2.0, 2.0);
    float margin;
    fill_uniform(&margin, 1, key(seed, 5), 0.01, 0.05);
    std::vector<float> lower(size_t(lower_depth) * lower_rows * lower_cols);
    std::vector<float> upper(size_t(upper_depth) * upper_rows * upper_cols);

    auto lower_cpu = lower;
    auto upper_cpu = upper;
    const float milliseconds = launch_update_shape_bounds(
            shape_type, shape_size, shape_body, shape_local, body_poses, body_poses_cols, margin, lower,
            lower_rows, lower_cols, upper, upper_rows, upper_cols, n, 8);
    reference::_update_shape_bounds(n, 8, {shape_type.data(), {shape_type_size}},
                                    {shape_size.data(), {shape_size_size}},
                                    {shape_body.data(), {shape_body_size}},
                                    {shape_local.data(), {shape_local_size}},
                                    {body_poses.data(), {body_poses_rows, body_poses_cols}}, margin,
                                    {lower_cpu.data(), {lower_depth, lower_rows, lower_cols}},
                                    {upper_cpu.data(), {upper_depth, upper_rows, upper_cols}});

    double error = 0.0;
    error = std::max(error, error_of<float>("lower", lower, lower_cpu, 0.0001));
    error = std::max(error, error_of<float>("upper", upper, upper_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("update_shape_bounds: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
