// Imports: which modules mean something, and what the others may have done to Warp.
#include <algorithm>

#include "module/evaluator.h"
#include "module/python_names.h"

namespace weft::module {

// A package of Warp that is there: those that importing warp imports, and those the file imported.
bool Evaluator::is_loaded(std::string_view dotted) const {
    constexpr std::string_view with_warp[] = {"warp.build_experimental", "warp.config", "warp.types",
                                              "warp.utils"};
    if (std::find(std::begin(with_warp), std::end(with_warp), dotted) != std::end(with_warp)) return true;
    if (dotted.starts_with("warp._src")) return true;  // of it the table has what is loaded
    const auto within = [&](StringId name) {
        const std::string_view loaded = text(name);
        return loaded == dotted || (loaded.starts_with(dotted) && loaded[dotted.size()] == '.');
    };
    return std::any_of(loaded_.begin(), loaded_.end(), within);
}

// The value of an imported module; notes that modules from elsewhere may declare functions.
Value Evaluator::imported(std::string_view dotted, Place at) {
    const ModuleKind kind = module_kind(dotted);
    const StringId name = strings_.intern(dotted);
    if (const size_t dot = dotted.rfind('.'); dot != std::string_view::npos) {
        const PythonModule* parent = python_module(dotted.substr(0, dot));
        if (parent != nullptr && !parent->is_package && python_module(dotted) == nullptr)
            raise(at, "ModuleNotFoundError", "there is no module '" + std::string(dotted) + "'");
    }
    if (dotted.starts_with("warp.")) {
        const std::string_view first = dotted.substr(0, dotted.find('.', 5));
        if (!is_warp_package(first) && first != "warp.tests")
            raise(at, "ModuleNotFoundError", "there is no module '" + std::string(dotted) + "'");
        if (kind == ModuleKind::Foreign) doubt_functions(dotted);  // it may register some
        loaded_.push_back(name);
    }
    if (kind == ModuleKind::WarpPackage || kind == ModuleKind::WarpTypes || kind == ModuleKind::WarpConfig) {
        settle_doubts(name);
        // Importing a package runs its parents first; each registers its functions once.
        for (const Consumed& row : consumed()) {
            if (row.package != dotted) continue;
            const StringId key = strings_.intern(row.key);
            const StringId mark = joined({"import ", dotted, " ", row.key});
            if (!key_counts_.emplace(mark.index, 0).second) continue;
            key_counts_.emplace(key.index, consumed_by_warp(row.key)).first->second += row.count;
        }
    }
    // What lies outside of a project is taken to declare nothing; of a text that stands alone nothing is
    // known.
    if (kind == ModuleKind::Foreign && finder_ == nullptr && !foreign_import_.valid()) foreign_import_ = name;
    // A `try` around it must not count on its success.
    if (kind == ModuleKind::Foreign || kind == ModuleKind::Harmless) ++vague_count_;
    return make_value(ValueKind::Module, name, static_cast<uint32_t>(kind));
}

bool Evaluator::is_complete_module(const Value& module) {
    const auto kind = static_cast<ModuleKind>(module.id);
    return kind == ModuleKind::Math || kind == ModuleKind::Enum || kind == ModuleKind::WarpTypes ||
           kind == ModuleKind::WarpConfig;
}

// A module by its dotted name, with what importing it does.
Value Evaluator::module_value(std::string_view dotted, Place at) {
    return is_followed(dotted) ? follow(dotted, at) : imported(dotted, at);
}

// `__package__` or `__name__` of the file that is being evaluated; Missing: another name, or not as Python
// set it.
Value Evaluator::own_package_name(StringId name) {
    const std::string_view spelled = text(name);
    if (finder_ == nullptr || file().is_open) return {};
    if (spelled == "__name__") return value_in(module_scope(scope_), name);
    if (spelled != "__package__" || value_in(module_scope(scope_), name).kind != ValueKind::Missing)
        return {};
    const std::string_view own = text(file().name);
    const size_t dot = own.rfind('.');
    if (file().is_package) return string_value(file().name);
    return string_value(
        strings_.intern(dot == std::string_view::npos ? std::string_view() : own.substr(0, dot)));
}

// The whole name of a module that may be given relative to a package; "": it is not known, or there is none.
std::string Evaluator::resolved_name(std::string_view name, const Value& package) const {
    const size_t dots = std::min(name.find_first_not_of('.'), name.size());
    if (dots == 0) return std::string(name);
    if (package.kind != ValueKind::Str || dots == name.size()) return {};
    std::string_view base = text(package.text);
    for (size_t level = 1; level < dots; ++level) {
        const size_t dot = base.rfind('.');
        if (dot == std::string_view::npos) return {};
        base = base.substr(0, dot);
    }
    return base.empty() ? std::string() : std::string(base) + "." + std::string(name.substr(dots));
}

// importlib.import_module(name): as the statement does, but the module itself, not the package it is in.
Value Evaluator::import_module(const Args& args, Place at) {
    const Value name = args.get(0, "name"), package = args.get(1, "package");
    const bool known = !args.opaque && name.kind == ValueKind::Str && package.kind != ValueKind::Unknown;
    const std::string whole = known ? resolved_name(text(name.text), package) : std::string();
    if (!whole.empty()) return module_value(whole, at);
    doubt_any_import("importlib.import_module", strings_.intern("an import of a name that is not known"));
    return unknown(some_module);
}

void Evaluator::import_stmt(NodeId id) {
    for (const NodeId alias : list(id, field::Import::names)) {
        const std::string_view dotted = text(node(alias).text);
        const Value module = module_value(dotted, place_of(alias));
        const bool followed = is_file(module);
        if (const NodeId asname = child(alias, field::Alias::asname); asname.valid()) {
            bind(node(asname).text, followed ? dotted_value(dotted) : module);
            continue;
        }
        const size_t dot = dotted.find('.');
        if (dot == std::string_view::npos) {
            bind(node(alias).text, module);
            continue;
        }
        // `import a.b` binds `a`.
        const std::string_view root = dotted.substr(0, dot);
        bind(strings_.intern(root), module_value(root, place_of(alias)));
    }
}

void Evaluator::import_from_stmt(NodeId id) {
    const Node& here = node(id);
    if (here.detail != 0 && finder_ == nullptr) {  // relative
        if (!foreign_import_.valid()) foreign_import_ = strings_.intern(".");
        for (const NodeId alias : list(id, field::ImportFrom::names)) {
            if (text(node(alias).text) == "*") {
                refuse(DiagKind::ModuleDynamic, place_of(id), "a star import from outside this file");
            }
            const NodeId asname = child(alias, field::Alias::asname);
            bind(asname.valid() ? node(asname).text : node(alias).text,
                 unknown({"`", text(node(alias).text), "` comes from another file"}));
        }
        return;
    }
    const StringId absolute = strings_.intern(absolute_name(id));
    const std::string_view dotted = text(absolute);
    if (dotted == "__future__") {
        for (const NodeId alias : list(id, field::ImportFrom::names)) {
            file().future_annotations |= text(node(alias).text) == "annotations";
            const NodeId asname = child(alias, field::Alias::asname);
            bind(asname.valid() ? node(asname).text : node(alias).text, unknown("a feature of `__future__`"));
        }
        return;
    }
    import_names(id, dotted, module_value(dotted, place_of(id)));
}

void Evaluator::import_all(NodeId id, const Value& module) {
    if (is_file(module)) return import_all_of_file(module, place_of(id));
    if (module.id != static_cast<uint32_t>(ModuleKind::Warp))
        refuse(DiagKind::ModuleDynamic, place_of(id), "a star import");
    // Several hundred names, some of which hide Python's own (min, max, bool).
    for (const WarpRow& row : warp_rows()) {
        if (row.space != WarpSpace::Warp || row.name.starts_with("_")) continue;
        const StringId public_name = strings_.intern(row.name);
        bind(public_name, attribute(program_, types_, module, public_name));
    }
}

void Evaluator::import_names(NodeId id, std::string_view dotted, const Value& module) {
    for (const NodeId alias : list(id, field::ImportFrom::names)) {
        const StringId name = node(alias).text;
        if (text(name) == "*") {
            import_all(id, module);
            continue;
        }
        const NodeId asname = child(alias, field::Alias::asname);
        if (is_file(module)) {
            const Value found = imported_name(module, name, place_of(alias));
            bind(asname.valid() ? node(asname).text : name, found);
            continue;
        }
        Value value = attribute(program_, types_, module, name);
        if (module.id == static_cast<uint32_t>(ModuleKind::Warp) && text(name) == "__version__")
            value = module_member(module, name, place_of(alias));
        if (reaches_everything(text(name)))
            refuse(DiagKind::ModuleDynamic, place_of(alias), "`" + std::string(text(name)) + "`");
        note_frame(text(name));
        const PythonModule* listed = python_module(dotted);
        const bool missing = listed != nullptr && !listed->is_package && !listed->has(text(name)) &&
                             value.kind == ValueKind::Unknown;
        if (missing) {
            raise(place_of(alias), "ImportError",
                  "'" + std::string(dotted) + "' has no name '" + std::string(text(name)) + "'");
        }
        if (listed == nullptr && value.kind == ValueKind::Unknown) ++vague_count_;  // it may not be there
        if (dotted == "sys" && text(name) == "exit")
            value = make_value(ValueKind::PyBuiltin, name, static_cast<uint32_t>(PyCall::Exit));
        if (value.kind == ValueKind::Module && value.id == static_cast<uint32_t>(ModuleKind::WarpPackage))
            value = imported(text(value.text), place_of(alias));
        if (value.kind == ValueKind::Missing) {
            // A submodule, or a name that is not there.
            const StringId whole = joined({dotted, ".", text(name)});
            if (is_followed(text(whole))) {
                value = follow(text(whole), place_of(alias));
            } else if (module_kind(text(whole)) != ModuleKind::Foreign ||
                       module.id == static_cast<uint32_t>(ModuleKind::Foreign)) {
                value = imported(text(whole), place_of(alias));
            } else if (module.id == static_cast<uint32_t>(ModuleKind::Warp)) {
                if (is_warp_package(text(whole))) {
                    value = imported(text(whole), place_of(alias));
                } else {
                    raise(place_of(alias), "ImportError",
                          std::string("cannot import name '") + std::string(text(name)) + "' from 'warp'");
                }
            } else if (is_complete_module(module)) {
                raise(place_of(alias), "ImportError",
                      "'" + std::string(dotted) + "' has no name '" + std::string(text(name)) + "'");
            } else {
                value = unknown({"`", text(whole), "` comes from another module"});
            }
        }
        bind(asname.valid() ? node(asname).text : name, value);
    }
}

}  // namespace weft::module
