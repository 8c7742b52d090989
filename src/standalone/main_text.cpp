#include "standalone/main_text.h"

#include <algorithm>
#include <map>
#include <optional>

#include "base/number_text.h"
#include "inputs/dtype.h"
#include "inputs/text.h"
#include "plain/shape.h"
#include "standalone/backward_host.h"
#include "standalone/fills.h"
#include "standalone/launch.h"
#include "standalone/parameters.h"
#include "standalone/template.h"

namespace weft::standalone {
namespace {

constexpr std::string_view compare_text = R"(
// ---- comparison

// Numbers of an output, one after the other.
template <class T>
void gather(std::vector<double>& to, const T* from, size_t count) {
    for (size_t i = 0; i < count; ++i) to.push_back($number$);
}

// The largest error of an output, relative to its numbers; more than 1 is more than rounding explains.
double error_of(const char* name, $take$std::vector<double>$by$ gpu, $take$std::vector<double>$by$ cpu,
                double tolerance$slack_parameter$) {
$sort$    double largest = 0.0;
    for (const double value : cpu) {
        if (std::isfinite(value)) largest = std::max(largest, std::fabs(value));
    }
    double worst = 0.0;
$declare$    for (size_t i = 0; i < cpu.size(); ++i) {
        if (gpu[i] == cpu[i] || (std::isnan(gpu[i]) && std::isnan(cpu[i]))) continue;
        const double bound = tolerance * (10.0 * std::fabs(cpu[i]) + largest)$slack$;
        const bool is_bounded = std::isfinite(gpu[i]) && bound > 0.0;
        const double error = is_bounded ? std::fabs(gpu[i] - cpu[i]) / bound : INFINITY;
        if (error > worst && error > 1.0)
            std::printf("%s[%zu]: %.9g on the GPU, %.9g on the CPU\n", name, i, gpu[i], cpu[i]);
        worst = std::max(worst, error);
$keep$    }
$return$}
)";

constexpr std::string_view compare_vectors = R"(
// The same of numbers, vectors or matrices as they lie in memory.
template <class Number, class T>
double error_of(const char* name, const std::vector<T>& gpu, const std::vector<T>& cpu,
                double tolerance$slack_parameter$) {
    const size_t count = cpu.size() * (sizeof(T) / sizeof(Number));
    std::vector<double> gpu_numbers, cpu_numbers;
    gather(gpu_numbers, reinterpret_cast<const Number*>(gpu.data()), count);
    gather(cpu_numbers, reinterpret_cast<const Number*>(cpu.data()), count);
    return error_of(name, gpu_numbers, cpu_numbers, tolerance$slack_argument$);
}
)";

constexpr std::string_view return_without_outliers =
    R"(    // A float that decides a branch may fall on the other side by its last bit: one number in 1000 may differ.
    const size_t outliers = errors.size() / 1000;
    if (outliers == 0) return worst;
    std::nth_element(errors.begin(), errors.begin() + outliers, errors.end(), std::greater<double>());
    return errors[outliers];
)";

constexpr std::string_view sort_text =
    R"(    // Which thread comes first is left open, and with it the order of the numbers.
    std::sort(gpu.begin(), gpu.end());
    std::sort(cpu.begin(), cpu.end());
)";

constexpr std::string_view main_begin = R"(
int main(int argc, char** argv) {
    int $n$ = $default$;
$declare$    for (int i = 1; i < argc; i += 2) {
        if (i + 1 < argc && std::strcmp(argv[i], "--n") == 0) {
            $n$ = std::atoi(argv[i + 1]);
$take$        } else {
            std::fprintf(stderr, "usage: %s [--n N]$usage$\n", argv[0]);
            return 2;
        }
    }
    if ($n$ < 1) {
        std::fprintf(stderr, "--n is at least 1\n");
        return 2;
    }
)";

// Where numbers are drawn.
constexpr std::string_view take_seed =
    R"(        } else if (i + 1 < argc && std::strcmp(argv[i], "--seed") == 0) {
            $input_seed$ = std::strtoull(argv[i + 1], nullptr, 10);
)";

