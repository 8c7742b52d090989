#include "inputs/resolve.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "inputs/dtype.h"
#include "inputs/text.h"

namespace weft::inputs {
namespace {

// Of a dimension: what Warp's arrays hold.
constexpr uint64_t max_size = (uint64_t{1} << 31) - 1;

std::string in_quotes(std::string_view name) {
    return "`" + std::string(name) + "`";
}

std::string spelled(const Size& size) {
    TextBuffer out;
    append_size(out, size);
    return in_quotes(out.view());
}

// Arguments by name. Rows may name thousands, so it is sorted.
class Names {
  public:
    explicit Names(const Inputs& inputs) {
        for (size_t i = 0; i < inputs.args.size(); ++i) all_.emplace_back(inputs.args[i].name, i);
        std::sort(all_.begin(), all_.end());
    }
    std::optional<size_t> find(std::string_view name) const {
        const auto found = std::lower_bound(all_.begin(), all_.end(), std::pair(name, size_t{0}));
        if (found == all_.end() || found->first != name) return std::nullopt;
        return found->second;
    }
    // A name that two arguments have.
    std::optional<std::string_view> repeated() const {
        const auto found = std::adjacent_find(
            all_.begin(), all_.end(), [](const auto& a, const auto& b) { return a.first == b.first; });
        if (found == all_.end()) return std::nullopt;
        return found->first;
    }

  private:
    std::vector<std::pair<std::string_view, size_t>> all_;
};

// Goes along the lengths that sizes are made of.
class References {
  public:
    References(const Inputs& inputs, const Names& names)
        : inputs_(inputs), names_(names), state_(inputs.args.size(), State::New) {}

    Result<void> check() {
        if (const auto name = names_.repeated()) return Error{"two arguments are called " + in_quotes(*name)};
        for (size_t i = 0; i < inputs_.args.size(); ++i) {
            const Arg& arg = inputs_.args[i];
            if (auto done = visit(i, 0); !done) return done;
            if (!arg.high_is_extent) continue;
            if (auto done = lengths(arg.high_extent, "`high` of " + in_quotes(arg.name)); !done) return done;
        }
        for (const Size& size : inputs_.extents()) {
            if (auto done = lengths(size, "the launch"); !done) return done;
        }
        return {};
    }
    const std::vector<size_t>& order() const { return order_; }  // each after those its sizes are made of

  private:
    enum class State : uint8_t { New, Open, Done };
    static constexpr unsigned max_depth = 32;

    // Every length is that of an array which has that dimension.
    Result<void> lengths(const Size& size, const std::string& whose) {
        for (const Part& part : size.parts) {
            if (part.base != Part::Base::Length) continue;
            const auto found = names_.find(part.array);
            if (!found || inputs_.args[*found].ndim <= part.axis)
                return Error{whose + " is made of " + spelled(size) + ", but " + in_quotes(part.array) +
                             (found ? " has not that many dimensions" : " is no argument")};
        }
        return {};
    }
    Result<void> visit(size_t i, unsigned depth) {
        const Arg& arg = inputs_.args[i];
        if (state_[i] == State::Done) return {};
        if (state_[i] == State::Open)
            return Error{"the size of " + in_quotes(arg.name) + " depends on itself"};
        if (depth > max_depth)
            return Error{"the size of " + in_quotes(arg.name) + " depends on too many others"};
        state_[i] = State::Open;
        for (const Size& size : arg.extents()) {
            if (!size.is_formula()) continue;
            if (auto done = lengths(size, "the shape of " + in_quotes(arg.name)); !done) return done;
            for (const Part& part : size.parts) {
                if (part.base != Part::Base::Length) continue;
                if (auto done = visit(*names_.find(part.array), depth + 1); !done) return done;
            }
        }
        state_[i] = State::Done;
        order_.push_back(i);
        return {};
    }

    const Inputs& inputs_;
    const Names& names_;
    std::vector<State> state_;
    std::vector<size_t> order_;
};

class Resolution {
  public:
    Resolution(const Inputs& inputs, const Names& names, uint64_t n) : inputs_(inputs), names_(names) {
        shapes_.n = n;
        shapes_.args.resize(inputs.args.size());
    }

    Result<Shapes> run(std::span<const size_t> order) {
        for (const size_t i : order) {
            if (auto done = argument(i); !done) return done.failure();
        }
        for (size_t i = 0; i < inputs_.args.size(); ++i) {
            if (auto done = bounds_of(i); !done) return done.failure();
        }
        for (unsigned i = 0; i < inputs_.dims; ++i) {
            const auto size = value(inputs_.launch[i]);
            if (!size) return bad_size("the launch", inputs_.launch[i]);
            shapes_.launch[i] = *size;
            if (__builtin_mul_overflow(shapes_.threads, *size, &shapes_.threads) ||
                shapes_.threads > max_numbers(shapes_.n) / std::max(inputs_.block, 1u))
                return too_many("the launch has", "threads");
        }
        return std::move(shapes_);
    }

