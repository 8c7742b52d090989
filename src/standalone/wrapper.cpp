#include "standalone/wrapper.h"

#include <algorithm>

#include "standalone/launch.h"
#include "standalone/memory_text.h"
#include "standalone/parameters.h"
#include "standalone/template.h"

namespace weft::standalone {
namespace {

constexpr std::string_view timing_begin = R"(
    cudaEvent_t $start$, $stop$;
    CUDA_CHECK(cudaEventCreate(&$start$));
    CUDA_CHECK(cudaEventCreate(&$stop$));
    CUDA_CHECK(cudaEventRecord($start$));
)";

constexpr std::string_view timing_end = R"(    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord($stop$));
    CUDA_CHECK(cudaEventSynchronize($stop$));
    float $ms$ = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&$ms$, $start$, $stop$));
    CUDA_CHECK(cudaEventDestroy($start$));
    CUDA_CHECK(cudaEventDestroy($stop$));
)";

// Text with so many more spaces before each line that has words.
std::string indented(const std::string& text, size_t spaces) {
    std::string out;
    for (size_t from = 0; from < text.size();) {
        const size_t end = std::min(text.find('\n', from), text.size());
        if (end > from) out += wrapped_statement(std::string(spaces, ' ') + text.substr(from, end - from));
        if (end < text.size()) out += '\n';
        from = end + 1;
    }
    return out;
}

constexpr std::string_view streams_begin = R"(
    // Each piece of the launch has a stream for its copies and its kernel.
    constexpr int $pieces$ = 4;
    cudaStream_t $streams$[$pieces$];
    for (cudaStream_t& $stream$ : $streams$) CUDA_CHECK(cudaStreamCreate(&$stream$));
)";

constexpr std::string_view piece_bounds =
    R"(    const int $rows$ = ($size$ + $pieces$ - 1) / $pieces$;
    for (int $piece$ = 0; $piece$ < $pieces$; ++$piece$) {
        const int $begin$ = $piece$ * $rows$, $end$ = std::min($begin$ + $rows$, $size$);
        if ($begin$ >= $end$) break;
)";

constexpr std::string_view workers_begin = R"(    const int $pieces$ = static_cast<int>($devices$.size());
    std::vector<float> $times$($pieces$);
    std::vector<std::thread> $workers$;
)";

constexpr std::string_view worker_end = R"(        });
    }
    for (std::thread& $worker$ : $workers$) $worker$.join();
    return *std::max_element($times$.begin(), $times$.end());
}
)";

class WrapperWriter {
  public:
    WrapperWriter(const Program& program, const types::Types& types)
        : program_(program), types_(types), arrays_(facts(program.variant).arrays), names_(program.names) {
        for (const std::string& one : program_.launch_sizes) names_.take(one);
        if (!program_.begin.empty()) {
            names_.take(program_.begin);
            names_.take(program_.end);
        }
    }

    std::string write() {
        for (const Parameter& one : program_.parameters) argument(one);
        if (!program_.begin.empty()) add(arguments_, program_.begin);
        for (const std::string& one : program_.launch_sizes) {
            add(list_, "int " + one);
            const bool is_piece = !program_.begin.empty() && &one == &program_.launch_sizes[0];
            add(arguments_, is_piece ? program_.end : one);
        }
        switch (arrays_) {
            case Arrays::Streamed:
                return in_streams();
            case Arrays::PerDevice:
                return on_several();
            case Arrays::Copied:
            case Arrays::Managed:
                break;
        }
        return at_once();
    }

    bool has_whole_arrays() const { return has_whole_arrays_; }

  private:
    static void add(std::string& to, const std::string& one) { to += (to.empty() ? "" : ", ") + one; }

    bool is_own(const Parameter& one) const {
        return std::find(program_.own.begin(), program_.own.end(), one.python) != program_.own.end();
    }

    // Where an array begins to be the piece's own, and how many elements those are.
    std::string own_range(const Parameter& one) const {
        std::string row;
        for (unsigned k = 1; k < one.ndim; ++k)
            row += " * " + one.name + std::string(plain::size_suffix(one.ndim, k));
        const std::string rows = program_.end + " - " + program_.begin;
        return one.ndim == 1 ? program_.begin + ", " + rows
                             : "size_t(" + program_.begin + ")" + row + ", size_t(" + rows + ")" + row;
    }

    void argument(const Parameter& one) {
        const Struct* record = structure_of(one, program_, types_);
        if (one.is_array()) {
            const std::string device = names_.fresh({"d_" + one.name});
            add(list_, (one.is_written ? "" : "const ") + vector_of(one) + "& " + one.name);
            add(arguments_, device + ".data()");
            array(one, device);
        } else if (record != nullptr && holds_arrays(*record, program_, types_)) {
            const std::string device = names_.fresh({"d_" + one.name});
            add(list_, "const " + one.element + "& " + one.name);
            upload_ += "    " + one.element + " " + device + " = " + one.name + ";\n";
            members(*record, one.name, device);
            add(arguments_, device);
        } else {
            add(list_, one.element + " " + one.name);
            add(arguments_, one.name);
        }
        for (const std::string& size : one.size_names()) {
            add(list_, "int " + size);
            add(arguments_, size);
        }
    }

