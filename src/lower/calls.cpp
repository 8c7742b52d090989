// Calls: who is called, with what, and the instruction that calls it.
#include <algorithm>

#include "lower/function_lowering.h"
#include "module/warp_namespace.h"

namespace weft::lower {

using module::Value;
using module::ValueKind;
using syntax::Kind;
namespace field = syntax::field;

namespace {

// wp.float64(x), wp.int64(x), wp.uint64(x)
bool is_wide_scalar_constructor(const builtins::Row& row, types::TypeId result) {
    return row.operation() == builtins::Operation::Cast && row.fixed_type == result &&
           (result == types::float64 || result == types::int64 || result == types::uint64);
}

}  // namespace

// ---- who is called

FunctionLowering::Callee FunctionLowering::callee_of_object(const Value& object, StringId last, bool has_path,
                                                            NodeId call) {
    const NodeId func = tree_.child(call, field::Call::func);
    switch (object.kind) {
        case ValueKind::Function:
            return {Callee::Kind::Functions, {}, module::FunctionSetId{object.id}, {}, {}};
        case ValueKind::Builtin:
            return {Callee::Kind::Builtin, object.text, {}, {}, {}};
        case ValueKind::WarpObject:
            // Most of them only share their name with a builtin (wp.matrix, wp.zeros); some exist at codegen
            // only.
            if (names::is_builtin(last) && object.id != static_cast<uint32_t>(module::WarpCall::Static))
                break;
            refuse_node(DiagKind::UnsupportedFeature, func, "wp." + std::string(strings_.text(object.text)));
        case ValueKind::GenericParam:
            refuse_node(DiagKind::UnsupportedFeature, func, "generic type");
        default:
            break;
    }
    TypeId constructed;
    if (object.kind == ValueKind::Type && types::is_composite(info(object.type))) constructed = object.type;
    // The last component of the path names a builtin: math.sqrt(x), dot(a, b), float(x).
    if (has_path && names::is_builtin(last)) return {Callee::Kind::Builtin, last, {}, {}, constructed};
    if (constructed.valid())
        return {Callee::Kind::Builtin, builtins::constructor_of(info(constructed)), {}, {}, constructed};
    if (object.kind == ValueKind::Type && info(object.type).kind == types::Kind::Scalar) {
        const types::Type& type = info(object.type);
        if (type.python_spelling) {
            return {Callee::Kind::Builtin, builtins::python_cast(type.scalar), {}, {}, {}};
        }
        if (const auto name = strings_.find(types::facts(type.scalar).name); name && names::is_builtin(*name))
            return {Callee::Kind::Builtin, *name, {}, {}, {}};
    }
    if (object.kind == ValueKind::Struct) {
        module_.use_struct(info(object.type).structure);
        return {Callee::Kind::Structure, {}, {}, info(object.type).structure, {}};
    }
    if (object.kind == ValueKind::Type && !types::is_followed(info(object.type)))
        refuse_node(DiagKind::UnsupportedFeature, func, types_.display(object.type));
    refuse_node(DiagKind::UnknownFunction, func,
                tree_.source().substr(tree_[func].span.begin, tree_[func].span.size()));
}

FunctionLowering::Callee FunctionLowering::callee_of(NodeId call) {
    const NodeId func = tree_.child(call, field::Call::func);
    const Resolved resolved = resolve_static(func);
    if (resolved.object.kind == ValueKind::Missing) {
        const Item item = eval(func);
        if (item.kind != Item::Kind::Object) refuse_node(DiagKind::NotCallable, func);
        return callee_of_object(object_of(item), resolved.last, resolved.has_path && resolved.last.valid(),
                                call);
    }
    if (resolved.object.kind == ValueKind::Module) {
        // Builtins such as tid() are no attributes of the package; they are found by name behind it.
        if (resolved.last_missing && is_warp(resolved.object) && names::is_builtin(resolved.last))
            return {Callee::Kind::Builtin, resolved.last, {}, {}, {}};
        refuse_node(DiagKind::UnknownFunction, func,
                    tree_.source().substr(tree_[func].span.begin, tree_[func].span.size()));
    }
    return callee_of_object(resolved.object, resolved.last, resolved.last.valid(), call);
}

// ---- arguments

// The lines of a dotted path whose evaluation leaves nothing else.
void FunctionLowering::set_lines(NodeId node) {
    set_line(node);
    while (tree_[node].kind == Kind::Attribute) {
        node = tree_.child(node, field::Attribute::value);
        set_line(node);
    }
}

// An argument is evaluated, and then resolved statically once more: a type or function replaces what was
// evaluated, and a constant reached through a dotted path is made a second time.
Item FunctionLowering::resolve_arg(NodeId node) {
    NodeId root = node;
    while (tree_[root].kind == Kind::Attribute) root = tree_.child(root, field::Attribute::value);

    const bool dotted = tree_[node].kind == Kind::Attribute;
    const bool type_call = is_type_call(root);
    if (!type_call && (tree_[root].kind != Kind::Name || symbols_.find(tree_[root].text))) return eval(node);

    const At at(*this, node);
    if (type_call) {
        // Evaluating `type(x)` fails in Warp and falls back to the static reading; only its line is seen.
        set_lines(node);
        const Value object = resolve_static(node).object;
        if (module::is_constant(program_, object)) return Item::of(new_constant(object));
        return object_item(object);
    }

    const bool in_scope = lookup(tree_[root].text, place_of(root)).kind != ValueKind::Missing;
    if (!dotted && in_scope) return eval(node);
    if (in_scope) {
        const Item item = eval(node);
        if (item.kind == Item::Kind::Value && !constant_of(item.value)) return item;
    } else {
        set_lines(node);
    }
    const Resolved resolved = resolve_static(node);
    const Value& object = resolved.object;
    if (object.kind == ValueKind::Missing)
        refuse_node(DiagKind::UndefinedName, root, strings_.text(tree_[root].text));
    if (object.kind == ValueKind::EnumMember && module::is_constant(program_, object))
        return Item::of(new_constant(module::int_value(object.integer)));
    if (object.kind == ValueKind::NumpyScalar)
        refuse_node(DiagKind::NumpyScalar, node, strings_.text(resolved.last));
    if (module::is_constant(program_, object))
        return Item::of(new_constant(object, constant_type(object, place_of(node))));
    if (object.kind == ValueKind::Module && resolved.last_missing && is_warp(object) &&
        names::is_builtin(resolved.last)) {
        Value function;
        function.kind = ValueKind::Builtin;
        function.text = resolved.last;
        return object_item(function);
    }
    return object_item(object);
}

void FunctionLowering::unpack_starred(NodeId node, Arguments& out) {
    const NodeId value_node = tree_.child(node, field::Starred::value);
    const NodeId bounds = tree_[value_node].kind == Kind::Subscript
                              ? tree_.child(value_node, field::Subscript::slice)
                              : NodeId{};
    const bool sliced = bounds.valid() && tree_[bounds].kind == Kind::Slice;
    const ValueId target = eval_value(sliced ? tree_.child(value_node, field::Subscript::value) : value_node);
    const types::Type type = info(value_type(target));
    const bool array = types::is_array(type);
    if (!types::is_composite(type) && !(array && sliced))
        refuse_node(DiagKind::StarredOperand, node, types_.display(value_type(target)));

    SliceBounds range{0, 0, 1};
    if (array) {
        // An array's length is not known: the slice must say where it ends, counting from the start.
        if (type.ndim != 1 || !tree_.child(bounds, field::Slice::upper).valid())
            refuse_node(DiagKind::StarredOperand, node, types_.display(value_type(target)));
        const NodeId step = tree_.child(bounds, field::Slice::step),
                     lower = tree_.child(bounds, field::Slice::lower);
        if (step.valid()) range.step = slice_part(step);
        if (lower.valid()) range.start = slice_part(lower);
        range.stop = slice_part(tree_.child(bounds, field::Slice::upper));
        if (range.start < 0 || range.stop < 0 || range.step <= 0)
            refuse_node(DiagKind::SliceNotConstant, bounds);
    } else {
        const uint32_t length = type.kind == types::Kind::Quaternion  ? 4
                                : type.kind == types::Kind::Transform ? 7
                                                                      : type.rows;
        range.stop = length;
        if (sliced) range = slice_bounds(bounds, length);
    }
    size_t made = 0;
    for (int64_t i = range.start; range.step > 0 ? i < range.stop : i > range.stop; i += range.step, ++made) {
        const ValueId number = new_int(i);
        out.push_back({});
        Argument& arg = out.back();
        arg.item =
            Item::of(builtin(array ? Effect::Address : Effect::Extract, {target, number}, place_of(node)));
        arg.place = place_of(node);
    }
    if (made == 0) refuse_node(DiagKind::StarredOperand, node, "nothing");
}

void FunctionLowering::eval_arguments(NodeId call, Arguments& out) {
    for (const NodeId node : tree_.field(call, field::Call::args)) {
        if (tree_[node].kind == Kind::Starred) {
            unpack_starred(node, out);
            continue;
        }
        const Item item = resolve_arg(node);
        out.push_back({item, {}, place_of(node), {}, node});
    }
    for (const NodeId node : tree_.field(call, field::Call::keywords)) {
        const StringId keyword = tree_[node].text;
        if (!keyword.valid()) refuse_node(DiagKind::UnsupportedFeature, node, "** argument");
        const NodeId value_node = tree_.child(node, field::Keyword::value);
        const Item item = resolve_arg(value_node);
        out.push_back({item, keyword, place_of(node), {}, value_node});
    }
    for (const Argument& arg : out) {
        if (arg.item.kind == Item::Kind::Nothing) refuse(DiagKind::NoValue, arg.place);
        if (arg.item.kind == Item::Kind::Values) refuse(DiagKind::SeveralValues, arg.place);
    }
}

Item FunctionLowering::call(NodeId node, unsigned expected_outputs) {
    const Callee callee = callee_of(node);
    if (callee.kind == Callee::Kind::Builtin && callee.builtin == builtin_that(Effect::Thread)) {
        if (!is_kernel_) refuse_node(DiagKind::TidInFunction, node);
        if (expected_outputs <= 1) fn_.uses_scalar_tid = true;
    }
    Arguments args;
    eval_arguments(node, args);
    switch (callee.kind) {
        case Callee::Kind::Builtin:
            return call_builtin(callee.builtin, args, expected_outputs, callee.constructed, place_of(node));
        case Callee::Kind::Functions:
            return call_functions(callee.functions, args, place_of(node));
        case Callee::Kind::Structure:
            return call_structure(callee.structure, args, place_of(node));
    }
    return {};
}

// ---- builtins

Item FunctionLowering::results_item(std::span<const ValueId> results) {
    if (results.empty()) return {};
    if (results.size() == 1) return Item::of(results[0]);
    const auto first = static_cast<uint32_t>(lists_.size());
    lists_.append(results);
    return {Item::Kind::Values, {}, first, static_cast<uint32_t>(results.size())};
}

const KnownParts* FunctionLowering::known_parts(ValueId value) const {
    if (tuples_.empty()) return nullptr;
    for (auto it = tuples_.rbegin(); it != tuples_.rend(); ++it)
        if (it->value == value) return &*it;
    return nullptr;
}

size_t FunctionLowering::part_count(std::span<const Argument> args) const {
    size_t count = 0;
    const auto count_tree = [&](std::span<const ValueId> values) {
        count += values.size();
        for (const ValueId value : values)
            if (const KnownParts* known = known_parts(value)) count += known->parts.count;
    };
    for (const Argument& arg : args) {
        if (arg.item.kind == Item::Kind::Values) count_tree(values_of(arg.item));
        if (arg.item.kind != Item::Kind::Value) continue;
        if (const KnownParts* known = known_parts(arg.item.value)) count_tree(fn_.range(known->parts));
    }
    return count;
}

Item FunctionLowering::call_builtin(StringId name, std::span<const Argument> args, unsigned expected_outputs,
                                    TypeId constructed, Place place) {
    ValueList values;
    for (const Argument& arg : args) {
        if (arg.item.kind != Item::Kind::Value || arg.keyword.valid()) break;
        values.push_back(arg.item.value);
    }
    if (values.size() == args.size()) {
        if (const builtins::KnownCall* known = known_call(name, values, expected_outputs, constructed))
            return call_known(*known, values);
    }
    return resolve_builtin(name, args, expected_outputs, constructed, place);
}

// Most calls of a kernel repeat a few questions, whose answers builtins/ keeps.
const builtins::KnownCall* FunctionLowering::known_call(StringId name, std::span<const ValueId> args,
                                                        unsigned expected_outputs, TypeId constructed) const {
    builtins::CallKey key(name, args.size(), expected_outputs, constructed, types_);
    for (const ValueId arg : args) {
        const TypeId type = type_of(arg);
        const bool reference = info(type).kind == types::Kind::Reference;
        key.add(reference ? info(type).element : type, reference, fn_.values[arg.index].constant.valid());
    }
    const builtins::KnownCall* known = builtins::recall(key);
    // A literal in a wide scalar is no call: resolve_builtin() looks at it.
    const bool may_widen = known != nullptr && args.size() == 1 && constant_of(args[0]) != nullptr;
    return may_widen ? nullptr : known;
}

Item FunctionLowering::call_known(const builtins::KnownCall& known, std::span<const ValueId> args) {
    ValueList results;
    for (const TypeId type : known.results()) results.push_back(new_value(type));
    const ir::RangeOf<builtins::TemplateArg> template_args{
        static_cast<uint32_t>(fn_.template_args.size()), static_cast<uint32_t>(known.template_args().size())};
    fn_.template_args.append(known.template_args());
    ir::Call& call =
        add_call(ir::CalleeKind::Builtin, known.row.index, results, args, known.first_by_reference);
    call.initializer_list = known.initializer_list;
    call.template_args = template_args;
    if (known.result_count == 1 && known.result_types[0] == types::slice)
        tuples_.push_back({results[0], call.adj_args});
    return results_item(results);
}

bool FunctionLowering::is_plain_number(const Item& item) const {
    if (item.kind != Item::Kind::Object) return false;
    const ValueKind kind = object_of(item).kind;
    return kind == ValueKind::Int || kind == ValueKind::Float;
}

Item FunctionLowering::resolve_builtin(StringId name, std::span<const Argument> args,
                                       unsigned expected_outputs, TypeId constructed, Place place) {
    // What the rules may look at. A handle is the argument's place in the call; elements of tuples and bounds
    // of slices are laid out behind the arguments.
    SmallVector<builtins::Argument, 6> query_args;
    const auto describe_value = [&](ValueId value, builtins::Argument& out) {
        out.kind = builtins::Argument::Kind::Value;
        out.type = value_type(value);
        out.is_reference = is_reference(value);
        out.is_parameter = fn_.values[value.index].spelling == ir::Spelling::Parameter;
        out.constant = constant_of(value);
    };
    const auto describe_parts = [&](std::span<const ValueId> values, builtins::Argument& out) {
        const size_t first = parts_.size();
        for (const ValueId element : values) {
            builtins::Argument& part = parts_.emplace_back();
            describe_value(element, part);
            part.handle = static_cast<uint32_t>(args.size() + element.index);
        }
        out.first_element = parts_.data() + first;
        out.element_count = static_cast<uint32_t>(values.size());
    };
    // With the bounds of slices among them.
    const auto describe_tree = [&](std::span<const ValueId> values, builtins::Argument& out) {
        const size_t first = parts_.size();
        describe_parts(values, out);
        for (size_t k = 0; k < values.size(); ++k) {
            if (const KnownParts* known = known_parts(values[k]))
                describe_parts(fn_.range(known->parts), parts_[first + k]);
        }
    };
    parts_.clear();
    parts_.reserve(part_count(args));  // spans into it must stay valid
    for (size_t i = 0; i < args.size(); ++i) {
        builtins::Argument& out = query_args.emplace_back();
        const Item& item = args[i].item;
        out.keyword = args[i].keyword;
        out.handle = static_cast<uint32_t>(i);
        if (item.kind == Item::Kind::Value) {
            describe_value(item.value, out);
            if (const KnownParts* known = known_parts(item.value))
                describe_tree(fn_.range(known->parts), out);
        } else if (item.kind == Item::Kind::Values) {
            out.type = types::any_tuple;
            out.is_listed = true;
            describe_tree(values_of(item), out);
        } else if (is_plain_number(item)) {
            out.constant = &objects_[item.first];
            out.type = out.constant->kind == ValueKind::Int ? types::int32 : types::float32;
            out.is_literal = true;
        } else {
            const Value object = object_of(item);
            if (object.kind == ValueKind::Type || object.kind == ValueKind::Struct) {
                out.kind = builtins::Argument::Kind::Type;
                out.type = object.type;
            } else if (object.kind == ValueKind::Function || object.kind == ValueKind::Builtin) {
                out.kind = builtins::Argument::Kind::Function;
                out.type = types::function;
            } else {
                refuse(DiagKind::NotAValue, args[i].place, describe(object, strings_));
            }
        }
    }
    ValueId function;  // that the call applies to elements
    for (size_t i = 0; i < args.size(); ++i) {
        if (query_args[i].kind != builtins::Argument::Kind::Function || !builtins::takes_function(name))
            continue;
        if (function.valid())
            refuse(DiagKind::CallFunctionArgument, args[i].place, std::string(strings_.text(name)));
        const Applied made = operator_of(name, object_of(args[i].item), args, args[i].place);
        function = made.value;
        query_args[i].result = made.result;
        query_args[i].operation = made.operation;
    }
    builtins::Query query{name, query_args, expected_outputs, constructed, module_.options.machine};
    if (auto why = builtins::resolve(query, types_, strings_, resolution_)) {
        why->place = place;
        throw Refused{std::move(*why)};
    }
    const builtins::Row& row = builtins::row(resolution_.row);
    module_.note_machine(resolution_);

    // wp.float64(3): the literal's own variable becomes the 64-bit number, so no digit is lost on the way.
    if (!resolution_.replaced && resolution_.operands.size() == 1 && resolution_.results.size() == 1 &&
        is_wide_scalar_constructor(row, resolution_.results[0]) && args.size() == 1 &&
        args[0].item.kind == Item::Kind::Value) {
        const ValueId value = args[0].item.value;
        const Value* known = constant_of(value);
        if (known && is_exact_number(*known)) {
            Value wide = as_warp_scalar(*known, resolution_.results[0]);
            fn_.values[value.index].type = resolution_.results[0];
            fn_.values[value.index].constant = {};
            const ir::Range result = operands({&value, 1});
            if (notes_) [[unlikely]]
                note_call(ir::CalleeKind::Builtin, resolution_.row.index);
            add(ir::SetConstant{add_constant(wide)}).results = result;
            return Item::of(value);
        }
    }
    if (resolution_.replaced) return Item::of(new_call_constant(resolution_.replacement));

    ValueList results;
    for (const TypeId type : resolution_.results) results.push_back(new_value(type));

    // Constants that the call brings along come after its results, loads after the constants.
    ValueList passed, primal;
    for (const builtins::Operand& operand : resolution_.operands) {
        if (operand.kind == builtins::Operand::Kind::Constant) {
            passed.push_back(new_call_constant(operand));
        } else if (operand.kind == builtins::Operand::Kind::Result) {
            passed.push_back(results[0]);
        } else if (operand.kind == builtins::Operand::Kind::Symbol) {
            passed.push_back(function_value(ir::Spelling::Symbol, operand.symbol.index));
        } else if (operand.handle < args.size() && is_function(args[operand.handle].item)) {
            passed.push_back(function);
        } else if (operand.handle >= args.size()) {
            passed.push_back(ValueId{operand.handle - static_cast<uint32_t>(args.size())});
        } else {
            passed.push_back(passed_value(args[operand.handle].item));
        }
    }
    const ir::RangeOf<builtins::TemplateArg> template_args{
        static_cast<uint32_t>(fn_.template_args.size()),
        static_cast<uint32_t>(resolution_.template_args.size())};
    fn_.template_args.append(resolution_.template_args);
    for (size_t i = 0; i < passed.size(); ++i)
        primal.push_back(resolution_.operands[i].by_reference ? passed[i] : load(passed[i]));

    ir::Call& call = make_call(ir::CalleeKind::Builtin, resolution_.row.index, results, passed, primal);
    call.initializer_list = resolution_.initializer_list;
    call.template_args = template_args;
    // A slice remembers its bounds: extracting with it needs them.
    if (resolution_.results.size() == 1 && resolution_.results[0] == types::slice)
        tuples_.push_back({results[0], call.adj_args});
    return results_item(results);
}

ir::Call& FunctionLowering::add_call(ir::CalleeKind kind, uint32_t callee, std::span<const ValueId> results,
                                     std::span<const ValueId> passed, size_t by_reference) {
    const auto needs_load = [&](ValueId value) { return is_reference(value); };
    const auto from = passed.subspan(std::min(by_reference, passed.size()));
    if (std::none_of(from.begin(), from.end(), needs_load))
        return make_call(kind, callee, results, passed, {});
    ValueList primal;
    for (size_t i = 0; i < passed.size(); ++i)
        primal.push_back(i < by_reference ? passed[i] : load(passed[i]));
    return make_call(kind, callee, results, passed, primal);
}

ir::Call& FunctionLowering::make_call(ir::CalleeKind kind, uint32_t callee, std::span<const ValueId> results,
                                      std::span<const ValueId> passed, std::span<const ValueId> loaded) {
    const ir::Range result_range = operands(results);
    const ir::Range adj_range = operands(passed);
    const ir::Range arg_range = loaded.empty() ? adj_range : operands(loaded);
    if (notes_) [[unlikely]]
        note_call(kind, callee);
    ir::Inst& inst = add(ir::Call{.kind = kind, .callee = callee, .adj_args = adj_range});
    inst.results = result_range;
    inst.args = arg_range;
    return inst.as<ir::Call>();
}

// A constant that a builtin's rule asks for: a number as an instance of its type, or the identity rotation.
ir::ValueId FunctionLowering::new_call_constant(const builtins::Operand& operand) {
    if (operand.is_raw) return new_constant(operand.value, operand.type);
    const bool plain_number = (operand.value.kind == ValueKind::Int && operand.type == types::int32) ||
                              (operand.value.kind == ValueKind::Float && operand.type == types::float32) ||
                              (operand.value.kind == ValueKind::Bool && operand.type == types::boolean);
    if (plain_number) return new_constant(operand.value, operand.type);
    if (!operand.is_identity) return new_constant(as_warp_scalar(operand.value, operand.type), operand.type);
    Value identity = module::make_value(ValueKind::Composite);
    identity.type = operand.type;
    identity.id = static_cast<uint32_t>(fn_.elements.size());
    for (int i = 0; i < 4; ++i) fn_.elements.push_back(module::float_value(i == 3 ? 1.0 : 0.0));
    const ValueId id = new_value(operand.type);
    fn_.values[id.index].constant = add_constant(identity);
    return id;
}

Item FunctionLowering::builtin_item(StringId name, std::span<const ValueId> values, Place place) {
    if (const builtins::KnownCall* known = known_call(name, values, 0, {})) return call_known(*known, values);
    Arguments args;
    for (const ValueId value : values) args.push_back({Item::of(value), {}, place});
    return resolve_builtin(name, args, 0, {}, place);
}

ir::ValueId FunctionLowering::builtin(StringId name, std::span<const ValueId> values, Place place) {
    return builtin_item(name, values, place).value;
}

Item FunctionLowering::builtin_item(Effect effect, std::span<const ValueId> values, Place place) {
    return builtin_item(builtin_that(effect), values, place);
}

ir::ValueId FunctionLowering::builtin(Effect effect, std::span<const ValueId> values, Place place) {
    return builtin_item(effect, values, place).value;
}

ir::ValueId FunctionLowering::builtin(Effect effect, std::initializer_list<ValueId> values, Place place) {
    return builtin(effect, std::span<const ValueId>(values.begin(), values.size()), place);
}

}  // namespace weft::lower
