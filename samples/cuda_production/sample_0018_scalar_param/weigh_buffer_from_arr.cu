// weigh_buffer_from_arr, from weigh_buffer_from_arr.py

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

constexpr float LIMIT = 3.2f;
constexpr float STRENGTH = 2.4f;

__host__ __device__ inline float frac(float x) {
    return x - truncf(x);
}

__global__ void weigh_buffer_from_arr_kernel(const float* __restrict__ arr,
                                             const float* __restrict__ inputs, int steps,
                                             float* __restrict__ dst, float* __restrict__ outp,
                                             float* __restrict__ y_out, int n) {
    const int gid = blockIdx.x * blockDim.x + threadIdx.x;
    if (gid >= n) return;

    float arr_i = arr[gid];
    float hi_v = fmaxf(float(steps), arr_i) + float(steps);

    dst[gid] = hi_v;

    float inputs_val = inputs[gid];
    arr_i += frac(inputs_val + 2.2f);

    outp[gid] = arr_i;
    float tmp = fmaxf(LIMIT * hi_v * 2.0f, STRENGTH);
    tmp += 2.36f + hi_v;
    y_out[gid] = tmp;
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
float launch_weigh_buffer_from_arr(const std::vector<float>& arr, const std::vector<float>& inputs,
                                   int steps, std::vector<float>& dst, std::vector<float>& outp,
                                   std::vector<float>& y_out, int n) {
    DeviceArray<float> d_arr(arr.data(), arr.size());
    DeviceArray<float> d_inputs(inputs.data(), inputs.size());
    DeviceArray<float> d_dst(dst.data(), dst.size());
    DeviceArray<float> d_outp(outp.data(), outp.size());
    DeviceArray<float> d_y_out(y_out.data(), y_out.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    weigh_buffer_from_arr_kernel<<<grid, block>>>(
            d_arr.data(), d_inputs.data(), steps, d_dst.data(), d_outp.data(), d_y_out.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_dst.copy_to(dst.data());
    d_outp.copy_to(outp.data());
    d_y_out.copy_to(y_out.data());
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

constexpr float LIMIT = 3.2f;
constexpr float STRENGTH = 2.4f;

// One thread of the launch.
inline void weigh_buffer_from_arr_thread(int gid, Array<float, 1> arr, Array<float, 1> inputs,
                                         int steps, Array<float, 1> dst, Array<float, 1> outp,
                                         Array<float, 1> y_out) {
    float arr_i = arr[gid];
    const float hi_v = fmaxf(float(steps), arr_i) + float(steps);
    dst[gid] = hi_v;
    const float inputs_val = inputs[gid];
    arr_i += frac(inputs_val + 2.2f);
    outp[gid] = arr_i;
    float tmp = fmaxf(LIMIT * hi_v * 2.0f, STRENGTH);
    tmp += 2.36f + hi_v;
    y_out[gid] = tmp;
}

inline void weigh_buffer_from_arr(int size0, Array<float, 1> arr, Array<float, 1> inputs, int steps,
                                  Array<float, 1> dst, Array<float, 1> outp,
                                  Array<float, 1> y_out) {
    for (int gid = 0; gid < size0; ++gid) {
        weigh_buffer_from_arr_thread(gid, arr, inputs, steps, dst, outp, y_out);
    }
}

}  // namespace reference

constexpr uint64_t sample_index = 3;

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

    const int arr_size = n;
    const int inputs_size = n;
    const int dst_size = n;
    const int outp_size = n;
    const int y_out_size = n;
    std::vector<float> arr(arr_size);
    fill_uniform(arr.data(), arr.size(), key(seed, 0), 1.0, 3.0);
    std::vector<float> inputs(inputs_size);
    fill_uniform(inputs.data(), inputs.size(), key(seed, 1), 1.0, 3.0);
    int steps;
    fill_index(&steps, 1, key(seed, 2), 1, 9);
    std::vector<float> dst(dst_size);
    std::vector<float> outp(outp_size);
    std::vector<float> y_out(y_out_size);

    auto dst_cpu = dst;
    auto outp_cpu = outp;
    auto y_out_cpu = y_out;
    const float milliseconds = launch_weigh_buffer_from_arr(arr, inputs, steps, dst, outp, y_out, n);
    reference::weigh_buffer_from_arr(n, {arr.data(), {arr_size}}, {inputs.data(), {inputs_size}}, steps,
                                     {dst_cpu.data(), {dst_size}}, {outp_cpu.data(), {outp_size}},
                                     {y_out_cpu.data(), {y_out_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("dst", dst, dst_cpu, 0.0001));
    error = std::max(error, error_of<float>("outp", outp, outp_cpu, 0.0001));
    error = std::max(error, error_of<float>("y_out", y_out, y_out_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("weigh_buffer_from_arr: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
