#include "facts/launch_script.h"

#include <algorithm>
#include <string>
#include <vector>

#include "base/random.h"
#include "inputs/dtype.h"
#include "inputs/text.h"

namespace weft::facts {
namespace {

// The functions a script may need, each after those it calls.
struct Helper {
    std::string_view name, calls, text;
};
constexpr Helper helpers[] = {
    {"hashes", "", R"(
def hashes(key, count):
    x = (np.arange(count, dtype=np.uint64) ^ np.uint64(key)) + np.uint64(0x9E3779B97F4A7C15)
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))
)"},
    {"draws", "hashes", R"(
def draws(key, count):
    """Numbers in [0, 1)."""
    return (hashes(key, count) >> np.uint64(32)).astype(np.float64) / 2.0**32
)"},
    {"uniform", "draws", R"(
def uniform(key, count, low, high):
    return low + (high - low) * draws(key, count)
)"},
    {"whole_numbers", "draws", R"(
def whole_numbers(key, count, low, high):
    return low + np.floor((high - low) * draws(key, count))
)"},
    {"offsets", "draws", R"(
def offsets(key, count, low, high):
    """Where ragged rows begin: from low to high in rising steps."""
    steps = (np.arange(count) - 1.0 + draws(key, count)) * (high - low) / max(count - 1, 1)
    numbers = low + np.floor(steps)
    numbers[-1:], numbers[:1] = high, low
    return numbers
)"},
    {"unit", "draws", R"(
def unit(numbers, size):
    """Vectors of length 1 along 2 * number - 1, `size` numbers each."""
    v = 2.0 * numbers.reshape(-1, size) - 1.0
    square = np.zeros(len(v))
    for column in v.T:
        square = square + column * column
    short = (square < 2.0**-10)[:, None]
    return np.where(short, np.eye(size)[-1], v / np.sqrt(np.where(short, 1.0, square[:, None])))
)"},
    {"rigid", "uniform unit", R"(
def rigid(key, count, low, high):
    """Transforms: a position in [low, high), a rotation of length 1."""
    rotation = unit(draws(key, count).reshape(-1, 7)[:, 3:], 4)
    return np.hstack([uniform(key, count, low, high).reshape(-1, 7)[:, :3], rotation])
)"},
    {"spd", "draws", R"(
def spd(key, count, side, low, high):
    """Symmetric matrices with eigenvalues between low and high."""
    b = 2.0 * draws(key, count).reshape(-1, side, side) - 1.0
    total = np.zeros_like(b)
    for m in range(side):
        total = total + b[:, :, None, m] * b[:, None, :, m]
    return (high - low) * (total / (side * side)) + np.eye(side) * low
)"},
};

bool is_sum(std::string_view expr) {
    return expr.find_first_of("+-") != std::string_view::npos;
}
std::string factor(const std::string& expr) {
    return is_sum(expr) ? "(" + expr + ")" : expr;
}
std::string product(const std::vector<std::string>& factors) {
    std::string out;
    for (const std::string& one : factors) {
        if (one == "1") continue;
        out += (out.empty() ? "" : " * ") + factor(one);
    }
    return out.empty() ? "1" : out;
}

// `wp.vec3f`, or what has no name there written out: `wp.types.vector(5, wp.float32)`.
std::string warp_type(const inputs::Dtype& dtype) {
    const std::string scalar = "wp." + std::string(types::facts(dtype.scalar).name);
    const auto side = [](uint32_t n) { return std::to_string(n); };
    const bool has_letter = !types::short_name(dtype.scalar).empty();
    const bool is_usual_float = dtype.scalar == types::Scalar::Float16 ||
                                dtype.scalar == types::Scalar::Float32 ||
                                dtype.scalar == types::Scalar::Float64;
    TextBuffer name;
    append(name, dtype);
    const bool is_short = dtype.rows >= 2 && dtype.rows <= 4;
    if (dtype.kind == types::Kind::Vector &&
        !(is_short && has_letter && dtype.scalar != types::Scalar::Bfloat16))
        return "wp.types.vector(" + side(dtype.rows) + ", " + scalar + ")";
    if (dtype.kind == types::Kind::Matrix && !(is_short && dtype.rows == dtype.cols && is_usual_float))
        return "wp.types.matrix((" + side(dtype.rows) + ", " + side(dtype.cols) + "), " + scalar + ")";
    return "wp." + name.str();
}

