// Compute the three eigenvalues of symmetric 3x3 stress tensors in closed form, the axis of the largest, and the shear measures.
// symmetric_tensor_principal_stresses, from _symmetric_tensor_principal_stresses.py

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

constexpr float ISOTROPIC = 1e-6f;
constexpr float BLEND = 0.5f;

struct mat33f {
    float c[3][3];
    __host__ __device__ float* operator[](int i) { return c[i]; }
    __host__ __device__ const float* operator[](int i) const { return c[i]; }
};

struct vec3f {
    float x, y, z;
};

__host__ __device__ inline float trace(const mat33f& a) {
    float r = a.c[0][0];
    for (int i = 1; i < 3; ++i) r += a.c[i][i];
    return r;
}

__host__ __device__ inline mat33f identity_mat33f() {
    mat33f r{};
    for (int i = 0; i < 3; ++i) r.c[i][i] = 1.0f;
    return r;
}

__host__ __device__ inline mat33f operator*(const mat33f& a, float s) {
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

__host__ __device__ inline float ddot(const mat33f& a, const mat33f& b) {
    float sum = 0.0f;
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) sum += a.c[i][j] * b.c[i][j];
    return sum;
}

__host__ __device__ inline mat33f operator/(const mat33f& a, float s) {
    mat33f r;
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) r.c[i][j] = a.c[i][j] / s;
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

__host__ __device__ inline float length_sq(vec3f a) {
    return dot(a, a);
}

__host__ __device__ inline float length(vec3f a) {
    return sqrtf(dot(a, a));
}

__host__ __device__ inline vec3f operator/(vec3f a, float s) {
    return {a.x / s, a.y / s, a.z / s};
}

__host__ __device__ inline vec3f normalize(vec3f a) {
    float l = length(a);
    return l > 0.0f ? a / l : vec3f{};
}

__host__ __device__ inline vec3f operator*(float s, vec3f a) {
    return {a.x * s, a.y * s, a.z * s};
}

__host__ __device__ inline float lerp(float a, float b, float t) {
    return a * (1.0f - t) + b * t;
}

__device__ vec3f symmetric_eigenvalues(mat33f a) {
    float mean = trace(a) / 3.0f;
    mat33f deviator = a - identity_mat33f() * mean;
    float size = sqrtf(ddot(deviator, deviator) / 6.0f);
    if (size <= ISOTROPIC * fmaxf(fabsf(mean), 1.0f)) {
        return vec3f{mean, mean, mean};
    }

    float half_determinant = 0.5f * determinant(deviator / size);
    float phi = acosf(fminf(fmaxf(fminf(fmaxf(-1.0f, half_determinant), 1.0f), -1.0f), 1.0f)) / 3.0f;  // rounding can push it out of the domain
    float largest = mean + 2.0f * size * cosf(phi);
    float smallest = mean + 2.0f * size * cosf(phi + 2.0943952f);
    return vec3f{largest, 3.0f * mean - largest - smallest, smallest};
}

__device__ vec3f longer(vec3f a, vec3f b) {
    if (length_sq(b) > length_sq(a)) {
        return b;
    }
    return a;
}

__device__ vec3f eigenvector(mat33f a, float eigenvalue) {
    mat33f m = a - identity_mat33f() * eigenvalue;
    vec3f row0{m[0][0], m[0][1], m[0][2]};
    vec3f row1{m[1][0], m[1][1], m[1][2]};
    vec3f row2{m[2][0], m[2][1], m[2][2]};
    // two rows may be parallel; of the three products at least one is well conditioned
    vec3f direction = longer(longer(cross(row0, row1), cross(row1, row2)), cross(row2, row0));
    if (length(direction) <= ISOTROPIC) {
        return vec3f{1.0f, 0.0f, 0.0f};
    }
    return normalize(direction);
}

