#include "dataset/set/card.h"

#include <algorithm>

#include "base/json_write.h"
#include "base/utf8.h"
#include "dataset/set/card_configs.h"
#include "dataset/set/recipe.h"
#include "dataset/views/views.h"

namespace weft::dataset {
namespace {

// From the largest: the name a hub knows a size by.
std::string size_category(uint64_t rows) {
    struct Step {
        uint64_t below;
        const char* name;
    };
    constexpr Step steps[] = {{1'000, "n<1K"},          {10'000, "1K<n<10K"},
                              {100'000, "10K<n<100K"},  {1'000'000, "100K<n<1M"},
                              {10'000'000, "1M<n<10M"}, {100'000'000, "10M<n<100M"}};
    for (const Step& step : steps) {
        if (rows < step.below) return step.name;
    }
    return "100M<n<1B";
}

// A string that YAML reads as this text, whatever it holds; plain where that is the same.
std::string yaml(std::string_view text) {
    const bool plain = !text.empty() && text.find_first_not_of(
                                            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                            "0123456789.-_") == std::string_view::npos;
    constexpr std::string_view words[] = {"true", "false", "yes", "no", "on", "off", "null", "y", "n"};
    std::string small(text);
    std::transform(small.begin(), small.end(), small.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 'a' - 'A') : c; });
    const bool is_word = std::find(std::begin(words), std::end(words), small) != std::end(words);
    if (plain && !is_word && (text[0] < '0' || text[0] > '9') && text[0] != '-' && text[0] != '.')
        return std::string(text);
    TextBuffer quoted;
    append_json_string(quoted, text);  // YAML's double quotes take all of JSON's
    return quoted.str();
}

// Text in a cell of a Markdown table.
std::string cell(std::string_view text) {
    std::string out;
    for (const char c : on_one_line(text)) {
        if (c == '|' || c == '<' || c == '[') out += '\\';
        out += c;
    }
    return out;
}

constexpr std::string_view about_grown_kernels =
    "Kernels are grown at random from typed rules, compiled by weft, whose text is Warp's byte for byte, and "
    "described from the compiled kernel. (`weft_version`, `policy`, `seed`, `index`) make any row again on "
    "any "
    "machine. Rows of one structure (equal `structure`) are always in one split.\n";
constexpr std::string_view about_real_code =
    "Kernels were cut out of files of real code, each with what it needs and nothing else, compiled by weft, "
    "whose text is Warp's byte for byte, and described from the compiled kernel; variants of them were made "
    "by "
    "`transforms`. `origin` names the file of a row, `manifest.json` every file that was read, with its "
    "sha256. Rows of one kernel, its variants with them, are always in one split, whichever packages hold "
    "it.\n";
constexpr std::string_view limits_of_grown_kernels =
    "The kernels are synthetic: they compile and run, they do not come from real programs.";
constexpr std::string_view limits_of_real_code =
    "The kernels are other people's work: `origin_license` tells under which licence a row's package says it "
    "is, and nobody has checked that. `inputs` are what weft could prove safe, and null where it could not.";

class Card {
  public:
    Card(const Manifest& manifest, Columns columns, const Counts& counts, const Uniqueness& uniqueness)
        : manifest_(manifest), columns_(columns), counts_(counts), uniqueness_(uniqueness) {}

    std::string text() {
        header();
        body();
        return std::move(out_);
    }

  private:
    std::string option(std::string_view name) const { return value_of(manifest_.options, name); }
    bool is_of_real_code() const { return !option("variants").empty(); }
    void line(const std::string& text) { out_ += text + "\n"; }

