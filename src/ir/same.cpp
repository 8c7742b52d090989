#include <algorithm>
#include <bit>
#include <cmath>

#include "ir/fields.h"
#include "ir/parse.h"

namespace weft::ir {
namespace {

class Comparison {
  public:
    Comparison(const Function& a, const Function& b, const types::Types& types)
        : a_(a), b_(b), types_(types) {}

    bool holds() const {
        return a_.parameters == b_.parameters && a_.number_count == b_.number_count &&
               a_.numbered == b_.numbered &&
               std::equal(a_.results.begin(), a_.results.end(), b_.results.begin(), b_.results.end(),
                          [&](types::TypeId x, types::TypeId y) { return fields(x, y); }) &&
               a_.returns == b_.returns && a_.has_long_constant_loop == b_.has_long_constant_loop &&
               a_.uses_scalar_tid == b_.uses_scalar_tid && a_.by_reference == b_.by_reference &&
               a_.unsupported_adjoint == b_.unsupported_adjoint && a_.callees == b_.callees &&
               a_.snippet == b_.snippet && a_.adjoint_snippet == b_.adjoint_snippet &&
               a_.replay_snippet == b_.replay_snippet && a_.adjoint == b_.adjoint && a_.replay == b_.replay &&
               std::equal(a_.values.begin(), a_.values.end(), b_.values.begin(), b_.values.end(),
                          [&](const Value& x, const Value& y) { return values(x, y); }) &&
               std::equal(a_.insts.begin(), a_.insts.end(), b_.insts.begin(), b_.insts.end(),
                          [&](const Inst& x, const Inst& y) { return insts(x, y); });
    }

  private:
    bool values(const Value& x, const Value& y) const {
        Value other = y;
        other.constant = x.constant;
        if (fields(x.type, y.type)) other.type = x.type;
        const bool addresses = x.spelling == Spelling::Address && y.spelling == Spelling::Address;
        if (addresses && fields(OriginId{x.number}, OriginId{y.number})) other.number = x.number;
        return x == other && fields(x.constant, y.constant);
    }

    bool insts(const Inst& x, const Inst& y) const {
        if (x.op != y.op || x.depth != y.depth || x.line != y.line || x.node != y.node ||
            !fields(x.args, y.args) || !fields(x.results, y.results))
            return false;
        bool all = true;
        each_field(x, [&](std::string_view name, const auto& of_x) {
            each_field(y, [&](std::string_view other, const auto& of_y) {
                if constexpr (std::is_same_v<decltype(of_x), decltype(of_y)>) {
                    if (name == other) all = all && fields(of_x, of_y);
                }
            });
        });
        return all;
    }

    template <class Field>
    bool fields(const Field& x, const Field& y) const {
        return x == y;
    }
    template <class Element>
    bool fields(RangeOf<Element> x, RangeOf<Element> y) const {
        const auto in_a = a_.range(x), in_b = b_.range(y);
        return std::equal(in_a.begin(), in_a.end(), in_b.begin(), in_b.end(),
                          [&](const Element& p, const Element& q) { return fields(p, q); });
    }
    bool fields(const builtins::TemplateArg& x, const builtins::TemplateArg& y) const {
        return x.kind == y.kind && x.number == y.number && fields(x.type, y.type);
    }
    // Tiles by what they are: each that is read is a type of its own.
    bool fields(types::TypeId x, types::TypeId y) const {
        if (x == y || !x.valid() || !y.valid()) return x == y;
        const types::Type &p = types_[x], &q = types_[y];
        return types::is_tile(p) && types::is_tile(q) && types_.tile(x) == types_.tile(y);
    }
    bool fields(const Step& x, const Step& y) const {
        return x.kind == y.kind && x.field == y.field && fields(x.indices, y.indices);
    }
    bool fields(OriginId x, OriginId y) const {
        if (!x.valid() || !y.valid()) return x.valid() == y.valid();
        const Origin &p = a_.origins[x.index], &q = b_.origins[y.index];
        return p.root == q.root && p.first_view == q.first_view && fields(p.steps, q.steps);
    }
    bool fields(ConstantId x, ConstantId y) const {
        if (!x.valid() || !y.valid()) return x.valid() == y.valid();
        const value::Value &p = a_.constants[x.index], &q = b_.constants[y.index];
        if (p.kind != value::ValueKind::Composite) return constants(p, q);
        if (q.kind != p.kind || q.type != p.type) return false;
        const uint32_t size = types::composite_size(types_[p.type]);
        for (uint32_t i = 0; i < size; ++i)
            if (!constants(a_.elements[p.id + i], b_.elements[q.id + i])) return false;
        return true;
    }
    // Numbers by their bits: -0.0 is another constant than 0.0.
    static bool constants(const value::Value& p, const value::Value& q) {
        using value::ValueKind;
        if (p.kind != q.kind) return false;
        if (p.kind == ValueKind::Str) return p.text == q.text;
        const bool is_scalar = p.kind == ValueKind::WarpScalar;
        if (is_scalar && (p.type != q.type || p.raw_is_int != q.raw_is_int || p.id != q.id)) return false;
        const bool is_real = p.kind == ValueKind::Float || (is_scalar && !p.raw_is_int);
        if (is_real && std::isnan(p.real)) return std::isnan(q.real);  // one text for all of them
        return is_real ? std::bit_cast<uint64_t>(p.real) == std::bit_cast<uint64_t>(q.real)
                       : p.integer == q.integer;
    }

    const Function &a_, &b_;
    const types::Types& types_;
};

}  // namespace

bool same(const Function& a, const Function& b, const types::Types& types) {
    return Comparison(a, b, types).holds();
}

}  // namespace weft::ir
