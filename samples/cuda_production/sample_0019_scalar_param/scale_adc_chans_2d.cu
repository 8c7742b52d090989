// Convert raw counts of a data logger to engineering units and flag the channels that are out of range.
// scale_adc_chans_2d, from scale_adc_chans_2d.py

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

constexpr uint8_t SATURATED = 2;
constexpr uint8_t OUT_OF_RANGE = 1;
constexpr uint8_t VALID = 0;

__host__ __device__ inline int floor_div(int a, int b) {
    int q = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? q - 1 : q;
}

// Raw converter counts to engineering units. Launch: scans x channels.
//
// Args:
//     cnts: raw codes.
//     slope, intercept: sensor calibration per channel.
//     resolution_bits, gain_code, bipolar: mode of the converter.
//     off_cnts: code at zero volts.
//     ref_voltage: voltage at full scale, before the gain.
//     alarm_lim: largest plausible value.
//     engineering: values in engineering units.
//     status: validity of each value.
__global__ void scale_adc_chans_2d_kernel(const int* __restrict__ active, const int16_t* __restrict__ cnts,
                                          int cnts_cols, const double* __restrict__ slope,
                                          const double* __restrict__ intercept, int resolution_bits,
                                          uint8_t gain_code, bool bipolar, int16_t off_cnts,
                                          double ref_voltage, float alarm_lim,
                                          float* __restrict__ engineering, int engineering_cols,
                                          uint8_t* __restrict__ status, int status_cols, int height,
                                          int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int scan = index / width;
    const int ch_idx = index % width;

    if (active[scan] == 0) {
        return;
    }
    int raw = int(cnts[scan * cnts_cols + ch_idx]);

    int full_scale = 1 << resolution_bits;
    int lowest = 0;
    if (bipolar) {
        full_scale = floor_div(full_scale, 2);
        lowest = -full_scale;
    }

    double frac = double(raw - int(off_cnts)) / double(full_scale);
    double voltage = frac * ref_voltage / double(1 << int(gain_code));
    float val = float(slope[ch_idx] * voltage + intercept[ch_idx]);
    engineering[scan * engineering_cols + ch_idx] = val;

    if (raw >= full_scale - 1 || (bipolar && raw <= lowest)) {
        status[scan * status_cols + ch_idx] = SATURATED;
    } else if (fabsf(val) > alarm_lim) {
        status[scan * status_cols + ch_idx] = OUT_OF_RANGE;
    } else {
        status[scan * status_cols + ch_idx] = VALID;
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
float launch_scale_adc_chans_2d(const std::vector<int>& active, const std::vector<int16_t>& cnts,
                                int cnts_cols, const std::vector<double>& slope,
                                const std::vector<double>& intercept, int resolution_bits,
                                uint8_t gain_code, bool bipolar, int16_t off_cnts, double ref_voltage,
                                float alarm_lim, std::vector<float>& engineering, int engineering_cols,
                                std::vector<uint8_t>& status, int status_cols, int height, int width) {
    DeviceArray<int> d_active(active.data(), active.size());
    DeviceArray<int16_t> d_cnts(cnts.data(), cnts.size());
    DeviceArray<double> d_slope(slope.data(), slope.size());
    DeviceArray<double> d_intercept(intercept.data(), intercept.size());
    DeviceArray<float> d_engineering(engineering.data(), engineering.size());
    DeviceArray<uint8_t> d_status(status.data(), status.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    scale_adc_chans_2d_kernel<<<grid, block>>>(d_active.data(), d_cnts.data(), cnts_cols, d_slope.data(),
                                               d_intercept.data(), resolution_bits, gain_code, bipolar,
                                               off_cnts, ref_voltage, alarm_lim, d_engineering.data(),
                                               engineering_cols, d_status.data(), status_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_engineering.copy_to(engineering.data());
    d_status.copy_to(status.data());
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

constexpr uint8_t SATURATED = 2;
constexpr uint8_t OUT_OF_RANGE = 1;
constexpr uint8_t VALID = 0;

// One thread of the launch.
inline void scale_adc_chans_2d_thread(int scan, int ch_idx, Array<int, 1> active,
                                      Array<int16_t, 2> cnts, Array<double, 1> slope,
                                      Array<double, 1> intercept, int resolution_bits,
                                      uint8_t gain_code, bool bipolar, int16_t off_cnts,
                                      double ref_voltage, float alarm_lim,
                                      Array<float, 2> engineering, Array<uint8_t, 2> status) {
    if (active[scan] == 0) {
        return;
    }
    const int raw = int(cnts[scan][ch_idx]);
    int full_scale = 1 << resolution_bits;
    int lowest = 0;
    if (bipolar) {
        full_scale = floor_div(full_scale, 2);
        lowest = -full_scale;
    }
    const double frac = double(raw - int(off_cnts)) / double(full_scale);
    const double voltage = frac * ref_voltage / double(1 << int(gain_code));
    const float val = float(slope[ch_idx] * voltage + intercept[ch_idx]);
    engineering[scan][ch_idx] = val;
    if (raw >= full_scale - 1 || (bipolar && raw <= lowest)) {
        status[scan][ch_idx] = SATURATED;
    } else if (fabsf(val) > alarm_lim) {
        status[scan][ch_idx] = OUT_OF_RANGE;
    } else {
        status[scan][ch_idx] = VALID;
    }
}

inline void scale_adc_chans_2d(int size0, int size1, Array<int, 1> active, Array<int16_t, 2> cnts,
                               Array<double, 1> slope, Array<double, 1> intercept,
                               int resolution_bits, uint8_t gain_code, bool bipolar,
                               int16_t off_cnts, double ref_voltage, float alarm_lim,
                               Array<float, 2> engineering, Array<uint8_t, 2> status) {
    for (int scan = 0; scan < size0; ++scan) {
        for (int ch_idx = 0; ch_idx < size1; ++ch_idx) {
            scale_adc_chans_2d_thread(scan, ch_idx, active, cnts, slope, intercept, resolution_bits,
                                      gain_code, bipolar, off_cnts, ref_voltage, alarm_lim,
                                      engineering, status);
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

    const int active_size = n;
    const int cnts_rows = n;
    const int cnts_cols = 8;
    const int slope_size = 8;
    const int intercept_size = 8;
    const int engineering_rows = n;
    const int engineering_cols = 8;
    const int status_rows = n;
    const int status_cols = 8;
    std::vector<int> active(active_size);
    fill_index(active.data(), active.size(), key(seed, 0), 0, 4);
    std::vector<int16_t> cnts(size_t(cnts_rows) * cnts_cols);
    fill_index(cnts.data(), cnts.size(), key(seed, 1), -4, 2048);
    std::vector<double> slope(slope_size);
    fill_uniform(slope.data(), slope.size(), key(seed, 2), 10.0, 40.0);
    std::vector<double> intercept(intercept_size);
    fill_uniform(intercept.data(), intercept.size(), key(seed, 3), -5.0, 5.0);
    const int resolution_bits = 12;
    const uint8_t gain_code = 1;
    const bool bipolar = true;
    const int16_t off_cnts = -3;
    const double ref_voltage = 2.5;
    const float alarm_lim = 20.0f;
    std::vector<float> engineering(size_t(engineering_rows) * engineering_cols);
    std::vector<uint8_t> status(size_t(status_rows) * status_cols);

    auto engineering_cpu = engineering;
    auto status_cpu = status;
    const float milliseconds = launch_scale_adc_chans_2d(
            active, cnts, cnts_cols, slope, intercept, resolution_bits, gain_code, bipolar, off_cnts,
            ref_voltage, alarm_lim, engineering, engineering_cols, status, status_cols, n, 8);
    reference::scale_adc_chans_2d(n, 8, {active.data(), {active_size}},
                                  {cnts.data(), {cnts_rows, cnts_cols}}, {slope.data(), {slope_size}},
                                  {intercept.data(), {intercept_size}}, resolution_bits, gain_code, bipolar,
                                  off_cnts, ref_voltage, alarm_lim,
                                  {engineering_cpu.data(), {engineering_rows, engineering_cols}},
                                  {status_cpu.data(), {status_rows, status_cols}});

    double error = 0.0;
    error = std::max(error, error_of<float>("engineering", engineering, engineering_cpu, 0.0001));
    error = std::max(error, error_of<uint8_t>("status", status, status_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("scale_adc_chans_2d: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
