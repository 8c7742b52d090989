// Methods of lists, dicts, sets, tuples and strings.
#include <algorithm>

#include "module/evaluator.h"
#include "module/python_names.h"
#include "module/signatures.h"

namespace weft::module {
namespace {

bool is_ascii(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 128; });
}

// What str.strip() takes off, of ASCII.
constexpr std::string_view blanks = " \t\n\r\f\v\x1c\x1d\x1e\x1f";

std::string_view stripped(std::string_view text, std::string_view what, bool left, bool right) {
    const size_t first = left ? text.find_first_not_of(what) : 0;
    if (first == std::string_view::npos) return {};
    const size_t last = right ? text.find_last_not_of(what) : text.size() - 1;
    if (text.empty() || last == std::string_view::npos) return {};
    return text.substr(first, last - first + 1);
}

PyObject object_of(ValueKind kind) {
    switch (kind) {
        case ValueKind::List:
            return PyObject::List;
        case ValueKind::Dict:
            return PyObject::Dict;
        case ValueKind::Set:
            return PyObject::Set;
        case ValueKind::Tuple:
            return PyObject::Tuple;
        default:
            return PyObject::Str;
    }
}

}  // namespace

// Raises where Python would: too few or too many arguments, or a keyword that is not known.
void Evaluator::check_arguments(const Signature* signature, std::string_view name, const Args& args,
                                Place at) {
    if (signature == nullptr || args.opaque) return;
    const std::string called(name);
    if (args.count > signature->most) raise(at, "TypeError", called + "() takes fewer positional arguments");
    if (args.count + args.keyword_count < signature->least)
        raise(at, "TypeError", called + "() takes more arguments");
    for (size_t i = 0; i < args.keyword_count; ++i) {
        const std::string word = " " + std::string(text(args.keyword(i).name)) + " ";
        if (signature->keywords.find(word) == std::string_view::npos)
            raise(at, "TypeError", called + "() got an unexpected keyword argument");
    }
}

void Evaluator::check_method(const Value& self, StringId name, Place at) {
    if (has_attribute(object_of(self.kind), text(name))) return;
    raise(at, "AttributeError", "the object has no attribute '" + std::string(text(name)) + "'");
}

Value Evaluator::method_call(const Value& self, StringId name, Args& args, Place at) {
    const std::string_view spelled = text(name);
    if (self.kind == ValueKind::Namespace) return names_method(self, spelled, args, at);
    const bool container = self.kind != ValueKind::Str;
    if (container && sequence(self).iterator) {
        const StringId reason = strings_.intern("a method of an iterator");
        havoc_items(self, reason);
        havoc_args(args, "an iterator");
        return unknown("a method of an iterator");
    }
    check_arguments(method_signature(self.kind, spelled), spelled, args, at);
    if (container && sequence(self).unknown.valid()) {
        havoc_args(args, "a container that is not known");
        return make_value(ValueKind::Unknown, sequence(self).unknown);
    }
    Value result;
    if (!args.opaque) {
        if (self.kind == ValueKind::List) result = list_method(self, spelled, args, at);
        if (self.kind == ValueKind::Dict) result = dict_method(self, spelled, args, at);
        if (self.kind == ValueKind::Str) result = string_method(self, spelled, args, at);
        if (self.kind == ValueKind::Tuple ||
            (self.kind == ValueKind::List && result.kind == ValueKind::Missing))
            result = search_method(self, spelled, args, at);
    }
    if (result.kind != ValueKind::Missing) return result;
    const StringId reason = this->reason({"the result of `", spelled, "`"});
    const bool reads = spelled == "index" || spelled == "count" || spelled == "copy" || spelled == "keys" ||
                       spelled == "get";
    if (container && reads) havoc_items(self, reason);
    if (container && !reads) havoc_value(self, reason);
    havoc_args(args, text(reason));
    ++vague_count_;
    return make_value(ValueKind::Unknown, reason);
}

// index() and count(), of lists and tuples.
Value Evaluator::search_method(const Value& self, std::string_view name, Args& args, Place at) {
    if (args.count != 1 || (name != "index" && name != "count")) return {};
    const std::vector<Value> items = sequence(self).items;
    work(items.size());
    Integer found = 0;
    for (size_t i = 0; i < items.size(); ++i) {
        const int same = equal(items[i], args[0], 1);
        if (same < 0 && name == "index")
            refuse(DiagKind::ModuleUncertain, at, "whether the list has this item");
        if (same < 0) return {};
        if (same == 1 && name == "index") return int_value(static_cast<Integer>(i));
        found += same;
    }
    if (name == "index") raise(at, "ValueError", "the item is not there");
    return int_value(found);
}

