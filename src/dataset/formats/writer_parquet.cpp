// parquet: rows handed to Arrow, bytes handed to the file.
#include <dlfcn.h>

#include <mutex>

#include "base/own_files.h"
#include "dataset/formats/parquet.h"
#include "dataset/formats/writer.h"

namespace weft::dataset {
namespace {

class FileSink : public ByteSink {
  public:
    explicit FileSink(OutFile& file) : file_(file) {}
    bool write(const void* bytes, size_t size) override {
        if (failure_.ok()) failure_ = file_.write({static_cast<const char*>(bytes), size});
        return failure_.ok();
    }
    const Result<void>& state() const { return failure_; }

  private:
    OutFile& file_;
    Result<void> failure_;
};

class ParquetEncoder : public Encoder {
  public:
    explicit ParquetEncoder(OutFile& file) : sink_(file) {}
    Result<void> open(const Parquet& library, Columns columns) {
        auto opened = library.open_writer(sink_, columns);
        if (!opened) return explained(opened.failure());
        writer_ = std::move(opened).value();
        return {};
    }
    Result<void> add(const Row& row) override { return explained(writer_->add(row)); }
    Result<void> end() override { return explained(writer_->end()); }

  private:
    // What the disk said says more than what Arrow makes of it.
    Result<void> explained(Result<void> result) const { return sink_.state().ok() ? result : sink_.state(); }

    FileSink sink_;
    std::unique_ptr<ParquetWriter> writer_;
};

Result<std::unique_ptr<Encoder>> make_parquet(OutFile& file, Columns columns) {
    WEFT_TRY(const Parquet* library, parquet());
    auto encoder = std::make_unique<ParquetEncoder>(file);
    if (auto opened = encoder->open(*library, columns); !opened) return opened.failure();
    return std::unique_ptr<Encoder>(std::move(encoder));
}

Result<const Parquet*> load() {
    const std::string path = own_file("libweft_parquet.so");
    void* const library = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) {
        const char* const why = ::dlerror();
        return Error{std::string("Parquet is missing here (") + (why == nullptr ? path.c_str() : why) +
                     "); it is built where CMake finds pyarrow: ./dev build"};
    }
    using Make = Parquet* (*)();
    const auto make_it = reinterpret_cast<Make>(::dlsym(library, "weft_parquet"));
    if (make_it == nullptr) return Error{path + " is not the Parquet library of this weft"};
    return static_cast<const Parquet*>(make_it());
}

}  // namespace

Result<const Parquet*> parquet() {
    static const Result<const Parquet*> library = load();
    return library;
}

std::unique_ptr<ShardWriter> open_parquet(const ShardPlace& place) {
    return open_split_files(place, "parquet", make_parquet);
}

std::string library_parquet() {
    const auto library = parquet();
    return library ? library.value()->version() : std::string();
}

Result<void> check_parquet() {
    const auto library = parquet();
    return library ? Result<void>() : Result<void>(library.failure());
}

}  // namespace weft::dataset
