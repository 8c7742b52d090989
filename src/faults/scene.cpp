#include "faults/scene.h"

#include <algorithm>
#include <charconv>

#include "faults/sight.h"
#include "faults/worth.h"

namespace weft::faults {

void Scene::look(const driver::Subject& subject, const inputs::Inputs& inputs) {
    subject_ = &subject;
    inputs_ = &inputs;
    facts_ = &subject.kernel.nodes;
    def_ = subject.declaration().def;
    nodes_.clear();
    parents_.assign(tree().size(), NodeId{});
    marks_.assign(tree().size(), 0);
    for (const NodeId statement : tree().field(def_, field::FunctionDef::body)) gather(statement, def_);
    parameters_.clear();
    const module::Kernel& kernel = subject.declaration();
    for (uint32_t i = 0; i < kernel.param_count; ++i) {
        const module::Parameter& parameter = subject.program.parameters[kernel.first_param + i];
        parameters_.emplace_back(parameter.name, parameter.type);
    }
    mark_what_is_worth(*this);
    mark_what_shows(*this);
}

void Scene::gather(NodeId id, NodeId parent) {
    nodes_.push_back(id);
    parents_[id.index] = parent;
    for (const NodeId child : tree().children(id)) {
        if (child.valid()) gather(child, id);
    }
}

// ---- text

Span Scene::line_of(uint32_t byte) const {
    const std::string_view all = source();
    const size_t before = byte == 0 ? std::string_view::npos : all.rfind('\n', byte - 1);
    const size_t after = all.find('\n', byte);
    return {before == std::string_view::npos ? 0 : static_cast<uint32_t>(before + 1),
            static_cast<uint32_t>(after == std::string_view::npos ? all.size() : after + 1)};
}

Span Scene::lines_of(NodeId statement) const {
    const Span span = (*this)[statement].span;
    const Span first = line_of(span.begin), last = line_of(span.end);
    const auto is_blank = [&](uint32_t begin, uint32_t end) {
        const std::string_view part = text(Span{begin, end});
        return part.find_first_not_of(" \t\n") == std::string_view::npos;
    };
    if (!is_blank(first.begin, span.begin) || !is_blank(span.end, last.end)) return {};
    return {first.begin, last.end};
}

Scene::Operands Scene::operands(NodeId binary) const {
    const Span whole = (*this)[binary].span;
    const NodeId left = tree().child(binary, field::BinOp::left);
    const std::string_view all = source();
    uint32_t end = (*this)[left].span.end, at = end;
    while (all[at] == ')' || all[at] == ' ' || all[at] == '\n') {
        if (all[at] == ')') end = at + 1;
        ++at;
    }
    uint32_t behind = at;
    while (std::string_view("+-*/%@|&^<>").find(all[behind]) != std::string_view::npos) {
        if (behind != at && all[behind] == '-') break;  // a sign, where there are no blanks
        ++behind;
    }
    uint32_t right = behind;
    while (all[right] == ' ' || all[right] == '\n') ++right;
    return {{whole.begin, end}, {at, behind}, {right, whole.end}};
}

// ---- meaning

const types::Type& Scene::type(NodeId id) const {
    static const types::Type none;
    const types::TypeId of = type_id(id);
    return of.valid() ? subject_->types[of] : none;
}

bool Scene::is_float(NodeId id) const {
    return types::is_float(type(id));
}

bool Scene::is_integer(NodeId id) const {
    return is_value(id) && types::is_integer(type(id));
}

const builtins::Row* Scene::builtin(NodeId id) const {
    const lower::NodeFact& fact = (*facts_)[id];
    if ((*this)[id].kind != Kind::Call || !fact.is_called || fact.kind != ir::CalleeKind::Builtin)
        return nullptr;
    return &builtins::row(builtins::RowId{fact.callee});
}

const inputs::Arg* Scene::array(NodeId id) const {
    if ((*this)[id].kind != Kind::Name) return nullptr;
    const std::string_view called = name(id);
    for (const inputs::Arg& arg : inputs_->args) {
        if (arg.ndim != 0 && arg.name == called) return &arg;
    }
    return nullptr;
}

const inputs::Arg* Scene::element_of(NodeId subscript) const {
    if (!subscript.valid() || (*this)[subscript].kind != Kind::Subscript) return nullptr;
    const inputs::Arg* const of = array(tree().child(subscript, field::Subscript::value));
    return of != nullptr && indexes(subscript).size() == of->ndim ? of : nullptr;
}

std::vector<NodeId> Scene::indexes(NodeId subscript) const {
    const NodeId slice = tree().child(subscript, field::Subscript::slice);
    if ((*this)[slice].kind != Kind::Tuple) return {slice};
    const auto elements = tree().field(slice, field::Tuple::elts);
    return {elements.begin(), elements.end()};
}

NodeId Scene::target(NodeId statement) const {
    const Kind kind = (*this)[statement].kind;
    if (kind == Kind::AugAssign) return tree().child(statement, field::AugAssign::target);
    if (kind != Kind::Assign) return {};
    const auto targets = tree().field(statement, field::Assign::targets);
    return targets.size() == 1 ? targets[0] : NodeId{};
}

bool Scene::is_store(NodeId statement) const {
    if ((*this)[statement].kind != Kind::Assign) return false;
    const inputs::Arg* const to = element_of(target(statement));
    return to != nullptr && to->role == inputs::Role::Out;
}

// The first and the last step are constants, or a parameter that is an index of its inputs.
uint32_t Scene::least_steps(NodeId loop) const {
    const NodeId range = tree().child(loop, field::For::iter);
    if ((*this)[range].kind != Kind::Call) return 0;
    const auto args = tree().field(range, field::Call::args);
    const auto least = [&](NodeId id) -> std::optional<int64_t> {
        const Node& node = (*this)[id];
        if (node.kind == Kind::Constant && node.constant() == syntax::ConstantKind::Int) {
            int64_t number = 0;
            const std::string_view digits = text(id);
            const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
            return read.ptr == digits.data() + digits.size() ? std::optional(number) : std::nullopt;
        }
        if (node.kind != Kind::Name) return std::nullopt;
        for (const inputs::Arg& arg : inputs_->args) {
            if (arg.ndim == 0 && arg.name == name(id) && arg.fill == inputs::Fill::Index)
                return static_cast<int64_t>(arg.low);
        }
        return std::nullopt;
    };
    if (args.empty()) return 0;
    const auto first = args.size() == 1 ? std::optional<int64_t>(0) : least(args[0]);
    const auto last = least(args[args.size() == 1 ? 0 : 1]);
    const auto step = args.size() == 3 ? least(args[2]) : std::optional<int64_t>(1);
    if (!first || !last || !step || *step <= 0 || *last <= *first) return 0;
    return static_cast<uint32_t>(std::min<int64_t>((*last - *first + *step - 1) / *step, UINT32_MAX));
}

}  // namespace weft::faults
