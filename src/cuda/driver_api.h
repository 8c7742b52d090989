// The CUDA driver, opened at run time: devices, one context, memory, modules, launches, streams, events. A
// thin layer over libcuda.so.1 with declarations of its own, for the process that runs kernels on a GPU. A
// fault of a kernel poisons its context for good: the process ends then, and another is started.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"

namespace weft::cuda {

struct DriverFunctions;  // of the library
using DeviceAddress = uint64_t;

struct DeviceFacts {
    std::string name;
    int architecture = 0;  // 90
    size_t memory = 0;     // bytes
    int multiprocessors = 0, threads_of_multiprocessor = 0, blocks_of_multiprocessor = 0;
    int registers_of_multiprocessor = 0, shared_of_multiprocessor = 0, reserved_shared_of_block = 0;
};

class Driver {
  public:
    // Errors in words: no driver, a driver without a GPU, a driver that does not start.
    static Result<Driver> open();
    ~Driver();
    Driver(Driver&&) noexcept;
    Driver& operator=(Driver&&) noexcept;

    int version() const { return version_; }  // 13000 is CUDA 13.0, the newest that it can run
    int device_count() const { return devices_; }
    Result<DeviceFacts> facts(int device) const;

  private:
    friend class Context;
    Driver();

    std::unique_ptr<DriverFunctions> functions_;
    int version_ = 0, devices_ = 0;
};

// Memory, modules, streams and events go away with their objects, which must be before the context they were
// made in.
class DeviceMemory {
  public:
    DeviceMemory() = default;
    DeviceMemory(DeviceMemory&& other) noexcept { swap(other); }
    DeviceMemory& operator=(DeviceMemory&& other) noexcept {
        swap(other);
        return *this;
    }
    ~DeviceMemory();
    DeviceAddress address() const { return address_; }

  private:
    friend class Context;
    void swap(DeviceMemory& other) noexcept;
    const DriverFunctions* functions_ = nullptr;
    DeviceAddress address_ = 0;
};

// A module, a stream or an event of the driver.
class DriverObject {
  public:
    DriverObject() = default;
    DriverObject(DriverObject&& other) noexcept { swap(other); }
    DriverObject& operator=(DriverObject&& other) noexcept {
        swap(other);
        return *this;
    }
    ~DriverObject();

  private:
    friend class Context;
    void swap(DriverObject& other) noexcept;
    void* handle_ = nullptr;
    int (*destroy_)(void*) = nullptr;
};
struct Module : DriverObject {};
struct Stream : DriverObject {};
struct Event : DriverObject {};

// A function of a module; lives as long as the module.
struct KernelHandle {
    void* handle = nullptr;
};

struct Grid {
    unsigned blocks = 1, threads = 1;                            // along x: all of it, as Warp launches
    unsigned shared = 0;                                         // dynamic bytes
    unsigned more_blocks[2] = {1, 1}, more_threads[2] = {1, 1};  // along y and z
};

// The device's primary context, current in the thread that made it. The driver must outlive it.
class Context {
  public:
    static Result<Context> make(const Driver& driver, int device);
    ~Context();
    Context(Context&& other) noexcept;
    Context& operator=(Context&&) = delete;

    Result<DeviceMemory> allocate(size_t bytes);
    Result<void> copy_in(DeviceAddress to, const void* from, size_t bytes);
    Result<void> copy_out(void* to, DeviceAddress from, size_t bytes);
    Result<void> copy_within(DeviceAddress to, DeviceAddress from, size_t bytes);

    struct MemoryInfo {
        size_t free = 0, total = 0;
    };
    Result<MemoryInfo> memory();

    Result<Module> load(std::string_view cubin);
    Result<KernelHandle> kernel(const Module& module, const std::string& name);
    struct KernelFacts {
        int registers = 0, shared = 0;  // bytes of shared memory
    };
    Result<KernelFacts> facts(KernelHandle kernel);
    Result<int> blocks_per_multiprocessor(KernelHandle kernel, unsigned threads, size_t dynamic_shared);

    // Dynamic shared memory that its launches may ask for; more than 48 KB want this word beforehand.
    Result<void> allow_shared(KernelHandle kernel, unsigned bytes);
    // Each parameter is a pointer to its value. Returns when the launch is queued: a fault shows at
    // synchronize().
    Result<void> launch(KernelHandle kernel, const Grid& grid, std::span<void* const> parameters,
                        const Stream* stream = nullptr);
    Result<void> synchronize();

    Result<Stream> make_stream();
    Result<void> synchronize(const Stream& stream);
    Result<Event> make_event();
    Result<void> record(const Event& event);
    Result<double> milliseconds(const Event& from, const Event& to);  // waits for both

  private:
    Context(const DriverFunctions& functions, int device) : functions_(&functions), device_(device) {}
    Result<void> checked(int result, const char* what) const;

    const DriverFunctions* functions_;
    int device_;
    bool owned_ = true;
};

}  // namespace weft::cuda
