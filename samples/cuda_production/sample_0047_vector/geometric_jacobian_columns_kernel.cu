// Compute the columns of the geometric Jacobian of one link for each joint of many robots.
// geometric_jacobian_columns_kernel, from geometric_jacobian_columns_kernel.py

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

struct quatf {
    float x, y, z, w;
};

struct transformf {
    vec3f p;
    quatf q;
};

struct vec6f {
    float c[6];
};

__host__ __device__ inline vec3f quat_rotate(quatf q, vec3f v) {
    float c = 2.0f * q.w * q.w - 1.0f;
    float d = 2.0f * (q.x * v.x + q.y * v.y + q.z * v.z);
    return {v.x * c + q.x * d + (q.y * v.z - q.z * v.y) * q.w * 2.0f,
            v.y * c + q.y * d + (q.z * v.x - q.x * v.z) * q.w * 2.0f,
            v.z * c + q.z * d + (q.x * v.y - q.y * v.x) * q.w * 2.0f};
}

__host__ __device__ inline vec3f transform_vector(transformf t, vec3f v) {
    return quat_rotate(t.q, v);
}

__host__ __device__ inline vec6f make_vec6f(vec3f w, vec3f v) {
    return {w.x, w.y, w.z, v.x, v.y, v.z};
}

__host__ __device__ inline vec3f operator+(vec3f a, vec3f b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

__host__ __device__ inline vec3f transform_point(transformf t, vec3f v) {
    return t.p + quat_rotate(t.q, v);
}

__host__ __device__ inline vec3f operator-(vec3f a, vec3f b) {
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}

__host__ __device__ inline vec3f cross(vec3f a, vec3f b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

struct Element {
    int prismatic;
    vec3f axis;
};

__device__ bool is_ancestor(const int* parent, int parent_size, int joint, int link) {
    int current = link;
    int steps = 0;
    while (current >= 0 && current != joint && steps < parent_size) {
        current = parent[current];
        steps = steps + 1;
    }
    return current == joint;
}

__global__ void geometric_jacobian_columns_kernel(
        const int* __restrict__ active, const int* __restrict__ parent, int parent_size,
        const Element* __restrict__ elements, const int* __restrict__ effector,
        const transformf* __restrict__ link_pose, int link_pose_cols, vec3f tool_offset, int num_elements,
        vec6f* __restrict__ jacobian_out, int jacobian_out_cols, int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int robot = index / width;
    const int joint_id = index % width;

    if (active[robot] != 0) {
        if (robot < num_elements) {
            int link_id = effector[robot];
            if (!is_ancestor(parent, parent_size, joint_id, link_id)) {
                jacobian_out[robot * jacobian_out_cols + joint_id] = vec6f{};
                return;
            }

            vec3f z = transform_vector(link_pose[robot * link_pose_cols + joint_id], elements[joint_id].axis);
            if (elements[joint_id].prismatic != 0) {
                jacobian_out[robot * jacobian_out_cols + joint_id] = make_vec6f(vec3f{0.0f, 0.0f, 0.0f}, z);
                return;
            }
            jacobian_out[robot * jacobian_out_cols + joint_id] = make_vec6f(z,
                    cross(z, transform_point(link_pose[robot * link_pose_cols + link_id], tool_offset)
                        - link_pose[robot * link_pose_cols + joint_id].p));
        }
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
float launch_geometric_jacobian_columns_kernel(const std::vector<int>& active,
                                               const std::vector<int>& parent, int parent_size,
                                               const std::vector<Element>& elements,
                                               const std::vector<int>& effector,
                                               const std::vector<transformf>& link_pose, int link_pose_cols,
                                               vec3f tool_offset, int num_elements,
                                               std::vector<vec6f>& jacobian_out, int jacobian_out_cols,
                                               int height, int width) {
    DeviceArray<int> d_active(active.data(), active.size());
    DeviceArray<int> d_parent(parent.data(), parent.size());
    DeviceArray<Element> d_elements(elements.data(), elements.size());
    DeviceArray<int> d_effector(effector.data(), effector.size());
    DeviceArray<transformf> d_link_pose(link_pose.data(), link_pose.size());
    DeviceArray<vec6f> d_jacobian_out(jacobian_out.data(), jacobian_out.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    geometric_jacobian_columns_kernel<<<grid, block>>>(
            d_active.data(), d_parent.data(), parent_size, d_elements.data(), d_effector.data(),
            d_link_pose.data(), link_pose_cols, tool_offset, num_elements, d_jacobian_out.data(),
            jacobian_out_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_jacobian_out.copy_to(jacobian_out.data());
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

inline bool is_ancestor(Array<int, 1> parent, int joint, int link) {
    int current = link;
    int steps = 0;
    while (current >= 0 && current != joint && steps < parent.shape[0]) {
        current = parent[current];
        steps = steps + 1;
    }
    return current == joint;
}

// One thread of the launch.
inline void geometric_jacobian_columns_kernel_thread(
        int robot, int joint_id, Array<int, 1> active, Array<int, 1> parent,
        Array<Element, 1> elements, Array<int, 1> effector, Array<transformf, 2> link_pose,
        vec3f tool_offset, int num_elements, Array<vec6f, 2> jacobian_out) {
    if (active[robot] != 0) {
        if (robot < num_elements) {
            const int link_id = effector[robot];
            if (!is_ancestor(parent, joint_id, link_id)) {
                jacobian_out[robot][joint_id] = vec6f{};
                return;
            }
            const vec3f z = transform_vector(link_pose[robot][joint_id], elements[joint_id].axis);
            if (elements[joint_id].prismatic != 0) {
                jacobian_out[robot][joint_id] = make_vec6f(vec3f{0.0f, 0.0f, 0.0f}, z);
                return;
            }
            jacobian_out[robot][joint_id] = make_vec6f(z, cross(z, transform_point(link_pose[robot][link_id], tool_offset) - link_pose[robot][joint_id].p));
        }
    }
}

inline void geometric_jacobian_columns_kernel(int size0, int size1, Array<int, 1> active,
                                              Array<int, 1> parent, Array<Element, 1> elements,
                                              Array<int, 1> effector,
                                              Array<transformf, 2> link_pose, vec3f tool_offset,
                                              int num_elements, Array<vec6f, 2> jacobian_out) {
    for (int robot = 0; robot < size0; ++robot) {
        for (int joint_id = 0; joint_id < size1; ++joint_id) {
            geometric_jacobian_columns_kernel_thread(robot, joint_id, active, parent, elements,
                                                     effector, link_pose, tool_offset, num_elements,
                                                     jacobian_out);
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

    const int active_size = n;
    const int parent_size = 8;
    const int elements_size = 8;
    const int effector_size = n;
    const int link_pose_rows = n;
    const int link_pose_cols = 8;
    const int jacobian_out_rows = n;
    const int jacobian_out_cols = 8;
    std::vector<int> active(active_size);
    fill_index(active.data(), active.size(), key(seed, 0), 0, 4);
    std::vector<int> parent(parent_size);
    fill_offsets(parent.data(), parent.size(), key(seed, 1), -1, 3);
    std::vector<Element> elements(elements_size);
    for (size_t i = 0; i < elements.size(); ++i)
        fill_index(&elements[i].prismatic, 1, key(seed, 2), 0, 2, i);
    for (size_t i = 0; i < elements.size(); ++i)
        fill_unit(reinterpret_cast<float*>(&elements[i].axis), 3, key(seed, 3), 3, i * 3);
    std::vector<int> effector(effector_size);
    fill_index(effector.data(), effector.size(), key(seed, 4), 0, 8);
    std::vector<transformf> link_pose(size_t(link_pose_rows) * link_pose_cols);
    fill_rigid(reinterpret_cast<float*>(link_pose.data()), 7 * link_pose.size(), key(seed, 5), -1.0, 1.0);
    vec3f tool_offset{};
    fill_uniform(reinterpret_cast<float*>(&tool_offset), 3, key(seed, 6), -0.2, 0.2);
    const int num_elements = n;
    std::vector<vec6f> jacobian_out(size_t(jacobian_out_rows) * jacobian_out_cols);

    auto jacobian_out_cpu = jacobian_out;
    const float milliseconds = launch_geometric_jacobian_columns_kernel(
            active, parent, parent_size, elements, effector, link_pose, link_pose_cols, tool_offset,
            num_elements, jacobian_out, jacobian_out_cols, n, 8);
    reference::geometric_jacobian_columns_kernel(
            n, 8, {active.data(), {active_size}}, {parent.data(), {parent_size}},
            {elements.data(), {elements_size}}, {effector.data(), {effector_size}},
            {link_pose.data(), {link_pose_rows, link_pose_cols}}, tool_offset, num_elements,
            {jacobian_out_cpu.data(), {jacobian_out_rows, jacobian_out_cols}});

    const double error = error_of<float>("jacobian_out", jacobian_out, jacobian_out_cpu, 0.0001);
    const bool passed = error <= 1.0;
    std::printf("geometric_jacobian_columns_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
