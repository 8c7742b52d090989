// Compute the weighted squared distances of all samples to the centroids of a clustering from inner products.
// distances_to_weighted_centroids_kernel, from _distances_to_weighted_centroids_kernel.py

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

constexpr float SMALL_PENALTY = 2.0f;

// Compute the weighted squared distances of all samples to the centroids of a
// clustering from inner products.
//
// Launch over samples and centroids. The products of `samples[i, k]` and `centroids[j,
// k]` are summed over the features k, from zero on. The squared distance is
// `sample_norms[i]` plus `centroid_norms[j]`, both squared lengths, minus twice that
// sum, and at least 0. It is stored in `out_distances[i, j]` times `wts[j]` plus a
// penalty: `empty_penalty` where `members[j]` is 0, `SMALL_PENALTY` where it is below
// `fewest`, else none. Threads with `i` not below `cnt` do nothing.
__global__ void __launch_bounds__(256, 2) distances_to_weighted_centroids_kernel(
        const float* __restrict__ samples, int samples_cols, const float* __restrict__ centroids,
        int centroids_cols, const float* __restrict__ sample_norms,
        const float* __restrict__ centroid_norms, const float* __restrict__ wts,
        const int* __restrict__ members, float* __restrict__ out_distances, int out_distances_cols,
        int fewest, int cnt, float empty_penalty, int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int i = index / width;
    const int j = index % width;

    if (cnt > i) {
        float penalty = 0.0f;
        if (members[j] == 0) {
            penalty = empty_penalty;
        } else if (members[j] < fewest) {
            penalty = SMALL_PENALTY;
        }

        float tot = 0.0f;
        for (int k = 0; k < samples_cols; ++k) {
            tot += samples[i * samples_cols + k] * centroids[j * centroids_cols + k];
        }
        // rounding may leave a little less than nothing
        out_distances[i * out_distances_cols + j] =
            wts[j] * fmaxf(sample_norms[i] + centroid_norms[j] - 2.0f * tot, 0.0f) + penalty;
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
float launch_distances_to_weighted_centroids_kernel(
        const std::vector<float>& samples, int samples_cols, const std::vector<float>& centroids,
        int centroids_cols, const std::vector<float>& sample_norms,
        const std::vector<float>& centroid_norms, const std::vector<float>& wts,
        const std::vector<int>& members, std::vector<float>& out_distances, int out_distances_cols,
        int fewest, int cnt, float empty_penalty, int height, int width) {
    DeviceArray<float> d_samples(samples.data(), samples.size());
    DeviceArray<float> d_centroids(centroids.data(), centroids.size());
    DeviceArray<float> d_sample_norms(sample_norms.data(), sample_norms.size());
    DeviceArray<float> d_centroid_norms(centroid_norms.data(), centroid_norms.size());
    DeviceArray<float> d_wts(wts.data(), wts.size());
    DeviceArray<int> d_members(members.data(), members.size());
    DeviceArray<float> d_out_distances(out_distances.data(), out_distances.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    distances_to_weighted_centroids_kernel<<<grid, block>>>(
            d_samples.data(), samples_cols, d_centroids.data(), centroids_cols, d_sample_norms.data(),
            d_centroid_norms.data(), d_wts.data(), d_members.data(), d_out_distances.data(),
            out_distances_cols, fewest, cnt, empty_penalty, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_out_distances.copy_to(out_distances.data());
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

constexpr float SMALL_PENALTY = 2.0f;

// One thread of the launch.
inline void _distances_to_weighted_centroids_kernel_thread(
        int i, int j, Array<float, 2> samples, Array<float, 2> centroids,
        Array<float, 1> sample_norms, Array<float, 1> centroid_norms, Array<float, 1> wts,
        Array<int, 1> members, Array<float, 2> out_distances, int fewest, int cnt,
        float empty_penalty) {
    if (cnt > i) {
        float penalty = 0.0f;
        if (members[j] == 0) {
            penalty = empty_penalty;
        } else if (members[j] < fewest) {
            penalty = SMALL_PENALTY;
        }
        float tot = 0.0f;
        for (int k = 0; k < samples.shape[1]; ++k) {
            tot += samples[i][k] * centroids[j][k];
        }
        out_distances[i][j] = wts[j] * fmaxf(sample_norms[i] + centroid_norms[j] - 2.0f * tot, 0.0f) + penalty;
    }
}

inline void _distances_to_weighted_centroids_kernel(
        int size0, int size1, Array<float, 2> samples, Array<float, 2> centroids,
        Array<float, 1> sample_norms, Array<float, 1> centroid_norms, Array<float, 1> wts,
        Array<int, 1> members, Array<float, 2> out_distances, int fewest, int cnt,
        float empty_penalty) {
    for (int i = 0; i < size0; ++i) {
        for (int j = 0; j < size1; ++j) {
            _distances_to_weighted_centroids_kernel_thread(i, j, samples, centroids, sample_norms,
                                                           centroid_norms, wts, members,
                                                           out_distances, fewest, cnt,
                                                           empty_penalty);
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

    const int samples_rows = n;
    const int samples_cols = 24;
    const int centroids_rows = 16;
    const int centroids_cols = 24;
    const int sample_norms_size = n;
    const int centroid_norms_size = 16;
    const int wts_size = 16;
    const int members_size = 16;
    const int out_distances_rows = n;
    const int out_distances_cols = 16;
    std::vector<float> samples(size_t(samples_rows) * samples_cols);
    fill_uniform(samples.data(), samples.size(), key(seed, 0), -1.0, 1.0);
    std::vector<float> centroids(size_t(centroids_rows) * centroids_cols);
    fill_uniform(centroids.data(), centroids.size(), key(seed, 1), -1.0, 1.0);
    std::vector<float> sample_norms(sample_norms_size);
    fill_uniform(sample_norms.data(), sample_norms.size(), key(seed, 2), 0.0, 12.0);
    std::vector<float> centroid_norms(centroid_norms_size);
    fill_uniform(centroid_norms.data(), centroid_norms.size(), key(seed, 3), 0.0, 12.0);
    std::vector<float> wts(wts_size);
    fill_uniform(wts.data(), wts.size(), key(seed, 4), 0.5, 1.5);
    std::vector<int> members(members_size);
    fill_index(members.data(), members.size(), key(seed, 5), 0, 12);
    std::vector<float> out_distances(size_t(out_distances_rows) * out_distances_cols);
    const int fewest = 5;
    const int cnt = n;
    const float empty_penalty = 100.0f;

    auto out_distances_cpu = out_distances;
    const float milliseconds = launch_distances_to_weighted_centroids_kernel(
            samples, samples_cols, centroids, centroids_cols, sample_norms, centroid_norms, wts, members,
            out_distances, out_distances_cols, fewest, cnt, empty_penalty, n, 16);
    reference::_distances_to_weighted_centroids_kernel(
            n, 16, {samples.data(), {samples_rows, samples_cols}},
            {centroids.data(), {centroids_rows, centroids_cols}},
            {sample_norms.data(), {sample_norms_size}}, {centroid_norms.data(), {centroid_norms_size}},
            {wts.data(), {wts_size}}, {members.data(), {members_size}},
            {out_distances_cpu.data(), {out_distances_rows, out_distances_cols}}, fewest, cnt, empty_penalty);

    const double error = error_of<float>("out_distances", out_distances, out_distances_cpu, 0.0001);
    const bool passed = error <= 1.0;
    std::printf("distances_to_weighted_centroids_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
