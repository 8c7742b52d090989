// The rules of derivatives.def as C++: a parser of their small language that writes while it reads.
#include "plain/derivatives.h"

#include <algorithm>
#include <string>
#include <vector>

#include "base/check.h"
#include "builtins/implicit.h"
#include "plain/support.h"

namespace weft::plain {

using builtins::Operation;
using types::Kind;
using types::Scalar;

namespace {

struct DerivativeRow {
    std::string_view name, arguments, rules;
};
constexpr DerivativeRow derivative_rows[] = {
#define WEFT_DERIVATIVE(name, arguments, rules) {name, arguments, rules},
#include "plain/derivatives.def"
#undef WEFT_DERIVATIVE
};

bool takes(std::string_view patterns, std::span<const Shape> arguments) {
    size_t at = 0;
    for (const Shape& argument : arguments) {
        const size_t end = std::min(patterns.find(' ', at), patterns.size());
        if (at >= patterns.size() || !fits(patterns.substr(at, end - at), argument)) return false;
        at = end + 1;
    }
    return at >= patterns.size();
}

}  // namespace

std::optional<std::string_view> derivative_rule(std::string_view name, std::span<const Shape> arguments,
                                                size_t number) {
    for (const DerivativeRow& row : derivative_rows) {
        if (row.name != name || !takes(row.arguments, arguments)) continue;
        std::string_view rules = row.rules;
        for (size_t i = 0; i < number; ++i) {
            const size_t end = rules.find(';');
            WEFT_CHECK(end != std::string_view::npos, "a rule for each argument");
            rules.remove_prefix(end + 2);
        }
        const std::string_view rule = rules.substr(0, rules.find(';'));
        return rule == "0" ? std::string_view() : rule;
    }
    return std::nullopt;
}

// One rule, from its first character on.
class RuleWriter {
  public:
    RuleWriter(Support& support, std::string_view rule, std::span<const Piece> args,
               std::span<const Shape> shapes, const Piece& seed, const Shape& result, const Shape& wanted)
        : support_(support),
          rest_(rule),
          args_(args),
          shapes_(shapes),
          seed_(seed),
          result_(result),
          wanted_(wanted) {}

    Result<Support::Slope> write() {
        const Term whole = choice();
        if (failure_) return *failure_;
        return Support::Slope{whole.piece, reads_};
    }

  private:
    struct Term {
        Piece piece;
        Shape shape;
        std::optional<double> number = std::nullopt;  // it takes the type of what it stands beside
    };

    void skip() {
        while (!rest_.empty() && rest_[0] == ' ') rest_.remove_prefix(1);
    }
    bool take(std::string_view word) {
        skip();
        if (!rest_.starts_with(word)) return false;
        rest_.remove_prefix(word.size());
        return true;
    }

    // A number beside something: one of the same scalar type, or nothing of its kind.
    Term like(const Term& term, const Shape& shape, bool as_whole) {
        if (!term.number) return term;
        if (as_whole && !shape.is_scalar()) {
            WEFT_CHECK(*term.number == 0.0, "of what has components only zero is written as a number");
            return {{support_.named(shape) + "{}"}, shape};
        }
        const Shape made = scalar_shape(shape.scalar);
        return {plain::number(*term.number, made.scalar), made};
    }

    Term choice() {
        Term test = both();
        if (!take("?")) return test;
        Term yes = both();
        WEFT_CHECK(take(":"), "a choice has two sides");
        Term no = choice();
        yes = like(yes, no.number ? result_ : no.shape, true);
        no = like(no, yes.shape, true);
        return {{inside(test.piece, Binding::Or) + " ? " + inside(yes.piece, Binding::Or) + " : " +
                     inside(no.piece, Binding::Choice),
                 Binding::Choice},
                yes.shape};
    }

    Term both() {
        Term left = relation();
        while (take("&&")) {
            const Term right = relation();
            left.piece = joined(left.piece, "&&", right.piece, Binding::And);
        }
        return left;
    }

    Term relation() {
        Term left = sum();
        for (const std::string_view sign : {"<=", ">=", "==", "<", ">"}) {
            if (!take(sign)) continue;
            Term right = sum();
            right = like(right, left.shape, false);
            const Binding binding = sign == "==" ? Binding::Equality : Binding::Relation;
            return {joined(left.piece, sign, right.piece, binding), scalar_shape(Scalar::Bool)};
        }
        return left;
    }

    Term sum() {
        Term left = product();
        while (true) {
            if (take("+")) {
                left = apply(Operation::Add, left, product());
            } else if (take("- ")) {
                left = apply(Operation::Sub, left, product());
            } else {
                return left;
            }
        }
    }

    Term product() {
        Term left = prefix();
        while (true) {
            if (take("*")) {
                left = apply(Operation::Mul, left, prefix());
            } else if (take("/")) {
                left = apply(Operation::Div, left, prefix());
            } else {
                return left;
            }
        }
    }