constexpr std::string_view device_functions = R"(
std::vector<int> all_devices() {
    int count = 0;
    CUDA_CHECK(cudaGetDeviceCount(&count));
    std::vector<int> out(count);
    for (int i = 0; i < count; ++i) out[i] = i;
    return out;
}

// "0,1" as numbers.
std::vector<int> parse_devices(const char* list) {
    std::vector<int> out;
    for (const char* at = list; at != nullptr; at = std::strchr(at, ',')) {
        if (*at == ',') ++at;
        out.push_back(std::atoi(at));
    }
    return out;
}
)";

constexpr std::string_view take_devices =
    R"(        } else if (i + 1 < argc && std::strcmp(argv[i], "--devices") == 0) {
            $devices$ = parse_devices(argv[i + 1]);
)";

class MainWriter {
  public:
    MainWriter(const Program& program, const types::Types& types, const Strings& strings,
               const Sample& sample)
        : program_(program), types_(types), strings_(strings), sample_(sample), names_(program.names) {
        for (const char* one : {"argc", "argv", "i"}) names_.take(one);
    }

    Result<std::string> main_function() {
        n_ = names_.fresh({"n", "problem_size", "sample_n"});
        error_ = names_.fresh({"error", "largest_error"});
        seed_ = names_.fresh({"seed", "input_seed", "sample_seed"});
        std::string sizes;
        if (auto made = declare_sizes(sizes); !made) return made.failure();
        std::string arguments;
        if (auto made = declare_inputs(arguments); !made) return made.failure();
        const bool draws = !fills_.empty() || program_.backward.has_value();
        const bool chooses = facts(program_.variant).arrays == Arrays::PerDevice;
        const std::string devices = chooses ? names_.fresh({"devices", "gpu_devices"}) : "";
        std::string declare =
            draws ? "    uint64_t " + seed_ + " = " + std::to_string(sample_.seed) + ";\n" : "";
        if (chooses) declare += "    std::vector<int> " + devices + " = all_devices();\n";
        std::string out = fill_in(
            main_begin,
            {{"n", n_},
             {"default", "4096"},
             {"declare", declare},
             {"take", (draws ? fill_in(take_seed, {{"input_seed", seed_}}) : "") +
                          (chooses ? fill_in(take_devices, {{"devices", devices}}) : "")},
             {"usage", std::string(draws ? " [--seed S]" : "") + (chooses ? " [--devices 0,1]" : "")}});
        out += "\n" + sizes + arguments;

        // The results of the CPU stay beside those of the GPU.
        std::map<std::string, std::string> cpu;
        std::string copies, patches;
        for (const Output& one : outputs()) {
            if (cpu.count(one.vector) != 0) continue;
            const std::string copy = names_.fresh({one.vector + "_cpu"});
            copies += "    auto " + copy + " = " + one.vector + ";\n";
            cpu[one.vector] = copy;
        }
        std::map<std::string, std::string> records;  // structs whose arrays are those of the CPU
        for (const Parameter& one : program_.parameters) {
            const Struct* record = structure_of(one, program_, types_);
            if (one.is_array() || record == nullptr || !holds_arrays(*record, program_, types_)) continue;
            const std::string copy = names_.fresh({one.name + "_cpu"});
            copies += "    auto " + copy + " = " + one.name + ";\n";
            for (const auto& [path, holder] : held_) {
                if (!path.starts_with(std::string(strings_.text(one.python)) + ".") || cpu.count(holder) == 0)
                    continue;
                const Target to = target(path, one, copy);
                copies += "    " + to.text + " = " + pointer_to(*to.what, cpu[holder]) + ";\n";
            }
            records[one.name] = copy;
        }

        std::string launch, check;
        for (unsigned d = 0; d < sample_.inputs->dims; ++d) {
            const auto size = size_text(sample_.inputs->launch[d]);
            if (!size) return Error::finding("the size of the launch");
            check += (check.empty() ? "" : ", ") + size->text;
        }
        const std::string launch_sizes = check;
        for (const Parameter& one : program_.parameters) {
            const std::string python(strings_.text(one.python));
            launch += (launch.empty() ? "" : ", ") + one.name;
            for (const unsigned k : plain::dimensions(one.sizes))
                launch += ", " + lengths_.at(python + "#" + std::to_string(k));
            check += ", ";
            if (!one.is_array()) {
                check += records.count(one.name) != 0 ? records[one.name] : one.name;
                continue;
            }
            const std::string vector = cpu.count(one.name) != 0 ? cpu[one.name] : one.name;
            check += "{" + pointer_to(one, vector) + ", {" + sizes_list(python, one.ndim) + "}}";
        }
        launch += (launch.empty() ? "" : ", ") + launch_sizes;
        if (chooses) launch += ", " + devices;

        if (program_.backward) {
            GradientScene scene{names_, fills_, seed_, launch_sizes, sample_.reference, {}};
            for (const Parameter& one : program_.parameters) {
                std::vector<std::string>& lengths = scene.lengths.emplace_back();
                for (unsigned k = 0; k < one.ndim; ++k)
                    lengths.push_back(
                        lengths_.at(std::string(strings_.text(one.python)) + "#" + std::to_string(k)));
            }
            gradient_ = gradient_check(program_, types_, scene);
            out += gradient_.part;
        }
        const std::string milliseconds = names_.fresh({"milliseconds", "gpu_milliseconds"});
        out += "\n" + copies;
        out += wrapped_list("    const float " + milliseconds + " = launch_" + program_.name + "(", launch,
                            ");\n");
        out += wrapped_list("    reference::" + sample_.reference + "(", check, ");\n");
        if (program_.least_tolerance > 0.0)
            out += "\n    // Tensor cores round their factors to 11 bits: as much is allowed as of halves.";
        const std::vector<Output> all = outputs();
        if (all.size() == 1 && all[0].member.empty()) {
            out += "\n    const double " + error_ + " = " + error_call(all[0], cpu[all[0].vector]) + ";\n";
        } else {
            out += "\n    double " + error_ + " = 0.0;\n";
            for (const Output& one : all) out += comparison(one, cpu[one.vector]);
        }
        const std::string passed = names_.fresh({"passed", "is_right"});
        out += "    const bool " + passed + " = " + error_ + " <= 1.0" +
               (program_.backward ? " && " + gradient_.verdict : "") + ";\n";
        out += "    std::printf(\"" + program_.name +
               ": %s, largest error %.3g of what is allowed, %.3f ms\\n\",\n" + "                " + passed +
               " ? \"PASS\" : \"FAIL\", " + error_ + ", " + milliseconds + ");\n";
        return out + "    return " + passed + " ? 0 : 1;\n}\n";
    }

