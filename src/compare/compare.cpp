#include "compare/compare.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/ascii.h"
#include "compare/align.h"

namespace weft::compare {
namespace {

using emit::Pass;
using emit::PieceKind;
using Texts = std::span<const std::string_view>;

constexpr std::string_view section_mark = "//---------", argument_title = "// argument vars";

bool says(std::string_view line, std::string_view part) {
    return line.find(part) != std::string_view::npos;
}
size_t indent_of(std::string_view line) {
    return std::min(line.find_first_not_of(' '), line.size());
}
std::string with_zeros(std::string_view line) {  // every number as one 0
    std::string text;
    for (const char c : line) {
        if (!is_digit(c)) {
            text += c;
        } else if (text.empty() || text.back() != '0') {
            text += '0';
        }
    }
    return text;
}

// The word before the bracket: "saxpy_1a2b3c4d_cpu_kernel_forward".
std::string_view called(std::string_view line) {
    const size_t end = line.find('(');
    if (end == std::string_view::npos) return {};
    const size_t blank = line.substr(0, end).find_last_of(" >");
    return line.substr(blank == std::string_view::npos ? 0 : blank + 1,
                       end - (blank == std::string_view::npos ? 0 : blank + 1));
}

std::string title_of(const CodePiece& piece) {
    const std::string pass = piece.pass == Pass::Backward ? ", backward" : ", forward";
    const auto word = [](std::string_view line, size_t skip) {
        line = line.substr(std::min(skip, line.size()));
        return std::string(line.substr(0, line.find(' ')));
    };
    const auto name = [&] {
        for (const std::string_view line : piece.lines) {
            if (line.starts_with("static ") || line.starts_with("extern \"C\" ") ||
                line.starts_with("WP_API"))
                if (const std::string_view found = called(line); !found.empty()) return std::string(found);
        }
        return std::string();
    };
    switch (piece.kind) {
        case PieceKind::Header:
            return "header";
        case PieceKind::Structure:
            return piece.lines.empty() || !piece.lines[0].starts_with("struct ")
                       ? "text"
                       : "struct " + word(piece.lines[0], 7);
        case PieceKind::ArgumentStruct:
            return "struct of arguments " + word(piece.lines[0], 7);
        case PieceKind::Function:
            return "function " + name();
        case PieceKind::Kernel: {
            std::string kernel = name();
            for (const std::string_view ending : {"_cpu_kernel_", "_cuda_kernel_"})
                kernel.resize(std::min(kernel.rfind(ending), kernel.size()));
            return "kernel " + kernel + pass;
        }
        case PieceKind::EntryPoint:
            return "entry point " + name();
    }
    return {};
}

// Lines of one piece on both sides, as they are told one after the other.
class PartWriter {
  public:
    PartWriter(const CodePiece* cpu, const CodePiece* cuda) : cpu_(cpu), cuda_(cuda) {
        const CodePiece& some = cpu != nullptr ? *cpu : *cuda;
        part_ = {some.kind, some.pass, title_of(some), {}};
    }

    Part run() {
        if (cpu_ == nullptr || cuda_ == nullptr) {
            one_sided();
        } else {
            switch (cpu_->kind) {
                case PieceKind::Header:
                    header();
                    break;
                case PieceKind::Kernel:
                    kernel();
                    break;
                case PieceKind::Function:
                    function();
                    break;
                case PieceKind::Structure:
                case PieceKind::ArgumentStruct:
                case PieceKind::EntryPoint:
                    by_text({0, cpu_->lines.size()}, {0, cuda_->lines.size()}, Kind::Other);
                    break;
            }
        }
        return std::move(part_);
    }

  private:
    struct Range {
        size_t begin = 0, end = 0;
        size_t size() const { return end - begin; }
    };

    void left(size_t i, KindSet kinds) {
        part_.lines.push_back({cpu_->lines[i], {}, cpu_->first_line + static_cast<uint32_t>(i), 0, kinds});
    }
    void right(size_t i, KindSet kinds) {
        part_.lines.push_back({{}, cuda_->lines[i], 0, cuda_->first_line + static_cast<uint32_t>(i), kinds});
    }
    void both(size_t l, size_t r, KindSet kinds) {
        if (cpu_->lines[l] == cuda_->lines[r]) kinds = {};
        part_.lines.push_back({cpu_->lines[l], cuda_->lines[r], cpu_->first_line + static_cast<uint32_t>(l),
                               cuda_->first_line + static_cast<uint32_t>(r), kinds});
    }

