#include "plain/sizes.h"

#include "base/check.h"

namespace weft::plain {

std::vector<unsigned> dimensions(SizeSet sizes) {
    std::vector<unsigned> out;
    for (unsigned dimension = 0; sizes >> dimension != 0; ++dimension) {
        if ((sizes >> dimension & 1) != 0) out.push_back(dimension);
    }
    return out;
}

std::string_view size_suffix(unsigned ndim, unsigned dimension) {
    static constexpr std::string_view suffixes[4][4] = {{"_size", "", "", ""},
                                                        {"_rows", "_cols", "", ""},
                                                        {"_depth", "_rows", "_cols", ""},
                                                        {"_size0", "_size1", "_size2", "_size3"}};
    WEFT_CHECK(ndim >= 1 && ndim <= 4 && dimension < ndim, "an array has one to four dimensions");
    return suffixes[ndim - 1][dimension];
}

}  // namespace weft::plain
