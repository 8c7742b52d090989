// Code beside code: Warp's own texts, recorded with the golden cases, aligned and named line by line.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "compare/align.h"
#include "compare/compare.h"
#include "compare/kernel_code.h"
#include "compare/layout.h"
#include "compare/report.h"
#include "driver/compile.h"

namespace weft::compare {
namespace {

const std::filesystem::path golden_folder = WEFT_SOURCE_DIR "/tests/golden";

std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

// Recorded texts: of each CUDA file the CPU file beside it.
std::vector<std::pair<std::filesystem::path, std::filesystem::path>> recorded() {
    std::vector<std::pair<std::filesystem::path, std::filesystem::path>> found;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(golden_folder)) {
        std::string name = entry.path().filename().string();
        const size_t device = name.find(".cuda.");
        if (!name.ends_with(".cu") || device == std::string::npos) continue;
        name.replace(device, 6, ".cpu.").replace(name.size() - 3, 3, ".cpp");
        const std::filesystem::path cpu = entry.path().parent_path() / name;
        if (std::filesystem::exists(cpu)) found.emplace_back(cpu, entry.path());
    }
    return found;
}

std::string joined(const std::vector<CodePiece>& pieces) {
    std::string text;
    for (const CodePiece& piece : pieces) {
        for (const std::string_view line : piece.lines) {
            if (!trimmed(line).empty()) text += std::string(line) + "\n";
        }
    }
    return text;
}

// Every line of a side, once and in its order.
std::string side_of(const Comparison& comparison, bool left) {
    std::string text;
    uint32_t last = 0;
    for (const Part& part : comparison.parts) {
        for (const LinePair& pair : part.lines) {
            const uint32_t line = left ? pair.left_line : pair.right_line;
            const std::string_view words = left ? pair.left : pair.right;
            if (line == 0) continue;
            EXPECT_GT(line, last);
            last = line;
            if (!trimmed(words).empty()) text += std::string(words) + "\n";
        }
    }
    return text;
}

TEST(CompareTest, EveryDifferenceOfWarpsTextsHasAName) {
    KindCounts total;
    size_t texts = 0;
    for (const auto& [cpu, cuda] : recorded()) {
        SCOPED_TRACE(cuda.string());
        const std::string left = text_of(cpu), right = text_of(cuda);
        const auto left_pieces = code_pieces(left), right_pieces = code_pieces(right);
        const Comparison comparison = compare_devices(left_pieces, right_pieces);
        EXPECT_EQ(comparison.counts[Kind::Other], 0u);
        // Nothing is lost and nothing comes twice.
        EXPECT_EQ(side_of(comparison, true), joined(left_pieces));
        EXPECT_EQ(side_of(comparison, false), joined(right_pieces));
        total.add(comparison.counts);
        ++texts;
    }
    EXPECT_GT(texts, 1000u);
    for (size_t i = 0; i < kind_count; ++i) {
        if (static_cast<Kind>(i) != Kind::Other) {
            EXPECT_GT(total.lines[i], 0u) << kind_infos[i].name << " is met nowhere";
        }
    }
}

TEST(CompareTest, PiecesAreFoundAsTheEmitterTellsThem) {
    Compiled compiled;
    size_t texts = 0;
    // Where pieces of every kind are.
    const std::set<std::string> folders = {"assembly", "companions", "functions", "generics",
                                           "native",   "structs",    "tiles"};
    for (const auto& entry : std::filesystem::recursive_directory_iterator(golden_folder)) {
        if (entry.path().extension() != ".py" ||
            !folders.contains(entry.path().parent_path().filename().string()))
            continue;
        const std::string source = text_of(entry.path());
        driver::Options options;
        options.targets = emit::TargetSet::all();
        options.module_name = "case";
        options.printed_file = "case.py";
        driver::compile(source, options, compiled);
        for (const CompiledModule& module : compiled.modules()) {
            if (!module.printed) continue;
            for (size_t target = 0; target < emit::targets.size(); ++target) {
                SCOPED_TRACE(entry.path().string() + " for " + std::string(emit::targets[target].name));
                std::vector<CodePiece> told = code_pieces(module.texts[target], module.pieces[target]);
                for (CodePiece& piece : told) piece.subject = 0;
                const std::vector<CodePiece> found = code_pieces(module.texts[target]);
                ASSERT_EQ(found.size(), told.size());
                for (size_t i = 0; i < told.size(); ++i) {
                    EXPECT_EQ(found[i].first_line, told[i].first_line);
                    EXPECT_EQ(found[i].kind, told[i].kind) << told[i].lines.front();
                    EXPECT_EQ(found[i].lines, told[i].lines);
                }
                ++texts;
            }
        }
    }
    EXPECT_GT(texts, 200u);
}

TEST(CompareTest, WhatDiffersOtherwiseIsOther) {
    std::string cpu, cuda;
    for (const auto& [left, right] : recorded()) {
        if (left.filename() != "matrix_slices.cpu.fwd.cpp") continue;
        cpu = text_of(left);
        cuda = text_of(right);
    }
    ASSERT_FALSE(cpu.empty());
    const size_t at = cuda.find("wp::array_store(");
    ASSERT_NE(at, std::string::npos);
    cuda.replace(at, 16, "wp::atomic_add(");
    EXPECT_EQ(compare_devices(code_pieces(cpu), code_pieces(cuda)).counts[Kind::Other], 1u);
}

TEST(CompareTest, TextsThatAreNoCodeAreShownWhole) {
    for (const std::string_view text :
         {"", "\n\n", "no code at all\nnone\n", "struct {\n", "{\n}\n", "}\n"}) {
        const auto pieces = code_pieces(text);
        const Comparison same = compare_devices(pieces, pieces);
        EXPECT_EQ(same.counts.differing, 0u) << text;
        EXPECT_EQ(side_of(compare_devices(pieces, {}), true), joined(pieces));
    }
}

TEST(CompareTest, LinesOfPythonAreLinkedByTheMap) {
    constexpr std::string_view source =
        "import warp as wp\n\n@wp.func\ndef twice(x: float):\n    return 2.0 * x\n\n"
        "@wp.kernel\ndef k(a: wp.array(dtype=float)):\n    i = wp.tid()\n    a[i] = twice(a[i])\n";
    driver::Options options;
    options.targets = emit::TargetSet::all();
    options.module_name = "case";
    options.printed_file = "case.py";
    options.maps = true;
    Compiled compiled;
    driver::compile(source, options, compiled);
    ASSERT_TRUE(compiled.ok());
    for (size_t target = 0; target < emit::targets.size(); ++target) {
        const auto links =
            python_links(compiled, compiled.modules()[0], 0, target, {.forward = true, .backward = true});
        ASSERT_FALSE(links.empty());
        std::set<std::string> said;  // "10: wp::array_store"
        for (const LinkedLine& line : links) {
            for (const LinkedLine::Code& code : line.code) {
                const std::string text(trimmed(code.text));
                for (const char* const call :
                     {"wp::array_store", "wp::adj_array_store", "wp::adj_mul", "twice_0"}) {
                    if (text.find(call) == 0 || text.find(std::string("= ") + call) != std::string::npos)
                        said.insert(std::to_string(line.python_line) + ": " + call);
                }
            }
        }
        EXPECT_TRUE(said.contains("10: wp::array_store"));
        EXPECT_TRUE(said.contains("10: wp::adj_array_store"));
        EXPECT_TRUE(said.contains("10: twice_0"));
        EXPECT_TRUE(said.contains("5: wp::adj_mul"));
    }
}

TEST(CompareTest, EqualLinesAreFoldedAndNothingElse) {
    Part part{emit::PieceKind::Kernel, emit::Pass::Forward, "kernel", {}};
    for (uint32_t i = 1; i <= 20; ++i) part.lines.push_back({"same", "same", i, i, {}});
    part.lines.push_back({"left", "", 21, 0, Kind::Signature});
    for (uint32_t i = 1; i <= 20; ++i) part.lines.push_back({"same", "same", 21 + i, 20 + i, {}});
    const auto rows = shown_rows(part, Folding::Usual);
    ASSERT_EQ(rows.size(), 5u);
    EXPECT_EQ(fold_text(rows[0]), "… 19 equal lines");
    EXPECT_EQ(rows[1].left.text, "same");
    EXPECT_EQ(rows[2].left.text, "left");
    EXPECT_EQ(rows[4].fold.size(), 19u);
    EXPECT_EQ(shown_rows(part, Folding::None).size(), 41u);
}

TEST(CompareTest, PagesShowTextAsText) {
    Compared hostile{"<script>alert(1)</script>", "a&b", "\"c\"",
                     compare_texts("<b>\xE2\x80\xAE</b>\n", "'</td><script>'\n", "</h3><script>"), false};
    HtmlPage page("</title><script>");
    page.add(hostile);
    const std::string html = page.finish();
    EXPECT_EQ(html.find("<script"), std::string::npos);
    EXPECT_EQ(html.find("<b>"), std::string::npos);
    EXPECT_EQ(html.find("\xE2\x80\xAE"), std::string::npos);
    EXPECT_NE(html.find("&lt;script&gt;alert(1)&lt;/script&gt;"), std::string::npos);
}

// ---- lists of lines
using Lines = std::vector<std::string_view>;

std::vector<std::string> random_lines() {
    const auto numbers = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 4));
    std::vector<std::string> lines;
    for (const int number : numbers) lines.push_back(std::to_string(number));
    return lines;
}

