// Compute the CRC-32 of every packet and count those whose trailer does not match.
// validate_packet_crc32, from _validate_packet_crc32.py

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

constexpr int MIN_LENGTH = 4;
constexpr int RUNT = 2;
constexpr unsigned int ALL_BITS = 4294967295u;
constexpr unsigned int POLYNOMIAL = 3988292384u;
constexpr int GOOD = 0;
constexpr int CORRUPT = 1;

// CRC-32 of Ethernet over ragged packets, bit by bit.
//
// Packets are short; a table of 256 words would spend more on loading than it saves.
__global__ void __launch_bounds__(256, 2) validate_packet_crc32_kernel(
        const int* __restrict__ packet_begin, const uint8_t* __restrict__ payload,
        const unsigned int* __restrict__ trailer, unsigned int compared_bits,
        unsigned int* __restrict__ checksum, int* __restrict__ verdict, int* __restrict__ num_corrupts,
        int n) {
    const int packet = blockIdx.x * blockDim.x + threadIdx.x;
    if (packet >= n) return;

    int begin = packet_begin[packet];
    int stop = packet_begin[packet + 1];
    if (stop - begin < MIN_LENGTH) {
        verdict[packet] = RUNT;
        return;
    }
    unsigned int register_ = ALL_BITS;
    for (int i = begin; i < stop; ++i) {
        register_ = register_ ^ unsigned(payload[i]);
        for (int bit = 0; bit < 8; ++bit) {
            unsigned int falling = register_ & 1u;
            register_ = register_ >> 1u;
            if (falling != 0u) {
                register_ = register_ ^ POLYNOMIAL;
            }
        }
    }
    unsigned int crc = register_ ^ ALL_BITS;
    checksum[packet] = crc;
    // senders may transmit only the low part of the checksum
    if ((trailer[packet] & compared_bits) == (crc & compared_bits)) {
        verdict[packet] = GOOD;
    } else {
        verdict[packet] = CORRUPT;
        atomicAdd(&num_corrupts[0], 1);
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
float launch_validate_packet_crc32(const std::vector<int>& packet_begin,
                                   const std::vector<uint8_t>& payload,
                                   const std::vector<unsigned int>& trailer, unsigned int compared_bits,
                                   std::vector<unsigned int>& checksum, std::vector<int>& verdict,
                                   std::vector<int>& num_corrupts, int n) {
    DeviceArray<int> d_packet_begin(packet_begin.data(), packet_begin.size());
    DeviceArray<uint8_t> d_payload(payload.data(), payload.size());
    DeviceArray<unsigned int> d_trailer(trailer.data(), trailer.size());
    DeviceArray<unsigned int> d_checksum(checksum.data(), checksum.size());
    DeviceArray<int> d_verdict(verdict.data(), verdict.size());
    DeviceArray<int> d_num_corrupts(num_corrupts.data(), num_corrupts.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop_event;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop_event));
    CUDA_CHECK(cudaEventRecord(start));
    validate_packet_crc32_kernel<<<grid, block>>>(
            d_packet_begin.data(), d_payload.data(), d_trailer.data(), compared_bits, d_checksum.data(),
            d_verdict.data(), d_num_corrupts.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop_event));
    CUDA_CHECK(cudaEventSynchronize(stop_event));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop_event));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop_event));
    d_checksum.copy_to(checksum.data());
    d_verdict.copy_to(verdict.data());
    d_num_corrupts.copy_to(num_corrupts.data());
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

constexpr int MIN_LENGTH = 4;
constexpr int RUNT = 2;
constexpr unsigned int ALL_BITS = 4294967295u;
constexpr unsigned int POLYNOMIAL = 3988292384u;
constexpr int GOOD = 0;
constexpr int CORRUPT = 1;

// One thread of the launch.
inline void _validate_packet_crc32_thread(int packet, Array<int, 1> packet_begin,
                                          Array<uint8_t, 1> payload, Array<unsigned int, 1> trailer,
                                          unsigned int compared_bits,
                                          Array<unsigned int, 1> checksum, Array<int, 1> verdict,
                                          Array<int, 1> num_corrupts) {
    const int begin = packet_begin[packet];
    const int stop = packet_begin[packet + 1];
    if (stop - begin < MIN_LENGTH) {
        verdict[packet] = RUNT;
        return;
    }
    unsigned int register_ = ALL_BITS;
    for (int i = begin; i < stop; ++i) {
        register_ = register_ ^ unsigned(payload[i]);
        for (int bit = 0; bit < 8; ++bit) {
            const unsigned int falling = register_ & 1u;
            register_ = register_ >> 1u;
            if (falling != 0u) {
                register_ = register_ ^ POLYNOMIAL;
            }
        }
    }
    const unsigned int crc = register_ ^ ALL_BITS;
    checksum[packet] = crc;
    if ((trailer[packet] & compared_bits) == (crc & compared_bits)) {
        verdict[packet] = GOOD;
    } else {
        verdict[packet] = CORRUPT;
        num_corrupts[0] += 1;
    }
}

inline void _validate_packet_crc32(int size0, Array<int, 1> packet_begin, Array<uint8_t, 1> payload,
                                   Array<unsigned int, 1> trailer, unsigned int compared_bits,
                                   Array<unsigned int, 1> checksum, Array<int, 1> verdict,
                                   Array<int, 1> num_corrupts) {
    for (int packet = 0; packet < size0; ++packet) {
        _validate_packet_crc32_thread(packet, packet_begin, payload, trailer, compared_bits,
                                      checksum, verdict, num_corrupts);
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

    const int packet_begin_size = n + 1;
    const int payload_size = 8 * n;
    const int trailer_size = n;
    const int checksum_size = n;
    const int verdict_size = n;
    const int num_corrupts_size = 1;
    std::vector<int> packet_begin(packet_begin_size);
    fill_offsets(packet_begin.data(), packet_begin.size(), key(seed, 0), 0, 8 * n);
    std::vector<uint8_t> payload(payload_size);
    fill_index(payload.data(), payload.size(), key(seed, 1), 0, 256);
    std::vector<unsigned int> trailer(trailer_size);
    fill_index(trailer.data(), trailer.size(), key(seed, 2), 0, 4);
    const unsigned int compared_bits = 3u;
    std::vector<unsigned int> checksum(checksum_size);
    std::vector<int> verdict(verdict_size);
    std::vector<int> num_corrupts(num_corrupts_size);

    auto checksum_cpu = checksum;
    auto verdict_cpu = verdict;
    auto num_corrupts_cpu = num_corrupts;
    const float milliseconds = launch_validate_packet_crc32(
            packet_begin, payload, trailer, compared_bits, checksum, verdict, num_corrupts, n);
    reference::_validate_packet_crc32(n, {packet_begin.data(), {packet_begin_size}},
                                      {payload.data(), {payload_size}}, {trailer.data(), {trailer_size}},
                                      compared_bits, {checksum_cpu.data(), {checksum_size}},
                                      {verdict_cpu.data(), {verdict_size}},
                                      {num_corrupts_cpu.data(), {num_corrupts_size}});

    double error = 0.0;
    error = std::max(error, error_of<unsigned int>("checksum", checksum, checksum_cpu, 0.0));
    error = std::max(error, error_of<int>("verdict", verdict, verdict_cpu, 0.0));
    error = std::max(error, error_of<int>("num_corrupts", num_corrupts, num_corrupts_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("validate_packet_crc32: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
