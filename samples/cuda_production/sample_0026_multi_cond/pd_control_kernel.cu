// Compute joint torques of a PD controller with feedforward, limited by the torque-speed curve of the motors.
// pd_control_kernel, from _pd_control_kernel.py

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

__host__ __device__ inline double sign(double x) {
    return x < 0.0 ? -1.0 : 1.0;
}

// Largest torque in the direction of the wanted one; back-EMF eats it up only when driving, not when braking.
__device__ double available_torque(double wanted, double spd, double stall_torque, double no_load_spd) {
    double driving = sign(wanted) * spd;
    if (driving <= 0.0) {
        return stall_torque;
    }
    return stall_torque * fmax(1.0 - driving / no_load_spd, 0.0);
}

// Compute joint torques of a PD controller with feedforward, limited by the
// torque-speed curve of the motors.
//
// Launch in two dimensions: `i` and `j`. The torque is `kp[j]` times (`target_pos` -
// `pos`) plus `kd[j]` times (`target_vel` - `vel`) plus `feedforward`. The motor gives
// `stall_torque[j]` at rest and less with speed in the direction of the torque,
// falling in a straight line to 0 at `no_load_spd[j]`; against the motion it can brake
// with full stall torque. `_available_torque` computes that limit. A joint with
// `enabled[i, j]` 0 gets torque 0. Writes `out_torque` and, into `out_saturated`, 1
// where the limit cut, else 0. `feedforward` has two of its axes in the other order:
// what is called `feedforward[i, j]` here is `feedforward[j, i]`. All floating-point
// numbers are of double precision (float64). `enabled` holds integers of type uint8,
// which are converted to int32. `vel` has two of its axes in the other order: what is
// called `vel[i, j]` here is `vel[j, i]`. `out_saturated` has two of its axes in the
// other order: what is called `out_saturated[i, j]` here is `out_saturated[j, i]`.
// `out_torque` has two of its axes in the other order: what is called `out_torque[i,
// j]` here is `out_torque[j, i]`. `feedforward` is flat, one row of
// `feedforward_stride` elements behind the other: what is called `feedforward[j, i]`
// here is `feedforward[j * feedforward_stride + i]`. Threads with `i` not below `cnt`
// do nothing.
__global__ void pd_control_kernel(const uint8_t* __restrict__ enabled, int enabled_cols,
                                  const double* __restrict__ target_pos, int target_pos_cols,
                                  const double* __restrict__ target_vel, int target_vel_cols,
                                  const double* __restrict__ feedforward, const double* __restrict__ pos,
                                  int pos_cols, const double* __restrict__ vel, int vel_cols,
                                  const double* __restrict__ kp, const double* __restrict__ kd,
                                  const double* __restrict__ stall_torque,
                                  const double* __restrict__ no_load_spd, double* __restrict__ out_torque,
                                  int out_torque_cols, int* __restrict__ out_saturated,
                                  int out_saturated_cols, int feedforward_stride, int cnt, int height,
                                  int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int i = index / width;
    const int j = index % width;

    if (i >= cnt) {
        return;
    }
    if (int(enabled[i * enabled_cols + j]) == 0) {
        out_torque[j * out_torque_cols + i] = 0.0;
        out_saturated[j * out_saturated_cols + i] = 0;
        return;
    }

    double wanted = feedforward[j * feedforward_stride + i];
    wanted += kp[j] * (target_pos[i * target_pos_cols + j] - pos[i * pos_cols + j]);
    wanted += kd[j] * (target_vel[i * target_vel_cols + j] - vel[j * vel_cols + i]);
    double lim = available_torque(wanted, vel[j * vel_cols + i], stall_torque[j], no_load_spd[j]);
    out_torque[j * out_torque_cols + i] = fmin(fmax(-lim, wanted), lim);
    out_saturated[j * out_saturated_cols + i] = fabs(wanted) > lim ? 1 : 0;
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
float launch_pd_control_kernel(const std::vector<uint8_t>& enabled, int enabled_cols,
                               const std::vector<double>& target_pos, int target_pos_cols,
                               const std::vector<double>& target_vel, int target_vel_cols,
                               const std::vector<double>& feedforward, const std::vector<double>& pos,
                               int pos_cols, const std::vector<double>& vel, int vel_cols,
                               const std::vector<double>& kp, const std::vector<double>& kd,
                               const std::vector<double>& stall_torque,
                               const std::vector<double>& no_load_spd, std::vector<double>& out_torque,
                               int out_torque_cols, std::vector<int>& out_saturated, int out_saturated_cols,
                               int feedforward_stride, int cnt, int height, int width) {
    DeviceArray<uint8_t> d_enabled(enabled.data(), enabled.size());
    DeviceArray<double> d_target_pos(target_pos.data(), target_pos.size());
    DeviceArray<double> d_target_vel(target_vel.data(), target_vel.size());
    DeviceArray<double> d_feedforward(feedforward.data(), feedforward.size());
    DeviceArray<double> d_pos(pos.data(), pos.size());
    DeviceArray<double> d_vel(vel.data(), vel.size());
    DeviceArray<double> d_kp(kp.data(), kp.size());
    DeviceArray<double> d_kd(kd.data(), kd.size());
    DeviceArray<double> d_stall_torque(stall_torque.data(), stall_torque.size());
    DeviceArray<double> d_no_load_spd(no_load_spd.data(), no_load_spd.size());
    DeviceArray<double> d_out_torque(out_torque.data(), out_torque.size());
    DeviceArray<int> d_out_saturated(out_saturated.data(), out_saturated.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    pd_control_kernel<<<grid, block>>>(d_enabled.data(), enabled_cols, d_target_pos.data(), target_pos_cols,
                                       d_target_vel.data(), target_vel_cols, d_feedforward.data(),
                                       d_pos.data(), pos_cols, d_vel.data(), vel_cols, d_kp.data(),
                                       d_kd.data(), d_stall_torque.data(), d_no_load_spd.data(),
                                       d_out_torque.data(), out_torque_cols, d_out_saturated.data(),
                                       out_saturated_cols, feedforward_stride, cnt, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_out_torque.copy_to(out_torque.data());
    d_out_saturated.copy_to(out_saturated.data());
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

inline double _available_torque(double wanted, double spd, double stall_torque,
                                double no_load_spd) {
    const double driving = sign(wanted) * spd;
    if (driving <= 0.0) {
        return stall_torque;
    }
    return stall_torque * fmax(1.0 - driving / no_load_spd, 0.0);
}

// One thread of the launch.
inline void _pd_control_kernel_thread(int i, int j, Array<uint8_t, 2> enabled,
                                      Array<double, 2> target_pos, Array<double, 2> target_vel,
                                      Array<double, 1> feedforward, Array<double, 2> pos,
                                      Array<double, 2> vel, Array<double, 1> kp,
                                      Array<double, 1> kd, Array<double, 1> stall_torque,
                                      Array<double, 1> no_load_spd, Array<double, 2> out_torque,
                                      Array<int, 2> out_saturated, int feedforward_stride,
                                      int cnt) {
    if (i >= cnt) {
        return;
    }
    if (int(enabled[i][j]) == 0) {
        out_torque[j][i] = 0.0;
        out_saturated[j][i] = 0;
        return;
    }
    double wanted = feedforward[j * feedforward_stride + i];
    wanted += kp[j] * (target_pos[i][j] - pos[i][j]);
    wanted += kd[j] * (target_vel[i][j] - vel[j][i]);
    const double lim = _available_torque(wanted, vel[j][i], stall_torque[j], no_load_spd[j]);
    out_torque[j][i] = fmin(fmax(-lim, wanted), lim);
    out_saturated[j][i] = fabs(wanted) > lim ? 1 : 0;
}

inline void _pd_control_kernel(int size0, int size1, Array<uint8_t, 2> enabled,
                               Array<double, 2> target_pos, Array<double, 2> target_vel,
                               Array<double, 1> feedforward, Array<double, 2> pos,
                               Array<double, 2> vel, Array<double, 1> kp, Array<double, 1> kd,
                               Array<double, 1> stall_torque, Array<double, 1> no_load_spd,
                               Array<double, 2> out_torque, Array<int, 2> out_saturated,
                               int feedforward_stride, int cnt) {
    for (int i = 0; i < size0; ++i) {
        for (int j = 0; j < size1; ++j) {
            _pd_control_kernel_thread(i, j, enabled, target_pos, target_vel, feedforward, pos, vel,
                                      kp, kd, stall_torque, no_load_spd, out_torque, out_saturated,
                                      feedforward_stride, cnt);
        }
    }
}

}  // namespace reference

constexpr uint64_t sample_index = 1;

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

    const int enabled_rows = n;
    const int enabled_cols = 8;
    const int target_pos_rows = n;
    const int target_pos_cols = 8;
    const int target_vel_rows = n;
    const int target_vel_cols = 8;
    const int feedforward_size = 8 * n;
    const int pos_rows = n;
    const int pos_cols = 8;
    const int vel_rows = 8;
    const int vel_cols = n;
    const int kp_size = 8;
    const int kd_size = 8;
    const int stall_torque_size = 8;
    const int no_load_spd_size = 8;
    const int out_torque_rows = 8;
    const int out_torque_cols = n;
    const int out_saturated_rows = 8;
    const int out_saturated_cols = n;
    std::vector<uint8_t> enabled(size_t(enabled_rows) * enabled_cols);
    fill_index(enabled.data(), enabled.size(), key(seed, 0), 0, 4);
    std::vector<double> target_pos(size_t(target_pos_rows) * target_pos_cols);
    fill_uniform(target_pos.data(), target_pos.size(), key(seed, 1), -1.0, 1.0);
    std::vector<double> target_vel(size_t(target_vel_rows) * target_vel_cols);
    fill_uniform(target_vel.data(), target_vel.size(), key(seed, 2), -1.0, 1.0);
    std::vector<double> feedforward(feedforward_size);
    fill_uniform(feedforward.data(), feedforward.size(), key(seed, 3), -2.0, 2.0);
    std::vector<double> pos(size_t(pos_rows) * pos_cols);
    fill_uniform(pos.data(), pos.size(), key(seed, 4), -1.0, 1.0);
    std::vector<double> vel(size_t(vel_rows) * vel_cols);
    fill_uniform(vel.data(), vel.size(), key(seed, 5), -6.0, 6.0);
    std::vector<double> kp(kp_size);
    fill_uniform(kp.data(), kp.size(), key(seed, 6), 10.0, 30.0);
    std::vector<double> kd(kd_size);
    fill_uniform(kd.data(), kd.size(), key(seed, 7), 0.5, 2.0);
    std::vector<double> stall_torque(stall_torque_size);
    fill_uniform(stall_torque.data(), stall_torque.size(), key(seed, 8), 10.0, 30.0);
    std::vector<double> no_load_spd(no_load_spd_size);
    fill_uniform(no_load_spd.data(), no_load_spd.size(), key(seed, 9), 5.0, 8.0);
    std::vector<double> out_torque(size_t(out_torque_rows) * out_torque_cols);
    std::vector<int> out_saturated(size_t(out_saturated_rows) * out_saturated_cols);
    const int feedforward_stride = n;
    const int cnt = n;

    auto out_torque_cpu = out_torque;
    auto out_saturated_cpu = out_saturated;
    const float milliseconds = launch_pd_control_kernel(
            enabled, enabled_cols, target_pos, target_pos_cols, target_vel, target_vel_cols, feedforward,
            pos, pos_cols, vel, vel_cols, kp, kd, stall_torque, no_load_spd, out_torque, out_torque_cols,
            out_saturated, out_saturated_cols, feedforward_stride, cnt, n, 8);
    reference::_pd_control_kernel(n, 8, {enabled.data(), {enabled_rows, enabled_cols}},
                                  {target_pos.data(), {target_pos_rows, target_pos_cols}},
                                  {target_vel.data(), {target_vel_rows, target_vel_cols}},
                                  {feedforward.data(), {feedforward_size}},
                                  {pos.data(), {pos_rows, pos_cols}}, {vel.data(), {vel_rows, vel_cols}},
                                  {kp.data(), {kp_size}}, {kd.data(), {kd_size}},
                                  {stall_torque.data(), {stall_torque_size}},
                                  {no_load_spd.data(), {no_load_spd_size}},
                                  {out_torque_cpu.data(), {out_torque_rows, out_torque_cols}},
                                  {out_saturated_cpu.data(), {out_saturated_rows, out_saturated_cols}},
                                  feedforward_stride, cnt);

    double error = 0.0;
    error = std::max(error, error_of<double>("out_torque", out_torque, out_torque_cpu, 1e-9));
    error = std::max(error, error_of<int>("out_saturated", out_saturated, out_saturated_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("pd_control_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
