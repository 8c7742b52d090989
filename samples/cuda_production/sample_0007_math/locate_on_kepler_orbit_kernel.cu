// Compute where satellites are on their orbits, how fast they move, and when they passed perigee.
// locate_on_kepler_orbit_kernel, from _locate_on_kepler_orbit_kernel.py

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

struct Element {
    float semi_major_axis;
    float eccentricity;
    float eccentric_anomaly;
};

__global__ void locate_on_kepler_orbit_kernel(const int* __restrict__ indices,
                                              const Element* __restrict__ elements, int elements_cols,
                                              const float* __restrict__ gain_field, int gain_field_cols,
                                              const float* __restrict__ weights, int weights_cols,
                                              float* __restrict__ radius, int radius_cols,
                                              float* __restrict__ altitude, int altitude_cols,
                                              float* __restrict__ speed, int speed_cols,
                                              float* __restrict__ true_anomaly, int true_anomaly_cols,
                                              float* __restrict__ flight_path_angle,
                                              int flight_path_angle_cols,
                                              float* __restrict__ time_since_perigee,
                                              int time_since_perigee_cols, int height, int width) {
    const int world_idx = blockIdx.y * blockDim.y + threadIdx.y;
    const int thread = blockIdx.x * blockDim.x + threadIdx.x;
    if (world_idx >= height || thread >= width) return;

    int s = indices[thread];
    float a = elements[world_idx * elements_cols + s].semi_major_axis;
    float e = elements[world_idx * elements_cols + s].eccentricity;
    float sin_e = sinf(elements[world_idx * elements_cols + s].eccentric_anomaly);
    float cos_e = cosf(elements[world_idx * elements_cols + s].eccentric_anomaly);

    float r = a * (1.0f - e * cos_e);
    radius[world_idx * radius_cols + s] = r;
    altitude[world_idx * altitude_cols + s] = r - EARTH_RADIUS;
    speed[world_idx * speed_cols + s] =
        weights[world_idx * weights_cols + thread] * sqrtf(MU * (2.0f / r - 1.0f / a));

    // atan2 keeps the half of the orbit, which an arc cosine would lose
    float nu = atan2f(sqrtf(1.0f - e * e) * sin_e, cos_e - e);
    true_anomaly[world_idx * true_anomaly_cols + s] = nu;
    flight_path_angle[world_idx * flight_path_angle_cols + s] = atan2f(e * sinf(nu), 1.0f + e * cosf(nu));

    float mean_motion = sqrtf(MU / a) / a;
    float mean_anomaly = elements[world_idx * elements_cols + s].eccentric_anomaly - e * sin_e;
    time_since_perigee[world_idx * time_since_perigee_cols + s] =
        gain_field[world_idx * gain_field_cols + s] * (mean_anomaly / mean_motion);
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
float launch_locate_on_kepler_orbit_kernel(const std::vector<int>& indices,
                                           const std::vector<Element>& elements, int elements_cols,
                                           const std::vector<float>& gain_field, int gain_field_cols,
                                           const std::vector<float>& weights, int weights_cols,
                                           std::vector<float>& radius, int radius_cols,
                                           std::vector<float>& altitude, int altitude_cols,
                                           std::vector<float>& speed, int speed_cols,
                                           std::vector<float>& true_anomaly, int true_anomaly_cols,
                                           std::vector<float>& flight_path_angle,
                                           int flight_path_angle_cols,
                                           std::vector<float>& time_since_perigee,
                                           int time_since_perigee_cols, int height, int width) {
    DeviceArray<int> d_indices(indices.data(), indices.size());
    DeviceArray<Element> d_elements(elements.data(), elements.size());
    DeviceArray<float> d_gain_field(gain_field.data(), gain_field.size());
    DeviceArray<float> d_weights(weights.data(), weights.size());
    DeviceArray<float> d_radius(radius.data(), radius.size());
    DeviceArray<float> d_altitude(altitude.data(), altitude.size());
    DeviceArray<float> d_speed(speed.data(), speed.size());
    DeviceArray<float> d_true_anomaly(true_anomaly.data(), true_anomaly.size());
    DeviceArray<float> d_flight_path_angle(flight_path_angle.data(), flight_path_angle.size());
    DeviceArray<float> d_time_since_perigee(time_since_perigee.data(), time_since_perigee.size());

    const dim3 block(256, 1);
    const dim3 grid((width + block.x - 1) / block.x, (height + block.y - 1) / block.y);

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    locate_on_kepler_orbit_kernel<<<grid, block>>>(
            d_indices.data(), d_elements.data(), elements_cols, d_gain_field.data(), gain_field_cols,
            d_weights.data(), weights_cols, d_radius.data(), radius_cols, d_altitude.data(), altitude_cols,
            d_speed.data(), speed_cols, d_true_anomaly.data(), true_anomaly_cols,
            d_flight_path_angle.data(), flight_path_angle_cols, d_time_since_perigee.data(),
            time_since_perigee_cols, height, width);
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

constexpr float EARTH_RADIUS = 6378.137f;
constexpr float MU = 398600.44f;

// One thread of the launch.
inline void _locate_on_kepler_orbit_kernel_thread(int world_idx, int thread, Array<int, 1> indices,
                                                  Array<Element, 2> elements,
                                                  Array<float, 2> gain_field,
                                                  Array<float, 2> weights, Array<float, 2> radius,
                                                  Array<float, 2> altitude, Array<float, 2> speed,
                                                  Array<float, 2> true_anomaly,
                                                  Array<float, 2> flight_path_angle,
                                                  Array<float, 2> time_since_perigee) {
    const int s = indices[thread];
    const float a = elements[world_idx][s].semi_major_axis;
    const float e = elements[world_idx][s].eccentricity;
    const float sin_e = sinf(elements[world_idx][s].eccentric_anomaly);
    const float cos_e = cosf(elements[world_idx][s].eccentric_anomaly);
    const float r = a * (1.0f - e * cos_e);
    radius[world_idx][s] = r;
    altitude[world_idx][s] = r - EARTH_RADIUS;
    speed[world_idx][s] = weights[world_idx][thread] * sqrtf(MU * (2.0f / r - 1.0f / a));
    const float nu = atan2f(sqrtf(1.0f - e * e) * sin_e, cos_e - e);
    true_anomaly[world_idx][s] = nu;
    flight_path_angle[world_idx][s] = atan2f(e * sinf(nu), 1.0f + e * cosf(nu));
    const float mean_motion = sqrtf(MU / a) / a;
    const float mean_anomaly = elements[world_idx][s].eccentric_anomaly - e * sin_e;
    time_since_perigee[world_idx][s] = gain_field[world_idx][s] * (mean_anomaly / mean_motion);
}

inline void _locate_on_kepler_orbit_kernel(int size0, int size1, Array<int, 1> indices,
                                           Array<Element, 2> elements, Array<float, 2> gain_field,
                                           Array<float, 2> weights, Array<float, 2> radius,
                                           Array<float, 2> altitude, Array<float, 2> speed,
                                           Array<float, 2> true_anomaly,
                                           Array<float, 2> flight_path_angle,
                                           Array<float, 2> time_since_perigee) {
    for (int world_idx = 0; world_idx < size0; ++world_idx) {
        for (int thread = 0; thread < size1; ++thread) {
            _locate_on_kepler_orbit_kernel_thread(world_idx, thread, indices, elements, gain_field,
                                                  weights, radius, altitude, speed, true_anomaly,
                                                  flight_path_angle, time_since_perigee);
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

    const int indices_size = n;
    const int elements_rows = 3;
    const int elements_cols = n;
    const int gain_field_rows = 3;
    const int gain_field_cols = n;
    const int weights_rows = 3;
    const int weights_cols = n;
    const int radius_rows = 3;
    const int radius_cols = n;
    const int altitude_rows = 3;
    const int altitude_cols = n;
    const int speed_rows = 3;
    const int speed_cols = n;
    const int true_anomaly_rows = 3;
    const int true_anomaly_cols = n;
    const int flight_path_angle_rows = 3;
    const int flight_path_angle_cols = n;
    const int time_since_perigee_rows = 3;
    const int time_since_perigee_cols = n;
    std::vector<int> indices(indices_size);
    fill_permutation(indices.data(), indices.size(), key(seed, 0));
    std::vector<Element> elements(size_t(elements_rows) * elements_cols);
    for (size_t i = 0; i < elements.size(); ++i)
        fill_uniform(&elements[i].semi_major_axis, 1, key(seed, 1), 8000.0, 42000.0, i);
    for (size_t i = 0; i < elements.size(); ++i)
        fill_uniform(&elements[i].eccentricity, 1, key(seed, 2), 0.001, 0.15, i);
    for (size_t i = 0; i < elements.size(); ++i)
        fill_uniform(&elements[i].eccentric_anomaly, 1, key(seed, 3), -3.0, 3.0, i);
    std::vector<float> gain_field(size_t(gain_field_rows) * gain_field_cols);
    fill_uniform(gain_field.data(), gain_field.size(), key(seed, 4), 0.25, 2.0);
    std::vector<float> weights(size_t(weights_rows) * weights_cols);
    fill_uniform(weights.data(), weights.size(), key(seed, 5), 0.25, 1.5);
    std::vector<float> radius(size_t(radius_rows) * radius_cols);
    std::vector<float> altitude(size_t(altitude_rows) * altitude_cols);
    std::vector<float> speed(size_t(speed_rows) * speed_cols);
    std::vector<float> true_anomaly(size_t(true_anomaly_rows) * true_anomaly_cols);
    std::vector<float> flight_path_angle(size_t(flight_path_angle_rows) * flight_path_angle_cols);
    std::vector<float> time_since_perigee(size_t(time_since_perigee_rows) * time_since_perigee_cols);

    auto radius_cpu = radius;
    auto altitude_cpu = altitude;
    auto speed_cpu = speed;
    auto true_anomaly_cpu = true_anomaly;
    auto flight_path_angle_cpu = flight_path_angle;
    auto time_since_perigee_cpu = time_since_perigee;
    const float milliseconds = launch_locate_on_kepler_orbit_kernel(
            indices, elements, elements_cols, gain_field, gain_field_cols, weights, weights_cols, radius,
            radius_cols, altitude, altitude_cols, speed, speed_cols, true_anomaly, true_anomaly_cols,
            flight_path_angle, flight_path_angle_cols, time_since_perigee, time_since_perigee_cols, 3, n);
    reference::_locate_on_kepler_orbit_kernel(3, n, {indices.data(), {indices_size}},
                                              {elements.data(), {elements_rows, elements_cols}},
                                              {gain_field.data(), {gain_field_rows, gain_field_cols}},
                                              {weights.data(), {weights_rows, weights_cols}},
                                              {radius_cpu.data(), {radius_rows, radius_cols}},
                                              {altitude_cpu.data(), {altitude_rows, altitude_cols}},
                                              {speed_cpu.data(), {speed_rows, speed_cols}},
                                              {true_anomaly_cpu.data(), {true_anomaly_rows, true_anomaly_cols}},
                                              {flight_path_angle_cpu.data(), {flight_path_angle_rows, flight_path_angle_cols}},
                                              {time_since_perigee_cpu.data(), {time_since_perigee_rows, time_since_perigee_cols}});

    double error = 0.0;
    error = std::max(error, error_of<float>("radius", radius, radius_cpu, 0.0001));
    error = std::max(error, error_of<float>("altitude", altitude, altitude_cpu, 0.0001));
    error = std::max(error, error_of<float>("speed", speed, speed_cpu, 0.0001));
    error = std::max(error, error_of<float>("true_anomaly", true_anomaly, true_anomaly_cpu, 0.0001));
    error = std::max(error, error_of<float>("flight_path_angle", flight_path_angle, flight_path_angle_cpu, 0.0001));
    error = std::max(error, error_of<float>("time_since_perigee", time_since_perigee, time_since_perigee_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("locate_on_kepler_orbit_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