    // ---- pieces that one device has alone
    void one_sided() {
        const KindSet kinds = part_.kind == PieceKind::EntryPoint       ? Kind::EntryPoints
                              : part_.kind == PieceKind::ArgumentStruct ? Kind::ArgumentPassing
                              : part_.kind == PieceKind::Header         ? Kind::Header
                                                                        : Kind::Other;
        for (size_t i = 0; cpu_ != nullptr && i < cpu_->lines.size(); ++i) left(i, kinds);
        for (size_t i = 0; cuda_ != nullptr && i < cuda_->lines.size(); ++i) right(i, kinds);
    }

    // ---- macros
    // What a line of it is about, whatever it says of that.
    static std::string_view subject_of(std::string_view line) {
        constexpr std::string_view block = "#define WP_TILE_BLOCK_DIM", thread = "#define builtin_tid";
        if (line.starts_with(block)) return block;
        if (line.starts_with(thread)) return line.substr(0, thread.size() + 1);
        return line;
    }
    void header() {
        std::vector<std::string_view> subjects[2];
        for (const std::string_view line : cpu_->lines) subjects[0].push_back(subject_of(line));
        for (const std::string_view line : cuda_->lines) subjects[1].push_back(subject_of(line));
        for (const Match match : align(subjects[0], subjects[1])) {
            if (match.left == no_line) {
                right(match.right, Kind::Header);
            } else if (match.right == no_line) {
                left(match.left, Kind::Header);
            } else {
                both(match.left, match.right,
                     says(cpu_->lines[match.left], "builtin_tid") ? Kind::ThreadIndexing : Kind::ThreadModel);
            }
        }
    }

    // ---- functions: the same but for how they are declared
    void function() {
        const Heads heads = find_heads();
        signature(heads);
        const Range l{heads.cpu, cpu_->lines.size()}, r{heads.cuda, cuda_->lines.size()};
        const Split cpu = split(*cpu_, l, 0), cuda = split(*cuda_, r, 0);
        by_text(cpu.preamble, cuda.preamble, Kind::Other);  // of C++ by somebody all there is
        sections(cpu, cuda);
        tail(cpu.tail, cuda.tail);
    }

    struct Heads {
        size_t cpu = 0, cuda = 0;  // behind the line of the opening brace
    };
    Heads find_heads() const {
        const auto behind = [](const CodePiece& piece) {
            const auto brace = std::find(piece.lines.begin(), piece.lines.end(), "{");
            return static_cast<size_t>(brace - piece.lines.begin()) + (brace == piece.lines.end() ? 0 : 1);
        };
        return {behind(*cpu_), behind(*cuda_)};
    }

    // Lines up to the brace. The name stands in one of them, and the launch bounds in one; what else there is
    // are parameters.
    static std::string_view role(std::string_view line) {
        if (line.starts_with("static ") || line.starts_with("extern \"C\" ")) return "name";
        if (trimmed(line).starts_with("wp::launch_bounds_t<")) return "bounds";
        return line;
    }
    static KindSet signature_kind(std::string_view line) {
        if (line.starts_with("#line")) return Kind::LineDirectives;
        if (line.starts_with("template")) return Kind::Signature;
        if (says(line, "size_t task_index")) return Kind::ThreadIndexing;
        return Kind::ArgumentPassing;
    }
    void signature(const Heads& heads) {
        std::vector<std::string_view> roles[2];
        for (size_t i = 0; i < heads.cpu; ++i) roles[0].push_back(role(cpu_->lines[i]));
        for (size_t i = 0; i < heads.cuda; ++i) roles[1].push_back(role(cuda_->lines[i]));
        for (const Match match : align(roles[0], roles[1])) {
            if (match.left == no_line) {
                right(match.right, signature_kind(cuda_->lines[match.right]));
            } else if (match.right == no_line) {
                left(match.left, signature_kind(cpu_->lines[match.left]));
            } else {
                both(match.left, match.right, name_kinds(cpu_->lines[match.left], cuda_->lines[match.right]));
            }
        }
    }
    static KindSet name_kinds(std::string_view cpu, std::string_view cuda) {
        if (role(cpu) == "bounds") return Kind::ArgumentPassing;  // what follows it
        KindSet kinds;
        const std::string_view cpu_name = called(cpu), cuda_name = called(cuda);
        if (cpu_name != cuda_name) kinds |= says(cpu_name, "_cpu_kernel_") ? Kind::Suffixes : Kind::Other;
        if (cpu.substr(0, cpu.find(cpu_name)) != cuda.substr(0, cuda.find(cuda_name)))
            kinds |= Kind::Signature;
        return kinds;
    }

