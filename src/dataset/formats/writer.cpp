#include "dataset/formats/writer.h"

#include <optional>

namespace weft::dataset {

#define WEFT_FORMAT(enumerator, name, extension, percent, text)              \
    std::unique_ptr<ShardWriter> open_##enumerator(const ShardPlace& place); \
    std::string library_##enumerator();                                      \
    Result<void> check_##enumerator();
#include "dataset/formats/formats.def"
#undef WEFT_FORMAT

namespace {

constexpr Format all_formats[] = {
#define WEFT_FORMAT(enumerator, name, extension, percent, text) \
    {name, extension, text, percent, open_##enumerator, library_##enumerator, check_##enumerator},
#include "dataset/formats/formats.def"
#undef WEFT_FORMAT
};

// A file per split that has rows.
class SplitFilesWriter : public ShardWriter {
  public:
    SplitFilesWriter(const ShardPlace& place, std::string_view extension, MakeEncoder make)
        : place_(place), extension_(extension), make_(make) {}

    Result<void> add(const Row& row) override {
        const std::optional<size_t> split = split_index(row.split);
        if (!split) return Error{"there is no split `" + std::string(row.split) + "`"};
        Part& part = parts_[*split];
        if (!part.file) {
            if (auto opened = open(part, *split); !opened) return opened;
        }
        ++part.rows;
        return part.encoder->add(row);
    }

    Result<std::vector<WrittenFile>> finish() override {
        std::vector<WrittenFile> written;
        for (size_t i = 0; i < split_count; ++i) {
            Part& part = parts_[i];
            if (!part.file) continue;
            if (auto ended = part.encoder->end(); !ended) return ended.failure();
            if (auto finished = part.file->finish(); !finished) return finished.failure();
            written.push_back(
                {"data/" + name(i), {}, std::string(split_names[i]), part.rows, 1, part.file->digest(), {}});
        }
        for (size_t i = 0; i < split_count; ++i) {
            if (!parts_[i].file) continue;
            if (auto done = parts_[i].file->publish(join(place_.folder, "data/" + name(i))); !done) {
                return done.failure();
            }
        }
        if (auto synced = place_.disk.sync_folder(join(place_.folder, "data")); !synced)
            return synced.failure();
        return written;
    }

  private:
    struct Part {
        std::unique_ptr<OutFile> file;
        std::unique_ptr<Encoder> encoder;
        uint64_t rows = 0;
        ~Part() { encoder.reset(); }  // it writes to the file
    };

    std::string name(size_t split) const {
        return std::string(split_names[split]) + "-" + place_.name() + "." + std::string(extension_);
    }
    Result<void> open(Part& part, size_t split) {
        auto file = std::make_unique<OutFile>(place_.disk, join(place_.temporary(), name(split)));
        if (auto opened = file->open(); !opened) return opened;
        part.file = std::move(file);
        WEFT_TRY(part.encoder, make_(*part.file, place_.columns));
        return {};
    }

    ShardPlace place_;
    std::string_view extension_;
    MakeEncoder make_;
    Part parts_[split_count];
};

}  // namespace

std::span<const Format> formats() {
    return all_formats;
}

const Format* find_format(std::string_view name) {
    for (const Format& format : all_formats) {
        if (format.name == name) return &format;
    }
    return nullptr;
}

std::unique_ptr<ShardWriter> open_split_files(const ShardPlace& place, std::string_view extension,
                                              MakeEncoder make) {
    return std::make_unique<SplitFilesWriter>(place, extension, make);
}

std::string ShardPlace::name() const {
    return digits(shard, 5) + "-of-" + digits(shards, 5);
}
std::string ShardPlace::temporary() const {
    return join(join(folder, state_folder), "tmp");
}

std::string digits(uint64_t value, unsigned width) {
    std::string text = std::to_string(value);
    return text.size() < width ? std::string(width - text.size(), '0') + text : text;
}

}  // namespace weft::dataset
