#include "emit/directive.h"

namespace weft::emit {

void append_directive(TextBuffer& out, uint32_t file_line, std::string_view escaped_file) {
    out.append("#line ");
    out.append_uint(file_line);
    out.append(" \"");
    out.append(escaped_file);
    out.append("\"\n");
}

void escape_file(std::string_view file, std::string& out) {
    out.clear();
    for (const char c : file) {
        const auto code = static_cast<unsigned char>(c);
        switch (c) {
            case '\\':
                out += '/';
                break;
            case '"':
                out += "\\\"";
                break;
            case '\n':
                out += "\\n";
                break;
            case '\r':
                out += "\\r";
                break;
            case '\t':
                out += "\\t";
                break;
            default:
                if (code >= 32 && code != 127) {
                    out += c;
                } else {
                    out += '\\';
                    for (const int shift : {6, 3, 0}) out += static_cast<char>('0' + ((code >> shift) & 7));
                }
        }
    }
}

}  // namespace weft::emit
