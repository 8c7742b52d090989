import forms.ring_a as partial

START = 10
SEEN = hasattr(partial, "START")
