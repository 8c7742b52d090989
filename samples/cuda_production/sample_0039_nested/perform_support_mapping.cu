// Walk over the vertices of convex hulls to the farthest one along a direction, from where the last query ended.
// perform_support_mapping, from _perform_support_mapping.py

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

__host__ __device__ inline vec3f quat_rotate_inv(quatf q, vec3f v) {
    float c = 2.0f * q.w * q.w - 1.0f;
    float d = 2.0f * (q.x * v.x + q.y * v.y + q.z * v.z);
    return {v.x * c + q.x * d - (q.y * v.z - q.z * v.y) * q.w * 2.0f,
            v.y * c + q.y * d - (q.z * v.x - q.x * v.z) * q.w * 2.0f,
            v.z * c + q.z * d - (q.x * v.y - q.y * v.x) * q.w * 2.0f};
}

__host__ __device__ inline float dot(vec3f a, vec3f b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

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

struct Element {
    transformf hull_pose;
    vec3f directions;
};

__global__ void __launch_bounds__(256, 2) perform_support_mapping_kernel(
        float tolerance, const int* __restrict__ query_worklist, const vec3f* __restrict__ vertices,
        const int64_t* __restrict__ neighbor_start, const int64_t* __restrict__ neighbors,
        const Element* __restrict__ elements, int* __restrict__ warm_start, vec3f* __restrict__ support,
        int* __restrict__ steps, int n) {
    const int thread = blockIdx.x * blockDim.x + threadIdx.x;
    if (thread >= n) return;

    int query = query_worklist[thread];
    transformf pose = elements[query].hull_pose;
    vec3f direction = quat_rotate_inv(pose.q, elements[query].directions);

    // motion is coherent: the last answer is at most a few edges away
    int vertex = warm_start[query];
    float height = dot(vertices[vertex], direction);

    bool climbing = true;
    int taken = 0;
    while (climbing && taken < 16) {
        int best = vertex;
        float best_height = height + tolerance;
        const int k_end = int(neighbor_start[vertex + 1]);
        for (int k = int(neighbor_start[vertex]); k < k_end; ++k) {
            int other = int(neighbors[k]);
            float other_height = dot(vertices[other], direction);
            if (other_height <= best_height) {
                continue;
            }
            best = other;
            best_height = other_height;
        }
        climbing = best != vertex;
        if (climbing) {
            vertex = best;
            height = best_height;
            taken += 1;
        }
    }

    warm_start[query] = vertex;
    support[query] = transform_point(pose, vertices[vertex]);
    steps[query] = taken;
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
float launch_perform_support_mapping(float tolerance, const std::vector<int>& query_worklist,
                                     const std::vector<vec3f>& vertices,
                                     const std::vector<int64_t>& neighbor_start,
                                     const std::vector<int64_t>& neighbors,
                                     const std::vector<Element>& elements, std::vector<int>& warm_start,
                                     std::vector<vec3f>& support, std::vector<int>& steps, int n) {
    DeviceArray<int> d_query_worklist(query_worklist.data(), query_worklist.size());
    DeviceArray<vec3f> d_vertices(vertices.data(), vertices.size());
    DeviceArray<int64_t> d_neighbor_start(neighbor_start.data(), neighbor_start.size());
    DeviceArray<int64_t> d_neighbors(neighbors.data(), neighbors.size());
    DeviceArray<Element> d_elements(elements.data(), elements.size());
    DeviceArray<int> d_warm_start(warm_start.data(), warm_start.size());
    DeviceArray<vec3f> d_support(support.data(), support.size());
    DeviceArray<int> d_steps(steps.data(), steps.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    perform_support_mapping_kernel<<<grid, block>>>(
            tolerance, d_query_worklist.data(), d_vertices.data(), d_neighbor_start.data(),
            d_neighbors.data(), d_elements.data(), d_warm_start.data(), d_support.data(), d_steps.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_warm_start.copy_to(warm_start.data());
    d_support.copy_to(support.data());
    d_steps.copy_to(steps.data());
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
inline void _perform_support_mapping_thread(int thread, float tolerance,
                                            Array<int, 1> query_worklist, Array<vec3f, 1> vertices,
                                            Array<int64_t, 1> neighbor_start,
                                            Array<int64_t, 1> neighbors, Array<Element, 1> elements,
                                            Array<int, 1> warm_start, Array<vec3f, 1> support,
                                            Array<int, 1> steps) {
    const int query = query_worklist[thread];
    const transformf pose = elements[query].hull_pose;
    const vec3f direction = quat_rotate_inv(pose.q, elements[query].directions);
    int vertex = warm_start[query];
    float height = dot(vertices[vertex], direction);
    bool climbing = true;
    int taken = 0;
    while (climbing && taken < 16) {
        int best = vertex;
        float best_height = height + tolerance;
        const int k_end = int(neighbor_start[vertex + 1]);
        for (int k = int(neighbor_start[vertex]); k < k_end; ++k) {
            const int other = int(neighbors[k]);
            const float other_height = dot(vertices[other], direction);
            if (other_height <= best_height) {
                continue;
            }
            best = other;
            best_height = other_height;
        }
        climbing = best != vertex;
        if (climbing) {
            vertex = best;
            height = best_height;
            taken += 1;
        }
    }
    warm_start[query] = vertex;
    support[query] = transform_point(pose, vertices[vertex]);
    steps[query] = taken;
}

inline void _perform_support_mapping(int size0, float tolerance, Array<int, 1> query_worklist,
                                     Array<vec3f, 1> vertices, Array<int64_t, 1> neighbor_start,
                                     Array<int64_t, 1> neighbors, Array<Element, 1> elements,
                                     Array<int, 1> warm_start, Array<vec3f, 1> support,
                                     Array<int, 1> steps) {
    for (int thread = 0; thread < size0; ++thread) {
        _perform_support_mapping_thread(thread, tolerance, query_worklist, vertices, neighbor_start,
                                        neighbors, elements, warm_start, support, steps);
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

// Where ragged rows begin: from low to high in rising steps.
template <class T>
void fill_offsets(T* to, size_t count, uint64_t key, double low, double high) {
    for (size_t j = 0; j < count; ++j) {
        double at = low;
        if (j > 0 && j + 1 == count) at = high;
        if (j > 0 && j + 1 < count)
            at = low + std::floor((double(j) - 1.0 + uniform(key, j)) * (high - low) / (double(count) - 1.0));
        to[j] = T(at);
    }
}

template <class T>
void fill_permutation(T* to, size_t count, uint64_t key) {
    std::vector<size_t> order(count);
    for (size_t j = 0; j < count; ++j) order[j] = j;
    std::stable_sort(order.begin(), order.end(),
                     [key](size_t a, size_t b) { return mix(key ^ a) < mix(key ^ b); });
    for (size_t j = 0; j < count; ++j) to[j] = T(double(order[j]));
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

    const int query_worklist_size = n;
    const int vertices_size = 4 * n;
    const int neighbor_start_size = 4 * n + 1;
    const int neighbors_size = 20 * n;
    const int elements_size = n;
    const int warm_start_size = n;
    const int support_size = n;
    const int steps_size = n;
    const float tolerance = 1e-6f;
    std::vector<int> query_worklist(query_worklist_size);
    fill_permutation(query_worklist.data(), query_worklist.size(), key(seed, 1));
    std::vector<vec3f> vertices(vertices_size);
    fill_uniform(reinterpret_cast<float*>(vertices.data()), 3 * vertices.size(), key(seed, 2), -1.0, 1.0);
    std::vector<int64_t> neighbor_start(neighbor_start_size);
    fill_offsets(neighbor_start.data(), neighbor_start.size(), key(seed, 3), 0, 20 * n);
    std::vector<int64_t> neighbors(neighbors_size);
    fill_index(neighbors.data(), neighbors.size(), key(seed, 4), 0, 4 * n);
    std::vector<Element> elements(elements_size);
    for (size_t i = 0; i < elements.size(); ++i)
        fill_rigid(reinterpret_cast<float*>(&elements[i].hull_pose), 7, key(seed, 5), -4.0, 4.0, i * 7);
    for (size_t i = 0; i < elements.size(); ++i)
        fill_unit(reinterpret_cast<float*>(&elements[i].directions), 3, key(seed, 6), 3, i * 3);
    std::vector<int> warm_start(warm_start_size);
    fill_index(warm_start.data(), warm_start.size(), key(seed, 7), 0, 4 * n);
    std::vector<vec3f> support(support_size);
    std::vector<int> steps(steps_size);

    auto warm_start_cpu = warm_start;
    auto support_cpu = support;
    auto steps_cpu = steps;
    const float milliseconds = launch_perform_support_mapping(
            tolerance, query_worklist, vertices, neighbor_start, neighbors, elements, warm_start, support,
            steps, n);
    reference::_perform_support_mapping(n, tolerance, {query_worklist.data(), {query_worklist_size}},
                                        {vertices.data(), {vertices_size}},
                                        {neighbor_start.data(), {neighbor_start_size}},
                                        {neighbors.data(), {neighbors_size}},
                                        {elements.data(), {elements_size}},
                                        {warm_start_cpu.data(), {warm_start_size}},
                                        {support_cpu.data(), {support_size}},
                                        {steps_cpu.data(), {steps_size}});

    double error = 0.0;
    error = std::max(error, error_of<int>("warm_start", warm_start, warm_start_cpu, 0.0));
    error = std::max(error, error_of<float>("support", support, support_cpu, 0.0001));
    error = std::max(error, error_of<int>("steps", steps, steps_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("perform_support_mapping: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