    void array(const Parameter& one, const std::string& device) {
        const std::string from = const_pointer_to(one, one.name), to = pointer_to(one, one.name);
        if (arrays_ == Arrays::PerDevice) {
            const std::string range = is_own(one) ? own_range(one) : "0, " + one.name + ".size()";
            upload_ += "    DeviceArray<" + one.element + "> " + device + "(" + one.name + ".size());\n";
            upload_ += "    " + device + ".copy_from(" + from + ", " + range + ");\n";
            if (one.is_written) download_ += "    " + device + ".copy_to(" + to + ", " + range + ");\n";
            return;
        }
        if (is_own(one)) {
            upload_ += "    StreamedArray<" + one.element + "> " + device + "(" + from + ", " + one.name +
                       ".size());\n";
            piece_upload_ += device + ".upload(" + own_range(one) + ", ";
            piece_upload_ += "$stream$);\n";
            if (one.is_written) piece_download_ += device + ".download(" + own_range(one) + ", $stream$);\n";
        } else {
            whole(one.element, device, from, one.name + ".size()");
        }
        if (one.is_written) download_ += "    " + device + ".copy_to(" + to + ");\n";
    }

    void whole(const std::string& element, const std::string& device, const std::string& host,
               const std::string& count) {
        has_whole_arrays_ = true;
        const bool is_managed = arrays_ == Arrays::Managed;
        upload_ += std::string(is_managed ? "    ManagedArray<" : "    DeviceArray<") + element + "> " +
                   device + "(" + host + ", " + count + ");\n";
        if (is_managed) prefetch_.push_back(device);
    }

    std::string head(std::string_view remark) const {
        std::string out = "\n// " + std::string(remark) + "\n";
        const bool takes_devices = arrays_ == Arrays::PerDevice;
        std::string list = list_;
        if (takes_devices) add(list, "const std::vector<int>& " + devices_);
        return out + wrapped_list("float launch_" + program_.name + "(", list, ") {\n");
    }

    std::string launch(const Grid& grid, const std::string& stream) const {
        return wrapped_list("    " + program_.kernel_name + "<<<" + grid.grid + ", " + grid.block +
                                (stream.empty() ? "" : ", 0, " + stream) + ">>>(",
                            arguments_, ");\n");
    }

    std::string at_once() {
        const std::string start = names_.fresh({"start", "start_event"}),
                          stop = names_.fresh({"stop", "stop_event"});
        const std::string milliseconds = names_.fresh({"milliseconds"});
        std::string out = head(
            "Copies the arrays to the GPU, runs the kernel and copies the results back. Returns the kernel's "
            "milliseconds.");
        const Grid grid = make_grid(program_, names_);
        out += upload_ + prefetches() + "\n" + grid.text();
        out += fill_in(timing_begin, {{"start", start}, {"stop", stop}});
        out += launch(grid, "");
        out += fill_in(timing_end, {{"start", start}, {"stop", stop}, {"ms", milliseconds}});
        return out + download_ + "    return " + milliseconds + ";\n}\n";
    }

    std::string prefetches() {
        if (prefetch_.empty()) return "";
        const std::string device = names_.fresh({"device", "device_number"}),
                          room = names_.fresh({"room", "prefetch_bytes"});
        std::string out = "\n    int " + device + " = 0;\n    CUDA_CHECK(cudaGetDevice(&" + device +
                          "));\n    size_t " + room + " = prefetch_room(" + device + ");\n";
        for (const std::string& one : prefetch_)
            out += "    " + one + ".prefetch(" + device + ", " + room + ");\n";
        return out;
    }

    std::string in_streams() {
        const std::string start = names_.fresh({"start", "start_event"}),
                          stop = names_.fresh({"stop", "stop_event"}),
                          milliseconds = names_.fresh({"milliseconds"}),
                          pieces = names_.fresh({"pieces", "piece_count"}),
                          piece = names_.fresh({"piece", "piece_number"}),
                          rows = names_.fresh({"piece_rows"}), streams = names_.fresh({"streams"}),
                          stream = names_.fresh({"stream", "cuda_stream"});
        std::string out = head(
            "Runs the kernel in pieces, whose copies run beside other pieces' kernels; the milliseconds that "
            "all of it took.");
        const Grid grid = make_grid(program_, names_);
        out += upload_;
        out += fill_in(streams_begin, {{"pieces", pieces}, {"streams", streams}, {"stream", stream}});
        out += grid.block_text;
        out += fill_in(timing_begin, {{"start", start}, {"stop", stop}}) + "\n";
        out += fill_in(piece_bounds, {{"rows", rows},
                                      {"size", program_.launch_sizes[0]},
                                      {"pieces", pieces},
                                      {"piece", piece},
                                      {"begin", program_.begin},
                                      {"end", program_.end}});
        const std::string mine = streams + "[" + piece + "]";
        out += indented(fill_in(piece_upload_, {{"stream", mine}}), 8);
        out += indented(grid.grid_text + launch(grid, mine), 4);
        out += indented(fill_in(piece_download_, {{"stream", mine}}), 8) + "    }\n";
        out += fill_in(timing_end, {{"start", start}, {"stop", stop}, {"ms", milliseconds}});
        out += "    for (cudaStream_t& " + stream + " : " + streams + ") CUDA_CHECK(cudaStreamDestroy(" +
               stream + "));\n";
        return out + download_ + "    return " + milliseconds + ";\n}\n";
    }

