#include "dataset/set/row_source.h"

#include "base/diag.h"
#include "base/number_text.h"
#include "base/sha256.h"
#include "driver/compile.h"
#include "facts/canonical.h"
#include "facts/complexity.h"
#include "facts/describe.h"
#include "gradient/judge.h"
#include "synth/synth.h"

namespace weft::dataset {
namespace {

std::string spelled(const inputs::Extent& extent) {
    std::string text;
    append(text, extent);
    return text;
}

std::string spelled(double value, inputs::Fill fill, TextBuffer& scratch) {
    if (fill == inputs::Fill::Index) return std::to_string(static_cast<int64_t>(value));
    scratch.clear();
    append_python_float(scratch, value);
    return scratch.str();
}

class SynthSource : public RowSource {
  public:
    explicit SynthSource(const Recipe& recipe) : recipe_(recipe) {}

    Result<void> make(uint64_t index, Row& row) override {
        synthesizer_.grow(recipe_.seed, index, recipe_.policy, grown_);
        file_.assign(grown_.kernel_name).append(".py");
        driver::Options options;
        options.cpu = recipe_.cpu();
        options.cuda = recipe_.cuda();
        options.output = recipe_.backward ? driver::Output::Columns : driver::Output::Forward;
        options.module_name = grown_.kernel_name;
        options.printed_file = file_;
        driver::compile(grown_.source, options, compiled_);
        if (!compiled_.ok()) return refused(index);

        row.python_source = grown_.source;
        row.kernel_name = grown_.kernel_name;
        set_code(compiled_.modules().front(), row);
        id_ = hex(Sha256::of(grown_.source)).substr(0, 32);
        row.id = id_;
        describe(index, row);
        set_inputs(row.inputs);
        row.split = recipe_.splits.of(row.canonical);
        row.seed = recipe_.seed;
        row.index = index;
        row.license = recipe_.license;
        row.schema_version = schema_version;
        row.weft_version = weft_version();
        row.warp_version = warp_version;
        return {};
    }

  private:
    Error refused(uint64_t index) const {
        return Error{"row " + std::to_string(index) + " of seed " + std::to_string(recipe_.seed) +
                     " does not compile, which is a fault of weft:\n" +
                     render(*compiled_.first_diag(), compiled_.source(), file_)};
    }

    void set_code(const CompiledModule& module, Row& row) const {
        row.cpp_forward = row.cpp_backward = row.cuda_forward = row.cuda_backward = std::nullopt;
        if (recipe_.cpu()) {
            row.cpp_forward = module.texts[0];
            row.cpp_backward = module.backward_texts[0];
        }
        if (recipe_.cuda()) {
            row.cuda_forward = module.texts[1];
            row.cuda_backward = module.backward_texts[1];
        }
    }

    // What is said about a kernel comes from the compiled kernel, not from what the synthesizer meant to
    // grow.
    void describe(uint64_t index, Row& row) {
        const driver::Subject subject = driver::subject(compiled_);
        row.category = info(grown_.category).name;
        row.description = describer_.describe(subject, recipe_.seed, index);
        const facts::Complexity complexity = facts::complexity(subject);
        row.difficulty = complexity.difficulty;
#define WEFT_COMPLEXITY(name, text) row.complexity.name = complexity.name;
#include "dataset/row/complexity.def"
#undef WEFT_COMPLEXITY
        const gradient::Gradient gradient = judge_.judge(subject);
        row.gradient = {text(gradient.verdict), name(gradient.reason)};
        canonical_ = facts::hex(canonicalizer_.structure(subject.tree, subject.strings));
        row.canonical = {canonical_.data(), canonical_.size()};
    }

    void set_inputs(Inputs& out) {
        out.clear();
        const inputs::Inputs& in = grown_.inputs;
        for (unsigned i = 0; i < in.dims; ++i) out.launch.push_back(spelled(in.launch[i]));
        for (const inputs::Arg& arg : in.args) {
            Argument& to = out.next();
            to.name = arg.name;
            to.role = text(arg.role);
            to.dtype = arg.dtype;
            to.shape.clear();
            for (unsigned i = 0; i < arg.ndim; ++i) to.shape.push_back(spelled(arg.shape[i]));
            to.fill = text(arg.fill);
            to.low = spelled(arg.low, arg.fill, scratch_);
            to.high = arg.high_is_extent ? spelled(arg.high_extent) : spelled(arg.high, arg.fill, scratch_);
        }
    }

    const Recipe& recipe_;
    synth::Synthesizer synthesizer_;
    synth::Grown grown_;
    Compiled compiled_;
    facts::Describer describer_;
    gradient::Judge judge_;
    facts::Canonicalizer canonicalizer_;
    TextBuffer scratch_;
    std::string file_, id_;
    std::array<char, 32> canonical_{};
};

}  // namespace

std::unique_ptr<RowSource> open_row_source(const Recipe& recipe) {
    return std::make_unique<SynthSource>(recipe);
}

}  // namespace weft::dataset