    // ---- kernels
    struct Split {
        Range preamble;               // before the first section
        std::vector<Range> sections;  // each from its mark on
        Range tail;                   // closing braces
    };
    static Split split(const CodePiece& piece, Range body, size_t body_indent) {
        Split split;
        size_t end = body.end;
        const auto closes = [&](std::string_view line) {
            return line.starts_with("#line") ||
                   (trimmed(line) == "}" && (line == "}" || indent_of(line) < body_indent));
        };
        while (end > body.begin && closes(piece.lines[end - 1])) --end;
        split.tail = {end, body.end};
        size_t at = body.begin;
        while (at < end && trimmed(piece.lines[at]) != section_mark) ++at;
        split.preamble = {body.begin, at};
        while (at < end) {
            Range section{at++, end};
            while (at < end && trimmed(piece.lines[at]) != section_mark) ++at;
            section.end = at;
            split.sections.push_back(section);
        }
        return split;
    }

    void kernel() {
        const Heads heads = find_heads();
        signature(heads);
        const Split cpu = split(*cpu_, {heads.cpu, cpu_->lines.size()}, 4);
        const Split cuda = split(*cuda_, {heads.cuda, cuda_->lines.size()}, 8);
        preamble(cpu.preamble, cuda.preamble);
        sections(cpu, cuda);
        tail(cpu.tail, cuda.tail);
    }

    void preamble(Range cpu, Range cuda) {
        KindSet kinds;  // a blank line belongs to what stands before it
        for (size_t i = cpu.begin; i < cpu.end; ++i) {
            if (const std::string_view line = cpu_->lines[i]; !trimmed(line).empty())
                kinds = says(line, "wp_linear_tid") ? Kind::ThreadIndexing : Kind::ArgumentPassing;
            left(i, kinds);
        }
        for (size_t i = cuda.begin; i < cuda.end; ++i) {
            if (const std::string_view line = cuda_->lines[i]; !trimmed(line).empty())
                kinds = device_preamble(line);
            right(i, kinds);
        }
    }
    static KindSet device_preamble(std::string_view line) {
        if (line.starts_with("#line")) return Kind::LineDirectives;
        if (says(line, "tile_shared_storage_t") || says(line, "shared memory") || says(line, "SMEM"))
            return Kind::SharedStorage;
        if (says(line, "size_t _idx =")) {
            return says(line, "for (") ? KindSet(Kind::ThreadIndexing) | Kind::ThreadModel
                                       : KindSet(Kind::ThreadIndexing);
        }
        if (says(line, "_idx") || trimmed(line) == "{") return Kind::ThreadModel;
        return Kind::Other;
    }

    // ---- what functions and kernels do
    std::string_view heading(const CodePiece& piece, Range section) const {
        return section.size() < 2 ? std::string_view() : trimmed(piece.lines[section.begin + 1]);
    }
    void sections(const Split& cpu, const Split& cuda) {
        std::vector<std::pair<Range, Range>> pairs;
        size_t r = 0;
        bool same_sizes = true;
        for (const Range section : cpu.sections) {
            if (r < cuda.sections.size() && heading(*cpu_, section) == heading(*cuda_, cuda.sections[r])) {
                same_sizes = same_sizes && section.size() == cuda.sections[r].size();
                pairs.emplace_back(section, cuda.sections[r++]);
            } else {
                pairs.emplace_back(section, Range());
            }
        }
        for (const auto& [l, other] : pairs) {
            if (other.size() == 0) {
                const Kind kind = heading(*cpu_, l) == argument_title ? Kind::ArgumentPassing : Kind::Other;
                for (size_t i = l.begin; i < l.end; ++i) left(i, kind);
            } else if (same_sizes) {
                for (size_t i = 0; i < l.size(); ++i)
                    both(l.begin + i, other.begin + i,
                         body_kinds(cpu_->lines[l.begin + i], cuda_->lines[other.begin + i]));
            } else {
                by_text(l, other, Kind::LibraryCalls);
            }
        }
        for (; r < cuda.sections.size(); ++r) {
            for (size_t i = cuda.sections[r].begin; i < cuda.sections[r].end; ++i) right(i, Kind::Other);
        }
    }

