// Filter a block of samples of every channel with a cascade of second-order sections and keep the filter state for the next block.
// biquad_filter_cascade_kernel, from _biquad_filter_cascade_kernel.py

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

__host__ __device__ inline float lerp(float a, float b, float t) {
    return a * (1.0f - t) + b * t;
}

__device__ float flush(float x) {
    return fabsf(x) < DENORMAL ? 0.0f : x;
}

// Filter a block of samples of every channel with a cascade of second-order sections
// and keep the filter state for the next block.
//
// Thread `i` runs the samples of `block[i]` in order through the sections of its
// preset `preset[i]`, from `section_start[preset]` up to `section_start[preset + 1]`;
// the coefficients of a section are `numerator_x`, `numerator_y`, `numerator_z` (b0,
// b1, b2) and `denom` (a1, a2), normalized by a0. Each is in transposed direct form II
// with the two delays of `out_delay[i, s]`, where `s` counts the channel's sections
// from 0, at most as many as `out_delay` has: the output `y` is b0 times the input `x`
// plus the first delay; then the first delay becomes b1 `x` - a1 `y` plus the second,
// and the second b2 `x` - a2 `y`. Delays smaller than `DENORMAL` are flushed to zero.
// The last section's output goes to `out_filtered`, `out_delay` is left for the next
// block. What is written to `out_filtered` is multiplied by `wts[i]`. These 3 arrays
// hold the components of the vectors: `numerator_x`, `numerator_y`, `numerator_z`.
// `preset` holds integers of type int16, which are converted to int32. What is written
// to `out_filtered` goes only the fraction `blend` of the way from what
// `prev_filtered` holds at the same place to the value described above.
// `prev_filtered` is stored in double precision (float64), while the kernel computes
// in single precision. What `base_filtered` holds at the same place is added to what
// is written to `out_filtered`. What is written to `out_filtered` is clamped to the
// range from `min_filtered` to `max_filtered`. What `offsets` holds at the same place
// is added to what is written to `out_filtered`. `numerator_z` is stored in double
// precision (float64), while the kernel computes in single precision.
__global__ void __launch_bounds__(256, 2) biquad_filter_cascade_kernel(
        const int16_t* __restrict__ preset, const int* __restrict__ section_start,
        const float* __restrict__ numerator_x, const float* __restrict__ numerator_y,
        const double* __restrict__ numerator_z, const vec2f* __restrict__ denom,
        const float* __restrict__ block, int block_cols, const float* __restrict__ wts,
        const double* __restrict__ prev_filtered, int prev_filtered_cols,
        const float* __restrict__ base_filtered, int base_filtered_cols, const float* __restrict__ offsets,
        int offsets_cols, vec2f* __restrict__ out_delay, int out_delay_cols,
        float* __restrict__ out_filtered, int out_filtered_cols, float blend, float min_filtered,
        float max_filtered, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;

    int first = section_start[int(preset[i])];
    int sections = min(section_start[int(preset[i]) + 1] - first, out_delay_cols);

    for (int t = 0; t < block_cols; ++t) {
        float x = block[i * block_cols + t];
        for (int s = 0; s < sections; ++s) {
            vec3f b{numerator_x[first + s], numerator_y[first + s], float(numerator_z[first + s])};
            vec2f a = denom[first + s];
            vec2f d = out_delay[i * out_delay_cols + s];
            float y = b.x * x + d.x;
            out_delay[i * out_delay_cols + s] =
                vec2f{flush(b.y * x - a.x * y + d.y), flush(b.z * x - a.y * y)};
            x = y;
        }
        out_filtered[i * out_filtered_cols + t] = offsets[i * offsets_cols + t]
            + fminf(fmaxf(min_filtered,
                    base_filtered[i * base_filtered_cols + t]
                        + lerp(float(prev_filtered[i * prev_filtered_cols + t]), wts[i] * x, blend)),
                max_filtered);
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
float launch_biquad_filter_cascade_kernel(const std::vector<int16_t>& preset,
                                          const std::vector<int>& section_start,
                                          const std::vector<float>& numerator_x,
                                          const std::vector<float>& numerator_y,
                                          const std::vector<double>& numerator_z,
                                          const std::vector<vec2f>& denom, const std::vector<float>& block,
                                          int block_cols, const std::vector<float>& wts,
                                          const std::vector<double>& prev_filtered, int prev_filtered_cols,
                                          const std::vector<float>& base_filtered, int base_filtered_cols,
                                          const std::vector<float>& offsets, int offsets_cols,
                                          std::vector<vec2f>& out_delay, int out_delay_cols,
                                          std::vector<float>& out_filtered, int out_filtered_cols,
                                          float blend, float min_filtered, float max_filtered, int n) {
    DeviceArray<int16_t> d_preset(preset.data(), preset.size());
    DeviceArray<int> d_section_start(section_start.data(), section_start.size());
    DeviceArray<float> d_numerator_x(numerator_x.data(), numerator_x.size());
    DeviceArray<float> d_numerator_y(numerator_y.data(), numerator_y.size());
    DeviceArray<double> d_numerator_z(numerator_z.data(), numerator_z.size());
    DeviceArray<vec2f> d_denom(denom.data(), denom.size());
    DeviceArray<float> d_block(block.data(), block.size());
    DeviceArray<float> d_wts(wts.data(), wts.size());
    DeviceArray<double> d_prev_filtered(prev_filtered.data(), prev_filtered.size());
    DeviceArray<float> d_base_filtered(base_filtered.data(), base_filtered.size());
    DeviceArray<float> d_offsets(offsets.data(), offsets.size());
    DeviceArray<vec2f> d_out_delay(out_delay.data(), out_delay.size());
    DeviceArray<float> d_out_filtered(out_filtered.data(), out_filtered.size());

    const int block_size = 256;
    const int grid = (n + block_size - 1) / block_size;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    biquad_filter_cascade_kernel<<<grid, block_size>>>(
            d_preset.data(), d_section_start.data(), d_numerator_x.data(), d_numerator_y.data(),
            d_numerator_z.data(), d_denom.data(), d_block.data(), block_cols, d_wts.data(),
            d_prev_filtered.data(), prev_filtered_cols, d_base_filtered.data(), base_filtered_cols,
            d_offsets.data(), offsets_cols, d_out_delay.data(), out_delay_cols, d_out_filtered.data(),
            out_filtered_cols, blend, min_filtered, max_filtered, n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_out_delay.copy_to(out_delay.data());
    d_out_filtered.copy_to(out_filtered.data());
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

inline float _flush(float x) {
    return fabsf(x) < DENORMAL ? 0.0f : x;
}

// One thread of the launch.
inline void _biquad_filter_cascade_kernel_thread(int i, Array<int16_t, 1> preset,
                                                 Array<int, 1> section_start,
                                                 Array<float, 1> numerator_x,
                                                 Array<float, 1> numerator_y,
                                                 Array<double, 1> numerator_z,
                                                 Array<vec2f, 1> denom, Array<float, 2> block,
                                                 Array<float, 1> wts,
                                                 Array<double, 2> prev_filtered,
                                                 Array<float, 2> base_filtered,
                                                 Array<float, 2> offsets, Array<vec2f, 2> out_delay,
                                                 Array<float, 2> out_filtered, float blend,
                                                 float min_filtered, float max_filtered) {
    const int first = section_start[int(preset[i])];
    const int sections = min(section_start[int(preset[i]) + 1] - first, out_delay.shape[1]);
    for (int t = 0; t < block.shape[1]; ++t) {
        float x = block[i][t];
        for (int s = 0; s < sections; ++s) {
            const vec3f b = vec3f{numerator_x[first + s], numerator_y[first + s], float(numerator_z[first + s])};
            const vec2f a = denom[first + s];
            const vec2f d = out_delay[i][s];
            const float y = b.x * x + d.x;
            out_delay[i][s] = vec2f{_flush(b.y * x - a.x * y + d.y), _flush(b.z * x - a.y * y)};
            x = y;
        }
        out_filtered[i][t] = offsets[i][t] + fminf(fmaxf(min_filtered, base_filtered[i][t] + lerp(float(prev_filtered[i][t]), wts[i] * x, blend)), max_filtered);
    }
}

inline void _biquad_filter_cascade_kernel(int size0, Array<int16_t, 1> preset,
                                          Array<int, 1> section_start, Array<float, 1> numerator_x,
                                          Array<float, 1> numerator_y, Array<double, 1> numerator_z,
                                          Array<vec2f, 1> denom, Array<float, 2> block,
                                          Array<float, 1> wts, Array<double, 2> prev_filtered,
                                          Array<float, 2> base_filtered, Array<float, 2> offsets,
                                          Array<vec2f, 2> out_delay, Array<float, 2> out_filtered,
                                          float blend, float min_filtered, float max_filtered) {
    for (int i = 0; i < size0; ++i) {
        _biquad_filter_cascade_kernel_thread(i, preset, section_start, numerator_x, numerator_y,
                                             numerator_z, denom, block, wts, prev_filtered,
                                             base_filtered, offsets, out_delay, out_filtered, blend,
                                             min_filtered, max_filtered);
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

    const int preset_size = n;
    const int section_start_size = 5;
    const int numerator_x_size = 12;
    const int numerator_y_size = 12;
    const int numerator_z_size = 12;
    const int denom_size = 12;
    const int block_rows = n;
    const int block_cols = 16;
    const int wts_size = n;
    const int prev_filtered_rows = n;
    const int prev_filtered_cols = 16;
    const int base_filtered_rows = n;
    const int base_filtered_cols = 16;
    const int offsets_rows = n;
    const int offsets_cols = 16;
    const int out_delay_rows = n;
    const int out_delay_cols = 8;
    const int out_filtered_rows = n;
    const int out_filtered_cols = 16;
    std::vector<int16_t> preset(preset_size);
    fill_index(preset.data(), preset.size(), key(seed, 0), 0, 4);
    std::vector<int> section_start(section_start_size);
    fill_offsets(section_start.data(), section_start.size(), key(seed, 1), 0, 12);
    std::vector<float> numerator_x(numerator_x_size);
    fill_uniform(numerator_x.data(), numerator_x.size(), key(seed, 2), 0.1, 0.4);
    std::vector<float> numerator_y(numerator_y_size);
    fill_uniform(numerator_y.data(), numerator_y.size(), key(seed, 3), 0.1, 0.4);
    std::vector<double> numerator_z(numerator_z_size);
    fill_uniform(numerator_z.data(), numerator_z.size(), key(seed, 4), 0.1, 0.4);
    std::vector<vec2f> denom(denom_size);
    fill_uniform(reinterpret_cast<float*>(denom.data()), 2 * denom.size(), key(seed, 5), -0.4, 0.3);
    std::vector<float> block(size_t(block_rows) * block_cols);
    fill_uniform(block.data(), block.size(), key(seed, 6), -1.0, 1.0);
    std::vector<float> wts(wts_size);
    fill_uniform(wts.data(), wts.size(), key(seed, 7), 0.25, 1.5);
    std::vector<double> prev_filtered(size_t(prev_filtered_rows) * prev_filtered_cols);
    fill_uniform(prev_filtered.data(), prev_filtered.size(), key(seed, 8), -1.0, 1.0);
    std::vector<float> base_filtered(size_t(base_filtered_rows) * base_filtered_cols);
    fill_uniform(base_filtered.data(), base_filtered.size(), key(seed, 9), -1.0, 1.0);
    std::vector<float> offsets(size_t(offsets_rows) * offsets_cols);
    fill_uniform(offsets.data(), offsets.size(), key(seed, 10), -1.0, 1.0);
    std::vector<vec2f> out_delay(size_t(out_delay_rows) * out_delay_cols);
    fill_uniform(reinterpret_cast<float*>(out_delay.data()), 2 * out_delay.size(), key(seed, 11), -0.1, 0.1);
    std::vector<float> out_filtered(size_t(out_filtered_rows) * out_filtered_cols);
    float blend;
    fill_uniform(&blend, 1, key(seed, 13), 0.1, 0.9);
    float min_filtered;
    fill_uniform(&min_filtered, 1, key(seed, 14), -1.0, -0.1);
    float max_filtered;
    fill_uniform(&max_filtered, 1, key(seed, 15), 0.5, 2.0);

    auto out_delay_cpu = out_delay;
    auto out_filtered_cpu = out_filtered;
    const float milliseconds = launch_biquad_filter_cascade_kernel(
            preset, section_start, numerator_x, numerator_y, numerator_z, denom, block, block_cols, wts,
            prev_filtered, prev_filtered_cols, base_filtered, base_filtered_cols, offsets, offsets_cols,
            out_delay, out_delay_cols, out_filtered, out_filtered_cols, blend, min_filtered, max_filtered, n);
    reference::_biquad_filter_cascade_kernel(n, {preset.data(), {preset_size}},
                                             {section_start.data(), {section_start_size}},
                                             {numerator_x.data(), {numerator_x_size}},
                                             {numerator_y.data(), {numerator_y_size}},
                                             {numerator_z.data(), {numerator_z_size}},
                                             {denom.data(), {denom_size}},
                                             {block.data(), {block_rows, block_cols}},
                                             {wts.data(), {wts_size}},
                                             {prev_filtered.data(), {prev_filtered_rows, prev_filtered_cols}},
                                             {base_filtered.data(), {base_filtered_rows, base_filtered_cols}},
                                             {offsets.data(), {offsets_rows, offsets_cols}},
                                             {out_delay_cpu.data(), {out_delay_rows, out_delay_cols}},
                                             {out_filtered_cpu.data(), {out_filtered_rows, out_filtered_cols}},
                                             blend, min_filtered, max_filtered);

    double error = 0.0;
    error = std::max(error, error_of<float>("out_delay", out_delay, out_delay_cpu, 0.0001));
    error = std::max(error, error_of<float>("out_filtered", out_filtered, out_filtered_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("biquad_filter_cascade_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
