// Private to faults/
// worth: which values of a kernel may be zero for every thread, and which differ from thread to thread. A
// factor that may be zero hides what it is multiplied with; a value that all threads have alike hides who
// wrote it. Walks the statements forwards; where nothing is known a value may be zero and is alike.
#pragma once

#include "faults/scene.h"

namespace weft::faults {

void mark_what_is_worth(Scene& scene);

// Whether the two expressions read a name in common.
bool share_names(const Scene& scene, NodeId a, NodeId b);

}  // namespace weft::faults
