// Statements: control flow whose conditions are known is followed exactly; the rest goes to havoc.cpp.
#include <algorithm>
#include <utility>

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
    at_ = place_of(id);
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
            if (is_auto(value) && list(id, field::Assign::targets).size() > 1)
                refuse(DiagKind::ModuleUncertain, place_of(id), "`auto()` with several names");
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
            if (!known) refuse(DiagKind::ModuleException, place_of(id), "whether this assertion holds");
            if (holds) return Flow::Next;
            if (const NodeId message = child(id, field::Assert::msg); message.valid()) expr(message);
            raise(place_of(id), "AssertionError", "the assertion does not hold");
        }
        case Kind::Match:
            return match_stmt(id);
        case Kind::AsyncFunctionDef:
            havoc(std::span(&id, 1), "a coroutine");
            return Flow::Next;
        default:
            havoc(std::span(&id, 1), "a statement that is not followed");
            return left_early(id, strings_.intern("a statement that is not followed"));
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
    const Landing landing(*this);
    try {
        return block(body);
    } catch (const Vague& vague) {
        for (const NodeId stmt : body) {
            if (may_return(stmt)) throw;
        }
        landing.restore();
        vague_loop_ = vague.reason;
        havoc(body, text(vague.reason));
        return Flow::Break;
    }
}

// A loop whose rounds are not known: everything in it may have happened, also its `else`.
Evaluator::Flow Evaluator::vague_loop(NodeId id, StringId reason) {
    const bool is_for = node(id).kind == Kind::For;
    const auto body = list(id, is_for ? unsigned{field::For::body} : unsigned{field::While::body});
    const auto orelse = list(id, is_for ? unsigned{field::For::orelse} : unsigned{field::While::orelse});
    if (is_for) havoc_target(child(id, field::For::target), reason);
    if (!is_for) havoc_node(child(id, field::While::test), reason);
    havoc(body, text(reason));
    havoc(orelse, text(reason));
    const bool leaves =
        std::any_of(body.begin(), body.end(), [&](NodeId stmt) { return may_return(stmt); }) ||
        std::any_of(orelse.begin(), orelse.end(), [&](NodeId stmt) { return may_leave(stmt); });
    if (leaves) throw Vague{reason};
    return Flow::Next;
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
        havoc_items(iterable, reason);
        return vague_loop(id, reason);
    }
    Iterating loop(*this, iterable, place_of(id));
    for (const Value& item : items) {
        step(id);
        loop.next();
        assign(child(id, field::For::target), item);
        vague_loop_ = {};
        const Flow flow = loop_body(list(id, field::For::body));
        if (flow == Flow::Return) return flow;
        if (const StringId reason = std::exchange(vague_loop_, StringId{}); reason.valid()) {
            havoc_items(iterable, reason);
            return vague_loop(id, reason);
        }
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
        if (!known) return vague_loop(id, reason_of(test, "a condition"));
        if (!holds) return block(list(id, field::While::orelse));
        vague_loop_ = {};
        const Flow flow = loop_body(list(id, field::While::body));
        if (flow == Flow::Return) return flow;
        if (const StringId reason = std::exchange(vague_loop_, StringId{}); reason.valid())
            return vague_loop(id, reason);
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
    const StringId name = node(handler).text;
    if (name.valid()) bind(name, unknown("an exception"));
    // Its name is gone afterwards, whichever way the handler ends.
    const auto forget = [&]() {
        if (name.valid()) bind(name, Value{});
    };
    handled_.push_back(*failed);
    const size_t nesting = handled_.size();
    try {
        flow = block(list(handler, field::ExceptHandler::body));
    } catch (const PythonError&) {
        handled_.resize(nesting - 1);
        landing.restore();
        forget();
        throw;
    }
    handled_.resize(nesting - 1);
    forget();
    return flow;
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
    if (!what.valid()) {
        if (handled_.empty()) raise(place_of(id), "RuntimeError", "no exception is being handled");
        throw PythonError(handled_.back());
    }
    const bool called = node(what).kind == Kind::Call;
    const NodeId func = called ? child(what, field::Call::func) : what;
    const Value value = expr(func);
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
    const bool plain = value.kind == ValueKind::None || value.kind == ValueKind::Int ||
                       value.kind == ValueKind::Str || value.kind == ValueKind::Float ||
                       value.kind == ValueKind::Tuple;
    if (plain && !called) raise(place_of(id), "TypeError", "exceptions must derive from BaseException");
    const std::string_view type = own ? exception_class(text(value.text)) : std::string_view();
    PythonError error{Diag{DiagKind::ModulePythonError,
                           place_of(id),
                           {std::string(sources_.text(place_of(what))) + ": raised at the module level"}},
                      {}};
    if (!type.empty()) error.type = strings_.intern(type);
    throw error;
}

// Does leaving it by an error never swallow the error? Files, and what Warp offers.
bool Evaluator::lets_errors_pass(const Value& manager) const {
    return manager.kind == ValueKind::Unknown &&
           (text(manager.text).starts_with("the result of `wp.Scoped") ||
            text(manager.text) == "the result of `open`");
}

Evaluator::Flow Evaluator::with_stmt(NodeId id) {
    bool passes = true;
    for (const NodeId entry : list(id, field::With::items)) {
        const Value value = expr(child(entry, field::WithItem::context_expr));
        const NodeId target = child(entry, field::WithItem::optional_vars);
        if (value.kind != ValueKind::Unknown) {
            raise(place_of(entry), "TypeError", "the object is no context manager");
        }
        passes &= lets_errors_pass(value);
        if (target.valid()) havoc_target(target, value.text);
    }
    const uint32_t before = vague_count_;
    Flow flow = Flow::Next;
    try {
        flow = block(list(id, field::With::body));
    } catch (const PythonError& error) {
        refuse(DiagKind::ModuleException, error.diag.place, "whether the `with` around it takes this error");
    }
    if (passes || vague_count_ == before) return flow;
    // What is not followed may have raised an error that ends the block, but not the import.
    const StringId reason = strings_.intern("a `with` whose outcome is not known");
    havoc(list(id, field::With::body), text(reason));
    if (flow != Flow::Next) throw Vague{reason};
    return left_early(id, reason);
}

}  // namespace weft::module
