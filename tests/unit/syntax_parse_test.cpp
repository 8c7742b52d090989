// syntax/parse.h: trees, positions and refusals. tests/syntax/ast_agreement.py compares whole files with
// CPython.

#include "syntax/parse.h"

#include <gtest/gtest.h>

#include <string>

#include "source/render.h"

namespace weft::syntax {
namespace {

class Parse : public testing::Test {
  protected:
    const Tree& parsed(std::string_view source) {
        const auto diag = parse(sources_, sources_.add("t.py", source), strings_, tree_);
        EXPECT_FALSE(diag) << (diag ? render(*diag, sources_) : "");
        return tree_;
    }
    std::string refused(std::string_view source) {
        const auto diag = parse(sources_, sources_.add("t.py", source), strings_, tree_);
        if (!diag) return "accepted";
        EXPECT_LE(diag->place.span.begin, diag->place.span.end);
        EXPECT_LE(diag->place.span.end, tree_.source().size());
        EXPECT_NE(render(*diag, sources_).find("t.py:"), std::string::npos);
        return std::string(info(diag->kind).construct);
    }
    NodeId statement(size_t i = 0) { return tree_.field(tree_.root(), field::Module::body)[i]; }
    NodeId value() { return tree_.child(statement(), field::Expr::value); }
    std::string_view text(NodeId id) { return strings_.text(tree_[id].text); }

