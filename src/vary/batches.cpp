// Batches: many worlds at once: one more dimension of the launch, and of the arrays that each world has for
// itself.
#include <algorithm>
#include <optional>
#include <string>

#include "vary/arrays.h"
#include "vary/threads.h"

namespace weft::vary {
namespace {

using syntax::Context;

struct BatchedArray {
    StringId name;
    Type type;
    NodeId arg;
    std::vector<NodeId> subscripts, atomics;  // where it is used
};

// Each world has its own numbers and results; what only tells who belongs to whom is the same for all.
bool has_own(const inputs::Arg& arg, const Type& type) {
    const bool is_number = type.kind == types::Kind::Struct || types::facts(type.scalar).is_float ||
                           type.scalar == types::Scalar::Uint8 || type.scalar == types::Scalar::Int8;
    return arg.role != inputs::Role::In || is_number;
}

// Numbers that are drawn one by one: a longer array holds more of the same.
bool can_grow(const inputs::Arg& arg) {
    using inputs::Fill;
    switch (arg.fill) {
        case Fill::Uniform:
        case Fill::Zero:
        case Fill::Index:
        case Fill::Constant:
        case Fill::Bool:
        case Fill::Unit:
        case Fill::Rigid:
        case Fill::Spd:
            return true;
        case Fill::Iota:
        case Fill::Sorted:
        case Fill::SortedIndex:
        case Fill::Offsets:
        case Fill::Permutation:
            return false;
    }
    return false;
}

// How the kernel uses an array: false where it does not read or write single elements.
bool take_uses(const Change& change, BatchedArray& array) {
    for (const NodeId use : change.look.uses(array.name, change.draft.kernel)) {
        const NodeId above = change.look.parent(use);
        if (change[above].kind == Kind::Subscript &&
            change.tree().child(above, field::Subscript::value) == use) {
            const NodeId slice = change.tree().child(above, field::Subscript::slice);
            if (indexes_of(change, above).size() != array.type.ndim ||
                change.look.contains(slice, Kind::Slice))
                return false;
            array.subscripts.push_back(above);
            continue;
        }
        if (change[above].kind != Kind::Call) return false;
        const auto args = change.tree().field(above, field::Call::args);
        const bool is_atomic = change.look.is_call(above, builtins::Effect::Atomic) &&
                               args.size() == size_t{array.type.ndim} + 2 && args[0] == use &&
                               change.tree().field(above, field::Call::keywords).empty();
        if (!is_atomic) return false;
        array.atomics.push_back(above);
    }
    return true;
}

// The type of the elements as it was written; invalid: it is written otherwise.
NodeId dtype_in(const Change& change, NodeId arg) {
    const NodeId annotation = change.tree().child(arg, field::Arg::annotation);
    if (!annotation.valid()) return {};
    // wp.array2d[float]
    if (change[annotation].kind == Kind::Subscript)
        return change.tree().child(annotation, field::Subscript::slice);
    if (change[annotation].kind != Kind::Call) return {};
    for (const NodeId keyword : change.tree().field(annotation, field::Call::keywords)) {
        if (change.text(keyword) == "dtype") return change.tree().child(keyword, field::Keyword::value);
    }
    return {};
}

void annotate(Change& change, const BatchedArray& array) {
    const NodeId old = change.tree().child(array.arg, field::Arg::annotation);
    const NodeId element = change.edit.copy(dtype_in(change, array.arg));
    const NodeId maker = change.edit.warp("array" + std::to_string(array.type.ndim + 1) + "d");
    if (change[old].kind == Kind::Subscript) {
        change.edit.replace(old, change.edit.subscript(maker, {&element, 1}, {}));
    } else {
        const NodeId keyword =
            change.draft.tree.add(Kind::Keyword, 0, Span{}, 0, change.edit.intern("dtype"), element);
        const std::span<const NodeId> none;
        change.edit.replace(
            old, change.draft.tree.add(Kind::Call, 0, Span{}, 0, StringId{}, maker, none, keyword));
    }
    Type type = array.type;
    ++type.ndim;
    change.draft.set_fact(array.arg, {type, nullptr, {}, false});
}

void index_by_world(Change& change, const BatchedArray& array, StringId world, const Type& whole) {
    Type type = array.type;
    ++type.ndim;
    for (const NodeId id : array.subscripts) {
        std::vector<NodeId> indexes = indexes_of(change, id);
        indexes.insert(indexes.begin(), change.edit.name(world, whole));
        const Type element = change.draft.type(id).is_known() ? change.draft.type(id) : array.type.element();
        const NodeId made =
            change.edit.subscript(change.edit.name(array.name, type), indexes, element, change[id].context());
        change.edit.replace(id, made);
    }
    for (const NodeId id : array.atomics) {
        const auto old = change.tree().field(id, field::Call::args);
        std::vector<NodeId> args(old.begin(), old.end());
        args.insert(args.begin() + 1, change.edit.name(world, whole));
        change.draft.tree.set_field(id, field::Call::args, args);
    }
}

void batch_inputs(Change& change, const std::vector<BatchedArray>& arrays, uint32_t worlds) {
    inputs::Inputs& in = change.draft.inputs;
    const auto is_batched = [&](const std::string& name) {
        return std::any_of(arrays.begin(), arrays.end(), [&](const BatchedArray& array) {
            return change.strings.text(array.name) == name;
        });
    };
    // Lengths that were of this axis are of the next one.
    const auto follow = [&](inputs::Size& size) {
        for (inputs::Part& part : size.parts) part.axis += is_batched(part.array);
    };
    for (inputs::Size& size : in.launch) follow(size);
    for (inputs::Arg& arg : in.args) {
        for (inputs::Size& size : arg.shape) follow(size);
        follow(arg.high_extent);
        if (!is_batched(arg.name)) continue;
        std::copy_backward(arg.shape.begin(), arg.shape.end() - 1, arg.shape.end());
        arg.shape[0] = inputs::constant(worlds);
        ++arg.ndim;
    }
    std::copy_backward(in.launch.begin(), in.launch.end() - 1, in.launch.end());
    in.launch[0] = inputs::constant(worlds);
    ++in.dims;
    ++change.draft.dims;
}

// The docstring tells how to launch it.
bool tells_of_threads(const Change& change) {
    const NodeId first = change.tree().field(change.draft.kernel, field::FunctionDef::body)[0];
    if (change[first].kind != Kind::Expr) return false;
    const NodeId value = change.tree().child(first, field::Expr::value);
    if (change[value].kind != Kind::Constant) return false;
    const std::string_view text = change.text(value);
    return text.find("thread") != text.npos || text.find("aunch") != text.npos;
}

// The arrays that each world has for itself; empty: some of them cannot be, or there are none.
std::vector<BatchedArray> own_arrays(Change& change) {
    std::vector<BatchedArray> out;
    for (const inputs::Arg& arg : change.draft.inputs.args) {
        // Arrays in a struct are shared.
        if (arg.name.find('.') != arg.name.npos && arg.ndim != 0 && arg.role != inputs::Role::In) return {};
    }
    for (const NodeId id : change.draft.parameters(change.draft.kernel)) {
        const Type type = change.draft.type(id);
        if (!type.is_array()) continue;
        BatchedArray array{change[id].text, type, id, {}, {}};
        const inputs::Arg* const arg = change.edit.input(array.name);
        // An array of structs has inputs of another kind: a path for each member.
        if (arg == nullptr) return {};
        if (!has_own(*arg, type)) continue;
        if (type.ndim > 3 || !can_grow(*arg) || !dtype_in(change, id).valid() || !take_uses(change, array))
            return {};
        out.push_back(std::move(array));
    }
    // Copies that read the same numbers would write the same ones.
    bool reads = false, writes = false;
    for (const BatchedArray& array : out) {
        const inputs::Arg& arg = *change.edit.input(array.name);
        reads |= arg.role != inputs::Role::Out && arg.fill != inputs::Fill::Zero;
        writes |= arg.role != inputs::Role::In;
    }
    return reads && writes ? out : std::vector<BatchedArray>{};
}

std::string listed(const Change& change, const std::vector<BatchedArray>& arrays) {
    std::string out;
    for (size_t i = 0; i < arrays.size(); ++i) {
        if (i != 0) out += i + 1 == arrays.size() ? " and " : ", ";
        out += "`" + std::string(change.strings.text(arrays[i].name)) + "`";
    }
    return out;
}

}  // namespace

bool apply_BatchDimension(Change& change) {
    const std::optional<Threads> threads = threads_of(change);
    if (change.draft.is_generic || !threads || threads->names.size() > 2 ||
        change.draft.inputs.dims != threads->names.size() || tells_of_threads(change))
        return false;
    const std::vector<BatchedArray> arrays = own_arrays(change);
    if (arrays.empty()) return false;
    const StringId world =
        change.edit.fresh({change.rng.pick<std::string_view>({"world", "batch", "env", "replica"}), "world"});
    const Type whole = threads->type;
    for (const BatchedArray& array : arrays) {
        index_by_world(change, array, world, whole);
        annotate(change, array);
    }
    std::vector<NodeId> targets{change.edit.target(world, whole)};
    for (const StringId name : threads->names) targets.push_back(change.edit.target(name, whole));
    const NodeId tuple = change.draft.tree.add(Kind::Tuple, static_cast<uint8_t>(Context::Store), Span{}, 0,
                                               StringId{}, std::span<const NodeId>(targets));
    change.edit.replace(change.tree().field(threads->statement, field::Assign::targets)[0], tuple);
    batch_inputs(change, arrays, 2 + change.rng.below(3));
    const std::string name(change.strings.text(world));
    change.draft.words.add("The launch has one more dimension in front, `" + name +
                               "`: all of this is done for each of several independent copies, and " +
                               listed(change, arrays) + (arrays.size() == 1 ? " has" : " have") + " `" +
                               name + "` as first index, in front of those named above.",
                           change.strings);
    return true;
}

}  // namespace weft::vary
