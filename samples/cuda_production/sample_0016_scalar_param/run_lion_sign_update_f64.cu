// Move every weight by the sign of its interpolated momentum, with decoupled weight decay.
// run_lion_sign_update_f64, from run_lion_sign_update_f64.py

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

constexpr float DEAD_ZONE = 1e-8f;
constexpr float LEARNING_RATE = 0.001f;
constexpr float BETA_MOMENTUM = 0.99f;

__host__ __device__ inline float sign(float x) {
    return x < 0.0f ? -1.0f : 1.0f;
}

__host__ __device__ inline float lerp(float a, float b, float t) {
    return a * (1.0f - t) + b * t;
}

struct Element {
    float shared_weight_decay;
    float current_beta_update;
};

__device__ float direction_of(float x) {
    if (fabsf(x) <= DEAD_ZONE) {
        return 0.0f;
    }
    return sign(x);
}

__global__ void run_lion_sign_update_f64_kernel(const int64_t* __restrict__ active_ids,
                                                const double* __restrict__ grad, int grad_cols,
                                                const int* __restrict__ cur_mom_stride,
                                                const Element* __restrict__ elems, int wts_width,
                                                double* __restrict__ out_wts, double* __restrict__ out_mom,
                                                int height, int width) {
    const int env = blockIdx.y * blockDim.y + threadIdx.y;
    const int thread = blockIdx.x * blockDim.x + threadIdx.x;
    if (env >= height || thread >= width) return;

    int mom_stride = cur_mom_stride[0];
    int i = int(active_ids[thread]);
    float g = float(grad[i * grad_cols + env]);
    float m = float(out_mom[i * mom_stride + env]);
    float w = float(out_wts[i * wts_width + env]);
    float step = direction_of(lerp(g, m, elems[0].current_beta_update)) + elems[0].shared_weight_decay * w;
    out_wts[i * wts_width + env] = double(w - LEARNING_RATE * step);
    out_mom[i * mom_stride + env] = double(lerp(g, m, BETA_MOMENTUM));
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
float launch_run_lion_sign_update_f64(const std::vector<int64_t>& active_ids,
                                      const std::vector<double>& grad, int grad_cols,
                                      const std::vector<int>& cur_mom_stride,
                                      const std::vector<Element>& elems, int wts_width,
                                      std::vector<double>& out_wts, std::vector<double>& out_mom,
                                      int height, int width) {
    DeviceArray<int64_t> d_active_ids(active_ids.data(), active_ids.size());
    DeviceArray<double> d_grad(grad.data(), grad.size());
    DeviceArray<int> d_cur_mom_stride(cur_mom_stride.data(), cur_mom_stride.size());
    DeviceArray<Element> d_elems(elems.data(), elems.size());
    DeviceArray<double> d_out_wts(out_wts.data(), out_wts.size());
    DeviceArray<double> d_out_mom(out_mom.data(), out_mom.size());

    const dim3 block(256, 1);
    const dim3 grid((width + block.x - 1) / block.x, (height + block.y - 1) / block.y);

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    run_lion_sign_update_f64_kernel<<<grid, block>>>(
            d_active_ids.data(), d_grad.data(), grad_cols, d_cur_mom_stride.data(), d_elems.data(),
            wts_width, d_out_wts.data(), d_out_mom.data(), height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_out_wts.copy_to(out_wts.data());
    d_out_mom.copy_to(out_mom.data());
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

constexpr float DEAD_ZONE = 1e-8f;
constexpr float LEARNING_RATE = 0.001f;
constexpr float BETA_MOMENTUM = 0.99f;

inline float direction_of(float x) {
    if (fabsf(x) <= DEAD_ZONE) {
        return 0.0f;
    }
    return sign(x);
}

// One thread of the launch.
inline void run_lion_sign_update_f64_thread(int env, int thread, Array<int64_t, 1> active_ids,
                                            Array<double, 2> grad, Array<int, 1> cur_mom_stride,
                                            Array<Element, 1> elems, int wts_width,
                                            Array<double, 1> out_wts, Array<double, 1> out_mom) {
    const int mom_stride = cur_mom_stride[0];
    const int i = int(active_ids[thread]);
    const float g = float(grad[i][env]);
    const float m = float(out_mom[i * mom_stride + env]);
    const float w = float(out_wts[i * wts_width + env]);
    const float step = direction_of(lerp(g, m, elems[0].current_beta_update)) + elems[0].shared_weight_decay * w;
    out_wts[i * wts_width + env] = double(w - LEARNING_RATE * step);
    out_mom[i * mom_stride + env] = double(lerp(g, m, BETA_MOMENTUM));
}

inline void run_lion_sign_update_f64(int size0, int size1, Array<int64_t, 1> active_ids,
                                     Array<double, 2> grad, Array<int, 1> cur_mom_stride,
                                     Array<Element, 1> elems, int wts_width,
                                     Array<double, 1> out_wts, Array<double, 1> out_mom) {
    for (int env = 0; env < size0; ++env) {
        for (int thread = 0; thread < size1; ++thread) {
            run_lion_sign_update_f64_thread(env, thread, active_ids, grad, cur_mom_stride, elems,
                                            wts_width, out_wts, out_mom);
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
void fill_constant(T* to, size_t count, uint64_t, double value) {
    for (size_t j = 0; j < count; ++j) to[j] = T(value);
}

template <class T>
void fill_permutation(T* to, size_t count, uint64_t key) {
    std::vector<size_t> order(count);
    for (size_t j = 0; j < count; ++j) order[j] = j;
    std::stable_sort(order.begin(), order.end(),
                     [key](size_t a, size_t b) { return mix(key ^ a) < mix(key ^ b); });
    for (size_t j = 0; j < count; ++j) to[j] = T(double(order[j]));
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

    const int active_ids_size = n;
    const int grad_rows = n;
    const int grad_cols = 3;
    const int cur_mom_stride_size = 1;
    const int elems_size = 1;
    const int out_wts_size = n * 3;
    const int out_mom_size = n * 3;
    std::vector<int64_t> active_ids(active_ids_size);
    fill_permutation(active_ids.data(), active_ids.size(), key(seed, 0));
    std::vector<double> grad(size_t(grad_rows) * grad_cols);
    fill_uniform(grad.data(), grad.size(), key(seed, 1), -1.0, 1.0);
    std::vector<int> cur_mom_stride(cur_mom_stride_size);
    fill_constant(cur_mom_stride.data(), cur_mom_stride.size(), key(seed, 2), 3.0);
    std::vector<Element> elems(elems_size);
    for (size_t i = 0; i < elems.size(); ++i)
        fill_constant(&elems[i].shared_weight_decay, 1, key(seed, 3), 0.1);
    for (size_t i = 0; i < elems.size(); ++i)
        fill_constant(&elems[i].current_beta_update, 1, key(seed, 4), 0.9);
    const int wts_width = 3;
    std::vector<double> out_wts(out_wts_size);
    fill_uniform(out_wts.data(), out_wts.size(), key(seed, 6), -1.0, 1.0);
    std::vector<double> out_mom(out_mom_size);
    fill_uniform(out_mom.data(), out_mom.size(), key(seed, 7), -0.1, 0.1);

    auto out_wts_cpu = out_wts;
    auto out_mom_cpu = out_mom;
    const float milliseconds = launch_run_lion_sign_update_f64(
            active_ids, grad, grad_cols, cur_mom_stride, elems, wts_width, out_wts, out_mom, 3, n);
    reference::run_lion_sign_update_f64(3, n, {active_ids.data(), {active_ids_size}},
                                        {grad.data(), {grad_rows, grad_cols}},
                                        {cur_mom_stride.data(), {cur_mom_stride_size}},
                                        {elems.data(), {elems_size}}, wts_width,
                                        {out_wts_cpu.data(), {out_wts_size}},
                                        {out_mom_cpu.data(), {out_mom_size}});

    double error = 0.0;
    error = std::max(error, error_of<double>("out_wts", out_wts, out_wts_cpu, 0.0001));
    error = std::max(error, error_of<double>("out_mom", out_mom, out_mom_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("run_lion_sign_update_f64: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
