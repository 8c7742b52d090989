// graphics: rays, signed distances, shading, colour, images; each plan with variants of its steps.
#include <array>

#include "synth/category.h"
#include "synth/ideas.h"

namespace weft::synth {
namespace {

constexpr Palette palette{.sum = 28,
                          .product = 26,
                          .quotient = 7,
                          .min_max = 10,
                          .unary = 10,
                          .blend = 6,
                          .from_int = 1,
                          .from_vector = 18,
                          .logic = 20};
constexpr Plan plan{.local = 28, .branch = 9, .chain = 3, .unrolled = 3, .dynamic = 5};
constexpr Type vec2 = vector_type(2), vec3 = vector_type(3);
// Two ranges that do not meet: the difference of points from them is never 0.
constexpr Range here{1, 3}, there{-2, -0.5};

Value one(Scene& s) {
    return s.literal(1.0);
}

// A unit vector made of an input that is never 0.
Value direction(Scene& s, std::string_view name) {
    return s.k.normalize(s.in(name, vec3, {0.1, 1}));
}

Value constant_vector(Scene& s, std::initializer_list<double> numbers) {
    Value parts[3];
    size_t count = 0;
    for (const double number : numbers) parts[count++] = s.literal(number);
    return s.k.construct(vec3, {parts, count});
}

void ray_sphere(Scene& s) {
    const Value origin = s.in("origins", vec3, {-2, 2}), d = s.named("dir", direction(s, "dirs"));
    const Value oc = s.named("oc", s.k.sub(origin, s.coin() ? s.in("centers", vec3, {-1, 1})
                                                            : constant_vector(s, {0.0, 1.0, 0.0})));
    const Value b = s.named("b", s.k.dot(oc, d));
    const Value radius = s.number("radius", {0.3, 1.5});
    const Value c = s.named("c", s.k.sub(s.norm_sq(oc), s.k.mul(radius, radius)));
    const Value disc = s.named("disc", s.k.sub(s.k.mul(b, b), c));
    const Value t = s.start("t_hit", s.k.cast(s.literal(-1.0), f32));
    s.k.if_(s.k.compare(Compare::Greater, disc, s.literal(s.rng.pick({0.01, 0.05}))));
    Value inside = disc;
    inside.range = {0.01, inside.range.hi};
    const Value root = s.k.call(Unary::Sqrt, inside);
    s.k.set(t, s.coin() ? s.k.sub(s.k.neg(b), root) : s.k.neg(s.k.add(b, root)));
    s.k.close();
    s.out("t_out", s.known(t, {-60, 60}, 200));
}

void ray_plane(Scene& s) {
    const Value origin = s.in("origins", vec3, {-2, 2}), d = s.in("dirs", vec3, {0.2, 1});
    const Value n = s.coin() ? s.in("normals", vec3, {0.2, 1}) : constant_vector(s, {0.0, 1.0, 0.0});
    const Value rate = s.let("denom", s.k.dot(n, d));
    const Value height = s.k.sub(s.number("plane_d", {-1, 1}), s.k.dot(n, origin));
    const Value safe = rate.range.lo > 0.05 ? rate : s.k.maximum(rate, s.literal(0.1));
    const Value t = s.let("t", s.k.div(height, safe));
    if (s.simple() || s.coin()) return s.out("t_out", t);
    s.out("hit_point", s.k.add(origin, s.k.mul(d, s.k.fit(t, {{-50, 50}}))));
}

void sphere_distance(Scene& s) {
    const Value p = s.in("points", s.vec, here), c = s.coin() ? s.in("centers", s.vec, there) : Value{};
    const Value d = c.size != 0 ? s.k.sub(p, c) : p;
    const Value sd = s.k.sub(s.k.length(d), s.number("radius", {0.3, 2}));
    s.out("sdf_out", s.coin(75) ? sd : s.k.call(Unary::Abs, sd));
}

void box_distance(Scene& s) {
    const Value p = s.named("p", s.in("points", vec3, {-2, 2}));
    constexpr std::string_view names[] = {"qx", "qy", "qz"};
    const Value half = s.number("half_size", {0.3, 1.2});
    Value q[3], squares;
    for (uint32_t i = 0; i < 3; ++i) {
        q[i] = s.named(names[i], s.k.sub(s.k.call(Unary::Abs, s.k.component(p, i)), half));
    }
    if (s.coin(40)) return s.out("sdf_out", s.k.maximum(q[0], s.k.maximum(q[1], q[2])));
    for (uint32_t i = 0; i < 3; ++i) {
        const Value outside = s.named(i == 0 ? "ox" : i == 1 ? "oy" : "oz", s.positive(q[i]));
        squares = i == 0 ? s.k.mul(outside, outside) : s.k.add(squares, s.k.mul(outside, outside));
    }
    const Value root = s.k.call(Unary::Sqrt, s.k.add(squares, s.literal(0.02)));
    s.out("sdf_out", s.coin() ? root : s.k.sub(root, s.number("rounding", {0.01, 0.2})));
}

void torus_distance(Scene& s) {
    const Value p = s.named("p", s.in("points", vec3, here));
    const Value x = s.k.component(p, 0), y = s.k.component(p, 1), z = s.k.component(p, 2);
    const Value flat = s.named("ring", s.k.sub(s.k.call(Unary::Sqrt, s.k.add(s.k.mul(x, x), s.k.mul(z, z))),
                                               s.number("major", {0.8, 1.2})));
    const Value sum = s.k.add(s.k.mul(flat, flat), s.k.mul(y, y));
    const Value minor = s.number("minor", {0.1, 0.4});
    s.out("sdf_out", s.k.sub(s.root(s.k.add(sum, s.literal(0.05))), minor));
}

void capsule_distance(Scene& s) {
    const Value p = s.in("points", vec3, {2, 4}), a = s.named("a", s.in("start", vec3, there)),
                b = s.in("end", vec3, {0.2, 1});
    const Value pa = s.named("pa", s.k.sub(p, a)), ba = s.named("ba", s.k.sub(b, a));
    const Value share = s.k.div(s.k.dot(pa, ba), s.k.dot(ba, ba));
    const Value h = s.named("h", s.k.clamp(share, 0, 1));
    Value gap = s.k.sub(pa, s.k.mul(ba, h));
    gap.floor = 0.9;  // the point lies beyond the end
    const Value radius = s.number("radius", {0.1, 0.5});
    s.out("sdf_out", s.k.sub(s.k.length(s.named("gap", gap)), radius));
}

void smooth_union(Scene& s) {
    const Value a = s.in("dist_a", {-1, 1}), b = s.in("dist_b", {-1, 1}), r = s.number("blend_k", {0.1, 0.8});
    if (s.simple()) return s.out("dist_out", s.k.minimum(a, b));
    const Value share = s.k.add(s.literal(0.5), s.k.div(s.scaled(0.5, s.k.sub(b, a)), r));
    const Value h = s.named("h", s.k.clamp(share, 0, 1));
    const Value mixed = s.k.lerp(b, a, h);
    s.out("dist_out", s.k.sub(mixed, s.k.mul(s.k.mul(r, h), s.k.sub(one(s), h))));
}

void lambert(Scene& s) {
    const Value n = direction(s, "normals"),
                l = s.coin() ? direction(s, "light_dirs") : constant_vector(s, {0.6, 0.8, 0.0});
    Value diffuse = s.positive(s.k.dot(n, l));
    if (s.simple()) return s.out("shade", diffuse);
    diffuse = s.let("ndotl", diffuse);
    if (s.coin(30)) {
        const Value half = s.let("wrapped", s.k.add(s.scaled(0.5, diffuse), s.literal(0.5)));
        return s.out("shade", s.product(s.in("albedo", {0, 1}), s.k.mul(half, half)));
    }
    const Value lit = s.k.add(s.number("ambient", {0.05, 0.4}), diffuse);
    if (s.coin()) return s.out("shade", s.product(s.in("albedo", {0, 1}), lit));
    s.out("color_out", s.k.mul(s.in("albedo_rgb", vec3, {0, 1}), lit));
}

void phong(Scene& s) {
    const Value n = s.named("n", direction(s, "normals")), l = s.named("l", direction(s, "lights"));
    const Value v = s.named("v", direction(s, "views"));
    Value between = s.k.add(l, v);
    between.floor = 0.9;  // both point into the same octant
    const bool halfway = s.coin();
    const Value h = s.named(
        "h_vec", halfway ? s.k.normalize(between) : s.k.sub(s.k.mul(n, s.scaled(2.0, s.k.dot(n, l))), l));
    const Value lobe = s.named("spec", s.k.maximum(s.k.dot(halfway ? n : v, h), s.literal(0.2)));
    const bool as_operator = s.coin();
    const Value exponent = s.literal(s.rng.pick({8.0, 4.0, 5.0, 3.0}));
    const Value shine = s.k.power(s.k.minimum(lobe, s.literal(1.5)), exponent, as_operator);
    const Value diffuse = s.positive(s.k.dot(n, l));
    const Value specular = s.product(s.number("k_s", {0.1, 0.8}), shine);
    s.out("shade", s.k.add(s.product(s.number("k_d", {0.2, 0.9}), diffuse), specular));
}

void fresnel(Scene& s) {
    const Value c = s.coin() ? s.in("cos_theta", {0.05, 0.95}) : [&] {
        const Value view = direction(s, "views"), normal = direction(s, "normals");
        return s.k.clamp(s.k.dot(normal, view), 0.05, 0.95);
    }();
    const Value f0 = s.number("f0", {0.02, 0.9});
    const Value m = s.simple() ? s.k.sub(one(s), c) : s.named("m", s.k.sub(one(s), c));
    if (s.simple() || s.coin(40))
        return s.out("fresnel_out",
                     s.k.add(f0, s.k.mul(s.k.sub(one(s), f0),
                                         s.k.power(s.k.fit(m, {{0.04, 1}}), s.literal(5.0), false))));
    const Value m2 = s.named("m2", s.k.mul(m, m));
    s.out("fresnel_out", s.k.add(f0, s.k.mul(s.k.sub(one(s), f0), s.k.mul(s.k.mul(m2, m2), m))));
}

void reflection(Scene& s) {
    const Value d = s.in("rays", vec3, {-1, 1}),
                n = s.coin() ? s.named("n", direction(s, "normals")) : s.in("normals", vec3, {-1, 1});
    s.out("reflected", s.k.sub(d, s.k.mul(s.scaled(2.0, s.k.dot(d, n)), n)));
}

void tone_map(Scene& s) {
    const Value hdr = s.in("hdr", {0, 8});
    const Value x = s.simple() ? hdr : s.named("c", s.product(s.number("exposure", {0.5, 2}), hdr));
    if (s.simple() || s.coin(40)) return s.out("ldr", s.k.div(x, s.k.add(one(s), x)));
    if (s.coin()) {
        const Value upper = s.k.mul(x, s.k.add(s.scaled(2.51, x), s.literal(0.03)));
        const Value lower = s.k.add(s.k.mul(x, s.k.add(s.scaled(2.43, x), s.literal(0.59))), s.literal(0.14));
        return s.out("ldr", s.k.clamp(s.k.div(upper, lower), 0, 1));
    }
    s.out("ldr", s.k.sub(one(s), s.exponential(s.k.neg(s.k.fit(x, {{0, 10}})))));
}

void gamma(Scene& s) {
    const Value c = s.in("linear", {0.05, 1});
    if (s.simple() || s.coin())
        return s.out("encoded", s.k.power(c, s.literal(s.rng.pick({0.45454545, 0.5, 0.41666666})), false));
    const Value x = s.named("c", c);
    const Value dark = s.scaled(12.92, x),
                bright =
                    s.k.sub(s.scaled(1.055, s.k.power(x, s.literal(0.41666666), s.coin())), s.literal(0.055));
    s.out("encoded", s.k.ternary(s.k.compare(Compare::LessEqual, x, s.literal(s.rng.pick({0.0031308, 0.1}))),
                                 dark, bright));
}

void luminance(Scene& s) {
    const Value c = s.simple() ? s.in("rgb", vec3, {0, 1}) : s.named("col", s.in("rgb", vec3, {0, 1}));
    const bool modern = s.coin();
    const Value weights =
        modern ? constant_vector(s, {0.2126, 0.7152, 0.0722}) : constant_vector(s, {0.299, 0.587, 0.114});
    const Value luma = s.k.dot(c, weights);
    if (s.simple() || s.coin()) return s.out("gray", luma);
    const Value y = s.named("luma", luma);
    const Value gray = s.k.construct(vec3, std::array<Value, 3>{y, y, y});
    s.out("graded", s.k.lerp(gray, c, s.number("saturation", {0.2, 0.9})));
}

void palette_of_cosines(Scene& s) {
    const Value t = s.named("t_val", s.in("t", {0, 1}));
    Value parts[3];
    constexpr std::string_view names[] = {"red_c", "green_c", "blue_c"};
    for (uint32_t i = 0; i < 3; ++i) {
        const Value phase = s.scaled(6.2831855, s.k.add(t, s.k.nice_number(f32, {0, 0.7})));
        parts[i] = s.let(names[i], s.k.add(s.literal(0.5), s.scaled(0.5, s.k.call(Unary::Cos, phase))));
    }
    s.out("color_out", s.k.construct(vec3, parts));
}

void blending(Scene& s) {
    const bool colors = s.coin();
    const Type type = colors ? vec3 : f32;
    const Value front = s.in("src", type, {0, 1}), back = s.in("dst_in", type, {0, 1}),
                a = s.in("alpha", {0, 1});
    switch (s.rng.below(3)) {
        case 0:
            return s.out("blended", s.k.lerp(back, front, a));
        case 1:
            return s.out("blended", s.k.add(s.k.mul(front, a), s.k.mul(back, s.k.sub(one(s), a))));
        default:
            return s.out("blended", s.k.add(front, s.k.mul(back, s.k.sub(one(s), a))));
    }
}

void checkerboard(Scene& s) {
    const Value uv = s.named("uv_i", s.in("uv", vec2, {0, 8}));
    const Value u = s.k.cast(s.k.call(Unary::Floor, s.k.component(uv, 0)), i32),
                v = s.k.cast(s.k.call(Unary::Floor, s.k.component(uv, 1)), i32);
    Value parity = s.k.add(u, v);
    parity.range = {0, 20};
    const Value even =
        s.k.compare(Compare::Equal, s.k.mod(s.named("cell", parity), s.k.number(i32, 2)), s.k.number(i32, 0));
    const Value a = s.in("light_sq", {0.5, 1}), b = s.in("dark_sq", {0, 0.4});
    s.out("pattern", s.coin() ? s.k.ternary(even, a, b) : s.k.where(even, a, b));
}

void fog(Scene& s) {
    const Value d = s.in("depth", {0, 10}), density = s.number("fog_density", {0.05, 0.4});
    const Value f = s.let("fog", s.exponential(s.k.neg(s.product(density, d))));
    if (s.simple()) return s.out("fog_out", f);
    if (s.coin()) {
        const Value color = s.in("color", {0, 1});
        return s.out("color_out", s.k.lerp(s.number("fog_gray", {0.5, 0.9}), color, f));
    }
    const Value rgb = s.in("rgb", vec3, {0, 1});
    s.out("color_out", s.k.lerp(s.in("fog_rgb", vec3, {0, 1}), rgb, f));
}

void projection(Scene& s) {
    const Value p = s.named("p", s.in("points", vec3, here));
    const Value near = s.number("near", {0.1, 1});
    const Value z = s.k.add(s.k.component(p, 2), near);
    const Value scale = s.named("inv_z", s.k.div(s.number("focal", {0.5, 2}), z));
    const Value x = s.k.mul(s.k.component(p, 0), scale), y = s.k.mul(s.k.component(p, 1), scale);
    if (s.coin()) return s.out("screen", s.k.construct(vec2, std::array<Value, 2>{x, y}));
    s.out("screen_x", s.coin() ? x : s.k.add(s.scaled(0.5, x), s.literal(0.5)));
    s.out("screen_y", y);
}

void bilinear(Scene& s) {
    const Value fx = s.in("frac_x", {0, 1}), fy = s.in("frac_y", {0, 1});
    const Value c10 = s.in("c10", {0, 1}), c00 = s.in("c00", {0, 1});
    const Value top = s.let("top", s.k.lerp(c00, c10, fx));
    if (s.simple()) return s.out("sampled", top);
    const Value c11 = s.in("c11", {0, 1}), c01 = s.in("c01", {0, 1});
    const Value bottom = s.let("bottom", s.k.lerp(c01, c11, fx));
    s.out("sampled", s.k.lerp(top, bottom, fy));
}

void height_normal(Scene& s) {
    const Value left = s.in("h_left", {-1, 1}), right = s.in("h_right", {-1, 1});
    const Value dx = s.scaled(0.5, s.k.sub(right, left));
    const Value down = s.in("h_down", {-1, 1}), up = s.in("h_up", {-1, 1});
    const Value dy = s.scaled(0.5, s.k.sub(up, down));
    const Value n = s.k.construct(
        vec3, std::array<Value, 3>{s.k.neg(s.let("dx", dx)), s.k.neg(s.let("dy", dy)), s.literal(1.0)});
    s.out("normal_out", s.k.normalize(s.let("n", n)));
}

void edge_function(Scene& s) {
    const Value p = s.named("p", s.in("pixel", vec2, {-1, 1})),
                a = s.named("a", s.in("tri_a", vec2, {-2, 2})),
                b = s.named("b", s.in("tri_b", vec2, {-2, 2}));
    const auto from_a = [&](Value point, uint32_t axis) {
        const Value start = s.k.component(a, axis);
        return s.k.sub(s.k.component(point, axis), start);
    };
    const Value py = from_a(p, 1), left = s.k.mul(from_a(b, 0), py);
    const Value px = from_a(p, 0), right = s.k.mul(from_a(b, 1), px);
    const Value area = s.named("edge", s.k.sub(left, right));
    if (s.coin()) return s.out("edge_out", area);
    s.out("coverage", s.k.smoothstep(0.0, s.rng.pick({0.5, 1.0, 2.0}), area));
}

void vignette(Scene& s) {
    const Value centre = s.k.construct(vec2, std::array<Value, 2>{s.literal(0.5), s.literal(0.5)});
    const Value d = s.named("offset", s.k.sub(s.in("uv", vec2, {0, 1}), centre));
    const Value r2 = s.let("r2", s.k.dot(d, d));
    const Value fall = s.coin() ? s.k.sub(one(s), s.product(s.number("strength", {0.2, 1.5}), r2))
                                : s.k.sub(one(s), s.k.smoothstep(0.1, 0.5, r2));
    const Value share = s.positive(fall);
    s.out("shaded", s.product(s.in("color", {0, 1}), share));
}

void attenuation(Scene& s) {
    const Value d = s.in("dist", {0.2, 10});
    const Value d2 = s.square(d);
    const Value quadratic = s.product(s.number("k_quad", {0.01, 0.3}), d2);
    const Value linear = s.product(s.number("k_lin", {0.05, 0.5}), d);
    const Value bottom = s.k.add(s.k.add(one(s), linear), quadratic);
    const Value light = s.k.div(s.coin() ? s.in("intensity", {0, 5}) : one(s), bottom);
    s.out("light_out", light);
}

void point_light(Scene& s) {
    const Value surface = s.in("surface_pos", vec3, there), light = s.in("light_pos", vec3, here);
    const Value to_light = s.named("to_light", s.k.sub(light, surface));
    const Value r = s.named("dist", s.k.length(to_light));
    const Value l = s.named("l_dir", s.k.div(to_light, r));
    const Value facing = s.positive(s.k.dot(s.in("normals", vec3, {-1, 1}), l));
    s.out("light_out", s.k.div(s.product(s.number("power", {1, 10}), facing), s.k.mul(r, r)));
}

// The point moves by a distance that an unrolled loop finds anew each time.
void sphere_tracing(Scene& s) {
    const Value origin = s.in("origins", vec3, {-4, -2}), d = s.named("dir", direction(s, "dirs"));
    const Value t = s.start("t", s.k.zero(f32));
    const int steps = s.rng.between(2, 5);
    s.k.for_({s.k.number(i32, steps)}, {0, steps - 1.0}, true);
    Value travelled = t;
    travelled.range = {0, 4};
    travelled.varies = true;
    const Value p = s.named("p", s.k.add(origin, s.k.mul(d, travelled)));
    const Value radius = s.number("radius", {0.3, 1});
    const Value distance = s.k.sub(s.k.call(Unary::Sqrt, s.k.add(s.norm_sq(p), s.literal(0.1))), radius);
    s.k.set(t, s.k.clamp(s.k.add(travelled, s.scaled(s.coin() ? 0.8 : 0.5, distance)), 0, 4));
    s.k.close();
    s.out("t_out", s.known(t, {0, 4}, 5000));
}

void mandelbrot(Scene& s) {
    const Value cx = s.in("c_re", {-2, 0.5}), cy = s.in("c_im", {-1, 1});
    const Value x = s.start("zx", s.k.zero(f32)), y = s.start("zy", s.k.zero(f32)),
                count = s.start("n_iter", s.k.zero(i32));
    const uint32_t steps = s.rng.pick({16u, 24u, 32u, 64u});
    s.k.for_({s.k.number(i32, steps)}, {0, steps - 1.0}, false);
    Value zx = x, zy = y;
    zx.range = zy.range = {-8, 8};
    const Value inside =
        s.k.compare(Compare::Less, s.k.add(s.k.mul(zx, zx), s.k.mul(zy, zy)), s.literal(4.0));
    s.k.if_(inside);
    const Value next = s.named("zx_new", s.k.add(s.k.sub(s.k.mul(zx, zx), s.k.mul(zy, zy)), cx));
    s.k.set(y, s.k.add(s.k.mul(s.scaled(2.0, zx), zy), cy));
    s.k.set(x, next);
    s.k.augment(count, "+", s.k.number(i32, 1));
    s.k.close();
    s.k.close();
    Value total = count;
    total.range = {0, static_cast<double>(steps)};
    s.out("iterations", total);
}

void ambient(Scene& s) {
    const Value n = s.named("n", direction(s, "normals"));
    const Value up = s.k.add(s.scaled(0.5, s.k.component(n, 1)), s.literal(0.5));
    if (s.coin()) {
        const Value sky = s.number("sky", {0.6, 1}), ground = s.number("ground", {0.1, 0.4});
        return s.out("ambient_out", s.k.lerp(ground, sky, up));
    }
    const Value sky = s.in("sky_rgb", vec3, {0.3, 1}), ground = s.in("ground_rgb", vec3, {0, 0.5});
    s.out("ambient_rgb", s.k.lerp(ground, sky, up));
}

void contrast(Scene& s) {
    const Value c = s.in("pixel", {0, 1});
    const Value moved =
        s.k.add(s.product(s.number("contrast", {0.5, 2}), s.k.sub(c, s.literal(0.5))), s.literal(0.5));
    Value out = s.coin() ? s.k.add(moved, s.number("brightness", {-0.3, 0.3})) : moved;
    s.out("adjusted", s.coin(70) ? s.k.clamp(s.let("level", out), 0, 1) : out);
}

void posterize(Scene& s) {
    const Value levels = s.number("levels", {2, 8}), c = s.in("pixel", {0, 1});
    const Value stepped =
        s.k.div(s.k.call(s.coin() ? Unary::Floor : Unary::Round, s.k.mul(c, levels)), levels);
    s.out("stepped", s.coin(60) ? s.k.lerp(c, stepped, s.number("amount", {0.1, 0.9})) : s.k.sub(c, stepped));
}

constexpr Idea ideas[] = {
    {"ray and sphere", 3, ray_sphere},
    {"ray and plane", 2, ray_plane},
    {"distance to a sphere", 1, sphere_distance},
    {"distance to a box", 3, box_distance},
    {"distance to a torus", 2, torus_distance},
    {"distance to a capsule", 3, capsule_distance},
    {"smooth union", 1, smooth_union},
    {"Lambert shading", 1, lambert},
    {"specular highlight", 3, phong},
    {"Fresnel term", 1, fresnel},
    {"reflection", 1, reflection},
    {"tone mapping", 1, tone_map},
    {"gamma", 1, gamma},
    {"luminance", 1, luminance},
    {"cosine palette", 3, palette_of_cosines},
    {"alpha blending", 1, blending},
    {"checkerboard", 2, checkerboard},
    {"fog", 1, fog},
    {"perspective projection", 2, projection},
    {"bilinear sample", 1, bilinear},
    {"normal of a height field", 2, height_normal},
    {"edge function", 2, edge_function},
    {"vignette", 2, vignette},
    {"attenuation", 1, attenuation},
    {"point light", 2, point_light},
    {"sphere tracing", 3, sphere_tracing},
    {"Mandelbrot set", 3, mandelbrot},
    {"hemisphere ambient light", 2, ambient},
    {"contrast", 1, contrast},
    {"posterize", 1, posterize},
};

}  // namespace

void grow_Graphics(Kernel& k) {
    grow_ideas(k, ideas, palette, plan);
}

}  // namespace weft::synth
