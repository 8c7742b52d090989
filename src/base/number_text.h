// Numbers as Python writes and reads them. The emitter prints floats with Python's repr, the
// evaluator reads literals; both must agree with CPython digit for digit, on every machine.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/text.h"

namespace weft {

// repr(value): the shortest text that reads back equal; `inf`, `-inf`, `nan`.
void append_python_float(TextBuffer& out, double value);

// A Python integer literal (any base, underscores allowed) as a number, if it fits.
std::optional<int64_t> int_literal_value(std::string_view literal);

// The same as far as 128 bits go, and such a number in decimal.
__extension__ typedef __int128 Int128;
std::optional<Int128> wide_int_literal_value(std::string_view literal);
std::string int_text(Int128 value);

// The same literal in decimal, whatever its size: what str(int) gives.
void append_int_literal(TextBuffer& out, std::string_view literal);

// A decimal number, `-12.5e-3`, `.5` or `5.`: the double nearest to it, infinity beyond the largest. None for
// any other text: no blanks, no leading +, no words, no hexadecimal. The same on every machine and in every
// locale (libc++ before 20 has no std::from_chars for doubles).
std::optional<double> read_double(std::string_view text);

// A Python float literal (underscores allowed; a trailing j is ignored), rounded as CPython does.
double float_literal_value(std::string_view literal);

std::string with_commas(uint64_t value);  // "1,234,567", for people
std::string short_bytes(uint64_t bytes);  // "820 bytes", "12 MB", "1.4 GB": steps of 1,000

}  // namespace weft
