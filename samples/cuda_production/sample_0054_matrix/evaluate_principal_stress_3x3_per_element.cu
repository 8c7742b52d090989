// Compute the three eigenvalues of symmetric 3x3 stress tensors in closed form, the axis of the largest, and the shear measures.
// evaluate_principal_stress_3x3_per_element, from _evaluate_principal_stress_3x3_per_element.py

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

struct Element {
    int active;
    mat33f stress;
};

// Eigenvalues in falling order.
__device__ vec3f compute_symmetric_eigenvalues(mat33f a) {
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

__device__ vec3f compute_longer(vec3f a, vec3f b) {
    if (length_sq(b) > length_sq(a)) {
        return b;
    }
    return a;
}

// Unit vector that the rows of a - eigenvalue I are all orthogonal to.
__device__ vec3f compute_eigenvector(mat33f a, float eigenvalue) {
    mat33f m = a - identity_mat33f() * eigenvalue;
    vec3f row0{m[0][0], m[0][1], m[0][2]};
    vec3f row1{m[1][0], m[1][1], m[1][2]};
    vec3f row2{m[2][0], m[2][1], m[2][2]};
    // two rows may be parallel; unless the eigenvalue is double, one of the products is well conditioned
    vec3f direction = compute_longer(compute_longer(cross(row0, row1), cross(row1, row2)), cross(row2, row0));
    if (length(direction) <= 1e-6f * ddot(m, m)) {
        return vec3f{1.0f, 0.0f, 0.0f};
    }
    return normalize(direction);
}

__global__ void evaluate_principal_stress_3x3_per_element_kernel(
        const Element* __restrict__ elements, const int64_t* __restrict__ element_node,
        const float* __restrict__ pore_pressure, float* __restrict__ principal, int principal_cols,
        vec3f* __restrict__ element_axis, float* __restrict__ element_max_shear,
        int* __restrict__ element_max_shear_flag, float max_shear_threshold, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;

    if (elements[i].active != 0) {
        mat33f effective = elements[i].stress - identity_mat33f() * pore_pressure[int(element_node[i])];
        vec3f eigenvalues = compute_symmetric_eigenvalues(effective);
        principal[i * principal_cols] = eigenvalues.x;
        principal[i * principal_cols + 1] = eigenvalues.y;
        principal[i * principal_cols + 2] = eigenvalues.z;
        element_axis[i] = compute_eigenvector(effective, eigenvalues.x);
        float value = 0.5f * (eigenvalues.x - eigenvalues.z);
        element_max_shear[i] = value;
        element_max_shear_flag[i] = fabsf(value) > max_shear_threshold ? 1 : 0;
    }
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
float launch_evaluate_principal_stress_3x3_per_element(
        const std::vector<Element>& elements, const std::vector<int64_t>& element_node,
        const std::vector<float>& pore_pressure, std::vector<float>& principal, int principal_cols,
        std::vector<vec3f>& element_axis, std::vector<float>& element_max_shear,
        std::vector<int>& element_max_shear_flag, float max_shear_threshold, int n) {
    DeviceArray<Element> d_elements(elements.data(), elements.size());
    DeviceArray<int64_t> d_element_node(element_node.data(), element_node.size());
    DeviceArray<float> d_pore_pressure(pore_pressure.data(), pore_pressure.size());
    DeviceArray<float> d_principal(principal.data(), principal.size());
    DeviceArray<vec3f> d_element_axis(element_axis.data(), element_axis.size());
    DeviceArray<float> d_element_max_shear(element_max_shear.data(), element_max_shear.size());
    DeviceArray<int> d_element_max_shear_flag(element_max_shear_flag.data(), element_max_shear_flag.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    evaluate_principal_stress_3x3_per_element_kernel<<<grid, block>>>(
            d_elements.data(), d_element_node.data(), d_pore_pressure.data(), d_principal.data(),
            principal_cols, d_element_axis.data(), d_element_max_shear.data(),
            d_element_max_shear_flag.data(), max_shear_threshold, n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_principal.copy_to(principal.data());
    d_element_axis.copy_to(element_axis.data());
    d_element_max_shear.copy_to(element_max_shear.data());
    d_element_max_shear_flag.copy_to(element_max_shear_flag.data());
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

inline vec3f _compute_symmetric_eigenvalues(mat33f a) {
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

inline vec3f _compute_longer(vec3f a, vec3f b) {
    if (length_sq(b) > length_sq(a)) {
        return b;
    }
    return a;
}

inline vec3f _compute_eigenvector(mat33f a, float eigenvalue) {
    const mat33f m = a - identity_mat33f() * eigenvalue;
    const vec3f row0 = vec3f{m[0][0], m[0][1], m[0][2]};
    const vec3f row1 = vec3f{m[1][0], m[1][1], m[1][2]};
    const vec3f row2 = vec3f{m[2][0], m[2][1], m[2][2]};
    const vec3f direction = reference::_compute_longer(reference::_compute_longer(cross(row0, row1), cross(row1, row2)), cross(row2, row0));
    if (length(direction) <= 1e-6f * ddot(m, m)) {
        return vec3f{1.0f, 0.0f, 0.0f};
    }
    return normalize(direction);
}

// One thread of the launch.
inline void _evaluate_principal_stress_3x3_per_element_thread(
        int i, Array<Element, 1> elements, Array<int64_t, 1> element_node,
        Array<float, 1> pore_pressure, Array<float, 2> principal, Array<vec3f, 1> element_axis,
        Array<float, 1> element_max_shear, Array<int, 1> element_max_shear_flag,
        float max_shear_threshold) {
    if (elements[i].active != 0) {
        const mat33f effective = elements[i].stress - identity_mat33f() * pore_pressure[int(element_node[i])];
        const vec3f eigenvalues = reference::_compute_symmetric_eigenvalues(effective);
        principal[i][0] = eigenvalues.x;
        principal[i][1] = eigenvalues.y;
        principal[i][2] = eigenvalues.z;
        element_axis[i] = reference::_compute_eigenvector(effective, eigenvalues.x);
        const float value = 0.5f * (eigenvalues.x - eigenvalues.z);
        element_max_shear[i] = value;
        element_max_shear_flag[i] = fabsf(value) > max_shear_threshold ? 1 : 0;
    }
}

inline void _evaluate_principal_stress_3x3_per_element(
        int size0, Array<Element, 1> elements, Array<int64_t, 1> element_node,
        Array<float, 1> pore_pressure, Array<float, 2> principal, Array<vec3f, 1> element_axis,
        Array<float, 1> element_max_shear, Array<int, 1> element_max_shear_flag,
        float max_shear_threshold) {
    for (int i = 0; i < size0; ++i) {
        _evaluate_principal_stress_3x3_per_element_thread(i, elements, element_node, pore_pressure,
                                                          principal, element_axis,
                                                          element_max_shear, element_max_shear_flag,
                                                          max_shear_threshold);
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

    const int elements_size = n;
    const int element_node_size = n;
    const int pore_pressure_size = n;
    const int principal_rows = n;
    const int principal_cols = 3;
    const int element_axis_size = n;
    const int element_max_shear_size = n;
    const int element_max_shear_flag_size = n;
    std::vector<Element> elements(elements_size);
    for (size_t i = 0; i < elements.size(); ++i)
        fill_index(&elements[i].active, 1, key(seed, 0), 0, 4, i);
    for (size_t i = 0; i < elements.size(); ++i)
        fill_spd(reinterpret_cast<float*>(&elements[i].stress), 9, key(seed, 1), 0.1, 10.0, 9, i * 9);
    std::vector<int64_t> element_node(element_node_size);
    fill_index(element_node.data(), element_node.size(), key(seed, 2), 0, n);
    std::vector<float> pore_pressure(pore_pressure_size);
    fill_uniform(pore_pressure.data(), pore_pressure.size(), key(seed, 3), 0.0, 2.0);
    std::vector<float> principal(size_t(principal_rows) * principal_cols);
    std::vector<vec3f> element_axis(element_axis_size);
    std::vector<float> element_max_shear(element_max_shear_size);
    std::vector<int> element_max_shear_flag(element_max_shear_flag_size);
    float max_shear_threshold;
    fill_uniform(&max_shear_threshold, 1, key(seed, 8), 0.1, 1.0);

    auto principal_cpu = principal;
    auto element_axis_cpu = element_axis;
    auto element_max_shear_cpu = element_max_shear;
    auto element_max_shear_flag_cpu = element_max_shear_flag;
    const float milliseconds = launch_evaluate_principal_stress_3x3_per_element(
            elements, element_node, pore_pressure, principal, principal_cols, element_axis,
            element_max_shear, element_max_shear_flag, max_shear_threshold, n);
    reference::_evaluate_principal_stress_3x3_per_element(
            n, {elements.data(), {elements_size}}, {element_node.data(), {element_node_size}},
            {pore_pressure.data(), {pore_pressure_size}},
            {principal_cpu.data(), {principal_rows, principal_cols}},
            {element_axis_cpu.data(), {element_axis_size}},
            {element_max_shear_cpu.data(), {element_max_shear_size}},
            {element_max_shear_flag_cpu.data(), {element_max_shear_flag_size}}, max_shear_threshold);

    double error = 0.0;
    error = std::max(error, error_of<float>("principal", principal, principal_cpu, 0.0001));
    error = std::max(error, error_of<float>("element_axis", element_axis, element_axis_cpu, 0.0001));
    error = std::max(error, error_of<float>("element_max_shear", element_max_shear, element_max_shear_cpu, 0.0001));
    error = std::max(error, error_of<int>("element_max_shear_flag", element_max_shear_flag, element_max_shear_flag_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("evaluate_principal_stress_3x3_per_element: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
