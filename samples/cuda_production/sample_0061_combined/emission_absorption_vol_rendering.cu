// Composite the samples along each ray front to back into colour, depth and opacity.
// emission_absorption_vol_rendering, from _emission_absorption_vol_rendering.py

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
//
// Every ray has the samples from `ray_start_in[ray]` to `ray_start_in[ray + 1]`, in
// order of their distance `sample_t_in`. Sample k covers the way `sample_step_in[k]`,
// with the extinction `dens_in[k]`, below zero taken as zero, and the colour
// `clr_in[k]`. Its opacity is 1 - exp(-density * step), its weight that times the
// transmittance so far, which then shrinks by 1 - opacity. Stop as soon as the
// transmittance is below `MIN_TRANSMITTANCE`. Write the weighted colour plus the
// remaining transmittance times `background` to `pix_out`, the weighted distance to
// `depth_out`, and 1 - transmittance to `opacity_out`. `MIN_TRANSMITTANCE` is a
// constant, 0.01. Threads with `ray` not below `num_elems` do nothing.
__global__ void __launch_bounds__(256, 2) emission_absorption_vol_rendering_kernel(
        const int* __restrict__ ray_start_in, const float* __restrict__ sample_t_in,
        const float* __restrict__ sample_step_in, const float* __restrict__ dens_in,
        const vec3f* __restrict__ clr_in, vec3f background, int num_elems, vec3f* __restrict__ pix_out,
        float* __restrict__ depth_out, float* __restrict__ opacity_out, int n) {
    const int ray = blockIdx.x * blockDim.x + threadIdx.x;
    if (ray >= n) return;

    if (ray < num_elems) {
        vec3f acc{0.0f, 0.0f, 0.0f};
        float d = 0.0f;
        float transmittance = 1.0f;
        const int k_end = ray_start_in[ray + 1];
        for (int k = ray_start_in[ray]; k < k_end; ++k) {
            float alpha = 1.0f - expf(-fmaxf(dens_in[k], 0.0f) * sample_step_in[k]);
            float w = transmittance * alpha;
            acc = acc + w * clr_in[k];
            d += w * sample_t_in[k];
            transmittance *= 1.0f - alpha;
            if (transmittance < MIN_TRANSMITTANCE) {  // nothing behind can be seen
                break;
            }
        }

        pix_out[ray] = acc + transmittance * background;
        depth_out[ray] = d;
        opacity_out[ray] = 1.0f - transmittance;
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
float launch_emission_absorption_vol_rendering(const std::vector<int>& ray_start_in,
                                               const std::vector<float>& sample_t_in,
                                               const std::vector<float>& sample_step_in,
                                               const std::vector<float>& dens_in,
                                               const std::vector<vec3f>& clr_in, vec3f background,
                                               int num_elems, std::vector<vec3f>& pix_out,
                                               std::vector<float>& depth_out,
                                               std::vector<float>& opacity_out, int n) {
    DeviceArray<int> d_ray_start_in(ray_start_in.data(), ray_start_in.size());
    DeviceArray<float> d_sample_t_in(sample_t_in.data(), sample_t_in.size());
    DeviceArray<float> d_sample_step_in(sample_step_in.data(), sample_step_in.size());
    DeviceArray<float> d_dens_in(dens_in.data(), dens_in.size());
    DeviceArray<vec3f> d_clr_in(clr_in.data(), clr_in.size());
    DeviceArray<vec3f> d_pix_out(pix_out.data(), pix_out.size());
    DeviceArray<float> d_depth_out(depth_out.data(), depth_out.size());
    DeviceArray<float> d_opacity_out(opacity_out.data(), opacity_out.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    emission_absorption_vol_rendering_kernel<<<grid, block>>>(
            d_ray_start_in.data(), d_sample_t_in.data(), d_sample_step_in.data(), d_dens_in.data(),
            d_clr_in.data(), background, num_elems, d_pix_out.data(), d_depth_out.data(),
            d_opacity_out.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_pix_out.copy_to(pix_out.data());
    d_depth_out.copy_to(depth_out.data());
    d_opacity_out.copy_to(opacity_out.data());
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
inline void _emission_absorption_vol_rendering_thread(
        int ray, Array<int, 1> ray_start_in, Array<float, 1> sample_t_in,
        Array<float, 1> sample_step_in, Array<float, 1> dens_in, Array<vec3f, 1> clr_in,
        vec3f background, int num_elems, Array<vec3f, 1> pix_out, Array<float, 1> depth_out,
        Array<float, 1> opacity_out) {
    if (ray < num_elems) {
        vec3f acc = vec3f{0.0f, 0.0f, 0.0f};
        float d = 0.0f;
        float transmittance = 1.0f;
        const int k_end = ray_start_in[ray + 1];
        for (int k = ray_start_in[ray]; k < k_end; ++k) {
            const float alpha = 1.0f - expf(-fmaxf(dens_in[k], 0.0f) * sample_step_in[k]);
            const float w = transmittance * alpha;
            acc = acc + w * clr_in[k];
            d += w * sample_t_in[k];
            transmittance *= 1.0f - alpha;
            if (transmittance < MIN_TRANSMITTANCE) {
                break;
            }
        }
        pix_out[ray] = acc + transmittance * background;
        depth_out[ray] = d;
        opacity_out[ray] = 1.0f - transmittance;
    }
}

inline void _emission_absorption_vol_rendering(int size0, Array<int, 1> ray_start_in,
                                               Array<float, 1> sample_t_in,
                                               Array<float, 1> sample_step_in,
                                               Array<float, 1> dens_in, Array<vec3f, 1> clr_in,
                                               vec3f background, int num_elems,
                                               Array<vec3f, 1> pix_out, Array<float, 1> depth_out,
                                               Array<float, 1> opacity_out) {
    for (int ray = 0; ray < size0; ++ray) {
        _emission_absorption_vol_rendering_thread(ray, ray_start_in, sample_t_in, sample_step_in,
                                                  dens_in, clr_in, background, num_elems, pix_out,
                                                  depth_out, opacity_out);
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

    const int ray_start_in_size = n + 1;
    const int sample_t_in_size = 16 * n;
    const int sample_step_in_size = 16 * n;
    const int dens_in_size = 16 * n;
    const int clr_in_size = 16 * n;
    const int pix_out_size = n;
    const int depth_out_size = n;
    const int opacity_out_size = n;
    std::vector<int> ray_start_in(ray_start_in_size);
    fill_offsets(ray_start_in.data(), ray_start_in.size(), key(seed, 0), 0, 16 * n);
    std::vector<float> sample_t_in(sample_t_in_size);
    fill_uniform(sample_t_in.data(), sample_t_in.size(), key(seed, 1), 1.0, 4.0);
    std::vector<float> sample_step_in(sample_step_in_size);
    fill_uniform(sample_step_in.data(), sample_step_in.size(), key(seed, 2), 0.1, 0.3);
    std::vector<float> dens_in(dens_in_size);
    fill_uniform(dens_in.data(), dens_in.size(), key(seed, 3), -1.0, 6.0);
    std::vector<vec3f> clr_in(clr_in_size);
    fill_uniform(reinterpret_cast<float*>(clr_in.data()), 3 * clr_in.size(), key(seed, 4), 0.0, 1.0);
    vec3f background{};
    fill_uniform(reinterpret_cast<float*>(&background), 3, key(seed, 5), 0.0, 1.0);
    const int num_elems = n;
    std::vector<vec3f> pix_out(pix_out_size);
    std::vector<float> depth_out(depth_out_size);
    std::vector<float> opacity_out(opacity_out_size);

    auto pix_out_cpu = pix_out;
    auto depth_out_cpu = depth_out;
    auto opacity_out_cpu = opacity_out;
    const float milliseconds = launch_emission_absorption_vol_rendering(
            ray_start_in, sample_t_in, sample_step_in, dens_in, clr_in, background, num_elems, pix_out,
            depth_out, opacity_out, n);
    reference::_emission_absorption_vol_rendering(
            n, {ray_start_in.data(), {ray_start_in_size}}, {sample_t_in.data(), {sample_t_in_size}},
            {sample_step_in.data(), {sample_step_in_size}}, {dens_in.data(), {dens_in_size}},
            {clr_in.data(), {clr_in_size}}, background, num_elems, {pix_out_cpu.data(), {pix_out_size}},
            {depth_out_cpu.data(), {depth_out_size}}, {opacity_out_cpu.data(), {opacity_out_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("pix_out", pix_out, pix_out_cpu, 0.0001));
    error = std::max(error, error_of<float>("depth_out", depth_out, depth_out_cpu, 0.0001));
    error = std::max(error, error_of<float>("opacity_out", opacity_out, opacity_out_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("emission_absorption_vol_rendering: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
