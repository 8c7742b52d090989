// Compute the screened Coulomb forces of the real-space Ewald sum, correcting for excluded pairs.
// compute_ewald_real_space_forces_per_atom_kernel, from compute_ewald_real_space_forces_per_atom_kernel.py

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

__host__ __device__ inline vec3f operator-(vec3f a, vec3f b) {
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}

__host__ __device__ inline float dot(vec3f a, vec3f b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

__host__ __device__ inline float length(vec3f a) {
    return sqrtf(dot(a, a));
}

__host__ __device__ inline vec3f operator*(vec3f a, float s) {
    return {a.x * s, a.y * s, a.z * s};
}

__host__ __device__ inline vec3f operator+(vec3f a, vec3f b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

__device__ bool is_excluded(const int* exclusion_begin, const int* excluded, int i, int j) {
    const int k_end = exclusion_begin[i + 1];
    for (int k = exclusion_begin[i]; k < k_end; ++k) {
        if (excluded[k] == j) {
            return true;
        }
    }
    return false;
}

__global__ void __launch_bounds__(256, 2) compute_ewald_real_space_forces_per_atom_kernel(
        const vec3f* __restrict__ location, const float* __restrict__ charge,
        const int* __restrict__ neighbours, int neighbours_cols,
        const int16_t* __restrict__ atom_neighbour_count, const int* __restrict__ exclusion_begin,
        const int* __restrict__ excluded, float alpha, float cutoff, float coulomb,
        vec3f* __restrict__ atom_force, float* __restrict__ atom_potential, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;

    vec3f total{0.0f, 0.0f, 0.0f};
    double voltage = 0.0;
    const int k_end2 = int(atom_neighbour_count[i]);
    for (int k = 0; k < k_end2; ++k) {
        int j = neighbours[k * neighbours_cols + i];
        if (j == i) {
            continue;
        }
        vec3f offset = location[i] - location[j];
        float r = fmaxf(length(offset), 0.05f);
        bool bonded = is_excluded(exclusion_begin, excluded, i, j);
        if (r >= cutoff && !bonded) {
            continue;
        }

        // the reciprocal sum cannot leave out bonded pairs, so they are taken back here
        float screened = erfcf(alpha * r) / r;
        if (bonded) {
            screened = -erff(alpha * r) / r;
        }
        float gaussian = 1.1283792f * alpha * expf(-alpha * alpha * r * r);
        total = total + offset * (charge[j] * (screened + gaussian) / (r * r));
        voltage += double(charge[j] * screened);
    }

    atom_force[i] = total * (coulomb * charge[i]);
    atom_potential[i] = coulomb * float(voltage);
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
float launch_compute_ewald_real_space_forces_per_atom_kernel(
        const std::vector<vec3f>& location, const std::vector<float>& charge,
        const std::vector<int>& neighbours, int neighbours_cols,
        const std::vector<int16_t>& atom_neighbour_count, const std::vector<int>& exclusion_begin,
        const std::vector<int>& excluded, float alpha, float cutoff, float coulomb,
        std::vector<vec3f>& atom_force, std::vector<float>& atom_potential, int n) {
    DeviceArray<vec3f> d_location(location.data(), location.size());
    DeviceArray<float> d_charge(charge.data(), charge.size());
    DeviceArray<int> d_neighbours(neighbours.data(), neighbours.size());
    DeviceArray<int16_t> d_atom_neighbour_count(atom_neighbour_count.data(), atom_neighbour_count.size());
    DeviceArray<int> d_exclusion_begin(exclusion_begin.data(), exclusion_begin.size());
    DeviceArray<int> d_excluded(excluded.data(), excluded.size());
    DeviceArray<vec3f> d_atom_force(atom_force.data(), atom_force.size());
    DeviceArray<float> d_atom_potential(atom_potential.data(), atom_potential.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    compute_ewald_real_space_forces_per_atom_kernel<<<grid, block>>>(
            d_location.data(), d_charge.data(), d_neighbours.data(), neighbours_cols,
            d_atom_neighbour_count.data(), d_exclusion_begin.data(), d_excluded.data(), alpha, cutoff,
            coulomb, d_atom_force.data(), d_atom_potential.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_atom_force.copy_to(atom_force.data());
    d_atom_potential.copy_to(atom_potential.data());
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

inline bool is_excluded(Array<int, 1> exclusion_begin, Array<int, 1> excluded, int i, int j) {
    const int k_end = exclusion_begin[i + 1];
    for (int k = exclusion_begin[i]; k < k_end; ++k) {
        if (excluded[k] == j) {
            return true;
        }
    }
    return false;
}

// One thread of the launch.
inline void compute_ewald_real_space_forces_per_atom_kernel_thread(
        int i, Array<vec3f, 1> location, Array<float, 1> charge, Array<int, 2> neighbours,
        Array<int16_t, 1> atom_neighbour_count, Array<int, 1> exclusion_begin,
        Array<int, 1> excluded, float alpha, float cutoff, float coulomb,
        Array<vec3f, 1> atom_force, Array<float, 1> atom_potential) {
    vec3f total = vec3f{0.0f, 0.0f, 0.0f};
    double voltage = 0.0;
    const int k_end = int(atom_neighbour_count[i]);
    for (int k = 0; k < k_end; ++k) {
        const int j = neighbours[k][i];
        if (j == i) {
            continue;
        }
        const vec3f offset = location[i] - location[j];
        const float r = fmaxf(length(offset), 0.05f);
        const bool bonded = is_excluded(exclusion_begin, excluded, i, j);
        if (r >= cutoff && !bonded) {
            continue;
        }
        float screened = erfcf(alpha * r) / r;
        if (bonded) {
            screened = -erff(alpha * r) / r;
        }
        const float gaussian = 1.1283792f * alpha * expf(-alpha * alpha * r * r);
        total = total + offset * (charge[j] * (screened + gaussian) / (r * r));
        voltage += double(charge[j] * screened);
    }
    atom_force[i] = total * (coulomb * charge[i]);
    atom_potential[i] = coulomb * float(voltage);
}

inline void compute_ewald_real_space_forces_per_atom_kernel(
        int size0, Array<vec3f, 1> location, Array<float, 1> charge, Array<int, 2> neighbours,
        Array<int16_t, 1> atom_neighbour_count, Array<int, 1> exclusion_begin,
        Array<int, 1> excluded, float alpha, float cutoff, float coulomb,
        Array<vec3f, 1> atom_force, Array<float, 1> atom_potential) {
    for (int i = 0; i < size0; ++i) {
        compute_ewald_real_space_forces_per_atom_kernel_thread(
                i, location, charge, neighbours, atom_neighbour_count, exclusion_begin, excluded,
                alpha, cutoff, coulomb, atom_force, atom_potential);
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

    const int location_size = n;
    const int charge_size = n;
    const int neighbours_rows = 8;
    const int neighbours_cols = n;
    const int atom_neighbour_count_size = n;
    const int exclusion_begin_size = n + 1;
    const int excluded_size = 3 * n;
    const int atom_force_size = n;
    const int atom_potential_size = n;
    std::vector<vec3f> location(location_size);
    fill_uniform(reinterpret_cast<float*>(location.data()), 3 * location.size(), key(seed, 0), 0.0, 2.0);
    std::vector<float> charge(charge_size);
    fill_uniform(charge.data(), charge.size(), key(seed, 1), -1.0, 1.0);
    std::vector<int> neighbours(size_t(neighbours_rows) * neighbours_cols);
    fill_index(neighbours.data(), neighbours.size(), key(seed, 2), 0, n);
    std::vector<int16_t> atom_neighbour_count(atom_neighbour_count_size);
    fill_index(atom_neighbour_count.data(), atom_neighbour_count.size(), key(seed, 3), 0, 9);
    std::vector<int> exclusion_begin(exclusion_begin_size);
    fill_offsets(exclusion_begin.data(), exclusion_begin.size(), key(seed, 4), 0, 3 * n);
    std::vector<int> excluded(excluded_size);
    fill_index(excluded.data(), excluded.size(), key(seed, 5), 0, n);
    float alpha;
    fill_uniform(&alpha, 1, key(seed, 6), 1.0, 2.0);
    float cutoff;
    fill_uniform(&cutoff, 1, key(seed, 7), 1.0, 1.5);
    const float coulomb = 138.935f;
    std::vector<vec3f> atom_force(atom_force_size);
    std::vector<float> atom_potential(atom_potential_size);

    auto atom_force_cpu = atom_force;
    auto atom_potential_cpu = atom_potential;
    const float milliseconds = launch_compute_ewald_real_space_forces_per_atom_kernel(
            location, charge, neighbours, neighbours_cols, atom_neighbour_count, exclusion_begin, excluded,
            alpha, cutoff, coulomb, atom_force, atom_potential, n);
    reference::compute_ewald_real_space_forces_per_atom_kernel(
            n, {location.data(), {location_size}}, {charge.data(), {charge_size}},
            {neighbours.data(), {neighbours_rows, neighbours_cols}},
            {atom_neighbour_count.data(), {atom_neighbour_count_size}},
            {exclusion_begin.data(), {exclusion_begin_size}}, {excluded.data(), {excluded_size}}, alpha,
            cutoff, coulomb, {atom_force_cpu.data(), {atom_force_size}},
            {atom_potential_cpu.data(), {atom_potential_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("atom_force", atom_force, atom_force_cpu, 0.0001));
    error = std::max(error, error_of<float>("atom_potential", atom_potential, atom_potential_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("compute_ewald_real_space_forces_per_atom_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
