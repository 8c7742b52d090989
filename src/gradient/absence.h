// Absence: an instruction of a kernel -> whether Warp's gradient is another one without the adjoint of that
// instruction, or with its adjoints exchanged. Made for faults/, which puts such faults into code: what is
// answered with yes differs on every way that the kernel can go, so whatever the inputs are it shows.
#pragma once

#include <cstdint>

#include "driver/subject.h"
#include "gradient/machine.h"

namespace weft::gradient {

// Memory of one worker.
class Absence {
  public:
    // False: nothing can be proved about this kernel.
    bool load(const driver::Subject& subject);

    bool shows(uint32_t inst);           // its adjoint is left out
    bool exchange_shows(uint32_t inst);  // the adjoints of its first two arguments are exchanged

  private:
    bool shows(const Slip& slip);

    Layouts layouts_;
    Machine machine_;
};

}  // namespace weft::gradient
