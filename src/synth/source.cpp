// The finished text: imports, declarations, signature and body; and what is known about the inputs.
#include <algorithm>

#include "base/check.h"
#include "synth/kernel.h"

namespace weft::synth {
namespace {

void append_dtype(TextBuffer& out, Type type) {
    switch (type.shape) {
        case Shape::Scalar:
            out.append(types::facts(type.scalar).name);
            return;
        case Shape::Vector:
            out.append("vec");
            out.append_uint(type.rows);
            break;
        case Shape::Matrix:
            out.append("mat");
            out.append_uint(type.rows);
            out.append_uint(type.cols);
            break;
        case Shape::Quaternion:
            out.append("quat");
            break;
        case Shape::Transform:
            out.append("transform");
            break;
        case Shape::Struct:
            break;
    }
    out.append(types::short_name(type.scalar));
}

// Whether Warp has a name for it: vec2..vec4, mat22..mat44, of the types with a suffix of their own.
bool has_warp_name(Type type) {
    if (types::short_name(type.scalar).empty() || type.scalar == Scalar::Bfloat16) return false;
    switch (type.shape) {
        case Shape::Vector:
            return type.rows >= 2 && type.rows <= 4;
        case Shape::Matrix:
            return type.rows == type.cols && type.rows >= 2 && type.rows <= 4 && type.has_floats();
        default:
            return true;
    }
}

constexpr size_t line_limit = 100;

}  // namespace

std::string_view Kernel::type_name(Type type) {
    if (type.is_scalar()) {
        if (style.python_scalars && type == f32) return "float";
        if (style.python_scalars && type == i32) return "int";
        if (type.is_bool()) return style.python_scalars ? "bool" : "wp.bool";
    }
    for (const Alias& alias : aliases_.span()) {
        if (alias.type == type) return text(alias.name);
    }
    scratch_.clear();
    Word name;
    if (type.is_scalar() || has_warp_name(type)) {
        scratch_.append("wp.");
        append_dtype(scratch_, type);
        std::string_view spelled = scratch_.view();
        if (!type.is_scalar() && type.scalar == Scalar::Float32 && !style.suffixed_vectors)
            spelled.remove_suffix(1);
        name = keep(spelled);
    } else {
        append_dtype(scratch_, type);
        std::string_view spelled = scratch_.view();
        if (type.scalar == Scalar::Float32 && !style.suffixed_vectors) spelled.remove_suffix(1);
        name = take(spelled);
        const std::string_view scalar =
            type == Type{type.shape, Scalar::Float32, type.rows, type.cols} && style.python_scalars ? "float"
                                                                                                    : "";
        declarations_.append(text(name));
        declarations_.append(type.is_vector() ? " = wp.types.vector(length=" : " = wp.types.matrix(shape=(");
        declarations_.append_uint(type.rows);
        if (type.is_matrix()) {
            declarations_.append(", ");
            declarations_.append_uint(type.cols);
            declarations_.append(')');
        }
        declarations_.append(", dtype=");
        if (scalar.empty()) {
            declarations_.append("wp.");
            declarations_.append(types::facts(type.scalar).name);
        } else {
            declarations_.append(scalar);
        }
        declarations_.append(")\n");
    }
    aliases_.push_back({type, name});
    return text(name);
}

Value Kernel::constant_name(std::string_view wish, Type type, double value) {
    const Value literal = number(type, value);
    const Word name = fresh(wish);
    declarations_.append(text(name));
    declarations_.append(" = ");
    if (rng.chance(70)) {
        declarations_.append("wp.constant(");
        declarations_.append(text(literal));
        declarations_.append(")\n");
    } else {
        declarations_.append(text(literal));
        declarations_.append('\n');
    }
    Value out = spelled(type, name);
    out.literal = true;
    out.range = {value, value};
    show(out);
    return out;
}

Value Kernel::nice_constant(Range range) {
    const Value value = nice_number(f32, range);
    const auto names = words(*theme_, Pool::Constants);
    return constant_name(rng.pick(names), f32, value.range.lo);
}

// Writes a finished kernel; a friend, so that Kernel itself need not know how files look.
class Source {
  public:
    Source(Kernel& kernel, Grown& out) : k_(kernel), out_(out), text_(kernel.scratch_) {}

    void write() {
        order_parameters();
        name_kernel();
        write_inputs();
        signature_.clear();
        write_signature();
        text_.clear();
        text_.append(k_.style.short_import ? "import warp as wp\n" : "import warp\n");
        write_declarations();
        text_.append(k_.definitions_.view());
        text_.append("\n\n@wp.kernel\n");
        text_.append(signature_.view());
        text_.append(k_.body_.view());
        copy_out();
    }

