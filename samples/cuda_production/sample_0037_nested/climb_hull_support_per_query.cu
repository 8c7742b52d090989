// Walk over the vertices of convex hulls to the farthest one along a direction, from where the last query ended.
// climb_hull_support_per_query, from climb_hull_support_per_query.py

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

struct vec3d {
    double x, y, z;
};

struct quatd {
    double x, y, z, w;
};

struct transformd {
    vec3d p;
    quatd q;
};

__host__ __device__ inline vec3d quat_rotate_inv(quatd q, vec3d v) {
    double c = 2.0 * q.w * q.w - 1.0;
    double d = 2.0 * (q.x * v.x + q.y * v.y + q.z * v.z);
    return {v.x * c + q.x * d - (q.y * v.z - q.z * v.y) * q.w * 2.0,
            v.y * c + q.y * d - (q.z * v.x - q.x * v.z) * q.w * 2.0,
            v.z * c + q.z * d - (q.x * v.y - q.y * v.x) * q.w * 2.0};
}

__host__ __device__ inline double dot(vec3d a, vec3d b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

__host__ __device__ inline vec3d quat_rotate(quatd q, vec3d v) {
    double c = 2.0 * q.w * q.w - 1.0;
    double d = 2.0 * (q.x * v.x + q.y * v.y + q.z * v.z);
    return {v.x * c + q.x * d + (q.y * v.z - q.z * v.y) * q.w * 2.0,
            v.y * c + q.y * d + (q.z * v.x - q.x * v.z) * q.w * 2.0,
            v.z * c + q.z * d + (q.x * v.y - q.y * v.x) * q.w * 2.0};
}

__host__ __device__ inline vec3d operator+(vec3d a, vec3d b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

__host__ __device__ inline vec3d transform_point(transformd t, vec3d v) {
    return t.p + quat_rotate(t.q, v);
}

__global__ void __launch_bounds__(256, 2) climb_hull_support_per_query_kernel(
        const uint8_t* __restrict__ query_active, const vec3d* __restrict__ verts,
        const int* __restrict__ nbr_start, const int* __restrict__ nbrs,
        const transformd* __restrict__ query_hull_pose, const vec3d* __restrict__ query_directions,
        int* __restrict__ query_warm_start, double* __restrict__ query_support_x,
        double* __restrict__ query_support_y, double* __restrict__ query_support_z,
        int* __restrict__ query_steps, int n) {
    const int query_id = blockIdx.x * blockDim.x + threadIdx.x;
    if (query_id >= n) return;

    if (int(query_active[query_id]) == 0) {
        return;
    }
    transformd pose = query_hull_pose[query_id];
    vec3d direction = quat_rotate_inv(pose.q, query_directions[query_id]);

    int vert_id = query_warm_start[query_id];
    double height = dot(verts[vert_id], direction);

    bool climbing = true;
    int taken = 0;
    while (climbing && taken < 16) {
        int best = vert_id;
        double best_height = height + 1e-6;
        int start = nbr_start[vert_id];
        const int off_end = nbr_start[vert_id + 1] - start;
        for (int off = 0; off < off_end; ++off) {
            int k = start + off;
            int other_id = nbrs[k];
            double other_height = dot(verts[other_id], direction);
            if (other_height <= best_height) {
                continue;
            }
            best = other_id;
            best_height = other_height;
        }
        climbing = best != vert_id;
        if (climbing) {
            vert_id = best;
            height = best_height;
            taken += 1;
        }
    }

    query_warm_start[query_id] = vert_id;
    vec3d val = transform_point(pose, verts[vert_id]);
    query_support_x[query_id] = val.x;
    query_support_y[query_id] = val.y;
    query_support_z[query_id] = val.z;
    query_steps[query_id] = taken;
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
float launch_climb_hull_support_per_query(const std::vector<uint8_t>& query_active,
                                          const std::vector<vec3d>& verts,
                                          const std::vector<int>& nbr_start, const std::vector<int>& nbrs,
                                          const std::vector<transformd>& query_hull_pose,
                                          const std::vector<vec3d>& query_directions,
                                          std::vector<int>& query_warm_start,
                                          std::vector<double>& query_support_x,
                                          std::vector<double>& query_support_y,
                                          std::vector<double>& query_support_z,
                                          std::vector<int>& query_steps, int n) {
    DeviceArray<uint8_t> d_query_active(query_active.data(), query_active.size());
    DeviceArray<vec3d> d_verts(verts.data(), verts.size());
    DeviceArray<int> d_nbr_start(nbr_start.data(), nbr_start.size());
    DeviceArray<int> d_nbrs(nbrs.data(), nbrs.size());
    DeviceArray<transformd> d_query_hull_pose(query_hull_pose.data(), query_hull_pose.size());
    DeviceArray<vec3d> d_query_directions(query_directions.data(), query_directions.size());
    DeviceArray<int> d_query_warm_start(query_warm_start.data(), query_warm_start.size());
    DeviceArray<double> d_query_support_x(query_support_x.data(), query_support_x.size());
    DeviceArray<double> d_query_support_y(query_support_y.data(), query_support_y.size());
    DeviceArray<double> d_query_support_z(query_support_z.data(), query_support_z.size());
    DeviceArray<int> d_query_steps(query_steps.data(), query_steps.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start_event, stop;
    CUDA_CHECK(cudaEventCreate(&start_event));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start_event));
    climb_hull_support_per_query_kernel<<<grid, block>>>(
            d_query_active.data(), d_verts.data(), d_nbr_start.data(), d_nbrs.data(),
            d_query_hull_pose.data(), d_query_directions.data(), d_query_warm_start.data(),
            d_query_support_x.data(), d_query_support_y.data(), d_query_support_z.data(),
            d_query_steps.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start_event, stop));
    CUDA_CHECK(cudaEventDestroy(start_event));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_query_warm_start.copy_to(query_warm_start.data());
    d_query_support_x.copy_to(query_support_x.data());
    d_query_support_y.copy_to(query_support_y.data());
    d_query_support_z.copy_to(query_support_z.data());
    d_query_steps.copy_to(query_steps.data());
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
inline void climb_hull_support_per_query_thread(int query_id, Array<uint8_t, 1> query_active,
                                                Array<vec3d, 1> verts, Array<int, 1> nbr_start,
                                                Array<int, 1> nbrs,
                                                Array<transformd, 1> query_hull_pose,
                                                Array<vec3d, 1> query_directions,
                                                Array<int, 1> query_warm_start,
                                                Array<double, 1> query_support_x,
                                                Array<double, 1> query_support_y,
                                                Array<double, 1> query_support_z,
                                                Array<int, 1> query_steps) {
    if (int(query_active[query_id]) == 0) {
        return;
    }
    const transformd pose = query_hull_pose[query_id];
    const vec3d direction = quat_rotate_inv(pose.q, query_directions[query_id]);
    int vert_id = query_warm_start[query_id];
    double height = dot(verts[vert_id], direction);
    bool climbing = true;
    int taken = 0;
    while (climbing && taken < 16) {
        int best = vert_id;
        double best_height = height + 1e-6;
        const int start = nbr_start[vert_id];
        const int off_end = nbr_start[vert_id + 1] - start;
        for (int off = 0; off < off_end; ++off) {
            const int k = start + off;
            const int other_id = nbrs[k];
            const double other_height = dot(verts[other_id], direction);
            if (other_height <= best_height) {
                continue;
            }
            best = other_id;
            best_height = other_height;
        }
        climbing = best != vert_id;
        if (climbing) {
            vert_id = best;
            height = best_height;
            taken += 1;
        }
    }
    query_warm_start[query_id] = vert_id;
    const vec3d val = transform_point(pose, verts[vert_id]);
    query_support_x[query_id] = val.x;
    query_support_y[query_id] = val.y;
    query_support_z[query_id] = val.z;
    query_steps[query_id] = taken;
}

inline void climb_hull_support_per_query(int size0, Array<uint8_t, 1> query_active,
                                         Array<vec3d, 1> verts, Array<int, 1> nbr_start,
                                         Array<int, 1> nbrs, Array<transformd, 1> query_hull_pose,
                                         Array<vec3d, 1> query_directions,
                                         Array<int, 1> query_warm_start,
                                         Array<double, 1> query_support_x,
                                         Array<double, 1> query_support_y,
                                         Array<double, 1> query_support_z,
                                         Array<int, 1> query_steps) {
    for (int query_id = 0; query_id < size0; ++query_id) {
        climb_hull_support_per_query_thread(query_id, query_active, verts, nbr_start, nbrs,
                                            query_hull_pose, query_directions, query_warm_start,
                                            query_support_x, query_support_y, query_support_z,
                                            query_steps);
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

    const int query_active_size = n;
    const int verts_size = 4 * n;
    const int nbr_start_size = 4 * n + 1;
    const int nbrs_size = 20 * n;
    const int query_hull_pose_size = n;
    const int query_directions_size = n;
    const int query_warm_start_size = n;
    const int query_support_x_size = n;
    const int query_support_y_size = n;
    const int query_support_z_size = n;
    const int query_steps_size = n;
    std::vector<uint8_t> query_active(query_active_size);
    fill_index(query_active.data(), query_active.size(), key(seed, 0), 0, 4);
    std::vector<vec3d> verts(verts_size);
    fill_uniform(reinterpret_cast<double*>(verts.data()), 3 * verts.size(), key(seed, 1), -1.0, 1.0);
    std::vector<int> nbr_start(nbr_start_size);
    fill_offsets(nbr_start.data(), nbr_start.size(), key(seed, 2), 0, 20 * n);
    std::vector<int> nbrs(nbrs_size);
    fill_index(nbrs.data(), nbrs.size(), key(seed, 3), 0, 4 * n);
    std::vector<transformd> query_hull_pose(query_hull_pose_size);
    fill_rigid(reinterpret_cast<double*>(query_hull_pose.data()), 7 * query_hull_pose.size(), key(seed, 4), -4.0, 4.0);
    std::vector<vec3d> query_directions(query_directions_size);
    fill_unit(reinterpret_cast<double*>(query_directions.data()), 3 * query_directions.size(), key(seed, 5), 3);
    std::vector<int> query_warm_start(query_warm_start_size);
    fill_index(query_warm_start.data(), query_warm_start.size(), key(seed, 6), 0, 4 * n);
    std::vector<double> query_support_x(query_support_x_size);
    std::vector<double> query_support_y(query_support_y_size);
    std::vector<double> query_support_z(query_support_z_size);
    std::vector<int> query_steps(query_steps_size);

    auto query_warm_start_cpu = query_warm_start;
    auto query_support_x_cpu = query_support_x;
    auto query_support_y_cpu = query_support_y;
    auto query_support_z_cpu = query_support_z;
    auto query_steps_cpu = query_steps;
    const float milliseconds = launch_climb_hull_support_per_query(
            query_active, verts, nbr_start, nbrs, query_hull_pose, query_directions, query_warm_start,
            query_support_x, query_support_y, query_support_z, query_steps, n);
    reference::climb_hull_support_per_query(n, {query_active.data(), {query_active_size}},
                                            {verts.data(), {verts_size}},
                                            {nbr_start.data(), {nbr_start_size}},
                                            {nbrs.data(), {nbrs_size}},
                                            {query_hull_pose.data(), {query_hull_pose_size}},
                                            {query_directions.data(), {query_directions_size}},
                                            {query_warm_start_cpu.data(), {query_warm_start_size}},
                                            {query_support_x_cpu.data(), {query_support_x_size}},
                                            {query_support_y_cpu.data(), {query_support_y_size}},
                                            {query_support_z_cpu.data(), {query_support_z_size}},
                                            {query_steps_cpu.data(), {query_steps_size}});

    double error = 0.0;
    error = std::max(error, error_of<int>("query_warm_start", query_warm_start, query_warm_start_cpu, 0.0));
    error = std::max(error, error_of<double>("query_support_x", query_support_x, query_support_x_cpu, 1e-9));
    error = std::max(error, error_of<double>("query_support_y", query_support_y, query_support_y_cpu, 1e-9));
    error = std::max(error, error_of<double>("query_support_z", query_support_z, query_support_z_cpu, 1e-9));
    error = std::max(error, error_of<int>("query_steps", query_steps, query_steps_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("climb_hull_support_per_query: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
