// Move every weight by the sign of its interpolated momentum, with decoupled weight decay.
// lion_optimizer_step_2d, from _lion_optimizer_step_2d.py

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

__host__ __device__ inline double sign(double x) {
    return x < 0.0 ? -1.0 : 1.0;
}

__host__ __device__ inline double lerp(double a, double b, double t) {
    return a * (1.0 - t) + b * t;
}

struct Record {
    double learning_rate_by_layer;
    double weight_decay_by_layer;
};

__device__ double direction_of(double x) {
    if (fabs(x) <= 1e-8) {
        return 0.0;
    }
    return sign(x);
}

__global__ void lion_optimizer_step_2d_kernel(const int64_t* __restrict__ layer_ids,
                                              const double* __restrict__ gradient,
                                              const double* __restrict__ device_beta_momentum,
                                              const int* __restrict__ current_gradient_stride,
                                              const double* __restrict__ current_beta_update,
                                              const int* __restrict__ current_momentum_stride,
                                              const Record* __restrict__ records,
                                              double* __restrict__ weights, int weights_cols,
                                              double* __restrict__ momentum, int height, int width) {
    const int replica = blockIdx.y * blockDim.y + threadIdx.y;
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (replica >= height || i >= width) return;

    int momentum_stride = current_momentum_stride[0];
    int layer = int(layer_ids[replica]);
    double weight_decay = records[layer].weight_decay_by_layer;
    double learning_rate = records[layer].learning_rate_by_layer;
    double g = gradient[replica * current_gradient_stride[0] + i];
    double m = momentum[i * momentum_stride + replica];
    double w = weights[i * weights_cols + replica];
    double step = direction_of(lerp(g, m, current_beta_update[0])) + weight_decay * w;
    weights[i * weights_cols + replica] = w - learning_rate * step;
    momentum[i * momentum_stride + replica] = lerp(g, m, device_beta_momentum[0]);
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
float launch_lion_optimizer_step_2d(const std::vector<int64_t>& layer_ids,
                                    const std::vector<double>& gradient,
                                    const std::vector<double>& device_beta_momentum,
                                    const std::vector<int>& current_gradient_stride,
                                    const std::vector<double>& current_beta_update,
                                    const std::vector<int>& current_momentum_stride,
                                    const std::vector<Record>& records, std::vector<double>& weights,
                                    int weights_cols, std::vector<double>& momentum, int height, int width) {
    DeviceArray<int64_t> d_layer_ids(layer_ids.data(), layer_ids.size());
    DeviceArray<double> d_gradient(gradient.data(), gradient.size());
    DeviceArray<double> d_device_beta_momentum(device_beta_momentum.data(), device_beta_momentum.size());
    DeviceArray<int> d_current_gradient_stride(current_gradient_stride.data(), current_gradient_stride.size());
    DeviceArray<double> d_current_beta_update(current_beta_update.data(), current_beta_update.size());
    DeviceArray<int> d_current_momentum_stride(current_momentum_stride.data(), current_momentum_stride.size());
    DeviceArray<Record> d_records(records.data(), records.size());
    DeviceArray<double> d_weights(weights.data(), weights.size());
    DeviceArray<double> d_momentum(momentum.data(), momentum.size());

    const dim3 block(256, 1);
    const dim3 grid((width + block.x - 1) / block.x, (height + block.y - 1) / block.y);

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    lion_optimizer_step_2d_kernel<<<grid, block>>>(
            d_layer_ids.data(), d_gradient.data(), d_device_beta_momentum.data(),
            d_current_gradient_stride.data(), d_current_beta_update.data(),
            d_current_momentum_stride.data(), d_records.data(), d_weights.data(), weights_cols,
            d_momentum.data(), height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_weights.copy_to(weights.data());
    d_momentum.copy_to(momentum.data());
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

inline double _direction_of(double x) {
    if (fabs(x) <= 1e-8) {
        return 0.0;
    }
    return sign(x);
}

// One thread of the launch.
inline void _lion_optimizer_step_2d_thread(int replica, int i, Array<int64_t, 1> layer_ids,
                                           Array<double, 1> gradient,
                                           Array<double, 1> device_beta_momentum,
                                           Array<int, 1> current_gradient_stride,
                                           Array<double, 1> current_beta_update,
                                           Array<int, 1> current_momentum_stride,
                                           Array<Record, 1> records, Array<double, 2> weights,
                                           Array<double, 1> momentum) {
    const int momentum_stride = current_momentum_stride[0];
    const int layer = int(layer_ids[replica]);
    const double weight_decay = records[layer].weight_decay_by_layer;
    const double learning_rate = records[layer].learning_rate_by_layer;
    const double g = gradient[replica * current_gradient_stride[0] + i];
    const double m = momentum[i * momentum_stride + replica];
    const double w = weights[i][replica];
    const double step = _direction_of(lerp(g, m, current_beta_update[0])) + weight_decay * w;
    weights[i][replica] = w - learning_rate * step;
    momentum[i * momentum_stride + replica] = lerp(g, m, device_beta_momentum[0]);
}

inline void _lion_optimizer_step_2d(int size0, int size1, Array<int64_t, 1> layer_ids,
                                    Array<double, 1> gradient,
                                    Array<double, 1> device_beta_momentum,
                                    Array<int, 1> current_gradient_stride,
                                    Array<double, 1> current_beta_update,
                                    Array<int, 1> current_momentum_stride, Array<Record, 1> records,
                                    Array<double, 2> weights, Array<double, 1> momentum) {
    for (int replica = 0; replica < size0; ++replica) {
        for (int i = 0; i < size1; ++i) {
            _lion_optimizer_step_2d_thread(replica, i, layer_ids, gradient, device_beta_momentum,
                                           current_gradient_stride, current_beta_update,
                                           current_momentum_stride, records, weights, momentum);
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

template <class T>
void fill_constant(T* to, size_t count, uint64_t, double value) {
    for (size_t j = 0; j < count; ++j) to[j] = T(value);
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

    const int layer_ids_size = 2;
    const int gradient_size = 2 * n;
    const int device_beta_momentum_size = 1;
    const int current_gradient_stride_size = 1;
    const int current_beta_update_size = 1;
    const int current_momentum_stride_size = 1;
    const int records_size = 4;
    const int weights_rows = n;
    const int weights_cols = 2;
    const int momentum_size = n * 2;
    std::vector<int64_t> layer_ids(layer_ids_size);
    fill_index(layer_ids.data(), layer_ids.size(), key(seed, 0), 0, 4);
    std::vector<double> gradient(gradient_size);
    fill_uniform(gradient.data(), gradient.size(), key(seed, 1), -1.0, 1.0);
    std::vector<double> device_beta_momentum(device_beta_momentum_size);
    fill_constant(device_beta_momentum.data(), device_beta_momentum.size(), key(seed, 2), 0.99);
    std::vector<int> current_gradient_stride(current_gradient_stride_size);
    fill_constant(current_gradient_stride.data(), current_gradient_stride.size(), key(seed, 3), n);
    std::vector<double> current_beta_update(current_beta_update_size);
    fill_constant(current_beta_update.data(), current_beta_update.size(), key(seed, 4), 0.9);
    std::vector<int> current_momentum_stride(current_momentum_stride_size);
    fill_constant(current_momentum_stride.data(), current_momentum_stride.size(), key(seed, 5), 2.0);
    std::vector<Record> records(records_size);
    for (size_t i = 0; i < records.size(); ++i)
        fill_constant(&records[i].learning_rate_by_layer, 1, key(seed, 6), 0.001);
    for (size_t i = 0; i < records.size(); ++i)
        fill_constant(&records[i].weight_decay_by_layer, 1, key(seed, 7), 0.1);
    std::vector<double> weights(size_t(weights_rows) * weights_cols);
    fill_uniform(weights.data(), weights.size(), key(seed, 8), -1.0, 1.0);
    std::vector<double> momentum(momentum_size);
    fill_uniform(momentum.data(), momentum.size(), key(seed, 9), -0.1, 0.1);

    auto weights_cpu = weights;
    auto momentum_cpu = momentum;
    const float milliseconds = launch_lion_optimizer_step_2d(
            layer_ids, gradient, device_beta_momentum, current_gradient_stride, current_beta_update,
            current_momentum_stride, records, weights, weights_cols, momentum, 2, n);
    reference::_lion_optimizer_step_2d(2, n, {layer_ids.data(), {layer_ids_size}},
                                       {gradient.data(), {gradient_size}},
                                       {device_beta_momentum.data(), {device_beta_momentum_size}},
                                       {current_gradient_stride.data(), {current_gradient_stride_size}},
                                       {current_beta_update.data(), {current_beta_update_size}},
                                       {current_momentum_stride.data(), {current_momentum_stride_size}},
                                       {records.data(), {records_size}},
                                       {weights_cpu.data(), {weights_rows, weights_cols}},
                                       {momentum_cpu.data(), {momentum_size}});

    double error = 0.0;
    error = std::max(error, error_of<double>("weights", weights, weights_cpu, 1e-9));
    error = std::max(error, error_of<double>("momentum", momentum, momentum_cpu, 1e-9));
    const bool passed = error <= 1.0;
    std::printf("lion_optimizer_step_2d: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
