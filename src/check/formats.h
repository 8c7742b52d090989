// formats: findings -> text, in one of the forms of formats.def.
#pragma once

#include <string_view>
#include <vector>

#include "base/text.h"
#include "check/finding.h"

namespace weft::check {

enum class Format : uint8_t {
#define WEFT_CHECK_FORMAT(enumerator, name, what) enumerator,
#include "check/formats.def"
#undef WEFT_CHECK_FORMAT
};

struct FormatInfo {
    std::string_view name, what;
    Format format;
};
std::span<const FormatInfo> formats();

struct Selection {
    bool notes = false;  // in the forms for people; those for programs have them always
};

void write(Format format, const Findings& findings, const Selection& selection, TextBuffer& out);

// Private to check/: the writer of each form.
#define WEFT_CHECK_FORMAT(enumerator, name, what) \
    void write_##enumerator(const Findings& findings, const Selection& selection, TextBuffer& out);
#include "check/formats.def"
#undef WEFT_CHECK_FORMAT

}  // namespace weft::check
