#include "driver/inventory.h"

#include <algorithm>
#include <optional>

namespace weft::driver {
namespace {

using syntax::Kind;
using syntax::NodeId;
namespace field = syntax::field;

class Listing {
  public:
    explicit Listing(const Compiled& compiled) : compiled_(compiled), tree_(compiled.tree()) {}

    Inventory list() {
        list_kernels();
        list_functions();
        if (tree_.size() != 0) walk(tree_.root(), std::nullopt);
        const auto sort = [](auto& all) {
            std::stable_sort(all.begin(), all.end(),
                             [](const Declared& a, const Declared& b) { return a.line < b.line; });
        };
        sort(found_.kernels);
        sort(found_.functions);
        return std::move(found_);
    }

  private:
    std::string text(StringId id) const { return std::string(compiled_.strings().text(id)); }

    void list_kernels() {
        for (const CompiledModule& module : compiled_.modules()) {
            for (const CompiledKernel& kernel : module.kernels)
                found_.kernels.push_back({{std::string(kernel.key), kernel.line}, nullptr});
            for (const KernelRefusal& kernel : module.refused)
                found_.kernels.push_back({{std::string(kernel.key), kernel.line}, &kernel.diag});
        }
    }

    void list_functions() {
        for (const module::Function& function : compiled_.program().functions) {
            if (function.tree == &tree_)
                found_.functions.push_back({text(function.key), function.source.first_line});
        }
    }

    // `@wp.kernel`, `@kernel`, `@wp.kernel(...)`
    bool is_decorated(std::span<const NodeId> decorators, std::string_view with) const {
        return std::any_of(decorators.begin(), decorators.end(), [&](NodeId id) {
            if (tree_[id].kind == Kind::Call) id = tree_.child(id, field::Call::func);
            const bool named = tree_[id].kind == Kind::Name || tree_[id].kind == Kind::Attribute;
            return named && compiled_.strings().text(tree_[id].text) == with;
        });
    }

    Declared declared(NodeId def, std::span<const NodeId> decorators) const {
        const NodeId first = decorators.empty() ? def : decorators[0];
        return {text(tree_[def].text), tree_[first].line};
    }

    // `factory`: the outermost function around, by its place among those that were found.
    void walk(NodeId id, std::optional<size_t> factory) {
        const Kind kind = tree_[id].kind;
        if (kind == Kind::ClassDef) {
            const auto decorators = tree_.field(id, field::ClassDef::decorator_list);
            if (is_decorated(decorators, "struct")) found_.structs.push_back(declared(id, decorators));
        }
        if (kind == Kind::FunctionDef) {
            const auto decorators = tree_.field(id, field::FunctionDef::decorator_list);
            if (is_decorated(decorators, "kernel")) {
                if (factory) found_.factories[*factory].kernels.push_back(text(tree_[id].text));
                return;
            }
            if (is_decorated(decorators, "func")) return;
            if (!factory) {
                const size_t place = found_.factories.size();
                found_.factories.push_back({declared(id, decorators), parameters(id), {}});
                for (const NodeId child : tree_.field(id, field::FunctionDef::body)) walk(child, place);
                if (found_.factories[place].kernels.empty()) found_.factories.pop_back();
                return;
            }
        }
        for (const NodeId child : tree_.children(id)) {
            if (child.valid()) walk(child, factory);
        }
    }

    std::vector<std::string> parameters(NodeId def) const {
        std::vector<std::string> names;
        const NodeId arguments = tree_.child(def, field::FunctionDef::args);
        for (const NodeId each : tree_.children(arguments)) {
            if (each.valid() && tree_[each].kind == Kind::Arg) names.push_back(text(tree_[each].text));
        }
        return names;
    }

    const Compiled& compiled_;
    const syntax::Tree& tree_;
    Inventory found_;
};

}  // namespace

Inventory inventory(const Compiled& compiled) {
    return Listing(compiled).list();
}

}  // namespace weft::driver
