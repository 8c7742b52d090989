"""Make a failing file smaller by leaving out lines with what they contain, as long as it keeps failing."""


def indentation(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def blocks(lines: list) -> list:
    """(begin, end) of every statement with the lines that belong to it, the largest first."""
    found = []
    for begin, line in enumerate(lines):
        if not line.strip():
            continue
        end = begin + 1
        while end < len(lines) and (not lines[end].strip() or indentation(lines[end]) > indentation(line)):
            end += 1
        found.append((begin, end))
        if line.lstrip().startswith("@"):  # a decorator goes with its function
            following = [b for b in range(end, len(lines)) if lines[b].strip()]
            if following:
                last = following[0] + 1
                while last < len(lines) and (
                    not lines[last].strip() or indentation(lines[last]) > indentation(line)
                ):
                    last += 1
                found.append((begin, last))
    return sorted(found, key=lambda block: block[0] - block[1])


def unwrapped(lines: list) -> list:
    """Texts with one compound statement replaced by its body."""
    texts = []
    for begin, end in blocks(lines):
        head = lines[begin].strip()
        if head.startswith(("if ", "for ", "while ", "else:", "elif ")) and end > begin + 1:
            shift = indentation(lines[begin + 1]) - indentation(lines[begin])
            body = [line[shift:] if line.startswith(" " * shift) else line for line in lines[begin + 1 : end]]
            texts.append("\n".join(lines[:begin] + body + lines[end:]))
    return texts


def smaller(text: str) -> list:
    lines = text.split("\n")
    texts = ["\n".join(lines[:begin] + lines[end:]) for begin, end in blocks(lines)]
    for begin, end in blocks(lines):  # an emptied body still needs a statement
        if end == begin + 1:
            texts.append("\n".join(lines[:begin] + [" " * indentation(lines[begin]) + "pass"] + lines[end:]))
    return [t for t in texts + unwrapped(lines) if t != text and is_python(t)]


def is_python(text: str) -> bool:
    try:
        compile(text, "candidate", "exec")
    except SyntaxError:
        return False
    return True


def smallest(text: str, first_failing) -> str:
    """first_failing(texts) gives the index of the first text that still fails, or -1."""
    for _ in range(200):
        candidates = smaller(text)
        index = first_failing(candidates) if candidates else -1
        if index < 0:
            return text
        text = candidates[index]
    return text
