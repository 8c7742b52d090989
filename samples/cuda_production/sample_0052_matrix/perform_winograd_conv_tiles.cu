// Convolve images with 3x3 filters by Winograd's F(2x2, 3x3) algorithm, one 2x2 tile of an output channel per thread.
// perform_winograd_conv_tiles, from _perform_winograd_conv_tiles.py

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

constexpr int SUPPORT = 4;
constexpr int TILE = 2;

struct mat44f {
    float c[4][4];
    __host__ __device__ float* operator[](int i) { return c[i]; }
    __host__ __device__ const float* operator[](int i) const { return c[i]; }
};

struct mat24f {
    float c[2][4];
};

struct mat42f {
    float c[4][2];
};

struct mat22f {
    float c[2][2];
    __host__ __device__ float* operator[](int i) { return c[i]; }
    __host__ __device__ const float* operator[](int i) const { return c[i]; }
};

__host__ __device__ inline mat44f operator*(const mat44f& a, const mat44f& b) {
    mat44f r{};
    for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j)
            for (int k = 0; k < 4; ++k) r.c[i][j] += a.c[i][k] * b.c[k][j];
    return r;
}

__host__ __device__ inline mat44f transpose(const mat44f& a) {
    mat44f r;
    for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j) r.c[i][j] = a.c[j][i];
    return r;
}

__host__ __device__ inline mat24f operator*(const mat24f& a, const mat44f& b) {
    mat24f r{};
    for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 4; ++j)
            for (int k = 0; k < 4; ++k) r.c[i][j] += a.c[i][k] * b.c[k][j];
    return r;
}

__host__ __device__ inline mat42f transpose(const mat24f& a) {
    mat42f r;
    for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 2; ++j) r.c[i][j] = a.c[j][i];
    return r;
}

__host__ __device__ inline mat22f operator*(const mat24f& a, const mat42f& b) {
    mat22f r{};
    for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 2; ++j)
            for (int k = 0; k < 4; ++k) r.c[i][j] += a.c[i][k] * b.c[k][j];
    return r;
}

__host__ __device__ inline mat44f cw_mul(const mat44f& a, const mat44f& b) {
    mat44f r;
    for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j) r.c[i][j] = a.c[i][j] * b.c[i][j];
    return r;
}

__host__ __device__ inline mat44f operator+(const mat44f& a, const mat44f& b) {
    mat44f r;
    for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j) r.c[i][j] = a.c[i][j] + b.c[i][j];
    return r;
}

__device__ float pixel_or_zero(const float* img, int img_depth, int img_rows, int img_cols, int row,
                               int col, int c) {
    if (row < 0 || col < 0 || row >= img_depth || col >= img_rows) {
        return 0.0f;
    }
    return img[(row * img_rows + col) * img_cols + c];
}

__device__ mat44f load_tile(const float* img, int img_depth, int img_rows, int img_cols, int top, int left,
                            int c) {
    mat44f tile{};
    for (int i = 0; i < SUPPORT; ++i) {
        for (int j = 0; j < SUPPORT; ++j) {
            tile[i][j] = pixel_or_zero(img, img_depth, img_rows, img_cols, top + i, left + j, c);
        }
    }
    return tile;
}

__device__ mat44f transform_input(mat44f tile) {
    return mat44f{1.0f, 0.0f, -1.0f, 0.0f, 0.0f, 1.0f, 1.0f, 0.0f, 0.0f, -1.0f, 1.0f, 0.0f, 0.0f, 1.0f, 0.0f,
            -1.0f} * tile
        * transpose(mat44f{1.0f, 0.0f, -1.0f, 0.0f, 0.0f, 1.0f, 1.0f, 0.0f, 0.0f, -1.0f, 1.0f, 0.0f, 0.0f,
                1.0f, 0.0f, -1.0f});
}

