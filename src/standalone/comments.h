// Comments: what stands around the statements of a Python file, for those who print it in another language.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "syntax/notes.h"

namespace weft::standalone {

// A line of a comment without the backslashes at its end: C++ would take the next line for a part of it.
std::string_view without_splice(std::string_view line);

class Comments {
  public:
    // Of a file that was parsed before: the same text gives the same nodes.
    explicit Comments(std::string_view source);

    std::vector<std::string_view> above(syntax::NodeId statement) const;
    std::string_view behind(syntax::NodeId statement) const;  // empty: none
    bool has_gap(syntax::NodeId statement) const { return notes_[statement].gap; }

  private:
    Strings strings_;
    Sources sources_;
    syntax::Tree tree_;
    syntax::Notes notes_;
};

// A docstring as comments, each line ended.
std::string remarks(std::string_view docstring);

}  // namespace weft::standalone
