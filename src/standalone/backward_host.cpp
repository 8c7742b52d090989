#include "standalone/backward_host.h"

#include <algorithm>

#include "plain/shape.h"
#include "standalone/launch.h"
#include "standalone/parameters.h"
#include "standalone/template.h"

namespace weft::standalone {
namespace {

void add(std::string& to, const std::string& one) {
    to += (to.empty() ? "" : ", ") + one;
}

constexpr std::string_view launch_begin = R"(
    cudaEvent_t $start$, $stop$;
    CUDA_CHECK(cudaEventCreate(&$start$));
    CUDA_CHECK(cudaEventCreate(&$stop$));
    CUDA_CHECK(cudaEventRecord($start$));
)";

constexpr std::string_view launch_end = R"(    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord($stop$));
    CUDA_CHECK(cudaEventSynchronize($stop$));
    float $ms$ = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&$ms$, $start$, $stop$));
    CUDA_CHECK(cudaEventDestroy($start$));
    CUDA_CHECK(cudaEventDestroy($stop$));
)";

constexpr std::string_view check_functions = R"(
// ---- the gradient, against central differences of the sequential form in double

// The same numbers in double.
template <class Wide, class Number, class Narrow>
std::vector<Wide> widened(const Narrow* from, size_t count) {
    std::vector<Wide> to(count);
    const Number* numbers = reinterpret_cast<const Number*>(from);
    double* wide = reinterpret_cast<double*>(to.data());
    for (size_t i = 0; i < count * sizeof(Narrow) / sizeof(Number); ++i) wide[i] = double(numbers[i]);
    return to;
}

struct GradientErrors {
    std::vector<double> errors;  // as parts of what is allowed
    size_t left_out = 0;         // corners, jumps: no derivative

    // Derivatives of the weighted sum of all outputs by some numbers of an input, against what the kernel found.
    template <class Numbers, class Found, class Outputs>
    void compare(const char* name, Numbers numbers, size_t count, Found found, const std::vector<double>& weights,
                 const Outputs& outputs) {
        const std::vector<double> rest = outputs();
        const bool is_finite = std::all_of(rest.begin(), rest.end(), [](double x) { return std::isfinite(x); });
        std::vector<size_t> places;
        std::vector<double> slopes;
        double largest = 0.0;
        for (size_t i = 0; i < count; i += count / 40 + 1) {
            const double kept = numbers[i];
            const double step = 1e-6 * std::max(1.0, std::fabs(kept));
            numbers[i] = kept + step;
            const std::vector<double> above = outputs();
            numbers[i] = kept - step;
            const std::vector<double> below = outputs();
            numbers[i] = kept;
            double left = 0.0, right = 0.0;
            for (size_t k = 0; k < weights.size(); ++k) {
                if (std::isfinite(above[k]) && std::isfinite(rest[k])) right += weights[k] * (above[k] - rest[k]);
                if (std::isfinite(below[k]) && std::isfinite(rest[k])) left += weights[k] * (rest[k] - below[k]);
            }
            left /= step;
            right /= step;
            const bool is_smooth = std::fabs(right - left) <= 1e-3 * (std::fabs(right) + std::fabs(left)) + 1e-5;
            if (!is_smooth || (!is_finite && !std::isfinite(double(found[i])))) {
                ++left_out;
                continue;
            }
            places.push_back(i);
            slopes.push_back(0.5 * (left + right));
            largest = std::max(largest, std::fabs(slopes.back()));
        }
        for (size_t k = 0; k < places.size(); ++k) {
            const double here = double(found[places[k]]);
            const double bound = 3e-4 * (10.0 * std::fabs(slopes[k]) + largest) + 1e-6;
            const double error = std::isfinite(here) ? std::fabs(here - slopes[k]) / bound : INFINITY;
            errors.push_back(error);
            if (error > 1.0)
                std::printf("derivative by %s[%zu]: %.9g on the GPU, %.9g by differences\n", name, places[k], here,
                            slopes[k]);
        }
    }

    double worst() {
        if (errors.empty()) return INFINITY;
        std::sort(errors.begin(), errors.end());
        return errors[errors.size() - 1 - $outliers$];
    }
    // Something must have been compared, and little left out.
    bool passed() { return worst() <= 1.0 && 3 * left_out <= errors.size(); }
};
)";

// Where kernels have structs.
constexpr std::string_view members_text = R"(
// One member of every struct of an array, as numbers one after the other.
template <class Number>
struct Members {
    Number* first;
    size_t stride, count;  // bytes of a struct, numbers of its member

