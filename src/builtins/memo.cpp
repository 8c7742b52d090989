// A small cache in front of the matcher. What it keeps are facts of the table: rows and permanent types are
// the same in every worker, so an entry never goes stale and no answer depends on what was asked before.
#include <algorithm>
#include <array>

#include "builtins/rules.h"

namespace weft::builtins {
namespace {

using types::Kind;

constexpr size_t max_args = 8, max_results = 3, max_template_args = 4;
constexpr unsigned type_bits = 10;

struct Key {
    uint64_t low = 0, high = 0;
    bool operator==(const Key&) const = default;
};

struct Entry {
    Key key;  // low is never 0 in a filled entry
    uint16_t row = 0;
    uint8_t result_count = 0, template_count = 0;
    bool initializer_list = false, first_by_reference = false;
    std::array<types::TypeId, max_results> results{};
    std::array<TemplateArg, max_template_args> template_args{};
};

constexpr size_t entry_count = 1024;
thread_local std::array<Entry, entry_count> entries;

size_t place(const Key& key) {
    const uint64_t h = (key.low ^ key.high * 0xe7037ed1a0b428db) * 0x9e3779b97f4a7c15;
    return static_cast<size_t>(h >> 54);
}
static_assert(entry_count == size_t{1} << (64 - 54));

// The whole question in two words; a zero key: not one that types decide alone.
Key key_of(const Query& query, const types::Types& types) {
    const std::span<const Argument> args = query.args;
    if (args.size() > max_args || !names::is_builtin(query.name)) return {};
    const NameFacts& facts = name_facts(query.name);
    const uint32_t limit = std::min(types.permanent_count(), 1u << type_bits);
    Key key;
    key.low = (query.name.index - names::first_builtin.index + 1) | uint64_t{args.size()} << 10 |
              uint64_t{query.expected_outputs & 7} << 14;
    if (query.constructed.valid()) {
        if (query.constructed.index >= limit) return {};
        key.low |= uint64_t{query.constructed.index + 1} << 17;
    }
    for (size_t i = 0; i < args.size(); ++i) {
        const Argument& argument = args[i];
        if (argument.kind != Argument::Kind::Value || argument.keyword.valid() || argument.is_literal ||
            argument.type.index >= limit || (argument.constant != nullptr && facts.reads_constants) ||
            (argument.is_reference && facts.reads_references)) {
            return {};
        }
        const Kind kind = types[argument.type].kind;
        if (kind == Kind::Slice || kind == Kind::Tuple) return {};
        if (i < 3)
            key.low |= uint64_t{argument.type.index} << (28 + type_bits * i);
        else
            key.high |= uint64_t{argument.type.index} << (type_bits * (i - 3));
    }
    return key;
}

}  // namespace

bool recall(const Query& query, const types::Types& types, Resolution& out) {
    const Key key = key_of(query, types);
    if (key.low == 0) return false;
    const Entry& entry = entries[place(key)];
    if (entry.key != key) return false;
    out.row = {entry.row};
    out.initializer_list = entry.initializer_list;
    out.results.assign(entry.results.begin(), entry.results.begin() + entry.result_count);
    out.template_args.assign(entry.template_args.begin(), entry.template_args.begin() + entry.template_count);
    out.operands.resize(query.args.size());
    for (size_t i = 0; i < query.args.size(); ++i) {
        Operand& operand = out.operands[i];
        operand.kind = Operand::Kind::Argument;
        operand.handle = query.args[i].handle;
        operand.by_reference = entry.first_by_reference && i == 0;
        operand.is_identity = false;
    }
    return true;
}

void remember(const Query& query, const types::Types& types, const Resolution& made) {
    if (made.replaced || made.results.size() > max_results || made.template_args.size() > max_template_args ||
        made.operands.size() != query.args.size()) {
        return;
    }
    // Only calls that pass exactly their arguments: no defaults, nothing dropped, no constants made.
    for (size_t i = 0; i < made.operands.size(); ++i) {
        const Operand& operand = made.operands[i];
        if (operand.kind != Operand::Kind::Argument || operand.handle != query.args[i].handle) return;
    }
    for (const types::TypeId result : made.results) {
        if (result.index >= types.permanent_count()) return;
    }
    const Key key = key_of(query, types);
    if (key.low == 0) return;
    Entry& entry = entries[place(key)];
    entry.key = key;
    entry.row = static_cast<uint16_t>(made.row.index);
    entry.initializer_list = made.initializer_list;
    entry.first_by_reference = !made.operands.empty() && made.operands[0].by_reference;
    entry.result_count = static_cast<uint8_t>(made.results.size());
    entry.template_count = static_cast<uint8_t>(made.template_args.size());
    std::copy(made.results.begin(), made.results.end(), entry.results.begin());
    std::copy(made.template_args.begin(), made.template_args.end(), entry.template_args.begin());
}

}  // namespace weft::builtins
