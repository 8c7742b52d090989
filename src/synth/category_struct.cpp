// struct: records given by value or as arrays, nested, with arrays inside; read, changed and written back.
#include "synth/category.h"

namespace weft::synth {
namespace {

constexpr Palette palette{.sum = 28,
                          .product = 26,
                          .quotient = 8,
                          .min_max = 6,
                          .unary = 10,
                          .blend = 3,
                          .from_int = 2,
                          .from_vector = 16,
                          .logic = 20};
constexpr Plan plan{.local = 30, .branch = 10, .chain = 3, .unrolled = 4, .dynamic = 6};

// Records that people declare: fields with the ranges of their inputs.
struct Item {
    std::string_view name;
    uint8_t rows;  // 1: a number; 0: an integer
    Range range;
};
struct Record {
    std::string_view name, plural, one;
    Item items[7];
};
constexpr Record records[] = {
    {"Particle",
     "particles",
     "p",
     {{"pos", 3, {-2, 2}},
      {"vel", 3, {-1, 1}},
      {"mass", 1, {0.5, 2}},
      {"radius", 1, {0.1, 0.5}},
      {"charge", 1, {-1, 1}},
      {"kind", 0, {0, 3}},
      {"force", 3, {-5, 5}}}},
    {"Spring",
     "springs",
     "s",
     {{"stiffness", 1, {1, 10}},
      {"rest_length", 1, {0.5, 2}},
      {"damping", 1, {0, 1}},
      {"stretch", 1, {-1, 1}},
      {"axis", 3, {0.5, 1.5}},
      {"limit", 1, {1, 3}},
      {"level", 0, {1, 4}}}},
    {"Material",
     "materials",
     "mat",
     {{"color", 3, {0, 1}},
      {"roughness", 1, {0.1, 1}},
      {"metallic", 1, {0, 1}},
      {"ior", 1, {1, 2}},
      {"emission", 3, {0, 2}},
      {"layer", 0, {0, 7}},
      {"opacity", 1, {0.1, 1}}}},
    {"Body",
     "bodies",
     "body",
     {{"position", 3, {-3, 3}},
      {"velocity", 3, {-2, 2}},
      {"inv_mass", 1, {0.1, 2}},
      {"friction", 1, {0, 1}},
      {"size", 3, {0.5, 1.5}},
      {"group", 0, {0, 15}},
      {"torque", 3, {-1, 1}}}},
    {"Params",
     "settings",
     "cfg",
     {{"alpha", 1, {0, 1}},
      {"beta", 1, {0.1, 2}},
      {"scale", 1, {0.5, 2}},
      {"offset", 1, {-1, 1}},
      {"steps", 0, {1, 8}},
      {"threshold", 1, {0.2, 0.8}},
      {"origin", 2, {-1, 1}}}},
    {"Sample",
     "samples",
     "smp",
     {{"value", 1, {-1, 1}},
      {"weight", 1, {0, 1}},
      {"error", 1, {-0.5, 0.5}},
      {"uv", 2, {0, 1}},
      {"bin_id", 0, {0, 31}},
      {"confidence", 1, {0.1, 1}},
      {"grad", 3, {-1, 1}}}},
    {"Ray",
     "rays",
     "ray",
     {{"origin", 3, {-2, 2}},
      {"direction", 3, {0.2, 1}},
      {"t_min", 1, {0, 0.5}},
      {"t_max", 1, {2, 10}},
      {"weight", 1, {0, 1}},
      {"depth", 0, {0, 5}},
      {"tint", 3, {0, 1}}}},
    {"Cell",
     "cells",
     "cell",
     {{"density", 1, {0.5, 2}},
      {"pressure", 1, {0, 5}},
      {"flow", 2, {-1, 1}},
      {"heat", 1, {0, 10}},
      {"level", 0, {0, 4}},
      {"volume", 1, {0.5, 1.5}},
      {"normal", 3, {0.3, 1}}}},
    {"Neuron",
     "neurons",
     "nrn",
     {{"bias", 1, {-1, 1}},
      {"gain", 1, {0.5, 2}},
      {"state", 1, {-2, 2}},
      {"leak", 1, {0.1, 0.9}},
      {"spikes", 0, {0, 9}},
      {"input", 1, {-1, 1}},
      {"trace", 1, {0, 1}}}},
    {"Light",
     "lights",
     "light",
     {{"position", 3, {1, 3}},
      {"color", 3, {0, 1}},
      {"intensity", 1, {0, 5}},
      {"falloff", 1, {0.5, 2}},
      {"direction", 3, {0.2, 1}},
      {"kind", 0, {0, 2}},
      {"angle", 1, {0.2, 1}}}},
    {"Edge",
     "edges",
     "edge",
     {{"start", 2, {-2, 2}},
      {"end", 2, {-2, 2}},
      {"weight", 1, {0.1, 1}},
      {"length", 1, {0.5, 3}},
      {"flow", 1, {-1, 1}},
      {"tag", 0, {0, 9}},
      {"cost", 1, {0, 4}}}},
    {"Agent",
     "agents",
     "agent",
     {{"pos", 2, {-5, 5}},
      {"heading", 1, {-3, 3}},
      {"speed", 1, {0, 2}},
      {"energy", 1, {0.5, 10}},
      {"goal", 2, {-5, 5}},
      {"state", 0, {0, 3}},
      {"wait", 1, {0, 1}}}},
};

Type type_of(const Item& item) {
    return item.rows == 0 ? i32 : item.rows == 1 ? f32 : vector_type(item.rows);
}

class Structs {
  public:
    explicit Structs(Kernel& kernel) : k(kernel), rng(kernel.rng), grower(kernel, palette, f32) {}

