#include "view/http.h"

#include <dlfcn.h>

#include "base/own_files.h"

namespace weft::view {

Result<std::unique_ptr<HttpServer>> make_http_server() {
    const std::string path = own_file("libweft_http.so");
    void* const library = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) {
        const char* const why = ::dlerror();
        return Error{std::string("what serves pages is missing here (") +
                     (why == nullptr ? path.c_str() : why) +
                     "); it is built where CMake finds cpp-httplib (Debian: libcpp-httplib-dev). "
                     "weft view --export DIR writes the pages as files"};
    }
    using Make = HttpServer* (*)();
    const auto make = reinterpret_cast<Make>(::dlsym(library, "weft_http_server"));
    if (make == nullptr) return Error{path + " is not the HTTP library of this weft"};
    return std::unique_ptr<HttpServer>(make());
}

}  // namespace weft::view
