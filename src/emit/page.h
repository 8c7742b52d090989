// Page: one text while it is printed. Printers write each piece through it; it knows whether blank lines
// surround a piece (a whole module) or one empty line separates it from its neighbour (a code column).
#pragma once

#include <span>
#include <string>

#include "emit/bfloat16.h"
#include "emit/directive.h"
#include "emit/piece.h"
#include "emit/stamp.h"
#include "emit/unit.h"

namespace weft::emit {

class Page {
  public:
    Page(const Unit& text_unit, const Target& text_target, Selection selection, unsigned threads,
         std::span<const std::string> escaped_files, const Lines& lines, TextBuffer& buffer,
         std::vector<Piece>& list, LineMap* map)
        : unit(text_unit),
          target(text_target),
          block_dim(threads),
          directive_files(escaped_files),
          out(buffer),
          is_module_(selection == Selection::Module),
          start_(buffer.size()),
          pieces_(list),
          first_piece_(list.size()),
          stamp_(lines, buffer, buffer.size(), map) {}

    // `fill(slot)` prints what stands in a slot of the template.
    template <class Fill>
    void piece(PieceKind kind, Pass pass, size_t subject, const Template& text, Fill&& fill) {
        open(kind, pass, subject, text.before);
        text.print(out, fill);
        close(text.after);
    }
    void open(PieceKind kind, Pass pass, size_t subject, unsigned blank_lines) {
        pieces_.push_back({kind, pass, static_cast<uint32_t>(subject), out.size(), 0});
        if (is_module_) {
            newlines(blank_lines);
        } else if (out.size() != start_) {
            newlines(1);
        }
    }
    void close(unsigned ends) {
        newlines(is_module_ ? ends : 1);
        pieces_.back().end = out.size();
    }

    void body(const Body& body, Pass pass, const Look& look) {
        const auto piece = static_cast<uint32_t>(pieces_.size() - 1 - first_piece_);
        const bool passes_over = is_module_ && bodies_were_searched();
        if (passes_over) search();
        pass == Pass::Forward ? stamp_.forward(body, look, piece) : stamp_.backward(body, look, piece);
        if (passes_over) searched_ = out.size();
    }

    // Of a module, behind its header. Lines are the same in every text: they are searched once, by the
    // emitter, unless some of them are left out.
    bool bodies_were_searched() const { return unit.line_comments; }
    void search_from_here() { searched_ = out.size(); }
    bool mentions_bfloat16() {
        search();
        return mentions_bfloat16_;
    }

    // Instances of templates have no #line directives.
    bool has_directives(const module::Callable& callable) const {
        return unit.line_directives() && !callable.instance;
    }
    std::string_view directive_file(const module::Callable& callable) const {
        return directive_files[unit.program.scopes[callable.scope.index].file];
    }
    // `#line N "FILE"` for the `def` line, where the target prints one around signatures.
    void signature_directive(const module::Callable& callable) {
        if (!target.signature_directives || !has_directives(callable)) return;
        append_directive(out, (*callable.tree)[callable.def].line, directive_file(callable));
    }
    Look look(const module::Callable& callable) const {
        return {.directives = has_directives(callable),
                .file = directive_file(callable),
                .line_comments = unit.line_comments};
    }

    const Unit& unit;
    const Target& target;
    const unsigned block_dim;                            // threads of a block
    const std::span<const std::string> directive_files;  // by file, escaped
    TextBuffer& out;

  private:
    void newlines(unsigned count) { out.append(std::string_view("\n\n\n\n\n\n\n\n", count)); }
    void search() {
        mentions_bfloat16_ = mentions_bfloat16_ || emit::mentions_bfloat16(out.view().substr(searched_));
        searched_ = out.size();
    }

    bool is_module_;
    size_t start_;
    std::vector<Piece>& pieces_;
    size_t first_piece_;
    Stamp stamp_;
    size_t searched_ = 0;  // up to here
    bool mentions_bfloat16_ = false;
};

}  // namespace weft::emit
