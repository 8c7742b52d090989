#include "dataset/set/row_source.h"

#include <algorithm>

#include "base/hex.h"
#include "base/sha256.h"
#include "base/versions.h"
#include "dataset/row/plain_cuda.h"
#include "driver/compile.h"
#include "exemplars/maker.h"
#include "facts/canonical.h"
#include "facts/complexity.h"
#include "facts/describe.h"
#include "facts/launch_script.h"
#include "facts/memory.h"
#include "facts/structure.h"
#include "faults/faults.h"
#include "gradient/judge.h"
#include "infer/infer.h"

namespace weft::dataset {
namespace {

// A kernel that has no place for any fault, or no plain CUDA form where that is the answer, gives way to
// another of the same run; indexes of rows lie below.
constexpr unsigned next_kernel = 48, most_kernels = 64;

std::string_view first_sentence(std::string_view text) {
    const size_t end = text.find(". ");
    return end == std::string_view::npos ? text : text.substr(0, end + 1);
}

class SynthSource : public RowSource {
  public:
    explicit SynthSource(const Recipe& recipe)
        : recipe_(recipe), policy_(recipe.policy), policy_text_(synth::text(policy_)) {}

    Result<void> make(uint64_t index, Row& row) override {
        for (uint64_t i = 0; i < most_kernels; ++i) {
            if (auto made = make_kernel(index, index + (i << next_kernel), row); !made) return made;
            if (can_be_asked_about(index, row)) return {};
        }
        return Error::finding("row " + std::to_string(index) + " of seed " + std::to_string(recipe_.seed) +
                              ": no kernel fits the task, which is a fault of weft");
    }

  private:
    Result<void> make_kernel(uint64_t index, uint64_t grown_index, Row& row) {
        driver::Options options;
        options.targets.set(emit::cpu, recipe_.cpu());
        options.targets.set(emit::cuda, recipe_.cuda());
        options.output = recipe_.backward ? driver::Output::Columns : driver::Output::Forward;
        options.node_facts = recipe_.standalone;
        if (recipe_.view.is_debug()) faults::ask_for_what_faults_need(options);
        if (auto made = make(grown_index, options); !made) {
            if (made.failure().kind == Error::Kind::Usage) return made.failure();  // no fault of weft
            return Error::finding("row " + std::to_string(index) + " of seed " +
                                  std::to_string(recipe_.seed) + ": " + made.error());
        }
        row.python_source = grown_.source;
        row.kernel_name = grown_.kernel_name;
        row.seed = recipe_.seed;
        row.index = index;
        set_code(compiled_.modules().front(), row);
        id_.clear();
        const Sha256::Digest digest = Sha256::of(grown_.source);
        append_hex(id_, std::span(digest).first(16));
        row.id = id_;
        describe(index, row);
        if (recipe_.code == nullptr) {
            std::swap(row.inputs, grown_.inputs);  // both keep their memory for the next row
        } else {
            infer_inputs(row);
        }
        script_.clear();
        if (row.inputs.are_known())
            facts::append_launch_script(script_, driver::subject(compiled_), row.inputs, recipe_.seed, index);
        row.launch_script = script_.empty() ? Code() : Code(script_.view());
        set_plain_cuda(row);
        row.tokens.known = false;
        if (recipe_.view.is_wide()) count_tokens(row);
        set_origin(grown_index, row);
        row.split = recipe_.splits.of(row);
        row.schema_version = schema_version;
        row.weft_version = weft_version();
        row.warp_version = warp_version;
        return {};
    }

    Result<void> make(uint64_t grown_index, const driver::Options& options) {
        if (recipe_.code == nullptr)
            return maker_.make(recipe_.seed, grown_index, recipe_.policy, options, grown_, compiled_);
        // A kernel of real code.
        const HarvestedKernel& kernel = recipe_.code->kernels[grown_index];
        grown_.source = kernel.source;
        grown_.kernel_name = kernel.name;
        grown_.family = kernel.family;
        grown_.transforms = kernel.transforms;
        grown_.idea = {};
        grown_.brief.clear();
        grown_.description.clear();
        return exemplars::compile_variant(options, grown_, compiled_);
    }

