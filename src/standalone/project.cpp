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
#include "standalone/plan.h"

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
    json.member("variant", option_name(program.variant));
    if (!program.shared.empty()) {
        json.key("shared_accesses").begin_array();
        for (const SharedAccess& one : program.shared)
            json.begin_object()
                .member("access", one.text)
                .member("bank_conflict_ways", one.ways)
                .end_object();
        json.end_array();
    }
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

// One kernel with its inputs: what all variants share.
struct Kernel {
    const driver::Subject& subject;
    const Request& request;
    const inputs::Inputs& inputs;
    unsigned dims;
    std::string no_main;

    std::string file() const { return request.name + ".py"; }
    uint32_t line() const { return subject.tree[subject.declaration().def].line; }
    Form form(Variant variant) const {
        Form out = request.library ? Form{variant, false, {}} : form_of(inputs, variant);
        out.backward = request.backward;
        return out;
    }
    std::string sentence(const typed::Refusal& refusal) const {
        return file() + ":" + std::to_string(refusal.line) + ": no plain CUDA form: " + refusal.what;
    }
};

// The text of the .cu file with its main.
std::optional<typed::Refusal> print_text(const Kernel& kernel, const Program& program,
                                         plain::Support& support, std::string& out) {
    std::string reference;
    if (auto refusal = reference::print(kernel.subject, kernel.dims, support, reference)) return refusal;
    if (program.backward) {
        support.widen(true);
        std::string in_double;
        if (auto refusal =
                reference::print(kernel.subject, kernel.dims, support, in_double, double_namespace))
            return refusal;
        support.widen(false);
        reference += "\n// ---- and in double\n\n" + in_double;
    }
    Sample sample;
    sample.file = kernel.file();
    sample.brief = kernel.request.brief;
    sample.inputs = &kernel.inputs;
    sample.reference = plain::identifier(kernel.request.name, plain::Scope::Global);
    sample.seed = kernel.request.seed;
    sample.index = kernel.request.index;
    auto text =
        host_program(program, support, reference, kernel.subject.types, kernel.subject.strings, sample);
    if (!text.ok()) return typed::Refusal{text.error(), kernel.line()};
    out = std::move(text).value();
    return std::nullopt;
}

std::optional<typed::Refusal> make_project(const Kernel& kernel, const Comments& comments, Variant variant,
                                           Project& out) {
    out.no_main = kernel.no_main;
    plain::Support support(kernel.subject.types, kernel.subject.strings);
    Program program;
    if (auto refusal = print(kernel.subject, comments, kernel.dims, kernel.form(variant), support, program))
        return refusal;
    out.name = program.name;
    out.files.push_back({kernel.file(), std::string(kernel.request.source)});
    if (kernel.inputs.are_known() && !kernel.request.library) {
        std::string text;
        if (auto refusal = print_text(kernel, program, support, text)) return refusal;
        out.files.push_back({program.name + ".cu", text});
        out.files.push_back({"Makefile", makefile(program.name, variant)});
        out.files.push_back({"CMakeLists.txt", cmake_file(program.name, variant)});
    } else {
        if (facts(variant).is_of_host())
            return typed::Refusal{
                std::string(option_name(variant)) + ": a form of the host program, which a library has not",
                kernel.line()};
        const Library library = library_files(program, support, kernel.request.brief, kernel.file());
        out.files.push_back({program.name + ".h", library.header});
        out.files.push_back({program.name + ".cu", library.source});
        out.files.push_back({"Makefile", library_makefile(program.name, variant)});
        out.files.push_back({"CMakeLists.txt", library_cmake_file(program.name, variant)});
    }
    const std::string about = metadata(kernel.request, out, program, kernel.inputs);
    out.files.push_back({"metadata.json", about});
    return std::nullopt;
}

}  // namespace

Result<std::vector<Written>> make_projects(const Request& request, const std::vector<Variant>& variants) {
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

    inputs::Inputs inputs;
    std::string no_main;
    if (request.inputs) {
        inputs = *request.inputs;
    } else if (auto inferred = infer::infer(subject)) {
        inputs = inferred.value().inputs;
        const bool shows = std::any_of(inputs.args.begin(), inputs.args.end(),
                                       [](const inputs::Arg& arg) { return arg.role != inputs::Role::In; });
        if (!shows) {
            inputs.forget();
            no_main = "it changes no array: there is nothing to compare";
        }
    } else {
        inputs.forget();
        no_main = inferred.error();
    }
    const unsigned kernel_dims = compiled.modules()[0].kernels[0].dims;
    const Kernel kernel{subject, request, inputs, inputs.are_known() ? inputs.dims : kernel_dims, no_main};
    const Comments comments(request.source);
    std::vector<Written> out;
    for (const Variant variant : variants) {
        Project made;
        if (const auto refusal = make_project(kernel, comments, variant, made)) {
            out.push_back({variant, {}, refusal->what, kernel.sentence(*refusal)});
        } else {
            out.push_back({variant, std::move(made), "", ""});
        }
    }
    return out;
}

std::vector<Variant> allowed_variants(const driver::Subject& subject, unsigned dims) {
    std::vector<Variant> out;
    Planner planner(subject, dims);
    for (const Variant variant : all_variants()) {
        if (planner.plan(variant).ok()) out.push_back(variant);
    }
    return out;
}

Result<std::string> make_file(const driver::Subject& subject, const inputs::Inputs& inputs,
                              const Request& request, Variant variant) {
    const Kernel kernel{subject, request, inputs, inputs.dims, ""};
    const Comments comments(request.source);
    plain::Support support(subject.types, subject.strings);
    Program program;
    if (const auto refusal = print(subject, comments, inputs.dims, kernel.form(variant), support, program))
        return Error::finding(kernel.sentence(*refusal));
    std::string text;
    if (const auto refusal = print_text(kernel, program, support, text))
        return Error::finding(kernel.sentence(*refusal));
    return text;
}

}  // namespace weft::standalone