    void header() {
        line("---");
        line("license: " + yaml(option("license") == license_as_found ? "other" : option("license")));
        line("pretty_name: Warp kernels and their generated code");
        line("language:\n- en\n- code");
        line("task_categories:\n- text-generation");
        line(std::string("tags:\n- code\n- cuda\n- cpp\n- warp\n- autodiff") +
             (is_of_real_code() ? "" : "\n- synthetic"));
        line("size_categories:\n- " + size_category(manifest_.rows));
        const std::vector<CardConfig> all = configs(manifest_);
        if (!all.empty()) {
            line("configs:");
            for (const CardConfig& config : all) {
                line("- config_name: " + config.name);
                if (&config == &all.front()) line("  default: true");
                line("  data_files:");
                for (const auto& [split, patterns] : config.splits) {
                    line("  - split: " + split);
                    if (patterns.size() == 1) line("    path: \"" + patterns.front() + "\"");
                    if (patterns.size() == 1) continue;
                    line("    path:");
                    for (const std::string& pattern : patterns) line("    - \"" + pattern + "\"");
                }
            }
        }
        if (option("format") != "json" && !all.empty()) info();
        line("---\n");
    }

    void info() {
        line("dataset_info:");
        line("  features:");
        for (const Column& column : columns_) feature(column);
        line("  splits:");
        for (const std::string_view split : split_names) {
            uint64_t rows = 0, bytes = 0;
            for (const WrittenFile& file : manifest_.files) {
                if (file.split != split) continue;
                rows += file.rows;
                bytes += file.digest.bytes;
            }
            if (rows == 0) continue;
            line("  - name: " + std::string(split) + "\n    num_bytes: " + std::to_string(bytes) +
                 "\n    num_examples: " + std::to_string(rows));
        }
        line("  download_size: " + std::to_string(manifest_.bytes));
        line("  dataset_size: " + std::to_string(manifest_.bytes));
    }

    void feature(const Column& column) {
        const auto field = [&](std::string_view indent, std::string_view name, std::string_view type) {
            line(std::string(indent) + "- name: " + std::string(name) + "\n" + std::string(indent) + "  " +
                 std::string(type));
        };
        line("  - name: " + std::string(column.name));
        switch (column.kind) {
            case ColumnKind::Text:
            case ColumnKind::Code:
            case ColumnKind::MaybeText:
                line("    dtype: string");
                break;
            case ColumnKind::Number:
                line("    dtype: int64");
                break;
            case ColumnKind::Complexity:
                line("    struct:");
                for (const ComplexityField& part : complexity_fields())
                    field("    ", part.name, "dtype: int64");
                break;
            case ColumnKind::Gradient:
                line("    struct:");
                for (const char* name : {"kind", "reason"}) field("    ", name, "dtype: string");
                break;
            case ColumnKind::Memory: {
                line("    struct:");
                field("    ", "score", "dtype: float64");
                for (const std::string_view name : facts::pattern_names) field("    ", name, "dtype: int64");
                line("    - name: branches\n      struct:");
                for (const std::string_view name : facts::parting_names)
                    field("      ", name, "dtype: int64");
                line("    - name: accesses\n      list:");
                for (const char* name : {"array", "access", "pattern", "stride", "reason"})
                    field("      ", name, "dtype: string");
                for (const char* name : {"bytes", "element", "loops", "count"})
                    field("      ", name, "dtype: int64");
                break;
            }
            case ColumnKind::Inputs:
                line("    struct:");
                field("    ", "launch", "list: string");
                line("    - name: args\n      list:");
                for (const char* name : {"name", "role", "dtype"}) field("      ", name, "dtype: string");
                field("      ", "shape", "list: string");
                for (const char* name : {"fill", "low", "high"}) field("      ", name, "dtype: string");
                break;
            case ColumnKind::Tokens:
                line("    struct:");
                for (const TokenField& part : token_fields()) field("    ", part.name, "dtype: int64");
                break;
            case ColumnKind::Messages:
                line("    list:");
                for (const char* name : {"role", "content"}) field("    ", name, "dtype: string");
                break;
            case ColumnKind::Record:
                line("    struct:");
                for (const Column& part : column.fields)
                    field("    ", part.name, part.number != nullptr ? "dtype: int64" : "dtype: string");
                break;
        }
    }

    // The keys of a pair's file, which are not the columns.
    void pairs() {
        const std::string device = option("device");
        line(
            "A file holds one pair: `python_source`, the code of `metadata.device` and `metadata` with every "
            "other column. The code stands under `cpp_forward` and `cpp_backward` whatever the device is, "
            "because "
            "older readers know these keys" +
            std::string(
                device == "cpu"
                    ? ".\n"
                    : "; of a pair for cuda they hold **CUDA code**, the same text as `cuda_forward` and "
                      "`cuda_backward`.\n"));
    }