    // Nobody says on what real code is safe to run: what can be proved, or nothing.
    void infer_inputs(Row& row) {
        const driver::Subject subject = driver::subject(compiled_);
        auto inferred = infer::infer(subject);
        const bool has_backward = subject.declaration().options.enable_backward;
        const bool is_safe = inferred && inferred.value().not_finite.empty() &&
                             (inferred.value().forward_only.empty() || !has_backward);
        if (is_safe && shows_something(inferred.value().inputs) && fits(subject, inferred.value().inputs)) {
            row.inputs = std::move(inferred.value().inputs);
        } else {
            row.inputs.forget();
        }
    }

    // What only prints or checks can be run, but nobody can see that it did.
    static bool shows_something(const inputs::Inputs& inputs) {
        return std::any_of(inputs.args.begin(), inputs.args.end(),
                           [](const inputs::Arg& arg) { return arg.role != inputs::Role::In; });
    }

    // Whether every parameter has an argument: a struct without members has none.
    static bool fits(const driver::Subject& subject, const inputs::Inputs& inputs) {
        const std::span<const module::Parameter> params = subject.program.params(subject.declaration());
        return std::all_of(params.begin(), params.end(), [&](const module::Parameter& param) {
            const std::string_view name = subject.strings.text(param.name);
            return std::any_of(inputs.args.begin(), inputs.args.end(), [&](const inputs::Arg& arg) {
                return arg.name.substr(0, arg.name.find('.')) == name;
            });
        });
    }

    // Where the row comes from: a policy, or a file.
    void set_origin(uint64_t grown_index, Row& row) {
        row.origin = row.origin_package = row.origin_version = row.origin_license = row.split_key =
            std::nullopt;
        row.license = recipe_.license;
        if (recipe_.code == nullptr) {
            row.policy = policy_text();
            return;
        }
        const auto known = [](const std::string& text) { return text.empty() ? Code() : Code(text); };
        const HarvestedKernel& kernel = recipe_.code->kernels[grown_index];
        const CodeFile& file = recipe_.code->files[kernel.file];
        row.policy = std::nullopt;
        row.origin = file.shown;
        row.origin_package = known(file.package.name);
        row.origin_version = known(file.package.version);
        row.origin_license = known(file.package.license);
        row.split_key = kernel.split_key;
        if (recipe_.license.empty()) row.license = row.origin_license.value_or(license_unknown);
    }

    // Texts that are not there have no tokens.
    static void count_tokens(Row& row) {
        row.tokens.known = true;
        std::string_view column;
        TokenCounts counts{};
        for (const TokenField& field : token_fields()) {
            if (field.column != column) {
                column = field.column;
                const Column& which = *find_column(wide_columns(), column);
                counts = count_for_tokens(which.code != nullptr ? (row.*which.code).value_or("")
                                                                : row.*which.text);
            }
            row.tokens.*field.value = field.estimate(counts);
        }
    }

    void set_plain_cuda(Row& row) {
        row.cuda_standalone = row.variant = std::nullopt;
        if (!recipe_.standalone) return;
        plain_ = plain_cuda(driver::subject(compiled_), row);
        if (!plain_) return;
        row.cuda_standalone = plain_->text;
        row.variant = plain_->variant;
    }

    // Whether the row has what its task is about.
    bool can_be_asked_about(uint64_t index, Row& row) {
        if (recipe_.view.is_debug()) return put_fault(index, row);
        return !recipe_.view.is_chat() || !recipe_.view.task_of(row).needs_standalone() ||
               row.cuda_standalone;
    }

