// late statics: calls of wp.static() that Warp evaluates while it walks the body they stand in.
// lower/ asks for the value of one where it meets it, with what the kernel's own names stand for there; the
// driver makes the object, which changes the stores of the Program but none of its declarations.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/strings.h"
#include "module/program.h"
#include "source/sources.h"
#include "types/types.h"

namespace weft::module {

// What the kernel knows at a late one.
struct LateNames {
    struct Name {
        StringId name;
        Value value;
    };
    struct Length {
        syntax::NodeId call;  // len(x) of something that is no constant
        uint32_t length;
    };
    std::vector<Name> constants;
    std::vector<Length> lengths;
};

struct LateValue {
    Value value;          // a constant or a function
    std::string refused;  // not empty: there is none, and why
};

class Evaluator;

class LateStatics {
  public:
    LateStatics(Sources& sources, Strings& strings, types::Types& types, Program& program);
    ~LateStatics();

    LateValue evaluate(const Callable& callable, syntax::NodeId call, const LateNames& names);
    // An instance of a template evaluates all of its own when it is made.
    void resolve_again(Callable& callable);

  private:
    static constexpr uint32_t late_steps = 200'000;

    Evaluator& evaluator();
    std::string_view why_not() const;

    Sources& sources_;
    Strings& strings_;
    types::Types& types_;
    Program& program_;
    std::unique_ptr<Evaluator> evaluator_;  // made when the first one is met
};

// A module="unique" is hashed when its kernel is declared, and built later: could they differ?
bool late_statics_may_have_changed(const Program& program, const Callable& callable);

}  // namespace weft::module
