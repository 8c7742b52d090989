// Compute joint torques of a PD controller with feedforward, limited by the torque-speed curve of the motors.
// calc_pd_control, from _calc_pd_control.py

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
__device__ double calc_available_torque(double wanted, double spd, double stall_torque, double no_load_spd) {
    double driving = sign(wanted) * spd;
    if (driving <= 0.0) {
        return stall_torque;
    }
    return stall_torque * fmax(1.0 - driving / no_load_spd, 0.0);
}

// Compute joint torques of a PD controller with feedforward, limited by the
// torque-speed curve of the motors.
//
// Launch in two dimensions: `robot` and `joint`. The torque is `kp_in[joint]` times
// (`target_pos_in` - `pos_in`) plus `kd_in[joint]` times (`target_velocity_in` -
// `velocity_in`) plus `feedforward_in`. The motor gives `stall_torque_in[joint]` at
// rest and less with speed in the direction of the torque, falling in a straight line
// to 0 at `no_load_spd_in[joint]`; against the motion it can brake with full stall
// torque. `_calc_available_torque` computes that limit. A joint with
// `enabled_in[robot, joint]` 0 gets torque 0. Writes `torque_out` and, into
// `saturated_out`, 1 where the limit cut, else 0. All floating-point numbers are of
// double precision (float64). The launch has one more dimension in front, `env`: all
// of this is done for each of several independent copies, and `target_pos_in`,
// `target_velocity_in`, `feedforward_in`, `pos_in`, `velocity_in`, `kp_in`, `kd_in`,
// `stall_torque_in`, `no_load_spd_in`, `torque_out` and `saturated_out` have `env` as
// first index, in front of those named above. Threads with `env` not below `cnt` do
// nothing.
__global__ void calc_pd_control_kernel(const int* __restrict__ enabled_in, int enabled_in_cols,
                                       const double* __restrict__ target_pos_in, int target_pos_in_rows,
                                       int target_pos_in_cols,
                                       const double* __restrict__ target_velocity_in,
                                       int target_velocity_in_rows, int target_velocity_in_cols,
                                       const double* __restrict__ feedforward_in, int feedforward_in_rows,
                                       int feedforward_in_cols, const double* __restrict__ pos_in,
                                       int pos_in_rows, int pos_in_cols,
                                       const double* __restrict__ velocity_in, int velocity_in_rows,
                                       int velocity_in_cols, const double* __restrict__ kp_in,
                                       int kp_in_cols, const double* __restrict__ kd_in, int kd_in_cols,
                                       const double* __restrict__ stall_torque_in, int stall_torque_in_cols,
                                       const double* __restrict__ no_load_spd_in, int no_load_spd_in_cols,
                                       double* __restrict__ torque_out, int torque_out_rows,
                                       int torque_out_cols, int* __restrict__ saturated_out,
                                       int saturated_out_rows, int saturated_out_cols, int cnt, int depth,
                                       int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= depth * height * width) return;
    const int env = index / width / height;
    const int robot = index / width % height;
    const int joint = index % width;

    if (env >= cnt) {
        return;
    }
    if (enabled_in[robot * enabled_in_cols + joint] == 0) {
        torque_out[(env * torque_out_rows + robot) * torque_out_cols + joint] = 0.0;
        saturated_out[(env * saturated_out_rows + robot) * saturated_out_cols + joint] = 0;
        return;
    }

    double wanted = feedforward_in[(env * feedforward_in_rows + robot) * feedforward_in_cols + joint];
    wanted = wanted
        + kp_in[env * kp_in_cols + joint]
            * (target_pos_in[(env * target_pos_in_rows + robot) * target_pos_in_cols + joint]
            - pos_in[(env * pos_in_rows + robot) * pos_in_cols + joint]);
    wanted = wanted
        + kd_in[env * kd_in_cols + joint]
            * (target_velocity_in[(env * target_velocity_in_rows + robot) * target_velocity_in_cols + joint]
            - velocity_in[(env * velocity_in_rows + robot) * velocity_in_cols + joint]);
    double lim = calc_available_torque(wanted,
            velocity_in[(env * velocity_in_rows + robot) * velocity_in_cols + joint],
            stall_torque_in[env * stall_torque_in_cols + joint],
            no_load_spd_in[env * no_load_spd_in_cols + joint]);
    torque_out[(env * torque_out_rows + robot) * torque_out_cols + joint] = fmin(fmax(wanted, -lim), lim);
    saturated_out[(env * saturated_out_rows + robot) * saturated_out_cols + joint] =
        fabs(wanted) > lim ? 1 : 0;
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
float launch_calc_pd_control(const std::vector<int>& enabled_in, int enabled_in_cols,
                             const std::vector<double>& target_pos_in, int target_pos_in_rows,
                             int target_pos_in_cols, const std::vector<double>& target_velocity_in,
                             int target_velocity_in_rows, int target_velocity_in_cols,
                             const std::vector<double>& feedforward_in, int feedforward_in_rows,
                             int feedforward_in_cols, const std::vector<double>& pos_in, int pos_in_rows,
                             int pos_in_cols, const std::vector<double>& velocity_in, int velocity_in_rows,
                             int velocity_in_cols, const std::vector<double>& kp_in, int kp_in_cols,
                             const std::vector<double>& kd_in, int kd_in_cols,
                             const std::vector<double>& stall_torque_in, int stall_torque_in_cols,
                             const std::vector<double>& no_load_spd_in, int no_load_spd_in_cols,
                             std::vector<double>& torque_out, int torque_out_rows, int torque_out_cols,
                             std::vector<int>& saturated_out, int saturated_out_rows,
                             int saturated_out_cols, int cnt, int depth, int height, int width) {
    DeviceArray<int> d_enabled_in(enabled_in.data(), enabled_in.size());
    DeviceArray<double> d_target_pos_in(target_pos_in.data(), target_pos_in.size());
    DeviceArray<double> d_target_velocity_in(target_velocity_in.data(), target_velocity_in.size());
    DeviceArray<double> d_feedforward_in(feedforward_in.data(), feedforward_in.size());
    DeviceArray<double> d_pos_in(pos_in.data(), pos_in.size());
    DeviceArray<double> d_velocity_in(velocity_in.data(), velocity_in.size());
    DeviceArray<double> d_kp_in(kp_in.data(), kp_in.size());
    DeviceArray<double> d_kd_in(kd_in.data(), kd_in.size());
    DeviceArray<double> d_stall_torque_in(stall_torque_in.data(), stall_torque_in.size());
    DeviceArray<double> d_no_load_spd_in(no_load_spd_in.data(), no_load_spd_in.size());
    DeviceArray<double> d_torque_out(torque_out.data(), torque_out.size());
    DeviceArray<int> d_saturated_out(saturated_out.data(), saturated_out.size());

    const int block = 256;
    const int grid = (depth * height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    calc_pd_control_kernel<<<grid, block>>>(d_enabled_in.data(), enabled_in_cols, d_target_pos_in.data(),
                                            target_pos_in_rows, target_pos_in_cols,
                                            d_target_velocity_in.data(), target_velocity_in_rows,
                                            target_velocity_in_cols, d_feedforward_in.data(),
                                            feedforward_in_rows, feedforward_in_cols, d_pos_in.data(),
                                            pos_in_rows, pos_in_cols, d_velocity_in.data(),
                                            velocity_in_rows, velocity_in_cols, d_kp_in.data(), kp_in_cols,
                                            d_kd_in.data(), kd_in_cols, d_stall_torque_in.data(),
                                            stall_torque_in_cols, d_no_load_spd_in.data(),
                                            no_load_spd_in_cols, d_torque_out.data(), torque_out_rows,
                                            torque_out_cols, d_saturated_out.data(), saturated_out_rows,
                                            saturated_out_cols, cnt, depth, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_torque_out.copy_to(torque_out.data());
    d_saturated_out.copy_to(saturated_out.data());
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

inline double _calc_available_torque(double wanted, double spd, double stall_torque,
                                     double no_load_spd) {
    const double driving = sign(wanted) * spd;
    if (driving <= 0.0) {
        return stall_torque;
    }
    return stall_torque * fmax(1.0 - driving / no_load_spd, 0.0);
}

// One thread of the launch.
inline void _calc_pd_control_thread(int env, int robot, int joint, Array<int, 2> enabled_in,
                                    Array<double, 3> target_pos_in,
                                    Array<double, 3> target_velocity_in,
                                    Array<double, 3> feedforward_in, Array<double, 3> pos_in,
                                    Array<double, 3> velocity_in, Array<double, 2> kp_in,
                                    Array<double, 2> kd_in, Array<double, 2> stall_torque_in,
                                    Array<double, 2> no_load_spd_in, Array<double, 3> torque_out,
                                    Array<int, 3> saturated_out, int cnt) {
    if (env >= cnt) {
        return;
    }
    if (enabled_in[robot][joint] == 0) {
        torque_out[env][robot][joint] = 0.0;
        saturated_out[env][robot][joint] = 0;
        return;
    }
    double wanted = feedforward_in[env][robot][joint];
    wanted = wanted + kp_in[env][joint] * (target_pos_in[env][robot][joint] - pos_in[env][robot][joint]);
    wanted = wanted + kd_in[env][joint] * (target_velocity_in[env][robot][joint] - velocity_in[env][robot][joint]);
    const double lim = _calc_available_torque(wanted, velocity_in[env][robot][joint], stall_torque_in[env][joint], no_load_spd_in[env][joint]);
    torque_out[env][robot][joint] = fmin(fmax(wanted, -lim), lim);
    saturated_out[env][robot][joint] = fabs(wanted) > lim ? 1 : 0;
}

inline void _calc_pd_control(int size0, int size1, int size2, Array<int, 2> enabled_in,
                             Array<double, 3> target_pos_in, Array<double, 3> target_velocity_in,
                             Array<double, 3> feedforward_in, Array<double, 3> pos_in,
                             Array<double, 3> velocity_in, Array<double, 2> kp_in,
                             Array<double, 2> kd_in, Array<double, 2> stall_torque_in,
                             Array<double, 2> no_load_spd_in, Array<double, 3> torque_out,
                             Array<int, 3> saturated_out, int cnt) {
    for (int env = 0; env < size0; ++env) {
        for (int robot = 0; robot < size1; ++robot) {
            for (int joint = 0; joint < size2; ++joint) {
                _calc_pd_control_thread(env, robot, joint, enabled_in, target_pos_in,
                                        target_velocity_in, feedforward_in, pos_in, velocity_in,
                                        kp_in, kd_in, stall_torque_in, no_load_spd_in, torque_out,
                                        saturated_out, cnt);
            }
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

    const int enabled_in_rows = n;
    const int enabled_in_cols = 8;
    const int target_pos_in_depth = 3;
    const int target_pos_in_rows = n;
    const int target_pos_in_cols = 8;
    const int target_velocity_in_depth = 3;
    const int target_velocity_in_rows = n;
    const int target_velocity_in_cols = 8;
    const int feedforward_in_depth = 3;
    const int feedforward_in_rows = n;
    const int feedforward_in_cols = 8;
    const int pos_in_depth = 3;
    const int pos_in_rows = n;
    const int pos_in_cols = 8;
    const int velocity_in_depth = 3;
    const int velocity_in_rows = n;
    const int velocity_in_cols = 8;
    const int kp_in_rows = 3;
    const int kp_in_cols = 8;
    const int kd_in_rows = 3;
    const int kd_in_cols = 8;
    const int stall_torque_in_rows = 3;
    const int stall_torque_in_cols = 8;
    const int no_load_spd_in_rows = 3;
    const int no_load_spd_in_cols = 8;
    const int torque_out_depth = 3;
    const int torque_out_rows = n;
    const int torque_out_cols = 8;
    const int saturated_out_depth = 3;
    const int saturated_out_rows = n;
    const int saturated_out_cols = 8;
    std::vector<int> enabled_in(size_t(enabled_in_rows) * enabled_in_cols);
    fill_index(enabled_in.data(), enabled_in.size(), key(seed, 0), 0, 4);
    std::vector<double> target_pos_in(size_t(target_pos_in_depth) * target_pos_in_rows * target_pos_in_cols);
    fill_uniform(target_pos_in.data(), target_pos_in.size(), key(seed, 1), -1.0, 1.0);
    std::vector<double> target_velocity_in(size_t(target_velocity_in_depth) * target_velocity_in_rows * target_velocity_in_cols);
    fill_uniform(target_velocity_in.data(), target_velocity_in.size(), key(seed, 2), -1.0, 1.0);
    std::vector<double> feedforward_in(size_t(feedforward_in_depth) * feedforward_in_rows * feedforward_in_cols);
    fill_uniform(feedforward_in.data(), feedforward_in.size(), key(seed, 3), -2.0, 2.0);
    std::vector<double> pos_in(size_t(pos_in_depth) * pos_in_rows * pos_in_cols);
    fill_uniform(pos_in.data(), pos_in.size(), key(seed, 4), -1.0, 1.0);
    std::vector<double> velocity_in(size_t(velocity_in_depth) * velocity_in_rows * velocity_in_cols);
    fill_uniform(velocity_in.data(), velocity_in.size(), key(seed, 5), -6.0, 6.0);
    std::vector<double> kp_in(size_t(kp_in_rows) * kp_in_cols);
    fill_uniform(kp_in.data(), kp_in.size(), key(seed, 6), 10.0, 30.0);
    std::vector<double> kd_in(size_t(kd_in_rows) * kd_in_cols);
    fill_uniform(kd_in.data(), kd_in.size(), key(seed, 7), 0.5, 2.0);
    std::vector<double> stall_torque_in(size_t(stall_torque_in_rows) * stall_torque_in_cols);
    fill_uniform(stall_torque_in.data(), stall_torque_in.size(), key(seed, 8), 10.0, 30.0);
    std::vector<double> no_load_spd_in(size_t(no_load_spd_in_rows) * no_load_spd_in_cols);
    fill_uniform(no_load_spd_in.data(), no_load_spd_in.size(), key(seed, 9), 5.0, 8.0);
    std::vector<double> torque_out(size_t(torque_out_depth) * torque_out_rows * torque_out_cols);
    std::vector<int> saturated_out(size_t(saturated_out_depth) * saturated_out_rows * saturated_out_cols);
    const int cnt = 3;

    auto torque_out_cpu = torque_out;
    auto saturated_out_cpu = saturated_out;
    const float milliseconds = launch_calc_pd_control(
            enabled_in, enabled_in_cols, target_pos_in, target_pos_in_rows, target_pos_in_cols,
            target_velocity_in, target_velocity_in_rows, target_velocity_in_cols, feedforward_in,
            feedforward_in_rows, feedforward_in_cols, pos_in, pos_in_rows, pos_in_cols, velocity_in,
            velocity_in_rows, velocity_in_cols, kp_in, kp_in_cols, kd_in, kd_in_cols, stall_torque_in,
            stall_torque_in_cols, no_load_spd_in, no_load_spd_in_cols, torque_out, torque_out_rows,
            torque_out_cols, saturated_out, saturated_out_rows, saturated_out_cols, cnt, 3, n, 8);
    reference::_calc_pd_control(3, n, 8, {enabled_in.data(), {enabled_in_rows, enabled_in_cols}},
                                {target_pos_in.data(), {target_pos_in_depth, target_pos_in_rows, target_pos_in_cols}},
                                {target_velocity_in.data(), {target_velocity_in_depth, target_velocity_in_rows, target_velocity_in_cols}},
                                {feedforward_in.data(), {feedforward_in_depth, feedforward_in_rows, feedforward_in_cols}},
                                {pos_in.data(), {pos_in_depth, pos_in_rows, pos_in_cols}},
                                {velocity_in.data(), {velocity_in_depth, velocity_in_rows, velocity_in_cols}},
                                {kp_in.data(), {kp_in_rows, kp_in_cols}},
                                {kd_in.data(), {kd_in_rows, kd_in_cols}},
                                {stall_torque_in.data(), {stall_torque_in_rows, stall_torque_in_cols}},
                                {no_load_spd_in.data(), {no_load_spd_in_rows, no_load_spd_in_cols}},
                                {torque_out_cpu.data(), {torque_out_depth, torque_out_rows, torque_out_cols}},
                                {saturated_out_cpu.data(), {saturated_out_depth, saturated_out_rows, saturated_out_cols}},
                                cnt);

    double error = 0.0;
    error = std::max(error, error_of<double>("torque_out", torque_out, torque_out_cpu, 1e-9));
    error = std::max(error, error_of<int>("saturated_out", saturated_out, saturated_out_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("calc_pd_control: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
