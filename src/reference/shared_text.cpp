// What every reference shares: the array, and the atomics of a single thread.
#include "base/check.h"
#include "reference/writer.h"

namespace weft::reference {

std::string array_text(unsigned ranks) {
    std::string out;
    if (ranks > 1) {
        out +=
            "// An array of D dimensions, row after row. An index below zero counts from behind.\n"
            "template <class T, int D>\n"
            "struct Array {\n"
            "    T* data;\n"
            "    int shape[D];\n"
            "\n"
            "    Array<T, D - 1> operator[](int i) const {\n"
            "        Array<T, D - 1> part{};\n"
            "        long long size = 1;\n"
            "        for (int d = 1; d < D; ++d) {\n"
            "            part.shape[d - 1] = shape[d];\n"
            "            size *= shape[d];\n"
            "        }\n"
            "        part.data = data + size * (i < 0 ? i + shape[0] : i);\n"
            "        return part;\n"
            "    }\n"
            "};\n"
            "\n"
            "template <class T>\n"
            "struct Array<T, 1> {\n";
    } else {
        out +=
            "// An array of D dimensions, here of one. An index below zero counts from behind.\n"
            "template <class T, int D>\n"
            "struct Array {\n";
    }
    out += "    T* data;\n    int shape[" + std::string(ranks > 1 ? "1" : "D") + "];\n";
    out +=
        "\n"
        "    T& operator[](int i) const { return data[i < 0 ? i + shape[0] : i]; }\n"
        "};\n"
        "\n";
    return out;
}

namespace {

struct HelperText {
    std::string_view name, parameters, change;
};

constexpr HelperText helper_texts[] = {
    {"fetch_add", "T& place, V value", "place = old + value;"},
    {"fetch_sub", "T& place, V value", "place = old - value;"},
    {"fetch_min", "T& place, V value", "if (value < old) place = value;"},
    {"fetch_max", "T& place, V value", "if (value > old) place = value;"},
    {"fetch_and", "T& place, V value", "place = old & value;"},
    {"fetch_or", "T& place, V value", "place = old | value;"},
    {"fetch_xor", "T& place, V value", "place = old ^ value;"},
    {"exchange", "T& place, V value", "place = value;"},
    {"compare_exchange", "T& place, V expected, V value", "if (old == expected) place = value;"},
};

}  // namespace

std::string helper_text(std::string_view name, std::string_view own_name) {
    for (const HelperText& one : helper_texts) {
        if (one.name != name) continue;
        return "template <class T, class V>\nT " + std::string(own_name) + "(" + std::string(one.parameters) +
               ") {\n    const T old = place;\n    " + std::string(one.change) + "\n    return old;\n}\n\n";
    }
    WEFT_CHECK(false, "a helper that has a text");
}

std::string signature(const std::string& head, std::span<const std::string> parameters,
                      std::string_view tail) {
    constexpr size_t widest = 100;
    // Behind a long name there is no room for a column of parameters.
    const size_t begin = head.find_first_not_of(' ');
    const bool is_long = head.size() - begin > widest / 2;
    size_t whole = head.size() + tail.size();
    for (const std::string& one : parameters) whole += one.size() + 2;
    const bool is_broken = whole > widest;
    const std::string indent(is_long ? begin + 8 : head.size(), ' ');
    std::string out = head;
    size_t column = head.size();
    for (size_t i = 0; i < parameters.size(); ++i) {
        const bool is_last = i + 1 == parameters.size();
        const size_t width = parameters[i].size() + (is_last ? tail.size() : 1);
        const bool is_first_of_long = i == 0 && is_long && is_broken;
        if (is_first_of_long || (i != 0 && column + 1 + width > widest)) {
            out += '\n' + indent;
            column = indent.size();
        } else if (i != 0) {
            out += ' ';
            ++column;
        }
        out += parameters[i] + (is_last ? "" : ",");
        column += parameters[i].size() + 1;
    }
    out += tail;
    return out;
}

}  // namespace weft::reference