// NumPy has no bfloat16: Warp rounds float32.
std::string numpy_type(types::Scalar scalar) {
    if (scalar == types::Scalar::Bool) return "np.bool_";
    if (scalar == types::Scalar::Bfloat16) return "np.float32";
    return "np." + std::string(types::facts(scalar).name);
}

class Script {
  public:
    Script(TextBuffer& out, const driver::Subject& subject, const inputs::Inputs& inputs, uint64_t key)
        : out_(out), subject_(subject), inputs_(inputs), key_(key) {}

    void write() {
        for (size_t i = 0; i < inputs_.args.size(); ++i) argument(i);
        for (const auto& [place, type] : struct_arrays_)
            line(place + " = wp.array(" + place + ", dtype=source." + type + ", device=device)");
        const std::string name(subject_.strings.text(subject_.declaration().name));
        head(name);
        for (const Helper& helper : helpers) {
            if (std::find(needed_.begin(), needed_.end(), helper.name) != needed_.end()) {
                out_.append('\n');
                out_.append(helper.text);
            }
        }
        out_.append(needed_.empty() ? "\narguments = {}\n" : "\n\narguments = {}\n");
        out_.append(body_);
        const bool is_tiled = inputs_.block != 0;
        out_.append((is_tiled ? "wp.launch_tiled(source." : "wp.launch(source.") + name +
                    ", dim=" + tuple(sizes(inputs_.extents())) + ", inputs=list(arguments.values()), " +
                    (is_tiled ? "block_dim=" + std::to_string(inputs_.block) + ", " : "") +
                    "device=device)\n\nresults = {\n");
        out_.append(results_);
        out_.append("}\nfor name, numbers in results.items():\n    print(name, numbers.reshape(-1)[:8])\n");
    }

  private:
    void head(const std::string& name) {
        out_.append("\"\"\"Fills the inputs of `" + name + "` and launches it: python launch_" + name +
                    ".py [n] [device].\n\nThe kernel's file stands beside this one as " + name +
                    ".py.\n\"\"\"\n\nimport sys\n\nimport numpy as np\nimport warp as wp\n\nimport " + name +
                    " as source\n\nn = int(sys.argv[1]) if len(sys.argv) > 1 else 1000\n"
                    "device = sys.argv[2] if len(sys.argv) > 2 else \"cpu\"\n");
    }
    void line(const std::string& text) { body_ += text + "\n"; }
    void need(std::string_view name) {
        if (std::find(needed_.begin(), needed_.end(), name) != needed_.end()) return;
        needed_.push_back(name);
        for (const Helper& helper : helpers) {
            if (helper.name != name) continue;
            std::string_view calls = helper.calls;
            while (!calls.empty()) {
                const size_t blank = calls.find(' ');
                need(calls.substr(0, blank));
                calls.remove_prefix(blank == std::string_view::npos ? calls.size() : blank + 1);
            }
        }
    }

    // ---- sizes
    static std::string divided(const std::string& base, uint32_t k) {
        return k == 0 ? base : "-(-" + factor(base) + " // " + std::to_string(k) + ")";
    }
    std::string base_of(const inputs::Part& part) const {
        switch (part.base) {
            case inputs::Part::Base::Number:
                return std::to_string(part.k);
            case inputs::Part::Base::N:
                return divided("n", part.k);
            case inputs::Part::Base::Length:
                break;
        }
        for (const inputs::Arg& arg : inputs_.args) {
            if (arg.name == part.array) return divided(size(arg.shape[part.axis]), part.k);
        }
        return "0";  // a specification that names no such argument is refused where rows are read
    }
    std::string size(const inputs::Size& given) const {
        if (given.is_formula()) {
            std::string out;
            for (const inputs::Part& part : given.parts) {
                const std::string base = base_of(part);
                const bool plain = part.base != inputs::Part::Base::Length && part.k == 0;
                if (!out.empty())
                    out += part.join == inputs::Part::Join::Plus    ? " + "
                           : part.join == inputs::Part::Join::Minus ? " - "
                                                                    : " * ";
                out += plain ? base : factor(base);
            }
            return out;
        }
        const std::string k = std::to_string(given.extent.k);
        switch (given.extent.kind) {
            case inputs::Extent::Kind::Constant:
                return k;
            case inputs::Extent::Kind::N:
                return "n";
            case inputs::Extent::Kind::CeilDiv:
                return divided("n", given.extent.k);
            case inputs::Extent::Kind::Times:
                return k + " * n";
            case inputs::Extent::Kind::Plus:
                return "n + " + k;
        }
        return k;
    }
    std::vector<std::string> sizes(std::span<const inputs::Size> all) const {
        std::vector<std::string> out;
        for (const inputs::Size& one : all) out.push_back(size(one));
        return out;
    }
    static std::string joined(const std::vector<std::string>& parts) {
        std::string out;
        for (const std::string& part : parts) out += (out.empty() ? "" : ", ") + part;
        return out;
    }
    static std::string tuple(const std::vector<std::string>& parts) {
        return "(" + joined(parts) + (parts.size() == 1 ? ",)" : ")");
    }

