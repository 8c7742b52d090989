// Compute the mass, mean velocity and thermal energy of every cell from particles that are sorted by cell.
// average_sorted_cell_velocity, from average_sorted_cell_velocity.py

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

__host__ __device__ inline vec3f operator/(vec3f a, float s) {
    return {a.x / s, a.y / s, a.z / s};
}

__host__ __device__ inline vec3f operator-(vec3f a, vec3f b) {
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}

__host__ __device__ inline float dot(vec3f a, vec3f b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

__global__ void __launch_bounds__(256, 2) average_sorted_cell_velocity_kernel(
        const int* __restrict__ active_ids, const int* __restrict__ cell_begin,
        const int* __restrict__ order, const int* __restrict__ species,
        const float* __restrict__ species_mass, int skipped_species, const float* __restrict__ velocity,
        int velocity_cols, float* __restrict__ cell_mass_out, vec3f* __restrict__ cell_velocity_out,
        float* __restrict__ cell_energy_out, int n) {
    const int thread = blockIdx.x * blockDim.x + threadIdx.x;
    if (thread >= n) return;

    int c = active_ids[thread];
    int first = cell_begin[c];
    int behind = cell_begin[c + 1];
    double mass = 0.0;
    vec3f momentum{0.0f, 0.0f, 0.0f};
    int count = 0;
    for (int k = first; k < behind; ++k) {
        int p = order[k];
        if (species[p] == skipped_species) {
            continue;
        }
        float m = species_mass[species[p]];
        mass += double(m);
        momentum = momentum
            + m * vec3f{velocity[p * velocity_cols], velocity[p * velocity_cols + 1],
                velocity[p * velocity_cols + 2]};
        count += 1;
    }
    vec3f mean{0.0f, 0.0f, 0.0f};
    if (float(mass) > 0.0f) {
        mean = momentum / float(mass);
    }
    cell_mass_out[c] = float(mass);
    cell_velocity_out[c] = mean;
    // relative to the mean: the difference of two large sums would lose the digits
    double energy = 0.0;
    if (count > 1) {
        for (int k = first; k < behind; ++k) {
            int p = order[k];
            if (species[p] != skipped_species) {
                vec3f deviation = vec3f{velocity[p * velocity_cols], velocity[p * velocity_cols + 1],
                        velocity[p * velocity_cols + 2]} - mean;
                energy += double(0.5f * species_mass[species[p]] * dot(deviation, deviation));
            }
        }
    }
    cell_energy_out[c] = float(energy);
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
float launch_average_sorted_cell_velocity(const std::vector<int>& active_ids,
                                          const std::vector<int>& cell_begin, const std::vector<int>& order,
                                          const std::vector<int>& species,
                                          const std::vector<float>& species_mass, int skipped_species,
                                          const std::vector<float>& velocity, int velocity_cols,
                                          std::vector<float>& cell_mass_out,
                                          std::vector<vec3f>& cell_velocity_out,
                                          std::vector<float>& cell_energy_out, int n) {
    DeviceArray<int> d_active_ids(active_ids.data(), active_ids.size());
    DeviceArray<int> d_cell_begin(cell_begin.data(), cell_begin.size());
    DeviceArray<int> d_order(order.data(), order.size());
    DeviceArray<int> d_species(species.data(), species.size());
    DeviceArray<float> d_species_mass(species_mass.data(), species_mass.size());
    DeviceArray<float> d_velocity(velocity.data(), velocity.size());
    DeviceArray<float> d_cell_mass_out(cell_mass_out.data(), cell_mass_out.size());
    DeviceArray<vec3f> d_cell_velocity_out(cell_velocity_out.data(), cell_velocity_out.size());
    DeviceArray<float> d_cell_energy_out(cell_energy_out.data(), cell_energy_out.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    average_sorted_cell_velocity_kernel<<<grid, block>>>(
            d_active_ids.data(), d_cell_begin.data(), d_order.data(), d_species.data(),
            d_species_mass.data(), skipped_species, d_velocity.data(), velocity_cols,
            d_cell_mass_out.data(), d_cell_velocity_out.data(), d_cell_energy_out.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_cell_mass_out.copy_to(cell_mass_out.data());
    d_cell_velocity_out.copy_to(cell_velocity_out.data());
    d_cell_energy_out.copy_to(cell_energy_out.data());
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
inline void average_sorted_cell_velocity_thread(int thread, Array<int, 1> active_ids,
                                                Array<int, 1> cell_begin, Array<int, 1> order,
                                                Array<int, 1> species, Array<float, 1> species_mass,
                                                int skipped_species, Array<float, 2> velocity,
                                                Array<float, 1> cell_mass_out,
                                                Array<vec3f, 1> cell_velocity_out,
                                                Array<float, 1> cell_energy_out) {
    const int c = active_ids[thread];
    const int first = cell_begin[c];
    const int behind = cell_begin[c + 1];
    double mass = 0.0;
    vec3f momentum = vec3f{0.0f, 0.0f, 0.0f};
    int count = 0;
    for (int k = first; k < behind; ++k) {
        int p = order[k];
        if (species[p] == skipped_species) {
            continue;
        }
        const float m = species_mass[species[p]];
        mass += double(m);
        momentum = momentum + m * vec3f{velocity[p][0], velocity[p][1], velocity[p][2]};
        count += 1;
    }
    vec3f mean = vec3f{0.0f, 0.0f, 0.0f};
    if (float(mass) > 0.0f) {
        mean = momentum / float(mass);
    }
    cell_mass_out[c] = float(mass);
    cell_velocity_out[c] = mean;
    double energy = 0.0;
    if (count > 1) {
        for (int k = first; k < behind; ++k) {
            int p = order[k];
            if (species[p] != skipped_species) {
                const vec3f deviation = vec3f{velocity[p][0], velocity[p][1], velocity[p][2]} - mean;
                energy += double(0.5f * species_mass[species[p]] * dot(deviation, deviation));
            }
        }
    }
    cell_energy_out[c] = float(energy);
}

inline void average_sorted_cell_velocity(int size0, Array<int, 1> active_ids,
                                         Array<int, 1> cell_begin, Array<int, 1> order,
                                         Array<int, 1> species, Array<float, 1> species_mass,
                                         int skipped_species, Array<float, 2> velocity,
                                         Array<float, 1> cell_mass_out,
                                         Array<vec3f, 1> cell_velocity_out,
                                         Array<float, 1> cell_energy_out) {
    for (int thread = 0; thread < size0; ++thread) {
        average_sorted_cell_velocity_thread(thread, active_ids, cell_begin, order, species,
                                            species_mass, skipped_species, velocity, cell_mass_out,
                                            cell_velocity_out, cell_energy_out);
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

    const int active_ids_size = n;
    const int cell_begin_size = n + 1;
    const int order_size = 4 * n;
    const int species_size = 4 * n;
    const int species_mass_size = 4;
    const int velocity_rows = 4 * n;
    const int velocity_cols = 3;
    const int cell_mass_out_size = n;
    const int cell_velocity_out_size = n;
    const int cell_energy_out_size = n;
    std::vector<int> active_ids(active_ids_size);
    fill_permutation(active_ids.data(), active_ids.size(), key(seed, 0));
    std::vector<int> cell_begin(cell_begin_size);
    fill_offsets(cell_begin.data(), cell_begin.size(), key(seed, 1), 0, 4 * n);
    std::vector<int> order(order_size);
    fill_permutation(order.data(), order.size(), key(seed, 2));
    std::vector<int> species(species_size);
    fill_index(species.data(), species.size(), key(seed, 3), 0, 4);
    std::vector<float> species_mass(species_mass_size);
    fill_uniform(species_mass.data(), species_mass.size(), key(seed, 4), 0.5, 2.0);
    int skipped_species;
    fill_index(&skipped_species, 1, key(seed, 5), 0, 4);
    std::vector<float> velocity(size_t(velocity_rows) * velocity_cols);
    fill_uniform(velocity.data(), velocity.size(), key(seed, 6), -1.0, 1.0);
    std::vector<float> cell_mass_out(cell_mass_out_size);
    std::vector<vec3f> cell_velocity_out(cell_velocity_out_size);
    std::vector<float> cell_energy_out(cell_energy_out_size);

    auto cell_mass_out_cpu = cell_mass_out;
    auto cell_velocity_out_cpu = cell_velocity_out;
    auto cell_energy_out_cpu = cell_energy_out;
    const float milliseconds = launch_average_sorted_cell_velocity(
            active_ids, cell_begin, order, species, species_mass, skipped_species, velocity, velocity_cols,
            cell_mass_out, cell_velocity_out, cell_energy_out, n);
    reference::average_sorted_cell_velocity(n, {active_ids.data(), {active_ids_size}},
                                            {cell_begin.data(), {cell_begin_size}},
                                            {order.data(), {order_size}}, {species.data(), {species_size}},
                                            {species_mass.data(), {species_mass_size}}, skipped_species,
                                            {velocity.data(), {velocity_rows, velocity_cols}},
                                            {cell_mass_out_cpu.data(), {cell_mass_out_size}},
                                            {cell_velocity_out_cpu.data(), {cell_velocity_out_size}},
                                            {cell_energy_out_cpu.data(), {cell_energy_out_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("cell_mass_out", cell_mass_out, cell_mass_out_cpu, 0.0001));
    error = std::max(error, error_of<float>("cell_velocity_out", cell_velocity_out, cell_velocity_out_cpu, 0.0001));
    error = std::max(error, error_of<float>("cell_energy_out", cell_energy_out, cell_energy_out_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("average_sorted_cell_velocity: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
