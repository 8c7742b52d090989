// hand_over: work in pieces -> the Python package, which hands them out to the workers of an engine (Ray) and
// writes to object stores (python/weft/_engine.py). Each piece is a call of this program again: engines get
// numbers, never rows.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

namespace weft::cli {

struct HandedOver {
    std::string command;            // of weft: generate or validate
    std::string engine;             // ray, or local: one piece after the other, here
    std::string place;              // of the set
    uint64_t pieces = 0, rows = 0;  // shards or parts; of the whole
    unsigned threads = 0;           // of a piece; 0: as the engine has it
    bool quiet = false, json = false, needs_gpu = false;
    std::vector<std::string> words;      // options of every piece
    std::vector<std::string> joining{};  // and of what joins them
};

inline constexpr std::array<std::string_view, 2> engine_names = {"ray", "local"};

// The options that were given, as a command line of `--name=value`, but for some.
std::vector<std::string> words_given(const CLI::App& command, std::initializer_list<std::string_view> except);

// As the package reads it.
std::string order_json(const HandedOver& work);

// Does not return where the package takes this process's place; else the exit code, and the complaint is out.
int hand_over(const HandedOver& work);

}  // namespace weft::cli