    static KindSet body_kinds(std::string_view cpu, std::string_view cuda) {
        KindSet kinds = indent_of(cpu) == indent_of(cuda) ? KindSet() : KindSet(Kind::Indentation);
        const std::string_view l = trimmed(cpu), r = trimmed(cuda);
        if (l == r) return kinds;
        const bool leaves = l == "return;" && r == "continue;";
        // Tiles that have an element for each thread of a block.
        if (leaves || with_zeros(l) == with_zeros(r)) return kinds | Kind::ThreadModel;
        return kinds | Kind::Other;
    }

    // By what the lines say; `rest` is what those are that only one has.
    void by_text(Range l, Range r, Kind rest) {
        std::vector<std::string_view> texts[2];
        for (size_t i = l.begin; i < l.end; ++i) texts[0].push_back(trimmed(cpu_->lines[i]));
        for (size_t i = r.begin; i < r.end; ++i) {
            const std::string_view text = trimmed(cuda_->lines[i]);
            texts[1].push_back(text == "continue;" ? "return;" : text);
        }
        for (const Match match : align(texts[0], texts[1])) {
            if (match.left == no_line) {
                right(r.begin + match.right, rest);
            } else if (match.right == no_line) {
                left(l.begin + match.left, rest);
            } else {
                both(l.begin + match.left, r.begin + match.right,
                     body_kinds(cpu_->lines[l.begin + match.left], cuda_->lines[r.begin + match.right]));
            }
        }
    }

    // Closing braces: that of the function last, before it that of the loop over elements.
    void tail(Range cpu, Range cuda) {
        const auto last_brace = [](const CodePiece& piece, Range range) {
            while (range.size() > 0 && piece.lines[range.end - 1] != "}") --range.end;
            return range.size() == 0 ? std::optional<size_t>() : range.end - 1;
        };
        const std::optional<size_t> l = last_brace(*cpu_, cpu), r = last_brace(*cuda_, cuda);
        for (size_t i = cpu.begin; i < cpu.end; ++i) {
            if (i != l || !r)
                left(i, cpu_->lines[i].starts_with("#line") ? Kind::LineDirectives : Kind::Other);
        }
        for (size_t i = cuda.begin; i < cuda.end; ++i) {
            if (i == r && l) {
                both(*l, i, Kind::Other);
            } else {
                right(i, cuda_->lines[i].starts_with("#line") ? Kind::LineDirectives : Kind::ThreadModel);
            }
        }
    }

    const CodePiece* cpu_;
    const CodePiece* cuda_;
    Part part_;
};

void count(Comparison& comparison) {
    for (const Part& part : comparison.parts) {
        for (const LinePair& pair : part.lines) comparison.counts.add(pair.kinds);
    }
}

bool are_alike(const CodePiece& one, const CodePiece& other) {
    return one.kind == other.kind && one.pass == other.pass;
}

}  // namespace

Comparison compare_devices(std::span<const CodePiece> cpu, std::span<const CodePiece> cuda) {
    Comparison comparison;
    size_t r = 0;
    for (size_t l = 0; l < cpu.size(); ++l) {
        const auto match = std::find_if(cuda.begin() + static_cast<std::ptrdiff_t>(r), cuda.end(),
                                        [&](const CodePiece& piece) { return are_alike(cpu[l], piece); });
        if (match == cuda.end()) {
            comparison.parts.push_back(PartWriter(&cpu[l], nullptr).run());
            continue;
        }
        for (const size_t end = static_cast<size_t>(match - cuda.begin()); r < end; ++r)
            comparison.parts.push_back(PartWriter(nullptr, &cuda[r]).run());
        comparison.parts.push_back(PartWriter(&cpu[l], &cuda[r++]).run());
    }
    for (; r < cuda.size(); ++r) comparison.parts.push_back(PartWriter(nullptr, &cuda[r]).run());
    count(comparison);
    return comparison;
}

Comparison compare_texts(std::string_view left, std::string_view right, std::string title) {
    const std::vector<std::string_view> lines[2] = {lines_of(left), lines_of(right)};
    Part part{emit::PieceKind::Structure, emit::Pass::Forward, std::move(title), {}};
    for (const Match match : align(lines[0], lines[1])) {
        LinePair pair;
        if (match.left != no_line) pair.left = lines[0][match.left], pair.left_line = match.left + 1;
        if (match.right != no_line) pair.right = lines[1][match.right], pair.right_line = match.right + 1;
        if (!pair.is_paired()) pair.kinds = Kind::Other;
        part.lines.push_back(pair);
    }
    Comparison comparison;
    comparison.parts.push_back(std::move(part));
    count(comparison);
    return comparison;
}

}  // namespace weft::compare
