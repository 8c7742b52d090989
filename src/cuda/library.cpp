#include "cuda/library.h"

#include <dlfcn.h>

namespace weft::cuda {

Result<Library> Library::open(const std::string& path) {
    void* const handle = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (handle != nullptr) return Library(handle);
    const char* const why = dlerror();
    return Error{why != nullptr ? why : "cannot open " + path};
}

void* Library::symbol(const char* name) const {
    return dlsym(handle_, name);
}

}  // namespace weft::cuda
