#include "check/suggest.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "builtins/builtins.h"

namespace weft::check {
namespace {

// Letters changed, left out, added or swapped with the next. Names are short; a longer one is cut.
size_t distance(std::string_view a, std::string_view b) {
    constexpr size_t most = 64;
    a = a.substr(0, most);
    b = b.substr(0, most);
    std::vector<size_t> before_last(b.size() + 1), last(b.size() + 1), now(b.size() + 1);
    for (size_t j = 0; j <= b.size(); ++j) last[j] = j;
    for (size_t i = 1; i <= a.size(); ++i) {
        now[0] = i;
        for (size_t j = 1; j <= b.size(); ++j) {
            now[j] = std::min({last[j] + 1, now[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0u : 1u)});
            const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped) now[j] = std::min(now[j], before_last[j - 2] + 1);
        }
        before_last.swap(last);
        last.swap(now);
    }
    return last[b.size()];
}

// The nearest of the names that were offered; of equally near ones the first in the alphabet.
class Nearest {
  public:
    explicit Nearest(std::string_view wrong)
        : wrong_(wrong),
          limit_(wrong.size() <= 2   ? 0
                 : wrong.size() <= 5 ? 1
                 : wrong.size() <= 9 ? 2
                                     : 3) {}

    void offer(std::string_view name) {
        const size_t longer = std::max(name.size(), wrong_.size()),
                     shorter = std::min(name.size(), wrong_.size());
        if (longer - shorter > limit_ || name == wrong_) return;
        const size_t far = distance(wrong_, name);
        if (far > limit_ || (!best_.empty() && std::pair(far, name) >= std::pair(far_, best_))) return;
        best_ = name;
        far_ = far;
    }
    std::string_view best() const { return best_; }

  private:
    std::string_view wrong_, best_;
    size_t limit_, far_ = 0;
};

void offer_builtins(const Compiled& compiled, Nearest& nearest) {
    for (const builtins::Row& row : builtins::rows()) nearest.offer(compiled.strings().text(row.name));
}

// Names that the file binds, parameters and arguments among them.
void offer_names(const Compiled& compiled, Nearest& nearest) {
    const syntax::Tree& tree = compiled.tree();
    for (uint32_t i = 0; i < tree.size(); ++i) {
        const syntax::Node& node = tree[syntax::NodeId{i}];
        switch (node.kind) {
            case syntax::Kind::Name:
                if (node.context() == syntax::Context::Store)
                    nearest.offer(compiled.strings().text(node.text));
                break;
            case syntax::Kind::Arg:
            case syntax::Kind::FunctionDef:
            case syntax::Kind::ClassDef:
                nearest.offer(compiled.strings().text(node.text));
                break;
            default:
                break;
        }
    }
}

void offer_fields(const Compiled& compiled, Nearest& nearest) {
    const types::Types& types = compiled.types();
    for (uint32_t i = 0; i < types.structure_count(); ++i) {
        for (const types::Field& field : types[types::StructId{i}].fields)
            nearest.offer(compiled.strings().text(field.name));
    }
}

}  // namespace

std::string suggestion(const Diag& diag, const Compiled& compiled) {
    if (diag.args.empty()) return {};
    std::string_view wrong = diag.args[0];
    const size_t dot = wrong.rfind('.');
    const std::string_view before = dot == std::string_view::npos ? "" : wrong.substr(0, dot + 1);
    wrong.remove_prefix(before.size());
    Nearest nearest(wrong);
    switch (diag.kind) {
        case DiagKind::UndefinedName:
        case DiagKind::UnknownFunction:
            if (before.empty()) offer_names(compiled, nearest);
            if (nearest.best().empty()) offer_builtins(compiled, nearest);
            break;
        case DiagKind::NoAttribute:
            offer_fields(compiled, nearest);
            if (nearest.best().empty()) offer_builtins(compiled, nearest);
            break;
        default:
            return {};
    }
    if (nearest.best().empty()) return {};
    return "did you mean `" + std::string(before) + std::string(nearest.best()) + "`?";
}

}  // namespace weft::check
