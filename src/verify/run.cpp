#include "verify/run.h"

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include "verify/process.h"

namespace weft::verify {

Run::Run(std::vector<Case>& cases, Options options)
    : cases_(cases), options_(std::move(options)), outcomes_(cases.size()) {
    form_batches();
}

// A batch shares its includes and its optimization, and no two kernels of it may have one symbol.
void Run::form_batches() {
    Compiled memory;
    struct Open {
        Batch items;
        std::set<std::string> symbols;
    };
    std::vector<Open> open;
    const auto fits = [&](const Open& batch, const Case& item) {
        const Case& first = cases_[batch.items.front()];
        return first.header == item.header && first.has_powers == item.has_powers &&
               first.can_widen == item.can_widen && !batch.symbols.contains(item.symbol);
    };
    for (uint32_t i = 0; i < cases_.size(); ++i) {
        if (const auto compiled = compile(cases_[i], memory); !compiled) {
            set(i, Problem::Refused, compiled.error());
            ++done_;
            continue;
        }
        if (const auto located = locate_arguments(cases_[i], memory); !located) {
            set(i, Problem::BadInputs, located.error());
            ++done_;
            continue;
        }
        auto place =
            std::find_if(open.begin(), open.end(), [&](const Open& batch) { return fits(batch, cases_[i]); });
        if (place == open.end()) place = open.insert(open.end(), Open{});
        place->items.push_back(i);
        place->symbols.insert(cases_[i].symbol);
        if (place->items.size() < options_.batch) continue;
        batches_.push_back(std::move(place->items));
        open.erase(place);
    }
    for (Open& batch : open) batches_.push_back(std::move(batch.items));
}

void Run::set(uint32_t item, Problem problem, std::string detail) {
    outcomes_[item].problem = problem;
    outcomes_[item].detail = std::move(detail);
}

void Run::work() {
    while (!stopped_) {
        const size_t number = next_++;
        if (number >= batches_.size()) return;
        build_and_run(batches_[number], "batch_" + std::to_string(number));
    }
}

// A batch that the host compiler does not take is halved until the kernel is found that it does not take.
void Run::build_and_run(const Batch& batch, const std::string& name) {
    const auto halve = [&] {
        const auto middle = batch.begin() + static_cast<ptrdiff_t>(batch.size() / 2);
        build_and_run(Batch(batch.begin(), middle), name + "a");
        build_and_run(Batch(middle, batch.end()), name + "b");
    };
    if (stopped_) return;
    Libraries libraries;
    Result<std::string> plain = build(batch, Precision::AsWritten, name);
    if (!plain) {
        if (batch.size() > 1) return halve();
        set(batch.front(), Problem::HostCompiler, plain.error());
        ++done_;
        return;
    }
    libraries.plain = plain.value();
    if (options_.gradients && cases_[batch.front()].can_widen) {
        Result<std::string> wide = build(batch, Precision::Double, name + "_double");
        // A kernel that cannot be widened is run all the same; its gradient is not measured.
        if (!wide && batch.size() > 1) return halve();
        if (wide) libraries.wide = wide.value();
        if (!wide) outcomes_[batch.front()].detail = wide.error();
    }
    run_workers(batch, libraries, name);
}

Result<std::string> Run::build(const Batch& batch, Precision precision, const std::string& name) {
    std::vector<const Case*> cases;
    for (const uint32_t i : batch) cases.push_back(&cases_[i]);
    const std::string stem = options_.folder + "/" + name;
    {
        std::ofstream file(stem + ".cpp", std::ios::binary);
        file << batch_text(cases, precision);
        if (!file.flush()) return Error{"cannot write " + stem + ".cpp"};
    }
    std::vector<std::string> words;
    std::istringstream compiler(options_.compiler);
    for (std::string word; compiler >> word;) words.push_back(word);
    // Warp contracts nothing and calls the library's functions: the results are its own only with these.
    for (const char* flag : {"-std=c++17", "-ffp-contract=off", "-fno-builtin", "-fPIC", "-shared",
                             "-DNDEBUG", "-w", "-Wl,-Bsymbolic"})
        words.emplace_back(flag);
    // Optimizing costs four times as much and changes no bit but those of powers: the prelude sees a constant
    // exponent only where calls are inlined, all of them, however many there are. Difference quotients ask
    // for no particular last bit.
    const bool optimize = cases.front()->has_powers && precision == Precision::AsWritten;
    words.emplace_back(optimize ? "-O2" : "-O0");
    if (optimize) {
        for (const char* limit :
             {"max-inline-insns-single=1000", "inline-unit-growth=100000", "large-function-growth=100000",
              "large-unit-insns=10000000", "large-function-insns=1000000", "large-stack-frame-growth=100000"})
            words.emplace_back(std::string("--param=") + limit);
    }
    if (options_.address_sanitizer && precision == Precision::AsWritten) {
        words.emplace_back("-fsanitize=address,undefined");
        words.emplace_back("-fno-sanitize=vptr");
        words.emplace_back("-fno-sanitize-recover=all");
    }
    words.insert(words.end(), {"-I" + options_.native, stem + ".cpp", "-o", stem + ".so"});
    if (auto made = run_program(words, stem + ".log"); !made) return made.failure();
    return stem + ".so";
}

void Run::run_workers(const Batch& batch, const Libraries& libraries, const std::string& name) {
    Work work;
    for (const uint32_t i : batch) work.cases.push_back(&cases_[i]);
    work.numbers = batch;
    work.plain = libraries.plain;
    work.wide = libraries.wide;
    if (options_.keep_outputs) work.outputs = options_.folder + "/outputs";
    const std::string log = options_.folder + "/" + name + ".err";
    while (work.first < batch.size() && !stopped_) {
        Worker worker([&](int fd) { run_cases(work, fd); }, log);
        Message message;
        while (work.first < batch.size()) {
            const Worker::Received received = worker.receive(&message, sizeof message, options_.timeout_ms);
            if (received == Worker::Received::Message) {
                if (!message.finished) continue;
                Outcome& outcome = outcomes_[batch[message.position]];
                outcome.problem = message.problem;
                if (message.problem != Problem::None) outcome.detail = message.detail;
                outcome.measured = message.measured;
                outcome.error = message.error;
            } else if (received == Worker::Received::Timeout) {
                set(batch[work.first], Problem::TooSlow,
                    "no answer in " + std::to_string(options_.timeout_ms / 1000) + " s");
            } else {
                set(batch[work.first], Problem::Crashed, worker.how_it_ended() + "\n" + first_lines(log, 12));
            }
            ++work.first;
            ++done_;
            if (received != Worker::Received::Message) break;
        }
    }
}

}  // namespace weft::verify
