#include "emit/function.h"

#include <algorithm>

namespace weft::emit {
namespace {

class FunctionPrinter {
  public:
    FunctionPrinter(Page& page, size_t index, const Body& body, Pass pass, std::string_view prefix = {})
        : page_(page),
          unit_(page.unit),
          lowered_(unit_.lowered.functions[index]),
          function_(unit_.lowered.declaration(unit_.program, lowered_.id)),
          body_(body),
          pass_(pass),
          prefix_(prefix),
          out_(page.out) {}

    void fill(Slot slot) {
        switch (slot) {
            case Slot::file:
                out_.append(unit_.program.file_of(function_).printed);
                return;
            case Slot::first_line:
                out_.append_uint(function_.instance ? 0 : function_.source.first_line);
                return;
            case Slot::line:
                if (!function_.is_native()) page_.signature_directive(function_);
                return;
            case Slot::inline_hint:
                return inline_hint();
            case Slot::device:
                out_.append(function_.is_native() ? templates::native_attribute
                                                  : page_.target.function_attribute);
                return;
            case Slot::result:
                return result();
            case Slot::name:
                out_.append(prefix_);
                out_.append(unit_.strings.padded(function_.native_name));
                return;
            case Slot::parameters:
                return parameters();
            case Slot::body:
                return print_body();
            default:
                WEFT_CHECK(false, "a slot that functions do not have");
        }
    }

