#include "base/number_text.h"
#include "base/utf8.h"
#include "compare/report.h"

namespace weft::compare {
namespace {

// Nothing is loaded from elsewhere and nothing is run: the page may be opened from any disk.
constexpr std::string_view page_head = R"(<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
:root { color-scheme: light dark; --text: #1c1e21; --paper: #fff; --soft: #697077; --line: #dde1e6;
  --gone: #ffebe9; --come: #e6ffec; --other: #fff5d6; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6e8ea; --paper: #16181b; --soft: #8d949c; --line: #30353b;
    --gone: #4b1f20; --come: #17391f; --other: #3c3411; }
}
body { font: 15px/1.5 system-ui, sans-serif; color: var(--text); background: var(--paper); margin: 1.5rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
h3 { font-size: 1rem; margin: 1.2rem 0 .3rem; }
.code { overflow-x: auto; border: 1px solid var(--line); border-radius: 4px; }
table.diff { border-collapse: collapse; width: 100%; table-layout: fixed;
  font: 12.5px/1.45 ui-monospace, monospace; }
table.diff td { vertical-align: top; padding: 0 .4rem; white-space: pre-wrap; overflow-wrap: anywhere; }
table.diff td.n { width: 3.2rem; text-align: right; color: var(--soft); user-select: none; }
td.gone { background: var(--gone); } td.come { background: var(--come); } td.other { background: var(--other); }
td .kind { float: right; color: var(--soft); font: 11px/1.6 system-ui, sans-serif; margin-left: 1rem; }
table.diff td.n + td { border-right: 1px solid var(--line); }
summary, .more { color: var(--soft); cursor: pointer; padding: 0 .4rem; }
table.kinds td { padding: .1rem .8rem .1rem 0; } table.kinds td.count { text-align: right; }
p.note, table.kinds td.about { color: var(--soft); }
</style>
)";

}  // namespace

HtmlPage::HtmlPage(std::string_view title) {
    out_ += page_head;
    out_ += "<title>";
    text(title);
    out_ += "</title>\n</head>\n<body>\n<h1>";
    text(title);
    out_ += "</h1>\n";
}

std::string HtmlPage::finish() {
    out_ += "</body>\n</html>\n";
    return std::move(out_);
}

// Text of anybody: it stays on its line, and what turns text around is spelled.
void HtmlPage::text(std::string_view words) {
    for (const char c : on_one_line(words)) {
        switch (c) {
            case '&':
                out_ += "&amp;";
                break;
            case '<':
                out_ += "&lt;";
                break;
            case '>':
                out_ += "&gt;";
                break;
            case '"':
                out_ += "&quot;";
                break;
            case '\'':
                out_ += "&#39;";
                break;
            default:
                out_ += c;
        }
    }
}

void HtmlPage::open_section(std::string_view name, std::string_view note) {
    out_ += "<section>\n<h2>";
    text(name);
    out_ += "</h2>\n<p class=\"note\">";
    text(note);
    out_ += "</p>\n";
}

void HtmlPage::add(const Compared& one) {
    const KindCounts& counts = one.comparison.counts;
    open_section(one.name, "left " + one.left + ", right " + one.right + ": " + with_commas(counts.equal) +
                               " equal lines, " + with_commas(counts.differing) + " that differ");
    if (one.has_kinds) kinds(counts);
    for (const Part& part : one.comparison.parts) {
        out_ += "<h3>";
        text(part.title);
        out_ += "</h3>\n<div class=\"code\">\n";
        rows(shown_rows(part, Folding::Equal), one.has_kinds);
        out_ += "</div>\n";
    }
    out_ += "</section>\n";
}

void HtmlPage::add(const Linked& one) {
    open_section(one.name, "left Python, right the " + one.device + " code that came of it");
    out_ += "<div class=\"code\">\n<table class=\"diff\">\n";
    for (const LinkedLine& line : one.lines) {
        out_ += "<tr>";
        number(line.python_line);
        out_ += "<td>";
        text(line.python);
        out_ += "</td>";
        number(line.code.empty() ? 0 : line.code.front().line);
        out_ += "<td>";
        for (const LinkedLine::Code& code : line.code) {
            text(code.text);
            out_ += "\n";
        }
        out_ += "</td></tr>\n";
    }
    out_ += "</table>\n</div>\n</section>\n";
}

void HtmlPage::kinds(const KindCounts& counts) {
    out_ += "<table class=\"kinds\">\n";
    for (size_t i = 0; i < kind_count; ++i) {
        if (counts.lines[i] == 0) continue;
        out_ += "<tr><td>";
        text(kind_infos[i].name);
        out_ += "</td><td class=\"count\">";
        text(with_commas(counts.lines[i]));
        out_ += "</td><td class=\"about\">";
        text(kind_infos[i].about);
        out_ += "</td></tr>\n";
    }
    out_ += "</table>\n";
}

// A table for each run of rows, with what is folded between them.
void HtmlPage::rows(const std::vector<ShownRow>& all, bool has_kinds) {
    bool is_open = false;
    const auto open = [&](bool wanted) {
        if (wanted != is_open) out_ += wanted ? "<table class=\"diff\">\n" : "</table>\n";
        is_open = wanted;
    };
    for (const ShownRow& one : all) {
        open(one.fold.empty());
        if (one.fold.empty()) {
            row(one, has_kinds);
            continue;
        }
        out_ += "<details><summary>";
        text(fold_text(one));
        out_ += "</summary>\n";
        rows(one.fold, has_kinds);
        out_ += "</details>\n";
    }
    open(false);
}

void HtmlPage::row(const ShownRow& one, bool has_kinds) {
    const bool is_quiet = one.is_quiet();
    out_ += "<tr>";
    cell(one.left, is_quiet ? "" : one.is_paired ? "other" : "gone", has_kinds);
    cell(one.right, is_quiet ? "" : one.is_paired ? "other" : "come", has_kinds);
    out_ += "</tr>\n";
}

void HtmlPage::cell(const Cell& one, std::string_view look, bool has_kinds) {
    number(one.line);
    out_ += "<td class=\"";
    if (!one.is_empty()) out_ += look;
    out_ += "\">";
    if (has_kinds && !look.empty() && !one.is_empty()) {
        out_ += "<span class=\"kind\">";
        text(one.kinds.names());
        out_ += "</span>";
    }
    text(one.text);
    out_ += "</td>";
}

void HtmlPage::number(uint32_t line) {
    out_ += "<td class=\"n\">";
    if (line != 0) out_ += std::to_string(line);
    out_ += "</td>";
}

}  // namespace weft::compare
