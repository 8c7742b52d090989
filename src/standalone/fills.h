// What the host program of a project fills its inputs with: the numbers of docs/inputs.md, drawn by C++ of
// its own.
#pragma once

#include <string>
#include <vector>

#include "inputs/inputs.h"

namespace weft::standalone {

// The functions behind the fills that were asked for.
class Fills {
  public:
    // A statement that fills `count` numbers from `to` on (all C++ texts), the first of which is number
    // `first` of the argument that `key` draws for; `components`: of an element. Empty: they are 0 already.
    std::string statement(const inputs::Arg& arg, const std::string& key, const std::string& to,
                          const std::string& count, const std::string& components, const std::string& first,
                          const std::string& low, const std::string& high);
    std::string text() const;
    bool empty() const { return used_.empty(); }

  private:
    void need(inputs::Fill fill);

    std::vector<inputs::Fill> used_;
};

// Whether element after element can be filled: number j depends on nothing but j.
bool is_local(inputs::Fill fill);

}  // namespace weft::standalone