    void grow() {
        const Record& record = rng.pick(records);
        const uint32_t most = k.level == 1 ? 3 : k.level == 2 ? 4 : k.level < 5 ? 5 : 6;
        const bool nested = k.level > 2 && rng.chance(22);
        type_ = declare(record, static_cast<uint32_t>(rng.between(2, static_cast<int>(most))), nested);
        k.threads({extent_n});
        if (k.level == 1) return simple(record);
        read(record);
        if (k.level > 2 && rng.chance(25)) read_second();
        const int reserve = 20 + 8 * static_cast<int>(k.fields(type_).size());
        const bool writes = rng.chance(60) && k.left() > reserve;
        const uint32_t target = k.target;
        if (writes) k.target -= static_cast<uint32_t>(reserve);
        while (grower.step(plan)) k.blank_line();
        k.target = target;
        if (writes) write_back();
        if (writes) {
            grower.rest();
        } else {
            grower.stores();
        }
    }

  private:
    Type declare(const Record& record, uint32_t count, bool nested) {
        Field fields[8];
        uint32_t used = 0, made = 0;
        const uint32_t first = rng.below(7);
        bool has_float = false;
        for (uint32_t i = 0; i < 7 && made < count; ++i) {
            const Item& item = record.items[(first + i) % 7];
            if (i + 1 < 7 && rng.chance(15)) continue;
            const bool last_chance = made + 1 == count && !has_float;
            if (item.rows == 0 && (last_chance || rng.chance(50))) continue;
            has_float = has_float || item.rows != 0;
            Field& field = fields[used++];
            field = {};
            field.name = k.keep(item.name);
            field.type = type_of(item);
            field.range = item.range;
            if (item.rows > 1 && grower.composite.is_scalar()) grower.composite = grower.extra = field.type;
            ++made;
        }
        for (uint32_t i = 0; i < 7 && !has_float; ++i) {
            if (record.items[i].rows == 0) continue;
            fields[used] = {};
            fields[used].name = k.keep(record.items[i].name);
            fields[used].type = type_of(record.items[i]);
            fields[used++].range = record.items[i].range;
            has_float = true;
        }
        if (nested) {
            const Record& other = rng.pick(records);
            if (other.name != record.name) {
                const Type inner = declare(other, 2, false);
                fields[used] = {};
                fields[used].name = k.keep(other.one);
                fields[used++].type = inner;
            }
        }
        return k.declare_struct(record.name, {fields, used});
    }

    // The parameter: an array with a record for each thread, or one record for all.
    Value given(const Record& record, Type type, bool array, bool named) {
        Parameter added;
        added.name = k.fresh(array ? record.plural : record.one);
        added.type = type;
        added.ndim = array ? 1 : 0;
        added.shape[0] = extent_n;
        const ParamId id = k.parameter(added);
        Value owner = array ? k.element(id) : k.make(type, Level::Atom, {k.text(k[id].name)});
        owner.name = !array;
        if (!array || !named) return owner;
        const Word name = k.fresh(record.one);
        k.assign(name, owner);
        return k.named(name, owner);
    }

    // Every field can be picked by growth, and those that nobody picks join the stores.
    void offer(Value owner, Type type) {
        for (const Field& field : k.fields(type)) {
            if (field.type.shape == Shape::Struct) {
                offer(k.field(owner, field), field.type);
                continue;
            }
            if (field.type == i32) {
                const Value number = k.field(owner, field);
                if (rng.chance(50) && k.left() > 40) {
                    k.let(Pool::Locals, k.mul(k.cast(number, f32), k.nice_number(f32, {0.05, 2})), false);
                }
                continue;
            }
            k.show(k.field(owner, field), offered_ && !rng.chance(70));
            offered_ = true;
        }
    }

    void read(const Record& record) {
        by_array_ = rng.chance(70);
        const Value owner = given(record, type_, by_array_, rng.chance(65));
        offer(owner, type_);
        if (!by_array_) return;
        owner_ = owner;
    }

