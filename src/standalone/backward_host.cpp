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
    template <class Number, class Outputs>
    void compare(const char* name, double* numbers, size_t count, const Number* found,
                 const std::vector<double>& weights, const Outputs& outputs) {
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
    out += text.upload + "\n" + grid.text;
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
    out.definition = "\n" + wrapped_list(head, list, ") {\n") + grid.text;
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
            const std::string& adjoint = back_.adjoints[i].name;
            if (is_output(i) && back_.adjoints[i].is_named)
                out.part += "    gather(" + weights_ + ", " + numbers(i, adjoint, scalar(i), true) + ", " +
                            count_of(i, adjoint) + ");\n";
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
        return out;
    }

  private:
    plain::Shape shape(size_t i) const {
        types::TypeId id = back_.parameters[i].type;
        if (types_[id].kind == types::Kind::Array) id = types_[id].element;
        return plain::shape_of(types_, id);
    }
    bool is_float(size_t i) const { return types::facts(shape(i).scalar).is_float; }
    std::string scalar(size_t i) const { return std::string(plain::scalar_name(shape(i).scalar)); }
    size_t components(size_t i) const {
        const plain::Shape one = shape(i);
        switch (one.kind) {
            case types::Kind::Matrix:
                return size_t{one.rows} * one.cols;
            case types::Kind::Transform:
                return 7;
            case types::Kind::Scalar:
                return 1;
            default:
                return one.components();
        }
    }
    std::string wide_type(size_t i) const {
        plain::Shape one = shape(i);
        one.scalar = types::Scalar::Float64;
        return plain::name(one);
    }
    // The numbers of an adjoint, and how many.
    std::string numbers(size_t i, const std::string& vector, const std::string& type, bool is_const) const {
        const bool is_array = back_.parameters[i].is_array();
        const std::string pointer = is_array ? vector + ".data()" : "&" + vector;
        if (components(i) == 1) return pointer;
        return "reinterpret_cast<" + std::string(is_const ? "const " : "") + type + "*>(" + pointer + ")";
    }
    std::string count_of(size_t i, const std::string& vector) const {
        const std::string times = std::to_string(components(i));
        if (!back_.parameters[i].is_array()) return times;
        return (components(i) == 1 ? "" : times + " * ") + vector + ".size()";
    }
    bool is_output(size_t i) const { return program_.parameters[i].is_written; }

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
        out += "    " +
               scene_.fills.statement(weights, "key(" + scene_.seed + ", " + std::to_string(1000 + i) + ")",
                                      numbers(i, adjoint.name, scalar(i), false), count_of(i, adjoint.name),
                                      std::to_string(components(i)), "", "-1.0", "1.0") +
               "\n";
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

    // A lambda that runs the sequential form on the numbers in double and yields its outputs.
    void evaluation(std::string& out) {
        std::string runs, call = scene_.launch_sizes, gathers;
        outputs_ = scene_.names.fresh({"outputs", "outputs_in_double"});
        for (size_t i = 0; i < back_.parameters.size(); ++i) {
            const Parameter& one = back_.parameters[i];
            if (!one.is_array()) {
                wide_[i] = one.name;
                if (is_float(i)) {
                    wide_[i] = scene_.names.fresh({one.name + "_wide"});
                    out += components(i) == 1
                               ? "    double " + wide_[i] + " = " + one.name + ";\n"
                               : "    " + wide_type(i) + " " + wide_[i] + " = widened<" + wide_type(i) +
                                     ", " + scalar(i) + ">(&" + one.name + ", 1)[0];\n";
                }
                call += ", " + wide_[i];
                continue;
            }
            std::string vector = one.name;
            if (is_float(i)) {
                wide_[i] = vector = scene_.names.fresh({one.name + "_wide"});
                out += "    auto " + vector + " = widened<" + wide_type(i) + ", " + scalar(i) + ">(" +
                       one.name + ".data(), " + one.name + ".size());\n";
            }
            if (is_output(i)) {
                const std::string run = scene_.names.fresh({one.name + "_run"});
                runs += "        auto " + run + " = " + vector + ";\n";
                vector = run;
            }
            std::string sizes;
            for (const std::string& length : scene_.lengths[i]) add(sizes, length);
            call += ", {" + pointer_to(one, vector) + ", {" + sizes + "}}";
            if (!is_output(i) || !back_.adjoints[i].is_named) continue;
            gathers += "        gather(all, " + numbers(i, vector, "double", true) + ", " +
                       count_of(i, vector) + ");\n";
        }
        out += "    const auto " + outputs_ + " = [&]() {\n" + runs;
        out += wrapped_list("        " + std::string(double_namespace) + "::" + scene_.reference + "(", call,
                            ");\n");
        out += "        std::vector<double> all;\n" + gathers + "        return all;\n    };\n";
    }

    void comparison(size_t i, const std::string& gradient, std::string& out) const {
        const BackwardProgram::Adjoint& adjoint = back_.adjoints[i];
        if (!adjoint.is_named || !adjoint.is_written) return;
        out += wrapped_list("    " + gradient + ".compare(",
                            "\"" + back_.parameters[i].name + "\", " + numbers(i, wide_[i], "double", false) +
                                ", " + count_of(i, wide_[i]) + ", " +
                                numbers(i, adjoint.name, scalar(i), true) + ", " + weights_ + ", " + outputs_,
                            ");\n");
    }

    const Program& program_;
    const BackwardProgram& back_;
    const types::Types& types_;
    GradientScene& scene_;
    std::vector<std::string> wide_;  // the numbers in double, by parameter
    std::string weights_, outputs_;
};

}  // namespace

GradientCheck gradient_check(const Program& program, const types::Types& types, GradientScene& scene) {
    return CheckWriter(program, types, scene).write();
}

}  // namespace weft::standalone
