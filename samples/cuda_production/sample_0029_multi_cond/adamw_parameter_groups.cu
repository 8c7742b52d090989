// Take one AdamW step on a flat parameter buffer whose elements belong to groups with their own hyperparameters.
// adamw_parameter_groups, from adamw_parameter_groups.py

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cuda_fp16.h>
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

struct AdamGroup {
    float learning_rate;
    float beta1;
    float beta2;
    float epsilon;
    float weight_decay;
};

__device__ float bias_correction(float average, float beta, int step) {
    return average / (1.0f - powf(beta, float(step)));
}

__global__ void adamw_parameter_groups_kernel(const int64_t* __restrict__ active_in,
                                              const __half* __restrict__ gradient_in,
                                              const float* __restrict__ loss_scale_in,
                                              const int64_t* __restrict__ group_of_in,
                                              const AdamGroup* __restrict__ groups, int step,
                                              __half minimum_working, __half scale, __half maximum_working,
                                              double* __restrict__ master, float* __restrict__ first_moment,
                                              float* __restrict__ second_moment,
                                              __half* __restrict__ working_out, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;

    if (int(active_in[i]) == 0) {
        return;
    }
    AdamGroup group = groups[int(group_of_in[i])];
    if (group.learning_rate == 0.0f) {
        return;
    }

    float g = __half2float(gradient_in[i]) / loss_scale_in[0];
    if (!isfinite(g)) {  // overflow in the backward pass: losing one step is better than a NaN for ever
        return;
    }

    float m = group.beta1 * first_moment[i] + (1.0f - group.beta1) * g;
    float v = group.beta2 * second_moment[i] + (1.0f - group.beta2) * g * g;
    first_moment[i] = m;
    second_moment[i] = v;

    float weight = float(master[i]) * (1.0f - group.learning_rate * group.weight_decay);
    float direction = bias_correction(m, group.beta1, step)
        / (sqrtf(bias_correction(v, group.beta2, step)) + group.epsilon);
    weight -= group.learning_rate * direction;
    master[i] = double(weight);
    working_out[i] = __float2half(fminf(__half2float(scale
                    * __float2half(fmaxf(__half2float(__float2half(weight)), __half2float(minimum_working)))),
                __half2float(maximum_working)));
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
float launch_adamw_parameter_groups(const std::vector<int64_t>& active_in,
                                    const std::vector<__half>& gradient_in,
                                    const std::vector<float>& loss_scale_in,
                                    const std::vector<int64_t>& group_of_in,
                                    const std::vector<AdamGroup>& groups, int step, __half minimum_working,
                                    __half scale, __half maximum_working, std::vector<double>& master,
                                    std::vector<float>& first_moment, std::vector<float>& second_moment,
                                    std::vector<__half>& working_out, int n) {
    DeviceArray<int64_t> d_active_in(active_in.data(), active_in.size());
    DeviceArray<__half> d_gradient_in(gradient_in.data(), gradient_in.size());
    DeviceArray<float> d_loss_scale_in(loss_scale_in.data(), loss_scale_in.size());
    DeviceArray<int64_t> d_group_of_in(group_of_in.data(), group_of_in.size());
    DeviceArray<AdamGroup> d_groups(groups.data(), groups.size());
    DeviceArray<double> d_master(master.data(), master.size());
    DeviceArray<float> d_first_moment(first_moment.data(), first_moment.size());
    DeviceArray<float> d_second_moment(second_moment.data(), second_moment.size());
    DeviceArray<__half> d_working_out(working_out.data(), working_out.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    adamw_parameter_groups_kernel<<<grid, block>>>(
            d_active_in.data(), d_gradient_in.data(), d_loss_scale_in.data(), d_group_of_in.data(),
            d_groups.data(), step, minimum_working, scale, maximum_working, d_master.data(),
            d_first_moment.data(), d_second_moment.data(), d_working_out.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_master.copy_to(master.data());
    d_first_moment.copy_to(first_moment.data());
    d_second_moment.copy_to(second_moment.data());
    d_working_out.copy_to(working_out.data());
    return milliseconds;
}

// ---- the same, one thread after the other on the CPU

namespace reference {

// An array of D dimensions, here of one. An index below zero counts from behind.
template <class T, int D>
struct Array {
    T* data;
    int shape[D];

    T& operator[](int i) const { return data[i < 0 ? i + shape[0] : i]; }
};

inline float bias_correction(float average, float beta, int step) {
    return average / (1.0f - powf(beta, float(step)));
}

// One thread of the launch.
inline void adamw_parameter_groups_thread(int i, Array<int64_t, 1> active_in,
                                          Array<__half, 1> gradient_in,
                                          Array<float, 1> loss_scale_in,
                                          Array<int64_t, 1> group_of_in, Array<AdamGroup, 1> groups,
                                          int step, __half minimum_working, __half scale,
                                          __half maximum_working, Array<double, 1> master,
                                          Array<float, 1> first_moment,
                                          Array<float, 1> second_moment,
                                          Array<__half, 1> working_out) {
    if (int(active_in[i]) == 0) {
        return;
    }
    const AdamGroup group = groups[int(group_of_in[i])];
    if (group.learning_rate == 0.0f) {
        return;
    }
    const float g = __half2float(gradient_in[i]) / loss_scale_in[0];
    if (!isfinite(g)) {
        return;
    }
    const float m = group.beta1 * first_moment[i] + (1.0f - group.beta1) * g;
    const float v = group.beta2 * second_moment[i] + (1.0f - group.beta2) * g * g;
    first_moment[i] = m;
    second_moment[i] = v;
    float weight = float(master[i]) * (1.0f - group.learning_rate * group.weight_decay);
    const float direction = bias_correction(m, group.beta1, step) / (sqrtf(bias_correction(v, group.beta2, step)) + group.epsilon);
    weight -= group.learning_rate * direction;
    master[i] = double(weight);
    working_out[i] = __float2half(fminf(__half2float(scale * __float2half(fmaxf(__half2float(__float2half(weight)), __half2float(minimum_working)))), __half2float(maximum_working)));
}

inline void adamw_parameter_groups(int size0, Array<int64_t, 1> active_in,
                                   Array<__half, 1> gradient_in, Array<float, 1> loss_scale_in,
                                   Array<int64_t, 1> group_of_in, Array<AdamGroup, 1> groups,
                                   int step, __half minimum_working, __half scale,
                                   __half maximum_working, Array<double, 1> master,
                                   Array<float, 1> first_moment, Array<float, 1> second_moment,
                                   Array<__half, 1> working_out) {
    for (int i = 0; i < size0; ++i) {
        adamw_parameter_groups_thread(i, active_in, gradient_in, loss_scale_in, group_of_in, groups,
                                      step, minimum_working, scale, maximum_working, master,
                                      first_moment, second_moment, working_out);
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
void fill_sorted_index(T* to, size_t count, uint64_t key, double low, double high) {
    std::vector<double> all(count);
    for (size_t j = 0; j < count; ++j) all[j] = low + std::floor((high - low) * uniform(key, j));
    std::sort(all.begin(), all.end());
    for (size_t j = 0; j < count; ++j) to[j] = T(all[j]);
}

// ---- comparison

// Numbers of an output, one after the other.
template <class T>
void gather(std::vector<double>& to, const T* from, size_t count) {
    for (size_t i = 0; i < count; ++i) to.push_back(double(float(from[i])));
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

    const int active_in_size = n;
    const int gradient_in_size = n;
    const int loss_scale_in_size = 1;
    const int group_of_in_size = n;
    const int groups_size = 4;
    const int master_size = n;
    const int first_moment_size = n;
    const int second_moment_size = n;
    const int working_out_size = n;
    std::vector<int64_t> active_in(active_in_size);
    fill_index(active_in.data(), active_in.size(), key(seed, 0), 0, 4);
    std::vector<__half> gradient_in(gradient_in_size);
    fill_uniform(gradient_in.data(), gradient_in.size(), key(seed, 1), -4.0, 4.0);
    std::vector<float> loss_scale_in(loss_scale_in_size);
    fill_constant(loss_scale_in.data(), loss_scale_in.size(), key(seed, 2), 8.0);
    std::vector<int64_t> group_of_in(group_of_in_size);
    fill_sorted_index(group_of_in.data(), group_of_in.size(), key(seed, 3), 0, 4);
    std::vector<AdamGroup> groups(groups_size);
    for (size_t i = 0; i < groups.size(); ++i)
        fill_uniform(&groups[i].learning_rate, 1, key(seed, 4), 0.0, 0.01, i);
    for (size_t i = 0; i < groups.size(); ++i)
        fill_uniform(&groups[i].beta1, 1, key(seed, 5), 0.85, 0.95, i);
    for (size_t i = 0; i < groups.size(); ++i)
        fill_uniform(&groups[i].beta2, 1, key(seed, 6), 0.98, 0.999, i);
    for (size_t i = 0; i < groups.size(); ++i)
        fill_uniform(&groups[i].epsilon, 1, key(seed, 7), 1e-08, 1e-06, i);
    for (size_t i = 0; i < groups.size(); ++i)
        fill_uniform(&groups[i].weight_decay, 1, key(seed, 8), 0.0, 0.1, i);
    int step;
    fill_index(&step, 1, key(seed, 9), 1, 1000);
    __half minimum_working;
    fill_uniform(&minimum_working, 1, key(seed, 10), -1.0, -0.1);
    __half scale;
    fill_uniform(&scale, 1, key(seed, 11), 0.25, 2.0);
    __half maximum_working;
    fill_uniform(&maximum_working, 1, key(seed, 12), 0.5, 2.0);
    std::vector<double> master(master_size);
    fill_uniform(master.data(), master.size(), key(seed, 13), -1.0, 1.0);
    std::vector<float> first_moment(first_moment_size);
    fill_uniform(first_moment.data(), first_moment.size(), key(seed, 14), -0.1, 0.1);
    std::vector<float> second_moment(second_moment_size);
    fill_uniform(second_moment.data(), second_moment.size(), key(seed, 15), 0.001, 0.1);
    std::vector<__half> working_out(working_out_size);

    auto master_cpu = master;
    auto first_moment_cpu = first_moment;
    auto second_moment_cpu = second_moment;
    auto working_out_cpu = working_out;
    const float milliseconds = launch_adamw_parameter_groups(
            active_in, gradient_in, loss_scale_in, group_of_in, groups, step, minimum_working, scale,
            maximum_working, master, first_moment, second_moment, working_out, n);
    reference::adamw_parameter_groups(n, {active_in.data(), {active_in_size}},
                                      {gradient_in.data(), {gradient_in_size}},
                                      {loss_scale_in.data(), {loss_scale_in_size}},
                                      {group_of_in.data(), {group_of_in_size}},
                                      {groups.data(), {groups_size}}, step, minimum_working, scale,
                                      maximum_working, {master_cpu.data(), {master_size}},
                                      {first_moment_cpu.data(), {first_moment_size}},
                                      {second_moment_cpu.data(), {second_moment_size}},
                                      {working_out_cpu.data(), {working_out_size}});

    double error = 0.0;
    error = std::max(error, error_of<double>("master", master, master_cpu, 1e-9));
    error = std::max(error, error_of<float>("first_moment", first_moment, first_moment_cpu, 0.0001));
    error = std::max(error, error_of<float>("second_moment", second_moment, second_moment_cpu, 0.0001));
    error = std::max(error, error_of<__half>("working_out", working_out, working_out_cpu, 0.002));
    const bool passed = error <= 1.0;
    std::printf("adamw_parameter_groups: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
