#include "dataset/row/row_copy.h"

namespace weft::dataset {
namespace {

// Calls `visit` with every view of the row, the same ones in the same order.
template <class R, class Visit>
void for_each_view(R& row, const Visit& visit) {
    const auto visit_columns = [&](Columns columns) {
        for (const Column& column : columns) {
            if (column.text != nullptr) visit(row.*column.text);
            if (column.code != nullptr && row.*column.code) visit(*(row.*column.code));
        }
    };
    visit_columns(annotated_columns());
    visit_columns(fault_columns());
    visit(row.gradient.kind);
    visit(row.gradient.reason);
    visit(row.prompt);
    visit(row.completion);
    for (auto* const messages :
         {&row.messages, &row.prompt_messages, &row.completion_messages, &row.rejected_messages}) {
        for (auto& message : *messages) {
            visit(message.role);
            visit(message.content);
        }
    }
    for (auto* const text : {&row.data_source, &row.ability, &row.reward_style, &row.told_id, &row.told_task,
                             &row.told_kernel_name, &row.told_split})
        visit(*text);
}

}  // namespace

void keep(const Row& from, std::string& memory, Row& to) {
    size_t size = 0;
    for_each_view(from, [&](std::string_view text) { size += text.size(); });
    memory.clear();
    memory.reserve(size);  // nothing moves below
    to = from;
    for_each_view(to, [&](std::string_view& text) {
        const size_t at = memory.size();
        memory.append(text);
        text = std::string_view(memory).substr(at);
    });
}

}  // namespace weft::dataset
