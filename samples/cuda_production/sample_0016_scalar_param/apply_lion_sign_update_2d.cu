// Move every weight by the sign of its interpolated momentum, with decoupled weight decay.
// apply_lion_sign_update_2d, from _apply_lion_sign_update_2d.py

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

constexpr double DEAD_ZONE = 0.001;

__host__ __device__ inline double sign(double x) {
    return x < 0.0 ? -1.0 : 1.0;
}

__host__ __device__ inline double lerp(double a, double b, double t) {
    return a * (1.0 - t) + b * t;
}

__device__ double direction_of(double x) {
    if (fabs(x) <= DEAD_ZONE) {
        return 0.0;
    }
    return sign(x);
}

// Move every weight by the sign of its interpolated momentum, with decoupled weight
// decay.
//
// One thread per weight `i`. The update direction is the sign (`_direction_of`, which
// is 0 within `DEAD_ZONE` of zero, so that weights without gradient rest) of
// `momentum_out[i]` and `gradient[i]` interpolated by `beta_updates`. The weight in
// `weights_out` moves by -`learning_rate` times (direction + `weight_decay` times the
// weight). Afterwards `momentum_out` becomes the interpolation of itself and the
// gradient by `beta_momentum_field`, a slower average than that of the update. All
// floating-point numbers are of double precision (float64). With `group_index =
// group_ids[i]`, `learning_rate` is `learning_rate_by_group[group_index]` and
// `weight_decay` is `weight_decay_by_group[group_index]`. Threads whose `active[i]` is
// 0 leave everything as it is. `beta_momentum_field` has a value of its own for each
// thread, `beta_momentum_field[i]`. Only what `indices` lists is worked on: thread
// `thread` takes `i = indices[thread]`, and nothing is listed twice. The launch has
// one more dimension in front, `replica`: all of this is done for each of several
// independent copies, and `gradient`, `learning_rate_by_group`,
// `weight_decay_by_group`, `beta_momentum_field`, `weights_out` and `momentum_out`
// have `replica` as first index, in front of those named above. `beta_updates` has a
// value of its own for each thread, `beta_updates[thread]`. `group_ids` holds integers
// of type uint8, which are converted to int32. Threads with `replica` not below
// `count` do nothing.
__global__ void apply_lion_sign_update_2d_kernel(
        int count, const int* __restrict__ indices, const int* __restrict__ active,
        const uint8_t* __restrict__ group_ids, const double* __restrict__ gradient, int gradient_cols,
        const double* __restrict__ learning_rate_by_group, int learning_rate_by_group_cols,
        const double* __restrict__ weight_decay_by_group, int weight_decay_by_group_cols,
        const double* __restrict__ beta_momentum_field, int beta_momentum_field_cols,
        const double* __restrict__ beta_updates, double* __restrict__ weights_out, int weights_out_cols,
        double* __restrict__ momentum_out, int momentum_out_cols, int height, int width) {
    const int replica = blockIdx.y * blockDim.y + threadIdx.y;
    const int thread = blockIdx.x * blockDim.x + threadIdx.x;
    if (replica >= height || thread >= width) return;

    if (replica < count) {
        int i = indices[thread];
        if (active[i] != 0) {
            int group_index = int(group_ids[i]);
            double weight_decay = weight_decay_by_group[replica * weight_decay_by_group_cols + group_index];
            double learning_rate =
                learning_rate_by_group[replica * learning_rate_by_group_cols + group_index];
            double g = gradient[replica * gradient_cols + i];
            double m = momentum_out[replica * momentum_out_cols + i];
            double w = weights_out[replica * weights_out_cols + i];
            double step = direction_of(lerp(g, m, beta_updates[thread])) + weight_decay * w;
            weights_out[replica * weights_out_cols + i] = w - learning_rate * step;
            momentum_out[replica * momentum_out_cols + i] =
                lerp(g, m, beta_momentum_field[replica * beta_momentum_field_cols + i]);
        }
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
float launch_apply_lion_sign_update_2d(int count, const std::vector<int>& indices,
                                       const std::vector<int>& active,
                                       const std::vector<uint8_t>& group_ids,
                                       const std::vector<double>& gradient, int gradient_cols,
                                       const std::vector<double>& learning_rate_by_group,
                                       int learning_rate_by_group_cols,
                                       const std::vector<double>& weight_decay_by_group,
                                       int weight_decay_by_group_cols,
                                       const std::vector<double>& beta_momentum_field,
                                       int beta_momentum_field_cols,
                                       const std::vector<double>& beta_updates,
                                       std::vector<double>& weights_out, int weights_out_cols,
                                       std::vector<double>& momentum_out, int momentum_out_cols, int height,
                                       int width) {
    DeviceArray<int> d_indices(indices.data(), indices.size());
    DeviceArray<int> d_active(active.data(), active.size());
    DeviceArray<uint8_t> d_group_ids(group_ids.data(), group_ids.size());
    DeviceArray<double> d_gradient(gradient.data(), gradient.size());
    DeviceArray<double> d_learning_rate_by_group(learning_rate_by_group.data(), learning_rate_by_group.size());
    DeviceArray<double> d_weight_decay_by_group(weight_decay_by_group.data(), weight_decay_by_group.size());
    DeviceArray<double> d_beta_momentum_field(beta_momentum_field.data(), beta_momentum_field.size());
    DeviceArray<double> d_beta_updates(beta_updates.data(), beta_updates.size());
    DeviceArray<double> d_weights_out(weights_out.data(), weights_out.size());
    DeviceArray<double> d_momentum_out(momentum_out.data(), momentum_out.size());

    const dim3 block(256, 1);
    const dim3 grid((width + block.x - 1) / block.x, (height + block.y - 1) / block.y);

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    apply_lion_sign_update_2d_kernel<<<grid, block>>>(
            count, d_indices.data(), d_active.data(), d_group_ids.data(), d_gradient.data(), gradient_cols,
            d_learning_rate_by_group.data(), learning_rate_by_group_cols, d_weight_decay_by_group.data(),
            weight_decay_by_group_cols, d_beta_momentum_field.data(), beta_momentum_field_cols,
            d_beta_updates.data(), d_weights_out.data(), weights_out_cols, d_momentum_out.data(),
            momentum_out_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_weights_out.copy_to(weights_out.data());
    d_momentum_out.copy_to(momentum_out.data());
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

constexpr double DEAD_ZONE = 0.001;

inline double _direction_of(double x) {
    if (fabs(x) <= DEAD_ZONE) {
        return 0.0;
    }
    return sign(x);
}

// One thread of the launch.
inline void _apply_lion_sign_update_2d_thread(int replica, int thread, int count,
                                              Array<int, 1> indices, Array<int, 1> active,
                                              Array<uint8_t, 1> group_ids,
                                              Array<double, 2> gradient,
                                              Array<double, 2> learning_rate_by_group,
                                              Array<double, 2> weight_decay_by_group,
                                              Array<double, 2> beta_momentum_field,
                                              Array<double, 1> beta_updates,
                                              Array<double, 2> weights_out,
                                              Array<double, 2> momentum_out) {
    if (replica < count) {
        const int i = indices[thread];
        if (active[i] != 0) {
            const int group_index = int(group_ids[i]);
            const double weight_decay = weight_decay_by_group[replica][group_index];
            const double learning_rate = learning_rate_by_group[replica][group_index];
            const double g = gradient[replica][i];
            const double m = momentum_out[replica][i];
            const double w = weights_out[replica][i];
            const double step = _direction_of(lerp(g, m, beta_updates[thread])) + weight_decay * w;
            weights_out[replica][i] = w - learning_rate * step;
            momentum_out[replica][i] = lerp(g, m, beta_momentum_field[replica][i]);
        }
    }
}

inline void _apply_lion_sign_update_2d(int size0, int size1, int count, Array<int, 1> indices,
                                       Array<int, 1> active, Array<uint8_t, 1> group_ids,
                                       Array<double, 2> gradient,
                                       Array<double, 2> learning_rate_by_group,
                                       Array<double, 2> weight_decay_by_group,
                                       Array<double, 2> beta_momentum_field,
                                       Array<double, 1> beta_updates, Array<double, 2> weights_out,
                                       Array<double, 2> momentum_out) {
    for (int replica = 0; replica < size0; ++replica) {
        for (int thread = 0; thread < size1; ++thread) {
            _apply_lion_sign_update_2d_thread(replica, thread, count, indices, active, group_ids,
                                              gradient, learning_rate_by_group,
                                              weight_decay_by_group, beta_momentum_field,
                                              beta_updates, weights_out, momentum_out);
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

    const int indices_size = n;
    const int active_size = n;
    const int group_ids_size = n;
    const int gradient_rows = 3;
    const int gradient_cols = n;
    const int learning_rate_by_group_rows = 3;
    const int learning_rate_by_group_cols = 4;
    const int weight_decay_by_group_rows = 3;
    const int weight_decay_by_group_cols = 4;
    const int beta_momentum_field_rows = 3;
    const int beta_momentum_field_cols = n;
    const int beta_updates_size = n;
    const int weights_out_rows = 3;
    const int weights_out_cols = n;
    const int momentum_out_rows = 3;
    const int momentum_out_cols = n;
    const int count = 3;
    std::vector<int> indices(indices_size);
    fill_permutation(indices.data(), indices.size(), key(seed, 1));
    std::vector<int> active(active_size);
    fill_index(active.data(), active.size(), key(seed, 2), 0, 4);
    std::vector<uint8_t> group_ids(group_ids_size);
    fill_index(group_ids.data(), group_ids.size(), key(seed, 3), 0, 4);
    std::vector<double> gradient(size_t(gradient_rows) * gradient_cols);
    fill_uniform(gradient.data(), gradient.size(), key(seed, 4), -1.0, 1.0);
    std::vector<double> learning_rate_by_group(size_t(learning_rate_by_group_rows) * learning_rate_by_group_cols);
    fill_constant(learning_rate_by_group.data(), learning_rate_by_group.size(), key(seed, 5), 0.001);
    std::vector<double> weight_decay_by_group(size_t(weight_decay_by_group_rows) * weight_decay_by_group_cols);
    fill_constant(weight_decay_by_group.data(), weight_decay_by_group.size(), key(seed, 6), 0.1);
    std::vector<double> beta_momentum_field(size_t(beta_momentum_field_rows) * beta_momentum_field_cols);
    fill_constant(beta_momentum_field.data(), beta_momentum_field.size(), key(seed, 7), 0.99);
    std::vector<double> beta_updates(beta_updates_size);
    fill_constant(beta_updates.data(), beta_updates.size(), key(seed, 8), 0.9);
    std::vector<double> weights_out(size_t(weights_out_rows) * weights_out_cols);
    fill_uniform(weights_out.data(), weights_out.size(), key(seed, 9), -1.0, 1.0);
    std::vector<double> momentum_out(size_t(momentum_out_rows) * momentum_out_cols);
    fill_uniform(momentum_out.data(), momentum_out.size(), key(seed, 10), -0.1, 0.1);

    auto weights_out_cpu = weights_out;
    auto momentum_out_cpu = momentum_out;
    const float milliseconds = launch_apply_lion_sign_update_2d(
            count, indices, active, group_ids, gradient, gradient_cols, learning_rate_by_group,
            learning_rate_by_group_cols, weight_decay_by_group, weight_decay_by_group_cols,
            beta_momentum_field, beta_momentum_field_cols, beta_updates, weights_out, weights_out_cols,
            momentum_out, momentum_out_cols, 3, n);
    reference::_apply_lion_sign_update_2d(3, n, count, {indices.data(), {indices_size}},
                                          {active.data(), {active_size}},
                                          {group_ids.data(), {group_ids_size}},
                                          {gradient.data(), {gradient_rows, gradient_cols}},
                                          {learning_rate_by_group.data(), {learning_rate_by_group_rows, learning_rate_by_group_cols}},
                                          {weight_decay_by_group.data(), {weight_decay_by_group_rows, weight_decay_by_group_cols}},
                                          {beta_momentum_field.data(), {beta_momentum_field_rows, beta_momentum_field_cols}},
                                          {beta_updates.data(), {beta_updates_size}},
                                          {weights_out_cpu.data(), {weights_out_rows, weights_out_cols}},
                                          {momentum_out_cpu.data(), {momentum_out_rows, momentum_out_cols}});

    double error = 0.0;
    error = std::max(error, error_of<double>("weights_out", weights_out, weights_out_cpu, 1e-9));
    error = std::max(error, error_of<double>("momentum_out", momentum_out, momentum_out_cpu, 1e-9));
    const bool passed = error <= 1.0;
    std::printf("apply_lion_sign_update_2d: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
