#include "base/diag.h"

#include "base/check.h"

namespace weft {
namespace {

constexpr DiagInfo infos[] = {
#define WEFT_DIAG(kind, construct, message, help) {construct, message, help},
#include "base/diags.def"
#undef WEFT_DIAG
};

std::string filled(std::string_view pattern, const std::vector<std::string>& args) {
    std::string out;
    for (size_t i = 0; i < pattern.size(); ++i) {
        const bool hole = pattern[i] == '{' && i + 2 < pattern.size() && pattern[i + 2] == '}' &&
                          pattern[i + 1] >= '0' && pattern[i + 1] <= '9';
        if (!hole) {
            out += pattern[i];
            continue;
        }
        const size_t index = static_cast<size_t>(pattern[i + 1] - '0');
        if (index < args.size()) out += args[index];
        i += 2;
    }
    return out;
}

bool is_line_end(char c) {
    return c == '\n' || c == '\r';
}
bool is_continuation(char c) {
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

size_t characters(std::string_view text) {
    size_t n = 0;
    for (char c : text) n += !is_continuation(c);
    return n;
}

struct Line {
    size_t number, begin, end;
};

Line line_around(std::string_view source, size_t at) {
    Line line{1, 0, source.size()};
    for (size_t i = 0; i < at; ++i) {
        const bool crlf = source[i] == '\r' && i + 1 < source.size() && source[i + 1] == '\n';
        if (is_line_end(source[i]) && !(crlf && i + 1 < at)) {
            if (crlf) break;  // `at` is the second half of a line end: still this line
            ++line.number;
            line.begin = i + 1;
        }
    }
    line.end = line.begin;
    while (line.end < source.size() && !is_line_end(source[line.end])) ++line.end;
    return line;
}

}  // namespace

const DiagInfo& info(DiagKind kind) {
    WEFT_CHECK(kind < DiagKind::Count, "unknown diagnostic");
    return infos[static_cast<size_t>(kind)];
}

std::string message(const Diag& diag) {
    return filled(info(diag.kind).message, diag.args);
}
std::string help(const Diag& diag) {
    return filled(info(diag.kind).help, diag.args);
}

std::string render(const Diag& diag, std::string_view source, std::string_view file_name) {
    const size_t at = diag.span.begin < source.size() ? diag.span.begin : source.size();
    Line line = line_around(source, at);
    if (line.number == 1 && source.starts_with("\xEF\xBB\xBF") && at >= 3) line.begin = 3;
    const std::string_view before = source.substr(line.begin, at > line.begin ? at - line.begin : 0);
    size_t stop = diag.span.end < line.end ? diag.span.end : line.end;
    if (stop < at) stop = at;
    const size_t width = characters(source.substr(at, stop - at));

    std::string out(file_name);
    out += ':' + std::to_string(line.number) + ':' + std::to_string(characters(before) + 1);
    out += ": error[";
    out += info(diag.kind).construct;
    out += "]: " + message(diag) + "\n  ";
    out += source.substr(line.begin, line.end > line.begin ? line.end - line.begin : 0);
    out += "\n  ";
    for (char c : before) {
        if (!is_continuation(c)) out += c == '\t' ? '\t' : ' ';
    }
    out += '^';
    for (size_t i = 1; i < width; ++i) out += '~';
    out += '\n';
    if (const std::string way_out = help(diag); !way_out.empty()) out += "  help: " + way_out + "\n";
    return out;
}

}  // namespace weft
