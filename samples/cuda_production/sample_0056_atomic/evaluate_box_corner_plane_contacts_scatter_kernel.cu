// Generate a contact for every corner of a box that lies under a plane.
// evaluate_box_corner_plane_contacts_scatter_kernel, from evaluate_box_corner_plane_contacts_scatter_kernel.py

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

constexpr float MARGIN = 0.055f;

struct vec3f {
    float x, y, z;
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

__host__ __device__ inline vec3f operator+(vec3f a, vec3f b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

__host__ __device__ inline vec3f transform_point(transformf t, vec3f v) {
    return t.p + quat_rotate(t.q, v);
}

__host__ __device__ inline float dot(vec3f a, vec3f b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

__host__ __device__ inline vec3f operator*(vec3f a, float s) {
    return {a.x * s, a.y * s, a.z * s};
}

__host__ __device__ inline vec3f operator-(vec3f a, vec3f b) {
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}

__host__ __device__ inline vec3f lerp(vec3f a, vec3f b, float t) {
    return a * (1.0f - t) + b * t;
}

__host__ __device__ inline vec3f operator*(float s, vec3f a) {
    return {a.x * s, a.y * s, a.z * s};
}

struct Element {
    transformf pose;
    vec3f half_extents;
};

__device__ vec3f corner_of(vec3f half_, int corner) {
    float x = (corner & 1) != 0 ? half_.x : -half_.x;
    float y = (corner & 2) != 0 ? half_.y : -half_.y;
    float z;
    if ((corner & 4) != 0) {
        z = half_.z;
    } else {
        z = -half_.z;
    }
    return vec3f{x, y, z};
}

// Tests one corner per thread; every corner has a slot of its own, so that contacts keep their identity between steps.
__global__ void evaluate_box_corner_plane_contacts_scatter_kernel(
        const Element* __restrict__ elements, const float* __restrict__ plane_offsets,
        int plane_offsets_cols, const vec3f* __restrict__ current_plane_normals,
        const vec3f* __restrict__ previous_contact_points, int previous_contact_points_cols,
        const float* __restrict__ mixings, const float* __restrict__ weights,
        int* __restrict__ contact_active, int contact_active_cols, float* __restrict__ contact_depth,
        int contact_depth_cols, vec3f* __restrict__ contact_points, int contact_points_cols,
        int* __restrict__ num_contacts, float* __restrict__ contact_depth_sum_squares, int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int b = index / width;
    const int corner_idx = index % width;

    vec3f plane_normal = current_plane_normals[0];
    vec3f x = transform_point(elements[b].pose, corner_of(elements[b].half_extents, corner_idx));
    float distance = dot(plane_normal, x) - plane_offsets[b * plane_offsets_cols + corner_idx];
    if (distance >= MARGIN) {
        contact_active[b * contact_active_cols + corner_idx] = 0;
        return;
    }
    contact_active[b * contact_active_cols + corner_idx] = 1;
    float value = -distance;
    contact_depth[b * contact_depth_cols + corner_idx] = value;
    atomicAdd(&contact_depth_sum_squares[0], value * value);
    contact_points[b * contact_points_cols + corner_idx] = weights[b]
        * lerp(previous_contact_points[b * previous_contact_points_cols + corner_idx],
            x - plane_normal * distance, mixings[b]);
    atomicAdd(&num_contacts[b], 1);
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
float launch_evaluate_box_corner_plane_contacts_scatter_kernel(
        const std::vector<Element>& elements, const std::vector<float>& plane_offsets,
        int plane_offsets_cols, const std::vector<vec3f>& current_plane_normals,
        const std::vector<vec3f>& previous_contact_points, int previous_contact_points_cols,
        const std::vector<float>& mixings, const std::vector<float>& weights,
        std::vector<int>& contact_active, int contact_active_cols, std::vector<float>& contact_depth,
        int contact_depth_cols, std::vector<vec3f>& contact_points, int contact_points_cols,
        std::vector<int>& num_contacts, std::vector<float>& contact_depth_sum_squares, int height, int width) {
    DeviceArray<Element> d_elements(elements.data(), elements.size());
    DeviceArray<float> d_plane_offsets(plane_offsets.data(), plane_offsets.size());
    DeviceArray<vec3f> d_current_plane_normals(current_plane_normals.data(), current_plane_normals.size());
    DeviceArray<vec3f> d_previous_contact_points(previous_contact_points.data(), previous_contact_points.size());
    DeviceArray<float> d_mixings(mixings.data(), mixings.size());
    DeviceArray<float> d_weights(weights.data(), weights.size());
    DeviceArray<int> d_contact_active(contact_active.data(), contact_active.size());
    DeviceArray<float> d_contact_depth(contact_depth.data(), contact_depth.size());
    DeviceArray<vec3f> d_contact_points(contact_points.data(), contact_points.size());
    DeviceArray<int> d_num_contacts(num_contacts.data(), num_contacts.size());
    DeviceArray<float> d_contact_depth_sum_squares(contact_depth_sum_squares.data(), contact_depth_sum_squares.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    evaluate_box_corner_plane_contacts_scatter_kernel<<<grid, block>>>(
            d_elements.data(), d_plane_offsets.data(), plane_offsets_cols, d_current_plane_normals.data(),
            d_previous_contact_points.data(), previous_contact_points_cols, d_mixings.data(),
            d_weights.data(), d_contact_active.data(), contact_active_cols, d_contact_depth.data(),
            contact_depth_cols, d_contact_points.data(), contact_points_cols, d_num_contacts.data(),
            d_contact_depth_sum_squares.data(), height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_contact_active.copy_to(contact_active.data());
    d_contact_depth.copy_to(contact_depth.data());
    d_contact_points.copy_to(contact_points.data());
    d_num_contacts.copy_to(num_contacts.data());
    d_contact_depth_sum_squares.copy_to(contact_depth_sum_squares.data());
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

constexpr float MARGIN = 0.055f;

inline vec3f corner_of(vec3f half_, int corner) {
    const float x = (corner & 1) != 0 ? half_.x : -half_.x;
    const float y = (corner & 2) != 0 ? half_.y : -half_.y;
    float z;
    if ((corner & 4) != 0) {
        z = half_.z;
    } else {
        z = -half_.z;
    }
    return vec3f{x, y, z};
}

// One thread of the launch.
inline void evaluate_box_corner_plane_contacts_scatter_kernel_thread(
        int b, int corner_idx, Array<Element, 1> elements, Array<float, 2> plane_offsets,
        Array<vec3f, 1> current_plane_normals, Array<vec3f, 2> previous_contact_points,
        Array<float, 1> mixings, Array<float, 1> weights, Array<int, 2> contact_active,
        Array<float, 2> contact_depth, Array<vec3f, 2> contact_points, Array<int, 1> num_contacts,
        Array<float, 1> contact_depth_sum_squares) {
    const vec3f plane_normal = current_plane_normals[0];
    const vec3f x = transform_point(elements[b].pose, reference::corner_of(elements[b].half_extents, corner_idx));
    const float distance = dot(plane_normal, x) - plane_offsets[b][corner_idx];
    if (distance >= MARGIN) {
        contact_active[b][corner_idx] = 0;
        return;
    }
    contact_active[b][corner_idx] = 1;
    const float value = -distance;
    contact_depth[b][corner_idx] = value;
    contact_depth_sum_squares[0] += value * value;
    contact_points[b][corner_idx] = weights[b] * lerp(previous_contact_points[b][corner_idx], x - plane_normal * distance, mixings[b]);
    num_contacts[b] += 1;
}

inline void evaluate_box_corner_plane_contacts_scatter_kernel(
        int size0, int size1, Array<Element, 1> elements, Array<float, 2> plane_offsets,
        Array<vec3f, 1> current_plane_normals, Array<vec3f, 2> previous_contact_points,
        Array<float, 1> mixings, Array<float, 1> weights, Array<int, 2> contact_active,
        Array<float, 2> contact_depth, Array<vec3f, 2> contact_points, Array<int, 1> num_contacts,
        Array<float, 1> contact_depth_sum_squares) {
    for (int b = 0; b < size0; ++b) {
        for (int corner_idx = 0; corner_idx < size1; ++corner_idx) {
            evaluate_box_corner_plane_contacts_scatter_kernel_thread(
                    b, corner_idx, elements, plane_offsets, current_plane_normals,
                    previous_contact_points, mixings, weights, contact_active, contact_depth,
                    contact_points, num_contacts, contact_depth_sum_squares);
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

// Vectors of length 1.
template <class T>
void fill_unit(T* to, size_t count, uint64_t key, size_t components, size_t first = 0) {
    for (size_t j = 0; j < count; j += components) {
        double sum = 0.0;
        for (size_t c = 0; c < components; ++c) {
            const double v = 2.0 * uniform(key, first + j + c) - 1.0;
            sum += v * v;
        }
        for (size_t c = 0; c < components; ++c) {
            const double v = 2.0 * uniform(key, first + j + c) - 1.0;
            const bool is_last = c + 1 == components;
            to[j + c] = T(sum < 1.0 / 1024.0 ? (is_last ? 1.0 : 0.0) : v / std::sqrt(sum));
        }
    }
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
    const int plane_offsets_rows = n;
    const int plane_offsets_cols = 8;
    const int current_plane_normals_size = 1;
    const int previous_contact_points_rows = n;
    const int previous_contact_points_cols = 8;
    const int mixings_size = n;
    const int weights_size = n;
    const int contact_active_rows = n;
    const int contact_active_cols = 8;
    const int contact_depth_rows = n;
    const int contact_depth_cols = 8;
    const int contact_points_rows = n;
    const int contact_points_cols = 8;
    const int num_contacts_size = n;
    const int contact_depth_sum_squares_size = 1;
    std::vector<Element> elements(elements_size);
    for (size_t i = 0; i < elements.size(); ++i)
        fill_rigid(reinterpret_cast<float*>(&elements[i].pose), 7, key(seed, 0), -1.0, 1.0, i * 7);
    for (size_t i = 0; i < elements.size(); ++i)
        fill_uniform(reinterpret_cast<float*>(&elements[i].half_extents), 3, key(seed, 1), 0.2, 0.8, i * 3);
    std::vector<float> plane_offsets(size_t(plane_offsets_rows) * plane_offsets_cols);
    fill_uniform(plane_offsets.data(), plane_offsets.size(), key(seed, 2), -0.2, 0.2);
    std::vector<vec3f> current_plane_normals(current_plane_normals_size);
    fill_unit(reinterpret_cast<float*>(current_plane_normals.data()), 3 * current_plane_normals.size(), key(seed, 3), 3);
    std::vector<vec3f> previous_contact_points(size_t(previous_contact_points_rows) * previous_contact_points_cols);
    fill_uniform(reinterpret_cast<float*>(previous_contact_points.data()), 3 * previous_contact_points.size(), key(seed, 4), -1.0, 1.0);
    std::vector<float> mixings(mixings_size);
    fill_uniform(mixings.data(), mixings.size(), key(seed, 5), 0.1, 0.9);
    std::vector<float> weights(weights_size);
    fill_uniform(weights.data(), weights.size(), key(seed, 6), 0.25, 1.5);
    std::vector<int> contact_active(size_t(contact_active_rows) * contact_active_cols);
    std::vector<float> contact_depth(size_t(contact_depth_rows) * contact_depth_cols);
    std::vector<vec3f> contact_points(size_t(contact_points_rows) * contact_points_cols);
    std::vector<int> num_contacts(num_contacts_size);
    std::vector<float> contact_depth_sum_squares(contact_depth_sum_squares_size);

    auto contact_active_cpu = contact_active;
    auto contact_depth_cpu = contact_depth;
    auto contact_points_cpu = contact_points;
    auto num_contacts_cpu = num_contacts;
    auto contact_depth_sum_squares_cpu = contact_depth_sum_squares;
    const float milliseconds = launch_evaluate_box_corner_plane_contacts_scatter_kernel(
            elements, plane_offsets, plane_offsets_cols, current_plane_normals, previous_contact_points,
            previous_contact_points_cols, mixings, weights, contact_active, contact_active_cols,
            contact_depth, contact_depth_cols, contact_points, contact_points_cols, num_contacts,
            contact_depth_sum_squares, n, 8);
    reference::evaluate_box_corner_plane_contacts_scatter_kernel(
            n, 8, {elements.data(), {elements_size}},
            {plane_offsets.data(), {plane_offsets_rows, plane_offsets_cols}},
            {current_plane_normals.data(), {current_plane_normals_size}},
            {previous_contact_points.data(), {previous_contact_points_rows, previous_contact_points_cols}},
            {mixings.data(), {mixings_size}}, {weights.data(), {weights_size}},
            {contact_active_cpu.data(), {contact_active_rows, contact_active_cols}},
            {contact_depth_cpu.data(), {contact_depth_rows, contact_depth_cols}},
            {contact_points_cpu.data(), {contact_points_rows, contact_points_cols}},
            {num_contacts_cpu.data(), {num_contacts_size}},
            {contact_depth_sum_squares_cpu.data(), {contact_depth_sum_squares_size}});

    double error = 0.0;
    error = std::max(error, error_of<int>("contact_active", contact_active, contact_active_cpu, 0.0));
    error = std::max(error, error_of<float>("contact_depth", contact_depth, contact_depth_cpu, 0.0001));
    error = std::max(error, error_of<float>("contact_points", contact_points, contact_points_cpu, 0.0001));
    error = std::max(error, error_of<int>("num_contacts", num_contacts, num_contacts_cpu, 0.0));
    error = std::max(error, error_of<float>("contact_depth_sum_squares", contact_depth_sum_squares, contact_depth_sum_squares_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("evaluate_box_corner_plane_contacts_scatter_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
