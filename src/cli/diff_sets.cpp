// `weft diff SET SET`: rows that came, went and changed.
#include <algorithm>
#include <thread>

#include "base/disk.h"
#include "base/files.h"
#include "base/json_write.h"
#include "base/number_text.h"
#include "base/threads.h"
#include "base/utf8.h"
#include "cli/diff_command.h"
#include "cli/exit_codes.h"
#include "cli/interrupt.h"
#include "cli/monitor.h"
#include "cli/pace.h"
#include "cli/report_file.h"
#include "dataset/set/difference.h"

namespace weft::cli {
namespace {

using dataset::Difference;

std::string_view word(Difference::Fate fate) {
    switch (fate) {
        case Difference::Fate::Came:
            return "came";
        case Difference::Fate::Went:
            return "went";
        case Difference::Fate::Changed:
            return "changed";
    }
    return {};
}

class DiffSetsRun {
  public:
    explicit DiffSetsRun(const DiffArguments& arguments) : arguments_(arguments) {}

    int run() {
        const auto code = compare();
        return code ? code.value() : complain("diff", code.failure());
    }

  private:
    static constexpr size_t rows_shown = 5;  // of each kind, to people

    unsigned threads(size_t units) const {
        const unsigned cores =
            arguments_.threads != 0 ? arguments_.threads : std::max(1u, std::thread::hardware_concurrency());
        return static_cast<unsigned>(std::clamp<size_t>(units, 1, cores));
    }

    Result<int> compare() {
        WEFT_TRY(const dataset::Set before, dataset::open_set(arguments_.path));
        WEFT_TRY(const dataset::Set after, dataset::open_set(arguments_.other));
        for (const dataset::Set* set : {&before, &after}) {
            if (auto apart = check_report(arguments_.output, dataset::inputs_of(*set)); !apart)
                return apart.failure();
        }
        const auto by = arguments_.by == "id" ? Difference::By::Id : Difference::By::Index;
        WEFT_TRY(const auto difference, Difference::open(before, after, by, disk()));
        const auto rows_of = [](const dataset::Set& set) { return set.manifest ? set.manifest->rows : 0; };
        {
            const Pace pace;
            const uint64_t total =
                rows_of(before) == 0 || rows_of(after) == 0 ? 0 : rows_of(before) + rows_of(after);
            const Monitor monitor(
                {[&] { difference->stop(); }, [&] { return pace.line(difference->rows(), total); }, {}});
            run_workers(threads(before.units.size() + after.units.size()), [&] { difference->work(); });
        }
        if (was_interrupted()) return Error{"interrupted", Error::Kind::Interrupted};
        if (const auto failure = difference->failure()) return *failure;
        if (auto opened = open_list(); !opened) return opened.failure();
        WEFT_TRY(const Difference::Figures figures,
                 difference->compare([&](const Difference::Found& found) { return take(found); }));
        if (list_) {
            if (auto finished = list_->finish(); !finished) return finished.failure();
            if (auto published = list_->publish(arguments_.output); !published) return published.failure();
        }
        const int printed = print("diff", arguments_.json ? as_json(*difference, figures)
                                                          : for_terminal(as_text(*difference, figures)));
        if (printed != done) return printed;
        return figures.are_equal() ? int{done} : int{findings};
    }

    Result<void> open_list() {
        if (arguments_.output.empty()) return {};
        list_.emplace(disk(), aside(arguments_.output));
        return list_->open();
    }

    Result<void> take(const Difference::Found& found) {
        std::vector<Difference::Found>& some = shown_[static_cast<size_t>(found.fate)];
        if (some.size() < rows_shown) some.push_back(found);
        if (!list_) return {};
        JsonWriter json(list_->buffer(), json_report);
        json.begin_object()
            .member("row", word(found.fate))
            .member("id", found.id)
            .member("index", found.index);
        if (!found.columns.empty()) {
            json.key("columns").begin_array();
            for (const std::string_view column : found.columns) json.value(column);
            json.end_array();
        }
        json.end_object();
        list_->buffer().append('\n');
        return list_->flush();
    }

    static std::string listed(const std::vector<std::string_view>& names) {
        std::string text;
        for (const std::string_view name : names) text += (text.empty() ? "" : ", ") + std::string(name);
        return text;
    }

    std::string as_text(const Difference& difference, const Difference::Figures& figures) const {
        const auto line = [](std::string_view name, uint64_t count) {
            std::string number = with_commas(count);
            number.insert(0, number.size() < 12 ? 12 - number.size() : 0, ' ');
            return std::string(name) + std::string(name.size() < 24 ? 24 - name.size() : 0, ' ') + number +
                   "\n";
        };
        std::string text = arguments_.path + ": " + with_commas(figures.before) + " rows, " +
                           arguments_.other + ": " + with_commas(figures.after) + " rows\n";
        text += line("the same", figures.same) + line("changed", figures.changed);
        text += line("came", figures.came) + line("went", figures.went);
        if (!figures.columns.empty()) text += "\nchanged by column\n";
        for (const auto& [name, count] : figures.columns) text += line("  " + std::string(name), count);
        if (const auto names = difference.only_before(); !names.empty())
            text += "\nonly in " + arguments_.path + ": " + listed(names) + "\n";
        if (const auto names = difference.only_after(); !names.empty())
            text += "\nonly in " + arguments_.other + ": " + listed(names) + "\n";
        for (const auto& some : shown_) {
            if (!some.empty()) text += "\n";
            for (const Difference::Found& found : some) {
                text += std::string(word(found.fate)) + "  " + found.id + "  index " +
                        std::to_string(found.index) +
                        (found.columns.empty() ? "" : "  " + listed(found.columns)) + "\n";
            }
        }
        return text;
    }

    static std::string as_json(const Difference& difference, const Difference::Figures& figures) {
        TextBuffer out;
        JsonWriter json(out, json_report);
        json.begin_object().member("rows_before", figures.before).member("rows_after", figures.after);
        json.member("same", figures.same).member("changed", figures.changed);
        json.member("came", figures.came).member("went", figures.went);
        json.key("changed_by_column").begin_object();
        for (const auto& [name, count] : figures.columns) json.member(name, count);
        json.end_object();
        const auto list = [&](std::string_view key, const std::vector<std::string_view>& names) {
            json.key(key).begin_array();
            for (const std::string_view name : names) json.value(name);
            json.end_array();
        };
        list("columns_only_before", difference.only_before());
        list("columns_only_after", difference.only_after());
        json.end_object();
        out.append('\n');
        return out.str();
    }

    const DiffArguments& arguments_;
    std::optional<OutFile> list_;
    std::array<std::vector<Difference::Found>, 3> shown_;  // by fate
};

}  // namespace

int diff_sets(const DiffArguments& arguments) {
    return DiffSetsRun(arguments).run();
}

}  // namespace weft::cli
