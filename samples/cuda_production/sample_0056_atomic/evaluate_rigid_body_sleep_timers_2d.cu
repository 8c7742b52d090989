// Count how long each body has been at rest and keep the islands of moving bodies awake.
// evaluate_rigid_body_sleep_timers_2d, from evaluate_rigid_body_sleep_timers_2d.py

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

constexpr int STATIC = 0;
constexpr int KINEMATIC = 1;

struct vec6f {
    float c[6];
};

__host__ __device__ inline float dot(vec6f a, vec6f b) {
    float sum = 0.0f;
    for (int i = 0; i < 6; ++i) sum += a.c[i] * b.c[i];
    return sum;
}

struct Element {
    int64_t body_kind;
    int island_of;
};

struct Params {
    float rest_threshold;
    float time_to_sleep;
    float dt;
};

__global__ void evaluate_rigid_body_sleep_timers_2d_kernel(
        const Element* __restrict__ elements, const vec6f* __restrict__ body_twist, int body_twist_cols,
        Params parameters, int num_elements, double* __restrict__ rest_time, int rest_time_cols,
        int* __restrict__ island_awake, int island_awake_cols, int height, int width) {
    const int world = blockIdx.y * blockDim.y + threadIdx.y;
    const int b = blockIdx.x * blockDim.x + threadIdx.x;
    if (world >= height || b >= width) return;

    if (world >= num_elements) {
        return;
    }
    if (int(elements[b].body_kind) == STATIC) {
        return;
    }

    float timer = 0.0f;
    bool resting = dot(body_twist[b * body_twist_cols + world], body_twist[b * body_twist_cols + world])
        < parameters.rest_threshold;
    if (resting && int(elements[b].body_kind) != KINEMATIC) {
        timer = float(rest_time[b * rest_time_cols + world]) + parameters.dt;
    }
    rest_time[b * rest_time_cols + world] = double(timer);

    int island = elements[b].island_of;
    if (island >= 0 && timer < parameters.time_to_sleep) {
        atomicMax(&island_awake[world * island_awake_cols + island], 1);
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
float launch_evaluate_rigid_body_sleep_timers_2d(
        const std::vector<Element>& elements, const std::vector<vec6f>& body_twist, int body_twist_cols,
        Params parameters, int num_elements, std::vector<double>& rest_time, int rest_time_cols,
        std::vector<int>& island_awake, int island_awake_cols, int height, int width) {
    DeviceArray<Element> d_elements(elements.data(), elements.size());
    DeviceArray<vec6f> d_body_twist(body_twist.data(), body_twist.size());
    DeviceArray<double> d_rest_time(rest_time.data(), rest_time.size());
    DeviceArray<int> d_island_awake(island_awake.data(), island_awake.size());

    const dim3 block(256, 1);
    const dim3 grid((width + block.x - 1) / block.x, (height + block.y - 1) / block.y);

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    evaluate_rigid_body_sleep_timers_2d_kernel<<<grid, block>>>(
            d_elements.data(), d_body_twist.data(), body_twist_cols, parameters, num_elements,
            d_rest_time.data(), rest_time_cols, d_island_awake.data(), island_awake_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_rest_time.copy_to(rest_time.data());
    d_island_awake.copy_to(island_awake.data());
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

constexpr int STATIC = 0;
constexpr int KINEMATIC = 1;

// One thread of the launch.
inline void evaluate_rigid_body_sleep_timers_2d_thread(
        int world, int b, Array<Element, 1> elements, Array<vec6f, 2> body_twist, Params parameters,
        int num_elements, Array<double, 2> rest_time, Array<int, 2> island_awake) {
    if (world >= num_elements) {
        return;
    }
    if (int(elements[b].body_kind) == STATIC) {
        return;
    }
    float timer = 0.0f;
    const bool resting = dot(body_twist[b][world], body_twist[b][world]) < parameters.rest_threshold;
    if (resting && int(elements[b].body_kind) != KINEMATIC) {
        timer = float(rest_time[b][world]) + parameters.dt;
    }
    rest_time[b][world] = double(timer);
    int island = elements[b].island_of;
    if (island >= 0 && timer < parameters.time_to_sleep) {
        island_awake[world][island] = max(island_awake[world][island], 1);
    }
}

inline void evaluate_rigid_body_sleep_timers_2d(int size0, int size1, Array<Element, 1> elements,
                                                Array<vec6f, 2> body_twist, Params parameters,
                                                int num_elements, Array<double, 2> rest_time,
                                                Array<int, 2> island_awake) {
    for (int world = 0; world < size0; ++world) {
        for (int b = 0; b < size1; ++b) {
            evaluate_rigid_body_sleep_timers_2d_thread(world, b, elements, body_twist, parameters,
                                                       num_elements, rest_time, island_awake);
        }
    }
}

}  // namespace reference

constexpr uint64_t sample_index = 1;

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

    const int elements_size = n;
    const int body_twist_rows = n;
    const int body_twist_cols = 3;
    const int rest_time_rows = n;
    const int rest_time_cols = 3;
    const int island_awake_rows = 3;
    const int island_awake_cols = n;
    std::vector<Element> elements(elements_size);
    for (size_t i = 0; i < elements.size(); ++i)
        fill_index(&elements[i].body_kind, 1, key(seed, 0), 0, 3, i);
    for (size_t i = 0; i < elements.size(); ++i)
        fill_index(&elements[i].island_of, 1, key(seed, 1), -1, n, i);
    std::vector<vec6f> body_twist(size_t(body_twist_rows) * body_twist_cols);
    fill_uniform(reinterpret_cast<float*>(body_twist.data()), 6 * body_twist.size(), key(seed, 2), -0.5, 0.5);
    Params parameters{};
    fill_uniform(&parameters.rest_threshold, 1, key(seed, 3), 0.4, 0.6);
    parameters.time_to_sleep = 0.5f;
    parameters.dt = 0.02f;
    const int num_elements = 3;
    std::vector<double> rest_time(size_t(rest_time_rows) * rest_time_cols);
    fill_uniform(rest_time.data(), rest_time.size(), key(seed, 7), 0.0, 1.0);
    std::vector<int> island_awake(size_t(island_awake_rows) * island_awake_cols);

    auto rest_time_cpu = rest_time;
    auto island_awake_cpu = island_awake;
    const float milliseconds = launch_evaluate_rigid_body_sleep_timers_2d(
            elements, body_twist, body_twist_cols, parameters, num_elements, rest_time, rest_time_cols,
            island_awake, island_awake_cols, 3, n);
    reference::evaluate_rigid_body_sleep_timers_2d(
            3, n, {elements.data(), {elements_size}},
            {body_twist.data(), {body_twist_rows, body_twist_cols}}, parameters, num_elements,
            {rest_time_cpu.data(), {rest_time_rows, rest_time_cols}},
            {island_awake_cpu.data(), {island_awake_rows, island_awake_cols}});

    double error = 0.0;
    error = std::max(error, error_of<double>("rest_time", rest_time, rest_time_cpu, 0.0001));
    error = std::max(error, error_of<int>("island_awake", island_awake, island_awake_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("evaluate_rigid_body_sleep_timers_2d: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
