// The textual form of the IR, for people (`weft compile --emit ir`), for golden files and for tests that
// start at a later stage: print() writes a function, parse() (ir/parse.h) reads it back. Nothing is left out,
// so two functions with the same text are the same; pools are written where they are used.
//
//     kernel scale
//       param x: array(float32, 1) node=4
//       value 0: int32 line=5 node=14 name=i
//       value 1: float32 = float 2.0 line=6 node=20
//       Comment() source_line=2 ; 5 @12
//       %0 = Call() kind=Builtin initializer_list=false callee=tid#0 adj_args=() template_args=<> ; 5 @13
#pragma once

#include <string>
#include <string_view>

#include "ir/ir.h"

namespace weft::ir {

// `title`: "kernel NAME" or "function NAME".
void print(const Function& function, std::string_view title, const types::Types& types,
           const Strings& strings, std::string& out);

}  // namespace weft::ir