    // True: there is a line of template parameters, one for each tile.
    bool template_line() {
        bool any = false;
        for (const module::Parameter& parameter : declared()) {
            if (!is_templated(parameter)) continue;
            out_.append(any ? std::string_view(", typename tile_")
                            : std::string_view("template<typename tile_"));
            out_.append(unit_.strings.padded(parameter.name));
            any = true;
        }
        if (any) out_.append(">\n\n");
        return any;
    }
    bool has_template_line() const {
        const auto all = declared();
        return std::any_of(all.begin(), all.end(),
                           [&](const module::Parameter& each) { return is_templated(each); });
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

    bool is_templated(const module::Parameter& parameter) const {
        return types::is_of_block(unit_.types[parameter.type]);
    }

    // wp.ref: passed as a pointer.
    bool is_reference(const module::Parameter& parameter) const {
        return unit_.types[parameter.type].kind == types::Kind::Ref;
    }

    // Tiles are passed by reference, as whatever they are where the function is called.
    void declare(const module::Parameter& parameter) {
        separate();
        if (!is_templated(parameter)) return out_.append(spelling(parameter));
        out_.append("tile_");
        out_.append(unit_.strings.padded(parameter.name));
    }

    void separate() {
        if (!first_) out_.append(",\n    ");
        first_ = false;
    }

    std::span<const module::Parameter> declared() const {
        return unit_.lowered.params(unit_.program, lowered_.id);
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

    bool is_gradient() const { return function_.role == module::Role::Gradient; }
    // Without the adjoints of results, which a gradient names itself.
    std::span<const module::Parameter> inputs() const {
        return is_gradient() ? declared().first(function_.primal_count) : declared();
    }

    void parameters() {
        for (const module::Parameter& parameter : inputs()) {
            declare(parameter);
            if (is_templated(parameter)) out_.append('&');
            out_.append(' ');
            if (function_.is_native() && is_reference(parameter)) out_.append("_wp_ref_");
            primal_name(parameter.name);
        }
        if (returns_several() && !function_.is_native()) results(" & ret_");
        if (pass_ == Pass::Backward) adjoint_parameters();
    }

    void adjoint_parameters() {
        for (const module::Parameter& parameter : inputs()) {
            if (unit_.types[parameter.type].kind == types::Kind::Indexed) {
                separate();
                out_.append(adjoint_spelling(unit_.types, parameter.type));
            } else {
                declare(parameter);
            }
            out_.append(!is_reference(parameter) ? std::string_view(" & adj_")
                        : function_.is_native()  ? std::string_view(" _wp_ref_adj_")
                                                 : std::string_view(" adj_"));
            out_.append(unit_.strings.padded(parameter.name));
        }
        for (const module::Parameter& parameter : declared().subspan(inputs().size())) {
            declare(parameter);
            out_.append(is_reference(parameter) ? std::string_view(" var_") : std::string_view(" & var_"));
            out_.append(unit_.strings.padded(parameter.name));
        }
        if (returns_several() && !function_.is_native()) {
            results(" & adj_ret_");
        } else if (returns_one()) {
            separate();
            out_.append(variable_spelling(unit_.types, lowered_.body.results[0]));
            out_.append(" & adj_ret");
        }
    }

    // Native code calls a parameter as Python does. Warp takes `var_` out wherever it stands in the name.
    void primal_name(StringId parameter) {
        if (!function_.is_native()) {
            out_.append("var_");
            out_.append(unit_.strings.padded(parameter));
            return;
        }
        constexpr std::string_view left_out = "var_";
        std::string_view rest = unit_.strings.text(parameter);
        for (size_t at = rest.find(left_out); at != std::string_view::npos; at = rest.find(left_out)) {
            out_.append(rest.substr(0, at));
            rest.remove_prefix(at + left_out.size());
        }
        out_.append(rest);
    }

    // `    float& a = *_wp_ref_a;`: native code knows a parameter that is a reference by its own name.
    void native_aliases(bool adjoint) {
        for (const module::Parameter& parameter : declared()) {
            if (!is_reference(parameter)) continue;
            const auto name = [&] {
                if (!adjoint) return primal_name(parameter.name);
                out_.append("adj_");
                out_.append(unit_.strings.padded(parameter.name));
            };
            out_.append("    ");
            out_.append(unit_.types.spelling(unit_.types[parameter.type].element));
            out_.append("& ");
            name();
            out_.append(" = *_wp_ref_");
            name();
            out_.append(";\n");
        }
    }

    void native_code() {
        native_aliases(false);
        if (pass_ == Pass::Backward) native_aliases(true);
        const ir::Function& body = lowered_.body;
        const StringId code = pass_ == Pass::Backward ? body.adjoint_snippet
                              : prefix_.empty()       ? body.snippet
                                                      : body.replay_snippet;
        if (code.valid()) out_.append(unit_.strings.text(code));
    }

    void print_body() {
        if (function_.is_native()) return native_code();
        if (is_gradient()) {
            out_.append(templates::own_adjoint);
            return page_.body(body_, Pass::Forward, page_.look(function_));
        }
        if (pass_ == Pass::Backward && !lowered_.used_by_backward) {
            out_.append(templates::no_adjoint);
            return;
        }
        page_.body(body_, pass_, page_.look(function_));
    }

    Page& page_;
    const Unit& unit_;
    const lower::LoweredFunction& lowered_;
    const module::Function& function_;
    const Body& body_;
    Pass pass_;
    std::string_view prefix_;  // of its name
    TextBuffer& out_;
    bool first_ = true;
};

}  // namespace

void print_function(Page& page, size_t index, const Body& body, Pass pass) {
    FunctionPrinter printer(page, index, body, pass);
    const Template& text = pass == Pass::Forward ? templates::forward_function : templates::reverse_function;
    page.open(PieceKind::Function, pass, index, printer.has_template_line() ? 0 : text.before);
    printer.template_line();
    text.print(page.out, [&](Slot slot) { printer.fill(slot); });
    // Native code for the replay is a function beside the forward one: both are one piece.
    if (pass == Pass::Forward && page.unit.lowered.functions[index].body.replay_snippet.valid()) {
        page.out.append(templates::between_functions);
        FunctionPrinter replay(page, index, body, pass, "replay_");
        replay.template_line();
        text.print(page.out, [&](Slot slot) { replay.fill(slot); });
    }
    page.close(text.after);
}

}  // namespace weft::emit
