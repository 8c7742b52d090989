// Assemble the 6x6 spatial inertia of every link about the world origin.
// evaluate_spatial_inertia_2d, from evaluate_spatial_inertia_2d.py

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

struct mat33f {
    float c[3][3];
    __host__ __device__ float* operator[](int i) { return c[i]; }
    __host__ __device__ const float* operator[](int i) const { return c[i]; }
};

struct mat66f {
    float c[6][6];
    __host__ __device__ float* operator[](int i) { return c[i]; }
    __host__ __device__ const float* operator[](int i) const { return c[i]; }
};

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

__host__ __device__ inline vec3f quat_rotate(quatf q, vec3f v) {
    float c = 2.0f * q.w * q.w - 1.0f;
    float d = 2.0f * (q.x * v.x + q.y * v.y + q.z * v.z);
    return {v.x * c + q.x * d + (q.y * v.z - q.z * v.y) * q.w * 2.0f,
            v.y * c + q.y * d + (q.z * v.x - q.x * v.z) * q.w * 2.0f,
            v.z * c + q.z * d + (q.x * v.y - q.y * v.x) * q.w * 2.0f};
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

__host__ __device__ inline vec3f operator+(vec3f a, vec3f b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

__host__ __device__ inline vec3f transform_point(transformf t, vec3f v) {
    return t.p + quat_rotate(t.q, v);
}

__host__ __device__ inline mat33f skew(vec3f a) {
    return {0.0f, -a.z, a.y, a.z, 0.0f, -a.x, -a.y, a.x, 0.0f};
}

__host__ __device__ inline mat33f operator*(const mat33f& a, const mat33f& b) {
    mat33f r{};
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j)
            for (int k = 0; k < 3; ++k) r.c[i][j] += a.c[i][k] * b.c[k][j];
    return r;
}

__host__ __device__ inline mat33f transpose(const mat33f& a) {
    mat33f r;
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) r.c[i][j] = a.c[j][i];
    return r;
}

__host__ __device__ inline mat33f operator*(float s, const mat33f& a) {
    mat33f r;
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) r.c[i][j] = a.c[i][j] * s;
    return r;
}

__host__ __device__ inline mat33f operator-(const mat33f& a, const mat33f& b) {
    mat33f r;
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) r.c[i][j] = a.c[i][j] - b.c[i][j];
    return r;
}

__device__ mat66f assemble_blocks(mat33f rotational, mat33f coupling, float mass) {
    mat66f result{};
    for (int i = 0; i < 3; ++i) {
        for (int j = 0; j < 3; ++j) {
            result[i][j] = rotational[i][j];
            result[i][j + 3] = coupling[i][j];
            result[i + 3][j] = -coupling[i][j];
        }
        result[i + 3][i + 3] = mass;
    }
    return result;
}

