#include "source/sources.h"

#include <algorithm>
#include <cstring>

#include "base/check.h"
#include "base/utf8.h"
#include "source/characters.h"

namespace weft {

uint32_t Source::begin() const {
    return text().starts_with("\xEF\xBB\xBF") ? 3 : 0;
}

void Source::fill(std::string_view name, std::string_view text) {
    name_.assign(name);
    WEFT_CHECK(text.size() <= max_text_bytes, "who reads files refuses large ones");
    size_ = static_cast<uint32_t>(text.size());
    buffer_.assign(text);
    // Fixed-size reads of the lexer may go up to 16 bytes beyond the text.
    buffer_.append("\n\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", 17);
    outer_.reset();
    verbatim_ = false;
    line_starts_.clear();
}

void Source::find_lines() const {
    const char *const text = buffer_.data(), *const end = text + size_;
    line_starts_.push_back(begin());
    // Few texts have another line end than \n, which the library finds faster than a loop here.
    const bool plain = std::memchr(text, '\r', size_) == nullptr;
    for (const char* p = text + begin(); p < end;) {
        if (plain) {
            p = static_cast<const char*>(std::memchr(p, '\n', static_cast<size_t>(end - p)));
            if (p == nullptr) break;
        } else if (!is_line_end(*p)) {
            ++p;
            continue;
        }
        p += *p == '\r' && p + 1 < end && p[1] == '\n' ? 2 : 1;
        line_starts_.push_back(static_cast<uint32_t>(p - text));
    }
    if (line_starts_.back() != size_ || line_starts_.size() == 1) line_starts_.push_back(size_);
}

std::span<const uint32_t> Source::line_starts() const {
    if (line_starts_.empty()) find_lines();
    return {line_starts_.data(), line_starts_.size()};
}

std::string_view Source::line_text(uint32_t line) const {
    const auto starts = line_starts();
    WEFT_CHECK(line >= 1 && line < starts.size(), "no such line");
    std::string_view text = this->text().substr(starts[line - 1], starts[line] - starts[line - 1]);
    while (!text.empty() && is_line_end(text.back())) text.remove_suffix(1);
    return text;
}

Position Source::position(uint32_t byte) const {
    const auto starts = line_starts();
    const bool behind_last_line = byte >= size_ && size_ > begin() && is_line_end(text().back());
    if (behind_last_line) return {line_count() + 1, 0};
    const auto next = std::upper_bound(starts.begin(), starts.end() - 1, byte);
    const auto line = next == starts.begin() ? next : next - 1;
    return {static_cast<uint32_t>(line - starts.begin()) + 1, byte < *line ? 0 : byte - *line};
}

uint32_t Source::shown_column(Position position) const {
    if (position.line > line_count()) return 1;
    const std::string_view before = text().substr(line_starts()[position.line - 1], position.column);
    return 1 + static_cast<uint32_t>(count_characters(before));
}

Source& Sources::next() {
    if (count_ == sources_.size()) sources_.push_back(std::make_unique<Source>());
    return *sources_[count_++];
}

SourceId Sources::add(std::string_view name, std::string_view bytes) {
    next().fill(name, bytes);
    return {count_ - 1};
}

SourceId Sources::add_inner(std::string_view text, Place outer) {
    // `text` may be part of a text in here, which stays where it is.
    const bool verbatim = this->text(outer) == text;
    Source& source = next();
    source.fill({}, text);
    source.outer_ = outer;
    source.verbatim_ = verbatim;
    return {count_ - 1};
}

void Sources::replace(SourceId id, std::string_view text) {
    Source& source = *sources_[id.index];
    const std::string name = source.name_;
    source.fill(name, text);
}

Place Sources::in_file(Place place) const {
    while (place.source.valid() && (*this)[place.source].outer()) {
        const Source& inner = (*this)[place.source];
        const Place outer = *inner.outer();
        if (!inner.verbatim_) {
            place = outer;
            continue;
        }
        const uint32_t size = outer.span.size();
        place = {outer.source,
                 {outer.span.begin + std::min(place.span.begin, size),
                  outer.span.begin + std::min(place.span.end, size)}};
    }
    return place;
}

std::string_view Sources::text(Place place) const {
    if (!place.source.valid()) return {};
    const std::string_view all = (*this)[place.source].text();
    const size_t begin = std::min<size_t>(place.span.begin, all.size());
    const size_t end = std::clamp<size_t>(place.span.end, begin, all.size());
    return all.substr(begin, end - begin);
}

}  // namespace weft
