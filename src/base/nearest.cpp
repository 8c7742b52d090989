#include "base/nearest.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace weft {
namespace {

// Letters changed, left out, added or swapped with the next. Names are short; a longer one is cut.
size_t distance(std::string_view a, std::string_view b) {
    constexpr size_t most = 64;
    a = a.substr(0, most);
    b = b.substr(0, most);
    std::vector<size_t> before_last(b.size() + 1), last(b.size() + 1), now(b.size() + 1);
    for (size_t j = 0; j <= b.size(); ++j) last[j] = j;
    for (size_t i = 1; i <= a.size(); ++i) {
        now[0] = i;
        for (size_t j = 1; j <= b.size(); ++j) {
            now[j] = std::min({last[j] + 1, now[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0u : 1u)});
            const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped) now[j] = std::min(now[j], before_last[j - 2] + 1);
        }
        before_last.swap(last);
        last.swap(now);
    }
    return last[b.size()];
}

}  // namespace

Nearest::Nearest(std::string_view wrong)
    : wrong_(wrong),
      limit_(wrong.size() <= 2   ? 0
             : wrong.size() <= 5 ? 1
             : wrong.size() <= 9 ? 2
                                 : 3) {}

void Nearest::offer(std::string_view name) {
    const size_t longer = std::max(name.size(), wrong_.size()),
                 shorter = std::min(name.size(), wrong_.size());
    if (longer - shorter > limit_ || name == wrong_) return;
    const size_t far = distance(wrong_, name);
    if (far > limit_ || (!best_.empty() && std::pair(far, name) >= std::pair(far_, best_))) return;
    best_ = name;
    far_ = far;
}

}  // namespace weft