  private:
    // Outputs come last, mostly; numbers first, sometimes.
    void order_parameters() {
        const bool outputs_last = k_.rng.chance(88), numbers_first = k_.rng.chance(12),
                   numbers_before_outputs = k_.rng.chance(40);
        const auto rank = [&](const Parameter& param) {
            if (param.ndim == 0) return numbers_first ? 0 : numbers_before_outputs ? 2 : 1;
            return param.role == Role::Out && outputs_last ? 3 : 1;
        };
        order_.clear();
        for (int wanted = 0; wanted < 4; ++wanted) {
            for (const Parameter& param : k_.params_.span()) {
                if (rank(param) == wanted && is_used(param)) order_.push_back(param);
            }
        }
        std::swap(k_.params_, order_);
    }

    // What was asked for and then not needed is not declared.
    bool is_used(const Parameter& param) const { return k_.body_mentions(k_.text(param.name), param.from); }

    // Constants and type names that growth asked for and then left out are not declared.
    void write_declarations() {
        std::string_view rest = k_.declarations_.view();
        const std::string_view all = rest;
        bool any = false;
        while (!rest.empty()) {
            const std::string_view line = rest.substr(0, rest.find('\n') + 1);
            const size_t end_of_name = line.find(" = ");
            const bool binds = end_of_name != std::string_view::npos && line.find(' ') == end_of_name;
            const std::string_view name = line.substr(0, binds ? end_of_name : 0);
            const size_t behind = static_cast<size_t>(line.data() - all.data()) + line.size();
            if (!binds || k_.body_mentions(name) || Kernel::mentions(signature_.view(), name) ||
                Kernel::mentions(k_.definitions_.view(), name, k_.style.comments) ||
                Kernel::mentions(all.substr(behind), name)) {
                if (!any) text_.append('\n');
                any = true;
                text_.append(line);
            }
            rest.remove_prefix(line.size());
        }
    }

    void name_kernel() {
        std::string& name = out_.kernel_name;
        name.clear();
        Rng& rng = k_.rng;
        if (!k_.idea.empty()) {
            // What it is.
            if (rng.chance(30)) name += rng.chance(50) ? "compute_" : "eval_";
            for (const char c : k_.idea) {
                const bool is_upper = 'A' <= c && c <= 'Z';
                const bool stays = ('a' <= c && c <= 'z') || ('0' <= c && c <= '9');
                name += is_upper ? static_cast<char>(c - 'A' + 'a') : stays ? c : '_';
            }
            if (rng.chance(35)) name += "_kernel";
        } else {
            // What comes out, and of what.
            const uint32_t way = rng.below(4);
            if (way != 3) name.append(rng.pick(verbs())).append("_");
            name += way == 2 ? rng.pick(k_.theme().nouns) : parameter_name(Role::Out);
            const std::string_view source = parameter_name(Role::In);
            if (way != 0 && source != name) name.append("_from_").append(source);
        }
        if (k_.is_taken(name)) name += "_k";
    }

    // The first that is only read, or that is written.
    std::string_view parameter_name(Role role) const {
        for (const Parameter& param : k_.params_.span()) {
            if ((param.role == Role::In) == (role == Role::In)) return k_.text(param.name);
        }
        return "values";
    }

    void write_inputs() {
        Inputs& inputs = out_.inputs;
        inputs.dims = k_.dims_;
        std::copy(k_.launch_.begin(), k_.launch_.end(), inputs.launch.begin());
        // Strings are kept for the next kernel.
        used_args_ = 0;
        for (const Parameter& param : k_.params_.span()) {
            path_.assign(k_.text(param.name));
            if (param.type.shape == Shape::Struct) {
                write_fields(param);
            } else {
                write_input(param);
            }
        }
        inputs.args.resize(used_args_);
    }

    void write_input(const Parameter& param) {
        std::vector<Arg>& args = out_.inputs.args;
        if (used_args_ == args.size()) args.emplace_back();
        Arg& arg = args[used_args_++];
        arg.name = path_;
        arg.role = param.role;
        text_.clear();
        append_dtype(text_, param.type);
        arg.dtype.assign(text_.view());
        arg.ndim = param.ndim;
        std::copy(param.shape.begin(), param.shape.end(), arg.shape.begin());
        arg.fill = param.fill;
        arg.low = param.range.lo;
        // Integers lie below `high`; of floats it is the end of the interval.
        arg.high = param.fill == Fill::Index ? param.range.hi + 1 : param.range.hi;
        if (param.fill == Fill::Zero) arg.low = arg.high = 0;
        arg.high_is_extent = param.high_is_extent;
        arg.high_extent = param.high_extent;
    }

