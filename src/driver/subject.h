// Subject: one compiled kernel as facts/ and gradient/ read it, with the functions that it reaches. Made from
// a Compiled; nothing of the synthesizer is in it, so a user's file gets the same facts as a grown kernel.
#pragma once

#include <iterator>
#include <vector>

#include "driver/compiled.h"

namespace weft::driver {

// The functions that the forward pass of a kernel reaches, in the order of the text.
class Functions {
  public:
    class Iterator {
      public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = lower::LoweredFunction;
        using difference_type = std::ptrdiff_t;
        using pointer = const value_type*;
        using reference = const value_type&;

        explicit Iterator(const pointer* at = nullptr) : at_(at) {}
        reference operator*() const { return **at_; }
        pointer operator->() const { return *at_; }
        Iterator& operator++() {
            ++at_;
            return *this;
        }
        Iterator operator++(int) { return Iterator(at_++); }
        bool operator==(const Iterator&) const = default;

      private:
        const pointer* at_;
    };

    void add(const lower::LoweredFunction& function) { functions_.push_back(&function); }
    size_t size() const { return functions_.size(); }
    bool empty() const { return functions_.empty(); }
    const lower::LoweredFunction& operator[](size_t i) const { return *functions_[i]; }
    Iterator begin() const { return Iterator(functions_.data()); }
    Iterator end() const { return Iterator(functions_.data() + functions_.size()); }

  private:
    std::vector<const lower::LoweredFunction*> functions_;
};

struct Subject {
    const syntax::Tree& tree;
    const module::Program& program;
    const types::Types& types;
    const Strings& strings;
    const lower::LoweredModule& lowered;
    const lower::LoweredKernel& kernel;
    Functions functions;

    // A function that it reaches whose code stands in C++, whose gradient or replay was written by hand, or
    // which takes references: the IR does not tell all that it does. Null: there is none.
    const module::Function* by_hand() const;
    // One whose tree alone does not say what it does: it takes references, or was made for the functions that
    // it is handed.
    const module::Function* special() const;
    // The same for what the forward pass does: a function whose code stands in C++.
    const module::Function* native() const;

    const module::Kernel& declaration() const { return program.kernels[kernel.id.index]; }
    const module::Function& declaration(ir::FunctionId id) const {
        return lowered.declaration(program, lowered.functions[id.index].id);
    }
};

// A kernel by its place in CompiledModule::kernels.
Subject subject(const Compiled& compiled, const CompiledModule& module, size_t kernel);
// The functions that a body reaches.
Functions reached(const lower::LoweredModule& lowered, const ir::Function& body);
// The only kernel of a file that has one.
Subject subject(const Compiled& compiled);

}  // namespace weft::driver
