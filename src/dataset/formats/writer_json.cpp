// json: a file per pair and device, in the layout that the earlier tools wrote. A thousand files are made in
// a hidden folder, synced at once, then renamed into the set's folder one by one.
#include "dataset/formats/writer.h"
#include "dataset/row/row_json.h"

namespace weft::dataset {
namespace {

class PairsWriter : public ShardWriter {
  public:
    explicit PairsWriter(const ShardPlace& place)
        : place_(place), chunk_(join(place.temporary(), "pairs-" + place.name())) {}
    ~PairsWriter() override {
        if (open_) (void)place_.disk.remove(chunk_);
    }

    Result<void> add(const Row& row) override {
        const bool both = place_.cpu && place_.cuda;
        if (names_.size() + (both ? 2 : 1) > most_pairs) {
            if (auto moved = move_in(); !moved) return moved;
        }
        if (!open_) {
            if (auto removed = place_.disk.remove(chunk_); !removed) return removed;
            if (auto made = place_.disk.make_folder(chunk_); !made) return made;
            open_ = true;
        }
        const std::string stem = "pair_" + digits(row.index, 6);
        ++rows_;
        if (row.split != split_names[0]) hold_out(row);
        if (place_.cpu) {
            if (auto done = write(row, PairDevice::Cpu, stem + (both ? ".cpu.json" : ".json")); !done)
                return done;
        }
        if (place_.cuda) return write(row, PairDevice::Cuda, stem + (both ? ".cuda.json" : ".json"));
        return {};
    }

    Result<std::vector<WrittenFile>> finish() override {
        if (auto moved = move_in(); !moved) return moved.failure();
        return std::move(written_);
    }

  private:
    Result<void> write(const Row& row, PairDevice device, std::string name) {
        buffer_.clear();
        append_pair(buffer_, place_.columns, row, device);
        hash_.update(buffer_.view());
        bytes_ += buffer_.size();
        const std::string path = join(chunk_, name);
        names_.push_back(std::move(name));
        WEFT_TRY(const int file, place_.disk.create(path));
        auto done = place_.disk.write(file, buffer_.view(), path);
        const auto closed = place_.disk.close(file, path);
        return done ? closed : done;
    }

    void hold_out(const Row& row) {
        for (auto& [split, indexes] : held_out_) {
            if (split == row.split) return indexes.push_back(row.index);
        }
        held_out_.push_back({std::string(row.split), {row.index}});
    }

    Result<void> move_in() {
        if (names_.empty()) return {};
        if (auto synced = place_.disk.sync_all(chunk_); !synced) return synced;
        for (const std::string& name : names_) {
            if (auto moved = place_.disk.rename(join(chunk_, name), join(place_.folder, name)); !moved)
                return moved;
        }
        if (auto synced = place_.disk.sync_folder(place_.folder); !synced) return synced;
        if (auto removed = place_.disk.remove(chunk_); !removed) return removed;
        WrittenFile entry{names_.front(),           names_.back(),       {}, rows_, names_.size(),
                          {bytes_, hash_.digest()}, std::move(held_out_)};
        written_.push_back(std::move(entry));
        held_out_.clear();
        open_ = false;
        names_.clear();
        rows_ = bytes_ = 0;
        hash_ = Sha256();
        return {};
    }

    ShardPlace place_;
    std::string chunk_;
    bool open_ = false;
    TextBuffer buffer_;
    std::vector<std::string> names_;  // in the chunk
    uint64_t rows_ = 0, bytes_ = 0;
    Sha256 hash_;
    HeldOut held_out_;
    std::vector<WrittenFile> written_;
};

}  // namespace

std::unique_ptr<ShardWriter> open_json(const ShardPlace& place) {
    return std::make_unique<PairsWriter>(place);
}
std::string library_json() {
    return {};
}
Result<void> check_json() {
    return {};
}

}  // namespace weft::dataset
