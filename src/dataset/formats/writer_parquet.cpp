// parquet: rows handed to Arrow, bytes handed to the file.
#include <dlfcn.h>
#include <unistd.h>

#include <cstdlib>
#include <mutex>

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

// Beside the program (or the library that this code is part of), as it is built, or in ../lib/weft, as it is
// installed.
std::string module_path() {
    Dl_info self{};
    std::string path = "libweft_parquet.so";
    if (::dladdr(reinterpret_cast<const void*>(&module_path), &self) == 0 || self.dli_fname == nullptr)
        return path;
    std::string program = self.dli_fname;
    if (program.find('/') == std::string::npos) program = "/proc/self/exe";
    if (char* const real = ::realpath(program.c_str(), nullptr)) {
        program = real;
        std::free(real);
    }
    const std::string folder = program.substr(0, program.rfind('/') + 1);
    const std::string installed = folder + "../lib/weft/" + path;
    return ::access(installed.c_str(), R_OK) == 0 ? installed : folder + path;
}

Result<const Parquet*> load() {
    const std::string path = module_path();
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
