#include "cut/file.h"

#include <algorithm>
#include <unordered_set>

#include "module/program.h"
#include "module/python_namespace.h"
#include "syntax/parse.h"

namespace weft::cut {
namespace {

using syntax::Kind;
using syntax::NodeId;
namespace field = syntax::field;

void insert_names(std::vector<StringId>& to, const std::vector<StringId>& names) {
    to.insert(to.end(), names.begin(), names.end());
}

}  // namespace

std::optional<Diag> File::parse(std::string_view text, std::string_view name) {
    sources_.clear();
    strings_.rewind(mark_);
    parts_.resize(1);
    parts_[0].stars.clear();
    parts_[0].imports.clear();
    imported_.clear();
    part_numbers_.clear();
    imported_bytes_ = 0;
    statements_.clear();
    own_count_ = 0;
    futures_.clear();
    for (ByName* const index : {&binding_, &touching_, &needing_now_}) index->clear();
    if (auto diag = syntax::parse(sources_, sources_.add(name, text), strings_, parts_[0].tree)) return diag;
    add_statements(0);
    own_count_ = statements_.size();
    return std::nullopt;
}

void File::add_statements(uint32_t part) {
    for (Statement& one : cut::statements(parts_[part].tree, strings_)) {
        const size_t i = statements_.size();
        one.part = part;
        if (part != 0) {
            const auto rename = [&](StringId& name) { name = name_in(part, strings_.text(name)); };
            for (auto* const names : {&one.binds, &one.needs, &one.needs_now, &one.may_need, &one.touches})
                std::for_each(names->begin(), names->end(), rename);
            for (auto& [root, rest] : one.paths) rename(root);
        }
        for (const StringId each : one.binds) binding_[each].push_back(i);
        for (const StringId each : one.touches) touching_[each].push_back(i);
        for (const StringId each : one.needs_now) needing_now_[each].push_back(i);
        if (one.is_future && part == 0) futures_.push_back(i);
        if (one.is_star) parts_[part].stars.push_back(i);
        statements_.push_back(std::move(one));
    }
}

bool File::is_bound(StringId name) const {
    return !binding(name).empty();
}

std::optional<size_t> File::statement_in(uint32_t line) const {
    const auto end = statements_.begin() + static_cast<ptrdiff_t>(own_count_);
    const auto after =
        std::upper_bound(statements_.begin(), end, line,
                         [](uint32_t of, const Statement& one) { return of < one.first_line; });
    if (after == statements_.begin() || line > std::prev(after)->last_line) return std::nullopt;
    return static_cast<size_t>(std::prev(after) - statements_.begin());
}

// ---- text ----------------------------------------------------------------------------------------------

namespace {

// Between two statements.
std::string_view space_between(const Statement& before, const Statement& one) {
    const bool is_apart = one.is_import != before.is_import || one.part != before.part ||
                          (!one.is_import && one.first_line > before.last_line + 1);
    return one.is_definition || before.is_definition ? "\n\n" : is_apart ? "\n" : "";
}

}  // namespace

std::string File::text_of(const Statements& kept) {
    const bool is_joined = std::any_of(kept.begin(), kept.end(), [&](size_t i) {
        return statements_[i].part != 0 || !statements_[i].links.empty() || !statements_[i].stars.empty();
    });
    if (is_joined) return joined_text_of(kept);
    Used used;
    for (const size_t i : kept) {
        insert_names(used, statements_[i].needs);
        insert_names(used, statements_[i].may_need);
    }
    std::sort(used.begin(), used.end());
    std::string out;
    const Statement* before = nullptr;
    for (const size_t i : kept) {
        const Statement& one = statements_[i];
        if (before != nullptr) out.append(space_between(*before, one));
        before = &one;
        if (one.is_import && one.nodes.size() == 1 && !one.is_future) {
            append_import(out, one, one.nodes.front(), used);
        } else {
            append_lines(out, one);
        }
    }
    return out;
}

// Statements of several files in one: imports of what is no file of the project stand first and once, those
// of files are what they bind.
std::string File::joined_text_of(const Statements& kept) {
    const Names names = used_by(kept);
    Used used(names.begin(), names.end());
    std::sort(used.begin(), used.end());
    const std::vector<uint32_t> order = order_of_parts();
    std::vector<size_t> places(parts_.size());
    for (size_t i = 0; i < order.size(); ++i) places[order[i]] = i;
    // What is set counts for what is declared behind it: in their own files these are.
    const auto place_of = [&](size_t i) {
        const Statement& one = statements_[i];
        return one.sets_options && !one.is_definition ? 0 : places[one.part] + 1;
    };
    Statements sorted = kept;
    std::stable_sort(sorted.begin(), sorted.end(),
                     [&](size_t a, size_t b) { return place_of(a) < place_of(b); });
    std::string futures, imports, body;
    std::set<std::string> known;
    const auto add_once = [&](std::string line, std::string& to) {
        if (known.insert(line).second) to += line;
    };
    const Statement* before = nullptr;
    for (const size_t i : sorted) {
        const Statement& one = statements_[i];
        const bool is_plain_import =
            one.is_import && std::all_of(one.nodes.begin(), one.nodes.end(), [&](NodeId id) {
                const Kind kind = parts_[one.part].tree[id].kind;
                return kind == Kind::Import || kind == Kind::ImportFrom;
            });
        std::string text;
        if (is_plain_import) {
            for (const NodeId id : one.nodes) {
                std::string line;
                if (one.is_future) {
                    append_lines(line, one);
                } else {
                    append_import(line, one, id, used);
                }
                add_once(std::move(line), one.is_future ? futures : imports);
            }
            lines_of_links(i, kept, names, text);
        } else {
            append_lines(text, one);
        }
        if (text.empty() || (is_plain_import && !known.insert(text).second)) continue;
        if (before != nullptr) {
            const bool has_class = is_plain_import && text.starts_with("class ");
            body.append(has_class ? "\n\n" : space_between(*before, one));
        }
        before = &one;
        body += text;
    }
    if (!futures.empty()) futures += "\n";
    const bool begins_with_definition =
        body.starts_with("@") || body.starts_with("def ") || body.starts_with("class ");
    if (!imports.empty()) imports += begins_with_definition ? "\n\n" : "\n";
    return futures + imports + body;
}

void File::append_lines(std::string& out, const Statement& statement) const {
    const Source& text = parts_[statement.part].tree.text();
    for (uint32_t line = statement.first_line; line <= statement.last_line; ++line)
        out.append(text.line_text(line)).append("\n");
}

void File::append_import(std::string& out, const Statement& statement, NodeId id, const Used& used) const {
    const syntax::Tree& tree = parts_[statement.part].tree;
    const bool is_from = tree[id].kind == Kind::ImportFrom;
    const std::string prefix = statement.part == 0 ? "" : std::to_string(statement.part) + ":";
    std::string names;
    for (const NodeId alias :
         tree.field(id, is_from ? unsigned{field::ImportFrom::names} : unsigned{field::Import::names})) {
        const NodeId as = tree.child(alias, field::Alias::asname);
        const std::string_view name = strings_.text(tree[alias].text);
        const std::string_view bound = as.valid() ? strings_.text(tree[as].text)
                                       : is_from  ? name
                                                  : name.substr(0, name.find('.'));
        const auto known = strings_.find(prefix + std::string(bound));
        const bool is_used = known && std::binary_search(used.begin(), used.end(), *known);
        const bool is_link = known && std::any_of(statement.links.begin(), statement.links.end(),
                                                  [&](const Link& link) { return link.bound == *known; });
        const bool is_star = bound == "*" && statement.stars.empty();
        if ((!is_used || is_link) && !is_star) continue;
        names.append(names.empty() ? "" : ", ").append(name);
        if (as.valid()) names.append(" as ").append(bound);
    }
    if (names.empty()) return;
    if (is_from) {
        out.append("from ").append(tree[id].detail, '.');
        if (tree[id].text.valid()) out.append(strings_.text(tree[id].text));
        out.append(" ");
    }
    out.append("import ").append(names).append("\n");
}

std::string File::without(const Chosen& left_out) const {
    std::string out;
    uint32_t line = 1;
    const auto copy_to = [&](uint32_t end) {
        for (; line < end; ++line) out.append(tree().text().line_text(line)).append("\n");
    };
    for (size_t i = 0; i < own_count_; ++i) {
        if (!left_out[i]) continue;
        copy_to(statements_[i].first_line);
        for (; line <= statements_[i].last_line; ++line) out.append("\n");
    }
    copy_to(tree().text().line_count() + 1);
    return out;
}

// ---- other files ---------------------------------------------------------------------------------------

bool is_elsewhere(std::string_view dotted) {
    using value::ModuleKind;
    const ModuleKind kind = module::module_kind(dotted);
    return kind == ModuleKind::Foreign || kind == ModuleKind::WarpPackage;
}

bool File::is_from_another_file(const Statement& statement) const {
    const syntax::Tree& tree = parts_[statement.part].tree;
    for (const NodeId id : statement.nodes) {
        const syntax::Node& node = tree[id];
        if (node.kind == Kind::Import) {
            for (const NodeId alias : tree.field(id, field::Import::names)) {
                if (is_elsewhere(strings_.text(tree[alias].text))) return true;
            }
        }
        if (node.kind != Kind::ImportFrom || statement.is_future) continue;
        if (node.detail != 0 || !node.text.valid() || is_elsewhere(strings_.text(node.text))) return true;
        // `from warp import fem`
        for (const NodeId alias : tree.field(id, field::ImportFrom::names)) {
            const std::string whole =
                std::string(strings_.text(node.text)) + "." + std::string(strings_.text(tree[alias].text));
            if (module::module_kind(whole) == value::ModuleKind::WarpPackage) return true;
        }
    }
    return false;
}

bool File::leads_outside(const Statement& statement) const {
    return statement.is_linked ? statement.leads_outside : is_from_another_file(statement);
}

bool File::has_star_import() const {
    return !parts_[0].stars.empty();
}

Chosen File::hanging_on_other_files() const {
    Chosen out(own_count_);
    std::unordered_set<StringId> missing;
    const bool has_star = has_star_import();
    const auto is_missing = [&](StringId name) {
        if (missing.contains(name)) return true;
        const bool is_known = is_bound(name) || strings_.text(name).starts_with("__") ||
                              module::python_builtin(strings_, name).kind != value::ValueKind::Missing;
        return has_star && !is_known;
    };
    for (size_t i = 0; i < own_count_; ++i) {
        const Statement& one = statements_[i];
        const bool hangs = one.is_star || is_from_another_file(one) ||
                           std::any_of(one.needs_now.begin(), one.needs_now.end(), is_missing);
        if (!hangs) continue;
        out[i] = true;
        missing.insert(one.binds.begin(), one.binds.end());
    }
    return out;
}

// ---- kernels -------------------------------------------------------------------------------------------

// `@wp.kernel`, `@kernel`, `@wp.kernel(…)`.
bool File::looks_like_kernel(NodeId def) const {
    for (NodeId decorator : tree().field(def, field::FunctionDef::decorator_list)) {
        if (tree()[decorator].kind == Kind::Call) decorator = tree().child(decorator, field::Call::func);
        const syntax::Node& node = tree()[decorator];
        if ((node.kind == Kind::Attribute || node.kind == Kind::Name) && strings_.text(node.text) == "kernel")
            return true;
    }
    return false;
}

void File::find_kernels(NodeId id, bool in_function, bool wanted, std::vector<Nested>& out) const {
    if (!id.valid()) return;
    const bool is_def = tree()[id].kind == Kind::FunctionDef;
    if (is_def && in_function == wanted && looks_like_kernel(id)) out.push_back({tree()[id].text, id});
    for (const NodeId child : tree().children(id)) find_kernels(child, in_function || is_def, wanted, out);
}

std::vector<File::Nested> File::kernels_in_functions() const {
    std::vector<Nested> out;
    find_kernels(tree().root(), false, true, out);
    return out;
}

size_t File::kernels_in(size_t statement) const {
    std::vector<Nested> out;
    for (const NodeId id : statements_[statement].nodes) find_kernels(id, false, false, out);
    return out.size();
}

}  // namespace weft::cut
