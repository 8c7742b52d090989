// Compute the quantile regression loss between the predicted return quantiles of the taken action and the Bellman targets.
// quantile_huber_td_loss, from _quantile_huber_td_loss.py

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

struct Element {
    int actions;
    float rewards;
    float weight_loss;
};

struct Params {
    float discount;
    float kappa;
};

__device__ float huber(float err, float kappa) {
    float size = fabsf(err);
    if (kappa >= size) {
        return 0.5f * err * err;
    }
    return kappa * (size - 0.5f * kappa);
}

__global__ void __launch_bounds__(256, 2) quantile_huber_td_loss_kernel(
        const float* __restrict__ quantiles, int quantiles_rows, int quantiles_cols,
        const float* __restrict__ next_quantiles, int next_quantiles_cols,
        const Element* __restrict__ elems, const bool* __restrict__ done,
        const int* __restrict__ cur_loss_width, Params params, int n_totals, double* __restrict__ loss,
        int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int t = index / width;
    const int q = index % width;

    if (t >= n_totals) {
        return;
    }
    int cnt = next_quantiles_cols;
    float tau = (float(q) + 0.5f) / float(quantiles_cols);
    float pred = quantiles[(t * quantiles_rows + elems[t].actions) * quantiles_cols + q];
    float bootstrap;
    if (done[t]) {
        bootstrap = 0.0f;
    } else {
        bootstrap = params.discount;
    }
    float tot = 0.0f;
    for (int j = 0; j < cnt; ++j) {
        float err = elems[t].rewards + bootstrap * next_quantiles[t * next_quantiles_cols + j] - pred;
        // being too high costs 1 - tau, being too low tau
        float lvl;
        if (err < 0.0f) {
            lvl = 1.0f - tau;
        } else {
            lvl = tau;
        }
        tot = tot + lvl * huber(err, params.kappa);
    }
    loss[q * cur_loss_width[0] + t] = double(elems[t].weight_loss * (tot / (float(cnt) * params.kappa)));
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
float launch_quantile_huber_td_loss(const std::vector<float>& quantiles, int quantiles_rows,
                                    int quantiles_cols, const std::vector<float>& next_quantiles,
                                    int next_quantiles_cols, const std::vector<Element>& elems,
                                    const std::vector<unsigned char>& done,
                                    const std::vector<int>& cur_loss_width, Params params, int n_totals,
                                    std::vector<double>& loss, int height, int width) {
    DeviceArray<float> d_quantiles(quantiles.data(), quantiles.size());
    DeviceArray<float> d_next_quantiles(next_quantiles.data(), next_quantiles.size());
    DeviceArray<Element> d_elems(elems.data(), elems.size());
    DeviceArray<bool> d_done(reinterpret_cast<const bool*>(done.data()), done.size());
    DeviceArray<int> d_cur_loss_width(cur_loss_width.data(), cur_loss_width.size());
    DeviceArray<double> d_loss(loss.data(), loss.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    quantile_huber_td_loss_kernel<<<grid, block>>>(
            d_quantiles.data(), quantiles_rows, quantiles_cols, d_next_quantiles.data(),
            next_quantiles_cols, d_elems.data(), d_done.data(), d_cur_loss_width.data(), params, n_totals,
            d_loss.data(), height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_loss.copy_to(loss.data());
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

inline float _huber(float err, float kappa) {
    const float size = fabsf(err);
    if (kappa >= size) {
        return 0.5f * err * err;
    }
    return kappa * (size - 0.5f * kappa);
}

// One thread of the launch.
inline void _quantile_huber_td_loss_thread(int t, int q, Array<float, 3> quantiles,
                                           Array<float, 2> next_quantiles, Array<Element, 1> elems,
                                           Array<bool, 1> done, Array<int, 1> cur_loss_width,
                                           Params params, int n_totals, Array<double, 1> loss) {
    if (t >= n_totals) {
        return;
    }
    const int cnt = next_quantiles.shape[1];
    const float tau = (float(q) + 0.5f) / float(quantiles.shape[2]);
    const float pred = quantiles[t][elems[t].actions][q];
    float bootstrap;
    if (done[t]) {
        bootstrap = 0.0f;
    } else {
        bootstrap = params.discount;
    }
    float tot = 0.0f;
    for (int j = 0; j < cnt; ++j) {
        const float err = elems[t].rewards + bootstrap * next_quantiles[t][j] - pred;
        float lvl;
        if (err < 0.0f) {
            lvl = 1.0f - tau;
        } else {
            lvl = tau;
        }
        tot = tot + lvl * _huber(err, params.kappa);
    }
    loss[q * cur_loss_width[0] + t] = double(elems[t].weight_loss * (tot / (float(cnt) * params.kappa)));
}

inline void _quantile_huber_td_loss(int size0, int size1, Array<float, 3> quantiles,
                                    Array<float, 2> next_quantiles, Array<Element, 1> elems,
                                    Array<bool, 1> done, Array<int, 1> cur_loss_width,
                                    Params params, int n_totals, Array<double, 1> loss) {
    for (int t = 0; t < size0; ++t) {
        for (int q = 0; q < size1; ++q) {
            _quantile_huber_td_loss_thread(t, q, quantiles, next_quantiles, elems, done,
                                           cur_loss_width, params, n_totals, loss);
        }
    }
}

}  // namespace reference

constexpr uint64_t sample_index = 4;

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

template <class T>
void fill_bool(T* to, size_t count, uint64_t key, size_t first = 0) {
    for (size_t j = 0; j < count; ++j) to[j] = T(uniform(key, first + j) >= 0.5 ? 1.0 : 0.0);
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

    const int quantiles_depth = n;
    const int quantiles_rows = 4;
    const int quantiles_cols = 8;
    const int next_quantiles_rows = n;
    const int next_quantiles_cols = 8;
    const int elems_size = n;
    const int done_size = n;
    const int cur_loss_width_size = 1;
    const int loss_size = 8 * n;
    std::vector<float> quantiles(size_t(quantiles_depth) * quantiles_rows * quantiles_cols);
    fill_uniform(quantiles.data(), quantiles.size(), key(seed, 0), -2.0, 2.0);
    std::vector<float> next_quantiles(size_t(next_quantiles_rows) * next_quantiles_cols);
    fill_uniform(next_quantiles.data(), next_quantiles.size(), key(seed, 1), -2.0, 2.0);
    std::vector<Element> elems(elems_size);
    for (size_t i = 0; i < elems.size(); ++i)
        fill_index(&elems[i].actions, 1, key(seed, 2), 0, 4, i);
    for (size_t i = 0; i < elems.size(); ++i)
        fill_uniform(&elems[i].rewards, 1, key(seed, 3), -1.0, 1.0, i);
    for (size_t i = 0; i < elems.size(); ++i)
        fill_uniform(&elems[i].weight_loss, 1, key(seed, 4), 0.25, 1.5, i);
    std::vector<unsigned char> done(done_size);
    fill_bool(done.data(), done.size(), key(seed, 5));
    std::vector<int> cur_loss_width(cur_loss_width_size);
    fill_constant(cur_loss_width.data(), cur_loss_width.size(), key(seed, 6), n);
    Params params{};
    params.discount = 0.99f;
    params.kappa = 1.0f;
    const int n_totals = n;
    std::vector<double> loss(loss_size);

    auto loss_cpu = loss;
    const float milliseconds = launch_quantile_huber_td_loss(
            quantiles, quantiles_rows, quantiles_cols, next_quantiles, next_quantiles_cols, elems, done,
            cur_loss_width, params, n_totals, loss, n, 8);
    reference::_quantile_huber_td_loss(n, 8,
                                       {quantiles.data(), {quantiles_depth, quantiles_rows, quantiles_cols}},
                                       {next_quantiles.data(), {next_quantiles_rows, next_quantiles_cols}},
                                       {elems.data(), {elems_size}},
                                       {reinterpret_cast<bool*>(done.data()), {done_size}},
                                       {cur_loss_width.data(), {cur_loss_width_size}}, params, n_totals,
                                       {loss_cpu.data(), {loss_size}});

    const double error = error_of<double>("loss", loss, loss_cpu, 0.0001);
    const bool passed = error <= 1.0;
    std::printf("quantile_huber_td_loss: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
