#include "worker/gpu.h"

#include <dlfcn.h>

#include <cstdio>
#include <cstdlib>

#include "worker/modes.h"

namespace weft::worker {

constexpr unsigned threads_of_block = 256;  // what Warp launches with

struct Gpu::Api {
    int (*init)(unsigned);
    int (*driver_version)(int*);
    int (*device_count)(int*);
    int (*device)(int*, int);
    int (*device_name)(char*, int, int);
    int (*device_memory)(size_t*, int);
    int (*device_attribute)(int*, int, int);
    int (*retain_context)(void**, int);
    int (*set_context)(void*);
    int (*synchronize)();
    int (*load_module)(void**, const char*);
    int (*get_function)(Function**, void*, const char*);
    int (*allocate)(Address*, size_t);
    int (*copy_to)(Address, const void*, size_t);
    int (*copy_from)(void*, Address, size_t);
    int (*launch)(Function*, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void*,
                  void**, void**);
    int (*make_event)(void**, unsigned);
    int (*record)(void*, void*);
    int (*elapsed)(float*, void*, void*);
    int (*error_name)(int, const char**);
    int (*error_text)(int, const char**);
};

namespace {

[[noreturn]] void give_up(int code, const char* what, const char* why) {
    std::fprintf(stderr, "%s: %s\n", what, why);
    std::fflush(stderr);
    _Exit(code);
}

template <class F>
void find(void* library, const char* name, F& function) {
    function = reinterpret_cast<F>(dlsym(library, name));
    if (function == nullptr) give_up(exit_no_gpu, name, "the CUDA driver is too old");
}

}  // namespace

Gpu::Gpu() {
    void* const library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) give_up(exit_no_gpu, "no CUDA driver", dlerror());
    static Api api;
    find(library, "cuInit", api.init);
    find(library, "cuDriverGetVersion", api.driver_version);
    find(library, "cuDeviceGetCount", api.device_count);
    find(library, "cuDeviceGet", api.device);
    find(library, "cuDeviceGetName", api.device_name);
    find(library, "cuDeviceTotalMem_v2", api.device_memory);
    find(library, "cuDeviceGetAttribute", api.device_attribute);
    find(library, "cuDevicePrimaryCtxRetain", api.retain_context);
    find(library, "cuCtxSetCurrent", api.set_context);
    find(library, "cuCtxSynchronize", api.synchronize);
    find(library, "cuModuleLoad", api.load_module);
    find(library, "cuModuleGetFunction", api.get_function);
    find(library, "cuMemAlloc_v2", api.allocate);
    find(library, "cuMemcpyHtoD_v2", api.copy_to);
    find(library, "cuMemcpyDtoH_v2", api.copy_from);
    find(library, "cuLaunchKernel", api.launch);
    find(library, "cuEventCreate", api.make_event);
    find(library, "cuEventRecord", api.record);
    find(library, "cuEventElapsedTime", api.elapsed);
    find(library, "cuGetErrorName", api.error_name);
    find(library, "cuGetErrorString", api.error_text);
    api_ = &api;
    if (const int result = api.init(0); result != 0) {
        const char* name = "unknown";
        api.error_name(result, &name);
        give_up(exit_no_gpu, "the CUDA driver does not start", name);
    }
}

void Gpu::check(int result, const char* what) const {
    if (result == 0) return;
    const char *name = "unknown error", *text = "";
    api_->error_name(result, &name);
    api_->error_text(result, &text);
    give_up(exit_gpu_fault, what, (std::string(name) + ", " + text).c_str());
}

int Gpu::count() const {
    int count = 0;
    check(api_->device_count(&count), "counting GPUs");
    return count;
}

int Gpu::driver_version() const {
    int version = 0;
    check(api_->driver_version(&version), "the driver's version");
    return version;
}

Gpu::About Gpu::about(int number) const {
    constexpr int multiprocessors = 16, major = 75, minor = 76;  // of CUdevice_attribute
    About about;
    int device = 0;
    char name[256] = {};
    check(api_->device(&device, number), "the GPU");
    check(api_->device_name(name, sizeof name, device), "its name");
    check(api_->device_memory(&about.memory, device), "its memory");
    check(api_->device_attribute(&about.multiprocessors, multiprocessors, device), "its multiprocessors");
    check(api_->device_attribute(&about.major, major, device), "its architecture");
    check(api_->device_attribute(&about.minor, minor, device), "its architecture");
    about.name = name;
    return about;
}

void Gpu::use(int number) {
    int device = 0;
    void* context = nullptr;
    check(api_->device(&device, number), "the GPU");
    check(api_->retain_context(&context, device), "a context");
    check(api_->set_context(context), "a context");
}

void Gpu::load(const char* cubin) {
    check(api_->load_module(&module_, cubin), "loading the code");
}

Gpu::Function* Gpu::function(const char* name) const {
    Function* function = nullptr;
    check(api_->get_function(&function, module_, name), name);
    return function;
}

Gpu::Address Gpu::allocate(size_t size) const {
    Address address = 0;
    check(api_->allocate(&address, size), "memory of the GPU");
    return address;
}

void Gpu::copy_to(Address to, const void* from, size_t size) const {
    check(api_->copy_to(to, from, size), "copying to the GPU");
}

void Gpu::copy_from(void* to, Address from, size_t size) const {
    check(api_->copy_from(to, from, size), "copying from the GPU");
}

uint64_t Gpu::launch(Function* function, unsigned blocks, void** parameters) const {
    void *begin = nullptr, *end = nullptr;
    check(api_->make_event(&begin, 0), "an event");
    check(api_->make_event(&end, 0), "an event");
    check(api_->record(begin, nullptr), "an event");
    check(api_->launch(function, blocks, 1, 1, threads_of_block, 1, 1, 0, nullptr, parameters, nullptr),
          "the launch");
    check(api_->record(end, nullptr), "an event");
    check(api_->synchronize(), "the kernel");
    float milliseconds = 0;
    check(api_->elapsed(&milliseconds, begin, end), "an event");
    return static_cast<uint64_t>(static_cast<double>(milliseconds) * 1e6);
}

}  // namespace weft::worker
