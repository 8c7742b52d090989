// Arrays of the GPU as classes of the host program, by variant.
#pragma once

#include <string>
#include <string_view>

namespace weft::standalone {

extern const std::string_view device_array;     // DeviceArray: filled from one of the host, copied back
extern const std::string_view streamed_array;   // StreamedArray: with a pinned copy, moved in pieces
extern const std::string_view managed_array;    // ManagedArray: in unified memory; and prefetch_room
extern const std::string_view piecewise_array;  // DeviceArray of which any part can be copied

}  // namespace weft::standalone
