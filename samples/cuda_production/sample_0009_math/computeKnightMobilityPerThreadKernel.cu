// Compute the squares that the knights of a position attack and how many of them are safe and free.
// computeKnightMobilityPerThreadKernel, from computeKnightMobilityPerThreadKernel.py

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

constexpr uint64_t NOT_A_FILE = 18374403900871474942ull;
constexpr uint64_t NOT_AB_FILES = 18229723555195321596ull;
constexpr uint64_t NOT_H_FILE = 9187201950435737471ull;
constexpr uint64_t NOT_GH_FILES = 4557430888798830399ull;

__host__ __device__ inline int bit_count(uint64_t x) {
    int count = 0;
    for (uint64_t bits = x; bits != 0; bits &= bits - 1) ++count;
    return count;
}

__device__ uint64_t knightAttacks(uint64_t knights) {
    uint64_t upRight = ((knights << 17ull) & NOT_A_FILE) | ((knights << 10ull) & NOT_AB_FILES);
    uint64_t downRight = ((knights >> 15ull) & NOT_A_FILE) | ((knights >> 6ull) & NOT_AB_FILES);
    uint64_t upLeft = ((knights << 15ull) & NOT_H_FILE) | ((knights << 6ull) & NOT_GH_FILES);
    uint64_t downLeft = ((knights >> 17ull) & NOT_H_FILE) | ((knights >> 10ull) & NOT_GH_FILES);
    return upRight | downRight | upLeft | downLeft;
}

__device__ uint64_t pawnAttacks(uint64_t pawns) {
    return ((pawns >> 7ull) & NOT_A_FILE) | ((pawns >> 9ull) & NOT_H_FILE);
}