    // Whether whole arrays of numbers are compared; else they lie in structs.
    bool compares_vectors() const { return compares_vectors_; }
    // What the check of the gradient calls.
    const std::string& gradient_functions() const { return gradient_.functions; }

    // The functions behind the fills that main asks for.
    std::string fills() const {
        const std::string text = fills_.text();
        if (text.empty()) return "";
        return "\nconstexpr uint64_t sample_index = " + std::to_string(sample_.index) + ";\n" + text;
    }

  private:
    // A size as a C++ expression, if the lengths it needs are known.
    std::optional<plain::Piece> size_text(const inputs::Size& size) {
        using plain::Binding;
        using plain::Piece;
        const Piece n{n_};
        const auto number = [](uint64_t k) { return Piece{std::to_string(k)}; };
        const auto divided = [&](const Piece& base, uint32_t k) {
            return plain::joined(plain::joined(base, "+", number(k - 1), Binding::Sum), "/", number(k),
                                 Binding::Product);
        };
        if (!size.is_formula()) {
            switch (size.extent.kind) {
                case inputs::Extent::Kind::Constant:
                    return number(size.extent.k);
                case inputs::Extent::Kind::N:
                    return n;
                case inputs::Extent::Kind::CeilDiv:
                    return divided(n, size.extent.k);
                case inputs::Extent::Kind::Times:
                    return plain::joined(number(size.extent.k), "*", n, Binding::Product);
                case inputs::Extent::Kind::Plus:
                    return plain::joined(n, "+", number(size.extent.k), Binding::Sum);
            }
        }
        // Products first, then sums from the left.
        Piece sum, product;  // without text: there is none yet
        bool subtracts = false;
        const auto close = [&]() {
            if (product.text.empty()) return;
            sum =
                sum.text.empty() ? product : plain::joined(sum, subtracts ? "-" : "+", product, Binding::Sum);
            product = {};
        };
        for (const inputs::Part& part : size.parts) {
            Piece one;
            switch (part.base) {
                case inputs::Part::Base::Number:
                    one = number(part.k);
                    break;
                case inputs::Part::Base::N:
                    one = part.k == 0 ? n : divided(n, part.k);
                    break;
                case inputs::Part::Base::Length: {
                    const auto known = lengths_.find(owner_of(part.array) + "#" + std::to_string(part.axis));
                    if (known == lengths_.end()) return std::nullopt;
                    one = part.k == 0 ? Piece{known->second} : divided({known->second}, part.k);
                    break;
                }
            }
            if (part.join == inputs::Part::Join::Times && !product.text.empty()) {
                product = plain::joined(product, "*", one, Binding::Product);
                continue;
            }
            close();
            subtracts = part.join == inputs::Part::Join::Minus;
            product = one;
        }
        close();
        return sum;
    }

