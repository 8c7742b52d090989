// The index of a jsonl.zst file. The seek table is that of zstd's seekable format 0.1.0, without checksums
// (the frames have their own).
#include "dataset/formats/zst.h"

namespace weft::dataset {
namespace {

constexpr uint32_t rows_magic = 0x184D2A5D, table_magic = 0x184D2A5E, seekable_magic = 0x8F92EAB1;
constexpr std::string_view rows_label = "weftrows";
constexpr size_t frame_header = 8, table_footer = 9, table_entry = 8;

void append_number(std::string& out, uint32_t number) {
    for (unsigned shift = 0; shift < 32; shift += 8) out += static_cast<char>(number >> shift & 0xff);
}

uint32_t number_at(std::string_view bytes, size_t at) {
    uint32_t number = 0;
    for (unsigned i = 0; i < 4; ++i) number |= uint32_t{static_cast<unsigned char>(bytes[at + i])} << (8 * i);
    return number;
}

Result<std::string> bytes_at(InFile& file, uint64_t at, size_t size) {
    std::string bytes(size, '\0');
    WEFT_TRY(const size_t got, file.read_at(at, bytes.data(), size));
    if (got != size) return Error{"the file ends early"};
    return bytes;
}

}  // namespace

std::string zst_index(const std::vector<ZstFrame>& frames) {
    std::string out;
    append_number(out, rows_magic);
    append_number(out, static_cast<uint32_t>(rows_label.size() + 4 * frames.size()));
    out += rows_label;
    for (const ZstFrame& frame : frames) append_number(out, frame.rows);
    const size_t rows_frame = out.size();

    append_number(out, table_magic);
    append_number(out, static_cast<uint32_t>(table_entry * (frames.size() + 1) + table_footer));
    for (const ZstFrame& frame : frames) {
        append_number(out, frame.packed);
        append_number(out, frame.bytes);
    }
    append_number(out, static_cast<uint32_t>(rows_frame));  // a frame as others, with nothing to unpack
    append_number(out, 0);
    append_number(out, static_cast<uint32_t>(frames.size() + 1));
    out += '\0';  // descriptor: no checksums
    append_number(out, seekable_magic);
    return out;
}

Result<std::vector<ZstFrame>> read_zst_index(InFile& file) {
    const Error damaged{"the index of the file is damaged"};
    const uint64_t size = file.expected_size();
    if (size < frame_header + table_footer) return Error{"the file has no index"};
    WEFT_TRY(const std::string footer, bytes_at(file, size - table_footer, table_footer));
    if (number_at(footer, 5) != seekable_magic) return Error{"the file has no index"};
    const uint64_t count = number_at(footer, 0), table = table_entry * count + table_footer;
    if (count == 0 || footer[4] != '\0' || table + frame_header > size) return damaged;
    WEFT_TRY(const std::string header, bytes_at(file, size - table - frame_header, frame_header));
    WEFT_TRY(const std::string entries, bytes_at(file, size - table, static_cast<size_t>(table)));
    if (number_at(header, 0) != table_magic || number_at(header, 4) != table) return damaged;

    std::vector<ZstFrame> frames(count - 1);
    uint64_t offset = 0;
    for (size_t i = 0; i < frames.size(); ++i) {
        frames[i].offset = offset;
        frames[i].packed = number_at(entries, table_entry * i);
        frames[i].bytes = number_at(entries, table_entry * i + 4);
        offset += frames[i].packed;
    }
    const uint64_t rows_frame = frame_header + rows_label.size() + 4 * frames.size();
    if (number_at(entries, table_entry * (count - 1)) != rows_frame ||
        number_at(entries, table_entry * (count - 1) + 4) != 0 ||
        offset + rows_frame + frame_header + table != size)
        return damaged;
    WEFT_TRY(const std::string rows, bytes_at(file, offset, static_cast<size_t>(rows_frame)));
    if (number_at(rows, 0) != rows_magic || number_at(rows, 4) != rows_frame - frame_header ||
        std::string_view(rows).substr(8, rows_label.size()) != rows_label)
        return damaged;
    uint64_t row = 0;
    for (size_t i = 0; i < frames.size(); ++i) {
        frames[i].first_row = row;
        frames[i].rows = number_at(rows, frame_header + rows_label.size() + 4 * i);
        row += frames[i].rows;
    }
    return frames;
}

}  // namespace weft::dataset
