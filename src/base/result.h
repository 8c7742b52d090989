// What may fail because of the outside world: a value, or a sentence that says what went wrong,
// with its kind.
// Writers, readers and the command line return it; wrong kernels are diagnostics instead (diag.h).
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>

#include "base/check.h"

namespace weft {

struct Error {
    // What the program returns to the shell comes from this, and from nothing that the text says.
    enum class Kind : uint8_t {
        World,        // files, disk, a missing tool
        Usage,        // what was asked for makes no sense
        Findings,     // what was looked at is wrong: a refused kernel, a failed row
        Interrupted,  // the user stopped it
    };
    std::string text;
    Kind kind = Kind::World;

    static Error usage(std::string text) { return {std::move(text), Kind::Usage}; }
    static Error finding(std::string text) { return {std::move(text), Kind::Findings}; }
    // The same error, with where it happened in front.
    Error at(const std::string& where) const { return {where + ": " + text, kind}; }
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

    const Error& failure() const {
        WEFT_CHECK(!ok(), "error of a successful result");
        return *std::get_if<1>(&state_);
    }
    const std::string& error() const { return failure().text; }

  private:
    std::variant<T, Error> state_;
};

template <>
class [[nodiscard]] Result<void> {
  public:
    Result() = default;
    Result(Error error) : error_(std::move(error)), ok_(false) {}

    bool ok() const { return ok_; }
    explicit operator bool() const { return ok_; }
    const Error& failure() const { return error_; }
    const std::string& error() const { return error_.text; }

  private:
    Error error_;
    bool ok_ = true;
};

}  // namespace weft

#define WEFT_CONCAT_2(a, b) a##b
#define WEFT_CONCAT(a, b) WEFT_CONCAT_2(a, b)

// WEFT_TRY(std::string text, read_file(path)); declares `text`, or returns the error to the caller.
#define WEFT_TRY(declaration, expression) \
    WEFT_TRY_AS(WEFT_CONCAT(weft_try_, __LINE__), declaration, expression)
#define WEFT_TRY_AS(result, declaration, expression) \
    auto result = (expression);                      \
    if (!result.ok()) return result.failure();       \
    declaration = std::move(result).value()
