// Filter a block of samples of every channel with a cascade of second-order sections and keep the filter state for the next block.
// biquad_filter_cascade, from biquad_filter_cascade.py

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

constexpr float DENORMAL = 1e-20f;

struct vec2f {
    float x, y;
};

struct vec3f {
    float x, y, z;
};

__device__ float flush(float x) {
    return fabsf(x) < DENORMAL ? 0.0f : x;
}

__global__ void __launch_bounds__(256, 2) biquad_filter_cascade_kernel(
        const int* __restrict__ worklist_in, const int* __restrict__ preset_in,
        const int* __restrict__ section_start_in, const float* __restrict__ numerator_in,
        int numerator_in_cols, const float* __restrict__ divisor_x_in,
        const float* __restrict__ divisor_y_in, const float* __restrict__ block_in, int block_in_cols,
        vec2f* __restrict__ delay, int delay_cols, float* __restrict__ filtered_out, float min_filtered,
        float max_filtered, int filtered_width, int n) {
    const int thread = blockIdx.x * blockDim.x + threadIdx.x;
    if (thread >= n) return;

    int channel_idx = worklist_in[thread];
    int first = section_start_in[preset_in[channel_idx]];
    int sections = min(section_start_in[preset_in[channel_idx] + 1] - first, delay_cols);

    int t = 0;
    int stop = block_in_cols;
    while (t < stop) {
        float x = block_in[channel_idx * block_in_cols + t];
        for (int s = 0; s < sections; ++s) {
            vec3f b{numerator_in[(first + s) * numerator_in_cols],
                    numerator_in[(first + s) * numerator_in_cols + 1],
                    numerator_in[(first + s) * numerator_in_cols + 2]};
            vec2f a{divisor_x_in[first + s], divisor_y_in[first + s]};
            vec2f d = delay[channel_idx * delay_cols + s];
            float y = b.x * x + d.x;
            delay[channel_idx * delay_cols + s] =
                vec2f{flush(b.y * x - a.x * y + d.y), flush(b.z * x - a.y * y)};
            x = y;
        }
        filtered_out[channel_idx * filtered_width + t] = fminf(fmaxf(x, min_filtered), max_filtered);
        t += 1;
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
float launch_biquad_filter_cascade(const std::vector<int>& worklist_in, const std::vector<int>& preset_in,
                                   const std::vector<int>& section_start_in,
                                   const std::vector<float>& numerator_in, int numerator_in_cols,
                                   const std::vector<float>& divisor_x_in,
                                   const std::vector<float>& divisor_y_in,
                                   const std::vector<float>& block_in, int block_in_cols,
                                   std::vector<vec2f>& delay, int delay_cols,
                                   std::vector<float>& filtered_out, float min_filtered, float max_filtered,
                                   int filtered_width, int n) {
    DeviceArray<int> d_worklist_in(worklist_in.data(), worklist_in.size());
    DeviceArray<int> d_preset_in(preset_in.data(), preset_in.size());
    DeviceArray<int> d_section_start_in(section_start_in.data(), section_start_in.size());
    DeviceArray<float> d_numerator_in(numerator_in.data(), numerator_in.size());
    DeviceArray<float> d_divisor_x_in(divisor_x_in.data(), divisor_x_in.size());
    DeviceArray<float> d_divisor_y_in(divisor_y_in.data(), divisor_y_in.size());
    DeviceArray<float> d_block_in(block_in.data(), block_in.size());
    DeviceArray<vec2f> d_delay(delay.data(), delay.size());
    DeviceArray<float> d_filtered_out(filtered_out.data(), filtered_out.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop_event;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop_event));
    CUDA_CHECK(cudaEventRecord(start));
    biquad_filter_cascade_kernel<<<grid, block>>>(
            d_worklist_in.data(), d_preset_in.data(), d_section_start_in.data(), d_numerator_in.data(),
            numerator_in_cols, d_divisor_x_in.data(), d_divisor_y_in.data(), d_block_in.data(),
            block_in_cols, d_delay.data(), delay_cols, d_filtered_out.data(), min_filtered, max_filtered,
            filtered_width, n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop_event));
    CUDA_CHECK(cudaEventSynchronize(stop_event));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop_event));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop_event));
    d_delay.copy_to(delay.data());
    d_filtered_out.copy_to(filtered_out.data());
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

constexpr float DENORMAL = 1e-20f;

inline float flush(float x) {
    return fabsf(x) < DENORMAL ? 0.0f : x;
}

// One thread of the launch.
inline void biquad_filter_cascade_thread(int thread, Array<int, 1> worklist_in,
                                         Array<int, 1> preset_in, Array<int, 1> section_start_in,
                                         Array<float, 2> numerator_in, Array<float, 1> divisor_x_in,
                                         Array<float, 1> divisor_y_in, Array<float, 2> block_in,
                                         Array<vec2f, 2> delay, Array<float, 1> filtered_out,
                                         float min_filtered, float max_filtered,
                                         int filtered_width) {
    const int channel_idx = worklist_in[thread];
    const int first = section_start_in[preset_in[channel_idx]];
    const int sections = min(section_start_in[preset_in[channel_idx] + 1] - first, delay.shape[1]);
    int t = 0;
    const int stop = block_in.shape[1];
    while (t < stop) {
        float x = block_in[channel_idx][t];
        for (int s = 0; s < sections; ++s) {
            const vec3f b = vec3f{numerator_in[first + s][0], numerator_in[first + s][1], numerator_in[first + s][2]};
            const vec2f a = vec2f{divisor_x_in[first + s], divisor_y_in[first + s]};
            const vec2f d = delay[channel_idx][s];
            const float y = b.x * x + d.x;
            delay[channel_idx][s] = vec2f{flush(b.y * x - a.x * y + d.y), flush(b.z * x - a.y * y)};
            x = y;
        }
        filtered_out[channel_idx * filtered_width + t] = fminf(fmaxf(x, min_filtered), max_filtered);
        t += 1;
    }
}

