// Finders of the faults that Warp refuses. Whether it does is asked afterwards, by compiling: a finder may
// offer what would be taken.
#include "faults/scene.h"

namespace weft::faults {
namespace {

std::string copy(std::string_view text) {
    return std::string(text);
}

// A slip of the fingers: a letter left out, doubled, or exchanged with the next.
std::string misspelt(std::string_view word, Offers& offers) {
    std::string out(word);
    const size_t at = word.size() < 3 ? 0 : 1 + offers.draw(word.size() - 2);
    const uint32_t way = offers.draw(3);
    if (way == 0 && word.size() > 2) return out.erase(at, 1);
    if (way == 1 && at + 1 < word.size() && word[at] != word[at + 1] && word[at + 1] > '9') {
        std::swap(out[at], out[at + 1]);
        return out;
    }
    return out.insert(at, 1, word[at]);
}

// The function that a call names as `module.function`; invalid: in another way.
NodeId qualified(const Scene& scene, NodeId call) {
    if (scene[call].kind != Kind::Call || scene.builtin(call) == nullptr) return {};
    const NodeId function = scene.tree().child(call, field::Call::func);
    if (scene[function].kind != Kind::Attribute) return {};
    const NodeId module = scene.tree().child(function, field::Attribute::value);
    return scene[module].kind == Kind::Name ? function : NodeId{};
}

bool is_float_literal(const Scene& scene, NodeId id) {
    return scene[id].kind == Kind::Constant && scene[id].constant() == syntax::ConstantKind::Float;
}

// An assignment of a literal made a variable: `total = float(0.0)`. Its call; invalid: it is none.
NodeId initial_value(const Scene& scene, NodeId statement) {
    if (scene[statement].kind != Kind::Assign) return {};
    const NodeId target = scene.target(statement),
                 value = scene.tree().child(statement, field::Assign::value);
    if (!target.valid() || scene[target].kind != Kind::Name) return {};
    const builtins::Row* const row = scene.builtin(value);
    if (row == nullptr || row->operation() != builtins::Operation::Cast || !scene.is_float(value)) return {};
    const auto args = scene.tree().field(value, field::Call::args);
    return args.size() == 1 && is_float_literal(scene, args[0]) ? value : NodeId{};
}

}  // namespace

void find_UndefinedName(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        const bool is_read = scene[id].kind == Kind::Name && scene[id].context() == syntax::Context::Load;
        if (!is_read || !scene.is_value(id) || scene.text(id).size() < 3 || !offers.wants()) continue;
        offers.keep({scene[id].span, misspelt(scene.text(id), offers), {}, {}});
    }
}

void find_UnknownBuiltin(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        const NodeId function = qualified(scene, id);
        if (!function.valid() || scene.name(function).size() < 3 || !offers.wants()) continue;
        const Span span = scene[function].span;
        const auto length = static_cast<uint32_t>(scene.name(function).size());
        offers.keep(
            {{span.begin, span.end},
             copy(scene.text(Span{span.begin, span.end - length})) + misspelt(scene.name(function), offers),
             {},
             {}});
    }
}

void find_MissingPrefix(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        const NodeId function = qualified(scene, id);
        if (function.valid() && offers.wants())
            offers.keep({scene[function].span, copy(scene.name(function)), {}, {}});
    }
}

void find_ArgumentCount(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        if (!qualified(scene, id).valid()) continue;
        const auto args = scene.tree().field(id, field::Call::args);
        if (args.empty() || !scene.tree().field(id, field::Call::keywords).empty() || !offers.wants())
            continue;
        const Span call = scene[id].span, last = scene[args.back()].span;
        std::string text;
        if (args.size() == 1) {
            const std::string_view only = scene.text(args[0]);
            text = copy(scene.text(Span{call.begin, call.end - 1})) + ", " + copy(only) + ")";
        } else {
            const Span before = scene[args[args.size() - 2]].span;
            uint32_t end = before.end;  // with the parentheses of that argument
            while (scene.source()[end] != ',') ++end;
            text = copy(scene.text(Span{call.begin, end})) + ")";
        }
        if (last.end < call.end) offers.keep({call, text, {}, {}});
    }
}

void find_MissingCast(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        const builtins::Row* const row = scene.builtin(id);
        if (row == nullptr || row->operation() != builtins::Operation::Cast || !scene.is_float(id)) continue;
        const auto args = scene.tree().field(id, field::Call::args);
        if (args.size() != 1 || !scene.is_integer(args[0]) || scene[args[0]].kind == Kind::Constant) continue;
        if (scene[scene.parent(id)].kind != Kind::BinOp || !offers.wants()) continue;
        const std::string inner = copy(scene.text(args[0]));
        offers.keep({scene[id].span, scene[args[0]].kind == Kind::BinOp ? "(" + inner + ")" : inner, {}, {}});
    }
}

void find_IntegerLiteral(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        if (!is_float_literal(scene, id) || scene[scene.parent(id)].kind != Kind::BinOp) continue;
        const std::string_view text = scene.text(id);
        if (!text.ends_with(".0") || !offers.wants()) continue;
        offers.keep({scene[id].span, copy(text.substr(0, text.size() - 2)), {}, {}});
    }
}