// Evaluation term of a chess engine for a batch of positions.
__global__ void computeKnightMobilityPerThreadKernel_kernel(
        const int* __restrict__ worklist, const uint64_t* __restrict__ knights,
        const uint64_t* __restrict__ ownPieces, const uint64_t* __restrict__ enemyPieces,
        const uint64_t* __restrict__ enemyPawns, uint64_t* __restrict__ attacksOut,
        int* __restrict__ mobilityOut, int* __restrict__ capturesOut, int n) {
    const int thread = blockIdx.x * blockDim.x + threadIdx.x;
    if (thread >= n) return;

    int p = worklist[thread];
    if (knights[p] == 0ull) {
        mobilityOut[p] = -1;
        return;
    }

    uint64_t reached = knightAttacks(knights[p]);
    attacksOut[p] = reached;
    capturesOut[p] = bit_count(reached & enemyPieces[p]);
    // a square that a pawn covers costs the knight, so it is no mobility
    uint64_t unsafe = ownPieces[p] | pawnAttacks(enemyPawns[p]);
    mobilityOut[p] = bit_count(reached & ~unsafe);
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
float launch_computeKnightMobilityPerThreadKernel(
        const std::vector<int>& worklist, const std::vector<uint64_t>& knights,
        const std::vector<uint64_t>& ownPieces, const std::vector<uint64_t>& enemyPieces,
        const std::vector<uint64_t>& enemyPawns, std::vector<uint64_t>& attacksOut,
        std::vector<int>& mobilityOut, std::vector<int>& capturesOut, int n) {
    DeviceArray<int> d_worklist(worklist.data(), worklist.size());
    DeviceArray<uint64_t> d_knights(knights.data(), knights.size());
    DeviceArray<uint64_t> d_ownPieces(ownPieces.data(), ownPieces.size());
    DeviceArray<uint64_t> d_enemyPieces(enemyPieces.data(), enemyPieces.size());
    DeviceArray<uint64_t> d_enemyPawns(enemyPawns.data(), enemyPawns.size());
    DeviceArray<uint64_t> d_attacksOut(attacksOut.data(), attacksOut.size());
    DeviceArray<int> d_mobilityOut(mobilityOut.data(), mobilityOut.size());
    DeviceArray<int> d_capturesOut(capturesOut.data(), capturesOut.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    computeKnightMobilityPerThreadKernel_kernel<<<grid, block>>>(
            d_worklist.data(), d_knights.data(), d_ownPieces.data(), d_enemyPieces.data(),
            d_enemyPawns.data(), d_attacksOut.data(), d_mobilityOut.data(), d_capturesOut.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_attacksOut.copy_to(attacksOut.data());
    d_mobilityOut.copy_to(mobilityOut.data());
    d_capturesOut.copy_to(capturesOut.data());
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

constexpr uint64_t NOT_A_FILE = 18374403900871474942ull;
constexpr uint64_t NOT_AB_FILES = 18229723555195321596ull;
constexpr uint64_t NOT_H_FILE = 9187201950435737471ull;
constexpr uint64_t NOT_GH_FILES = 4557430888798830399ull;

inline uint64_t knightAttacks(uint64_t knights) {
    const uint64_t upRight = ((knights << 17ull) & NOT_A_FILE) | ((knights << 10ull) & NOT_AB_FILES);
    const uint64_t downRight = ((knights >> 15ull) & NOT_A_FILE) | ((knights >> 6ull) & NOT_AB_FILES);
    const uint64_t upLeft = ((knights << 15ull) & NOT_H_FILE) | ((knights << 6ull) & NOT_GH_FILES);
    const uint64_t downLeft = ((knights >> 17ull) & NOT_H_FILE) | ((knights >> 10ull) & NOT_GH_FILES);
    return upRight | downRight | upLeft | downLeft;
}

inline uint64_t pawnAttacks(uint64_t pawns) {
    return ((pawns >> 7ull) & NOT_A_FILE) | ((pawns >> 9ull) & NOT_H_FILE);
}

// One thread of the launch.
inline void computeKnightMobilityPerThreadKernel_thread(
        int thread, Array<int, 1> worklist, Array<uint64_t, 1> knights,
        Array<uint64_t, 1> ownPieces, Array<uint64_t, 1> enemyPieces, Array<uint64_t, 1> enemyPawns,
        Array<uint64_t, 1> attacksOut, Array<int, 1> mobilityOut, Array<int, 1> capturesOut) {
    const int p = worklist[thread];
    if (knights[p] == 0ull) {
        mobilityOut[p] = -1;
        return;
    }
    const uint64_t reached = knightAttacks(knights[p]);
    attacksOut[p] = reached;
    capturesOut[p] = bit_count(reached & enemyPieces[p]);
    const uint64_t unsafe = ownPieces[p] | pawnAttacks(enemyPawns[p]);
    mobilityOut[p] = bit_count(reached & ~unsafe);
}

inline void computeKnightMobilityPerThreadKernel(int size0, Array<int, 1> worklist,
                                                 Array<uint64_t, 1> knights,
                                                 Array<uint64_t, 1> ownPieces,
                                                 Array<uint64_t, 1> enemyPieces,
                                                 Array<uint64_t, 1> enemyPawns,
                                                 Array<uint64_t, 1> attacksOut,
                                                 Array<int, 1> mobilityOut,
                                                 Array<int, 1> capturesOut) {
    for (int thread = 0; thread < size0; ++thread) {
        computeKnightMobilityPerThreadKernel_thread(thread, worklist, knights, ownPieces,
                                                    enemyPieces, enemyPawns, attacksOut,
                                                    mobilityOut, capturesOut);
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
void fill_index(T* to, size_t count, uint64_t key, double low, double high, size_t first = 0) {
    for (size_t j = 0; j < count; ++j) to[j] = T(low + std::floor((high - low) * uniform(key, first + j)));
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

    const int worklist_size = n;
    const int knights_size = n;
    const int ownPieces_size = n;
    const int enemyPieces_size = n;
    const int enemyPawns_size = n;
    const int attacksOut_size = n;
    const int mobilityOut_size = n;
    const int capturesOut_size = n;
    std::vector<int> worklist(worklist_size);
    fill_permutation(worklist.data(), worklist.size(), key(seed, 0));
    std::vector<uint64_t> knights(knights_size);
    fill_index(knights.data(), knights.size(), key(seed, 1), 0, 5000000);
    std::vector<uint64_t> ownPieces(ownPieces_size);
    fill_index(ownPieces.data(), ownPieces.size(), key(seed, 2), 0, 90000000000000);
    std::vector<uint64_t> enemyPieces(enemyPieces_size);
    fill_index(enemyPieces.data(), enemyPieces.size(), key(seed, 3), 0, 9000000000000000);
    std::vector<uint64_t> enemyPawns(enemyPawns_size);
    fill_index(enemyPawns.data(), enemyPawns.size(), key(seed, 4), 0, 70000000000000);
    std::vector<uint64_t> attacksOut(attacksOut_size);
    std::vector<int> mobilityOut(mobilityOut_size);
    std::vector<int> capturesOut(capturesOut_size);

    auto attacksOut_cpu = attacksOut;
    auto mobilityOut_cpu = mobilityOut;
    auto capturesOut_cpu = capturesOut;
    const float milliseconds = launch_computeKnightMobilityPerThreadKernel(
            worklist, knights, ownPieces, enemyPieces, enemyPawns, attacksOut, mobilityOut, capturesOut, n);
    reference::computeKnightMobilityPerThreadKernel(
            n, {worklist.data(), {worklist_size}}, {knights.data(), {knights_size}},
            {ownPieces.data(), {ownPieces_size}}, {enemyPieces.data(), {enemyPieces_size}},
            {enemyPawns.data(), {enemyPawns_size}}, {attacksOut_cpu.data(), {attacksOut_size}},
            {mobilityOut_cpu.data(), {mobilityOut_size}}, {capturesOut_cpu.data(), {capturesOut_size}});

    double error = 0.0;
    error = std::max(error, error_of<uint64_t>("attacksOut", attacksOut, attacksOut_cpu, 0.0));
    error = std::max(error, error_of<int>("mobilityOut", mobilityOut, mobilityOut_cpu, 0.0));
    error = std::max(error, error_of<int>("capturesOut", capturesOut, capturesOut_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("computeKnightMobilityPerThreadKernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
