// Append a column to the triangular factor of each GMRES solver of a batch and rotate its residual along.
// perform_gmres_givens_update_per_solver_kernel, from perform_gmres_givens_update_per_solver_kernel.py

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

struct vec2f {
    float x, y;
};

__host__ __device__ inline float lerp(float a, float b, float t) {
    return a * (1.0f - t) + b * t;
}

struct Element {
    int k;
    int active;
    float per_element_mixing;
};

__device__ void rotate(vec2f rotation, float* values, int i) {
    float first = values[i];
    float second = values[i + 1];
    values[i] = rotation.x * first + rotation.y * second;
    values[i + 1] = rotation.x * second - rotation.y * first;
}

__device__ vec2f givens(float a, float b) {
    if (b == 0.0f) {
        return vec2f{1.0f, 0.0f};
    }
    float t;
    if (fabsf(b) > fabsf(a)) {
        t = a / b;
        float s = 1.0f / sqrtf(1.0f + t * t);
        return vec2f{s * t, s};
    }
    t = b / a;
    float c = 1.0f / sqrtf(1.0f + t * t);
    return vec2f{c, c * t};
}

__global__ void __launch_bounds__(256, 2) perform_gmres_givens_update_per_solver_kernel(
        const Element* __restrict__ elements, float minimum_norm,
        const double* __restrict__ per_element_maximum_norm, float* __restrict__ column_out,
        int column_out_cols, vec2f* __restrict__ rotations_out, int rotations_out_cols,
        float* __restrict__ residual_out, int residual_out_cols, float* __restrict__ triangle_out,
        int triangle_out_rows, int triangle_out_cols, float* __restrict__ norm_out, int n) {
    const int solver = blockIdx.x * blockDim.x + threadIdx.x;
    if (solver >= n) return;

    float mixing = elements[solver].per_element_mixing;
    if (elements[solver].active != 0) {
        int last = elements[solver].k;
        for (int i = 0; i < last; ++i) {
            rotate(rotations_out[solver * rotations_out_cols + i], column_out + solver * column_out_cols, i);
        }

        vec2f rotation = givens(column_out[solver * column_out_cols + last],
                column_out[solver * column_out_cols + last + 1]);
        rotations_out[solver * rotations_out_cols + last] = rotation;
        rotate(rotation, column_out + solver * column_out_cols, last);
        for (int i = 0; i < last + 1; ++i) {
            triangle_out[(solver * triangle_out_rows + i) * triangle_out_cols + last] =
                lerp(triangle_out[(solver * triangle_out_rows + i) * triangle_out_cols + last],
                    column_out[solver * column_out_cols + i], mixing);
        }

        rotate(rotation, residual_out + solver * residual_out_cols, last);
        norm_out[solver] = fminf(fmaxf(fabsf(residual_out[solver * residual_out_cols + last + 1]),
                    minimum_norm), float(per_element_maximum_norm[solver]));
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
float launch_perform_gmres_givens_update_per_solver_kernel(
        const std::vector<Element>& elements, float minimum_norm,
        const std::vector<double>& per_element_maximum_norm, std::vector<float>& column_out,
        int column_out_cols, std::vector<vec2f>& rotations_out, int rotations_out_cols,
        std::vector<float>& residual_out, int residual_out_cols, std::vector<float>& triangle_out,
        int triangle_out_rows, int triangle_out_cols, std::vector<float>& norm_out, int n) {
    DeviceArray<Element> d_elements(elements.data(), elements.size());
    DeviceArray<double> d_per_element_maximum_norm(per_element_maximum_norm.data(), per_element_maximum_norm.size());
    DeviceArray<float> d_column_out(column_out.data(), column_out.size());
    DeviceArray<vec2f> d_rotations_out(rotations_out.data(), rotations_out.size());
    DeviceArray<float> d_residual_out(residual_out.data(), residual_out.size());
    DeviceArray<float> d_triangle_out(triangle_out.data(), triangle_out.size());
    DeviceArray<float> d_norm_out(norm_out.data(), norm_out.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    perform_gmres_givens_update_per_solver_kernel<<<grid, block>>>(
            d_elements.data(), minimum_norm, d_per_element_maximum_norm.data(), d_column_out.data(),
            column_out_cols, d_rotations_out.data(), rotations_out_cols, d_residual_out.data(),
            residual_out_cols, d_triangle_out.data(), triangle_out_rows, triangle_out_cols,
            d_norm_out.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_column_out.copy_to(column_out.data());
    d_rotations_out.copy_to(rotations_out.data());
    d_residual_out.copy_to(residual_out.data());
    d_triangle_out.copy_to(triangle_out.data());
    d_norm_out.copy_to(norm_out.data());
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

inline void rotate(vec2f rotation, Array<float, 1> values, int i) {
    const float first = values[i];
    const float second = values[i + 1];
    values[i] = rotation.x * first + rotation.y * second;
    values[i + 1] = rotation.x * second - rotation.y * first;
}

inline vec2f givens(float a, float b) {
    if (b == 0.0f) {
        return vec2f{1.0f, 0.0f};
    }
    float t;
    if (fabsf(b) > fabsf(a)) {
        t = a / b;
        const float s = 1.0f / sqrtf(1.0f + t * t);
        return vec2f{s * t, s};
    }
    t = b / a;
    const float c = 1.0f / sqrtf(1.0f + t * t);
    return vec2f{c, c * t};
}

// One thread of the launch.
inline void perform_gmres_givens_update_per_solver_kernel_thread(
        int solver, Array<Element, 1> elements, float minimum_norm,
        Array<double, 1> per_element_maximum_norm, Array<float, 2> column_out,
        Array<vec2f, 2> rotations_out, Array<float, 2> residual_out, Array<float, 3> triangle_out,
        Array<float, 1> norm_out) {
    const float mixing = elements[solver].per_element_mixing;
    if (elements[solver].active != 0) {
        const int last = elements[solver].k;
        for (int i = 0; i < last; ++i) {
            reference::rotate(rotations_out[solver][i], column_out[solver], i);
        }
        const vec2f rotation = givens(column_out[solver][last], column_out[solver][last + 1]);
        rotations_out[solver][last] = rotation;
        reference::rotate(rotation, column_out[solver], last);
        for (int i = 0; i < last + 1; ++i) {
            triangle_out[solver][i][last] = lerp(triangle_out[solver][i][last], column_out[solver][i], mixing);
        }
        reference::rotate(rotation, residual_out[solver], last);
        norm_out[solver] = fminf(fmaxf(fabsf(residual_out[solver][last + 1]), minimum_norm), float(per_element_maximum_norm[solver]));
    }
}

inline void perform_gmres_givens_update_per_solver_kernel(
        int size0, Array<Element, 1> elements, float minimum_norm,
        Array<double, 1> per_element_maximum_norm, Array<float, 2> column_out,
        Array<vec2f, 2> rotations_out, Array<float, 2> residual_out, Array<float, 3> triangle_out,
        Array<float, 1> norm_out) {
    for (int solver = 0; solver < size0; ++solver) {
        perform_gmres_givens_update_per_solver_kernel_thread(
                solver, elements, minimum_norm, per_element_maximum_norm, column_out, rotations_out,
                residual_out, triangle_out, norm_out);
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

    const int elements_size = n;
    const int per_element_maximum_norm_size = n;
    const int column_out_rows = n;
    const int column_out_cols = 8;
    const int rotations_out_rows = n;
    const int rotations_out_cols = 7;
    const int residual_out_rows = n;
    const int residual_out_cols = 8;
    const int triangle_out_depth = n;
    const int triangle_out_rows = 7;
    const int triangle_out_cols = 7;
    const int norm_out_size = n;
    std::vector<Element> elements(elements_size);
    for (size_t i = 0; i < elements.size(); ++i)
        fill_index(&elements[i].k, 1, key(seed, 0), 0, 7, i);
    for (size_t i = 0; i < elements.size(); ++i)
        fill_index(&elements[i].active, 1, key(seed, 1), 0, 4, i);
    for (size_t i = 0; i < elements.size(); ++i)
        fill_uniform(&elements[i].per_element_mixing, 1, key(seed, 2), 0.1, 0.9, i);
    float minimum_norm;
    fill_uniform(&minimum_norm, 1, key(seed, 3), -1.0, -0.1);
    std::vector<double> per_element_maximum_norm(per_element_maximum_norm_size);
    fill_uniform(per_element_maximum_norm.data(), per_element_maximum_norm.size(), key(seed, 4), 0.5, 2.0);
    std::vector<float> column_out(size_t(column_out_rows) * column_out_cols);
    fill_uniform(column_out.data(), column_out.size(), key(seed, 5), 0.1, 1.0);
    std::vector<vec2f> rotations_out(size_t(rotations_out_rows) * rotations_out_cols);
    fill_unit(reinterpret_cast<float*>(rotations_out.data()), 2 * rotations_out.size(), key(seed, 6), 2);
    std::vector<float> residual_out(size_t(residual_out_rows) * residual_out_cols);
    fill_uniform(residual_out.data(), residual_out.size(), key(seed, 7), -1.0, 1.0);
    std::vector<float> triangle_out(size_t(triangle_out_depth) * triangle_out_rows * triangle_out_cols);
    fill_uniform(triangle_out.data(), triangle_out.size(), key(seed, 8), -1.0, 1.0);
    std::vector<float> norm_out(norm_out_size);

    auto column_out_cpu = column_out;
    auto rotations_out_cpu = rotations_out;
    auto residual_out_cpu = residual_out;
    auto triangle_out_cpu = triangle_out;
    auto norm_out_cpu = norm_out;
    const float milliseconds = launch_perform_gmres_givens_update_per_solver_kernel(
            elements, minimum_norm, per_element_maximum_norm, column_out, column_out_cols, rotations_out,
            rotations_out_cols, residual_out, residual_out_cols, triangle_out, triangle_out_rows,
            triangle_out_cols, norm_out, n);
    reference::perform_gmres_givens_update_per_solver_kernel(
            n, {elements.data(), {elements_size}}, minimum_norm,
            {per_element_maximum_norm.data(), {per_element_maximum_norm_size}},
            {column_out_cpu.data(), {column_out_rows, column_out_cols}},
            {rotations_out_cpu.data(), {rotations_out_rows, rotations_out_cols}},
            {residual_out_cpu.data(), {residual_out_rows, residual_out_cols}},
            {triangle_out_cpu.data(), {triangle_out_depth, triangle_out_rows, triangle_out_cols}},
            {norm_out_cpu.data(), {norm_out_size}});

    double error = 0.0;
    error = std::max(error, error_of<float>("column_out", column_out, column_out_cpu, 0.0001));
    error = std::max(error, error_of<float>("rotations_out", rotations_out, rotations_out_cpu, 0.0001));
    error = std::max(error, error_of<float>("residual_out", residual_out, residual_out_cpu, 0.0001));
    error = std::max(error, error_of<float>("triangle_out", triangle_out, triangle_out_cpu, 0.0001));
    error = std::max(error, error_of<float>("norm_out", norm_out, norm_out_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("perform_gmres_givens_update_per_solver_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
