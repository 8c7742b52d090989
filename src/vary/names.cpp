// Names of parameters and locals in the style of one person, and comments that speak of them.
#include <algorithm>
#include <cctype>
#include <optional>

#include "vary/style.h"
#include "vary/threads.h"

namespace weft::vary {
namespace {

using draft::Renaming;

// Nouns that become plural where a style names arrays after what all their elements are.
constexpr std::string_view countable[] = {
    "angle",    "area",     "cell",     "charge", "color",  "density",  "distance",    "edge",
    "energy",   "face",     "force",    "gain",   "gate",   "gradient", "height",      "joint",
    "key",      "label",    "length",   "mass",   "normal", "offset",   "point",       "pose",
    "position", "pressure", "radius",   "sample", "score",  "speed",    "temperature", "token",
    "torque",   "value",    "velocity", "vertex", "volume", "weight"};

// Things that are called by their number in an array.
constexpr std::string_view indexed_things[] = {
    "atom",     "bin",   "block",   "body",     "bone",   "bucket",   "candidate", "cell",
    "channel",  "child", "cluster", "contact",  "corner", "edge",     "element",   "expert",
    "face",     "group", "joint",   "label",    "leaf",   "link",     "material",  "nearest",
    "neighbor", "node",  "other",   "pair",     "parent", "particle", "partner",   "pixel",
    "point",    "root",  "sample",  "segment",  "shape",  "source",   "species",   "state",
    "target",   "tile",  "token",   "triangle", "vertex", "winner",   "world"};

bool is_countable(const std::string& word) {
    return std::find(std::begin(countable), std::end(countable), word) != std::end(countable);
}

class NameDresser {
  public:
    NameDresser(Draft& draft, Strings& strings, const Style& style, std::string_view thing)
        : draft_(draft),
          strings_(strings),
          style_(style),
          thing_(thing),
          edit_(draft, strings),
          look_(draft),
          threads_(threads_of(draft, look_)) {}

    void dress() {
        const NodeId root = draft_.tree.root();
        mark_used(root);
        for (const NodeId id : draft_.tree.field(root, field::Module::body)) mark_fixed(id);
        dress_kernel();
        // Functions follow: the same word everywhere.
        std::vector<NodeId> functions;
        for (const NodeId id : draft_.tree.field(root, field::Module::body)) {
            if (draft_.tree[id].kind == Kind::FunctionDef && id != draft_.kernel && !draft_.is_fixed(id))
                functions.push_back(id);
        }
        for (const NodeId function : functions) {
            std::vector<StringId> bound;
            gather_bound(function, bound);
            gather_indexes(function);
            std::vector<Renaming> names;
            for (const StringId name : bound) {
                if (!is_fixed(name)) rename(name, plain_candidates(name), names);
            }
            apply(names, function);
        }
    }

  private:
    // ---- what is there
    void mark(std::vector<bool>& marks, StringId id) {
        if (!id.valid()) return;
        if (marks.size() <= id.index) marks.resize(id.index + 1);
        marks[id.index] = true;
    }
    bool is_marked(const std::vector<bool>& marks, StringId id) const {
        return id.index < marks.size() && marks[id.index];
    }
    bool is_fixed(StringId name) const {
        const std::string_view text = strings_.text(name);
        return is_marked(fixed_, name) || text.starts_with('_') || is_reserved(text, strings_);
    }

    void mark_used(NodeId id) {
        const Node& node = draft_.tree[id];
        if (node.kind != Kind::Constant) mark(used_, node.text);
        // What is a member of something may be spoken of by that name.
        if (node.kind == Kind::Attribute) {
            const Node& owner = draft_.tree[draft_.tree.child(id, field::Attribute::value)];
            if (owner.kind != Kind::Name || owner.text != draft_.warp) mark(fixed_, node.text);
        }
        for (const NodeId child : draft_.tree.children(id)) {
            if (child.valid()) mark_used(child);
        }
    }

