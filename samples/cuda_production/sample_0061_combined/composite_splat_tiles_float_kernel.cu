// Blend the depth-sorted splats of every image tile front to back at each of its pixels.
// composite_splat_tiles_float_kernel, from composite_splat_tiles_float_kernel.py

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
constexpr float MIN_ALPHA = 0.003921569f;
constexpr float MIN_TRANSMITTANCE = 0.001f;

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

struct Element {
    vec3f conic;
    vec3f color;
};

__device__ float splat_exponent(vec3f conic, vec2f offset) {
    float quadratic = conic.x * offset.x * offset.x + conic.z * offset.y * offset.y;
    return -0.5f * quadratic - conic.y * offset.x * offset.y;
}

__global__ void __launch_bounds__(256, 2) composite_splat_tiles_float_kernel(
        Settings settings, const Element* __restrict__ elements, const int* __restrict__ tile_start_data,
        const int* __restrict__ tile_splats_data, const float* __restrict__ screen_center_data,
        int screen_center_data_cols, const float* __restrict__ opacity_data, vec3f* __restrict__ image_data,
        int image_data_rows, int image_data_cols, int* __restrict__ contributors_data,
        int contributors_data_rows, int contributors_data_cols, int depth, int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= depth * height * width) return;
    const int tile_idx = index / width / height;
    const int y = index / width % height;
    const int x = index % width;

    int tile_height = image_data_rows;
    int tile_width = image_data_cols;
    vec2f pixel{float(tile_idx % settings.tiles_per_row * tile_width + x) + 0.5f,
            float(floor_div(tile_idx, settings.tiles_per_row) * tile_height + y) + 0.5f};
    vec3f total{0.0f, 0.0f, 0.0f};
    float transmittance = 1.0f;
    int blended = 0;
    int start = tile_start_data[tile_idx];
    const int local_end = tile_start_data[tile_idx + 1] - start;
    for (int local = 0; local < local_end; ++local) {
        int k = start + local;
        int splat = tile_splats_data[k];
        float exponent = splat_exponent(elements[splat].conic,
                pixel - vec2f{screen_center_data[splat],
                    screen_center_data[1 * screen_center_data_cols + splat]});
        if (exponent > 0.0f) {
            continue;
        }
        float alpha = fminf(MAX_ALPHA, expf(exponent) * opacity_data[splat]);
        if (alpha < MIN_ALPHA) {  // not even one step of an 8-bit channel
            continue;
        }
        float remaining = transmittance * (1.0f - alpha);
        if (remaining < MIN_TRANSMITTANCE) {
            break;
        }
        total = total + elements[splat].color * (alpha * transmittance);
        transmittance = remaining;
        blended += 1;
    }
    image_data[(tile_idx * image_data_rows + y) * image_data_cols + x] =
        total + transmittance * settings.background;
    contributors_data[(tile_idx * contributors_data_rows + x) * contributors_data_cols + y] = blended;
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
float launch_composite_splat_tiles_float_kernel(Settings settings, const std::vector<Element>& elements,
                                                const std::vector<int>& tile_start_data,
                                                const std::vector<int>& tile_splats_data,
                                                const std::vector<float>& screen_center_data,
                                                int screen_center_data_cols,
                                                const std::vector<float>& opacity_data,
                                                std::vector<vec3f>& image_data, int image_data_rows,
                                                int image_data_cols, std::vector<int>& contributors_data,
                                                int contributors_data_rows, int contributors_data_cols,
                                                int depth, int height, int width) {
    DeviceArray<Element> d_elements(elements.data(), elements.size());
    DeviceArray<int> d_tile_start_data(tile_start_data.data(), tile_start_data.size());
    DeviceArray<int> d_tile_splats_data(tile_splats_data.data(), tile_splats_data.size());
    DeviceArray<float> d_screen_center_data(screen_center_data.data(), screen_center_data.size());
    DeviceArray<float> d_opacity_data(opacity_data.data(), opacity_data.size());
    DeviceArray<vec3f> d_image_data(image_data.data(), image_data.size());
    DeviceArray<int> d_contributors_data(contributors_data.data(), contributors_data.size());

    const int block = 256;
    const int grid = (depth * height * width + block - 1) / block;

    cudaEvent_t start_event, stop;
    CUDA_CHECK(cudaEventCreate(&start_event));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start_event));
    composite_splat_tiles_float_kernel<<<grid, block>>>(
            settings, d_elements.data(), d_tile_start_data.data(), d_tile_splats_data.data(),
            d_screen_center_data.data(), screen_center_data_cols, d_opacity_data.data(),
            d_image_data.data(), image_data_rows, image_data_cols, d_contributors_data.data(),
            contributors_data_rows, contributors_data_cols, depth, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start_event, stop));
    CUDA_CHECK(cudaEventDestroy(start_event));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_image_data.copy_to(image_data.data());
    d_contributors_data.copy_to(contributors_data.data());
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
constexpr float MIN_ALPHA = 0.003921569f;
constexpr float MIN_TRANSMITTANCE = 0.001f;

inline float splat_exponent(vec3f conic, vec2f offset) {
    const float quadratic = conic.x * offset.x * offset.x + conic.z * offset.y * offset.y;
    return -0.5f * quadratic - conic.y * offset.x * offset.y;
}

