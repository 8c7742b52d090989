// Advance the two concentrations of the Gray-Scott system by one explicit time step on a periodic grid.
// apply_gray_scott_reaction_step_2d, from _apply_gray_scott_reaction_step_2d.py

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

constexpr float KILL = 0.06f;
constexpr float CORNER = 0.05f;

struct vec2f {
    float x, y;
};

__host__ __device__ inline vec2f operator+(vec2f a, vec2f b) {
    return {a.x + b.x, a.y + b.y};
}

__host__ __device__ inline vec2f operator*(float s, vec2f a) {
    return {a.x * s, a.y * s};
}

__host__ __device__ inline vec2f operator-(vec2f a, vec2f b) {
    return {a.x - b.x, a.y - b.y};
}

__host__ __device__ inline vec2f cw_mul(vec2f a, vec2f b) {
    return {a.x * b.x, a.y * b.y};
}

__host__ __device__ inline vec2f operator*(vec2f a, float s) {
    return {a.x * s, a.y * s};
}

__host__ __device__ inline vec2f lerp(vec2f a, vec2f b, float t) {
    return a * (1.0f - t) + b * t;
}

__device__ vec2f compute_reaction(float feed, float u, float uptake, float v) {
    return vec2f{feed * (1.0f - u) - uptake, uptake - (feed + KILL) * v};
}

__device__ vec2f laplacian(const vec2f* field, int field_rows, int field_cols, int i, int j) {
    int rows = field_rows;
    int columns = field_cols;
    int north = (i + 1) % rows;
    int south = (i + rows - 1) % rows;
    int east = (j + 1) % columns;
    int west = (j + columns - 1) % columns;
    vec2f sides = field[north * field_cols + j] + field[south * field_cols + j] + field[i * field_cols + east]
        + field[i * field_cols + west];
    vec2f corners = field[north * field_cols + east] + field[north * field_cols + west]
        + field[south * field_cols + east] + field[south * field_cols + west];
    return 0.2f * sides + CORNER * corners - field[i * field_cols + j];
}