    std::string about(const Column& column) const {
        const bool is_cuda_pair = option("format") == "json" && option("device") != "cpu";
        std::string text(column.about);
        if (is_cuda_pair && column.name.starts_with("cpp_"))
            text = option("device") == "both"
                       ? text + "; in a file for cuda, CUDA code"
                       : "CUDA code, the same as `cuda_" + std::string(column.name.substr(4)) +
                             "`: the key is kept for older readers";
        return text;
    }

    void body() {
        const std::string format = option("format");
        line("# Warp kernels and their generated code\n");
        line(std::to_string(manifest_.rows) +
             " kernels for [NVIDIA Warp](https://github.com/NVIDIA/warp) in Python, each "
             "with the C++ or CUDA code that warp-lang " +
             option("warp") + " generates for it. Made by weft " + option("weft") + ".\n");
        line("## How to load\n");
        if (format == "none" || manifest_.files.empty()) {
            line("The rows of this set were counted, not kept.\n");
        } else {
            line(
                "```python\nfrom datasets import load_dataset\n\nrows = "
                "load_dataset(\"path/to/this/folder\"" +
                std::string(format == "json" && option("device") == "both" ? ", \"cuda\"" : "") +
                ", split=\"train\")\n```\n");
            if (format == "parquet")
                line(
                    "Or `pandas.read_parquet`, `polars.scan_parquet`, DuckDB's `read_parquet` on "
                    "`data/*.parquet`.\n");
            if (format == "jsonl")
                line("Or `pandas.read_json(file, lines=True)`, DuckDB's `read_json` on `data/*.jsonl`.\n");
            if (format == "json") pairs();
        }
        line("## Columns\n");
        line("| column | meaning |\n|---|---|");
        for (const Column& column : columns_)
            line("| `" + std::string(column.name) + "` | " + about(column) + " |");
        line("\n`complexity` counts:\n");
        for (const ComplexityField& part : complexity_fields())
            line("- `" + std::string(part.name) + "`: " + std::string(part.about));
        line("\n## How it was made\n");
        line(is_of_real_code() ? std::string(about_real_code) : std::string(about_grown_kernels));
        line("| option | value |\n|---|---|");
        for (const auto& [name, value] : manifest_.options) {
            if (!name.starts_with(file_option) && !name.starts_with(import_option))
                line("| " + cell(name) + " | " + cell(value) + " |");
        }
        if (!manifest_.found.empty()) found();
        line("\n## How to check it\n");
        line(
            "`weft validate FOLDER` reads every row, compares the files with `manifest.json`, and compiles "
            "every "
            "`python_source` again: the code columns must be the same byte for byte.\n");
        line("## Figures\n\n```\n" + stats_table(counts_, uniqueness_) + "```\n");
        line(
            "A structural duplicate differs from an earlier row in names and numbers only, an exact one in "
            "the kernel's "
            "name only; `weft dedup` removes either. `stats.json` has these figures for programs.\n");
        line("## Limits\n");
        line(std::string(is_of_real_code() ? limits_of_real_code : limits_of_grown_kernels) +
             " Warp's backward pass is not the true gradient of every kernel; `gradient` tells which, and of "
             "which nothing is known.");
    }

    // Of a set that `weft validate --annotate` wrote.
    void found() {
        line("\n## What was checked\n");
        line(
            "Every row of this very set went through these checks, with these compilers and machines; "
            "`verdict` and `checks` tell of each row. The columns that were added tell of this machine: "
            "another may give other PTX, other registers, other last bits.\n");
        line("| check | found |\n|---|---|");
        for (const auto& [name, value] : manifest_.found) line("| " + name + " | " + cell(value) + " |");
    }

    const Manifest& manifest_;
    Columns columns_;
    const Counts& counts_;
    const Uniqueness& uniqueness_;
    std::string out_;
};

}  // namespace

std::string data_card(const Manifest& manifest, Columns columns, const Counts& counts,
                      const Uniqueness& uniqueness) {
    return Card(manifest, columns, counts, uniqueness).text();
}

}  // namespace weft::dataset
