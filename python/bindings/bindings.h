// The parts of the extension module `weft._core`, and what they share. It hands over plain values (texts,
// numbers, tuples, dicts); the classes that users see are Python's own, in python/weft/.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <string_view>

#include "base/result.h"
#include "base/threads.h"

namespace weft::python {

namespace nb = nanobind;

void add_compile(nb::module_& module);
void add_check(nb::module_& module);
void add_cuda(nb::module_& module);
void add_live(nb::module_& module);
void add_rows(nb::module_& module);
void add_tables(nb::module_& module);

// ValueError for what was asked wrongly, OSError for what the world refused, KeyboardInterrupt, RuntimeError.
[[noreturn]] void raise(const Error& error);

template <class T>
T value_of(Result<T> result) {
    if (!result) raise(result.failure());
    return std::move(result).value();
}

inline nb::str text(std::string_view value) {
    return nb::str(value.data(), value.size());
}

// Long work without the interpreter's lock, on a stack of the size that the stages need.
template <class Work>
void without_lock(const Work& work) {
    const nb::gil_scoped_release release;
    run_workers(1, work);
}

}  // namespace weft::python
