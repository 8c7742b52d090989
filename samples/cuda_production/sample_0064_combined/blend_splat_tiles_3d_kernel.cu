// Blend the depth-sorted splats of every image tile front to back at each of its pixels.
// blend_splat_tiles_3d_kernel, from blend_splat_tiles_3d_kernel.py

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

constexpr float MAX_ALPHA = 0.99f;
constexpr float MINIMUM_ALPHA = 0.003921569f;
constexpr float MINIMUM_TRANSMITTANCE = 0.001f;

struct vec3f {
    float x, y, z;
};

struct vec2f {
    float x, y;
};

__host__ __device__ inline int floor_div(int a, int b) {
    int q = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? q - 1 : q;
}

__host__ __device__ inline vec2f operator-(vec2f a, vec2f b) {
    return {a.x - b.x, a.y - b.y};
}

__host__ __device__ inline vec3f operator*(vec3f a, float s) {
    return {a.x * s, a.y * s, a.z * s};
}

__host__ __device__ inline vec3f operator+(vec3f a, vec3f b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

__host__ __device__ inline vec3f operator*(float s, vec3f a) {
    return {a.x * s, a.y * s, a.z * s};
}

struct Settings {
    int tiles_per_row;
    vec3f background;
};

__device__ vec2f compute_pixel(int tile, Settings settings, int tile_width, int x, int tile_height, int y) {
    return vec2f{float(tile % settings.tiles_per_row * tile_width + x) + 0.5f,
            float(floor_div(tile, settings.tiles_per_row) * tile_height + y) + 0.5f};
}

__device__ float compute_quadratic(vec3f conic, vec2f offset) {
    return conic.x * offset.x * offset.x + conic.z * offset.y * offset.y;
}

// Exponent of a Gaussian given by its inverse covariance (xx, xy, yy).
__device__ float splat_exponent(vec3f conic, vec2f offset) {
    float quadratic = compute_quadratic(conic, offset);
    return -0.5f * quadratic - conic.y * offset.x * offset.y;
}

__global__ void __launch_bounds__(256, 2) blend_splat_tiles_3d_kernel(
        const int64_t* __restrict__ tile_start, const int* __restrict__ tile_splats, Settings settings,
        const double* __restrict__ screen_center_x, const float* __restrict__ screen_center_y,
        const float* __restrict__ conic_x, const float* __restrict__ conic_y,
        const float* __restrict__ conic_z, const float* __restrict__ opacity,
        const float* __restrict__ color, int color_cols, vec3f* __restrict__ image, int image_rows,
        int image_cols, int* __restrict__ contributors, int contributors_rows, int contributors_cols,
        int depth, int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= depth * height * width) return;
    const int i = index / width / height;
    const int j = index / width % height;
    const int x = index % width;

    int tile_height = image_rows;
    int tile_width = image_cols;
    vec2f pixel = compute_pixel(i, settings, tile_width, x, tile_height, j);

    vec3f total{0.0f, 0.0f, 0.0f};
    float transmittance = 1.0f;
    int blended = 0;
    const int k_end = int(tile_start[i + 1]);
    for (int k = int(tile_start[i]); k < k_end; ++k) {
        int splat = tile_splats[k];
        float exponent = splat_exponent(vec3f{conic_x[splat], conic_y[splat], conic_z[splat]},
                pixel - vec2f{float(screen_center_x[splat]), screen_center_y[splat]});
        if (exponent <= 0.0f) {
            float alpha = fminf(MAX_ALPHA, opacity[splat] * expf(exponent));
            if (alpha >= MINIMUM_ALPHA) {  // not even one step of an 8-bit channel
                float remaining = transmittance * (1.0f - alpha);
                if (remaining < MINIMUM_TRANSMITTANCE) {
                    break;
                }
                total = total
                    + vec3f{color[splat * color_cols], color[splat * color_cols + 1],
                        color[splat * color_cols + 2]} * (alpha * transmittance);
                transmittance = remaining;
                blended += 1;
            }
        }
    }

    image[(i * image_rows + j) * image_cols + x] = total + transmittance * settings.background;
    contributors[(i * contributors_rows + j) * contributors_cols + x] = blended;
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
float launch_blend_splat_tiles_3d_kernel(const std::vector<int64_t>& tile_start,
                                         const std::vector<int>& tile_splats, Settings settings,
                                         const std::vector<double>& screen_center_x,
                                         const std::vector<float>& screen_center_y,
                                         const std::vector<float>& conic_x,
                                         const std::vector<float>& conic_y,
                                         const std::vector<float>& conic_z,
                                         const std::vector<float>& opacity, const std::vector<float>& color,
                                         int color_cols, std::vector<vec3f>& image, int image_rows,
                                         int image_cols, std::vector<int>& contributors,
                                         int contributors_rows, int contributors_cols, int depth,
                                         int height, int width) {
    DeviceArray<int64_t> d_tile_start(tile_start.data(), tile_start.size());
    DeviceArray<int> d_tile_splats(tile_splats.data(), tile_splats.size());
    DeviceArray<double> d_screen_center_x(screen_center_x.data(), screen_center_x.size());
    DeviceArray<float> d_screen_center_y(screen_center_y.data(), screen_center_y.size());
    DeviceArray<float> d_conic_x(conic_x.data(), conic_x.size());
    DeviceArray<float> d_conic_y(conic_y.data(), conic_y.size());
    DeviceArray<float> d_conic_z(conic_z.data(), conic_z.size());
    DeviceArray<float> d_opacity(opacity.data(), opacity.size());
    DeviceArray<float> d_color(color.data(), color.size());
    DeviceArray<vec3f> d_image(image.data(), image.size());
    DeviceArray<int> d_contributors(contributors.data(), contributors.size());

    const int block = 256;
    const int grid = (depth * height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    blend_splat_tiles_3d_kernel<<<grid, block>>>(
            d_tile_start.data(), d_tile_splats.data(), settings, d_screen_center_x.data(),
            d_screen_center_y.data(), d_conic_x.data(), d_conic_y.data(), d_conic_z.data(),
            d_opacity.data(), d_color.data(), color_cols, d_image.data(), image_rows, image_cols,
            d_contributors.data(), contributors_rows, contributors_cols, depth, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_image.copy_to(image.data());
    d_contributors.copy_to(contributors.data());
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

constexpr float MAX_ALPHA = 0.99f;
constexpr float MINIMUM_ALPHA = 0.003921569f;
constexpr float MINIMUM_TRANSMITTANCE = 0.001f;

inline vec2f compute_pixel(int tile, Settings settings, int tile_width, int x, int tile_height,
                           int y) {
    return vec2f{float(tile % settings.tiles_per_row * tile_width + x) + 0.5f, float(floor_div(tile, settings.tiles_per_row) * tile_height + y) + 0.5f};
}

inline float compute_quadratic(vec3f conic, vec2f offset) {
    return conic.x * offset.x * offset.x + conic.z * offset.y * offset.y;
}

inline float splat_exponent(vec3f conic, vec2f offset) {
    const float quadratic = reference::compute_quadratic(conic, offset);
    return -0.5f * quadratic - conic.y * offset.x * offset.y;
}

// One thread of the launch.
inline void blend_splat_tiles_3d_kernel_thread(int i, int j, int x, Array<int64_t, 1> tile_start,
                                               Array<int, 1> tile_splats, Settings settings,
                                               Array<double, 1> screen_center_x,
                                               Array<float, 1> screen_center_y,
                                               Array<float, 1> conic_x, Array<float, 1> conic_y,
                                               Array<float, 1> conic_z, Array<float, 1> opacity,
                                               Array<float, 2> color, Array<vec3f, 3> image,
                                               Array<int, 3> contributors) {
    const int tile_height = image.shape[1];
    const int tile_width = image.shape[2];
    const vec2f pixel = reference::compute_pixel(i, settings, tile_width, x, tile_height, j);
    vec3f total = vec3f{0.0f, 0.0f, 0.0f};
    float transmittance = 1.0f;
    int blended = 0;
    const int k_end = int(tile_start[i + 1]);
    for (int k = int(tile_start[i]); k < k_end; ++k) {
        const int splat = tile_splats[k];
        const float exponent = reference::splat_exponent(vec3f{conic_x[splat], conic_y[splat], conic_z[splat]}, pixel - vec2f{float(screen_center_x[splat]), screen_center_y[splat]});
        if (exponent <= 0.0f) {
            const float alpha = fminf(MAX_ALPHA, opacity[splat] * expf(exponent));
            if (alpha >= MINIMUM_ALPHA) {
                const float remaining = transmittance * (1.0f - alpha);
                if (remaining < MINIMUM_TRANSMITTANCE) {
                    break;
                }
                total = total + vec3f{color[splat][0], color[splat][1], color[splat][2]} * (alpha * transmittance);
                transmittance = remaining;
                blended += 1;
            }
        }
    }
    image[i][j][x] = total + transmittance * settings.background;
    contributors[i][j][x] = blended;
}

inline void blend_splat_tiles_3d_kernel(int size0, int size1, int size2,
                                        Array<int64_t, 1> tile_start, Array<int, 1> tile_splats,
                                        Settings settings, Array<double, 1> screen_center_x,
                                        Array<float, 1> screen_center_y, Array<float, 1> conic_x,
                                        Array<float, 1> conic_y, Array<float, 1> conic_z,
                                        Array<float, 1> opacity, Array<float, 2> color,
                                        Array<vec3f, 3> image, Array<int, 3> contributors) {
    for (int i = 0; i < size0; ++i) {
        for (int j = 0; j < size1; ++j) {
            for (int x = 0; x < size2; ++x) {
                blend_splat_tiles_3d_kernel_thread(i, j, x, tile_start, tile_splats, settings,
                                                   screen_center_x, screen_center_y, conic_x,
                                                   conic_y, conic_z, opacity, color, image,
                                                   contributors);
            }
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

    const int tile_start_size = n + 1;
    const int tile_splats_size = 8 * n;
    const int screen_center_x_size = 2 * n;
    const int screen_center_y_size = 2 * n;
    const int conic_x_size = 2 * n;
    const int conic_y_size = 2 * n;
    const int conic_z_size = 2 * n;
    const int opacity_size = 2 * n;
    const int color_rows = 2 * n;
    const int color_cols = 3;
    const int image_depth = n;
    const int image_rows = 4;
    const int image_cols = 4;
    const int contributors_depth = n;
    const int contributors_rows = 4;
    const int contributors_cols = 4;
    std::vector<int64_t> tile_start(tile_start_size);
    fill_offsets(tile_start.data(), tile_start.size(), key(seed, 0), 0, 8 * n);
    std::vector<int> tile_splats(tile_splats_size);
    fill_index(tile_splats.data(), tile_splats.size(), key(seed, 1), 0, 2 * n);
    Settings settings{};
    settings.tiles_per_row = 16;
    fill_uniform(reinterpret_cast<float*>(&settings.background), 3, key(seed, 3), 0.0, 1.0);
    std::vector<double> screen_center_x(screen_center_x_size);
    fill_uniform(screen_center_x.data(), screen_center_x.size(), key(seed, 4), 0.0, 64.0);
    std::vector<float> screen_center_y(screen_center_y_size);
    fill_uniform(screen_center_y.data(), screen_center_y.size(), key(seed, 5), 0.0, 64.0);
    std::vector<float> conic_x(conic_x_size);
    fill_uniform(conic_x.data(), conic_x.size(), key(seed, 6), 0.001, 0.01);
    std::vector<float> conic_y(conic_y_size);
    fill_uniform(conic_y.data(), conic_y.size(), key(seed, 7), 0.001, 0.01);
    std::vector<float> conic_z(conic_z_size);
    fill_uniform(conic_z.data(), conic_z.size(), key(seed, 8), 0.001, 0.01);
    std::vector<float> opacity(opacity_size);
    fill_uniform(opacity.data(), opacity.size(), key(seed, 9), 0.0, 1.0);
    std::vector<float> color(size_t(color_rows) * color_cols);
    fill_uniform(color.data(), color.size(), key(seed, 10), 0.0, 1.0);
    std::vector<vec3f> image(size_t(image_depth) * image_rows * image_cols);
    std::vector<int> contributors(size_t(contributors_depth) * contributors_rows * contributors_cols);

    auto image_cpu = image;
    auto contributors_cpu = contributors;
    const float milliseconds = launch_blend_splat_tiles_3d_kernel(
            tile_start, tile_splats, settings, screen_center_x, screen_center_y, conic_x, conic_y, conic_z,
            opacity, color, color_cols, image, image_rows, image_cols, contributors, contributors_rows,
            contributors_cols, n, 4, 4);
    reference::blend_splat_tiles_3d_kernel(n, 4, 4, {tile_start.data(), {tile_start_size}},
                                           {tile_splats.data(), {tile_splats_size}}, settings,
                                           {screen_center_x.data(), {screen_center_x_size}},
                                           {screen_center_y.data(), {screen_center_y_size}},
                                           {conic_x.data(), {conic_x_size}},
                                           {conic_y.data(), {conic_y_size}},
                                           {conic_z.data(), {conic_z_size}},
                                           {opacity.data(), {opacity_size}},
                                           {color.data(), {color_rows, color_cols}},
                                           {image_cpu.data(), {image_depth, image_rows, image_cols}},
                                           {contributors_cpu.data(), {contributors_depth, contributors_rows, contributors_cols}});

    double error = 0.0;
    error = std::max(error, error_of<float>("image", image, image_cpu, 0.0001));
    error = std::max(error, error_of<int>("contributors", contributors, contributors_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("blend_splat_tiles_3d_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
