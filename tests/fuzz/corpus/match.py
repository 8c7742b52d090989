match a, *b:
    case [1, -2.5, *_] | {"k": v, **rest} if x := y:
        pass
    case Point(x=0, y=z) as p: pass
    case None | True | a.b.c: pass
    case _: ...
