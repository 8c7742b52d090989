// BodyWriter: one function or kernel -> its lines. Private to emit/; body.h is the way in.
//   body.cpp  sections and declarations    statements.cpp  the forward pass    adjoints.cpp  steps of the
//   sweep
#pragma once

#include "emit/body.h"
#include "emit/callees.h"
#include "emit/pen.h"
#include "emit/spell.h"

namespace weft::emit {

class BodyWriter {
  public:
    BodyWriter(const BodySource& source, BodyMemory& memory, Lines& lines)
        : source_(source),
          fn_(source.function),
          types_(source.types),
          strings_(source.strings),
          callees_(callee_texts()),
          memory_(memory),
          lines_(lines),
          out_(lines.text),
          spell_(source.function, source.types, source.strings, lines.text) {}

    // ---- body.cpp
    void arguments(bool adjoint);
    void primals(bool for_gradient);
    bool has_shared_tiles() const;
    void duals();

    // ---- statements.cpp
    void forward_pass();
    bool leaves() const { return leaves_; }

    // ---- adjoints.cpp; after the forward pass, whose lines are used again
    void steps(std::span<const adjoint::Step> steps);

  private:
    using Prefix = const char (&)[5];
    static constexpr char var_[5] = "var_";
    static constexpr char adj_[5] = "adj_";

    // ---- lines. A line of a statement carries the #line of its instruction; lines that reversed loops add
    // do not. Fast lines are written with a pen from open() to close(), rare ones to out_ from begin() to
    // end().
    Pen open(unsigned depth) {
        Pen pen(out_);
        pen.spaces(line_indent + 4u * depth, out_);
        return pen;
    }
    template <size_t size>
    void close(Pen pen, const char (&literal)[size]) {
        pen.put(literal);
        pen.finish(out_);
        ended(true);
    }
    void begin(unsigned depth) { out_.pad(line_indent + 4u * depth); }
    void end(std::string_view last = ";\n") {
        out_.append(last);
        ended(true);
    }
    void end_plain(std::string_view last = ";\n") {
        out_.append(last);
        ended(false);
    }
    void ended(bool has_directive) { lines_.add(inst_, inst().line, has_directive); }

    const ir::Inst& inst() const { return fn_.insts[inst_]; }
    ir::ValueId arg(uint32_t i) const { return fn_.operands[inst().args.first + i]; }
    ir::ValueId result(uint32_t i = 0) const { return fn_.operands[inst().results.first + i]; }

    // ---- words
    [[gnu::always_inline]] void value(Pen& pen, Prefix prefix, ir::ValueId id) {
        value(pen, prefix, fn_.values[id.index]);
    }
    [[gnu::always_inline]] void value(Pen& pen, Prefix prefix, const ir::Value& v) {
        if (v.spelling == ir::Spelling::Number) [[likely]] {
            pen.put(prefix);
            pen.number(v.number);
        } else {
            pen = named_value(pen, prefix, v);
        }
    }
    // A pen is handed on and back by value, so that it stays in a register.
    Pen named_value(Pen pen, Prefix prefix, const ir::Value& v);
    Pen list(Pen pen, Prefix prefix, std::span<const ir::ValueId> ids);
    Pen callee(Pen pen, const ir::Call& call, std::string_view prefix);
    [[gnu::always_inline]] void field(Pen& pen, StringId name) {
        pen.put('.');
        pen.text(strings_.padded(name), out_);
    }
    void label(std::string_view place, ir::InstId begin) { label(place, fn_.insts[begin.index]); }
    void label(std::string_view place, const ir::Inst& begin);

    // ---- body.cpp
    void function_name(bool adjoint, const ir::Value& v);
    void declare_tile(const ir::Value& v, bool for_gradient);
    void declare_tile_adjoint(const ir::Value& v);

    // ---- statements.cpp
    void forward();
    void comment();
    void call(std::string_view prefix = {});  // of the name of a user's function
    void compare();
    void branch(bool negated);
    void field_address();
    void slot_statement();
    void while_begin();
    void for_begin();
    void range_begin();
    void start_iterator();
    void loop_end();
    void store_results();
    void return_statement();
    void assertion();

    // ---- adjoints.cpp
    void step(const adjoint::Step& step);
    void again(uint32_t first_line, uint32_t last_line);
    void skipped();
    void adjoint_comment();
    void adjoint_call(bool takes_results);
    void declare_views(const ir::Call& call);
    void adjoint_slot();
    Pen place(Pen pen, const adjoint::Part& place);
    void move_adjoint(const adjoint::Step& step, bool adds);
    void clear_adjoint(const adjoint::Step& step);
    void reverse_iterator();
    void restart_range(int64_t last);
    void loop_back(adjoint::Indent indent);
    void leave_replay();
    void return_label();

    // The line of the forward pass that an instruction became, without its indentation.
    std::string_view forward_line(uint32_t inst) const;

    const BodySource& source_;
    const ir::Function& fn_;
    types::Types& types_;
    const Strings& strings_;
    const CalleeTexts& callees_;
    BodyMemory& memory_;
    Lines& lines_;
    TextBuffer& out_;  // lines_.text
    Speller spell_;
    uint32_t inst_ = 0;  // what is being written
    bool leaves_ = false;
};

}  // namespace weft::emit
