#include "facts/structure.h"

#include "base/random.h"

namespace weft::facts {

namespace {

constexpr uint64_t apart = 0x9fb21c651e98df25;   // of operands that stand in different places
constexpr uint64_t second = 0xa0761d6478bd642f;  // of the two halves of a hash

}  // namespace

void StructureHasher::Sum::add(uint64_t hash) {
    low += mix64(hash);
    high += mix64(hash ^ second);
}

uint64_t StructureHasher::colour(const DependenceNode& node) const {
    uint64_t sum = node.label;
    if (node.flow != Flow::Part) sum += blocks_.back().context;
    uint64_t place = 0;
    for (const Slot slot : graph_.operands_of(node)) {
        // A field is the same, whatever happened to others before it is looked at.
        const uint64_t state = node.flow == Flow::Part ? states_[slot] : states_[slot] + additions_[slot];
        sum += mix64(state + place);
        if (!node.commutes) place += apart;
    }
    return mix64(sum);
}

// What follows in the blocks around a `return` or a `break` depends on it.
void StructureHasher::close() {
    const Block inner = blocks_.back();
    blocks_.pop_back();
    Block& outer = blocks_.back();
    const uint64_t left = inner.is_loop ? inner.left_function : inner.left_function + inner.left_loop;
    if (left != 0) outer.context = mix64(outer.context + left);
    outer.left_function += inner.left_function;
    if (!inner.is_loop) outer.left_loop += inner.left_loop;
}

void StructureHasher::change_context(const DependenceNode& node, uint64_t hash) {
    switch (node.flow) {
        case Flow::Open: {
            Block block;
            block.context = hash;
            block.is_loop = node.is_loop;
            blocks_.push_back(block);
            return;
        }
        case Flow::Test:
            blocks_.back().context = hash;
            return;
        case Flow::Close:
            return close();
        case Flow::Leave:
            (node.ends_function ? blocks_.back().left_function : blocks_.back().left_loop) += hash;
            return;
        case Flow::Step:
        case Flow::Copy:
        case Flow::Part:
            return;
    }
}

void StructureHasher::look_back() {
    states_ = first_;
    additions_.assign(first_.size(), 0);
    hashes_.resize(graph_.nodes.size());
    blocks_.assign(1, {});
    for (size_t i = 0; i < graph_.nodes.size(); ++i) {
        const DependenceNode& node = graph_.nodes[i];
        if (node.flow == Flow::Copy) {
            const Slot from = graph_.operands_of(node)[0];
            states_[graph_.writes_of(node)[0].slot] = states_[from] + additions_[from];
            continue;
        }
        const uint64_t hash = hashes_[i] = colour(node);
        uint64_t place = 0;
        for (const SlotWrite& write : graph_.writes_of(node)) {
            if (write.order == Order::Lost) {
                additions_[write.slot] += mix64(hash);
                continue;
            }
            uint64_t& state = states_[write.slot];
            state = mix64(state + additions_[write.slot] + hash + place);
            additions_[write.slot] = 0;
            place += apart;
        }
        change_context(node, hash);
    }
}

void StructureHasher::look_forward() {
    uses_.assign(first_.size(), 0);
    part_uses_.assign(first_.size(), 0);
    inside_.assign(1, 0);
    for (size_t i = graph_.nodes.size(); i-- > 0;) {
        const DependenceNode& node = graph_.nodes[i];
        if (node.flow == Flow::Copy) {
            uses_[graph_.operands_of(node)[0]] += uses_[graph_.writes_of(node)[0].slot];
            continue;
        }
        if (node.flow == Flow::Close) {
            inside_.push_back(0);
            continue;
        }
        uint64_t later = hashes_[i], place = 0;
        if (node.flow == Flow::Open) {
            later += mix64(inside_.back());
            inside_.pop_back();
        } else if (node.flow == Flow::Test) {
            later += mix64(inside_.back());
        }
        for (const SlotWrite& write : graph_.writes_of(node)) {
            // Who writes one field does not depend on when others are looked at first.
            const uint64_t parts = write.order == Order::Lost ? 0 : part_uses_[write.slot];
            later += mix64(uses_[write.slot] + parts + place);
            place += apart;
        }
        later = mix64(later);
        inside_.back() += later;
        place = 0;
        std::vector<uint64_t>& uses = node.flow == Flow::Part ? part_uses_ : uses_;
        for (const Slot slot : graph_.operands_of(node)) {
            uses[slot] += mix64(later + place);
            if (!node.commutes) place += apart;
        }
    }
}

StructureHasher::Sum StructureHasher::of_function(const ir::Function& function, const types::Types& types,
                                                  bool functions_write) {
    reader_.read(function, types, functions_write, graph_);
    first_ = graph_.labels;
    look_back();
    look_forward();
    for (const Slot slot : graph_.named) first_[slot] = mix64(first_[slot] + uses_[slot] + part_uses_[slot]);
    look_back();
    Sum sum;
    for (size_t i = 0; i < graph_.nodes.size(); ++i) {
        const Flow flow = graph_.nodes[i].flow;
        if (flow != Flow::Copy && flow != Flow::Close) sum.add(hashes_[i]);
    }
    return sum;
}

// What its instructions do not say: code in C++, and what the backward pass runs instead.
void StructureHasher::add_by_hand(const driver::Subject& subject, const ir::Function& function, Sum& sum) {
    uint64_t place = apart;
    for (const StringId code : {function.snippet, function.adjoint_snippet, function.replay_snippet}) {
        if (code.valid()) sum.add(mix64(hash64(subject.strings.text(code)) + place));
        place += apart;
    }
    for (const ir::FunctionId other : {function.adjoint, function.replay}) {
        if (other.valid()) {
            const Sum one = of_function(subject.lowered.functions[other.index].body, subject.types, true);
            sum.add(mix64(one.low + place) + one.high);
        }
        place += apart;
    }
}

Hash128 StructureHasher::structure(const driver::Subject& subject) {
    bool functions_write = false;
    for (const lower::LoweredFunction& function : subject.functions)
        functions_write |= writes_memory(function.body);
    Sum whole = of_function(subject.kernel.body, subject.types, functions_write);
    for (const lower::LoweredFunction& function : subject.functions) {
        Sum one = of_function(function.body, subject.types, functions_write);
        add_by_hand(subject, function.body, one);
        whole.add(mix64(one.low) + one.high);
    }
    Hash128 out;
    const uint64_t high = mix64(whole.high), low = mix64(whole.low);
    for (unsigned i = 0; i < 8; ++i) {
        out[i] = static_cast<uint8_t>(high >> (56 - 8 * i));
        out[8 + i] = static_cast<uint8_t>(low >> (56 - 8 * i));
    }
    return out;
}

}  // namespace weft::facts
