#include "cuda/cubin.h"

#include <elf.h>

#include <cstddef>
#include <cstring>
#include <optional>

namespace weft::cuda {
namespace {

template <class T>
std::optional<T> read_at(std::string_view bytes, uint64_t offset) {
    if (offset > bytes.size() || bytes.size() - offset < sizeof(T)) return std::nullopt;
    T value;
    std::memcpy(&value, bytes.data() + offset, sizeof(T));
    return value;
}

}  // namespace

Result<std::vector<Section>> sections(std::string_view cubin) {
    const auto wrong = [] { return Error{"the machine code is no ELF file of 64 bits"}; };
    const auto header = read_at<Elf64_Ehdr>(cubin, 0);
    if (!header || std::memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 ||
        header->e_ident[EI_CLASS] != ELFCLASS64 || header->e_shentsize != sizeof(Elf64_Shdr))
        return wrong();
    const auto section = [&](uint64_t index) {
        return read_at<Elf64_Shdr>(cubin, header->e_shoff + index * sizeof(Elf64_Shdr));
    };
    // A batch can have more sections than the header has room to count: then the first section does.
    const auto first = section(0);
    if (!first) return wrong();
    const uint64_t count = header->e_shnum != 0 ? header->e_shnum : first->sh_size;
    const uint64_t names_at = header->e_shstrndx != SHN_XINDEX ? header->e_shstrndx : first->sh_link;
    const auto names = section(names_at);
    if (!names || names->sh_offset > cubin.size() || names->sh_size > cubin.size() - names->sh_offset)
        return wrong();
    const std::string_view text = cubin.substr(names->sh_offset, names->sh_size);
    std::vector<Section> found;
    for (uint64_t i = 0; i < count; ++i) {
        const auto one = section(i);
        if (!one || one->sh_name > text.size()) return wrong();
        const std::string_view rest = text.substr(one->sh_name);
        found.push_back({rest.substr(0, rest.find('\0')), one->sh_size});
    }
    return found;
}

}  // namespace weft::cuda
