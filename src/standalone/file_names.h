// FileNames: the names of one C++ file: those that come from Python, and new ones that nothing has.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "syntax/tree.h"

namespace weft::standalone {

class FileNames {
  public:
    FileNames() = default;
    // Takes every name of a Python file.
    FileNames(const syntax::Tree& tree, const Strings& strings);
    void take(std::string_view name) { taken_.emplace(name); }
    const std::set<std::string, std::less<>>& taken() const { return taken_; }
    // The first that nothing is called; else the last one with a number. It is taken then.
    std::string fresh(std::initializer_list<std::string_view> candidates);

  private:
    std::set<std::string, std::less<>> taken_;
};

}  // namespace weft::standalone
