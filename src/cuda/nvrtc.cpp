#include "cuda/nvrtc.h"

#include <algorithm>
#include <ctime>
#include <utility>

#include "cuda/library.h"

namespace weft::cuda {

// The interface of the library as its manual has it: results are 0 or the number of an error.
struct Nvrtc::Functions {
    using Program = void*;
    int (*version)(int* major, int* minor);
    int (*count_architectures)(int* count);
    int (*list_architectures)(int* list);
    int (*create)(Program* program, const char* text, const char* name, int headers,
                  const char* const* sources, const char* const* include_names);
    int (*destroy)(Program* program);
    int (*compile)(Program program, int count, const char* const* options);
    int (*ptx_size)(Program program, size_t* size);
    int (*ptx)(Program program, char* text);
    int (*cubin_size)(Program program, size_t* size);
    int (*cubin)(Program program, char* bytes);
    int (*log_size)(Program program, size_t* size);
    int (*log)(Program program, char* text);
    const char* (*words)(int result);

    static constexpr int wrong_text = 6;  // NVRTC_ERROR_COMPILATION

    bool load(const Library& library) {
        return library.find("nvrtcVersion", version) &&
               library.find("nvrtcGetNumSupportedArchs", count_architectures) &&
               library.find("nvrtcGetSupportedArchs", list_architectures) &&
               library.find("nvrtcCreateProgram", create) && library.find("nvrtcDestroyProgram", destroy) &&
               library.find("nvrtcCompileProgram", compile) && library.find("nvrtcGetPTXSize", ptx_size) &&
               library.find("nvrtcGetPTX", ptx) && library.find("nvrtcGetCUBINSize", cubin_size) &&
               library.find("nvrtcGetCUBIN", cubin) && library.find("nvrtcGetProgramLogSize", log_size) &&
               library.find("nvrtcGetProgramLog", log) && library.find("nvrtcGetErrorString", words);
    }
};

namespace {

double thread_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

}  // namespace

Nvrtc::Nvrtc(Identity identity, std::unique_ptr<const Functions> functions)
    : Compiler(std::move(identity)), functions_(std::move(functions)) {}
Nvrtc::~Nvrtc() = default;

Result<std::unique_ptr<Compiler>> Nvrtc::load(const std::string& path) {
    WEFT_TRY(const Library library, Library::open(path));
    Functions functions{};
    if (!functions.load(library)) return Error{path + " has not all functions of NVRTC"};
    Identity made;
    made.path = path;
    int count = 0;
    if (functions.version(&made.version.major, &made.version.minor) != 0 ||
        functions.count_architectures(&count) != 0 || count <= 0)
        return Error{path + " does not say which version it is"};
    made.architectures.resize(static_cast<size_t>(count));
    if (functions.list_architectures(made.architectures.data()) != 0)
        return Error{path + " does not say which architectures it knows"};
    std::sort(made.architectures.begin(), made.architectures.end());
    return std::unique_ptr<Compiler>(
        new Nvrtc(std::move(made), std::make_unique<const Functions>(functions)));
}

std::string Nvrtc::words_for(int result) const {
    const char* const words = functions_->words(result);
    return words != nullptr ? words : "error " + std::to_string(result);
}

Result<Product> Nvrtc::compile(const Job& job, const std::atomic<bool>&) const {
    const double begin = thread_seconds();
    const auto text_of = [](auto size_function, auto function, Functions::Program program) {
        size_t size = 0;
        std::string out;
        if (size_function(program, &size) != 0 || size == 0) return out;
        out.resize(size);
        if (function(program, out.data()) != 0) out.clear();
        return out;
    };
    const auto without_end = [](std::string zero_terminated) {
        while (!zero_terminated.empty() && zero_terminated.back() == '\0') zero_terminated.pop_back();
        return zero_terminated;
    };
    Functions::Program program = nullptr;
    if (const int made =
            functions_->create(&program, job.text.c_str(), job.name.c_str(), 0, nullptr, nullptr);
        made != 0)
        return Error{"NVRTC cannot make a program: " + words_for(made)};
    std::vector<const char*> words;
    for (const std::string& option : job.options) words.push_back(option.c_str());
    const int result = functions_->compile(program, static_cast<int>(words.size()), words.data());
    Product product;
    product.ok = result == 0;
    product.log = without_end(text_of(functions_->log_size, functions_->log, program));
    if (product.ok) {
        product.ptx = without_end(text_of(functions_->ptx_size, functions_->ptx, program));
        product.cubin = text_of(functions_->cubin_size, functions_->cubin, program);
    }
    functions_->destroy(&program);
    product.cpu_seconds = thread_seconds() - begin;
    if (product.ok || result == Functions::wrong_text) return product;
    return Error{"NVRTC failed: " + words_for(result) + (product.log.empty() ? "" : ": " + product.log)};
}

}  // namespace weft::cuda