    bool put_fault(uint64_t index, Row& row) {
        if (!injector_.inject(compiled_, row.inputs, faults::key_of(recipe_.seed, index), fault_))
            return false;
        const faults::FaultInfo& about = info(fault_.fault);
        const bool is_code = about.language != faults::Language::Python;
        row.task = debug_task;
        row.fault = about.name;
        row.language = text(about.language);
        row.faulty_source = fault_.faulty;
        row.line = fault_.line;
        row.column = fault_.column;
        row.written = fault_.written;
        row.fix = fault_.fix;
        diff_ = faults::diff(fault_.faulty, is_code ? fault_.correct : row.python_source,
                             grown_.kernel_name + (is_code ? ".cpp" : ".py"));
        row.diff = diff_;
        row.explanation = fault_.explanation;
        row.shows = text(about.shows);
        row.observed = row.correct_code = std::nullopt;
        if (is_code) row.correct_code = fault_.correct;
        return true;
    }

    // The recipe may be given another policy between two rows.
    std::string_view policy_text() {
        if (policy_ != recipe_.policy) {
            policy_ = recipe_.policy;
            policy_text_ = synth::text(policy_);
        }
        return policy_text_;
    }

    void set_code(const CompiledModule& module, Row& row) const {
        row.cpp_forward = row.cpp_backward = row.cuda_forward = row.cuda_backward = std::nullopt;
        if (recipe_.cpu()) {
            row.cpp_forward = module.texts[emit::cpu];
            row.cpp_backward = module.backward_texts[emit::cpu];
        }
        if (recipe_.cuda()) {
            row.cuda_forward = module.texts[emit::cuda];
            row.cuda_backward = module.backward_texts[emit::cuda];
        }
    }

    // What is said about a kernel comes from the compiled kernel, not from what the synthesizer meant to
    // grow.
    void describe(uint64_t index, Row& row) {
        const driver::Subject subject = driver::subject(compiled_);
        const bool is_variant = !grown_.family.empty();
        row.category = info(grown_.category).name;
        const bool has_words = is_variant && !grown_.description.empty();
        row.description = has_words ? grown_.description : describer_.describe(subject, recipe_.seed, index);
        row.brief = has_words ? std::string_view(grown_.brief) : first_sentence(row.description);
        // Empty texts, not null: readers that infer types from some rows find one type in every file.
        row.idea = grown_.idea;
        row.family = is_variant ? grown_.family : grown_family();
        row.transforms = grown_.transforms;
        const facts::Complexity complexity = facts::complexity(subject);
        row.difficulty = complexity.difficulty;
#define WEFT_COMPLEXITY(name, text) row.complexity.name = complexity.name;
#include "dataset/row/complexity.def"
#undef WEFT_COMPLEXITY
        canonical_.clear();
        append_hex(canonical_, canonicalizer_.canonical(subject.tree, subject.strings));
        row.canonical = canonical_;
        structure_.clear();
        append_hex(structure_, hasher_.structure(subject));
        row.structure = structure_;
        // Chat views have no columns for what takes longest to find out.
        if (recipe_.view.is_chat()) return;
        const gradient::Gradient gradient = judge_.judge(subject);
        row.gradient = {text(gradient.verdict), name(gradient.reason)};
        memory_.look_at(subject, row.memory);
    }

    // The category's grower, or the plan that it followed.
    std::string_view grown_family() {
        family_.assign(grown_families).append(info(grown_.category).name);
        if (!grown_.idea.empty()) family_.append("/").append(grown_.idea);
        std::replace(family_.begin(), family_.end(), ' ', '_');
        return family_;
    }

    const Recipe& recipe_;
    synth::Policy policy_;
    std::string policy_text_;
    exemplars::Maker maker_;
    synth::Grown grown_;
    Compiled compiled_;
    facts::Describer describer_;
    gradient::Judge judge_;
    facts::MemoryFacts memory_;
    facts::Canonicalizer canonicalizer_;
    facts::StructureHasher hasher_;
    faults::Injector injector_;
    faults::Injected fault_;
    TextBuffer script_;
    std::optional<PlainCuda> plain_;
    std::string id_, canonical_, structure_, family_, diff_;
};

}  // namespace

std::unique_ptr<RowSource> open_row_source(const Recipe& recipe) {
    return std::make_unique<SynthSource>(recipe);
}

}  // namespace weft::dataset
