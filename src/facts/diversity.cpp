#include "facts/diversity.h"

#include <cstring>

#include "base/builtin_names.h"
#include "facts/category.h"
#include "facts/complexity.h"

namespace weft::facts {

using syntax::Kind;
using syntax::NodeId;
namespace part = syntax::field;

size_t Diversity::HashOfHash::operator()(const Hash128& hash) const {
    size_t out;
    std::memcpy(&out, hash.data(), sizeof out);
    return out;
}

void Diversity::add(const driver::Subject& subject, synth::Category category, bool is_grown) {
    OfCategory& mine = categories_[at(category)];
    const uint32_t difficulty = complexity(subject).difficulty;
    last_difficulty_ = difficulty;
    Tally& tally = mine.tallies[difficulty];
    ++tally.kernels;
    ++mine.sampled;
    const std::string_view name = subject.strings.text(subject.declaration().name);
    tally.exact += !texts_.insert(canonicalizer_.exact(subject.tree.source(), name)).second;
    tally.structural += !structures_.insert(hasher_.structure(subject)).second;

    skeleton_.clear();
    read_statements(subject);
    if (difficulty > 1) ++mine.skeletons[skeleton_];
    mine.builtins.resize(names::builtin_count);
    seen_.assign(names::builtin_count, 0);
    read_instructions(subject.kernel.body, mine);
    for (const lower::LoweredFunction& function : subject.functions) read_instructions(function.body, mine);

    ++mine.verdicts[static_cast<size_t>(judge_.judge(subject).verdict)];
    last_is_outsider_ = !belongs_to(traits(subject), category);
    mine.outsiders += last_is_outsider_;
    flaws_.clear();
    if (is_grown) flaws(subject, flaws_);
    std::array<bool, static_cast<size_t>(FlawKind::Count)> has{};
    for (const Flaw& flaw : flaws_) has[static_cast<size_t>(flaw.kind)] = true;
    for (size_t i = 0; i < has.size(); ++i) flawed_[i] += has[i];
}

// ---- statements

// One letter for what a statement does; augmented assignments by their operator.
uint8_t Diversity::statement_kind(const syntax::Tree& tree, NodeId node) {
    const auto is_array = [&](NodeId target) {
        if (tree[target].kind != Kind::Subscript) return false;
        const NodeId base = tree.child(target, part::Subscript::value);
        if (tree[base].kind != Kind::Name) return false;
        for (const StringId name : parameters_) {
            if (name == tree[base].text) return true;
        }
        return false;
    };
    switch (tree[node].kind) {
        case Kind::Assign: {
            const NodeId target = tree.child(node, part::Assign::targets);
            if (tree[target].kind == Kind::Name || tree[target].kind == Kind::Tuple) return 'n';
            return is_array(target) ? 's' : 'c';  // an element of an array, a component of a local
        }
        case Kind::AugAssign: {
            const bool array = is_array(tree.child(node, part::AugAssign::target));
            return static_cast<uint8_t>((array ? 'A' : 'a') + tree[node].detail);
        }
        case Kind::Expr:
            return 'x';
        case Kind::If:
            return '?';
        case Kind::For: {
            const NodeId iter = tree.child(node, part::For::iter);
            const size_t bounds =
                tree[iter].kind == Kind::Call ? tree.field(iter, part::Call::args).size() : 0;
            return static_cast<uint8_t>('0' + bounds);
        }
        case Kind::While:
            return 'w';
        case Kind::Break:
            return '!';
        case Kind::Continue:
            return '~';
        case Kind::Return:
            return '^';
        default:
            return '.';
    }
}

void Diversity::block(const syntax::Tree& tree, std::span<const NodeId> statements, uint8_t before) {
    for (const NodeId node : statements) {
        const uint8_t kind = statement_kind(tree, node);
        bigrams_.insert(uint32_t{before} << 8 | kind);
        before = kind;
        skeleton_ += static_cast<char>(kind);
        const auto inside = [&](unsigned body, unsigned orelse) {
            skeleton_ += '(';
            block(tree, tree.field(node, body), kind);
            if (const auto rest = tree.field(node, orelse); !rest.empty()) {
                skeleton_ += '|';
                block(tree, rest, '|');
            }
            skeleton_ += ')';
        };
        switch (tree[node].kind) {
            case Kind::If:
                inside(part::If::body, part::If::orelse);
                break;
            case Kind::For:
                inside(part::For::body, part::For::orelse);
                break;
            case Kind::While:
                inside(part::While::body, part::While::orelse);
                break;
            default:
                break;
        }
    }
}

void Diversity::read_statements(const driver::Subject& subject) {
    reached_definitions(subject, definitions_);
    for (const NodeId def : definitions_) {
        parameters_.clear();
        const NodeId arguments = subject.tree.child(def, part::FunctionDef::args);
        for (const NodeId arg : subject.tree.field(arguments, part::Arguments::args))
            parameters_.push_back(subject.tree[arg].text);
        if (!skeleton_.empty()) skeleton_ += '/';
        block(subject.tree, subject.tree.field(def, part::FunctionDef::body), '{');
    }
}

// ---- instructions

void Diversity::read_instructions(const ir::Function& function, OfCategory& category) {
    uint64_t last_three = 0;
    unsigned count = 0;
    rows_.resize(builtins::rows().size());
    for (const ir::Inst& inst : function.insts) {
        if (inst.op == ir::Op::Comment) continue;
        uint64_t opcode = static_cast<uint64_t>(inst.op);
        if (const builtins::Row* row = inst.builtin()) {
            const uint32_t builtin = row->name.index - names::first_builtin.index;
            opcode = 256 + builtin;
            rows_[inst.as<ir::Call>().callee] = true;
            if (seen_[builtin] == 0 && category.sampled <= repertoire_sample) ++category.builtins[builtin];
            seen_[builtin] = 1;
        }
        last_three = (last_three << 16 | opcode) & 0xffffffffffff;
        if (++count >= 3) trigrams_.insert(last_three);
    }
}

// ---- answers

Diversity::Tally Diversity::total(uint32_t lowest, uint32_t highest) const {
    Tally sum;
    for (const OfCategory& category : categories_) {
        for (uint32_t level = lowest; level <= highest; ++level) sum.add(category.tallies[level]);
    }
    return sum;
}

Diversity::Skeleton Diversity::commonest_skeleton(synth::Category category) const {
    Skeleton best;
    for (const auto& [text, kernels] : categories_[at(category)].skeletons) {
        // Equal counts: the smaller text, so that the report does not depend on the order of the table.
        if (kernels > best.kernels || (kernels == best.kernels && text < best.text)) best = {kernels, text};
    }
    return best;
}

uint64_t Diversity::with_builtin(synth::Category category, StringId builtin) const {
    const OfCategory& mine = categories_[at(category)];
    const uint32_t place = builtin.index - names::first_builtin.index;
    return place < mine.builtins.size() ? mine.builtins[place] : 0;
}

double Diversity::exact_gradients(synth::Category category) const {
    const auto& verdicts = categories_[at(category)].verdicts;
    const uint64_t exact = verdicts[static_cast<size_t>(gradient::Verdict::Exact)];
    return Tally::share(exact, exact + verdicts[static_cast<size_t>(gradient::Verdict::WarpDiffers)]);
}

size_t Diversity::distinct_builtins() const {
    size_t count = 0;
    for (uint32_t i = 0; i < names::builtin_count; ++i) {
        bool used = false;
        for (const OfCategory& category : categories_)
            used |= i < category.builtins.size() && category.builtins[i] != 0;
        count += used;
    }
    return count;
}

size_t Diversity::distinct_rows() const {
    size_t count = 0;
    for (const bool used : rows_) count += used;
    return count;
}

}  // namespace weft::facts
