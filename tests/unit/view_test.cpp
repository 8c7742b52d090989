#include <gtest/gtest.h>

#include "view/links.h"
#include "view/query.h"
#include "view/rows.h"
#include "view/site.h"
#include "view/table.h"

namespace weft::view {
namespace {

dataset::Row row_of(std::string_view name, std::string_view id, uint64_t index, std::string_view category) {
    dataset::Row row;
    row.kernel_name = name;
    row.id = id;
    row.seed = 5;
    row.index = index;
    row.category = category;
    row.canonical = id;
    row.python_source = "a = wp.sin(x)\nb = nwp.cos(x) + wp.sin(y) + wp.sqrt (z) + wp.pi";
    row.cpp_forward = "x";
    return row;
}

Table two_parts() {
    std::vector<Part> parts;
    for (const uint64_t first : {0u, 2u}) {
        PartMaker maker;
        maker.add(row_of("first", "00112233445566778899aabbccddeeff", first, "loop"), 1, 0, 0, false);
        maker.add(
            row_of("second", "ffeeddccbbaa99887766554433221100", first + 1, first == 0 ? "math" : "vector"),
            2, 0, 0, true);
        parts.push_back(maker.take());
    }
    return Table(std::move(parts));
}

TEST(ViewTable, PartsShareTheirNames) {
    const Table table = two_parts();
    ASSERT_EQ(table.rows(), 4u);
    std::vector<std::string_view> categories;
    for (uint64_t i = 0; i < table.rows(); ++i) {
        const RowRef ref = table.at(i);
        categories.push_back(
            table.text_of(Coded::Category, ref.entry.codes[static_cast<size_t>(Coded::Category)]));
    }
    EXPECT_EQ(categories, (std::vector<std::string_view>{"loop", "math", "loop", "vector"}));
    EXPECT_EQ(id_text(table.at(1).entry), "ffeeddccbbaa99887766554433221100");
    EXPECT_TRUE(table.at(0).entry.is_new == 1 && table.at(2).entry.is_new == 0);
}

TEST(ViewTable, BuiltinsAreThoseThatAreCalled) {
    const Table table = two_parts();
    const RowRef ref = table.at(0);
    ASSERT_EQ(ref.part.builtins_of(ref.entry).size(), 1u);
    EXPECT_EQ(builtin_name(ref.part.builtins_of(ref.entry)[0]), "sin");
}

TEST(ViewTable, FindsByTheBeginningOfAnId) {
    const Table table = two_parts();
    EXPECT_EQ(table.find_id("ffee"), 1u);
    EXPECT_EQ(table.find_id("00112233445566778899"), 0u);
    EXPECT_EQ(table.find_id("00112233445566778899aabbccddeeff"), 0u);
    EXPECT_EQ(table.find_id("00112233445566778899aabbccddeefe"), std::nullopt);
    EXPECT_EQ(table.find_id("001"), std::nullopt);
    EXPECT_EQ(table.find_id("xxxx"), std::nullopt);
    EXPECT_EQ(table.find(5, 3), 3u);
    EXPECT_EQ(table.find(6, 3), std::nullopt);
}

TEST(ViewQuery, FacetsCountWhatOtherValuesWouldGive) {
    const Table table = two_parts();
    const auto query =
        Query::parse({{"category", "loop"}, {"device", "cpu"}}, table, dataset::wide_columns());
    ASSERT_TRUE(query.ok());
    const Selection selection = query.value().select(table);
    EXPECT_EQ(selection.rows, (std::vector<uint32_t>{0, 2}));
    EXPECT_EQ(selection.facets[0].at("vector"), 1u);
    EXPECT_EQ(selection.facets[device_facet].at("cpu"), 2u);
    EXPECT_EQ(selection.position(2), 1u);
}

TEST(ViewQuery, OtherQuestionsHaveOtherKeys) {
    const Table table = two_parts();
    using namespace std::literals;
    const auto key = [&](const Parameters& parameters) {
        return Query::parse(parameters, table, dataset::wide_columns()).value().key();
    };
    EXPECT_EQ(key({{"category", "loop"}, {"offset", "7"}}), key({{"category", "loop"}}));
    EXPECT_NE(key({{"category", "loop\0split=train"s}}), key({{"category", "loop"}, {"split", "train"}}));
    EXPECT_NE(key({{"q", "a"}, {"sort", "name"}}), key({{"q", "a4:sort4:name"}}));
}

TEST(ViewSite, EveryPathIsAnswered) {
    class NoRows : public Rows {
      public:
        NoRows() : Rows("none", "set", {}, two_parts()) {}
        dataset::Columns columns() const override { return dataset::wide_columns(); }
        Result<void> open(uint64_t, OpenedRow&) const override { return Error{"no row"}; }
    } rows;
    Site site(rows);
    EXPECT_EQ(site.answer("/", {}).status, 200);
    EXPECT_EQ(site.answer("", {}).status, 200);
    EXPECT_EQ(site.answer("/nothing.js", {}).status, 404);
    EXPECT_EQ(site.answer("nothing", {}).status, 404);
}

TEST(ViewQuery, RefusesWhatTheTableDoesNotKnow) {
    const Table table = two_parts();
    for (const char* where : {"python_source=x", "complexity.loops>1", "nothing=1", "license=mit"})
        EXPECT_FALSE(Query::parse({{"where", where}}, table, dataset::wide_columns()).ok()) << where;
    for (const char* where : {"cuda_forward=null", "difficulty>=3", "verdict=null"})
        EXPECT_TRUE(Query::parse({{"where", where}}, table, dataset::annotated_columns()).ok()) << where;
}

TEST(ViewLinks, CommentsTellTheLinesBehindThem) {
    constexpr std::string_view python = "def f():\n    x = a[i]\n    y = 2\n";
    const LineLinks lines = links_of_comments(
        "static void f()\n"
        "{\n"
        "    // forward\n"
        "    // x = a[i]        <L 2>\n"
        "    var_0 = 1;\n"
        "    // adj: y = 2      <L 3>\n"
        "    var_1 = 2;\n"
        "    // z = 5           <L 3>\n"
        "    var_2 = 5;\n"
        "}\n",
        python);
    EXPECT_EQ(lines, (LineLinks{0, 0, 0, 2, 2, 3, 3, 0, 0, 0}));
}

}  // namespace
}  // namespace weft::view
