#include "cuda/usage.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

#include "cuda/cubin.h"

namespace weft::cuda {
namespace {

// "28 registers, used 0 barriers, 1024 bytes smem": the number before a word.
std::optional<uint32_t> number_before(std::string_view line, std::string_view words) {
    const size_t end = line.find(words);
    if (end == std::string_view::npos || end == 0) return std::nullopt;
    size_t begin = end;
    while (begin > 0 && line[begin - 1] >= '0' && line[begin - 1] <= '9') --begin;
    uint32_t number = 0;
    const auto [stop, failed] = std::from_chars(line.data() + begin, line.data() + end, number);
    if (failed != std::errc{} || stop != line.data() + end) return std::nullopt;
    return number;
}

// The name between quotes, or after the words.
std::optional<std::string_view> name_after(std::string_view line, std::string_view words) {
    const size_t at = line.find(words);
    if (at == std::string_view::npos) return std::nullopt;
    std::string_view name = line.substr(at + words.size());
    return name.substr(0, name.find_first_of("' \r"));
}

// Reads ptxas -v line by line: an entry is opened by "Compiling entry function", and ended by "Used".
class LogReader {
  public:
    Result<void> read(std::string_view line) {
        if (const auto entry = name_after(line, "Compiling entry function '")) {
            entry_ = *entry;
            own_frame_ = false;
            usage_ = {};
        } else if (const auto function = name_after(line, "Function properties for ")) {
            own_frame_ = *function == entry_;
        } else if (line.find("bytes stack frame") != std::string_view::npos) {
            if (!own_frame_) return {};  // of a function that it calls: part of the cumulative stack
            const auto stack = number_before(line, " bytes stack frame");
            const auto stores = number_before(line, " bytes spill stores");
            const auto loads = number_before(line, " bytes spill loads");
            if (!stack || !stores || !loads) return unexpected(line);
            usage_.stack = *stack, usage_.spill_stores = *stores, usage_.spill_loads = *loads;
            has_frame_ = true;
        } else if (line.find(": Used ") != std::string_view::npos && !entry_.empty()) {
            const auto registers = number_before(line, " registers");
            if (!registers || !has_frame_) return unexpected(line);
            usage_.registers = *registers;
            usage_.barriers = number_before(line, " barriers").value_or(0);
            usage_.shared = number_before(line, " bytes smem").value_or(0);
            usage_.stack = number_before(line, " bytes cumulative stack size").value_or(usage_.stack);
            found_.emplace(std::exchange(entry_, {}), usage_);
            has_frame_ = false;
        }
        return {};
    }
    Usages take() { return std::move(found_); }

  private:
    static Error unexpected(std::string_view line) {
        return Error{"the assembler's figures cannot be read: " + std::string(line)};
    }

    std::string entry_;
    bool own_frame_ = false, has_frame_ = false;
    Usage usage_;
    Usages found_;
};

}  // namespace

Result<Usages> usages(std::string_view log, std::string_view cubin) {
    LogReader reader;
    for (size_t begin = 0; begin < log.size();) {
        const size_t end = std::min(log.find('\n', begin), log.size());
        if (const auto read = reader.read(log.substr(begin, end - begin)); !read) return read.failure();
        begin = end + 1;
    }
    Usages found = reader.take();
    WEFT_TRY(const std::vector<Section> all, sections(cubin));
    for (const Section& section : all) {
        const auto figure_of = [&](std::string_view prefix, uint32_t Usage::*figure) {
            if (!section.name.starts_with(prefix)) return;
            const auto entry = found.find(section.name.substr(prefix.size()));
            if (entry != found.end()) entry->second.*figure = static_cast<uint32_t>(section.size);
        };
        figure_of(".text.", &Usage::code);
        figure_of(".nv.constant0.", &Usage::constants);
    }
    return found;
}

}  // namespace weft::cuda
