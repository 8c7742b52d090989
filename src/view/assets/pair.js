// One row: linked panes of code, and pages for what else it has.
"use strict";
(() => {
  const { make, number, bytes, copy, difficulty } = weft;
  const NOTES = {
    map: "Lines are linked by the compiler’s own map: hover, or click to keep.",
    comments: "weft makes another text of this source, so lines are linked by the comments in the code.",
    none: "These lines cannot be linked: weft makes another text of this source, and the code has no line comments.",
  };

  const readable = (value) => {
    if (value === null) return "null";
    if (Array.isArray(value)) return value.map(readable).join(", ");
    if (typeof value === "object") return Object.entries(value).map(([key, one]) => `${key} ${readable(one)}`).join("\n");
    return String(value);
  };

  const table = (heads, lines) => make("div", { class: "wide-table" }, make("table", {}, make("thead", {}, make("tr", {}, ...heads.map((head) => make("th", {}, head)))),
    make("tbody", {}, ...lines.map((line) => make("tr", {}, ...line.map((cell) => make("td", {}, cell ?? "")))))));

  // A record as its members; lists of records as tables.
  const member = ([key, value]) => {
    if (value === "") return null;
    if (Array.isArray(value) && value.length && value.every((one) => one && typeof one === "object")) {
      const heads = Object.keys(value[0]);
      return make("div", { class: "member" }, make("i", {}, key), table(heads, value.map((one) => heads.map((head) => readable(one[head])))));
    }
    const text = value && typeof value === "object" && !Array.isArray(value) ? Object.entries(value).map(([name, one]) => `${name} ${readable(one)}`).join(", ") : readable(value);
    return make("span", { class: "pair-of" }, make("i", {}, key), " ", text);
  };
  const facts = (row) => make("dl", { class: "facts-table" }, ...row.facts.flatMap(([name, value, about]) => {
    const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
    return [make("dt", { title: about }, name), make("dd", {}, ...(isRecord ? Object.entries(value).map(member) : [readable(value)]))];
  }), make("dt", {}, "place"), make("dd", {}, row.place));

  const shape = (sizes) => (sizes?.length ? `[${sizes.join(", ")}]` : "");
  const inputsTable = (inputs) => [make("h2", {}, "Inputs"), make("p", { class: "note" }, "What the kernel can be launched on, as functions of n; launch ",
    make("code", {}, shape(inputs.launch))),
  table(["argument", "role", "type", "shape", "filled with", "from", "to"], (inputs.args || []).map((arg) => [make("code", {}, String(arg.name)), arg.role, make("code", {}, String(arg.dtype)),
    shape(arg.shape), arg.fill, readable(arg.low ?? ""), readable(arg.high ?? "")]))];

  // Numbers as a strip of small bars, with the numbers behind them.
  const numbers = (part) => {
    if (!part) return "";
    const all = part.values ?? Object.values(part.sample || {});
    const finite = all.filter((one) => typeof one === "number");
    const low = Math.min(0, ...finite), high = Math.max(0, ...finite), range = high - low || 1;
    const shown = all.slice(0, 64);
    const width = 3 * shown.length, height = 28;
    const y = (value) => height - (height * (value - low)) / range;
    const strip = weft.svg("svg", { class: "strip", viewBox: `0 0 ${Math.max(width, 1)} ${height}`, width, height, preserveAspectRatio: "none", role: "img" },
      ...shown.map((one, i) => {
        const value = typeof one === "number" ? one : 0;
        return weft.svg("rect", { x: 3 * i, width: 2, y: Math.min(y(value), y(0)).toFixed(2), height: Math.max(0.75, Math.abs(y(value) - y(0))).toFixed(2),
          class: typeof one === "number" ? "" : "odd" });
      }));
    const text = part.values ? all.map(readable).join(", ") : Object.entries(part.sample || {}).map(([at, one]) => `${at}: ${readable(one)}`).join(", ");
    return make("div", { class: "numbers" }, strip, make("details", {}, make("summary", {}, part.values ? `${number(all.length)} numbers`
      : `${number(part.count || 0)} numbers, ${all.length} of them kept`), make("code", {}, text), part.sha256 ? make("p", { class: "note" }, `sha256 ${part.sha256}`) : null));
  };

  const expectedView = (run) => [make("h2", {}, "One launch"), make("p", { class: "note" }, `n ${run.n}, launch ${shape(run.launch)}: what went in, what came out, and the gradients, as measured on the CPU`),
    table(["argument", "role", "type", "shape", "before", "after", "gradient in", "gradient out"], (run.arguments || []).map((arg) => [make("code", {}, String(arg.name)), arg.role,
      make("code", {}, String(arg.dtype)), shape(arg.shape), numbers(arg.before), numbers(arg.after), numbers(arg.gradient_before), numbers(arg.gradient)]))];

  const hardwareView = (hardware) => Object.entries(hardware).map(([architecture, passes]) => [make("h2", {}, `Registers and occupancy, ${architecture}`),
    table(["pass", "registers", "spill stores", "spill loads", "stack", "shared", "code", "occupancy", "limited by"], Object.entries(passes).map(([pass, figures]) => [pass, figures.registers,
      figures.spill_stores, figures.spill_loads, figures.stack, figures.shared, figures.code === undefined ? "" : bytes(figures.code),
      figures.occupancy ? `${figures.occupancy.warps} of ${figures.occupancy.warps_at_most} warps` : "", figures.occupancy?.limit]))]).flat();

  const checksView = (checks) => [make("h2", {}, "Checks"), table(["check", "outcome"], Object.entries(checks).map(([name, outcome]) => [name,
    make("span", { class: `verdict ${String(outcome).split(":")[0]}` }, readable(outcome))]))];

  // What a row holds as JSON may be anything: where it has not the form that is drawn, it is shown as it is.
  const drawn = (text, draw) => {
    if (text === undefined || text === "null") return [];
    try {
      return draw(JSON.parse(text));
    } catch {
      return [make("pre", { class: "as-it-is" }, text.slice(0, 20000))];
    }
  };
  const sheet = (parts) => (parts.length ? make("div", { class: "sheet" }, ...parts) : null);
  const runPage = (row) => {
    const launch = drawn(row.expected, expectedView), inputs = drawn(row.inputs, inputsTable);
    const hint = make("p", { class: "note" }, "The row holds no numbers of a launch; weft validate --run cpu --annotate adds them.");
    return sheet([...launch, ...inputs, ...(inputs.length && !launch.length ? [hint] : [])]);
  };
  const figuresPage = (row) => sheet([...drawn(row.checks, checksView), ...drawn(row.hardware, hardwareView)]);

  const codePage = (row) => {
    const linked = new Map();
    const panes = make("div", { class: `panes of-${row.panes.length}` }, ...row.panes.map((pane) => weft.codePane(pane, linked)));
    const links = weft.linkPanes(panes, linked);
    const passes = make("div", { class: "switch", role: "group", "aria-label": "Passes" }, ...["both", "forward", "adjoint"].map((name) =>
      make("button", { type: "button", "data-pass": name, "aria-pressed": String(name === "both"), on: { click: () => setPass(name) } }, name)));
    const setPass = (name) => {
      panes.dataset.pass = name;
      for (const button of passes.children) button.setAttribute("aria-pressed", String(button.dataset.pass === name));
    };
    const which = make("div", { class: "switch narrow", role: "group", "aria-label": "Panes" }, ...row.panes.map((pane, i) =>
      make("button", { type: "button", "aria-pressed": String(i === 0), on: { click: () => setPane(pane.id) }, "data-for": pane.id }, pane.id === "python" ? "Python" : pane.id.toUpperCase())));
    const setPane = (id) => {
      panes.dataset.only = id;
      for (const button of which.children) button.setAttribute("aria-pressed", String(button.dataset.for === id));
    };
    setPane(row.panes[0]?.id);
    const hasCode = row.panes.some((pane) => pane.id !== "python" && pane.texts.length);
    const tools = make("div", { class: "tools" }, which, passes, make("span", { class: `note links-${row.links}` }, NOTES[row.links]));
    const page = make("div", { class: "code-page" }, hasCode ? tools : null, panes);
    return { page, links, nextPass: () => {
      const all = ["both", "forward", "adjoint"];
      setPass(all[(all.indexOf(panes.dataset.pass || "both") + 1) % 3]);
    } };
  };

  const titled = (name) => (name[0].toUpperCase() + name.slice(1)).replaceAll("_", " ");
  const textPage = (page) => make("div", { class: "panes of-1" }, weft.codePane(page, null));

  const fact = (row, wanted) => row.facts.find(([name]) => name === wanted)?.[1];
  const heading = (row, query, around) => {
    const { summary } = row;
    const tree = weft.about.kind === "tree";
    const permalink = `${location.href.split("#")[0]}${row.is_found_by_seed ? `#/row/${summary.seed}/${summary.index}` : weft.placeOf(row.row, new URLSearchParams())}`;
    const go = (target, label, key) => (target === undefined ? make("span", { class: "off" }, label)
      : make("a", { href: weft.placeOf(target, query), "data-key": key }, label));
    const facts = [["category", summary.category], ["split", summary.split], ["gradient", summary.gradient && (summary.reason ? `${summary.gradient}: ${summary.reason}` : summary.gradient)],
      ["origin", summary.package || (tree ? "" : summary.origin)]].filter(([, value]) => value);
    return make("div", { class: "pair-head" },
      make("p", { class: "path" }, make("a", { href: `#/rows${query.size ? `?${query}` : ""}`, "data-key": "up" }, "← rows"),
        make("span", { class: "around" }, go(around.before, "back", "back"), around.position === undefined ? "" : `${number(around.position + 1)} of ${number(around.total)}`, go(around.behind, "on", "on")),
        make("button", { type: "button", class: "plain", id: "permalink", title: "A link to this row (c)", on: { click: () => copy(permalink, "Link") } },
          row.is_found_by_seed ? `link to seed ${summary.seed}, index ${summary.index}` : "copy link")),
      make("h1", {}, summary.name || "(no name)"), summary.brief && !tree ? make("p", { class: "brief" }, fact(row, "brief") || fact(row, "description") || summary.brief) : null,
      make("p", { class: "chips" }, difficulty(summary.difficulty), ...facts.map(([name, value]) => make("span", { class: "chip", title: name }, value)),
        summary.verdict ? make("span", { class: `verdict ${summary.verdict}` }, summary.verdict) : null, make("span", { class: "place" }, row.place)));
  };

  weft.rowPage = async (place, query) => {
    const asked = new URLSearchParams(query);
    asked.delete("offset");
    const [row, around] = await Promise.all([weft.source.row(place), weft.source.neighbours(asked, place).catch(() => ({}))]);
    weft.lastRow = place;
    const code = row.panes.length ? codePage(row) : null;
    const pages = [];
    if (code) pages.push(["Code", () => code.page]);
    const run = runPage(row), figures = figuresPage(row);
    for (const page of row.pages) pages.push([titled(page.title), () => textPage({ ...page, title: titled(page.title) })]);
    if (run) pages.splice(code ? 1 : 0, 0, ["Run", () => run]);
    if (figures) pages.push(["Figures", () => figures]);
    pages.push(["Facts", () => make("div", { class: "sheet" }, facts(row))]);
    const body = make("div", { class: "page" });
    const tabs = make("nav", { class: "tabs", role: "tablist" }, ...pages.map(([title], i) => make("button", { type: "button", role: "tab",
      "aria-selected": "false", title: `${title} (${i + 1})`, on: { click: () => choose(i) } }, title)));
    const choose = (at) => {
      if (!pages[at]) return;
      [...tabs.children].forEach((tab, i) => tab.setAttribute("aria-selected", String(i === at)));
      body.replaceChildren(pages[at][1]());
    };
    const troubles = [...row.problems.map((text) => make("p", { class: "trouble" }, text)), ...row.diagnostics.map((text) => make("pre", { class: "trouble" }, text))];
    const content = make("article", { class: "pair" }, heading(row, query, around), ...troubles, tabs, body);
    const isShown = () => {
      choose(0);
      if (row.first_line > 1) code?.links.reveal(row.first_line);
      weft.row = { choose, links: code?.links, nextPass: code?.nextPass, copyLink: () => content.querySelector("#permalink").click() };
    };
    return { content, isShown };
  };
})();
