// Private to facts/
// LaneWalk: goes once through a kernel and the functions it calls, with what is known of values across a warp
// instead of values, and lists accesses and branches in the order of the code. A loop is gone through again
// until what it changes is stable; that of the last time counts.
//   lane_walk.cpp    functions, branches, loops, variables
//   lane_calls.cpp   builtins
//   lane_arrays.cpp  arrays, references, what is accessed
#pragma once

#include <array>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "driver/subject.h"
#include "facts/lane.h"

namespace weft::facts {

// An access, as it is found.
struct Seen {
    uint32_t place;
    Touch touch;
    Pattern pattern;
    Blur blur;
    Factor stride;
    uint32_t bytes, element, loops;
    bool operator==(const Seen&) const = default;
};

class LaneWalk {
  public:
    // False: too long to be followed.
    bool run(const driver::Subject& subject);
    std::span<const Seen> seen() const { return seen_; }
    std::span<const Parting> branches() const { return branches_; }
    void append_array(std::string& out, const Seen& one) const { append_place(out, one.place); }
    void append_stride(std::string& out, const Seen& one) const;

  private:
    static constexpr uint32_t nowhere = UINT32_MAX;
    static constexpr uint32_t no_place = 0, no_view = 0, max_places = 4096, max_views = 4096;

    struct TooLong {};

    // A value of a function that is being gone through.
    struct Slot {
        Lane lane;
        uint32_t made = nowhere;  // by which instruction; nowhere: not yet
    };
    // Something an argument of the kernel holds: itself, or a member along a path.
    struct Place {
        uint32_t parent;
        StringId name;
        types::TypeId type;
        uint32_t view;  // of an array, once it was asked for
    };
    // A dimension of an array that is left.
    struct Side {
        uint8_t axis = 0;               // of the array
        bool is_part = false;           // cut: its size is not that of the array
        Varies size = Varies::Uniform;  // of what is cut
        Factor step{1, Symbols::one};   // from one to the next, along that axis
        bool operator==(const Side&) const = default;
    };
    // An array, or what slices and indexes left of it.
    struct View {
        uint32_t place = no_place;
        uint32_t count = 0;  // dimensions left
        std::array<Side, 4> sides;
        Lane offset;  // in elements: how its beginning varies
        bool operator==(const View&) const = default;
    };
    struct Cut {
        Lane start, step;
    };
    struct If {
        uint32_t begin;
        Varies on;
        uint32_t branch;  // in branches_, or nowhere
    };
    struct Loop {
        uint32_t begin;
        Varies left = Varies::Uniform, skipped = Varies::Uniform;  // by its test or `break`; by `continue`
        bool changed = false;
        size_t seen = 0, branches = 0, assigned = 0, ifs = 0;
    };
    struct Frame {
        const ir::Function& function;
        uint32_t base;  // of its slots
        size_t ifs, loops;
        std::vector<Lane> returned;
        Varies returned_on = Varies::Uniform;
    };

    // ---- lane_walk.cpp
    void walk(Frame& frame);
    void execute(Frame& frame, const ir::Inst& inst, uint32_t at);
    void begin_if(Frame& frame, const ir::Inst& inst, uint32_t at);
    void end_if(Frame& frame, uint32_t at);
    void begin_loop(Frame& frame, const ir::Inst& inst, uint32_t at);
    uint32_t end_loop(Frame& frame, uint32_t at);  // where to go on
    void jump(const ir::Goto& inst);
    void leave(Frame& frame, const ir::Inst& inst);
    void call_function(Frame& frame, const ir::Inst& inst, uint32_t at);
    Varies parts_since(uint32_t begin, size_t first_if, size_t first_loop) const;
    void part_what_was_made(Frame& frame, uint32_t from, uint32_t to, Varies on);

