// physics: springs, particles, integrators, collisions, fields; each plan with variants of its steps.
#include "synth/category.h"
#include "synth/ideas.h"

namespace weft::synth {
namespace {

constexpr Palette palette{
    .sum = 28, .product = 26, .quotient = 8, .min_max = 6, .unary = 8, .from_int = 1, .from_vector = 16};
constexpr Plan plan{.local = 30, .branch = 6, .unrolled = 2, .dynamic = 4};

// Two ranges that do not meet: the difference of points from them is never 0.
constexpr Range here{1, 3}, there{-2, -0.5};

Value time_step(Scene& s) {
    return s.number("dt", {0.001, 0.1});
}

// A vector or a number, for plans that work in any dimension.
Type any(Scene& s) {
    return s.coin(60) ? s.vec : f32;
}

void euler(Scene& s) {
    const Type type = any(s);
    const Value x = s.in("pos", type, {-2, 2}), v = s.in("vel", type, {-1, 1});
    const Value dt = time_step(s);
    if (s.simple()) return s.out("new_pos", s.sum(x, s.product(v, dt)));
    const Value a = s.coin() ? s.in("acc", type, {-5, 5}) : [&] {
        const Value mass = s.in("mass", {0.5, 4});
        return s.k.div(s.in("force", type, {-5, 5}), mass);
    }();
    const Value v1 = s.let("v_next", s.sum(v, s.product(a, dt)));
    const bool semi_implicit = s.coin(70);
    const Value x1 = s.let("x_next", s.sum(x, s.product(semi_implicit ? v1 : v, dt)));
    s.out("vel_out", s.coin(70) ? v1 : s.scaled(0.98, v1));
    s.out("pos_out", x1);
}

void spring(Scene& s) {
    const Value a = s.in("pos_a", s.vec, here), b = s.in("pos_b", s.vec, there);
    const Value d = s.named("delta", s.k.sub(a, b));
    const Value stiffness = s.number("stiffness", {1, 20}), rest = s.number("rest_length", {0.5, 2});
    const Value length = s.let("length", s.k.length(d));
    const Value pull = s.product(stiffness, s.k.sub(length, rest));
    const Value direction = s.coin() ? s.k.div(d, length) : s.k.normalize(d);
    const Value along_spring = s.let("dir", direction);
    Value force = s.product(s.k.neg(s.let("tension", pull)), along_spring);
    if (s.coin(40)) {
        const Value vel_b = s.in("vel_b", s.vec, {-1, 1});
        const Value along = s.k.sub(s.in("vel_a", s.vec, {-1, 1}), vel_b);
        force = s.k.sub(force, s.product(s.number("damping", {0.1, 1}), along));
    }
    s.out("force_out", force);
}

void damped_oscillator(Scene& s) {
    const Value x = s.in("x", {-1, 1}), v = s.in("v", {-2, 2});
    const Value pull = s.product(s.number("k_spring", {1, 10}), x),
                drag = s.product(s.number("damping", {0.05, 1}), v);
    const Value force = s.coin() ? s.k.sub(s.k.neg(pull), drag) : s.k.neg(s.sum(pull, drag));
    if (s.simple()) return s.out("force_out", force);
    const Value a = s.let("accel", s.coin() ? s.k.div(force, s.in("mass", {0.5, 3})) : force);
    const Value dt = time_step(s);
    const Value v1 = s.let("v1", s.sum(v, s.product(a, dt)));
    s.out("v_out", v1);
    if (s.coin(80)) s.out("x_out", s.sum(x, s.product(v1, dt)));
}

void drag(Scene& s) {
    const Value v = s.in("vel", {-4, 4});
    const Value c = s.number("drag_coeff", {0.1, 0.9});
    const Value speed = s.k.call(Unary::Abs, v);
    Value force = s.k.neg(s.product(c, s.product(speed, v)));
    if (!s.simple() && s.coin()) force = s.scaled(0.5, s.product(s.number("rho", {0.5, 1.5}), force));
    s.out("drag_out", force);
}

void gravity(Scene& s) {
    const Value p = s.in("pos", s.vec, {-2, 2});
    const Value centre = s.coin() ? s.in("center", s.vec, {-2, 2}) : s.k.zero(s.vec);
    const Value r = s.named("r", s.coin() ? s.k.sub(centre, p) : s.k.neg(s.k.sub(p, centre)));
    const Value soft = s.number("softening", {0.05, 0.5});
    const Value r2 = s.let("dist_sq", s.k.add(s.norm_sq(r), soft));
    const Value mass = s.in("mass", {0.1, 2});
    const Value strength = s.product(s.number("g", {0.5, 9.8}), mass);
    if (s.coin()) {
        const Value inverse = s.let("inv_r", s.k.div(s.literal(1.0), s.root(r2)));
        s.out("accel_out", s.product(s.k.mul(strength, s.k.mul(inverse, s.k.mul(inverse, inverse))), r));
    } else {
        s.out("accel_out", s.product(s.k.div(strength, s.k.mul(r2, s.root(r2))), r));
    }
}

void pendulum(Scene& s) {
    const Value theta = s.in("theta", {-1.5, 1.5}), omega = s.in("omega", {-3, 3});
    const Value ratio =
        s.simple() ? s.number("g_over_l", {1, 10}) : s.k.div(s.literal(9.81), s.number("arm", {0.5, 3}));
    Value a = s.k.neg(s.product(ratio, s.k.call(Unary::Sin, theta)));
    if (s.simple()) return s.out("alpha_out", a);
    if (s.coin()) a = s.k.sub(a, s.product(s.number("friction", {0.01, 0.3}), omega));
    const Value alpha = s.let("alpha", a);
    const Value dt = time_step(s);
    const Value next = s.let("omega_next", s.sum(omega, s.product(alpha, dt)));
    s.out("omega_out", next);
    s.out("theta_out", s.sum(theta, s.product(next, dt)));
}

void ground_collision(Scene& s) {
    const Value y = s.in("height", {-1, 2}), v = s.in("speed", {-3, 3});
    const Value bounce = s.number("restitution", {0.2, 0.9});
    if (s.coin()) {
        const Value y1 = s.named("y_new", s.sum(y, s.product(v, time_step(s))));
        const Value v1 = s.named("v_new", s.scaled(s.coin() ? 0.99 : 0.95, v));
        s.k.if_(s.k.compare(s.coin() ? Compare::Less : Compare::LessEqual, y1, s.literal(0.0)));
        s.k.set(y1, s.coin() ? s.k.neg(s.product(bounce, y1)) : s.k.number(f32, 0.0));
        s.k.set(v1, s.k.neg(s.product(bounce, v1)));
        s.k.close();
        s.out("height_out", y1);
        s.out("speed_out", v1);
    } else {
        const Value hit = s.k.compare(Compare::Less, y, s.literal(0.0));
        s.out("speed_out", s.coin() ? s.k.where(hit, s.k.neg(s.product(bounce, v)), v)
                                    : s.k.ternary(hit, s.k.neg(s.product(bounce, v)), v));
        if (s.coin()) s.out("height_out", s.positive(y));
    }
}

void sphere_penalty(Scene& s) {
    const Value p = s.in("pos", s.vec, here), c = s.in("center", s.vec, there);
    const Value d = s.named("diff", s.k.sub(p, c));
    const Value distance = s.let("dist", s.k.length(d));
    const Value depth = s.let("depth", s.k.sub(s.number("radius", {2, 6}), distance));
    const Value normal = s.let("normal", s.coin() ? s.k.div(d, distance) : s.k.normalize(d));
    const Value stiffness = s.number("k_contact", {1, 50});
    if (s.coin()) {
        s.out("force_out", s.product(s.product(stiffness, s.positive(depth)), normal));
    } else {
        const Value force = s.named("force", s.k.zero(s.vec));
        s.k.if_(s.k.compare(Compare::Greater, depth, s.literal(0.0)));
        const Value pushed = s.product(s.product(stiffness, depth), normal);
        s.k.set(force, pushed);
        s.k.close();
        s.out("force_out", s.k.renamed(force, s.k.add(pushed, s.k.zero(s.vec))));
    }
}

void verlet(Scene& s) {
    const Type type = any(s);
    const Value x = s.in("x_now", type, {-2, 2}), before = s.in("x_prev", type, {-2, 2});
    const Value twice = s.scaled(2.0, x);
    if (s.simple()) return s.out("x_next", s.k.sub(twice, before));
    const Value dt = time_step(s);
    const Value a = s.in("accel", type, {-10, 10});
    const Value move = s.product(a, s.k.mul(dt, dt));
    const bool position_form = s.coin();
    const Value next = position_form
                           ? s.k.add(s.k.sub(twice, before), move)
                           : s.k.add(s.k.add(x, s.scaled(0.99, s.let("vel_dt", s.k.sub(x, before)))), move);
    s.out("x_next", next);
}

void projectile(Scene& s) {
    const Type type = any(s);
    const Value x0 = s.in("start", type, {-1, 1}), v0 = s.in("v0", type, {-5, 5});
    const Value t = s.coin() ? s.in("time", {0, 2}) : s.number("t", {0.1, 2});
    const Value a = type.is_scalar() ? s.literal(-9.81) : s.in("gravity", type, {-10, 10});
    const Value half = s.scaled(0.5, s.product(a, s.k.mul(t, t)));
    s.out("pos_out", s.k.add(s.k.add(x0, s.product(v0, t)), half));
}

void energy(Scene& s) {
    const bool vectors = s.coin(60);
    const Value m = s.in("mass", {0.1, 5});
    const Value v = s.in("vel", vectors ? s.vec : f32, {-3, 3});
    const Value v2 = vectors ? s.norm_sq(v) : s.k.mul(v, v);
    const Value kinetic = s.let("kinetic", s.scaled(0.5, s.product(m, v2)));
    if (s.simple()) return s.out("energy_out", kinetic);
    const Value h = s.in("height", {0, 10});
    const Value potential = s.let("potential", s.k.mul(s.product(m, s.number("g", {1, 9.81})), h));
    if (s.coin(70)) return s.out("energy_out", s.sum(kinetic, potential));
    s.out("kinetic_out", kinetic);
    s.out("lagrangian_out", s.k.sub(kinetic, potential));
}

void lennard_jones(Scene& s) {
    const Value r = s.in("distance", {0.9, 3});
    const Value ratio = s.named("sr", s.k.div(s.number("sigma", {0.5, 1}), r));
    const Value s2 = s.named("s2", s.k.mul(ratio, ratio));
    const Value s6 = s.named("s6", s.k.mul(s2, s.k.mul(s2, s2)));
    const Value well = s.scaled(4.0, s.number("epsilon", {0.1, 1}));
    if (s.coin()) {
        s.out("potential_out", s.product(well, s.k.sub(s.k.mul(s6, s6), s6)));
    } else {
        s.out("potential_out", s.k.mul(s.product(well, s6), s.k.sub(s6, s.literal(1.0))));
    }
    if (s.coin(40))
        s.out("force_out", s.k.div(s.scaled(24.0, s.k.sub(s.scaled(2.0, s.k.mul(s6, s6)), s6)), r));
}

void diffusion(Scene& s) {
    constexpr int offsets[] = {0, -1, 1};
    Value at[3];
    s.neighbour("temp", f32, {0, 1}, offsets, at);
    const Value centre = s.simple() ? at[0] : s.named("t_here", at[0]);
    const Value second = s.k.add(s.k.sub(at[1], s.scaled(2.0, centre)), at[2]);
    const Value rate = s.number("alpha", {0.05, 0.45});
    s.out("temp_out", s.sum(centre, s.product(rate, s.let("laplacian", second))));
}

void coulomb(Scene& s) {
    const Value qa = s.in("charge_a", {-1, 1}), qb = s.in("charge_b", {-1, 1}),
                r = s.in("separation", {0.5, 4});
    const Value product = s.product(s.number("k_e", {0.5, 9}), s.k.mul(qa, qb));
    if (s.coin()) return s.out("force_out", s.k.div(product, s.k.mul(r, r)));
    Value energy_value = s.k.div(product, r);
    if (s.coin())
        energy_value = s.product(energy_value, s.exponential(s.k.neg(s.k.div(r, s.number("debye", {1, 4})))));
    s.out("energy_out", energy_value);
}

void equation_of_state(Scene& s) {
    const Value rho = s.in("density", {0.5, 2});
    if (s.coin()) {
        const Value temperature = s.in("temperature", {0.5, 3});
        s.out("pressure_out", s.product(s.product(rho, s.number("gas_const", {0.5, 8})), temperature));
    } else {
        const Value ratio = s.let("ratio", s.k.div(rho, s.number("rho0", {0.8, 1.2})));
        const bool as_operator = s.coin();
        const Value exponent = s.literal(s.rng.pick({7.0, 5.0, 3.0, 1.4}));
        const Value power = s.k.power(s.k.fit(ratio, {{0.2, 3}}), exponent, as_operator);
        const Value p = s.product(s.number("stiff_b", {0.5, 5}), s.k.sub(power, s.literal(1.0)));
        s.out("pressure_out", s.coin() ? s.positive(s.let("p", p)) : p);
    }
}

void midpoint(Scene& s) {
    const Value x = s.in("state", {-2, 2});
    const Value rate = s.number("rate", {0.1, 2}), dt = time_step(s);
    const bool decays = s.coin();
    const auto slope = [&](Value at) {
        return decays ? s.k.neg(s.product(rate, at)) : s.product(rate, s.k.call(Unary::Sin, at));
    };
    const Value k1 = s.named("k1", slope(x));
    const Value middle = s.named("x_mid", s.k.add(x, s.product(s.scaled(0.5, dt), k1)));
    const Value k2 = s.named("k2", slope(middle));
    s.out("state_out", s.coin(60) ? s.k.add(x, s.product(dt, k2))
                                  : s.k.add(x, s.product(s.scaled(0.5, dt), s.k.add(k1, k2))));
}

void harmonic_solution(Scene& s) {
    const Value x = s.in("x0", {-1, 1}), v = s.in("v0", {-1, 1}), w = s.number("omega", {0.5, 4});
    const Value phase = s.let("phase", s.product(w, s.in("time", {0, 3})));
    const Value a = s.product(x, s.k.call(Unary::Cos, phase)),
                b = s.product(s.k.div(v, w), s.k.call(Unary::Sin, phase));
    const Value wave = s.k.add(a, b);
    s.out("x_out", s.coin() ? wave : s.product(wave, s.number("envelope", {0.2, 0.95})));
}

void smoothing_kernel(Scene& s) {
    const Value d = s.in("offset", s.vec, {-0.6, 0.6});
    const Value h = s.number("support", {0.8, 1.5});
    const Value r2 = s.let("r_sq", s.norm_sq(d));
    const Value gap = s.named("gap", s.positive(s.k.sub(s.k.mul(h, h), r2)));
    const Value cube = s.k.mul(s.k.mul(gap, gap), gap);
    s.out("weight_out", s.product(s.number("norm", {0.5, 4}), cube));
    if (s.coin(40)) s.out("grad_out", s.product(s.scaled(-6.0, s.k.mul(gap, gap)), d));
}

void friction(Scene& s) {
    const Value v = s.in("slip", {-2, 2}), load = s.in("normal_load", {0, 10});
    const Value limit = s.let("limit", s.product(s.number("mu", {0.1, 0.9}), load));
    const Value wanted = s.let("wanted", s.k.neg(s.product(s.number("gain", {1, 20}), v)));
    const Value held = s.coin() ? s.k.maximum(s.k.minimum(wanted, limit), s.k.neg(limit))
                                : s.product(limit, s.k.call(Unary::Tanh, s.k.fit(wanted, {{-30, 30}})));
    s.out("friction_out", held);
}

void total_attraction(Scene& s) {
    const uint32_t count = s.rng.pick({4u, 6u, 8u, 12u, 24u, 32u});
    const ParamId sources = s.table("sources", {-3, 3}, count);
    const Value x = s.named("x_i", s.in("pos_x", {-3, 3}));
    const Value soft = s.number("eps", {0.05, 0.5});
    const Scene::Sum sum = s.open_sum("pull", count, true);
    const Value d = s.named("d", s.k.sub(s.k.element(sources, {sum.index}), x));
    const Value total = s.close_sum(sum, s.k.div(d, s.k.add(s.k.mul(d, d), soft)));
    s.out("pull_out", s.coin() ? total : s.scaled(0.5, total));
}

void orbit(Scene& s) {
    const Value p = s.in("pos", vector_type(3), {-2, 2}), v = s.in("vel", vector_type(3), {-1, 1});
    const Value l = s.let("ang_mom", s.k.cross(p, v));
    const Value m = s.in("mass", {0.5, 4});
    s.out("momentum_out", s.product(m, l));
    if (s.coin()) s.out("spin_sq", s.k.dot(l, l));
}

constexpr Idea ideas[] = {
    {"Euler step", 1, euler},
    {"spring force", 2, spring},
    {"damped oscillator", 1, damped_oscillator},
    {"drag", 1, drag},
    {"gravity towards a centre", 2, gravity},
    {"pendulum", 1, pendulum},
    {"bounce on the ground", 2, ground_collision},
    {"contact with a sphere", 3, sphere_penalty},
    {"Verlet step", 1, verlet},
    {"projectile", 1, projectile},
    {"energy", 1, energy},
    {"Lennard-Jones potential", 2, lennard_jones},
    {"heat diffusion", 2, diffusion},
    {"Coulomb force", 1, coulomb},
    {"equation of state", 1, equation_of_state},
    {"midpoint step", 2, midpoint},
    {"harmonic motion", 1, harmonic_solution},
    {"smoothing kernel", 2, smoothing_kernel},
    {"friction", 2, friction},
    {"attraction of many", 2, total_attraction},
    {"angular momentum", 1, orbit},
};

}  // namespace

void grow_Physics(Kernel& k) {
    grow_ideas(k, ideas, palette, plan);
}

}  // namespace weft::synth
