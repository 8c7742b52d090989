// Derive dew point, mixing ratio, enthalpy, density and wet-bulb temperature from temperature, humidity and pressure.
// calcMoistAirProperties, from calcMoistAirProperties.py

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

constexpr float TRIPLE_PRESSURE = 611.2f;
constexpr float MAGNUS_A = 17.62f;
constexpr float MAGNUS_B = 243.12f;
constexpr float EPSILON = 0.621945f;
constexpr float GAS_VAPOR = 461.5f;

__device__ float evalSaturationPressure(float celsius) {
    return TRIPLE_PRESSURE * expf(MAGNUS_A * celsius / (MAGNUS_B + celsius));
}

// Stull (2011): wet-bulb temperature at sea level, to about 0.3 degrees.
__device__ float evalStullWetBulb(float celsius, float percent) {
    float heating = celsius * atanf(0.151977f * sqrtf(percent + 8.313659f));
    float offset = atanf(celsius + percent) - atanf(percent - 1.676331f);
    float moistening = 0.00391838f * percent * sqrtf(percent) * atanf(0.023101f * percent);
    return heating + offset + moistening - 4.686035f;
}

// Derive dew point, mixing ratio, enthalpy, density and wet-bulb temperature from
// temperature, humidity and pressure.
//
// At sensor `s` with `temperature` (degrees Celsius), `relativeHumidity` (0 to 1,
// above 0) and `pressure` (Pa): the vapor pressure is the humidity times
// `evalSaturationPressure`, Magnus' formula 611.2 exp(17.62 T / (243.12 + T)).
// `dewPoint[s]` inverts that formula for the vapor pressure. `mixingRatio[s]` is
// `EPSILON` times the vapor pressure over the pressure of the dry part. `enthalpy[s]`
// per kg of dry air is 1006 T + w (2.501e6 + 1860 T) J. `density[s]` adds both gases
// by their gas constants, `gasDry` and `GAS_VAPOR`, at the absolute temperature.
// `wetBulb[s]` (`evalStullWetBulb`) is Stull's fit of arc tangents, for the humidity H
// in per cent: T atan(0.151977 sqrt(H + 8.313659)) + atan(T + H) - atan(H - 1.676331)
// + 0.00391838 H^1.5 atan(0.023101 H) - 4.686035. The launch has one more dimension in
// front, `env`: all of this is done for each of several independent copies, and
// `temperature`, `relativeHumidity`, `pressure`, `dewPoint`, `mixingRatio`,
// `enthalpy`, `density` and `wetBulb` have `env` as first index, in front of those
// named above. What is written to `wetBulb` is multiplied by `weights[env]`. With
// `region = regionIds[env]`, `gasDry` is `gasDryByRegion[region]`. `relativeHumidity`
// is stored in double precision (float64), while the kernel computes in single
// precision.
__global__ void calcMoistAirProperties_kernel(const int* __restrict__ regionIds,
                                              const float* __restrict__ temperature, int temperature_cols,
                                              const double* __restrict__ relativeHumidity,
                                              int relativeHumidity_cols, const float* __restrict__ pressure,
                                              int pressure_cols, const float* __restrict__ weights,
                                              const float* __restrict__ gasDryByRegion,
                                              float* __restrict__ dewPoint, int dewPoint_cols,
                                              float* __restrict__ mixingRatio, int mixingRatio_cols,
                                              float* __restrict__ enthalpy, int enthalpy_cols,
                                              float* __restrict__ density, int density_cols,
                                              float* __restrict__ wetBulb, int wetBulb_cols, int height,
                                              int width) {
    const int env = blockIdx.y * blockDim.y + threadIdx.y;
    const int s = blockIdx.x * blockDim.x + threadIdx.x;
    if (env >= height || s >= width) return;

    int region = regionIds[env];
    float gasDry = gasDryByRegion[region];
    float celsius = temperature[env * temperature_cols + s];
    float kelvin = celsius + 273.15f;
    float vapor = float(relativeHumidity[env * relativeHumidity_cols + s]) * evalSaturationPressure(celsius);
    float dry = pressure[env * pressure_cols + s] - vapor;
    float logarithm = logf(vapor / TRIPLE_PRESSURE);
    dewPoint[env * dewPoint_cols + s] = MAGNUS_B * logarithm / (MAGNUS_A - logarithm);
    float w = EPSILON * vapor / dry;
    mixingRatio[env * mixingRatio_cols + s] = w;
    enthalpy[env * enthalpy_cols + s] = 1006.0f * celsius + w * (2501000.0f + 1860.0f * celsius);
    density[env * density_cols + s] = dry / (gasDry * kelvin) + vapor / (GAS_VAPOR * kelvin);
    wetBulb[env * wetBulb_cols + s] = weights[env]
        * evalStullWetBulb(celsius, 100.0f * float(relativeHumidity[env * relativeHumidity_cols + s]));
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
float launch_calcMoistAirProperties(const std::vector<int>& regionIds,
                                    const std::vector<float>& temperature, int temperature_cols,
                                    const std::vector<double>& relativeHumidity, int relativeHumidity_cols,
                                    const std::vector<float>& pressure, int pressure_cols,
                                    const std::vector<float>& weights,
                                    const std::vector<float>& gasDryByRegion, std::vector<float>& dewPoint,
                                    int dewPoint_cols, std::vector<float>& mixingRatio,
                                    int mixingRatio_cols, std::vector<float>& enthalpy, int enthalpy_cols,
                                    std::vector<float>& density, int density_cols,
                                    std::vector<float>& wetBulb, int wetBulb_cols, int height, int width) {
    DeviceArray<int> d_regionIds(regionIds.data(), regionIds.size());
    DeviceArray<float> d_temperature(temperature.data(), temperature.size());
    DeviceArray<double> d_relativeHumidity(relativeHumidity.data(), relativeHumidity.size());
    DeviceArray<float> d_pressure(pressure.data(), pressure.size());
    DeviceArray<float> d_weights(weights.data(), weights.size());
    DeviceArray<float> d_gasDryByRegion(gasDryByRegion.data(), gasDryByRegion.size());
    DeviceArray<float> d_dewPoint(dewPoint.data(), dewPoint.size());
    DeviceArray<float> d_mixingRatio(mixingRatio.data(), mixingRatio.size());
    DeviceArray<float> d_enthalpy(enthalpy.data(), enthalpy.size());
    DeviceArray<float> d_density(density.data(), density.size());
    DeviceArray<float> d_wetBulb(wetBulb.data(), wetBulb.size());

    const dim3 block(256, 1);
    const dim3 grid((width + block.x - 1) / block.x, (height + block.y - 1) / block.y);

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    calcMoistAirProperties_kernel<<<grid, block>>>(
            d_regionIds.data(), d_temperature.data(), temperature_cols, d_relativeHumidity.data(),
            relativeHumidity_cols, d_pressure.data(), pressure_cols, d_weights.data(),
            d_gasDryByRegion.data(), d_dewPoint.data(), dewPoint_cols, d_mixingRatio.data(),
            mixingRatio_cols, d_enthalpy.data(), enthalpy_cols, d_density.data(), density_cols,
            d_wetBulb.data(), wetBulb_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_dewPoint.copy_to(dewPoint.data());
    d_mixingRatio.copy_to(mixingRatio.data());
    d_enthalpy.copy_to(enthalpy.data());
    d_density.copy_to(density.data());
    d_wetBulb.copy_to(wetBulb.data());
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

constexpr float TRIPLE_PRESSURE = 611.2f;
constexpr float MAGNUS_A = 17.62f;
constexpr float MAGNUS_B = 243.12f;
constexpr float EPSILON = 0.621945f;
constexpr float GAS_VAPOR = 461.5f;

inline float evalSaturationPressure(float celsius) {
    return TRIPLE_PRESSURE * expf(MAGNUS_A * celsius / (MAGNUS_B + celsius));
}

inline float evalStullWetBulb(float celsius, float percent) {
    const float heating = celsius * atanf(0.151977f * sqrtf(percent + 8.313659f));
    const float offset = atanf(celsius + percent) - atanf(percent - 1.676331f);
    const float moistening = 0.00391838f * percent * sqrtf(percent) * atanf(0.023101f * percent);
    return heating + offset + moistening - 4.686035f;
}

// One thread of the launch.
inline void calcMoistAirProperties_thread(int env, int s, Array<int, 1> regionIds,
                                          Array<float, 2> temperature,
                                          Array<double, 2> relativeHumidity,
                                          Array<float, 2> pressure, Array<float, 1> weights,
                                          Array<float, 1> gasDryByRegion, Array<float, 2> dewPoint,
                                          Array<float, 2> mixingRatio, Array<float, 2> enthalpy,
                                          Array<float, 2> density, Array<float, 2> wetBulb) {
    const int region = regionIds[env];
    const float gasDry = gasDryByRegion[region];
    const float celsius = temperature[env][s];
    const float kelvin = celsius + 273.15f;
    const float vapor = float(relativeHumidity[env][s]) * evalSaturationPressure(celsius);
    const float dry = pressure[env][s] - vapor;
    const float logarithm = logf(vapor / TRIPLE_PRESSURE);
    dewPoint[env][s] = MAGNUS_B * logarithm / (MAGNUS_A - logarithm);
    const float w = EPSILON * vapor / dry;
    mixingRatio[env][s] = w;
    enthalpy[env][s] = 1006.0f * celsius + w * (2501000.0f + 1860.0f * celsius);
    density[env][s] = dry / (gasDry * kelvin) + vapor / (GAS_VAPOR * kelvin);
    wetBulb[env][s] = weights[env] * evalStullWetBulb(celsius, 100.0f * float(relativeHumidity[env][s]));
}

inline void calcMoistAirProperties(int size0, int size1, Array<int, 1> regionIds,
                                   Array<float, 2> temperature, Array<double, 2> relativeHumidity,
                                   Array<float, 2> pressure, Array<float, 1> weights,
                                   Array<float, 1> gasDryByRegion, Array<float, 2> dewPoint,
                                   Array<float, 2> mixingRatio, Array<float, 2> enthalpy,
                                   Array<float, 2> density, Array<float, 2> wetBulb) {
    for (int env = 0; env < size0; ++env) {
        for (int s = 0; s < size1; ++s) {
            calcMoistAirProperties_thread(env, s, regionIds, temperature, relativeHumidity,
                                          pressure, weights, gasDryByRegion, dewPoint, mixingRatio,
                                          enthalpy, density, wetBulb);
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

    const int regionIds_size = 4;
    const int temperature_rows = 4;
    const int temperature_cols = n;
    const int relativeHumidity_rows = 4;
    const int relativeHumidity_cols = n;
    const int pressure_rows = 4;
    const int pressure_cols = n;
    const int weights_size = 4;
    const int gasDryByRegion_size = 8;
    const int dewPoint_rows = 4;
    const int dewPoint_cols = n;
    const int mixingRatio_rows = 4;
    const int mixingRatio_cols = n;
    const int enthalpy_rows = 4;
    const int enthalpy_cols = n;
    const int density_rows = 4;
    const int density_cols = n;
    const int wetBulb_rows = 4;
    const int wetBulb_cols = n;
    std::vector<int> regionIds(regionIds_size);
    fill_index(regionIds.data(), regionIds.size(), key(seed, 0), 0, 8);
    std::vector<float> temperature(size_t(temperature_rows) * temperature_cols);
    fill_uniform(temperature.data(), temperature.size(), key(seed, 1), 0.0, 40.0);
    std::vector<double> relativeHumidity(size_t(relativeHumidity_rows) * relativeHumidity_cols);
    fill_uniform(relativeHumidity.data(), relativeHumidity.size(), key(seed, 2), 0.1, 0.98);
    std::vector<float> pressure(size_t(pressure_rows) * pressure_cols);
    fill_uniform(pressure.data(), pressure.size(), key(seed, 3), 95000.0, 103000.0);
    std::vector<float> weights(weights_size);
    fill_uniform(weights.data(), weights.size(), key(seed, 4), 0.25, 1.5);
    std::vector<float> gasDryByRegion(gasDryByRegion_size);
    fill_constant(gasDryByRegion.data(), gasDryByRegion.size(), key(seed, 5), 287.05);
    std::vector<float> dewPoint(size_t(dewPoint_rows) * dewPoint_cols);
    std::vector<float> mixingRatio(size_t(mixingRatio_rows) * mixingRatio_cols);
    std::vector<float> enthalpy(size_t(enthalpy_rows) * enthalpy_cols);
    std::vector<float> density(size_t(density_rows) * density_cols);
    std::vector<float> wetBulb(size_t(wetBulb_rows) * wetBulb_cols);

    auto dewPoint_cpu = dewPoint;
    auto mixingRatio_cpu = mixingRatio;
    auto enthalpy_cpu = enthalpy;
    auto density_cpu = density;
    auto wetBulb_cpu = wetBulb;
    const float milliseconds = launch_calcMoistAirProperties(
            regionIds, temperature, temperature_cols, relativeHumidity, relativeHumidity_cols, pressure,
            pressure_cols, weights, gasDryByRegion, dewPoint, dewPoint_cols, mixingRatio, mixingRatio_cols,
            enthalpy, enthalpy_cols, density, density_cols, wetBulb, wetBulb_cols, 4, n);
    reference::calcMoistAirProperties(4, n, {regionIds.data(), {regionIds_size}},
                                      {temperature.data(), {temperature_rows, temperature_cols}},
                                      {relativeHumidity.data(), {relativeHumidity_rows, relativeHumidity_cols}},
                                      {pressure.data(), {pressure_rows, pressure_cols}},
                                      {weights.data(), {weights_size}},
                                      {gasDryByRegion.data(), {gasDryByRegion_size}},
                                      {dewPoint_cpu.data(), {dewPoint_rows, dewPoint_cols}},
                                      {mixingRatio_cpu.data(), {mixingRatio_rows, mixingRatio_cols}},
                                      {enthalpy_cpu.data(), {enthalpy_rows, enthalpy_cols}},
                                      {density_cpu.data(), {density_rows, density_cols}},
                                      {wetBulb_cpu.data(), {wetBulb_rows, wetBulb_cols}});

    double error = 0.0;
    error = std::max(error, error_of<float>("dewPoint", dewPoint, dewPoint_cpu, 0.0001));
    error = std::max(error, error_of<float>("mixingRatio", mixingRatio, mixingRatio_cpu, 0.0001));
    error = std::max(error, error_of<float>("enthalpy", enthalpy, enthalpy_cpu, 0.0001));
    error = std::max(error, error_of<float>("density", density, density_cpu, 0.0001));
    error = std::max(error, error_of<float>("wetBulb", wetBulb, wetBulb_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("calcMoistAirProperties: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
