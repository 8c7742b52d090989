#include "driver/coverage.h"

namespace weft::driver {

std::string_view name_of(ir::Op op) {
    switch (op) {
        case ir::Op::Comment:
            return "Comment";
        case ir::Op::Call:
            return "Call";
        case ir::Op::SetConstant:
            return "SetConstant";
        case ir::Op::Compare:
            return "Compare";
        case ir::Op::BoolBegin:
            return "BoolBegin";
        case ir::Op::BoolJoin:
            return "BoolJoin";
        case ir::Op::IfBegin:
            return "IfBegin";
        case ir::Op::IfEnd:
            return "IfEnd";
        case ir::Op::IfReverse:
            return "IfReverse";
        case ir::Op::FieldAddress:
            return "FieldAddress";
        case ir::Op::FieldStore:
            return "FieldStore";
        case ir::Op::SlotAddress:
            return "SlotAddress";
        case ir::Op::SlotStore:
            return "SlotStore";
        case ir::Op::SlotAtomic:
            return "SlotAtomic";
        case ir::Op::ForBegin:
            return "ForBegin";
        case ir::Op::RangeBegin:
            return "RangeBegin";
        case ir::Op::WhileBegin:
            return "WhileBegin";
        case ir::Op::WhileTest:
            return "WhileTest";
        case ir::Op::LoopBody:
            return "LoopBody";
        case ir::Op::LoopEnd:
            return "LoopEnd";
        case ir::Op::Goto:
            return "Goto";
        case ir::Op::Return:
            return "Return";
        case ir::Op::ReturnDefault:
            return "ReturnDefault";
        case ir::Op::Assert:
            return "Assert";
    }
    return "";
}

std::string signature(const builtins::Row& row, const types::Types& types, const Strings& strings) {
    std::string text(strings.text(row.name));
    text += '(';
    for (size_t i = 0; i < row.params.size(); ++i) {
        if (i != 0) text += ", ";
        if (row.params[i].is_rest) text += '*';
        text += row.params[i].name;
        text += ": ";
        text += types.display(row.params[i].pattern);
    }
    return text + ")";
}

Occurrences no_occurrences() {
    return {std::vector<bool>(builtins::rows().size()), std::vector<bool>(op_count)};
}

}  // namespace weft::driver
