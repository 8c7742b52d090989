#include "standalone/build_files.h"

#include "standalone/template.h"

namespace weft::standalone {
namespace {

// sm_75 is the oldest that CUDA 13 knows, and runs on everything since.
constexpr std::string_view settings = R"(NVCC ?= nvcc
# The oldest architecture to run on; newer ones compile the PTX of it when it is loaded. For yours alone: ARCH=sm_90.
ARCH ?= sm_75
# -fwrapv: integers of the host wrap around as those of the GPU do.
NVCCFLAGS ?= -O3 -std=c++17 -Xcompiler -Wall,-Wextra,-fwrapv

)";

constexpr std::string_view program_rules = R"(.PHONY: run ptx clean

$name$: $name$.cu
	$(NVCC) $(NVCCFLAGS) -arch=$(ARCH) -o $@ $<

run: $name$
	./$name$

ptx: $name$.ptx

$name$.ptx: $name$.cu
	$(NVCC) $(NVCCFLAGS) -arch=$(ARCH) -ptx -o $@ $<

clean:
	rm -f $name$ $name$.ptx
)";

constexpr std::string_view library_rules = R"(.PHONY: ptx clean

lib$name$.a: $name$.o
	ar rcs $@ $<

$name$.o: $name$.cu $name$.h
	$(NVCC) $(NVCCFLAGS) -arch=$(ARCH) -c -o $@ $<

ptx: $name$.ptx

$name$.ptx: $name$.cu $name$.h
	$(NVCC) $(NVCCFLAGS) -arch=$(ARCH) -ptx -o $@ $<

clean:
	rm -f lib$name$.a $name$.o $name$.ptx
)";

constexpr std::string_view cmake_head = R"(cmake_minimum_required(VERSION 3.18)
if(NOT DEFINED CMAKE_CUDA_ARCHITECTURES)
    set(CMAKE_CUDA_ARCHITECTURES 75)
endif()
project($name$ LANGUAGES CXX CUDA)
)";

// A text with dollars of make's own: only the name is replaced.
std::string named(std::string_view text, const std::string& name) {
    constexpr std::string_view mark = "$name$";
    std::string out;
    while (true) {
        const size_t at = text.find(mark);
        out += text.substr(0, at);
        if (at == std::string_view::npos) return out;
        out += name;
        text.remove_prefix(at + mark.size());
    }
}

}  // namespace

std::string makefile(const std::string& name) {
    return "# make: builds " + name + "; make run: and runs it; make ptx: its PTX\n" + std::string(settings) +
           named(program_rules, name);
}

std::string library_makefile(const std::string& name) {
    return "# make: builds lib" + name + ".a; make ptx: its PTX\n" + std::string(settings) +
           named(library_rules, name);
}

std::string cmake_file(const std::string& name) {
    return named(cmake_head, name) +
           named(
               "add_executable($name$ $name$.cu)\ntarget_compile_features($name$ PRIVATE cuda_std_17)\n"
               "target_compile_options($name$ PRIVATE -Xcompiler=-fwrapv)\n",
               name);
}

std::string library_cmake_file(const std::string& name) {
    return named(cmake_head, name) +
           named(
               "add_library($name$ STATIC $name$.cu)\n"
               "target_include_directories($name$ PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})\n"
               "target_compile_features($name$ PUBLIC cuda_std_17)\n",
               name);
}

}  // namespace weft::standalone
