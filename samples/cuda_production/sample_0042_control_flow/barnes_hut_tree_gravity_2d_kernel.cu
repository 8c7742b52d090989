// Compute the gravity on each body from an octree, taking far cells as single masses.
// barnes_hut_tree_gravity_2d_kernel, from _barnes_hut_tree_gravity_2d_kernel.py

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

constexpr int MAX_VISITS = 128;

struct vec3f {
    float x, y, z;
};

__host__ __device__ inline vec3f operator-(vec3f a, vec3f b) {
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}

__host__ __device__ inline float dot(vec3f a, vec3f b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

__host__ __device__ inline vec3f operator*(vec3f a, float s) {
    return {a.x * s, a.y * s, a.z * s};
}

__host__ __device__ inline vec3f operator+(vec3f a, vec3f b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

__host__ __device__ inline vec3f operator*(float s, vec3f a) {
    return {a.x * s, a.y * s, a.z * s};
}

__host__ __device__ inline vec3f lerp(vec3f a, vec3f b, float t) {
    return a * (1.0f - t) + b * t;
}

// Opening criterion of Barnes and Hut, squared to save the root.
__device__ bool is_far(float size, float dist_sq, float opening) {
    return size * size < opening * opening * dist_sq;
}

// Stackless tree walk: every node knows its first child and the node that follows its subtree.
__global__ void __launch_bounds__(256, 2) barnes_hut_tree_gravity_2d_kernel(
        const vec3f* __restrict__ pos_in, int pos_in_cols, const vec3f* __restrict__ node_ctr_in,
        int node_ctr_in_cols, const float* __restrict__ node_mass_in, int node_mass_in_cols,
        const float* __restrict__ node_size_in, int node_size_in_cols,
        const int* __restrict__ first_child_in, const int* __restrict__ next_node_in,
        const vec3f* __restrict__ previous_accel_in, int previous_accel_in_cols,
        const float* __restrict__ per_elem_scale_in, int per_elem_scale_in_cols,
        const vec3f* __restrict__ init_accel_in, int init_accel_in_cols, float gravitation, float opening,
        float softening, float mixing, float gain, vec3f* __restrict__ accel_out, int accel_out_cols,
        int* __restrict__ interactions_out, int interactions_out_cols, int height, int width) {
    const int world_id = blockIdx.y * blockDim.y + threadIdx.y;
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (world_id >= height || i >= width) return;

    vec3f x = pos_in[world_id * pos_in_cols + i];

    vec3f pull{0.0f, 0.0f, 0.0f};
    int taken = 0;
    int visits = 0;
    int node_id = 0;
    while (node_id >= 0 && visits < MAX_VISITS) {
        visits += 1;
        vec3f off = node_ctr_in[world_id * node_ctr_in_cols + node_id] - x;
        // softening keeps close encounters finite
        float dist_sq = dot(off, off) + softening * softening;
        int child = first_child_in[node_id];
        if (child < 0 || is_far(node_size_in[world_id * node_size_in_cols + node_id], dist_sq, opening)) {
            float inv = 1.0f / sqrtf(dist_sq);
            pull = pull
                + off * (gravitation * node_mass_in[world_id * node_mass_in_cols + node_id] * inv * inv
                    * inv);
            taken += 1;
            node_id = next_node_in[node_id];
        } else {
            node_id = child;
        }
    }

    accel_out[world_id * accel_out_cols + i] = init_accel_in[world_id * init_accel_in_cols + i]
        + gain * lerp(previous_accel_in[world_id * previous_accel_in_cols + i],
            per_elem_scale_in[world_id * per_elem_scale_in_cols + i] * pull, mixing);
    interactions_out[world_id * interactions_out_cols + i] = taken;
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
float launch_barnes_hut_tree_gravity_2d_kernel(const std::vector<vec3f>& pos_in, int pos_in_cols,
                                               const std::vector<vec3f>& node_ctr_in, int node_ctr_in_cols,
                                               const std::vector<float>& node_mass_in,
                                               int node_mass_in_cols,
                                               const std::vector<float>& node_size_in,
                                               int node_size_in_cols,
                                               const std::vector<int>& first_child_in,
                                               const std::vector<int>& next_node_in,
                                               const std::vector<vec3f>& previous_accel_in,
                                               int previous_accel_in_cols,
                                               const std::vector<float>& per_elem_scale_in,
                                               int per_elem_scale_in_cols,
                                               const std::vector<vec3f>& init_accel_in,
                                               int init_accel_in_cols, float gravitation, float opening,
                                               float softening, float mixing, float gain,
                                               std::vector<vec3f>& accel_out, int accel_out_cols,
                                               std::vector<int>& interactions_out,
                                               int interactions_out_cols, int height, int width) {
    DeviceArray<vec3f> d_pos_in(pos_in.data(), pos_in.size());
    DeviceArray<vec3f> d_node_ctr_in(node_ctr_in.data(), node_ctr_in.size());
    DeviceArray<float> d_node_mass_in(node_mass_in.data(), node_mass_in.size());
    DeviceArray<float> d_node_size_in(node_size_in.data(), node_size_in.size());
    DeviceArray<int> d_first_child_in(first_child_in.data(), first_child_in.size());
    DeviceArray<int> d_next_node_in(next_node_in.data(), next_node_in.size());
    DeviceArray<vec3f> d_previous_accel_in(previous_accel_in.data(), previous_accel_in.size());
    DeviceArray<float> d_per_elem_scale_in(per_elem_scale_in.data(), per_elem_scale_in.size());
    DeviceArray<vec3f> d_init_accel_in(init_accel_in.data(), init_accel_in.size());
    DeviceArray<vec3f> d_accel_out(accel_out.data(), accel_out.size());
    DeviceArray<int> d_interactions_out(interactions_out.data(), interactions_out.size());

    const dim3 block(256, 1);
    const dim3 grid((width + block.x - 1) / block.x, (height + block.y - 1) / block.y);

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    barnes_hut_tree_gravity_2d_kernel<<<grid, block>>>(
            d_pos_in.data(), pos_in_cols, d_node_ctr_in.data(), node_ctr_in_cols, d_node_mass_in.data(),
            node_mass_in_cols, d_node_size_in.data(), node_size_in_cols, d_first_child_in.data(),
            d_next_node_in.data(), d_previous_accel_in.data(), previous_accel_in_cols,
            d_per_elem_scale_in.data(), per_elem_scale_in_cols, d_init_accel_in.data(), init_accel_in_cols,
            gravitation, opening, softening, mixing, gain, d_accel_out.data(), accel_out_cols,
            d_interactions_out.data(), interactions_out_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_accel_out.copy_to(accel_out.data());
    d_interactions_out.copy_to(interactions_out.data());
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

constexpr int MAX_VISITS = 128;

inline bool _is_far(float size, float dist_sq, float opening) {
    return size * size < opening * opening * dist_sq;
}

// One thread of the launch.
inline void _barnes_hut_tree_gravity_2d_kernel_thread(
        int world_id, int i, Array<vec3f, 2> pos_in, Array<vec3f, 2> node_ctr_in,
        Array<float, 2> node_mass_in, Array<float, 2> node_size_in, Array<int, 1> first_child_in,
        Array<int, 1> next_node_in, Array<vec3f, 2> previous_accel_in,
        Array<float, 2> per_elem_scale_in, Array<vec3f, 2> init_accel_in, float gravitation,
        float opening, float softening, float mixing, float gain, Array<vec3f, 2> accel_out,
        Array<int, 2> interactions_out) {
    const vec3f x = pos_in[world_id][i];
    vec3f pull = vec3f{0.0f, 0.0f, 0.0f};
    int taken = 0;
    int visits = 0;
    int node_id = 0;
    while (node_id >= 0 && visits < MAX_VISITS) {
        visits += 1;
        const vec3f off = node_ctr_in[world_id][node_id] - x;
        const float dist_sq = dot(off, off) + softening * softening;
        const int child = first_child_in[node_id];
        if (child < 0 || _is_far(node_size_in[world_id][node_id], dist_sq, opening)) {
            const float inv = 1.0f / sqrtf(dist_sq);
            pull = pull + off * (gravitation * node_mass_in[world_id][node_id] * inv * inv * inv);
            taken += 1;
            node_id = next_node_in[node_id];
        } else {
            node_id = child;
        }
    }
    accel_out[world_id][i] = init_accel_in[world_id][i] + gain * lerp(previous_accel_in[world_id][i], per_elem_scale_in[world_id][i] * pull, mixing);
    interactions_out[world_id][i] = taken;
}

inline void _barnes_hut_tree_gravity_2d_kernel(int size0, int size1, Array<vec3f, 2> pos_in,
                                               Array<vec3f, 2> node_ctr_in,
                                               Array<float, 2> node_mass_in,
                                               Array<float, 2> node_size_in,
                                               Array<int, 1> first_child_in,
                                               Array<int, 1> next_node_in,
                                               Array<vec3f, 2> previous_accel_in,
                                               Array<float, 2> per_elem_scale_in,
                                               Array<vec3f, 2> init_accel_in, float gravitation,
                                               float opening, float softening, float mixing,
                                               float gain, Array<vec3f, 2> accel_out,
                                               Array<int, 2> interactions_out) {
    for (int world_id = 0; world_id < size0; ++world_id) {
        for (int i = 0; i < size1; ++i) {
            _barnes_hut_tree_gravity_2d_kernel_thread(world_id, i, pos_in, node_ctr_in,
                                                      node_mass_in, node_size_in, first_child_in,
                                                      next_node_in, previous_accel_in,
                                                      per_elem_scale_in, init_accel_in, gravitation,
                                                      opening, softening, mixing, gain, accel_out,
                                                      interactions_out);
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

    const int pos_in_rows = 2;
    const int pos_in_cols = n;
    const int node_ctr_in_rows = 2;
    const int node_ctr_in_cols = n;
    const int node_mass_in_rows = 2;
    const int node_mass_in_cols = n;
    const int node_size_in_rows = 2;
    const int node_size_in_cols = n;
    const int first_child_in_size = n;
    const int next_node_in_size = n;
    const int previous_accel_in_rows = 2;
    const int previous_accel_in_cols = n;
    const int per_elem_scale_in_rows = 2;
    const int per_elem_scale_in_cols = n;
    const int init_accel_in_rows = 2;
    const int init_accel_in_cols = n;
    const int accel_out_rows = 2;
    const int accel_out_cols = n;
    const int interactions_out_rows = 2;
    const int interactions_out_cols = n;
    std::vector<vec3f> pos_in(size_t(pos_in_rows) * pos_in_cols);
    fill_uniform(reinterpret_cast<float*>(pos_in.data()), 3 * pos_in.size(), key(seed, 0), -1.0, 1.0);
    std::vector<vec3f> node_ctr_in(size_t(node_ctr_in_rows) * node_ctr_in_cols);
    fill_uniform(reinterpret_cast<float*>(node_ctr_in.data()), 3 * node_ctr_in.size(), key(seed, 1), -1.0, 1.0);
    std::vector<float> node_mass_in(size_t(node_mass_in_rows) * node_mass_in_cols);
    fill_uniform(node_mass_in.data(), node_mass_in.size(), key(seed, 2), 0.5, 2.0);
    std::vector<float> node_size_in(size_t(node_size_in_rows) * node_size_in_cols);
    fill_uniform(node_size_in.data(), node_size_in.size(), key(seed, 3), 0.1, 1.0);
    std::vector<int> first_child_in(first_child_in_size);
    fill_index(first_child_in.data(), first_child_in.size(), key(seed, 4), -1, n);
    std::vector<int> next_node_in(next_node_in_size);
    fill_index(next_node_in.data(), next_node_in.size(), key(seed, 5), -1, n);
    std::vector<vec3f> previous_accel_in(size_t(previous_accel_in_rows) * previous_accel_in_cols);
    fill_uniform(reinterpret_cast<float*>(previous_accel_in.data()), 3 * previous_accel_in.size(), key(seed, 6), -1.0, 1.0);
    std::vector<float> per_elem_scale_in(size_t(per_elem_scale_in_rows) * per_elem_scale_in_cols);
    fill_uniform(per_elem_scale_in.data(), per_elem_scale_in.size(), key(seed, 7), 0.25, 2.0);
    std::vector<vec3f> init_accel_in(size_t(init_accel_in_rows) * init_accel_in_cols);
    fill_uniform(reinterpret_cast<float*>(init_accel_in.data()), 3 * init_accel_in.size(), key(seed, 8), -1.0, 1.0);
    const float gravitation = 1.0f;
    float opening;
    fill_uniform(&opening, 1, key(seed, 10), 0.5, 0.8);
    float softening;
    fill_uniform(&softening, 1, key(seed, 11), 0.05, 0.1);
    float mixing;
    fill_uniform(&mixing, 1, key(seed, 12), 0.1, 0.9);
    float gain;
    fill_uniform(&gain, 1, key(seed, 13), 0.25, 2.0);
    std::vector<vec3f> accel_out(size_t(accel_out_rows) * accel_out_cols);
    std::vector<int> interactions_out(size_t(interactions_out_rows) * interactions_out_cols);

    auto accel_out_cpu = accel_out;
    auto interactions_out_cpu = interactions_out;
    const float milliseconds = launch_barnes_hut_tree_gravity_2d_kernel(
            pos_in, pos_in_cols, node_ctr_in, node_ctr_in_cols, node_mass_in, node_mass_in_cols,
            node_size_in, node_size_in_cols, first_child_in, next_node_in, previous_accel_in,
            previous_accel_in_cols, per_elem_scale_in, per_elem_scale_in_cols, init_accel_in,
            init_accel_in_cols, gravitation, opening, softening, mixing, gain, accel_out, accel_out_cols,
            interactions_out, interactions_out_cols, 2, n);
    reference::_barnes_hut_tree_gravity_2d_kernel(
            2, n, {pos_in.data(), {pos_in_rows, pos_in_cols}},
            {node_ctr_in.data(), {node_ctr_in_rows, node_ctr_in_cols}},
            {node_mass_in.data(), {node_mass_in_rows, node_mass_in_cols}},
            {node_size_in.data(), {node_size_in_rows, node_size_in_cols}},
            {first_child_in.data(), {first_child_in_size}}, {next_node_in.data(), {next_node_in_size}},
            {previous_accel_in.data(), {previous_accel_in_rows, previous_accel_in_cols}},
            {per_elem_scale_in.data(), {per_elem_scale_in_rows, per_elem_scale_in_cols}},
            {init_accel_in.data(), {init_accel_in_rows, init_accel_in_cols}}, gravitation, opening,
            softening, mixing, gain, {accel_out_cpu.data(), {accel_out_rows, accel_out_cols}},
            {interactions_out_cpu.data(), {interactions_out_rows, interactions_out_cols}});

    double error = 0.0;
    error = std::max(error, error_of<float>("accel_out", accel_out, accel_out_cpu, 0.0001));
    error = std::max(error, error_of<int>("interactions_out", interactions_out, interactions_out_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("barnes_hut_tree_gravity_2d_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
