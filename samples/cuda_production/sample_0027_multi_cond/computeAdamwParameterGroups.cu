// Take one AdamW step on a flat parameter buffer whose elements belong to groups with their own hyperparameters.
// computeAdamwParameterGroups, from computeAdamwParameterGroups.py

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

struct Params {
    int step;
    __half scale;
    __half min_working;
};

// The averages start at zero; this takes the zero out again.
__device__ float biasCorrection(float avg, float beta, int step) {
    return avg / (1.0f - powf(beta, float(step)));
}

// Take one AdamW step on a flat parameter buffer whose elements belong to groups with
// their own hyperparameters.
//
// One thread per parameter `i`. Its group, `parameterGroupOf[i]`, selects the
// hyperparameters in `groups`, an array of `AdamGroup`. Frozen groups (`learning_rate`
// 0) are left alone. The gradient in half precision is divided by `lossScale[0]`; one
// that is not finite skips the parameter for this step. `parameterFirstMoment` and
// `parameterSecondMoment` are exponential averages of the gradient and its square with
// rates `beta1` and `beta2`; `biasCorrection` divides them by 1 - beta^`params.step`.
// The master weight in `parameterMaster` first shrinks by learning rate times
// `weight_decay` (decoupled decay), then moves by -learning rate times corrected first
// moment over root of the corrected second plus `epsilon`. `parameterWorking`, the
// copy in half precision, gets the new weight rounded. What is written to
// `parameterWorking` is multiplied by `deviceScale`. The one value of `deviceScale` is
// `deviceScale[0]`. What is written to `parameterWorking` is multiplied by
// `params.scale`. What is written to `parameterWorking` is never below
// `params.min_working`, which takes its place. `parameterGroupOf` holds integers of
// type int64, which are converted to int32.
__global__ void computeAdamwParameterGroups_kernel(
        const __half* __restrict__ parameterGrad, const float* __restrict__ lossScale,
        const int64_t* __restrict__ parameterGroupOf, const __half* __restrict__ deviceScale,
        const AdamGroup* __restrict__ groups, Params params, float* __restrict__ parameterMaster,
        float* __restrict__ parameterFirstMoment, float* __restrict__ parameterSecondMoment,
        __half* __restrict__ parameterWorking, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;

    AdamGroup group = groups[int(parameterGroupOf[i])];
    if (group.learning_rate == 0.0f) {
        return;
    }

    float g = __half2float(parameterGrad[i]) / lossScale[0];
    if (isfinite(g)) {  // overflow in the backward pass: losing one step is better than a NaN for ever
        float m = group.beta1 * parameterFirstMoment[i] + (1.0f - group.beta1) * g;
        float v = group.beta2 * parameterSecondMoment[i] + (1.0f - group.beta2) * g * g;
        parameterFirstMoment[i] = m;
        parameterSecondMoment[i] = v;

        float wt = parameterMaster[i] * (1.0f - group.learning_rate * group.weight_decay);
        float direction = biasCorrection(m, group.beta1, params.step)
            / (sqrtf(biasCorrection(v, group.beta2, params.step)) + group.epsilon);
        wt -= group.learning_rate * direction;
        parameterMaster[i] = wt;
        parameterWorking[i] = __float2half(fmaxf(__half2float(params.scale
                        * (deviceScale[0] * __float2half(wt))), __half2float(params.min_working)));
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
float launch_computeAdamwParameterGroups(const std::vector<__half>& parameterGrad,
                                         const std::vector<float>& lossScale,
                                         const std::vector<int64_t>& parameterGroupOf,
                                         const std::vector<__half>& deviceScale,
                                         const std::vector<AdamGroup>& groups, Params params,
                                         std::vector<float>& parameterMaster,
                                         std::vector<float>& parameterFirstMoment,
                                         std::vector<float>& parameterSecondMoment,
                                         std::vector<__half>& parameterWorking, int n) {
    DeviceArray<__half> d_parameterGrad(parameterGrad.data(), parameterGrad.size());
    DeviceArray<float> d_lossScale(lossScale.data(), lossScale.size());
    DeviceArray<int64_t> d_parameterGroupOf(parameterGroupOf.data(), parameterGroupOf.size());
    DeviceArray<__half> d_deviceScale(deviceScale.data(), deviceScale.size());
    DeviceArray<AdamGroup> d_groups(groups.data(), groups.size());
    DeviceArray<float> d_parameterMaster(parameterMaster.data(), parameterMaster.size());
    DeviceArray<float> d_parameterFirstMoment(parameterFirstMoment.data(), parameterFirstMoment.size());
    DeviceArray<float> d_parameterSecondMoment(parameterSecondMoment.data(), parameterSecondMoment.size());
    DeviceArray<__half> d_parameterWorking(parameterWorking.data(), parameterWorking.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    computeAdamwParameterGroups_kernel<<<grid, block>>>(
            d_parameterGrad.data(), d_lossScale.data(), d_parameterGroupOf.data(), d_deviceScale.data(),
            d_groups.data(), params, d_parameterMaster.data(), d_parameterFirstMoment.data(),
            d_parameterSecondMoment.data(), d_parameterWorking.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_parameterMaster.copy_to(parameterMaster.data());
    d_parameterFirstMoment.copy_to(parameterFirstMoment.data());
    d_parameterSecondMoment.copy_to(parameterSecondMoment.data());
    d_parameterWorking.copy_to(parameterWorking.data());
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

inline float biasCorrection(float avg, float beta, int step) {
    return avg / (1.0f - powf(beta, float(step)));
}

// One thread of the launch.
inline void computeAdamwParameterGroups_thread(int i, Array<__half, 1> parameterGrad,
                                               Array<float, 1> lossScale,
                                               Array<int64_t, 1> parameterGroupOf,
                                               Array<__half, 1> deviceScale,
                                               Array<AdamGroup, 1> groups, Params params,
                                               Array<float, 1> parameterMaster,
                                               Array<float, 1> parameterFirstMoment,
                                               Array<float, 1> parameterSecondMoment,
                                               Array<__half, 1> parameterWorking) {
    const AdamGroup group = groups[int(parameterGroupOf[i])];
    if (group.learning_rate == 0.0f) {
        return;
    }
    const float g = __half2float(parameterGrad[i]) / lossScale[0];
    if (isfinite(g)) {
        const float m = group.beta1 * parameterFirstMoment[i] + (1.0f - group.beta1) * g;
        const float v = group.beta2 * parameterSecondMoment[i] + (1.0f - group.beta2) * g * g;
        parameterFirstMoment[i] = m;
        parameterSecondMoment[i] = v;
        float wt = parameterMaster[i] * (1.0f - group.learning_rate * group.weight_decay);
        const float direction = biasCorrection(m, group.beta1, params.step) / (sqrtf(biasCorrection(v, group.beta2, params.step)) + group.epsilon);
        wt -= group.learning_rate * direction;
        parameterMaster[i] = wt;
        parameterWorking[i] = __float2half(fmaxf(__half2float(params.scale * (deviceScale[0] * __float2half(wt))), __half2float(params.min_working)));
    }
}

inline void computeAdamwParameterGroups(int size0, Array<__half, 1> parameterGrad,
                                        Array<float, 1> lossScale,
                                        Array<int64_t, 1> parameterGroupOf,
                                        Array<__half, 1> deviceScale, Array<AdamGroup, 1> groups,
                                        Params params, Array<float, 1> parameterMaster,
                                        Array<float, 1> parameterFirstMoment,
                                        Array<float, 1> parameterSecondMoment,
                                        Array<__half, 1> parameterWorking) {
    for (int i = 0; i < size0; ++i) {
        computeAdamwParameterGroups_thread(i, parameterGrad, lossScale, parameterGroupOf,
                                           deviceScale, groups, params, parameterMaster,
                                           parameterFirstMoment, parameterSecondMoment,
                                           parameterWorking);
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

    const int parameterGrad_size = n;
    const int lossScale_size = 1;
    const int parameterGroupOf_size = n;
    const int deviceScale_size = 1;
    const int groups_size = 4;
    const int parameterMaster_size = n;
    const int parameterFirstMoment_size = n;
    const int parameterSecondMoment_size = n;
    const int parameterWorking_size = n;
    std::vector<__half> parameterGrad(parameterGrad_size);
    fill_uniform(parameterGrad.data(), parameterGrad.size(), key(seed, 0), -4.0, 4.0);
    std::vector<float> lossScale(lossScale_size);
    fill_constant(lossScale.data(), lossScale.size(), key(seed, 1), 8.0);
    std::vector<int64_t> parameterGroupOf(parameterGroupOf_size);
    fill_sorted_index(parameterGroupOf.data(), parameterGroupOf.size(), key(seed, 2), 0, 4);
    std::vector<__half> deviceScale(deviceScale_size);
    fill_uniform(deviceScale.data(), deviceScale.size(), key(seed, 3), 0.25, 2.0);
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
    Params params{};
    fill_index(&params.step, 1, key(seed, 9), 1, 1000);
    fill_uniform(&params.scale, 1, key(seed, 10), 0.25, 2.0);
    fill_uniform(&params.min_working, 1, key(seed, 11), -1.0, -0.1);
    std::vector<float> parameterMaster(parameterMaster_size);
    fill_uniform(parameterMaster.data(), parameterMaster.size(), key(seed, 12), -1.0, 1.0);
    std::vector<float> parameterFirstMoment(parameterFirstMoment_size);
    fill_uniform(parameterFirstMoment.data(), parameterFirstMoment.size(), key(seed, 13), -0.1, 0.1);
    std::vector<float> parameterSecondMoment(parameterSecondMoment_size);
    fill_uniform(parameterSecondMoment.data(), parameterSecondMoment.size(), key(seed, 14), 0.001, 0.1);
    std::vector<__half> parameterWorking(parameterWorking_size);

    auto parameterMaster_cpu = parameterMaster;
    auto parameterFirstMoment_cpu = parameterFirstMoment;
    auto parameterSecondMoment_cpu = parameterSecondMoment;
    auto parameterWorking_cpu = parameterWorking;
    const float milliseconds = launch_computeAdamwParameterGroups(
            parameterGrad, lossScale, parameterGroupOf, deviceScale, groups, params, parameterMaster,
            parameterFirstMoment, parameterSecondMoment, parameterWorking, n);
    reference::computeAdamwParameterGroups(n, {parameterGrad.data(), {parameterGrad_size}},
                                           {lossScale.data(), {lossScale_size}},
                                           {parameterGroupOf.data(), {parameterGroupOf_size}},
                                           {deviceScale.data(), {deviceScale_size}},
                                           {groups.data(), {groups_size}}, params,
                                           {parameterMaster_cpu.data(), {parameterMaster_size}},
                                           {parameterFirstMoment_cpu.data(), {parameterFirstMoment_size}},
                                           {parameterSecondMoment_cpu.data(), {parameterSecondMoment_size}},
                                           {parameterWorking_cpu.data(), {parameterWorking_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("parameterMaster", parameterMaster, parameterMaster_cpu, 0.0001));
    error = std::max(error, error_of<float>("parameterFirstMoment", parameterFirstMoment, parameterFirstMoment_cpu, 0.0001));
    error = std::max(error, error_of<float>("parameterSecondMoment", parameterSecondMoment, parameterSecondMoment_cpu, 0.0001));
    error = std::max(error, error_of<__half>("parameterWorking", parameterWorking, parameterWorking_cpu, 0.002));
    const bool passed = error <= 1.0;
    std::printf("computeAdamwParameterGroups: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