    const Parameter* parameter(std::string_view python) const {
        for (const Parameter& one : program_.parameters) {
            if (strings_.text(one.python) == python) return &one;
        }
        return nullptr;
    }

    // The path whose array an argument's numbers lie in: "particles" of "particles.pos", where that is an
    // array.
    std::string owner_of(const std::string& path) const {
        const size_t dot = path.find('.');
        const std::string first = path.substr(0, dot);
        const Parameter* known = parameter(first);
        return known != nullptr && known->is_array() ? first : path;
    }

    static std::string flat(std::string path) {
        std::replace(path.begin(), path.end(), '.', '_');
        return plain::identifier(path);
    }

    // The parameter or member that a path names, and how C++ names it.
    struct Target {
        const Parameter* what = nullptr;
        std::string text;
    };
    Target target(std::string_view path, const Parameter& root, const std::string& from) const {
        Target out{&root, from};
        size_t dot = path.find('.');
        while (dot != std::string_view::npos) {
            path.remove_prefix(dot + 1);
            dot = path.find('.');
            const std::string_view name = path.substr(0, dot);
            const Struct* record = structure_of(*out.what, program_, types_);
            if (record == nullptr) return {};
            const Parameter* next = nullptr;
            for (const Parameter& one : record->fields) {
                if (strings_.text(one.python) == name) next = &one;
            }
            if (next == nullptr) return {};
            out = {next, out.text + "." + next->name};
        }
        return out;
    }

    std::string own(std::string_view function) const { return own_function(program_, function); }
    // `fill_uniform(…)`.
    std::string own_call(const std::string& call) const {
        const size_t open = call.find('(');
        return call.empty() ? call : own(call.substr(0, open)) + call.substr(open);
    }

    static std::string number_text(double value) {
        TextBuffer out;
        append_python_float(out, value);
        std::string text = out.str();
        const size_t exponent = text.find("e-0");  // 1e-9, as C++ is written
        return exponent == std::string::npos ? text : text.erase(exponent + 2, 1);
    }

