// DiffPage: comparisons as a page for a terminal: side by side where there is room, else one below the other;
// what is equal is folded.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "compare/layout.h"
#include "compare/report.h"

namespace weft::cli {

class DiffPage {
  public:
    // From this width on two columns of code can be read.
    static constexpr size_t side_by_side = 120;

    DiffPage(size_t width, bool color, compare::Folding folding);

    std::string text(const compare::Compared& compared) const;
    std::string text(const compare::Linked& linked) const;

  private:
    enum class Look : uint8_t { Code, Python, Faint, Gone, Come };
    struct Block {  // what stands in one cell: rows of equal width
        std::vector<std::string> rows;
        Look look = Look::Code;
    };

    std::string beside(const std::vector<compare::ShownRow>& rows, bool has_kinds) const;
    std::string below(const std::vector<compare::ShownRow>& rows, bool has_kinds) const;
    std::string heading(std::string_view title) const;
    std::string summary(const compare::Compared& compared) const;
    std::string painted(std::string_view text, Look look) const;

    size_t width_;
    bool color_;
    compare::Folding folding_;
};

}  // namespace weft::cli
