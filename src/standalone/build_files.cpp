#include "standalone/build_files.h"

#include "standalone/template.h"

namespace weft::standalone {
namespace {

// sm_75 is the oldest that CUDA 13 knows, and runs on everything since.
constexpr std::string_view settings_text = R"(NVCC ?= nvcc
# The oldest architecture to run on; newer ones compile the PTX of it when it is loaded. For yours alone: ARCH=sm_90.
ARCH ?= sm_%sm%
# -fwrapv: integers of the host wrap around as those of the GPU do.
NVCCFLAGS ?= -O3 -std=c++17 -Xcompiler -Wall,-Wextra,-fwrapv%threads%

)";

constexpr std::string_view program_rules = R"(.PHONY: run exact ptx clean

$name$: $name$.cu
	$(NVCC) $(NVCCFLAGS) -arch=$(ARCH) -o $@ $<

run: $name$
	./$name$

# Each product and each sum is rounded, on the GPU as on the CPU: tells a fault from a last bit that decides.
exact: $name$.cu
	$(NVCC) $(NVCCFLAGS) -fmad=false -Xcompiler -ffp-contract=off -arch=$(ARCH) -o $name$_exact $<
	./$name$_exact

ptx: $name$.ptx

$name$.ptx: $name$.cu
	$(NVCC) $(NVCCFLAGS) -arch=$(ARCH) -ptx -o $@ $<

clean:
	rm -f $name$ $name$_exact $name$.ptx
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
    set(CMAKE_CUDA_ARCHITECTURES %sm%)
endif()
project($name$ LANGUAGES CXX CUDA)
)";

// A text with dollars of make's own: only this mark is replaced.
std::string replaced(std::string_view text, std::string_view mark, const std::string& by) {
    std::string out;
    while (true) {
        const size_t at = text.find(mark);
        out += text.substr(0, at);
        if (at == std::string_view::npos) return out;
        out += by;
        text.remove_prefix(at + mark.size());
    }
}

std::string named(std::string_view text, const std::string& name) {
    return replaced(text, "$name$", name);
}

std::string for_variant(std::string_view text, Variant variant) {
    const std::string threads = facts(variant).arrays == Arrays::PerDevice ? ",-pthread" : "";
    return replaced(replaced(text, "%sm%", std::to_string(facts(variant).oldest_architecture)), "%threads%",
                    threads);
}

}  // namespace

std::string makefile(const std::string& name, Variant variant) {
    return "# make: builds " + name +
           "; make run: and runs it; make exact: without fused multiply-adds; make ptx: its PTX\n" +
           for_variant(settings_text, variant) + named(program_rules, name);
}

std::string library_makefile(const std::string& name, Variant variant) {
    return "# make: builds lib" + name + ".a; make ptx: its PTX\n" + for_variant(settings_text, variant) +
           named(library_rules, name);
}

std::string cmake_file(const std::string& name, Variant variant) {
    return named(for_variant(cmake_head, variant), name) +
           named(
               "add_executable($name$ $name$.cu)\ntarget_compile_features($name$ PRIVATE cuda_std_17)\n"
               "target_compile_options($name$ PRIVATE -Xcompiler=-fwrapv)\n",
               name) +
           (facts(variant).arrays == Arrays::PerDevice
                ? named("find_package(Threads REQUIRED)\ntarget_link_libraries($name$ PRIVATE "
                        "Threads::Threads)\n",
                        name)
                : "");
}

std::string library_cmake_file(const std::string& name, Variant variant) {
    return named(for_variant(cmake_head, variant), name) +
           named(
               "add_library($name$ STATIC $name$.cu)\n"
               "target_include_directories($name$ PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})\n"
               "target_compile_features($name$ PUBLIC cuda_std_17)\n",
               name);
}

}  // namespace weft::standalone
