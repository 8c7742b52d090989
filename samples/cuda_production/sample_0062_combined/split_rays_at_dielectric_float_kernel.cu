// Split light rays at the surface of a transparent medium into a reflected and a refracted ray with their shares of the power.
// split_rays_at_dielectric_float_kernel, from split_rays_at_dielectric_float_kernel.py

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

__host__ __device__ inline float dot(vec3f a, vec3f b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

__host__ __device__ inline vec3f operator-(vec3f a) {
    return {-a.x, -a.y, -a.z};
}

__host__ __device__ inline vec3f operator*(vec3f a, float s) {
    return {a.x * s, a.y * s, a.z * s};
}

__host__ __device__ inline vec3f operator+(vec3f a, vec3f b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

// Split light rays at the surface of a transparent medium into a reflected and a
// refracted ray with their shares of the power.
__global__ void split_rays_at_dielectric_float_kernel(
        const int* __restrict__ active_ids_in, const vec3f* __restrict__ direction_in,
        int direction_in_cols, const vec3f* __restrict__ nrm_in, int nrm_in_cols, float idx_of_refraction,
        vec3f* __restrict__ reflected_out, int reflected_out_cols, vec3f* __restrict__ refracted_out,
        int refracted_out_cols, float* __restrict__ reflectance_out, int reflectance_out_cols, int height,
        int width) {
    const int replica = blockIdx.y * blockDim.y + threadIdx.y;
    const int thread = blockIdx.x * blockDim.x + threadIdx.x;
    if (replica >= height || thread >= width) return;

    int ray = active_ids_in[thread];
    vec3f incoming = direction_in[replica * direction_in_cols + ray];
    vec3f facing = nrm_in[replica * nrm_in_cols + ray];
    float ratio = 1.0f / idx_of_refraction;
    if (dot(incoming, facing) > 0.0f) {  // leaves the medium
        facing = -facing;
        ratio = idx_of_refraction;
    }

    float cos_in = -dot(incoming, facing);
    reflected_out[replica * reflected_out_cols + ray] = incoming + facing * (2.0f * cos_in);

    float cos_out_sq = 1.0f - ratio * ratio * (1.0f - cos_in * cos_in);
    if (cos_out_sq <= 1e-6f) {
        reflectance_out[replica * reflectance_out_cols + ray] = 1.0f;
        return;
    }

    float cos_out = sqrtf(cos_out_sq);
    refracted_out[replica * refracted_out_cols + ray] =
        incoming * ratio + facing * (ratio * cos_in - cos_out);
    float perpendicular = (ratio * cos_in - cos_out) / (ratio * cos_in + cos_out);
    float parallel = (cos_in - ratio * cos_out) / (cos_in + ratio * cos_out);
    reflectance_out[replica * reflectance_out_cols + ray] =
        0.5f * (perpendicular * perpendicular + parallel * parallel);
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
float launch_split_rays_at_dielectric_float_kernel(
        const std::vector<int>& active_ids_in, const std::vector<vec3f>& direction_in,
        int direction_in_cols, const std::vector<vec3f>& nrm_in, int nrm_in_cols, float idx_of_refraction,
        std::vector<vec3f>& reflected_out, int reflected_out_cols, std::vector<vec3f>& refracted_out,
        int refracted_out_cols, std::vector<float>& reflectance_out, int reflectance_out_cols, int height,
        int width) {
    DeviceArray<int> d_active_ids_in(active_ids_in.data(), active_ids_in.size());
    DeviceArray<vec3f> d_direction_in(direction_in.data(), direction_in.size());
    DeviceArray<vec3f> d_nrm_in(nrm_in.data(), nrm_in.size());
    DeviceArray<vec3f> d_reflected_out(reflected_out.data(), reflected_out.size());
    DeviceArray<vec3f> d_refracted_out(refracted_out.data(), refracted_out.size());
    DeviceArray<float> d_reflectance_out(reflectance_out.data(), reflectance_out.size());

    const dim3 block(256, 1);
    const dim3 grid((width + block.x - 1) / block.x, (height + block.y - 1) / block.y);

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    split_rays_at_dielectric_float_kernel<<<grid, block>>>(
            d_active_ids_in.data(), d_direction_in.data(), direction_in_cols, d_nrm_in.data(), nrm_in_cols,
            idx_of_refraction, d_reflected_out.data(), reflected_out_cols, d_refracted_out.data(),
            refracted_out_cols, d_reflectance_out.data(), reflectance_out_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_reflected_out.copy_to(reflected_out.data());
    d_refracted_out.copy_to(refracted_out.data());
    d_reflectance_out.copy_to(reflectance_out.data());
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

// One thread of the launch.
inline void split_rays_at_dielectric_float_kernel_thread(
        int replica, int thread, Array<int, 1> active_ids_in, Array<vec3f, 2> direction_in,
        Array<vec3f, 2> nrm_in, float idx_of_refraction, Array<vec3f, 2> reflected_out,
        Array<vec3f, 2> refracted_out, Array<float, 2> reflectance_out) {
    const int ray = active_ids_in[thread];
    const vec3f incoming = direction_in[replica][ray];
    vec3f facing = nrm_in[replica][ray];
    float ratio = 1.0f / idx_of_refraction;
    if (dot(incoming, facing) > 0.0f) {
        facing = -facing;
        ratio = idx_of_refraction;
    }
    const float cos_in = -dot(incoming, facing);
    reflected_out[replica][ray] = incoming + facing * (2.0f * cos_in);
    const float cos_out_sq = 1.0f - ratio * ratio * (1.0f - cos_in * cos_in);
    if (cos_out_sq <= 1e-6f) {
        reflectance_out[replica][ray] = 1.0f;
        return;
    }
    const float cos_out = sqrtf(cos_out_sq);
    refracted_out[replica][ray] = incoming * ratio + facing * (ratio * cos_in - cos_out);
    const float perpendicular = (ratio * cos_in - cos_out) / (ratio * cos_in + cos_out);
    const float parallel = (cos_in - ratio * cos_out) / (cos_in + ratio * cos_out);
    reflectance_out[replica][ray] = 0.5f * (perpendicular * perpendicular + parallel * parallel);
}

inline void split_rays_at_dielectric_float_kernel(int size0, int size1, Array<int, 1> active_ids_in,
                                                  Array<vec3f, 2> direction_in,
                                                  Array<vec3f, 2> nrm_in, float idx_of_refraction,
                                                  Array<vec3f, 2> reflected_out,
                                                  Array<vec3f, 2> refracted_out,
                                                  Array<float, 2> reflectance_out) {
    for (int replica = 0; replica < size0; ++replica) {
        for (int thread = 0; thread < size1; ++thread) {
            split_rays_at_dielectric_float_kernel_thread(replica, thread, active_ids_in,
                                                         direction_in, nrm_in, idx_of_refraction,
                                                         reflected_out, refracted_out,
                                                         reflectance_out);
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

template <class T>
void fill_permutation(T* to, size_t count, uint64_t key) {
    std::vector<size_t> order(count);
    for (size_t j = 0; j < count; ++j) order[j] = j;
    std::stable_sort(order.begin(), order.end(),
                     [key](size_t a, size_t b) { return mix(key ^ a) < mix(key ^ b); });
    for (size_t j = 0; j < count; ++j) to[j] = T(double(order[j]));
}

// Vectors of length 1.
template <class T>
void fill_unit(T* to, size_t count, uint64_t key, size_t components, size_t first = 0) {
    for (size_t j = 0; j < count; j += components) {
        double sum = 0.0;
        for (size_t c = 0; c < components; ++c) {
            const double v = 2.0 * uniform(key, first + j + c) - 1.0;
            sum += v * v;
        }
        for (size_t c = 0; c < components; ++c) {
            const double v = 2.0 * uniform(key, first + j + c) - 1.0;
            const bool is_last = c + 1 == components;
            to[j + c] = T(sum < 1.0 / 1024.0 ? (is_last ? 1.0 : 0.0) : v / std::sqrt(sum));
        }
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

    const int active_ids_in_size = n;
    const int direction_in_rows = 2;
    const int direction_in_cols = n;
    const int nrm_in_rows = 2;
    const int nrm_in_cols = n;
    const int reflected_out_rows = 2;
    const int reflected_out_cols = n;
    const int refracted_out_rows = 2;
    const int refracted_out_cols = n;
    const int reflectance_out_rows = 2;
    const int reflectance_out_cols = n;
    std::vector<int> active_ids_in(active_ids_in_size);
    fill_permutation(active_ids_in.data(), active_ids_in.size(), key(seed, 0));
    std::vector<vec3f> direction_in(size_t(direction_in_rows) * direction_in_cols);
    fill_unit(reinterpret_cast<float*>(direction_in.data()), 3 * direction_in.size(), key(seed, 1), 3);
    std::vector<vec3f> nrm_in(size_t(nrm_in_rows) * nrm_in_cols);
    fill_unit(reinterpret_cast<float*>(nrm_in.data()), 3 * nrm_in.size(), key(seed, 2), 3);
    float idx_of_refraction;
    fill_uniform(&idx_of_refraction, 1, key(seed, 3), 1.3, 1.7);
    std::vector<vec3f> reflected_out(size_t(reflected_out_rows) * reflected_out_cols);
    std::vector<vec3f> refracted_out(size_t(refracted_out_rows) * refracted_out_cols);
    std::vector<float> reflectance_out(size_t(reflectance_out_rows) * reflectance_out_cols);

    auto reflected_out_cpu = reflected_out;
    auto refracted_out_cpu = refracted_out;
    auto reflectance_out_cpu = reflectance_out;
    const float milliseconds = launch_split_rays_at_dielectric_float_kernel(
            active_ids_in, direction_in, direction_in_cols, nrm_in, nrm_in_cols, idx_of_refraction,
            reflected_out, reflected_out_cols, refracted_out, refracted_out_cols, reflectance_out,
            reflectance_out_cols, 2, n);
    reference::split_rays_at_dielectric_float_kernel(
            2, n, {active_ids_in.data(), {active_ids_in_size}},
            {direction_in.data(), {direction_in_rows, direction_in_cols}},
            {nrm_in.data(), {nrm_in_rows, nrm_in_cols}}, idx_of_refraction,
            {reflected_out_cpu.data(), {reflected_out_rows, reflected_out_cols}},
            {refracted_out_cpu.data(), {refracted_out_rows, refracted_out_cols}},
            {reflectance_out_cpu.data(), {reflectance_out_rows, reflectance_out_cols}});

    double error = 0.0;
    error = std::max(error, error_of<float>("reflected_out", reflected_out, reflected_out_cpu, 0.0001));
    error = std::max(error, error_of<float>("refracted_out", refracted_out, refracted_out_cpu, 0.0001));
    error = std::max(error, error_of<float>("reflectance_out", reflectance_out, reflectance_out_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("split_rays_at_dielectric_float_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
