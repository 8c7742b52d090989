// Private to cuda/. A library that is opened at run time, so that weft works on machines without CUDA.
#pragma once

#include <string>

#include "base/result.h"

namespace weft::cuda {

class Library {
  public:
    // By path, or by soname as the loader finds it. Nothing is ever closed: NVRTC and the driver keep threads
    // and files of their own until the process ends.
    static Result<Library> open(const std::string& path);

    // Fills a pointer to function; false: the library has none of this name.
    template <class Function>
    bool find(const char* name, Function*& function) const {
        function = reinterpret_cast<Function*>(symbol(name));
        return function != nullptr;
    }

  private:
    explicit Library(void* handle) : handle_(handle) {}
    void* symbol(const char* name) const;

    void* handle_;
};

}  // namespace weft::cuda
