// Compute where satellites are on their orbits, how fast they move, and when they passed perigee.
// locate_on_kepler_orbit, from _locate_on_kepler_orbit.py

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

// Compute where satellites are on their orbits, how fast they move, and when they
// passed perigee.
//
// Satellite `s` has the semi-major axis `semi_major_axis[s]` (km), the eccentricity
// `eccentricity[s]`, below 1, and the eccentric anomaly `eccentric_anomaly[s]`.
// `rad[s]` is a (1 - e cos E). `true_anomaly[s]` is the two-argument arc tangent of
// sqrt(1 - e^2) sin E and cos E - e, zero at perigee. `spd[s]` follows from the
// vis-viva equation, mu (2 / r - 1 / a) under the root. `flight_path_ang[s]` is the
// angle of the velocity above the local horizontal, by the arc tangent of e sin(nu)
// and 1 + e cos(nu). The mean anomaly E - e sin E over the mean motion sqrt(mu / a^3)
// is `time_since_perigee[s]`. `altitude[s]` is the radius less `EARTH_RADIUS`. `MU` is
// the gravitational parameter. Only what `worklist` lists is worked on: thread
// `thread` takes `s = worklist[thread]`, and nothing is listed twice. `worklist` holds
// integers of type int64, which are converted to int32. `eccentric_anomaly` is stored
// in double precision (float64), while the kernel computes in single precision. `spd`
// is stored in double precision (float64), while the kernel computes in single
// precision. `eccentricity` is stored in double precision (float64), while the kernel
// computes in single precision.
__global__ void locate_on_kepler_orbit_kernel(const int64_t* __restrict__ worklist,
                                              const float* __restrict__ semi_major_axis,
                                              const double* __restrict__ eccentricity,
                                              const double* __restrict__ eccentric_anomaly,
                                              float* __restrict__ rad, float* __restrict__ altitude,
                                              double* __restrict__ spd, float* __restrict__ true_anomaly,
                                              float* __restrict__ flight_path_ang,
                                              float* __restrict__ time_since_perigee, int n) {
    const int thread = blockIdx.x * blockDim.x + threadIdx.x;
    if (thread >= n) return;

    int s = int(worklist[thread]);
    float a = semi_major_axis[s];
    float e = float(eccentricity[s]);
    float sin_e = sinf(float(eccentric_anomaly[s]));
    float cos_e = cosf(float(eccentric_anomaly[s]));
    float r = a * (1.0f - e * cos_e);
    rad[s] = r;
    altitude[s] = r - EARTH_RADIUS;
    spd[s] = double(sqrtf(MU * (2.0f / r - 1.0f / a)));
    // atan2 keeps the half of the orbit, which an arc cosine would lose
    float nu = atan2f(sqrtf(1.0f - e * e) * sin_e, cos_e - e);
    true_anomaly[s] = nu;
    flight_path_ang[s] = atan2f(e * sinf(nu), 1.0f + e * cosf(nu));
    time_since_perigee[s] = (float(eccentric_anomaly[s]) - e * sin_e) / (sqrtf(MU / a) / a);
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
float launch_locate_on_kepler_orbit(const std::vector<int64_t>& worklist,
                                    const std::vector<float>& semi_major_axis,
                                    const std::vector<double>& eccentricity,
                                    const std::vector<double>& eccentric_anomaly, std::vector<float>& rad,
                                    std::vector<float>& altitude, std::vector<double>& spd,
                                    std::vector<float>& true_anomaly, std::vector<float>& flight_path_ang,
                                    std::vector<float>& time_since_perigee, int n) {
    DeviceArray<int64_t> d_worklist(worklist.data(), worklist.size());
    DeviceArray<float> d_semi_major_axis(semi_major_axis.data(), semi_major_axis.size());
    DeviceArray<double> d_eccentricity(eccentricity.data(), eccentricity.size());
    DeviceArray<double> d_eccentric_anomaly(eccentric_anomaly.data(), eccentric_anomaly.size());
    DeviceArray<float> d_rad(rad.data(), rad.size());
    DeviceArray<float> d_altitude(altitude.data(), altitude.size());
    DeviceArray<double> d_spd(spd.data(), spd.size());
    DeviceArray<float> d_true_anomaly(true_anomaly.data(), true_anomaly.size());
    DeviceArray<float> d_flight_path_ang(flight_path_ang.data(), flight_path_ang.size());
    DeviceArray<float> d_time_since_perigee(time_since_perigee.data(), time_since_perigee.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    locate_on_kepler_orbit_kernel<<<grid, block>>>(
            d_worklist.data(), d_semi_major_axis.data(), d_eccentricity.data(), d_eccentric_anomaly.data(),
            d_rad.data(), d_altitude.data(), d_spd.data(), d_true_anomaly.data(), d_flight_path_ang.data(),
            d_time_since_perigee.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_rad.copy_to(rad.data());
    d_altitude.copy_to(altitude.data());
    d_spd.copy_to(spd.data());
    d_true_anomaly.copy_to(true_anomaly.data());
    d_flight_path_ang.copy_to(flight_path_ang.data());
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
inline void _locate_on_kepler_orbit_thread(int thread, Array<int64_t, 1> worklist,
                                           Array<float, 1> semi_major_axis,
                                           Array<double, 1> eccentricity,
                                           Array<double, 1> eccentric_anomaly, Array<float, 1> rad,
                                           Array<float, 1> altitude, Array<double, 1> spd,
                                           Array<float, 1> true_anomaly,
                                           Array<float, 1> flight_path_ang,
                                           Array<float, 1> time_since_perigee) {
    const int s = int(worklist[thread]);
    const float a = semi_major_axis[s];
    const float e = float(eccentricity[s]);
    const float sin_e = sinf(float(eccentric_anomaly[s]));
    const float cos_e = cosf(float(eccentric_anomaly[s]));
    const float r = a * (1.0f - e * cos_e);
    rad[s] = r;
    altitude[s] = r - EARTH_RADIUS;
    spd[s] = double(sqrtf(MU * (2.0f / r - 1.0f / a)));
    const float nu = atan2f(sqrtf(1.0f - e * e) * sin_e, cos_e - e);
    true_anomaly[s] = nu;
    flight_path_ang[s] = atan2f(e * sinf(nu), 1.0f + e * cosf(nu));
    time_since_perigee[s] = (float(eccentric_anomaly[s]) - e * sin_e) / (sqrtf(MU / a) / a);
}

inline void _locate_on_kepler_orbit(int size0, Array<int64_t, 1> worklist,
                                    Array<float, 1> semi_major_axis, Array<double, 1> eccentricity,
                                    Array<double, 1> eccentric_anomaly, Array<float, 1> rad,
                                    Array<float, 1> altitude, Array<double, 1> spd,
                                    Array<float, 1> true_anomaly, Array<float, 1> flight_path_ang,
                                    Array<float, 1> time_since_perigee) {
    for (int thread = 0; thread < size0; ++thread) {
        _locate_on_kepler_orbit_thread(thread, worklist, semi_major_axis, eccentricity,
                                       eccentric_anomaly, rad, altitude, spd, true_anomaly,
                                       flight_path_ang, time_since_perigee);
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

    const int worklist_size = n;
    const int semi_major_axis_size = n;
    const int eccentricity_size = n;
    const int eccentric_anomaly_size = n;
    const int rad_size = n;
    const int altitude_size = n;
    const int spd_size = n;
    const int true_anomaly_size = n;
    const int flight_path_ang_size = n;
    const int time_since_perigee_size = n;
    std::vector<int64_t> worklist(worklist_size);
    fill_permutation(worklist.data(), worklist.size(), key(seed, 0));
    std::vector<float> semi_major_axis(semi_major_axis_size);
    fill_uniform(semi_major_axis.data(), semi_major_axis.size(), key(seed, 1), 8000.0, 42000.0);
    std::vector<double> eccentricity(eccentricity_size);
    fill_uniform(eccentricity.data(), eccentricity.size(), key(seed, 2), 0.001, 0.15);
    std::vector<double> eccentric_anomaly(eccentric_anomaly_size);
    fill_uniform(eccentric_anomaly.data(), eccentric_anomaly.size(), key(seed, 3), -3.0, 3.0);
    std::vector<float> rad(rad_size);
    std::vector<float> altitude(altitude_size);
    std::vector<double> spd(spd_size);
    std::vector<float> true_anomaly(true_anomaly_size);
    std::vector<float> flight_path_ang(flight_path_ang_size);
    std::vector<float> time_since_perigee(time_since_perigee_size);

    auto rad_cpu = rad;
    auto altitude_cpu = altitude;
    auto spd_cpu = spd;
    auto true_anomaly_cpu = true_anomaly;
    auto flight_path_ang_cpu = flight_path_ang;
    auto time_since_perigee_cpu = time_since_perigee;
    const float milliseconds = launch_locate_on_kepler_orbit(
            worklist, semi_major_axis, eccentricity, eccentric_anomaly, rad, altitude, spd, true_anomaly,
            flight_path_ang, time_since_perigee, n);
    reference::_locate_on_kepler_orbit(n, {worklist.data(), {worklist_size}},
                                       {semi_major_axis.data(), {semi_major_axis_size}},
                                       {eccentricity.data(), {eccentricity_size}},
                                       {eccentric_anomaly.data(), {eccentric_anomaly_size}},
                                       {rad_cpu.data(), {rad_size}}, {altitude_cpu.data(), {altitude_size}},
                                       {spd_cpu.data(), {spd_size}},
                                       {true_anomaly_cpu.data(), {true_anomaly_size}},
                                       {flight_path_ang_cpu.data(), {flight_path_ang_size}},
                                       {time_since_perigee_cpu.data(), {time_since_perigee_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("rad", rad, rad_cpu, 0.0001));
    error = std::max(error, error_of<float>("altitude", altitude, altitude_cpu, 0.0001));
    error = std::max(error, error_of<double>("spd", spd, spd_cpu, 0.0001));
    error = std::max(error, error_of<float>("true_anomaly", true_anomaly, true_anomaly_cpu, 0.0001));
    error = std::max(error, error_of<float>("flight_path_ang", flight_path_ang, flight_path_ang_cpu, 0.0001));
    error = std::max(error, error_of<float>("time_since_perigee", time_since_perigee, time_since_perigee_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("locate_on_kepler_orbit: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
