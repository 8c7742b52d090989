#include "syntax/check.h"

#include <algorithm>
#include <utility>

#include "syntax/checker.h"
#include "syntax/limits.h"

namespace weft::syntax {
namespace {

constexpr std::string_view futures[] = {
    "nested_scopes",  "generators",       "division",       "absolute_import", "with_statement",
    "print_function", "unicode_literals", "barry_as_FLUFL", "generator_stop",  "annotations",
};

}  // namespace

std::optional<Diag> check(const Tree& tree, const Strings& strings) {
    return refused_in(tree.source_id(), [&] { Checker(tree, strings).file(); });
}

NodeId find_repeated(const Tree& tree, std::span<const NodeId> nodes) {
    constexpr size_t few = 16;
    if (nodes.size() <= few) {
        uint64_t seen = 0;  // a bit for the names of each remainder
        for (size_t i = 0; i < nodes.size(); ++i) {
            const StringId text = tree[nodes[i]].text;
            if (!text.valid()) continue;  // **values
            const uint64_t bit = uint64_t{1} << (text.index % 64);
            for (size_t j = 0; (seen & bit) != 0 && j < i; ++j)
                if (tree[nodes[j]].text == text) return nodes[i];
            seen |= bit;
        }
        return {};
    }
    std::unordered_set<uint32_t> seen;
    for (NodeId id : nodes)
        if (tree[id].text.valid() && !seen.insert(tree[id].text.index).second) return id;
    return {};
}

void Checker::invalid(NodeId at, std::string text) const {
    refuse(DiagKind::SyntaxInvalid, tree_[at].span, text);
}

void Checker::not_assignable(NodeId at) const {
    invalid(at, "`__debug__` cannot be bound or deleted");
}

void Checker::file() {
    scan();
    const auto body = tree_.field(tree_.root(), field::Module::body);
    Frame frame{Scope::Module, nullptr};
    frame_ = &frame;
    statements(body.subspan(read_futures(body)));
    if (scopes_) check_scopes(tree_, strings_, future_annotations_);
}

// Most files have nothing in their expressions that depends on where it stands; then only statements are
// walked.
void Checker::scan() {
    if (const auto debug = strings_.find("__debug__")) {
        debug_ = *debug;
        full_ = true;
    }
    for (const NodeId id : tree_.restricted()) {
        switch (tree_[id].kind) {
            case Kind::Starred:
            case Kind::NamedExpr:
            case Kind::Yield:
            case Kind::YieldFrom:
            case Kind::Await:
            case Kind::Match:
                full_ = true;
                break;
            case Kind::Comprehension:
                full_ |= tree_[id].detail != 0;
                break;
            case Kind::Call:
                full_ |= find_repeated(tree_, tree_.field(id, field::Call::keywords)).valid();
                break;
            case Kind::ClassDef:
                full_ |= find_repeated(tree_, tree_.field(id, field::ClassDef::keywords)).valid();
                break;
            case Kind::Arguments:
                parameters(id);
                break;
            case Kind::Global:
            case Kind::Nonlocal:
                scopes_ = true;
                break;
            default:
                break;
        }
    }
}

bool Checker::is_future(NodeId id) const {
    return tree_[id].kind == Kind::ImportFrom && tree_[id].text == names::future;
}

// The statements at the start of a file that may be future imports, behind one docstring; how many there are.
size_t Checker::read_futures(std::span<const NodeId> body) {
    size_t count = 0;
    if (!body.empty() && tree_[body[0]].kind == Kind::Expr) {
        const Node& text = tree_[tree_.child(body[0], field::Expr::value)];
        if (text.kind != Kind::Constant || text.constant() != ConstantKind::Str) return 0;
        count = 1;
    }
    for (; count < body.size() && is_future(body[count]); ++count) {
        for (NodeId alias : tree_.field(body[count], field::ImportFrom::names)) {
            const StringId name = tree_[alias].text;
            if (std::find(std::begin(futures), std::end(futures), strings_.text(name)) == std::end(futures))
                invalid(alias, "there is no future feature " + quoted(name));
            future_annotations_ |= name == names::annotations;
            const NodeId as = tree_.child(alias, field::Alias::asname);
            if (as.valid()) bind(alias, tree_[as].text);
        }
    }
    return count;
}

void Checker::statements(std::span<const NodeId> body) {
    for (NodeId id : body) statement(id);
}

void Checker::statement(NodeId id) {
    switch (tree_[id].kind) {
        case Kind::FunctionDef:
        case Kind::AsyncFunctionDef:
            return function(id);
        case Kind::ClassDef:
            return class_definition(id);
        case Kind::Return:
            return return_statement(id);
        case Kind::AnnAssign:
            return annotated_assignment(id);
        case Kind::AsyncFor:
            require_async(id, "`async for`");
            [[fallthrough]];
        case Kind::For:
            value(tree_.child(id, field::For::iter));
            value(tree_.child(id, field::For::target));
            return loop(id, tree_.field(id, field::For::body), tree_.field(id, field::For::orelse));
        case Kind::While:
            value(tree_.child(id, field::While::test));
            return loop(id, tree_.field(id, field::While::body), tree_.field(id, field::While::orelse));
        case Kind::If:
            value(tree_.child(id, field::If::test));
            statements(tree_.field(id, field::If::body));
            return statements(tree_.field(id, field::If::orelse));
        case Kind::AsyncWith:
            require_async(id, "`async with`");
            [[fallthrough]];
        case Kind::With: {
            const auto items = tree_.field(id, field::With::items);
            values(items);
            return block(id, tree_.field(id, field::With::body), static_cast<uint32_t>(items.size()));
        }
        case Kind::Match:
            return match(id);
        case Kind::Try:
        case Kind::TryStar:
            return try_statement(id);
        case Kind::Import:
            return import(id);
        case Kind::ImportFrom:
            return import_from(id);
        case Kind::Break:
            return jump(id, "break");
        case Kind::Continue:
            return jump(id, "continue");
        case Kind::Global:
        case Kind::Nonlocal:
        case Kind::Pass:
            return;
        default:
            return values(tree_.children(id));
    }
}

void Checker::block(NodeId owner, std::span<const NodeId> body, uint32_t blocks) {
    uint32_t& depth = frame_->place.blocks;
    depth += blocks;
    if (depth > max_blocks)
        refuse(DiagKind::SyntaxNestingTooDeep, tree_[owner].span, "blocks", std::to_string(max_blocks));
    statements(body);
    depth -= blocks;
}

void Checker::loop(NodeId id, std::span<const NodeId> body, std::span<const NodeId> orelse) {
    const Jump outer = frame_->place.jump;
    frame_->place.jump = Jump::Loop;
    block(id, body, 1);
    frame_->place.jump = outer;
    statements(orelse);
}

// Blocks are counted as CPython does: `finally` is one around all the rest, `except` takes two.
void Checker::try_statement(NodeId id) {
    const auto handlers = tree_.field(id, field::Try::handlers);
    const auto finalbody = tree_.field(id, field::Try::finalbody);
    const uint32_t around = finalbody.empty() ? 0 : 1;
    const Place outer = frame_->place;
    block(id, tree_.field(id, field::Try::body), around + (handlers.empty() ? 0 : 1));
    block(id, tree_.field(id, field::Try::orelse), around);
    if (tree_[id].kind == Kind::TryStar) {
        frame_->place.jump = Jump::ExceptStar;
        frame_->place.in_except_star = true;
    }
    for (NodeId handler : handlers) {
        const NodeId type = tree_.child(handler, field::ExceptHandler::type);
        if (!type.valid() && handler != handlers.back())
            invalid(handler, "a bare `except` must be the last one");
        value(type);
        bind(handler, tree_[handler].text);
        block(handler, tree_.field(handler, field::ExceptHandler::body), around + 2);
    }
    frame_->place = outer;
    block(id, finalbody, around);
}

void Checker::function(NodeId id) {
    const bool is_async = tree_[id].kind == Kind::AsyncFunctionDef;
    const NodeId arguments = tree_.child(id, field::FunctionDef::args);
    if (full_) {
        bind(id, tree_[id].text);
        values(tree_.field(id, field::FunctionDef::decorator_list));
        defaults(arguments);
        annotations(arguments);
        annotation(tree_.child(id, field::FunctionDef::returns));
    }
    Frame frame{is_async ? Scope::AsyncFunction : Scope::Function, frame_};
    frame_ = &frame;
    statements(tree_.field(id, field::FunctionDef::body));
    frame_ = frame.outer;
    if (is_async && frame.yields && frame.valued_return.valid())
        invalid(frame.valued_return, "`return` of a value in an asynchronous generator");
}

void Checker::class_definition(NodeId id) {
    if (full_) {
        bind(id, tree_[id].text);
        values(tree_.field(id, field::ClassDef::decorator_list));
        elements(tree_.field(id, field::ClassDef::bases));
        keywords(tree_.field(id, field::ClassDef::keywords));
    }
    Frame frame{Scope::Class, frame_};
    frame_ = &frame;
    statements(tree_.field(id, field::ClassDef::body));
    frame_ = frame.outer;
}

void Checker::return_statement(NodeId id) {
    if (frame_->scope != Scope::Function && frame_->scope != Scope::AsyncFunction)
        invalid(id, "`return` outside a function");
    if (frame_->place.in_except_star) invalid(id, "`return` in an `except*` block");
    const NodeId result = tree_.child(id, field::Return::value);
    if (result.valid() && !frame_->valued_return.valid()) frame_->valued_return = id;
    value(result);
}

void Checker::jump(NodeId id, std::string_view word) const {
    if (frame_->place.jump == Jump::Loop) return;
    if (frame_->place.jump == Jump::ExceptStar)
        invalid(id, "`" + std::string(word) + "` out of an `except*` block");
    refuse(DiagKind::OutsideLoop, tree_[id].span, word);
}

void Checker::require_async(NodeId id, std::string_view what) const {
    if (frame_->scope != Scope::AsyncFunction) invalid(id, std::string(what) + " outside an async function");
}

void Checker::import(NodeId id) const {
    for (NodeId alias : tree_.field(id, field::Import::names)) {
        const NodeId as = tree_.child(alias, field::Alias::asname);
        if (as.valid()) {
            bind(alias, tree_[as].text);
        } else {
            const std::string_view path = strings_.text(tree_[alias].text);
            if (path.substr(0, path.find('.')) == "__debug__") not_assignable(alias);
        }
    }
}

void Checker::import_from(NodeId id) const {
    if (is_future(id)) invalid(id, "an import from `__future__` must be the first statement of the file");
    for (NodeId alias : tree_.field(id, field::ImportFrom::names)) {
        const NodeId as = tree_.child(alias, field::Alias::asname);
        bind(alias, as.valid() ? tree_[as].text : tree_[alias].text);
        if (tree_[alias].text == names::star && frame_->scope != Scope::Module)
            invalid(alias, "`import *` outside the module level");
    }
}

void Checker::annotated_assignment(NodeId id) {
    if (!full_) return;
    value(tree_.child(id, field::AnnAssign::target));
    value(tree_.child(id, field::AnnAssign::value));
    const NodeId type = tree_.child(id, field::AnnAssign::annotation);
    if (future_annotations_ || frame_->scope == Scope::Module || frame_->scope == Scope::Class)
        annotation(type);
    else
        unevaluated(type);
}

}  // namespace weft::syntax
