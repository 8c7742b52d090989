#include "dataset/check/compiled_row.h"

#include "base/hex.h"
#include "base/versions.h"
#include "dataset/check/inputs_fit.h"
#include "dataset/row/plain_cuda.h"
#include "dataset/row/row_same.h"
#include "facts/category.h"
#include "facts/complexity.h"
#include "facts/literals.h"
#include "synth/synth.h"

namespace weft::dataset {
namespace {

// The verdict of the row in the words of its schema.
bool says(const Row& row, gradient::Gradient gradient) {
    if (row.schema_version < schema_with_unknown) {
        // It had no word for what is not known, and none of its own for a state that is drawn from.
        if (gradient.verdict == gradient::Verdict::Unknown) return true;
        if (gradient.reason == gradient::Reason::DrawnState) gradient.reason = gradient::Reason::Unclear;
    }
    return row.gradient.kind == text(gradient.verdict) && row.gradient.reason == name(gradient.reason);
}

}  // namespace

void CompiledRow::compile(const Row& row, std::string_view source) {
    file_.assign(row.kernel_name).append(".py");
    driver::Options options;
    options.targets.set(emit::cpu, row.cpp_forward.has_value());
    options.targets.set(emit::cuda, row.cuda_forward.has_value());
    options.output = driver::Output::Columns;
    options.node_facts = row.cuda_standalone.has_value();
    options.module_name = row.kernel_name;
    options.printed_file = file_;
    driver::compile(source, options, compiled_);
}

// Whether there is no code to compare with.
bool CompiledRow::is_refused(std::vector<Check>& made, std::vector<Said>& said) const {
    made.push_back(Check::Python);
    const Diag* const refusal = compiled_.first_diag();
    if (refusal != nullptr && info(refusal->kind).construct.starts_with("syntax")) {
        said.push_back({Check::Python, message(*refusal)});
        return true;
    }
    made.push_back(Check::Recompile);
    if (refusal != nullptr) {
        said.push_back({Check::Recompile, "refused: " + message(*refusal)});
        return true;
    }
    if (compiled_.modules().size() != 1 || compiled_.modules().front().kernels.size() != 1) {
        said.push_back({Check::Recompile, "python_source does not hold exactly one kernel"});
        return true;
    }
    return false;
}

void CompiledRow::compare_earlier(const Row& row, std::vector<Check>& made, std::vector<Said>& said) {
    source_ = row.python_source.find("import warp") == std::string_view::npos ? "import warp as wp\n\n" : "";
    source_ += row.python_source;
    compile(row, source_);
    if (is_refused(made, said)) return;
    const CompiledModule& module = compiled_.modules().front();
    const struct {
        std::string_view name;
        const Code& code;
        std::string_view text;
    } texts[] = {{"the forward code", row.cpp_forward, module.texts[emit::cpu]},
                 {"the backward code", row.cpp_backward, module.backward_texts[emit::cpu]},
                 {"the forward code", row.cuda_forward, module.texts[emit::cuda]},
                 {"the backward code", row.cuda_backward, module.backward_texts[emit::cuda]}};
    for (const auto& [name, code, text] : texts) {
        if (!code) continue;
        std::string_view cut = *code, whole = text;
        for (std::string_view* const one : {&cut, &whole}) {
            while (one->ends_with('\n')) one->remove_suffix(1);
        }
        if (!whole.ends_with(cut) || cut.empty())
            said.push_back({Check::Recompile, std::string(name) + " is not what Warp " +
                                                  std::string(warp_version) + " generates for the kernel"});
    }
}

bool CompiledRow::compare(const Row& row, bool wants_backward, std::vector<Check>& made,
                          std::vector<Said>& said) {
    compile(row, row.python_source);
    if (is_refused(made, said)) return false;
    made.push_back(Check::Literals);
    const auto escapes = facts::escapes_its_literal(compiled_);
    if (escapes) said.push_back({Check::Literals, *escapes});
    compare_code(row, wants_backward, said);
    const driver::Subject subject = driver::subject(compiled_);
    for (const Check check : {Check::Category, Check::Facts}) made.push_back(check);
    compare_facts(row, subject, said);
    // What a user wrote is as it is, and earlier versions drew no second time.
    if (row.policy && row.weft_version == weft_version()) {
        made.push_back(Check::Void);
        for (const facts::VoidCode& one : void_finder_.find(subject))
            said.push_back(
                {Check::Void, "line " + std::to_string(one.line) + ": " + std::string(text(one.kind))});
    }
    std::string wrong;
    if (row.inputs.are_known()) {
        made.push_back(Check::Inputs);
        wrong = misfit(subject, compiled_.modules().front().kernels.front().dims, row.inputs);
        if (!wrong.empty()) said.push_back({Check::Inputs, wrong});
    }
    // Inputs that do not fit give no program.
    if (wrong.empty()) compare_plain_cuda(row, subject, made, said);
    return !escapes;
}

void CompiledRow::compare_plain_cuda(const Row& row, const driver::Subject& subject, std::vector<Check>& made,
                                     std::vector<Said>& said) const {
    if (row.cuda_standalone.has_value() != row.variant.has_value()) {
        said.push_back({Check::Schema, "one of cuda_standalone and variant is null and the other is not"});
        return;
    }
    if (!row.cuda_standalone || row.weft_version != weft_version()) return;  // others had other words
    made.push_back(Check::Standalone);
    const auto plain = plain_cuda_again(subject, row);
    if (!plain) {
        said.push_back({Check::Standalone, "the kernel has no plain CUDA form in this variant"});
    } else if (plain->text != *row.cuda_standalone) {
        said.push_back({Check::Standalone, "cuda_standalone is another text from " +
                                               first_difference(*row.cuda_standalone, plain->text) + " on"});
    }
}

void CompiledRow::compare_code(const Row& row, bool wants_backward, std::vector<Said>& said) const {
    const CompiledModule& module = compiled_.modules().front();
    if (module.kernels.front().key != row.kernel_name)
        said.push_back(
            {Check::Names, "the kernel is called `" + std::string(module.kernels.front().key) + "`"});
    const struct {
        std::string_view name;
        const Code& column;
        std::string_view text;
    } texts[] = {{"cpp_forward", row.cpp_forward, module.texts[emit::cpu]},
                 {"cpp_backward", row.cpp_backward, module.backward_texts[emit::cpu]},
                 {"cuda_forward", row.cuda_forward, module.texts[emit::cuda]},
                 {"cuda_backward", row.cuda_backward, module.backward_texts[emit::cuda]}};
    for (const auto& [name, column, text] : texts) {
        if (!column || (column->empty() && name.ends_with("backward") && !wants_backward)) continue;
        if (*column != text)
            said.push_back({Check::Recompile, std::string(name) + " is another text from " +
                                                  first_difference(*column, text) + " on"});
    }
}

void CompiledRow::compare_facts(const Row& row, const driver::Subject& subject, std::vector<Said>& said) {
    const auto category = synth::find_category(row.category);
    const synth::TraitSet traits = facts::traits(subject);
    // Real code may be in none of the categories that are grown: the most telling one stands for it.
    const bool belongs = !category || (row.origin ? facts::most_telling(traits) == *category
                                                  : facts::belongs_to(traits, *category));
    if (!belongs)
        said.push_back({Check::Category, "the kernel is not one of " + std::string(row.category) + ": " +
                                             std::string(info(*category).text)});
    const auto wrong = [&](std::string_view what) {
        said.push_back({Check::Facts, std::string(what) + " is not that of the kernel"});
    };
    if (row.canonical != hex(canonicalizer_.canonical(subject.tree, subject.strings))) wrong("canonical");
    if (row.structure && *row.structure != hex(structure_.structure(subject))) wrong("structure");
    const facts::Complexity complexity = facts::complexity(subject);
    if (row.difficulty != complexity.difficulty) wrong("difficulty");
#define WEFT_COMPLEXITY(name, text) \
    if (row.complexity.name != complexity.name) wrong("complexity." #name);
#include "dataset/row/complexity.def"
#undef WEFT_COMPLEXITY
    memory_facts_.look_at(subject, memory_);
    if (row.memory.known && row.memory != memory_) wrong("memory");
    if (!says(row, judge_.judge(subject))) wrong("gradient");
    // Other versions have other words, and variants of exemplars have a person's.
    if (row.weft_version == weft_version() && (row.was_grown() || row.origin) &&
        row.description != describer_.describe(subject, row.seed, row.index))
        wrong("description");
}

}  // namespace weft::dataset