    // A struct's members by path; those of an array of structs have the array's shape.
    void write_fields(const Parameter& owner) {
        const size_t length = path_.size();
        for (const Field& field : k_.fields(owner.type)) {
            Parameter member;
            member.type = field.type;
            member.range = field.range;
            member.role = field.ndim != 0 ? field.role : owner.role;
            member.ndim = field.ndim != 0 ? field.ndim : owner.ndim;
            member.shape = field.ndim != 0 ? field.shape : owner.shape;
            const bool starts_empty = member.role == Role::Out;
            member.fill = starts_empty ? Fill::Zero : field.type.has_floats() ? Fill::Uniform : Fill::Index;
            path_ += '.';
            path_ += k_.text(field.name);
            if (field.type.shape == Shape::Struct) {
                write_fields(member);
            } else {
                write_input(member);
            }
            path_.resize(length);
        }
    }

    void annotate(const Parameter& param) {
        const std::string_view type = k_.type_name(param.type);
        const char quote = '"';
        if (k_.style.quoted) signature_.append(quote);
        if (param.ndim == 0) {
            signature_.append(type);
        } else if (k_.style.annotation == 1) {
            signature_.append(param.ndim == 1 ? "wp.array[" : "wp.array");
            if (param.ndim > 1) {
                signature_.append_uint(param.ndim);
                signature_.append("d[");
            }
            signature_.append(type);
            signature_.append(']');
        } else if (k_.style.annotation == 2 || (param.ndim > 1 && k_.style.trailing_comma)) {
            signature_.append("wp.array");
            signature_.append_uint(param.ndim);
            signature_.append("d(dtype=");
            signature_.append(type);
            signature_.append(')');
        } else {
            signature_.append("wp.array(dtype=");
            signature_.append(type);
            if (param.ndim > 1) {
                signature_.append(", ndim=");
                signature_.append_uint(param.ndim);
            }
            signature_.append(')');
        }
        if (k_.style.quoted) signature_.append(quote);
    }

    void write_signature() {
        write_signature(k_.style.many_lines);
        if (!k_.style.many_lines && signature_.size() > line_limit) {
            signature_.clear();
            write_signature(true);
        }
    }

    void write_signature(bool many_lines) {
        signature_.append("def ");
        signature_.append(out_.kernel_name);
        signature_.append('(');
        const size_t count = k_.params_.size();
        for (size_t i = 0; i < count; ++i) {
            if (many_lines) {
                signature_.append("\n    ");
            } else if (i != 0) {
                signature_.append(' ');
            }
            signature_.append(k_.text(k_.params_[i].name));
            signature_.append(": ");
            annotate(k_.params_[i]);
            if (i + 1 < count || (many_lines && k_.style.trailing_comma)) signature_.append(',');
        }
        if (many_lines) signature_.append('\n');
        signature_.append(k_.style.return_none ? ") -> None:\n" : "):\n");
    }

    // Everything was written with `wp.`; a kernel that imports warp under its own name says so here.
    void copy_out() {
        const std::string_view all = text_.view();
        out_.source.clear();
        if (k_.style.short_import) {
            out_.source.assign(all);
            return;
        }
        size_t done = 0;
        for (;;) {
            const size_t at = all.find("wp.", done);
            if (at == std::string_view::npos) break;
            out_.source.append(all.substr(done, at - done));
            const char before = at == 0 ? ' ' : all[at - 1];
            const bool inside_name = (before >= 'a' && before <= 'z') || (before >= 'A' && before <= 'Z') ||
                                     before == '_' || (before >= '0' && before <= '9');
            out_.source.append(inside_name ? "wp." : "warp.");
            done = at + 3;
        }
        out_.source.append(all.substr(done));
    }

    Kernel& k_;
    Grown& out_;
    TextBuffer& text_;
    TextBuffer& signature_ = k_.signature_;
    PodVector<Parameter>& order_ = k_.ordered_;
    size_t used_args_ = 0;
    std::string path_;
};

void Kernel::finish(Grown& out) {
    WEFT_CHECK(blocks_.empty(), "a block is left open");
    out.category = category;
    out.level = level;
    out.honest = honest;
    out.idea = idea;
    Source(*this, out).write();
    out.counts = counts_;
}

}  // namespace weft::synth
