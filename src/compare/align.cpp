#include "compare/align.h"

#include <algorithm>

namespace weft::compare {
namespace {

// Changes that are looked for: time and memory grow with their square. What differs more is told as replaced.
constexpr int32_t most_changes = 1500;

// The greedy algorithm of Myers: for each number of changes, how far each diagonal reaches.
class Search {
  public:
    Search(std::span<const std::string_view> left, std::span<const std::string_view> right)
        : left_(left),
          right_(right),
          n_(static_cast<int32_t>(left.size())),
          m_(static_cast<int32_t>(right.size())) {}

    // The matches in the middle, from the last to the first; false: too many changes.
    bool run(std::vector<Match>& backwards) {
        const int32_t limit = std::min(n_ + m_, most_changes);
        for (int32_t changes = 0; changes <= limit; ++changes) {
            rounds_.emplace_back(static_cast<size_t>(2 * changes + 1));
            for (int32_t diagonal = -changes; diagonal <= changes; diagonal += 2) {
                int32_t x = start(changes, diagonal);
                while (x < n_ && x - diagonal < m_ && same(x, x - diagonal)) ++x;
                reach(changes, diagonal) = x;
                if (x >= n_ && x - diagonal >= m_) {
                    walk_back(changes, diagonal, backwards);
                    return true;
                }
            }
        }
        return false;
    }

  private:
    bool same(int32_t x, int32_t y) const {
        return left_[static_cast<size_t>(x)] == right_[static_cast<size_t>(y)];
    }
    int32_t& reach(int32_t changes, int32_t diagonal) {
        return rounds_[static_cast<size_t>(changes)][static_cast<size_t>(diagonal + changes)];
    }
    bool comes_from_above(int32_t changes, int32_t diagonal) {
        return diagonal == -changes ||
               (diagonal != changes && reach(changes - 1, diagonal - 1) < reach(changes - 1, diagonal + 1));
    }
    int32_t start(int32_t changes, int32_t diagonal) {
        if (changes == 0) return 0;
        return comes_from_above(changes, diagonal) ? reach(changes - 1, diagonal + 1)
                                                   : reach(changes - 1, diagonal - 1) + 1;
    }
    void walk_back(int32_t changes, int32_t diagonal, std::vector<Match>& backwards) {
        while (true) {
            const int32_t begin = start(changes, diagonal);
            for (int32_t x = reach(changes, diagonal); x > begin; --x)
                backwards.push_back({static_cast<uint32_t>(x - 1), static_cast<uint32_t>(x - 1 - diagonal)});
            if (changes == 0) return;
            diagonal += comes_from_above(changes, diagonal) ? 1 : -1;
            --changes;
        }
    }

    std::span<const std::string_view> left_, right_;
    int32_t n_, m_;
    std::vector<std::vector<int32_t>> rounds_;  // by number of changes
};

}  // namespace

std::vector<Match> align(std::span<const std::string_view> left, std::span<const std::string_view> right) {
    size_t head = 0, tail = 0;
    const size_t most = std::min(left.size(), right.size());
    while (head < most && left[head] == right[head]) ++head;
    while (tail < most - head && left[left.size() - 1 - tail] == right[right.size() - 1 - tail]) ++tail;
    std::vector<Match> middle;
    const size_t left_size = left.size() - head - tail, right_size = right.size() - head - tail;
    if (left_size != 0 && right_size != 0 &&
        !Search(left.subspan(head, left_size), right.subspan(head, right_size)).run(middle))
        middle.clear();

    std::vector<Match> all;
    uint32_t l = 0, r = 0;
    const auto reach = [&](size_t left_end, size_t right_end) {
        for (; l < left_end; ++l) all.push_back({l, no_line});
        for (; r < right_end; ++r) all.push_back({no_line, r});
    };
    const auto match = [&](size_t in_left, size_t in_right) {
        reach(in_left, in_right);
        all.push_back({l++, r++});
    };
    for (size_t i = 0; i < head; ++i) match(i, i);
    for (size_t i = middle.size(); i-- > 0;) match(head + middle[i].left, head + middle[i].right);
    for (size_t i = tail; i-- > 0;) match(left.size() - 1 - i, right.size() - 1 - i);
    reach(left.size(), right.size());
    return all;
}

}  // namespace weft::compare
