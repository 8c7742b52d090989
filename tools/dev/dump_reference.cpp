// Prints each kernel of a Python file as sequential C++ of the host, one JSON object per line and kernel:
//   dump_reference FILE.py ...
// tests/reference compares what it computes with Warp's own launch on the CPU.
#include <filesystem>
#include <iostream>

#include "base/files.h"
#include "base/json_write.h"
#include "driver/compile.h"
#include "driver/subject.h"
#include "plain/sizes.h"
#include "reference/reference.h"
#include "source/render.h"

namespace {

using namespace weft;

// The structs of the file, whose arrays are pointers with their sizes beside them.
Result<std::string> struct_texts(const driver::Subject& subject, plain::Support& support) {
    std::string out;
    for (const types::StructId id : subject.lowered.structs) {
        const types::Structure& one = subject.types[id];
        out += "struct " + plain::identifier(subject.strings.text(one.key), plain::Scope::Global) + " {\n";
        for (const types::Field& field : one.fields) {
            const types::Type& type = subject.types[field.type];
            const unsigned ndim = types::is_array(type) ? type.ndim : 0;
            WEFT_TRY(const std::string element, support.type(ndim != 0 ? type.element : field.type));
            const std::string name = plain::identifier(subject.strings.text(field.name));
            out += "    " + element + (ndim != 0 ? "* " : " ") + name + ";\n";
            for (unsigned d = 0; d < ndim; ++d)
                out += "    int " + name + std::string(plain::size_suffix(ndim, d)) + ";\n";
        }
        out += "};\n\n";
    }
    return out;
}

void print_kernel(const driver::Subject& subject, const CompiledKernel& kernel) {
    plain::Support support(subject.types, subject.strings);
    std::string text, refusal;
    uint32_t line = 0;
    if (const auto refused = reference::print(subject, kernel.dims, support, text)) {
        refusal = refused->what;
        line = refused->line;
    }
    Result<std::string> structs = struct_texts(subject, support);
    if (!structs.ok()) refusal = structs.error();
    TextBuffer out;
    JsonWriter json(out, json_compact);
    json.begin_object();
    json.member("kernel", kernel.key);
    json.member("dims", kernel.dims);
    if (!refusal.empty()) {
        json.member("refusal", refusal);
        json.member("line", line);
    } else {
        TextBuffer needed;
        support.append(needed);
        json.member("text", needed.str() + "\n" + structs.value() + text);
    }
    json.end_object();
    std::cout << out.view() << '\n';
}

}  // namespace

int main(int argc, char** argv) {
    Compiled compiled;
    for (int i = 1; i < argc; ++i) {
        const Result<std::string> source = read_file(argv[i]);
        if (!source.ok()) {
            std::cerr << source.error() << '\n';
            return 1;
        }
        const std::string stem = std::filesystem::path(argv[i]).stem().string();
        driver::Options options;
        options.output = driver::Output::Forward;
        options.node_facts = true;
        options.module_name = stem;
        options.printed_file = argv[i];
        driver::compile(source.value(), options, compiled);
        if (const Diag* diag = compiled.first_diag()) {
            std::cerr << render(*diag, compiled.sources()) << '\n';
            return 1;
        }
        for (const CompiledModule& module : compiled.modules()) {
            for (size_t k = 0; k < module.kernels.size(); ++k)
                print_kernel(driver::subject(compiled, module, k), module.kernels[k]);
        }
    }
}