    Sources sources_;
    Strings strings_;
    Tree tree_;
};

TEST_F(Parse, kernel_has_cpythons_fields) {
    parsed(
        "import warp as wp\n\n@wp.kernel\ndef k(a: wp.array(dtype=float), n: int = 3):\n    i = wp.tid()\n   "
        " a[i] += 2.0 * n\n");
    const NodeId def = statement(1);
    ASSERT_EQ(tree_[def].kind, Kind::FunctionDef);
    EXPECT_EQ(text(def), "k");
    // The decorator is not part of the function's span.
    EXPECT_EQ(tree_[def].line, 4u);
    EXPECT_EQ(tree_.position(tree_[def].span.end), (Position{6, 19}));
    EXPECT_EQ(tree_.end_line(def), 6u);
    ASSERT_EQ(tree_.field(def, field::FunctionDef::decorator_list).size(), 1u);
    EXPECT_FALSE(tree_.child(def, field::FunctionDef::returns).valid());

    const NodeId args = tree_.child(def, field::FunctionDef::args);
    ASSERT_EQ(tree_.field(args, field::Arguments::args).size(), 2u);
    ASSERT_EQ(tree_.field(args, field::Arguments::defaults).size(), 1u);
    EXPECT_EQ(tree_[args].line, 0u) << "ast gives arguments no position";
    const NodeId annotation =
        tree_.child(tree_.field(args, field::Arguments::args)[0], field::Arg::annotation);
    ASSERT_EQ(tree_[annotation].kind, Kind::Call);
    const NodeId keyword = tree_.field(annotation, field::Call::keywords)[0];
    EXPECT_EQ(text(keyword), "dtype");

    const auto body = tree_.field(def, field::FunctionDef::body);
    ASSERT_EQ(body.size(), 2u);
    EXPECT_EQ(tree_[body[1]].kind, Kind::AugAssign);
    EXPECT_EQ(tree_[body[1]].op(), Operator::Add);
    const NodeId target = tree_.child(body[1], field::AugAssign::target);
    EXPECT_EQ(tree_[target].kind, Kind::Subscript);
    EXPECT_EQ(tree_[target].context(), Context::Store);
    EXPECT_EQ(tree_[tree_.child(target, field::Subscript::value)].context(), Context::Load);
}

TEST_F(Parse, numbers_keep_their_spelling) {
    for (const auto& [source, kind] :
         std::initializer_list<std::pair<const char*, ConstantKind>>{{"0x_FF", ConstantKind::Int},
                                                                     {"1_000", ConstantKind::Int},
                                                                     {"0b1", ConstantKind::Int},
                                                                     {"0xE5", ConstantKind::Int},
                                                                     {"0o17", ConstantKind::Int},
                                                                     {"1e5", ConstantKind::Float},
                                                                     {"1.", ConstantKind::Float},
                                                                     {".5", ConstantKind::Float},
                                                                     {"0_3.1_4", ConstantKind::Float},
                                                                     {"0e0", ConstantKind::Float},
                                                                     {"2j", ConstantKind::Complex},
                                                                     {"0j", ConstantKind::Complex},
                                                                     {"1e5J", ConstantKind::Complex}}) {
        parsed(source);
        EXPECT_EQ(tree_[value()].constant(), kind) << source;
        EXPECT_EQ(text(value()), source);
    }
}

TEST_F(Parse, strings_are_decoded) {
    const auto decoded = [this](std::string_view source) {
        parsed(source);
        return std::string(text(value()));
    };
    EXPECT_EQ(decoded(R"('a\n\x41\101\u00e9\U0001F600')"), "a\nAA\xC3\xA9\xF0\x9F\x98\x80");
    EXPECT_EQ(decoded(R"('\q\'\"\\')"), "\\q'\"\\");
    EXPECT_EQ(decoded("'a\\\nb'"), "ab");
    EXPECT_EQ(decoded("'''a\r\nb\rc'''"), "a\nb\nc");
    EXPECT_EQ(decoded("r'\\n' 'b' \"c\""), "\\nbc");
    EXPECT_EQ(decoded(R"('\ud800')"), "\xED\xA0\x80");
    EXPECT_EQ(decoded(R"(b'\xff\u0041')"), "\xFF\\u0041");
    EXPECT_EQ(tree_[value()].constant(), ConstantKind::Bytes);
    parsed("u'a'");
    EXPECT_EQ(tree_[value()].flags, u_prefix);
}

TEST_F(Parse, none_in_a_list_is_an_invalid_id) {
    parsed("{**a, 1: 2}");
    const auto keys = tree_.field(value(), field::Dict::keys);
    ASSERT_EQ(keys.size(), 2u);
    EXPECT_FALSE(keys[0].valid());
    EXPECT_TRUE(keys[1].valid());
    parsed("lambda *, a, b=1: 0");
    const auto defaults =
        tree_.field(tree_.child(value(), field::Lambda::args), field::Arguments::kw_defaults);
    ASSERT_EQ(defaults.size(), 2u);
    EXPECT_FALSE(defaults[0].valid());
    EXPECT_TRUE(defaults[1].valid());
}

TEST_F(Parse, lines_end_in_three_ways) {
    parsed("a\r\nb\rc\nd");
    EXPECT_EQ(tree_.text().line_count(), 4u);
    for (uint32_t line = 1; line <= 4; ++line) {
        EXPECT_EQ(tree_[statement(line - 1)].line, line);
        EXPECT_EQ(tree_.text().line_text(line), std::string(1, static_cast<char>('a' + line - 1)));
    }
}

TEST_F(Parse, byte_order_mark_has_no_column) {
    parsed("\xEF\xBB\xBFx = 1");
    EXPECT_EQ(tree_.position(tree_[statement()].span.begin), (Position{1, 0}));
}

TEST_F(Parse, latin_1_becomes_utf_8) {
    parsed("# coding: latin-1\n'\xE9'\n");
    EXPECT_EQ(text(value()), "\xC3\xA9");
    EXPECT_EQ(tree_.position(tree_[value()].span.end), (Position{2, 4})) << "columns count UTF-8 bytes";
}

TEST_F(Parse, tokens_leave_out_comments_and_blank_lines) {
    parsed("# c\n\nif a:  # d\n    b\n\n");
    std::vector<TokenKind> kinds;
    for (const Token& token : tree_.tokens()) kinds.push_back(token.kind);
    using T = TokenKind;
    EXPECT_EQ(kinds, (std::vector<T>{T::KwIf, T::Name, T::Colon, T::Newline, T::Indent, T::Name, T::Newline,
                                     T::Dedent, T::End}));
}

TEST_F(Parse, match_is_a_name_where_no_cases_follow) {
    parsed("match = 1\nmatch(x)\nmatch[1:2]\n");
    EXPECT_EQ(tree_[statement(1)].kind, Kind::Expr);
    parsed("match x:\n    case [1, *_]: pass\n");
    EXPECT_EQ(tree_[statement()].kind, Kind::Match);
}

TEST_F(Parse, with_brackets_holds_items_or_an_expression) {
    const auto items = [this](std::string_view source) {
        parsed(source);
        return tree_.field(statement(), field::With::items).size();
    };
    EXPECT_EQ(items("with (a, b): c"), 2u);
    EXPECT_EQ(items("with (a, b) as c: d"), 1u);
    EXPECT_EQ(items("with (a as b, c): d"), 2u);
    EXPECT_EQ(items("with (yield): a"), 1u);
    EXPECT_EQ(items("with ((a, b)): c"), 1u);
}

TEST_F(Parse, every_refusal_has_its_name) {
    EXPECT_EQ(refused("# coding: koi8-r\n"), "source.encoding");
    EXPECT_EQ(refused("x = '\xFF'"), "source.invalid-utf8");
    EXPECT_EQ(refused(std::string_view("x\0y", 3)), "source.null-byte");
    EXPECT_EQ(refused("def f(*,): pass"), "syntax.invalid");
    EXPECT_EQ(refused("x = 1 2"), "syntax.expected");
    EXPECT_EQ(refused("if a:\n    b\n  c"), "syntax.indentation");
    EXPECT_EQ(refused("if a:\n\tb\n        c"), "syntax.inconsistent-tabs");
    EXPECT_EQ(refused("x = 'a"), "syntax.unterminated-string");
    EXPECT_EQ(refused("x = (a"), "syntax.unclosed-bracket");
    EXPECT_EQ(refused("x = a)"), "syntax.unmatched-bracket");
    EXPECT_EQ(refused("x = a $ b"), "syntax.invalid-character");
    EXPECT_EQ(refused("x = 12ab"), "syntax.invalid-number");
    EXPECT_EQ(refused("x = '\\x1'"), "syntax.invalid-escape");
    EXPECT_EQ(refused("x = '\\N{DASH}'"), "syntax.named-escape");
    EXPECT_EQ(refused("\xC2\xB5 = 1"), "syntax.identifier-form");
    EXPECT_EQ(refused("f() = 1"), "syntax.invalid-target");
    EXPECT_EQ(refused("f'{'"), "syntax.f-string");
    EXPECT_EQ(refused("f\"\"\"{'''a\nb'''}\"\"\""), "syntax.f-string-lines");
    EXPECT_EQ(refused("x = " + std::string(5000, '9')), "syntax.number-limit");
}

TEST_F(Parse, tree_is_usable_after_a_refusal) {
    EXPECT_EQ(refused("x = ("), "syntax.unclosed-bracket");
    parsed("y = 1\n");
    EXPECT_EQ(tree_[statement()].kind, Kind::Assign);
}

std::string repeated(std::string_view text, int n) {
    std::string out;
    for (int i = 0; i < n; ++i) out += text;
    return out;
}

// However deep or long, the answer is a tree or a refusal, never a crash.
TEST_F(Parse, depth_is_bounded) {
    constexpr int many = 100000;
    for (const char* link : {"a + ", "a ** ", "-", "not ", "lambda: ", "a if b else ", "await ", "~"}) {
        const std::string got = refused("x = " + repeated(link, many) + "a");
        EXPECT_TRUE(got == "syntax.nesting-too-deep" || got == "syntax.expected") << link << got;
    }
    for (const char* link : {".b", "(b)", "[b]", "()()"}) {
        EXPECT_EQ(refused("x = a" + repeated(link, many)), "syntax.nesting-too-deep") << link;
    }
    for (const char* open : {"(", "[", "{", "f(", "a[", "{a:", "lambda a=("}) {
        EXPECT_EQ(refused("x = " + repeated(open, many)), "syntax.nesting-too-deep") << open;
    }
    EXPECT_EQ(refused("if a: b\n" + repeated("elif a: b\n", many)), "syntax.nesting-too-deep");
    std::string blocks;
    for (int i = 0; i < 200; ++i) blocks += std::string(static_cast<size_t>(i), ' ') + "if a:\n";
    EXPECT_EQ(refused(blocks), "syntax.nesting-too-deep");
    // Chains inside brackets inside chains add up.
    std::string mixed = "a";
    for (int i = 0; i < 150; ++i) mixed = "(" + mixed + repeated(" + a", 20) + ")";
    EXPECT_EQ(refused("x = " + mixed), "syntax.nesting-too-deep");
}

TEST_F(Parse, length_is_not) {
    constexpr int many = 100000;
    parsed("x = " + repeated("a and ", many) + "a");
    parsed("x = " + repeated("a < ", many) + "a");
    parsed("x = [" + repeated("a + 1, ", many) + "]");
    parsed("x = f(" + repeated("a, ", many) + ")");
    parsed(repeated("a = ", many) + "a");
    parsed(repeated("a;", many));
    parsed(repeated("a + b\n", many));
    parsed("x = " + repeated("'a' ", many));
    parsed("if a:\n" + repeated("    b.c(d)\n", many));
}

}  // namespace
}  // namespace weft::syntax
