// The printer behind backward.h: the way back through one function. Statements are replayed forward as far as
// their values are needed, then each hands the adjoint of what it made to what it was made of, from the last
// one to the first. Branches and loops repeat their own statements on the way back, so that nothing but what
// a loop carries from round to round has to be stored.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "standalone/backward.h"
#include "standalone/backward_activity.h"
#include "standalone/printer.h"

namespace weft::standalone {

// A statement, where whatever leaves its block early has become a branch: `if c: return` and the rest is `if
// c` with nothing and `else` with the rest.
struct Step {
    enum class Form : uint8_t {
        Simple,
        Guard,  // a thread that has nothing to do returns
        If,
        For,
        While,
    };
    Form form = Form::Simple;
    NodeId id;
    std::vector<Step> body, otherwise;
    uint32_t number = 0;  // of steps that are made: a loop that stands in two branches is two steps
};

struct Line {
    unsigned depth;
    std::string words;
    std::string adds_to = {};    // `adj_x += …`: adj_x; &: a call that may
    std::string declares = {};   // a variable that may turn out not to be needed
    types::TypeId updates = {};  // of adds_to, where it may have components
    bool is_text = false;        // several lines, with their indentation
};

// Statements of the way back: the variables they read as they were before the statement they stand for, and
// those of the way forward that they change.
struct Sweep {
    std::vector<Line> lines;
    NameSet reads, clobbers;
};

// What a kernel does with an array.
struct Access {
    bool reads = false, stores = false, adds = false;
    bool stays_own = true;        // every index is the thread's own: no other thread comes here
    bool reads_again = false;     // behind a write
    bool is_overwritten = false;  // written twice in one thread, or read and then written
};

// A function of the file as callers of its way back see it.
struct AdjointFunction {
    const lower::LoweredFunction* function;
    std::string name;
    std::vector<bool> has_adjoint;  // by parameter
};

// What the functions of one file share on the way back.
struct BackwardFile {
    FilePrinter& file;
    std::string text;  // of the functions
    std::vector<AdjointFunction> functions;
    bool is_exact = false;  // stores of one thread are known to stay apart from those of others
};

const AdjointFunction& adjoint_function(BackwardFile& file, const lower::LoweredFunction& function);

class BackwardPrinter : public FunctionPrinter {
  public:
    BackwardPrinter(BackwardFile& shared, const Body& body);

    void print_back(unsigned depth);  // into text
    bool has_adjoint(size_t parameter) const { return adjoints_[parameter].is_named; }
    const BackwardProgram::Adjoint& adjoint(size_t parameter) const { return adjoints_[parameter]; }
    std::string adj(StringId name) const;

  private:
    // ---- backward_steps.cpp: statements as steps, and which of them the way back needs
    std::vector<Step> steps(std::span<const NodeId> statements, bool in_loop);
    bool leaves_early(NodeId id, bool in_loop) const;
    bool ends_early(std::span<const NodeId> statements) const;
    bool writes_memory(NodeId id) const;
    struct Effects {
        NameSet reads, writes, sets;  // sets: every way through assigns all of it
    };
    Effects effects(const Step& step) const;
    void read_names(NodeId expression, NameSet& names) const;
    void note_effects(NodeId expression, Effects& out) const;
    void note_target(NodeId target, Effects& out) const;
    struct Slice {
        std::vector<bool> is_kept;
        std::vector<NameSet> live_after;
        NameSet live;  // before the first
    };
    Slice slice(const std::vector<Step>& all, NameSet live, const std::vector<Sweep>* back) const;
    NameSet live_before(const Step& step, const NameSet& live_after) const;
    NameSet live_in_rounds(const Step& loop, NameSet live) const;
    bool changes_in(const Step& loop, NodeId expression) const;