    void open_slots(const ir::Function& function, uint32_t base);
    Lane get(const Frame& frame, ir::ValueId id) {
        const Lane& lane = slots_[frame.base + id.index].lane;
        return lane.what == Lane::What::Member ? get_member(frame, id) : lane;
    }
    Lane get_member(const Frame& frame, ir::ValueId id);
    Lane constant(const ir::Function& function, ir::ConstantId id) const;
    void set(Frame& frame, ir::ValueId id, const Lane& lane, uint32_t at);
    void update(Frame& frame, ir::ValueId id, const Lane& lane);  // of a variable, some of which may stay
    void update_slot(const Frame& frame, uint32_t slot, const Lane& lane);
    const types::Type& type_of(const Frame& frame, ir::ValueId id) const {
        return subject_->types[frame.function.values[id.index].type];
    }
    types::TypeId target_of(const Frame& frame, ir::ValueId id) const;  // of a reference, else its own type
    Lane blended(const Frame& frame, std::span<const ir::ValueId> args);

    // ---- lane_calls.cpp
    void builtin(Frame& frame, const ir::Inst& inst, const builtins::Row& row, uint32_t at);
    void go_through(Frame& frame, std::span<const ir::ValueId> args, const builtins::Row& row);
    void drawn(Frame& frame, const ir::Inst& inst, const builtins::Row& row, uint32_t at);
    Lane computed(Frame& frame, const ir::Inst& inst, const builtins::Row& row);
    Lane bounded(Frame& frame, std::span<const ir::ValueId> args);
    Lane chosen(Frame& frame, std::span<const ir::ValueId> args);
    Lane range(Frame& frame, std::span<const ir::ValueId> args);
    static Lane next_round(Lane of);
    static Lane turned(const Lane& range);
    Lane slice(Frame& frame, std::span<const ir::ValueId> args);
    Lane extracted(Frame& frame, std::span<const ir::ValueId> args);
    Lane size_along(const View& of, uint64_t dimension);

    // ---- lane_arrays.cpp
    uint32_t place(uint32_t parent, StringId name, types::TypeId type);
    Lane held_at(uint32_t place);  // the value of an argument, or of a member of one
    Lane member_of(const Lane& base, const types::Type& structure, StringId field);
    static Lane local(const Frame& frame, ir::ValueId id);  // a reference to a variable
    Lane field_address(Frame& frame, const ir::Inst& inst);
    Lane load(const Lane& from, types::TypeId type);
    Lane element(Frame& frame, ir::ValueId array, std::span<const ir::ValueId> indexes);
    Lane part_of(Frame& frame, ir::ValueId whole, std::span<const ir::ValueId> indexes);
    void choose_part(Lane& reference, const Lane& index) const;
    Lane view(Frame& frame, ir::ValueId array, std::span<const ir::ValueId> indexes);
    void store(Frame& frame, const Lane& to, uint32_t bytes, Touch touch, const Lane& value);
    void slot(Frame& frame, const ir::Inst& inst, uint32_t at);
    Lane apart(const Lane& index, const View& of, uint32_t dimension);
    void see(const Lane& element, uint32_t bytes, Touch touch);
    uint32_t size_of(types::TypeId type);  // 0: not known
    void append_place(std::string& out, uint32_t place) const;

    const driver::Subject* subject_ = nullptr;
    Symbols symbols_;
    std::vector<Slot> slots_;  // those of a function behind those of its caller
    uint32_t used_ = 0;        // of slots_
    std::vector<Place> places_;
    std::vector<View> views_;
    std::vector<Cut> cuts_;
    std::vector<If> ifs_;
    std::vector<Loop> loops_;
    std::vector<uint32_t> assigned_;  // slots of variables, since a loop began
    std::vector<Seen> seen_;
    std::vector<Parting> branches_;
    std::vector<std::pair<types::TypeId, uint32_t>> sizes_;  // of structs
    uint32_t steps_ = 0, depth_ = 0;
    bool has_array_ = false;  // among what was blended last
};

}  // namespace weft::facts