__global__ void symmetric_tensor_principal_stresses_kernel(
        const mat33f* __restrict__ stress_in, int stress_in_cols, const int* __restrict__ element_node_in,
        const float* __restrict__ pore_pressure_in, int pore_pressure_in_cols,
        const float* __restrict__ previous_maximum_shear_in, int previous_maximum_shear_in_cols,
        const float* __restrict__ weight_axis_in, vec3f* __restrict__ principal_out, int principal_out_cols,
        vec3f* __restrict__ axis_out, int axis_out_cols, float* __restrict__ maximum_shear_out,
        int maximum_shear_out_cols, int height, int width) {
    const int i = blockIdx.y * blockDim.y + threadIdx.y;
    const int j = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= height || j >= width) return;

    mat33f effective = stress_in[i * stress_in_cols + j]
        - identity_mat33f() * pore_pressure_in[i * pore_pressure_in_cols + element_node_in[j]];
    vec3f eigenvalues = symmetric_eigenvalues(effective);
    principal_out[i * principal_out_cols + j] = eigenvalues;
    axis_out[i * axis_out_cols + j] = weight_axis_in[i] * eigenvector(effective, eigenvalues.x);
    maximum_shear_out[i * maximum_shear_out_cols + j] =
        lerp(previous_maximum_shear_in[i * previous_maximum_shear_in_cols + j],
            0.5f * (eigenvalues.x - eigenvalues.z), BLEND);
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
float launch_symmetric_tensor_principal_stresses(
        const std::vector<mat33f>& stress_in, int stress_in_cols, const std::vector<int>& element_node_in,
        const std::vector<float>& pore_pressure_in, int pore_pressure_in_cols,
        const std::vector<float>& previous_maximum_shear_in, int previous_maximum_shear_in_cols,
        const std::vector<float>& weight_axis_in, std::vector<vec3f>& principal_out, int principal_out_cols,
        std::vector<vec3f>& axis_out, int axis_out_cols, std::vector<float>& maximum_shear_out,
        int maximum_shear_out_cols, int height, int width) {
    DeviceArray<mat33f> d_stress_in(stress_in.data(), stress_in.size());
    DeviceArray<int> d_element_node_in(element_node_in.data(), element_node_in.size());
    DeviceArray<float> d_pore_pressure_in(pore_pressure_in.data(), pore_pressure_in.size());
    DeviceArray<float> d_previous_maximum_shear_in(previous_maximum_shear_in.data(), previous_maximum_shear_in.size());
    DeviceArray<float> d_weight_axis_in(weight_axis_in.data(), weight_axis_in.size());
    DeviceArray<vec3f> d_principal_out(principal_out.data(), principal_out.size());
    DeviceArray<vec3f> d_axis_out(axis_out.data(), axis_out.size());
    DeviceArray<float> d_maximum_shear_out(maximum_shear_out.data(), maximum_shear_out.size());

    const dim3 block(256, 1);
    const dim3 grid((width + block.x - 1) / block.x, (height + block.y - 1) / block.y);

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    symmetric_tensor_principal_stresses_kernel<<<grid, block>>>(
            d_stress_in.data(), stress_in_cols, d_element_node_in.data(), d_pore_pressure_in.data(),
            pore_pressure_in_cols, d_previous_maximum_shear_in.data(), previous_maximum_shear_in_cols,
            d_weight_axis_in.data(), d_principal_out.data(), principal_out_cols, d_axis_out.data(),
            axis_out_cols, d_maximum_shear_out.data(), maximum_shear_out_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_principal_out.copy_to(principal_out.data());
    d_axis_out.copy_to(axis_out.data());
    d_maximum_shear_out.copy_to(maximum_shear_out.data());
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

constexpr float ISOTROPIC = 1e-6f;
constexpr float BLEND = 0.5f;

inline vec3f _symmetric_eigenvalues(mat33f a) {
    const float mean = trace(a) / 3.0f;
    const mat33f deviator = a - identity_mat33f() * mean;
    const float size = sqrtf(ddot(deviator, deviator) / 6.0f);
    if (size <= ISOTROPIC * fmaxf(fabsf(mean), 1.0f)) {
        return vec3f{mean, mean, mean};
    }
    const float half_determinant = 0.5f * determinant(deviator / size);
    const float phi = acosf(fminf(fmaxf(fminf(fmaxf(-1.0f, half_determinant), 1.0f), -1.0f), 1.0f)) / 3.0f;
    const float largest = mean + 2.0f * size * cosf(phi);
    const float smallest = mean + 2.0f * size * cosf(phi + 2.0943952f);
    return vec3f{largest, 3.0f * mean - largest - smallest, smallest};
}

inline vec3f _longer(vec3f a, vec3f b) {
    if (length_sq(b) > length_sq(a)) {
        return b;
    }
    return a;
}

inline vec3f _eigenvector(mat33f a, float eigenvalue) {
    const mat33f m = a - identity_mat33f() * eigenvalue;
    const vec3f row0 = vec3f{m[0][0], m[0][1], m[0][2]};
    const vec3f row1 = vec3f{m[1][0], m[1][1], m[1][2]};
    const vec3f row2 = vec3f{m[2][0], m[2][1], m[2][2]};
    const vec3f direction = reference::_longer(reference::_longer(cross(row0, row1), cross(row1, row2)), cross(row2, row0));
    if (length(direction) <= ISOTROPIC) {
        return vec3f{1.0f, 0.0f, 0.0f};
    }
    return normalize(direction);
}

// One thread of the launch.
inline void _symmetric_tensor_principal_stresses_thread(
        int i, int j, Array<mat33f, 2> stress_in, Array<int, 1> element_node_in,
        Array<float, 2> pore_pressure_in, Array<float, 2> previous_maximum_shear_in,
        Array<float, 1> weight_axis_in, Array<vec3f, 2> principal_out, Array<vec3f, 2> axis_out,
        Array<float, 2> maximum_shear_out) {
    const mat33f effective = stress_in[i][j] - identity_mat33f() * pore_pressure_in[i][element_node_in[j]];
    const vec3f eigenvalues = reference::_symmetric_eigenvalues(effective);
    principal_out[i][j] = eigenvalues;
    axis_out[i][j] = weight_axis_in[i] * reference::_eigenvector(effective, eigenvalues.x);
    maximum_shear_out[i][j] = lerp(previous_maximum_shear_in[i][j], 0.5f * (eigenvalues.x - eigenvalues.z), BLEND);
}

inline void _symmetric_tensor_principal_stresses(int size0, int size1, Array<mat33f, 2> stress_in,
                                                 Array<int, 1> element_node_in,
                                                 Array<float, 2> pore_pressure_in,
                                                 Array<float, 2> previous_maximum_shear_in,
                                                 Array<float, 1> weight_axis_in,
                                                 Array<vec3f, 2> principal_out,
                                                 Array<vec3f, 2> axis_out,
                                                 Array<float, 2> maximum_shear_out) {
    for (int i = 0; i < size0; ++i) {
        for (int j = 0; j < size1; ++j) {
            _symmetric_tensor_principal_stresses_thread(i, j, stress_in, element_node_in,
                                                        pore_pressure_in, previous_maximum_shear_in,
                                                        weight_axis_in, principal_out, axis_out,
                                                        maximum_shear_out);
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

    const int stress_in_rows = 2;
    const int stress_in_cols = n;
    const int element_node_in_size = n;
    const int pore_pressure_in_rows = 2;
    const int pore_pressure_in_cols = n;
    const int previous_maximum_shear_in_rows = 2;
    const int previous_maximum_shear_in_cols = n;
    const int weight_axis_in_size = 2;
    const int principal_out_rows = 2;
    const int principal_out_cols = n;
    const int axis_out_rows = 2;
    const int axis_out_cols = n;
    const int maximum_shear_out_rows = 2;
    const int maximum_shear_out_cols = n;
    std::vector<mat33f> stress_in(size_t(stress_in_rows) * stress_in_cols);
    fill_spd(reinterpret_cast<float*>(stress_in.data()), 9 * stress_in.size(), key(seed, 0), 0.1, 10.0, 9);
    std::vector<int> element_node_in(element_node_in_size);
    fill_index(element_node_in.data(), element_node_in.size(), key(seed, 1), 0, n);
    std::vector<float> pore_pressure_in(size_t(pore_pressure_in_rows) * pore_pressure_in_cols);
    fill_uniform(pore_pressure_in.data(), pore_pressure_in.size(), key(seed, 2), 0.0, 2.0);
    std::vector<float> previous_maximum_shear_in(size_t(previous_maximum_shear_in_rows) * previous_maximum_shear_in_cols);
    fill_uniform(previous_maximum_shear_in.data(), previous_maximum_shear_in.size(), key(seed, 3), -1.0, 1.0);
    std::vector<float> weight_axis_in(weight_axis_in_size);
    fill_uniform(weight_axis_in.data(), weight_axis_in.size(), key(seed, 4), 0.25, 1.5);
    std::vector<vec3f> principal_out(size_t(principal_out_rows) * principal_out_cols);
    std::vector<vec3f> axis_out(size_t(axis_out_rows) * axis_out_cols);
    std::vector<float> maximum_shear_out(size_t(maximum_shear_out_rows) * maximum_shear_out_cols);

    auto principal_out_cpu = principal_out;
    auto axis_out_cpu = axis_out;
    auto maximum_shear_out_cpu = maximum_shear_out;
    const float milliseconds = launch_symmetric_tensor_principal_stresses(
            stress_in, stress_in_cols, element_node_in, pore_pressure_in, pore_pressure_in_cols,
            previous_maximum_shear_in, previous_maximum_shear_in_cols, weight_axis_in, principal_out,
            principal_out_cols, axis_out, axis_out_cols, maximum_shear_out, maximum_shear_out_cols, 2, n);
    reference::_symmetric_tensor_principal_stresses(
            2, n, {stress_in.data(), {stress_in_rows, stress_in_cols}},
            {element_node_in.data(), {element_node_in_size}},
            {pore_pressure_in.data(), {pore_pressure_in_rows, pore_pressure_in_cols}},
            {previous_maximum_shear_in.data(), {previous_maximum_shear_in_rows, previous_maximum_shear_in_cols}},
            {weight_axis_in.data(), {weight_axis_in_size}},
            {principal_out_cpu.data(), {principal_out_rows, principal_out_cols}},
            {axis_out_cpu.data(), {axis_out_rows, axis_out_cols}},
            {maximum_shear_out_cpu.data(), {maximum_shear_out_rows, maximum_shear_out_cols}});

    double error = 0.0;
    error = std::max(error, error_of<float>("principal_out", principal_out, principal_out_cpu, 0.0001));
    error = std::max(error, error_of<float>("axis_out", axis_out, axis_out_cpu, 0.0001));
    error = std::max(error, error_of<float>("maximum_shear_out", maximum_shear_out, maximum_shear_out_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("symmetric_tensor_principal_stresses: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
