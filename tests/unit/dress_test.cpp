// vary/dress.h: the table of words, and kernels in the style of other people.

#include "vary/dress.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "driver/compile.h"
#include "vary/style.h"

namespace {

using namespace weft;

struct Row {
    const char *full, *brief, *letter, *other;
};
constexpr Row word_rows[] = {
#define WEFT_WORD(full, brief, letter, other) {full, brief, letter, other},
#include "vary/name_words.def"
#undef WEFT_WORD
};

constexpr std::string_view springs = R"(import warp as wp

MIN_LENGTH = wp.constant(1.0e-6)


@wp.func
def pull(span: wp.vec3, rest_length: float, stiffness: float) -> wp.vec3:
    """Force along the span."""
    length = wp.length(span)
    if length < MIN_LENGTH:
        return wp.vec3(0.0)
    return span * (stiffness * (length - rest_length) / length)


@wp.kernel
def spring_forces(ends: wp.array(dtype=wp.vec2i), rest_length: wp.array(dtype=float), stiffness: float,
                  position: wp.array(dtype=wp.vec3), force: wp.array(dtype=wp.vec3)):
    s = wp.tid()
    i = ends[s][0]
    j = ends[s][1]
    # `position` of both, and rest_length of spring s
    total = pull(position[j] - position[i], rest_length=rest_length[s], stiffness=stiffness)
    wp.atomic_add(force, i, total)  # springs share a particle
    wp.atomic_sub(force, j, total)
)";

class Dress : public testing::Test {
  protected:
    void SetUp() override {
        const auto loaded = drafts.load(springs, "springs", draft);
        ASSERT_TRUE(loaded) << loaded.failure().text;
        draft.words.idea = "forces of damped springs";
        draft.words.brief = "Add the forces of springs to the particles that they join.";
        draft.words.set_description("One thread per spring `s`: `position` and `force`.", drafts.strings);
        const std::pair<const char*, inputs::Role> args[] = {{"ends", inputs::Role::In},
                                                             {"rest_length", inputs::Role::In},
                                                             {"stiffness", inputs::Role::In},
                                                             {"position", inputs::Role::In},
                                                             {"force", inputs::Role::InOut}};
        for (const auto& [name, role] : args) {
            inputs::Arg arg;
            arg.name = name;
            arg.role = role;
            arg.ndim = arg.name == "stiffness" ? 0 : 1;
            draft.inputs.args.push_back(arg);
        }
    }

    std::string text() {
        std::string out;
        syntax::Layout layout;
        layout.width = 255;  // signatures in one line
        layout.most_on_a_line = 20;
        drafts.print(draft, layout, out);
        return out;
    }
    void expect_compiles() {
        driver::Options options;
        options.module_name = "springs";
        Compiled compiled;
        const std::string source = text();
        driver::compile(source, options, compiled);
        EXPECT_EQ(compiled.first_diag(), nullptr) << source;
    }

    draft::Drafts drafts;
    draft::Draft draft;
};

TEST(NameWords, have_one_row_each_and_are_names) {
    std::set<std::string> seen;
    Strings strings;
    for (const Row& row : word_rows) {
        for (const std::string word : {row.full, row.brief, row.other}) {
            EXPECT_TRUE(word.empty() || seen.insert(word).second) << word;
        }
        EXPECT_FALSE(vary::is_reserved(row.full, strings)) << row.full;
        EXPECT_FALSE(vary::is_reserved(row.letter, strings)) << row.letter;
    }
}

TEST(NameWords, are_joined_as_they_were) {
    for (const char* const name : {"x", "rest_length", "a_b_c"})
        EXPECT_EQ(vary::joined(vary::words_of(name), false), name);
    EXPECT_EQ(vary::joined(vary::words_of("rest_length_out"), true), "restLengthOut");
    EXPECT_EQ(vary::plural("vertex"), "vertices");
    EXPECT_EQ(vary::singular("bodies"), "body");
}

