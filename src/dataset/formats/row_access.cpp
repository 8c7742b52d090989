#include "dataset/formats/row_access.h"

#include <algorithm>

namespace weft::dataset {
namespace {

constexpr size_t longest_frame = 512u << 20;  // a stranger's index may claim anything

}  // namespace

Result<RowAccess> RowAccess::open(const std::string& path, Columns columns) {
    RowAccess access;
    access.path_ = path;
    access.columns_ = columns;
    access.file_ = InFile(path);
    if (auto opened = access.file_.open(); !opened) return opened.failure();
    auto frames = read_zst_index(access.file_);
    if (!frames) return frames.failure().at(path);
    access.frames_ = std::move(frames).value();
    return access;
}

uint64_t RowAccess::rows() const {
    return frames_.empty() ? 0 : frames_.back().first_row + frames_.back().rows;
}

Result<void> RowAccess::unpack(size_t number) {
    const ZstFrame& frame = frames_[number];
    if (frame.bytes > longest_frame) return Error{path_ + ": a frame is too large"};
    std::string packed(frame.packed, '\0');
    WEFT_TRY(const size_t got, file_.read_at(frame.offset, packed.data(), packed.size()));
    unpacked_ = static_cast<size_t>(-1);
    text_.clear();
    ZstStream stream;
    std::string_view left = std::string_view(packed).substr(0, got);
    while (!left.empty() && text_.size() <= frame.bytes) {
        if (auto done = stream.decompress(left, text_, frame.bytes + 1); !done)
            return Error{path_ + ": " + done.error()};
    }
    lines_.assign(1, 0);
    for (size_t at = 0; (at = text_.find('\n', at)) != std::string::npos;) lines_.push_back(++at);
    if (text_.size() != frame.bytes || !stream.whole() || lines_.size() != frame.rows + 1 ||
        lines_.back() != text_.size())
        return Error{path_ + ": a frame does not hold what the index says"};
    unpacked_ = number;
    return {};
}

Result<void> RowAccess::read(uint64_t number, Row& row, Problems& problems) {
    if (number >= rows())
        return Error::usage(path_ + " has " + std::to_string(rows()) + " rows; there is no row " +
                            std::to_string(number));
    const auto after = std::upper_bound(
        frames_.begin(), frames_.end(), number,
        [](uint64_t row_number, const ZstFrame& frame) { return row_number < frame.first_row + frame.rows; });
    const auto frame = static_cast<size_t>(after - frames_.begin());
    if (frame != unpacked_) {
        if (auto done = unpack(frame); !done) return done;
    }
    const auto line = static_cast<size_t>(number - frames_[frame].first_row);
    const std::string_view text =
        std::string_view(text_).substr(lines_[line], lines_[line + 1] - lines_[line] - 1);
    if (auto parsed = document_->parse(text); !parsed) {
        problems.push_back("not JSON: " + parsed.error());
    } else {
        read_row(*document_, columns_, row, problems);
    }
    return {};
}

}  // namespace weft::dataset
