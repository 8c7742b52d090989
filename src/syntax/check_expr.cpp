#include "syntax/checker.h"
#include "syntax/limits.h"

namespace weft::syntax {

void Checker::expression(NodeId id) {
    const Node& node = tree_[id];
    switch (node.kind) {
        case Kind::Name:
            if (node.context() != Context::Load && compiled_) bind(id, node.text);
            return;
        case Kind::Attribute:
            if (node.context() != Context::Load && compiled_) bind(id, node.text);
            return expression(tree_.child(id, field::Attribute::value));
        case Kind::Starred:
            if (compiled_) invalid(id, "`*` must stand in a list, a tuple or a call");
            return expression(tree_.child(id, field::Starred::value));
        case Kind::Tuple:
        case Kind::List:
        case Kind::Set:
            return sequence(id);
        case Kind::Call:
            expression(tree_.child(id, field::Call::func));
            elements(tree_.field(id, field::Call::args));
            return keywords(tree_.field(id, field::Call::keywords));
        case Kind::Lambda:
            return lambda(id);
        case Kind::ListComp:
        case Kind::SetComp:
        case Kind::DictComp:
        case Kind::GeneratorExp:
            return comprehension(id);
        case Kind::NamedExpr:
            return named(id);
        case Kind::Yield:
        case Kind::YieldFrom:
            return yield(id);
        case Kind::Await:
            return await(id);
        default:
            return values(tree_.children(id));
    }
}

void Checker::elements(std::span<const NodeId> list) {
    for (NodeId id : list)
        expression(tree_[id].kind == Kind::Starred ? tree_.child(id, field::Starred::value) : id);
}

void Checker::sequence(NodeId id) {
    constexpr size_t max_before_star = 255;  // what CPython's instruction can count
    const auto list = tree_.field(id, field::List::elts);
    elements(list);
    if (tree_[id].kind == Kind::Set || tree_[id].context() != Context::Store || !compiled_) return;
    bool starred = false;
    for (size_t i = 0; i < list.size(); ++i) {
        if (tree_[list[i]].kind != Kind::Starred) continue;
        if (starred) invalid(list[i], "a second `*` among the targets of one assignment");
        if (i > max_before_star) invalid(list[i], "too many targets before `*`");
        starred = true;
    }
}

// Called for every Arguments node by the scan.
void Checker::parameters(NodeId arguments) {
    // All Arg nodes are direct children; defaults stand among them.
    const auto fields = {field::Arguments::posonlyargs, field::Arguments::args, field::Arguments::vararg,
                         field::Arguments::kwonlyargs, field::Arguments::kwarg};
    constexpr size_t few = 16;
    NodeId some[few];
    size_t count = 0;
    for (const unsigned index : fields) {
        for (NodeId id : tree_.field(arguments, index)) {
            bind(id, tree_[id].text);
            if (count < few) some[count] = id;
            ++count;
        }
    }
    NodeId repeated;
    if (count <= few) {
        repeated = find_repeated(tree_, {some, count});
    } else {
        Names seen;
        for (const unsigned index : fields) {
            for (NodeId id : tree_.field(arguments, index))
                if (!seen.insert(tree_[id].text.index).second && !repeated.valid()) repeated = id;
        }
    }
    if (repeated.valid()) invalid(repeated, "a second parameter " + quoted(tree_[repeated].text));
}

void Checker::defaults(NodeId arguments) {
    values(tree_.field(arguments, field::Arguments::defaults));
    values(tree_.field(arguments, field::Arguments::kw_defaults));
}

void Checker::annotations(NodeId arguments) {
    for (const unsigned index :
         {field::Arguments::posonlyargs, field::Arguments::args, field::Arguments::vararg,
          field::Arguments::kwonlyargs, field::Arguments::kwarg}) {
        for (NodeId id : tree_.field(arguments, index)) {
            NodeId type = tree_.child(id, field::Arg::annotation);
            if (type.valid() && tree_[type].kind == Kind::Starred)  // *args: *Types
                type = tree_.child(type, field::Starred::value);
            annotation(type);
        }
    }
}

void Checker::annotation(NodeId id) {
    if (!id.valid()) return;
    if (!future_annotations_) return expression(id);
    Frame frame{Scope::Annotation, frame_};
    frame_ = &frame;
    unevaluated(id);
    frame_ = frame.outer;
}

void Checker::unevaluated(NodeId id) {
    const bool outer = compiled_;
    compiled_ = false;
    expression(id);
    compiled_ = outer;
}

void Checker::keywords(std::span<const NodeId> list) {
    if (compiled_) {
        const NodeId repeated = find_repeated(tree_, list);
        if (repeated.valid()) invalid(repeated, "a second keyword " + quoted(tree_[repeated].text));
    }
    for (NodeId id : list) {
        if (compiled_) bind(id, tree_[id].text);
        expression(tree_.child(id, field::Keyword::value));
    }
}

void Checker::lambda(NodeId id) {
    defaults(tree_.child(id, field::Lambda::args));
    Frame frame{Scope::Lambda, frame_};
    frame_ = &frame;
    expression(tree_.child(id, field::Lambda::body));
    frame_ = frame.outer;
}

// The first iterable is evaluated outside, all the rest in a function of the comprehension's own.
void Checker::comprehension(NodeId id) {
    const Kind kind = tree_[id].kind;
    const bool is_dict = kind == Kind::DictComp;
    Frame frame{Scope::Comprehension, frame_};
    frame.generators =
        tree_.field(id, is_dict ? unsigned{field::DictComp::generators} : field::ListComp::generators);
    uint32_t async_loops = 0;
    for (NodeId generator : frame.generators) {
        if (frame.begun == 0) {
            ++iterables_;
            expression(tree_.child(generator, field::Comprehension::iter));
            --iterables_;
            frame_ = &frame;
        }
        ++frame.begun;
        async_loops += tree_[generator].detail;
        expression(tree_.child(generator, field::Comprehension::target));
        if (frame.begun > 1) {
            ++iterables_;
            expression(tree_.child(generator, field::Comprehension::iter));
            --iterables_;
        }
        values(tree_.field(generator, field::Comprehension::ifs));
    }
    expression(tree_.child(id, field::ListComp::elt));
    if (is_dict) expression(tree_.child(id, field::DictComp::value));
    frame_ = frame.outer;
    if (!compiled_) return;
    if (async_loops > max_blocks)
        refuse(DiagKind::SyntaxNestingTooDeep, tree_[id].span, "blocks", std::to_string(max_blocks));
    if (kind == Kind::GeneratorExp || (async_loops == 0 && !frame.is_async)) return;
    if (frame_->scope != Scope::AsyncFunction && frame_->scope != Scope::Comprehension)
        invalid(id, "an asynchronous comprehension outside an async function");
    frame_->is_async = true;
}

void Checker::yield(NodeId id) {
    const bool from = tree_[id].kind == Kind::YieldFrom;
    switch (frame_->scope) {
        case Scope::Comprehension:
            invalid(id, "`yield` in a comprehension");
        case Scope::Annotation:
            invalid(id, "`yield` in an annotation");
        case Scope::Module:
        case Scope::Class:
            if (compiled_) invalid(id, "`yield` outside a function");
            break;
        case Scope::AsyncFunction:
            if (from && compiled_) invalid(id, "`yield from` in an async function");
            break;
        case Scope::Function:
        case Scope::Lambda:
            break;
    }
    frame_->yields = true;
    value(tree_.child(id, field::Yield::value));
}

void Checker::await(NodeId id) {
    switch (frame_->scope) {
        case Scope::Annotation:
            invalid(id, "`await` in an annotation");
        case Scope::Module:
        case Scope::Class:
        case Scope::Function:
        case Scope::Lambda:
            if (compiled_) invalid(id, "`await` outside an async function");
            break;
        case Scope::Comprehension:
        case Scope::AsyncFunction:
            frame_->is_async = true;
            break;
    }
    expression(tree_.child(id, field::Await::value));
}

// In a comprehension, := binds a name of the scope around it.
void Checker::named(NodeId id) {
    const NodeId target = tree_.child(id, field::NamedExpr::target);
    const StringId name = tree_[target].text;
    if (frame_->scope == Scope::Annotation) invalid(id, "`:=` in an annotation");
    if (iterables_ != 0) invalid(id, "`:=` in the iterable of a comprehension");
    if (frame_->scope == Scope::Comprehension) {
        const Frame* scope = frame_;
        for (; scope->scope == Scope::Comprehension || scope->scope == Scope::Annotation;
             scope = scope->outer) {
            const size_t count = scope == frame_ ? scope->generators.size() : scope->begun;
            for (NodeId generator :
                 scope->generators.subspan(0, scope->scope == Scope::Annotation ? 0 : count)) {
                if (mentions(tree_.child(generator, field::Comprehension::target), name))
                    invalid(target, "`:=` binds the variable " + quoted(name) + " of its comprehension");
            }
        }
        if (scope->scope == Scope::Class) invalid(id, "`:=` in a comprehension of a class body");
    }
    expression(target);
    expression(tree_.child(id, field::NamedExpr::value));
}

bool Checker::mentions(NodeId id, StringId name) const {
    if (tree_[id].kind == Kind::Name) return tree_[id].text == name;
    for (NodeId child : tree_.children(id))
        if (child.valid() && mentions(child, name)) return true;
    return false;
}

}  // namespace weft::syntax
