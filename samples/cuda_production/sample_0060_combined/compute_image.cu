// compute_image, from compute_image.py

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

struct vec4f {
    float x, y, z, w;
};

__host__ __device__ inline float dot(vec4f a, vec4f b) {
    return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
}

__host__ __device__ inline vec4f operator-(vec4f a) {
    return {-a.x, -a.y, -a.z, -a.w};
}

__host__ __device__ inline vec4f cw_mul(vec4f a, vec4f b) {
    return {a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w};
}

__host__ __device__ inline vec4f operator/(vec4f a, float s) {
    return {a.x / s, a.y / s, a.z / s, a.w / s};
}

__host__ __device__ inline float length(vec4f a) {
    return sqrtf(dot(a, a));
}

__host__ __device__ inline vec4f normalize(vec4f a) {
    float l = length(a);
    return l > 0.0f ? a / l : vec4f{};
}

__host__ __device__ inline vec4f operator+(vec4f a, vec4f b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w};
}

__global__ void compute_image_kernel(const vec4f* __restrict__ light_dirs, float sharpness,
                                     const float* __restrict__ red, const float* __restrict__ coverage,
                                     vec4f* __restrict__ image, int n) {
    const int tid = blockIdx.x * blockDim.x + threadIdx.x;
    if (tid >= n) return;

    float noise_px = sinhf(fminf(fmaxf(-3.0f, dot(light_dirs[tid], light_dirs[tid])), 3.0f));
    vec4f vel_v;
    if (!(noise_px > -2.82f || sharpness > 0.0f)) {
        vel_v = cw_mul(-light_dirs[tid], light_dirs[tid]);
    } else {
        vel_v = normalize(light_dirs[tid] / red[tid]);
    }
    vec4f axis{coverage[tid], 0.7f, noise_px, sharpness};

    image[tid] = axis + vel_v;
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
float launch_compute_image(const std::vector<vec4f>& light_dirs, float sharpness,
                           const std::vector<float>& red, const std::vector<float>& coverage,
                           std::vector<vec4f>& image, int n) {
    DeviceArray<vec4f> d_light_dirs(light_dirs.data(), light_dirs.size());
    DeviceArray<float> d_red(red.data(), red.size());
    DeviceArray<float> d_coverage(coverage.data(), coverage.size());
    DeviceArray<vec4f> d_image(image.data(), image.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    compute_image_kernel<<<grid, block>>>(d_light_dirs.data(), sharpness, d_red.data(), d_coverage.data(),
                                          d_image.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_image.copy_to(image.data());
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
inline void compute_image_thread(int tid, Array<vec4f, 1> light_dirs, float sharpness,
                                 Array<float, 1> red, Array<float, 1> coverage,
                                 Array<vec4f, 1> image) {
    const float noise_px = sinhf(fminf(fmaxf(-3.0f, dot(light_dirs[tid], light_dirs[tid])), 3.0f));
    vec4f vel_v;
    if (!(noise_px > -2.82f || sharpness > 0.0f)) {
        vel_v = cw_mul(-light_dirs[tid], light_dirs[tid]);
    } else {
        vel_v = normalize(light_dirs[tid] / red[tid]);
    }
    const vec4f axis = vec4f{coverage[tid], 0.7f, noise_px, sharpness};
    image[tid] = axis + vel_v;
}

inline void compute_image(int size0, Array<vec4f, 1> light_dirs, float sharpness,
                          Array<float, 1> red, Array<float, 1> coverage, Array<vec4f, 1> image) {
    for (int tid = 0; tid < size0; ++tid) {
        compute_image_thread(tid, light_dirs, sharpness, red, coverage, image);
    }
}

}  // namespace reference

constexpr uint64_t sample_index = 0;

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

    const int light_dirs_size = n;
    const int red_size = n;
    const int coverage_size = n;
    const int image_size = n;
    std::vector<vec4f> light_dirs(light_dirs_size);
    fill_uniform(reinterpret_cast<float*>(light_dirs.data()), 4 * light_dirs.size(), key(seed, 0), 1.0, 3.0);
    float sharpness;
    fill_uniform(&sharpness, 1, key(seed, 1), -1.0, 1.0);
    std::vector<float> red(red_size);
    fill_uniform(red.data(), red.size(), key(seed, 2), 0.2, 0.8);
    std::vector<float> coverage(coverage_size);
    fill_uniform(coverage.data(), coverage.size(), key(seed, 3), 0.1, 1.0);
    std::vector<vec4f> image(image_size);

    auto image_cpu = image;
    const float milliseconds = launch_compute_image(light_dirs, sharpness, red, coverage, image, n);
    reference::compute_image(n, {light_dirs.data(), {light_dirs_size}}, sharpness, {red.data(), {red_size}},
                             {coverage.data(), {coverage_size}}, {image_cpu.data(), {image_size}});

    const double error = error_of<float>("image", image, image_cpu, 0.0001);
    const bool passed = error <= 1.0;
    std::printf("compute_image: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
