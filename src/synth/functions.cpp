// Functions of a kernel's file. They are grown before the kernel, each in the place of its body: parameters
// are made when growth needs one, as those of kernels are, and what a parameter may hold is asked of the
// arguments.
#include "base/check.h"
#include "synth/kernel.h"

namespace weft::synth {
namespace {

constexpr std::string_view names_of_functions[] = {
    "helper",       "falloff",   "blend_pair", "remap_value",     "smooth_term", "weight_of",    "eval_curve",
    "response",     "soft_clip", "mix_terms",  "rescale",         "shape_value", "score_of",     "attenuate",
    "curve",        "transfer",  "kernel_fn",  "profile_at",      "combine_two", "project_onto", "measure",
    "contribution", "ease",      "gain_of",    "normalize_value", "squash",      "poly",         "penalty",
    "merge_values", "estimate",  "adjust",     "correction"};

}  // namespace

void Kernel::open_function() {
    WEFT_CHECK(dims_ == 0 && !in_function_ && body_.empty(), "functions come before the kernel");
    in_function_ = true;
    first_param_ = static_cast<uint32_t>(helper_params_.size());
    first_taken_ = static_cast<uint32_t>(taken_.size());
}

// A line of the file's own binds the name.
bool Kernel::is_declared(std::string_view name) const {
    const std::string_view all = declarations_.view();
    for (size_t at = all.find(name); at != std::string_view::npos; at = all.find(name, at + 1)) {
        if ((at == 0 || all[at - 1] == '\n') && all.substr(at + name.size()).starts_with(" = ")) return true;
    }
    return false;
}

Value Kernel::function_parameter(Type type, Range range, Pool pool) {
    if (pool == Pool::Count) {
        pool = type.is_vector()                                  ? Pool::Vectors
               : type.is_matrix() || type.shape != Shape::Scalar ? Pool::Matrices
               : type.has_floats() ? (rng.chance(50) ? Pool::Param : Pool::Locals)
               : type.is_bool()    ? Pool::Flags
                                   : Pool::IntParams;
    }
    const Word name = fresh(pool);
    helper_params_.push_back({name, type, 0, range, false});
    Value value = spelled(type, name);
    value.range = range;
    value.varies = type.has_floats();
    value.gain = value.varies ? 1 : 0;
    if (type.is_vector() && range.lo > 0) value.floor = range.lo;
    show(value);
    return value;
}

Word Kernel::function_array(Type type, Range range) {
    const Word name = fresh(type.is_vector() ? Pool::Vectors : type.has_floats() ? Pool::Floats : Pool::Ints);
    helper_params_.push_back({name, type, 1, range, false});
    return name;
}

void Kernel::return_early(std::span<const Value> results) {
    line_begin();
    body_.append("return ");
    for (size_t i = 0; i < results.size(); ++i) {
        if (i != 0) body_.append(", ");
        body_.append(text(results[i]));
    }
    line_end({});
    for (const Value& result : results) {
        counts_.operations += result.operations;
        counts_.branches += result.branches;
    }
}

// Names of a function's body are free again; those of the module are not.
void Kernel::free_names() {
    size_t kept = first_taken_;
    for (size_t i = first_taken_; i < taken_.size(); ++i) {
        const Word word = taken_[i];
        if (is_declared(text(word))) taken_[kept++] = word;
    }
    taken_.shrink(kept);
}

Helper Kernel::close_function(std::span<const Value> results) {
    WEFT_CHECK(in_function_ && blocks_.empty() && results.size() <= 3, "no function is open");
    return_early(results);
    // What was asked for and then not needed is not declared.
    size_t kept = first_param_;
    for (size_t i = first_param_; i < helper_params_.size(); ++i) {
        const HelperParam param = helper_params_[i];
        if (body_mentions(text(param.name))) helper_params_[kept++] = param;
    }
    helper_params_.shrink(kept);
    Helper helper;
    helper.first = first_param_;
    helper.count = static_cast<uint32_t>(open_params());
    helper.result_count = static_cast<uint32_t>(results.size());
    for (size_t i = 0; i < results.size(); ++i) helper.results[i] = results[i];
    // The last numbers may have a default.
    for (size_t i = helper_params_.size(); i-- > first_param_;) {
        HelperParam& param = helper_params_[i];
        const bool is_place = i != first_param_ && helper_params_[i - 1].ndim != 0;  // in the array before it
        if (!param.type.is_scalar() || param.type.is_bool() || param.ndim != 0 || is_place || !rng.chance(22))
            break;
        param.has_default = i != first_param_;
    }
    free_names();
    helper.name = fresh(rng.pick(names_of_functions));
    // Whatever declares lines of its own comes before this function's.
    for (uint32_t i = 0; i < helper.count; ++i) type_name(helper_params_[helper.first + i].type);
    std::string_view result = results.size() == 1 ? type_name(results[0].type) : std::string_view();
    TextBuffer& out = definitions_;
    out.append("\n\n@wp.func\ndef ");
    out.append(text(helper.name));
    out.append('(');
    for (uint32_t i = 0; i < helper.count; ++i) {
        const HelperParam& param = helper_params_[helper.first + i];
        if (i != 0) out.append(", ");
        out.append(text(param.name));
        out.append(": ");
        if (param.ndim != 0) out.append(style.annotation == 1 ? "wp.array[" : "wp.array(dtype=");
        out.append(type_name(param.type));
        if (param.ndim != 0) out.append(style.annotation == 1 ? ']' : ')');
        if (param.has_default) {
            out.append(" = ");
            out.append(text(nice_number(param.type, param.range)));
        }
    }
    out.append(')');
    if (!result.empty() && rng.chance(60)) {
        out.append(" -> ");
        out.append(type_name(results[0].type));
    }
    out.append(":\n");
    out.append(body_.view());
    body_.clear();
    locals_.clear();
    in_function_ = false;
    first_param_ = static_cast<uint32_t>(helper_params_.size());
    return helper;
}

Value Kernel::call(const Helper& helper, std::span<const Value> args) {
    scratch_.clear();
    scratch_.append(text(helper.name));
    scratch_.append('(');
    double gain = 0;
    bool by_name = false;
    for (size_t i = 0; i < args.size(); ++i) {
        if (i != 0) scratch_.append(", ");
        const HelperParam& param = helper_params_[helper.first + i];
        by_name = by_name || (param.has_default && rng.chance(35));
        if (by_name) {
            scratch_.append(text(param.name));
            scratch_.append('=');
        }
        scratch_.append(text(args[i]));
        gain = args[i].gain > gain ? args[i].gain : gain;
    }
    scratch_.append(')');
    const Value& like = helper.results[0];
    Value out = make(like.type, Level::Atom, {scratch_.view()});
    for (const Value& arg : args) inherit(out, {arg});
    ++out.operations;
    out.range = like.range;
    out.floor = like.floor;
    out.gain = like.gain * gain;
    out.varies &= like.varies;
    out.stale = false;
    return out;
}

}  // namespace weft::synth
