// Sources: the one owner of the texts that are compiled, and of where their lines start.
// Whoever reads files adds them; parse() reads one and gives its id to the tree; diagnostics are rendered
// from it. A text stays where it is until clear(), so trees and programs hold views of it. Belongs to one
// thread.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/pod_vector.h"
#include "source/place.h"

namespace weft {

// Offsets have 32 bits, and the lexer looks a little beyond the end.
inline constexpr size_t max_text_bytes = size_t{1} << 30;

struct Position {
    uint32_t line;    // from 1
    uint32_t column;  // bytes from the start of the line, as ast's col_offset
    bool operator==(const Position&) const = default;
};

class Source {
  public:
    std::string_view name() const { return name_; }  // in messages
    std::string_view text() const { return {buffer_.data(), size_}; }
    // Where the text begins: behind a byte order mark, which belongs to no line.
    uint32_t begin() const;
    // The text with a newline and null bytes behind it, so that a lexer can read without looking where it
    // ends.
    const char* padded() const { return buffer_.data(); }

    // Where each line starts, with a last entry behind the end; lines end in \n, \r\n or \r. Found when first
    // asked for.
    std::span<const uint32_t> line_starts() const;
    uint32_t line_count() const { return static_cast<uint32_t>(line_starts().size()) - 1; }
    std::string_view line_text(uint32_t line) const;  // line >= 1, without its end

    // Line and column, worked out here only. Behind the last line end stands an empty line.
    Position position(uint32_t byte) const;
    // The column that people count: characters from 1.
    uint32_t shown_column(Position position) const;

    // Set for a text that stands inside another one: the place there.
    const std::optional<Place>& outer() const { return outer_; }

  private:
    friend class Sources;

    void fill(std::string_view name, std::string_view text);
    void find_lines() const;

    std::string name_;
    std::string buffer_;
    uint32_t size_ = 0;
    std::optional<Place> outer_;
    bool verbatim_ = false;  // byte i of the text is byte outer_->span.begin + i there
    mutable PodVector<uint32_t> line_starts_;
};

class Sources {
  public:
    // A file, as it was read: at most max_text_bytes.
    SourceId add(std::string_view name, std::string_view bytes);
    // A text inside another one: a quoted annotation. `outer` is the text itself if it stands there byte for
    // byte, else what was written for it.
    SourceId add_inner(std::string_view text, Place outer);
    // The text in another encoding, before anything points into it.
    void replace(SourceId id, std::string_view text);

    const Source& operator[](SourceId id) const { return *sources_[id.index]; }
    // The same place in a file: for a text inside another one, the place out there.
    Place in_file(Place place) const;
    // What was written at a place.
    std::string_view text(Place place) const;

    void clear() { count_ = 0; }  // keeps the memory

  private:
    Source& next();

    std::vector<std::unique_ptr<Source>> sources_;
    uint32_t count_ = 0;  // in use; the rest is kept for its memory
};

}  // namespace weft
