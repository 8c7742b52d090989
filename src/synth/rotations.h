// Quaternions and transforms as values under growth: each function gives text, type and bounds of a builtin's
// result. The categories quaternion and transform are made of them; components are bounded, whatever the
// length.
#pragma once

#include "synth/grow.h"
#include "synth/rework.h"

namespace weft::synth {

class Rotations {
  public:
    explicit Rotations(Kernel& kernel) : k(kernel), rng(kernel.rng) {}

    // ---- inputs: an element of a new array
    Value quat_input();       // components above 0, so that it has a direction
    Value transform_input();  // any components

    // ---- quaternions
    Value axis(Grower& grower);                      // a unit vector: a literal, or made of an input
    Value from_axis_angle(Value axis, Value angle);  // axis of length 1
    Value from_angles(Value roll, Value pitch, Value yaw);
    Value unit(Value q);  // floor > 0
    Value inverse(Value q);
    Value product(Value a, Value b);
    Value sum(Value a, Value b);
    Value scaled(Value q, Value factor);
    Value rotate(Value q, Value v, bool back);
    Value to_matrix(Value q);
    Value dot(Value a, Value b);
    Value length(Value q);  // floor > 0
    Value component(Value q, uint32_t index);
    Value from_parts(Value v, Value w);
    Value identity();
    Value blend(Value a, Value b, Value t);  // lerp of quaternions whose components are above 0
    // Between q and q turned by an angle that is never 0.
    Value slerp(Value a, Value b, Value t);

    // ---- transforms: bounds of the position and of the rotation are one range
    Value pose(Value position, Value rotation);
    Value compose(Value a, Value b);
    Value invert(Value t);
    Value apply(Value t, Value v, bool to_point);
    Value translation(Value t);
    Value rotation(Value t);

  private:
    Value with(Value value, double gain, double floor = 0);

    Kernel& k;
    Rng& rng;
};

// What the categories of rotations and of poses share: some moves with values of their own, then free growth.
class MotionGrower {
  protected:
    explicit MotionGrower(Kernel& kernel);

    template <class Move>
    void moves_and_body(Move move) {
        const int share = static_cast<int>(k.target) * rng.between(35, 75) / 100;
        int moves = 0;
        while (k.left(24) > 14 && (moves < 2 || static_cast<int>(k.counts().points()) < share)) {
            move();
            k.blank_line();
            ++moves;
        }
        free_body();
    }
    void let_vector(Value value) { reworked(grower, Pool::VectorLocals, value); }
    void let_number(Value value) { reworked(grower, Pool::Locals, value); }
    void mark_used(Value name);

    static constexpr Type vec3 = vector_type(3);
    static constexpr Range small{-5, 5}, angles{-3, 3};

    Kernel& k;
    Rng& rng;
    Grower grower;
    Rotations make;

  private:
    void free_body();
};

}  // namespace weft::synth
