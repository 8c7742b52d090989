// Finder: where the files are that a file imports. The evaluator asks by dotted name, parents first; driver/
// answers from folders. Whoever compiles a text that stands alone has none.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "source/diag.h"
#include "syntax/tree.h"

namespace weft::module {

class Finder {
  public:
    enum class What : uint8_t {
        Outside,    // in none of the folders
        Missing,    // its package is there, and it is not
        NotPython,  // there is something of that name which is no Python file
        Folder,     // a package without `__init__.py`
        File,
        Package,
    };
    struct Found {
        What what = What::Outside;
        const syntax::Tree* tree = nullptr;  // File, Package
        std::string_view printed;            // its name in comments
        std::optional<Diag> refused;         // it is there and cannot be read: why
    };

    virtual ~Finder() = default;
    virtual Found find(std::string_view dotted) = 0;
    // Every module that can be imported; none: they are too many to be looked at.
    virtual std::optional<std::vector<std::string>> modules() = 0;
};

}  // namespace weft::module
