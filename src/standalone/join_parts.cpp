// Sums into one place: a variable of each thread, joined within a warp or a block before one thread adds
// it to the place.
#include <algorithm>

#include "builtins/implicit.h"
#include "plain/shape.h"
#include "standalone/launch.h"
#include "standalone/printer.h"
#include "standalone/template.h"

namespace weft::standalone {

using builtins::Operation;

namespace {

std::string word_of(Operation operation) {
    return operation == Operation::Min ? "min" : operation == Operation::Max ? "max" : "sum";
}

// `value += other`, `value = fminf(value, other)`, by type.
std::string joined_words(Operation operation, types::Scalar scalar, const std::string& value,
                         const std::string& other) {
    if (operation == Operation::Add) return value + " += " + other + ";";
    const bool is_float = types::facts(scalar).is_float;
    const std::string word =
        (is_float ? "f" : "") + word_of(operation) + (scalar == types::Scalar::Float32 ? "f" : "");
    return value + " = " + word + "(" + value + ", " + other + ");";
}

constexpr std::string_view warp_function = R"(// The $word$ over the 32 threads of a warp, in its first one.
__device__ $type$ $name$($type$ value) {
    for (int offset = 16; offset > 0; offset /= 2) {
        $join$
    }
    return value;
}

)";

constexpr std::string_view block_function = R"(// The $word$ over a block, in its first thread.
__device__ $type$ $name$($type$ value) {
    __shared__ $type$ of_warps[32];
    const cg::thread_block block = cg::this_thread_block();
    const auto warp = cg::tiled_partition<32>(block);
    value = cg::reduce(warp, value, cg::$operation$<$type$>());
    if (warp.thread_rank() == 0) of_warps[warp.meta_group_rank()] = value;
    block.sync();
    value = warp.thread_rank() < warp.meta_group_size() ? of_warps[warp.thread_rank()] : $neutral$;
    block.sync();  // the next call writes them again
    return cg::reduce(warp, value, cg::$operation$<$type$>());
}

)";

}  // namespace

std::string FilePrinter::neutral(const Reduction& reduction) const {
    const types::Scalar scalar = subject.types[reduction.type].scalar;
    const auto& facts = types::facts(scalar);
    if (reduction.operation == Operation::Add) return plain::number(0.0, scalar).text;
    const bool is_min = reduction.operation == Operation::Min;
    if (facts.is_float) return is_min ? "INFINITY" : "-INFINITY";
    if (!facts.is_signed && !is_min) return "0";
    return std::string(facts.is_signed ? "INT" : "UINT") + (facts.bytes == 4 ? "32" : "64") +
           (is_min ? "_MAX" : "_MIN");
}

std::string FilePrinter::joining_function(const Plan& plan, const Reduction& reduction) {
    const bool is_warp = plan.variant == Variant::Shuffle;
    const std::string word = word_of(reduction.operation), type_text = type(reduction.type, 0);
    const std::string name = (is_warp ? "warp_" : "block_") + word;
    const std::string key = name + " " + type_text;
    const std::string chosen = names.taken().count(name) == 0 ? name : name + "_of";
    if (std::find(joining_.begin(), joining_.end(), key) != joining_.end()) return chosen;
    joining_.push_back(key);
    const types::Scalar scalar = subject.types[reduction.type].scalar;
    if (is_warp) {
        const std::string step =
            joined_words(reduction.operation, scalar, "value", "__shfl_down_sync(0xffffffff, value, offset)");
        out.functions +=
            fill_in(warp_function, {{"word", word}, {"type", type_text}, {"name", chosen}, {"join", step}});
        return chosen;
    }
    const std::string operation = reduction.operation == Operation::Add   ? "plus"
                                  : reduction.operation == Operation::Min ? "less"
                                                                          : "greater";
    out.functions += fill_in(block_function, {{"word", word},
                                              {"type", type_text},
                                              {"name", chosen},
                                              {"neutral", neutral(reduction)},
                                              {"operation", operation}});
    return chosen;
}

// The arguments of an update: its array, its indices, what it adds.
struct UpdateParts {
    NodeId array, value;
    Operation operation;
};

namespace {

UpdateParts parts_of(const Body& body, NodeId update) {
    const syntax::Tree& tree = body.tree();
    if (tree[update].kind == Kind::Call) {
        const auto args = tree.field(update, field::Call::args);
        return {args[0], args.back(), body.builtin(update)->operation()};
    }
    const NodeId target = tree.child(update, field::AugAssign::target);
    return {tree.child(target, field::Subscript::value), tree.child(update, field::AugAssign::value),
            builtins::operation_of(tree[update].op())};
}

}  // namespace

void FunctionPrinter::keep_parts(std::span<const Reduction> reductions) {
    const auto of_array = [&](StringId array) {
        return std::count_if(reductions.begin(), reductions.end(),
                             [&](const Reduction& one) { return one.array == array; });
    };
    for (const Reduction& one : reductions) {
        const auto whole = array(parts_of(body_, one.updates[0]).array);
        if (!whole) {
            refuse(one.updates[0], "an array of this kind");
            return;
        }
        set_written(*whole);
        std::vector<Piece> indices;
        std::string name = whole->pointer.text;
        for (const NodeId index : one.indices) {
            indices.push_back(expression(index));
            if (of_array(one.array) > 1) name += "_" + indices.back().text;
        }
        Part made{&one, file_.names.fresh({name + "_" + word_of(one.operation)}), "", ""};
        made.type = file_.type(one.type, body_.node(one.updates[0]).line);
        made.place = whole->pointer.text + "[" + offset(*whole, indices).text + "]";
        parts_.push_back(std::move(made));
    }
}

bool FunctionPrinter::update_part(NodeId update, unsigned depth) {
    for (const Part& part : parts_) {
        const auto& all = part.reduction->updates;
        if (std::find(all.begin(), all.end(), update) == all.end()) continue;
        const UpdateParts parts = parts_of(body_, update);
        const std::string value = expression(parts.value).text;
        const types::Scalar scalar = body_.type(part.reduction->type).scalar;
        line(depth, parts.operation == Operation::Sub
                        ? part.name + " -= " + value + ";"
                        : joined_words(part.reduction->operation, scalar, part.name, value));
        return true;
    }
    return false;
}

std::string FunctionPrinter::join_parts(const Plan& plan) {
    if (parts_.empty()) return "";
    std::string join = "\n", add;
    for (const Part& part : parts_) {
        join += "    " + part.name + " = " + file_.joining_function(plan, *part.reduction) + "(" + part.name +
                ");\n";
        const StringId atomic = builtins::builtin_that(builtins::Effect::Atomic, part.reduction->operation);
        auto function = file_.support.atomic(builtins::rows_of(atomic)[0], part.reduction->type);
        if (!function.ok()) {
            refuse(part.reduction->updates[0], function.error());
            return "";
        }
        add += (add.empty() ? "" : "        ") + function.value() + "(&" + part.place + ", " + part.name +
               ");\n";
    }
    const std::string first = plan.variant == Variant::Shuffle ? "threadIdx.x % 32 == 0" : "threadIdx.x == 0";
    if (parts_.size() == 1) return join + "    if (" + first + ") " + add;
    return join + "    if (" + first + ") {\n        " + add + "    }\n";
}

}  // namespace weft::standalone
