// Stamp: copies the lines of a body into a text, with the indentation and the wording of a target.
#pragma once

#include <string_view>

#include "emit/lines.h"
#include "emit/map.h"

namespace weft::emit {

// How a text shows the lines of one body.
struct Look {
    unsigned indent = line_indent;         // columns before every line, line_indent or more
    std::string_view leave = "return;\n";  // ends the work of a thread
    bool directives = false;               // #line
    std::string_view file;                 // in them
    bool unpacks_arguments = false;        // arguments come in a struct
    bool line_comments = true;             // source lines stand as comments before their statements
};

// Appends bodies to one text.
class Stamp {
  public:
    // `map` is null where nobody asks for one. `start`: where the text begins in `out`.
    Stamp(const Lines& lines, TextBuffer& out, size_t start, LineMap* map)
        : lines_(lines), out_(out), map_(map), counted_(start) {}

    void forward(const Body& body, const Look& look, uint32_t piece);
    void backward(const Body& body, const Look& look, uint32_t piece);

  private:
    void title(const Look& look, std::string_view text);
    void section(const Section& section, const Body& body, const Look& look, uint32_t piece);
    void shifted(const Section& section, unsigned columns);
    void one_by_one(const Section& section, const Body& body, const Look& look, uint32_t piece);
    uint32_t line_number();

    const Lines& lines_;
    TextBuffer& out_;
    LineMap* map_;
    size_t counted_;     // up to here newlines are counted
    uint32_t line_ = 1;  // and this is the line there
};

}  // namespace weft::emit