    // ---- backward_flow.cpp: blocks, forward and back
    Sweep block_back(const std::vector<Step>& all, unsigned depth);
    Sweep step_back(const Step& step, unsigned depth);
    Sweep for_back(const Step& step, unsigned depth);
    Sweep while_back(const Step& step, unsigned depth);
    Sweep if_back(const Step& step, unsigned depth);
    void forward(const std::vector<Step>& all, const NameSet& live, unsigned depth, std::vector<Line>& out);
    void forward_simple(const Step& step, const NameSet& live_after, unsigned depth, std::vector<Line>& out);
    void forward_step(const Step& step, const NameSet& live_after, unsigned depth, bool stores,
                      std::vector<Line>& out);
    void declare(const Step& step, bool is_kept, unsigned depth, std::vector<Line>& out);
    std::vector<NodeId> declared_by(const Step& step) const;
    static void drop_unused(std::vector<Line>& lines);
    void declare_adjoints(const std::vector<Step>& all, unsigned depth, std::vector<Line>& lines);
    struct Range {
        StringId name;
        std::string start;
        Piece end;
        int64_t step;
        std::optional<int64_t> first, last;  // known bounds: of the first round, and the end
        bool counts = false;                 // never below zero
        std::string head(const std::string& counter) const;
        std::string head_back(const std::string& counter) const;
        std::optional<int64_t> rounds() const;
    };
    Range range_of(const Step& loop);
    struct Stored {
        StringId variable;
        std::string name;  // of the array that holds its value at the begin of each round
    };
    struct Tape {
        uint32_t step;  // its number
        std::vector<Stored> stored;
        std::string index;
    };
    const Tape* tape_of(const Step& step) const;

    // ---- backward_statements.cpp: what a statement hands on
    void statement_back(NodeId id);
    void assign_back(NodeId id);
    void assign_name_back(NodeId target, NodeId value);
    void place_back(NodeId target, NodeId value);
    bool is_row(NodeId target) const;
    void unpack_back(NodeId target, NodeId call);
    void update_back(NodeId id);
    void expression_back(NodeId value);
    void return_back(NodeId value);
    void replace(const std::string& adjoint, std::vector<Line>& lines, size_t from, types::TypeId type);

    // ---- backward_expressions.cpp: what an expression hands on
    void pull(NodeId expression, Piece seed);
    void pull_name(NodeId name, const Piece& seed);
    void pull_place(NodeId place, const Piece& seed);
    void pull_row(NodeId row, NodeId matrix, const Piece& given);
    void pull_component(NodeId place, NodeId of, const Piece& seed);
    void pull_choice(NodeId choice, Piece seed);
    void check_condition(NodeId test);
    void pull_call(NodeId call, Piece seed);
    void pull_function(NodeId call, const lower::LoweredFunction& function, const Piece& seed);
    void pull_struct(NodeId call, Piece seed);
    void pull_construct(NodeId call, const builtins::Row& row, std::span<const NodeId> args, Piece seed);
    void pull_slopes(NodeId at, const builtins::Row& row, std::span<const NodeId> args, types::TypeId result,
                     Piece seed);
    void check_type(types::TypeId type);
    void add(const std::string& adjoint, const Piece& seed, types::TypeId type);
    struct Member {
        std::string name;
        types::TypeId type;
    };
    std::vector<Member> active_members(types::TypeId type) const;  // of a struct
    Piece negated(const Piece& seed, types::TypeId type);
    void add_to_memory(const std::string& place, types::TypeId type, const Piece& seed, bool is_own);
    Piece value(NodeId expression);  // as it was on the way forward
    Piece held(const Piece& seed, types::TypeId type, std::string_view wish);
    std::string shadow(NodeId place);  // where its adjoint stands
    std::string zero(types::TypeId type);
    void out_line(std::string words, std::string adds_to = "", types::TypeId updates = {});
    std::string fresh(const std::string& wish);
    size_t parameter_of(StringId name) const;  // SIZE_MAX: none
    const builtins::Row* operator_row(NodeId id, syntax::Operator op) const;
    std::string word_for(NodeId expression) const;

    // ---- backward_arrays.cpp: what the threads do with arrays
    void look_at_arrays();
    void access_statements(std::span<const NodeId> all, std::set<size_t>& written);
    void access_statement(NodeId id, std::set<size_t>& written);
    void access_reads(NodeId expression, const std::set<size_t>& written);
    void access_write(NodeId place, bool is_add, std::set<size_t>& written);
    bool is_own_index(NodeId subscript) const;
    std::vector<NodeId> indices_of(NodeId subscript) const;
    bool keeps_adjoint(size_t parameter) const;

    BackwardFile& shared_;
    Activity activity_;
    std::vector<BackwardProgram::Adjoint> adjoints_;  // by parameter
    std::vector<Access> accesses_;                    // by parameter
    std::set<std::string> names_;
    std::vector<Tape> tapes_;
    // What follows a branch that may return is made for both of its ways.
    static constexpr uint32_t most_steps = 4000;
    uint32_t steps_made_ = 0;
    unsigned loop_depth_ = 0;
    // The statement that is being handed back: its lines, where they stand, and what they read.
    std::vector<Line>* lines_ = nullptr;
    unsigned depth_ = 0;
    NameSet* reads_ = nullptr;
};

}  // namespace weft::standalone
