#include "dataset/check/kept_rows.h"

#include <filesystem>

#include "base/files.h"

namespace weft::dataset {
namespace {

constexpr std::string_view outputs_name = "outputs", rows_name = "rows.jsonl";

// Files of somebody else could be written over: `-o .` is typed easily.
Result<void> check_folder(const std::string& folder) {
    WEFT_TRY(const std::vector<std::string> names, names_in(folder));
    std::error_code ignored;
    if (names.empty() || std::filesystem::exists(join(folder, outputs_name), ignored)) return {};
    return Error::usage(folder + " holds " + names.front() +
                        ", which weft did not make; choose another folder");
}

}  // namespace

KeptRows::KeptRows(std::string folder)
    : folder_(std::move(folder)), rows_(disk(), join(folder_, std::string(rows_name) + ".part")) {}

Result<std::unique_ptr<KeptRows>> KeptRows::open(const std::string& folder) {
    if (auto made = disk().make_folder(folder); !made) return made.failure();
    if (auto checked = check_folder(folder); !checked) return checked.failure();
    std::error_code failed;
    const std::string real = std::filesystem::canonical(folder, failed).string();
    if (failed) return system_error("read", folder, failed.value());
    if (auto made = disk().make_inner_folder(join(real, outputs_name)); !made) return made.failure();
    std::unique_ptr<KeptRows> kept(new KeptRows(real));
    if (auto opened = kept->rows_.open(); !opened) return opened.failure();
    return kept;
}

std::string KeptRows::add(const Row& row) {
    const std::lock_guard lock(mutex_);
    json_.append(rows_.buffer(), row);
    if (written_) written_ = rows_.flush();
    return join(join(folder_, outputs_name), std::to_string(count_++));
}

Result<void> KeptRows::finish() {
    if (written_) written_ = rows_.finish();
    if (written_) written_ = rows_.publish(join(folder_, rows_name));
    return written_;
}

}  // namespace weft::dataset
