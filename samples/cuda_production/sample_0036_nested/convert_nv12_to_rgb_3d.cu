// Convert a video frame with subsampled chroma planes to interleaved 8-bit RGB.
// convert_nv12_to_rgb_3d, from _convert_nv12_to_rgb_3d.py

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

constexpr float RED_V = 1.5748f;
constexpr float GREEN_U = 0.1873f;
constexpr float GREEN_V = 0.4681f;
constexpr float BLUE_U = 1.8556f;

struct vec2ub {
    uint8_t x, y;
};

struct vec3ub {
    uint8_t x, y, z;
};

__device__ uint8_t to_byte(float value) {
    return uint8_t(fminf(fmaxf(0.0f, value * 255.0f), 255.0f) + 0.5f);
}

__global__ void convert_nv12_to_rgb_3d_kernel(const uint8_t* __restrict__ luma, int luma_rows,
                                              int luma_cols, const vec2ub* __restrict__ chroma,
                                              int chroma_rows, int chroma_cols, vec3ub* __restrict__ rgb,
                                              int rgb_rows, int rgb_cols, int depth, int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= depth * height * width) return;
    const int replica = index / width / height;
    const int block_row = index / width % height;
    const int block_column = index % width;

    vec2ub sample = chroma[(replica * chroma_rows + block_row) * chroma_cols + block_column];
    float u = (float(sample.x) - 128.0f) / 224.0f;
    float v = (float(sample.y) - 128.0f) / 224.0f;

    for (int dr = 0; dr < 2; ++dr) {
        for (int dc = 0; dc < 2; ++dc) {
            int row = 2 * block_row + dr;
            int column = 2 * block_column + dc;
            float y = (float(luma[(replica * luma_rows + row) * luma_cols + column]) - 16.0f) / 219.0f;
            uint8_t red = to_byte(y + RED_V * v);
            uint8_t green = to_byte(y - GREEN_U * u - GREEN_V * v);
            uint8_t blue = to_byte(y + BLUE_U * u);
            rgb[(replica * rgb_rows + row) * rgb_cols + column] = vec3ub{red, green, blue};
        }
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
float launch_convert_nv12_to_rgb_3d(const std::vector<uint8_t>& luma, int luma_rows, int luma_cols,
                                    const std::vector<vec2ub>& chroma, int chroma_rows, int chroma_cols,
                                    std::vector<vec3ub>& rgb, int rgb_rows, int rgb_cols, int depth,
                                    int height, int width) {
    DeviceArray<uint8_t> d_luma(luma.data(), luma.size());
    DeviceArray<vec2ub> d_chroma(chroma.data(), chroma.size());
    DeviceArray<vec3ub> d_rgb(rgb.data(), rgb.size());

    const int block = 256;
    const int grid = (depth * height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    convert_nv12_to_rgb_3d_kernel<<<grid, block>>>(
            d_luma.data(), luma_rows, luma_cols, d_chroma.data(), chroma_rows, chroma_cols, d_rgb.data(),
            rgb_rows, rgb_cols, depth, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_rgb.copy_to(rgb.data());
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

constexpr float RED_V = 1.5748f;
constexpr float GREEN_U = 0.1873f;
constexpr float GREEN_V = 0.4681f;
constexpr float BLUE_U = 1.8556f;

inline uint8_t _to_byte(float value) {
    return uint8_t(fminf(fmaxf(0.0f, value * 255.0f), 255.0f) + 0.5f);
}

// One thread of the launch.
inline void _convert_nv12_to_rgb_3d_thread(int replica, int block_row, int block_column,
                                           Array<uint8_t, 3> luma, Array<vec2ub, 3> chroma,
                                           Array<vec3ub, 3> rgb) {
    const vec2ub sample = chroma[replica][block_row][block_column];
    const float u = (float(sample.x) - 128.0f) / 224.0f;
    const float v = (float(sample.y) - 128.0f) / 224.0f;
    for (int dr = 0; dr < 2; ++dr) {
        for (int dc = 0; dc < 2; ++dc) {
            const int row = 2 * block_row + dr;
            const int column = 2 * block_column + dc;
            const float y = (float(luma[replica][row][column]) - 16.0f) / 219.0f;
            const uint8_t red = _to_byte(y + RED_V * v);
            const uint8_t green = _to_byte(y - GREEN_U * u - GREEN_V * v);
            const uint8_t blue = _to_byte(y + BLUE_U * u);
            rgb[replica][row][column] = vec3ub{red, green, blue};
        }
    }
}

inline void _convert_nv12_to_rgb_3d(int size0, int size1, int size2, Array<uint8_t, 3> luma,
                                    Array<vec2ub, 3> chroma, Array<vec3ub, 3> rgb) {
    for (int replica = 0; replica < size0; ++replica) {
        for (int block_row = 0; block_row < size1; ++block_row) {
            for (int block_column = 0; block_column < size2; ++block_column) {
                _convert_nv12_to_rgb_3d_thread(replica, block_row, block_column, luma, chroma,
                                               rgb);
            }
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
                double tolerance, double slack) {
    double largest = 0.0;
    for (const double value : cpu) {
        if (std::isfinite(value)) largest = std::max(largest, std::fabs(value));
    }
    double worst = 0.0;
    std::vector<double> errors(cpu.size());
    for (size_t i = 0; i < cpu.size(); ++i) {
        if (gpu[i] == cpu[i] || (std::isnan(gpu[i]) && std::isnan(cpu[i]))) continue;
        const double bound = tolerance * (10.0 * std::fabs(cpu[i]) + largest) + slack;
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
                double tolerance, double slack) {
    const size_t count = cpu.size() * (sizeof(T) / sizeof(Number));
    std::vector<double> gpu_numbers, cpu_numbers;
    gather(gpu_numbers, reinterpret_cast<const Number*>(gpu.data()), count);
    gather(cpu_numbers, reinterpret_cast<const Number*>(cpu.data()), count);
    return error_of(name, gpu_numbers, cpu_numbers, tolerance, slack);
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

    const int luma_depth = 2;
    const int luma_rows = 2 * n;
    const int luma_cols = 32;
    const int chroma_depth = 2;
    const int chroma_rows = n;
    const int chroma_cols = 16;
    const int rgb_depth = 2;
    const int rgb_rows = 2 * n;
    const int rgb_cols = 32;
    std::vector<uint8_t> luma(size_t(luma_depth) * luma_rows * luma_cols);
    fill_index(luma.data(), luma.size(), key(seed, 0), 0, 256);
    std::vector<vec2ub> chroma(size_t(chroma_depth) * chroma_rows * chroma_cols);
    fill_index(reinterpret_cast<uint8_t*>(chroma.data()), 2 * chroma.size(), key(seed, 1), 0, 256);
    std::vector<vec3ub> rgb(size_t(rgb_depth) * rgb_rows * rgb_cols);

    auto rgb_cpu = rgb;
    const float milliseconds = launch_convert_nv12_to_rgb_3d(
            luma, luma_rows, luma_cols, chroma, chroma_rows, chroma_cols, rgb, rgb_rows, rgb_cols, 2, n, 16);
    reference::_convert_nv12_to_rgb_3d(2, n, 16, {luma.data(), {luma_depth, luma_rows, luma_cols}},
                                       {chroma.data(), {chroma_depth, chroma_rows, chroma_cols}},
                                       {rgb_cpu.data(), {rgb_depth, rgb_rows, rgb_cols}});

    const double error = error_of<uint8_t>("rgb", rgb, rgb_cpu, 0.0, 1.0);
    const bool passed = error <= 1.0;
    std::printf("convert_nv12_to_rgb_3d: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
