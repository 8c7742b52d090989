// formula: expressions of a kernel's or function's tree -> ordinary notation, `sin(x[i]) * 0.5 + y`, without
// the prefix `wp.`. Locals that stand for one value are written out where they are read; what may not be
// moved there (it is read often, is long, draws random numbers, or something that it reads changes first) has
// to be said where it stands. Made and read by facts/describe alone.
#pragma once

#include <string>
#include <vector>

#include "builtins/behaviour.h"
#include "driver/subject.h"

namespace weft::facts {

struct Formula {
    std::string text;
    uint8_t level = 0;                  // how tightly its last operation binds
    uint32_t cost = 0;                  // operations
    bool pure = true;                   // saying it later or twice means the same
    StringId root;                      // the builtin of the last operation; invalid: it has none
    std::vector<std::string> operands;  // of that
    std::vector<StringId> mentions;     // the variables and arrays that it reads
};

// One kernel or function at a time; keeps its memory.
class Formulas {
  public:
    // Who reads and writes what; `pure_functions`: no function that the kernel reaches changes anything but
    // its own locals.
    void read(const driver::Subject& subject, const module::Callable& callable, bool pure_functions);

    Formula formula(syntax::NodeId id);
    Formula combined(syntax::Operator op, const Formula& left, const Formula& right) const;

    // What becomes of `target = value`: nobody reads it, readers get it written out, or it has to be said.
    enum class Fate : uint8_t { Unread, WrittenOut, Said };
    Fate define(syntax::NodeId target, const Formula& value);

    // A builtin that is called here; invalid: something else is.
    StringId builtin_of(syntax::NodeId call) const;
    StringId root_of(syntax::NodeId id) const;  // the variable that it is a part of; invalid: of none
    bool is_call_with(syntax::NodeId id, builtins::Effect effect) const;
    bool is_parameter(StringId name) const;
    bool is_followed(StringId name) const;  // a local whose values are written out or said one by one

    const std::vector<StringId>& written() const { return written_; }  // parameters, in order
    const std::vector<StringId>& used() const { return used_; }        // parameters that are read
    const std::vector<StringId>& calls() const { return calls_; }      // builtins
    // Names of the file that formulas mention without their value, and what they were assigned.
    struct Definition {
        StringId name;
        std::string text;
    };
    const std::vector<Definition>& definitions() const { return definitions_; }
    bool is_odd() const { return odd_; }  // it has statements that are not told
    uint32_t loops() const { return loops_; }
    uint32_t branches() const { return branches_; }
    size_t size() const { return events_.size(); }

  private:
    struct Event {
        StringId name;
        uint32_t block;
        syntax::NodeId node;  // of a whole store: its target
        enum class Kind : uint8_t { Load, Store, Part, Tuple } kind;
    };
    struct Block {
        uint32_t parent = 0, end = 0;  // end: the number of events when it is over
        bool is_loop = false;
    };
    struct Local {
        StringId name;
        uint32_t home = 0;
        bool straight = true;
    };

    void statements(std::span<const syntax::NodeId> list, uint32_t block);
    void statement(syntax::NodeId id, uint32_t block);
    void nested(std::span<const syntax::NodeId> list, uint32_t parent);
    void visit(syntax::NodeId id, uint32_t block);
    void visit_call(syntax::NodeId id, uint32_t block);
    void store(syntax::NodeId id, uint32_t block, bool whole = true);
    void changed(syntax::NodeId id, uint32_t block);
    void add(StringId name, uint32_t block, syntax::NodeId node, Event::Kind kind);
    void classify();
    bool within(uint32_t block, uint32_t home) const;
    const Local* local(StringId name) const;
    bool is_own(StringId name) const;

    Formula name(syntax::NodeId id);
    Formula call(syntax::NodeId id);
    Formula subscript(syntax::NodeId id);
    Formula joined(std::span<const syntax::NodeId> list, std::string_view between, uint8_t level);
    void append(Formula& to, const Formula& part, uint8_t level) const;
    void define_name(StringId name);

    const driver::Subject* subject_ = nullptr;
    const module::Callable* callable_ = nullptr;
    const syntax::Tree* tree_ = nullptr;
    bool pure_functions_ = true, odd_ = false;
    bool raw_ = false;  // an expression of it is said as it was written
    uint32_t loops_ = 0, branches_ = 0;
    std::vector<Event> events_;
    std::vector<Block> blocks_;
    std::vector<Local> locals_;
    std::vector<StringId> parameters_, written_, used_, calls_;
    std::vector<std::pair<StringId, Formula>> values_;  // of locals that are written out
    std::vector<Definition> definitions_;
};

// Does a function change anything but its own locals?
bool changes_nothing(const driver::Subject& subject, const module::Function& function);

}  // namespace weft::facts
