#include "cli/explain_command.h"

#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <memory>

#include "base/json_write.h"
#include "base/utf8.h"
#include "cli/color.h"
#include "cli/exit_codes.h"
#include "cli/help_text.h"
#include "cli/mistakes.h"
#include "cli/report.h"
#include "cli/terminal_size.h"
#include "driver/compile.h"
#include "gradient/judge.h"
#include "source/explain.h"

namespace weft::cli {
namespace {

constexpr std::string_view explain_footer =
    R"(CODE is what stands in brackets behind `error`, as in error[name.undefined]. Without one, all codes are listed. The example is
compiled while you read it: what weft says of it is what it would say of your file.

Exit code: 0 done, 2 there is no such code.

Examples:
  weft explain                       every code with its message
  weft explain name.undefined        one of them
  weft explain --markdown            all of them as a page: docs/diagnostics.md)";

struct ExplainArguments {
    std::vector<std::string> codes;
    std::string color = "auto";
    bool json = false, markdown = false;
};

constexpr std::string_view example_name = "example.py";

// What weft says of an example.
std::string said_of(std::string_view example) {
    driver::Options options;
    options.module_name = "example";
    options.printed_file = example_name;
    Compiled compiled;
    driver::compile(example, options, compiled);
    return rendered_diags(compiled);
}

// What is told of one code: of diagnostics (source/explain.h), and of the reasons for which `weft check
// --gradients` warns.
struct Entry {
    std::string code, message, why, help;
    std::string_view example, caption;
    bool limit = false;
};

Entry entry_of(DiagKind kind) {
    const DiagInfo& diag = info(kind);
    const Explanation& about = explanation(kind);
    const std::string whose =
        diag.limit ? "A limit of weft: Warp may well accept it." : "Python or Warp refuses it too.";
    const std::string said = pattern(diag.message);
    return {.code = std::string(diag.construct),
            .message = said == "…" ? "the message says what it is" : said,
            .why = std::string(about.why) + " " + whose,
            .help = pattern(diag.help),
            .example = about.example,
            .caption = about.caption,
            .limit = diag.limit};
}

Entry entry_of(gradient::Reason reason) {
    return {"gradient." + std::string(name(reason)),
            "Warp's gradient of `…` is not the derivative: " + std::string(explain(reason)),
            "Warp takes the kernel and computes its forward pass as it should; the backward pass gives other "
            "numbers "
            "than the derivative. docs/gradients.md tells how that comes about and how it is found.",
            std::string(way_out(reason)),
            {},
            {},
            false};
}

std::vector<Entry> all_entries() {
    std::vector<Entry> all;
    for (size_t i = 0; i < static_cast<size_t>(DiagKind::Count); ++i)
        all.push_back(entry_of(static_cast<DiagKind>(i)));
    constexpr gradient::Reason reasons[] = {
#define WEFT_REASON(enumerator, name, text, way_out) gradient::Reason::enumerator,
#include "gradient/reasons.def"
#undef WEFT_REASON
    };
    for (const gradient::Reason reason : reasons) {
        if (!way_out(reason).empty()) all.push_back(entry_of(reason));  // of the others nobody is warned
    }
    return all;
}

std::string indented(std::string_view text, std::string_view by) {
    std::string out;
    while (!text.empty()) {
        const size_t end = std::min(text.find('\n'), text.size());
        if (end != 0) out.append(by).append(text.substr(0, end));
        out += '\n';
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

// ---- for people
class ExplainPage {
  public:
    explicit ExplainPage(bool color)
        : color_(color), width_(std::clamp<size_t>(terminal_columns().value_or(100), 40, 100)) {}

    std::string text(const Entry& one) const {
        std::string out =
            heading(one.code) + wrapped(one.message, width_) + "\n\n" + wrapped(one.why, width_) + "\n";
        if (!one.example.empty()) {
            out += "\n" + heading("An example") + indented(painted(one.example), "  ");
            out +=
                "\n" + heading("What weft says of it") + indented(for_terminal(said_of(one.example)), "  ");
        }
        return out + "\n" + heading("The way out") + wrapped(one.help, width_) + "\n";
    }
    std::string list(const std::vector<Entry>& all) const {
        size_t column = 0;
        for (const Entry& one : all) column = std::max(column, one.code.size() + 2);
        std::string out;
        for (const Entry& one : all) {
            std::string code = one.code;
            if (width_ < 2 * column) {  // too narrow for two columns
                out += (color_ ? bold(code) : code) + "\n" + wrapped("    " + one.message, width_) + "\n";
                continue;
            }
            code.append(column - code.size(), ' ');
            const std::string message = wrapped(std::string(column, ' ') + one.message, width_);
            out += (color_ ? bold(code) : code) + message.substr(column) + "\n";
        }
        return out;
    }

  private:
    std::string heading(const std::string& text) const { return (color_ ? bold(text) : text) + "\n"; }
    std::string painted(std::string_view code) const {
        return color_ ? in_color(code, Language::Python) : std::string(code);
    }

    bool color_;
    size_t width_;
};

// ---- as a page of documentation
std::string explained_in_markdown(const std::vector<Entry>& all) {
    std::string out = R"(# Diagnostics

Every code that stands in brackets behind `error` or `warning`: what it means, why, an example with what weft says of it, and the way out. `weft explain CODE`
prints the same. This page is written by `weft explain --markdown`; a test compares it, and compiles every example.

)";
    for (const Entry& one : all) {
        out += "## " + one.code + "\n\n" + one.message + ".\n\n" + one.why + "\n\n";
        if (!one.example.empty()) {
            out += "```python\n" + std::string(one.example) + "```\n\n";
            out += "```text\n" + said_of(one.example) + "```\n\n";
        }
        out += "The way out: " + one.help + ".\n\n";
    }
    out.pop_back();
    return out;
}

std::string explained_in_json(const std::vector<Entry>& all) {
    TextBuffer out;
    JsonWriter json(out, json_report);
    json.begin_object().key("diagnostics").begin_array();
    for (const Entry& one : all) {
        json.begin_object().member("code", one.code).member("message", one.message).member("why", one.why);
        json.member("limit", one.limit).member("help", one.help).member("example", one.example);
        json.member("shows", one.caption).end_object();
    }
    json.end_array().end_object();
    out.append('\n');
    return out.str();
}

Result<std::vector<Entry>> chosen_entries(const std::vector<std::string>& codes) {
    std::vector<Entry> all = all_entries();
    if (codes.empty()) return all;
    std::vector<Entry> chosen;
    for (const std::string& code : codes) {
        const auto found =
            std::find_if(all.begin(), all.end(), [&](const Entry& one) { return one.code == code; });
        if (found == all.end()) {
            Nearest nearest(code);
            for (const Entry& one : all) nearest.offer(one.code);
            return Error::usage("there is no diagnostic `" + code + "`" +
                                (nearest.best().empty() ? "; weft explain lists them" : meant(nearest)));
        }
        chosen.push_back(*found);
    }
    return chosen;
}

int print_explained(const ExplainArguments& arguments) {
    const auto entries = chosen_entries(arguments.codes);
    if (!entries) return complain("explain", entries.failure());
    if (arguments.json) return print("explain", explained_in_json(entries.value()));
    if (arguments.markdown) return print("explain", explained_in_markdown(entries.value()));
    const ExplainPage page(wants_color(arguments.color));
    if (arguments.codes.empty()) return print("explain", page.list(entries.value()));
    std::string text;
    for (const Entry& one : entries.value()) text += (text.empty() ? "" : "\n\n") + page.text(one);
    return print("explain", text);
}

}  // namespace

void add_explain_command(CLI::App& app, std::function<int()>& run) {
    const auto arguments = std::make_shared<ExplainArguments>();
    CLI::App* const command =
        app.add_subcommand("explain", "What a diagnostic means, why, an example and the way out");
    command->add_option("CODE", arguments->codes, "As in error[name.undefined] [all, as a list]");
    add_color_option(*command, arguments->color);
    CLI::Option* const json = command->add_flag("--json", arguments->json, "As JSON");
    command->add_flag("--markdown", arguments->markdown, "As a page of documentation")->excludes(json);
    command->footer(std::string(explain_footer));
    command->callback([arguments, &run] { run = [arguments] { return print_explained(*arguments); }; });
}

std::vector<std::string> explained_codes() {
    std::vector<std::string> codes;
    for (const Entry& one : all_entries()) codes.emplace_back(one.code);
    return codes;
}

void mention_explain(std::string_view construct) {
    if (construct.empty() || ::isatty(STDERR_FILENO) == 0) return;
    std::cerr << "`weft explain " << construct << "` tells more\n";
}

}  // namespace weft::cli
