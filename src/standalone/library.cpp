#include "standalone/library.h"

#include "standalone/backward_host.h"
#include "standalone/launch.h"

namespace weft::standalone {

Library library_files(const Program& program, const plain::Support& support, const std::string& brief,
                      const std::string& file) {
    std::string list, arguments;
    const auto add = [](std::string& to, const std::string& one) { to += (to.empty() ? "" : ", ") + one; };
    for (const Parameter& one : program.parameters) {
        add(list, one.is_array() ? (one.is_written ? "" : "const ") + one.element + "* " + one.name
                                 : one.element + " " + one.name);
        add(arguments, one.name);
        for (const std::string& size : one.size_names()) {
            add(list, "int " + size);
            add(arguments, size);
        }
    }
    for (const std::string& one : program.launch_sizes) {
        add(list, "int " + one);
        add(arguments, one);
    }
    FileNames names = program.names;
    const std::string stream = names.fresh({"stream", "cuda_stream"});
    add(list, "cudaStream_t " + stream);
    const std::string head = "cudaError_t launch_" + program.name + "(";

    Library out;
    out.header = "// " + (brief.empty() ? program.name + ", from " + file
                                        : brief + " (" + program.name + ", from " + file + ")");
    out.header += "\n#pragma once\n\n";
    std::vector<std::string> headers{"<cuda_runtime.h>", "<cmath>", "<cstdint>"};
    for (const std::string_view one : support.headers()) headers.emplace_back(one);
    for (const std::string& one : sorted_once(headers)) out.header += "#include " + one + "\n";
    TextBuffer types_and_functions;
    support.append(types_and_functions);
    if (!types_and_functions.empty()) out.header += "\n" + types_and_functions.str();
    if (!program.structs.empty()) out.header += "\n" + program.structs;
    if (!out.header.ends_with("\n\n")) out.header += "\n";
    out.header +=
        "// Arrays are pointers to memory of the GPU. Returns at once; the result says whether it was "
        "launched.\n";
    out.header += wrapped_list(head, list, ");\n");
    BackwardLibrary back;
    if (program.backward) back = backward_library(program);
    out.header += back.declaration;

    out.source = "#include \"" + program.name + ".h\"\n\n";
    std::vector<std::string> needed(program.headers.begin(), program.headers.end());
    if (program.asserts) needed.emplace_back("<cassert>");
    if (program.is_bounded_grid) needed.emplace_back("<algorithm>");
    for (const std::string& one : sorted_once(needed)) out.source += "#include " + one + "\n";
    if (!needed.empty()) out.source += "\n";
    if (!program.aliases.empty()) out.source += program.aliases + "\n";
    if (!program.constants.empty()) out.source += program.constants + "\n";
    out.source += program.functions + program.kernel + "\n";
    if (program.backward) out.source += program.backward->functions + program.backward->kernel + "\n";
    out.source += wrapped_list(head, list, ") {\n");
    const Grid grid = make_grid(program, names);
    out.source += grid.text();
    out.source += wrapped_list(
        "    " + program.kernel_name + "<<<" + grid.grid + ", " + grid.block + ", 0, " + stream + ">>>(",
        arguments, ");\n");
    out.source += "    return cudaGetLastError();\n}\n" + back.definition;
    return out;
}

}  // namespace weft::standalone
