// expansion: the text of a function for given types of its arguments (the language of functions/*.def; legend
// in functions/vectors.def).
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "plain/support.h"

namespace weft::plain {

class Expansion {
  public:
    Expansion(Support& support, std::span<const Shape> arguments);

    // Asks for everything that `needs` lists: "dot(vec3, vec3) mul(vec3, T) subscript(1)".
    void need_all(std::string_view needs);
    std::string text(std::string_view text);

  private:
    std::string line(std::string_view line);
    std::string mapped(std::string_view type, std::string_view expr, std::string_view indent);
    std::string summed(std::string_view expr, std::string_view indent);
    std::string inner_sum(std::string_view inside);
    std::string inline_text(std::string_view text);
    std::string scalar_call(std::string_view name, std::string_view arguments);
    Shape shape(std::string_view word) const;  // "0", "T", "vec3", "matRC", "quat" …
    uint32_t size(char letter) const;
    const Shape& iterated() const;

    Support& support_;
    std::span<const Shape> arguments_;
    types::Scalar scalar_;
};

}  // namespace weft::plain