    // What is bound at module level.
    void mark_fixed(NodeId id) {
        const Node& node = draft_.tree[id];
        if (node.kind == Kind::FunctionDef || node.kind == Kind::ClassDef) return mark(fixed_, node.text);
        if (node.kind == Kind::Name) mark(fixed_, node.text);
        for (const NodeId child : draft_.tree.children(id)) {
            if (child.valid()) mark_fixed(child);
        }
    }

    // Parameters, then what is written, each once, in the order of the text.
    void gather_bound(NodeId id, std::vector<StringId>& out) const {
        const Node& node = draft_.tree[id];
        const bool binds =
            node.kind == Kind::Arg || (node.kind == Kind::Name && node.context() == syntax::Context::Store);
        if (binds && std::find(out.begin(), out.end(), node.text) == out.end()) out.push_back(node.text);
        for (const NodeId child : draft_.tree.children(id)) {
            if (child.valid()) gather_bound(child, out);
        }
    }

    // What stands alone as an index of an array.
    void gather_indexes(NodeId definition) {
        indexes_.clear();
        if (style_.indexes_say_so) gather_indexes_below(definition);
    }
    void gather_indexes_below(NodeId id) {
        if (draft_.tree[id].kind == Kind::Subscript &&
            draft_.type(draft_.tree.child(id, field::Subscript::value)).is_array()) {
            const NodeId slice = draft_.tree.child(id, field::Subscript::slice);
            std::span<const NodeId> parts{&slice, 1};
            if (draft_.tree[slice].kind == Kind::Tuple) parts = draft_.tree.field(slice, field::Tuple::elts);
            for (const NodeId part : parts) {
                if (draft_.tree[part].kind == Kind::Name) indexes_.push_back(draft_.tree[part].text);
            }
        }
        for (const NodeId child : draft_.tree.children(id)) {
            if (child.valid()) gather_indexes_below(child);
        }
    }
    bool is_index(StringId name, const std::string& last_word) const {
        return std::find(indexes_.begin(), indexes_.end(), name) != indexes_.end() &&
               std::find(std::begin(indexed_things), std::end(indexed_things), last_word) !=
                   std::end(indexed_things);
    }

    // ---- new names
    std::vector<std::string> plain_words(StringId name, bool terse) const {
        std::vector<std::string> words = words_of(strings_.text(name));
        Style style = style_;
        if (!terse && style.wording == Style::Wording::Terse) style.wording = Style::Wording::Brief;
        // A count that lies in memory is none of currents.
        const bool is_in_memory = words[0] == "current" || words[0] == "shared" || words[0] == "device";
        if (words.size() > (is_in_memory ? 2u : 1u) && words.back() == "count" &&
            style_.counts != Style::Counts::Keep) {
            words.pop_back();
            words.back() = plural(words.back());
            words.insert(words.begin(), style_.counts == Style::Counts::Num ? "num" : "n");
        }
        if (is_index(name, words.back())) words.emplace_back(style_.index_word);
        for (std::string& word : words) word = worded(style, word, words.size() == 1);
        return words;
    }

    std::vector<std::string> plain_candidates(StringId name) const {
        std::vector<std::string> out;
        if (style_.wording == Style::Wording::Terse)
            out.push_back(joined(plain_words(name, true), style_.camel_case));
        out.push_back(joined(plain_words(name, false), style_.camel_case));
        return out;
    }

    std::string array_name(StringId name, const inputs::Arg& input) const {
        std::vector<std::string> words = plain_words(name, false);
        const std::string before = words_of(strings_.text(name)).back();
        const bool is_out = input.role != inputs::Role::In;
        const bool tells_role = before == "in" || before == "out" || words[0] == "in" || words[0] == "out" ||
                                before == "next" || before == "new";
        switch (style_.arrays) {
            case Style::Arrays::Plain:
                return {};
            case Style::Arrays::PerThing: {
                const bool is_per_thing = draft_.dims == 1 && is_read_by_thread(name);
                const std::vector<std::string> thing = words_of(thing_);
                if (!is_per_thing || thing.empty()) return {};
                for (const std::string& word : words) {
                    if (singular(word) == thing.back() || word == worded(style_, thing.back(), false))
                        return {};
                }
                words.insert(words.begin(), worded(style_, thing.back(), false));
                break;
            }
            case Style::Arrays::OutBehind:
                if (!is_out || tells_role) return {};
                words.emplace_back("out");
                break;
            case Style::Arrays::OutInFront:
                if (!is_out || tells_role) return {};
                words.insert(words.begin(), "out");
                break;
            case Style::Arrays::InAndOut:
                // What is read and written has no side.
                if (tells_role || input.role == inputs::Role::InOut) return {};
                words.emplace_back(is_out ? "out" : "in");
                break;
            case Style::Arrays::Plural:
                if (!is_countable(before)) return {};
                words = words_of(strings_.text(name));
                words.back() = plural(before);
                for (std::string& word : words) word = worded(style_, word, false);
                break;
            case Style::Arrays::Suffix:
                if (tells_role) return {};
                words.emplace_back(style_.array_suffix);
                break;
        }
        return joined(words, style_.camel_case);
    }

