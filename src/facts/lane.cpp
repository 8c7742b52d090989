#include "facts/lane.h"

#include <algorithm>

namespace weft::facts {
namespace {

constexpr int64_t largest_factor = int64_t{1} << 30;  // a larger one leaves the integers of a kernel
constexpr size_t max_symbols = 64;                    // of one kernel: beyond that a factor has no name

bool is_large(int64_t number) {
    return number > largest_factor || number < -largest_factor;
}

}  // namespace

Parting parting(Varies varies) {
    switch (varies) {
        case Varies::Uniform:
            return Parting::Uniform;
        case Varies::Linear:
        case Varies::Thread:
            return Parting::Thread;
        case Varies::Data:
            return Parting::Data;
        case Varies::Unknown:
            break;
    }
    return Parting::Unknown;
}

Lane join(const Lane& x, const Lane& y) {
    if (x == y) return x;
    if (x.what == Lane::What::Array || y.what == Lane::What::Array) return unknown_array();
    // A struct that is an argument or another, a reference to one variable or another.
    if (x.what != Lane::What::Plain || y.what != Lane::What::Plain)
        return plain(Varies::Unknown, Blur::Array);
    if (x.varies == Varies::Linear && y.varies == Varies::Linear && x.factor == y.factor)
        return x.held ? x : y;
    return blend(x, y, Blur::Branch);
}

Lane parted(const Lane& x, Varies on) {
    if (on == Varies::Uniform) return x;
    if (x.what == Lane::What::Array) return unknown_array();
    if (x.what != Lane::What::Plain) return plain(Varies::Unknown, Blur::Array);
    return blend(x, plain(flat(on), Blur::Branch), Blur::Branch);
}

void Symbols::clear() {
    symbols_.clear();
    symbols_.push_back({Kind::One, 0, 0});
    symbols_.push_back({Kind::Some, 0, 0});
}

uint32_t Symbols::add(const Symbol& symbol) {
    const auto found = std::find(symbols_.begin(), symbols_.end(), symbol);
    if (found == symbols_.end() && symbols_.size() >= max_symbols) return some;
    const auto at = static_cast<uint32_t>(found - symbols_.begin());
    if (found == symbols_.end()) symbols_.push_back(symbol);
    return at;
}

Factor Symbols::product(Factor x, Factor y) {
    if (x.number == 0 || y.number == 0) return {};
    const int64_t exact = int64_t{x.number} * y.number;
    if (x.symbol == some || y.symbol == some || is_large(exact)) return {1, some};
    const auto number = static_cast<int32_t>(exact);
    if (x.symbol == one || y.symbol == one) return {number, x.symbol + y.symbol};
    const uint32_t both = add({Kind::Product, x.symbol, y.symbol});
    return both == some ? Factor{1, some} : Factor{number, both};
}

Lane Symbols::sum(const Lane& x, const Lane& y) const {
    if (later(x.varies, y.varies) > Varies::Linear) return blend(x, y, Blur::Nonlinear);
    if (x.varies == Varies::Uniform && y.varies == Varies::Uniform) {
        const bool folds = x.exact && y.exact && x.factor.symbol == y.factor.symbol;
        const int64_t total = folds ? int64_t{x.factor.number} + y.factor.number : 0;
        if (!folds || is_large(total) || x.factor.symbol == some) return plain(Varies::Uniform);
        return named({static_cast<int32_t>(total), x.factor.symbol});
    }
    if (x.varies == Varies::Uniform) return y;
    if (y.varies == Varies::Uniform) return x;
    if (x.held || y.held)
        return plain(Varies::Thread, Blur::Nonlinear);  // one goes on where the other is held
    const int64_t total = int64_t{x.factor.number} + y.factor.number;
    if (x.factor.symbol != y.factor.symbol || x.factor.symbol == some || is_large(total))
        return linear({1, some});
    if (total == 0) return plain(Varies::Uniform);
    return linear({static_cast<int32_t>(total), x.factor.symbol});
}

Lane Symbols::product(const Lane& x, const Lane& y) {
    if (later(x.varies, y.varies) > Varies::Linear) return blend(x, y, Blur::Nonlinear);
    if (x.varies == Varies::Linear && y.varies == Varies::Linear)
        return plain(Varies::Thread, Blur::Nonlinear);
    if (x.varies == Varies::Uniform && y.varies == Varies::Uniform) {
        const Factor both = x.exact && y.exact ? product(x.factor, y.factor) : Factor{1, some};
        return both.symbol == some ? plain(Varies::Uniform) : named(both);
    }
    const Lane &moving = x.varies == Varies::Linear ? x : y, &by = x.varies == Varies::Linear ? y : x;
    const Factor both = by.exact ? product(moving.factor, by.factor) : Factor{1, some};
    if (both.number == 0) return number(0);
    Lane out = linear(both);
    out.held = moving.held;
    return out;
}

Lane Symbols::negated(Lane x) const {
    if (x.factor.symbol != some) x.factor.number = -x.factor.number;
    return x;
}

}  // namespace weft::facts