  private:
    std::string at_n() const { return " at n = " + std::to_string(shapes_.n); }
    Error bad_size(const std::string& whose, const Size& size) const {
        return Error::finding(whose + " has the size " + spelled(size) + at_n() +
                              ", which is negative or too large");
    }
    Error too_many(const std::string& who, const char* of_what) const {
        return Error::finding(who + " more than " + std::to_string(max_numbers(shapes_.n)) + " " + of_what +
                              at_n());
    }

    // Nothing: negative or beyond what an array holds.
    std::optional<uint64_t> value(const Size& size) const {
        if (!size.is_formula()) {
            const uint64_t plain = size.extent.value(shapes_.n);  // k and n have 32 bits
            return plain > max_size ? std::nullopt : std::optional(plain);
        }
        int64_t sum = 0, product = 0;
        for (size_t i = 0; i < size.parts.size(); ++i) {
            const Part& part = size.parts[i];
            const int64_t factor = value(part);
            if (part.join == Part::Join::Times && i != 0) {
                if (__builtin_mul_overflow(product, factor, &product)) return std::nullopt;
                continue;
            }
            if (__builtin_add_overflow(sum, product, &sum)) return std::nullopt;
            product = part.join == Part::Join::Minus && i != 0 ? -factor : factor;
        }
        if (__builtin_add_overflow(sum, product, &sum)) return std::nullopt;
        if (sum < 0 || static_cast<uint64_t>(sum) > max_size) return std::nullopt;
        return static_cast<uint64_t>(sum);
    }
    int64_t value(const Part& part) const {
        uint64_t base = 0;
        switch (part.base) {
            case Part::Base::Number:
                return part.k;
            case Part::Base::N:
                base = shapes_.n;
                break;
            case Part::Base::Length:
                base = shapes_.args[*names_.find(part.array)].shape[part.axis];
                break;
        }
        return static_cast<int64_t>(part.k == 0 ? base : (base + part.k - 1) / part.k);
    }

    Result<void> argument(size_t i) {
        const Arg& arg = inputs_.args[i];
        ArgShape& out = shapes_.args[i];
        const std::optional<Dtype> dtype = parse_dtype(arg.dtype);
        if (!dtype)
            return Error::finding(in_quotes(arg.name) + " has the unknown type " + in_quotes(arg.dtype));
        if (auto fits = fill_fits(arg, *dtype); !fits) return fits;
        out.components = dtype->components();
        uint64_t numbers = out.components;
        for (unsigned axis = 0; axis < arg.ndim; ++axis) {
            const auto size = value(arg.shape[axis]);
            if (!size) return bad_size(in_quotes(arg.name), arg.shape[axis]);
            out.shape[axis] = *size;
            out.elements *= *size;
            if (__builtin_mul_overflow(numbers, *size, &numbers) || numbers > max_numbers(shapes_.n))
                return too_many(in_quotes(arg.name) + " asks for", "numbers");
        }
        total_ += numbers;
        if (total_ > max_numbers(shapes_.n)) return too_many("all arguments together ask for", "numbers");
        return {};
    }

    static Result<void> fill_fits(const Arg& arg, const Dtype& dtype) {
        const auto refuse = [&](const char* what) {
            return Error::finding(in_quotes(arg.name) + ": fill " + in_quotes(text(arg.fill)) + " is for " +
                                  what);
        };
        if (arg.fill == Fill::Offsets && (arg.ndim != 1 || dtype.components() != 1))
            return refuse("arrays of numbers with one dimension");
        if (arg.fill == Fill::Rigid && dtype.kind != types::Kind::Transform) return refuse("transforms");
        if (arg.fill == Fill::Spd && (dtype.kind != types::Kind::Matrix || dtype.rows != dtype.cols))
            return refuse("square matrices");
        return {};
    }

    Result<void> bounds_of(size_t i) {
        const Arg& arg = inputs_.args[i];
        double& high = shapes_.args[i].high;
        high = arg.high;
        if (arg.high_is_extent) {
            const auto size = value(arg.high_extent);
            if (!size) return bad_size("`high` of " + in_quotes(arg.name), arg.high_extent);
            high = static_cast<double>(*size);
        }
        const bool is_empty = (arg.fill == Fill::Index || arg.fill == Fill::SortedIndex) && arg.low >= high;
        if (is_empty || (arg.fill == Fill::Offsets && arg.low > high))
            return Error::finding(in_quotes(arg.name) + ": no number lies between `low` and `high`" + at_n());
        if (arg.fill == Fill::Spd && (arg.low <= 0 || arg.low > high))
            return Error::finding(in_quotes(arg.name) + ": fill `spd` takes 0 < low <= high");
        return {};
    }

    const Inputs& inputs_;
    const Names& names_;
    Shapes shapes_;
    uint64_t total_ = 0;
};

}  // namespace

Result<void> check(const Inputs& inputs) {
    const Names names(inputs);
    return References(inputs, names).check();
}

Result<Shapes> resolve(const Inputs& inputs, uint64_t n) {
    if (n == 0 || n > max_n) return Error::usage("n is from 1 to " + std::to_string(max_n));
    const Names names(inputs);
    References references(inputs, names);
    if (auto done = references.check(); !done) return Error::finding(done.error());
    return Resolution(inputs, names, n).run(references.order());
}

}  // namespace weft::inputs
