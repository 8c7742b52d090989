// The imports of a File: which statements of other files its statements need, and what stands in their place
// where all of them are one file.
#include <algorithm>
#include <charconv>

#include "cut/file.h"
#include "syntax/parse.h"

namespace weft::cut {
namespace {

using syntax::Kind;
using syntax::NodeId;
namespace field = syntax::field;

// Of a file that is cut, from which a row may come: what is beyond is not looked at.
constexpr size_t most_parts = 200, most_bytes = 8u << 20;
constexpr unsigned most_hops = 32;  // from one import to another, until something is found

// The part of a dotted name before its first dot; the rest stays.
std::string_view take_first(std::string_view& dotted) {
    const size_t dot = std::min(dotted.find('.'), dotted.size());
    const std::string_view first = dotted.substr(0, dot);
    dotted.remove_prefix(std::min(dot + 1, dotted.size()));
    return first;
}

// What a module is used for, as the attributes of a class.
struct Namespace {
    std::map<std::string, Namespace, std::less<>> inner;
    std::set<std::string, std::less<>> names;

    bool empty() const {
        return names.empty() &&
               std::all_of(inner.begin(), inner.end(), [](const auto& each) { return each.second.empty(); });
    }
    void print(std::string_view name, const std::string& indent, std::string& out) const {
        if (empty()) return;
        out.append(indent).append("class ").append(name).append(":\n");
        for (const auto& [each, space] : inner) space.print(each, indent + "    ", out);
        for (const std::string& each : names)
            out.append(indent).append("    ").append(each).append(" = ").append(each).append("\n");
    }
};

}  // namespace

void File::follow_imports(ImportedFiles files, std::string_view own_name) {
    imported_ = std::move(files);
    parts_[0].module = own_name;
    const auto own = imported_.find(own_name);
    parts_[0].is_package = own != imported_.end() && own->second.is_package;
    part_numbers_.emplace(own_name, 0);
}

void File::read_imports() {
    if (imported_.empty()) return;
    const std::string& own = parts_[0].module;
    std::vector<uint32_t> packages;
    for (size_t dot = own.find('.'); dot != std::string::npos; dot = own.find('.', dot + 1)) {
        const auto around = part_of(std::string_view(own).substr(0, dot));
        if (around) packages.push_back(*around);
    }
    std::vector<uint32_t>& imports = parts_[0].imports;
    imports.insert(imports.begin(), packages.begin(), packages.end());
    for (size_t i = 0; i < statements_.size(); ++i) link(i);
}

bool File::has_open_star() {
    const Statements stars = parts_[0].stars;
    return std::any_of(stars.begin(), stars.end(), [&](size_t i) {
        link(i);
        return statements_[i].leads_outside;
    });
}

StringId File::name_in(uint32_t part, std::string_view text) {
    if (part == 0) return strings_.intern(text);
    return strings_.intern(std::to_string(part) + ":" + std::string(text));
}

std::pair<uint32_t, std::string_view> File::part_and_text(StringId name) const {
    const std::string_view text = strings_.text(name);
    const size_t colon = text.find(':');
    uint32_t part = 0;
    if (colon == std::string_view::npos) return {part, text};
    std::from_chars(text.data(), text.data() + colon, part);
    return {part, text.substr(colon + 1)};
}

std::optional<uint32_t> File::part_of(std::string_view module) {
    const auto known = part_numbers_.find(module);
    if (known != part_numbers_.end()) return known->second;
    std::optional<uint32_t>& number = part_numbers_.emplace(module, std::nullopt).first->second;
    const auto file = imported_.find(module);
    if (file == imported_.end() || parts_.size() >= most_parts ||
        imported_bytes_ + file->second.text.size() > most_bytes)
        return number;
    imported_bytes_ += file->second.text.size();
    Part& part = parts_.emplace_back();
    part.module = module;
    part.is_package = file->second.is_package;
    number = static_cast<uint32_t>(parts_.size() - 1);
    if (!syntax::parse(sources_, sources_.add(module, file->second.text), strings_, part.tree))
        add_statements(*number);
    return number;
}

// ---- what an import binds ------------------------------------------------------------------------------

// "a.b" of `from ..b import c` in a.x.y; empty: there is none.
std::string File::module_meant(const Part& from, NodeId id) const {
    const syntax::Node& node = from.tree[id];
    const std::string_view named = node.text.valid() ? strings_.text(node.text) : std::string_view();
    if (node.detail == 0) return std::string(named);
    std::string base = from.module;
    for (unsigned up = from.is_package ? 1 : 0; up < node.detail; ++up) {
        const size_t dot = base.rfind('.');
        if (dot == std::string::npos) return {};
        base.resize(dot);
    }
    if (!named.empty()) base.append(".").append(named);
    return base;
}

void File::link(size_t statement) {
    Statement& one = statements_[statement];
    if (one.is_linked || !one.is_import || imported_.empty()) return;
    one.is_linked = true;
    for (const NodeId id : one.nodes) {
        const Kind kind = parts_[one.part].tree[id].kind;
        if (kind == Kind::Import) link_import(one, id);
        if (kind == Kind::ImportFrom && !one.is_future) link_import_from(one, id);
    }
}

void File::link_import(Statement& one, NodeId id) {
    const syntax::Tree& tree = parts_[one.part].tree;
    for (const NodeId alias : tree.field(id, field::Import::names)) {
        const std::string dotted(strings_.text(tree[alias].text));
        if (!is_elsewhere(dotted)) continue;
        const NodeId as = tree.child(alias, field::Alias::asname);
        const std::string module = as.valid() ? dotted : dotted.substr(0, dotted.find('.'));
        if (!imported_.contains(dotted) || !is_elsewhere(module)) {
            one.leads_outside = true;
            continue;
        }
        const std::string bound = as.valid() ? std::string(strings_.text(tree[as].text)) : module;
        one.links.push_back({name_in(one.part, bound), {}, module});
        if (const auto part = part_of(dotted)) parts_[one.part].imports.push_back(*part);
    }
}

void File::link_import_from(Statement& one, NodeId id) {
    const std::string module = module_meant(parts_[one.part], id);
    const bool is_relative = parts_[one.part].tree[id].detail != 0;
    const auto part =
        is_relative || is_elsewhere(module) || module == "warp" ? part_of(module) : std::nullopt;
    const auto aliases = parts_[one.part].tree.field(id, field::ImportFrom::names);
    for (size_t i = 0; i < aliases.size(); ++i) {
        const syntax::Tree& tree = parts_[one.part].tree;
        const NodeId alias = aliases[i], as = tree.child(alias, field::Alias::asname);
        const std::string name(strings_.text(tree[alias].text));
        const std::string whole = module + "." + name;
        if (!is_relative && !is_elsewhere(module) && !is_elsewhere(whole)) continue;
        if (!part && !imported_.contains(whole)) {
            one.leads_outside = true;
            continue;
        }
        if (part) parts_[one.part].imports.push_back(*part);
        if (name == "*") {
            if (part) one.stars.push_back(*part);
            continue;
        }
        const StringId bound = name_in(one.part, as.valid() ? strings_.text(tree[as].text) : name);
        const auto found = part ? find_name(*part, name) : std::nullopt;
        if (found) {
            one.links.push_back({bound, *found, {}});
        } else if (imported_.contains(whole)) {
            one.links.push_back({bound, {}, whole});
            if (const auto inner = part_of(whole)) parts_[one.part].imports.push_back(*inner);
        } else {
            one.leads_outside = true;
        }
    }
}

std::optional<StringId> File::find_name(uint32_t part, std::string_view text, unsigned depth) {
    const StringId name = name_in(part, text);
    if (is_bound(name) || star_with(name, depth)) return name;
    return std::nullopt;
}

std::optional<std::pair<size_t, StringId>> File::star_with(StringId name, unsigned depth) {
    const auto [part, text] = part_and_text(name);
    if (depth == most_hops || text.starts_with('_')) return std::nullopt;
    const Statements stars = parts_[part].stars;
    for (auto star = stars.rbegin(); star != stars.rend(); ++star) {
        link(*star);
        for (const uint32_t from : statements_[*star].stars) {
            if (const auto found = find_name(from, text, depth + 1)) return std::pair(*star, *found);
        }
    }
    return std::nullopt;
}

std::string File::module_of(StringId name, unsigned depth) {
    if (depth == most_hops) return {};
    for (const size_t i : binding(name)) {
        link(i);
        for (const Link& each : statements_[i].links) {
            if (each.bound != name) continue;
            return each.name.valid() ? module_of(each.name, depth + 1) : each.module;
        }
    }
    return {};
}

void File::follow_path(StringId root, std::string_view rest, std::vector<StringId>& names) {
    std::string module = module_of(root);
    while (!module.empty() && !rest.empty()) {
        const std::string_view attribute = take_first(rest);
        const auto part = part_of(module);
        if (const auto found = part ? find_name(*part, attribute) : std::nullopt) {
            names.push_back(*found);
            module = module_of(*found);
        } else {
            module.append(".").append(attribute);
            if (!imported_.contains(module)) return;
        }
    }
}

// ---- what is needed ------------------------------------------------------------------------------------

Statements File::closure(const Statements& seed, const Statements& optional) {
    Statements kept;
    std::vector<StringId> names;
    Names asked;
    const auto keep = [&](size_t i) {
        if (is_kept_.size() < statements_.size()) is_kept_.resize(statements_.size());
        if (is_kept_[i]) return;
        is_kept_[i] = true;
        kept.push_back(i);
    };
    for (const Statements* const some :
         std::initializer_list<const Statements*>{&seed, &optional, &futures_}) {
        for (const size_t i : *some) keep(i);
    }
    std::set<uint32_t> parts{0};
    for (size_t next = 0; next < kept.size() || !names.empty();) {
        if (names.empty()) {
            const Statement& one = statements_[kept[next++]];
            names = one.needs;
            if (imported_.empty()) continue;
            for (const auto& [root, rest] : one.paths) follow_path(root, strings_.text(rest), names);
            if (!parts.insert(one.part).second) continue;
            for (size_t i = 0; i < statements_.size(); ++i) {
                if (statements_[i].part == one.part && statements_[i].is_future) keep(i);
            }
            continue;
        }
        const StringId name = names.back();
        names.pop_back();
        if (!asked.insert(name).second) continue;
        for (const size_t i : binding(name)) {
            keep(i);
            link(i);
            for (const Link& each : statements_[i].links) {
                if (each.bound == name && each.name.valid()) names.push_back(each.name);
            }
        }
        if (is_bound(name) || imported_.empty()) continue;
        if (const auto star = star_with(name)) {
            keep(star->first);
            names.push_back(star->second);
        }
    }
    for (const size_t i : kept) is_kept_[i] = false;
    std::sort(kept.begin(), kept.end());
    return kept;
}

File::Names File::used_by(const Statements& some) {
    std::vector<StringId> names;
    for (const size_t i : some) {
        const Statement& one = statements_[i];
        for (const auto* const more : {&one.needs, &one.may_need})
            names.insert(names.end(), more->begin(), more->end());
        for (const auto& [root, rest] : one.paths) follow_path(root, strings_.text(rest), names);
    }
    Names used;
    while (!names.empty()) {
        const StringId name = names.back();
        names.pop_back();
        if (!used.insert(name).second) continue;
        for (const size_t i : binding(name)) {
            for (const Link& each : statements_[i].links) {
                if (each.bound == name && each.name.valid()) names.push_back(each.name);
            }
        }
        if (is_bound(name)) continue;
        if (const auto star = star_with(name)) names.push_back(star->second);
    }
    return used;
}

// ---- what stands for an import -------------------------------------------------------------------------

void File::lines_of_links(size_t statement, const Statements& kept, const Names& used, std::string& out) {
    const uint32_t part = statements_[statement].part;
    for (const Link& link : statements_[statement].links) {
        if (!used.contains(link.bound)) continue;
        const std::string bound(part_and_text(link.bound).second);
        // A module that is called as another name of its file is one too.
        const std::string module = link.name.valid() ? module_of(link.name) : link.module;
        if (module.empty()) {
            const std::string_view name = part_and_text(link.name).second;
            if (name != bound) out.append(bound).append(" = ").append(name).append("\n");
            continue;
        }
        Namespace all;
        for (const size_t i : kept) {
            if (statements_[i].part != part) continue;
            for (const auto& [root, path] : statements_[i].paths) {
                if (root != link.bound) continue;
                std::string_view rest = strings_.text(path);
                std::string at = module;
                Namespace* space = &all;
                while (!rest.empty()) {
                    const std::string_view attribute = take_first(rest);
                    const auto from = part_of(at);
                    const auto found = from ? find_name(*from, attribute) : std::nullopt;
                    std::string inner = found ? module_of(*found) : at + "." + std::string(attribute);
                    const bool is_module = !inner.empty() && (found || imported_.contains(inner));
                    if (!is_module) {
                        if (found) space->names.emplace(attribute);
                        break;
                    }
                    if (rest.empty()) break;
                    at = std::move(inner);
                    space = &space->inner[std::string(attribute)];
                }
            }
        }
        all.print(bound, "", out);
    }
}

std::vector<uint32_t> File::order_of_parts() const {
    std::vector<uint32_t> order;
    std::vector<bool> is_seen(parts_.size());
    std::vector<std::pair<uint32_t, size_t>> open;  // a part, and which of its imports is next
    const auto enter = [&](uint32_t part) {
        if (!is_seen[part]) open.emplace_back(part, 0);
        is_seen[part] = true;
    };
    enter(0);
    while (!open.empty()) {
        auto& [part, next] = open.back();
        if (next < parts_[part].imports.size()) {
            enter(parts_[part].imports[next++]);
        } else {
            order.push_back(part);
            open.pop_back();
        }
    }
    for (uint32_t i = 0; i < parts_.size(); ++i) {
        if (!is_seen[i]) order.insert(order.begin(), i);
    }
    return order;
}

}  // namespace weft::cut
