// The CUDA driver, opened at run time, as far as a worker uses it. Declarations are our own, of functions
// whose form has not changed since CUDA 11, so that no toolkit is needed to build.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace weft::worker {

class Gpu {
  public:
    using Address = unsigned long long;
    struct Function;  // of a module

    // Everything that follows fails by ending the process: a worker without a GPU has nothing to do, and what
    // is said on its error output is told. `what` names the step.
    Gpu();
    int count() const;
    struct About {
        std::string name;
        int major = 0, minor = 0, multiprocessors = 0;
        size_t memory = 0;
    };
    About about(int device) const;
    int driver_version() const;

    void use(int device);
    void load(const char* cubin);
    Function* function(const char* name) const;
    Address allocate(size_t size) const;
    void copy_to(Address to, const void* from, size_t size) const;
    void copy_from(void* to, Address from, size_t size) const;
    // One block of 256 threads, or as many as given; waits for its end. Returns its time.
    uint64_t launch(Function* function, unsigned blocks, void** parameters) const;

  private:
    struct Api;
    void check(int result, const char* what) const;

    const Api* api_;
    void* module_ = nullptr;
};

}  // namespace weft::worker
