// `weft diff FILE.py` and `weft diff SET --rows`: code beside code, or beside the Python it came from.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <set>

#include "base/files.h"
#include "base/json_write.h"
#include "base/utf8.h"
#include "cli/color.h"
#include "cli/diff_command.h"
#include "cli/diff_page.h"
#include "cli/exit_codes.h"
#include "cli/explain_command.h"
#include "cli/monitor.h"
#include "cli/pace.h"
#include "cli/report.h"
#include "cli/report_file.h"
#include "cli/standard_input.h"
#include "cli/terminal_size.h"
#include "compare/report.h"
#include "dataset/set/find_row.h"
#include "driver/compile.h"

namespace weft::cli {
namespace {

using compare::Compared;
using compare::Linked;
using compare::Passes;

// Where no terminal tells: what the shell says, or what a page of old has.
size_t page_width(unsigned asked) {
    if (asked != 0) return asked;
    if (const auto columns = terminal_columns()) return *columns;
    const char* const said = std::getenv("COLUMNS");
    const unsigned long columns = said == nullptr ? 0 : std::strtoul(said, nullptr, 10);
    return columns > 0 && columns <= 1000 ? columns : 80;
}

Passes passes_of(const DiffArguments& arguments) {
    if (arguments.forward == arguments.backward)
        return {.forward = true, .backward = !arguments.python || arguments.backward};
    return {.forward = arguments.forward, .backward = arguments.backward};
}

size_t device_of(const DiffArguments& arguments) {
    return arguments.device == emit::targets[emit::cpu].name ? emit::cpu : emit::cuda;
}

// What is shown, in the forms that were asked for: each is written at once, as the texts it points into go.
class ShownCode {
  public:
    ShownCode(const DiffArguments& arguments, std::string_view title)
        : arguments_(arguments),
          page_(page_width(arguments.width), wants_color(arguments.color),
                arguments.full ? compare::Folding::None : compare::Folding::Usual),
          json_(out_, json_report),
          html_(title) {
        json_.begin_object().member("title", title);
        json_.key(arguments.python ? "linked" : "compared").begin_array();
    }

    template <class Item>
    void add(const Item& one) {
        is_empty_ = false;
        if (!arguments_.html.empty()) html_.add(one);
        if (arguments_.json) {
            compare::write(json_, one);
        } else if (arguments_.html.empty()) {
            text_ += (text_.empty() ? "" : "\n") + page_.text(one);
        }
    }
    bool empty() const { return is_empty_; }

    int deliver() {
        if (!arguments_.html.empty()) {
            if (const auto written = write_file(arguments_.html, html_.finish()); !written)
                return complain("diff", written.failure());
            if (!arguments_.json) return done;
        }
        if (!arguments_.json) return print("diff", text_);
        json_.end_array().end_object();
        out_.append('\n');
        return print("diff", out_.view());
    }

  private:
    const DiffArguments& arguments_;
    const DiffPage page_;
    TextBuffer out_;
    JsonWriter json_;
    compare::HtmlPage html_;
    std::string text_;
    bool is_empty_ = true;
};

// ---- a file
class FileRun {
  public:
    explicit FileRun(const DiffArguments& arguments)
        : arguments_(arguments),
          reads_input_(arguments.path == standard_input),
          name_(reads_input_ ? std::string(standard_input_name) : arguments.path),
          shown_(arguments, name_) {}

    Result<int> run() {
        if (auto free = check_report(arguments_.html, {arguments_.path}); !free) return free.failure();
        WEFT_TRY(source_, reads_input_ ? read_standard_input(driver::max_source_bytes)
                                       : read_file(arguments_.path, driver::max_source_bytes));
        // What there is; then each kernel as if the file had no other, so that a refused one hides nobody.
        Compiled all, one;
        compile(all, arguments_.kernel, false);
        int code = done;
        if (!all.ok()) {
            std::cerr << for_terminal(rendered_diags(all));
            mention_explain(info(all.first_diag()->kind).construct);
            code = findings;
        }
        for (const std::string& key : keys_of(all)) {
            compile(one, key, true);
            for (const CompiledModule& module : one.modules()) {
                for (size_t i = 0; module.printed && i < module.kernels.size(); ++i) show(one, module, i);
            }
        }
        return shown_.empty() ? code : std::max(code, shown_.deliver());
    }

  private:
    // In the order of their lines; overloads of a generic kernel share a key.
    static std::vector<std::string> keys_of(const Compiled& all) {
        std::set<std::pair<uint32_t, std::string>> lines;
        for (const CompiledModule& module : all.modules()) {
            for (const CompiledKernel& kernel : module.kernels)
                lines.emplace(kernel.line, std::string(kernel.key));
        }
        std::vector<std::string> keys;
        for (const auto& [line, key] : lines) {
            if (std::find(keys.begin(), keys.end(), key) == keys.end()) keys.push_back(key);
        }
        return keys;
    }

    void compile(Compiled& into, const std::string& kernel, bool texts) const {
        driver::Target target;
        if (!reads_input_) target = driver::target_of(name_, arguments_.imports, driver::Paths::Base);
        const std::string module_name = stem(name_), printed = base_name(name_);
        driver::Options options;
        options.targets = texts ? emit::TargetSet::all() : emit::TargetSet();
        options.kernel = kernel;
        options.module_name = module_name;
        options.printed_file = printed;
        options.file_name = name_;
        options.maps = arguments_.python;
        driver::compile_in_project(target, source_, options, into);
    }

