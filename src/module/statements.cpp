// Statements: control flow whose conditions are known is followed exactly; the rest goes to havoc.cpp.
#include <algorithm>

#include "module/evaluator.h"

namespace weft::module {

Evaluator::Flow Evaluator::block(std::span<const NodeId> body) {
    for (const NodeId id : body) {
        if (const Flow flow = statement(id); flow != Flow::Next) return flow;
    }
    return Flow::Next;
}

Evaluator::Flow Evaluator::statement(NodeId id) {
    step(id);
    if (++depth_ > budget_.depth) refuse(DiagKind::ModuleNesting, place_of(id));
    const Flow flow = statement_inner(id);
    --depth_;
    return flow;
}

Evaluator::Flow Evaluator::statement_inner(NodeId id) {
    const Node& here = node(id);
    switch (here.kind) {
        case Kind::Expr: {
            const NodeId value = child(id, field::Expr::value);
            if (node(value).kind != Kind::Constant) expr(value);
            return Flow::Next;
        }
        case Kind::Assign: {
            const Value value = expr(child(id, field::Assign::value));
            for (const NodeId target : list(id, field::Assign::targets)) assign(target, value);
            return Flow::Next;
        }
        case Kind::FunctionDef:
            function_def(id);
            return Flow::Next;
        case Kind::ClassDef:
            class_def(id);
            return Flow::Next;
        case Kind::Import:
            import_stmt(id);
            return Flow::Next;
        case Kind::ImportFrom:
            import_from_stmt(id);
            return Flow::Next;
        case Kind::AugAssign:
            aug_assign(id);
            return Flow::Next;
        case Kind::AnnAssign:
            ann_assign(id);
            return Flow::Next;
        case Kind::If:
            return if_stmt(id);
        case Kind::For:
            return for_stmt(id);
        case Kind::While:
            return while_stmt(id);
        case Kind::Try:
            return try_stmt(id);
        case Kind::With:
            return with_stmt(id);
        case Kind::Delete:
            for (const NodeId target : list(id, field::Delete::targets)) delete_target(target);
            return Flow::Next;
        case Kind::Return: {
            const NodeId value = child(id, field::Return::value);
            returned_ = value.valid() ? expr(value) : none_value();
            return Flow::Return;
        }
        case Kind::Break:
            return Flow::Break;
        case Kind::Continue:
            return Flow::Continue;
        case Kind::Pass:
        case Kind::Global:
        case Kind::Nonlocal:
            return Flow::Next;
        case Kind::Raise:
            raise_stmt(id);
        case Kind::Assert: {
            bool known = false;
            const bool holds = truth(expr(child(id, field::Assert::test)), known);
            if (!known || holds) return Flow::Next;
            if (const NodeId message = child(id, field::Assert::msg); message.valid()) expr(message);
            raise(place_of(id), "AssertionError", "the assertion does not hold");
        }
        case Kind::AsyncFunctionDef: {
            bind(here.text, unknown("a coroutine"));
            return Flow::Next;
        }
        default:
            havoc(std::span(&id, 1), "a statement that is not followed");
            return Flow::Next;
    }
}

StringId Evaluator::reason_of(const Value& value, std::string_view fallback) const {
    if (value.kind == ValueKind::Unknown) return value.text;
    const bool container =
        value.kind == ValueKind::List || value.kind == ValueKind::Dict || value.kind == ValueKind::Set;
    if (container && program_.sequences[value.id].unknown.valid())
        return program_.sequences[value.id].unknown;
    return strings_.intern(value.kind == ValueKind::Set ? "the order of a set" : fallback);
}

Evaluator::Flow Evaluator::if_stmt(NodeId id) {
    bool known = false;
    const Value test = expr(child(id, field::If::test));
    const bool holds = truth(test, known);
    if (known) return block(list(id, holds ? unsigned{field::If::body} : unsigned{field::If::orelse}));
    const StringId reason = reason_of(test, "a condition");
    havoc(list(id, field::If::body), text(reason));
    havoc(list(id, field::If::orelse), text(reason));
    return left_early(id, reason);
}

// Code that may leave its function or loop makes the rest of it uncertain. One that may raise does not: if it
// does, the import fails.
Evaluator::Flow Evaluator::left_early(NodeId id, StringId reason) {
    if (!may_leave(id)) return Flow::Next;
    throw Vague{reason};
}

bool Evaluator::may_leave(NodeId id) const {
    switch (node(id).kind) {
        case Kind::Return:
        case Kind::Break:
        case Kind::Continue:
            return true;
        case Kind::FunctionDef:
        case Kind::AsyncFunctionDef:
        case Kind::ClassDef:
        case Kind::Lambda:
            return false;
        default:
            break;
    }
    for (const NodeId part : tree_->children(id)) {
        if (part.valid() && may_leave(part)) return true;
    }
    return false;
}

bool Evaluator::may_return(NodeId id) const {
    switch (node(id).kind) {
        case Kind::Return:
            return true;
        case Kind::FunctionDef:
        case Kind::AsyncFunctionDef:
        case Kind::ClassDef:
        case Kind::Lambda:
            return false;
        default:
            break;
    }
    for (const NodeId part : tree_->children(id)) {
        if (part.valid() && may_return(part)) return true;
    }
    return false;
}

// A loop that may be left at an unknown moment: what its body binds is unknown, and the loop is over.
Evaluator::Flow Evaluator::loop_body(std::span<const NodeId> body) {
    const uint32_t depth = depth_;
    const ScopeId outer = scope_;
    try {
        return block(body);
    } catch (const Vague& vague) {
        for (const NodeId stmt : body) {
            if (may_return(stmt)) throw;
        }
        depth_ = depth;
        scope_ = outer;
        havoc(body, text(vague.reason));
        return Flow::Break;
    }
}

Evaluator::Flow Evaluator::for_stmt(NodeId id) {
    const Value iterable = expr(child(id, field::For::iter));
    std::vector<Value> items;
    check_iterable(iterable, place_of(id));
    bool followed = append_items(iterable, items, place_of(id));
    // A generator expression runs between the steps of the loop, which may change what it reads.
    followed &= iterable.kind != ValueKind::List || !sequence(iterable).lazy || items.size() < 2;
    if (!followed) {
        const StringId reason = reason_of(iterable, "an iteration that is not followed");
        havoc_target(child(id, field::For::target), reason);
        havoc(list(id, field::For::body), text(reason));
        havoc(list(id, field::For::orelse), text(reason));
        return Flow::Next;
    }
    Iterating loop(*this, iterable, place_of(id));
    for (const Value& item : items) {
        step(id);
        loop.next();
        assign(child(id, field::For::target), item);
        const Flow flow = loop_body(list(id, field::For::body));
        if (flow == Flow::Return) return flow;
        if (flow == Flow::Break) return Flow::Next;
    }
    return block(list(id, field::For::orelse));
}

Evaluator::Flow Evaluator::while_stmt(NodeId id) {
    while (true) {
        step(id);
        bool known = false;
        const Value test = expr(child(id, field::While::test));
        const bool holds = truth(test, known);
        if (!known) {
            const StringId reason = reason_of(test, "a condition");
            havoc(list(id, field::While::body), text(reason));
            havoc(list(id, field::While::orelse), text(reason));
            return Flow::Next;
        }
        if (!holds) return block(list(id, field::While::orelse));
        const Flow flow = loop_body(list(id, field::While::body));
        if (flow == Flow::Return) return flow;
        if (flow == Flow::Break) return Flow::Next;
    }
}

// `finally` runs whatever happens before it; where it leaves, an error is forgotten.
Evaluator::Flow Evaluator::try_stmt(NodeId id) {
    const Landing landing(*this);
    Flow flow = Flow::Next;
    std::optional<PythonError> failed;
    try {
        flow = try_body(id);
    } catch (const PythonError& error) {
        failed = error;
        landing.restore();
    }
    const Flow last = block(list(id, field::Try::finalbody));
    if (last != Flow::Next) return last;
    if (failed) throw *failed;
    return flow;
}

// All but `finally`. A body whose every value is known runs to its end or to a known error; anything vaguer
// may also have gone to a handler, so what body and handlers bind is unknown then.
Evaluator::Flow Evaluator::try_body(NodeId id) {
    const uint32_t before = vague_count_;
    const Landing landing(*this);
    const auto handlers = list(id, field::Try::handlers);
    Flow flow = Flow::Next;
    std::optional<PythonError> failed;
    try {
        flow = block(list(id, field::Try::body));
    } catch (const PythonError& error) {
        if (handlers.empty()) throw;
        failed = error;
        landing.restore();
    }
    if (vague_count_ != before && !handlers.empty()) {
        const StringId reason = strings_.intern("a `try` whose outcome is not known");
        havoc(list(id, field::Try::body), text(reason));
        for (const NodeId handler : handlers) havoc(list(handler, field::ExceptHandler::body), text(reason));
        havoc(list(id, field::Try::orelse), text(reason));
        return left_early(id, reason);
    }
    if (!failed) return flow == Flow::Next ? block(list(id, field::Try::orelse)) : flow;
    const NodeId handler = matching_handler(handlers, *failed);
    if (!handler.valid()) throw *failed;
    if (node(handler).text.valid()) bind(node(handler).text, unknown("an exception"));
    return block(list(handler, field::ExceptHandler::body));
}

// The first handler that takes the error. Which class a name stands for is a question of its value; classes
// other than Python's own are not followed.
NodeId Evaluator::matching_handler(std::span<const NodeId> handlers, const PythonError& error) {
    for (const NodeId handler : handlers) {
        const NodeId type = child(handler, field::ExceptHandler::type);
        if (!type.valid()) return handler;
        const Value written = expr(type);
        std::vector<Value> classes{written};
        if (written.kind == ValueKind::Tuple) classes = sequence(written).items;
        for (const Value& each : classes) {
            const bool own =
                each.kind == ValueKind::PyBuiltin && each.id == static_cast<uint32_t>(PyCall::Exception);
            const std::string_view caught = own ? exception_class(text(each.text)) : std::string_view();
            if (caught == "BaseException") return handler;
            if (caught.empty()) {
                refuse(DiagKind::ModuleException, place_of(type),
                       "whether `" + std::string(sources_.text(place_of(type))) + "` takes the error");
            }
            if (!error.type.valid())
                refuse(DiagKind::ModuleException, error.diag.place, "which handler takes this error");
            if (is_caught_as(text(error.type), caught)) return handler;
        }
    }
    return {};
}

void Evaluator::raise_stmt(NodeId id) {
    NodeId what = child(id, field::Raise::exc);
    const bool called = what.valid() && node(what).kind == Kind::Call;
    const NodeId func = called ? child(what, field::Call::func) : what;
    const Value value = func.valid() ? expr(func) : Value{};
    const bool own =
        value.kind == ValueKind::PyBuiltin && value.id == static_cast<uint32_t>(PyCall::Exception);
    if (called) {
        Args args(*this);
        arguments(what, args);
        // Something is raised in any case, maybe by the call.
        const uint32_t vague = vague_count_;
        call_value(value, args, place_of(what));
        vague_count_ = vague;
        what = func;
    }
    if (const NodeId cause = child(id, field::Raise::cause); cause.valid()) expr(cause);
    const std::string_view type = own ? exception_class(text(value.text)) : std::string_view();
    const std::string_view spelled =
        what.valid() ? sources_.text(place_of(what)) : std::string_view("Exception");
    PythonError error{Diag{DiagKind::ModulePythonError,
                           place_of(id),
                           {std::string(spelled) + ": raised at the module level"}},
                      {}};
    if (!type.empty()) error.type = strings_.intern(type);
    throw error;
}

Evaluator::Flow Evaluator::with_stmt(NodeId id) {
    for (const NodeId entry : list(id, field::With::items)) {
        const Value value = expr(child(entry, field::WithItem::context_expr));
        const NodeId target = child(entry, field::WithItem::optional_vars);
        if (target.valid()) havoc_target(target, reason_of(value, "a context manager"));
    }
    try {
        return block(list(id, field::With::body));
    } catch (const PythonError& error) {
        refuse(DiagKind::ModuleException, error.diag.place, "whether the `with` around it takes this error");
    }
}

void Evaluator::assign(NodeId target, const Value& value) {
    switch (node(target).kind) {
        case Kind::Name: {
            const bool automatic = value.kind == ValueKind::PyBuiltin && value.raw_is_int &&
                                   scope(scope_).kind == ScopeKind::Class;
            bind(node(target).text, automatic ? next_enum_value(place_of(target)) : value);
            return;
        }
        case Kind::Tuple:
        case Kind::List:
            unpack(list(target, 0), value, place_of(target));
            return;
        case Kind::Attribute:
            assign_attribute(target, value);
            return;
        case Kind::Subscript:
            assign_item(target, value);
            return;
        default:
            return;
    }
}

void Evaluator::unpack(std::span<const NodeId> targets, const Value& value, Place at) {
    std::vector<Value> items;
    check_iterable(value, at);
    if (!append_items(value, items, at)) {
        for (const NodeId target : targets)
            havoc_target(target, reason_of(value, "an unpacked value that is not followed"));
        return;
    }
    size_t star = targets.size();
    for (size_t i = 0; i < targets.size(); ++i) {
        if (node(targets[i]).kind == Kind::Starred) star = i;
    }
    const bool starred = star != targets.size();
    if (starred ? items.size() + 1 < targets.size() : items.size() != targets.size()) {
        raise(at, "ValueError", "wrong number of values to unpack");
    }
    const size_t extra = items.size() - (targets.size() - (starred ? 1 : 0));
    size_t next = 0;
    for (size_t i = 0; i < targets.size(); ++i) {
        if (i != star) {
            assign(targets[i], items[next++]);
            continue;
        }
        const Value rest = sequence_of(ValueKind::List, std::span(items).subspan(next, extra), at);
        assign(child(targets[i], field::Starred::value), rest);
        next += extra;
    }
}

// The value a target like a.b[c].d starts from.
Value Evaluator::root_value(NodeId id) {
    while (node(id).kind == Kind::Attribute || node(id).kind == Kind::Subscript ||
           node(id).kind == Kind::Call) {
        id = child(id, 0);
    }
    return node(id).kind == Kind::Name ? find_name(scope_, node(id).text) : Value{};
}

void Evaluator::protect(NodeId target, const Value& base) {
    const auto sacred = [](const Value& value) {
        const bool module = value.kind == ValueKind::Module &&
                            value.id != static_cast<uint32_t>(ModuleKind::Foreign) &&
                            value.id != static_cast<uint32_t>(ModuleKind::Harmless) &&
                            value.id != static_cast<uint32_t>(ModuleKind::Sys) &&
                            value.id != static_cast<uint32_t>(ModuleKind::Itself);
        return module || value.kind == ValueKind::Kernel || value.kind == ValueKind::Function ||
               value.kind == ValueKind::Struct || value.kind == ValueKind::WarpObject ||
               value.kind == ValueKind::Builtin || value.kind == ValueKind::Type;
    };
    const bool unknown_base = base.kind == ValueKind::Unknown;
    if (!sacred(base) && !(unknown_base && sacred(root_value(target)))) return;
    const Place at = place_of(target);
    refuse(DiagKind::ModuleRewritesWarp, at, std::string(sources_.text(at)));
}

void Evaluator::assign_attribute(NodeId target, const Value& value) {
    const Value base = expr(child(target, field::Attribute::value));
    const StringId name = node(target).text;
    if (base.kind == ValueKind::Module && base.id == static_cast<uint32_t>(ModuleKind::WarpConfig)) {
        set_config(name, value, place_of(target));
        return;
    }
    protect(target, base);
    switch (base.kind) {
        case ValueKind::Class:
        case ValueKind::EnumClass:
            bind_in(ScopeId{base.id}, name, value);
            return;
        case ValueKind::Module:
            if (base.id == static_cast<uint32_t>(ModuleKind::Itself)) return bind_in(ScopeId{0}, name, value);
            break;
        case ValueKind::Composite: {
            const types::Type shape = types_[base.type];
            const std::string_view spelled = text(name);
            const size_t index =
                spelled.size() == 1 ? std::string_view("xyzw").find(spelled[0]) : std::string_view::npos;
            Value element;
            const bool simple = shape.kind == types::Kind::Vector && index < composite_size(shape) &&
                                element_value(value, shape.scalar, element);
            for (uint32_t i = 0; i < composite_size(shape); ++i) {
                if (!simple) program_.elements[base.id + i] = unknown("a component that was assigned");
                if (simple && i == index) program_.elements[base.id + i] = element;
            }
            return;
        }
        default:
            break;
    }
    // Whoever holds the object may change what it was given.
    havoc_value(value, strings_.intern("stored in an object that is not followed"));
    if (base.kind == ValueKind::Unknown && text(base.text) == some_class) havoc_attribute(name, base.text);
}

void Evaluator::assign_item(NodeId target, const Value& value) {
    const Value base = expr(child(target, field::Subscript::value));
    const Value index = expr(child(target, field::Subscript::slice));
    protect(target, base);
    switch (base.kind) {
        case ValueKind::Dict:
            assign_dict_item(base, index, value);
            return;
        case ValueKind::List: {
            Sequence& items = sequence(base);
            if (items.unknown.valid()) return havoc_value(value, items.unknown);
            const auto size = static_cast<Integer>(items.items.size());
            const Integer place =
                index.kind == ValueKind::Int && index.integer < 0 ? index.integer + size : index.integer;
            if (index.kind == ValueKind::Int && place >= 0 && place < size) {
                live_matters_ |= items.items[static_cast<size_t>(place)].kind == ValueKind::Kernel;
                note_change(base, static_cast<size_t>(place));
                items.items[static_cast<size_t>(place)] = value;
            } else if (index.kind == ValueKind::Int) {
                raise(place_of(target), "IndexError", "list assignment index out of range");
            } else {
                const StringId reason = strings_.intern("a list with an item assigned at an unknown place");
                havoc_value(base, reason);
                havoc_value(value, reason);
            }
            return;
        }
        case ValueKind::Composite: {
            const types::Type shape = types_[base.type];
            const auto size = static_cast<Integer>(composite_size(shape));
            const Integer place =
                index.kind == ValueKind::Int && index.integer < 0 ? index.integer + size : index.integer;
            Value element;
            const bool simple = shape.kind != types::Kind::Matrix && index.kind == ValueKind::Int &&
                                place >= 0 && place < size && element_value(value, shape.scalar, element);
            for (uint32_t i = 0; i < composite_size(shape); ++i) {
                if (!simple) program_.elements[base.id + i] = unknown("a component that was assigned");
                if (simple && i == place) program_.elements[base.id + i] = element;
            }
            return;
        }
        case ValueKind::Namespace:
            if (index.kind != ValueKind::Str)
                refuse(DiagKind::ModuleDynamic, place_of(target), "`globals()[...] = ...`");
            bind_in(ScopeId{base.id}, index.text, value);
            return;
        case ValueKind::Module:
            refuse(DiagKind::ModuleDynamic, place_of(target), "`sys.modules[...] = ...`");
        default:
            havoc_value(value, strings_.intern("stored in an object that is not followed"));
            return;
    }
}

void Evaluator::aug_assign(NodeId id) {
    const NodeId target = child(id, field::AugAssign::target);
    if (node(target).kind == Kind::Name) {
        const Value old = name_value(node(target).text, place_of(target));
        const Value operand = expr(child(id, field::AugAssign::value));
        if (old.kind == ValueKind::List && node(id).op() == syntax::Operator::Add) {
            // In place: other names of the list see it.
            note_change(old);
            std::vector<Value> items;
            if (!append_items(operand, items, place_of(id))) {
                havoc_value(old, reason_of(operand, "an extended list"));
            } else {
                sequence(old).items.insert(sequence(old).items.end(), items.begin(), items.end());
            }
            bind(node(target).text, old);
            return;
        }
        const bool mutable_object =
            old.kind == ValueKind::Dict || old.kind == ValueKind::Set || old.kind == ValueKind::List;
        if (mutable_object) {
            const StringId reason = strings_.intern("a container changed in place");
            havoc_value(old, reason);
            havoc_items(operand, reason);
        }
        bind(node(target).text, binary(node(id).op(), old, operand, place_of(id)));
        return;
    }
    const Value old = expr(target);
    const Value operand = expr(child(id, field::AugAssign::value));
    assign(target, binary(node(id).op(), old, operand, place_of(id)));
}

void Evaluator::delete_target(NodeId target) {
    switch (node(target).kind) {
        case Kind::Name:
            return unbind(node(target).text, place_of(target));
        case Kind::Attribute:
        case Kind::Subscript: {
            const Value base = expr(child(target, 0));
            protect(target, base);
            const StringId reason = strings_.intern("an item was deleted");
            if (base.kind == ValueKind::Class && node(target).kind == Kind::Attribute)
                bind_in(ScopeId{base.id}, node(target).text, make_value(ValueKind::Unknown, reason));
            havoc_value(base, reason);
            live_matters_ = true;
            return;
        }
        default:
            for (const NodeId part : list(target, 0)) delete_target(part);
    }
}

}  // namespace weft::module
