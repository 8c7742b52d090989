// Compute signal-to-noise ratio, detection probability and maximum range of radar targets.
// radar_detection_budget, from _radar_detection_budget.py

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

constexpr float FOUR_PI = 12.566371f;
constexpr float SYSTEM_TEMPERATURE = 600.0f;

__host__ __device__ inline float lerp(float a, float b, float t) {
    return a * (1.0f - t) + b * t;
}

__device__ float compute_two_way_loss(float attenuation, float distance) {
    return powf(10.0f, -2.0f * attenuation * distance / 1000.0f / 10.0f);
}

__global__ void radar_detection_budget_kernel(const float* __restrict__ slant_range_in,
                                              const float* __restrict__ cross_section_in,
                                              const float* __restrict__ off_boresight_in,
                                              const float* __restrict__ prev_range_lim_in,
                                              const float* __restrict__ per_elem_wavelength_in,
                                              const float* __restrict__ prev_snr_db_in,
                                              float* __restrict__ snr_db_out,
                                              float* __restrict__ detection_prob_out,
                                              float* __restrict__ range_lim_out,
                                              float* __restrict__ snr_db_change_out, float power,
                                              float gain, float beamwidth, float bandwidth,
                                              float attenuation, float false_alarm, float required_snr,
                                              float max_off_boresight, float mixing, int n) {
    const int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t >= n) return;

    float wavelength = per_elem_wavelength_in[t];
    if (off_boresight_in[t] > max_off_boresight) {
        return;
    }
    float distance = slant_range_in[t];
    float ang = off_boresight_in[t] / beamwidth;
    float directed_gain = gain * expf(-2.7725887f * ang * ang);
    // density at the target, then what its echo brings back to the aperture
    float spreading = FOUR_PI * distance * distance;
    float incident = power * directed_gain / spreading;
    float echo =
        incident * cross_section_in[t] / spreading * (directed_gain * wavelength * wavelength / FOUR_PI);
    float noise = 1.380649e-23f * SYSTEM_TEMPERATURE * bandwidth;
    float lossless_snr = echo / noise;
    float snr = lossless_snr * compute_two_way_loss(attenuation, distance);
    float val = 10.0f * log10f(snr);
    snr_db_out[t] = val;
    snr_db_change_out[t] = val - prev_snr_db_in[t];
    detection_prob_out[t] = powf(false_alarm, 1.0f / (1.0f + snr));
    range_lim_out[t] =
        lerp(prev_range_lim_in[t], distance * sqrtf(sqrtf(lossless_snr / required_snr)), mixing);
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
float launch_radar_detection_budget(const std::vector<float>& slant_range_in,
                                    const std::vector<float>& cross_section_in,
                                    const std::vector<float>& off_boresight_in,
                                    const std::vector<float>& prev_range_lim_in,
                                    const std::vector<float>& per_elem_wavelength_in,
                                    const std::vector<float>& prev_snr_db_in,
                                    std::vector<float>& snr_db_out, std::vector<float>& detection_prob_out,
                                    std::vector<float>& range_lim_out,
                                    std::vector<float>& snr_db_change_out, float power, float gain,
                                    float beamwidth, float bandwidth, float attenuation, float false_alarm,
                                    float required_snr, float max_off_boresight, float mixing, int n) {
    DeviceArray<float> d_slant_range_in(slant_range_in.data(), slant_range_in.size());
    DeviceArray<float> d_cross_section_in(cross_section_in.data(), cross_section_in.size());
    DeviceArray<float> d_off_boresight_in(off_boresight_in.data(), off_boresight_in.size());
    DeviceArray<float> d_prev_range_lim_in(prev_range_lim_in.data(), prev_range_lim_in.size());
    DeviceArray<float> d_per_elem_wavelength_in(per_elem_wavelength_in.data(), per_elem_wavelength_in.size());
    DeviceArray<float> d_prev_snr_db_in(prev_snr_db_in.data(), prev_snr_db_in.size());
    DeviceArray<float> d_snr_db_out(snr_db_out.data(), snr_db_out.size());
    DeviceArray<float> d_detection_prob_out(detection_prob_out.data(), detection_prob_out.size());
    DeviceArray<float> d_range_lim_out(range_lim_out.data(), range_lim_out.size());
    DeviceArray<float> d_snr_db_change_out(snr_db_change_out.data(), snr_db_change_out.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    radar_detection_budget_kernel<<<grid, block>>>(
            d_slant_range_in.data(), d_cross_section_in.data(), d_off_boresight_in.data(),
            d_prev_range_lim_in.data(), d_per_elem_wavelength_in.data(), d_prev_snr_db_in.data(),
            d_snr_db_out.data(), d_detection_prob_out.data(), d_range_lim_out.data(),
            d_snr_db_change_out.data(), power, gain, beamwidth, bandwidth, attenuation, false_alarm,
            required_snr, max_off_boresight, mixing, n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_snr_db_out.copy_to(snr_db_out.data());
    d_detection_prob_out.copy_to(detection_prob_out.data());
    d_range_lim_out.copy_to(range_lim_out.data());
    d_snr_db_change_out.copy_to(snr_db_change_out.data());
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

constexpr float FOUR_PI = 12.566371f;
constexpr float SYSTEM_TEMPERATURE = 600.0f;

inline float _compute_two_way_loss(float attenuation, float distance) {
    return powf(10.0f, -2.0f * attenuation * distance / 1000.0f / 10.0f);
}

// One thread of the launch.
inline void _radar_detection_budget_thread(int t, Array<float, 1> slant_range_in,
                                           Array<float, 1> cross_section_in,
                                           Array<float, 1> off_boresight_in,
                                           Array<float, 1> prev_range_lim_in,
                                           Array<float, 1> per_elem_wavelength_in,
                                           Array<float, 1> prev_snr_db_in,
                                           Array<float, 1> snr_db_out,
                                           Array<float, 1> detection_prob_out,
                                           Array<float, 1> range_lim_out,
                                           Array<float, 1> snr_db_change_out, float power,
                                           float gain, float beamwidth, float bandwidth,
                                           float attenuation, float false_alarm, float required_snr,
                                           float max_off_boresight, float mixing) {
    const float wavelength = per_elem_wavelength_in[t];
    if (off_boresight_in[t] > max_off_boresight) {
        return;
    }
    const float distance = slant_range_in[t];
    const float ang = off_boresight_in[t] / beamwidth;
    const float directed_gain = gain * expf(-2.7725887f * ang * ang);
    const float spreading = FOUR_PI * distance * distance;
    const float incident = power * directed_gain / spreading;
    const float echo = incident * cross_section_in[t] / spreading * (directed_gain * wavelength * wavelength / FOUR_PI);
    const float noise = 1.380649e-23f * SYSTEM_TEMPERATURE * bandwidth;
    const float lossless_snr = echo / noise;
    const float snr = lossless_snr * _compute_two_way_loss(attenuation, distance);
    const float val = 10.0f * log10f(snr);
    snr_db_out[t] = val;
    snr_db_change_out[t] = val - prev_snr_db_in[t];
    detection_prob_out[t] = powf(false_alarm, 1.0f / (1.0f + snr));
    range_lim_out[t] = lerp(prev_range_lim_in[t], distance * sqrtf(sqrtf(lossless_snr / required_snr)), mixing);
}

inline void _radar_detection_budget(int size0, Array<float, 1> slant_range_in,
                                    Array<float, 1> cross_section_in,
                                    Array<float, 1> off_boresight_in,
                                    Array<float, 1> prev_range_lim_in,
                                    Array<float, 1> per_elem_wavelength_in,
                                    Array<float, 1> prev_snr_db_in, Array<float, 1> snr_db_out,
                                    Array<float, 1> detection_prob_out,
                                    Array<float, 1> range_lim_out,
                                    Array<float, 1> snr_db_change_out, float power, float gain,
                                    float beamwidth, float bandwidth, float attenuation,
                                    float false_alarm, float required_snr, float max_off_boresight,
                                    float mixing) {
    for (int t = 0; t < size0; ++t) {
        _radar_detection_budget_thread(t, slant_range_in, cross_section_in, off_boresight_in,
                                       prev_range_lim_in, per_elem_wavelength_in, prev_snr_db_in,
                                       snr_db_out, detection_prob_out, range_lim_out,
                                       snr_db_change_out, power, gain, beamwidth, bandwidth,
                                       attenuation, false_alarm, required_snr, max_off_boresight,
                                       mixing);
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

    const int slant_range_in_size = n;
    const int cross_section_in_size = n;
    const int off_boresight_in_size = n;
    const int prev_range_lim_in_size = n;
    const int per_elem_wavelength_in_size = n;
    const int prev_snr_db_in_size = n;
    const int snr_db_out_size = n;
    const int detection_prob_out_size = n;
    const int range_lim_out_size = n;
    const int snr_db_change_out_size = n;
    std::vector<float> slant_range_in(slant_range_in_size);
    fill_uniform(slant_range_in.data(), slant_range_in.size(), key(seed, 0), 5000.0, 100000.0);
    std::vector<float> cross_section_in(cross_section_in_size);
    fill_uniform(cross_section_in.data(), cross_section_in.size(), key(seed, 1), 0.1, 20.0);
    std::vector<float> off_boresight_in(off_boresight_in_size);
    fill_uniform(off_boresight_in.data(), off_boresight_in.size(), key(seed, 2), -0.02, 0.02);
    std::vector<float> prev_range_lim_in(prev_range_lim_in_size);
    fill_uniform(prev_range_lim_in.data(), prev_range_lim_in.size(), key(seed, 3), -1.0, 1.0);
    std::vector<float> per_elem_wavelength_in(per_elem_wavelength_in_size);
    fill_constant(per_elem_wavelength_in.data(), per_elem_wavelength_in.size(), key(seed, 4), 0.1);
    std::vector<float> prev_snr_db_in(prev_snr_db_in_size);
    fill_uniform(prev_snr_db_in.data(), prev_snr_db_in.size(), key(seed, 5), -1.0, 1.0);
    std::vector<float> snr_db_out(snr_db_out_size);
    std::vector<float> detection_prob_out(detection_prob_out_size);
    std::vector<float> range_lim_out(range_lim_out_size);
    std::vector<float> snr_db_change_out(snr_db_change_out_size);
    const float power = 2e5f;
    const float gain = 5000.0f;
    const float beamwidth = 0.03f;
    const float bandwidth = 1e6f;
    const float attenuation = 0.01f;
    const float false_alarm = 1e-6f;
    const float required_snr = 20.0f;
    const float max_off_boresight = 0.01f;
    float mixing;
    fill_uniform(&mixing, 1, key(seed, 18), 0.1, 0.9);

    auto snr_db_out_cpu = snr_db_out;
    auto detection_prob_out_cpu = detection_prob_out;
    auto range_lim_out_cpu = range_lim_out;
    auto snr_db_change_out_cpu = snr_db_change_out;
    const float milliseconds = launch_radar_detection_budget(
            slant_range_in, cross_section_in, off_boresight_in, prev_range_lim_in, per_elem_wavelength_in,
            prev_snr_db_in, snr_db_out, detection_prob_out, range_lim_out, snr_db_change_out, power, gain,
            beamwidth, bandwidth, attenuation, false_alarm, required_snr, max_off_boresight, mixing, n);
    reference::_radar_detection_budget(n, {slant_range_in.data(), {slant_range_in_size}},
                                       {cross_section_in.data(), {cross_section_in_size}},
                                       {off_boresight_in.data(), {off_boresight_in_size}},
                                       {prev_range_lim_in.data(), {prev_range_lim_in_size}},
                                       {per_elem_wavelength_in.data(), {per_elem_wavelength_in_size}},
                                       {prev_snr_db_in.data(), {prev_snr_db_in_size}},
                                       {snr_db_out_cpu.data(), {snr_db_out_size}},
                                       {detection_prob_out_cpu.data(), {detection_prob_out_size}},
                                       {range_lim_out_cpu.data(), {range_lim_out_size}},
                                       {snr_db_change_out_cpu.data(), {snr_db_change_out_size}}, power,
                                       gain, beamwidth, bandwidth, attenuation, false_alarm, required_snr,
                                       max_off_boresight, mixing);

    double error = 0.0;
    error = std::max(error, error_of<float>("snr_db_out", snr_db_out, snr_db_out_cpu, 0.0001));
    error = std::max(error, error_of<float>("detection_prob_out", detection_prob_out, detection_prob_out_cpu, 0.0001));
    error = std::max(error, error_of<float>("range_lim_out", range_lim_out, range_lim_out_cpu, 0.0001));
    error = std::max(error, error_of<float>("snr_db_change_out", snr_db_change_out, snr_db_change_out_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("radar_detection_budget: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
