#include "dataset/set/duplicates.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <tuple>

#include "base/files.h"
#include "base/hex.h"
#include "base/random.h"
#include "facts/own_name.h"

namespace weft::dataset {
namespace {

constexpr size_t piece_rows = 2'000'000;  // sorted at a time: 48 MB
constexpr size_t most_pieces = 256;

class Hash64 {
  public:
    void add(std::string_view text) {
        const char* at = text.data();
        size_t left = text.size();
        uint64_t word = 0;
        for (; left >= 8; at += 8, left -= 8) {
            std::memcpy(&word, at, 8);
            state_ = mix64(state_ ^ word);
        }
        word = 0;
        if (left != 0) std::memcpy(&word, at, left);  // a text without a byte may have no address
        state_ = mix64(state_ ^ word ^ (static_cast<uint64_t>(text.size()) << 56) ^ text.size());
    }
    uint64_t value() const { return state_; }

  private:
    uint64_t state_ = 0x77656674;
};

struct Entry {
    uint64_t structure, text, position;
    auto key() const { return std::tie(structure, text, position); }
};

// Reads fingerprints one after the other over all side files.
class SideFiles {
  public:
    explicit SideFiles(const std::vector<std::string>& paths) : paths_(paths) {}
    Result<bool> next(Entry& entry) {
        while (at_ == size_) {
            WEFT_TRY(const bool more, fill());
            if (!more) return false;
        }
        std::memcpy(&entry.structure, buffer_.data() + at_, 8);
        std::memcpy(&entry.text, buffer_.data() + at_ + 8, 8);
        entry.position = position_++;
        at_ += 16;
        return true;
    }

  private:
    Result<bool> fill() {
        at_ = size_ = 0;
        while (true) {
            if (!file_.is_open()) {
                if (next_ == paths_.size()) return false;
                file_ = InFile(paths_[next_++]);
                if (auto opened = file_.open(); !opened) return opened.failure();
            }
            WEFT_TRY(size_, file_.read(buffer_.data(), buffer_.size()));
            if (size_ % 16 != 0)
                return Error{paths_[next_ - 1] + " is damaged: its size is no multiple of 16"};
            if (size_ != 0) return true;
            file_.close();
        }
    }

    const std::vector<std::string>& paths_;
    size_t next_ = 0, at_ = 0, size_ = 0;
    uint64_t position_ = 0;
    InFile file_;
    std::string buffer_ = std::string(1u << 18, 0);
};

void count_sorted(std::vector<Entry>& entries, const SameBy* mark, Repeats& repeats) {
    std::sort(entries.begin(), entries.end(),
              [](const Entry& a, const Entry& b) { return a.key() < b.key(); });
    size_t first_structure = 0;  // of the run of equal structure; its lowest position is the original
    for (size_t i = 1; i <= entries.size(); ++i) {
        const bool same = i < entries.size() && entries[i].structure == entries[i - 1].structure;
        if (same) {
            ++repeats.uniqueness.structural_duplicates;
            if (entries[i].text == entries[i - 1].text) {
                ++repeats.uniqueness.exact_duplicates;
                if (mark != nullptr && *mark == SameBy::Exact) repeats.repeated[entries[i].position] = true;
            }
            continue;
        }
        if (mark != nullptr && *mark != SameBy::Exact) {
            uint64_t lowest = entries[first_structure].position;
            for (size_t j = first_structure; j < i; ++j) lowest = std::min(lowest, entries[j].position);
            for (size_t j = first_structure; j < i; ++j) {
                if (entries[j].position != lowest) repeats.repeated[entries[j].position] = true;
            }
        }
        first_structure = i;
    }
    entries.clear();
}

// Fingerprints that begin alike go to one file, so that each file can be sorted alone.
class Pieces {
  public:
    Pieces(Disk& disk, const std::string& work, size_t count) : count_(count) {
        for (size_t i = 0; i < count; ++i) {
            paths_.push_back(join(work, "sort-" + digits(i)));
            files_.push_back(std::make_unique<OutFile>(disk, paths_.back()));
        }
    }
    Result<void> open() {
        for (auto& file : files_) {
            if (auto opened = file->open(); !opened) return opened;
        }
        return {};
    }
    Result<void> add(const Entry& entry) {
        OutFile& file = *files_[(entry.structure >> 32) * count_ >> 32];
        file.buffer().append(std::string_view(reinterpret_cast<const char*>(&entry), sizeof entry));
        return file.flush(1u << 16);
    }
    Result<void> sort(const SameBy* mark, Repeats& repeats) {
        std::vector<Entry> entries;
        for (size_t i = 0; i < count_; ++i) {
            if (auto flushed = files_[i]->flush(0); !flushed) return flushed;
            WEFT_TRY(const std::string bytes, read_file(paths_[i]));
            entries.resize(bytes.size() / sizeof(Entry));
            std::memcpy(entries.data(), bytes.data(), bytes.size());
            count_sorted(entries, mark, repeats);
            files_[i].reset();
        }
        return {};
    }

  private:
    static std::string digits(size_t i) { return std::to_string(i); }
    size_t count_;
    std::vector<std::string> paths_;
    std::vector<std::unique_ptr<OutFile>> files_;
};

}  // namespace

std::string_view name(SameBy by) {
    switch (by) {
        case SameBy::Exact:
            return "exact";
        case SameBy::Structure:
            return "structure";
        case SameBy::Near:
            return "near";
    }
    return {};
}

Fingerprint fingerprint(const Row& row) {
    Fingerprint out;
    std::array<uint8_t, 8> first{};
    parse_hex(row.likeness().substr(0, 16), first);
    for (const uint8_t byte : first) out.structure = out.structure << 8 | byte;
    Hash64 hash;
    facts::without_own_name(row.python_source, row.kernel_name,
                            [&](std::string_view piece) { hash.add(piece); });
    out.text = hash.value();
    return out;
}

void append(TextBuffer& out, const Fingerprint& fingerprint) {
    char bytes[16];
    for (unsigned i = 0; i < 8; ++i) {
        bytes[i] = static_cast<char>(fingerprint.structure >> (8 * i));
        bytes[8 + i] = static_cast<char>(fingerprint.text >> (8 * i));
    }
    out.append(std::string_view(bytes, 16));
}

Result<Repeats> find_repeats(Disk& disk, const std::vector<std::string>& side_files, const std::string& work,
                             const SameBy* mark) {
    Repeats repeats;
    uint64_t rows = 0;
    for (const std::string& path : side_files) rows += file_size(path).value_or(0) / 16;
    repeats.uniqueness.rows = rows;
    if (mark != nullptr) repeats.repeated.resize(rows);
    SideFiles input(side_files);
    Entry entry{};
    if (rows <= piece_rows) {
        std::vector<Entry> entries;
        entries.reserve(rows);
        while (true) {
            WEFT_TRY(const bool more, input.next(entry));
            if (!more) break;
            entries.push_back(entry);
        }
        count_sorted(entries, mark, repeats);
        return repeats;
    }
    Pieces pieces(disk, work, std::min(most_pieces, rows / piece_rows * 2 + 1));
    if (auto opened = pieces.open(); !opened) return opened.failure();
    while (true) {
        WEFT_TRY(const bool more, input.next(entry));
        if (!more) break;
        if (auto added = pieces.add(entry); !added) return added.failure();
    }
    if (auto sorted = pieces.sort(mark, repeats); !sorted) return sorted.failure();
    return repeats;
}

}  // namespace weft::dataset
