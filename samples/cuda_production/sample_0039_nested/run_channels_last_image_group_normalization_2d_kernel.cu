// Normalize each group of channels of every image to zero mean and unit variance, and apply a scale and a shift per channel.
// run_channels_last_image_group_normalization_2d_kernel, from run_channels_last_image_group_normalization_2d_kernel.py

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

constexpr float EPSILON = 1e-5f;

struct vec2f {
    float x, y;
};

__device__ float group_mean(const float* pixels, int pixels_rows, int pixels_cols, int first, int size) {
    float total = 0.0f;
    for (int p = 0; p < pixels_rows; ++p) {
        for (int c = first; c < first + size; ++c) {
            total += pixels[p * pixels_cols + c];
        }
    }
    return total / float(pixels_rows * size);
}

__device__ float group_variance(const float* pixels, int pixels_rows, int pixels_cols, int first, int size,
                                float mean) {
    float total = 0.0f;
    for (int p = 0; p < pixels_rows; ++p) {
        for (int c = first; c < first + size; ++c) {
            float distance = pixels[p * pixels_cols + c] - mean;
            total = total + distance * distance;
        }
    }
    return total / float(pixels_rows * size);
}

__global__ void __launch_bounds__(256, 2) run_channels_last_image_group_normalization_2d_kernel(
        const float* __restrict__ images, int images_rows, int images_cols, const float* __restrict__ scale,
        const float* __restrict__ shift, int group_count, float* __restrict__ normalized,
        int normalized_rows, int normalized_cols, vec2f* __restrict__ saved, int saved_cols, int height,
        int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int image = index / width;
    const int group = index % width;

    int size = images_cols / group_count;
    int first = group * size;
    float mean =
        group_mean(images + image * images_rows * images_cols, images_rows, images_cols, first, size);
    float variance = group_variance(images + image * images_rows * images_cols, images_rows, images_cols,
            first, size, mean);
    float inverse_deviation = 1.0f / sqrtf(variance + EPSILON);
    for (int p = 0; p < images_rows; ++p) {
        for (int c = first; c < first + size; ++c) {
            normalized[(image * normalized_rows + p) * normalized_cols + c] =
                (images[(image * images_rows + p) * images_cols + c] - mean) * inverse_deviation * scale[c]
                + shift[c];
        }
    }
    saved[image * saved_cols + group] = vec2f{mean, inverse_deviation};
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
float launch_run_channels_last_image_group_normalization_2d_kernel(
        const std::vector<float>& images, int images_rows, int images_cols, const std::vector<float>& scale,
        const std::vector<float>& shift, int group_count, std::vector<float>& normalized,
        int normalized_rows, int normalized_cols, std::vector<vec2f>& saved, int saved_cols, int height,
        int width) {
    DeviceArray<float> d_images(images.data(), images.size());
    DeviceArray<float> d_scale(scale.data(), scale.size());
    DeviceArray<float> d_shift(shift.data(), shift.size());
    DeviceArray<float> d_normalized(normalized.data(), normalized.size());
    DeviceArray<vec2f> d_saved(saved.data(), saved.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    run_channels_last_image_group_normalization_2d_kernel<<<grid, block>>>(
            d_images.data(), images_rows, images_cols, d_scale.data(), d_shift.data(), group_count,
            d_normalized.data(), normalized_rows, normalized_cols, d_saved.data(), saved_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_normalized.copy_to(normalized.data());
    d_saved.copy_to(saved.data());
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

constexpr float EPSILON = 1e-5f;

inline float group_mean(Array<float, 2> pixels, int first, int size) {
    float total = 0.0f;
    for (int p = 0; p < pixels.shape[0]; ++p) {
        for (int c = first; c < first + size; ++c) {
            total += pixels[p][c];
        }
    }
    return total / float(pixels.shape[0] * size);
}

inline float group_variance(Array<float, 2> pixels, int first, int size, float mean) {
    float total = 0.0f;
    for (int p = 0; p < pixels.shape[0]; ++p) {
        for (int c = first; c < first + size; ++c) {
            const float distance = pixels[p][c] - mean;
            total = total + distance * distance;
        }
    }
    return total / float(pixels.shape[0] * size);
}

// One thread of the launch.
inline void run_channels_last_image_group_normalization_2d_kernel_thread(
        int image, int group, Array<float, 3> images, Array<float, 1> scale, Array<float, 1> shift,
        int group_count, Array<float, 3> normalized, Array<vec2f, 2> saved) {
    const int size = images.shape[2] / group_count;
    const int first = group * size;
    const float mean = group_mean(images[image], first, size);
    const float variance = group_variance(images[image], first, size, mean);
    const float inverse_deviation = 1.0f / sqrtf(variance + EPSILON);
    for (int p = 0; p < images.shape[1]; ++p) {
        for (int c = first; c < first + size; ++c) {
            normalized[image][p][c] = (images[image][p][c] - mean) * inverse_deviation * scale[c] + shift[c];
        }
    }
    saved[image][group] = vec2f{mean, inverse_deviation};
}

inline void run_channels_last_image_group_normalization_2d_kernel(
        int size0, int size1, Array<float, 3> images, Array<float, 1> scale, Array<float, 1> shift,
        int group_count, Array<float, 3> normalized, Array<vec2f, 2> saved) {
    for (int image = 0; image < size0; ++image) {
        for (int group = 0; group < size1; ++group) {
            run_channels_last_image_group_normalization_2d_kernel_thread(
                    image, group, images, scale, shift, group_count, normalized, saved);
        }
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

    const int images_depth = n;
    const int images_rows = 9;
    const int images_cols = 16;
    const int scale_size = 16;
    const int shift_size = 16;
    const int normalized_depth = n;
    const int normalized_rows = 9;
    const int normalized_cols = 16;
    const int saved_rows = n;
    const int saved_cols = 4;
    std::vector<float> images(size_t(images_depth) * images_rows * images_cols);
    fill_uniform(images.data(), images.size(), key(seed, 0), -1.0, 3.0);
    std::vector<float> scale(scale_size);
    fill_uniform(scale.data(), scale.size(), key(seed, 1), 0.5, 1.5);
    std::vector<float> shift(shift_size);
    fill_uniform(shift.data(), shift.size(), key(seed, 2), -1.0, 1.0);
    const int group_count = 4;
    std::vector<float> normalized(size_t(normalized_depth) * normalized_rows * normalized_cols);
    std::vector<vec2f> saved(size_t(saved_rows) * saved_cols);

    auto normalized_cpu = normalized;
    auto saved_cpu = saved;
    const float milliseconds = launch_run_channels_last_image_group_normalization_2d_kernel(
            images, images_rows, images_cols, scale, shift, group_count, normalized, normalized_rows,
            normalized_cols, saved, saved_cols, n, 4);
    reference::run_channels_last_image_group_normalization_2d_kernel(
            n, 4, {images.data(), {images_depth, images_rows, images_cols}}, {scale.data(), {scale_size}},
            {shift.data(), {shift_size}}, group_count,
            {normalized_cpu.data(), {normalized_depth, normalized_rows, normalized_cols}},
            {saved_cpu.data(), {saved_rows, saved_cols}});

    double error = 0.0;
    error = std::max(error, error_of<float>("normalized", normalized, normalized_cpu, 0.0001));
    error = std::max(error, error_of<float>("saved", saved, saved_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("run_channels_last_image_group_normalization_2d_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
