// `weft diff --summary`: in what the CPU and the CUDA code of many kernels differ, by category.
#include <algorithm>
#include <optional>
#include <thread>

#include "base/disk.h"
#include "base/json_write.h"
#include "base/number_text.h"
#include "base/threads.h"
#include "base/utf8.h"
#include "cli/diff_command.h"
#include "cli/exit_codes.h"
#include "cli/interrupt.h"
#include "cli/monitor.h"
#include "cli/pace.h"
#include "compare/report.h"
#include "dataset/set/code_kinds.h"
#include "driver/python_files.h"

namespace weft::cli {
namespace {

using dataset::CategoryKinds;
using dataset::CodeKindFigures;

constexpr size_t kind_width = 18, count_width = 12;

std::string column_of(std::string text) {
    return text.insert(0, text.size() < count_width ? count_width - text.size() : 0, ' ');
}

std::string kinds_table(const CodeKindFigures& figures) {
    const CategoryKinds total = figures.total();
    const auto named = [](std::string name) {
        return name.append(name.size() < kind_width ? kind_width - name.size() : 1, ' ');
    };
    std::string text = with_commas(total.kernels) + " kernels: " + with_commas(total.lines.equal) +
                       " equal lines, " + with_commas(total.lines.differing) + " that differ\n";
    const auto beside = [&](uint64_t count, std::string_view one, std::string_view many) {
        if (count != 0) text.append(with_commas(count)).append(count == 1 ? one : many);
    };
    beside(figures.one_sided, " row has the code of one device only\n",
           " rows have the code of one device only\n");
    beside(figures.refused, " kernel cannot be compiled (weft check tells why)\n",
           " kernels cannot be compiled (weft check tells why)\n");
    beside(figures.refused_files, " file cannot be compiled (weft check tells why)\n",
           " files cannot be compiled (weft check tells why)\n");
    if (total.kernels == 0) return text;
    text += "\n" + named("kind") + column_of("lines") + column_of("kernels") + "\n";
    for (size_t i = 0; i < compare::kind_count; ++i) {
        if (total.lines.lines[i] == 0) continue;
        text += named(std::string(compare::kind_infos[i].name)) +
                column_of(with_commas(total.lines.lines[i])) + column_of(with_commas(total.with[i])) + "\n";
    }
    text += "\n" + named("category") + column_of("kernels") + column_of("equal") + column_of("differing") +
            column_of("of a kernel") + "\n";
    for (const auto& [category, kinds] : figures.categories) {
        text += named(on_one_line(category)) + column_of(with_commas(kinds.kernels)) +
                column_of(with_commas(kinds.lines.equal)) + column_of(with_commas(kinds.lines.differing)) +
                column_of(with_commas(kinds.lines.differing / kinds.kernels)) + "\n";
    }
    return text;
}

void write_category(JsonWriter& json, const CategoryKinds& kinds) {
    json.begin_object().member("kernels", kinds.kernels).member("equal", kinds.lines.equal);
    json.member("differing", kinds.lines.differing);
    write_kinds(json.key("lines"), kinds.lines);
    json.key("kernels_with").begin_object();
    for (size_t i = 0; i < compare::kind_count; ++i) {
        if (kinds.with[i] != 0) json.member(compare::kind_infos[i].name, kinds.with[i]);
    }
    json.end_object().end_object();
}

std::string kinds_json(const CodeKindFigures& figures) {
    TextBuffer out;
    JsonWriter json(out, json_report);
    json.begin_object();
    write_category(json.key("total"), figures.total());
    json.key("categories").begin_object();
    for (const auto& [category, kinds] : figures.categories) write_category(json.key(category), kinds);
    json.end_object().member("one_device", figures.one_sided).member("refused", figures.refused);
    json.member("refused_files", figures.refused_files).end_object();
    out.append('\n');
    return out.str();
}

// Python files are files that end so, and folders that hold such files and no set.
Result<std::optional<dataset::Set>> set_at(const std::string& path) {
    if (path.ends_with(".py")) return std::optional<dataset::Set>();
    auto set = dataset::open_set(path);
    if (set) return std::optional<dataset::Set>(std::move(set).value());
    if (!is_folder(path)) return set.failure();
    const auto files = driver::python_files({path});
    return files && !files.value().empty() ? Result<std::optional<dataset::Set>>(std::nullopt)
                                           : set.failure();
}

Result<int> count_kinds(const DiffArguments& arguments) {
    WEFT_TRY(const std::optional<dataset::Set> set, set_at(arguments.path));
    std::vector<std::string> files;
    if (!set) {
        WEFT_TRY(files, driver::python_files({arguments.path}));
    }
    std::optional<dataset::CodeKinds> kinds;
    if (set) {
        kinds.emplace(*set);
    } else {
        kinds.emplace(std::span<const std::string>(files));
    }
    {
        const Pace pace(set ? "rows" : "files");
        const uint64_t total = !set ? files.size() : set->manifest ? set->manifest->rows : 0;
        const Monitor monitor(
            {[&] { kinds->stop(); }, [&] { return pace.line(kinds->counted(), total); }, {}});
        const unsigned cores =
            arguments.threads != 0 ? arguments.threads : std::max(1u, std::thread::hardware_concurrency());
        run_workers(static_cast<unsigned>(std::clamp<size_t>(kinds->units(), 1, cores)),
                    [&] { kinds->work(); });
    }
    if (was_interrupted()) return Error{"interrupted", Error::Kind::Interrupted};
    if (const auto failure = kinds->failure()) return *failure;
    const CodeKindFigures& figures = kinds->figures();
    if (const int code =
            print("diff", arguments.json ? kinds_json(figures) : for_terminal(kinds_table(figures)));
        code != done)
        return code;
    int code = figures.refused + figures.refused_files == 0 ? done : findings;
    if (figures.total().kernels == 0)
        code = complain(
            "diff", Error::finding(arguments.path + ": there is no kernel with the code of both devices"));
    for (const std::string& problem : set ? set->all_problems() : std::vector<std::string>())
        code = std::max(code, complain("diff", Error::finding(problem)));
    return code;
}

}  // namespace

int diff_summary(const DiffArguments& arguments) {
    const auto code = count_kinds(arguments);
    return code ? code.value() : complain("diff", code.failure());
}

}  // namespace weft::cli
