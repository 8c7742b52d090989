// none: nothing is kept; for counting and timing.
#include "dataset/formats/writer.h"

namespace weft::dataset {
namespace {

class NoWriter : public ShardWriter {
  public:
    Result<void> add(const Row&) override { return {}; }
    Result<std::vector<WrittenFile>> finish() override { return std::vector<WrittenFile>(); }
};

}  // namespace

std::unique_ptr<ShardWriter> open_none(const ShardPlace&) {
    return std::make_unique<NoWriter>();
}
std::string library_none() {
    return {};
}
Result<void> check_none() {
    return {};
}

}  // namespace weft::dataset
