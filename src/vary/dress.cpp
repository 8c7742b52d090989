#include "vary/dress.h"

#include <algorithm>

#include "vary/style.h"
#include "vary/threads.h"

namespace weft::vary {
namespace {

Style draw_style(Rng& rng) {
    Style out;
    out.wording =
        rng.pick({Style::Wording::Keep, Style::Wording::Keep, Style::Wording::Keep, Style::Wording::Full,
                  Style::Wording::Full, Style::Wording::Brief, Style::Wording::Brief, Style::Wording::Brief,
                  Style::Wording::Terse, Style::Wording::Other});
    out.habits = rng.next();
    constexpr uint32_t arrays[] = {30, 30, 9, 8, 7, 8, 8};
    out.arrays = static_cast<Style::Arrays>(weighted(rng, arrays));
    out.array_suffix = rng.pick<std::string_view>({"array", "data", "buffer", "buf", "arr"});
    constexpr uint32_t counts[] = {50, 35, 15};
    out.counts = static_cast<Style::Counts>(weighted(rng, counts));
    constexpr uint32_t threads[] = {32, 20, 8, 12, 28};
    out.threads = static_cast<Style::Threads>(weighted(rng, threads));
    out.index_word = rng.pick<std::string_view>({"idx", "index", "id", "idx"});
    out.indexes_say_so = out.threads == Style::Threads::ThingIndex || rng.chance(25);
    out.camel_case = rng.chance(4);
    out.is_private = !out.camel_case && rng.chance(44);
    out.words_all_over = rng.chance(50);
    if (rng.chance(20)) out.function_verb = rng.pick<std::string_view>({"compute", "get", "calc", "eval"});
    if (rng.chance(10)) out.struct_word = rng.pick<std::string_view>({"Data", "Params", "Struct"});

    constexpr uint32_t docs[] = {38, 32, 14, 16};
    out.docs = static_cast<Style::Docs>(weighted(rng, docs));
    constexpr uint32_t comments[] = {70, 12, 18};
    out.comments = static_cast<Style::Comments>(weighted(rng, comments));
    out.blank_lines = !rng.chance(27);

    constexpr uint32_t array_types[] = {0, 28, 6, 66};
    out.array_types = static_cast<Style::ArrayTypes>(weighted(rng, array_types));
    constexpr uint32_t numbers[] = {30, 45, 25};
    out.numbers = static_cast<Style::Numbers>(weighted(rng, numbers));
    constexpr uint32_t vectors[] = {40, 40, 20};
    out.vectors = static_cast<Style::Vectors>(weighted(rng, vectors));
    out.return_types = rng.chance(55);
    out.whole_name_of_warp = rng.chance(6);
    out.forward_only = rng.chance(4);
    constexpr uint32_t orders[] = {58, 20, 12, 10};
    out.order = static_cast<Style::Order>(weighted(rng, orders));
    return out;
}

// The thing that a sentence speaks of behind `lead`, "thread per spring `s`"; empty: it says more than that.
std::string thing_behind(std::string_view said, std::string_view lead) {
    static constexpr std::string_view ends[] = {"of", "in", "and", "with", "on", "that"};
    const size_t at = said.find(lead);
    if (at == std::string_view::npos) return {};
    std::vector<std::string> words;
    std::string word;
    bool is_quoted = false;
    for (size_t i = at + lead.size(); i <= said.size(); ++i) {
        const char c = i < said.size() ? said[i] : '.';
        if (('a' <= c && c <= 'z') || (is_quoted && c == '_')) {
            word += c;
            continue;
        }
        const bool is_end = std::find(std::begin(ends), std::end(ends), word) != std::end(ends);
        if (!word.empty() && !is_end) words.push_back(word);
        word.clear();
        if (c == '`' && words.empty() && !is_quoted) {
            is_quoted = true;  // it is called by the name of its index
            continue;
        }
        if (is_end || c != ' ') break;
    }
    const bool is_thing = !words.empty() && words.size() <= 2 && words.back().size() > 2;
    return is_thing ? joined(words, false) : std::string();
}

// What one thread works on, as the description says it or as its index is called.
std::string thing_of(const Draft& draft, const Strings& strings) {
    if (draft.dims != 1) return {};
    const std::string said = draft.words.description(strings);
    for (const std::string_view lead : {"thread per ", "For every ", "For each "}) {
        std::string thing = thing_behind(said, lead);
        if (!thing.empty()) return thing;
    }
    const auto threads = threads_of(draft, Look(draft));
    if (!threads) return {};
    std::string name(strings.text(threads->names[0]));
    const bool is_word = name.size() > 2 && name != "idx" && name != "index" && !is_thread_word(name);
    return is_word && name.find('_') == std::string::npos ? name : std::string();
}

}  // namespace

void dress(draft::Draft& draft, Strings& strings, Rng& rng) {
    const Style style = draw_style(rng);
    const std::string thing = thing_of(draft, strings);
    rename_variables(draft, strings, style, thing);
    order_parameters(draft, strings, style.order);
    rename_definitions(draft, strings, rng, style, thing);
    write_prose(draft, strings, style);
    spell(draft, strings, style);
}

}  // namespace weft::vary