inline void biquad_filter_cascade(int size0, Array<int, 1> worklist_in, Array<int, 1> preset_in,
                                  Array<int, 1> section_start_in, Array<float, 2> numerator_in,
                                  Array<float, 1> divisor_x_in, Array<float, 1> divisor_y_in,
                                  Array<float, 2> block_in, Array<vec2f, 2> delay,
                                  Array<float, 1> filtered_out, float min_filtered,
                                  float max_filtered, int filtered_width) {
    for (int thread = 0; thread < size0; ++thread) {
        biquad_filter_cascade_thread(thread, worklist_in, preset_in, section_start_in, numerator_in,
                                     divisor_x_in, divisor_y_in, block_in, delay, filtered_out,
                                     min_filtered, max_filtered, filtered_width);
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

// Where ragged rows begin: from low to high in rising steps.
template <class T>
void fill_offsets(T* to, size_t count, uint64_t key, double low, double high) {
    for (size_t j = 0; j < count; ++j) {
        double at = low;
        if (j > 0 && j + 1 == count) at = high;
        if (j > 0 && j + 1 < count)
            at = low + std::floor((double(j) - 1.0 + uniform(key, j)) * (high - low) / (double(count) - 1.0));
        to[j] = T(at);
    }
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

    const int worklist_in_size = n;
    const int preset_in_size = n;
    const int section_start_in_size = 5;
    const int numerator_in_rows = 12;
    const int numerator_in_cols = 3;
    const int divisor_x_in_size = 12;
    const int divisor_y_in_size = 12;
    const int block_in_rows = n;
    const int block_in_cols = 16;
    const int delay_rows = n;
    const int delay_cols = 8;
    const int filtered_out_size = n * 16;
    std::vector<int> worklist_in(worklist_in_size);
    fill_permutation(worklist_in.data(), worklist_in.size(), key(seed, 0));
    std::vector<int> preset_in(preset_in_size);
    fill_index(preset_in.data(), preset_in.size(), key(seed, 1), 0, 4);
    std::vector<int> section_start_in(section_start_in_size);
    fill_offsets(section_start_in.data(), section_start_in.size(), key(seed, 2), 0, 12);
    std::vector<float> numerator_in(size_t(numerator_in_rows) * numerator_in_cols);
    fill_uniform(numerator_in.data(), numerator_in.size(), key(seed, 3), 0.1, 0.4);
    std::vector<float> divisor_x_in(divisor_x_in_size);
    fill_uniform(divisor_x_in.data(), divisor_x_in.size(), key(seed, 4), -0.4, 0.3);
    std::vector<float> divisor_y_in(divisor_y_in_size);
    fill_uniform(divisor_y_in.data(), divisor_y_in.size(), key(seed, 5), -0.4, 0.3);
    std::vector<float> block_in(size_t(block_in_rows) * block_in_cols);
    fill_uniform(block_in.data(), block_in.size(), key(seed, 6), -1.0, 1.0);
    std::vector<vec2f> delay(size_t(delay_rows) * delay_cols);
    fill_uniform(reinterpret_cast<float*>(delay.data()), 2 * delay.size(), key(seed, 7), -0.1, 0.1);
    std::vector<float> filtered_out(filtered_out_size);
    float min_filtered;
    fill_uniform(&min_filtered, 1, key(seed, 9), -1.0, -0.1);
    float max_filtered;
    fill_uniform(&max_filtered, 1, key(seed, 10), 0.5, 2.0);
    const int filtered_width = 16;

    auto delay_cpu = delay;
    auto filtered_out_cpu = filtered_out;
    const float milliseconds = launch_biquad_filter_cascade(
            worklist_in, preset_in, section_start_in, numerator_in, numerator_in_cols, divisor_x_in,
            divisor_y_in, block_in, block_in_cols, delay, delay_cols, filtered_out, min_filtered,
            max_filtered, filtered_width, n);
    reference::biquad_filter_cascade(n, {worklist_in.data(), {worklist_in_size}},
                                     {preset_in.data(), {preset_in_size}},
                                     {section_start_in.data(), {section_start_in_size}},
                                     {numerator_in.data(), {numerator_in_rows, numerator_in_cols}},
                                     {divisor_x_in.data(), {divisor_x_in_size}},
                                     {divisor_y_in.data(), {divisor_y_in_size}},
                                     {block_in.data(), {block_in_rows, block_in_cols}},
                                     {delay_cpu.data(), {delay_rows, delay_cols}},
                                     {filtered_out_cpu.data(), {filtered_out_size}}, min_filtered,
                                     max_filtered, filtered_width);

    double error = 0.0;
    error = std::max(error, error_of<float>("delay", delay, delay_cpu, 0.0001));
    error = std::max(error, error_of<float>("filtered_out", filtered_out, filtered_out_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("biquad_filter_cascade: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