    Number& operator[](size_t i) const {
        char* of_struct = reinterpret_cast<char*>(first) + i / count * stride;
        return reinterpret_cast<Number*>(of_struct)[i % count];
    }
};
)";

// Parameters of a function that runs the gradient, and what it hands to the kernel.
struct Handed {
    std::string list, upload, arguments, download;
};

}  // namespace

std::string backward_wrapper_text(const Program& program) {
    const BackwardProgram& back = *program.backward;
    FileNames names = program.names;
    for (const std::string& one : program.launch_sizes) names.take(one);
    for (const BackwardProgram::Adjoint& one : back.adjoints) names.take(one.name);
    Handed text;
    for (size_t i = 0; i < back.parameters.size(); ++i) {
        const Parameter& one = back.parameters[i];
        if (back.reads[i] && one.is_array()) {
            const std::string device = names.fresh({"d_" + one.name});
            add(text.list, "const " + vector_of(one) + "& " + one.name);
            text.upload += "    DeviceArray<" + one.element + "> " + device + "(" +
                           const_pointer_to(one, one.name) + ", " + one.name + ".size());\n";
            add(text.arguments, device + ".data()");
        } else if (back.reads[i]) {
            add(text.list, one.element + " " + one.name);
            add(text.arguments, one.name);
        }
        for (const std::string& size : one.size_names()) {
            add(text.list, "int " + size);
            add(text.arguments, size);
        }
    }
    for (size_t i = 0; i < back.parameters.size(); ++i) {
        const BackwardProgram::Adjoint& adjoint = back.adjoints[i];
        const Parameter& one = back.parameters[i];
        if (!adjoint.is_named) continue;
        const std::string device = names.fresh({"d_" + adjoint.name});
        const std::string kind = one.is_array() ? vector_of(one) : one.element;
        add(text.list, (adjoint.is_written ? "" : "const ") + kind + "& " + adjoint.name);
        const std::string pointer = one.is_array() ? adjoint.name + ".data()" : "&" + adjoint.name;
        text.upload += "    DeviceArray<" + one.element + "> " + device + "(" + pointer + ", " +
                       (one.is_array() ? adjoint.name + ".size()" : "1") + ");\n";
        add(text.arguments, device + ".data()");
        if (adjoint.is_written) text.download += "    " + device + ".copy_to(" + pointer + ");\n";
    }
    for (const std::string& one : program.launch_sizes) {
        add(text.list, "int " + one);
        add(text.arguments, one);
    }
    const std::string start = names.fresh({"start", "start_event"}),
                      stop = names.fresh({"stop", "stop_event"});
    const std::string milliseconds = names.fresh({"milliseconds"});
    std::string out =
        "\n// Adds the gradient to the adjoints that are not const; the arrays are those from before the "
        "kernel.\n";
    out += wrapped_list("float launch_" + program.name + "_backward(", text.list, ") {\n");
    const Grid grid = make_grid(program, names);
    out += text.upload + "\n" + grid.text();
    out += fill_in(launch_begin, {{"start", start}, {"stop", stop}});
    out += wrapped_list("    " + back.kernel_name + "<<<" + grid.grid + ", " + grid.block + ">>>(",
                        text.arguments, ");\n");
    out += fill_in(launch_end, {{"start", start}, {"stop", stop}, {"ms", milliseconds}});
    return out + text.download + "    return " + milliseconds + ";\n}\n";
}

BackwardLibrary backward_library(const Program& program) {
    const BackwardProgram& back = *program.backward;
    FileNames names = program.names;
    std::string list, arguments;
    for (size_t i = 0; i < back.parameters.size(); ++i) {
        const Parameter& one = back.parameters[i];
        if (back.reads[i]) {
            add(list,
                one.is_array() ? "const " + one.element + "* " + one.name : one.element + " " + one.name);
            add(arguments, one.name);
        }
        for (const std::string& size : one.size_names()) {
            add(list, "int " + size);
            add(arguments, size);
        }
    }
    for (size_t i = 0; i < back.parameters.size(); ++i) {
        const BackwardProgram::Adjoint& adjoint = back.adjoints[i];
        if (!adjoint.is_named) continue;
        names.take(adjoint.name);
        add(list, (adjoint.is_written ? "" : "const ") + back.parameters[i].element + "* " + adjoint.name);
        add(arguments, adjoint.name);
    }
    for (const std::string& one : program.launch_sizes) {
        add(list, "int " + one);
        add(arguments, one);
    }
    const std::string stream = names.fresh({"stream", "cuda_stream"});
    add(list, "cudaStream_t " + stream);
    const std::string head = "cudaError_t launch_" + program.name + "_backward(";
    const Grid grid = make_grid(program, names);
    BackwardLibrary out;
    out.declaration =
        "\n// The gradient is added to the adjoints that are not const; the arrays are those from before the "
        "kernel ran.\n" +
        wrapped_list(head, list, ");\n");
    out.definition = "\n" + wrapped_list(head, list, ") {\n") + grid.text();
    out.definition += wrapped_list(
        "    " + back.kernel_name + "<<<" + grid.grid + ", " + grid.block + ", 0, " + stream + ">>>(",
        arguments, ");\n");
    out.definition += "    return cudaGetLastError();\n}\n";
    return out;
}