    // ---- numbers
    std::string bounds(const inputs::Arg& arg) const {
        TextBuffer low;
        append_low(low, arg);
        return low.str() + ", " + high(arg);
    }
    std::string high(const inputs::Arg& arg) const {
        if (arg.high_is_extent) return size(arg.high_extent);
        TextBuffer text;
        append_high(text, arg);
        return text.str();
    }
    // The numbers of an argument, as float64.
    std::string numbers(size_t position, const inputs::Dtype& dtype) {
        const inputs::Arg& arg = inputs_.args[position];
        std::vector<std::string> factors = sizes(arg.extents());
        factors.push_back(std::to_string(dtype.components()));
        const std::string count = product(factors);
        TextBuffer hex;
        const uint64_t key = mix64(key_ ^ position);
        constexpr char digits[] = "0123456789abcdef";
        for (int shift = 60; shift >= 0; shift -= 4) hex.append(digits[key >> shift & 15]);
        const std::string given = "0x" + hex.str() + ", " + count;
        const auto call = [&](std::string_view helper, const std::string& more) {
            need(helper);
            return std::string(helper) + "(" + given + more + ")";
        };
        switch (arg.fill) {
            case inputs::Fill::Uniform:
                return call("uniform", ", " + bounds(arg));
            case inputs::Fill::Zero:
                return "np.zeros(" + count + ")";
            case inputs::Fill::Iota:
                return "np.arange(" + count + ")";
            case inputs::Fill::Index:
                return call("whole_numbers", ", " + bounds(arg));
            case inputs::Fill::Constant:
                return "np.full(" + count + ", " + high(arg) + ")";
            case inputs::Fill::Bool:
                return "(" + call("draws", "") + " >= 0.5)";
            case inputs::Fill::Sorted:
                return "np.sort(" + call("uniform", ", " + bounds(arg)) + ")";
            case inputs::Fill::SortedIndex:
                return "np.sort(" + call("whole_numbers", ", " + bounds(arg)) + ")";
            case inputs::Fill::Offsets:
                return call("offsets", ", " + bounds(arg));
            case inputs::Fill::Permutation:
                return "np.argsort(" + call("hashes", "") + ", kind=\"stable\")";
            case inputs::Fill::Unit:
                need("unit");
                return "unit(" + call("draws", "") + ", " + std::to_string(dtype.components()) + ")";
            case inputs::Fill::Rigid:
                return call("rigid", ", " + bounds(arg));
            case inputs::Fill::Spd:
                return call("spd", ", " + std::to_string(dtype.rows) + ", " + bounds(arg));
        }
        return {};
    }
    // The same in the argument's type, with the sides of its elements behind those of the array.
    std::string shaped(size_t position, const inputs::Dtype& dtype) {
        std::vector<std::string> shape = sizes(inputs_.args[position].extents());
        const bool was_flat = shape.size() == 1 && dtype.kind == types::Kind::Scalar;
        if (dtype.kind == types::Kind::Matrix) {
            shape.push_back(std::to_string(dtype.rows));
            shape.push_back(std::to_string(dtype.cols));
        } else if (dtype.kind != types::Kind::Scalar) {
            shape.push_back(std::to_string(dtype.components()));
        }
        const std::string typed = numbers(position, dtype) + ".astype(" + numpy_type(dtype.scalar) + ")";
        return was_flat ? typed : typed + ".reshape(" + joined(shape) + ")";
    }
    std::string value(size_t position, const inputs::Dtype& dtype) {
        const std::string typed = numbers(position, dtype) + ".astype(" + numpy_type(dtype.scalar) + ")";
        if (dtype.kind == types::Kind::Scalar) return warp_type(dtype) + "(" + typed + ".item())";
        return warp_type(dtype) + "(*" + typed + ".reshape(-1).tolist())";
    }
    std::string array(size_t position, const inputs::Dtype& dtype) {
        const inputs::Arg& arg = inputs_.args[position];
        const std::string type = "dtype=" + warp_type(dtype) + ", device=device)";
        if (arg.fill == inputs::Fill::Zero) return "wp.zeros(" + tuple(sizes(arg.extents())) + ", " + type;
        return "wp.array(" + shaped(position, dtype) + ", " + type;
    }

