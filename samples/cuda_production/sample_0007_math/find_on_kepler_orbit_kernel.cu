// Compute where satellites are on their orbits, how fast they move, and when they passed perigee.
// find_on_kepler_orbit_kernel, from _find_on_kepler_orbit_kernel.py

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

constexpr float EARTH_RADIUS = 6378.137f;
constexpr float MU = 398600.44f;

__global__ void find_on_kepler_orbit_kernel(const float* __restrict__ semi_major_axis,
                                            const float* __restrict__ eccentricity,
                                            const float* __restrict__ eccentric_anomaly,
                                            float* __restrict__ radius, float* __restrict__ altitude,
                                            float* __restrict__ speed, float* __restrict__ true_anomaly,
                                            float* __restrict__ flight_path_angle,
                                            float* __restrict__ time_since_perigee, int n) {
    const int s = blockIdx.x * blockDim.x + threadIdx.x;
    if (s >= n) return;

    float a = semi_major_axis[s];
    float e = eccentricity[s];
    float sine_e = sinf(eccentric_anomaly[s]);
    float cosine_e = cosf(eccentric_anomaly[s]);

    float r = a * (1.0f - e * cosine_e);
    radius[s] = r;
    altitude[s] = r - EARTH_RADIUS;
    speed[s] = sqrtf(MU * (2.0f / r - 1.0f / a));

    // atan2 keeps the half of the orbit, which an arc cosine would lose
    float nu = atan2f(sqrtf(1.0f - e * e) * sine_e, cosine_e - e);
    true_anomaly[s] = nu;
    flight_path_angle[s] = atan2f(e * sinf(nu), 1.0f + e * cosf(nu));

    float mean_motion = sqrtf(MU / a) / a;
    time_since_perigee[s] = (eccentric_anomaly[s] - e * sine_e) / mean_motion;
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
float launch_find_on_kepler_orbit_kernel(const std::vector<float>& semi_major_axis,
                                         const std::vector<float>& eccentricity,
                                         const std::vector<float>& eccentric_anomaly,
                                         std::vector<float>& radius, std::vector<float>& altitude,
                                         std::vector<float>& speed, std::vector<float>& true_anomaly,
                                         std::vector<float>& flight_path_angle,
                                         std::vector<float>& time_since_perigee, int n) {
    DeviceArray<float> d_semi_major_axis(semi_major_axis.data(), semi_major_axis.size());
    DeviceArray<float> d_eccentricity(eccentricity.data(), eccentricity.size());
    DeviceArray<float> d_eccentric_anomaly(eccentric_anomaly.data(), eccentric_anomaly.size());
    DeviceArray<float> d_radius(radius.data(), radius.size());
    DeviceArray<float> d_altitude(altitude.data(), altitude.size());
    DeviceArray<float> d_speed(speed.data(), speed.size());
    DeviceArray<float> d_true_anomaly(true_anomaly.data(), true_anomaly.size());
    DeviceArray<float> d_flight_path_angle(flight_path_angle.data(), flight_path_angle.size());
    DeviceArray<float> d_time_since_perigee(time_since_perigee.data(), time_since_perigee.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    find_on_kepler_orbit_kernel<<<grid, block>>>(
            d_semi_major_axis.data(), d_eccentricity.data(), d_eccentric_anomaly.data(), d_radius.data(),
            d_altitude.data(), d_speed.data(), d_true_anomaly.data(), d_flight_path_angle.data(),
            d_time_since_perigee.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_radius.copy_to(radius.data());
    d_altitude.copy_to(altitude.data());
    d_speed.copy_to(speed.data());
    d_true_anomaly.copy_to(true_anomaly.data());
    d_flight_path_angle.copy_to(flight_path_angle.data());
    d_time_since_perigee.copy_to(time_since_perigee.data());
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

constexpr float EARTH_RADIUS = 6378.137f;
constexpr float MU = 398600.44f;

// One thread of the launch.
inline void _find_on_kepler_orbit_kernel_thread(int s, Array<float, 1> semi_major_axis,
                                                Array<float, 1> eccentricity,
                                                Array<float, 1> eccentric_anomaly,
                                                Array<float, 1> radius, Array<float, 1> altitude,
                                                Array<float, 1> speed, Array<float, 1> true_anomaly,
                                                Array<float, 1> flight_path_angle,
                                                Array<float, 1> time_since_perigee) {
    const float a = semi_major_axis[s];
    const float e = eccentricity[s];
    const float sine_e = sinf(eccentric_anomaly[s]);
    const float cosine_e = cosf(eccentric_anomaly[s]);
    const float r = a * (1.0f - e * cosine_e);
    radius[s] = r;
    altitude[s] = r - EARTH_RADIUS;
    speed[s] = sqrtf(MU * (2.0f / r - 1.0f / a));
    const float nu = atan2f(sqrtf(1.0f - e * e) * sine_e, cosine_e - e);
    true_anomaly[s] = nu;
    flight_path_angle[s] = atan2f(e * sinf(nu), 1.0f + e * cosf(nu));
    const float mean_motion = sqrtf(MU / a) / a;
    time_since_perigee[s] = (eccentric_anomaly[s] - e * sine_e) / mean_motion;
}

inline void _find_on_kepler_orbit_kernel(int size0, Array<float, 1> semi_major_axis,
                                         Array<float, 1> eccentricity,
                                         Array<float, 1> eccentric_anomaly, Array<float, 1> radius,
                                         Array<float, 1> altitude, Array<float, 1> speed,
                                         Array<float, 1> true_anomaly,
                                         Array<float, 1> flight_path_angle,
                                         Array<float, 1> time_since_perigee) {
    for (int s = 0; s < size0; ++s) {
        _find_on_kepler_orbit_kernel_thread(s, semi_major_axis, eccentricity, eccentric_anomaly,
                                            radius, altitude, speed, true_anomaly,
                                            flight_path_angle, time_since_perigee);
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

    const int semi_major_axis_size = n;
    const int eccentricity_size = n;
    const int eccentric_anomaly_size = n;
    const int radius_size = n;
    const int altitude_size = n;
    const int speed_size = n;
    const int true_anomaly_size = n;
    const int flight_path_angle_size = n;
    const int time_since_perigee_size = n;
    std::vector<float> semi_major_axis(semi_major_axis_size);
    fill_uniform(semi_major_axis.data(), semi_major_axis.size(), key(seed, 0), 8000.0, 42000.0);
    std::vector<float> eccentricity(eccentricity_size);
    fill_uniform(eccentricity.data(), eccentricity.size(), key(seed, 1), 0.001, 0.15);
    std::vector<float> eccentric_anomaly(eccentric_anomaly_size);
    fill_uniform(eccentric_anomaly.data(), eccentric_anomaly.size(), key(seed, 2), -3.0, 3.0);
    std::vector<float> radius(radius_size);
    std::vector<float> altitude(altitude_size);
    std::vector<float> speed(speed_size);
    std::vector<float> true_anomaly(true_anomaly_size);
    std::vector<float> flight_path_angle(flight_path_angle_size);
    std::vector<float> time_since_perigee(time_since_perigee_size);

    auto radius_cpu = radius;
    auto altitude_cpu = altitude;
    auto speed_cpu = speed;
    auto true_anomaly_cpu = true_anomaly;
    auto flight_path_angle_cpu = flight_path_angle;
    auto time_since_perigee_cpu = time_since_perigee;
    const float milliseconds = launch_find_on_kepler_orbit_kernel(
            semi_major_axis, eccentricity, eccentric_anomaly, radius, altitude, speed, true_anomaly,
            flight_path_angle, time_since_perigee, n);
    reference::_find_on_kepler_orbit_kernel(n, {semi_major_axis.data(), {semi_major_axis_size}},
                                            {eccentricity.data(), {eccentricity_size}},
                                            {eccentric_anomaly.data(), {eccentric_anomaly_size}},
                                            {radius_cpu.data(), {radius_size}},
                                            {altitude_cpu.data(), {altitude_size}},
                                            {speed_cpu.data(), {speed_size}},
                                            {true_anomaly_cpu.data(), {true_anomaly_size}},
                                            {flight_path_angle_cpu.data(), {flight_path_angle_size}},
                                            {time_since_perigee_cpu.data(), {time_since_perigee_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("radius", radius, radius_cpu, 0.0001));
    error = std::max(error, error_of<float>("altitude", altitude, altitude_cpu, 0.0001));
    error = std::max(error, error_of<float>("speed", speed, speed_cpu, 0.0001));
    error = std::max(error, error_of<float>("true_anomaly", true_anomaly, true_anomaly_cpu, 0.0001));
    error = std::max(error, error_of<float>("flight_path_angle", flight_path_angle, flight_path_angle_cpu, 0.0001));
    error = std::max(error, error_of<float>("time_since_perigee", time_since_perigee, time_since_perigee_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("find_on_kepler_orbit_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
