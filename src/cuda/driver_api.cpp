#include "cuda/driver_api.h"

#include <algorithm>
#include <utility>

#include "cuda/library.h"

namespace weft::cuda {

// The interface of the library as its manual has it: results are 0 or the number of an error. Names with _v2
// are those behind the plain ones of cuda.h.
struct DriverFunctions {
    int (*init)(unsigned flags);
    int (*version)(int* version);
    int (*error_name)(int error, const char** name);
    int (*error_text)(int error, const char** text);
    int (*device_count)(int* count);
    int (*device)(int* device, int ordinal);
    int (*device_name)(char* name, int size, int device);
    int (*device_attribute)(int* value, int attribute, int device);
    int (*device_memory)(size_t* bytes, int device);
    int (*retain_context)(void** context, int device);
    int (*release_context)(int device);
    int (*set_context)(void* context);
    int (*synchronize)();
    int (*allocate)(DeviceAddress* address, size_t bytes);
    int (*release)(DeviceAddress address);
    int (*copy_in)(DeviceAddress to, const void* from, size_t bytes);
    int (*copy_out)(void* to, DeviceAddress from, size_t bytes);
    int (*copy_within)(DeviceAddress to, DeviceAddress from, size_t bytes);
    int (*memory_info)(size_t* free, size_t* total);
    int (*load_module)(void** module, const void* image);
    int (*unload_module)(void* module);
    int (*function)(void** function, void* module, const char* name);
    int (*function_attribute)(int* value, int attribute, void* function);
    int (*set_function_attribute)(void* function, int attribute, int value);
    int (*launch)(void* function, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x,
                  unsigned block_y, unsigned block_z, unsigned shared, void* stream, void** parameters,
                  void** extra);
    int (*blocks)(int* blocks, void* function, int threads, size_t dynamic_shared);
    int (*make_stream)(void** stream, unsigned flags);
    int (*destroy_stream)(void* stream);
    int (*synchronize_stream)(void* stream);
    int (*make_event)(void** event, unsigned flags);
    int (*destroy_event)(void* event);
    int (*record_event)(void* event, void* stream);
    int (*synchronize_event)(void* event);
    int (*elapsed)(float* milliseconds, void* from, void* to);

    bool load(const Library& library) {
        return library.find("cuInit", init) && library.find("cuDriverGetVersion", version) &&
               library.find("cuGetErrorName", error_name) && library.find("cuGetErrorString", error_text) &&
               library.find("cuDeviceGetCount", device_count) && library.find("cuDeviceGet", device) &&
               library.find("cuDeviceGetName", device_name) &&
               library.find("cuDeviceGetAttribute", device_attribute) &&
               library.find("cuDeviceTotalMem_v2", device_memory) &&
               library.find("cuDevicePrimaryCtxRetain", retain_context) &&
               library.find("cuDevicePrimaryCtxRelease_v2", release_context) &&
               library.find("cuCtxSetCurrent", set_context) &&
               library.find("cuCtxSynchronize", synchronize) && library.find("cuMemAlloc_v2", allocate) &&
               library.find("cuMemFree_v2", release) && library.find("cuMemcpyHtoD_v2", copy_in) &&
               library.find("cuMemcpyDtoH_v2", copy_out) && library.find("cuMemcpyDtoD_v2", copy_within) &&
               library.find("cuMemGetInfo_v2", memory_info) &&
               library.find("cuModuleLoadData", load_module) &&
               library.find("cuModuleUnload", unload_module) &&
               library.find("cuModuleGetFunction", function) &&
               library.find("cuFuncGetAttribute", function_attribute) &&
               library.find("cuFuncSetAttribute", set_function_attribute) &&
               library.find("cuLaunchKernel", launch) &&
               library.find("cuOccupancyMaxActiveBlocksPerMultiprocessor", blocks) &&
               library.find("cuStreamCreate", make_stream) &&
               library.find("cuStreamDestroy_v2", destroy_stream) &&
               library.find("cuStreamSynchronize", synchronize_stream) &&
               library.find("cuEventCreate", make_event) &&
               library.find("cuEventDestroy_v2", destroy_event) &&
               library.find("cuEventRecord", record_event) &&
               library.find("cuEventSynchronize", synchronize_event) &&
               library.find("cuEventElapsedTime", elapsed);
    }

