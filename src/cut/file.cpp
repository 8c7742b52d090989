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
    statements_.clear();
    futures_.clear();
    for (ByName* const index : {&binding_, &touching_, &needing_now_}) index->clear();
    if (auto diag = syntax::parse(sources_, sources_.add(name, text), strings_, tree_)) return diag;
    statements_ = cut::statements(tree_, strings_);
    for (size_t i = 0; i < statements_.size(); ++i) {
        const Statement& one = statements_[i];
        for (const StringId each : one.binds) binding_[each].push_back(i);
        for (const StringId each : one.touches) touching_[each].push_back(i);
        for (const StringId each : one.needs_now) needing_now_[each].push_back(i);
        if (one.is_future) futures_.push_back(i);
    }
    return std::nullopt;
}

bool File::is_bound(StringId name) const {
    return !binding(name).empty();
}

std::optional<size_t> File::statement_in(uint32_t line) const {
    const auto after =
        std::upper_bound(statements_.begin(), statements_.end(), line,
                         [](uint32_t of, const Statement& one) { return of < one.first_line; });
    if (after == statements_.begin() || line > std::prev(after)->last_line) return std::nullopt;
    return static_cast<size_t>(std::prev(after) - statements_.begin());
}

// ---- text ----------------------------------------------------------------------------------------------

std::string File::text_of(const Statements& kept) const {
    std::vector<StringId> used;
    for (const size_t i : kept) {
        insert_names(used, statements_[i].needs);
        insert_names(used, statements_[i].may_need);
    }
    std::sort(used.begin(), used.end());
    std::string out;
    const Statement* before = nullptr;
    for (const size_t i : kept) {
        const Statement& one = statements_[i];
        if (before != nullptr) {
            const bool is_apart = one.is_import != before->is_import ||
                                  (!one.is_import && one.first_line > before->last_line + 1);
            out.append(one.is_definition || before->is_definition ? "\n\n" : is_apart ? "\n" : "");
        }
        before = &one;
        if (one.is_import && one.nodes.size() == 1 && !one.is_future) {
            append_import(out, one, used);
            continue;
        }
        for (uint32_t line = one.first_line; line <= one.last_line; ++line)
            out.append(tree_.text().line_text(line)).append("\n");
    }
    return out;
}

void File::append_import(std::string& out, const Statement& statement,
                         const std::vector<StringId>& used) const {
    const NodeId id = statement.nodes.front();
    const bool is_from = tree_[id].kind == Kind::ImportFrom;
    std::string names;
    for (const NodeId alias :
         tree_.field(id, is_from ? unsigned{field::ImportFrom::names} : unsigned{field::Import::names})) {
        const NodeId as = tree_.child(alias, field::Alias::asname);
        const std::string_view name = strings_.text(tree_[alias].text);
        const std::string_view bound = as.valid() ? strings_.text(tree_[as].text)
                                       : is_from  ? name
                                                  : name.substr(0, name.find('.'));
        const auto known = strings_.find(bound);
        const bool is_used = known && std::binary_search(used.begin(), used.end(), *known);
        if (!is_used && bound != "*") continue;
        names.append(names.empty() ? "" : ", ").append(name);
        if (as.valid()) names.append(" as ").append(bound);
    }
    if (names.empty()) return;
    if (is_from) {
        out.append("from ").append(tree_[id].detail, '.');
        if (tree_[id].text.valid()) out.append(strings_.text(tree_[id].text));
        out.append(" ");
    }
    out.append("import ").append(names).append("\n");
}

std::string File::without(const Chosen& left_out) const {
    std::string out;
    uint32_t line = 1;
    const auto copy_to = [&](uint32_t end) {
        for (; line < end; ++line) out.append(tree_.text().line_text(line)).append("\n");
    };
    for (size_t i = 0; i < statements_.size(); ++i) {
        if (!left_out[i]) continue;
        copy_to(statements_[i].first_line);
        for (; line <= statements_[i].last_line; ++line) out.append("\n");
    }
    copy_to(tree_.text().line_count() + 1);
    return out;
}

// ---- other files ---------------------------------------------------------------------------------------

bool File::is_from_another_file(const Statement& statement) const {
    using value::ModuleKind;
    const auto is_elsewhere = [](std::string_view dotted) {
        const ModuleKind kind = module::module_kind(dotted);
        return kind == ModuleKind::Foreign || kind == ModuleKind::WarpPackage;
    };
    for (const NodeId id : statement.nodes) {
        const syntax::Node& node = tree_[id];
        if (node.kind == Kind::Import) {
            for (const NodeId alias : tree_.field(id, field::Import::names)) {
                if (is_elsewhere(strings_.text(tree_[alias].text))) return true;
            }
        }
        if (node.kind != Kind::ImportFrom || statement.is_future) continue;
        if (node.detail != 0 || !node.text.valid() || is_elsewhere(strings_.text(node.text))) return true;
        // `from warp import fem`
        for (const NodeId alias : tree_.field(id, field::ImportFrom::names)) {
            const std::string whole =
                std::string(strings_.text(node.text)) + "." + std::string(strings_.text(tree_[alias].text));
            if (module::module_kind(whole) == ModuleKind::WarpPackage) return true;
        }
    }
    return false;
}

bool File::has_star_import() const {
    return std::any_of(statements_.begin(), statements_.end(),
                       [](const Statement& one) { return one.is_star; });
}

Chosen File::hanging_on_other_files() const {
    Chosen out(statements_.size());
    std::unordered_set<StringId> missing;
    const bool has_star = has_star_import();
    const auto is_missing = [&](StringId name) {
        if (missing.contains(name)) return true;
        const bool is_known = is_bound(name) || strings_.text(name).starts_with("__") ||
                              module::python_builtin(strings_, name).kind != value::ValueKind::Missing;
        return has_star && !is_known;
    };
    for (size_t i = 0; i < statements_.size(); ++i) {
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
    for (NodeId decorator : tree_.field(def, field::FunctionDef::decorator_list)) {
        if (tree_[decorator].kind == Kind::Call) decorator = tree_.child(decorator, field::Call::func);
        const syntax::Node& node = tree_[decorator];
        if ((node.kind == Kind::Attribute || node.kind == Kind::Name) && strings_.text(node.text) == "kernel")
            return true;
    }
    return false;
}

void File::find_kernels(NodeId id, bool in_function, bool wanted, std::vector<Nested>& out) const {
    if (!id.valid()) return;
    const bool is_def = tree_[id].kind == Kind::FunctionDef;
    if (is_def && in_function == wanted && looks_like_kernel(id)) out.push_back({tree_[id].text, id});
    for (const NodeId child : tree_.children(id)) find_kernels(child, in_function || is_def, wanted, out);
}

std::vector<File::Nested> File::kernels_in_functions() const {
    std::vector<Nested> out;
    find_kernels(tree_.root(), false, true, out);
    return out;
}

size_t File::kernels_in(size_t statement) const {
    std::vector<Nested> out;
    for (const NodeId id : statements_[statement].nodes) find_kernels(id, false, false, out);
    return out.size();
}

}  // namespace weft::cut
