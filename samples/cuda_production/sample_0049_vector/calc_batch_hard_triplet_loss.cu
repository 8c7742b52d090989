// For each anchor find the farthest sample of its identity and the nearest of another in its batch, and compute the triplet loss.
// calc_batch_hard_triplet_loss, from _calc_batch_hard_triplet_loss.py

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

constexpr float FAR = 1e30f;
constexpr float MIN_SQUARED = 1e-8f;

struct vec4f {
    float x, y, z, w;
};

struct vec2i {
    int x, y;
};

__host__ __device__ inline vec4f operator-(vec4f a, vec4f b) {
    return {a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w};
}

__host__ __device__ inline float dot(vec4f a, vec4f b) {
    return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;
}

__host__ __device__ inline float length_sq(vec4f a) {
    return dot(a, a);
}

__device__ float squared_distance(vec4f a, vec4f b) {
    return length_sq(a - b);
}

__device__ float softplus(float x) {
    return logf(1.0f + expf(-fabsf(x))) + fmaxf(x, 0.0f);
}

__global__ void __launch_bounds__(256, 2) calc_batch_hard_triplet_loss_kernel(
        const vec4f* __restrict__ embeddings, const int* __restrict__ identity,
        const int* __restrict__ batch_of, const int* __restrict__ batch_begin,
        const int* __restrict__ members, float margin, float* __restrict__ loss,
        vec2i* __restrict__ hardest, int n) {
    const int anchor = blockIdx.x * blockDim.x + threadIdx.x;
    if (anchor >= n) return;

    int batch = batch_of[anchor];
    int positive = -1;
    int negative = -1;
    float farthest = -1.0f;
    float nearest = FAR;
    const int k_end = batch_begin[batch + 1];
    for (int k = batch_begin[batch]; k < k_end; ++k) {
        int other = members[k];
        if (other == anchor) {
            continue;
        }
        float distance = squared_distance(embeddings[anchor], embeddings[other]);
        if (identity[other] == identity[anchor]) {
            if (distance > farthest) {
                farthest = distance;
                positive = other;
            }
        } else if (distance < nearest) {
            nearest = distance;
            negative = other;
        }
    }
    hardest[anchor] = vec2i{positive, negative};
    if (positive < 0 || negative < 0) {
        loss[anchor] = 0.0f;
        return;
    }
    // measured again, outside of the search: only the two winners carry a gradient
    float to_positive = sqrtf(fmaxf(squared_distance(embeddings[anchor], embeddings[positive]), MIN_SQUARED));
    float to_negative = sqrtf(fmaxf(squared_distance(embeddings[anchor], embeddings[negative]), MIN_SQUARED));
    loss[anchor] = softplus(margin + to_positive - to_negative);
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
float launch_calc_batch_hard_triplet_loss(const std::vector<vec4f>& embeddings,
                                          const std::vector<int>& identity,
                                          const std::vector<int>& batch_of,
                                          const std::vector<int>& batch_begin,
                                          const std::vector<int>& members, float margin,
                                          std::vector<float>& loss, std::vector<vec2i>& hardest, int n) {
    DeviceArray<vec4f> d_embeddings(embeddings.data(), embeddings.size());
    DeviceArray<int> d_identity(identity.data(), identity.size());
    DeviceArray<int> d_batch_of(batch_of.data(), batch_of.size());
    DeviceArray<int> d_batch_begin(batch_begin.data(), batch_begin.size());
    DeviceArray<int> d_members(members.data(), members.size());
    DeviceArray<float> d_loss(loss.data(), loss.size());
    DeviceArray<vec2i> d_hardest(hardest.data(), hardest.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    calc_batch_hard_triplet_loss_kernel<<<grid, block>>>(
            d_embeddings.data(), d_identity.data(), d_batch_of.data(), d_batch_begin.data(),
            d_members.data(), margin, d_loss.data(), d_hardest.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_loss.copy_to(loss.data());
    d_hardest.copy_to(hardest.data());
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

constexpr float FAR = 1e30f;
constexpr float MIN_SQUARED = 1e-8f;

inline float _squared_distance(vec4f a, vec4f b) {
    return length_sq(a - b);
}

inline float _softplus(float x) {
    return logf(1.0f + expf(-fabsf(x))) + fmaxf(x, 0.0f);
}

// One thread of the launch.
inline void _calc_batch_hard_triplet_loss_thread(int anchor, Array<vec4f, 1> embeddings,
                                                 Array<int, 1> identity, Array<int, 1> batch_of,
                                                 Array<int, 1> batch_begin, Array<int, 1> members,
                                                 float margin, Array<float, 1> loss,
                                                 Array<vec2i, 1> hardest) {
    const int batch = batch_of[anchor];
    int positive = -1;
    int negative = -1;
    float farthest = -1.0f;
    float nearest = FAR;
    const int k_end = batch_begin[batch + 1];
    for (int k = batch_begin[batch]; k < k_end; ++k) {
        const int other = members[k];
        if (other == anchor) {
            continue;
        }
        const float distance = reference::_squared_distance(embeddings[anchor], embeddings[other]);
        if (identity[other] == identity[anchor]) {
            if (distance > farthest) {
                farthest = distance;
                positive = other;
            }
        } else if (distance < nearest) {
            nearest = distance;
            negative = other;
        }
    }
    hardest[anchor] = vec2i{positive, negative};
    if (positive < 0 || negative < 0) {
        loss[anchor] = 0.0f;
        return;
    }
    const float to_positive = sqrtf(fmaxf(reference::_squared_distance(embeddings[anchor], embeddings[positive]), MIN_SQUARED));
    const float to_negative = sqrtf(fmaxf(reference::_squared_distance(embeddings[anchor], embeddings[negative]), MIN_SQUARED));
    loss[anchor] = _softplus(margin + to_positive - to_negative);
}

inline void _calc_batch_hard_triplet_loss(int size0, Array<vec4f, 1> embeddings,
                                          Array<int, 1> identity, Array<int, 1> batch_of,
                                          Array<int, 1> batch_begin, Array<int, 1> members,
                                          float margin, Array<float, 1> loss,
                                          Array<vec2i, 1> hardest) {
    for (int anchor = 0; anchor < size0; ++anchor) {
        _calc_batch_hard_triplet_loss_thread(anchor, embeddings, identity, batch_of, batch_begin,
                                             members, margin, loss, hardest);
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

template <class T>
void fill_permutation(T* to, size_t count, uint64_t key) {
    std::vector<size_t> order(count);
    for (size_t j = 0; j < count; ++j) order[j] = j;
    std::stable_sort(order.begin(), order.end(),
                     [key](size_t a, size_t b) { return mix(key ^ a) < mix(key ^ b); });
    for (size_t j = 0; j < count; ++j) to[j] = T(double(order[j]));
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

    const int embeddings_size = n;
    const int identity_size = n;
    const int batch_of_size = n;
    const int batch_begin_size = (n + 7) / 8 + 1;
    const int members_size = n;
    const int loss_size = n;
    const int hardest_size = n;
    std::vector<vec4f> embeddings(embeddings_size);
    fill_uniform(reinterpret_cast<float*>(embeddings.data()), 4 * embeddings.size(), key(seed, 0), -1.0, 1.0);
    std::vector<int> identity(identity_size);
    fill_index(identity.data(), identity.size(), key(seed, 1), 0, 3);
    std::vector<int> batch_of(batch_of_size);
    fill_index(batch_of.data(), batch_of.size(), key(seed, 2), 0, (n + 7) / 8);
    std::vector<int> batch_begin(batch_begin_size);
    fill_offsets(batch_begin.data(), batch_begin.size(), key(seed, 3), 0, n);
    std::vector<int> members(members_size);
    fill_permutation(members.data(), members.size(), key(seed, 4));
    const float margin = 0.3f;
    std::vector<float> loss(loss_size);
    std::vector<vec2i> hardest(hardest_size);

    auto loss_cpu = loss;
    auto hardest_cpu = hardest;
    const float milliseconds = launch_calc_batch_hard_triplet_loss(
            embeddings, identity, batch_of, batch_begin, members, margin, loss, hardest, n);
    reference::_calc_batch_hard_triplet_loss(n, {embeddings.data(), {embeddings_size}},
                                             {identity.data(), {identity_size}},
                                             {batch_of.data(), {batch_of_size}},
                                             {batch_begin.data(), {batch_begin_size}},
                                             {members.data(), {members_size}}, margin,
                                             {loss_cpu.data(), {loss_size}},
                                             {hardest_cpu.data(), {hardest_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("loss", loss, loss_cpu, 0.0001));
    error = std::max(error, error_of<int>("hardest", hardest, hardest_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("calc_batch_hard_triplet_loss: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