Value Evaluator::list_method(const Value& self, std::string_view name, Args& args, Place at) {
    std::vector<Value>& items = sequence(self).items;
    const auto changes = [&]() {
        note_change(self);
        live_matters_ = true;
    };
    if (name == "append") {
        const Value value = kept(args[0]);
        note_change(self);
        charge(sizeof(Value), at);
        sequence(self).items.push_back(value);
        return none_value();
    }
    if (name == "extend") {
        std::vector<Value> more;
        check_iterable(args[0], at);
        // A generator would see the list grow.
        const bool lazy = args[0].kind == ValueKind::List && sequence(args[0]).lazy;
        if (lazy || !append_items(args[0], more, at)) return {};
        note_change(self);
        sequence(self).items.insert(sequence(self).items.end(), more.begin(), more.end());
        return none_value();
    }
    if (name == "insert") {
        Integer place = 0;
        if (args[0].kind == ValueKind::Unknown) return {};
        if (!index_value(args[0], place)) raise(at, "TypeError", "the index is no integer");
        const Value value = kept(args[1]);
        note_change(self);
        charge(sizeof(Value), at);
        std::vector<Value>& into = sequence(self).items;
        work(into.size());
        const auto size = static_cast<Integer>(into.size());
        if (place < 0) place = std::max<Integer>(0, place + size);
        into.insert(into.begin() + static_cast<std::ptrdiff_t>(std::min(place, size)), value);
        return none_value();
    }
    if (name == "pop") {
        size_t place = 0;
        if (items.empty()) raise(at, "IndexError", "pop from an empty list");
        const Value index = args.count == 0 ? int_value(-1) : args[0];
        if (!place_in(index, items.size(), place, at)) return {};
        changes();
        const Value popped = items[place];
        items.erase(items.begin() + static_cast<std::ptrdiff_t>(place));
        return popped;
    }
    if (name == "clear") {
        changes();
        items.clear();
        return none_value();
    }
    if (name == "reverse") {
        changes();
        std::reverse(items.begin(), items.end());
        return none_value();
    }
    if (name == "remove") {
        for (size_t i = 0; i < items.size(); ++i) {
            const int same = equal(items[i], args[0], 1);
            if (same < 0) refuse(DiagKind::ModuleUncertain, at, "whether the list has this item");
            if (same != 1) continue;
            changes();
            items.erase(items.begin() + static_cast<std::ptrdiff_t>(i));
            return none_value();
        }
        raise(at, "ValueError", "the item is not there");
    }
    if (name == "sort") {
        std::vector<Value> sorted = items;
        bool reverse = false;
        if (!sort_options(args, reverse) || !sort_values(sorted, reverse, at)) return {};
        changes();
        sequence(self).items = sorted;
        return none_value();
    }
    if (name == "copy") return sequence_of(ValueKind::List, std::vector<Value>(items), at);
    return {};
}

Value Evaluator::dict_method(const Value& self, std::string_view name, Args& args, Place at) {
    const bool looks_up = name == "get" || name == "pop" || name == "setdefault";
    if (looks_up) {
        const size_t place = find_key(self, args[0], at);
        if (place == no_answer) return {};
        const Value fallback = args.count > 1 ? args[1] : none_value();
        if (place != no_key) {
            const Value found = sequence(self).items[place + 1];
            if (name == "pop") delete_item(self, args[0], at);
            return found;
        }
        if (name == "pop" && args.count == 1) raise(at, "KeyError", "no such key");
        if (name == "setdefault") assign_dict_item(self, args[0], fallback, at);
        return fallback;
    }
    const std::vector<Value> items = sequence(self).items;
    std::vector<Value> out;
    const auto view = [&]() {
        const Value made = iterator_of(out, std::span(&self, 1), true, at);
        sequence(made).view = true;
        return made;
    };
    if (name == "keys" || name == "values") {
        for (size_t i = name == "keys" ? 0 : 1; i < items.size(); i += 2) out.push_back(items[i]);
        return view();
    }
    if (name == "items") {
        for (size_t i = 0; i < items.size(); i += 2) {
            out.push_back(sequence_of(ValueKind::Tuple, std::span(items).subspan(i, 2), at));
        }
        return view();
    }
    if (name == "clear") {
        note_change(self);
        live_matters_ = true;
        sequence(self).items.clear();
        sequence(self).keys.clear();
        return none_value();
    }
    if (name == "popitem") {
        if (items.empty()) raise(at, "KeyError", "popitem(): the dict is empty");
        const Value pair = sequence_of(ValueKind::Tuple, std::span(items).last(2), at);
        delete_item(self, items[items.size() - 2], at);
        return pair;
    }
    if (name == "update" && args.count <= 1) {
        if (args.count == 1) {
            const Value other = args[0];
            if (other.kind != ValueKind::Dict || sequence(other).unknown.valid()) return {};
            const std::vector<Value> more = sequence(other).items;
            for (size_t i = 0; i < more.size(); i += 2) assign_dict_item(self, more[i], more[i + 1], at);
        }
        for (size_t i = 0; i < args.keyword_count; ++i) {
            assign_dict_item(self, string_value(args.keyword(i).name), args.keyword(i).value, at);
        }
        return none_value();
    }
    if (name == "copy") return sequence_of(ValueKind::Dict, items, at);
    return {};
}

