// Cut a signal into overlapping frames, reflect it at its ends, and apply a periodic Hann window.
// compute_stft_windowed_frames_kernel, from compute_stft_windowed_frames_kernel.py

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

constexpr float GAIN = 1.3f;

// Index mirrored into [0, count) at the end samples.
__device__ int reflect(int i, int count) {
    if (count == 1) {
        return 0;
    }
    int period = 2 * (count - 1);
    int folded = abs(i) % period;
    if (count <= folded) {
        folded = period - folded;
    }
    return folded;
}

__global__ void compute_stft_windowed_frames_kernel(
        const float* __restrict__ sig, int sig_size, int hop, int n_totals, float* __restrict__ out_frames,
        int out_frames_cols, int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int frame = index / width;
    const int t = index % width;

    if (frame < n_totals) {
        int i = reflect(frame * hop + t - 16, sig_size);
        float win = 0.5f - 0.5f * cosf(0.19634955f * float(t));
        out_frames[frame * out_frames_cols + t] = GAIN * win * sig[i];
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
float launch_compute_stft_windowed_frames_kernel(
        const std::vector<float>& sig, int sig_size, int hop, int n_totals, std::vector<float>& out_frames,
        int out_frames_cols, int height, int width) {
    DeviceArray<float> d_sig(sig.data(), sig.size());
    DeviceArray<float> d_out_frames(out_frames.data(), out_frames.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    compute_stft_windowed_frames_kernel<<<grid, block>>>(
            d_sig.data(), sig_size, hop, n_totals, d_out_frames.data(), out_frames_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_out_frames.copy_to(out_frames.data());
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

constexpr float GAIN = 1.3f;

inline int reflect(int i, int count) {
    if (count == 1) {
        return 0;
    }
    const int period = 2 * (count - 1);
    int folded = abs(i) % period;
    if (count <= folded) {
        folded = period - folded;
    }
    return folded;
}

// One thread of the launch.
inline void compute_stft_windowed_frames_kernel_thread(
        int frame, int t, Array<float, 1> sig, int hop, int n_totals, Array<float, 2> out_frames) {
    if (frame < n_totals) {
        const int i = reflect(frame * hop + t - 16, sig.shape[0]);
        const float win = 0.5f - 0.5f * cosf(0.19634955f * float(t));
        out_frames[frame][t] = GAIN * win * sig[i];
    }
}

inline void compute_stft_windowed_frames_kernel(int size0, int size1, Array<float, 1> sig, int hop,
                                                int n_totals, Array<float, 2> out_frames) {
    for (int frame = 0; frame < size0; ++frame) {
        for (int t = 0; t < size1; ++t) {
            compute_stft_windowed_frames_kernel_thread(frame, t, sig, hop, n_totals, out_frames);
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

    const int sig_size = 4 * n;
    const int out_frames_rows = n;
    const int out_frames_cols = 32;
    std::vector<float> sig(sig_size);
    fill_uniform(sig.data(), sig.size(), key(seed, 0), -1.0, 1.0);
    const int hop = 4;
    const int n_totals = n;
    std::vector<float> out_frames(size_t(out_frames_rows) * out_frames_cols);

    auto out_frames_cpu = out_frames;
    const float milliseconds = launch_compute_stft_windowed_frames_kernel(
            sig, sig_size, hop, n_totals, out_frames, out_frames_cols, n, 32);
    reference::compute_stft_windowed_frames_kernel(
            n, 32, {sig.data(), {sig_size}}, hop, n_totals,
            {out_frames_cpu.data(), {out_frames_rows, out_frames_cols}});

    const double error = error_of<float>("out_frames", out_frames, out_frames_cpu, 0.0001);
    const bool passed = error <= 1.0;
    std::printf("compute_stft_windowed_frames_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
