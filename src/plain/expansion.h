// expansion: the text of a function for given types of its arguments (the language of functions/*.def; legend
// in functions/vectors.def).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "plain/support.h"

namespace weft::plain {

class Expansion {
  public:
    Expansion(Support& support, std::span<const Shape> arguments);

    // Asks for everything that `needs` lists: "dot(vec3, vec3) mul(vec3, T) subscript(1)".
    void need_all(std::string_view needs);
    std::string text(std::string_view text);
    std::string inline_text(std::string_view text);  // of one line without directives

    // A call in the text that has no form for these types.
    const std::optional<Error>& failure() const { return failure_; }

  private:
    struct Loop;

    std::string line(std::string_view line);
    std::string mapped(std::string_view type, std::string_view expr, std::string_view indent);
    std::string summed(std::string_view expr, std::string_view indent);
    std::string folded(std::string_view expr, std::string_view indent);
    std::string tested(std::string_view expr, bool every, std::string_view indent);
    std::string repeated(std::string_view statement, std::string_view indent);
    std::string component(std::string_view expr, const Shape& over, uint32_t index);
    std::string component(std::string_view expr, const Loop& loop);
    std::string cut(const std::string& text) const;
    std::string inner_sum(std::string_view inside);
    std::string called(std::string_view word, std::string_view inside);
    std::string scalar_call(std::string_view name, std::string_view arguments);
    Shape shape(std::string_view word) const;  // "0", "T", "vec3", "matRC", "quat" …
    uint32_t size(char letter) const;
    const Shape& iterated() const;

    Support& support_;
    std::span<const Shape> arguments_;
    types::Scalar scalar_;
    std::optional<Error> failure_;
};

}  // namespace weft::plain
