#include "emit/function.h"

#include "emit/body.h"

namespace weft::emit {
namespace {

class FunctionPrinter {
  public:
    FunctionPrinter(const Unit& unit, const Target& target, size_t index, Pass pass, TextBuffer& out)
        : unit_(unit),
          target_(target),
          lowered_(unit.lowered.functions[index]),
          function_(unit.program.functions[lowered_.id.index]),
          index_(index),
          pass_(pass),
          out_(out) {}

    void fill(Slot slot) {
        switch (slot) {
            case Slot::file:
                out_.append(unit_.file);
                return;
            case Slot::first_line:
                out_.append_uint(function_.instance ? 0 : function_.source.first_line);
                return;
            case Slot::line:
                return print_signature_directive(unit_, target_, function_, out_);
            case Slot::inline_hint:
                return inline_hint();
            case Slot::device:
                out_.append(target_.function_attribute);
                return;
            case Slot::result:
                return result();
            case Slot::name:
                out_.append(unit_.strings.padded(function_.native_name));
                return;
            case Slot::parameters:
                return parameters();
            case Slot::body:
                return body();
            default:
                WEFT_CHECK(false, "a slot that functions do not have");
        }
    }

  private:
    void inline_hint() {
        switch (function_.inline_hint) {
            case module::Inline::Default:
                return;
            case module::Inline::Never:
                out_.append("WP_NOINLINE ");
                return;
            case module::Inline::Always:
                out_.append("WP_FORCEINLINE ");
                return;
        }
    }

    bool returns_one() const { return lowered_.body.results.size() == 1; }
    bool returns_several() const { return lowered_.body.results.size() > 1; }

    void result() {
        out_.append(returns_one() ? variable_spelling(unit_.types, lowered_.body.results[0])
                                  : std::string_view("void"));
    }

    void separate() {
        if (!first_) out_.append(",\n    ");
        first_ = false;
    }

    std::span<const module::Parameter> declared() const {
        return {unit_.program.parameters.data() + function_.first_param, function_.param_count};
    }

    std::string_view spelling(const module::Parameter& parameter) {
        return variable_spelling(unit_.types, parameter.type);
    }

    void results(std::string_view prefix) {
        for (size_t i = 0; i < lowered_.body.results.size(); ++i) {
            separate();
            out_.append(variable_spelling(unit_.types, lowered_.body.results[i]));
            out_.append(prefix);
            out_.append_uint(i);
        }
    }

    void parameters() {
        for (const module::Parameter& parameter : declared()) {
            separate();
            out_.append(spelling(parameter));
            out_.append(" var_");
            out_.append(unit_.strings.padded(parameter.name));
        }
        if (returns_several()) results(" & ret_");
        if (pass_ == Pass::Backward) adjoint_parameters();
    }

    void adjoint_parameters() {
        for (const module::Parameter& parameter : declared()) {
            separate();
            out_.append(spelling(parameter));
            out_.append(" & adj_");
            out_.append(unit_.strings.padded(parameter.name));
        }
        if (returns_several()) {
            results(" & adj_ret_");
        } else if (returns_one()) {
            separate();
            out_.append(variable_spelling(unit_.types, lowered_.body.results[0]));
            out_.append(" & adj_ret");
        }
    }

    void body() {
        if (pass_ == Pass::Backward && !lowered_.used_by_backward) {
            out_.append(templates::no_adjoint);
            return;
        }
        const BodyContext context{.function = lowered_.body,
                                  .program = unit_.program,
                                  .callable = function_,
                                  .types = unit_.types,
                                  .strings = unit_.strings,
                                  .line_directives = unit_.line_directives() && !function_.instance,
                                  .file = unit_.directive_file};
        if (pass_ == Pass::Forward) {
            forward_body(context, out_);
        } else {
            backward_body(context, unit_.function_sweeps[index_], out_);
        }
    }

    const Unit& unit_;
    const Target& target_;
    const lower::LoweredFunction& lowered_;
    const module::Function& function_;
    size_t index_;
    Pass pass_;
    TextBuffer& out_;
    bool first_ = true;
};

}  // namespace

void print_function(const Unit& unit, const Target& target, size_t index, Pass pass, Frame& frame) {
    FunctionPrinter printer(unit, target, index, pass, frame.out);
    const Template& text = pass == Pass::Forward ? templates::forward_function : templates::reverse_function;
    frame.piece(text, [&](Slot slot) { printer.fill(slot); });
}

void print_signature_directive(const Unit& unit, const Target& target, const module::Callable& callable,
                               TextBuffer& out) {
    if (!unit.line_directives() || !target.signature_directives || callable.instance) return;
    out.append("#line ");
    out.append_uint((*unit.program.tree)[callable.def].line);
    out.append(" \"");
    out.append(unit.directive_file);
    out.append("\"\n");
}

}  // namespace weft::emit