TEST_F(Dress, abbreviates_everywhere_alike) {
    vary::Style style;
    style.wording = vary::Style::Wording::Brief;
    while (vary::worded(style, "position", false) != "pos" || vary::worded(style, "length", false) != "len" ||
           vary::worded(style, "stiffness", false) != "stiff")
        ++style.habits;
    vary::rename_variables(draft, drafts.strings, style, "");
    const std::string after = text();
    EXPECT_NE(after.find("pull(pos[j] - pos[i], rest_len=rest_len[s], stiff=stiff)"), std::string::npos)
        << after;
    EXPECT_NE(after.find("def pull(span: wp.vec3, rest_len: float, stiff: float)"), std::string::npos)
        << after;
    EXPECT_NE(after.find("# `pos` of both, and rest_len of spring s"), std::string::npos) << after;
    EXPECT_NE(after.find("# springs share a particle"), std::string::npos);
    EXPECT_EQ(draft.inputs.args[1].name, "rest_len");
    EXPECT_EQ(draft.words.description(drafts.strings), "One thread per spring `s`: `pos` and `force`.");
    expect_compiles();
}

TEST_F(Dress, never_takes_a_name_that_is_used) {
    vary::Style style;
    style.threads = vary::Style::Threads::Letters;  // i is taken
    vary::rename_variables(draft, drafts.strings, style, "");
    EXPECT_NE(text().find("    s = wp.tid()"), std::string::npos);
    style.threads = vary::Style::Threads::ThingIndex;
    style.index_word = "id";
    vary::rename_variables(draft, drafts.strings, style, "spring");
    EXPECT_NE(text().find("i = ends[spring_id][0]"), std::string::npos) << text();
    expect_compiles();
}

TEST_F(Dress, puts_numbers_last_with_their_inputs) {
    vary::order_parameters(draft, drafts.strings, vary::Style::Order::NumbersLast);
    EXPECT_EQ(draft.inputs.args.back().name, "stiffness");
    EXPECT_NE(text().find("stiffness: float):"), std::string::npos) << text();
    expect_compiles();
}

TEST_F(Dress, spells_types_in_one_way) {
    vary::Style style;
    style.array_types = vary::Style::ArrayTypes::Subscript;
    style.numbers = vary::Style::Numbers::Warp;
    style.vectors = vary::Style::Vectors::Long;
    style.return_types = false;
    style.whole_name_of_warp = true;
    style.forward_only = true;
    vary::spell(draft, drafts.strings, style);
    const std::string after = text();
    EXPECT_NE(after.find("position: warp.array[warp.vec3f]"), std::string::npos) << after;
    EXPECT_NE(after.find("stiffness: warp.float32)"), std::string::npos) << after;
    EXPECT_NE(after.find("@warp.kernel(enable_backward=False)"), std::string::npos) << after;
    EXPECT_EQ(after.find("wp."), std::string::npos) << after;
    EXPECT_EQ(after.find("->"), std::string::npos) << after;
    expect_compiles();
}

TEST_F(Dress, leaves_prose_out) {
    vary::Style style;
    style.docs = vary::Style::Docs::None;
    style.comments = vary::Style::Comments::None;
    vary::write_prose(draft, drafts.strings, style);
    EXPECT_EQ(text().find("\"\"\""), std::string::npos);
    EXPECT_EQ(text().find('#'), std::string::npos);
    expect_compiles();
}

TEST_F(Dress, draws_other_styles_that_all_compile) {
    const draft::Draft before = draft;
    std::set<std::string> names, texts;
    for (uint64_t i = 0; i < 60; ++i) {
        draft = before;
        Rng rng(7, i), again(7, i);
        vary::dress(draft, drafts.strings, rng);
        expect_compiles();
        const std::string first = text();
        texts.insert(first);
        names.emplace(drafts.strings.text(draft.tree[draft.kernel].text));
        draft = before;
        vary::dress(draft, drafts.strings, again);
        EXPECT_EQ(text(), first);
    }
    EXPECT_GT(names.size(), 40u);
    EXPECT_GT(texts.size(), 58u);
}

}  // namespace
