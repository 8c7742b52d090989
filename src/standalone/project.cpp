#include "standalone/project.h"

#include <algorithm>

#include "base/hex.h"
#include "base/json_write.h"
#include "base/sha256.h"
#include "base/versions.h"
#include "driver/compile.h"
#include "driver/subject.h"
#include "infer/infer.h"
#include "inputs/json.h"
#include "inputs/text.h"
#include "reference/reference.h"
#include "source/render.h"
#include "standalone/backward_host.h"
#include "standalone/build_files.h"
#include "standalone/host.h"
#include "standalone/library.h"

namespace weft::standalone {
namespace {

std::string metadata(const Request& request, const Project& project, const Program& program,
                     const inputs::Inputs& inputs) {
    TextBuffer out;
    JsonWriter json(out, json_pretty);
    json.begin_object();
    json.member("name", project.name);
    const auto text_or_null = [&](std::string_view key, const std::string& text) {
        text.empty() ? json.key(key).null() : json.member(key, text);
    };
    text_or_null("category", request.category);
    text_or_null("description", request.description);
    json.key("difficulty");
    request.difficulty == 0 ? json.null() : json.value(request.difficulty);
    json.member("variant", program.is_grid_stride ? "grid-stride" : "basic");
    if (program.backward) json.member("gradient", true);
    json.key("inputs");
    if (inputs.are_known()) {
        inputs::write(json, inputs);
    } else {
        json.null();
    }
    text_or_null("no_inputs", project.no_main);
    json.member("launch_dimensions", program.dims);
    json.member("seed", request.seed).member("index", request.index);
    text_or_null("policy", request.policy);
    json.member("weft_version", weft_version()).member("warp_version", warp_version);
    json.key("files").begin_object();
    for (const ProjectFile& file : project.files) json.member(file.name, hex(Sha256::of(file.text)));
    json.end_object().end_object();
    out.append('\n');
    return out.str();
}

// The kernel as text, and all of its .cu file where there is a main.
struct Printed {
    Program program;
    std::string text;
};

Result<Printed> print_file(const driver::Subject& subject, const inputs::Inputs& inputs, unsigned dims,
                           const Request& request, plain::Support& support) {
    const std::string file = request.name + ".py";
    const auto refused = [&](const typed::Refusal& why) {
        return Error::finding(file + ":" + std::to_string(why.line) + ": no plain CUDA form: " + why.what);
    };
    const Comments comments(request.source);
    Printed out;
    if (const auto why = print(subject, comments, dims, request.form, support, out.program))
        return refused(*why);
    if (!inputs.are_known() || request.library) return out;
    std::string reference;
    if (const auto why = reference::print(subject, dims, support, reference)) return refused(*why);
    if (out.program.backward) {
        support.widen(true);
        std::string in_double;
        if (const auto why = reference::print(subject, dims, support, in_double, double_namespace))
            return refused(*why);
        support.widen(false);
        reference += "\n// ---- and in double\n\n" + in_double;
    }
    Sample sample;
    sample.file = file;
    sample.brief = request.brief;
    sample.inputs = &inputs;
    sample.reference = plain::identifier(request.name, plain::Scope::Global);
    sample.seed = request.seed;
    sample.index = request.index;
    WEFT_TRY(out.text, host_program(out.program, support, reference, subject.types, subject.strings, sample));
    return out;
}

}  // namespace

Result<std::string> make_file(const driver::Subject& subject, const inputs::Inputs& inputs,
                              const Request& request) {
    plain::Support support(subject.types, subject.strings);
    WEFT_TRY(Printed printed, print_file(subject, inputs, inputs.dims, request, support));
    return std::move(printed.text);
}

Result<Project> make_project(const Request& request) {
    driver::Options options;
    options.output = driver::Output::Forward;
    options.node_facts = true;
    options.module_name = request.name;
    const std::string file = request.name + ".py";
    options.printed_file = file;
    Compiled compiled;
    driver::compile(request.source, options, compiled);
    if (const Diag* diag = compiled.first_diag()) return Error::finding(render(*diag, compiled.sources()));
    if (compiled.modules().size() != 1 || compiled.modules()[0].kernels.size() != 1)
        return Error::finding(file + " has not one kernel");
    const driver::Subject subject = driver::subject(compiled);

    Project out;
    inputs::Inputs inputs;
    if (request.inputs) {
        inputs = *request.inputs;
    } else if (auto inferred = infer::infer(subject)) {
        inputs = inferred.value().inputs;
        const bool shows = std::any_of(inputs.args.begin(), inputs.args.end(),
                                       [](const inputs::Arg& arg) { return arg.role != inputs::Role::In; });
        if (!shows) {
            inputs.forget();
            out.no_main = "it changes no array: there is nothing to compare";
        }
    } else {
        inputs.forget();
        out.no_main = inferred.error();
    }
    const unsigned kernel_dims = compiled.modules()[0].kernels[0].dims;
    const unsigned dims = inputs.are_known() ? inputs.dims : kernel_dims;

    plain::Support support(compiled.types(), compiled.strings());
    WEFT_TRY(const Printed printed, print_file(subject, inputs, dims, request, support));
    const Program& program = printed.program;
    const bool has_main = !printed.text.empty();
    out.name = program.name;
    out.files.push_back({file, std::string(request.source)});
    if (has_main) {
        out.files.push_back({program.name + ".cu", printed.text});
        out.files.push_back({"Makefile", makefile(program.name)});
        out.files.push_back({"CMakeLists.txt", cmake_file(program.name)});
    } else {
        const Library library = library_files(program, support, request.brief, file);
        out.files.push_back({program.name + ".h", library.header});
        out.files.push_back({program.name + ".cu", library.source});
        out.files.push_back({"Makefile", library_makefile(program.name)});
        out.files.push_back({"CMakeLists.txt", library_cmake_file(program.name)});
    }
    const std::string facts = metadata(request, out, program, inputs);
    out.files.push_back({"metadata.json", facts});
    return out;
}

}  // namespace weft::standalone
