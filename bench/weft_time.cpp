// Times weft over many files: weft_time LIST OUT.json ROUNDS, one thread. For each file and device the best
// of the rounds, from source text in memory to emitted text in memory (parsing included, reading the file
// not), and how far each stage has come by then. bench.py runs it beside Warp on the same files.

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <sstream>
#include <string>

#include "driver/compile.h"
#include "module/evaluate.h"
#include "syntax/parse.h"

namespace {

using weft::driver::Options;

std::string read_file(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

struct Input {
    std::string path, name, stem, source;

    explicit Input(const std::string& file)
        : path(file),
          name(file.substr(file.find_last_of('/') + 1)),
          stem(name.substr(0, name.find_last_of('.'))),
          source(read_file(file)) {}
};

// CPU time of this thread: what else the machine does is not counted.
double now() {
    timespec at{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &at);
    return static_cast<double>(at.tv_sec) + 1e-9 * static_cast<double>(at.tv_nsec);
}

// Best seconds of `rounds` calls.
template <class Work>
double best_time(int rounds, Work work) {
    double best = 1e9;
    for (int round = 0; round < rounds; ++round) {
        const double start = now();
        work();
        const double took = now() - start;
        if (took < best) best = took;
    }
    return best;
}

struct Timing {
    double seconds = 0;  // negative: refused
    size_t bytes = 0;
};

class Timer {
  public:
    explicit Timer(int rounds) : rounds_(rounds), types_(strings_) {}

    double parse(const Input& input) {
        const auto strings = strings_.mark();
        return best_time(rounds_, [&] {
            strings_.rewind(strings);
            sources_.clear();
            weft::syntax::parse(sources_, sources_.add(input.stem, input.source), strings_, tree_);
        });
    }

    double parse_and_evaluate(const Input& input) {
        const auto strings = strings_.mark();
        const auto types = types_.mark();
        const double best = best_time(rounds_, [&] {
            program_.clear();
            tree_.clear();
            types_.rewind(types);
            strings_.rewind(strings);
            sources_.clear();
            if (weft::syntax::parse(sources_, sources_.add(input.stem, input.source), strings_, tree_))
                return;
            weft::module::evaluate(sources_, tree_, input.stem, strings_, types_, program_);
        });
        program_.clear();
        tree_.clear();
        types_.rewind(types);
        strings_.rewind(strings);
        return best;
    }

    Timing compile(const Input& input, bool cpu, bool cuda) {
        Options options;
        options.targets.set(weft::emit::cpu, cpu);
        options.targets.set(weft::emit::cuda, cuda);
        options.module_name = input.stem;
        options.printed_file = input.name;
        Timing timing;
        bool ok = true;
        timing.seconds = best_time(rounds_, [&] {
            weft::driver::compile(input.source, options, compiled_);
            ok = compiled_.ok();
            timing.bytes = 0;
            for (const auto& module : compiled_.modules()) {
                for (const std::string_view text : module.texts) timing.bytes += text.size();
            }
        });
        if (!ok) timing.seconds = -1;
        return timing;
    }

  private:
    int rounds_;
    weft::Sources sources_;
    weft::Strings strings_;
    weft::types::Types types_;
    weft::syntax::Tree tree_;
    weft::module::Program program_;
    weft::Compiled compiled_;
};

}  // namespace

int main(int argc, char** argv) {
    if (argc != 4) {
        std::fprintf(stderr, "usage: weft_time LIST OUT.json ROUNDS\n");
        return 2;
    }
    std::ifstream list(argv[1]);
    std::FILE* out = std::fopen(argv[2], "w");
    if (!list || out == nullptr) {
        std::perror("weft_time");
        return 3;
    }
    Timer timer(std::atoi(argv[3]));
    const char* separator = "{";
    for (std::string path; std::getline(list, path);) {
        const Input input(path);
        const Timing cpu = timer.compile(input, true, false);
        const Timing cuda = timer.compile(input, false, true);
        const Timing no_text = timer.compile(input, false, false);
        std::fprintf(out,
                     "%s\n\"%s\": {\"cpu\": {\"seconds\": %.9f, \"bytes\": %zu}, "
                     "\"cuda\": {\"seconds\": %.9f, \"bytes\": %zu}, "
                     "\"stages\": {\"parse\": %.9f, \"evaluate\": %.9f, \"lower\": %.9f}}",
                     separator, path.c_str(), cpu.seconds, cpu.bytes, cuda.seconds, cuda.bytes,
                     timer.parse(input), timer.parse_and_evaluate(input), no_text.seconds);
        separator = ",";
    }
    std::fprintf(out, "%s}\n", *separator == '{' ? "{" : "\n");
    return std::fclose(out) == 0 ? 0 : 3;
}