RC_GTEST_PROP(AlignTest, EveryLineOnceInOrderAndMatchesAreEqual, ()) {
    const auto left_text = random_lines(), right_text = random_lines();
    const Lines left(left_text.begin(), left_text.end()), right(right_text.begin(), right_text.end());
    uint32_t l = 0, r = 0, matches = 0;
    for (const Match match : align(left, right)) {
        if (match.left != no_line) RC_ASSERT(match.left == l++);
        if (match.right != no_line) RC_ASSERT(match.right == r++);
        if (match.left == no_line || match.right == no_line) continue;
        RC_ASSERT(left[match.left] == right[match.right]);
        ++matches;
    }
    RC_ASSERT(l == left.size() && r == right.size());
    // As many as there can be, by the textbook.
    std::vector<std::vector<uint32_t>> best(left.size() + 1, std::vector<uint32_t>(right.size() + 1));
    for (size_t i = 0; i < left.size(); ++i) {
        for (size_t j = 0; j < right.size(); ++j) {
            best[i + 1][j + 1] =
                left[i] == right[j] ? best[i][j] + 1 : std::max(best[i][j + 1], best[i + 1][j]);
        }
    }
    RC_ASSERT(matches == best[left.size()][right.size()]);
}

TEST(AlignTest, ListsThatHaveNothingInCommonEndSoon) {
    std::vector<std::string> left_text, right_text;
    for (int i = 0; i < 100'000; ++i) {
        left_text.push_back("l" + std::to_string(i));
        right_text.push_back("r" + std::to_string(i));
    }
    const Lines left(left_text.begin(), left_text.end()), right(right_text.begin(), right_text.end());
    EXPECT_EQ(align(left, right).size(), 200'000u);
}

}  // namespace
}  // namespace weft::compare
