#include "compare/pieces.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/ascii.h"

namespace weft::compare {
namespace {

using emit::Pass;
using emit::PieceKind;

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

// "// rods.py:12"
bool names_a_place(std::string_view line) {
    const size_t colon = line.rfind(':');
    return line.starts_with("// ") && colon != std::string_view::npos && colon + 1 < line.size() &&
           std::all_of(line.begin() + static_cast<std::ptrdiff_t>(colon) + 1, line.end(), is_digit);
}

// Without the blank lines around it.
CodePiece piece_of(PieceKind kind, Pass pass, std::span<const std::string_view> all, size_t begin,
                   size_t end) {
    while (begin < end && all[begin].empty()) ++begin;
    while (end > begin && all[end - 1].empty()) --end;
    return {
        kind,
        pass,
        0,
        static_cast<uint32_t>(begin + 1),
        {all.begin() + static_cast<std::ptrdiff_t>(begin), all.begin() + static_cast<std::ptrdiff_t>(end)}};
}

// Finds where pieces begin, line by line.
class Finder {
  public:
    explicit Finder(std::string_view text) : lines_(lines_of(text)) {}

    std::vector<CodePiece> run() {
        for (at_ = 0; at_ < lines_.size(); ++at_) {
            if (const auto kind = opens()) {
                open(*kind);
            } else if (!kind_ && !line().empty()) {
                open(PieceKind::Structure);  // no code that weft would write; it is shown all the same
            }
        }
        close(lines_.size());
        return std::move(pieces_);
    }

  private:
    std::string_view line(size_t further = 0) const {
        return at_ + further < lines_.size() ? lines_[at_ + further] : std::string_view();
    }

    std::optional<PieceKind> opens() const {
        const std::string_view text = line();
        if (text.empty() || text.front() == ' ') return std::nullopt;
        if (!kind_ && text.starts_with("#define ")) return PieceKind::Header;
        if (text.starts_with("struct ")) {
            if (contains(text, "_cpu_block_payload_")) return PieceKind::EntryPoint;
            return text.ends_with(" {") ? PieceKind::ArgumentStruct : PieceKind::Structure;
        }
        if (text.starts_with("template<typename tile_")) return PieceKind::Function;
        if (names_a_place(text))
            return is_head_of_template() ? std::nullopt : std::optional(PieceKind::Function);
        if (text.starts_with("template <bool wp_linear_contiguous>"))
            return contains(line(1), "_cpu_kernel_") ? PieceKind::Kernel : PieceKind::EntryPoint;
        if (is_device_kernel(text) || (text.starts_with("#line ") && is_device_kernel(line(1))))
            return PieceKind::Kernel;
        if (text == "extern \"C\" {" && kind_ != PieceKind::Header) return PieceKind::EntryPoint;
        return std::nullopt;
    }
    // `#line` may stand before it, which then opens the piece.
    bool is_device_kernel(std::string_view text) const {
        return text.starts_with("extern \"C\" ") && contains(text, "__global__ void ");
    }
    // The line of template parameters, a blank one, and here the place of the function.
    bool is_head_of_template() const {
        return kind_ == PieceKind::Function && at_ <= begin_ + 2 && at_ > begin_ &&
               lines_[begin_].starts_with("template<");
    }

    void open(PieceKind kind) {
        const bool goes_on = kind_ == PieceKind::Kernel && kind == PieceKind::Kernel && at_ == begin_ + 1 &&
                             lines_[begin_].starts_with("#line ");
        if (goes_on) return;
        close(at_);
        kind_ = kind;
        begin_ = at_;
    }
    void close(size_t end) {
        if (!kind_) return;
        CodePiece piece = piece_of(*kind_, Pass::Forward, lines_, begin_, end);
        piece.pass = pass_of(piece);
        pieces_.push_back(std::move(piece));
    }

    static Pass pass_of(const CodePiece& piece) {
        const auto says = [&](std::string_view part) {
            // The head alone: a body may say anything.
            for (const std::string_view text : piece.lines) {
                if (text == "{") return false;
                if (contains(text, part)) return true;
            }
            return false;
        };
        switch (piece.kind) {
            case PieceKind::Function:
                return says("void adj_") ? Pass::Backward : Pass::Forward;
            case PieceKind::Kernel:
                return says("_kernel_backward(") ? Pass::Backward : Pass::Forward;
            case PieceKind::EntryPoint:
                return says("_cpu_backward") || says("_payload_backward") ? Pass::Backward : Pass::Forward;
            case PieceKind::Header:
            case PieceKind::Structure:
            case PieceKind::ArgumentStruct:
                return Pass::Forward;
        }
        return Pass::Forward;
    }

    const std::vector<std::string_view> lines_;
    std::vector<CodePiece> pieces_;
    size_t at_ = 0, begin_ = 0;
    std::optional<PieceKind> kind_;  // of the piece that is open
};

}  // namespace

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::string_view trimmed(std::string_view line) {
    const size_t first = line.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return line.substr(first, line.find_last_not_of(" \t\r") + 1 - first);
}

std::vector<CodePiece> code_pieces(std::string_view text, std::span<const emit::Piece> pieces) {
    std::vector<CodePiece> found;
    uint32_t line = 0;
    size_t counted = 0;
    for (const emit::Piece& piece : pieces) {
        line +=
            static_cast<uint32_t>(std::count(text.begin() + static_cast<std::ptrdiff_t>(counted),
                                             text.begin() + static_cast<std::ptrdiff_t>(piece.begin), '\n'));
        counted = piece.begin;
        const std::string_view words = text.substr(piece.begin, piece.end - piece.begin);
        const std::vector<std::string_view> lines = lines_of(words);
        std::vector<CodePiece> parts;
        if (piece.kind == PieceKind::Function) parts = Finder(words).run();  // with one that replays it
        if (parts.size() < 2) parts = {piece_of(piece.kind, piece.pass, lines, 0, lines.size())};
        for (CodePiece& one : parts) {
            one.pass = piece.pass;
            one.subject = piece.subject;
            one.first_line += line;
            found.push_back(std::move(one));
        }
    }
    return found;
}

std::vector<CodePiece> code_pieces(std::string_view text) {
    return Finder(text).run();
}

}  // namespace weft::compare