void find_MixedPrecision(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        if (!is_float_literal(scene, id) || scene[scene.parent(id)].kind != Kind::BinOp) continue;
        if (scene.type(id).scalar != types::Scalar::Float32 || !offers.wants()) continue;
        offers.keep({scene[id].span, "wp.float64(" + copy(scene.text(id)) + ")", {}, {}});
    }
}

void find_ConstantAccumulator(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        const NodeId call = initial_value(scene, id);
        if (!call.valid() || !offers.wants()) continue;
        offers.keep(
            {scene[call].span, copy(scene.text(scene.tree().field(call, field::Call::args)[0])), {}, {}});
    }
}

void find_AccumulatorType(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        const NodeId call = initial_value(scene, id);
        if (call.valid() && offers.wants()) offers.keep({scene[call].span, "int(0)", {}, {}});
    }
}

// The thread's number is all that a kernel unpacks from a call without arguments.
void find_ThreadUnpack(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.tree().field(scene.def(), field::FunctionDef::body)) {
        const NodeId target = scene[id].kind == Kind::Assign ? scene.target(id) : NodeId{};
        if (!target.valid() || scene[target].kind != Kind::Tuple) continue;
        const NodeId value = scene.tree().child(id, field::Assign::value);
        if (scene[value].kind != Kind::Call || !scene.tree().field(value, field::Call::args).empty())
            continue;
        const auto parts = scene.tree().field(target, field::Tuple::elts);
        if (parts.size() < 2 || !offers.wants()) continue;
        const Span all{scene[parts.front()].span.begin, scene[parts.back()].span.end};
        offers.keep(
            {all, copy(scene.text(Span{all.begin, scene[parts[parts.size() - 2]].span.end})), {}, {}});
    }
}

void find_IndexCount(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        if (scene.element_of(id) == nullptr) continue;
        const std::vector<NodeId> indexes = scene.indexes(id);
        if (indexes.size() < 2 || !offers.wants()) continue;
        uint32_t end = scene[indexes[indexes.size() - 2]].span.end;
        while (scene.source()[end] != ',') ++end;  // with the parentheses of that index
        offers.keep({scene[id].span, copy(scene.text(Span{scene[id].span.begin, end})) + "]", {}, {}});
    }
}

void find_NoComponent(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        if (scene[id].kind != Kind::Attribute) continue;
        const types::Type& vector = scene.type(scene.tree().child(id, field::Attribute::value));
        if (vector.kind != types::Kind::Vector || vector.rows > 3 || scene.name(id).size() != 1) continue;
        if (!offers.wants()) continue;
        std::string text = copy(scene.text(id));
        text.back() = vector.rows == 2 ? 'z' : 'w';
        offers.keep({scene[id].span, text, {}, {}});
    }
}

void find_MissingColon(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        const Kind kind = scene[id].kind;
        if (kind != Kind::If && kind != Kind::For && kind != Kind::While) continue;
        const NodeId head = kind == Kind::If    ? scene.tree().child(id, field::If::test)
                            : kind == Kind::For ? scene.tree().child(id, field::For::iter)
                                                : scene.tree().child(id, field::While::test);
        const Span line = scene.line_of(scene[head].span.end);
        if (scene.source()[line.end - 2] != ':' || !offers.wants()) continue;
        const std::string shown = copy(scene.text(Span{scene[id].span.begin, line.end - 1}));
        offers.keep({{line.end - 2, line.end - 1}, "", shown.substr(0, shown.size() - 1), shown});
    }
}

void find_UnbalancedParenthesis(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        const Kind kind = scene[id].kind;
        if (kind != Kind::Assign && kind != Kind::AugAssign && kind != Kind::Expr) continue;
        const Span span = scene[id].span;
        const std::string_view text = scene.text(id);
        if (!text.ends_with(')') || text.find('\n') != std::string_view::npos || !offers.wants()) continue;
        offers.keep({{span.end - 1, span.end}, "", copy(text.substr(0, text.size() - 1)), copy(text)});
    }
}

void find_WrongIndentation(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        const Kind kind = scene[id].kind;
        if (kind != Kind::Assign && kind != Kind::AugAssign && kind != Kind::Expr) continue;
        const Span lines = scene.lines_of(id);
        if (lines.size() == 0 || scene.text(id).find('\n') != std::string_view::npos || !offers.wants())
            continue;
        const uint32_t begin = scene[id].span.begin;
        offers.keep({{lines.begin, begin},
                     copy(scene.text(Span{lines.begin, begin})) + "    ",
                     {},
                     copy(scene.text(id))});
    }
}

void find_MissingDecorator(const Scene& scene, Offers& offers) {
    for (const lower::LoweredFunction& function : scene.subject().functions) {
        const module::Function& declared =
            scene.subject().lowered.declaration(scene.subject().program, function.id);
        const auto decorators = scene.tree().field(declared.def, field::FunctionDef::decorator_list);
        if (declared.tree != &scene.tree() || decorators.size() != 1 || !offers.wants()) continue;
        const Span line = scene.line_of(scene[decorators[0]].span.begin);
        offers.keep({line, "", {}, "@" + copy(scene.text(decorators[0]))});
    }
}

}  // namespace weft::faults
