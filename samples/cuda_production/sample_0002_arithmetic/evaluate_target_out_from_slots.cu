// evaluate_target_out_from_slots, from evaluate_target_out_from_slots.py

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

__global__ void evaluate_target_out_from_slots_kernel(
        const int16_t* __restrict__ slots, const int16_t* __restrict__ idx,
        const int16_t* __restrict__ offsets, const int16_t* __restrict__ links,
        int16_t* __restrict__ target_out, int16_t* __restrict__ final, int n) {
    const int tid = blockIdx.x * blockDim.x + threadIdx.x;
    if (tid >= n) return;

    int16_t pos_id = int16_t(slots[tid] * idx[tid]);
    int16_t right_i = int16_t(slots[tid] * slots[tid]);
    right_i = int16_t(right_i + offsets[tid]);
    right_i += int16_t(links[tid] * links[tid]);
    int16_t col = int16_t(max(int16_t(links[tid] * slots[tid]), pos_id));
    target_out[tid] = int16_t(col + right_i);
    final[tid] = int16_t(int16_t(int16_t(right_i + slots[tid]) + offsets[tid]) + col);
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
float launch_evaluate_target_out_from_slots(const std::vector<int16_t>& slots,
                                            const std::vector<int16_t>& idx,
                                            const std::vector<int16_t>& offsets,
                                            const std::vector<int16_t>& links,
                                            std::vector<int16_t>& target_out, std::vector<int16_t>& final,
                                            int n) {
    DeviceArray<int16_t> d_slots(slots.data(), slots.size());
    DeviceArray<int16_t> d_idx(idx.data(), idx.size());
    DeviceArray<int16_t> d_offsets(offsets.data(), offsets.size());
    DeviceArray<int16_t> d_links(links.data(), links.size());
    DeviceArray<int16_t> d_target_out(target_out.data(), target_out.size());
    DeviceArray<int16_t> d_final(final.data(), final.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    evaluate_target_out_from_slots_kernel<<<grid, block>>>(
            d_slots.data(), d_idx.data(), d_offsets.data(), d_links.data(), d_target_out.data(),
            d_final.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_target_out.copy_to(target_out.data());
    d_final.copy_to(final.data());
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

// One thread of the launch.
inline void evaluate_target_out_from_slots_thread(int tid, Array<int16_t, 1> slots,
                                                  Array<int16_t, 1> idx, Array<int16_t, 1> offsets,
                                                  Array<int16_t, 1> links,
                                                  Array<int16_t, 1> target_out,
                                                  Array<int16_t, 1> final) {
    const int16_t pos_id = int16_t(slots[tid] * idx[tid]);
    int16_t right_i = int16_t(slots[tid] * slots[tid]);
    right_i = int16_t(right_i + offsets[tid]);
    right_i += int16_t(links[tid] * links[tid]);
    const int16_t col = int16_t(max(int16_t(links[tid] * slots[tid]), pos_id));
    target_out[tid] = int16_t(col + right_i);
    final[tid] = int16_t(int16_t(int16_t(right_i + slots[tid]) + offsets[tid]) + col);
}

inline void evaluate_target_out_from_slots(int size0, Array<int16_t, 1> slots,
                                           Array<int16_t, 1> idx, Array<int16_t, 1> offsets,
                                           Array<int16_t, 1> links, Array<int16_t, 1> target_out,
                                           Array<int16_t, 1> final) {
    for (int tid = 0; tid < size0; ++tid) {
        evaluate_target_out_from_slots_thread(tid, slots, idx, offsets, links, target_out, final);
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

    const int slots_size = n;
    const int idx_size = n;
    const int offsets_size = n;
    const int links_size = n;
    const int target_out_size = n;
    const int final_size = n;
    std::vector<int16_t> slots(slots_size);
    fill_index(slots.data(), slots.size(), key(seed, 0), 1, 10);
    std::vector<int16_t> idx(idx_size);
    fill_index(idx.data(), idx.size(), key(seed, 1), 0, 16);
    std::vector<int16_t> offsets(offsets_size);
    fill_index(offsets.data(), offsets.size(), key(seed, 2), 0, 16);
    std::vector<int16_t> links(links_size);
    fill_index(links.data(), links.size(), key(seed, 3), 1, 10);
    std::vector<int16_t> target_out(target_out_size);
    std::vector<int16_t> final(final_size);

    auto target_out_cpu = target_out;
    auto final_cpu = final;
    const float milliseconds = launch_evaluate_target_out_from_slots(
            slots, idx, offsets, links, target_out, final, n);
    reference::evaluate_target_out_from_slots(n, {slots.data(), {slots_size}}, {idx.data(), {idx_size}},
                                              {offsets.data(), {offsets_size}},
                                              {links.data(), {links_size}},
                                              {target_out_cpu.data(), {target_out_size}},
                                              {final_cpu.data(), {final_size}});

    double error = 0.0;
    error = std::max(error, error_of<int16_t>("target_out", target_out, target_out_cpu, 0.0));
    error = std::max(error, error_of<int16_t>("final", final, final_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("evaluate_target_out_from_slots: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
