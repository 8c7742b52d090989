// Texts with their colours, line by line, and panes whose lines are linked: a Python line with what it became.
"use strict";
(() => {
  const { make, put, number, copy } = weft;
  const TINTS = ["comment", "string", "number", "keyword", "library", "definition", "decorator"];
  const LONGEST_LINE = 2000, MOST_LINES = 20000; // what is shown; copied is everything

  // [[text, class] …] of each line. Marks: for each coloured part the distance from the last, its length, its tint.
  const pieces = (text, marks) => {
    const lines = [[]];
    const add = (part, tint) => {
      const split = part.split("\n");
      split.forEach((piece, i) => {
        if (i) lines.push([]);
        if (piece) lines.at(-1).push([piece, tint]);
      });
    };
    let at = 0;
    for (let i = 0; i < marks.length; i += 3) {
      const begin = at + marks[i], end = begin + marks[i + 1];
      if (begin > at) add(text.slice(at, begin), "");
      add(text.slice(begin, end), TINTS[marks[i + 2]] || "");
      at = end;
    }
    if (at < text.length) add(text.slice(at), "");
    if (lines.length > 1 && !lines.at(-1).length) lines.pop(); // the end of the last line
    return lines;
  };

  const fill = (element, parts) => {
    let left = LONGEST_LINE, whole = 0;
    for (const [text, tint] of parts) {
      whole += text.length;
      if (left <= 0) continue;
      const shown = text.slice(0, left);
      left -= shown.length;
      put(tint ? element.appendChild(make("span", { class: tint })) : element, shown);
    }
    if (whole > LONGEST_LINE) element.append(make("span", { class: "cut" }, ` … the line has ${number(whole)} characters`));
  };

  // The element of a text. `linked` gets its lines, by the Python line that they came from; null: nobody asks.
  weft.codeText = (part, isPython, linked) => {
    const lines = pieces(part.text, part.marks);
    const box = make("div", { class: "code", tabindex: "-1" });
    lines.slice(0, MOST_LINES).forEach((parts, i) => {
      const from = isPython ? i + 1 : part.lines?.[i] || 0;
      const line = make("div", { class: "line", "data-from": from || undefined, "data-number": i + 1 });
      const text = make("span", { class: "text" });
      fill(text, parts);
      line.append(text);
      box.append(line);
      if (from && linked) {
        if (!linked.has(from)) linked.set(from, []);
        linked.get(from).push(line);
      }
    });
    if (lines.length > MOST_LINES) box.append(make("p", { class: "cut" }, `… ${number(lines.length - MOST_LINES)} more lines; copy has them all`));
    return box;
  };

  weft.codePane = (pane, linked) => {
    const section = make("section", { class: `pane ${pane.id}`, "data-pane": pane.id, "aria-label": pane.title });
    const whole = () => pane.texts.map((part) => part.text).join("\n");
    const head = make("header", {}, make("h2", {}, pane.title), make("span", { class: "facts" },
      `${number(pane.texts.reduce((sum, part) => sum + part.text.split("\n").length - (part.text.endsWith("\n") ? 1 : 0), 0))} lines`),
    make("button", { type: "button", class: "plain copy", on: { click: () => copy(whole(), pane.title) } }, "copy"));
    const body = make("div", { class: "scroll", tabindex: "0" });
    for (const part of pane.texts) {
      const box = make("div", { class: `part ${part.title}` });
      if (part.title) box.append(make("h3", {}, part.title));
      box.append(weft.codeText(part, pane.id === "python", linked));
      body.append(box);
    }
    if (!pane.texts.length) body.append(make("p", { class: "empty" }, "nothing"));
    section.append(head, body);
    return section;
  };

  // Lights what belongs together in all panes. `pin` keeps it and brings it into view.
  weft.linkPanes = (panes, linked) => {
    let lit = [], pinned = 0;
    const light = (from) => {
      for (const line of lit) line.classList.remove("lit");
      lit = from ? linked.get(from) || [] : [];
      for (const line of lit) line.classList.add("lit");
    };
    const reveal = (from, except) => {
      for (const pane of panes.querySelectorAll(".pane")) {
        if (pane === except) continue;
        const there = (linked.get(from) || []).filter((line) => pane.contains(line) && line.offsetParent);
        const scroll = pane.querySelector(".scroll");
        if (!there.length) continue;
        // Where the statement begins, with its comment; variables are declared long before.
        const first = there.find((line) => line.textContent.trimStart().startsWith("//")) ?? there[0];
        const at = first.getBoundingClientRect().top - scroll.getBoundingClientRect().top + scroll.scrollTop;
        scroll.scrollTop = at - scroll.clientHeight / 3;
      }
    };
    const pin = (from, except) => {
      for (const line of panes.querySelectorAll(".pinned")) line.classList.remove("pinned");
      pinned = from === pinned && except ? 0 : from;
      for (const line of linked.get(pinned) || []) line.classList.add("pinned");
      light(pinned);
      if (pinned) reveal(pinned, except);
    };
    const of = (event) => Number(event.target.closest?.(".line")?.dataset.from || 0);
    panes.addEventListener("mouseover", (event) => light(of(event) || pinned));
    panes.addEventListener("mouseleave", () => light(pinned));
    panes.addEventListener("click", (event) => {
      if (of(event) && getSelection().isCollapsed) pin(of(event), event.target.closest(".pane"));
    });
    // Arrows: the next Python line that became something.
    const isUsed = (from) => (linked.get(from) || []).some((line) => !line.closest(".pane.python"));
    return {
      step(by) {
        const used = [...linked.keys()].filter(isUsed).sort((a, b) => a - b);
        if (!used.length) return;
        const next = by > 0 ? used.find((from) => from > pinned) ?? used.at(-1)
          : used.findLast((from) => pinned && from < pinned) ?? used[0];
        pin(next, null);
      },
      reveal: (from) => reveal(from, null),
      clear: () => pin(0, null),
      isPinned: () => pinned !== 0,
    };
  };
})();
