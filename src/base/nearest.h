// Nearest: of names that are known, the one a word that is not known was meant to be.
#pragma once

#include <cstddef>
#include <string_view>

namespace weft {

// The nearest of the names that were offered, if one is near enough for the length of the word; of equally
// near ones the first in the alphabet. Names are kept as views.
class Nearest {
  public:
    explicit Nearest(std::string_view wrong);

    void offer(std::string_view name);
    std::string_view best() const { return best_; }  // empty: nothing is like it

  private:
    std::string_view wrong_, best_;
    size_t limit_, far_ = 0;
};

}  // namespace weft
