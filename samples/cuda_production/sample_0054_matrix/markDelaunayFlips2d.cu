// Mark the interior edges of a planar triangulation whose flip restores the Delaunay property.
// markDelaunayFlips2d, from markDelaunayFlips2d.py

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

struct vec2d {
    double x, y;
};

struct mat33d {
    double c[3][3];
};

struct vec3d {
    double x, y, z;
};

struct vec4i {
    int x, y, z, w;
};

__host__ __device__ inline vec2d operator-(vec2d a, vec2d b) {
    return {a.x - b.x, a.y - b.y};
}

__host__ __device__ inline double dot(vec2d a, vec2d b) {
    return a.x * b.x + a.y * b.y;
}

__host__ __device__ inline double length_sq(vec2d a) {
    return dot(a, a);
}

__host__ __device__ inline vec3d row(const mat33d& m, int n) {
    return {m.c[n][0], m.c[n][1], m.c[n][2]};
}

__host__ __device__ inline double dot(vec3d a, vec3d b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

__host__ __device__ inline vec3d cross(vec3d a, vec3d b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

__host__ __device__ inline double determinant(const mat33d& m) {
    return dot(row(m, 0), cross(row(m, 1), row(m, 2)));
}

__host__ __device__ inline double sign(double x) {
    return x < 0.0 ? -1.0 : 1.0;
}

__host__ __device__ inline int min(const vec4i& a) {
    return min(min(min(a.x, a.y), a.z), a.w);
}

__device__ double orientation(vec2d a, vec2d b, vec2d c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

__device__ double inCircle(vec2d a, vec2d b, vec2d c, vec2d d) {
    // relative to d, to lose as few digits as possible
    vec2d ad = a - d;
    vec2d bd = b - d;
    vec2d cd = c - d;
    mat33d lifted{ad.x, ad.y, dot(ad, ad), bd.x, bd.y, dot(bd, bd), cd.x, cd.y, length_sq(cd)};
    return determinant(lifted) * sign(orientation(a, b, c));
}

__device__ bool isConvexQuad(vec2d a, vec2d b, vec2d c, vec2d d) {
    double zero = 0.0;
    double acrossEdge = orientation(a, b, c) * orientation(a, b, d);
    double acrossDiagonal = orientation(c, d, a) * orientation(c, d, b);
    return acrossEdge < zero && acrossDiagonal < zero;
}

__global__ void markDelaunayFlips2d_kernel(const vec4i* __restrict__ edgeQuads,
                                           const int8_t* __restrict__ constrained, int constrained_cols,
                                           const vec2d* __restrict__ positions, int positions_cols,
                                           const double* __restrict__ toleranceField,
                                           int toleranceField_cols,
                                           const double* __restrict__ deviceExcessThreshold,
                                           const double* __restrict__ previousExcess,
                                           int previousExcess_cols, const double* __restrict__ scales,
                                           int scales_cols, int8_t* __restrict__ flip, int flip_cols,
                                           double* __restrict__ excess, int excess_cols,
                                           int* __restrict__ excessFlag, int excessFlag_cols,
                                           double* __restrict__ excessChange, int excessChange_cols,
                                           int height, int width) {
    const int worldIdx = blockIdx.y * blockDim.y + threadIdx.y;
    const int edgeIdx = blockIdx.x * blockDim.x + threadIdx.x;
    if (worldIdx >= height || edgeIdx >= width) return;

    vec4i quad = edgeQuads[edgeIdx];
    if (min(quad) >= 0) {
        if (constrained[worldIdx * constrained_cols + edgeIdx] == 0) {
            vec2d a = positions[worldIdx * positions_cols + quad.x];
            vec2d b = positions[worldIdx * positions_cols + quad.y];
            vec2d c = positions[worldIdx * positions_cols + quad.z];
            vec2d d = positions[worldIdx * positions_cols + quad.w];

            double value = inCircle(a, b, c, d);
            excess[worldIdx * excess_cols + edgeIdx] = value;
            excessChange[worldIdx * excessChange_cols + edgeIdx] = scales[worldIdx * scales_cols + edgeIdx]
                * (value - previousExcess[worldIdx * previousExcess_cols + edgeIdx]);
            excessFlag[worldIdx * excessFlag_cols + edgeIdx] = fabs(value) > deviceExcessThreshold[0] ? 1 : 0;
            if (!isConvexQuad(a, b, c, d)) {
                flip[worldIdx * flip_cols + edgeIdx] = -1;
            } else if (value > toleranceField[worldIdx * toleranceField_cols + edgeIdx]) {
                flip[worldIdx * flip_cols + edgeIdx] = 1;
            } else {
                flip[worldIdx * flip_cols + edgeIdx] = 0;
            }
        }
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
float launch_markDelaunayFlips2d(const std::vector<vec4i>& edgeQuads,
                                 const std::vector<int8_t>& constrained, int constrained_cols,
                                 const std::vector<vec2d>& positions, int positions_cols,
                                 const std::vector<double>& toleranceField, int toleranceField_cols,
                                 const std::vector<double>& deviceExcessThreshold,
                                 const std::vector<double>& previousExcess, int previousExcess_cols,
                                 const std::vector<double>& scales, int scales_cols,
                                 std::vector<int8_t>& flip, int flip_cols, std::vector<double>& excess,
                                 int excess_cols, std::vector<int>& excessFlag, int excessFlag_cols,
                                 std::vector<double>& excessChange, int excessChange_cols, int height,
                                 int width) {
    DeviceArray<vec4i> d_edgeQuads(edgeQuads.data(), edgeQuads.size());
    DeviceArray<int8_t> d_constrained(constrained.data(), constrained.size());
    DeviceArray<vec2d> d_positions(positions.data(), positions.size());
    DeviceArray<double> d_toleranceField(toleranceField.data(), toleranceField.size());
    DeviceArray<double> d_deviceExcessThreshold(deviceExcessThreshold.data(), deviceExcessThreshold.size());
    DeviceArray<double> d_previousExcess(previousExcess.data(), previousExcess.size());
    DeviceArray<double> d_scales(scales.data(), scales.size());
    DeviceArray<int8_t> d_flip(flip.data(), flip.size());
    DeviceArray<double> d_excess(excess.data(), excess.size());
    DeviceArray<int> d_excessFlag(excessFlag.data(), excessFlag.size());
    DeviceArray<double> d_excessChange(excessChange.data(), excessChange.size());

    const dim3 block(256, 1);
    const dim3 grid((width + block.x - 1) / block.x, (height + block.y - 1) / block.y);

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    markDelaunayFlips2d_kernel<<<grid, block>>>(d_edgeQuads.data(), d_constrained.data(), constrained_cols,
                                                d_positions.data(), positions_cols, d_toleranceField.data(),
                                                toleranceField_cols, d_deviceExcessThreshold.data(),
                                                d_previousExcess.data(), previousExcess_cols,
                                                d_scales.data(), scales_cols, d_flip.data(), flip_cols,
                                                d_excess.data(), excess_cols, d_excessFlag.data(),
                                                excessFlag_cols, d_excessChange.data(), excessChange_cols,
                                                height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_flip.copy_to(flip.data());
    d_excess.copy_to(excess.data());
    d_excessFlag.copy_to(excessFlag.data());
    d_excessChange.copy_to(excessChange.data());
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

inline double orientation(vec2d a, vec2d b, vec2d c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

inline double inCircle(vec2d a, vec2d b, vec2d c, vec2d d) {
    const vec2d ad = a - d;
    const vec2d bd = b - d;
    const vec2d cd = c - d;
    const mat33d lifted = mat33d{ad.x, ad.y, dot(ad, ad), bd.x, bd.y, dot(bd, bd), cd.x, cd.y, length_sq(cd)};
    return determinant(lifted) * sign(reference::orientation(a, b, c));
}

inline bool isConvexQuad(vec2d a, vec2d b, vec2d c, vec2d d) {
    const double zero = 0.0;
    const double acrossEdge = reference::orientation(a, b, c) * reference::orientation(a, b, d);
    const double acrossDiagonal = reference::orientation(c, d, a) * reference::orientation(c, d, b);
    return acrossEdge < zero && acrossDiagonal < zero;
}

// One thread of the launch.
inline void markDelaunayFlips2d_thread(int worldIdx, int edgeIdx, Array<vec4i, 1> edgeQuads,
                                       Array<int8_t, 2> constrained, Array<vec2d, 2> positions,
                                       Array<double, 2> toleranceField,
                                       Array<double, 1> deviceExcessThreshold,
                                       Array<double, 2> previousExcess, Array<double, 2> scales,
                                       Array<int8_t, 2> flip, Array<double, 2> excess,
                                       Array<int, 2> excessFlag, Array<double, 2> excessChange) {
    const vec4i quad = edgeQuads[edgeIdx];
    if (min(quad) >= 0) {
        if (constrained[worldIdx][edgeIdx] == 0) {
            const vec2d a = positions[worldIdx][quad.x];
            const vec2d b = positions[worldIdx][quad.y];
            const vec2d c = positions[worldIdx][quad.z];
            const vec2d d = positions[worldIdx][quad.w];
            const double value = reference::inCircle(a, b, c, d);
            excess[worldIdx][edgeIdx] = value;
            excessChange[worldIdx][edgeIdx] = scales[worldIdx][edgeIdx] * (value - previousExcess[worldIdx][edgeIdx]);
            excessFlag[worldIdx][edgeIdx] = fabs(value) > deviceExcessThreshold[0] ? 1 : 0;
            if (!reference::isConvexQuad(a, b, c, d)) {
                flip[worldIdx][edgeIdx] = int8_t(-1);
            } else if (value > toleranceField[worldIdx][edgeIdx]) {
                flip[worldIdx][edgeIdx] = 1;
            } else {
                flip[worldIdx][edgeIdx] = 0;
            }
        }
    }
}

inline void markDelaunayFlips2d(int size0, int size1, Array<vec4i, 1> edgeQuads,
                                Array<int8_t, 2> constrained, Array<vec2d, 2> positions,
                                Array<double, 2> toleranceField,
                                Array<double, 1> deviceExcessThreshold,
                                Array<double, 2> previousExcess, Array<double, 2> scales,
                                Array<int8_t, 2> flip, Array<double, 2> excess,
                                Array<int, 2> excessFlag, Array<double, 2> excessChange) {
    for (int worldIdx = 0; worldIdx < size0; ++worldIdx) {
        for (int edgeIdx = 0; edgeIdx < size1; ++edgeIdx) {
            markDelaunayFlips2d_thread(worldIdx, edgeIdx, edgeQuads, constrained, positions,
                                       toleranceField, deviceExcessThreshold, previousExcess,
                                       scales, flip, excess, excessFlag, excessChange);
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

    const int edgeQuads_size = n;
    const int constrained_rows = 4;
    const int constrained_cols = n;
    const int positions_rows = 4;
    const int positions_cols = 16;
    const int toleranceField_rows = 4;
    const int toleranceField_cols = n;
    const int deviceExcessThreshold_size = 1;
    const int previousExcess_rows = 4;
    const int previousExcess_cols = n;
    const int scales_rows = 4;
    const int scales_cols = n;
    const int flip_rows = 4;
    const int flip_cols = n;
    const int excess_rows = 4;
    const int excess_cols = n;
    const int excessFlag_rows = 4;
    const int excessFlag_cols = n;
    const int excessChange_rows = 4;
    const int excessChange_cols = n;
    std::vector<vec4i> edgeQuads(edgeQuads_size);
    fill_index(reinterpret_cast<int*>(edgeQuads.data()), 4 * edgeQuads.size(), key(seed, 0), -1, 16);
    std::vector<int8_t> constrained(size_t(constrained_rows) * constrained_cols);
    fill_index(constrained.data(), constrained.size(), key(seed, 1), 0, 2);
    std::vector<vec2d> positions(size_t(positions_rows) * positions_cols);
    fill_uniform(reinterpret_cast<double*>(positions.data()), 2 * positions.size(), key(seed, 2), -1.0, 1.0);
    std::vector<double> toleranceField(size_t(toleranceField_rows) * toleranceField_cols);
    fill_constant(toleranceField.data(), toleranceField.size(), key(seed, 3), 1e-09);
    std::vector<double> deviceExcessThreshold(deviceExcessThreshold_size);
    fill_uniform(deviceExcessThreshold.data(), deviceExcessThreshold.size(), key(seed, 4), 0.1, 1.0);
    std::vector<double> previousExcess(size_t(previousExcess_rows) * previousExcess_cols);
    fill_uniform(previousExcess.data(), previousExcess.size(), key(seed, 5), -1.0, 1.0);
    std::vector<double> scales(size_t(scales_rows) * scales_cols);
    fill_uniform(scales.data(), scales.size(), key(seed, 6), 0.25, 2.0);
    std::vector<int8_t> flip(size_t(flip_rows) * flip_cols);
    std::vector<double> excess(size_t(excess_rows) * excess_cols);
    std::vector<int> excessFlag(size_t(excessFlag_rows) * excessFlag_cols);
    std::vector<double> excessChange(size_t(excessChange_rows) * excessChange_cols);

    auto flip_cpu = flip;
    auto excess_cpu = excess;
    auto excessFlag_cpu = excessFlag;
    auto excessChange_cpu = excessChange;
    const float milliseconds = launch_markDelaunayFlips2d(
            edgeQuads, constrained, constrained_cols, positions, positions_cols, toleranceField,
            toleranceField_cols, deviceExcessThreshold, previousExcess, previousExcess_cols, scales,
            scales_cols, flip, flip_cols, excess, excess_cols, excessFlag, excessFlag_cols, excessChange,
            excessChange_cols, 4, n);
    reference::markDelaunayFlips2d(4, n, {edgeQuads.data(), {edgeQuads_size}},
                                   {constrained.data(), {constrained_rows, constrained_cols}},
                                   {positions.data(), {positions_rows, positions_cols}},
                                   {toleranceField.data(), {toleranceField_rows, toleranceField_cols}},
                                   {deviceExcessThreshold.data(), {deviceExcessThreshold_size}},
                                   {previousExcess.data(), {previousExcess_rows, previousExcess_cols}},
                                   {scales.data(), {scales_rows, scales_cols}},
                                   {flip_cpu.data(), {flip_rows, flip_cols}},
                                   {excess_cpu.data(), {excess_rows, excess_cols}},
                                   {excessFlag_cpu.data(), {excessFlag_rows, excessFlag_cols}},
                                   {excessChange_cpu.data(), {excessChange_rows, excessChange_cols}});

    double error = 0.0;
    error = std::max(error, error_of<int8_t>("flip", flip, flip_cpu, 0.0));
    error = std::max(error, error_of<double>("excess", excess, excess_cpu, 1e-9));
    error = std::max(error, error_of<int>("excessFlag", excessFlag, excessFlag_cpu, 0.0));
    error = std::max(error, error_of<double>("excessChange", excessChange, excessChange_cpu, 1e-9));
    const bool passed = error <= 1.0;
    std::printf("markDelaunayFlips2d: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
