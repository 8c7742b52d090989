// Decide which precipitation reaches the ground and add it to the rain, snow and ice totals.
// classify_precipitation_type_kernel, from classify_precipitation_type_kernel.py

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

constexpr int SNOW = 3;
constexpr int FREEZING_RAIN = 5;
constexpr int RAIN = 2;
constexpr int SLEET = 4;
constexpr int DRY = 0;
constexpr int HAIL = 6;
constexpr float RAIN_WET_BULB = 1.3f;
constexpr float DRIZZLE_RATE = 0.5f;
constexpr int DRIZZLE = 1;

// Type of a fall that starts as snow and meets a warm layer, or none, on its way.
__device__ int compute_cold_ground_type(float wet_bulb, float warm_layer) {
    if (warm_layer <= 0.0f) {
        return SNOW;
    } else if (warm_layer > 3.0f) {
        if (wet_bulb < 0.0f) {
            return FREEZING_RAIN;
        }
        return RAIN;
    }
    return SLEET;
}

__device__ float compute_snow_ratio(float wet_bulb) {
    if (wet_bulb >= 0.0f) {
        return 5.0f;  // wet snow packs
    }
    return 10.0f;
}

// Decide which precipitation reaches the ground and add it to the rain, snow and ice
// totals.
__global__ void classify_precipitation_type_kernel(
        float trace, const int* __restrict__ group_ids, const float* __restrict__ rate, int rate_cols,
        const float* __restrict__ wet_bulb, int wet_bulb_cols, const float* __restrict__ warm_layer,
        int warm_layer_cols, const float* __restrict__ updraft, int updraft_cols,
        const float* __restrict__ hours_by_group, float* __restrict__ rain_total_out,
        int rain_total_out_cols, double* __restrict__ snow_depth_out, int snow_depth_out_cols,
        double* __restrict__ ice_total_out, int ice_total_out_cols, int* __restrict__ kind_out,
        int kind_out_cols, int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int row = index / width;
    const int column = index % width;

    int group = group_ids[row];
    float hours = hours_by_group[group];
    if (rate[row * rate_cols + column] < trace) {
        kind_out[row * kind_out_cols + column] = DRY;
        return;
    }

    int fall = RAIN;
    if (updraft[row * updraft_cols + column] > 15.0f && wet_bulb[row * wet_bulb_cols + column] > 0.0f) {
        fall = HAIL;
    } else if (wet_bulb[row * wet_bulb_cols + column] > RAIN_WET_BULB) {
        if (rate[row * rate_cols + column] < DRIZZLE_RATE) {
            fall = DRIZZLE;
        }
    } else {
        fall = compute_cold_ground_type(wet_bulb[row * wet_bulb_cols + column],
                warm_layer[row * warm_layer_cols + column]);
    }

    float amount = rate[row * rate_cols + column] * hours;
    if (fall == SNOW) {
        snow_depth_out[row * snow_depth_out_cols + column] =
            double(float(snow_depth_out[row * snow_depth_out_cols + column])
                + amount * compute_snow_ratio(wet_bulb[row * wet_bulb_cols + column]));
    } else if (fall == SLEET || fall == FREEZING_RAIN) {
        ice_total_out[row * ice_total_out_cols + column] =
            double(amount + float(ice_total_out[row * ice_total_out_cols + column]));
    } else {
        rain_total_out[row * rain_total_out_cols + column] =
            rain_total_out[row * rain_total_out_cols + column] + amount;
    }
    kind_out[row * kind_out_cols + column] = fall;
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
float launch_classify_precipitation_type_kernel(float trace, const std::vector<int>& group_ids,
                                                const std::vector<float>& rate, int rate_cols,
                                                const std::vector<float>& wet_bulb, int wet_bulb_cols,
                                                const std::vector<float>& warm_layer, int warm_layer_cols,
                                                const std::vector<float>& updraft, int updraft_cols,
                                                const std::vector<float>& hours_by_group,
                                                std::vector<float>& rain_total_out, int rain_total_out_cols,
                                                std::vector<double>& snow_depth_out,
                                                int snow_depth_out_cols, std::vector<double>& ice_total_out,
                                                int ice_total_out_cols, std::vector<int>& kind_out,
                                                int kind_out_cols, int height, int width) {
    DeviceArray<int> d_group_ids(group_ids.data(), group_ids.size());
    DeviceArray<float> d_rate(rate.data(), rate.size());
    DeviceArray<float> d_wet_bulb(wet_bulb.data(), wet_bulb.size());
    DeviceArray<float> d_warm_layer(warm_layer.data(), warm_layer.size());
    DeviceArray<float> d_updraft(updraft.data(), updraft.size());
    DeviceArray<float> d_hours_by_group(hours_by_group.data(), hours_by_group.size());
    DeviceArray<float> d_rain_total_out(rain_total_out.data(), rain_total_out.size());
    DeviceArray<double> d_snow_depth_out(snow_depth_out.data(), snow_depth_out.size());
    DeviceArray<double> d_ice_total_out(ice_total_out.data(), ice_total_out.size());
    DeviceArray<int> d_kind_out(kind_out.data(), kind_out.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    classify_precipitation_type_kernel<<<grid, block>>>(
            trace, d_group_ids.data(), d_rate.data(), rate_cols, d_wet_bulb.data(), wet_bulb_cols,
            d_warm_layer.data(), warm_layer_cols, d_updraft.data(), updraft_cols, d_hours_by_group.data(),
            d_rain_total_out.data(), rain_total_out_cols, d_snow_depth_out.data(), snow_depth_out_cols,
            d_ice_total_out.data(), ice_total_out_cols, d_kind_out.data(), kind_out_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_rain_total_out.copy_to(rain_total_out.data());
    d_snow_depth_out.copy_to(snow_depth_out.data());
    d_ice_total_out.copy_to(ice_total_out.data());
    d_kind_out.copy_to(kind_out.data());
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

constexpr int SNOW = 3;
constexpr int FREEZING_RAIN = 5;
constexpr int RAIN = 2;
constexpr int SLEET = 4;
constexpr int DRY = 0;
constexpr int HAIL = 6;
constexpr float RAIN_WET_BULB = 1.3f;
constexpr float DRIZZLE_RATE = 0.5f;
constexpr int DRIZZLE = 1;

inline int compute_cold_ground_type(float wet_bulb, float warm_layer) {
    if (warm_layer <= 0.0f) {
        return SNOW;
    } else if (warm_layer > 3.0f) {
        if (wet_bulb < 0.0f) {
            return FREEZING_RAIN;
        }
        return RAIN;
    }
    return SLEET;
}

inline float compute_snow_ratio(float wet_bulb) {
    if (wet_bulb >= 0.0f) {
        return 5.0f;
    }
    return 10.0f;
}

// One thread of the launch.
inline void classify_precipitation_type_kernel_thread(
        int row, int column, float trace, Array<int, 1> group_ids, Array<float, 2> rate,
        Array<float, 2> wet_bulb, Array<float, 2> warm_layer, Array<float, 2> updraft,
        Array<float, 1> hours_by_group, Array<float, 2> rain_total_out,
        Array<double, 2> snow_depth_out, Array<double, 2> ice_total_out, Array<int, 2> kind_out) {
    const int group = group_ids[row];
    const float hours = hours_by_group[group];
    if (rate[row][column] < trace) {
        kind_out[row][column] = DRY;
        return;
    }
    int fall = RAIN;
    if (updraft[row][column] > 15.0f && wet_bulb[row][column] > 0.0f) {
        fall = HAIL;
    } else if (wet_bulb[row][column] > RAIN_WET_BULB) {
        if (rate[row][column] < DRIZZLE_RATE) {
            fall = DRIZZLE;
        }
    } else {
        fall = compute_cold_ground_type(wet_bulb[row][column], warm_layer[row][column]);
    }
    const float amount = rate[row][column] * hours;
    if (fall == SNOW) {
        snow_depth_out[row][column] = double(float(snow_depth_out[row][column]) + amount * compute_snow_ratio(wet_bulb[row][column]));
    } else if (fall == SLEET || fall == FREEZING_RAIN) {
        ice_total_out[row][column] = double(amount + float(ice_total_out[row][column]));
    } else {
        rain_total_out[row][column] = rain_total_out[row][column] + amount;
    }
    kind_out[row][column] = fall;
}

inline void classify_precipitation_type_kernel(int size0, int size1, float trace,
                                               Array<int, 1> group_ids, Array<float, 2> rate,
                                               Array<float, 2> wet_bulb, Array<float, 2> warm_layer,
                                               Array<float, 2> updraft,
                                               Array<float, 1> hours_by_group,
                                               Array<float, 2> rain_total_out,
                                               Array<double, 2> snow_depth_out,
                                               Array<double, 2> ice_total_out,
                                               Array<int, 2> kind_out) {
    for (int row = 0; row < size0; ++row) {
        for (int column = 0; column < size1; ++column) {
            classify_precipitation_type_kernel_thread(row, column, trace, group_ids, rate, wet_bulb,
                                                      warm_layer, updraft, hours_by_group,
                                                      rain_total_out, snow_depth_out, ice_total_out,
                                                      kind_out);
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

    const int group_ids_size = n;
    const int rate_rows = n;
    const int rate_cols = 8;
    const int wet_bulb_rows = n;
    const int wet_bulb_cols = 8;
    const int warm_layer_rows = n;
    const int warm_layer_cols = 8;
    const int updraft_rows = n;
    const int updraft_cols = 8;
    const int hours_by_group_size = 4;
    const int rain_total_out_rows = n;
    const int rain_total_out_cols = 8;
    const int snow_depth_out_rows = n;
    const int snow_depth_out_cols = 8;
    const int ice_total_out_rows = n;
    const int ice_total_out_cols = 8;
    const int kind_out_rows = n;
    const int kind_out_cols = 8;
    const float trace = 0.02f;
    std::vector<int> group_ids(group_ids_size);
    fill_index(group_ids.data(), group_ids.size(), key(seed, 1), 0, 4);
    std::vector<float> rate(size_t(rate_rows) * rate_cols);
    fill_uniform(rate.data(), rate.size(), key(seed, 2), -0.5, 4.0);
    std::vector<float> wet_bulb(size_t(wet_bulb_rows) * wet_bulb_cols);
    fill_uniform(wet_bulb.data(), wet_bulb.size(), key(seed, 3), -4.0, 4.0);
    std::vector<float> warm_layer(size_t(warm_layer_rows) * warm_layer_cols);
    fill_uniform(warm_layer.data(), warm_layer.size(), key(seed, 4), -3.0, 5.0);
    std::vector<float> updraft(size_t(updraft_rows) * updraft_cols);
    fill_uniform(updraft.data(), updraft.size(), key(seed, 5), 0.0, 18.0);
    std::vector<float> hours_by_group(hours_by_group_size);
    fill_constant(hours_by_group.data(), hours_by_group.size(), key(seed, 6), 0.5);
    std::vector<float> rain_total_out(size_t(rain_total_out_rows) * rain_total_out_cols);
    fill_uniform(rain_total_out.data(), rain_total_out.size(), key(seed, 7), 0.0, 5.0);
    std::vector<double> snow_depth_out(size_t(snow_depth_out_rows) * snow_depth_out_cols);
    fill_uniform(snow_depth_out.data(), snow_depth_out.size(), key(seed, 8), 0.0, 50.0);
    std::vector<double> ice_total_out(size_t(ice_total_out_rows) * ice_total_out_cols);
    fill_uniform(ice_total_out.data(), ice_total_out.size(), key(seed, 9), 0.0, 2.0);
    std::vector<int> kind_out(size_t(kind_out_rows) * kind_out_cols);

    auto rain_total_out_cpu = rain_total_out;
    auto snow_depth_out_cpu = snow_depth_out;
    auto ice_total_out_cpu = ice_total_out;
    auto kind_out_cpu = kind_out;
    const float milliseconds = launch_classify_precipitation_type_kernel(
            trace, group_ids, rate, rate_cols, wet_bulb, wet_bulb_cols, warm_layer, warm_layer_cols,
            updraft, updraft_cols, hours_by_group, rain_total_out, rain_total_out_cols, snow_depth_out,
            snow_depth_out_cols, ice_total_out, ice_total_out_cols, kind_out, kind_out_cols, n, 8);
    reference::classify_precipitation_type_kernel(
            n, 8, trace, {group_ids.data(), {group_ids_size}}, {rate.data(), {rate_rows, rate_cols}},
            {wet_bulb.data(), {wet_bulb_rows, wet_bulb_cols}},
            {warm_layer.data(), {warm_layer_rows, warm_layer_cols}},
            {updraft.data(), {updraft_rows, updraft_cols}}, {hours_by_group.data(), {hours_by_group_size}},
            {rain_total_out_cpu.data(), {rain_total_out_rows, rain_total_out_cols}},
            {snow_depth_out_cpu.data(), {snow_depth_out_rows, snow_depth_out_cols}},
            {ice_total_out_cpu.data(), {ice_total_out_rows, ice_total_out_cols}},
            {kind_out_cpu.data(), {kind_out_rows, kind_out_cols}});

    double error = 0.0;
    error = std::max(error, error_of<float>("rain_total_out", rain_total_out, rain_total_out_cpu, 0.0001));
    error = std::max(error, error_of<double>("snow_depth_out", snow_depth_out, snow_depth_out_cpu, 1e-9));
    error = std::max(error, error_of<double>("ice_total_out", ice_total_out, ice_total_out_cpu, 1e-9));
    error = std::max(error, error_of<int>("kind_out", kind_out, kind_out_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("classify_precipitation_type_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
