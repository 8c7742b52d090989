// Move every weight by the sign of its interpolated momentum, with decoupled weight decay.
// lion_optimizer_step_no_grad_kernel, from lion_optimizer_step_no_grad_kernel.py

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

__device__ double get_dir_of(double x) {
    if (fabs(x) <= 1e-8) {
        return 0.0;
    }
    return sign(x);
}

__global__ void lion_optimizer_step_no_grad_kernel(
        const int64_t* __restrict__ layer_ids_in, const double* __restrict__ gradient_in,
        const double* __restrict__ device_beta_mom_in, const int* __restrict__ cur_gradient_stride_in,
        const double* __restrict__ cur_beta_update_in, const int* __restrict__ shared_mom_stride_in,
        const Record* __restrict__ records, double* __restrict__ wts, int wts_cols,
        double* __restrict__ mom, int height, int width) {
    const int replica = blockIdx.y * blockDim.y + threadIdx.y;
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (replica >= height || i >= width) return;

    int mom_stride = shared_mom_stride_in[0];
    int layer = int(layer_ids_in[replica]);
    double wt_decay = records[layer].weight_decay_by_layer;
    double learning_rate = records[layer].learning_rate_by_layer;
    double g = gradient_in[replica * cur_gradient_stride_in[0] + i];
    double m = mom[replica * mom_stride + i];
    double w = wts[replica * wts_cols + i];
    double step = get_dir_of(lerp(g, m, cur_beta_update_in[0])) + wt_decay * w;
    wts[replica * wts_cols + i] = w - learning_rate * step;
    mom[replica * mom_stride + i] = lerp(g, m, device_beta_mom_in[0]);
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
float launch_lion_optimizer_step_no_grad_kernel(const std::vector<int64_t>& layer_ids_in,
                                                const std::vector<double>& gradient_in,
                                                const std::vector<double>& device_beta_mom_in,
                                                const std::vector<int>& cur_gradient_stride_in,
                                                const std::vector<double>& cur_beta_update_in,
                                                const std::vector<int>& shared_mom_stride_in,
                                                const std::vector<Record>& records,
                                                std::vector<double>& wts, int wts_cols,
                                                std::vector<double>& mom, int height, int width) {
    DeviceArray<int64_t> d_layer_ids_in(layer_ids_in.data(), layer_ids_in.size());
    DeviceArray<double> d_gradient_in(gradient_in.data(), gradient_in.size());
    DeviceArray<double> d_device_beta_mom_in(device_beta_mom_in.data(), device_beta_mom_in.size());
    DeviceArray<int> d_cur_gradient_stride_in(cur_gradient_stride_in.data(), cur_gradient_stride_in.size());
    DeviceArray<double> d_cur_beta_update_in(cur_beta_update_in.data(), cur_beta_update_in.size());
    DeviceArray<int> d_shared_mom_stride_in(shared_mom_stride_in.data(), shared_mom_stride_in.size());
    DeviceArray<Record> d_records(records.data(), records.size());
    DeviceArray<double> d_wts(wts.data(), wts.size());
    DeviceArray<double> d_mom(mom.data(), mom.size());

    const dim3 block(256, 1);
    const dim3 grid((width + block.x - 1) / block.x, (height + block.y - 1) / block.y);

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    lion_optimizer_step_no_grad_kernel<<<grid, block>>>(
            d_layer_ids_in.data(), d_gradient_in.data(), d_device_beta_mom_in.data(),
            d_cur_gradient_stride_in.data(), d_cur_beta_update_in.data(), d_shared_mom_stride_in.data(),
            d_records.data(), d_wts.data(), wts_cols, d_mom.data(), height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_wts.copy_to(wts.data());
    d_mom.copy_to(mom.data());
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

inline double get_dir_of(double x) {
    if (fabs(x) <= 1e-8) {
        return 0.0;
    }
    return sign(x);
}

// One thread of the launch.
inline void lion_optimizer_step_no_grad_kernel_thread(
        int replica, int i, Array<int64_t, 1> layer_ids_in, Array<double, 1> gradient_in,
        Array<double, 1> device_beta_mom_in, Array<int, 1> cur_gradient_stride_in,
        Array<double, 1> cur_beta_update_in, Array<int, 1> shared_mom_stride_in,
        Array<Record, 1> records, Array<double, 2> wts, Array<double, 1> mom) {
    const int mom_stride = shared_mom_stride_in[0];
    const int layer = int(layer_ids_in[replica]);
    const double wt_decay = records[layer].weight_decay_by_layer;
    const double learning_rate = records[layer].learning_rate_by_layer;
    const double g = gradient_in[replica * cur_gradient_stride_in[0] + i];
    const double m = mom[replica * mom_stride + i];
    const double w = wts[replica][i];
    const double step = get_dir_of(lerp(g, m, cur_beta_update_in[0])) + wt_decay * w;
    wts[replica][i] = w - learning_rate * step;
    mom[replica * mom_stride + i] = lerp(g, m, device_beta_mom_in[0]);
}

inline void lion_optimizer_step_no_grad_kernel(int size0, int size1, Array<int64_t, 1> layer_ids_in,
                                               Array<double, 1> gradient_in,
                                               Array<double, 1> device_beta_mom_in,
                                               Array<int, 1> cur_gradient_stride_in,
                                               Array<double, 1> cur_beta_update_in,
                                               Array<int, 1> shared_mom_stride_in,
                                               Array<Record, 1> records, Array<double, 2> wts,
                                               Array<double, 1> mom) {
    for (int replica = 0; replica < size0; ++replica) {
        for (int i = 0; i < size1; ++i) {
            lion_optimizer_step_no_grad_kernel_thread(replica, i, layer_ids_in, gradient_in,
                                                      device_beta_mom_in, cur_gradient_stride_in,
                                                      cur_beta_update_in, shared_mom_stride_in,
                                                      records, wts, mom);
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

    const int layer_ids_in_size = 2;
    const int gradient_in_size = 2 * n;
    const int device_beta_mom_in_size = 1;
    const int cur_gradient_stride_in_size = 1;
    const int cur_beta_update_in_size = 1;
    const int shared_mom_stride_in_size = 1;
    const int records_size = 4;
    const int wts_rows = 2;
    const int wts_cols = n;
    const int mom_size = 2 * n;
    std::vector<int64_t> layer_ids_in(layer_ids_in_size);
    fill_index(layer_ids_in.data(), layer_ids_in.size(), key(seed, 0), 0, 4);
    std::vector<double> gradient_in(gradient_in_size);
    fill_uniform(gradient_in.data(), gradient_in.size(), key(seed, 1), -1.0, 1.0);
    std::vector<double> device_beta_mom_in(device_beta_mom_in_size);
    fill_constant(device_beta_mom_in.data(), device_beta_mom_in.size(), key(seed, 2), 0.99);
    std::vector<int> cur_gradient_stride_in(cur_gradient_stride_in_size);
    fill_constant(cur_gradient_stride_in.data(), cur_gradient_stride_in.size(), key(seed, 3), n);
    std::vector<double> cur_beta_update_in(cur_beta_update_in_size);
    fill_constant(cur_beta_update_in.data(), cur_beta_update_in.size(), key(seed, 4), 0.9);
    std::vector<int> shared_mom_stride_in(shared_mom_stride_in_size);
    fill_constant(shared_mom_stride_in.data(), shared_mom_stride_in.size(), key(seed, 5), n);
    std::vector<Record> records(records_size);
    for (size_t i = 0; i < records.size(); ++i)
        fill_constant(&records[i].learning_rate_by_layer, 1, key(seed, 6), 0.001);
    for (size_t i = 0; i < records.size(); ++i)
        fill_constant(&records[i].weight_decay_by_layer, 1, key(seed, 7), 0.1);
    std::vector<double> wts(size_t(wts_rows) * wts_cols);
    fill_uniform(wts.data(), wts.size(), key(seed, 8), -1.0, 1.0);
    std::vector<double> mom(mom_size);
    fill_uniform(mom.data(), mom.size(), key(seed, 9), -0.1, 0.1);

    auto wts_cpu = wts;
    auto mom_cpu = mom;
    const float milliseconds = launch_lion_optimizer_step_no_grad_kernel(
            layer_ids_in, gradient_in, device_beta_mom_in, cur_gradient_stride_in, cur_beta_update_in,
            shared_mom_stride_in, records, wts, wts_cols, mom, 2, n);
    reference::lion_optimizer_step_no_grad_kernel(
            2, n, {layer_ids_in.data(), {layer_ids_in_size}}, {gradient_in.data(), {gradient_in_size}},
            {device_beta_mom_in.data(), {device_beta_mom_in_size}},
            {cur_gradient_stride_in.data(), {cur_gradient_stride_in_size}},
            {cur_beta_update_in.data(), {cur_beta_update_in_size}},
            {shared_mom_stride_in.data(), {shared_mom_stride_in_size}}, {records.data(), {records_size}},
            {wts_cpu.data(), {wts_rows, wts_cols}}, {mom_cpu.data(), {mom_size}});

    double error = 0.0;
    error = std::max(error, error_of<double>("wts", wts, wts_cpu, 1e-9));
    error = std::max(error, error_of<double>("mom", mom, mom_cpu, 1e-9));
    const bool passed = error <= 1.0;
    std::printf("lion_optimizer_step_no_grad_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
