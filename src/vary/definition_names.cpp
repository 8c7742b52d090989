// Names of the kernel, its functions, constants and structs. A kernel is called after what it does or what it
// is, and what is special about it (its launch, its numbers, atomics) may stand behind.
#include <algorithm>

#include "vary/style.h"

namespace weft::vary {
namespace {

using draft::Renaming;

// Words that say what a kernel does, with others for the same.
struct Verb {
    std::string_view word, others[2];
};
constexpr Verb name_verbs[] = {
#define WEFT_VERB(verb, other, another) {verb, {other, another}},
#include "vary/name_verbs.def"
#undef WEFT_VERB
};

// Last words of names that say that something is done, rather than what comes out.
constexpr std::string_view doings[] = {
    "advection", "algorithm",   "annealing", "attention", "average",    "collision", "compaction",
    "conv",      "convolution", "decode",    "dynamics",  "encoding",   "exchange",  "filter",
    "iteration", "kinematics",  "level",     "lookup",    "mapping",    "matching",  "merge",
    "partition", "pass",        "pivot",     "recursion", "refinement", "resample",  "return",
    "rollout",   "sampling",    "scan",      "search",    "solve",      "sort",      "stage",
    "step",      "sweep",       "test",      "track",     "transfer",   "transform", "update",
    "in"};

constexpr std::string_view prepositions[] = {
    "of",      "with",  "by",     "in",      "on", "from",  "for",     "over",  "to",
    "and",     "at",    "along",  "per",     "as", "into",  "between", "under", "onto",
    "against", "among", "across", "without", "or", "times", "after",   "before"};

template <size_t n>
bool is_one_of(std::string_view word, const std::string_view (&list)[n]) {
    return std::find(std::begin(list), std::end(list), word) != std::end(list);
}

const Verb* verb_of(std::string_view word) {
    for (const Verb& one : name_verbs) {
        if (one.word == word) return &one;
    }
    return nullptr;
}

// Words that a function's name begins with where no verb can stand before it: is_far, from_face_frame.
bool is_predicate(std::string_view word) {
    static constexpr std::string_view words[] = {"is",   "has",  "may", "can",  "to",     "in",
                                                 "came", "find", "as",  "away", "back",   "from",
                                                 "no",   "off",  "out", "with", "within", "inside"};
    return is_one_of(word, words) || (word.ends_with('s') && !word.ends_with("ss"));
}

bool is_doing(std::span<const std::string> words) {
    static constexpr std::string_view quantities[] = {
        "acceleration", "correction", "direction", "distribution", "fraction", "position", "rotation"};
    const std::string& last = words.back();
    if (is_one_of(last, quantities)) return false;
    return last.ends_with("ing") || last.ends_with("ion") ||
           std::any_of(words.begin(), words.end(),
                       [](const std::string& word) { return word == "to" || is_one_of(word, doings); });
}

// The idea as a name: "bending forces of cloth hinges" is cloth_hinge_bending_forces. Empty: it is none.
std::vector<std::string> words_of_idea(std::string_view idea) {
    std::vector<std::string> head, tail;
    size_t breaks = 0;
    std::string word;
    bool is_proper = false, was_proper = false, is_joined = false;  // a name, "Jacobi"; within "grid-to-cell"
    const auto take = [&]() -> bool {
        const bool is_article = word == "a" || word == "an" || word == "the";
        if (!word.empty() && !is_article) {
            const bool divides = !is_joined && is_one_of(word, prepositions);
            // Two ideas, or what becomes of the first.
            const bool goes_on = word == "and" || word == "or" || word == "to" || word == "into";
            if (divides && goes_on && breaks < 2) return false;
            if (divides) {
                if (was_proper && breaks == 0) return false;  // Game of Life
                breaks += head.empty() || word != "of" ? 2 : 1;
            } else if (breaks < 2) {
                (breaks == 0 ? head : tail).push_back(word);
                was_proper = is_proper;
            }
        }
        word.clear();
        is_proper = false;
        return true;
    };
    for (const char c : idea) {
        const bool is_upper = 'A' <= c && c <= 'Z';
        if (('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || is_upper) {
            word += is_upper ? static_cast<char>(c + 32) : c;
            is_proper |= is_upper;
        } else if (c == ' ' || c == '-') {
            is_joined |= c == '-';
            if (!take()) return {};
            is_joined = c == '-';
        } else {
            return {};
        }
    }
    if (!take()) return {};
    static constexpr std::string_view weak[] = {"one",       "first",    "two",       "hand",     "box",
                                                "product",   "state",    "distance",  "applying", "appending",
                                                "assigning", "building", "combining", "counting"};
    if (head.empty() || is_one_of(head[0], weak) || ('0' <= head[0][0] && head[0][0] <= '9')) return {};
    if (breaks == 1 && head.size() + tail.size() <= 5 && !tail.empty()) {
        if (!was_proper) tail.back() = singular(tail.back());
        tail.insert(tail.end(), head.begin(), head.end());
        return tail;
    }
    return head.size() >= 2 && head.size() <= 4 && head.back().size() > 2 ? head : std::vector<std::string>();
}

// Say nothing but that they hold something: `ParamsParams` would say it twice.
constexpr std::string_view general_structs[] = {"Params",  "Settings", "Config", "Options",
                                                "Element", "Record",   "Item"};

class DefinitionDresser {
  public:
    DefinitionDresser(Draft& draft, Strings& strings, Rng& rng, const Style& style, std::string_view thing)
        : draft_(draft), strings_(strings), rng_(rng), style_(style), thing_(thing) {}

    void dress() {
        rename(draft_.tree[draft_.kernel].text, kernel_name());
        for (const NodeId id : draft_.tree.field(draft_.tree.root(), field::Module::body)) {
            const Node& node = draft_.tree[id];
            if (node.kind == Kind::FunctionDef && id != draft_.kernel) {
                rename(node.text, function_name(strings_.text(node.text)));
            } else if (node.kind == Kind::ClassDef && !style_.struct_word.empty() &&
                       !is_one_of(strings_.text(node.text), general_structs)) {
                rename(node.text, std::string(strings_.text(node.text)).append(style_.struct_word));
            } else if (node.kind == Kind::Assign && style_.words_all_over) {
                const auto targets = draft_.tree.field(id, field::Assign::targets);
                if (targets.size() == 1 && draft_.tree[targets[0]].kind == Kind::Name)
                    rename(draft_.tree[targets[0]].text,
                           constant_name(strings_.text(draft_.tree[targets[0]].text)));
            }
        }
        if (names_.empty()) return;
        apply(draft_.tree.root());
        for (const Renaming& one : names_) draft_.words.rename(one.from, one.to);
        follow_in_prose(draft_, strings_, names_, draft_.tree.root());
    }

  private:
    void rename(StringId from, const std::string& text) {
        if (text.empty() || is_reserved(text, strings_)) return;
        const StringId to = strings_.intern(text);
        const bool is_given =
            std::any_of(names_.begin(), names_.end(), [&](const Renaming& one) { return one.to == to; });
        if (to == from || is_given || draft_.is_taken(to) || !builtins::rows_of(to).empty()) return;
        names_.push_back({from, to});
    }

    void apply(NodeId id) {
        Node& node = draft_.tree[id];
        if (node.kind == Kind::Name || node.kind == Kind::FunctionDef || node.kind == Kind::ClassDef) {
            for (const Renaming& one : names_) {
                if (node.text != one.from) continue;
                node.text = one.to;
                break;
            }
        }
        for (const NodeId child : draft_.tree.children(id)) {
            if (child.valid()) apply(child);
        }
    }

    std::string function_name(std::string_view name) const {
        std::vector<std::string> words = words_of(name);
        const bool is_plain = verb_of(words[0]) == nullptr && !is_predicate(words[0]) &&
                              words[0].size() > 1 && !is_one_of(words.back(), doings);
        if (style_.words_all_over) {
            for (std::string& word : words) word = worded(style_, word, false);
        }
        if (!style_.function_verb.empty() && is_plain)
            words.insert(words.begin(), std::string(style_.function_verb));
        return (style_.is_private ? "_" : "") + joined(words, style_.camel_case);
    }

    std::string constant_name(std::string_view name) const {
        std::vector<std::string> words = words_of(name);
        for (std::string& word : words) word = worded(style_, word, false);
        return name.starts_with('_') ? std::string() : joined(words, false);
    }

    // ---- the kernel
    std::string kernel_name() {
        std::vector<std::string> words = words_of(strings_.text(draft_.tree[draft_.kernel].text));
        if (rng_.chance(40)) {
            std::vector<std::string> idea = words_of_idea(draft_.words.idea);
            if (!idea.empty()) words = std::move(idea);
        }
        if (rng_.chance(25)) {
            // Without the means: match_points for match_points_by_spatial_hash.
            const auto at = std::find_if(words.begin(), words.end(), [](const std::string& word) {
                return is_one_of(word, prepositions) && word != "and" && word != "to" && word != "in";
            });
            if (at - words.begin() >= 2) words.erase(at, words.end());
        }
        const Verb* const verb = verb_of(words[0]);
        if (verb != nullptr && rng_.chance(45)) {
            const std::string_view other = verb->others[rng_.below(2)];
            if (!other.empty() && other != words.back()) words[0] = other;
        }
        const bool is_action = is_doing(words);
        for (std::string& word : words) {
            if (&word != words.data() || verb == nullptr) word = worded(style_, word, false);
        }
        if (verb == nullptr && rng_.chance(45)) {
            const std::string_view front =
                is_action ? rng_.pick<std::string_view>({"run", "apply", "perform"})
                          : rng_.pick<std::string_view>(
                                {"compute", "compute", "compute", "eval", "eval", "calc", "evaluate", "get"});
            words.insert(words.begin(), std::string(front));
        }
        std::vector<std::string> tails = tails_of(words);
        for (unsigned chance : {55u, 5u}) {
            if (tails.empty() || !rng_.chance(chance)) break;
            const size_t at = rng_.below(static_cast<uint32_t>(tails.size()));
            for (std::string& word : words_of(tails[at])) words.push_back(std::move(word));
            tails.erase(tails.begin() + static_cast<std::ptrdiff_t>(at));
        }
        if (rng_.chance(50)) {
            words.emplace_back("kernel");
        } else if (rng_.chance(6)) {
            words.insert(words.begin(), "kernel");
        }
        return (style_.is_private ? "_" : "") + joined(words, style_.camel_case);
    }

    // What can truly be said of it, in words that people put behind names.
    std::vector<std::string> tails_of(std::span<const std::string> words) {
        std::vector<std::string> out;
        // Not what the name says already, nor twice.
        const auto add = [&](const std::string& tail) {
            const std::vector<std::string> parts = words_of(tail);
            const bool is_said = std::any_of(words.begin(), words.end(), [&](const std::string& word) {
                return word == parts.front() || word == parts.back();
            });
            if (!is_said && std::find(out.begin(), out.end(), tail) == out.end()) out.push_back(tail);
        };
        if (draft_.dims > 1) add(std::to_string(draft_.dims) + "d");
        if (!thing_.empty() && draft_.dims == 1) add(std::string("per_").append(thing_));
        if (draft_.is_generic) add("generic");
        if (style_.forward_only && draft_.fixed.empty()) add(rng_.chance(50) ? "fwd" : "no_grad");
        unsigned doubles = 0, floats = 0, halves = 0;
        for (const NodeId arg : draft_.parameters(draft_.kernel)) {
            const types::Scalar scalar = draft_.type(arg).scalar;
            if (!draft_.type(arg).is_array()) continue;
            doubles += scalar == types::Scalar::Float64;
            floats += scalar == types::Scalar::Float32;
            halves += scalar == types::Scalar::Float16;
        }
        if (has_atomics()) add("atomic");
        if (doubles != 0 && floats == 0) add(rng_.pick<std::string>({"f64", "fp64", "double"}));
        if (floats != 0 && doubles == 0 && halves == 0 && !draft_.is_generic && rng_.chance(35))
            add(rng_.pick<std::string>({"f32", "fp32", "float"}));
        if (halves != 0) add(rng_.pick<std::string>({"f16", "half"}));
        return out;
    }

    bool has_atomics() const {
        const Look look(draft_);
        return std::any_of(look.nodes().begin(), look.nodes().end(),
                           [&](NodeId id) { return look.is_call(id, builtins::Effect::Atomic); });
    }

    Draft& draft_;
    Strings& strings_;
    Rng& rng_;
    const Style& style_;
    const std::string_view thing_;
    std::vector<Renaming> names_;
};

}  // namespace

void rename_definitions(Draft& draft, Strings& strings, Rng& rng, const Style& style,
                        std::string_view thing) {
    DefinitionDresser(draft, strings, rng, style, thing).dress();
}

}  // namespace weft::vary