// ---- the check

namespace {

class CheckWriter {
  public:
    CheckWriter(const Program& program, const types::Types& types, GradientScene& scene)
        : program_(program), back_(*program.backward), types_(types), scene_(scene) {}

    GradientCheck write() {
        const size_t count = back_.parameters.size();
        wide_.resize(count);
        GradientCheck out;
        const bool decides = program_.decides || program_.rounds;
        out.functions = fill_in(check_functions, {{"outliers", decides ? "errors.size() / 100" : "0"}});
        out.part = "\n    // The gradient of the sum of all outputs, each number with a weight of its own.\n";
        for (size_t i = 0; i < count; ++i) declare_adjoint(i, out.part);
        // Before the gradient runs: it may take the adjoint of what is overwritten.
        weights_ = scene_.names.fresh({"weights", "output_weights"});
        out.part += "    std::vector<double> " + weights_ + ";\n";
        for (size_t i = 0; i < count; ++i) {
            if (is_output(i) && back_.adjoints[i].is_named)
                out.part += gathers(i, "    ", weights_, back_.adjoints[i].name, false);
        }
        const std::string milliseconds = scene_.names.fresh({"gradient_milliseconds"});
        out.part +=
            wrapped_list("    const float " + milliseconds + " = launch_" + program_.name + "_backward(",
                         launch_arguments(), ");\n");
        evaluation(out.part);
        const std::string gradient = scene_.names.fresh({"gradient", "gradient_errors"});
        out.part += "    GradientErrors " + gradient + ";\n";
        for (size_t i = 0; i < count; ++i) comparison(i, gradient, out.part);
        out.verdict = gradient + ".passed()";
        out.part +=
            "    std::printf(\"" + program_.name +
            ": gradient %s, largest error %.3g of what is allowed, %zu numbers compared, %zu left out, "
            "%.3f ms\\n\",\n                " +
            gradient + ".passed() ? \"PASS\" : \"FAIL\", " + gradient + ".worst(), " + gradient +
            ".errors.size(),\n                " + gradient + ".left_out, " + milliseconds + ");\n";
        if (!widened_.empty()) out.functions += std::string(members_text) + widening_;
        return out;
    }

  private:
    // Floats of a parameter: all of it, or one member of a struct.
    struct Part {
        std::string member;  // ".pose.angle"; empty: the parameter itself
        plain::Shape shape;

        std::string scalar() const { return std::string(plain::scalar_name(shape.scalar)); }
        size_t components() const {
            switch (shape.kind) {
                case types::Kind::Matrix:
                    return size_t{shape.rows} * shape.cols;
                case types::Kind::Transform:
                    return 7;
                case types::Kind::Scalar:
                    return 1;
                default:
                    return shape.components();
            }
        }
        std::string wide_type() const {
            plain::Shape one = shape;
            one.scalar = types::Scalar::Float64;
            return plain::name(one);
        }
    };

    types::TypeId element_type(const Parameter& one) const {
        return types_[one.type].kind == types::Kind::Array ? types_[one.type].element : one.type;
    }
    std::string own(std::string_view function) const { return own_function(program_, function); }
    std::string own_call(const std::string& call) const {
        const size_t open = call.find('(');
        return own(call.substr(0, open)) + call.substr(open);
    }
    const Struct* structure(const Parameter& one) const { return structure_of(one, program_, types_); }

    std::vector<Part> parts(size_t i) const {
        std::vector<Part> out;
        collect(back_.parameters[i], "", out);
        return out;
    }
    void collect(const Parameter& one, const std::string& member, std::vector<Part>& out) const {
        if (const Struct* record = structure(one)) {
            for (const Parameter& field : record->fields) collect(field, member + "." + field.name, out);
            return;
        }
        const plain::Shape shape = plain::shape_of(types_, element_type(one));
        if (types::facts(shape.scalar).is_float) out.push_back({member, shape});
    }

