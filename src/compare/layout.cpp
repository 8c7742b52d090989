#include "compare/layout.h"

#include <algorithm>
#include <span>
#include <utility>

#include "base/number_text.h"

namespace weft::compare {
namespace {

constexpr size_t context = 1;  // quiet lines that stay beside others

// One-sided lines of one kind: in runs of more than `most`, all but `shown` are left out.
struct Cut {
    size_t most = 16, shown = 4;
};
Cut cut_of(KindSet kinds) {
    // The same around every kernel.
    if (kinds == KindSet(Kind::Header) || kinds == KindSet(Kind::EntryPoints)) return {2, 1};
    return {};
}

ShownRow paired(const LinePair& pair) {
    ShownRow row;
    row.left = {pair.left_line, pair.left, pair.kinds, 0};
    row.right = {pair.right_line, pair.right, pair.kinds, 0};
    row.is_paired = true;
    return row;
}

bool is_quiet(const LinePair& pair) {
    return pair.is_paired() && (pair.kinds.empty() || pair.kinds == KindSet(Kind::Indentation));
}

// Lines that only this side has, the long runs of one kind cut short.
std::vector<Cell> cells(std::span<const LinePair> pairs, bool left, Folding folding) {
    std::vector<Cell> all;
    for (const LinePair& pair : pairs) {
        if ((left ? pair.left_line : pair.right_line) == 0) continue;
        all.push_back(left ? Cell{pair.left_line, pair.left, pair.kinds, 0}
                           : Cell{pair.right_line, pair.right, pair.kinds, 0});
    }
    if (folding != Folding::Usual) return all;
    std::vector<Cell> some;
    for (size_t i = 0; i < all.size();) {
        size_t end = i;
        while (end < all.size() && all[end].kinds == all[i].kinds) ++end;
        const Cut cut = cut_of(all[i].kinds);
        const bool is_long = end - i > cut.most;
        const size_t kept = is_long ? i + cut.shown : end;
        some.insert(some.end(), all.begin() + static_cast<std::ptrdiff_t>(i),
                    all.begin() + static_cast<std::ptrdiff_t>(kept));
        if (is_long) some.push_back({0, {}, all[i].kinds, static_cast<uint32_t>(end - kept)});
        i = end;
    }
    return some;
}

class Layout {
  public:
    Layout(const Part& part, Folding folding) : lines_(part.lines), folding_(folding) {}

    std::vector<ShownRow> run() {
        for (size_t i = 0; i < lines_.size();) {
            size_t end = i;
            const auto while_they = [&](auto&& are) {
                while (end < lines_.size() && are(lines_[end])) ++end;
            };
            if (is_quiet(lines_[i])) {
                while_they([](const LinePair& pair) { return is_quiet(pair); });
                quiet(i, end);
            } else if (lines_[i].is_paired()) {
                rows_.push_back(paired(lines_[end++]));
            } else {
                while_they([](const LinePair& pair) { return !pair.is_paired(); });
                one_sided(i, end);
            }
            i = end;
        }
        return std::move(rows_);
    }

  private:
    void quiet(size_t begin, size_t end) {
        const size_t head = begin == 0 ? 0 : context, tail = end == lines_.size() ? 0 : context;
        const bool folds = folding_ != Folding::None && end - begin > head + tail + 1;
        for (size_t i = begin; i < (folds ? begin + head : end); ++i) rows_.push_back(paired(lines_[i]));
        if (!folds) return;
        ShownRow fold;
        for (size_t i = begin + head; i < end - tail; ++i) fold.fold.push_back(paired(lines_[i]));
        rows_.push_back(std::move(fold));
        for (size_t i = end - tail; i < end; ++i) rows_.push_back(paired(lines_[i]));
    }
    void one_sided(size_t begin, size_t end) {
        const std::span<const LinePair> block = lines_.subspan(begin, end - begin);
        const std::vector<Cell> left = cells(block, true, folding_), right = cells(block, false, folding_);
        for (size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
            ShownRow row;
            if (i < left.size()) row.left = left[i];
            if (i < right.size()) row.right = right[i];
            rows_.push_back(std::move(row));
        }
    }

    std::span<const LinePair> lines_;
    const Folding folding_;
    std::vector<ShownRow> rows_;
};

}  // namespace

std::vector<ShownRow> shown_rows(const Part& part, Folding folding) {
    return Layout(part, folding).run();
}

std::string fold_text(const ShownRow& row) {
    const bool are_equal =
        std::all_of(row.fold.begin(), row.fold.end(), [](const ShownRow& one) { return one.is_equal(); });
    return "… " + with_commas(row.fold.size()) +
           (are_equal ? " equal lines" : " lines, equal but for indentation");
}

std::string fold_text(const Cell& cell) {
    return "… " + with_commas(cell.folded) + " more lines: " + cell.kinds.names();
}

}  // namespace weft::compare