__global__ void apply_gray_scott_reaction_step_2d_kernel(
        const uint8_t* __restrict__ region_ids, const vec2f* __restrict__ species, int species_rows,
        int species_cols, const vec2f* __restrict__ initial_species, int initial_species_cols,
        const float* __restrict__ feed_by_region, const float* __restrict__ dt_by_region,
        const float* __restrict__ blend_by_region, vec2f diffusion, vec2f* __restrict__ species_next,
        int species_next_cols, int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int i = index / width;
    const int j = index % width;

    int region = int(region_ids[j]);
    float blend = blend_by_region[region];
    float dt = dt_by_region[region];
    float feed = feed_by_region[region];
    float u = species[i * species_cols + j].x;
    float v = species[i * species_cols + j].y;
    float uptake = u * v * v;  // autocatalytic: two v turn one u into v
    vec2f reaction = compute_reaction(feed, u, uptake, v);
    species_next[i * species_next_cols + j] = lerp(species_next[i * species_next_cols + j],
            initial_species[i * initial_species_cols + j]
                + (species[i * species_cols + j]
                + dt * (cw_mul(diffusion, laplacian(species, species_rows, species_cols, i, j)) + reaction)),
            blend);
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
float launch_apply_gray_scott_reaction_step_2d(const std::vector<uint8_t>& region_ids,
                                               const std::vector<vec2f>& species, int species_rows,
                                               int species_cols, const std::vector<vec2f>& initial_species,
                                               int initial_species_cols,
                                               const std::vector<float>& feed_by_region,
                                               const std::vector<float>& dt_by_region,
                                               const std::vector<float>& blend_by_region, vec2f diffusion,
                                               std::vector<vec2f>& species_next, int species_next_cols,
                                               int height, int width) {
    DeviceArray<uint8_t> d_region_ids(region_ids.data(), region_ids.size());
    DeviceArray<vec2f> d_species(species.data(), species.size());
    DeviceArray<vec2f> d_initial_species(initial_species.data(), initial_species.size());
    DeviceArray<float> d_feed_by_region(feed_by_region.data(), feed_by_region.size());
    DeviceArray<float> d_dt_by_region(dt_by_region.data(), dt_by_region.size());
    DeviceArray<float> d_blend_by_region(blend_by_region.data(), blend_by_region.size());
    DeviceArray<vec2f> d_species_next(species_next.data(), species_next.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    apply_gray_scott_reaction_step_2d_kernel<<<grid, block>>>(
            d_region_ids.data(), d_species.data(), species_rows, species_cols, d_initial_species.data(),
            initial_species_cols, d_feed_by_region.data(), d_dt_by_region.data(), d_blend_by_region.data(),
            diffusion, d_species_next.data(), species_next_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_species_next.copy_to(species_next.data());
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

constexpr float KILL = 0.06f;
constexpr float CORNER = 0.05f;

inline vec2f _compute_reaction(float feed, float u, float uptake, float v) {
    return vec2f{feed * (1.0f - u) - uptake, uptake - (feed + KILL) * v};
}

inline vec2f _laplacian(Array<vec2f, 2> field, int i, int j) {
    const int rows = field.shape[0];
    const int columns = field.shape[1];
    const int north = (i + 1) % rows;
    const int south = (i + rows - 1) % rows;
    const int east = (j + 1) % columns;
    const int west = (j + columns - 1) % columns;
    const vec2f sides = field[north][j] + field[south][j] + field[i][east] + field[i][west];
    const vec2f corners = field[north][east] + field[north][west] + field[south][east] + field[south][west];
    return 0.2f * sides + CORNER * corners - field[i][j];
}

// One thread of the launch.
inline void _apply_gray_scott_reaction_step_2d_thread(
        int i, int j, Array<uint8_t, 1> region_ids, Array<vec2f, 2> species,
        Array<vec2f, 2> initial_species, Array<float, 1> feed_by_region,
        Array<float, 1> dt_by_region, Array<float, 1> blend_by_region, vec2f diffusion,
        Array<vec2f, 2> species_next) {
    const int region = int(region_ids[j]);
    const float blend = blend_by_region[region];
    const float dt = dt_by_region[region];
    const float feed = feed_by_region[region];
    const float u = species[i][j].x;
    const float v = species[i][j].y;
    const float uptake = u * v * v;
    const vec2f reaction = _compute_reaction(feed, u, uptake, v);
    species_next[i][j] = lerp(species_next[i][j], initial_species[i][j] + (species[i][j] + dt * (cw_mul(diffusion, _laplacian(species, i, j)) + reaction)), blend);
}

inline void _apply_gray_scott_reaction_step_2d(int size0, int size1, Array<uint8_t, 1> region_ids,
                                               Array<vec2f, 2> species,
                                               Array<vec2f, 2> initial_species,
                                               Array<float, 1> feed_by_region,
                                               Array<float, 1> dt_by_region,
                                               Array<float, 1> blend_by_region, vec2f diffusion,
                                               Array<vec2f, 2> species_next) {
    for (int i = 0; i < size0; ++i) {
        for (int j = 0; j < size1; ++j) {
            _apply_gray_scott_reaction_step_2d_thread(i, j, region_ids, species, initial_species,
                                                      feed_by_region, dt_by_region, blend_by_region,
                                                      diffusion, species_next);
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
void fill_index(T* to, size_t count, uint64_t key, double low, double high, size_t first = 0) {
    for (size_t j = 0; j < count; ++j) to[j] = T(low + std::floor((high - low) * uniform(key, first + j)));
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

    const int region_ids_size = 16;
    const int species_rows = n;
    const int species_cols = 16;
    const int initial_species_rows = n;
    const int initial_species_cols = 16;
    const int feed_by_region_size = 3;
    const int dt_by_region_size = 3;
    const int blend_by_region_size = 3;
    const int species_next_rows = n;
    const int species_next_cols = 16;
    std::vector<uint8_t> region_ids(region_ids_size);
    fill_index(region_ids.data(), region_ids.size(), key(seed, 0), 0, 3);
    std::vector<vec2f> species(size_t(species_rows) * species_cols);
    fill_uniform(reinterpret_cast<float*>(species.data()), 2 * species.size(), key(seed, 1), 0.0, 1.0);
    std::vector<vec2f> initial_species(size_t(initial_species_rows) * initial_species_cols);
    fill_uniform(reinterpret_cast<float*>(initial_species.data()), 2 * initial_species.size(), key(seed, 2), -1.0, 1.0);
    std::vector<float> feed_by_region(feed_by_region_size);
    fill_uniform(feed_by_region.data(), feed_by_region.size(), key(seed, 3), 0.02, 0.06);
    std::vector<float> dt_by_region(dt_by_region_size);
    fill_uniform(dt_by_region.data(), dt_by_region.size(), key(seed, 4), 0.5, 1.0);
    std::vector<float> blend_by_region(blend_by_region_size);
    fill_uniform(blend_by_region.data(), blend_by_region.size(), key(seed, 5), 0.1, 0.9);
    vec2f diffusion{};
    fill_uniform(reinterpret_cast<float*>(&diffusion), 2, key(seed, 6), 0.1, 1.0);
    std::vector<vec2f> species_next(size_t(species_next_rows) * species_next_cols);
    fill_uniform(reinterpret_cast<float*>(species_next.data()), 2 * species_next.size(), key(seed, 7), -1.0, 1.0);

    auto species_next_cpu = species_next;
    const float milliseconds = launch_apply_gray_scott_reaction_step_2d(
            region_ids, species, species_rows, species_cols, initial_species, initial_species_cols,
            feed_by_region, dt_by_region, blend_by_region, diffusion, species_next, species_next_cols, n, 16);
    reference::_apply_gray_scott_reaction_step_2d(
            n, 16, {region_ids.data(), {region_ids_size}}, {species.data(), {species_rows, species_cols}},
            {initial_species.data(), {initial_species_rows, initial_species_cols}},
            {feed_by_region.data(), {feed_by_region_size}}, {dt_by_region.data(), {dt_by_region_size}},
            {blend_by_region.data(), {blend_by_region_size}}, diffusion,
            {species_next_cpu.data(), {species_next_rows, species_next_cols}});

    const double error = error_of<float>("species_next", species_next, species_next_cpu, 0.0001);
    const bool passed = error <= 1.0;
    std::printf("apply_gray_scott_reaction_step_2d: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
