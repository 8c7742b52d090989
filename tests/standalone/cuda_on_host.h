// Just enough of CUDA to run the projects of `weft cuda` on a machine without a GPU: memory of the host
// stands for that of the device, and the threads of a launch run one after the other. For tests. Threads that
// wait for each other are in block_on_host.h.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>

#define __host__
#define __device__
#define __global__
#define __launch_bounds__(...)
#define __restrict__ __restrict

using std::isfinite, std::isinf, std::isnan;

struct dim3 {
    unsigned x = 1, y = 1, z = 1;
    dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {}
};
inline thread_local dim3 blockIdx, blockDim, threadIdx, gridDim;

using cudaError_t = int;
using cudaEvent_t = int;
using cudaStream_t = int;
constexpr int cudaSuccess = 0, cudaMemcpyHostToDevice = 1, cudaMemcpyDeviceToHost = 2;
constexpr int cudaDevAttrConcurrentManagedAccess = 3, cudaMemLocationTypeDevice = 4, host_devices = 3;
#define CUDART_VERSION 13000
struct cudaMemLocation {
    int type, id;
};
inline const char* cudaGetErrorString(int) {
    return "";
}
template <class T>
int cudaMalloc(T** to, size_t bytes) {
    *to = static_cast<T*>(std::malloc(bytes == 0 ? 1 : bytes));
    return 0;
}
inline int cudaMemcpy(void* to, const void* from, size_t bytes, int) {
    if (bytes != 0) std::memcpy(to, from, bytes);
    return 0;
}
inline int cudaFree(void* from) {
    std::free(from);
    return 0;
}
template <class T>
int cudaMallocHost(T** to, size_t bytes) {
    return cudaMalloc(to, bytes);
}
template <class T>
int cudaMallocManaged(T** to, size_t bytes) {
    return bytes == 0 ? 1 : cudaMalloc(to, bytes);
}
inline int cudaFreeHost(void* from) {
    return cudaFree(from);
}
inline int cudaMemcpyAsync(void* to, const void* from, size_t bytes, int kind, cudaStream_t) {
    return cudaMemcpy(to, from, bytes, kind);
}
inline int cudaMemPrefetchAsync(const void*, size_t, cudaMemLocation, unsigned) {
    return 0;
}
inline int cudaStreamCreate(cudaStream_t* to) {
    *to = 1;
    return 0;
}
inline int cudaStreamDestroy(cudaStream_t) {
    return 0;
}
inline int cudaGetDevice(int* to) {
    *to = 0;
    return 0;
}
inline int cudaSetDevice(int device) {
    return device < 0 || device >= host_devices;
}
inline int cudaGetDeviceCount(int* to) {
    *to = host_devices;
    return 0;
}
inline int cudaDeviceGetAttribute(int* to, int, int) {
    *to = 1;
    return 0;
}
inline int cudaMemGetInfo(size_t* available, size_t* total) {
    *available = *total = size_t(1) << 20;
    return 0;
}
inline int cudaEventCreate(int*) {
    return 0;
}
inline int cudaEventRecord(int) {
    return 0;
}
inline int cudaEventSynchronize(int) {
    return 0;
}
inline int cudaEventDestroy(int) {
    return 0;
}
inline int cudaEventElapsedTime(float* to, int, int) {
    *to = 0.0f;
    return 0;
}
inline int cudaGetLastError() {
    return 0;
}

// kernel<<<grid, block>>>(arguments) becomes on_host(grid, block, [&] { kernel(arguments); }). Threads run
// from the last to the first: the sequential form beside them goes the other way.
template <class Body>
void on_host(dim3 grid, dim3 block, Body body) {
    gridDim = grid;
    blockDim = block;
    for (unsigned b = grid.x * grid.y * grid.z; b-- > 0;) {
        blockIdx = {b % grid.x, b / grid.x % grid.y, b / (grid.x * grid.y)};
        for (unsigned t = block.x * block.y * block.z; t-- > 0;) {
            threadIdx = {t % block.x, t / block.x % block.y, t / (block.x * block.y)};
            body();
        }
    }
}

// A parameter of this type, whatever is given for it.
template <class T>
struct SameType {
    using Type = T;
};
template <class T>
using Same = typename SameType<T>::Type;

template <class T, class Change>
T changed(T* at, Change change) {
    const T old = *at;
    *at = change(old);
    return old;
}
template <class T>
T atomicAdd(T* at, Same<T> by) {
    return changed(at, [&](T old) { return T(old + by); });
}
template <class T>
T atomicSub(T* at, Same<T> by) {
    return changed(at, [&](T old) { return T(old - by); });
}
template <class T>
T atomicMin(T* at, Same<T> by) {
    return changed(at, [&](T old) { return std::min(old, by); });
}
template <class T>
T atomicMax(T* at, Same<T> by) {
    return changed(at, [&](T old) { return std::max(old, by); });
}
template <class T>
T atomicAnd(T* at, Same<T> by) {
    return changed(at, [&](T old) { return T(old & by); });
}
template <class T>
T atomicOr(T* at, Same<T> by) {
    return changed(at, [&](T old) { return T(old | by); });
}
template <class T>
T atomicXor(T* at, Same<T> by) {
    return changed(at, [&](T old) { return T(old ^ by); });
}
template <class T>
T atomicExch(T* at, Same<T> by) {
    return changed(at, [&](T) { return by; });
}
template <class T>
T atomicCAS(T* at, Same<T> compare, Same<T> by) {
    return changed(at, [&](T old) { return old == compare ? by : old; });
}
template <class To, class From>
To taken_for(From value) {
    To out;
    static_assert(sizeof out == sizeof value);
    std::memcpy(&out, &value, sizeof out);
    return out;
}
inline int __float_as_int(float x) {
    return taken_for<int>(x);
}
inline float __int_as_float(int x) {
    return taken_for<float>(x);
}
inline unsigned __float_as_uint(float x) {
    return taken_for<unsigned>(x);
}
inline float __uint_as_float(unsigned x) {
    return taken_for<float>(x);
}
inline long long __double_as_longlong(double x) {
    return taken_for<long long>(x);
}
inline double __longlong_as_double(long long x) {
    return taken_for<double>(x);
}
inline int __popc(unsigned x) {
    return __builtin_popcount(x);
}
inline int __popcll(unsigned long long x) {
    return __builtin_popcountll(x);
}
inline int __clz(int x) {
    return x == 0 ? 32 : __builtin_clz(static_cast<unsigned>(x));
}
inline int __ffs(int x) {
    return __builtin_ffs(x);
}
// By Newton's steps from a rough start.
inline double erfinv(double y) {
    const double w = std::log((1.0 - y) * (1.0 + y));
    const double a = 2.0 / (3.14159265358979323846 * 0.147) + 0.5 * w;
    double x = std::copysign(std::sqrt(std::sqrt(a * a - w / 0.147) - a), y);
    for (int i = 0; i < 4; ++i) x -= (std::erf(x) - y) * 0.88622692545275801 * std::exp(x * x);
    return x;
}
inline float erfinvf(float y) {
    return static_cast<float>(erfinv(y));
}
inline double erfcinv(double y) {
    return erfinv(1.0 - y);
}
inline float erfcinvf(float y) {
    return static_cast<float>(erfinv(1.0 - y));
}
using std::max;
using std::min;