    Term prefix() {
        if (!take("-")) return primary();
        const Term inner = prefix();
        const bool is_negative = inner.piece.text[0] == '-';
        if (is_negative && inner.piece.binding == Binding::Prefix)  // -(-x)
            return {{inner.piece.text.substr(1)}, inner.shape};
        if (!is_negative && inner.piece.binding == Binding::Product && inner.shape.is_scalar())
            return {{"-" + inner.piece.text, Binding::Product}, inner.shape};
        return call(name_of(Operation::Neg), {inner}, inner.shape);
    }

    Term primary() {
        skip();
        if (take("(")) {
            const Term inner = choice();
            WEFT_CHECK(take(")"), "what is opened is closed");
            return inner;
        }
        size_t end = 0;
        const auto is_word = [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '.';
        };
        while (end < rest_.size() && is_word(rest_[end])) ++end;
        const std::string_view word = rest_.substr(0, end);
        rest_.remove_prefix(end);
        WEFT_CHECK(!word.empty(), "a word of a rule");
        if (word[0] >= '0' && word[0] <= '9') return {{}, {}, std::stod(std::string(word))};
        if (word == "g") return {seed_, result_};
        if (word.size() == 1) {
            const auto number = static_cast<size_t>(word[0] - 'a');
            WEFT_CHECK(number < args_.size(), "an argument that a rule names");
            reads_ |= static_cast<uint8_t>(1u << number);
            return {args_[number], shapes_[number]};
        }
        return function(word);
    }

    Term function(std::string_view name) {
        const bool is_outermost = depth_++ == 0;
        const char kind = take(":") ? rest_[0] : ' ';
        if (kind != ' ') rest_.remove_prefix(1);
        WEFT_CHECK(take("("), "a call");
        std::vector<Term> terms;
        while (!take(")")) {
            terms.push_back(choice());
            take(",");
        }
        for (Term& term : terms) term = like(term, terms[0].number ? result_ : terms[0].shape, false);
        --depth_;
        const Shape& first = terms[0].shape;
        Shape made = is_outermost && rest_.empty() ? wanted_ : first;
        if (kind == 'T') made = scalar_shape(first.scalar);
        if (kind == 't') made = matrix_shape(first.cols, first.rows, first.scalar);
        if (kind == '1') made = terms[1].shape;
        if (kind == 'g') made = result_;
        return call(name, terms, made);
    }

    std::string_view name_of(Operation operation) const {
        return support_.strings_.text(builtins::builtin_that(builtins::Effect::Compute, operation));
    }

    // Infix operators, under the names that they have as builtins.
    Term apply(Operation operation, Term left, Term right) {
        left = like(left, right.shape, false);
        right = like(right, left.shape, false);
        const Shape& a = left.shape;
        const Shape& b = right.shape;
        Shape made = a.is_scalar() ? b : a;
        if (operation == Operation::Mul && a.kind == Kind::Matrix && b.kind == Kind::Vector)
            made = vector_shape(a.rows, a.scalar);
        if (operation == Operation::Mul && a.kind == Kind::Vector && b.kind == Kind::Matrix)
            made = vector_shape(b.cols, a.scalar);
        if (operation == Operation::Mul && a.kind == Kind::Matrix && b.kind == Kind::Matrix)
            made = matrix_shape(a.rows, b.cols, a.scalar);
        return call(name_of(operation), {left, right}, made);
    }

    Term call(std::string_view name, const std::vector<Term>& terms, const Shape& made) {
        std::vector<Piece> pieces;
        std::vector<Shape> shapes;
        for (const Term& term : terms) {
            pieces.push_back(term.piece);
            shapes.push_back(term.shape);
        }
        Result<Piece> piece = support_.apply(name, pieces, shapes);
        if (piece.ok()) return {std::move(piece).value(), made};
        if (!failure_) failure_ = piece.failure();
        return {{}, made};
    }

    Support& support_;
    std::string_view rest_;
    std::span<const Piece> args_;
    std::span<const Shape> shapes_;
    const Piece& seed_;
    Shape result_, wanted_;
    unsigned depth_ = 0;
    uint8_t reads_ = 0;
    std::optional<Error> failure_;
};

Result<std::optional<Support::Slope>> Support::slope(const Call& call, size_t number, const Piece& seed) {
    std::optional<Slope> out;
    if (builtins::behaviour(call.row.name).derivative == builtins::DerivativeRule::Flat) return out;
    std::vector<Shape> shapes;
    for (const types::TypeId id : call.types) shapes.push_back(shape_here(id));
    const std::string_view name = written_as(strings_.text(call.row.name));
    const auto rule = derivative_rule(name, shapes, number);
    if (!rule) return Error::finding("wp." + std::string(name) + " has no derivative here");
    if (rule->empty()) return out;
    WEFT_TRY(
        out,
        RuleWriter(*this, *rule, call.args, shapes, seed, shape_here(call.result), shapes[number]).write());
    return out;
}

void Support::accumulate(types::TypeId type) {
    const Shape shapes[] = {shape_here(type), shape_here(type)};
    if (shapes[0].is_scalar()) return;
    const Function* function = find_function("accumulate", shapes);
    WEFT_CHECK(function != nullptr && need(*function, shapes).ok(), "what has components can be added");
}

}  // namespace weft::plain