__global__ void evaluate_spatial_inertia_2d_kernel(
        const transformf* __restrict__ link_pose, int link_pose_cols, const vec3f* __restrict__ link_com,
        const mat33f* __restrict__ link_inertia, int link_inertia_cols,
        const double* __restrict__ link_mass, int link_mass_cols,
        const int* __restrict__ device_link_com_stride, mat66f* __restrict__ spatial_inertia,
        int spatial_inertia_cols, int num_elements, int height, int width) {
    const int batch = blockIdx.y * blockDim.y + threadIdx.y;
    const int k = blockIdx.x * blockDim.x + threadIdx.x;
    if (batch >= height || k >= width) return;

    if (batch >= num_elements) {
        return;
    }
    float mass = float(link_mass[k * link_mass_cols + batch]);
    if (mass <= 0.0f) {
        spatial_inertia[batch * spatial_inertia_cols + k] = mat66f{};
        return;
    }

    mat33f rotation = quat_to_matrix(link_pose[k * link_pose_cols + batch].q);
    mat33f offset = skew(transform_point(link_pose[k * link_pose_cols + batch],
                link_com[batch * device_link_com_stride[0] + k]));
    mat33f about_com = rotation * link_inertia[k * link_inertia_cols + batch] * transpose(rotation);
    // parallel axis theorem: -C C is |c|^2 1 - c c^T
    spatial_inertia[batch * spatial_inertia_cols + k] =
        assemble_blocks(about_com - mass * (offset * offset), mass * offset, mass);
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
float launch_evaluate_spatial_inertia_2d(const std::vector<transformf>& link_pose, int link_pose_cols,
                                         const std::vector<vec3f>& link_com,
                                         const std::vector<mat33f>& link_inertia, int link_inertia_cols,
                                         const std::vector<double>& link_mass, int link_mass_cols,
                                         const std::vector<int>& device_link_com_stride,
                                         std::vector<mat66f>& spatial_inertia, int spatial_inertia_cols,
                                         int num_elements, int height, int width) {
    DeviceArray<transformf> d_link_pose(link_pose.data(), link_pose.size());
    DeviceArray<vec3f> d_link_com(link_com.data(), link_com.size());
    DeviceArray<mat33f> d_link_inertia(link_inertia.data(), link_inertia.size());
    DeviceArray<double> d_link_mass(link_mass.data(), link_mass.size());
    DeviceArray<int> d_device_link_com_stride(device_link_com_stride.data(), device_link_com_stride.size());
    DeviceArray<mat66f> d_spatial_inertia(spatial_inertia.data(), spatial_inertia.size());

    const dim3 block(256, 1);
    const dim3 grid((width + block.x - 1) / block.x, (height + block.y - 1) / block.y);

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    evaluate_spatial_inertia_2d_kernel<<<grid, block>>>(
            d_link_pose.data(), link_pose_cols, d_link_com.data(), d_link_inertia.data(), link_inertia_cols,
            d_link_mass.data(), link_mass_cols, d_device_link_com_stride.data(), d_spatial_inertia.data(),
            spatial_inertia_cols, num_elements, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_spatial_inertia.copy_to(spatial_inertia.data());
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

inline mat66f assemble_blocks(mat33f rotational, mat33f coupling, float mass) {
    mat66f result{};
    for (int i = 0; i < 3; ++i) {
        for (int j = 0; j < 3; ++j) {
            result[i][j] = rotational[i][j];
            result[i][j + 3] = coupling[i][j];
            result[i + 3][j] = -coupling[i][j];
        }
        result[i + 3][i + 3] = mass;
    }
    return result;
}

// One thread of the launch.
inline void evaluate_spatial_inertia_2d_thread(int batch, int k, Array<transformf, 2> link_pose,
                                               Array<vec3f, 1> link_com,
                                               Array<mat33f, 2> link_inertia,
                                               Array<double, 2> link_mass,
                                               Array<int, 1> device_link_com_stride,
                                               Array<mat66f, 2> spatial_inertia,
                                               int num_elements) {
    if (batch >= num_elements) {
        return;
    }
    const float mass = float(link_mass[k][batch]);
    if (mass <= 0.0f) {
        spatial_inertia[batch][k] = mat66f{};
        return;
    }
    const mat33f rotation = quat_to_matrix(link_pose[k][batch].q);
    const mat33f offset = skew(transform_point(link_pose[k][batch], link_com[batch * device_link_com_stride[0] + k]));
    const mat33f about_com = rotation * link_inertia[k][batch] * transpose(rotation);
    spatial_inertia[batch][k] = reference::assemble_blocks(about_com - mass * (offset * offset), mass * offset, mass);
}

inline void evaluate_spatial_inertia_2d(int size0, int size1, Array<transformf, 2> link_pose,
                                        Array<vec3f, 1> link_com, Array<mat33f, 2> link_inertia,
                                        Array<double, 2> link_mass,
                                        Array<int, 1> device_link_com_stride,
                                        Array<mat66f, 2> spatial_inertia, int num_elements) {
    for (int batch = 0; batch < size0; ++batch) {
        for (int k = 0; k < size1; ++k) {
            evaluate_spatial_inertia_2d_thread(batch, k, link_pose, link_com, link_inertia,
                                               link_mass, device_link_com_stride, spatial_inertia,
                                               num_elements);
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
void fill_constant(T* to, size_t count, uint64_t, double value) {
    for (size_t j = 0; j < count; ++j) to[j] = T(value);
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

    const int link_pose_rows = n;
    const int link_pose_cols = 2;
    const int link_com_size = 2 * n;
    const int link_inertia_rows = n;
    const int link_inertia_cols = 2;
    const int link_mass_rows = n;
    const int link_mass_cols = 2;
    const int device_link_com_stride_size = 1;
    const int spatial_inertia_rows = 2;
    const int spatial_inertia_cols = n;
    std::vector<transformf> link_pose(size_t(link_pose_rows) * link_pose_cols);
    fill_rigid(reinterpret_cast<float*>(link_pose.data()), 7 * link_pose.size(), key(seed, 0), -1.0, 1.0);
    std::vector<vec3f> link_com(link_com_size);
    fill_uniform(reinterpret_cast<float*>(link_com.data()), 3 * link_com.size(), key(seed, 1), -0.2, 0.2);
    std::vector<mat33f> link_inertia(size_t(link_inertia_rows) * link_inertia_cols);
    fill_spd(reinterpret_cast<float*>(link_inertia.data()), 9 * link_inertia.size(), key(seed, 2), 0.1, 1.0, 9);
    std::vector<double> link_mass(size_t(link_mass_rows) * link_mass_cols);
    fill_uniform(link_mass.data(), link_mass.size(), key(seed, 3), -0.5, 2.0);
    std::vector<int> device_link_com_stride(device_link_com_stride_size);
    fill_constant(device_link_com_stride.data(), device_link_com_stride.size(), key(seed, 4), n);
    std::vector<mat66f> spatial_inertia(size_t(spatial_inertia_rows) * spatial_inertia_cols);
    const int num_elements = 2;

    auto spatial_inertia_cpu = spatial_inertia;
    const float milliseconds = launch_evaluate_spatial_inertia_2d(
            link_pose, link_pose_cols, link_com, link_inertia, link_inertia_cols, link_mass, link_mass_cols,
            device_link_com_stride, spatial_inertia, spatial_inertia_cols, num_elements, 2, n);
    reference::evaluate_spatial_inertia_2d(2, n, {link_pose.data(), {link_pose_rows, link_pose_cols}},
                                           {link_com.data(), {link_com_size}},
                                           {link_inertia.data(), {link_inertia_rows, link_inertia_cols}},
                                           {link_mass.data(), {link_mass_rows, link_mass_cols}},
                                           {device_link_com_stride.data(), {device_link_com_stride_size}},
                                           {spatial_inertia_cpu.data(), {spatial_inertia_rows, spatial_inertia_cols}},
                                           num_elements);

    const double error = error_of<float>("spatial_inertia", spatial_inertia, spatial_inertia_cpu, 0.0001);
    const bool passed = error <= 1.0;
    std::printf("evaluate_spatial_inertia_2d: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