    // "cuMemAlloc: CUDA_ERROR_OUT_OF_MEMORY (out of memory)"
    std::string words(int error, const char* what) const {
        const char *name = nullptr, *meaning = nullptr;
        if (error_name(error, &name) != 0 || name == nullptr) name = "unknown error";
        if (error_text(error, &meaning) != 0 || meaning == nullptr) meaning = "no explanation";
        return std::string(what) + ": " + name + " (" + meaning + ")";
    }
};

namespace {

constexpr int no_device = 100;  // CUDA_ERROR_NO_DEVICE

// Numbers of CUdevice_attribute and CUfunction_attribute.
enum DeviceAttribute : int {
    multiprocessor_count = 16,
    max_threads_per_multiprocessor = 39,
    compute_capability_major = 75,
    compute_capability_minor = 76,
    max_shared_memory_per_multiprocessor = 81,
    max_registers_per_multiprocessor = 82,
    max_blocks_per_multiprocessor = 106,
    reserved_shared_memory_per_block = 111,
};
enum FunctionAttribute : int { shared_bytes = 1, registers = 4, most_dynamic_shared_bytes = 8 };

}  // namespace

Driver::Driver() = default;
Driver::~Driver() = default;
Driver::Driver(Driver&&) noexcept = default;
Driver& Driver::operator=(Driver&&) noexcept = default;

Result<Driver> Driver::open() {
    const auto library = Library::open("libcuda.so.1");
    if (!library) return Error{"no CUDA driver is on this machine (" + library.error() + ")"};
    Driver driver;
    driver.functions_ = std::make_unique<DriverFunctions>();
    DriverFunctions& functions = *driver.functions_;
    if (!functions.load(library.value())) return Error{"the CUDA driver is too old: 12.0 or later is needed"};
    const int started = functions.init(0);
    if (started == no_device) return Error{"a CUDA driver is on this machine, but no GPU that it can use"};
    if (started != 0) return Error{"the CUDA driver does not start: " + functions.words(started, "cuInit")};
    if (const int failed = functions.version(&driver.version_); failed != 0)
        return Error{functions.words(failed, "cuDriverGetVersion")};
    if (const int failed = functions.device_count(&driver.devices_); failed != 0)
        return Error{functions.words(failed, "cuDeviceGetCount")};
    if (driver.devices_ == 0) return Error{"a CUDA driver is on this machine, but no GPU that it can use"};
    return driver;
}

Result<DeviceFacts> Driver::facts(int device) const {
    int handle = 0;
    if (const int failed = functions_->device(&handle, device); failed != 0)
        return Error{functions_->words(failed, "cuDeviceGet")};
    DeviceFacts facts;
    char name[256] = {};
    if (const int failed = functions_->device_name(name, sizeof name, handle); failed != 0)
        return Error{functions_->words(failed, "cuDeviceGetName")};
    facts.name = name;
    if (const int failed = functions_->device_memory(&facts.memory, handle); failed != 0)
        return Error{functions_->words(failed, "cuDeviceTotalMem")};
    int major = 0, minor = 0;
    const std::pair<int*, DeviceAttribute> wanted[] = {
        {&major, compute_capability_major},
        {&minor, compute_capability_minor},
        {&facts.multiprocessors, multiprocessor_count},
        {&facts.threads_of_multiprocessor, max_threads_per_multiprocessor},
        {&facts.blocks_of_multiprocessor, max_blocks_per_multiprocessor},
        {&facts.registers_of_multiprocessor, max_registers_per_multiprocessor},
        {&facts.shared_of_multiprocessor, max_shared_memory_per_multiprocessor},
        {&facts.reserved_shared_of_block, reserved_shared_memory_per_block},
    };
    for (const auto& [value, attribute] : wanted) {
        if (const int failed = functions_->device_attribute(value, attribute, handle); failed != 0)
            return Error{functions_->words(failed, "cuDeviceGetAttribute")};
    }
    facts.architecture = major * 10 + minor;
    return facts;
}

DeviceMemory::~DeviceMemory() {
    if (address_ != 0) functions_->release(address_);
}

void DeviceMemory::swap(DeviceMemory& other) noexcept {
    std::swap(functions_, other.functions_);
    std::swap(address_, other.address_);
}

DriverObject::~DriverObject() {
    if (handle_ != nullptr) destroy_(handle_);
}

void DriverObject::swap(DriverObject& other) noexcept {
    std::swap(handle_, other.handle_);
    std::swap(destroy_, other.destroy_);
}

Result<Context> Context::make(const Driver& driver, int device) {
    const DriverFunctions& functions = *driver.functions_;
    int handle = 0;
    if (const int failed = functions.device(&handle, device); failed != 0)
        return Error{functions.words(failed, "cuDeviceGet")};
    void* context = nullptr;
    if (const int failed = functions.retain_context(&context, handle); failed != 0)
        return Error{functions.words(failed, "cuDevicePrimaryCtxRetain")};
    Context made(functions, handle);
    if (const int failed = functions.set_context(context); failed != 0)
        return Error{functions.words(failed, "cuCtxSetCurrent")};
    return made;
}

Context::Context(Context&& other) noexcept
    : functions_(other.functions_), device_(other.device_), owned_(std::exchange(other.owned_, false)) {}

Context::~Context() {
    if (owned_) functions_->release_context(device_);
}

Result<void> Context::checked(int result, const char* what) const {
    if (result == 0) return {};
    return Error{functions_->words(result, what)};
}

Result<DeviceMemory> Context::allocate(size_t bytes) {
    DeviceMemory memory;
    memory.functions_ = functions_;
    // Nothing can be allocated as nothing; a byte has an address.
    const auto made =
        checked(functions_->allocate(&memory.address_, std::max<size_t>(bytes, 1)), "cuMemAlloc");
    if (!made) {
        memory.address_ = 0;
        return made.failure();
    }
    return memory;
}

Result<void> Context::copy_in(DeviceAddress to, const void* from, size_t bytes) {
    if (bytes == 0) return {};
    return checked(functions_->copy_in(to, from, bytes), "cuMemcpyHtoD");
}

Result<void> Context::copy_out(void* to, DeviceAddress from, size_t bytes) {
    if (bytes == 0) return {};
    return checked(functions_->copy_out(to, from, bytes), "cuMemcpyDtoH");
}

Result<void> Context::copy_within(DeviceAddress to, DeviceAddress from, size_t bytes) {
    if (bytes == 0) return {};
    return checked(functions_->copy_within(to, from, bytes), "cuMemcpyDtoD");
}

Result<Context::MemoryInfo> Context::memory() {
    MemoryInfo info;
    if (const auto asked = checked(functions_->memory_info(&info.free, &info.total), "cuMemGetInfo"); !asked)
        return asked.failure();
    return info;
}

Result<Module> Context::load(std::string_view cubin) {
    Module module;
    module.destroy_ = functions_->unload_module;
    const auto loaded = checked(functions_->load_module(&module.handle_, cubin.data()), "cuModuleLoadData");
    if (loaded) return module;
    module.handle_ = nullptr;
    return loaded.failure();
}

Result<KernelHandle> Context::kernel(const Module& module, const std::string& name) {
    KernelHandle found;
    const auto asked =
        checked(functions_->function(&found.handle, module.handle_, name.c_str()), "cuModuleGetFunction");
    if (!asked) return asked.failure().at(name);
    return found;
}

Result<Context::KernelFacts> Context::facts(KernelHandle kernel) {
    KernelFacts facts;
    const std::pair<int*, FunctionAttribute> wanted[] = {{&facts.registers, registers},
                                                         {&facts.shared, shared_bytes}};
    for (const auto& [value, attribute] : wanted) {
        const auto asked =
            checked(functions_->function_attribute(value, attribute, kernel.handle), "cuFuncGetAttribute");
        if (!asked) return asked.failure();
    }
    return facts;
}

Result<int> Context::blocks_per_multiprocessor(KernelHandle kernel, unsigned threads, size_t dynamic_shared) {
    int blocks = 0;
    const auto asked =
        checked(functions_->blocks(&blocks, kernel.handle, static_cast<int>(threads), dynamic_shared),
                "cuOccupancyMaxActiveBlocksPerMultiprocessor");
    if (!asked) return asked.failure();
    return blocks;
}

Result<void> Context::allow_shared(KernelHandle kernel, unsigned bytes) {
    return checked(
        functions_->set_function_attribute(kernel.handle, most_dynamic_shared_bytes, static_cast<int>(bytes)),
        "cuFuncSetAttribute");
}

Result<void> Context::launch(KernelHandle kernel, const Grid& grid, std::span<void* const> parameters,
                             const Stream* stream) {
    // The driver takes the list as one that it may change, and does not.
    void** const list = const_cast<void**>(parameters.data());
    return checked(functions_->launch(kernel.handle, grid.blocks, grid.more_blocks[0], grid.more_blocks[1],
                                      grid.threads, grid.more_threads[0], grid.more_threads[1], grid.shared,
                                      stream == nullptr ? nullptr : stream->handle_, list, nullptr),
                   "cuLaunchKernel");
}

Result<void> Context::synchronize() {
    return checked(functions_->synchronize(), "cuCtxSynchronize");
}

Result<Stream> Context::make_stream() {
    Stream stream;
    stream.destroy_ = functions_->destroy_stream;
    constexpr unsigned not_with_the_default_stream = 1;
    const auto made =
        checked(functions_->make_stream(&stream.handle_, not_with_the_default_stream), "cuStreamCreate");
    if (made) return stream;
    stream.handle_ = nullptr;
    return made.failure();
}

Result<void> Context::synchronize(const Stream& stream) {
    return checked(functions_->synchronize_stream(stream.handle_), "cuStreamSynchronize");
}

Result<Event> Context::make_event() {
    Event event;
    event.destroy_ = functions_->destroy_event;
    const auto made = checked(functions_->make_event(&event.handle_, 0), "cuEventCreate");
    if (made) return event;
    event.handle_ = nullptr;
    return made.failure();
}

Result<void> Context::record(const Event& event) {
    return checked(functions_->record_event(event.handle_, nullptr), "cuEventRecord");
}

Result<double> Context::milliseconds(const Event& from, const Event& to) {
    for (const Event* const event : {&from, &to}) {
        const auto waited = checked(functions_->synchronize_event(event->handle_), "cuEventSynchronize");
        if (!waited) return waited.failure();
    }
    float spent = 0;
    if (const auto asked =
            checked(functions_->elapsed(&spent, from.handle_, to.handle_), "cuEventElapsedTime");
        !asked)
        return asked.failure();
    return static_cast<double>(spent);
}

}  // namespace weft::cuda
