// Attend within the windows of an image whose windows were shifted, with relative position biases and masks at the seams.
// run_shifted_window_attention_3d_kernel, from run_shifted_window_attention_3d_kernel.py

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

constexpr int SIDE = 2;
constexpr int SPAN = 3;
constexpr int TOKENS = 4;

struct vec4f {
    float x, y, z, w;
};

__host__ __device__ inline vec4f operator*(vec4f a, float s) {
    return {a.x * s, a.y * s, a.z * s, a.w * s};
}

__host__ __device__ inline float dot(vec4f a, vec4f b) {
    return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
}

__host__ __device__ inline vec4f operator+(vec4f a, vec4f b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w};
}

__host__ __device__ inline vec4f operator/(vec4f a, float s) {
    return {a.x / s, a.y / s, a.z / s, a.w / s};
}

__device__ int part_of(int place, int window, int windows_per_side, int shift) {
    if (window == windows_per_side - 1 && place >= SIDE - shift) {
        return 1;
    }
    return 0;
}

__device__ int region(int token, int window, int windows_per_side, int shift) {
    int within_image = window % (windows_per_side * windows_per_side);
    int row_part = part_of(token / SIDE, within_image / windows_per_side, windows_per_side, shift);
    int column_part = part_of(token % SIDE, within_image % windows_per_side, windows_per_side, shift);
    return 2 * row_part + column_part;
}

__device__ int relative_index(int query, int key) {
    int rows = query / SIDE - key / SIDE + SIDE - 1;
    int columns = query % SIDE - key % SIDE + SIDE - 1;
    return rows * SPAN + columns;
}

