// Spawn the new particles of several emitters, with directions drawn from the cone of each.
// emit_cone_particles_kernel, from emit_cone_particles_kernel.py

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

constexpr float pi = 3.1415927f;

struct vec3f {
    float x, y, z;
};

struct quatf {
    float x, y, z, w;
};

struct transformf {
    vec3f p;
    quatf q;
};

__host__ __device__ inline unsigned int rand_pcg(unsigned int state) {
    unsigned int b = state * 747796405u + 2891336453u;
    unsigned int c = ((b >> ((b >> 28) + 4)) ^ b) * 277803737u;
    return (c >> 22) ^ c;
}

__host__ __device__ inline unsigned int rand_init(int seed, int offset) {
    return rand_pcg(seed + rand_pcg(offset));
}

__host__ __device__ inline float randf(unsigned int& state) {
    state = rand_pcg(state);
    return (state >> 8) * (1.0f / 16777216.0f);
}

__host__ __device__ inline float randf(unsigned int& state, float low, float high) {
    return (high - low) * randf(state) + low;
}

__host__ __device__ inline vec3f quat_rotate(quatf q, vec3f v) {
    float c = 2.0f * q.w * q.w - 1.0f;
    float d = 2.0f * (q.x * v.x + q.y * v.y + q.z * v.z);
    return {v.x * c + q.x * d + (q.y * v.z - q.z * v.y) * q.w * 2.0f,
            v.y * c + q.y * d + (q.z * v.x - q.x * v.z) * q.w * 2.0f,
            v.z * c + q.z * d + (q.x * v.y - q.y * v.x) * q.w * 2.0f};
}

__host__ __device__ inline vec3f transform_vector(transformf t, vec3f v) {
    return quat_rotate(t.q, v);
}

__host__ __device__ inline vec3f operator*(vec3f a, float s) {
    return {a.x * s, a.y * s, a.z * s};
}

