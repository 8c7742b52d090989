// Estimate how much of a directional light reaches each point by filtered comparisons with a shadow map.
// shadow_map_percentage_closer_filtering, from _shadow_map_percentage_closer_filtering.py

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

struct Record {
    vec3f positions;
    vec3f normals;
};

struct Params {
    vec3f to_light;
    float half_extent;
};

// Share of a (2 r + 1)^2 window of the shadow map that does not hide the point.
__global__ void __launch_bounds__(256, 2) shadow_map_percentage_closer_filtering_kernel(
        const int64_t* __restrict__ active_ids, const Record* __restrict__ records, Params params,
        transformf light_from_world, const float* __restrict__ depth_map, int depth_map_rows,
        int depth_map_cols, const float* __restrict__ device_bias, float* __restrict__ lit_fraction, int n) {
    const int thread = blockIdx.x * blockDim.x + threadIdx.x;
    if (thread >= n) return;

    int pt_idx = int(active_ids[thread]);
    int rows = depth_map_rows;
    int cols = depth_map_cols;

    float cosine = dot(records[pt_idx].normals, params.to_light);
    if (cosine <= 0.0f) {
        lit_fraction[pt_idx] = 0.0f;
        return;
    }

    vec3f local = transform_point(light_from_world, records[pt_idx].positions);
    int col = int(floorf((local.x / params.half_extent + 1.0f) * 0.5f * float(cols)));
    int row = int(floorf((local.y / params.half_extent + 1.0f) * 0.5f * float(rows)));
    if (row < 0 || row >= rows || col < 0 || col >= cols) {
        lit_fraction[pt_idx] = 1.0f;
        return;
    }

    // grazing surfaces need more, or texels that span some depth shadow themselves
    float depth = local.z - device_bias[0] * (2.0f - cosine);
    int lit = 0;
    int tested = 0;
    const int r_end = min(row + 2, rows);
    for (int r = max(row - 1, 0); r < r_end; ++r) {
        const int c_end = min(col + 2, cols);
        for (int c = max(col - 1, 0); c < c_end; ++c) {
            tested += 1;
            if (depth <= depth_map[r * depth_map_cols + c]) {
                lit = lit + 1;
            }
        }
    }
    lit_fraction[pt_idx] = float(lit) / float(tested);
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
float launch_shadow_map_percentage_closer_filtering(
        const std::vector<int64_t>& active_ids, const std::vector<Record>& records, Params params,
        transformf light_from_world, const std::vector<float>& depth_map, int depth_map_rows,
        int depth_map_cols, const std::vector<float>& device_bias, std::vector<float>& lit_fraction, int n) {
    DeviceArray<int64_t> d_active_ids(active_ids.data(), active_ids.size());
    DeviceArray<Record> d_records(records.data(), records.size());
    DeviceArray<float> d_depth_map(depth_map.data(), depth_map.size());
    DeviceArray<float> d_device_bias(device_bias.data(), device_bias.size());
    DeviceArray<float> d_lit_fraction(lit_fraction.data(), lit_fraction.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    shadow_map_percentage_closer_filtering_kernel<<<grid, block>>>(
            d_active_ids.data(), d_records.data(), params, light_from_world, d_depth_map.data(),
            depth_map_rows, depth_map_cols, d_device_bias.data(), d_lit_fraction.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_lit_fraction.copy_to(lit_fraction.data());
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

// One thread of the launch.
inline void _shadow_map_percentage_closer_filtering_thread(
        int thread, Array<int64_t, 1> active_ids, Array<Record, 1> records, Params params,
        transformf light_from_world, Array<float, 2> depth_map, Array<float, 1> device_bias,
        Array<float, 1> lit_fraction) {
    const int pt_idx = int(active_ids[thread]);
    const int rows = depth_map.shape[0];
    const int cols = depth_map.shape[1];
    const float cosine = dot(records[pt_idx].normals, params.to_light);
    if (cosine <= 0.0f) {
        lit_fraction[pt_idx] = 0.0f;
        return;
    }
    const vec3f local = transform_point(light_from_world, records[pt_idx].positions);
    const int col = int(floorf((local.x / params.half_extent + 1.0f) * 0.5f * float(cols)));
    const int row = int(floorf((local.y / params.half_extent + 1.0f) * 0.5f * float(rows)));
    if (row < 0 || row >= rows || col < 0 || col >= cols) {
        lit_fraction[pt_idx] = 1.0f;
        return;
    }
    const float depth = local.z - device_bias[0] * (2.0f - cosine);
    int lit = 0;
    int tested = 0;
    for (int r = max(row - 1, 0); r < min(row + 2, rows); ++r) {
        for (int c = max(col - 1, 0); c < min(col + 2, cols); ++c) {
            tested += 1;
            if (depth <= depth_map[r][c]) {
                lit = lit + 1;
            }
        }
    }
    lit_fraction[pt_idx] = float(lit) / float(tested);
}

inline void _shadow_map_percentage_closer_filtering(
        int size0, Array<int64_t, 1> active_ids, Array<Record, 1> records, Params params,
        transformf light_from_world, Array<float, 2> depth_map, Array<float, 1> device_bias,
        Array<float, 1> lit_fraction) {
    for (int thread = 0; thread < size0; ++thread) {
        _shadow_map_percentage_closer_filtering_thread(thread, active_ids, records, params,
                                                       light_from_world, depth_map, device_bias,
                                                       lit_fraction);
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
                double tolerance, double slack) {
    double largest = 0.0;
    for (const double value : cpu) {
        if (std::isfinite(value)) largest = std::max(largest, std::fabs(value));
    }
    double worst = 0.0;
    std::vector<double> errors(cpu.size());
    for (size_t i = 0; i < cpu.size(); ++i) {
        if (gpu[i] == cpu[i] || (std::isnan(gpu[i]) && std::isnan(cpu[i]))) continue;
        const double bound = tolerance * (10.0 * std::fabs(cpu[i]) + largest) + slack;
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
                double tolerance, double slack) {
    const size_t count = cpu.size() * (sizeof(T) / sizeof(Number));
    std::vector<double> gpu_numbers, cpu_numbers;
    gather(gpu_numbers, reinterpret_cast<const Number*>(gpu.data()), count);
    gather(cpu_numbers, reinterpret_cast<const Number*>(cpu.data()), count);
    return error_of(name, gpu_numbers, cpu_numbers, tolerance, slack);
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

    const int active_ids_size = n;
    const int records_size = n;
    const int depth_map_rows = 32;
    const int depth_map_cols = 32;
    const int device_bias_size = 1;
    const int lit_fraction_size = n;
    std::vector<int64_t> active_ids(active_ids_size);
    fill_permutation(active_ids.data(), active_ids.size(), key(seed, 0));
    std::vector<Record> records(records_size);
    for (size_t i = 0; i < records.size(); ++i)
        fill_uniform(reinterpret_cast<float*>(&records[i].positions), 3, key(seed, 1), -1.0, 1.0, i * 3);
    for (size_t i = 0; i < records.size(); ++i)
        fill_unit(reinterpret_cast<float*>(&records[i].normals), 3, key(seed, 2), 3, i * 3);
    Params params{};
    fill_unit(reinterpret_cast<float*>(&params.to_light), 3, key(seed, 3), 3);
    fill_uniform(&params.half_extent, 1, key(seed, 4), 1.0, 1.2);
    transformf light_from_world{};
    fill_rigid(reinterpret_cast<float*>(&light_from_world), 7, key(seed, 5), -0.2, 0.2);
    std::vector<float> depth_map(size_t(depth_map_rows) * depth_map_cols);
    fill_uniform(depth_map.data(), depth_map.size(), key(seed, 6), -1.0, 1.0);
    std::vector<float> device_bias(device_bias_size);
    fill_uniform(device_bias.data(), device_bias.size(), key(seed, 7), 0.01, 0.02);
    std::vector<float> lit_fraction(lit_fraction_size);

    auto lit_fraction_cpu = lit_fraction;
    const float milliseconds = launch_shadow_map_percentage_closer_filtering(
            active_ids, records, params, light_from_world, depth_map, depth_map_rows, depth_map_cols,
            device_bias, lit_fraction, n);
    reference::_shadow_map_percentage_closer_filtering(
            n, {active_ids.data(), {active_ids_size}}, {records.data(), {records_size}}, params,
            light_from_world, {depth_map.data(), {depth_map_rows, depth_map_cols}},
            {device_bias.data(), {device_bias_size}}, {lit_fraction_cpu.data(), {lit_fraction_size}});

    const double error = error_of<float>("lit_fraction", lit_fraction, lit_fraction_cpu, 0.0001, 0.0);
    const bool passed = error <= 1.0;
    std::printf("shadow_map_percentage_closer_filtering: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