    std::string on_several() {
        const std::string start = names_.fresh({"start", "start_event"}),
                          stop = names_.fresh({"stop", "stop_event"}),
                          milliseconds = names_.fresh({"milliseconds"}), times = names_.fresh({"times"}),
                          pieces = names_.fresh({"pieces", "piece_count"}),
                          piece = names_.fresh({"piece", "piece_number"}),
                          rows = names_.fresh({"piece_rows"}), workers = names_.fresh({"workers"}),
                          worker = names_.fresh({"worker"});
        devices_ = names_.fresh({"devices", "gpu_devices"});
        std::string out = head(
            "Runs the kernel in pieces, each on one of the devices and started by a thread of its own; the "
            "milliseconds that the slowest took.");
        const Grid grid = make_grid(program_, names_);
        out += fill_in(workers_begin,
                       {{"pieces", pieces}, {"times", times}, {"workers", workers}, {"devices", devices_}});
        out += fill_in(piece_bounds, {{"rows", rows},
                                      {"size", program_.launch_sizes[0]},
                                      {"pieces", pieces},
                                      {"piece", piece},
                                      {"begin", program_.begin},
                                      {"end", program_.end}});
        out += "        " + workers + ".emplace_back([&, " + piece + ", " + program_.begin + ", " +
               program_.end + "] {\n            CUDA_CHECK(cudaSetDevice(" + devices_ + "[" + piece +
               "]));\n";
        std::string inside = upload_ + "\n" + grid.text();
        inside += fill_in(timing_begin, {{"start", start}, {"stop", stop}});
        inside += launch(grid, "");
        inside += fill_in(timing_end, {{"start", start}, {"stop", stop}, {"ms", milliseconds}});
        inside += download_ + "    " + times + "[" + piece + "] = " + milliseconds + ";\n";
        return out + indented(inside, 8) +
               fill_in(worker_end, {{"worker", worker}, {"workers", workers}, {"times", times}});
    }

    static std::string count_of(const Parameter& one, const std::string& owner) {
        std::string out;
        for (unsigned k = 0; k < one.ndim; ++k) {
            const std::string size = owner + "." + one.name + std::string(plain::size_suffix(one.ndim, k));
            out += k == 0 ? (one.ndim == 1 ? size : "size_t(" + size + ")") : " * " + size;
        }
        return out;
    }

    void members(const Struct& record, const std::string& host, const std::string& device) {
        for (const Parameter& one : record.fields) {
            const Struct* inner = structure_of(one, program_, types_);
            if (one.is_array()) {
                std::string name = device + "_" + one.name;
                std::replace(name.begin(), name.end(), '.', '_');
                name = names_.fresh({name});
                whole(one.element, name, host + "." + one.name, count_of(one, host));
                upload_ += "    " + device + "." + one.name + " = " + name + ".data();\n";
                download_ += "    " + name + ".copy_to(" + host + "." + one.name + ");\n";
            } else if (inner != nullptr) {
                members(*inner, host + "." + one.name, device + "." + one.name);
            }
        }
    }

    const Program& program_;
    const types::Types& types_;
    const Arrays arrays_;
    FileNames names_;
    std::string list_, upload_, arguments_, download_;
    std::string devices_;                        // a parameter
    std::string piece_upload_, piece_download_;  // statements of one piece
    std::vector<std::string> prefetch_;          // arrays in unified memory
    bool has_whole_arrays_ = false;
};

}  // namespace

std::string wrapper_text(const Program& program, const types::Types& types) {
    WrapperWriter writer(program, types);
    const std::string function = writer.write();
    std::string classes;
    switch (facts(program.variant).arrays) {
        case Arrays::Streamed:
            if (writer.has_whole_arrays()) classes = device_array;
            classes += streamed_array;
            break;
        case Arrays::Managed:
            classes = managed_array;
            break;
        case Arrays::PerDevice:
            classes = piecewise_array;
            break;
        case Arrays::Copied:
            classes = device_array;
            break;
    }
    return classes + function;
}

}  // namespace weft::standalone
