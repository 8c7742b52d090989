// jsonl.zst: the bytes of jsonl in one zstd frame a file (readers that stop after the first frame are
// common). The only file that knows zstd; a build without it says so.
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
constexpr size_t piece = 1u << 20;

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
        return text_.size() < piece ? Result<void>() : compress(ZSTD_e_continue);
    }
    Result<void> end() override { return compress(ZSTD_e_end); }

  private:
    Result<void> compress(ZSTD_EndDirective mode) {
        ZSTD_inBuffer in{text_.view().data(), text_.size(), 0};
        while (true) {
            const size_t room = ZSTD_CStreamOutSize();
            ZSTD_outBuffer out{file_.buffer().claim(room), room, 0};
            const size_t left = ZSTD_compressStream2(context_, &out, &in, mode);
            WEFT_CHECK(!ZSTD_isError(left), "zstd");
            file_.buffer().commit(out.pos);
            if (auto flushed = file_.flush(); !flushed) return flushed;
            if (mode == ZSTD_e_end ? left == 0 : in.pos == in.size) break;
        }
        text_.clear();
        return {};
    }

    OutFile& file_;
    RowJson json_;
    TextBuffer text_;
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
