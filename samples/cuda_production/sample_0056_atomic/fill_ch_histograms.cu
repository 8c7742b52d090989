// Add weighted samples of several channels to their histograms, with bins for what lies outside.
// fill_ch_histograms, from fill_ch_histograms.py

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

constexpr int BINS = 32;

struct Element {
    float low;
    float high;
};

__device__ int bin_of(float val, float low, float high) {
    if (low > val) {
        return 0;
    }
    if (high <= val) {
        return BINS + 1;
    }
    float scaled = (val - low) / (high - low) * float(BINS);
    return 1 + min(int(scaled), BINS - 1);  // just below the upper edge the quotient may round to 1
}

__global__ void fill_ch_histograms_kernel(const float* __restrict__ samples, int samples_rows,
                                          int samples_cols, const int* __restrict__ flags,
                                          const float* __restrict__ wts, int wts_cols,
                                          float* __restrict__ hist, int hist_rows, int hist_cols,
                                          float* __restrict__ hist_sq, int hist_sq_rows, int hist_sq_cols,
                                          int* __restrict__ rejected, int rejected_cols,
                                          const Element* __restrict__ elems, int elems_cols, int cnt,
                                          int depth, int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= depth * height * width) return;
    const int env = index / width / height;
    const int sample_idx = index / width % height;
    const int ch_idx = index % width;

    if (sample_idx < cnt) {
        if (flags[sample_idx] != 0) {
            atomicAdd(&rejected[env * rejected_cols + ch_idx], 1);
            return;
        }

        float wt = wts[env * wts_cols + sample_idx];
        int target = bin_of(samples[(env * samples_rows + sample_idx) * samples_cols + ch_idx],
                elems[env * elems_cols + ch_idx].low, elems[env * elems_cols + ch_idx].high);
        atomicAdd(&hist[(env * hist_rows + ch_idx) * hist_cols + target], wt);
        atomicAdd(&hist_sq[(env * hist_sq_rows + ch_idx) * hist_sq_cols + target], wt * wt);
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
float launch_fill_ch_histograms(const std::vector<float>& samples, int samples_rows, int samples_cols,
                                const std::vector<int>& flags, const std::vector<float>& wts, int wts_cols,
                                std::vector<float>& hist, int hist_rows, int hist_cols,
                                std::vector<float>& hist_sq, int hist_sq_rows, int hist_sq_cols,
                                std::vector<int>& rejected, int rejected_cols,
                                const std::vector<Element>& elems, int elems_cols, int cnt, int depth,
                                int height, int width) {
    DeviceArray<float> d_samples(samples.data(), samples.size());
    DeviceArray<int> d_flags(flags.data(), flags.size());
    DeviceArray<float> d_wts(wts.data(), wts.size());
    DeviceArray<float> d_hist(hist.data(), hist.size());
    DeviceArray<float> d_hist_sq(hist_sq.data(), hist_sq.size());
    DeviceArray<int> d_rejected(rejected.data(), rejected.size());
    DeviceArray<Element> d_elems(elems.data(), elems.size());

    const int block = 256;
    const int grid = (depth * height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    fill_ch_histograms_kernel<<<grid, block>>>(d_samples.data(), samples_rows, samples_cols, d_flags.data(),
                                               d_wts.data(), wts_cols, d_hist.data(), hist_rows, hist_cols,
                                               d_hist_sq.data(), hist_sq_rows, hist_sq_cols,
                                               d_rejected.data(), rejected_cols, d_elems.data(), elems_cols,
                                               cnt, depth, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_hist.copy_to(hist.data());
    d_hist_sq.copy_to(hist_sq.data());
    d_rejected.copy_to(rejected.data());
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

constexpr int BINS = 32;

inline int bin_of(float val, float low, float high) {
    if (low > val) {
        return 0;
    }
    if (high <= val) {
        return BINS + 1;
    }
    const float scaled = (val - low) / (high - low) * float(BINS);
    return 1 + min(int(scaled), BINS - 1);
}

// One thread of the launch.
inline void fill_ch_histograms_thread(int env, int sample_idx, int ch_idx, Array<float, 3> samples,
                                      Array<int, 1> flags, Array<float, 2> wts,
                                      Array<float, 3> hist, Array<float, 3> hist_sq,
                                      Array<int, 2> rejected, Array<Element, 2> elems, int cnt) {
    if (sample_idx < cnt) {
        if (flags[sample_idx] != 0) {
            rejected[env][ch_idx] += 1;
            return;
        }
        float wt = wts[env][sample_idx];
        int target = bin_of(samples[env][sample_idx][ch_idx], elems[env][ch_idx].low, elems[env][ch_idx].high);
        hist[env][ch_idx][target] += wt;
        hist_sq[env][ch_idx][target] += wt * wt;
    }
}

inline void fill_ch_histograms(int size0, int size1, int size2, Array<float, 3> samples,
                               Array<int, 1> flags, Array<float, 2> wts, Array<float, 3> hist,
                               Array<float, 3> hist_sq, Array<int, 2> rejected,
                               Array<Element, 2> elems, int cnt) {
    for (int env = 0; env < size0; ++env) {
        for (int sample_idx = 0; sample_idx < size1; ++sample_idx) {
            for (int ch_idx = 0; ch_idx < size2; ++ch_idx) {
                fill_ch_histograms_thread(env, sample_idx, ch_idx, samples, flags, wts, hist,
                                          hist_sq, rejected, elems, cnt);
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

    const int samples_depth = 4;
    const int samples_rows = n;
    const int samples_cols = 4;
    const int flags_size = n;
    const int wts_rows = 4;
    const int wts_cols = n;
    const int hist_depth = 4;
    const int hist_rows = 4;
    const int hist_cols = 34;
    const int hist_sq_depth = 4;
    const int hist_sq_rows = 4;
    const int hist_sq_cols = 34;
    const int rejected_rows = 4;
    const int rejected_cols = 4;
    const int elems_rows = 4;
    const int elems_cols = 4;
    std::vector<float> samples(size_t(samples_depth) * samples_rows * samples_cols);
    fill_uniform(samples.data(), samples.size(), key(seed, 0), -1.5, 1.5);
    std::vector<int> flags(flags_size);
    fill_index(flags.data(), flags.size(), key(seed, 1), -2, 2);
    std::vector<float> wts(size_t(wts_rows) * wts_cols);
    fill_uniform(wts.data(), wts.size(), key(seed, 2), 0.5, 2.0);
    std::vector<float> hist(size_t(hist_depth) * hist_rows * hist_cols);
    std::vector<float> hist_sq(size_t(hist_sq_depth) * hist_sq_rows * hist_sq_cols);
    std::vector<int> rejected(size_t(rejected_rows) * rejected_cols);
    std::vector<Element> elems(size_t(elems_rows) * elems_cols);
    for (size_t i = 0; i < elems.size(); ++i)
        fill_uniform(&elems[i].low, 1, key(seed, 6), -1.2, -0.8, i);
    for (size_t i = 0; i < elems.size(); ++i)
        fill_uniform(&elems[i].high, 1, key(seed, 7), 0.8, 1.2, i);
    const int cnt = n;

    auto hist_cpu = hist;
    auto hist_sq_cpu = hist_sq;
    auto rejected_cpu = rejected;
    const float milliseconds = launch_fill_ch_histograms(
            samples, samples_rows, samples_cols, flags, wts, wts_cols, hist, hist_rows, hist_cols, hist_sq,
            hist_sq_rows, hist_sq_cols, rejected, rejected_cols, elems, elems_cols, cnt, 4, n, 4);
    reference::fill_ch_histograms(4, n, 4, {samples.data(), {samples_depth, samples_rows, samples_cols}},
                                  {flags.data(), {flags_size}}, {wts.data(), {wts_rows, wts_cols}},
                                  {hist_cpu.data(), {hist_depth, hist_rows, hist_cols}},
                                  {hist_sq_cpu.data(), {hist_sq_depth, hist_sq_rows, hist_sq_cols}},
                                  {rejected_cpu.data(), {rejected_rows, rejected_cols}},
                                  {elems.data(), {elems_rows, elems_cols}}, cnt);

    double error = 0.0;
    error = std::max(error, error_of<float>("hist", hist, hist_cpu, 0.0001, 0.0));
    error = std::max(error, error_of<float>("hist_sq", hist_sq, hist_sq_cpu, 0.0001, 0.0));
    error = std::max(error, error_of<int>("rejected", rejected, rejected_cpu, 0.0, 1.0));
    const bool passed = error <= 1.0;
    std::printf("fill_ch_histograms: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
