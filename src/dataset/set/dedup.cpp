#include "dataset/set/dedup.h"

namespace weft::dataset {

Dedup::Dedup(const Set& set, std::string folder, SameBy by, Disk& disk)
    : set_(set), by_(by), disk_(disk), rewrite_(set, std::move(folder), set.columns, disk) {}

Result<void> Dedup::prepare(bool force) {
    if (by_ != SameBy::Structure && !set_.has_sources())
        return Error::usage(
            set_.folder + " holds a chat view without the Python sources, so " + std::string(name(by_)) +
            " duplicates cannot be told; use --by structure, or make it of a set without them");
    NamedValues options = set_.manifest ? set_.manifest->options : NamedValues();
    for (auto& [option, value] : options) {
        if (option == "dedup") value = name(by_);
    }
    return rewrite_.prepare(std::move(options), force ? Rewrite::Begin::Anew : Rewrite::Begin::Empty);
}

Result<void> Dedup::find(const Recount& recount) {
    const std::vector<std::string> side_files = recount.side_files();
    uint64_t position = 0;
    for (const std::string& path : side_files) {
        first_position_.push_back(position);
        position += file_size(path).value_or(0) / 16;
    }
    WEFT_TRY(Repeats repeats, find_repeats(disk_, side_files, recount.folder(), &by_));
    repeated_ = std::move(repeats.repeated);
    if (by_ != SameBy::Near) return {};
    NearRows near;
    position = 0;
    for (const std::vector<Signature>& unit : recount.signatures()) {
        for (const Signature& signature : unit) {
            if (!repeated_[position]) repeated_[position] = near.is_near(signature);
            ++position;
        }
    }
    return {};
}

void Dedup::work() {
    rewrite_.work([this](size_t unit, uint64_t number, const Row&) -> Result<Rewrite::Fate> {
        const uint64_t position = first_position_[unit] + number;
        if (position >= repeated_.size()) return Error{set_.folder + " has changed meanwhile"};
        return Rewrite::Fate(!repeated_[position]);
    });
}

}  // namespace weft::dataset
