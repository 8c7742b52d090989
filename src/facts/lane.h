// Private to facts/
// Lane: what is known of a value across the threads of a warp, which run in step. lane_walk.h computes with
// them. Everything errs towards Unknown: what is Uniform or Linear is so in every run.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "facts/memory.h"

namespace weft::facts {

// In this order: whatever is made of two values varies at least as the later of both does.
enum class Varies : uint8_t {
    Uniform,  // the same for all threads
    Linear,   // something uniform + factor * number of the thread in the warp
    Thread,   // by the thread, in another way
    Data,     // by what was loaded or drawn
    Unknown,
};

// number * symbol, where symbol 0 is 1.
struct Factor {
    int32_t number = 0;
    uint32_t symbol = 0;
    bool operator==(const Factor&) const = default;
};

struct Lane {
    enum class What : uint8_t {
        Plain,     // numbers
        Range,     // of a loop: it starts as this varies
        Slice,     // of an array; `object`: a cut
        Array,     // `object`: a view
        Argument,  // a struct that is an argument of the kernel, or a reference into it; `object`: a place
        Shape,     // of an array; `object`: a view
        Element,   // a reference into an element of an array; `object`: its place
        Local,     // a reference into a variable; `object`: its slot
        Member,    // of a local struct: ask its base
    } what = What::Plain;
    Varies varies = Varies::Uniform;
    Varies test = Varies::Uniform;  // Range: of its bounds together; Local: of the index into it
    Blur blur = Blur::None;         // of what is Thread or Unknown
    bool exact = false;             // Uniform: its value is `factor`
    bool held = false;              // Linear, but for threads past a bound, which share a value
    uint32_t object = 0;
    Factor factor;  // Linear: of the number of the thread
    bool operator==(const Lane&) const = default;

    std::optional<int32_t> as_number() const {
        return exact && factor.symbol == 0 ? std::optional(factor.number) : std::nullopt;
    }
};

inline Lane plain(Varies varies, Blur blur = Blur::None) {
    Lane lane;
    lane.varies = varies;
    if (varies == Varies::Thread || varies == Varies::Unknown) lane.blur = blur;
    return lane;
}
inline Lane number(int32_t value) {
    Lane lane;
    lane.exact = true;
    lane.factor.number = value;
    return lane;
}
inline Lane named(Factor factor) {
    Lane lane;
    lane.exact = true;
    lane.factor = factor;
    return lane;
}
inline Lane linear(Factor factor) {
    Lane lane;
    lane.varies = Varies::Linear;
    lane.factor = factor;
    return lane;
}
inline Lane inexact(Lane lane) {
    lane.exact = false;
    if (lane.varies == Varies::Uniform && lane.what == Lane::What::Plain) lane.factor = {};
    return lane;
}

inline Varies later(Varies x, Varies y) {
    return x < y ? y : x;
}
inline Varies flat(Varies varies) {
    return varies == Varies::Linear ? Varies::Thread : varies;
}
Parting parting(Varies varies);
// How a value varies that is made of both in some way that is not known.
inline Lane blend(const Lane& x, const Lane& y, Blur blur) {
    const Varies varies = flat(later(x.varies, y.varies));
    if (x.varies == varies && x.blur != Blur::None) blur = x.blur;
    if (y.varies == varies && y.blur != Blur::None) blur = y.blur;
    return plain(varies, blur);
}
// An array of which nothing is known; its view is number 0.
inline Lane unknown_array() {
    Lane lane = plain(Varies::Unknown, Blur::Array);
    lane.what = Lane::What::Array;
    return lane;
}
// What is one or the other on paths that all threads take together.
Lane join(const Lane& x, const Lane& y);
// The same value for those threads that came by, while others did not.
Lane parted(const Lane& x, Varies on);

// What a factor may be made of besides numbers: scalar arguments and sizes of arrays.
class Symbols {
  public:
    static constexpr uint32_t one = 0, some = 1;  // some: uniform, and nothing else is known of it

    void clear();
    uint32_t argument(uint32_t place) { return add({Kind::Argument, place, 0}); }
    uint32_t shape(uint32_t place, uint32_t axis) { return add({Kind::Shape, place, axis}); }
    // `place_text` writes what a place is called.
    template <class PlaceText>
    void append(std::string& out, uint32_t symbol, const PlaceText& place_text) const {
        if (symbol == some) {
            out += "uniform";
            return;
        }
        const Symbol& it = symbols_[symbol];
        if (it.kind == Kind::Product) {
            append(out, it.a, place_text);
            out += '*';
            append(out, it.b, place_text);
            return;
        }
        place_text(out, it.a);
        if (it.kind == Kind::Shape) out.append(".shape[").append(std::to_string(it.b)).append("]");
    }

    Factor product(Factor x, Factor y);
    Lane sum(const Lane& x, const Lane& y) const;
    Lane product(const Lane& x, const Lane& y);
    Lane negated(Lane x) const;

  private:
    enum class Kind : uint8_t { One, Some, Argument, Shape, Product };
    struct Symbol {
        Kind kind;
        uint32_t a = 0, b = 0;
        bool operator==(const Symbol&) const = default;
    };
    uint32_t add(const Symbol& symbol);

    std::vector<Symbol> symbols_;
};

}  // namespace weft::facts