// One thread of the launch.
inline void composite_splat_tiles_float_kernel_thread(
        int tile_idx, int y, int x, Settings settings, Array<Element, 1> elements,
        Array<int, 1> tile_start_data, Array<int, 1> tile_splats_data,
        Array<float, 2> screen_center_data, Array<float, 1> opacity_data,
        Array<vec3f, 3> image_data, Array<int, 3> contributors_data) {
    const int tile_height = image_data.shape[1];
    const int tile_width = image_data.shape[2];
    const vec2f pixel = vec2f{float(tile_idx % settings.tiles_per_row * tile_width + x) + 0.5f, float(floor_div(tile_idx, settings.tiles_per_row) * tile_height + y) + 0.5f};
    vec3f total = vec3f{0.0f, 0.0f, 0.0f};
    float transmittance = 1.0f;
    int blended = 0;
    const int start = tile_start_data[tile_idx];
    const int local_end = tile_start_data[tile_idx + 1] - start;
    for (int local = 0; local < local_end; ++local) {
        const int k = start + local;
        const int splat = tile_splats_data[k];
        const float exponent = reference::splat_exponent(elements[splat].conic, pixel - vec2f{screen_center_data[0][splat], screen_center_data[1][splat]});
        if (exponent > 0.0f) {
            continue;
        }
        const float alpha = fminf(MAX_ALPHA, expf(exponent) * opacity_data[splat]);
        if (alpha < MIN_ALPHA) {
            continue;
        }
        const float remaining = transmittance * (1.0f - alpha);
        if (remaining < MIN_TRANSMITTANCE) {
            break;
        }
        total = total + elements[splat].color * (alpha * transmittance);
        transmittance = remaining;
        blended += 1;
    }
    image_data[tile_idx][y][x] = total + transmittance * settings.background;
    contributors_data[tile_idx][x][y] = blended;
}

inline void composite_splat_tiles_float_kernel(int size0, int size1, int size2, Settings settings,
                                               Array<Element, 1> elements,
                                               Array<int, 1> tile_start_data,
                                               Array<int, 1> tile_splats_data,
                                               Array<float, 2> screen_center_data,
                                               Array<float, 1> opacity_data,
                                               Array<vec3f, 3> image_data,
                                               Array<int, 3> contributors_data) {
    for (int tile_idx = 0; tile_idx < size0; ++tile_idx) {
        for (int y = 0; y < size1; ++y) {
            for (int x = 0; x < size2; ++x) {
                composite_splat_tiles_float_kernel_thread(tile_idx, y, x, settings, elements,
                                                          tile_start_data, tile_splats_data,
                                                          screen_center_data, opacity_data,
                                                          image_data, contributors_data);
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

    const int elements_size = 2 * n;
    const int tile_start_data_size = n + 1;
    const int tile_splats_data_size = 8 * n;
    const int screen_center_data_rows = 2;
    const int screen_center_data_cols = 2 * n;
    const int opacity_data_size = 2 * n;
    const int image_data_depth = n;
    const int image_data_rows = 4;
    const int image_data_cols = 4;
    const int contributors_data_depth = n;
    const int contributors_data_rows = 4;
    const int contributors_data_cols = 4;
    Settings settings{};
    settings.tiles_per_row = 16;
    fill_uniform(reinterpret_cast<float*>(&settings.background), 3, key(seed, 1), 0.0, 1.0);
    std::vector<Element> elements(elements_size);
    for (size_t i = 0; i < elements.size(); ++i)
        fill_uniform(reinterpret_cast<float*>(&elements[i].conic), 3, key(seed, 2), 0.001, 0.01, i * 3);
    for (size_t i = 0; i < elements.size(); ++i)
        fill_uniform(reinterpret_cast<float*>(&elements[i].color), 3, key(seed, 3), 0.0, 1.0, i * 3);
    std::vector<int> tile_start_data(tile_start_data_size);
    fill_offsets(tile_start_data.data(), tile_start_data.size(), key(seed, 4), 0, 8 * n);
    std::vector<int> tile_splats_data(tile_splats_data_size);
    fill_index(tile_splats_data.data(), tile_splats_data.size(), key(seed, 5), 0, 2 * n);
    std::vector<float> screen_center_data(size_t(screen_center_data_rows) * screen_center_data_cols);
    fill_uniform(screen_center_data.data(), screen_center_data.size(), key(seed, 6), 0.0, 64.0);
    std::vector<float> opacity_data(opacity_data_size);
    fill_uniform(opacity_data.data(), opacity_data.size(), key(seed, 7), 0.0, 1.0);
    std::vector<vec3f> image_data(size_t(image_data_depth) * image_data_rows * image_data_cols);
    std::vector<int> contributors_data(size_t(contributors_data_depth) * contributors_data_rows * contributors_data_cols);

    auto image_data_cpu = image_data;
    auto contributors_data_cpu = contributors_data;
    const float milliseconds = launch_composite_splat_tiles_float_kernel(
            settings, elements, tile_start_data, tile_splats_data, screen_center_data,
            screen_center_data_cols, opacity_data, image_data, image_data_rows, image_data_cols,
            contributors_data, contributors_data_rows, contributors_data_cols, n, 4, 4);
    reference::composite_splat_tiles_float_kernel(
            n, 4, 4, settings, {elements.data(), {elements_size}},
            {tile_start_data.data(), {tile_start_data_size}},
            {tile_splats_data.data(), {tile_splats_data_size}},
            {screen_center_data.data(), {screen_center_data_rows, screen_center_data_cols}},
            {opacity_data.data(), {opacity_data_size}},
            {image_data_cpu.data(), {image_data_depth, image_data_rows, image_data_cols}},
            {contributors_data_cpu.data(), {contributors_data_depth, contributors_data_rows, contributors_data_cols}});

    double error = 0.0;
    error = std::max(error, error_of<float>("image_data", image_data, image_data_cpu, 0.0001));
    error = std::max(error, error_of<int>("contributors_data", contributors_data, contributors_data_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("composite_splat_tiles_float_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
