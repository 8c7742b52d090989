#include "check/formats.h"

#include <span>

namespace weft::check {
namespace {

constexpr FormatInfo infos[] = {
#define WEFT_CHECK_FORMAT(enumerator, name, what) {name, what, Format::enumerator},
#include "check/formats.def"
#undef WEFT_CHECK_FORMAT
};

}  // namespace

std::span<const FormatInfo> formats() {
    return infos;
}

void write(Format format, const Findings& findings, const Selection& selection, TextBuffer& out) {
    switch (format) {
#define WEFT_CHECK_FORMAT(enumerator, name, what) \
    case Format::enumerator:                      \
        return write_##enumerator(findings, selection, out);
#include "check/formats.def"
#undef WEFT_CHECK_FORMAT
    }
}

}  // namespace weft::check