__device__ mat22f transform_output(mat44f products) {
    return mat24f{1.0f, 1.0f, 1.0f, 0.0f, 0.0f, 1.0f, -1.0f, -1.0f} * products
        * transpose(mat24f{1.0f, 1.0f, 1.0f, 0.0f, 0.0f, 1.0f, -1.0f, -1.0f});
}

__global__ void __launch_bounds__(256, 2) perform_winograd_conv_tiles_kernel(
        const float* __restrict__ images, int images_size1, int images_size2, int images_size3,
        const mat44f* __restrict__ filters, int filters_cols, const float* __restrict__ bias,
        float* __restrict__ output, int output_size1, int output_size2, int output_size3, int size0,
        int size1, int size2, int size3) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= size0 * size1 * size2 * size3) return;
    const int img = index / size3 / size2 / size1;
    const int tile_row = index / size3 / size2 % size1;
    const int tile_col = index / size3 % size2;
    const int ch_idx = index % size3;

    int top = tile_row * TILE;
    int left = tile_col * 2;
    // the transforms are linear, so that one output transform serves the sum over all channels
    mat44f products{};
    for (int c = 0; c < images_size3; ++c) {
        mat44f tile = load_tile(images + img * images_size1 * images_size2 * images_size3, images_size1,
                images_size2, images_size3, top - 1, left - 1, c);
        products = products + cw_mul(transform_input(tile), filters[ch_idx * filters_cols + c]);
    }
    mat22f pixels = transform_output(products);
    for (int i = 0; i < TILE; ++i) {
        for (int j = 0; j < TILE; ++j) {
            if (top + i < output_size1) {
                if (left + j < output_size2) {
                    output[((img * output_size1 + top + i) * output_size2 + left + j) * output_size3
                            + ch_idx] = fmaxf(pixels[i][j] + bias[ch_idx], 0.0f);
                }
            }
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
float launch_perform_winograd_conv_tiles(const std::vector<float>& images, int images_size1,
                                         int images_size2, int images_size3,
                                         const std::vector<mat44f>& filters, int filters_cols,
                                         const std::vector<float>& bias, std::vector<float>& output,
                                         int output_size1, int output_size2, int output_size3, int size0,
                                         int size1, int size2, int size3) {
    DeviceArray<float> d_images(images.data(), images.size());
    DeviceArray<mat44f> d_filters(filters.data(), filters.size());
    DeviceArray<float> d_bias(bias.data(), bias.size());
    DeviceArray<float> d_output(output.data(), output.size());

    const int block = 256;
    const int grid = (size0 * size1 * size2 * size3 + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    perform_winograd_conv_tiles_kernel<<<grid, block>>>(
            d_images.data(), images_size1, images_size2, images_size3, d_filters.data(), filters_cols,
            d_bias.data(), d_output.data(), output_size1, output_size2, output_size3, size0, size1, size2,
            size3);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_output.copy_to(output.data());
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

constexpr int SUPPORT = 4;
constexpr mat44f INPUT_TRANSFORM{1.0f, 0.0f, -1.0f, 0.0f, 0.0f, 1.0f, 1.0f, 0.0f, 0.0f, -1.0f, 1.0f, 0.0f, 0.0f, 1.0f, 0.0f, -1.0f};
constexpr mat24f OUTPUT_TRANSFORM{1.0f, 1.0f, 1.0f, 0.0f, 0.0f, 1.0f, -1.0f, -1.0f};
constexpr int TILE = 2;

inline float _pixel_or_zero(Array<float, 3> img, int row, int col, int c) {
    if (row < 0 || col < 0 || row >= img.shape[0] || col >= img.shape[1]) {
        return 0.0f;
    }
    return img[row][col][c];
}

inline mat44f _load_tile(Array<float, 3> img, int top, int left, int c) {
    mat44f tile{};
    for (int i = 0; i < SUPPORT; ++i) {
        for (int j = 0; j < SUPPORT; ++j) {
            tile[i][j] = _pixel_or_zero(img, top + i, left + j, c);
        }
    }
    return tile;
}

inline mat44f _transform_input(mat44f tile) {
    return INPUT_TRANSFORM * tile * transpose(INPUT_TRANSFORM);
}

inline mat22f _transform_output(mat44f products) {
    return OUTPUT_TRANSFORM * products * transpose(OUTPUT_TRANSFORM);
}

// One thread of the launch.
inline void _perform_winograd_conv_tiles_thread(int img, int tile_row, int tile_col, int ch_idx,
                                                Array<float, 4> images, Array<mat44f, 2> filters,
                                                Array<float, 1> bias, Array<float, 4> output) {
    const int top = tile_row * TILE;
    const int left = tile_col * 2;
    mat44f products{};
    for (int c = 0; c < images.shape[3]; ++c) {
        const mat44f tile = _load_tile(images[img], top - 1, left - 1, c);
        products = products + cw_mul(reference::_transform_input(tile), filters[ch_idx][c]);
    }
    const mat22f pixels = reference::_transform_output(products);
    for (int i = 0; i < TILE; ++i) {
        for (int j = 0; j < TILE; ++j) {
            if (top + i < output.shape[1]) {
                if (left + j < output.shape[2]) {
                    output[img][top + i][left + j][ch_idx] = fmaxf(pixels[i][j] + bias[ch_idx], 0.0f);
                }
            }
        }
    }
}

inline void _perform_winograd_conv_tiles(int size0, int size1, int size2, int size3,
                                         Array<float, 4> images, Array<mat44f, 2> filters,
                                         Array<float, 1> bias, Array<float, 4> output) {
    for (int img = 0; img < size0; ++img) {
        for (int tile_row = 0; tile_row < size1; ++tile_row) {
            for (int tile_col = 0; tile_col < size2; ++tile_col) {
                for (int ch_idx = 0; ch_idx < size3; ++ch_idx) {
                    _perform_winograd_conv_tiles_thread(img, tile_row, tile_col, ch_idx, images,
                                                        filters, bias, output);
                }
            }
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

    const int images_size0 = n;
    const int images_size1 = 3;
    const int images_size2 = 3;
    const int images_size3 = 2;
    const int filters_rows = 2;
    const int filters_cols = 2;
    const int bias_size = 2;
    const int output_size0 = n;
    const int output_size1 = 3;
    const int output_size2 = 3;
    const int output_size3 = 2;
    std::vector<float> images(size_t(images_size0) * images_size1 * images_size2 * images_size3);
    fill_uniform(images.data(), images.size(), key(seed, 0), -1.0, 1.0);
    std::vector<mat44f> filters(size_t(filters_rows) * filters_cols);
    fill_uniform(reinterpret_cast<float*>(filters.data()), 16 * filters.size(), key(seed, 1), -0.5, 0.5);
    std::vector<float> bias(bias_size);
    fill_uniform(bias.data(), bias.size(), key(seed, 2), -0.2, 0.2);
    std::vector<float> output(size_t(output_size0) * output_size1 * output_size2 * output_size3);

    auto output_cpu = output;
    const float milliseconds = launch_perform_winograd_conv_tiles(
            images, images_size1, images_size2, images_size3, filters, filters_cols, bias, output,
            output_size1, output_size2, output_size3, n, 2, 2, 2);
    reference::_perform_winograd_conv_tiles(n, 2, 2, 2,
                                            {images.data(), {images_size0, images_size1, images_size2, images_size3}},
                                            {filters.data(), {filters_rows, filters_cols}},
                                            {bias.data(), {bias_size}},
                                            {output_cpu.data(), {output_size0, output_size1, output_size2, output_size3}});

    const double error = error_of<float>("output", output, output_cpu, 0.0001);
    const bool passed = error <= 1.0;
    std::printf("perform_winograd_conv_tiles: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