    Result<void> declare_sizes(std::string& out) {
        std::vector<bool> done(sample_.inputs->args.size());
        bool progress = true;
        while (progress) {
            progress = false;
            for (size_t a = 0; a < done.size(); ++a) {
                const inputs::Arg& arg = sample_.inputs->args[a];
                const std::string owner = owner_of(arg.name);
                if (done[a] || arg.ndim == 0 || lengths_.count(owner + "#0") != 0) {
                    done[a] = true;
                    continue;
                }
                std::vector<std::string> texts;
                for (unsigned k = 0; k < arg.ndim; ++k) {
                    const auto size = size_text(arg.shape[k]);
                    if (size) texts.push_back(size->text);
                }
                if (texts.size() != arg.ndim) continue;
                for (unsigned k = 0; k < arg.ndim; ++k) {
                    const std::string name =
                        names_.fresh({flat(owner) + std::string(plain::size_suffix(arg.ndim, k))});
                    out += "    const int " + name + " = " + texts[k] + ";\n";
                    lengths_[owner + "#" + std::to_string(k)] = name;
                }
                done[a] = progress = true;
            }
        }
        if (std::find(done.begin(), done.end(), false) != done.end())
            return Error::finding("the sizes of its inputs depend on each other");
        return {};
    }

    std::string count_text(const std::string& owner, unsigned ndim) const {
        std::string out;
        for (unsigned k = 0; k < ndim; ++k) {
            const std::string& one = lengths_.at(owner + "#" + std::to_string(k));
            out += k == 0 ? (ndim == 1 ? one : "size_t(" + one + ")") : " * " + one;
        }
        return out;
    }

    std::string sizes_list(const std::string& owner, unsigned ndim) const {
        std::string out;
        for (unsigned k = 0; k < ndim; ++k)
            out += (k == 0 ? "" : ", ") + lengths_.at(owner + "#" + std::to_string(k));
        return out;
    }

    // Declares the variables of main that hold the arguments, and fills them.
    Result<void> declare_inputs(std::string& out) {
        for (const Parameter& one : program_.parameters) {
            const std::string python(strings_.text(one.python));
            if (one.is_array()) {
                if (lengths_.count(python + "#0") == 0)
                    return Error::finding("no input for `" + python + "`");
                out += "    " + vector_of(one) + " " + one.name + "(" + count_text(python, one.ndim) + ");\n";
            } else if (structure_of(one, program_, types_) != nullptr) {
                out += "    " + one.element + " " + one.name + "{};\n";
            }
            bool is_given = false;
            for (size_t a = 0; a < sample_.inputs->args.size(); ++a) {
                const inputs::Arg& arg = sample_.inputs->args[a];
                if (arg.name != python && !arg.name.starts_with(python + ".")) continue;
                is_given = true;
                if (auto filled = fill(arg, a, one, out); !filled) return filled;
            }
            const Struct* record = structure_of(one, program_, types_);
            const bool is_empty = record != nullptr && record->fields.empty();
            if (!is_given && !is_empty) return Error::finding("no input for `" + python + "`");
        }
        return {};
    }

