// Blend the depth-sorted splats of every image tile front to back at each of its pixels.
// blendSplatTilesFwd, from blendSplatTilesFwd.py

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

struct Params {
    int tiles_per_row;
    vec3f background;
};

struct Element {
    vec2f screen_center;
    vec3f conic;
    double opacity;
    vec3f color;
};

// Exponent of a Gaussian given by its inverse covariance (xx, xy, yy).
__device__ float splatExponent(vec3f conic, vec2f off) {
    float quadratic = conic.x * off.x * off.x + conic.z * off.y * off.y;
    return -0.5f * quadratic - conic.y * off.x * off.y;
}

__global__ void __launch_bounds__(256, 2) blendSplatTilesFwd_kernel(
        const int* __restrict__ tileStart, const int* __restrict__ tileSplats,
        const int* __restrict__ sharedCnt, Params params, const Element* __restrict__ elems,
        vec3f* __restrict__ img, int img_rows, int img_cols, int* __restrict__ contributors,
        int contributors_rows, int contributors_cols, int depth, int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= depth * height * width) return;
    const int tile = index / width / height;
    const int y = index / width % height;
    const int x = index % width;

    if (tile >= sharedCnt[0]) {
        return;
    }
    int tileHeight = img_rows;
    int tileWidth = img_cols;
    vec2f pix{float(tile % params.tiles_per_row * tileWidth + x) + 0.5f,
            float(floor_div(tile, params.tiles_per_row) * tileHeight + y) + 0.5f};
    vec3f tot{0.0f, 0.0f, 0.0f};
    float transmittance = 1.0f;
    int blended = 0;
    const int k_end = tileStart[tile + 1];
    for (int k = tileStart[tile]; k < k_end; ++k) {
        int splat = tileSplats[k];
        float exponent = splatExponent(elems[splat].conic, pix - elems[splat].screen_center);
        if (exponent > 0.0f) {
            continue;
        }
        float alpha = fminf(0.99f, float(elems[splat].opacity) * expf(exponent));
        if (alpha < MIN_ALPHA) {
            continue;
        }
        float rem = transmittance * (1.0f - alpha);
        if (rem < MIN_TRANSMITTANCE) {
            break;
        }
        tot = tot + elems[splat].color * (alpha * transmittance);
        transmittance = rem;
        blended += 1;
    }
    img[(tile * img_rows + y) * img_cols + x] = tot + transmittance * params.background;
    contributors[(y * contributors_rows + tile) * contributors_cols + x] = blended;
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
float launch_blendSplatTilesFwd(const std::vector<int>& tileStart, const std::vector<int>& tileSplats,
                                const std::vector<int>& sharedCnt, Params params,
                                const std::vector<Element>& elems, std::vector<vec3f>& img, int img_rows,
                                int img_cols, std::vector<int>& contributors, int contributors_rows,
                                int contributors_cols, int depth, int height, int width) {
    DeviceArray<int> d_tileStart(tileStart.data(), tileStart.size());
    DeviceArray<int> d_tileSplats(tileSplats.data(), tileSplats.size());
    DeviceArray<int> d_sharedCnt(sharedCnt.data(), sharedCnt.size());
    DeviceArray<Element> d_elems(elems.data(), elems.size());
    DeviceArray<vec3f> d_img(img.data(), img.size());
    DeviceArray<int> d_contributors(contributors.data(), contributors.size());

    const int block = 256;
    const int grid = (depth * height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    blendSplatTilesFwd_kernel<<<grid, block>>>(d_tileStart.data(), d_tileSplats.data(), d_sharedCnt.data(),
                                               params, d_elems.data(), d_img.data(), img_rows, img_cols,
                                               d_contributors.data(), contributors_rows, contributors_cols,
                                               depth, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_img.copy_to(img.data());
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

constexpr float MIN_ALPHA = 0.003921569f;
constexpr float MIN_TRANSMITTANCE = 0.001f;

inline float splatExponent(vec3f conic, vec2f off) {
    const float quadratic = conic.x * off.x * off.x + conic.z * off.y * off.y;
    return -0.5f * quadratic - conic.y * off.x * off.y;
}

// One thread of the launch.
inline void blendSplatTilesFwd_thread(int tile, int y, int x, Array<int, 1> tileStart,
                                      Array<int, 1> tileSplats, Array<int, 1> sharedCnt,
                                      Params params, Array<Element, 1> elems, Array<vec3f, 3> img,
                                      Array<int, 3> contributors) {
    if (tile >= sharedCnt[0]) {
        return;
    }
    const int tileHeight = img.shape[1];
    const int tileWidth = img.shape[2];
    const vec2f pix = vec2f{float(tile % params.tiles_per_row * tileWidth + x) + 0.5f, float(floor_div(tile, params.tiles_per_row) * tileHeight + y) + 0.5f};
    vec3f tot = vec3f{0.0f, 0.0f, 0.0f};
    float transmittance = 1.0f;
    int blended = 0;
    const int k_end = tileStart[tile + 1];
    for (int k = tileStart[tile]; k < k_end; ++k) {
        const int splat = tileSplats[k];
        const float exponent = reference::splatExponent(elems[splat].conic, pix - elems[splat].screen_center);
        if (exponent > 0.0f) {
            continue;
        }
        const float alpha = fminf(0.99f, float(elems[splat].opacity) * expf(exponent));
        if (alpha < MIN_ALPHA) {
            continue;
        }
        const float rem = transmittance * (1.0f - alpha);
        if (rem < MIN_TRANSMITTANCE) {
            break;
        }
        tot = tot + elems[splat].color * (alpha * transmittance);
        transmittance = rem;
        blended += 1;
    }
    img[tile][y][x] = tot + transmittance * params.background;
    contributors[y][tile][x] = blended;
}

inline void blendSplatTilesFwd(int size0, int size1, int size2, Array<int, 1> tileStart,
                               Array<int, 1> tileSplats, Array<int, 1> sharedCnt, Params params,
                               Array<Element, 1> elems, Array<vec3f, 3> img,
                               Array<int, 3> contributors) {
    for (int tile = 0; tile < size0; ++tile) {
        for (int y = 0; y < size1; ++y) {
            for (int x = 0; x < size2; ++x) {
                blendSplatTilesFwd_thread(tile, y, x, tileStart, tileSplats, sharedCnt, params,
                                          elems, img, contributors);
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

template <class T>
void fill_constant(T* to, size_t count, uint64_t, double value) {
    for (size_t j = 0; j < count; ++j) to[j] = T(value);
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

    const int tileStart_size = n + 1;
    const int tileSplats_size = 8 * n;
    const int sharedCnt_size = 1;
    const int elems_size = 2 * n;
    const int img_depth = n;
    const int img_rows = 4;
    const int img_cols = 4;
    const int contributors_depth = 4;
    const int contributors_rows = n;
    const int contributors_cols = 4;
    std::vector<int> tileStart(tileStart_size);
    fill_offsets(tileStart.data(), tileStart.size(), key(seed, 0), 0, 8 * n);
    std::vector<int> tileSplats(tileSplats_size);
    fill_index(tileSplats.data(), tileSplats.size(), key(seed, 1), 0, 2 * n);
    std::vector<int> sharedCnt(sharedCnt_size);
    fill_constant(sharedCnt.data(), sharedCnt.size(), key(seed, 2), n);
    Params params{};
    params.tiles_per_row = 16;
    fill_uniform(reinterpret_cast<float*>(&params.background), 3, key(seed, 4), 0.0, 1.0);
    std::vector<Element> elems(elems_size);
    for (size_t i = 0; i < elems.size(); ++i)
        fill_uniform(reinterpret_cast<float*>(&elems[i].screen_center), 2, key(seed, 5), 0.0, 64.0, i * 2);
    for (size_t i = 0; i < elems.size(); ++i)
        fill_uniform(reinterpret_cast<float*>(&elems[i].conic), 3, key(seed, 6), 0.001, 0.01, i * 3);
    for (size_t i = 0; i < elems.size(); ++i)
        fill_uniform(&elems[i].opacity, 1, key(seed, 7), 0.0, 1.0, i);
    for (size_t i = 0; i < elems.size(); ++i)
        fill_uniform(reinterpret_cast<float*>(&elems[i].color), 3, key(seed, 8), 0.0, 1.0, i * 3);
    std::vector<vec3f> img(size_t(img_depth) * img_rows * img_cols);
    std::vector<int> contributors(size_t(contributors_depth) * contributors_rows * contributors_cols);

    auto img_cpu = img;
    auto contributors_cpu = contributors;
    const float milliseconds = launch_blendSplatTilesFwd(
            tileStart, tileSplats, sharedCnt, params, elems, img, img_rows, img_cols, contributors,
            contributors_rows, contributors_cols, n, 4, 4);
    reference::blendSplatTilesFwd(n, 4, 4, {tileStart.data(), {tileStart_size}},
                                  {tileSplats.data(), {tileSplats_size}},
                                  {sharedCnt.data(), {sharedCnt_size}}, params,
                                  {elems.data(), {elems_size}},
                                  {img_cpu.data(), {img_depth, img_rows, img_cols}},
                                  {contributors_cpu.data(), {contributors_depth, contributors_rows, contributors_cols}});

    double error = 0.0;
    error = std::max(error, error_of<float>("img", img, img_cpu, 0.0001));
    error = std::max(error, error_of<int>("contributors", contributors, contributors_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("blendSplatTilesFwd: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
