// Compute joint torques of a PD controller with feedforward, limited by the torque-speed curve of the motors.
// joint_pd_control_torques_kernel, from _joint_pd_control_torques_kernel.py

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

__host__ __device__ inline float sign(float x) {
    return x < 0.0f ? -1.0f : 1.0f;
}

__device__ float available_torque(float wanted, float speed, float stall_torque, float no_load_speed) {
    float driving = sign(wanted) * speed;
    if (driving <= 0.0f) {
        return stall_torque;
    }
    return stall_torque * fmaxf(1.0f - driving / no_load_speed, 0.0f);
}

__global__ void joint_pd_control_torques_kernel(const int64_t* __restrict__ enabled_in, int enabled_in_cols,
                                                const float* __restrict__ target_position_in,
                                                int target_position_in_cols,
                                                const float* __restrict__ target_velocity_in,
                                                int target_velocity_in_cols,
                                                const float* __restrict__ feedforward_in,
                                                int feedforward_in_cols,
                                                const float* __restrict__ position_in, int position_in_cols,
                                                const float* __restrict__ velocity_in, int velocity_in_cols,
                                                const double* __restrict__ kp_in,
                                                const float* __restrict__ kd_in,
                                                const float* __restrict__ stall_torque_in,
                                                const float* __restrict__ no_load_speed_in,
                                                float* __restrict__ torque_out, int torque_out_cols,
                                                int* __restrict__ saturated_out, int saturated_out_cols,
                                                int height, int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int robot = index / width;
    const int joint = index % width;

    if (int(enabled_in[robot * enabled_in_cols + joint]) == 0) {
        torque_out[robot * torque_out_cols + joint] = 0.0f;
        saturated_out[robot * saturated_out_cols + joint] = 0;
        return;
    }

    float wanted = feedforward_in[robot * feedforward_in_cols + joint];
    wanted += float(kp_in[joint])
        * (target_position_in[robot * target_position_in_cols + joint]
            - position_in[robot * position_in_cols + joint]);
    wanted += kd_in[joint]
        * (target_velocity_in[robot * target_velocity_in_cols + joint]
            - velocity_in[robot * velocity_in_cols + joint]);
    float limit = available_torque(wanted, velocity_in[robot * velocity_in_cols + joint],
            stall_torque_in[joint], no_load_speed_in[joint]);
    torque_out[robot * torque_out_cols + joint] = fminf(fmaxf(-limit, wanted), limit);
    saturated_out[robot * saturated_out_cols + joint] = limit < fabsf(wanted) ? 1 : 0;
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
float launch_joint_pd_control_torques_kernel(const std::vector<int64_t>& enabled_in, int enabled_in_cols,
                                             const std::vector<float>& target_position_in,
                                             int target_position_in_cols,
                                             const std::vector<float>& target_velocity_in,
                                             int target_velocity_in_cols,
                                             const std::vector<float>& feedforward_in,
                                             int feedforward_in_cols, const std::vector<float>& position_in,
                                             int position_in_cols, const std::vector<float>& velocity_in,
                                             int velocity_in_cols, const std::vector<double>& kp_in,
                                             const std::vector<float>& kd_in,
                                             const std::vector<float>& stall_torque_in,
                                             const std::vector<float>& no_load_speed_in,
                                             std::vector<float>& torque_out, int torque_out_cols,
                                             std::vector<int>& saturated_out, int saturated_out_cols,
                                             int height, int width) {
    DeviceArray<int64_t> d_enabled_in(enabled_in.data(), enabled_in.size());
    DeviceArray<float> d_target_position_in(target_position_in.data(), target_position_in.size());
    DeviceArray<float> d_target_velocity_in(target_velocity_in.data(), target_velocity_in.size());
    DeviceArray<float> d_feedforward_in(feedforward_in.data(), feedforward_in.size());
    DeviceArray<float> d_position_in(position_in.data(), position_in.size());
    DeviceArray<float> d_velocity_in(velocity_in.data(), velocity_in.size());
    DeviceArray<double> d_kp_in(kp_in.data(), kp_in.size());
    DeviceArray<float> d_kd_in(kd_in.data(), kd_in.size());
    DeviceArray<float> d_stall_torque_in(stall_torque_in.data(), stall_torque_in.size());
    DeviceArray<float> d_no_load_speed_in(no_load_speed_in.data(), no_load_speed_in.size());
    DeviceArray<float> d_torque_out(torque_out.data(), torque_out.size());
    DeviceArray<int> d_saturated_out(saturated_out.data(), saturated_out.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    joint_pd_control_torques_kernel<<<grid, block>>>(
            d_enabled_in.data(), enabled_in_cols, d_target_position_in.data(), target_position_in_cols,
            d_target_velocity_in.data(), target_velocity_in_cols, d_feedforward_in.data(),
            feedforward_in_cols, d_position_in.data(), position_in_cols, d_velocity_in.data(),
            velocity_in_cols, d_kp_in.data(), d_kd_in.data(), d_stall_torque_in.data(),
            d_no_load_speed_in.data(), d_torque_out.data(), torque_out_cols, d_saturated_out.data(),
            saturated_out_cols, height, width);
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

inline float _available_torque(float wanted, float speed, float stall_torque,
                               float no_load_speed) {
    const float driving = sign(wanted) * speed;
    if (driving <= 0.0f) {
        return stall_torque;
    }
    return stall_torque * fmaxf(1.0f - driving / no_load_speed, 0.0f);
}

// One thread of the launch.
inline void _joint_pd_control_torques_kernel_thread(
        int robot, int joint, Array<int64_t, 2> enabled_in, Array<float, 2> target_position_in,
        Array<float, 2> target_velocity_in, Array<float, 2> feedforward_in,
        Array<float, 2> position_in, Array<float, 2> velocity_in, Array<double, 1> kp_in,
        Array<float, 1> kd_in, Array<float, 1> stall_torque_in, Array<float, 1> no_load_speed_in,
        Array<float, 2> torque_out, Array<int, 2> saturated_out) {
    if (int(enabled_in[robot][joint]) == 0) {
        torque_out[robot][joint] = 0.0f;
        saturated_out[robot][joint] = 0;
        return;
    }
    float wanted = feedforward_in[robot][joint];
    wanted += float(kp_in[joint]) * (target_position_in[robot][joint] - position_in[robot][joint]);
    wanted += kd_in[joint] * (target_velocity_in[robot][joint] - velocity_in[robot][joint]);
    const float limit = _available_torque(wanted, velocity_in[robot][joint], stall_torque_in[joint], no_load_speed_in[joint]);
    torque_out[robot][joint] = fminf(fmaxf(-limit, wanted), limit);
    saturated_out[robot][joint] = limit < fabsf(wanted) ? 1 : 0;
}

inline void _joint_pd_control_torques_kernel(int size0, int size1, Array<int64_t, 2> enabled_in,
                                             Array<float, 2> target_position_in,
                                             Array<float, 2> target_velocity_in,
                                             Array<float, 2> feedforward_in,
                                             Array<float, 2> position_in,
                                             Array<float, 2> velocity_in, Array<double, 1> kp_in,
                                             Array<float, 1> kd_in, Array<float, 1> stall_torque_in,
                                             Array<float, 1> no_load_speed_in,
                                             Array<float, 2> torque_out,
                                             Array<int, 2> saturated_out) {
    for (int robot = 0; robot < size0; ++robot) {
        for (int joint = 0; joint < size1; ++joint) {
            _joint_pd_control_torques_kernel_thread(robot, joint, enabled_in, target_position_in,
                                                    target_velocity_in, feedforward_in, position_in,
                                                    velocity_in, kp_in, kd_in, stall_torque_in,
                                                    no_load_speed_in, torque_out, saturated_out);
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

    const int enabled_in_rows = n;
    const int enabled_in_cols = 8;
    const int target_position_in_rows = n;
    const int target_position_in_cols = 8;
    const int target_velocity_in_rows = n;
    const int target_velocity_in_cols = 8;
    const int feedforward_in_rows = n;
    const int feedforward_in_cols = 8;
    const int position_in_rows = n;
    const int position_in_cols = 8;
    const int velocity_in_rows = n;
    const int velocity_in_cols = 8;
    const int kp_in_size = 8;
    const int kd_in_size = 8;
    const int stall_torque_in_size = 8;
    const int no_load_speed_in_size = 8;
    const int torque_out_rows = n;
    const int torque_out_cols = 8;
    const int saturated_out_rows = n;
    const int saturated_out_cols = 8;
    std::vector<int64_t> enabled_in(size_t(enabled_in_rows) * enabled_in_cols);
    fill_index(enabled_in.data(), enabled_in.size(), key(seed, 0), 0, 4);
    std::vector<float> target_position_in(size_t(target_position_in_rows) * target_position_in_cols);
    fill_uniform(target_position_in.data(), target_position_in.size(), key(seed, 1), -1.0, 1.0);
    std::vector<float> target_velocity_in(size_t(target_velocity_in_rows) * target_velocity_in_cols);
    fill_uniform(target_velocity_in.data(), target_velocity_in.size(), key(seed, 2), -1.0, 1.0);
    std::vector<float> feedforward_in(size_t(feedforward_in_rows) * feedforward_in_cols);
    fill_uniform(feedforward_in.data(), feedforward_in.size(), key(seed, 3), -2.0, 2.0);
    std::vector<float> position_in(size_t(position_in_rows) * position_in_cols);
    fill_uniform(position_in.data(), position_in.size(), key(seed, 4), -1.0, 1.0);
    std::vector<float> velocity_in(size_t(velocity_in_rows) * velocity_in_cols);
    fill_uniform(velocity_in.data(), velocity_in.size(), key(seed, 5), -6.0, 6.0);
    std::vector<double> kp_in(kp_in_size);
    fill_uniform(kp_in.data(), kp_in.size(), key(seed, 6), 10.0, 30.0);
    std::vector<float> kd_in(kd_in_size);
    fill_uniform(kd_in.data(), kd_in.size(), key(seed, 7), 0.5, 2.0);
    std::vector<float> stall_torque_in(stall_torque_in_size);
    fill_uniform(stall_torque_in.data(), stall_torque_in.size(), key(seed, 8), 10.0, 30.0);
    std::vector<float> no_load_speed_in(no_load_speed_in_size);
    fill_uniform(no_load_speed_in.data(), no_load_speed_in.size(), key(seed, 9), 5.0, 8.0);
    std::vector<float> torque_out(size_t(torque_out_rows) * torque_out_cols);
    std::vector<int> saturated_out(size_t(saturated_out_rows) * saturated_out_cols);

    auto torque_out_cpu = torque_out;
    auto saturated_out_cpu = saturated_out;
    const float milliseconds = launch_joint_pd_control_torques_kernel(
            enabled_in, enabled_in_cols, target_position_in, target_position_in_cols, target_velocity_in,
            target_velocity_in_cols, feedforward_in, feedforward_in_cols, position_in, position_in_cols,
            velocity_in, velocity_in_cols, kp_in, kd_in, stall_torque_in, no_load_speed_in, torque_out,
            torque_out_cols, saturated_out, saturated_out_cols, n, 8);
    reference::_joint_pd_control_torques_kernel(n, 8,
                                                {enabled_in.data(), {enabled_in_rows, enabled_in_cols}},
                                                {target_position_in.data(), {target_position_in_rows, target_position_in_cols}},
                                                {target_velocity_in.data(), {target_velocity_in_rows, target_velocity_in_cols}},
                                                {feedforward_in.data(), {feedforward_in_rows, feedforward_in_cols}},
                                                {position_in.data(), {position_in_rows, position_in_cols}},
                                                {velocity_in.data(), {velocity_in_rows, velocity_in_cols}},
                                                {kp_in.data(), {kp_in_size}}, {kd_in.data(), {kd_in_size}},
                                                {stall_torque_in.data(), {stall_torque_in_size}},
                                                {no_load_speed_in.data(), {no_load_speed_in_size}},
                                                {torque_out_cpu.data(), {torque_out_rows, torque_out_cols}},
                                                {saturated_out_cpu.data(), {saturated_out_rows, saturated_out_cols}});

    double error = 0.0;
    error = std::max(error, error_of<float>("torque_out", torque_out, torque_out_cpu, 0.0001));
    error = std::max(error, error_of<int>("saturated_out", saturated_out, saturated_out_cpu, 0.0));
    const bool passed = error <= 1.0;
    std::printf("joint_pd_control_torques_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