    Result<void> fill(const inputs::Arg& arg, size_t number, const Parameter& root, std::string& out) {
        const auto dtype = inputs::parse_dtype(arg.dtype);
        if (!dtype) return Error::finding("an input of type " + arg.dtype);
        const std::string scalar(plain::scalar_name(dtype->scalar));
        const bool is_composite = dtype->kind != types::Kind::Scalar;
        const std::string components = std::to_string(dtype->components());
        TextBuffer low_text, high_text;
        inputs::append_low(low_text, arg);
        inputs::append_high(high_text, arg);
        std::string high = high_text.str();
        if (arg.high_is_extent) {
            const auto size = size_text(arg.high_extent);
            if (!size) return Error::finding("the bound of `" + arg.name + "`");
            high = size->text;
        }
        const std::string low = low_text.str();
        const bool is_struct_array = root.is_array() && arg.name.find('.') != std::string::npos;
        const auto statement = [&](const std::string& to, const std::string& count,
                                   const std::string& first) {
            return own_call(fills_.statement(arg,
                                             own("key") + "(" + seed_ + ", " + std::to_string(number) + ")",
                                             to, count, components, first, low, high));
        };
        const auto numbers = [&](const std::string& pointer) {
            return is_composite ? "reinterpret_cast<" + scalar + "*>(" + pointer + ")" : pointer;
        };
        if (is_struct_array) {
            const Target to = target(arg.name, root, root.name + "[i]");
            if (to.what == nullptr) return Error::finding("the input `" + arg.name + "`");
            if (!is_local(arg.fill)) {  // drawn all at once, then put into the structs
                if (is_composite)
                    return Error::finding("such numbers in an array of structs: `" + arg.name + "`");
                const std::string all = names_.fresh({flat(arg.name)});
                out += "    std::vector<" + scalar + "> " + all + "(" + root.name + ".size());\n";
                out += "    " + statement(all + ".data()", all + ".size()", "") + "\n";
                out += "    for (size_t i = 0; i < " + root.name + ".size(); ++i) " + to.text + " = " + all +
                       "[i];\n";
                return {};
            }
            const std::string words =
                statement(numbers("&" + to.text), components, is_composite ? "i * " + components : "i");
            if (!words.empty())
                out += "    for (size_t i = 0; i < " + root.name + ".size(); ++i)\n        " + words + "\n";
            return {};
        }
        const Target to = target(arg.name, root, root.name);
        if (to.what == nullptr) return Error::finding("the input `" + arg.name + "`");
        std::string holder = to.text;
        if (arg.ndim != 0) {
            if (&root != to.what) {  // an array in a struct: its numbers lie in a vector of their own
                holder = names_.fresh({flat(arg.name)});
                out += "    " + vector_of(*to.what) + " " + holder + "(" + count_text(arg.name, arg.ndim) +
                       ");\n";
                out += "    " + to.text + " = " + pointer_to(*to.what, holder) + ";\n";
                for (unsigned k = 0; k < arg.ndim; ++k)
                    out += "    " + to.text + std::string(plain::size_suffix(arg.ndim, k)) + " = " +
                           lengths_.at(arg.name + "#" + std::to_string(k)) + ";\n";
                held_[arg.name] = holder;
            }
            const std::string words =
                statement(numbers(holder + ".data()"),
                          is_composite ? components + " * " + holder + ".size()" : holder + ".size()", "");
            if (!words.empty()) out += "    " + words + "\n";
            return {};
        }
        const bool is_declared = structure_of(root, program_, types_) != nullptr;
        const std::string declaration = is_declared ? to.text : root.element + " " + to.text;
        if (!is_composite && (arg.fill == inputs::Fill::Constant || arg.fill == inputs::Fill::Zero)) {
            const bool is_size = arg.fill == inputs::Fill::Constant && arg.high_is_extent;
            const std::string value =
                is_size ? high
                        : plain::number(arg.fill == inputs::Fill::Zero ? 0.0 : arg.high, dtype->scalar).text;
            out += "    " + std::string(is_declared ? "" : "const ") + declaration + " = " + value + ";\n";
            return {};
        }
        if (!is_declared) out += "    " + declaration + (is_composite ? "{};\n" : ";\n");
        const std::string words = statement(numbers("&" + to.text), components, "");
        if (!words.empty()) out += "    " + words + "\n";
        return {};
    }

    double tolerance(types::Scalar scalar) const {
        if (!types::facts(scalar).is_float) return 0.0;
        const unsigned bytes = std::min(types::facts(scalar).bytes, types::facts(program_.coarsest).bytes);
        return std::max(program_.least_tolerance, bytes == 2 ? 2e-3 : bytes == 4 ? 1e-4 : 1e-9);
    }

    // A float that is rounded the last bit apart may give the next integer.
    double slack(types::Scalar scalar) const {
        return types::facts(scalar).is_int && program_.rounds ? 1.0 : 0.0;
    }

    struct Output {
        std::string name;    // as people see it
        std::string vector;  // of the CPU's run
        const Parameter* root;
        std::string member;  // behind an element: ".pos"
        inputs::Dtype dtype;
    };

    std::vector<Output> outputs() const {
        std::vector<Output> out;
        for (const inputs::Arg& arg : sample_.inputs->args) {
            if (arg.ndim == 0 || arg.role == inputs::Role::In) continue;
            const auto dtype = inputs::parse_dtype(arg.dtype);
            const std::string owner = owner_of(arg.name);
            if (const auto held = held_.find(arg.name); held != held_.end()) {
                out.push_back({arg.name, held->second, nullptr, "", *dtype});
                continue;
            }
            const Parameter* root = parameter(owner);
            if (root == nullptr || !root->is_written) continue;
            const Target to = target(arg.name, *root, "");
            out.push_back({arg.name, root->name, root, to.text, *dtype});
        }
        return out;
    }

