// Reports of comparisons for programs and browsers: JSON, and a page of HTML that needs nothing beside it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/json_write.h"
#include "compare/compare.h"
#include "compare/kernel_code.h"
#include "compare/layout.h"

namespace weft::compare {

// What is shown under one heading.
struct Compared {
    std::string name;         // of the kernel, or of the columns
    std::string left, right;  // what stands on each side: "cpu", "cuda"
    Comparison comparison;
    bool has_kinds = true;  // false: two rows, whose differences have no kinds
};
struct Linked {
    std::string name, device;
    std::vector<LinkedLine> lines;
};

// Objects.
void write(JsonWriter& json, const Compared& compared);
void write(JsonWriter& json, const Linked& linked);
// "suffixes": 2, ...; kinds without a line are left out.
void write_kinds(JsonWriter& json, const KindCounts& counts);

// A page of HTML, section by section. Everything that comes from files is escaped.
class HtmlPage {
  public:
    explicit HtmlPage(std::string_view title);
    void add(const Compared& one);
    void add(const Linked& one);
    std::string finish();

  private:
    void text(std::string_view words);
    void open_section(std::string_view name, std::string_view note);
    void kinds(const KindCounts& counts);
    void rows(const std::vector<ShownRow>& all, bool has_kinds);
    void row(const ShownRow& one, bool has_kinds);
    void cell(const Cell& one, std::string_view look, bool has_kinds);
    void number(uint32_t line);

    std::string out_;
};

}  // namespace weft::compare
