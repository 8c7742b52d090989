// Compute signal-to-noise ratio, detection probability and maximum range of radar targets.
// radar_detection_budget_kernel, from radar_detection_budget_kernel.py

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cuda_runtime.h>
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
constexpr float BOLTZMANN = 1.380649e-23f;
constexpr float SYSTEM_TEMPERATURE = 600.0f;

// Fraction of the power left after the way there and back; attenuation in dB per km.
__device__ float two_way_loss(float attenuation, float distance) {
    return powf(10.0f, -2.0f * attenuation * distance / 1000.0f / 10.0f);
}

__global__ void radar_detection_budget_kernel(const float* __restrict__ slant_range,
                                              const float* __restrict__ cross_section,
                                              const float* __restrict__ offset_boresight, float power,
                                              float gain, float wavelength, float beamwidth,
                                              float bandwidth, float attenuation, float false_alarm,
                                              float required_snr, float* __restrict__ snr_db,
                                              float* __restrict__ detection_probability,
                                              float* __restrict__ range_limit, int n) {
    const int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t >= n) return;

    float distance = slant_range[t];
    float angle = offset_boresight[t] / beamwidth;
    float directed_gain = gain * expf(-2.7725887f * angle * angle);

    // density at the target, then what its echo brings back to the aperture
    float spreading = FOUR_PI * distance * distance;
    float incident = power * directed_gain / spreading;
    float aperture = directed_gain * wavelength * wavelength / FOUR_PI;
    float echo = incident * cross_section[t] / spreading * aperture;

    float lossless_snr = echo / (BOLTZMANN * SYSTEM_TEMPERATURE * bandwidth);
    float snr = lossless_snr * two_way_loss(attenuation, distance);

    snr_db[t] = 10.0f * log10f(snr);
    detection_probability[t] = powf(false_alarm, 1.0f / (1.0f + snr));
    range_limit[t] = distance * sqrtf(sqrtf(lossless_snr / required_snr));
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
float launch_radar_detection_budget_kernel(const std::vector<float>& slant_range,
                                           const std::vector<float>& cross_section,
                                           const std::vector<float>& offset_boresight, float power,
                                           float gain, float wavelength, float beamwidth, float bandwidth,
                                           float attenuation, float false_alarm, float required_snr,
                                           std::vector<float>& snr_db,
                                           std::vector<float>& detection_probability,
                                           std::vector<float>& range_limit, int n) {
    DeviceArray<float> d_slant_range(slant_range.data(), slant_range.size());
    DeviceArray<float> d_cross_section(cross_section.data(), cross_section.size());
    DeviceArray<float> d_offset_boresight(offset_boresight.data(), offset_boresight.size());
    DeviceArray<float> d_snr_db(snr_db.data(), snr_db.size());
    DeviceArray<float> d_detection_probability(detection_probability.data(), detection_probability.size());
    DeviceArray<float> d_range_limit(range_limit.data(), range_limit.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    radar_detection_budget_kernel<<<grid, block>>>(
            d_slant_range.data(), d_cross_section.data(), d_offset_boresight.data(), power, gain,
            wavelength, beamwidth, bandwidth, attenuation, false_alarm, required_snr, d_snr_db.data(),
            d_detection_probability.data(), d_range_limit.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_snr_db.copy_to(snr_db.data());
    d_detection_probability.copy_to(detection_probability.data());
    d_range_limit.copy_to(range_limit.data());
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
constexpr float BOLTZMANN = 1.380649e-23f;
constexpr float SYSTEM_TEMPERATURE = 600.0f;

inline float two_way_loss(float attenuation, float distance) {
    return powf(10.0f, -2.0f * attenuation * distance / 1000.0f / 10.0f);
}

// One thread of the launch.
inline void radar_detection_budget_kernel_thread(int t, Array<float, 1> slant_range,
                                                 Array<float, 1> cross_section,
                                                 Array<float, 1> offset_boresight, float power,
                                                 float gain, float wavelength, float beamwidth,
                                                 float bandwidth, float attenuation,
                                                 float false_alarm, float required_snr,
                                                 Array<float, 1> snr_db,
                                                 Array<float, 1> detection_probability,
                                                 Array<float, 1> range_limit) {
    const float distance = slant_range[t];
    const float angle = offset_boresight[t] / beamwidth;
    const float directed_gain = gain * expf(-2.7725887f * angle * angle);
    const float spreading = FOUR_PI * distance * distance;
    const float incident = power * directed_gain / spreading;
    const float aperture = directed_gain * wavelength * wavelength / FOUR_PI;
    const float echo = incident * cross_section[t] / spreading * aperture;
    const float lossless_snr = echo / (BOLTZMANN * SYSTEM_TEMPERATURE * bandwidth);
    const float snr = lossless_snr * two_way_loss(attenuation, distance);
    snr_db[t] = 10.0f * log10f(snr);
    detection_probability[t] = powf(false_alarm, 1.0f / (1.0f + snr));
    range_limit[t] = distance * sqrtf(sqrtf(lossless_snr / required_snr));
}

inline void radar_detection_budget_kernel(int size0, Array<float, 1> slant_range,
                                          Array<float, 1> cross_section,
                                          Array<float, 1> offset_boresight, float power, float gain,
                                          float wavelength, float beamwidth, float bandwidth,
                                          float attenuation, float false_alarm, float required_snr,
                                          Array<float, 1> snr_db,
                                          Array<float, 1> detection_probability,
                                          Array<float, 1> range_limit) {
    for (int t = 0; t < size0; ++t) {
        radar_detection_budget_kernel_thread(t, slant_range, cross_section, offset_boresight, power,
                                             gain, wavelength, beamwidth, bandwidth, attenuation,
                                             false_alarm, required_snr, snr_db,
                                             detection_probability, range_limit);
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
    for (size_t i = 0; i < cpu.size(); ++i) {
        if (gpu[i] == cpu[i] || (std::isnan(gpu[i]) && std::isnan(cpu[i]))) continue;
        const double bound = tolerance * (10.0 * std::fabs(cpu[i]) + largest);
        const bool is_bounded = std::isfinite(gpu[i]) && bound > 0.0;
        const double error = is_bounded ? std::fabs(gpu[i] - cpu[i]) / bound : INFINITY;
        if (error > worst && error > 1.0)
            std::printf("%s[%zu]: %.9g on the GPU, %.9g on the CPU\n", name, i, gpu[i], cpu[i]);
        worst = std::max(worst, error);
    }
    return worst;
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

    const int slant_range_size = n;
    const int cross_section_size = n;
    const int offset_boresight_size = n;
    const int snr_db_size = n;
    const int detection_probability_size = n;
    const int range_limit_size = n;
    std::vector<float> slant_range(slant_range_size);
    fill_uniform(slant_range.data(), slant_range.size(), key(seed, 0), 5000.0, 100000.0);
    std::vector<float> cross_section(cross_section_size);
    fill_uniform(cross_section.data(), cross_section.size(), key(seed, 1), 0.1, 20.0);
    std::vector<float> offset_boresight(offset_boresight_size);
    fill_uniform(offset_boresight.data(), offset_boresight.size(), key(seed, 2), -0.02, 0.02);
    const float power = 2e5f;
    const float gain = 5000.0f;
    const float wavelength = 0.1f;
    const float beamwidth = 0.03f;
    const float bandwidth = 1e6f;
    const float attenuation = 0.01f;
    const float false_alarm = 1e-6f;
    const float required_snr = 20.0f;
    std::vector<float> snr_db(snr_db_size);
    std::vector<float> detection_probability(detection_probability_size);
    std::vector<float> range_limit(range_limit_size);

    auto snr_db_cpu = snr_db;
    auto detection_probability_cpu = detection_probability;
    auto range_limit_cpu = range_limit;
    const float milliseconds = launch_radar_detection_budget_kernel(
            slant_range, cross_section, offset_boresight, power, gain, wavelength, beamwidth, bandwidth,
            attenuation, false_alarm, required_snr, snr_db, detection_probability, range_limit, n);
    reference::radar_detection_budget_kernel(n, {slant_range.data(), {slant_range_size}},
                                             {cross_section.data(), {cross_section_size}},
                                             {offset_boresight.data(), {offset_boresight_size}}, power,
                                             gain, wavelength, beamwidth, bandwidth, attenuation,
                                             false_alarm, required_snr, {snr_db_cpu.data(), {snr_db_size}},
                                             {detection_probability_cpu.data(), {detection_probability_size}},
                                             {range_limit_cpu.data(), {range_limit_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("snr_db", snr_db, snr_db_cpu, 0.0001));
    error = std::max(error, error_of<float>("detection_probability", detection_probability, detection_probability_cpu, 0.0001));
    error = std::max(error, error_of<float>("range_limit", range_limit, range_limit_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("radar_detection_budget_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
