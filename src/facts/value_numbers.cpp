#include "facts/value_numbers.h"

#include <algorithm>
#include <bit>

namespace weft::facts {
namespace {

constexpr size_t first_slots = 256, most_terms = 12;

constexpr uint64_t mixed(uint64_t hash, uint64_t with) {
    hash = (hash ^ with) * 0x9E3779B97F4A7C15u;
    return hash ^ (hash >> 29);
}

// Seeds of hashes, beyond what rows of builtins and callers use.
constexpr uint64_t constant_seed = 1, form_seed = 2, row_seed = 1u << 20;

}  // namespace

void Numbers::clear() {
    known_.clear();
    known_.emplace_back();  // 0 is no number
    terms_.clear();
    if (slots_.empty()) slots_.resize(first_slots);
    for (const uint32_t at : taken_) slots_[at] = {};
    taken_.clear();
}

Number Numbers::fresh() {
    known_.emplace_back();
    return static_cast<Number>(known_.size() - 1);
}

void Numbers::grow() {
    std::vector<Slot> old(slots_.size() * 2);
    old.swap(slots_);
    taken_.clear();
    for (const Slot& slot : old) {
        if (slot.number == 0) continue;
        size_t at = slot.hash & (slots_.size() - 1);
        while (slots_[at].number != 0) at = (at + 1) & (slots_.size() - 1);
        slots_[at] = slot;
        taken_.push_back(static_cast<uint32_t>(at));
    }
}

Number Numbers::find_or_add(uint64_t hash) {
    if (taken_.size() * 2 >= slots_.size()) grow();
    size_t at = hash & (slots_.size() - 1);
    for (; slots_[at].number != 0; at = (at + 1) & (slots_.size() - 1)) {
        if (slots_[at].hash == hash) return slots_[at].number;
    }
    slots_[at] = {hash, fresh()};
    taken_.push_back(static_cast<uint32_t>(at));
    return slots_[at].number;
}

Number Numbers::constant(double value) {
    const Number out = find_or_add(mixed(constant_seed, std::bit_cast<uint64_t>(value)));
    known_[out].bounds = {value, value};
    return out;
}

Number Numbers::of(uint64_t what, std::span<const Number> args) {
    uint64_t hash = mixed(what << 3, args.size());
    for (const Number arg : args) hash = mixed(hash, arg);
    return find_or_add(hash);
}

Number Numbers::of(const builtins::Row& row, std::span<const Number> args) {
    Number swapped[2];
    const bool is_free = row.behaviour->identities.order == builtins::Order::Free;
    if (is_free && args.size() == 2 && args[0] > args[1]) {
        swapped[0] = args[1];
        swapped[1] = args[0];
        args = swapped;
    }
    // Overloads of one name compute the same of the same values.
    const Number out = of(row_seed + row.name.index, args);
    Known& known = known_[out];
    known.row = &row;
    known.first = args.empty() ? 0 : args[0];
    known.second = args.size() < 2 ? 0 : args[1];
    return out;
}

void Numbers::collect(Form form, Operand operand, int32_t sign, std::vector<Term>& out) const {
    const Known& known = known_[operand.number];
    if (known.form != form || !operand.opens) {
        out.push_back({operand.number, sign});
        return;
    }
    for (size_t i = 0; i < known.term_count; ++i) {
        const Term& term = terms_[known.first_term + i];
        out.push_back({term.number, term.count * sign});
    }
}

Numbers::Joined Numbers::joined(Form form, Operand a, Operand b, int32_t sign) {
    scratch_.clear();
    collect(form, a, 1, scratch_);
    collect(form, b, sign, scratch_);
    std::sort(scratch_.begin(), scratch_.end(),
              [](const Term& one, const Term& other) { return one.number < other.number; });
    bool cancels = false;
    size_t kept = 0;
    for (size_t i = 0; i < scratch_.size();) {
        Term sum{scratch_[i].number, 0};
        for (; i < scratch_.size() && scratch_[i].number == sum.number; ++i) sum.count += scratch_[i].count;
        if (sum.count != 0) scratch_[kept++] = sum;
        cancels |= sum.count == 0;
    }
    scratch_.resize(kept);
    if (kept == 0) return {constant(form == Form::Sum ? 0.0 : 1.0), true};
    if (kept == 1 && scratch_[0].count == 1) return {scratch_[0].number, cancels};
    uint64_t hash = mixed(form_seed, static_cast<uint64_t>(form));
    for (const Term& term : scratch_)
        hash = mixed(mixed(hash, term.number), static_cast<uint64_t>(static_cast<uint32_t>(term.count)));
    const size_t before = known_.size();
    const Number out = find_or_add(hash);
    if (known_.size() != before && kept <= most_terms) {
        Known& known = known_[out];
        known.form = form;
        known.first_term = static_cast<uint32_t>(terms_.size());
        known.term_count = static_cast<uint8_t>(kept);
        terms_.insert(terms_.end(), scratch_.begin(), scratch_.end());
        const bool is_square = std::all_of(scratch_.begin(), scratch_.end(),
                                           [](const Term& term) { return term.count % 2 == 0; });
        if (form == Form::Product && is_square) known.bounds.low = 0;
    }
    return {out, cancels};
}

Number Numbers::direction(Number number) const {
    for (;;) {
        const Known& known = known_[number];
        const bool is_along =
            known.row != nullptr && known.row->behaviour->identities.relation == builtins::Relation::Along;
        if (known.along == 0 && !is_along) return number;
        number = known.along != 0 ? known.along : known.first;
    }
}

}  // namespace weft::facts