__host__ __device__ inline vec3f operator+(vec3f a, vec3f b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

__host__ __device__ inline float dot(vec3f a, vec3f b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

__host__ __device__ inline float length(vec3f a) {
    return sqrtf(dot(a, a));
}

__host__ __device__ inline float lerp(float a, float b, float t) {
    return a * (1.0f - t) + b * t;
}

__host__ __device__ inline vec3f operator-(vec3f a, vec3f b) {
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}

__host__ __device__ inline vec3f operator*(float s, vec3f a) {
    return {a.x * s, a.y * s, a.z * s};
}

__device__ vec3f calc_cone_direction(float z, float azimuth) {
    float ring = sqrtf(fmaxf(1.0f - z * z, 0.0f));
    return vec3f{ring * cosf(azimuth), ring * sinf(azimuth), z};
}

__global__ void emit_cone_particles_kernel(const transformf* __restrict__ frame,
                                           const float* __restrict__ half_angles,
                                           const int* __restrict__ requested,
                                           const int* __restrict__ first_slot,
                                           const vec3f* __restrict__ previous_velocities,
                                           const vec3f* __restrict__ initial_positions,
                                           const float* __restrict__ time_step_values,
                                           const vec3f* __restrict__ offsets,
                                           const float* __restrict__ weight_velocity_change,
                                           const float* __restrict__ previous_velocity_lengths,
                                           vec3f* __restrict__ positions, vec3f* __restrict__ velocities,
                                           int* __restrict__ emitter_of,
                                           vec3f* __restrict__ velocity_change,
                                           float* __restrict__ velocity_lengths, float speed_minimum,
                                           float speed_maximum, int seed, float mixing, int height,
                                           int width) {
    const int index = blockIdx.x * blockDim.x + threadIdx.x;
    if (index >= height * width) return;
    const int e = index / width;
    const int k = index % width;

    int slot = first_slot[e] + k;
    if (k >= requested[e] || slot >= first_slot[e + 1]) {
        return;
    }

    unsigned int rng = rand_init(seed, slot);
    float z = randf(rng, cosf(half_angles[e]), 1.0f);
    float azimuth = randf(rng, 0.0f, 2.0f * pi);
    float speed = randf(rng, speed_minimum, speed_maximum);
    transformf frame_e = frame[e];
    vec3f v = transform_vector(frame_e, calc_cone_direction(z, azimuth)) * speed;

    // spread births over the step, or fast jets come in puffs
    float age = randf(rng) * time_step_values[k];
    positions[slot] = offsets[slot] + (initial_positions[slot] + (frame_e.p + v * age));
    velocities[slot] = v;
    velocity_lengths[slot] = lerp(previous_velocity_lengths[slot], length(v), mixing);
    velocity_change[slot] = weight_velocity_change[e] * (v - previous_velocities[slot]);
    emitter_of[slot] = e;
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
float launch_emit_cone_particles_kernel(const std::vector<transformf>& frame,
                                        const std::vector<float>& half_angles,
                                        const std::vector<int>& requested,
                                        const std::vector<int>& first_slot,
                                        const std::vector<vec3f>& previous_velocities,
                                        const std::vector<vec3f>& initial_positions,
                                        const std::vector<float>& time_step_values,
                                        const std::vector<vec3f>& offsets,
                                        const std::vector<float>& weight_velocity_change,
                                        const std::vector<float>& previous_velocity_lengths,
                                        std::vector<vec3f>& positions, std::vector<vec3f>& velocities,
                                        std::vector<int>& emitter_of, std::vector<vec3f>& velocity_change,
                                        std::vector<float>& velocity_lengths, float speed_minimum,
                                        float speed_maximum, int seed, float mixing, int height, int width) {
    DeviceArray<transformf> d_frame(frame.data(), frame.size());
    DeviceArray<float> d_half_angles(half_angles.data(), half_angles.size());
    DeviceArray<int> d_requested(requested.data(), requested.size());
    DeviceArray<int> d_first_slot(first_slot.data(), first_slot.size());
    DeviceArray<vec3f> d_previous_velocities(previous_velocities.data(), previous_velocities.size());
    DeviceArray<vec3f> d_initial_positions(initial_positions.data(), initial_positions.size());
    DeviceArray<float> d_time_step_values(time_step_values.data(), time_step_values.size());
    DeviceArray<vec3f> d_offsets(offsets.data(), offsets.size());
    DeviceArray<float> d_weight_velocity_change(weight_velocity_change.data(), weight_velocity_change.size());
    DeviceArray<float> d_previous_velocity_lengths(previous_velocity_lengths.data(), previous_velocity_lengths.size());
    DeviceArray<vec3f> d_positions(positions.data(), positions.size());
    DeviceArray<vec3f> d_velocities(velocities.data(), velocities.size());
    DeviceArray<int> d_emitter_of(emitter_of.data(), emitter_of.size());
    DeviceArray<vec3f> d_velocity_change(velocity_change.data(), velocity_change.size());
    DeviceArray<float> d_velocity_lengths(velocity_lengths.data(), velocity_lengths.size());

    const int block = 256;
    const int grid = (height * width + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    emit_cone_particles_kernel<<<grid, block>>>(d_frame.data(), d_half_angles.data(), d_requested.data(),
                                                d_first_slot.data(), d_previous_velocities.data(),
                                                d_initial_positions.data(), d_time_step_values.data(),
                                                d_offsets.data(), d_weight_velocity_change.data(),
                                                d_previous_velocity_lengths.data(), d_positions.data(),
                                                d_velocities.data(), d_emitter_of.data(),
                                                d_velocity_change.data(), d_velocity_lengths.data(),
                                                speed_minimum, speed_maximum, seed, mixing, height, width);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_positions.copy_to(positions.data());
    d_velocities.copy_to(velocities.data());
    d_emitter_of.copy_to(emitter_of.data());
    d_velocity_change.copy_to(velocity_change.data());
    d_velocity_lengths.copy_to(velocity_lengths.data());
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

constexpr float pi = 3.1415927f;

inline vec3f calc_cone_direction(float z, float azimuth) {
    const float ring = sqrtf(fmaxf(1.0f - z * z, 0.0f));
    return vec3f{ring * cosf(azimuth), ring * sinf(azimuth), z};
}

// One thread of the launch.
inline void emit_cone_particles_kernel_thread(int e, int k, Array<transformf, 1> frame,
                                              Array<float, 1> half_angles, Array<int, 1> requested,
                                              Array<int, 1> first_slot,
                                              Array<vec3f, 1> previous_velocities,
                                              Array<vec3f, 1> initial_positions,
                                              Array<float, 1> time_step_values,
                                              Array<vec3f, 1> offsets,
                                              Array<float, 1> weight_velocity_change,
                                              Array<float, 1> previous_velocity_lengths,
                                              Array<vec3f, 1> positions, Array<vec3f, 1> velocities,
                                              Array<int, 1> emitter_of,
                                              Array<vec3f, 1> velocity_change,
                                              Array<float, 1> velocity_lengths, float speed_minimum,
                                              float speed_maximum, int seed, float mixing) {
    const int slot = first_slot[e] + k;
    if (k >= requested[e] || slot >= first_slot[e + 1]) {
        return;
    }
    unsigned int rng = rand_init(seed, slot);
    const float z = randf(rng, cosf(half_angles[e]), 1.0f);
    const float azimuth = randf(rng, 0.0f, 2.0f * pi);
    const float speed = randf(rng, speed_minimum, speed_maximum);
    const transformf frame_e = frame[e];
    const vec3f v = transform_vector(frame_e, calc_cone_direction(z, azimuth)) * speed;
    const float age = randf(rng) * time_step_values[k];
    positions[slot] = offsets[slot] + (initial_positions[slot] + (frame_e.p + v * age));
    velocities[slot] = v;
    velocity_lengths[slot] = lerp(previous_velocity_lengths[slot], length(v), mixing);
    velocity_change[slot] = weight_velocity_change[e] * (v - previous_velocities[slot]);
    emitter_of[slot] = e;
}

inline void emit_cone_particles_kernel(int size0, int size1, Array<transformf, 1> frame,
                                       Array<float, 1> half_angles, Array<int, 1> requested,
                                       Array<int, 1> first_slot,
                                       Array<vec3f, 1> previous_velocities,
                                       Array<vec3f, 1> initial_positions,
                                       Array<float, 1> time_step_values, Array<vec3f, 1> offsets,
                                       Array<float, 1> weight_velocity_change,
                                       Array<float, 1> previous_velocity_lengths,
                                       Array<vec3f, 1> positions, Array<vec3f, 1> velocities,
                                       Array<int, 1> emitter_of, Array<vec3f, 1> velocity_change,
                                       Array<float, 1> velocity_lengths, float speed_minimum,
                                       float speed_maximum, int seed, float mixing) {
    for (int e = 0; e < size0; ++e) {
        for (int k = 0; k < size1; ++k) {
            emit_cone_particles_kernel_thread(e, k, frame, half_angles, requested, first_slot,
                                              previous_velocities, initial_positions,
                                              time_step_values, offsets, weight_velocity_change,
                                              previous_velocity_lengths, positions, velocities,
                                              emitter_of, velocity_change, velocity_lengths,
                                              speed_minimum, speed_maximum, seed, mixing);
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

template <class T>
void fill_constant(T* to, size_t count, uint64_t, double value) {
    for (size_t j = 0; j < count; ++j) to[j] = T(value);
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

// A position and a rotation of length 1 for each of count / 7 transforms.
template <class T>
void fill_rigid(T* to, size_t count, uint64_t key, double low, double high, size_t first = 0) {
    for (size_t j = 0; j < count; j += 7) {
        for (size_t c = 0; c < 3; ++c) to[j + c] = T(low + (high - low) * uniform(key, first + j + c));
        double sum = 0.0;
        for (size_t c = 3; c < 7; ++c) {
            const double v = 2.0 * uniform(key, first + j + c) - 1.0;
            sum += v * v;
        }
        for (size_t c = 3; c < 7; ++c) {
            const double v = 2.0 * uniform(key, first + j + c) - 1.0;
            to[j + c] = T(sum < 1.0 / 1024.0 ? (c == 6 ? 1.0 : 0.0) : v / std::sqrt(sum));
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
    uint64_t input_seed = 42;
    for (int i = 1; i < argc; i += 2) {
        if (i + 1 < argc && std::strcmp(argv[i], "--n") == 0) {
            n = std::atoi(argv[i + 1]);
        } else if (i + 1 < argc && std::strcmp(argv[i], "--seed") == 0) {
            input_seed = std::strtoull(argv[i + 1], nullptr, 10);
        } else {
            std::fprintf(stderr, "usage: %s [--n N] [--seed S]\n", argv[0]);
            return 2;
        }
    }
    if (n < 1) {
        std::fprintf(stderr, "--n is at least 1\n");
        return 2;
    }

    const int frame_size = n;
    const int half_angles_size = n;
    const int requested_size = n;
    const int first_slot_size = n + 1;
    const int previous_velocities_size = 8 * n;
    const int initial_positions_size = 8 * n;
    const int time_step_values_size = 8;
    const int offsets_size = 8 * n;
    const int weight_velocity_change_size = n;
    const int previous_velocity_lengths_size = 8 * n;
    const int positions_size = 8 * n;
    const int velocities_size = 8 * n;
    const int emitter_of_size = 8 * n;
    const int velocity_change_size = 8 * n;
    const int velocity_lengths_size = 8 * n;
    std::vector<transformf> frame(frame_size);
    fill_rigid(reinterpret_cast<float*>(frame.data()), 7 * frame.size(), key(input_seed, 0), -1.0, 1.0);
    std::vector<float> half_angles(half_angles_size);
    fill_uniform(half_angles.data(), half_angles.size(), key(input_seed, 1), 0.2, 1.2);
    std::vector<int> requested(requested_size);
    fill_index(requested.data(), requested.size(), key(input_seed, 2), 0, 8);
    std::vector<int> first_slot(first_slot_size);
    fill_offsets(first_slot.data(), first_slot.size(), key(input_seed, 3), 0, 8 * n);
    std::vector<vec3f> previous_velocities(previous_velocities_size);
    fill_uniform(reinterpret_cast<float*>(previous_velocities.data()), 3 * previous_velocities.size(), key(input_seed, 4), -1.0, 1.0);
    std::vector<vec3f> initial_positions(initial_positions_size);
    fill_uniform(reinterpret_cast<float*>(initial_positions.data()), 3 * initial_positions.size(), key(input_seed, 5), -1.0, 1.0);
    std::vector<float> time_step_values(time_step_values_size);
    fill_constant(time_step_values.data(), time_step_values.size(), key(input_seed, 6), 0.02);
    std::vector<vec3f> offsets(offsets_size);
    fill_uniform(reinterpret_cast<float*>(offsets.data()), 3 * offsets.size(), key(input_seed, 7), -1.0, 1.0);
    std::vector<float> weight_velocity_change(weight_velocity_change_size);
    fill_uniform(weight_velocity_change.data(), weight_velocity_change.size(), key(input_seed, 8), 0.25, 1.5);
    std::vector<float> previous_velocity_lengths(previous_velocity_lengths_size);
    fill_uniform(previous_velocity_lengths.data(), previous_velocity_lengths.size(), key(input_seed, 9), -1.0, 1.0);
    std::vector<vec3f> positions(positions_size);
    std::vector<vec3f> velocities(velocities_size);
    std::vector<int> emitter_of(emitter_of_size);
    fill_constant(emitter_of.data(), emitter_of.size(), key(input_seed, 12), -1.0);
    std::vector<vec3f> velocity_change(velocity_change_size);
    std::vector<float> velocity_lengths(velocity_lengths_size);
    float speed_minimum;
    fill_uniform(&speed_minimum, 1, key(input_seed, 15), 1.0, 2.0);
    float speed_maximum;
    fill_uniform(&speed_maximum, 1, key(input_seed, 16), 2.0, 4.0);
    int seed;
    fill_index(&seed, 1, key(input_seed, 17), 0, 10000);
    float mixing;
    fill_uniform(&mixing, 1, key(input_seed, 18), 0.1, 0.9);

    auto positions_cpu = positions;
    auto velocities_cpu = velocities;
    auto emitter_of_cpu = emitter_of;
    auto velocity_change_cpu = velocity_change;
    auto velocity_lengths_cpu = velocity_lengths;
    const float milliseconds = launch_emit_cone_particles_kernel(
            frame, half_angles, requested, first_slot, previous_velocities, initial_positions,
            time_step_values, offsets, weight_velocity_change, previous_velocity_lengths, positions,
            velocities, emitter_of, velocity_change, velocity_lengths, speed_minimum, speed_maximum, seed,
            mixing, n, 8);
    reference::emit_cone_particles_kernel(n, 8, {frame.data(), {frame_size}},
                                          {half_angles.data(), {half_angles_size}},
                                          {requested.data(), {requested_size}},
                                          {first_slot.data(), {first_slot_size}},
                                          {previous_velocities.data(), {previous_velocities_size}},
                                          {initial_positions.data(), {initial_positions_size}},
                                          {time_step_values.data(), {time_step_values_size}},
                                          {offsets.data(), {offsets_size}},
                                          {weight_velocity_change.data(), {weight_velocity_change_size}},
                                          {previous_velocity_lengths.data(), {previous_velocity_lengths_size}},
                                          {positions_cpu.data(), {positions_size}},
                                          {velocities_cpu.data(), {velocities_size}},
                                          {emitter_of_cpu.data(), {emitter_of_size}},
                                          {velocity_change_cpu.data(), {velocity_change_size}},
                                          {velocity_lengths_cpu.data(), {velocity_lengths_size}},
                                          speed_minimum, speed_maximum, seed, mixing);

    double error = 0.0;
    error = std::max(error, error_of<float>("positions", positions, positions_cpu, 0.0001));
    error = std::max(error, error_of<float>("velocities", velocities, velocities_cpu, 0.0001));
    error = std::max(error, error_of<int>("emitter_of", emitter_of, emitter_of_cpu, 0.0));
    error = std::max(error, error_of<float>("velocity_change", velocity_change, velocity_change_cpu, 0.0001));
    error = std::max(error, error_of<float>("velocity_lengths", velocity_lengths, velocity_lengths_cpu, 0.0001));
    const bool passed = error <= 1.0;
    std::printf("emit_cone_particles_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