    // `of` as a pointer to its numbers.
    static std::string as_numbers(const Part& part, const std::string& of, const std::string& type,
                                  bool is_const) {
        if (part.components() == 1) return of;
        return "reinterpret_cast<" + std::string(is_const ? "const " : "") + type + "*>(" + of + ")";
    }
    // The numbers of a part, to be asked for by their index, and how many.
    std::string numbers(size_t i, const Part& part, const std::string& held, bool is_wide,
                        bool is_const) const {
        const bool is_array = back_.parameters[i].is_array();
        const std::string type = is_wide ? "double" : part.scalar();
        if (part.member.empty())
            return as_numbers(part, is_array ? held + ".data()" : "&" + held, type, is_const);
        const std::string first = is_array ? held + "[0]" : held;
        return "Members<" + type + ">{" + as_numbers(part, "&" + first + part.member, type, false) +
               ", sizeof(" + first + "), " + std::to_string(part.components()) + "}";
    }
    std::string count_of(size_t i, const Part& part, const std::string& vector) const {
        const std::string times = std::to_string(part.components());
        if (!back_.parameters[i].is_array()) return times;
        return (part.components() == 1 ? "" : times + " * ") + vector + ".size()";
    }
    bool is_output(size_t i) const { return program_.parameters[i].is_written; }

    // Statements that put the numbers of an array behind those of `to`.
    std::string gathers(size_t i, const std::string& indent, const std::string& to, const std::string& vector,
                        bool is_wide) const {
        std::string out;
        for (const Part& part : parts(i)) {
            if (part.member.empty()) {
                out += indent + own("gather") + "(" + to + ", " + numbers(i, part, vector, is_wide, true) +
                       ", " + count_of(i, part, vector) + ");\n";
                continue;
            }
            out += indent + "for (const auto& element : " + vector + ") " + own("gather") + "(" + to + ", " +
                   as_numbers(part, "&element" + part.member, is_wide ? "double" : part.scalar(), true) +
                   ", " + std::to_string(part.components()) + ");\n";
        }
        return out;
    }

    void declare_adjoint(size_t i, std::string& out) {
        const BackwardProgram::Adjoint& adjoint = back_.adjoints[i];
        const Parameter& one = back_.parameters[i];
        if (!adjoint.is_named) return;
        if (!one.is_array()) {
            out += "    " + one.element + " " + adjoint.name + "{};\n";
            return;
        }
        out += "    " + vector_of(one) + " " + adjoint.name + "(" + one.name + ".size());\n";
        if (!is_output(i)) return;
        inputs::Arg weights;
        weights.fill = inputs::Fill::Uniform;
        const auto fill = [&](const Part& part, size_t key, const std::string& to, const std::string& count,
                              const std::string& first) {
            const std::string call = scene_.fills.statement(
                weights, own("key") + "(" + scene_.seed + ", " + std::to_string(key) + ")", to, count,
                std::to_string(part.components()), first, "-1.0", "1.0");
            return own_call(call);
        };
        size_t number = 0;
        for (const Part& part : parts(i)) {
            if (part.member.empty()) {
                out += "    " +
                       fill(part, 1000 + i, numbers(i, part, adjoint.name, false, false),
                            count_of(i, part, adjoint.name), "") +
                       "\n";
                continue;
            }
            const std::string times = std::to_string(part.components());
            out += "    for (size_t i = 0; i < " + adjoint.name + ".size(); ++i)\n        " +
                   fill(part, 2000 + 100 * i + number++,
                        as_numbers(part, "&" + adjoint.name + "[i]" + part.member, part.scalar(), false),
                        times, part.components() == 1 ? "i" : "i * " + times) +
                   "\n";
        }
    }

    std::string launch_arguments() const {
        std::string out;
        for (size_t i = 0; i < back_.parameters.size(); ++i) {
            const Parameter& one = back_.parameters[i];
            if (back_.reads[i]) add(out, one.name);
            for (unsigned k = 0; k < one.ndim; ++k) {
                if ((one.sizes >> k & 1) != 0) add(out, scene_.lengths[i][k]);
            }
        }
        for (const BackwardProgram::Adjoint& one : back_.adjoints) {
            if (one.is_named) add(out, one.name);
        }
        add(out, scene_.launch_sizes);
        return out;
    }

    // ---- the same numbers in double

