#include "cut/same_code.h"

#include <algorithm>
#include <unordered_map>

#include "driver/subject.h"

namespace weft::cut {
namespace {

// The parts of a text that are about one kernel, and what its functions are called in them.
struct Part {
    std::vector<std::string_view> pieces;
    std::unordered_map<std::string_view, size_t> functions;  // by native name: its place in the text
};

Part part_of(const KernelPlace& place, size_t target) {
    const driver::Subject subject = driver::subject(place.compiled, place.module, place.kernel);
    Part out;
    std::vector<bool> is_reached(subject.lowered.functions.size());
    for (const lower::LoweredFunction& function : subject.functions) {
        is_reached[function.place.index] = true;
        const module::Function& declared = subject.lowered.declaration(subject.program, function.id);
        out.functions.emplace(subject.strings.text(declared.native_name), out.functions.size());
    }
    for (const emit::Piece& piece : place.module.pieces[target]) {
        const bool is_own = piece.kind == emit::PieceKind::Header ||
                            (piece.kind == emit::PieceKind::Function && is_reached[piece.subject]) ||
                            (emit::belongs_to_kernel(piece.kind) && piece.subject == place.kernel);
        // Structures are told apart by the hash in their names.
        if (is_own)
            out.pieces.push_back(place.module.texts[target].substr(piece.begin, piece.end - piece.begin));
    }
    return out;
}

bool is_word(char c) {
    return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || ('0' <= c && c <= '9') || c == '_';
}

// Without the number of a line: "<L 12>" at the end of a comment, "// file.py:12" above a function, whose
// file may be another one, "#line 12".
std::string_view without_line(std::string_view line) {
    if (line.starts_with("#line ")) return line.substr(0, 6);
    const size_t comment = line.find("// ");
    if (comment == std::string_view::npos) return line;
    if (line.ends_with('>')) return line.substr(0, std::min(line.rfind("<L "), line.size()));
    const size_t colon = line.rfind(':');
    const bool is_place = comment == 0 && colon != std::string_view::npos &&
                          line.find_first_not_of("0123456789", colon + 1) == std::string_view::npos;
    return is_place ? line.substr(0, 3) : line;
}

class Words {
  public:
    Words(std::string_view line, const Part& part) : line_(without_line(line)), part_(part) {}

    // The next word or character; of a function its place, in `function`.
    std::string_view next(std::optional<size_t>& function) {
        function.reset();
        if (at_ == line_.size()) return {};
        size_t end = at_ + 1;
        while (is_word(line_[at_]) && end < line_.size() && is_word(line_[end])) ++end;
        const std::string_view word = line_.substr(at_, end - at_);
        at_ = end;
        const std::string_view name = word.starts_with("adj_") ? word.substr(4) : word;
        for (const std::string_view spelled : {word, name}) {
            const auto known = part_.functions.find(spelled);
            if (known != part_.functions.end())
                function = 2 * known->second + (spelled.size() != word.size());
        }
        return word;
    }

  private:
    std::string_view line_;
    const Part& part_;
    size_t at_ = 0;
};

bool same_line(std::string_view a, const Part& of_a, std::string_view b, const Part& of_b) {
    if (a == b && of_a.functions.empty()) return true;
    Words left(a, of_a), right(b, of_b);
    while (true) {
        std::optional<size_t> first, second;
        const std::string_view x = left.next(first), y = right.next(second);
        if (first != second || (!first && x != y)) return false;
        if (x.empty()) return true;
    }
}

std::string_view take_line(std::string_view& text) {
    const size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

bool same_piece(std::string_view a, const Part& of_a, std::string_view b, const Part& of_b) {
    while (!a.empty() && !b.empty()) {
        if (!same_line(take_line(a), of_a, take_line(b), of_b)) return false;
    }
    return a.empty() && b.empty();
}

}  // namespace

bool same_code(const KernelPlace& one, const KernelPlace& other) {
    if (one.module.kernels[one.kernel].name != other.module.kernels[other.kernel].name ||
        one.module.kernels[one.kernel].digest != other.module.kernels[other.kernel].digest ||
        one.module.flags != other.module.flags || one.module.block_dims != other.module.block_dims)
        return false;
    for (size_t target = 0; target < emit::targets.size(); ++target) {
        const Part a = part_of(one, target), b = part_of(other, target);
        if (a.pieces.size() != b.pieces.size() || a.functions.size() != b.functions.size()) return false;
        for (size_t i = 0; i < a.pieces.size(); ++i) {
            if (!same_piece(a.pieces[i], a, b.pieces[i], b)) return false;
        }
    }
    return true;
}

}  // namespace weft::cut
