// jsonl: one object a line.
#include "dataset/formats/writer.h"
#include "dataset/row/row_json.h"

namespace weft::dataset {
namespace {

class JsonlEncoder : public Encoder {
  public:
    JsonlEncoder(OutFile& file, Columns columns) : file_(file), json_(columns) {}
    Result<void> add(const Row& row) override {
        json_.append(file_.buffer(), row);
        return file_.flush();
    }
    Result<void> end() override { return {}; }

  private:
    OutFile& file_;
    RowJson json_;
};

Result<std::unique_ptr<Encoder>> make_jsonl(OutFile& file, Columns columns) {
    return std::unique_ptr<Encoder>(std::make_unique<JsonlEncoder>(file, columns));
}

}  // namespace

std::unique_ptr<ShardWriter> open_jsonl(const ShardPlace& place) {
    return open_split_files(place, "jsonl", make_jsonl);
}
std::string library_jsonl() {
    return {};
}
Result<void> check_jsonl() {
    return {};
}

}  // namespace weft::dataset
