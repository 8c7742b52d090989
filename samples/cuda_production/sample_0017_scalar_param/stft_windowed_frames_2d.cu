// Cut a signal into overlapping frames, reflect it at its ends, and apply a periodic Hann window.
// stft_windowed_frames_2d, from stft_windowed_frames_2d.py

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

constexpr float GAIN = 1.3f;

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

__global__ void stft_windowed_frames_2d_kernel(const float* __restrict__ signal, int signal_size,
                                               const float* __restrict__ base_frames, int base_frames_cols,
                                               int hop, float frames_threshold, double* __restrict__ frames,
                                               int frames_cols, int* __restrict__ frames_flag,
                                               int frames_flag_cols, int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int frame = index / width;
    const int t = index % width;

    int i = reflect(frame * hop + t - 16, signal_size);
    float window = 0.5f - 0.5f * cosf(0.19634955f * float(t));
    float value = base_frames[frame * base_frames_cols + t] + GAIN * window * signal[i];
    frames[frame * frames_cols + t] = double(value);
    frames_flag[frame * frames_flag_cols + t] = fabsf(value) > frames_threshold ? 1 : 0;
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
float launch_stft_windowed_frames_2d(const std::vector<float>& signal, int signal_size,
                                     const std::vector<float>& base_frames, int base_frames_cols, int hop,
                                     float frames_threshold, std::vector<double>& frames, int frames_cols,
                                     std::vector<int>& frames_flag, int frames_flag_cols, int height,
                                     int width) {
    DeviceArray<float> d_signal(signal.data(), signal.size());
    DeviceArray<float> d_base_frames(base_frames.data(), base_frames.size());
    DeviceArray<double> d_frames(frames.data(), frames.size());
    DeviceArray<int> d_frames_flag(frames_flag.data(), frames_flag.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    stft_windowed_frames_2d_kernel<<<grid, block>>>(
            d_signal.data(), signal_size, d_base_frames.data(), base_frames_cols, hop, frames_threshold,
            d_frames.data(), frames_cols, d_frames_flag.data(), frames_flag_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_frames.copy_to(frames.data());
    d_frames_flag.copy_to(frames_flag.data());
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
    if (folded >= count) {
        folded = period - folded;
    }
    return folded;
}

// One thread of the launch.
inline void stft_windowed_frames_2d_thread(int frame, int t, Array<float, 1> signal,
                                           Array<float, 2> base_frames, int hop,
                                           float frames_threshold, Array<double, 2> frames,
                                           Array<int, 2> frames_flag) {
    const int i = reflect(frame * hop + t - 16, signal.shape[0]);
    const float window = 0.5f - 0.5f * cosf(0.19634955f * float(t));
    const float value = base_frames[frame][t] + GAIN * window * signal[i];
    frames[frame][t] = double(value);
    frames_flag[frame][t] = fabsf(value) > frames_threshold ? 1 : 0;
}

inline void stft_windowed_frames_2d(int size0, int size1, Array<float, 1> signal,
                                    Array<float, 2> base_frames, int hop, float frames_threshold,
                                    Array<double, 2> frames, Array<int, 2> frames_flag) {
    for (int frame = 0; frame < size0; ++frame) {
        for (int t = 0; t < size1; ++t) {
            stft_windowed_frames_2d_thread(frame, t, signal, base_frames, hop, frames_threshold,
                                           frames, frames_flag);
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

    const int signal_size = 4 * n;
    const int base_frames_rows = n;
    const int base_frames_cols = 32;
    const int frames_rows = n;
    const int frames_cols = 32;
    const int frames_flag_rows = n;
    const int frames_flag_cols = 32;
    std::vector<float> signal(signal_size);
    fill_uniform(signal.data(), signal.size(), key(seed, 0), -1.0, 1.0);
    std::vector<float> base_frames(size_t(base_frames_rows) * base_frames_cols);
    fill_uniform(base_frames.data(), base_frames.size(), key(seed, 1), -1.0, 1.0);
    const int hop = 4;
    float frames_threshold;
    fill_uniform(&frames_threshold, 1, key(seed, 3), 0.1, 1.0);
    std::vector<double> frames(size_t(frames_rows) * frames_cols);
    std::vector<int> frames_flag(size_t(frames_flag_rows) * frames_flag_cols);

    auto frames_cpu = frames;
    auto frames_flag_cpu = frames_flag;
    const float milliseconds = launch_stft_windowed_frames_2d(
            signal, signal_size, base_frames, base_frames_cols, hop, frames_threshold, frames, frames_cols,
            frames_flag, frames_flag_cols, n, 32);
    reference::stft_windowed_frames_2d(n, 32, {signal.data(), {signal_size}},
                                       {base_frames.data(), {base_frames_rows, base_frames_cols}}, hop,
                                       frames_threshold, {frames_cpu.data(), {frames_rows, frames_cols}},
                                       {frames_flag_cpu.data(), {frames_flag_rows, frames_flag_cols}});

    double error = 0.0;
    error = std::max(error, error_of<double>("frames", frames, frames_cpu, 1e-9));
    error = std::max(error, error_of<int>("frames_flag", frames_flag, frames_flag_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("stft_windowed_frames_2d: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
