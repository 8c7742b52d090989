// Style: how one person writes. dress.cpp draws one for a file; the other files of dress follow it.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "draft/edit.h"
#include "vary/change.h"
#include "vary/vary.h"

namespace weft::vary {

struct Style {
    // ---- names
    enum class Wording : uint8_t { Keep, Full, Brief, Terse, Other } wording{};
    uint64_t habits = 0;  // which words this person shortens, by their hash
    // Arrays of a kernel: what is per particle is called particle_…; outputs are told apart from inputs.
    enum class Arrays : uint8_t { Plain, PerThing, OutBehind, OutInFront, InAndOut, Plural, Suffix } arrays{};
    std::string_view array_suffix;
    enum class Counts : uint8_t { Keep, Num, N } counts{};  // cell_count, num_cells, n_cells
    enum class Threads : uint8_t { Keep, Tid, Letters, Thing, ThingIndex } threads{};
    std::string_view index_word;  // of Threads::ThingIndex
    bool indexes_say_so = false;  // what indexes an array ends in that word: vertex_idx
    bool camel_case = false;
    bool is_private = false;         // kernels and functions begin with _
    bool words_all_over = true;      // the wording reaches functions and constants too
    std::string_view function_verb;  // of functions that are called after what they return; empty: none
    std::string_view struct_word;    // behind the names of structs; empty: none

    // ---- prose
    enum class Docs : uint8_t {
        None,
        Keep,
        FirstLine,
        Whole
    } docs{};  // Whole: what the kernel does, in full
    enum class Comments : uint8_t { Keep, Above, None } comments{};
    bool blank_lines = true;

    // ---- spelling
    enum class ArrayTypes : uint8_t { Keep, Call, Ndim, Subscript } array_types{};
    enum class Numbers : uint8_t { Keep, Python, Warp } numbers{};  // float, wp.float32
    enum class Vectors : uint8_t { Keep, Short, Long } vectors{};   // wp.vec3, wp.vec3f
    bool return_types = true;
    bool whole_name_of_warp = false;
    bool forward_only = false;
    enum class Order : uint8_t { Keep, OutputsLast, NumbersLast, NumbersFirst } order{};
};

// ---- words
std::vector<std::string> words_of(std::string_view name);
std::string joined(std::span<const std::string> words, bool camel_case);
// A word of a name as the style writes it; `is_alone`: it is the whole name.
std::string worded(const Style& style, const std::string& word, bool is_alone);
std::string plural(const std::string& word);
std::string singular(const std::string& word);
bool is_reserved(std::string_view name, Strings& strings);  // Python's keywords and builtins

// ---- the parts of dress
// `thing` is what a thread works on: "particle"; empty: nobody says.
// Comments and docstrings below a node speak of what was renamed by its new name.
void follow_in_prose(Draft& draft, Strings& strings, std::span<const draft::Renaming> names, NodeId id);
void rename_variables(Draft& draft, Strings& strings, const Style& style, std::string_view thing);
void rename_definitions(Draft& draft, Strings& strings, Rng& rng, const Style& style, std::string_view thing);
void write_prose(Draft& draft, Strings& strings, const Style& style);
void spell(Draft& draft, Strings& strings, const Style& style);
void order_parameters(Draft& draft, Strings& strings, Style::Order order);

}  // namespace weft::vary
