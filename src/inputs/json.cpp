#include "inputs/json.h"

#include "inputs/resolve.h"
#include "inputs/text.h"

namespace weft::inputs {
namespace {

// Sizes and bounds are strings in which nothing needs an escape.
template <class Append, class T>
void write_text(JsonWriter& json, Append append_text, const T& what) {
    TextBuffer& out = json.raw();
    out.append('"');
    append_text(out, what);
    out.append('"');
}

void write_sizes(JsonWriter& json, std::span<const Size> sizes) {
    json.begin_array();
    for (const Size& size : sizes) write_text(json, append_size, size);
    json.end_array();
}

using Kind = JsonValue::Kind;

class Reading {
  public:
    explicit Reading(const JsonDocument& document) : document_(document) {}

    Result<void> inputs(const JsonValue& value, Inputs& out) {
        if (!value.is(Kind::Object) || value.count != 2) return Error{"not the record it should be"};
        if (auto done = texts(document_.member(value, "launch"), sizes_); !done) return done;
        if (auto done = parse_launch(sizes_, out); !done) return done;
        const JsonValue& args = document_.member(value, "args");
        if (!args.is(Kind::Array)) return Error{"`args` is not a list"};
        out.args.resize(args.count);
        size_t i = 0;
        for (const JsonValue& child : document_.children(args)) {
            if (auto done = arg(child, out.args[i++]); !done) return done;
        }
        return check(out);
    }

  private:
    Result<void> arg(const JsonValue& value, Arg& out) {
        if (!value.is(Kind::Object) || value.count != 7) return Error{"not the record it should be"};
        for (const auto& [key, text] : {std::pair{"name", &ArgText::name},
                                        {"role", &ArgText::role},
                                        {"dtype", &ArgText::dtype},
                                        {"fill", &ArgText::fill},
                                        {"low", &ArgText::low},
                                        {"high", &ArgText::high}}) {
            const JsonValue& cell = document_.member(value, key);
            if (!cell.is(Kind::String)) return Error{"`" + std::string(key) + "` is not a string"};
            text_.*text = cell.text;
        }
        if (auto done = texts(document_.member(value, "shape"), text_.shape); !done) return done;
        if (auto done = parse(text_, out); !done) {
            return Error{"argument `" + std::string(text_.name) + "`: " + done.error()};
        }
        return {};
    }
    Result<void> texts(const JsonValue& value, std::vector<std::string_view>& out) {
        out.clear();
        if (!value.is(Kind::Array)) return Error{"not a list"};
        for (const JsonValue& child : document_.children(value)) {
            if (!child.is(Kind::String)) return Error{"not a string"};
            out.push_back(child.text);
        }
        return {};
    }

    const JsonDocument& document_;
    std::vector<std::string_view> sizes_;
    ArgText text_;
};

}  // namespace

void write(JsonWriter& json, const Inputs& inputs) {
    json.begin_object();
    json.key("launch").begin_array();
    for (const Size& size : inputs.extents()) write_text(json, append_size, size);
    if (inputs.block != 0) write_text(json, append_block, inputs.block);
    json.end_array();
    json.key("args").begin_array();
    for (const Arg& arg : inputs.args) {
        json.begin_object()
            .member("name", arg.name)
            .member("role", text(arg.role))
            .member("dtype", arg.dtype);
        write_sizes(json.key("shape"), arg.extents());
        json.member("fill", text(arg.fill));
        write_text(json.key("low"), append_low, arg);
        write_text(json.key("high"), append_high, arg);
        json.end_object();
    }
    json.end_array().end_object();
}

Result<void> read(const JsonDocument& document, const JsonValue& value, Inputs& inputs) {
    return Reading(document).inputs(value, inputs);
}

}  // namespace weft::inputs
