#include "cli/run_show.h"

#include <algorithm>
#include <cstdio>

#include "base/disk.h"
#include "base/files.h"
#include "base/number_text.h"
#include "base/utf8.h"
#include "inputs/dtype.h"
#include "inputs/json.h"
#include "inputs/text.h"
#include "verify/figures.h"
#include "verify/npy.h"
#include "verify/numbers.h"

namespace weft::cli {
namespace {

using Shape = std::vector<uint64_t>;

// One argument, and its numbers as they are shown.
class ShownArg {
  public:
    ShownArg(const RunFindings& found, size_t arg)
        : spec(found.item.inputs.args[arg]), field_(found.item.layout.fields[arg]), most_(found.values) {
        const auto& resolved = found.ran.shapes.args[arg];
        shape.assign(resolved.shape.begin(), resolved.shape.begin() + spec.ndim);
        const auto dtype = inputs::parse_dtype(spec.dtype);
        if (dtype && dtype->kind == types::Kind::Matrix) {
            element_ = {dtype->rows, dtype->cols};
        } else if ((dtype && dtype->kind == types::Kind::Vector) || field_.components != 1) {
            element_ = {field_.components};
        }
    }

    const inputs::Arg& spec;
    Shape shape;  // of the array

    bool is_array() const { return field_.is_array; }
    types::Scalar scalar() const { return field_.scalar; }
    // With the sides of an element: what NumPy sees.
    Shape whole_shape() const {
        Shape all = shape;
        all.insert(all.end(), element_.begin(), element_.end());
        return all;
    }

    // "[0.1 0.2 0.3 ... 0.7 0.8 0.9]"
    std::string ends(std::string_view bytes) const {
        const size_t count = elements(bytes);
        if (!is_array()) return element(bytes, 0);
        std::string text = "[";
        for (size_t i = 0; i < count; ++i) {
            if (i == most_ && count > 2 * most_) {
                text += text.size() > 1 ? " ..." : "...";
                i = count - most_;
                if (i >= count) break;
            }
            text += (text.size() > 1 ? " " : "") + element(bytes, i);
        }
        return text + "]";
    }
    void write_elements(JsonWriter& json, std::string_view bytes, size_t first, size_t end) const {
        json.begin_array();
        for (size_t i = first; i < end; ++i) write_element(json, bytes, i);
        json.end_array();
    }
    void write_element(JsonWriter& json, std::string_view bytes, size_t index) const {
        const auto number = [&](size_t i) { json.raw(verify::json_number(at(bytes, i))); };
        if (field_.components == 1) return number(index);
        json.begin_array();
        for (size_t i = 0; i < field_.components; ++i) number(index * field_.components + i);
        json.end_array();
    }
    size_t elements(std::string_view bytes) const {
        return bytes.size() / field_.scalar_size() / field_.components;
    }

  private:
    std::string at(std::string_view bytes, size_t number) const {
        return verify::number_text(bytes.data() + number * field_.scalar_size(), field_.scalar);
    }
    std::string element(std::string_view bytes, size_t index) const {
        if (field_.components == 1) return at(bytes, index);
        std::string text = "[";
        for (size_t i = 0; i < field_.components; ++i)
            text += (i == 0 ? "" : " ") + at(bytes, index * field_.components + i);
        return text + "]";
    }

