// Private to module/.
// What the evaluator keeps beside the Program while it runs, and for its memory from file to file.
#pragma once

#include <cstdint>
#include <map>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/strings.h"
#include "module/program.h"
#include "source/diag.h"
#include "syntax/tree.h"

namespace weft::module {

// Functions of a key that may have been declared unseen.
struct Doubt {
    StringId reason;
    StringId file;   // valid: only the import of this file or package may have declared them
    uint32_t count;  // of the key, when the doubt arose
};

struct Keyword {
    StringId name;  // invalid: a ** argument that is not known
    Value value;
};

// Options given to a decorator factory (`wp.kernel(...)`), until it meets its function.
struct DecoratorOptions {
    std::vector<Keyword> keywords;
    std::vector<Value> positional;
    Place place;
    bool opaque = false;
};

struct StructField {
    StringId name;
    const syntax::Tree* tree;
    syntax::NodeId annotation;
    Value value;  // evaluated, unless annotations are strings
};

// What is annotated in the body of a class.
struct ClassFields {
    std::vector<StructField> list;
    std::map<uint32_t, size_t> by_name;  // by StringId: places in the list
};

struct Scratch {
    std::vector<Value> arg_stack;
    std::vector<Keyword> keyword_stack;
    std::vector<DecoratorOptions> decorators;
    std::unordered_map<uint32_t, ClassFields> fields;   // by ScopeId: of class bodies
    std::unordered_map<uint32_t, uint32_t> key_counts;  // by StringId: functions made so far
    std::unordered_map<uint32_t, Doubt> doubts;         // by StringId: keys whose count is not known
    std::unordered_set<uint32_t> doubted_files;         // by StringId: those that may have been imported
    std::unordered_map<uint32_t, std::vector<StringId>> doubted_keys;  // by StringId of such a file
    std::unordered_map<uint64_t, uint32_t> infos;  // by function: into Program::function_infos
    std::unordered_map<uint32_t, uint32_t> files;  // by StringId: into Program::files
    std::unordered_set<uint32_t> replaced;  // by StringId: modules that are another object in sys.modules
    std::unordered_map<uint32_t, uint32_t> warp_modules;  // by StringId: into Program::modules
    struct Havocked {
        uint64_t function;
        ScopeId parent;
        bool operator==(const Havocked&) const = default;
    };
    struct HavockedHash {
        size_t operator()(const Havocked& key) const {
            return std::hash<uint64_t>()(key.function * 31 + key.parent.index);
        }
    };
    std::unordered_set<Havocked, HavockedHash> havocked;  // functions whose effects were dropped already

    void clear() {
        arg_stack.clear();
        keyword_stack.clear();
        decorators.clear();
        fields.clear();
        key_counts.clear();
        doubts.clear();
        doubted_files.clear();
        doubted_keys.clear();
        infos.clear();
        files.clear();
        warp_modules.clear();
        replaced.clear();
        havocked.clear();
    }
};

}  // namespace weft::module
