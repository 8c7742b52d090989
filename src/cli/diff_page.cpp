#include "cli/diff_page.h"

#include <algorithm>
#include <utility>

#include "base/number_text.h"
#include "base/utf8.h"
#include "cli/color.h"
#include "cli/help_text.h"

namespace weft::cli {
namespace {

using compare::Cell;
using compare::KindSet;
using compare::ShownRow;

constexpr size_t number_width = 5, narrowest_page = 40;

std::string with_blanks(std::string text, size_t width) {
    const size_t columns = count_characters(text);
    return text.append(columns < width ? width - columns : 0, ' ');
}
std::string to_the_right(std::string text, size_t width) {
    const size_t columns = count_characters(text);
    return text.insert(0, columns < width ? width - columns : 0, ' ');
}
std::string line_number(uint32_t line) {
    return to_the_right(line == 0 ? "" : std::to_string(line), number_width - 1) + " ";
}

// The number of bytes in which so many characters stand.
size_t bytes_of(std::string_view text, size_t characters) {
    size_t at = 0;
    for (; characters > 0 && at < text.size(); --characters) {
        ++at;
        while (at < text.size() && is_utf8_continuation(text[at])) ++at;
    }
    return at;
}

// Warp puts the number of a source line far to the right: where that does not fit it moves nearer.
std::string with_near_number(std::string text) {
    const size_t mark = text.rfind("  <L ");
    if (mark == std::string::npos || !text.ends_with('>')) return text;
    const size_t end = text.find_last_not_of(' ', mark) + 1;
    return text.erase(end, mark - end);
}

// A line as rows of at most so many columns, broken at blanks where there are any; the rest stands further
// in.
std::vector<std::string> broken(std::string_view line, size_t width) {
    std::string text = on_one_line(line);
    text.resize(text.find_last_not_of(' ') + 1);
    if (count_characters(text) > width) text = with_near_number(std::move(text));
    std::vector<std::string> rows;
    size_t indent = std::min(text.find_first_not_of(' '), text.size());
    const size_t further = std::min(indent + 4, width / 2);
    while (count_characters(text) > width) {
        const size_t fits = bytes_of(text, width);
        size_t end = text.rfind(' ', fits);
        if (end == std::string::npos || end <= indent) end = fits;
        rows.push_back(text.substr(0, end));
        text =
            std::string(further, ' ') + text.substr(std::min(text.find_first_not_of(' ', end), text.size()));
        indent = further;
    }
    rows.push_back(std::move(text));
    return rows;
}

// The same with what the difference is, at the right end of the first row that has room for it, else below.
struct Labelled {
    std::vector<std::string> rows;
    std::string below;  // a row of its own, which is none of the line
};
Labelled labelled(std::string_view line, const std::string& label, size_t width) {
    std::vector<std::string> rows = broken(line, width);
    if (label.empty()) return {std::move(rows), {}};
    for (std::string& row : rows) {
        const size_t used = count_characters(row);
        if (used + 2 + label.size() > width) continue;
        row += to_the_right(label, width - used);
        return {std::move(rows), {}};
    }
    return {std::move(rows), to_the_right(label.substr(0, width), width)};
}

// Kinds are named where they begin, at the first line that says something.
class Labels {
  public:
    explicit Labels(bool wanted) : wanted_(wanted) {}
    std::string next(const Cell& cell) {
        if (!wanted_ || cell.kinds == last_ || cell.text.empty()) return {};
        last_ = cell.kinds;
        return last_.names();
    }