    // A function that makes a struct of doubles, and those of the structs in it.
    void need_widening(const Struct& record) {
        if (std::find(widened_.begin(), widened_.end(), record.id) != widened_.end()) return;
        widened_.push_back(record.id);
        const std::string wide = std::string(double_namespace) + "::" + record.name;
        std::string text =
            "\n" + wide + " widened(const " + record.name + "& from) {\n    " + wide + " to{};\n";
        for (const Parameter& field : record.fields) {
            const std::string from = "from." + field.name;
            std::string value = from;
            std::vector<Part> floats;
            collect(field, "", floats);
            if (const Struct* inner = structure(field)) {
                need_widening(*inner);
                value = "widened(" + from + ")";
            } else if (!floats.empty() && floats[0].components() > 1) {
                value =
                    "widened<" + floats[0].wide_type() + ", " + floats[0].scalar() + ">(&" + from + ", 1)[0]";
            }
            text += "    to." + field.name + " = " + value + ";\n";
        }
        widening_ += text + "    return to;\n}\n";
    }

    // Declares the parameter in double; its name, or the parameter's own where nothing changes.
    std::string widened(size_t i, std::string& out) {
        const Parameter& one = back_.parameters[i];
        const Struct* record = structure(one);
        const std::vector<Part> all = parts(i);
        if (record == nullptr && all.empty()) return one.name;
        const std::string wide = scene_.names.fresh({one.name + "_wide"});
        if (record != nullptr) {
            need_widening(*record);
            const std::string type = std::string(double_namespace) + "::" + record->name;
            out += one.is_array() ? "    std::vector<" + type + "> " + wide +
                                        ";\n    for (const auto& element : " + one.name + ") " + wide +
                                        ".push_back(" + own("widened") + "(element));\n"
                                  : "    auto " + wide + " = " + own("widened") + "(" + one.name + ");\n";
            return wide;
        }
        const std::string make = own("widened") + "<" + all[0].wide_type() + ", " + all[0].scalar() + ">(";
        if (one.is_array())
            out += "    auto " + wide + " = " + make + one.name + ".data(), " + one.name + ".size());\n";
        else if (all[0].components() == 1)
            out += "    double " + wide + " = " + one.name + ";\n";
        else
            out += "    " + all[0].wide_type() + " " + wide + " = " + make + "&" + one.name + ", 1)[0];\n";
        return wide;
    }

    // A lambda that runs the sequential form on the numbers in double and yields its outputs.
    void evaluation(std::string& out) {
        std::string runs, call = scene_.launch_sizes, gathered;
        outputs_ = scene_.names.fresh({"outputs", "outputs_in_double"});
        for (size_t i = 0; i < back_.parameters.size(); ++i) {
            const Parameter& one = back_.parameters[i];
            wide_[i] = widened(i, out);
            if (!one.is_array()) {
                call += ", " + wide_[i];
                continue;
            }
            std::string vector = wide_[i];
            if (is_output(i)) {
                const std::string run = scene_.names.fresh({one.name + "_run"});
                runs += "        auto " + run + " = " + vector + ";\n";
                vector = run;
            }
            std::string sizes;
            for (const std::string& length : scene_.lengths[i]) add(sizes, length);
            call += ", {" + pointer_to(one, vector) + ", {" + sizes + "}}";
            if (is_output(i) && back_.adjoints[i].is_named)
                gathered += gathers(i, "        ", "all", vector, true);
        }
        out += "    const auto " + outputs_ + " = [&]() {\n" + runs;
        out += wrapped_list("        " + std::string(double_namespace) + "::" + scene_.reference + "(", call,
                            ");\n");
        out += "        std::vector<double> all;\n" + gathered + "        return all;\n    };\n";
    }

    void comparison(size_t i, const std::string& gradient, std::string& out) const {
        const BackwardProgram::Adjoint& adjoint = back_.adjoints[i];
        if (!adjoint.is_named || !adjoint.is_written) return;
        for (const Part& part : parts(i))
            out += wrapped_list(
                "    " + gradient + ".compare(",
                "\"" + back_.parameters[i].name + part.member + "\", " +
                    numbers(i, part, wide_[i], true, false) + ", " + count_of(i, part, wide_[i]) + ", " +
                    numbers(i, part, adjoint.name, false, true) + ", " + weights_ + ", " + outputs_,
                ");\n");
    }

    const Program& program_;
    const BackwardProgram& back_;
    const types::Types& types_;
    GradientScene& scene_;
    std::vector<std::string> wide_;  // the numbers in double, by parameter
    std::vector<types::StructId> widened_;
    std::string widening_;  // the functions that widen these structs
    std::string weights_, outputs_;
};

}  // namespace

GradientCheck gradient_check(const Program& program, const types::Types& types, GradientScene& scene) {
    return CheckWriter(program, types, scene).write();
}

}  // namespace weft::standalone
