// Private to facts/
// Numbers: values of a kernel that are equal whatever computed them have one number. Sums and products are
// kept as their terms and factors, so that a - b + b is a; what lies between bounds is known with them.
// void_code.h walks over a kernel with them.
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "builtins/builtins.h"

namespace weft::facts {

using Number = uint32_t;

struct Bounds {
    double low = -std::numeric_limits<double>::infinity(), high = std::numeric_limits<double>::infinity();
};

class Numbers {
  public:
    enum class Form : uint8_t { Plain, Sum, Product };
    struct Term {
        Number number;
        int32_t count;  // how often it is added, or multiplied; negative: taken away
    };
    struct Known {
        const builtins::Row* row = nullptr;  // what computed it, with these arguments
        Number first = 0, second = 0;
        Number along = 0;  // of a vector times a number: the vector
        Form form = Form::Plain;
        uint8_t term_count = 0;
        uint32_t first_term = 0;
        Bounds bounds;
    };

    void clear();
    const Known& operator[](Number number) const { return known_[number]; }
    Known& operator[](Number number) { return known_[number]; }

    // Equal to nothing that was there before.
    Number fresh();
    Number constant(double value);
    // The same operation on the same numbers is the same number. `what` tells operations apart.
    Number of(uint64_t what, std::span<const Number> args);
    Number of(uint64_t what, Number a, Number b = 0, Number c = 0) {
        const Number args[] = {a, b, c};
        return of(what, args);
    }
    Number of(const builtins::Row& row, std::span<const Number> args);

    // a and b (`sign` 1) or a without b (-1), in a sum or product. What `opens` is false for stays one term.
    struct Operand {
        Number number;
        bool opens;
    };
    struct Joined {
        Number number;
        bool cancels;  // something was there with both signs
    };
    Joined joined(Form form, Operand a, Operand b, int32_t sign);

    // Where a vector points: the same for x, -x, x * s and normalize(x).
    Number direction(Number number) const;

  private:
    Number find_or_add(uint64_t hash);
    void collect(Form form, Operand operand, int32_t sign, std::vector<Term>& out) const;
    void grow();

    std::vector<Known> known_;
    std::vector<Term> terms_, scratch_;
    struct Slot {
        uint64_t hash = 0;
        Number number = 0;
    };
    std::vector<Slot> slots_;  // a power of two of them
    std::vector<uint32_t> taken_;
};

}  // namespace weft::facts