  private:
    bool wanted_;
    KindSet last_;
};

}  // namespace

DiffPage::DiffPage(size_t width, bool color, compare::Folding folding)
    : width_(std::max(width, narrowest_page)), color_(color), folding_(folding) {}

std::string DiffPage::painted(std::string_view text, Look look) const {
    if (!color_ || text.empty()) return std::string(text);
    switch (look) {
        case Look::Code:
            return in_color(text, Language::Cpp);
        case Look::Python:
            return in_color(text, Language::Python);
        case Look::Faint:
            return dim(text);
        case Look::Gone:
            return as_gone(text);
        case Look::Come:
            return as_come(text);
    }
    return std::string(text);
}

std::string DiffPage::heading(std::string_view title) const {
    std::string text = "── " + on_one_line(title);
    if (count_characters(text) + 1 > width_) text = text.substr(0, bytes_of(text, width_ - 2)) + "…";
    text += " ";
    for (size_t columns = count_characters(text); columns < width_; ++columns) text += "─";
    return (color_ ? bold(text) : text) + "\n";
}

std::string DiffPage::text(const compare::Compared& compared) const {
    const bool has_room = width_ >= side_by_side;
    const std::string sides = has_room ? "left " + compared.left + ", right " + compared.right
                                       : "- " + compared.left + "  + " + compared.right;
    const std::string title =
        wrapped(on_one_line(compared.name) + "  (" + on_one_line(sides) + ")", width_) + "\n";
    std::string out = color_ ? bold(title) : title;
    for (const compare::Part& part : compared.comparison.parts) {
        const std::vector<ShownRow> rows = compare::shown_rows(part, folding_);
        if (rows.empty()) continue;
        out += heading(part.title);
        out += has_room ? beside(rows, compared.has_kinds) : below(rows, compared.has_kinds);
    }
    return out + heading("in all") + summary(compared);
}

std::string DiffPage::beside(const std::vector<ShownRow>& rows, bool has_kinds) const {
    const size_t cell = (width_ - 3 - 2 * number_width) / 2;
    Labels left_labels(has_kinds), right_labels(has_kinds);
    std::string out;
    const auto block = [&](const Cell& one, bool is_left, const ShownRow& row) {
        Block found;
        if (one.folded != 0) {
            found = {{fold_text(one)}, Look::Faint};
        } else if (one.line != 0) {
            const bool is_other = !row.is_quiet();
            // What both sides differ in is named once.
            const std::string label = !is_other                   ? std::string()
                                      : is_left && !row.is_paired ? left_labels.next(one)
                                      : !is_left                  ? right_labels.next(one)
                                                                  : std::string();
            Labelled text = labelled(one.text, label, cell);
            if (!text.below.empty()) text.rows.push_back(std::move(text.below));
            found = {std::move(text.rows), !is_other ? Look::Code : is_left ? Look::Gone : Look::Come};
        }
        return found;
    };
    for (const ShownRow& row : rows) {
        if (!row.fold.empty()) {
            left_labels = right_labels = Labels(has_kinds);
            out += painted(std::string(number_width, ' ') + fold_text(row), Look::Faint) + "\n";
            continue;
        }
        const Block left = block(row.left, true, row), right = block(row.right, false, row);
        const std::string_view mark = row.is_quiet()         ? " │ "
                                      : row.is_paired        ? " ≠ "
                                      : row.right.is_empty() ? " < "
                                      : row.left.is_empty()  ? " > "
                                                             : "< >";  // two lines that are not one
        for (size_t i = 0; i < std::max(left.rows.size(), right.rows.size()); ++i) {
            const auto number = [&](const Cell& one) {
                return painted(line_number(i == 0 ? one.line : 0), Look::Faint);
            };
            const std::string l = with_blanks(i < left.rows.size() ? left.rows[i] : "", cell);
            const std::string r = i < right.rows.size() ? right.rows[i] : std::string();
            std::string line = number(row.left) + painted(l, left.look) + std::string(i == 0 ? mark : " │ ") +
                               number(row.right) + painted(r, right.look);
            if (!color_) line.resize(line.find_last_not_of(' ') + 1);
            out += line + "\n";
        }
    }
    return out;
}

std::string DiffPage::below(const std::vector<ShownRow>& rows, bool has_kinds) const {
    const size_t room = width_ - 1;
    Labels labels(has_kinds);
    std::string out;
    const auto print = [&](const std::vector<std::string>& texts, char sign, Look look) {
        for (const std::string& one : texts) {
            std::string line = sign + one;
            line.resize(line.find_last_not_of(' ') + 1);
            out += painted(line, look) + "\n";
        }
    };
    const auto differing = [&](const Cell& one, char sign, Look look) {
        if (one.folded != 0) return print({fold_text(one)}, ' ', Look::Faint);
        const Labelled text = labelled(one.text, labels.next(one), room);
        print(text.rows, sign, look);
        if (!text.below.empty()) print({text.below}, ' ', look);
    };
    // Of rows that differ, first what stands on the left, then what stands on the right.
    std::vector<const Cell*> right;
    const auto flush = [&] {
        for (const Cell* const one : right) differing(*one, '+', Look::Come);
        right.clear();
    };
    bool was_paired = false;
    for (const ShownRow& row : rows) {
        if (!row.fold.empty() || row.is_quiet() || row.is_paired != was_paired || row.is_paired) flush();
        was_paired = row.is_paired;
        if (!row.fold.empty()) {
            labels = Labels(has_kinds);
            print({fold_text(row)}, ' ', Look::Faint);
        } else if (row.is_quiet()) {
            labels = Labels(has_kinds);
            print(broken(row.right.text, room), ' ', Look::Code);
        } else {
            if (!row.left.is_empty()) differing(row.left, '-', Look::Gone);
            if (!row.right.is_empty()) right.push_back(&row.right);
        }
    }
    flush();
    return out;
}

std::string DiffPage::summary(const compare::Compared& compared) const {
    const compare::KindCounts& counts = compared.comparison.counts;
    std::string out =
        with_commas(counts.equal) + " equal lines, " + with_commas(counts.differing) + " that differ\n";
    if (!compared.has_kinds) return out;
    for (size_t i = 0; i < compare::kind_count; ++i) {
        if (counts.lines[i] == 0) continue;
        const compare::KindInfo& info = compare::kind_infos[i];
        const std::string head = "  " + with_blanks(std::string(info.name), 18) +
                                 to_the_right(with_commas(counts.lines[i]), 7) + "  ";
        if (width_ < 2 * head.size()) {  // no room for words
            out += head.substr(0, head.size() - 2) + "\n";
            continue;
        }
        std::string about = wrapped(std::string(head.size(), ' ') + std::string(info.about), width_);
        about.erase(0, head.size());
        out += head + painted(about, Look::Faint) + "\n";
    }
    return out;
}

// Python on the left, on the right the code that came of each line; or that below it.
std::string DiffPage::text(const compare::Linked& linked) const {
    const bool has_room = width_ >= side_by_side;
    const std::string title = wrapped(on_one_line(linked.name) + "  (Python and the " +
                                          on_one_line(linked.device) + " code that came of it)",
                                      width_) +
                              "\n";
    std::string out = color_ ? bold(title) : title;
    const size_t left = (width_ - 3 - 2 * number_width) * 2 / 5, right = width_ - 3 - 2 * number_width - left;
    for (const compare::LinkedLine& line : linked.lines) {
        std::vector<std::pair<uint32_t, std::string>> code;
        for (const compare::LinkedLine::Code& one : line.code) {
            if (one.text.find("// ") != std::string_view::npos && one.text.ends_with('>'))
                continue;  // the line itself
            bool is_first = true;
            for (std::string& row : broken(one.text, has_room ? right : width_ - 2 * number_width)) {
                code.emplace_back(is_first ? one.line : 0, std::move(row));
                is_first = false;
            }
        }
        const std::vector<std::string> python = broken(line.python, has_room ? left : width_ - number_width);
        const auto number = [&](uint32_t n) { return painted(line_number(n), Look::Faint); };
        if (!has_room) {
            for (size_t i = 0; i < python.size(); ++i)
                out += number(i == 0 ? line.python_line : 0) + painted(python[i], Look::Python) + "\n";
            for (const auto& [n, row] : code)
                out += std::string(number_width, ' ') + number(n) + painted(row, Look::Code) + "\n";
            continue;
        }
        for (size_t i = 0; i < std::max(python.size(), code.size()); ++i) {
            const std::string l = with_blanks(i < python.size() ? python[i] : "", left);
            std::string row = number(i == 0 ? line.python_line : 0) + painted(l, Look::Python) + " │ ";
            if (i < code.size()) row += number(code[i].first) + painted(code[i].second, Look::Code);
            if (!color_) row.resize(row.find_last_not_of(' ') + 1);
            out += row + "\n";
        }
    }
    return out;
}

}  // namespace weft::cli
