// The CUDA driver's library for one kernel, on a machine without a GPU: memory of the host stands for that of
// the device, and what is launched is KERNEL, compiled for the host in the same file (CODE), whatever machine
// code was loaded. Parameters, grid and block are those that weft-worker gives. For tests.
#include CODE

#include <cstring>
#include <tuple>
#include <utility>

#define TEXT_OF(name) #name
#define TEXT(macro) TEXT_OF(macro)

namespace {

template <class... P, size_t... I>
void call(void (*kernel)(P...), void** parameters, std::index_sequence<I...>) {
    kernel(*static_cast<std::remove_reference_t<P>*>(parameters[I])...);
}
template <class... P>
void call(void (*kernel)(P...), void** parameters) {
    call(kernel, parameters, std::index_sequence_for<P...>());
}

int attribute(int number) {
    return number == 75 ? 9 : number == 76 ? 0 : 132;  // sm_90
}

}  // namespace

extern "C" {
using Address = unsigned long long;
int cuInit(unsigned) {
    return 0;
}
int cuDriverGetVersion(int* version) {
    return *version = 13000, 0;
}
int cuGetErrorName(int, const char** name) {
    return *name = "error", 0;
}
int cuGetErrorString(int, const char** text) {
    return *text = "", 0;
}
int cuDeviceGetCount(int* count) {
    return *count = 1, 0;
}
int cuDeviceGet(int* device, int) {
    return *device = 0, 0;
}
int cuDeviceGetName(char* name, int, int) {
    return std::strcpy(name, "the host"), 0;
}
int cuDeviceGetAttribute(int* value, int number, int) {
    return *value = attribute(number), 0;
}
int cuDeviceTotalMem_v2(size_t* bytes, int) {
    return *bytes = size_t(1) << 32, 0;
}
int cuDevicePrimaryCtxRetain(void** context, int) {
    return *context = context, 0;
}
int cuDevicePrimaryCtxRelease_v2(int) {
    return 0;
}
int cuCtxSetCurrent(void*) {
    return 0;
}
int cuCtxSynchronize() {
    return 0;
}
int cuMemAlloc_v2(Address* address, size_t bytes) {
    return *address = reinterpret_cast<Address>(std::aligned_alloc(256, (bytes + 255) / 256 * 256)), 0;
}
int cuMemFree_v2(Address address) {
    return std::free(reinterpret_cast<void*>(address)), 0;
}
int cuMemcpyHtoD_v2(Address to, const void* from, size_t bytes) {
    return std::memcpy(reinterpret_cast<void*>(to), from, bytes), 0;
}
int cuMemcpyDtoH_v2(void* to, Address from, size_t bytes) {
    return std::memcpy(to, reinterpret_cast<const void*>(from), bytes), 0;
}
int cuMemcpyDtoD_v2(Address, Address, size_t) {
    return 1;
}
int cuMemGetInfo_v2(size_t* free, size_t* total) {
    return *free = *total = size_t(1) << 32, 0;
}
int cuModuleLoadData(void** module, const void*) {
    return *module = module, 0;
}
int cuModuleUnload(void*) {
    return 0;
}
// Under its own name or as C++ has it there, and under no other.
int cuModuleGetFunction(void** function, void*, const char* name) {
    constexpr int not_found = 500;
    return *function = function, std::strstr(name, TEXT(KERNEL)) != nullptr ? 0 : not_found;
}
int cuFuncGetAttribute(int* value, int, void*) {
    return *value = 0, 0;
}
int cuFuncSetAttribute(void*, int, int) {
    return 0;
}
int cuLaunchKernel(void*, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                   unsigned, void*, void** parameters, void**) {
    RUN(dim3(gx, gy, gz), dim3(bx, by, bz), [&] { call(KERNEL, parameters); });
    return 0;
}
int cuOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, void*, int, size_t) {
    return *blocks = 1, 0;
}
int cuStreamCreate(void** stream, unsigned) {
    return *stream = stream, 0;
}
int cuStreamDestroy_v2(void*) {
    return 0;
}
int cuStreamSynchronize(void*) {
    return 0;
}
int cuEventCreate(void** event, unsigned) {
    return *event = event, 0;
}
int cuEventDestroy_v2(void*) {
    return 0;
}
int cuEventRecord(void*, void*) {
    return 0;
}
int cuEventSynchronize(void*) {
    return 0;
}
int cuEventElapsedTime(float* milliseconds, void*, void*) {
    return *milliseconds = 1.0f, 0;
}
}
