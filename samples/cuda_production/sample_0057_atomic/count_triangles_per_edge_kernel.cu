// Count the triangles of every edge and add them to the corners they touch.
// count_triangles_per_edge_kernel, from count_triangles_per_edge_kernel.py

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

// Support of every edge: the number of vertices that are neighbors of both its ends.
__global__ void __launch_bounds__(256, 2) count_triangles_per_edge_kernel(
        const int64_t* __restrict__ active, const int* __restrict__ tails,
        const int64_t* __restrict__ heads, const int* __restrict__ row_start,
        const int* __restrict__ neighbors, int* __restrict__ edge_support, int* __restrict__ num_corners,
        int* __restrict__ total, int n) {
    const int e = blockIdx.x * blockDim.x + threadIdx.x;
    if (e >= n) return;

    if (int(active[e]) == 0) {
        return;
    }
    int u = tails[e];
    int v = int(heads[e]);
    if (u == v) {
        edge_support[e] = 0;
        return;
    }

    int a = row_start[u];
    int a_end = row_start[u + 1];
    int b = row_start[v];
    int b_end = row_start[v + 1];

    int support = 0;
    // both rows are sorted, so one pass over them finds what they share
    while (a < a_end && b < b_end) {
        int w = neighbors[a];
        int x = neighbors[b];
        if (w < x) {
            a += 1;
        } else if (x < w) {
            b += 1;
        } else {
            if (w != u && w != v) {
                support += 1;
                atomicAdd(&num_corners[w], 1);
            }
            a += 1;
            b += 1;
        }
    }

    edge_support[e] = support;
    if (support > 0) {
        atomicAdd(&num_corners[u], support);
        atomicAdd(&num_corners[v], support);
        atomicAdd(&total[0], support);
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
float launch_count_triangles_per_edge_kernel(const std::vector<int64_t>& active,
                                             const std::vector<int>& tails,
                                             const std::vector<int64_t>& heads,
                                             const std::vector<int>& row_start,
                                             const std::vector<int>& neighbors,
                                             std::vector<int>& edge_support, std::vector<int>& num_corners,
                                             std::vector<int>& total, int n) {
    DeviceArray<int64_t> d_active(active.data(), active.size());
    DeviceArray<int> d_tails(tails.data(), tails.size());
    DeviceArray<int64_t> d_heads(heads.data(), heads.size());
    DeviceArray<int> d_row_start(row_start.data(), row_start.size());
    DeviceArray<int> d_neighbors(neighbors.data(), neighbors.size());
    DeviceArray<int> d_edge_support(edge_support.data(), edge_support.size());
    DeviceArray<int> d_num_corners(num_corners.data(), num_corners.size());
    DeviceArray<int> d_total(total.data(), total.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    count_triangles_per_edge_kernel<<<grid, block>>>(
            d_active.data(), d_tails.data(), d_heads.data(), d_row_start.data(), d_neighbors.data(),
            d_edge_support.data(), d_num_corners.data(), d_total.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_edge_support.copy_to(edge_support.data());
    d_num_corners.copy_to(num_corners.data());
    d_total.copy_to(total.data());
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
inline void count_triangles_per_edge_kernel_thread(
        int e, Array<int64_t, 1> active, Array<int, 1> tails, Array<int64_t, 1> heads,
        Array<int, 1> row_start, Array<int, 1> neighbors, Array<int, 1> edge_support,
        Array<int, 1> num_corners, Array<int, 1> total) {
    if (int(active[e]) == 0) {
        return;
    }
    int u = tails[e];
    int v = int(heads[e]);
    if (u == v) {
        edge_support[e] = 0;
        return;
    }
    int a = row_start[u];
    const int a_end = row_start[u + 1];
    int b = row_start[v];
    const int b_end = row_start[v + 1];
    int support = 0;
    while (a < a_end && b < b_end) {
        int w = neighbors[a];
        const int x = neighbors[b];
        if (w < x) {
            a += 1;
        } else if (x < w) {
            b += 1;
        } else {
            if (w != u && w != v) {
                support += 1;
                num_corners[w] += 1;
            }
            a += 1;
            b += 1;
        }
    }
    edge_support[e] = support;
    if (support > 0) {
        num_corners[u] += support;
        num_corners[v] += support;
        total[0] += support;
    }
}

inline void count_triangles_per_edge_kernel(int size0, Array<int64_t, 1> active,
                                            Array<int, 1> tails, Array<int64_t, 1> heads,
                                            Array<int, 1> row_start, Array<int, 1> neighbors,
                                            Array<int, 1> edge_support, Array<int, 1> num_corners,
                                            Array<int, 1> total) {
    for (int e = 0; e < size0; ++e) {
        count_triangles_per_edge_kernel_thread(e, active, tails, heads, row_start, neighbors,
                                               edge_support, num_corners, total);
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
void fill_index(T* to, size_t count, uint64_t key, double low, double high, size_t first = 0) {
    for (size_t j = 0; j < count; ++j) to[j] = T(low + std::floor((high - low) * uniform(key, first + j)));
}

template <class T>
void fill_sorted_index(T* to, size_t count, uint64_t key, double low, double high) {
    std::vector<double> all(count);
    for (size_t j = 0; j < count; ++j) all[j] = low + std::floor((high - low) * uniform(key, j));
    std::sort(all.begin(), all.end());
    for (size_t j = 0; j < count; ++j) to[j] = T(all[j]);
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
    const int tails_size = n;
    const int heads_size = n;
    const int row_start_size = n + 1;
    const int neighbors_size = 4 * n;
    const int edge_support_size = n;
    const int num_corners_size = n;
    const int total_size = 1;
    std::vector<int64_t> active(active_size);
    fill_index(active.data(), active.size(), key(seed, 0), 0, 4);
    std::vector<int> tails(tails_size);
    fill_index(tails.data(), tails.size(), key(seed, 1), 0, n);
    std::vector<int64_t> heads(heads_size);
    fill_index(heads.data(), heads.size(), key(seed, 2), 0, n);
    std::vector<int> row_start(row_start_size);
    fill_offsets(row_start.data(), row_start.size(), key(seed, 3), 0, 4 * n);
    std::vector<int> neighbors(neighbors_size);
    fill_sorted_index(neighbors.data(), neighbors.size(), key(seed, 4), 0, n);
    std::vector<int> edge_support(edge_support_size);
    std::vector<int> num_corners(num_corners_size);
    std::vector<int> total(total_size);

    auto edge_support_cpu = edge_support;
    auto num_corners_cpu = num_corners;
    auto total_cpu = total;
    const float milliseconds = launch_count_triangles_per_edge_kernel(
            active, tails, heads, row_start, neighbors, edge_support, num_corners, total, n);
    reference::count_triangles_per_edge_kernel(n, {active.data(), {active_size}},
                                               {tails.data(), {tails_size}}, {heads.data(), {heads_size}},
                                               {row_start.data(), {row_start_size}},
                                               {neighbors.data(), {neighbors_size}},
                                               {edge_support_cpu.data(), {edge_support_size}},
                                               {num_corners_cpu.data(), {num_corners_size}},
                                               {total_cpu.data(), {total_size}});

    double error = 0.0;
    error = std::max(error, error_of<int>("edge_support", edge_support, edge_support_cpu, 0.0));
    error = std::max(error, error_of<int>("num_corners", num_corners, num_corners_cpu, 0.0));
    error = std::max(error, error_of<int>("total", total, total_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("count_triangles_per_edge_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
