// HelpText: the pages of --help, as wide as the terminal; commands under headings, each with an example.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <CLI/CLI.hpp>

namespace weft::cli {

class HelpText : public CLI::Formatter {
  public:
    HelpText();

    std::string make_option(const CLI::Option* option, bool is_positional) const override;
    std::string make_option_name(const CLI::Option* option, bool is_positional) const override;
    std::string make_option_opts(const CLI::Option* option) const override;
    std::string make_subcommand(const CLI::App* command) const override;
    std::string make_description(const CLI::App* command) const override;
    std::string make_footer(const CLI::App* command) const override;

  private:
    // A name, and from a column on what it means.
    std::string entry(const std::string& name, const std::string& meaning, size_t column) const;

    size_t width_;
};

// The text with lines of at most so many columns, broken at blanks; the rest of a line is indented like it.
std::string wrapped(std::string_view text, size_t width);

}  // namespace weft::cli
