#include "source/render.h"

#include <algorithm>
#include <string_view>

#include "base/utf8.h"

namespace weft {

Shown shown_at(Place place, const Sources& sources) {
    place = sources.in_file(place);
    if (!place.source.valid()) return {};
    const Source& source = sources[place.source];
    const auto size = static_cast<uint32_t>(source.text().size());
    const Position begin = source.position(std::min(place.span.begin, size));
    const Position end = source.position(std::min(std::max(place.span.begin, place.span.end), size));
    return {begin.line, source.shown_column(begin), end.line, source.shown_column(end)};
}

std::string render(const Diag& diag, const Sources& sources) {
    return render(
        Message{"error", info(diag.kind).construct, message(diag), help(diag), diag.place, diag.imports},
        sources);
}

std::string render(const Message& message, const Sources& sources) {
    const Place place = sources.in_file(message.place);
    const Shown shown = shown_at(place, sources);
    std::string_view name, line;
    if (place.source.valid()) {
        const Source& source = sources[place.source];
        name = source.name();
        if (shown.line <= source.line_count()) line = source.line_text(shown.line);
    }

    std::string out(name);
    out += ':' + std::to_string(shown.line) + ':' + std::to_string(shown.column);
    out += ": ";
    out += message.level;
    out += '[';
    out += message.construct;
    out += "]: " + message.text + "\n  ";
    out += line;
    out += "\n  ";
    uint32_t column = 1, line_columns = 1;
    for (const char c : line) {
        if (is_utf8_continuation(c)) continue;
        ++line_columns;
        if (column < shown.column) out += c == '\t' ? '\t' : ' ', ++column;
    }
    for (; column < shown.column; ++column) out += ' ';  // inside a line end
    out += '^';
    const uint32_t stop =
        shown.end_line == shown.line ? std::min(shown.end_column, line_columns) : line_columns;
    for (uint32_t i = shown.column + 1; i < stop; ++i) out += '~';
    out += '\n';
    if (!message.help.empty()) out += "  help: " + message.help + "\n";
    for (const Place& import : message.imports) {
        out += "  imported by ";
        out += sources[import.source].name();
        out += ':' + std::to_string(shown_at(import, sources).line) + "\n";
    }
    return out;
}

}  // namespace weft
