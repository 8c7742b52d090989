// Cut a signal into overlapping frames, reflect it at its ends, and apply a periodic Hann window.
// stft_windowed_frames_kernel, from _stft_windowed_frames_kernel.py

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

__device__ int reflect(int i, int count) {
    if (count == 1) {
        return 0;
    }
    int period = 2 * (count - 1);
    int folded = abs(i) % period;
    if (folded >= count) {
        folded = period - folded;
    }
    return folded;
}

__global__ void stft_windowed_frames_kernel(const float* __restrict__ signal, int signal_size, int hop,
                                            float gain, float* __restrict__ frames, int frames_cols,
                                            int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int frame = index / width;
    const int t = index % width;

    int i = reflect(frame * hop + t - 16, signal_size);
    float window = 0.5f - 0.5f * cosf(0.19634955f * float(t));
    frames[frame * frames_cols + t] = gain * window * signal[i];
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
float launch_stft_windowed_frames_kernel(const std::vector<float>& signal, int signal_size, int hop,
                                         float gain, std::vector<float>& frames, int frames_cols,
                                         int height, int width) {
    DeviceArray<float> d_signal(signal.data(), signal.size());
    DeviceArray<float> d_frames(frames.data(), frames.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    stft_windowed_frames_kernel<<<grid, block>>>(
            d_signal.data(), signal_size, hop, gain, d_frames.data(), frames_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_frames.copy_to(frames.data());
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

inline int _reflect(int i, int count) {
    if (count == 1) {
        return 0;
    }
    const int period = 2 * (count - 1);
    int folded = abs(i) % period;
    if (folded >= count) {
        folded = period - folded;
    }
    return folded;
}

// One thread of the launch.
inline void _stft_windowed_frames_kernel_thread(int frame, int t, Array<float, 1> signal, int hop,
                                                float gain, Array<float, 2> frames) {
    const int i = _reflect(frame * hop + t - 16, signal.shape[0]);
    const float window = 0.5f - 0.5f * cosf(0.19634955f * float(t));
    frames[frame][t] = gain * window * signal[i];
}

inline void _stft_windowed_frames_kernel(int size0, int size1, Array<float, 1> signal, int hop,
                                         float gain, Array<float, 2> frames) {
    for (int frame = 0; frame < size0; ++frame) {
        for (int t = 0; t < size1; ++t) {
            _stft_windowed_frames_kernel_thread(frame, t, signal, hop, gain, frames);
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

    const int signal_size = 4 * n;
    const int frames_rows = n;
    const int frames_cols = 32;
    std::vector<float> signal(signal_size);
    fill_uniform(signal.data(), signal.size(), key(seed, 0), -1.0, 1.0);
    const int hop = 4;
    float gain;
    fill_uniform(&gain, 1, key(seed, 2), 0.5, 2.0);
    std::vector<float> frames(size_t(frames_rows) * frames_cols);

    auto frames_cpu = frames;
    const float milliseconds = launch_stft_windowed_frames_kernel(
            signal, signal_size, hop, gain, frames, frames_cols, n, 32);
    reference::_stft_windowed_frames_kernel(n, 32, {signal.data(), {signal_size}}, hop, gain,
                                            {frames_cpu.data(), {frames_rows, frames_cols}});

    const double error = error_of<float>("frames", frames, frames_cpu, 0.0001);
    const bool passed = error <= 1.0;
    std::printf("stft_windowed_frames_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
