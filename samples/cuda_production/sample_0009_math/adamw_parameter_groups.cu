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

__global__ void adamw_parameter_groups_kernel(const int* __restrict__ parameter_region_ids,
                                              const __half* __restrict__ parameter_gradient,
                                              const float* __restrict__ loss_scale,
                                              const int64_t* __restrict__ parameter_group_of,
                                              const __half* __restrict__ parameter_weight_working,
                                              const __half* __restrict__ current_max_working,
                                              const __half* __restrict__ min_working_by_region,
                                              const __half* __restrict__ parameter_previous_working,
                                              const AdamGroup* __restrict__ groups, int step,
                                              float* __restrict__ parameter_master,
                                              float* __restrict__ parameter_first_moment,
                                              double* __restrict__ parameter_second_moment,
                                              __half* __restrict__ parameter_working,
                                              __half* __restrict__ parameter_working_change, int n) {
    const int parameter_idx = blockIdx.x * blockDim.x + threadIdx.x;
    if (parameter_idx >= n) return;

    int region = parameter_region_ids[parameter_idx];
    __half min_working = min_working_by_region[region];
    AdamGroup group = groups[int(parameter_group_of[parameter_idx])];
    if (group.learning_rate == 0.0f) {
        return;
    }

    float g = __half2float(parameter_gradient[parameter_idx]) / loss_scale[0];
    if (!isfinite(g)) {  // overflow in the backward pass: losing one step is better than a NaN for ever
        return;
    }

    float m = group.beta1 * parameter_first_moment[parameter_idx] + (1.0f - group.beta1) * g;
    float v = group.beta2 * float(parameter_second_moment[parameter_idx]) + (1.0f - group.beta2) * g * g;
    parameter_first_moment[parameter_idx] = m;
    parameter_second_moment[parameter_idx] = double(v);

    float weight = parameter_master[parameter_idx] * (1.0f - group.learning_rate * group.weight_decay);
    float direction = bias_correction(m, group.beta1, step)
        / (sqrtf(bias_correction(v, group.beta2, step)) + group.epsilon);
    weight -= group.learning_rate * direction;
    parameter_master[parameter_idx] = weight;
    __half value = parameter_weight_working[parameter_idx]
        * __float2half(fminf(fmaxf(__half2float(min_working), __half2float(__float2half(weight))),
                __half2float(current_max_working[0])));
    parameter_working[parameter_idx] = value;
    parameter_working_change[parameter_idx] = value - parameter_previous_working[parameter_idx];
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
float launch_adamw_parameter_groups(const std::vector<int>& parameter_region_ids,
                                    const std::vector<__half>& parameter_gradient,
                                    const std::vector<float>& loss_scale,
                                    const std::vector<int64_t>& parameter_group_of,
                                    const std::vector<__half>& parameter_weight_working,
                                    const std::vector<__half>& current_max_working,
                                    const std::vector<__half>& min_working_by_region,
                                    const std::vector<__half>& parameter_previous_working,
                                    const std::vector<AdamGroup>& groups, int step,
                                    std::vector<float>& parameter_master,
                                    std::vector<float>& parameter_first_moment,
                                    std::vector<double>& parameter_second_moment,
                                    std::vector<__half>& parameter_working,
                                    std::vector<__half>& parameter_working_change, int n) {
    DeviceArray<int> d_parameter_region_ids(parameter_region_ids.data(), parameter_region_ids.size());
    DeviceArray<__half> d_parameter_gradient(parameter_gradient.data(), parameter_gradient.size());
    DeviceArray<float> d_loss_scale(loss_scale.data(), loss_scale.size());
    DeviceArray<int64_t> d_parameter_group_of(parameter_group_of.data(), parameter_group_of.size());
    DeviceArray<__half> d_parameter_weight_working(parameter_weight_working.data(), parameter_weight_working.size());
    DeviceArray<__half> d_current_max_working(current_max_working.data(), current_max_working.size());
    DeviceArray<__half> d_min_working_by_region(min_working_by_region.data(), min_working_by_region.size());
    DeviceArray<__half> d_parameter_previous_working(parameter_previous_working.data(), parameter_previous_working.size());
    DeviceArray<AdamGroup> d_groups(groups.data(), groups.size());
    DeviceArray<float> d_parameter_master(parameter_master.data(), parameter_master.size());
    DeviceArray<float> d_parameter_first_moment(parameter_first_moment.data(), parameter_first_moment.size());
    DeviceArray<double> d_parameter_second_moment(parameter_second_moment.data(), parameter_second_moment.size());
    DeviceArray<__half> d_parameter_working(parameter_working.data(), parameter_working.size());
    DeviceArray<__half> d_parameter_working_change(parameter_working_change.data(), parameter_working_change.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    adamw_parameter_groups_kernel<<<grid, block>>>(
            d_parameter_region_ids.data(), d_parameter_gradient.data(), d_loss_scale.data(),
            d_parameter_group_of.data(), d_parameter_weight_working.data(), d_current_max_working.data(),
            d_min_working_by_region.data(), d_parameter_previous_working.data(), d_groups.data(), step,
            d_parameter_master.data(), d_parameter_first_moment.data(), d_parameter_second_moment.data(),
            d_parameter_working.data(), d_parameter_working_change.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_parameter_master.copy_to(parameter_master.data());
    d_parameter_first_moment.copy_to(parameter_first_moment.data());
    d_parameter_second_moment.copy_to(parameter_second_moment.data());
    d_parameter_working.copy_to(parameter_working.data());
    d_parameter_working_change.copy_to(parameter_working_change.data());
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
inline void adamw_parameter_groups_thread(int parameter_idx, Array<int, 1> parameter_region_ids,
                                          Array<__half, 1> parameter_gradient,
                                          Array<float, 1> loss_scale,
                                          Array<int64_t, 1> parameter_group_of,
                                          Array<__half, 1> parameter_weight_working,
                                          Array<__half, 1> current_max_working,
                                          Array<__half, 1> min_working_by_region,
                                          Array<__half, 1> parameter_previous_working,
                                          Array<AdamGroup, 1> groups, int step,
                                          Array<float, 1> parameter_master,
                                          Array<float, 1> parameter_first_moment,
                                          Array<double, 1> parameter_second_moment,
                                          Array<__half, 1> parameter_working,
                                          Array<__half, 1> parameter_working_change) {
    const int region = parameter_region_ids[parameter_idx];
    const __half min_working = min_working_by_region[region];
    const AdamGroup group = groups[int(parameter_group_of[parameter_idx])];
    if (group.learning_rate == 0.0f) {
        return;
    }
    const float g = __half2float(parameter_gradient[parameter_idx]) / loss_scale[0];
    if (!isfinite(g)) {
        return;
    }
    const float m = group.beta1 * parameter_first_moment[parameter_idx] + (1.0f - group.beta1) * g;
    const float v = group.beta2 * float(parameter_second_moment[parameter_idx]) + (1.0f - group.beta2) * g * g;
    parameter_first_moment[parameter_idx] = m;
    parameter_second_moment[parameter_idx] = double(v);
    float weight = parameter_master[parameter_idx] * (1.0f - group.learning_rate * group.weight_decay);
    const float direction = bias_correction(m, group.beta1, step) / (sqrtf(bias_correction(v, group.beta2, step)) + group.epsilon);
    weight -= group.learning_rate * direction;
    parameter_master[parameter_idx] = weight;
    const __half value = parameter_weight_working[parameter_idx] * __float2half(fminf(fmaxf(__half2float(min_working), __half2float(__float2half(weight))), __half2float(current_max_working[0])));
    parameter_working[parameter_idx] = value;
    parameter_working_change[parameter_idx] = value - parameter_previous_working[parameter_idx];
}

inline void adamw_parameter_groups(int size0, Array<int, 1> parameter_region_ids,
                                   Array<__half, 1> parameter_gradient, Array<float, 1> loss_scale,
                                   Array<int64_t, 1> parameter_group_of,
                                   Array<__half, 1> parameter_weight_working,
                                   Array<__half, 1> current_max_working,
                                   Array<__half, 1> min_working_by_region,
                                   Array<__half, 1> parameter_previous_working,
                                   Array<AdamGroup, 1> groups, int step,
                                   Array<float, 1> parameter_master,
                                   Array<float, 1> parameter_first_moment,
                                   Array<double, 1> parameter_second_moment,
                                   Array<__half, 1> parameter_working,
                                   Array<__half, 1> parameter_working_change) {
    for (int parameter_idx = 0; parameter_idx < size0; ++parameter_idx) {
        adamw_parameter_groups_thread(parameter_idx, parameter_region_ids, parameter_gradient,
                                      loss_scale, parameter_group_of, parameter_weight_working,
                                      current_max_working, min_working_by_region,
                                      parameter_previous_working, groups, step, parameter_master,
                                      parameter_first_moment, parameter_second_moment,
                                      parameter_working, parameter_working_change);
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

    const int parameter_region_ids_size = n;
    const int parameter_gradient_size = n;
    const int loss_scale_size = 1;
    const int parameter_group_of_size = n;
    const int parameter_weight_working_size = n;
    const int current_max_working_size = 1;
    const int min_working_by_region_size = 8;
    const int parameter_previous_working_size = n;
    const int groups_size = 4;
    const int parameter_master_size = n;
    const int parameter_first_moment_size = n;
    const int parameter_second_moment_size = n;
    const int parameter_working_size = n;
    const int parameter_working_change_size = n;
    std::vector<int> parameter_region_ids(parameter_region_ids_size);
    fill_index(parameter_region_ids.data(), parameter_region_ids.size(), key(seed, 0), 0, 8);
    std::vector<__half> parameter_gradient(parameter_gradient_size);
    fill_uniform(parameter_gradient.data(), parameter_gradient.size(), key(seed, 1), -4.0, 4.0);
    std::vector<float> loss_scale(loss_scale_size);
    fill_constant(loss_scale.data(), loss_scale.size(), key(seed, 2), 8.0);
    std::vector<int64_t> parameter_group_of(parameter_group_of_size);
    fill_sorted_index(parameter_group_of.data(), parameter_group_of.size(), key(seed, 3), 0, 4);
    std::vector<__half> parameter_weight_working(parameter_weight_working_size);
    fill_uniform(parameter_weight_working.data(), parameter_weight_working.size(), key(seed, 4), 0.25, 1.5);
    std::vector<__half> current_max_working(current_max_working_size);
    fill_uniform(current_max_working.data(), current_max_working.size(), key(seed, 5), 0.5, 2.0);
    std::vector<__half> min_working_by_region(min_working_by_region_size);
    fill_uniform(min_working_by_region.data(), min_working_by_region.size(), key(seed, 6), -1.0, -0.1);
    std::vector<__half> parameter_previous_working(parameter_previous_working_size);
    fill_uniform(parameter_previous_working.data(), parameter_previous_working.size(), key(seed, 7), -1.0, 1.0);
    std::vector<AdamGroup> groups(groups_size);
    for (size_t i = 0; i < groups.size(); ++i)
        fill_uniform(&groups[i].learning_rate, 1, key(seed, 8), 0.0, 0.01, i);
    for (size_t i = 0; i < groups.size(); ++i)
        fill_uniform(&groups[i].beta1, 1, key(seed, 9), 0.85, 0.95, i);
    for (size_t i = 0; i < groups.size(); ++i)
        fill_uniform(&groups[i].beta2, 1, key(seed, 10), 0.98, 0.999, i);
    for (size_t i = 0; i < groups.size(); ++i)
        fill_uniform(&groups[i].epsilon, 1, key(seed, 11), 1e-08, 1e-06, i);
    for (size_t i = 0; i < groups.size(); ++i)
        fill_uniform(&groups[i].weight_decay, 1, key(seed, 12), 0.0, 0.1, i);
    int step;
    fill_index(&step, 1, key(seed, 13), 1, 1000);
    std::vector<float> parameter_master(parameter_master_size);
    fill_uniform(parameter_master.data(), parameter_master.size(), key(seed, 14), -1.0, 1.0);
    std::vector<float> parameter_first_moment(parameter_first_moment_size);
    fill_uniform(parameter_first_moment.data(), parameter_first_moment.size(), key(seed, 15), -0.1, 0.1);
    std::vector<double> parameter_second_moment(parameter_second_moment_size);
    fill_uniform(parameter_second_moment.data(), parameter_second_moment.size(), key(seed, 16), 0.001, 0.1);
    std::vector<__half> parameter_working(parameter_working_size);
    std::vector<__half> parameter_working_change(parameter_working_change_size);

    auto parameter_master_cpu = parameter_master;
    auto parameter_first_moment_cpu = parameter_first_moment;
    auto parameter_second_moment_cpu = parameter_second_moment;
    auto parameter_working_cpu = parameter_working;
    auto parameter_working_change_cpu = parameter_working_change;
    const float milliseconds = launch_adamw_parameter_groups(
            parameter_region_ids, parameter_gradient, loss_scale, parameter_group_of,
            parameter_weight_working, current_max_working, min_working_by_region,
            parameter_previous_working, groups, step, parameter_master, parameter_first_moment,
            parameter_second_moment, parameter_working, parameter_working_change, n);
    reference::adamw_parameter_groups(n, {parameter_region_ids.data(), {parameter_region_ids_size}},
                                      {parameter_gradient.data(), {parameter_gradient_size}},
                                      {loss_scale.data(), {loss_scale_size}},
                                      {parameter_group_of.data(), {parameter_group_of_size}},
                                      {parameter_weight_working.data(), {parameter_weight_working_size}},
                                      {current_max_working.data(), {current_max_working_size}},
                                      {min_working_by_region.data(), {min_working_by_region_size}},
                                      {parameter_previous_working.data(), {parameter_previous_working_size}},
                                      {groups.data(), {groups_size}}, step,
                                      {parameter_master_cpu.data(), {parameter_master_size}},
                                      {parameter_first_moment_cpu.data(), {parameter_first_moment_size}},
                                      {parameter_second_moment_cpu.data(), {parameter_second_moment_size}},
                                      {parameter_working_cpu.data(), {parameter_working_size}},
                                      {parameter_working_change_cpu.data(), {parameter_working_change_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("parameter_master", parameter_master, parameter_master_cpu, 0.0001));
    error = std::max(error, error_of<float>("parameter_first_moment", parameter_first_moment, parameter_first_moment_cpu, 0.0001));
    error = std::max(error, error_of<double>("parameter_second_moment", parameter_second_moment, parameter_second_moment_cpu, 1e-9));
    error = std::max(error, error_of<__half>("parameter_working", parameter_working, parameter_working_cpu, 0.002));
    error = std::max(error, error_of<__half>("parameter_working_change", parameter_working_change, parameter_working_change_cpu, 0.002));
    const bool passed = error <= 1.0;
    std::printf("adamw_parameter_groups: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
