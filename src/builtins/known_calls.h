// known_calls: answers of resolve() that follow from a builtin's name and from permanent types alone, kept
// per thread. Most calls of a kernel repeat a few of them: lower/ asks here first, in two words, and
// resolve() puts in what it finds. An answer never goes stale, and none depends on what was asked before.
#pragma once

#include <array>
#include <span>

#include "base/strings.h"
#include "builtins/builtins.h"
#include "types/types.h"

namespace weft::builtins {

// A question: a call whose arguments are plain values without keywords.
class CallKey {
  public:
    CallKey(StringId name, size_t arg_count, unsigned expected_outputs, types::TypeId constructed,
            const types::Types& types);
    // The next argument; `type` is that of the value, not of the reference to it.
    void add(types::TypeId type, bool is_reference, bool is_constant) {
        if (type.index >= limit_ || (is_reference && reads_references_)) limit_ = low_ = 0;
        if (limit_ == 0) return;
        if (is_constant && reads_constants_) high_ |= uint64_t{1} << (first_constant_bit + next_);
        if (next_ < 3) {
            low_ |= uint64_t{type.index} << (28 + type_bits * next_);
        } else {
            high_ |= uint64_t{type.index} << (type_bits * (next_ - 3));
        }
        ++next_;
    }
    bool is_whole() const { return low_ != 0; }  // false: the answer depends on more
    // Some row of the builtin looks at constants, and there are some: only another row's answer may be kept.
    bool has_constants() const { return high_ >> first_constant_bit != 0; }
    bool operator==(const CallKey& other) const { return low_ == other.low_ && high_ == other.high_; }
    uint64_t hash() const { return (low_ ^ high_ * 0xe7037ed1a0b428db) * 0x9e3779b97f4a7c15; }

    CallKey() = default;

  private:
    static constexpr size_t max_args = 8;
    static constexpr unsigned type_bits = 10, first_constant_bit = 56;
    static_assert(type_bits * (max_args - 3) <= first_constant_bit && first_constant_bit + max_args <= 64);

    uint64_t low_ = 0, high_ = 0;  // low is never 0 in a whole key
    uint32_t limit_ = 0;           // types from here on are not permanent or do not fit; 0: not a whole key
    uint8_t next_ = 0;
    bool reads_constants_ = false, reads_references_ = false;
};

// An answer: the call passes exactly its arguments, in their order.
struct KnownCall {
    static constexpr size_t max_results = 3, max_template_args = 4;

    RowId row;
    uint8_t result_count = 0, template_count = 0;
    bool initializer_list = false, first_by_reference = false;
    std::array<types::TypeId, max_results> result_types{};
    std::array<TemplateArg, max_template_args> all_template_args{};

    std::span<const types::TypeId> results() const { return {result_types.data(), result_count}; }
    std::span<const TemplateArg> template_args() const { return {all_template_args.data(), template_count}; }
};

// Null: it is not known; ask resolve(). Valid until resolve() is called.
const KnownCall* recall(const CallKey& key);

}  // namespace weft::builtins
