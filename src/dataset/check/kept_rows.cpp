#include "dataset/check/kept_rows.h"

namespace weft::dataset {

KeptRows::KeptRows(std::string folder)
    : folder_(std::move(folder)), rows_(disk(), join(folder_, "rows.jsonl.part")) {}

Result<void> KeptRows::open() {
    if (auto made = disk().make_folder(join(folder_, "outputs")); !made) return made;
    return rows_.open();
}

std::string KeptRows::add(const Row& row) {
    const std::lock_guard lock(mutex_);
    json_.append(rows_.buffer(), row);
    if (written_) written_ = rows_.flush();
    return join(folder_, "outputs/" + std::to_string(count_++));
}

Result<void> KeptRows::finish() {
    if (written_) written_ = rows_.finish();
    if (written_) written_ = rows_.publish(join(folder_, "rows.jsonl"));
    return written_;
}

}  // namespace weft::dataset
