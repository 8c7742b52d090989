from . import ring_b

START = 1
AFTER = ring_b.START + 1
