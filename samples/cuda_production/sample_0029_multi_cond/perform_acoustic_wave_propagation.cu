// Advance an acoustic pressure field by one time step with a fourth-order stencil and a damping layer.
// perform_acoustic_wave_propagation, from _perform_acoustic_wave_propagation.py

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

constexpr int RIM = 2;
constexpr float C0 = -2.5f;
constexpr float C1 = 1.3333334f;
constexpr float C2 = -0.083333336f;

__global__ void perform_acoustic_wave_propagation_kernel(
        const float* __restrict__ pres, int pres_rows, int pres_cols, const float* __restrict__ pres_before,
        int pres_before_cols, const int* __restrict__ mat, int mat_cols, const float* __restrict__ spd,
        const float* __restrict__ damp, int damp_cols, int src_row, int src_col, float src_amp, float h,
        float dt, float* __restrict__ pres_next, int pres_next_cols, int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int i = index / width;
    const int j = index % width;

    if (i < RIM || j < RIM || i >= pres_rows - RIM || j >= pres_cols - RIM) {
        pres_next[i * pres_next_cols + j] = 0.0f;
        return;
    }

    float near = pres[(i - 1) * pres_cols + j] + pres[(i + 1) * pres_cols + j] + pres[i * pres_cols + j - 1]
        + pres[i * pres_cols + j + 1];
    float far = pres[(i - 2) * pres_cols + j] + pres[(i + 2) * pres_cols + j] + pres[i * pres_cols + j - 2]
        + pres[i * pres_cols + j + 2];
    float laplacian = (2.0f * C0 * pres[i * pres_cols + j] + C1 * near + C2 * far) / (h * h);

    float c = spd[mat[i * mat_cols + j]];
    float g = 0.5f * damp[i * damp_cols + j] * dt;  // centred in time, stable for any damping
    float bracket = 2.0f * pres[i * pres_cols + j] - (1.0f - g) * pres_before[i * pres_before_cols + j]
        + dt * dt * c * c * laplacian;
    if (i == src_row) {
        if (j == src_col) {
            bracket = bracket + dt * dt * src_amp;
        }
    }
    pres_next[i * pres_next_cols + j] = bracket / (1.0f + g);
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
float launch_perform_acoustic_wave_propagation(const std::vector<float>& pres, int pres_rows, int pres_cols,
                                               const std::vector<float>& pres_before, int pres_before_cols,
                                               const std::vector<int>& mat, int mat_cols,
                                               const std::vector<float>& spd,
                                               const std::vector<float>& damp, int damp_cols, int src_row,
                                               int src_col, float src_amp, float h, float dt,
                                               std::vector<float>& pres_next, int pres_next_cols,
                                               int height, int width) {
    DeviceArray<float> d_pres(pres.data(), pres.size());
    DeviceArray<float> d_pres_before(pres_before.data(), pres_before.size());
    DeviceArray<int> d_mat(mat.data(), mat.size());
    DeviceArray<float> d_spd(spd.data(), spd.size());
    DeviceArray<float> d_damp(damp.data(), damp.size());
    DeviceArray<float> d_pres_next(pres_next.data(), pres_next.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    perform_acoustic_wave_propagation_kernel<<<grid, block>>>(
            d_pres.data(), pres_rows, pres_cols, d_pres_before.data(), pres_before_cols, d_mat.data(),
            mat_cols, d_spd.data(), d_damp.data(), damp_cols, src_row, src_col, src_amp, h, dt,
            d_pres_next.data(), pres_next_cols, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_pres_next.copy_to(pres_next.data());
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

constexpr int RIM = 2;
constexpr float C0 = -2.5f;
constexpr float C1 = 1.3333334f;
constexpr float C2 = -0.083333336f;

// One thread of the launch.
inline void _perform_acoustic_wave_propagation_thread(
        int i, int j, Array<float, 2> pres, Array<float, 2> pres_before, Array<int, 2> mat,
        Array<float, 1> spd, Array<float, 2> damp, int src_row, int src_col, float src_amp, float h,
        float dt, Array<float, 2> pres_next) {
    if (i < RIM || j < RIM || i >= pres.shape[0] - RIM || j >= pres.shape[1] - RIM) {
        pres_next[i][j] = 0.0f;
        return;
    }
    const float near = pres[i - 1][j] + pres[i + 1][j] + pres[i][j - 1] + pres[i][j + 1];
    const float far = pres[i - 2][j] + pres[i + 2][j] + pres[i][j - 2] + pres[i][j + 2];
    const float laplacian = (2.0f * C0 * pres[i][j] + C1 * near + C2 * far) / (h * h);
    const float c = spd[mat[i][j]];
    const float g = 0.5f * damp[i][j] * dt;
    float bracket = 2.0f * pres[i][j] - (1.0f - g) * pres_before[i][j] + dt * dt * c * c * laplacian;
    if (i == src_row) {
        if (j == src_col) {
            bracket = bracket + dt * dt * src_amp;
        }
    }
    pres_next[i][j] = bracket / (1.0f + g);
}

inline void _perform_acoustic_wave_propagation(int size0, int size1, Array<float, 2> pres,
                                               Array<float, 2> pres_before, Array<int, 2> mat,
                                               Array<float, 1> spd, Array<float, 2> damp,
                                               int src_row, int src_col, float src_amp, float h,
                                               float dt, Array<float, 2> pres_next) {
    for (int i = 0; i < size0; ++i) {
        for (int j = 0; j < size1; ++j) {
            _perform_acoustic_wave_propagation_thread(i, j, pres, pres_before, mat, spd, damp,
                                                      src_row, src_col, src_amp, h, dt, pres_next);
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

    const int pres_rows = n;
    const int pres_cols = 16;
    const int pres_before_rows = n;
    const int pres_before_cols = 16;
    const int mat_rows = n;
    const int mat_cols = 16;
    const int spd_size = 4;
    const int damp_rows = n;
    const int damp_cols = 16;
    const int pres_next_rows = n;
    const int pres_next_cols = 16;
    std::vector<float> pres(size_t(pres_rows) * pres_cols);
    fill_uniform(pres.data(), pres.size(), key(seed, 0), -1.0, 1.0);
    std::vector<float> pres_before(size_t(pres_before_rows) * pres_before_cols);
    fill_uniform(pres_before.data(), pres_before.size(), key(seed, 1), -1.0, 1.0);
    std::vector<int> mat(size_t(mat_rows) * mat_cols);
    fill_index(mat.data(), mat.size(), key(seed, 2), 0, 4);
    std::vector<float> spd(spd_size);
    fill_uniform(spd.data(), spd.size(), key(seed, 3), 0.5, 2.0);
    std::vector<float> damp(size_t(damp_rows) * damp_cols);
    fill_uniform(damp.data(), damp.size(), key(seed, 4), 0.0, 3.0);
    int src_row;
    fill_index(&src_row, 1, key(seed, 5), 0, n);
    int src_col;
    fill_index(&src_col, 1, key(seed, 6), 2, 14);
    float src_amp;
    fill_uniform(&src_amp, 1, key(seed, 7), 1.0, 10.0);
    float h;
    fill_uniform(&h, 1, key(seed, 8), 0.1, 0.2);
    float dt;
    fill_uniform(&dt, 1, key(seed, 9), 0.01, 0.02);
    std::vector<float> pres_next(size_t(pres_next_rows) * pres_next_cols);

    auto pres_next_cpu = pres_next;
    const float milliseconds = launch_perform_acoustic_wave_propagation(
            pres, pres_rows, pres_cols, pres_before, pres_before_cols, mat, mat_cols, spd, damp, damp_cols,
            src_row, src_col, src_amp, h, dt, pres_next, pres_next_cols, n, 16);
    reference::_perform_acoustic_wave_propagation(
            n, 16, {pres.data(), {pres_rows, pres_cols}},
            {pres_before.data(), {pres_before_rows, pres_before_cols}}, {mat.data(), {mat_rows, mat_cols}},
            {spd.data(), {spd_size}}, {damp.data(), {damp_rows, damp_cols}}, src_row, src_col, src_amp, h,
            dt, {pres_next_cpu.data(), {pres_next_rows, pres_next_cols}});

    const double error = error_of<float>("pres_next", pres_next, pres_next_cpu, 0.0001);
    const bool passed = error <= 1.0;
    std::printf("perform_acoustic_wave_propagation: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
