// exemplars: the files of exemplars/, which are part of the program: kernels with a purpose, each with what
// it is in words and the inputs that are safe to run it on. exemplars/README.md has the form of a file.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "draft/draft.h"

namespace weft::exemplars {

struct File {
    std::string_view domain, name;  // exemplars/<domain>/<name>.py
    std::string_view text;
};
// All of them, in the order of their paths.
std::span<const File> files();

// A file without its header, and the header.
struct Exemplar {
    std::string_view source;
    std::string idea, brief, description;
    std::string_view launch;
    std::vector<std::string_view> inputs;   // a line each
    std::vector<std::string_view> handles;  // parameters that are objects of a running program
    std::vector<std::string_view> fits;     // transforms that make sense for it, a line each
};
Result<Exemplar> parse(std::string_view text);

// The draft of a file, with its inputs and its words. An error names the file.
Result<void> load(const File& file, draft::Drafts& drafts, draft::Draft& out);

}  // namespace weft::exemplars
