// The map of a text, against what the text itself says: the `<L n>` comments that Warp prints, and the lines
// of the Python file. WEFT_MAP_FILES=FOLDER checks other files than the golden cases, a captured corpus for
// example.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "driver/compile.h"

namespace weft::emit {
namespace {

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        // As Python counts lines.
        const size_t end = std::min(text.find_first_of("\r\n"), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(text.substr(end).starts_with("\r\n") ? end + 2 : std::min(end + 1, text.size()));
    }
    return lines;
}

std::string_view stripped(std::string_view line) {
    const size_t first = line.find_first_not_of(" \t\r\f\v");
    if (first == std::string_view::npos) return {};
    return line.substr(first, line.find_last_not_of(" \t\r\f\v") + 1 - first);
}

// What a comment says about its source line; `number` is 0 in any other line.
struct Said {
    uint32_t number = 0;
    std::string_view text;
};
Said said(std::string_view line) {
    line = stripped(line);
    const size_t open = line.rfind("<L ");
    if (!line.starts_with("// ") || open == std::string_view::npos || !line.ends_with('>')) return {};
    const std::string digits(line.substr(open + 3, line.size() - open - 4));
    const size_t opening = line.starts_with("// adj: ") ? 8 : 3;
    return {static_cast<uint32_t>(std::strtoul(digits.c_str(), nullptr, 10)),
            stripped(line.substr(opening, open - opening))};
}

class Checked {
  public:
    explicit Checked(const std::filesystem::path& path) : name_(path.string()) {
        std::ifstream file(path, std::ios::binary);
        std::stringstream text;
        text << file.rdbuf();
        source_ = text.str();
    }

    // False: the file is refused.
    bool check() {
        driver::Options options;
        options.targets = TargetSet::all();
        options.maps = true;
        options.module_name = "case";
        options.printed_file = "case.py";
        driver::compile(source_, options, with_);
        if (!with_.ok()) return false;
        options.line_comments = false;
        driver::compile(source_, options, without_);
        source_lines_ = lines_of(with_.source());
        for (uint32_t i = 0; i < with_.tree().size(); ++i)
            node_lines_.insert(with_.tree()[syntax::NodeId{i}].line);
        for (size_t m = 0; m < with_.modules().size(); ++m) {
            for (size_t target = 0; target < targets.size(); ++target) {
                SCOPED_TRACE(name_ + " for " + std::string(targets[target].name));
                check_text(with_.modules()[m], target);
                check_without_comments(with_.modules()[m], without_.modules()[m], target);
            }
        }
        return true;
    }
    size_t comments() const { return comments_; }
    size_t statements() const { return statements_; }

  private:
    void check_text(const CompiledModule& module, size_t target) {
        const auto lines = lines_of(module.texts[target]);
        std::map<uint32_t, MappedLine> by_line;
        for (const MappedLine& mapped : module.maps[target]) {
            ASSERT_LE(mapped.line, lines.size());
            EXPECT_TRUE(by_line.emplace(mapped.line, mapped).second) << "a line twice: " << mapped.line;
            EXPECT_TRUE(node_lines_.contains(mapped.file_line)) << "no node begins in " << mapped.file_line;
            const Piece& piece = module.pieces[target][mapped.piece];
            EXPECT_TRUE(piece.kind == PieceKind::Function || piece.kind == PieceKind::Kernel);
        }
        std::map<uint32_t, uint32_t> first_line;  // by piece: what instances of templates count from
        for (uint32_t i = 1; i <= lines.size(); ++i) {
            const Said comment = said(lines[i - 1]);
            const auto mapped = by_line.find(i);
            if (comment.number == 0) {
                statements_ += mapped != by_line.end();
                continue;
            }
            ++comments_;
            ASSERT_NE(mapped, by_line.end()) << "line " << i << " is not in the map: " << lines[i - 1];
            const uint32_t file_line = mapped->second.file_line;
            const auto first = first_line.emplace(mapped->second.piece, file_line - comment.number).first;
            EXPECT_EQ(file_line - comment.number, first->second) << lines[i - 1];
            ASSERT_LE(file_line, source_lines_.size()) << lines[i - 1];
            EXPECT_EQ(stripped(source_lines_[file_line - 1]), comment.text);
        }
    }

    void check_without_comments(const CompiledModule& with, const CompiledModule& without, size_t target) {
        const auto lines = lines_of(with.texts[target]), bare = lines_of(without.texts[target]);
        auto next = without.maps[target].begin();
        for (const MappedLine& mapped : with.maps[target]) {
            const bool is_comment = said(lines[mapped.line - 1]).number != 0;
            if (is_comment) continue;
            ASSERT_NE(next, without.maps[target].end());
            EXPECT_EQ(bare[next->line - 1], lines[mapped.line - 1]);
            EXPECT_EQ(next->file_line, mapped.file_line);
            EXPECT_EQ(next->inst, mapped.inst);
            EXPECT_EQ(next->piece, mapped.piece);
            ++next;
        }
        EXPECT_EQ(next, without.maps[target].end());
        for (const std::string_view line : bare) EXPECT_EQ(said(line).number, 0u) << line;
    }

    std::string name_, source_;
    Compiled with_, without_;
    std::vector<std::string_view> source_lines_;
    std::set<uint32_t> node_lines_;
    size_t comments_ = 0, statements_ = 0;
};

TEST(LineMap, AgreesWithTheCommentsAndStaysWithoutThem) {
    const char* folder = std::getenv("WEFT_MAP_FILES");
    size_t files = 0, comments = 0, statements = 0;
    std::set<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(
             folder != nullptr ? folder : WEFT_SOURCE_DIR "/tests/golden")) {
        const std::string name = entry.path().filename().string();
        if (entry.path().extension() == ".py" && !name.starts_with("fail_")) paths.insert(entry.path());
    }
    size_t number = 0;
    for (const std::filesystem::path& path : paths) {
        if (folder == nullptr && number++ % 4 != 0) continue;  // sanitizers make it slow; FOLDER takes all
        Checked file(path);
        files += file.check();
        comments += file.comments();
        statements += file.statements();
        if (HasFatalFailure()) return;
    }
    RecordProperty("files", static_cast<int>(files));
    std::printf("%zu files, %zu comments, %zu other lines of maps\n", files, comments, statements);
    EXPECT_GE(files, 100u);
    EXPECT_GE(comments, 10 * files);
    EXPECT_GE(statements, comments);
}

}  // namespace
}  // namespace weft::emit