// "1.19.0".split("."); without a separator at runs of blanks.
Value Evaluator::split_string(std::string_view all, bool from_end, Args& args, Place at) {
    const Value separator = args.get(0, "sep"), limit = args.get(1, "maxsplit");
    const bool is_limited = limit.kind != ValueKind::Missing;
    if (is_limited && limit.kind != ValueKind::Int) return {};
    const bool by_blanks = separator.kind == ValueKind::Missing || separator.kind == ValueKind::None;
    if (by_blanks ? is_limited || !is_ascii(all) : separator.kind != ValueKind::Str) return {};
    const std::string by(by_blanks ? "" : text(separator.text));
    if (!by_blanks && by.empty()) raise(at, "ValueError", "the separator is empty");
    const std::string whole(all);  // what is interned below may move the texts
    std::string_view rest = whole;
    std::vector<std::string_view> pieces;
    charge(whole.size(), at);
    for (value::Integer left = is_limited ? limit.integer : -1; !by_blanks && left != 0; --left) {
        const size_t found = from_end ? rest.rfind(by) : rest.find(by);
        if (found == std::string::npos) break;
        const size_t behind = found + by.size();
        pieces.push_back(from_end ? rest.substr(behind) : rest.substr(0, found));
        rest = from_end ? rest.substr(0, found) : rest.substr(behind);
    }
    if (!by_blanks) pieces.push_back(rest);
    for (size_t begin = rest.find_first_not_of(blanks); by_blanks && begin != std::string::npos;) {
        const size_t end = std::min(rest.find_first_of(blanks, begin), rest.size());
        pieces.push_back(rest.substr(begin, end - begin));
        begin = rest.find_first_not_of(blanks, end);
    }
    if (from_end && !by_blanks) std::reverse(pieces.begin(), pieces.end());
    std::vector<Value> items;
    for (const std::string_view piece : pieces) items.push_back(string_value(strings_.intern(piece)));
    return sequence_of(ValueKind::List, items, at);
}

Value Evaluator::string_method(const Value& self, std::string_view name, Args& args, Place at) {
    const std::string_view all = text(self.text);
    const auto strings_only = [&]() {
        for (size_t i = 0; i < args.count; ++i) {
            if (args[i].kind != ValueKind::Str) return false;
        }
        return true;
    };
    if ((name == "upper" || name == "lower") && is_ascii(all)) {
        std::string changed(all);
        for (char& c : changed) {
            if (name == "upper" && c >= 'a' && c <= 'z') c = static_cast<char>(c - 32);
            if (name == "lower" && c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
        }
        return string_value(strings_.intern(changed));
    }
    if (name == "join") {
        std::vector<Value> items;
        check_iterable(args[0], at);
        if (!append_items(args[0], items, at)) return {};
        std::string whole;
        for (size_t i = 0; i < items.size(); ++i) {
            if (items[i].kind == ValueKind::Unknown) return {};
            if (items[i].kind != ValueKind::Str) raise(at, "TypeError", "join() takes strings");
            if (i != 0) whole += all;
            whole += text(items[i].text);
        }
        charge(whole.size(), at);
        return string_value(strings_.intern(whole));
    }
    if ((name == "startswith" || name == "endswith") && args.count == 1 && strings_only()) {
        const std::string_view part = text(args[0].text);
        return bool_value(name == "startswith" ? all.starts_with(part) : all.ends_with(part));
    }
    if (name == "replace" && args.count == 2 && strings_only()) {
        const std::string_view from = text(args[0].text), to = text(args[1].text);
        if (from.empty()) return {};
        std::string changed;
        size_t start = 0;
        for (size_t found = all.find(from); found != std::string_view::npos; found = all.find(from, start)) {
            changed.append(all, start, found - start).append(to);
            start = found + from.size();
            if (changed.size() > budget_.bytes) break;
        }
        changed.append(all, start);
        charge(changed.size(), at);
        return string_value(strings_.intern(changed));
    }
    if ((name == "strip" || name == "lstrip" || name == "rstrip") && is_ascii(all) && strings_only()) {
        const std::string_view what = args.count == 1 ? text(args[0].text) : blanks;
        if (!is_ascii(what)) return {};
        return string_value(strings_.intern(stripped(all, what, name != "rstrip", name != "lstrip")));
    }
    if (name == "split" || name == "rsplit") return split_string(all, name == "rsplit", args, at);
    if (name == "format") return formatted_by(all, args, at);
    return {};
}

}  // namespace weft::module