    const verify::Field& field_;
    size_t most_;
    Shape element_;
};

std::string duration(uint64_t nanoseconds) {
    const auto ns = static_cast<double>(nanoseconds);
    char text[32];
    if (ns < 1e6) {
        std::snprintf(text, sizeof text, "%.1f us", ns / 1e3);
    } else if (ns < 1e9) {
        std::snprintf(text, sizeof text, "%.2f ms", ns / 1e6);
    } else {
        std::snprintf(text, sizeof text, "%.2f s", ns / 1e9);
    }
    return text;
}

std::string figures_text(const verify::Figures& figures) {
    std::string text;
    if (!figures.least.empty()) {
        char mean[32];
        std::snprintf(mean, sizeof mean, "%.6g", figures.mean);
        text = "min " + figures.least + "  max " + figures.greatest + "  mean " + mean;
    }
    if (figures.not_finite != 0)
        text += (text.empty() ? "" : "  ") + with_commas(figures.not_finite) + " not finite";
    return text.empty() ? "empty" : text;
}

std::string what_became(const ShownArg& arg, const verify::SingleRun::Values& values) {
    const uint64_t changed = verify::changed(values.before, values.after, arg.scalar());
    const uint64_t numbers = values.after.size() / types::facts(arg.scalar()).bytes;
    const std::string count = changed == numbers
                                  ? "all changed"
                                  : with_commas(changed) + " of " + with_commas(numbers) + " changed";
    switch (arg.spec.role) {
        case inputs::Role::In:
            return changed == 0 ? "read" : "said to be read only, but " + count;
        case inputs::Role::Out:
            return "written, " + count;
        case inputs::Role::InOut:
            return "read and written, " + count;
    }
    return {};
}

// Columns of equal width, without blanks at the end.
std::string table(const std::vector<std::vector<std::string>>& rows) {
    std::vector<size_t> widths;
    for (const auto& row : rows) {
        for (size_t i = 0; i + 1 < row.size(); ++i) {
            if (widths.size() <= i) widths.push_back(0);
            widths[i] = std::max(widths[i], row[i].size());
        }
    }
    std::string text;
    for (const auto& row : rows) {
        std::string line;
        for (size_t i = 0; i < row.size(); ++i) {
            line += (i == 0 ? "" : "  ") + row[i];
            if (i + 1 < row.size()) line.append(widths[i] - row[i].size(), ' ');
        }
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    return text;
}

std::string indented(const std::string& text) {
    std::string out;
    size_t begin = 0;
    while (begin < text.size()) {
        const size_t end = std::min(text.find('\n', begin), text.size());
        out += "  " + text.substr(begin, end - begin) + "\n";
        begin = end + 1;
    }
    return out;
}

void write_figures(JsonWriter& json, const ShownArg& arg, const std::string& bytes, unsigned most) {
    const verify::Figures figures = verify::figures(bytes, arg.scalar());
    json.member("numbers", figures.numbers).member("not_finite", figures.not_finite);
    const auto bound = [&](const char* name, const std::string& text) {
        json.key(name).raw(text.empty() ? "null" : verify::json_number(text));
    };
    bound("min", figures.least);
    bound("max", figures.greatest);
    json.key("mean");
    if (figures.least.empty()) {
        json.null();
    } else {
        append_python_float(json.raw(), figures.mean);
    }
    const size_t count = arg.elements(bytes), shown = std::min<size_t>(most, count);
    arg.write_elements(json.key("first"), bytes, 0, shown);
    arg.write_elements(json.key("last"), bytes, count - shown, count);
}

}  // namespace

std::string run_text(const RunFindings& found) {
    const verify::SingleRun& ran = found.ran;
    std::string text = found.kernel + " of " + found.file + " on " + found.engine + "\n";
    if (ran.came_back) {
        const Shape launch(ran.shapes.launch.begin(), ran.shapes.launch.begin() + found.item.inputs.dims);
        text += "launch " + verify::tuple_text(launch) + ": " + duration(ran.forward_ns);
        if (ran.backward_ns != 0) text += ", backward " + duration(ran.backward_ns);
        if (ran.transfer_ns != 0) text += ", copies " + duration(ran.transfer_ns);
        text += "\n";
    }
    text += "inputs: " + found.inputs_from + ", n = " + std::to_string(found.plan.n) + ", seed " +
            std::to_string(found.item.seed) + "\n";
    for (const std::string& note : found.notes) text += "note: " + note + "\n";
    if (!ran.printed.empty()) {
        text += "printed by the kernel:\n" + indented(for_terminal(ran.printed));
        if (!ran.printed_all) text += "  (the rest is not kept)\n";
    }
    if (!ran.came_back) return text;
    std::vector<std::vector<std::string>> rows, gradients;
    std::string seeded;
    for (size_t a = 0; a < ran.args.size(); ++a) {
        const ShownArg arg(found, a);
        const verify::SingleRun::Values& values = ran.args[a];
        if (!arg.is_array()) {
            rows.push_back({arg.spec.name, arg.spec.dtype, "", arg.ends(values.after)});
            continue;
        }
        const std::string shape = verify::tuple_text(arg.shape);
        rows.push_back({arg.spec.name, arg.spec.dtype, shape, what_became(arg, values)});
        rows.push_back({"", "", "", figures_text(verify::figures(values.after, arg.scalar()))});
        rows.push_back({"", "", "", arg.ends(values.after)});
        if (values.seeded) seeded += (seeded.empty() ? "" : ", ") + arg.spec.name;
        // Of what is only written, the gradient of what it held before is of no interest.
        if (values.gradient.empty() || arg.spec.role == inputs::Role::Out) continue;
        gradients.push_back({arg.spec.name, arg.spec.dtype, shape,
                             figures_text(verify::figures(values.gradient, arg.scalar()))});
        gradients.push_back({"", "", "", arg.ends(values.gradient)});
    }
    text += "\n" + table(rows);
    if (found.plan.backward && ran.backward_ns != 0) {
        text += "\ngradients of the sum of " + (seeded.empty() ? std::string("nothing") : seeded) +
                " (whose own began as ones)\n" + table(gradients);
    }
    return text;
}

void write_run_report(JsonWriter& json, const RunFindings& found) {
    const verify::SingleRun& ran = found.ran;
    json.member("file", found.file).member("kernel", found.kernel).member("name", found.item.symbol);
    json.member("device", found.device).member("engine", found.engine).member("contained", found.contained);
    json.member("n", uint64_t{found.plan.n})
        .member("seed", found.item.seed)
        .member("index", found.item.index);
    json.member("inputs_from", found.inputs_from);
    inputs::write(json.key("inputs"), found.item.inputs);
    json.key("notes").begin_array();
    for (const std::string& note : found.notes) json.value(note);
    json.end_array().key("problem");
    if (ran.problem == verify::Problem::None) {
        json.null();
    } else {
        json.begin_object()
            .member("kind", verify::text(ran.problem))
            .member("detail", ran.detail)
            .end_object();
    }
    json.member("printed", ran.printed).member("printed_all", ran.printed_all);
    json.member("forward_ns", ran.forward_ns).member("backward_ns", ran.backward_ns);
    json.member("transfer_ns", ran.transfer_ns);
    json.key("launch").begin_array();
    for (size_t i = 0; i < found.item.inputs.dims && ran.came_back; ++i) json.value(ran.shapes.launch[i]);
    json.end_array().key("args").begin_array();
    for (size_t a = 0; a < ran.args.size() && ran.came_back; ++a) {
        const ShownArg arg(found, a);
        const verify::SingleRun::Values& values = ran.args[a];
        json.begin_object().member("name", arg.spec.name).member("role", inputs::text(arg.spec.role));
        json.member("dtype", arg.spec.dtype);
        if (!arg.is_array()) {
            arg.write_element(json.key("value"), values.after, 0);
            json.end_object();
            continue;
        }
        json.key("shape").begin_array();
        for (const uint64_t side : arg.shape) json.value(side);
        json.end_array().member("changed", verify::changed(values.before, values.after, arg.scalar()));
        write_figures(json, arg, values.after, found.values);
        json.key("gradient");
        if (values.gradient.empty()) {
            json.null();
        } else {
            json.begin_object().member("seeded", values.seeded);
            write_figures(json, arg, values.gradient, found.values);
            json.end_object();
        }
        json.end_object();
    }
    json.end_array();
}

Result<void> write_arrays(const RunFindings& found, const std::string& folder) {
    if (!found.ran.came_back) return {};
    if (auto made = disk().make_folder(folder); !made) return made;
    for (size_t a = 0; a < found.ran.args.size(); ++a) {
        const ShownArg arg(found, a);
        const verify::SingleRun::Values& values = found.ran.args[a];
        if (!arg.is_array()) continue;
        const std::string stem = folder + "/" + arg.spec.name;
        if (auto written =
                write_file(stem + ".npy", verify::npy(arg.scalar(), arg.whole_shape(), values.after));
            !written)
            return written;
        if (values.gradient.empty()) continue;
        if (auto written =
                write_file(stem + ".grad.npy", verify::npy(arg.scalar(), arg.whole_shape(), values.gradient));
            !written)
            return written;
    }
    return {};
}

}  // namespace weft::cli