    void show(const Compiled& compiled, const CompiledModule& module, size_t kernel) {
        const Passes passes = passes_of(arguments_);
        const std::string title = base_name(name_) + ": kernel " + std::string(module.kernels[kernel].key);
        if (arguments_.python) {
            const size_t target = device_of(arguments_);
            shown_.add(Linked{title, std::string(emit::targets[target].name),
                              python_links(compiled, module, kernel, target, passes)});
            return;
        }
        const auto cpu = kernel_code(module, kernel, emit::cpu, passes);
        const auto cuda = kernel_code(module, kernel, emit::cuda, passes);
        shown_.add(Compared{title, "cpu", "cuda", compare::compare_devices(cpu, cuda)});
    }

    const DiffArguments& arguments_;
    const bool reads_input_;
    const std::string name_;
    std::string source_;
    ShownCode shown_;
};

// ---- rows of a set
class RowsRun {
  public:
    explicit RowsRun(const DiffArguments& arguments)
        : arguments_(arguments), shown_(arguments, arguments.path) {}

    Result<int> run() {
        WEFT_TRY(const dataset::Set set, dataset::open_set(arguments_.path));
        if (auto apart = check_report(arguments_.html, dataset::inputs_of(set)); !apart)
            return apart.failure();
        for (size_t i = 0; i < arguments_.rows.size(); ++i) {
            if (auto read = find(set, arguments_.rows[i], found_[i]); !read) return read.failure();
        }
        if (auto compared = arguments_.rows.size() == 1 ? devices() : two_rows(); !compared)
            return compared.failure();
        int code = shown_.deliver();
        for (const std::string& problem : set.all_problems())
            code = std::max(code, complain("diff", Error::finding(problem)));
        return code;
    }

  private:
    static Result<void> find(const dataset::Set& set, const std::string& name, dataset::FoundRow& found) {
        WEFT_TRY(const dataset::RowName wanted, dataset::RowName::parse(name));
        const Pace pace;
        Steps steps;
        const Monitor monitor({{}, [&] { return pace.line(steps.done, steps.total); }, {}});
        if (auto read = find_row(set, wanted, found, steps); !read) return read;
        if (found.problems.empty()) return {};
        return Error::finding(found.place.text() + ": " + found.problems.front());
    }

    // The columns of a device for the passes that are wanted: name and text.
    struct Columns {
        std::string_view name;
        dataset::Code dataset::Row::*cpu;
        dataset::Code dataset::Row::*cuda;
    };
    std::vector<Columns> columns() const {
        const Passes passes = passes_of(arguments_);
        std::vector<Columns> wanted;
        if (passes.forward)
            wanted.push_back({"forward", &dataset::Row::cpp_forward, &dataset::Row::cuda_forward});
        if (passes.backward)
            wanted.push_back({"backward", &dataset::Row::cpp_backward, &dataset::Row::cuda_backward});
        return wanted;
    }
    std::string title(size_t i) const {
        return "row " + arguments_.rows[i] + ", kernel " + std::string(found_[i].row.kernel_name);
    }

    // The two codes of one row.
    Result<void> devices() {
        const dataset::Row& row = found_[0].row;
        for (const Columns& column : columns()) {
            const dataset::Code &cpu = row.*column.cpu, &cuda = row.*column.cuda;
            if (!cpu || !cuda) {
                return Error::finding(title(0) + " has no " + (cpu ? "CUDA" : "CPU") +
                                      " code to compare with; `weft show " + arguments_.path + " " +
                                      arguments_.rows[0] +
                                      " --column python_source > kernel.py` and `weft diff kernel.py` do");
            }
            shown_.add(
                Compared{title(0) + ", " + std::string(column.name), "cpu", "cuda",
                         compare::compare_devices(compare::code_pieces(*cpu), compare::code_pieces(*cuda))});
        }
        return {};
    }

    // Their sources, and the code of one device.
    Result<void> two_rows() {
        const dataset::Row &one = found_[0].row, &other = found_[1].row;
        const auto add = [&](std::string_view what, std::string_view left, std::string_view right) {
            shown_.add(Compared{std::string(what), title(0), title(1),
                                compare::compare_texts(left, right, std::string(what)), false});
        };
        add("python_source", one.python_source, other.python_source);
        for (const Columns& column : columns()) {
            const auto code = device_of(arguments_) == emit::cpu ? column.cpu : column.cuda;
            if (!(one.*code) && !(other.*code)) continue;
            add(arguments_.device + " " + std::string(column.name), (one.*code).value_or(""),
                (other.*code).value_or(""));
        }
        return {};
    }

    const DiffArguments& arguments_;
    std::array<dataset::FoundRow, 2> found_;
    ShownCode shown_;
};

template <class Run>
int code_of(const DiffArguments& arguments) {
    const Result<int> code = Run(arguments).run();
    return code ? code.value() : complain("diff", code.failure());
}

}  // namespace

int diff_code(const DiffArguments& arguments) {
    return code_of<FileRun>(arguments);
}
int diff_rows(const DiffArguments& arguments) {
    return code_of<RowsRun>(arguments);
}

}  // namespace weft::cli
