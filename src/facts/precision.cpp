#include "facts/precision.h"

#include "builtins/builtins.h"
#include "types/extent.h"

namespace weft::facts {
namespace {

class Precision {
  public:
    Precision(const ir::Function& body, const types::Types& types, types::Scalar so_far)
        : body_(body), types_(types), coarsest_(so_far) {}

    types::Scalar coarsest() {
        if (body_.snippet.valid()) {  // nobody reads C++: by what it is given and returns
            for (const ir::Value& value : body_.values) look_at(value.type);
        }
        for (const ir::Inst& inst : body_.insts) look_at(inst);
        return coarsest_;
    }

  private:
    static unsigned bytes(types::Scalar scalar) { return types::facts(scalar).bytes; }

    void look_at(const ir::Inst& inst) {
        const builtins::Row* const row = inst.builtin();
        if (row == nullptr || is_exact(inst, *row)) return;
        for (const ir::ValueId id : body_.range(inst.results)) look_at(body_.values[id.index].type);
        if (builtins::facts(row->effect()).writes == builtins::Writes::Nothing) return;
        for (const ir::ValueId id : body_.range(inst.args)) look_at(body_.values[id.index].type);
    }

    // It brings numbers elsewhere, or into a type that holds them all.
    bool is_exact(const ir::Inst& inst, const builtins::Row& row) const {
        if (builtins::facts(row.effect()).moves || row.effect() == builtins::Effect::Construct) return true;
        if (row.operation() != builtins::Operation::Cast || inst.args.count != 1) return false;
        const auto from = float_in(body_.values[body_.range(inst.args)[0].index].type);
        const auto to = float_in(body_.values[body_.range(inst.results)[0].index].type);
        return !to || (from && bytes(*from) <= bytes(*to));
    }

    void look_at(types::TypeId id) {
        const auto scalar = float_in(id);
        if (scalar && bytes(*scalar) < bytes(coarsest_)) coarsest_ = *scalar;
    }

    std::optional<types::Scalar> float_in(types::TypeId id) const {
        id = types::stripped(types_, id);
        if (types::is_tile(types_[id])) id = types_.tile(id).element;
        const auto held = types::held(types_, id);
        if (!held || !types::facts(held->scalar).is_float) return std::nullopt;
        return held->scalar;
    }

    const ir::Function& body_;
    const types::Types& types_;
    types::Scalar coarsest_;
};

}  // namespace

types::Scalar coarsest_rounding(const ir::Function& body, const types::Types& types, types::Scalar so_far) {
    return Precision(body, types, so_far).coarsest();
}

}  // namespace weft::facts
