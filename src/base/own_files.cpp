#include "base/own_files.h"

#include <dlfcn.h>
#include <unistd.h>

#include <cstdlib>

namespace weft {

std::string own_folder() {
    Dl_info self{};
    std::string program = "/proc/self/exe";
    if (::dladdr(reinterpret_cast<const void*>(&own_folder), &self) != 0 && self.dli_fname != nullptr) {
        const std::string_view path = self.dli_fname;
        if (path.find('/') != std::string_view::npos) program = path;
    }
    if (char* const real = ::realpath(program.c_str(), nullptr)) {
        program = real;
        std::free(real);
    }
    return program.substr(0, program.rfind('/') + 1);
}

std::string own_file(std::string_view name) {
    const std::string folder = own_folder();
    const std::string installed = folder + "../lib/weft/" + std::string(name);
    return ::access(installed.c_str(), R_OK) == 0 ? installed : folder + std::string(name);
}

}  // namespace weft
