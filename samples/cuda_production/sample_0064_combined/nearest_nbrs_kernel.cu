// Match every query to its nearest point within a radius, over the cells of a hashed grid.
// nearest_nbrs_kernel, from _nearest_nbrs_kernel.py

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

constexpr int PRIME_X = 73856093;
constexpr int PRIME_Y = 19349663;
constexpr int PRIME_Z = 83492791;

struct vec3f {
    float x, y, z;
};

struct vec3i {
    int x, y, z;
};

__host__ __device__ inline vec3i operator+(vec3i a, vec3i b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

__host__ __device__ inline vec3f operator-(vec3f a, vec3f b) {
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}

__host__ __device__ inline float dot(vec3f a, vec3f b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

__host__ __device__ inline float length_sq(vec3f a) {
    return dot(a, a);
}

__device__ vec3i compute_center(vec3f position, float cell_size) {
    return vec3i{int(floorf(position.x / cell_size)), int(floorf(position.y / cell_size)),
            int(floorf(position.z / cell_size))};
}

__device__ int hash_cell(vec3i cell, int bucket_cnt) {
    // the product of 64-bit numbers cannot overflow for cells of any reasonable scene
    int64_t x = int64_t(cell.x) * int64_t(PRIME_X);
    int64_t y = int64_t(cell.y) * int64_t(PRIME_Y);
    int64_t z = int64_t(cell.z) * int64_t(PRIME_Z);
    return int(abs(x ^ y ^ z) % int64_t(bucket_cnt));
}

// Match every query to its nearest point within a radius, over the cells of a hashed
// grid.
//
// Points are kept in buckets: bucket b holds the points `bucket_pts` from element b of
// `bucket_start` to the next one; there is one bucket fewer than `bucket_start` has
// elements. `_hash_cell` multiplies the three integer coordinates of a cell by
// `PRIME_X`, `PRIME_Y` and `PRIME_Z`, in 64 bits, joins them by exclusive or, and
// takes the rest of the absolute value by the number of buckets. For every query, look
// through the buckets of the cell of `queries[query]`, cells having the side
// `cell_size`, and of all cells around it that `rad` can reach (`rad` over
// `cell_size`, rounded up, in each direction), and keep the nearest of `pts` whose
// distance is below the radius; points with the label of the query (`pt_label` equal
// to `query_label[query]`) are left out, because a scan must not match itself. Write
// the point to `match`, or -1, and its distance to `match_dist`, or `rad`. Only what
// `worklist` lists is worked on: thread `thread` takes `query = worklist[thread]`, and
// nothing is listed twice. `query_label` holds integers of type int16, which are
// converted to int32. `bucket_pts` holds integers of type int64, which are converted
// to int32. `rad` is `shared_rad[0]`. `worklist` holds integers of type int64, which
// are converted to int32.
__global__ void __launch_bounds__(256, 2) nearest_nbrs_kernel(
        const int64_t* __restrict__ worklist, const vec3f* __restrict__ queries,
        const int16_t* __restrict__ query_label, const vec3f* __restrict__ pts,
        const int* __restrict__ pt_label, const int* __restrict__ bucket_start, int bucket_start_size,
        const int64_t* __restrict__ bucket_pts, const float* __restrict__ shared_rad, float cell_size,
        int* __restrict__ match, float* __restrict__ match_dist, int n) {
    const int thread = blockIdx.x * blockDim.x + threadIdx.x;
    if (thread >= n) return;

    float rad = shared_rad[0];
    int query = int(worklist[thread]);
    vec3f position = queries[query];
    int label = int(query_label[query]);
    int bucket_cnt = bucket_start_size - 1;
    vec3i center = compute_center(position, cell_size);
    int reach = int(ceilf(rad / cell_size));
    int best = -1;
    float best_sq = rad * rad;
    for (int dx = -reach; dx < reach + 1; ++dx) {
        for (int dy = -reach; dy < reach + 1; ++dy) {
            for (int dz = -reach; dz < reach + 1; ++dz) {
                int bucket = hash_cell(center + vec3i{dx, dy, dz}, bucket_cnt);
                const int k_end = bucket_start[bucket + 1];
                for (int k = bucket_start[bucket]; k < k_end; ++k) {
                    int cand = int(bucket_pts[k]);
                    if (label == pt_label[cand]) {
                        continue;
                    }
                    // other cells may share the bucket: only the distance decides
                    float d = length_sq(pts[cand] - position);
                    if (d < best_sq) {
                        best_sq = d;
                        best = cand;
                    }
                }
            }
        }
    }
    match[query] = best;
    match_dist[query] = sqrtf(best_sq);
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
float launch_nearest_nbrs_kernel(const std::vector<int64_t>& worklist, const std::vector<vec3f>& queries,
                                 const std::vector<int16_t>& query_label, const std::vector<vec3f>& pts,
                                 const std::vector<int>& pt_label, const std::vector<int>& bucket_start,
                                 int bucket_start_size, const std::vector<int64_t>& bucket_pts,
                                 const std::vector<float>& shared_rad, float cell_size,
                                 std::vector<int>& match, std::vector<float>& match_dist, int n) {
    DeviceArray<int64_t> d_worklist(worklist.data(), worklist.size());
    DeviceArray<vec3f> d_queries(queries.data(), queries.size());
    DeviceArray<int16_t> d_query_label(query_label.data(), query_label.size());
    DeviceArray<vec3f> d_pts(pts.data(), pts.size());
    DeviceArray<int> d_pt_label(pt_label.data(), pt_label.size());
    DeviceArray<int> d_bucket_start(bucket_start.data(), bucket_start.size());
    DeviceArray<int64_t> d_bucket_pts(bucket_pts.data(), bucket_pts.size());
    DeviceArray<float> d_shared_rad(shared_rad.data(), shared_rad.size());
    DeviceArray<int> d_match(match.data(), match.size());
    DeviceArray<float> d_match_dist(match_dist.data(), match_dist.size());

    const int block = 256;
    const int grid = (n + block - 1) / block;

    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    nearest_nbrs_kernel<<<grid, block>>>(d_worklist.data(), d_queries.data(), d_query_label.data(),
                                         d_pts.data(), d_pt_label.data(), d_bucket_start.data(),
                                         bucket_start_size, d_bucket_pts.data(), d_shared_rad.data(),
                                         cell_size, d_match.data(), d_match_dist.data(), n);
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float milliseconds = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&milliseconds, start, stop));
    CUDA_CHECK(cudaEventDestroy(start));
    CUDA_CHECK(cudaEventDestroy(stop));
    d_match.copy_to(match.data());
    d_match_dist.copy_to(match_dist.data());
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

inline vec3i _compute_center(vec3f position, float cell_size) {
    return vec3i{int(floorf(position.x / cell_size)), int(floorf(position.y / cell_size)), int(floorf(position.z / cell_size))};
}

inline int _hash_cell(vec3i cell, int bucket_cnt) {
    const int64_t x = int64_t(cell.x) * 73856093ll;
    const int64_t y = int64_t(cell.y) * 19349663ll;
    const int64_t z = int64_t(cell.z) * 83492791ll;
    return int(abs(x ^ y ^ z) % int64_t(bucket_cnt));
}

// One thread of the launch.
inline void _nearest_nbrs_kernel_thread(int thread, Array<int64_t, 1> worklist,
                                        Array<vec3f, 1> queries, Array<int16_t, 1> query_label,
                                        Array<vec3f, 1> pts, Array<int, 1> pt_label,
                                        Array<int, 1> bucket_start, Array<int64_t, 1> bucket_pts,
                                        Array<float, 1> shared_rad, float cell_size,
                                        Array<int, 1> match, Array<float, 1> match_dist) {
    const float rad = shared_rad[0];
    const int query = int(worklist[thread]);
    const vec3f position = queries[query];
    const int label = int(query_label[query]);
    const int bucket_cnt = bucket_start.shape[0] - 1;
    const vec3i center = reference::_compute_center(position, cell_size);
    const int reach = int(ceilf(rad / cell_size));
    int best = -1;
    float best_sq = rad * rad;
    for (int dx = -reach; dx < reach + 1; ++dx) {
        for (int dy = -reach; dy < reach + 1; ++dy) {
            for (int dz = -reach; dz < reach + 1; ++dz) {
                const int bucket = reference::_hash_cell(center + vec3i{dx, dy, dz}, bucket_cnt);
                const int k_end = bucket_start[bucket + 1];
                for (int k = bucket_start[bucket]; k < k_end; ++k) {
                    const int cand = int(bucket_pts[k]);
                    if (label == pt_label[cand]) {
                        continue;
                    }
                    const float d = length_sq(pts[cand] - position);
                    if (d < best_sq) {
                        best_sq = d;
                        best = cand;
                    }
                }
            }
        }
    }
    match[query] = best;
    match_dist[query] = sqrtf(best_sq);
}

inline void _nearest_nbrs_kernel(int size0, Array<int64_t, 1> worklist, Array<vec3f, 1> queries,
                                 Array<int16_t, 1> query_label, Array<vec3f, 1> pts,
                                 Array<int, 1> pt_label, Array<int, 1> bucket_start,
                                 Array<int64_t, 1> bucket_pts, Array<float, 1> shared_rad,
                                 float cell_size, Array<int, 1> match,
                                 Array<float, 1> match_dist) {
    for (int thread = 0; thread < size0; ++thread) {
        _nearest_nbrs_kernel_thread(thread, worklist, queries, query_label, pts, pt_label,
                                    bucket_start, bucket_pts, shared_rad, cell_size, match,
                                    match_dist);
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
                double tolerance, double slack) {
    double largest = 0.0;
    for (const double value : cpu) {
        if (std::isfinite(value)) largest = std::max(largest, std::fabs(value));
    }
    double worst = 0.0;
    std::vector<double> errors(cpu.size());
    for (size_t i = 0; i < cpu.size(); ++i) {
        if (gpu[i] == cpu[i] || (std::isnan(gpu[i]) && std::isnan(cpu[i]))) continue;
        const double bound = tolerance * (10.0 * std::fabs(cpu[i]) + largest) + slack;
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
                double tolerance, double slack) {
    const size_t count = cpu.size() * (sizeof(T) / sizeof(Number));
    std::vector<double> gpu_numbers, cpu_numbers;
    gather(gpu_numbers, reinterpret_cast<const Number*>(gpu.data()), count);
    gather(cpu_numbers, reinterpret_cast<const Number*>(cpu.data()), count);
    return error_of(name, gpu_numbers, cpu_numbers, tolerance, slack);
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
    const int queries_size = n;
    const int query_label_size = n;
    const int pts_size = 2 * n;
    const int pt_label_size = 2 * n;
    const int bucket_start_size = n + 1;
    const int bucket_pts_size = 2 * n;
    const int shared_rad_size = 1;
    const int match_size = n;
    const int match_dist_size = n;
    std::vector<int64_t> worklist(worklist_size);
    fill_permutation(worklist.data(), worklist.size(), key(seed, 0));
    std::vector<vec3f> queries(queries_size);
    fill_uniform(reinterpret_cast<float*>(queries.data()), 3 * queries.size(), key(seed, 1), -2.0, 2.0);
    std::vector<int16_t> query_label(query_label_size);
    fill_index(query_label.data(), query_label.size(), key(seed, 2), 0, 4);
    std::vector<vec3f> pts(pts_size);
    fill_uniform(reinterpret_cast<float*>(pts.data()), 3 * pts.size(), key(seed, 3), -2.0, 2.0);
    std::vector<int> pt_label(pt_label_size);
    fill_index(pt_label.data(), pt_label.size(), key(seed, 4), 0, 4);
    std::vector<int> bucket_start(bucket_start_size);
    fill_offsets(bucket_start.data(), bucket_start.size(), key(seed, 5), 0, 2 * n);
    std::vector<int64_t> bucket_pts(bucket_pts_size);
    fill_permutation(bucket_pts.data(), bucket_pts.size(), key(seed, 6));
    std::vector<float> shared_rad(shared_rad_size);
    fill_uniform(shared_rad.data(), shared_rad.size(), key(seed, 7), 0.5, 1.0);
    const float cell_size = 1.0f;
    std::vector<int> match(match_size);
    std::vector<float> match_dist(match_dist_size);

    auto match_cpu = match;
    auto match_dist_cpu = match_dist;
    const float milliseconds = launch_nearest_nbrs_kernel(
            worklist, queries, query_label, pts, pt_label, bucket_start, bucket_start_size, bucket_pts,
            shared_rad, cell_size, match, match_dist, n);
    reference::_nearest_nbrs_kernel(n, {worklist.data(), {worklist_size}}, {queries.data(), {queries_size}},
                                    {query_label.data(), {query_label_size}}, {pts.data(), {pts_size}},
                                    {pt_label.data(), {pt_label_size}},
                                    {bucket_start.data(), {bucket_start_size}},
                                    {bucket_pts.data(), {bucket_pts_size}},
                                    {shared_rad.data(), {shared_rad_size}}, cell_size,
                                    {match_cpu.data(), {match_size}},
                                    {match_dist_cpu.data(), {match_dist_size}});

    double error = 0.0;
    error = std::max(error, error_of<int>("match", match, match_cpu, 0.0, 1.0));
    error = std::max(error, error_of<float>("match_dist", match_dist, match_dist_cpu, 0.0001, 0.0));
    const bool passed = error <= 1.0;
    std::printf("nearest_nbrs_kernel: %s, largest error %.3g of what is allowed, %.3f ms\n",
                passed ? "PASS" : "FAIL", error, milliseconds);
    return passed ? 0 : 1;
}
