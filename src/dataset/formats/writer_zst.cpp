// jsonl.zst: the bytes of jsonl in frames of about a MiB, each with whole rows, and an index behind them
// (zst.h). The only file that knows zstd; a build without it says so.
#include "dataset/formats/writer.h"
#include "dataset/formats/zst.h"
#include "dataset/row/row_json.h"

#ifdef WEFT_ZSTD
#include <zstd.h>
#endif

namespace weft::dataset {

#ifdef WEFT_ZSTD
namespace {

constexpr int level = 3;
constexpr size_t frame_bytes = 1u << 20;

class ZstEncoder : public Encoder {
  public:
    ZstEncoder(OutFile& file, Columns columns) : file_(file), json_(columns), context_(ZSTD_createCCtx()) {
        WEFT_CHECK(context_ != nullptr, "zstd context");
        ZSTD_CCtx_setParameter(context_, ZSTD_c_compressionLevel, level);
        ZSTD_CCtx_setParameter(context_, ZSTD_c_checksumFlag, 1);
    }
    ~ZstEncoder() override { ZSTD_freeCCtx(context_); }

    Result<void> add(const Row& row) override {
        json_.append(text_, row);
        ++rows_;
        return text_.size() < frame_bytes ? Result<void>() : end_frame();
    }
    Result<void> end() override {
        if (rows_ != 0) {
            if (auto ended = end_frame(); !ended) return ended;
        }
        file_.buffer().append(zst_index(frames_));
        return {};
    }

  private:
    Result<void> end_frame() {
        const size_t room = ZSTD_compressBound(text_.size());
        const size_t packed =
            ZSTD_compress2(context_, file_.buffer().claim(room), room, text_.view().data(), text_.size());
        WEFT_CHECK(!ZSTD_isError(packed), "zstd");
        file_.buffer().commit(packed);
        frames_.push_back({0, 0, static_cast<uint32_t>(packed), static_cast<uint32_t>(text_.size()), rows_});
        text_.clear();
        rows_ = 0;
        return file_.flush();
    }

    OutFile& file_;
    RowJson json_;
    TextBuffer text_;  // of the frame
    uint32_t rows_ = 0;
    std::vector<ZstFrame> frames_;
    ZSTD_CCtx* context_;
};

Result<std::unique_ptr<Encoder>> make_zst(OutFile& file, Columns columns) {
    return std::unique_ptr<Encoder>(std::make_unique<ZstEncoder>(file, columns));
}

}  // namespace

std::unique_ptr<ShardWriter> open_zst(const ShardPlace& place) {
    return open_split_files(place, "jsonl.zst", make_zst);
}
std::string library_zst() {
    return std::string("zstd ") + ZSTD_versionString();
}
Result<void> check_zst() {
    return {};
}

struct ZstStream::State {
    ZSTD_DCtx* context = ZSTD_createDCtx();
    ~State() { ZSTD_freeDCtx(context); }
};
ZstStream::ZstStream() : state_(std::make_unique<State>()) {}
ZstStream::~ZstStream() = default;

Result<void> ZstStream::decompress(std::string_view& from, std::string& to, size_t at_most) {
    const size_t before = to.size();
    to.resize(before + at_most);
    ZSTD_inBuffer in{from.data(), from.size(), 0};
    ZSTD_outBuffer out{to.data() + before, at_most, 0};
    const size_t left = ZSTD_decompressStream(state_->context, &out, &in);
    to.resize(before + out.pos);
    from.remove_prefix(in.pos);
    if (ZSTD_isError(left)) return Error{std::string("damaged zstd data: ") + ZSTD_getErrorName(left)};
    whole_ = left == 0;
    return {};
}

#else

namespace {
Error missing() {
    return Error{"this weft was built without zstd (install libzstd-dev and build again)"};
}
}  // namespace

std::unique_ptr<ShardWriter> open_zst(const ShardPlace&) {
    return nullptr;
}
std::string library_zst() {
    return {};
}
Result<void> check_zst() {
    return missing();
}

struct ZstStream::State {};
ZstStream::ZstStream() = default;
ZstStream::~ZstStream() = default;
Result<void> ZstStream::decompress(std::string_view&, std::string&, size_t) {
    return missing();
}

#endif

}  // namespace weft::dataset