    // ---- where they go
    void argument(size_t position) {
        const inputs::Arg& arg = inputs_.args[position];
        const std::optional<inputs::Dtype> dtype = inputs::parse_dtype(arg.dtype);
        std::string_view path = arg.name;
        const auto next = [&] {
            const size_t dot = path.find('.');
            const std::string_view name = path.substr(0, dot);
            path.remove_prefix(dot == std::string_view::npos ? path.size() : dot + 1);
            return name;
        };
        const std::string_view parameter = next();
        std::string place = "arguments[\"" + std::string(parameter) + "\"]";
        const types::Type* type = parameter_type(parameter);
        if (type == nullptr || !dtype) return;
        if (type->kind == types::Kind::Struct) make_once(place, "source." + struct_name(*type) + "()");
        while (type->kind == types::Kind::Struct && !path.empty()) {
            const std::string_view member = next();
            place += "." + std::string(member);
            type = member_type(*type, member);
            if (type == nullptr) return;
        }
        const bool is_array = arg.ndim != 0;
        if (!path.empty()) {  // a member of the elements of an array of structs
            const types::Type& element = subject_.types[type->element];
            if (make_once(place, "np.zeros(" + tuple(sizes(arg.extents())) + ", dtype=source." +
                                     struct_name(element) + ".numpy_dtype())"))
                struct_arrays_.emplace_back(place, struct_name(element));
            std::string members;
            while (!path.empty()) members += "[\"" + std::string(next()) + "\"]";
            if (arg.fill != inputs::Fill::Zero) line(place + members + " = " + shaped(position, *dtype));
            place += ".numpy()" + members;
        } else {
            line(place + " = " + (is_array ? array(position, *dtype) : value(position, *dtype)));
            place += ".numpy()";
        }
        if (is_array && arg.role != inputs::Role::In)
            results_ += "    \"" + arg.name + "\": " + place + ",\n";
    }
    bool make_once(const std::string& place, const std::string& what) {
        if (std::find(made_.begin(), made_.end(), place) != made_.end()) return false;
        made_.push_back(place);
        line(place + " = " + what);
        return true;
    }
    const types::Type* parameter_type(std::string_view name) const {
        const module::Kernel& kernel = subject_.declaration();
        for (uint32_t i = 0; i < kernel.param_count; ++i) {
            const module::Parameter& parameter = subject_.program.parameters[kernel.first_param + i];
            if (subject_.strings.text(parameter.name) == name) return &subject_.types[parameter.type];
        }
        return nullptr;
    }
    const types::Type* member_type(const types::Type& type, std::string_view name) const {
        for (const types::Field& field : subject_.types[type.structure].fields) {
            if (subject_.strings.text(field.name) == name) return &subject_.types[field.type];
        }
        return nullptr;
    }
    std::string struct_name(const types::Type& type) const {
        return std::string(subject_.strings.text(subject_.types[type.structure].key));
    }

    TextBuffer& out_;
    const driver::Subject& subject_;
    const inputs::Inputs& inputs_;
    uint64_t key_;
    std::string body_, results_;
    std::vector<std::string_view> needed_;
    std::vector<std::string> made_;                                   // structs and arrays of structs
    std::vector<std::pair<std::string, std::string>> struct_arrays_;  // which are filled as NumPy's first
};

}  // namespace

void append_launch_script(TextBuffer& out, const driver::Subject& subject, const inputs::Inputs& inputs,
                          uint64_t seed, uint64_t index) {
    Script(out, subject, inputs, mix64(mix64(seed) ^ index)).write();
}

}  // namespace weft::facts