    // Whether the kernel touches the elements of the threads themselves, and no others.
    bool is_read_by_thread(StringId array) const {
        if (!threads_) return false;
        const auto uses = look_.uses(array, draft_.kernel);
        return !uses.empty() && std::all_of(uses.begin(), uses.end(), [&](NodeId use) {
            const NodeId element = look_.parent(use);
            return draft_.tree[element].kind == Kind::Subscript &&
                   look_.is_name(draft_.tree.child(element, field::Subscript::slice), threads_->names[0]);
        });
    }

    // The first candidate that nothing else is called.
    void rename(StringId name, const std::vector<std::string>& candidates, std::vector<Renaming>& out) {
        for (const std::string& text : candidates) {
            if (text.empty() || is_reserved(text, strings_)) continue;
            const StringId to = strings_.intern(text);
            if (to == name) return;
            const auto given =
                std::find_if(given_.begin(), given_.end(), [&](const Renaming& one) { return one.to == to; });
            if (given != given_.end() ? given->from != name : is_marked(used_, to)) continue;
            if (given == given_.end()) given_.push_back({name, to});
            out.push_back({name, to});
            return;
        }
    }

    void dress_kernel() {
        gather_indexes(draft_.kernel);
        std::vector<Renaming> names;
        const std::vector<StringId> thread_names = threads_ ? threads_->names : std::vector<StringId>();
        for (size_t i = 0; i < thread_names.size(); ++i) {
            if (is_fixed(thread_names[i])) continue;
            std::vector<std::string> candidates = plain_candidates(thread_names[i]);
            // A thread that takes its element from a list is not called after it.
            if (!is_thread_word(strings_.text(thread_names[i])))
                candidates.insert(candidates.begin(), thread_name(i, thread_names.size()));
            rename(thread_names[i], candidates, names);
        }
        std::vector<StringId> bound;
        gather_bound(draft_.kernel, bound);
        for (const StringId name : bound) {
            if (std::find(thread_names.begin(), thread_names.end(), name) != thread_names.end()) continue;
            const bool is_parameter = draft_.parameter(name, draft_.kernel).valid();
            if (!is_fixed(name) && !(is_parameter && draft_.is_generic)) {
                std::vector<std::string> candidates = plain_candidates(name);
                const inputs::Arg* const input = is_parameter ? edit_.input(name) : nullptr;
                if (input != nullptr && input->ndim != 0)
                    candidates.insert(candidates.begin(), array_name(name, *input));
                rename(name, candidates, names);
            }
        }
        apply(names, draft_.kernel);
    }

    std::string thread_name(size_t at, size_t count) const {
        static constexpr std::string_view letters[] = {"i", "j", "k", "l"};
        std::vector<std::string> words = words_of(thing_);
        for (std::string& word : words) word = worded(style_, word, false);
        switch (style_.threads) {
            case Style::Threads::Keep:
                return {};
            case Style::Threads::Tid:
                return count == 1 ? "tid" : "";
            case Style::Threads::Letters:
                return at < std::size(letters) ? std::string(letters[at]) : "";
            case Style::Threads::Thing:
                return count == 1 ? joined(words, style_.camel_case) : "";
            case Style::Threads::ThingIndex:
                if (count != 1 || words.empty()) return {};
                words.emplace_back(style_.index_word);
                return joined(words, style_.camel_case);
        }
        return {};
    }

