#include "verify/nvcc.h"

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "base/files.h"
#include "base/temporary_folder.h"
#include "cuda/toolkits.h"
#include "verify/answer.h"
#include "verify/run_compiler.h"

namespace weft::verify {
namespace {

constexpr unsigned seconds_to_answer = 15, seconds_per_unit = 2;  // of the processor

using Words = std::vector<std::string>;

// Those of NVRTC that nvcc has not, or does without.
bool is_nvrtcs_own(const std::string& option) {
    return option == "--device-as-default-execution-space" || option.starts_with("-pch") ||
           option.starts_with("--pch-") || option.starts_with("--Ofast-compile");
}

// The folder of the toolkit that has bin/nvcc.
std::string toolkit_of(const std::string& nvcc) {
    return std::filesystem::path(nvcc).parent_path().parent_path().string();
}

Result<std::string> answer(const std::string& nvcc, const char* question, const contain::Sandbox& sandbox,
                           const std::string& folder) {
    const std::atomic<bool> never = false;
    auto asked =
        run_compiler({{nvcc, question}, {toolkit_of(nvcc)}, folder, seconds_to_answer}, nvcc, sandbox, never);
    if (!asked) return Error{asked.error()};  // of the tool, also where it is late: nothing was compiled
    contain::Finished& finished = asked.value();
    if (!finished.well()) return Error{nvcc + " does not work: " + finished.ended + " " + finished.errors};
    return std::move(finished.output);
}

// "... release 13.0, V13.0.88"
cuda::Version version_in(const std::string& text) {
    cuda::Version version;
    const size_t at = text.find("release ");
    if (at == std::string::npos) return version;
    std::istringstream in(text.substr(at + 8));
    char dot = 0;
    in >> version.major >> dot >> version.minor;
    return version;
}

// "compute_75\ncompute_80\n..."
std::vector<int> architectures_in(const std::string& text) {
    std::vector<int> all;
    std::istringstream in(text);
    for (std::string word; in >> word;) {
        int number = 0;
        if (std::istringstream(word.substr(word.find('_') + 1)) >> number) all.push_back(number);
    }
    std::sort(all.begin(), all.end());
    return all;
}

// What nvcc calls by the path of a file for a while goes by the name that the user knows, or none.
std::string called_otherwise(std::string log, const std::string& path, const std::string& name) {
    for (size_t at = log.find(path); at != std::string::npos; at = log.find(path, at + name.size()))
        log.replace(at, path.size(), name);
    return log;
}

}  // namespace

Nvcc::Nvcc(cuda::Identity identity, Options options, const contain::Sandbox& sandbox)
    : Compiler(std::move(identity)), options_(std::move(options)), sandbox_(sandbox) {}

Result<std::unique_ptr<cuda::Compiler>> Nvcc::open(const std::string& asked, const Options& options,
                                                   const contain::Sandbox& sandbox) {
    cuda::Identity identity;
    identity.name = "nvcc";
    std::error_code failed;  // the sandbox shows a toolkit by its real path, not by links to it
    identity.path =
        std::filesystem::canonical(asked == "nvcc" ? cuda::find_tool("nvcc").value_or("nvcc") : asked, failed)
            .string();
    if (failed)
        return Error{"nvcc is not found" + (asked == "nvcc" ? std::string() : " at " + asked) +
                     "; it comes with the CUDA toolkit (--nvcc PATH names it)"};
    WEFT_TRY(const TemporaryFolder folder, TemporaryFolder::make("weft-nvcc"));
    WEFT_TRY(const std::string version, answer(identity.path, "--version", sandbox, folder.path()));
    WEFT_TRY(const std::string architectures,
             answer(identity.path, "--list-gpu-arch", sandbox, folder.path()));
    identity.version = version_in(version);
    identity.architectures = architectures_in(architectures);
    return std::unique_ptr<cuda::Compiler>(new Nvcc(std::move(identity), options, sandbox));
}

Result<cuda::Product> Nvcc::compile(const cuda::Job& job, const std::atomic<bool>& stop) const {
    // A folder for each call: nvcc names its own files after its process, which has the same number in every
    // sandbox.
    WEFT_TRY(const TemporaryFolder folder, TemporaryFolder::make("weft-nvcc"));
    const std::string stem = folder.path() + "/" + unguessable_name();  // the text may be a stranger's
    if (auto written = write_file(stem + ".cu", job.text); !written) return written.failure();
    Words usual = {path()};
    if (!options_.headers.empty()) usual.push_back("--pre-include=aot.h");
    bool is_real = false;
    for (const std::string& option : job.options) {
        is_real |= option.starts_with("--gpu-architecture=sm_");
        if (!is_nvrtcs_own(option)) usual.push_back(option);
    }
    cuda::Product product;
    const uint64_t seconds = static_cast<uint64_t>(options_.timeout.count()) + seconds_per_unit * job.units;
    const auto run = [&](const char* what, const std::string& ending, std::string& out) -> Result<bool> {
        CompilerCall call{usual, {toolkit_of(path())}, folder.path(), seconds};
        if (!options_.headers.empty()) call.readable.push_back(options_.headers);
        call.words.insert(call.words.end(), {what, stem + ".cu", "-o", stem + ending});
        WEFT_TRY(const contain::Finished finished, run_compiler(std::move(call), "nvcc", sandbox_, stop));
        product.log = called_otherwise(finished.output + finished.errors, stem + ".cu", job.name);
        product.log = called_otherwise(std::move(product.log), folder.path() + "/", "");
        if (!finished.well()) return false;
        WEFT_TRY(out, read_file(stem + ending));
        return true;
    };
    WEFT_TRY(product.ok, run("-ptx", ".ptx", product.ptx));
    if (product.ok && is_real) {
        WEFT_TRY(product.ok, run("-cubin", ".cubin", product.cubin));
    }
    return product;
}

}  // namespace weft::verify
