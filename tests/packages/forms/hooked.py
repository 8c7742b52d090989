_answers = {"size": 12}


def __getattr__(name):
    if name in _answers:
        return _answers[name]
    raise AttributeError(name)
