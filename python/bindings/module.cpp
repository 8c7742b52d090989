#include "base/versions.h"
#include "bindings.h"

namespace weft::python {

void raise(const Error& error) {
    PyObject* kind = PyExc_RuntimeError;
    switch (error.kind) {
        case Error::Kind::World:
            kind = PyExc_OSError;
            break;
        case Error::Kind::Usage:
            kind = PyExc_ValueError;
            break;
        case Error::Kind::Findings:
            kind = PyExc_RuntimeError;
            break;
        case Error::Kind::Interrupted:
            // A signal's handler has raised already.
            if (PyErr_Occurred() != nullptr) throw nb::python_error();
            kind = PyExc_KeyboardInterrupt;
            break;
    }
    PyErr_SetString(kind, error.text.c_str());
    throw nb::python_error();
}

}  // namespace weft::python

NB_MODULE(_core, module) {
    using namespace weft::python;
    module.attr("weft_version") = text(weft::weft_version());
    module.attr("warp_version") = text(weft::warp_version);
    add_compile(module);
    add_check(module);
    add_cuda(module);
    add_live(module);
    add_rows(module);
    add_tables(module);
}
