// Compute the autocovariance of every series at several lags from the pairs that are complete.
// compute_autocovariance_lags_f64, from compute_autocovariance_lags_f64.py

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

// Autocovariance from complete pairs only. Launch: sites x channels x lags.
__global__ void __launch_bounds__(256, 2) compute_autocovariance_lags_f64_kernel(
        const double* __restrict__ values, int values_rows, int values_cols,
        const int8_t* __restrict__ observed, int observed_rows, int observed_cols,
        const double* __restrict__ series_mean, int series_mean_cols, const int* __restrict__ lags,
        double* __restrict__ autocovariance, int autocovariance_rows, int autocovariance_cols,
        int* __restrict__ pair_count, int pair_count_rows, int pair_count_cols, int depth, int height,
        int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= depth * height * width) return;
    const int site = index / width / height;
    const int ch_id = index / width % height;
    const int slot = index % width;

    int lag = lags[slot];
    double mean = series_mean[site * series_mean_cols + ch_id];
    double tot = 0.0;
    int pairs = 0;
    for (int t = 0; t < values_cols - lag; ++t) {
        if (observed[(site * observed_rows + ch_id) * observed_cols + t] == 0
                || observed[(site * observed_rows + ch_id) * observed_cols + t + lag] == 0) {
            continue;
        }
        tot = tot
            + (values[(site * values_rows + ch_id) * values_cols + t] - mean)
                * (values[(site * values_rows + ch_id) * values_cols + t + lag] - mean);
        pairs = pairs + 1;
    }
    pair_count[(site * pair_count_rows + ch_id) * pair_count_cols + slot] = pairs;
    if (pairs <= 0) {
        autocovariance[(site * autocovariance_rows + ch_id) * autocovariance_cols + slot] = 0.0;
    } else {
        autocovariance[(site * autocovariance_rows + ch_id) * autocovariance_cols + slot] =
            tot / double(pairs);
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
float launch_compute_autocovariance_lags_f64(const std::vector<double>& values, int values_rows,
                                             int values_cols, const std::vector<int8_t>& observed,
                                             int observed_rows, int observed_cols,
                                             const std::vector<double>& series_mean, int series_mean_cols,
                                             const std::vector<int>& lags,
                                             std::vector<double>& autocovariance, int autocovariance_rows,
                                             int autocovariance_cols, std::vector<int>& pair_count,
                                             int pair_count_rows, int pair_count_cols, int depth,
                                             int height, int width) {
    DeviceArray<double> d_values(values.data(), values.size());
    DeviceArray<int8_t> d_observed(observed.data(), observed.size());
    DeviceArray<double> d_series_mean(series_mean.data(), series_mean.size());
    DeviceArray<int> d_lags(lags.data(), lags.size());
    DeviceArray<double> d_autocovariance(autocovariance.data(), autocovariance.size());
    DeviceArray<int> d_pair_count(pair_count.data(), pair_count.size());

    const int block = 256;
    const int grid = (depth * height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    compute_autocovariance_lags_f64_kernel<<<grid, block>>>(
            d_values.data(), values_rows, values_cols, d_observed.data(), observed_rows, observed_cols,
            d_series_mean.data(), series_mean_cols, d_lags.data(), d_autocovariance.data(),
            autocovariance_rows, autocovariance_cols, d_pair_count.data(), pair_count_rows, pair_count_cols,
            depth, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_autocovariance.copy_to(autocovariance.data());
    d_pair_count.copy_to(pair_count.data());
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
inline void compute_autocovariance_lags_f64_thread(
        int site, int ch_id, int slot, Array<double, 3> values, Array<int8_t, 3> observed,
        Array<double, 2> series_mean, Array<int, 1> lags, Array<double, 3> autocovariance,
        Array<int, 3> pair_count) {
    const int lag = lags[slot];
    const double mean = series_mean[site][ch_id];
    double tot = 0.0;
    int pairs = 0;
    for (int t = 0; t < values.shape[2] - lag; ++t) {
        if (observed[site][ch_id][t] == 0 || observed[site][ch_id][t + lag] == 0) {
            continue;
        }
        tot = tot + (values[site][ch_id][t] - mean) * (values[site][ch_id][t + lag] - mean);
        pairs = pairs + 1;
    }
    pair_count[site][ch_id][slot] = pairs;
    if (pairs <= 0) {
        autocovariance[site][ch_id][slot] = 0.0;
    } else {
        autocovariance[site][ch_id][slot] = tot / double(pairs);
    }
}

inline void compute_autocovariance_lags_f64(int size0, int size1, int size2,
                                            Array<double, 3> values, Array<int8_t, 3> observed,
                                            Array<double, 2> series_mean, Array<int, 1> lags,
                                            Array<double, 3> autocovariance,
                                            Array<int, 3> pair_count) {
    for (int site = 0; site < size0; ++site) {
        for (int ch_id = 0; ch_id < size1; ++ch_id) {
            for (int slot = 0; slot < size2; ++slot) {
                compute_autocovariance_lags_f64_thread(site, ch_id, slot, values, observed,
                                                       series_mean, lags, autocovariance,
                                                       pair_count);
            }
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
                double tolerance, double slack) {
    double largest = 0.0;
    for (const double value : cpu) {
        if (std::isfinite(value)) largest = std::max(largest, std::fabs(value));
    }
    double worst = 0.0;
    for (size_t i = 0; i < cpu.size(); ++i) {
        if (gpu[i] == cpu[i] || (std::isnan(gpu[i]) && std::isnan(cpu[i]))) continue;
        const double bound = tolerance * (10.0 * std::fabs(cpu[i]) + largest) + slack;
        const bool is_bounded = std::isfinite(gpu[i]) && bound > 0.0;
        const double error = is_bounded ? std::fabs(gpu[i] - cpu[i]) / bound : INFINITY;
        if (error > worst && error > 1.0)
            std::printf("%s[%zu]: %.9g on the GPU, %.9g on the CPU\n", name, i, gpu[i], cpu[i]);
        worst = std::max(worst, error);
    }
    return worst;
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

    const int values_depth = n;
    const int values_rows = 3;
    const int values_cols = 24;
    const int observed_depth = n;
    const int observed_rows = 3;
    const int observed_cols = 24;
    const int series_mean_rows = n;
    const int series_mean_cols = 3;
    const int lags_size = 5;
    const int autocovariance_depth = n;
    const int autocovariance_rows = 3;
    const int autocovariance_cols = 5;
    const int pair_count_depth = n;
    const int pair_count_rows = 3;
    const int pair_count_cols = 5;
    std::vector<double> values(size_t(values_depth) * values_rows * values_cols);
    fill_uniform(values.data(), values.size(), key(seed, 0), -1.0, 1.0);
    std::vector<int8_t> observed(size_t(observed_depth) * observed_rows * observed_cols);
    fill_index(observed.data(), observed.size(), key(seed, 1), 0, 4);
    std::vector<double> series_mean(size_t(series_mean_rows) * series_mean_cols);
    fill_uniform(series_mean.data(), series_mean.size(), key(seed, 2), -0.1, 0.1);
    std::vector<int> lags(lags_size);
    fill_index(lags.data(), lags.size(), key(seed, 3), 0, 30);
    std::vector<double> autocovariance(size_t(autocovariance_depth) * autocovariance_rows * autocovariance_cols);
    std::vector<int> pair_count(size_t(pair_count_depth) * pair_count_rows * pair_count_cols);

    auto autocovariance_cpu = autocovariance;
    auto pair_count_cpu = pair_count;
    const float milliseconds = launch_compute_autocovariance_lags_f64(
            values, values_rows, values_cols, observed, observed_rows, observed_cols, series_mean,
            series_mean_cols, lags, autocovariance, autocovariance_rows, autocovariance_cols, pair_count,
            pair_count_rows, pair_count_cols, n, 3, 5);
    reference::compute_autocovariance_lags_f64(n, 3, 5,
                                               {values.data(), {values_depth, values_rows, values_cols}},
                                               {observed.data(), {observed_depth, observed_rows, observed_cols}},
                                               {series_mean.data(), {series_mean_rows, series_mean_cols}},
                                               {lags.data(), {lags_size}},
                                               {autocovariance_cpu.data(), {autocovariance_depth, autocovariance_rows, autocovariance_cols}},
                                               {pair_count_cpu.data(), {pair_count_depth, pair_count_rows, pair_count_cols}});

    double error = 0.0;
    {
        std::vector<double> gpu, cpu;
        gather(gpu, autocovariance.data(), autocovariance.size());
        gather(cpu, autocovariance_cpu.data(), autocovariance_cpu.size());
        error = std::max(error, error_of("autocovariance", gpu, cpu, 1e-09, 0.0));
    }
    {
        std::vector<double> gpu, cpu;
        gather(gpu, pair_count.data(), pair_count.size());
        gather(cpu, pair_count_cpu.data(), pair_count_cpu.size());
        error = std::max(error, error_of("pair_count", gpu, cpu, 0.0, 0.0));
    }
    const bool passed = error <= 1.0;
    std::printf("compute_autocovariance_lags_f64: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
