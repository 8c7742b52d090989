// Advance the forward log probabilities of all label positions of a batch by one frame.
// ctc_forward_alpha_step, from ctc_forward_alpha_step.py

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

constexpr double LOG_ZERO = -10000.0;

// log(exp(a) + exp(b))
__device__ double log_add(double a, double b) {
    double larger = fmax(a, b);
    return larger + log(1.0 + exp(fmin(a, b) - larger));
}

// Two equal labels in a row need the blank between them.
__device__ bool may_skip_blank(const int* labels, int state) {
    if (state < 3 || state % 2 == 0) {
        return false;
    }
    return labels[state / 2] != labels[state / 2 - 1];
}

__device__ int state_symbol(const int* labels, int state) {
    if (state % 2 == 0) {
        return 0;
    }
    return labels[state / 2];
}

__global__ void ctc_forward_alpha_step_kernel(const double* __restrict__ log_probs, int log_probs_cols,
                                              const int* __restrict__ labels, int labels_cols,
                                              const int* __restrict__ label_lens,
                                              const int* __restrict__ num_frames, int frame,
                                              int alpha_stride, const double* __restrict__ alpha_prev,
                                              int alpha_prev_cols, double* __restrict__ alpha, int height,
                                              int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int u = index / width;
    const int state_idx = index % width;

    if (state_idx > 2 * label_lens[u]) {
        alpha[state_idx * alpha_stride + u] = LOG_ZERO;
        return;
    }
    if (frame >= num_frames[u]) {  // shorter utterances of the batch wait at their result
        alpha[state_idx * alpha_stride + u] = alpha_prev[state_idx * alpha_prev_cols + u];
        return;
    }

    double reached = LOG_ZERO;
    if (frame == 0) {
        if (state_idx < 2) {
            reached = 0.0;
        }
    } else {
        reached = alpha_prev[state_idx * alpha_prev_cols + u];
        if (state_idx > 0) {
            reached = log_add(reached, alpha_prev[(state_idx - 1) * alpha_prev_cols + u]);
        }
        if (may_skip_blank(labels + u * labels_cols, state_idx)) {
            reached = log_add(reached, alpha_prev[(state_idx - 2) * alpha_prev_cols + u]);
        }
    }

    int symbol = state_symbol(labels + u * labels_cols, state_idx);
    alpha[state_idx * alpha_stride + u] = fmax(reached + log_probs[symbol * log_probs_cols + u], LOG_ZERO);
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
float launch_ctc_forward_alpha_step(const std::vector<double>& log_probs, int log_probs_cols,
                                    const std::vector<int>& labels, int labels_cols,
                                    const std::vector<int>& label_lens, const std::vector<int>& num_frames,
                                    int frame, int alpha_stride, const std::vector<double>& alpha_prev,
                                    int alpha_prev_cols, std::vector<double>& alpha, int height, int width) {
    DeviceArray<double> d_log_probs(log_probs.data(), log_probs.size());
    DeviceArray<int> d_labels(labels.data(), labels.size());
    DeviceArray<int> d_label_lens(label_lens.data(), label_lens.size());
    DeviceArray<int> d_num_frames(num_frames.data(), num_frames.size());
    DeviceArray<double> d_alpha_prev(alpha_prev.data(), alpha_prev.size());
    DeviceArray<double> d_alpha(alpha.data(), alpha.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    ctc_forward_alpha_step_kernel<<<grid, block>>>(
            d_log_probs.data(), log_probs_cols, d_labels.data(), labels_cols, d_label_lens.data(),
            d_num_frames.data(), frame, alpha_stride, d_alpha_prev.data(), alpha_prev_cols, d_alpha.data(),
            height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_alpha.copy_to(alpha.data());
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

constexpr double LOG_ZERO = -10000.0;

inline double log_add(double a, double b) {
    const double larger = fmax(a, b);
    return larger + log(1.0 + exp(fmin(a, b) - larger));
}

inline bool may_skip_blank(Array<int, 1> labels, int state) {
    if (state < 3 || state % 2 == 0) {
        return false;
    }
    return labels[state / 2] != labels[state / 2 - 1];
}

inline int state_symbol(Array<int, 1> labels, int state) {
    if (state % 2 == 0) {
        return 0;
    }
    return labels[state / 2];
}

// One thread of the launch.
inline void ctc_forward_alpha_step_thread(int u, int state_idx, Array<double, 2> log_probs,
                                          Array<int, 2> labels, Array<int, 1> label_lens,
                                          Array<int, 1> num_frames, int frame, int alpha_stride,
                                          Array<double, 2> alpha_prev, Array<double, 1> alpha) {
    if (state_idx > 2 * label_lens[u]) {
        alpha[state_idx * alpha_stride + u] = LOG_ZERO;
        return;
    }
    if (frame >= num_frames[u]) {
        alpha[state_idx * alpha_stride + u] = alpha_prev[state_idx][u];
        return;
    }
    double reached = LOG_ZERO;
    if (frame == 0) {
        if (state_idx < 2) {
            reached = 0.0;
        }
    } else {
        reached = alpha_prev[state_idx][u];
        if (state_idx > 0) {
            reached = log_add(reached, alpha_prev[state_idx - 1][u]);
        }
        if (may_skip_blank(labels[u], state_idx)) {
            reached = log_add(reached, alpha_prev[state_idx - 2][u]);
        }
    }
    const int symbol = state_symbol(labels[u], state_idx);
    alpha[state_idx * alpha_stride + u] = fmax(reached + log_probs[symbol][u], LOG_ZERO);
}

inline void ctc_forward_alpha_step(int size0, int size1, Array<double, 2> log_probs,
                                   Array<int, 2> labels, Array<int, 1> label_lens,
                                   Array<int, 1> num_frames, int frame, int alpha_stride,
                                   Array<double, 2> alpha_prev, Array<double, 1> alpha) {
    for (int u = 0; u < size0; ++u) {
        for (int state_idx = 0; state_idx < size1; ++state_idx) {
            ctc_forward_alpha_step_thread(u, state_idx, log_probs, labels, label_lens, num_frames,
                                          frame, alpha_stride, alpha_prev, alpha);
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

    const int log_probs_rows = 6;
    const int log_probs_cols = n;
    const int labels_rows = n;
    const int labels_cols = 4;
    const int label_lens_size = n;
    const int num_frames_size = n;
    const int alpha_prev_rows = 9;
    const int alpha_prev_cols = n;
    const int alpha_size = 9 * n;
    std::vector<double> log_probs(size_t(log_probs_rows) * log_probs_cols);
    fill_uniform(log_probs.data(), log_probs.size(), key(seed, 0), -4.0, -0.5);
    std::vector<int> labels(size_t(labels_rows) * labels_cols);
    fill_index(labels.data(), labels.size(), key(seed, 1), 1, 6);
    std::vector<int> label_lens(label_lens_size);
    fill_index(label_lens.data(), label_lens.size(), key(seed, 2), 1, 5);
    std::vector<int> num_frames(num_frames_size);
    fill_index(num_frames.data(), num_frames.size(), key(seed, 3), 1, 8);
    int frame;
    fill_index(&frame, 1, key(seed, 4), 0, 8);
    const int alpha_stride = n;
    std::vector<double> alpha_prev(size_t(alpha_prev_rows) * alpha_prev_cols);
    fill_uniform(alpha_prev.data(), alpha_prev.size(), key(seed, 6), -20.0, -1.0);
    std::vector<double> alpha(alpha_size);

    auto alpha_cpu = alpha;
    const float milliseconds = launch_ctc_forward_alpha_step(
            log_probs, log_probs_cols, labels, labels_cols, label_lens, num_frames, frame, alpha_stride,
            alpha_prev, alpha_prev_cols, alpha, n, 9);
    reference::ctc_forward_alpha_step(n, 9, {log_probs.data(), {log_probs_rows, log_probs_cols}},
                                      {labels.data(), {labels_rows, labels_cols}},
                                      {label_lens.data(), {label_lens_size}},
                                      {num_frames.data(), {num_frames_size}}, frame, alpha_stride,
                                      {alpha_prev.data(), {alpha_prev_rows, alpha_prev_cols}},
                                      {alpha_cpu.data(), {alpha_size}});

    const double error = error_of<double>("alpha", alpha, alpha_cpu, 1e-9);
    const bool passed = error <= 1.0;
    std::printf("ctc_forward_alpha_step: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
