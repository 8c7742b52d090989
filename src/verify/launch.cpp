#include "verify/launch.h"

#include <algorithm>
#include <cstring>

#include "inputs/fill.h"
#include "verify/numbers.h"
#include "worker/warp_types.h"

namespace weft::verify {
namespace {

constexpr size_t alignment = 64, guard_bytes = 4096;
constexpr size_t farthest_shift = 8 * alignment;
constexpr unsigned char guards[] = {0xA5, 0x5A};  // by Surroundings::moved

// Weights are drawn like inputs of arguments that no kernel has.
constexpr uint64_t first_weight = 1u << 20;

constexpr size_t line_aligned(size_t offset) {
    return (offset + alignment - 1) / alignment * alignment;
}

}  // namespace

Launch::Launch(const Case& item, const Layout& layout, inputs::Shapes shapes, uint64_t index)
    : spec_(item.inputs),
      plain_(item.plain),
      shared_memory_(item.shared_memory),
      layout_(layout),
      seed_(item.seed),
      index_(index),
      shapes_(std::move(shapes)) {
    for (size_t a = 0; a < spec_.args.size(); ++a)
        counts_.push_back(shapes_.args[a].elements * layout_.fields[a].components);
    find_memories();
    place_memories(farthest_shift);
    memory_needed_ = end_;
}

Result<Launch> Launch::make(const Case& item, const Layout& layout, uint32_t n, uint64_t index) {
    WEFT_TRY(inputs::Shapes shapes, inputs::resolve(item.inputs, n));
    for (size_t a = 0; a < layout.fields.size(); ++a) {
        if (shapes.args[a].components != layout.fields[a].components)
            return Error{"`" + item.inputs.args[a].name + "` is no " + item.inputs.args[a].dtype +
                         " in the kernel"};
    }
    return Launch(item, layout, std::move(shapes), index);
}

std::vector<std::vector<double>>& Launch::numbers() {
    if (!numbers_.empty()) return numbers_;
    numbers_.resize(counts_.size());
    for (size_t a = 0; a < counts_.size(); ++a)
        inputs::fill(spec_, shapes_, a, layout_.fields[a].components, seed_, index_, numbers_[a]);
    return numbers_;
}

void Launch::find_memories() {
    memory_index_.resize(spec_.args.size());
    for (size_t a = 0; a < spec_.args.size(); ++a) {
        const Field& field = layout_.fields[a];
        if (!field.is_array) continue;
        size_t& index = memory_index_[a];
        while (index < memories_.size() && layout_.fields[memories_[index].arg].offset != field.offset)
            ++index;
        if (index == memories_.size()) {
            Memory& array = memories_.emplace_back();
            array.arg = a;
            array.bytes = counts_[a] / field.components * field.element_size;
            auto stride = static_cast<int32_t>(field.element_size);
            for (int i = field.ndim - 1; i >= 0; --i) {
                array.shape[i] = static_cast<int32_t>(shapes_.args[a].shape[static_cast<size_t>(i)]);
                array.strides[i] = stride;
                stride *= array.shape[i];
            }
        }
        memories_[index].has_floats |= field.is_float();
    }
}

void Launch::place_memories(size_t shift) {
    size_t at = shift;
    const auto take = [&](size_t bytes) {
        at = line_aligned(at + guard_bytes);
        const size_t here = at;
        at += bytes;
        return here;
    };
    zones_ = take((2 + 2 * memories_.size()) * sizeof(worker::Zone));
    args_ = take(layout_.args_size);
    adj_args_ = take(layout_.args_size);
    for (Memory& memory : memories_) {
        memory.data = take(memory.bytes);
        memory.grad = memory.has_floats ? take(memory.bytes) : 0;
    }
    end_ = take(0);
}

size_t Launch::offset(size_t arg, size_t number) const {
    const Field& field = layout_.fields[arg];
    return number / field.components * field.element_size + field.inner +
           number % field.components * field.scalar_size();
}

std::string Launch::gathered(size_t arg, const char* from) const {
    const size_t item = layout_.fields[arg].scalar_size();
    std::string bytes(counts_[arg] * item, '\0');
    for (size_t j = 0; j < counts_[arg]; ++j)
        std::memcpy(bytes.data() + j * item, from + offset(arg, j), item);
    return bytes;
}

std::string Launch::data(const Launcher& launcher, size_t arg) const {
    return gathered(arg, launcher.memory().data() + memory_of(arg).data);
}

std::string Launch::gradient(const Launcher& launcher, size_t arg) const {
    const Memory& memory = memory_of(arg);
    return memory.grad == 0 ? std::string() : gathered(arg, launcher.memory().data() + memory.grad);
}

std::string Launch::initial(size_t arg) const {
    const Field& field = layout_.fields[arg];
    std::string bytes(counts_[arg] * field.scalar_size(), '\0');
    for (size_t j = 0; j < counts_[arg]; ++j)
        write_number(bytes.data() + j * field.scalar_size(), field.scalar, numbers_[arg][j]);
    return bytes;
}

// Usually all bits set: of a float that is no number.
std::string Launch::poison(size_t arg) const {
    return std::string(counts_[arg] * layout_.fields[arg].scalar_size(),
                       static_cast<char>(surroundings_.poison));
}

double Launch::weight(size_t arg, size_t number) const {
    return 0.5 + inputs::uniform(seed_, index_, first_weight + arg, number);
}

void Launch::place_array(char* args, const Memory& memory, uint64_t address, bool adjoint) const {
    worker::WarpArray array;
    const Field& field = layout_.fields[memory.arg];
    const uint64_t grad = memory.grad == 0 ? 0 : address + memory.grad;
    array.data = adjoint ? grad : address + memory.data;
    array.grad = adjoint ? 0 : grad;
    if (array.data != 0) {
        array.ndim = field.ndim;
        std::copy_n(memory.shape, 4, array.shape);
        std::copy_n(memory.strides, 4, array.strides);
    }
    std::memcpy(args + field.offset, &array, sizeof array);
}

bool Launch::forward(Launcher& launcher, Surroundings surroundings) {
    if (launcher.failure()) return false;
    WEFT_CHECK(memory_needed_ <= launcher.memory().size(), "a launcher with too little memory");
    numbers();
    char* const base = launcher.memory().data();
    surroundings_ = surroundings;
    guard_ = guards[surroundings.moved ? 1 : 0];
    place_memories(surroundings.moved ? farthest_shift : 0);
    std::memset(base, guard_, memory_needed_);
    std::memset(base + args_, 0, layout_.args_size);
    std::memset(base + adj_args_, 0, layout_.args_size);
    for (const Memory& memory : memories_) {
        std::memset(base + memory.data, 0, memory.bytes);
        if (memory.grad != 0) std::memset(base + memory.grad, 0, memory.bytes);
        place_array(base + args_, memory, launcher.address(), false);
        place_array(base + adj_args_, memory, launcher.address(), true);
    }
    for (size_t a = 0; a < args(); ++a) {
        const Field& field = layout_.fields[a];
        if (field.is_array) {
            const inputs::Role role = spec_.args[a].role;
            fill_array(base, a,
                       (surroundings.poisoned_outputs && role == inputs::Role::Out) ||
                           (surroundings.poisoned_updates && role == inputs::Role::InOut));
        } else {
            const std::string value = initial(a);
            std::memcpy(base + args_ + field.offset, value.data(), value.size());
        }
    }
    write_zones(base);
    return launcher.launch(order(worker::Pass::Forward));
}

worker::Order Launch::order(worker::Pass pass) const {
    worker::Order order;
    order.pass = pass;
    for (size_t i = 0; i < 4; ++i) order.shape[i] = static_cast<uint32_t>(shapes_.launch[i]);
    order.args = args_;
    order.adj_args = adj_args_;
    order.used = end_;
    order.most_blocks = surroundings_.most_blocks;
    order.repeat = surroundings_.repeat;
    order.thread = surroundings_.thread;
    order.zones = zones_;
    order.zone_count = 2 + 2 * memories_.size();
    if (spec_.block != 0) {
        order.sharing = spec_.block;
        order.sharing_axis = spec_.dims;
        order.shared_memory = shared_memory_[pass == worker::Pass::Backward ? 1 : 0];
    }
    if (plain_) {
        std::copy_n(plain_->grid(order.shape).begin(), 3, order.grid);
        std::copy_n(plain_->block.begin(), 3, order.block);
    }
    return order;
}

void Launch::write_zones(char* base) const {
    std::vector<worker::Zone> zones{{args_, layout_.args_size}, {adj_args_, layout_.args_size}};
    for (const Memory& memory : memories_) {
        zones.push_back({memory.data, memory.bytes});
        zones.push_back({memory.grad, memory.grad == 0 ? 0 : memory.bytes});
    }
    std::memcpy(base + zones_, zones.data(), zones.size() * sizeof(worker::Zone));
}

void Launch::fill_array(char* base, size_t arg, bool poisoned) const {
    const Field& field = layout_.fields[arg];
    const Memory& memory = memory_of(arg);
    const bool weighted = field.is_float() && is_output(arg);
    for (size_t j = 0; j < counts_[arg]; ++j) {
        char* const to = base + memory.data + offset(arg, j);
        if (poisoned) {
            std::memset(to, surroundings_.poison, field.scalar_size());
        } else {
            write_number(to, field.scalar, numbers_[arg][j]);
        }
        if (weighted) write_number(base + memory.grad + offset(arg, j), field.scalar, weight(arg, j));
    }
}

void Launch::seed_ones(Launcher& launcher, const std::vector<bool>& seeded) const {
    char* const base = launcher.memory().data();
    for (const Memory& memory : memories_) {
        if (memory.grad != 0) std::memset(base + memory.grad, 0, memory.bytes);
    }
    for (size_t a = 0; a < args(); ++a) {
        if (!seeded[a] || !is_float_array(a)) continue;
        for (size_t j = 0; j < counts_[a]; ++j)
            write_number(base + memory_of(a).grad + offset(a, j), layout_.fields[a].scalar, 1);
    }
}

bool Launch::backward(Launcher& launcher) {
    return launcher.launch(order(worker::Pass::Backward));
}

std::optional<size_t> Launch::damaged(const Launcher& launcher) const {
    const char* const base = launcher.memory().data();
    const auto whole = [&](size_t begin, size_t end) {
        return std::all_of(base + begin, base + end,
                           [&](char byte) { return static_cast<unsigned char>(byte) == guard_; });
    };
    size_t at = adj_args_ + layout_.args_size;
    for (const Memory& memory : memories_) {
        const size_t begin = memory.data, end = (memory.grad != 0 ? memory.grad : memory.data) + memory.bytes;
        const size_t behind = line_aligned(end + guard_bytes);
        if (!whole(at, begin) || (memory.grad != 0 && !whole(begin + memory.bytes, memory.grad)) ||
            !whole(end, behind))
            return memory.arg;
        at = behind;
    }
    return std::nullopt;
}

std::optional<size_t> Launch::first_changed_by_poison(size_t arg, const std::string& result,
                                                      const std::string& poisoned) const {
    const std::string before = initial(arg), poison = this->poison(arg);
    const size_t item = layout_.fields[arg].scalar_size();
    for (size_t at = 0; at < result.size(); at += item) {
        const auto equal = [&](const std::string& a, const std::string& b) {
            return a.compare(at, item, b, at, item) == 0;
        };
        const bool untouched = equal(poisoned, poison) && equal(result, before);
        if (!untouched && !equal(poisoned, result)) return at / item;
    }
    return std::nullopt;
}

int64_t Launch::not_finite(size_t arg, std::string_view bytes) const {
    const Field& field = layout_.fields[arg];
    const size_t item = field.scalar_size();
    for (size_t at = 0; at < bytes.size(); at += item) {
        if (!is_finite(bytes.data() + at, field.scalar)) return static_cast<int64_t>(at / item);
    }
    return -1;
}

}  // namespace weft::verify
