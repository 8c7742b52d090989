#include "cli/run_report.h"

#include <sys/resource.h>
#include <sys/utsname.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <thread>

#include "base/json_write.h"

namespace weft::cli {
namespace {

std::string processor() {
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("model name") || line.starts_with("Model"))
            return line.substr(line.find(':') + 2);
    }
    return "unknown";
}

}  // namespace

uint64_t peak_memory() {
    // getrusage counts what the program that started this one held, so the figure of the process comes first.
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmHWM:")) return std::strtoull(line.c_str() + 6, nullptr, 10) * 1024;
    }
    struct rusage usage {};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<uint64_t>(usage.ru_maxrss) * 1024;
}

std::string rounded(double value, int digits) {
    TextBuffer out;
    JsonWriter(out, json_compact).fixed(value, digits);
    return out.str();
}

std::string run_json(double seconds, uint64_t rows, unsigned threads) {
    TextBuffer out;
    JsonWriter json(out, json_pretty);
    struct utsname machine {};
    ::uname(&machine);
    json.begin_object().key("seconds").fixed(seconds, 3);
    json.key("rows_per_second").fixed(seconds > 0 ? static_cast<double>(rows) / seconds : 0, 1);
    json.member("rows", rows).member("peak_memory_bytes", peak_memory()).member("threads", threads);
    json.key("machine").begin_object().member("system", machine.sysname).member("release", machine.release);
    json.member("architecture", machine.machine).member("processor", processor());
    json.member("cores", std::thread::hardware_concurrency()).end_object();
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    json.member("finished_at_unix",
                static_cast<uint64_t>(std::chrono::duration_cast<std::chrono::seconds>(now).count()));
    json.end_object();
    out.append('\n');
    return out.str();
}

}  // namespace weft::cli