    std::string bounds(const Output& one) const {
        const std::string part = number_text(tolerance(one.dtype.scalar));
        return program_.rounds ? part + ", " + number_text(slack(one.dtype.scalar)) : part;
    }

    // Of an array as a whole.
    std::string error_call(const Output& one, const std::string& cpu) {
        compares_vectors_ = true;
        const std::string scalar(plain::scalar_name(one.dtype.scalar));
        return own("error_of") + "<" + scalar + ">(\"" + one.name + "\", " + one.vector + ", " + cpu + ", " +
               bounds(one) + ")";
    }

    std::string comparison(const Output& one, const std::string& cpu) {
        const std::string worst = error_ + " = std::max(" + error_ + ", ";
        if (one.member.empty()) return "    " + worst + error_call(one, cpu) + ");\n";
        const std::string scalar(plain::scalar_name(one.dtype.scalar));
        const bool is_composite = one.dtype.kind != types::Kind::Scalar;
        const std::string components = std::to_string(one.dtype.components());
        const auto gather = [&](const std::string& to, const std::string& vector) {
            const std::string place = "&element" + one.member;
            const std::string pointer =
                is_composite ? "reinterpret_cast<const " + scalar + "*>(" + place + ")" : place;
            return "        for (const auto& element : " + vector + ") " + own("gather") + "(" + to + ", " +
                   pointer + ", " + components + ");\n";
        };
        const std::string gathered = gather("gpu", one.vector) + gather("cpu", cpu);
        return "    {\n        std::vector<double> gpu, cpu;\n" + gathered + "        " + worst +
               own("error_of") + "(\"" + one.name + "\", gpu, cpu, " + bounds(one) + "));\n    }\n";
    }

    const Program& program_;
    const types::Types& types_;
    const Strings& strings_;
    const Sample& sample_;
    FileNames names_;
    Fills fills_;
    GradientCheck gradient_;  // empty without one
    bool compares_vectors_ = false;
    std::string n_, error_, seed_;                // variables of main
    std::map<std::string, std::string> lengths_;  // by "path#dimension": the variable that holds it
    std::map<std::string, std::string> held_;     // arrays in structs by path: the vector of their numbers
};

}  // namespace

Result<std::string> main_text(const Program& program, const types::Types& types, const Strings& strings,
                              const Sample& sample, bool has_halves) {
    MainWriter writer(program, types, strings, sample);
    WEFT_TRY(const std::string main_function, writer.main_function());
    const bool sorts = program.order_shows, decides = program.decides || program.rounds;
    const std::string slack_parameter = program.rounds ? ", double slack" : "";
    const std::string vectors =
        fill_in(compare_vectors,
                {{"slack_parameter", slack_parameter}, {"slack_argument", program.rounds ? ", slack" : ""}});
    return writer.fills() +
           fill_in(compare_text,
                   {{"number", has_halves ? "double(float(from[i]))" : "double(from[i])"},
                    {"take", sorts ? "" : "const "},
                    {"by", sorts ? "" : "&"},
                    {"slack_parameter", slack_parameter},
                    {"slack", program.rounds ? " + slack" : ""},
                    {"sort", std::string(sorts ? sort_text : "")},
                    {"declare", decides ? "    std::vector<double> errors(cpu.size());\n" : ""},
                    {"keep", decides ? "        errors[i] = error;\n" : ""},
                    {"return", decides ? std::string(return_without_outliers) : "    return worst;\n"}}) +
           (writer.compares_vectors() ? vectors : "") +
           std::string(facts(program.variant).arrays == Arrays::PerDevice ? device_functions : "") +
           writer.gradient_functions() + main_function;
}

}  // namespace weft::standalone
