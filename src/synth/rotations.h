// Quaternions and transforms as values under growth: each function gives text, type and bounds of a builtin's
// result. The categories quaternion and transform are made of them; components are bounded, whatever the
// length.
#pragma once

#include "synth/grow.h"

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
    Value identity_pose();

  private:
    Value with(Value value, double gain, double floor = 0);

    Kernel& k;
    Rng& rng;
};

}  // namespace weft::synth
