// Sum area, enclosed volume and first moments of the closed components of a triangle mesh.
// integrate_component_volumes, from integrate_component_volumes.py

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

struct vec3d {
    double x, y, z;
};

struct vec3i {
    int x, y, z;
};

__host__ __device__ inline vec3d operator-(vec3d a, vec3d b) {
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}

__host__ __device__ inline vec3d cross(vec3d a, vec3d b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

__host__ __device__ inline double dot(vec3d a, vec3d b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

__host__ __device__ inline double length(vec3d a) {
    return sqrt(dot(a, a));
}

__host__ __device__ inline vec3d operator+(vec3d a, vec3d b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

__host__ __device__ inline vec3d operator*(vec3d a, double s) {
    return {a.x * s, a.y * s, a.z * s};
}

__device__ inline vec3d atomic_add(vec3d* place, const vec3d& value) {
    return {atomicAdd(&place->x, value.x), atomicAdd(&place->y, value.y), atomicAdd(&place->z, value.z)};
}

struct Record {
    vec3i faces;
    int component;
};

__device__ double evaluate_face_area(vec3d q, vec3d p, vec3d r) {
    return 0.5 * length(cross(q - p, r - p));
}

// Sum area, enclosed volume and first moments of the closed components of a triangle
// mesh.
__global__ void integrate_component_volumes_kernel(
        const Record* __restrict__ records, const vec3d* __restrict__ vertices, int vertices_cols,
        vec3d reference, double* __restrict__ area, int area_cols, double* __restrict__ volume,
        int volume_cols, vec3d* __restrict__ first_moment, int first_moment_cols, int height, int width) {
    const int batch = blockIdx.y * blockDim.y + threadIdx.y;
    const int face = blockIdx.x * blockDim.x + threadIdx.x;
    if (batch >= height || face >= width) return;

    int c = records[face].component;
    if (c >= 0) {
        vec3i corners = records[face].faces;
        vec3d p = vertices[batch * vertices_cols + corners.x] - reference;
        vec3d q = vertices[batch * vertices_cols + corners.y] - reference;
        vec3d r = vertices[batch * vertices_cols + corners.z] - reference;

        double face_area = evaluate_face_area(q, p, r);
        double signed_volume = dot(p, cross(q, r)) / 6.0;
        vec3d centroid = reference + (p + q + r) * 0.25;

        atomicAdd(&area[batch * area_cols + c], face_area);
        atomicAdd(&volume[batch * volume_cols + c], signed_volume);
        atomic_add(&first_moment[batch * first_moment_cols + c], centroid * signed_volume);
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
float launch_integrate_component_volumes(const std::vector<Record>& records,
                                         const std::vector<vec3d>& vertices, int vertices_cols,
                                         vec3d reference, std::vector<double>& area, int area_cols,
                                         std::vector<double>& volume, int volume_cols,
                                         std::vector<vec3d>& first_moment, int first_moment_cols,
                                         int height, int width) {
    DeviceArray<Record> d_records(records.data(), records.size());
    DeviceArray<vec3d> d_vertices(vertices.data(), vertices.size());
    DeviceArray<double> d_area(area.data(), area.size());
    DeviceArray<double> d_volume(volume.data(), volume.size());
    DeviceArray<vec3d> d_first_moment(first_moment.data(), first_moment.size());

    const dim3 block(256, 1);
    const dim3 grid((width + block.x - 1) / block.x, (height + block.y - 1) / block.y);

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    integrate_component_volumes_kernel<<<grid, block>>>(
            d_records.data(), d_vertices.data(), vertices_cols, reference, d_area.data(), area_cols,
            d_volume.data(), volume_cols, d_first_moment.data(), first_moment_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_area.copy_to(area.data());
    d_volume.copy_to(volume.data());
    d_first_moment.copy_to(first_moment.data());
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

inline double evaluate_face_area(vec3d q, vec3d p, vec3d r) {
    return 0.5 * length(cross(q - p, r - p));
}

// One thread of the launch.
inline void integrate_component_volumes_thread(int batch, int face, Array<Record, 1> records,
                                               Array<vec3d, 2> vertices, vec3d reference,
                                               Array<double, 2> area, Array<double, 2> volume,
                                               Array<vec3d, 2> first_moment) {
    int c = records[face].component;
    if (c >= 0) {
        const vec3i corners = records[face].faces;
        const vec3d p = vertices[batch][corners.x] - reference;
        const vec3d q = vertices[batch][corners.y] - reference;
        const vec3d r = vertices[batch][corners.z] - reference;
        double face_area = reference::evaluate_face_area(q, p, r);
        double signed_volume = dot(p, cross(q, r)) / 6.0;
        const vec3d centroid = reference + (p + q + r) * 0.25;
        area[batch][c] += face_area;
        volume[batch][c] += signed_volume;
        first_moment[batch][c] = first_moment[batch][c] + centroid * signed_volume;
    }
}

inline void integrate_component_volumes(int size0, int size1, Array<Record, 1> records,
                                        Array<vec3d, 2> vertices, vec3d reference,
                                        Array<double, 2> area, Array<double, 2> volume,
                                        Array<vec3d, 2> first_moment) {
    for (int batch = 0; batch < size0; ++batch) {
        for (int face = 0; face < size1; ++face) {
            integrate_component_volumes_thread(batch, face, records, vertices, reference, area,
                                               volume, first_moment);
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

    const int records_size = n;
    const int vertices_rows = 4;
    const int vertices_cols = 2 * n;
    const int area_rows = 4;
    const int area_cols = 8;
    const int volume_rows = 4;
    const int volume_cols = 8;
    const int first_moment_rows = 4;
    const int first_moment_cols = 8;
    std::vector<Record> records(records_size);
    for (size_t i = 0; i < records.size(); ++i)
        fill_index(reinterpret_cast<int*>(&records[i].faces), 3, key(seed, 0), 0, 2 * n, i * 3);
    for (size_t i = 0; i < records.size(); ++i)
        fill_index(&records[i].component, 1, key(seed, 1), -1, 8, i);
    std::vector<vec3d> vertices(size_t(vertices_rows) * vertices_cols);
    fill_uniform(reinterpret_cast<double*>(vertices.data()), 3 * vertices.size(), key(seed, 2), -1.0, 1.0);
    vec3d reference{};
    fill_uniform(reinterpret_cast<double*>(&reference), 3, key(seed, 3), -0.5, 0.5);
    std::vector<double> area(size_t(area_rows) * area_cols);
    std::vector<double> volume(size_t(volume_rows) * volume_cols);
    std::vector<vec3d> first_moment(size_t(first_moment_rows) * first_moment_cols);

    auto area_cpu = area;
    auto volume_cpu = volume;
    auto first_moment_cpu = first_moment;
    const float milliseconds = launch_integrate_component_volumes(
            records, vertices, vertices_cols, reference, area, area_cols, volume, volume_cols, first_moment,
            first_moment_cols, 4, n);
    reference::integrate_component_volumes(4, n, {records.data(), {records_size}},
                                           {vertices.data(), {vertices_rows, vertices_cols}}, reference,
                                           {area_cpu.data(), {area_rows, area_cols}},
                                           {volume_cpu.data(), {volume_rows, volume_cols}},
                                           {first_moment_cpu.data(), {first_moment_rows, first_moment_cols}});

    double error = 0.0;
    error = std::max(error, error_of<double>("area", area, area_cpu, 1e-9));
    error = std::max(error, error_of<double>("volume", volume, volume_cpu, 1e-9));
    error = std::max(error, error_of<double>("first_moment", first_moment, first_moment_cpu, 1e-9));
    const bool passed = error <= 1.0;
    std::printf("integrate_component_volumes: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
