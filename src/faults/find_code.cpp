// Finders of faults in generated code. Lines come from emit's map, and what they compute from the instruction
// behind them; within a line, which is one call, arguments are told apart by its commas.
#include "base/check.h"
#include "emit/lines.h"
#include "faults/code.h"

namespace weft::faults {
namespace {

using builtins::Effect;
using builtins::Operation;

std::string kept(std::string_view text) {
    return std::string(text);
}

// The line as it is read: without indentation.
Span statement_of(const CodeScene& code, const CodeScene::Line& line) {
    const std::string_view text = code.text(line.at);
    const size_t first = text.find_first_not_of(" \t");
    return first == std::string_view::npos ? Span{line.at.end, line.at.end}
                                           : Span{line.at.begin + static_cast<uint32_t>(first), line.at.end};
}

// `var_3 = wp::sub(var_1, var_2);`: its arguments; empty: it is no such call.
std::vector<Span> arguments_of(const CodeScene& code, Span statement) {
    const std::string_view text = code.text(statement);
    const size_t open = text.find('('), close = text.rfind(");");
    if (text.starts_with("//") || open == std::string_view::npos || close == std::string_view::npos)
        return {};
    std::vector<Span> all;
    size_t at = open + 1;
    for (size_t i = at; i <= close; ++i) {
        if (i != close && text[i] != ',') {
            if (text[i] == '(' || text[i] == '{') return {};  // arguments that are calls themselves
            continue;
        }
        all.push_back(
            {statement.begin + static_cast<uint32_t>(at), statement.begin + static_cast<uint32_t>(i)});
        at = i + 2;
    }
    return all;
}

bool is_call_of(const CodeScene& code, const CodeScene::Line& line, Operation operation) {
    const builtins::Row* const row = code.inst(line).builtin();
    return row != nullptr && row->effect() == Effect::Compute && row->operation() == operation;
}

bool is_binary(const CodeScene& code, const CodeScene::Line& line) {
    const NodeId node = code.inst(line).node;
    return node.valid() && code.scene()[node].kind == Kind::BinOp && types::adds_up(code.scene().type(node));
}

void drop_line(const CodeScene& code, const CodeScene::Line& line, Offers& offers) {
    offers.keep({{line.at.begin, line.at.end + 1}, "", {}, kept(code.text(statement_of(code, line)))});
}

bool is_adjoint(std::string_view statement) {
    return statement.starts_with("wp::adj_");
}

}  // namespace

void find_MissingSemicolon(const CodeScene& code, Offers& offers) {
    for (const CodeScene::Line& line : code.lines()) {
        const Span statement = statement_of(code, line);
        const std::string_view text = code.text(statement);
        if (!text.ends_with(");") || text.starts_with("//") || !offers.wants()) continue;
        offers.keep({{line.at.end - 1, line.at.end}, "", kept(text.substr(0, text.size() - 1)), kept(text)});
    }
}

void find_MissingBrace(const CodeScene& code, Offers& offers) {
    for (const Span brace : code.closing_braces()) {
        if (offers.wants()) offers.keep({brace, "", {}, "}"});
    }
}

void find_UndeclaredVariable(const CodeScene& code, Offers& offers) {
    for (const CodeScene::Line& line : code.lines()) {
        const std::vector<Span> args = arguments_of(code, statement_of(code, line));
        if (args.empty() || !code.text(args.back()).starts_with("var_") || !offers.wants()) continue;
        offers.keep(
            {args.back(), "var_" + std::to_string(code.body().number_count + offers.draw(9)), {}, {}});
    }
}

void find_MissingLoad(const CodeScene& code, Offers& offers) {
    for (const CodeScene::Line& line : code.lines()) {
        const builtins::Row* const row = code.inst(line).builtin();
        const Span statement = statement_of(code, line);
        const std::vector<Span> args = arguments_of(code, statement);
        if (row == nullptr || row->effect() != Effect::Load || args.size() != 1 || !offers.wants()) continue;
        const auto call = static_cast<uint32_t>(code.text().find("wp::", statement.begin));
        offers.keep({{call, args[0].end + 1}, kept(code.text(args[0])), {}, {}});
    }
}

void find_DroppedStoreCall(const CodeScene& code, Offers& offers) {
    for (const CodeScene::Line& line : code.lines()) {
        const builtins::Row* const row = code.inst(line).builtin();
        if (row == nullptr || row->effect() != Effect::ArrayStore) continue;
        NodeId statement = code.inst(line).node;
        while (statement.valid() && code.scene()[statement].kind != Kind::Assign)
            statement = code.scene().parent(statement);
        if (!statement.valid() || !code.scene().is_store(statement) || !code.scene().shows(statement))
            continue;
        if (code.scene().is(code.scene().tree().child(statement, field::Assign::value), may_be_zero))
            continue;
        if (offers.wants()) drop_line(code, line, offers);
    }
}

void find_SwappedCallArguments(const CodeScene& code, Offers& offers) {
    for (const CodeScene::Line& line : code.lines()) {
        if (!is_call_of(code, line, Operation::Sub) || !is_binary(code, line) || !code.shows(line)) continue;
        const std::vector<Span> args = arguments_of(code, statement_of(code, line));
        if (args.size() != 2 || code.text(args[0]) == code.text(args[1]) || !offers.wants()) continue;
        const Span all{args[0].begin, args[1].end}, whole = statement_of(code, line);
        const std::string swapped = kept(code.text(args[1])) + ", " + kept(code.text(args[0]));
        offers.keep({all, swapped, kept(code.text(Span{whole.begin, all.begin})) + swapped + ");",
                     kept(code.text(whole))});
    }
}

void find_WrongCall(const CodeScene& code, Offers& offers) {
    for (const CodeScene::Line& line : code.lines()) {
        const bool adds = is_call_of(code, line, Operation::Add),
                   subtracts = is_call_of(code, line, Operation::Sub);
        if ((!adds && !subtracts) || !is_binary(code, line) || !code.shows(line)) continue;
        const NodeId term = code.scene().tree().child(code.inst(line).node, field::BinOp::right);
        if (code.scene().is(term, may_be_zero)) continue;
        const Span whole = statement_of(code, line);
        const auto at = static_cast<uint32_t>(code.text(whole).find(adds ? "wp::add(" : "wp::sub("));
        if (at > whole.size() || !offers.wants()) continue;
        const Span name{whole.begin + at, whole.begin + at + 8};
        const std::string other = adds ? "wp::sub(" : "wp::add(";
        offers.keep({name, other,
                     kept(code.text(Span{whole.begin, name.begin})) + other +
                         kept(code.text(Span{name.end, whole.end})),
                     kept(code.text(whole))});
    }
}

void find_DroppedAdjoint(const CodeScene& code, Offers& offers) {
    for (const CodeScene::Line& line : code.lines()) {
        if (!is_adjoint(code.text(statement_of(code, line))) || !code.is_missed(line.inst)) continue;
        if (offers.wants()) drop_line(code, line, offers);
    }
}

void find_SwappedAdjoints(const CodeScene& code, Offers& offers) {
    for (const CodeScene::Line& line : code.lines()) {
        const Span whole = statement_of(code, line);
        if (!is_adjoint(code.text(whole)) || !is_binary(code, line)) continue;
        const NodeId node = code.inst(line).node;
        const NodeId left = code.scene().tree().child(node, field::BinOp::left),
                     right = code.scene().tree().child(node, field::BinOp::right);
        if (code.scene().type_id(left) != code.scene().type_id(right)) continue;
        // Two arguments, their adjoints, that of the result; of a quotient the result stands among them.
        const std::vector<Span> args = arguments_of(code, whole);
        if (args.size() < 5 || code.text(args[args.size() - 3]) == code.text(args[args.size() - 2])) continue;
        if (!code.is_exchange_seen(line.inst) || !offers.wants()) continue;
        const Span first = args[args.size() - 3], second = args[args.size() - 2];
        const Span both{first.begin, second.end};
        const std::string swapped = kept(code.text(second)) + ", " + kept(code.text(first));
        offers.keep({both, swapped,
                     kept(code.text(Span{whole.begin, both.begin})) + swapped +
                         kept(code.text(Span{both.end, whole.end})),
                     kept(code.text(whole))});
    }
}

// The second term gets its gradient with the other sign: that shows if the term is missed, and if its
// gradient comes from here alone.
void find_WrongAdjointCall(const CodeScene& code, Offers& offers) {
    for (const CodeScene::Line& line : code.lines()) {
        const bool adds = is_call_of(code, line, Operation::Add),
                   subtracts = is_call_of(code, line, Operation::Sub);
        const Span whole = statement_of(code, line);
        if ((!adds && !subtracts) || !is_binary(code, line) || !is_adjoint(code.text(whole))) continue;
        const auto terms = code.body().range(code.inst(line).args);
        if (terms.size() != 2 || terms[0] == terms[1]) continue;
        const uint32_t maker = code.only_maker(terms[1], line.inst);
        if (maker == emit::no_inst || !code.is_missed(maker) || !offers.wants()) continue;
        const std::string right = adds ? "wp::adj_add(" : "wp::adj_sub(",
                          wrong = adds ? "wp::adj_sub(" : "wp::adj_add(";
        const Span name{whole.begin, whole.begin + static_cast<uint32_t>(right.size())};
        WEFT_CHECK(code.text(name) == right, "the adjoint of a sum or a difference");
        const std::string rest = kept(code.text(Span{name.end, whole.end}));
        offers.keep({name, wrong, wrong + rest, right + rest});
    }
}

}  // namespace weft::faults
