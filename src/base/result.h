// What may fail because of the outside world: a value, or a sentence that says what went wrong.
// Writers, readers and the command line return it; wrong kernels are diagnostics instead (diag.h).
#pragma once

#include <string>
#include <utility>
#include <variant>

#include "base/check.h"

namespace weft {

struct Error {
    std::string text;
};

template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}

    bool ok() const { return state_.index() == 0; }
    explicit operator bool() const { return ok(); }

    T& value() & {
        WEFT_CHECK(ok(), "value of a failed result");
        return *std::get_if<0>(&state_);
    }
    const T& value() const& {
        WEFT_CHECK(ok(), "value of a failed result");
        return *std::get_if<0>(&state_);
    }
    T&& value() && { return std::move(value()); }

    const std::string& error() const {
        WEFT_CHECK(!ok(), "error of a successful result");
        return std::get_if<1>(&state_)->text;
    }

  private:
    std::variant<T, Error> state_;
};

template <>
class [[nodiscard]] Result<void> {
  public:
    Result() = default;
    Result(Error error) : error_(std::move(error.text)), ok_(false) {}

    bool ok() const { return ok_; }
    explicit operator bool() const { return ok_; }
    const std::string& error() const { return error_; }

  private:
    std::string error_;
    bool ok_ = true;
};

}  // namespace weft

#define WEFT_CONCAT_2(a, b) a##b
#define WEFT_CONCAT(a, b) WEFT_CONCAT_2(a, b)

// WEFT_TRY(std::string text, read_file(path)); declares `text`, or returns the error to the caller.
#define WEFT_TRY(declaration, expression) \
    WEFT_TRY_AS(WEFT_CONCAT(weft_try_, __LINE__), declaration, expression)
#define WEFT_TRY_AS(result, declaration, expression)        \
    auto result = (expression);                             \
    if (!result.ok()) return ::weft::Error{result.error()}; \
    declaration = std::move(result).value()
