// Composite the samples along each ray front to back into colour, depth and opacity.
// composite_vol_samples_kernel, from composite_vol_samples_kernel.py

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

struct vec3f {
    float x, y, z;
};

__host__ __device__ inline vec3f operator*(float s, vec3f a) {
    return {a.x * s, a.y * s, a.z * s};
}

__host__ __device__ inline vec3f operator+(vec3f a, vec3f b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

__global__ void __launch_bounds__(256, 2) composite_vol_samples_kernel(
        const int64_t* __restrict__ ray_start, const double* __restrict__ sample_t,
        const float* __restrict__ sample_step, const float* __restrict__ dens,
        const vec3f* __restrict__ clr, const vec3f* __restrict__ background_field,
        const float* __restrict__ wt_pix, float min_transmittance, float min_wt_pix,
        vec3f* __restrict__ out_pix, float* __restrict__ out_depth, float* __restrict__ out_opacity, int n) {
    const int ray_index = blockIdx.x * blockDim.x + threadIdx.x;
    if (ray_index >= n) return;

    if (wt_pix[ray_index] < min_wt_pix) {
        return;
    }
    vec3f total{0.0f, 0.0f, 0.0f};
    float dist = 0.0f;
    float transmittance = 1.0f;
    const int k_end = int(ray_start[ray_index + 1]);
    for (int k = int(ray_start[ray_index]); k < k_end; ++k) {
        float alpha = 1.0f - expf(-fmaxf(dens[k], 0.0f) * sample_step[k]);
        float wt = transmittance * alpha;
        total = total + wt * clr[k];
        dist += wt * float(sample_t[k]);
        transmittance = transmittance * (1.0f - alpha);
        if (transmittance < min_transmittance) {
            break;
        }
    }
    out_pix[ray_index] = wt_pix[ray_index] * (total + transmittance * background_field[ray_index]);
    out_depth[ray_index] = dist;
    out_opacity[ray_index] = 1.0f - transmittance;
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
float launch_composite_vol_samples_kernel(const std::vector<int64_t>& ray_start,
                                          const std::vector<double>& sample_t,
                                          const std::vector<float>& sample_step,
                                          const std::vector<float>& dens, const std::vector<vec3f>& clr,
                                          const std::vector<vec3f>& background_field,
                                          const std::vector<float>& wt_pix, float min_transmittance,
                                          float min_wt_pix, std::vector<vec3f>& out_pix,
                                          std::vector<float>& out_depth, std::vector<float>& out_opacity,
                                          int n) {
    DeviceArray<int64_t> d_ray_start(ray_start.data(), ray_start.size());
    DeviceArray<double> d_sample_t(sample_t.data(), sample_t.size());
    DeviceArray<float> d_sample_step(sample_step.data(), sample_step.size());
    DeviceArray<float> d_dens(dens.data(), dens.size());
    DeviceArray<vec3f> d_clr(clr.data(), clr.size());
    DeviceArray<vec3f> d_background_field(background_field.data(), background_field.size());
    DeviceArray<float> d_wt_pix(wt_pix.data(), wt_pix.size());
    DeviceArray<vec3f> d_out_pix(out_pix.data(), out_pix.size());
    DeviceArray<float> d_out_depth(out_depth.data(), out_depth.size());
    DeviceArray<float> d_out_opacity(out_opacity.data(), out_opacity.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    composite_vol_samples_kernel<<<grid, block>>>(
            d_ray_start.data(), d_sample_t.data(), d_sample_step.data(), d_dens.data(), d_clr.data(),
            d_background_field.data(), d_wt_pix.data(), min_transmittance, min_wt_pix, d_out_pix.data(),
            d_out_depth.data(), d_out_opacity.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_out_pix.copy_to(out_pix.data());
    d_out_depth.copy_to(out_depth.data());
    d_out_opacity.copy_to(out_opacity.data());
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

// One thread of the launch.
inline void composite_vol_samples_kernel_thread(int ray_index, Array<int64_t, 1> ray_start,
                                                Array<double, 1> sample_t,
                                                Array<float, 1> sample_step, Array<float, 1> dens,
                                                Array<vec3f, 1> clr,
                                                Array<vec3f, 1> background_field,
                                                Array<float, 1> wt_pix, float min_transmittance,
                                                float min_wt_pix, Array<vec3f, 1> out_pix,
                                                Array<float, 1> out_depth,
                                                Array<float, 1> out_opacity) {
    if (wt_pix[ray_index] < min_wt_pix) {
        return;
    }
    vec3f total = vec3f{0.0f, 0.0f, 0.0f};
    float dist = 0.0f;
    float transmittance = 1.0f;
    const int k_end = int(ray_start[ray_index + 1]);
    for (int k = int(ray_start[ray_index]); k < k_end; ++k) {
        const float alpha = 1.0f - expf(-fmaxf(dens[k], 0.0f) * sample_step[k]);
        const float wt = transmittance * alpha;
        total = total + wt * clr[k];
        dist += wt * float(sample_t[k]);
        transmittance = transmittance * (1.0f - alpha);
        if (transmittance < min_transmittance) {
            break;
        }
    }
    out_pix[ray_index] = wt_pix[ray_index] * (total + transmittance * background_field[ray_index]);
    out_depth[ray_index] = dist;
    out_opacity[ray_index] = 1.0f - transmittance;
}

inline void composite_vol_samples_kernel(int size0, Array<int64_t, 1> ray_start,
                                         Array<double, 1> sample_t, Array<float, 1> sample_step,
                                         Array<float, 1> dens, Array<vec3f, 1> clr,
                                         Array<vec3f, 1> background_field, Array<float, 1> wt_pix,
                                         float min_transmittance, float min_wt_pix,
                                         Array<vec3f, 1> out_pix, Array<float, 1> out_depth,
                                         Array<float, 1> out_opacity) {
    for (int ray_index = 0; ray_index < size0; ++ray_index) {
        composite_vol_samples_kernel_thread(ray_index, ray_start, sample_t, sample_step, dens, clr,
                                            background_field, wt_pix, min_transmittance, min_wt_pix,
                                            out_pix, out_depth, out_opacity);
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
    const int dens_size = 16 * n;
    const int clr_size = 16 * n;
    const int background_field_size = n;
    const int wt_pix_size = n;
    const int out_pix_size = n;
    const int out_depth_size = n;
    const int out_opacity_size = n;
    std::vector<int64_t> ray_start(ray_start_size);
    fill_offsets(ray_start.data(), ray_start.size(), key(seed, 0), 0, 16 * n);
    std::vector<double> sample_t(sample_t_size);
    fill_uniform(sample_t.data(), sample_t.size(), key(seed, 1), 1.0, 4.0);
    std::vector<float> sample_step(sample_step_size);
    fill_uniform(sample_step.data(), sample_step.size(), key(seed, 2), 0.1, 0.3);
    std::vector<float> dens(dens_size);
    fill_uniform(dens.data(), dens.size(), key(seed, 3), -1.0, 6.0);
    std::vector<vec3f> clr(clr_size);
    fill_uniform(reinterpret_cast<float*>(clr.data()), 3 * clr.size(), key(seed, 4), 0.0, 1.0);
    std::vector<vec3f> background_field(background_field_size);
    fill_uniform(reinterpret_cast<float*>(background_field.data()), 3 * background_field.size(), key(seed, 5), 0.0, 1.0);
    std::vector<float> wt_pix(wt_pix_size);
    fill_uniform(wt_pix.data(), wt_pix.size(), key(seed, 6), 0.25, 1.5);
    const float min_transmittance = 0.01f;
    const float min_wt_pix = 0.5625f;
    std::vector<vec3f> out_pix(out_pix_size);
    std::vector<float> out_depth(out_depth_size);
    std::vector<float> out_opacity(out_opacity_size);

    auto out_pix_cpu = out_pix;
    auto out_depth_cpu = out_depth;
    auto out_opacity_cpu = out_opacity;
    const float milliseconds = launch_composite_vol_samples_kernel(
            ray_start, sample_t, sample_step, dens, clr, background_field, wt_pix, min_transmittance,
            min_wt_pix, out_pix, out_depth, out_opacity, n);
    reference::composite_vol_samples_kernel(n, {ray_start.data(), {ray_start_size}},
                                            {sample_t.data(), {sample_t_size}},
                                            {sample_step.data(), {sample_step_size}},
                                            {dens.data(), {dens_size}}, {clr.data(), {clr_size}},
                                            {background_field.data(), {background_field_size}},
                                            {wt_pix.data(), {wt_pix_size}}, min_transmittance, min_wt_pix,
                                            {out_pix_cpu.data(), {out_pix_size}},
                                            {out_depth_cpu.data(), {out_depth_size}},
                                            {out_opacity_cpu.data(), {out_opacity_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("out_pix", out_pix, out_pix_cpu, 0.0001));
    error = std::max(error, error_of<float>("out_depth", out_depth, out_depth_cpu, 0.0001));
    error = std::max(error, error_of<float>("out_opacity", out_opacity, out_opacity_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("composite_vol_samples_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