    void read_second() {
        const Record& record = rng.pick(records);
        if (k.is_known(record.name)) return;
        Field fields[4];
        uint32_t count = 0;
        for (const Item& item : record.items) {
            if (item.rows == 0 || count == 3 || rng.chance(40)) continue;
            fields[count] = {};
            fields[count].name = k.keep(item.name);
            fields[count].type = type_of(item);
            fields[count].range = item.range;
            ++count;
        }
        if (count == 0) return;
        // Sometimes a bundle of arrays.
        const bool arrays = rng.chance(40);
        for (uint32_t i = 0; arrays && i < count; ++i) {
            fields[i].ndim = 1;
            fields[i].shape[0] = extent_n;
        }
        const Type type = k.declare_struct(record.name, {fields, count});
        const Value owner = given(record, type, false, false);
        if (!arrays) return offer(owner, type);
        for (const Field& field : k.fields(type)) {
            const Value array = k.field(owner, field);
            Value element = k.make(field.type, Level::Atom, {k.text(array), "[", k.text(k.thread()), "]"});
            element.range = array.range;
            element.gain = 1;
            element.varies = true;
            element.floor = array.floor;
            k.show(element, false);
        }
    }

    // A float or a vector of the record, grown anew.
    Value changed(Value owner, const Field& field, bool in_place) {
        // In place, Warp's backward pass reads the new value where the old one was meant.
        const Range wide = in_place                  ? field.range
                           : field.type.has_floats() ? Range{-100, 100}
                                                     : Range{0, 100};
        if (field.type == i32) {
            const Value old = k.field(owner, field);
            const Value made = rng.chance(50)
                                   ? k.add(old, k.number(i32, rng.between(1, 3)))
                                   : k.mod(k.add(old, k.thread()), k.number(i32, rng.pick({4, 8, 16})));
            return in_place ? k.fit(made, {wide}) : made;
        }
        grower.budget(rng.between(1, 3));
        return grower.value(field.type, {wide}, 2);
    }

    // Another record made field by field and stored, or fields of the own one changed in place.
    void write_back() {
        k.blank_line();
        const bool in_place = by_array_ && !k.honest && rng.chance(60);
        const auto fields = k.fields(type_);
        if (in_place) {
            for (ParamId id = 0; id < k.parameter_count(); ++id) {
                if (k[id].type == type_ && k[id].ndim == 1) k[id].role = Role::InOut;
            }
            const ParamId array = array_of(type_);
            const Value place = k.element(array);
            bool any = false;
            for (const Field& field : fields) {
                if (field.type.shape == Shape::Struct || (any && rng.chance(40)) || k.left() < 4) continue;
                const Value value = changed(place, field, true);
                k.statement({k.text(place), ".", k.text(field.name), " = ", k.text(value)}, {value});
                forget(k.field(place, field));
                any = true;
            }
            return;
        }
        const Word wish = k.fresh(rng.pick({std::string_view("new"), std::string_view("result"),
                                            std::string_view("next"), std::string_view("updated")}));
        k.statement({k.text(wish), " = ", k.type_name(type_), "()"}, {});
        k.count_operations(1);
        for (const Field& field : fields) {
            if (field.type.shape == Shape::Struct) continue;
            Value value;
            if (owner_.size != 0 && rng.chance(30)) {
                value = k.field(owner_, field);
            } else if (field.type == i32 && owner_.size == 0) {
                value = k.mod(k.thread(), k.number(i32, rng.pick({2, 4, 8})));
            } else if (field.type == i32) {
                value = changed(owner_, field, false);
            } else {
                value = changed({}, field, false);
            }
            k.statement({k.text(wish), ".", k.text(field.name), " = ", k.text(value)}, {value});
        }
        Parameter added;
        added.name = k.fresh(rng.pick({std::string_view("out"), std::string_view("results"),
                                       std::string_view("updated_all"), std::string_view("dst")}));
        added.type = type_;
        added.ndim = 1;
        added.shape[0] = extent_n;
        added.role = Role::Out;
        const Value made = k.make(type_, Level::Atom, {k.text(wish)});
        k.store(k.parameter(added), made);
    }

    // The field holds something else now, of another range.
    void forget(Value field) {
        for (Local& local : k.locals()) {
            if (!k.same(local.value, field)) continue;
            local.hidden = true;
            local.uses = 1;
        }
    }

    ParamId array_of(Type type) const {
        for (ParamId id = 0; id < k.parameter_count(); ++id) {
            if (k[id].type == type && k[id].ndim == 1) return id;
        }
        return 0;
    }

    void simple(const Record& record) {
        by_array_ = rng.chance(75);
        const Value owner = given(record, type_, by_array_, rng.chance(50));
        const auto fields = k.fields(type_);
        uint32_t at = rng.below(static_cast<uint32_t>(fields.size()));
        while (fields[at].type == i32) at = (at + 1) % static_cast<uint32_t>(fields.size());
        const Type type = fields[at].type;
        for (const Field& field : fields) {
            if (field.type.has_floats() && (field.type == type || field.type == f32))
                k.show(k.field(owner, field), false);
        }
        grower.budget(rng.between(1, 3));
        const Value value = grower.worthy(type, 1);
        grower.store_one(grower.settled(value, 0));
    }

    Kernel& k;
    Rng& rng;
    Grower grower;
    Type type_;
    Value owner_;
    bool by_array_ = false, offered_ = false;
};

}  // namespace

void grow_Struct(Kernel& k) {
    Structs(k).grow();
}

}  // namespace weft::synth