    // ---- the change
    void apply(std::span<const Renaming> names, NodeId definition) {
        if (names.empty()) return;
        edit_.rename(names, definition);
        follow_in_prose(draft_, strings_, names, definition);
    }

    Draft& draft_;
    Strings& strings_;
    const Style& style_;
    const std::string_view thing_;
    Edit edit_;
    const Look look_;  // before the first name is another one
    const std::optional<Threads> threads_;
    std::vector<bool> used_, fixed_;  // by name
    std::vector<StringId> indexes_;   // of arrays, in the definition at hand
    std::vector<Renaming> given_;     // in the file
};

// Whether a byte stands among the names that an entry of a section explains, "    lower, upper: bounds".
bool is_in_entry_head(std::string_view text, size_t at) {
    const size_t line = text.rfind('\n', at);
    const size_t colon = text.find(':', at);
    if (line == std::string_view::npos || colon == std::string_view::npos) return false;
    const std::string_view head = text.substr(line + 1, colon - line - 1);
    bool after_word = false;
    for (size_t i = head.find_first_not_of(' '); i < head.size(); ++i) {
        const bool is_space = head[i] == ' ';
        if (is_space && after_word) return false;  // two words, not two names
        if (!is_space && head[i] != ',' && !std::isalnum(static_cast<unsigned char>(head[i])) &&
            head[i] != '_')
            return false;
        after_word = head[i] != ',' && !is_space;
    }
    return true;
}

// Prose with the names that are no plain words: those of several words, letters, entries of sections and what
// stands in backquotes. `position` alone is the thing, whatever the code calls it.
StringId followed(Strings& strings, std::span<const Renaming> names, StringId line) {
    const std::string text(strings.text(line));
    const auto goes_on = [&](size_t at) {
        return at < text.size() &&
               (std::isalnum(static_cast<unsigned char>(text[at])) != 0 || text[at] == '_');
    };
    std::string out;
    size_t written = 0;  // bytes of the text that are in `out`
    bool quoted = false;
    for (size_t i = 0; i < text.size();) {
        if (!goes_on(i)) {
            quoted = quoted != (text[i++] == '`');
            continue;
        }
        const size_t begin = i;
        while (goes_on(i)) ++i;
        const std::string_view word = std::string_view(text).substr(begin, i - begin);
        const auto found = std::find_if(names.begin(), names.end(),
                                        [&](const Renaming& one) { return strings.text(one.from) == word; });
        const bool after_mark = begin != 0 && (text[begin - 1] == '\'' || text[begin - 1] == '.');
        if (found == names.end() || after_mark) continue;
        const bool is_letter = word.size() == 1 && word != "a" && word != "A" && word != "I";
        const bool is_name =
            quoted || word.find('_') != std::string_view::npos || is_letter || is_in_entry_head(text, begin);
        if (!is_name) continue;
        out.append(text, written, begin - written).append(strings.text(found->to));
        written = i;
    }
    return written == 0 ? line : strings.intern(out.append(text, written));
}

}  // namespace

void follow_in_prose(Draft& draft, Strings& strings, std::span<const Renaming> names, NodeId id) {
    const syntax::Note note = draft.notes[id];
    if (note.above_count != 0) {
        const auto above = draft.notes.above(note);
        std::vector<StringId> lines(above.begin(), above.end());
        for (StringId& line : lines) line = followed(strings, names, line);
        draft.notes.set_above(id, lines);
    }
    if (note.behind.valid()) draft.notes.of(id).behind = followed(strings, names, note.behind);
    const NodeId words = draft.docstring(id);
    if (words.valid()) draft.tree[words].text = followed(strings, names, draft.tree[words].text);
    for (const NodeId child : draft.tree.children(id)) {
        if (child.valid()) follow_in_prose(draft, strings, names, child);
    }
}

void rename_variables(Draft& draft, Strings& strings, const Style& style, std::string_view thing) {
    NameDresser(draft, strings, style, thing).dress();
}

}  // namespace weft::vary