__global__ void run_shifted_window_attention_3d_kernel(
        const vec4f* __restrict__ queries, int queries_rows, int queries_cols,
        const vec4f* __restrict__ keys, int keys_rows, int keys_cols, const vec4f* __restrict__ values,
        int values_rows, int values_cols, const float* __restrict__ relative_bias, int relative_bias_cols,
        int windows_per_side, int shift, float scale, vec4f* __restrict__ attended, int attended_rows,
        int attended_cols, int depth, int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= depth * height * width) return;
    const int window = index / width / height;
    const int head = index / width % height;
    const int query = index % width;

    vec4f q = queries[(window * queries_rows + head) * queries_cols + query] * scale;
    int own_region = region(query, window, windows_per_side, shift);
    float top = dot(q, keys[(window * keys_rows + head) * keys_cols + query])
        + relative_bias[head * relative_bias_cols + relative_index(query, query)];
    for (int key = 0; key < TOKENS; ++key) {
        if (region(key, window, windows_per_side, shift) == own_region) {
            float score = dot(q, keys[(window * keys_rows + head) * keys_cols + key])
                + relative_bias[head * relative_bias_cols + relative_index(query, key)];
            top = fmaxf(top, score);
        }
    }
    float partition = 0.0f;
    vec4f total{};
    for (int key = 0; key < TOKENS; ++key) {
        if (region(key, window, windows_per_side, shift) == own_region) {
            float score = dot(q, keys[(window * keys_rows + head) * keys_cols + key])
                + relative_bias[head * relative_bias_cols + relative_index(query, key)];
            float weight = expf(score - top);
            partition += weight;
            total = total + values[(window * values_rows + head) * values_cols + key] * weight;
        }
    }
    attended[(window * attended_rows + head) * attended_cols + query] = total / partition;
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
float launch_run_shifted_window_attention_3d_kernel(
        const std::vector<vec4f>& queries, int queries_rows, int queries_cols,
        const std::vector<vec4f>& keys, int keys_rows, int keys_cols, const std::vector<vec4f>& values,
        int values_rows, int values_cols, const std::vector<float>& relative_bias, int relative_bias_cols,
        int windows_per_side, int shift, float scale, std::vector<vec4f>& attended, int attended_rows,
        int attended_cols, int depth, int height, int width) {
    DeviceArray<vec4f> d_queries(queries.data(), queries.size());
    DeviceArray<vec4f> d_keys(keys.data(), keys.size());
    DeviceArray<vec4f> d_values(values.data(), values.size());
    DeviceArray<float> d_relative_bias(relative_bias.data(), relative_bias.size());
    DeviceArray<vec4f> d_attended(attended.data(), attended.size());

    const int block = 256;
    const int grid = (depth * height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    run_shifted_window_attention_3d_kernel<<<grid, block>>>(
            d_queries.data(), queries_rows, queries_cols, d_keys.data(), keys_rows, keys_cols,
            d_values.data(), values_rows, values_cols, d_relative_bias.data(), relative_bias_cols,
            windows_per_side, shift, scale, d_attended.data(), attended_rows, attended_cols, depth, height,
            width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_attended.copy_to(attended.data());
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

constexpr int SIDE = 2;
constexpr int SPAN = 3;
constexpr int TOKENS = 4;

inline int part_of(int place, int window, int windows_per_side, int shift) {
    if (window == windows_per_side - 1 && place >= SIDE - shift) {
        return 1;
    }
    return 0;
}

inline int region(int token, int window, int windows_per_side, int shift) {
    const int within_image = window % (windows_per_side * windows_per_side);
    const int row_part = part_of(token / SIDE, within_image / windows_per_side, windows_per_side, shift);
    const int column_part = part_of(token % SIDE, within_image % windows_per_side, windows_per_side, shift);
    return 2 * row_part + column_part;
}

inline int relative_index(int query, int key) {
    const int rows = query / SIDE - key / SIDE + SIDE - 1;
    const int columns = query % SIDE - key % SIDE + SIDE - 1;
    return rows * SPAN + columns;
}

// One thread of the launch.
inline void run_shifted_window_attention_3d_kernel_thread(
        int window, int head, int query, Array<vec4f, 3> queries, Array<vec4f, 3> keys,
        Array<vec4f, 3> values, Array<float, 2> relative_bias, int windows_per_side, int shift,
        float scale, Array<vec4f, 3> attended) {
    const vec4f q = queries[window][head][query] * scale;
    const int own_region = region(query, window, windows_per_side, shift);
    float top = dot(q, keys[window][head][query]) + relative_bias[head][relative_index(query, query)];
    for (int key = 0; key < TOKENS; ++key) {
        if (region(key, window, windows_per_side, shift) == own_region) {
            float score = dot(q, keys[window][head][key]) + relative_bias[head][relative_index(query, key)];
            top = fmaxf(top, score);
        }
    }
    float partition = 0.0f;
    vec4f total{};
    for (int key = 0; key < TOKENS; ++key) {
        if (region(key, window, windows_per_side, shift) == own_region) {
            float score = dot(q, keys[window][head][key]) + relative_bias[head][relative_index(query, key)];
            const float weight = expf(score - top);
            partition += weight;
            total = total + values[window][head][key] * weight;
        }
    }
    attended[window][head][query] = total / partition;
}

inline void run_shifted_window_attention_3d_kernel(
        int size0, int size1, int size2, Array<vec4f, 3> queries, Array<vec4f, 3> keys,
        Array<vec4f, 3> values, Array<float, 2> relative_bias, int windows_per_side, int shift,
        float scale, Array<vec4f, 3> attended) {
    for (int window = 0; window < size0; ++window) {
        for (int head = 0; head < size1; ++head) {
            for (int query = 0; query < size2; ++query) {
                run_shifted_window_attention_3d_kernel_thread(window, head, query, queries, keys,
                                                              values, relative_bias,
                                                              windows_per_side, shift, scale,
                                                              attended);
            }
        }
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

    const int queries_depth = n;
    const int queries_rows = 2;
    const int queries_cols = 4;
    const int keys_depth = n;
    const int keys_rows = 2;
    const int keys_cols = 4;
    const int values_depth = n;
    const int values_rows = 2;
    const int values_cols = 4;
    const int relative_bias_rows = 2;
    const int relative_bias_cols = 9;
    const int attended_depth = n;
    const int attended_rows = 2;
    const int attended_cols = 4;
    std::vector<vec4f> queries(size_t(queries_depth) * queries_rows * queries_cols);
    fill_uniform(reinterpret_cast<float*>(queries.data()), 4 * queries.size(), key(seed, 0), -1.0, 1.0);
    std::vector<vec4f> keys(size_t(keys_depth) * keys_rows * keys_cols);
    fill_uniform(reinterpret_cast<float*>(keys.data()), 4 * keys.size(), key(seed, 1), -1.0, 1.0);
    std::vector<vec4f> values(size_t(values_depth) * values_rows * values_cols);
    fill_uniform(reinterpret_cast<float*>(values.data()), 4 * values.size(), key(seed, 2), -1.0, 1.0);
    std::vector<float> relative_bias(size_t(relative_bias_rows) * relative_bias_cols);
    fill_uniform(relative_bias.data(), relative_bias.size(), key(seed, 3), -1.0, 1.0);
    const int windows_per_side = 3;
    const int shift = 1;
    const float scale = 0.5f;
    std::vector<vec4f> attended(size_t(attended_depth) * attended_rows * attended_cols);

    auto attended_cpu = attended;
    const float milliseconds = launch_run_shifted_window_attention_3d_kernel(
            queries, queries_rows, queries_cols, keys, keys_rows, keys_cols, values, values_rows,
            values_cols, relative_bias, relative_bias_cols, windows_per_side, shift, scale, attended,
            attended_rows, attended_cols, n, 2, 4);
    reference::run_shifted_window_attention_3d_kernel(
            n, 2, 4, {queries.data(), {queries_depth, queries_rows, queries_cols}},
            {keys.data(), {keys_depth, keys_rows, keys_cols}},
            {values.data(), {values_depth, values_rows, values_cols}},
            {relative_bias.data(), {relative_bias_rows, relative_bias_cols}}, windows_per_side, shift,
            scale, {attended_cpu.data(), {attended_depth, attended_rows, attended_cols}});

    const double error = error_of<float>("attended", attended, attended_cpu, 0.0001);
    const bool passed = error <= 1.0;
    std::printf("run_shifted_window_attention_3d_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
