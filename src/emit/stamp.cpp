#include "emit/stamp.h"

#include <algorithm>

#include "emit/directive.h"

namespace weft::emit {

namespace {

constexpr std::string_view return_line = "return;\n";

bool is_comment(const Body& body, const Line& line) {
    return line.inst != no_inst && body.function->insts[line.inst].op == ir::Op::Comment;
}

}  // namespace

void Stamp::forward(const Body& body, const Look& look, uint32_t piece) {
    if (look.unpacks_arguments) {
        title(look, "// argument vars\n");
        section(body.arguments, body, look, piece);
    }
    title(look, "// primal vars\n");
    section(body.primals, body, look, piece);
    title(look, "// forward\n");
    section(body.forward, body, look, piece);
}

void Stamp::backward(const Body& body, const Look& look, uint32_t piece) {
    if (look.unpacks_arguments) {
        title(look, "// argument vars\n");
        section(body.arguments, body, look, piece);
        section(body.adjoint_arguments, body, look, piece);
    }
    title(look, "// primal vars\n");
    section(body.reverse_primals, body, look, piece);
    title(look, "// dual vars\n");
    section(body.duals, body, look, piece);
    title(look, "// forward\n");
    section(body.replay, body, look, piece);
    title(look, "// reverse\n");
    section(body.reverse, body, look, piece);
    out_.pad(look.indent);
    out_.append(look.leave);
}

void Stamp::title(const Look& look, std::string_view text) {
    out_.pad(look.indent);
    out_.append("//---------\n");
    out_.pad(look.indent);
    out_.append(text);
}

void Stamp::section(const Section& section, const Body& body, const Look& look, uint32_t piece) {
    const bool as_made = map_ == nullptr && !look.directives && look.line_comments &&
                         (!section.leaves || look.leave == return_line);
    if (!as_made) return one_by_one(section, body, look, piece);
    if (look.indent != line_indent) return shifted(section, look.indent - line_indent);
    out_.append(lines_.text.view().substr(section.begin, section.end - section.begin));
}

// Whole blocks, which may reach behind a line: the next one is written over that. Most lines fit into one.
void Stamp::shifted(const Section& section, unsigned columns) {
    const size_t size = section.end - section.begin + size_t{columns} * (section.last - section.first);
    char* to = out_.claim(size + Lines::block);
    const char* from = lines_.text.view().data() + section.begin;
    uint32_t begin = section.begin;
    for (uint32_t i = section.first; i < section.last; ++i) {
        const uint32_t end = lines_.table[i].end, length = end - begin;
        for (unsigned k = 0; k < columns; k += 4) std::memcpy(to + k, "    ", 4);
        to += columns;
        std::memcpy(to, from, Lines::block);
        for (uint32_t k = Lines::block; k < length; k += Lines::block)
            std::memcpy(to + k, from + k, Lines::block);
        to += length;
        from += length;
        begin = end;
    }
    out_.commit(size);
}

// With everything that only some texts ask for.
void Stamp::one_by_one(const Section& section, const Body& body, const Look& look, uint32_t piece) {
    uint32_t begin = section.begin;
    for (uint32_t i = section.first; i < section.last; ++i) {
        const Line& line = lines_.table[i];
        const std::string_view text = lines_.text.view().substr(begin, line.end - begin);
        begin = line.end;
        if (!look.line_comments && is_comment(body, line)) continue;
        if (line.has_directive && look.directives) append_directive(out_, line.file_line, look.file);
        if (map_ != nullptr && line.file_line != 0)
            map_->push_back({line_number(), line.file_line, piece, line.inst});
        out_.pad(look.indent - line_indent);
        if (line.leaves) {
            out_.append(text.substr(0, text.size() - return_line.size()));
            out_.append(look.leave);
        } else {
            out_.append(text);
        }
    }
}

uint32_t Stamp::line_number() {
    const std::string_view passed = out_.view().substr(counted_);
    line_ += static_cast<uint32_t>(std::count(passed.begin(), passed.end(), '\n'));
    counted_ = out_.size();
    return line_;
}

}  // namespace weft::emit
