#include "standalone/file_names.h"

namespace weft::standalone {

FileNames::FileNames(const syntax::Tree& tree, const Strings& strings) {
    for (uint32_t i = 0; i < tree.size(); ++i) {
        const syntax::Node& node = tree[syntax::NodeId{i}];
        const bool is_name = node.kind == syntax::Kind::Name || node.kind == syntax::Kind::Arg ||
                             node.kind == syntax::Kind::FunctionDef || node.kind == syntax::Kind::ClassDef;
        if (is_name) take(strings.text(node.text));
    }
}

std::string FileNames::fresh(std::initializer_list<std::string_view> candidates) {
    for (const std::string_view one : candidates) {
        if (taken_.emplace(one).second) return std::string(one);
    }
    const std::string last(*(candidates.end() - 1));
    for (unsigned number = 2;; ++number) {
        std::string name = last + std::to_string(number);
        if (taken_.insert(name).second) return name;
    }
}

}  // namespace weft::standalone
