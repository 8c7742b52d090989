#include "adjoint/sweep.h"

namespace weft::adjoint {

using ir::Op;

namespace {

bool begins_loop(Op op) {
    return op == Op::ForBegin || op == Op::RangeBegin || op == Op::WhileBegin;
}

class Reversal {
  public:
    Reversal(const ir::Function& function, Sweep& out)
        : insts_(function.insts), out_(out), match_(function.insts.size()) {
        for (uint32_t i = 0; i < insts_.size(); ++i) {
            if (insts_[i].op != Op::LoopEnd) continue;
            match_[i] = insts_[i].as<ir::LoopEnd>().begin.index;
            match_[match_[i]] = i;
        }
    }

    void run() {
        replay(0, size(), out_.replay);
        reverse(0, size());
    }

  private:
    uint32_t size() const { return static_cast<uint32_t>(insts_.size()); }

    // The forward pass once more. Loops are left out: their iterations run inside the reversed loop.
    void replay(uint32_t from, uint32_t to, std::vector<Step>& steps) {
        for (uint32_t i = from; i < to; ++i) {
            const Op op = insts_[i].op;
            if (op == Op::RangeBegin)
                steps.push_back({Do::Replay, Indent::Block, i, 0});  // only its iterator's start
            if (begins_loop(op)) {
                i = match_[i];
                continue;
            }
            if (op == Op::IfReverse || op == Op::LoopBody || op == Op::ReturnDefault) continue;
            steps.push_back({Do::Replay, Indent::Block, i, 0});
        }
    }

    void reverse(uint32_t from, uint32_t to) {
        for (uint32_t i = to; i-- > from;) {
            if (insts_[i].op == Op::LoopEnd) {
                reverse_loop(match_[i], i);
                i = match_[i];
            } else {
                out_.reverse.push_back({Do::Reverse, Indent::Block, i, 0});
            }
        }
    }

    void reverse_loop(uint32_t begin, uint32_t end) {
        const bool is_while = insts_[begin].op == Op::WhileBegin;
        const Indent indent = is_while ? Indent::None : Indent::BlockTab;
        if (!is_while) out_.reverse.push_back({Do::LoopRestart, Indent::Block, begin, 0});
        uint32_t body = begin;
        for (; insts_[body].op != Op::LoopBody; ++body)
            if (insts_[begin].op != Op::RangeBegin)
                out_.reverse.push_back({Do::Forward, Indent::Block, body, 0});
        zero_adjoints(body, end, indent);
        replay(body + 1, end, out_.reverse);
        reverse(body + 1, end);
        out_.reverse.push_back({Do::LoopBack, indent, end, 0});
    }

    // Every value made in the body starts the iteration with a zero adjoint; those of inner while loops,
    // whose own reversal zeroes them, are left out.
    void zero_adjoints(uint32_t body, uint32_t end, Indent indent) {
        uint32_t value = insts_[body].as<ir::LoopBody>().first_number;
        const auto zero_until = [&](uint32_t stop) {
            for (; value < stop; ++value) out_.reverse.push_back({Do::Zero, indent, body, value});
        };
        for (uint32_t i = body + 1; i < end; ++i) {
            if (insts_[i].op != Op::WhileBegin) continue;
            zero_until(insts_[i].as<ir::WhileBegin>().first_number);
            i = match_[i];
            value = insts_[i].as<ir::LoopEnd>().end_number;
        }
        zero_until(insts_[end].as<ir::LoopEnd>().end_number);
    }

    const std::vector<ir::Inst>& insts_;
    Sweep& out_;
    std::vector<uint32_t> match_;  // begin <-> end of loops
};

}  // namespace

void Sweep::clear() {
    replay.clear();
    reverse.clear();
}

void reverse(const ir::Function& function, Sweep& out) {
    out.clear();
    Reversal(function, out).run();
}

}  // namespace weft::adjoint
