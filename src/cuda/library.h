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

    const std::string& path() const { return path_; }  // as it was opened

    // Fills a pointer to function; false: the library has none of this name.
    template <class Function>
    bool find(const char* name, Function*& function) const {
        function = reinterpret_cast<Function*>(symbol(name));
        return function != nullptr;
    }

  private:
    Library(void* handle, std::string path) : handle_(handle), path_(std::move(path)) {}
    void* symbol(const char* name) const;

    void* handle_;
    std::string path_;
};

}  // namespace weft::cuda
