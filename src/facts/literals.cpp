#include "facts/literals.h"

#include "base/result.h"
#include "builtins/builtins.h"

namespace weft::facts {
namespace {

constexpr std::string_view trigraph = "?\?/";  // a backslash, for compilers that know it

// What a compiler does before it sees tokens: trigraphs (of which one is a backslash) where it knows them,
// then lines joined at a backslash; some take blanks behind it for nothing.
std::string spliced(std::string_view text, bool trigraphs, bool blanks) {
    std::string out;
    for (size_t i = 0; i < text.size(); ++i) {
        const bool is_trigraph = trigraphs && text.substr(i, 3) == trigraph;
        if (text[i] != '\\' && !is_trigraph) {
            out += text[i];
            continue;
        }
        size_t next = i + (is_trigraph ? 3 : 1);
        size_t end = next;
        while (blanks && end < text.size() &&
               std::string_view(" \t\v\f").find(text[end]) != std::string_view::npos)
            ++end;
        if (end < text.size() && text[end] == '\r' && text.substr(end + 1, 1) == "\n") ++end;
        if (end < text.size() && text[end] == '\n') {
            i = end;  // the line goes on
            continue;
        }
        out += '\\';
        i = next - 1;
    }
    return out;
}

bool is_whole(std::string_view text) {
    for (size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '"' || text[i] == '\n' || text[i] == '\r') return false;
        if (text[i] != '\\') continue;
        if (++i == text.size() || text[i] == '\n' || text[i] == '\r')
            return false;  // it takes the closing quote
    }
    return true;
}

// The values that a format takes, one letter each as it converts them (`*` for a width); an error: a
// conversion that is none of numbers and strings. %n writes through a value, %Lf reads more than it is given.
Result<std::string> conversions(std::string_view format) {
    constexpr std::string_view modifiers = "-+ #0123456789.'*hlqjztI", known = "diouxXeEfFgGaAcps";
    std::string taken;
    for (size_t i = format.find('%'); i != std::string_view::npos; i = format.find('%', i)) {
        const size_t start = i++;
        while (i < format.size() && modifiers.find(format[i]) != std::string_view::npos) {
            if (format[i++] == '*') taken += '*';
        }
        const std::string spelled(format.substr(start, i + 1 - start));
        if (i == format.size()) return Error{"`" + spelled + "` does not end"};
        const char conversion = format[i++];
        if (spelled == "%%") continue;
        if (known.find(conversion) == std::string_view::npos)
            return Error{"`" + spelled + "` converts neither a number nor a string"};
        taken += conversion;
    }
    return taken;
}

class Texts {
  public:
    explicit Texts(const Compiled& compiled) : strings_(compiled.strings()), types_(compiled.types()) {}

    std::optional<std::string> look(const ir::Function& body) const {
        for (const ir::Value& value : body.values) {
            if (!value.constant.valid()) continue;
            const value::Value& constant = body.constants[value.constant.index];
            // Warp escapes backslashes, control characters and what is not ASCII, but no quotes.
            if (constant.kind == value::ValueKind::Str && !stays_printed(strings_.text(constant.text)))
                return at(value.line, "a string could leave its literal: Warp prints its quotes as they are");
        }
        for (const ir::Inst& inst : body.insts) {
            if (inst.op == ir::Op::Assert && !stays_in_literal(strings_.text(inst.as<ir::Assert>().text)))
                return at(inst.line,
                          "the text of an assert could leave its literal: Warp prints its line ends and "
                          "backslashes as they are");
            const builtins::Row* const row = inst.builtin();
            if (row == nullptr || !builtins::takes_format(*row)) continue;
            if (auto wrong = format(body, inst)) return wrong;
        }
        return std::nullopt;
    }

  private:
    static std::string at(uint32_t line, std::string_view what) {
        return "line " + std::to_string(line) + ": " + std::string(what);
    }
    static bool stays_printed(std::string_view text) {
        return text.find('"') == std::string_view::npos && text.find(trigraph) == std::string_view::npos;
    }
    // What is refused reads or writes memory that it was not given; a number printed as one of another size
    // is only a wrong number.
    std::optional<std::string> format(const ir::Function& body, const ir::Inst& inst) const {
        const auto args = body.range(inst.args);
        const ir::Value& first = body.values[args[0].index];
        if (!first.constant.valid()) return at(inst.line, "the format of printf is no constant");
        const auto taken = conversions(strings_.text(body.constants[first.constant.index].text));
        if (!taken) return at(inst.line, "printf: " + taken.error());
        for (size_t i = 0; i < taken.value().size(); ++i) {
            const std::string which = "printf: the format takes " + std::to_string(taken.value().size()) +
                                      " values, of which number " + std::to_string(i + 1);
            if (i + 1 >= args.size()) return at(inst.line, which + " is not given");
            const types::Kind kind = types_[body.values[args[i + 1].index].type].kind;
            const bool is_text = taken.value()[i] == 's';
            if (kind != (is_text ? types::Kind::Str : types::Kind::Scalar))
                return at(inst.line, which + (is_text ? " is no string" : " is no number"));
        }
        return std::nullopt;
    }

    const Strings& strings_;
    const types::Types& types_;
};

}  // namespace

bool stays_in_literal(std::string_view text) {
    for (const bool trigraphs : {false, true}) {
        for (const bool blanks : {false, true}) {
            if (!is_whole(spliced(text, trigraphs, blanks))) return false;
        }
    }
    return true;
}

std::optional<std::string> escapes_its_literal(const Compiled& compiled) {
    const Texts texts(compiled);
    for (const CompiledModule& module : compiled.modules()) {
        if (!module.ok()) continue;
        const lower::LoweredModule& lowered = compiled.lowered(module);
        for (const lower::LoweredFunction& function : lowered.functions) {
            if (auto wrong = texts.look(function.body)) return wrong;
        }
        for (const lower::LoweredKernel& kernel : lowered.kernels) {
            if (auto wrong = texts.look(kernel.body)) return wrong;
        }
    }
    return std::nullopt;
}

}  // namespace weft::facts
