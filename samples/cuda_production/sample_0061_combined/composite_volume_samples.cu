// Composite the samples along each ray front to back into colour, depth and opacity.
// composite_volume_samples, from composite_volume_samples.py

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

constexpr float MIN_TRANSMITTANCE = 0.01f;

struct vec3f {
    float x, y, z;
};

__host__ __device__ inline vec3f operator*(float s, vec3f a) {
    return {a.x * s, a.y * s, a.z * s};
}

__host__ __device__ inline vec3f operator+(vec3f a, vec3f b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

// Composite the samples along each ray front to back into colour, depth and opacity.
__global__ void __launch_bounds__(256, 2) composite_volume_samples_kernel(
        const int* __restrict__ ray_start, const float* __restrict__ sample_t,
        const float* __restrict__ sample_step, const float* __restrict__ densities,
        const vec3f* __restrict__ colors, vec3f background, vec3f* __restrict__ pixel,
        float* __restrict__ depth, float* __restrict__ opacity, int n) {
    const int ray = blockIdx.x * blockDim.x + threadIdx.x;
    if (ray >= n) return;

    vec3f total{0.0f, 0.0f, 0.0f};
    float distance = 0.0f;
    float transmittance = 1.0f;
    const int k_end = ray_start[ray + 1];
    for (int k = ray_start[ray]; k < k_end; ++k) {
        float alpha = 1.0f - expf(-fmaxf(densities[k], 0.0f) * sample_step[k]);
        float weight = transmittance * alpha;
        total = total + weight * colors[k];
        distance += sample_t[k] * weight;
        transmittance *= 1.0f - alpha;
        if (transmittance < MIN_TRANSMITTANCE) {
            break;
        }
    }

    pixel[ray] = total + transmittance * background;
    depth[ray] = distance;
    opacity[ray] = 1.0f - transmittance;
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
float launch_composite_volume_samples(const std::vector<int>& ray_start, const std::vector<float>& sample_t,
                                      const std::vector<float>& sample_step,
                                      const std::vector<float>& densities, const std::vector<vec3f>& colors,
                                      vec3f background, std::vector<vec3f>& pixel,
                                      std::vector<float>& depth, std::vector<float>& opacity, int n) {
    DeviceArray<int> d_ray_start(ray_start.data(), ray_start.size());
    DeviceArray<float> d_sample_t(sample_t.data(), sample_t.size());
    DeviceArray<float> d_sample_step(sample_step.data(), sample_step.size());
    DeviceArray<float> d_densities(densities.data(), densities.size());
    DeviceArray<vec3f> d_colors(colors.data(), colors.size());
    DeviceArray<vec3f> d_pixel(pixel.data(), pixel.size());
    DeviceArray<float> d_depth(depth.data(), depth.size());
    DeviceArray<float> d_opacity(opacity.data(), opacity.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    composite_volume_samples_kernel<<<grid, block>>>(
            d_ray_start.data(), d_sample_t.data(), d_sample_step.data(), d_densities.data(),
            d_colors.data(), background, d_pixel.data(), d_depth.data(), d_opacity.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_pixel.copy_to(pixel.data());
    d_depth.copy_to(depth.data());
    d_opacity.copy_to(opacity.data());
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

constexpr float MIN_TRANSMITTANCE = 0.01f;

// One thread of the launch.
inline void composite_volume_samples_thread(int ray, Array<int, 1> ray_start,
                                            Array<float, 1> sample_t, Array<float, 1> sample_step,
                                            Array<float, 1> densities, Array<vec3f, 1> colors,
                                            vec3f background, Array<vec3f, 1> pixel,
                                            Array<float, 1> depth, Array<float, 1> opacity) {
    vec3f total = vec3f{0.0f, 0.0f, 0.0f};
    float distance = 0.0f;
    float transmittance = 1.0f;
    const int k_end = ray_start[ray + 1];
    for (int k = ray_start[ray]; k < k_end; ++k) {
        const float alpha = 1.0f - expf(-fmaxf(densities[k], 0.0f) * sample_step[k]);
        const float weight = transmittance * alpha;
        total = total + weight * colors[k];
        distance += sample_t[k] * weight;
        transmittance *= 1.0f - alpha;
        if (transmittance < MIN_TRANSMITTANCE) {
            break;
        }
    }
    pixel[ray] = total + transmittance * background;
    depth[ray] = distance;
    opacity[ray] = 1.0f - transmittance;
}

inline void composite_volume_samples(int size0, Array<int, 1> ray_start, Array<float, 1> sample_t,
                                     Array<float, 1> sample_step, Array<float, 1> densities,
                                     Array<vec3f, 1> colors, vec3f background,
                                     Array<vec3f, 1> pixel, Array<float, 1> depth,
                                     Array<float, 1> opacity) {
    for (int ray = 0; ray < size0; ++ray) {
        composite_volume_samples_thread(ray, ray_start, sample_t, sample_step, densities, colors,
                                        background, pixel, depth, opacity);
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

    const int ray_start_size = n + 1;
    const int sample_t_size = 16 * n;
    const int sample_step_size = 16 * n;
    const int densities_size = 16 * n;
    const int colors_size = 16 * n;
    const int pixel_size = n;
    const int depth_size = n;
    const int opacity_size = n;
    std::vector<int> ray_start(ray_start_size);
    fill_offsets(ray_start.data(), ray_start.size(), key(seed, 0), 0, 16 * n);
    std::vector<float> sample_t(sample_t_size);
    fill_uniform(sample_t.data(), sample_t.size(), key(seed, 1), 1.0, 4.0);
    std::vector<float> sample_step(sample_step_size);
    fill_uniform(sample_step.data(), sample_step.size(), key(seed, 2), 0.1, 0.3);
    std::vector<float> densities(densities_size);
    fill_uniform(densities.data(), densities.size(), key(seed, 3), -1.0, 6.0);
    std::vector<vec3f> colors(colors_size);
    fill_uniform(reinterpret_cast<float*>(colors.data()), 3 * colors.size(), key(seed, 4), 0.0, 1.0);
    vec3f background{};
    fill_uniform(reinterpret_cast<float*>(&background), 3, key(seed, 5), 0.0, 1.0);
    std::vector<vec3f> pixel(pixel_size);
    std::vector<float> depth(depth_size);
    std::vector<float> opacity(opacity_size);

    auto pixel_cpu = pixel;
    auto depth_cpu = depth;
    auto opacity_cpu = opacity;
    const float milliseconds = launch_composite_volume_samples(
            ray_start, sample_t, sample_step, densities, colors, background, pixel, depth, opacity, n);
    reference::composite_volume_samples(n, {ray_start.data(), {ray_start_size}},
                                        {sample_t.data(), {sample_t_size}},
                                        {sample_step.data(), {sample_step_size}},
                                        {densities.data(), {densities_size}},
                                        {colors.data(), {colors_size}}, background,
                                        {pixel_cpu.data(), {pixel_size}}, {depth_cpu.data(), {depth_size}},
                                        {opacity_cpu.data(), {opacity_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("pixel", pixel, pixel_cpu, 0.0001));
    error = std::max(error, error_of<float>("depth", depth, depth_cpu, 0.0001));
    error = std::max(error, error_of<float>("opacity", opacity, opacity_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("composite_volume_samples: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
