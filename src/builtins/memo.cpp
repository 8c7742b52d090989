#include <algorithm>
#include <array>

#include "builtins/known_calls.h"
#include "builtins/rules.h"

namespace weft::builtins {
namespace {

using types::Kind;

struct Entry {
    CallKey key;
    KnownCall call;
};

constexpr unsigned place_bits = 10;
thread_local std::array<Entry, size_t{1} << place_bits> entries;

Entry& entry_of(const CallKey& key) {
    return entries[key.hash() >> (64 - place_bits)];
}

CallKey key_of(const Query& query, const types::Types& types) {
    CallKey key(query.name, query.args.size(), query.expected_outputs, query.constructed, types);
    for (const Argument& argument : query.args) {
        if (argument.kind != Argument::Kind::Value || argument.keyword.valid() || argument.is_literal)
            return {};
        key.add(argument.type, argument.is_reference, argument.constant != nullptr);
    }
    return key;
}

}  // namespace

CallKey::CallKey(StringId name, size_t arg_count, unsigned expected_outputs, types::TypeId constructed,
                 const types::Types& types) {
    const uint32_t limit = std::min(types.permanent_count(), 1u << type_bits);
    const bool fits = !constructed.valid() || constructed.index < limit;
    if (arg_count > max_args || !fits || !names::is_builtin(name)) return;
    const NameFacts& facts = name_facts(name);
    reads_constants_ = facts.reads_constants;
    reads_references_ = facts.reads_references;
    limit_ = limit;
    low_ = (name.index - names::first_builtin.index + 1) | uint64_t{arg_count} << 10 |
           uint64_t{expected_outputs & 7} << 14;
    if (constructed.valid()) low_ |= uint64_t{constructed.index + 1} << 17;
}

const KnownCall* recall(const CallKey& key) {
    const Entry& entry = entry_of(key);
    return key.is_whole() && entry.key == key ? &entry.call : nullptr;
}

bool recall(const Query& query, const types::Types& types, Resolution& out) {
    const KnownCall* known = recall(key_of(query, types));
    if (known == nullptr) return false;
    out.row = known->row;
    out.initializer_list = known->initializer_list;
    out.results.assign(known->results().begin(), known->results().end());
    out.template_args.assign(known->template_args().begin(), known->template_args().end());
    out.operands.resize(query.args.size());
    for (size_t i = 0; i < query.args.size(); ++i) {
        Operand& operand = out.operands[i];
        operand.kind = Operand::Kind::Argument;
        operand.handle = query.args[i].handle;
        operand.by_reference = known->first_by_reference && i == 0;
        operand.is_identity = false;
    }
    return true;
}

void remember(const Query& query, const types::Types& types, const Resolution& made) {
    if (made.replaced || made.results.size() > KnownCall::max_results ||
        made.template_args.size() > KnownCall::max_template_args ||
        made.operands.size() != query.args.size()) {
        return;
    }
    // Only calls that pass exactly their arguments: no defaults, nothing dropped, no constants made.
    for (size_t i = 0; i < made.operands.size(); ++i) {
        const Operand& operand = made.operands[i];
        if (operand.kind != Operand::Kind::Argument || operand.handle != query.args[i].handle ||
            (operand.by_reference && i != 0))
            return;
    }
    // A tuple or slice is known by its elements, not by its type.
    for (const Argument& argument : query.args) {
        const Kind kind = types[argument.type].kind;
        if (kind == Kind::Slice || kind == Kind::Tuple) return;
    }
    for (const types::TypeId result : made.results) {
        if (result.index >= types.permanent_count()) return;
    }
    const CallKey key = key_of(query, types);
    if (!key.is_whole() || (key.has_constants() && reads_constants(row(made.row).dispatch))) return;
    Entry& entry = entry_of(key);
    entry.key = key;
    entry.call.row = made.row;
    entry.call.initializer_list = made.initializer_list;
    entry.call.first_by_reference = !made.operands.empty() && made.operands[0].by_reference;
    entry.call.result_count = static_cast<uint8_t>(made.results.size());
    entry.call.template_count = static_cast<uint8_t>(made.template_args.size());
    std::copy(made.results.begin(), made.results.end(), entry.call.result_types.begin());
    std::copy(made.template_args.begin(), made.template_args.end(), entry.call.all_template_args.begin());
}

}  // namespace weft::builtins
