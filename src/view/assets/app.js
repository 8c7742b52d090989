// The page as a whole: which view the address asks for, and the keys.
"use strict";
(() => {
  const { make, number } = weft;
  const main = document.getElementById("main");
  weft.source = document.documentElement.dataset.source === "server" ? weft.serverSource : weft.filesSource;

  const KEYS = [["/", "search"], ["j  k", "next row, row before"], ["Enter", "open the row"], ["Esc", "back; drop what is kept lit"], ["[  ]", "page back, page on"],
    ["↓  ↑", "in a row: next Python line and what it became"], ["p", "in a row: both passes, forward, adjoint"], ["1 … 9", "in a row: its pages"],
    ["c", "in a row: copy a link to it"], ["r  s", "rows, plots"], ["t", "light or dark"], ["?", "this list"]];
  const dialog = document.getElementById("keys");
  dialog.append(make("h2", {}, "Keys"), make("dl", {}, ...KEYS.flatMap(([key, does]) => [make("dt", {}, ...key.split("  ").flatMap((one, i) => [i ? " " : "", make("kbd", {}, one)])),
    make("dd", {}, does)])), make("form", { method: "dialog" }, make("button", {}, "Close")));
  const help = () => (dialog.open ? dialog.close() : dialog.showModal());
  document.getElementById("help").addEventListener("click", help);
  document.getElementById("theme").addEventListener("click", weft.toggleTheme);
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  // Forms go nowhere here (Content-Security-Policy): the dialog closes by hand.
  dialog.querySelector("form").addEventListener("submit", (event) => {
    event.preventDefault();
    dialog.close();
  });

  // "#/row/42/17?category=loop" -> ["row", "42", "17"], query
  const address = () => {
    const [path, query] = location.hash.replace(/^#\/?/, "").split(/\?(.*)/s);
    return [path.split("/").map(decodeURIComponent), new URLSearchParams(query || "")];
  };

  const pageOf = async (path, query) => {
    if (path[0] === "plots") return weft.plotsPage(query);
    if (path[0] !== "row" && path[0] !== "at") return weft.listPage(query);
    const row = path[0] === "at" ? Number(path[1]) : await weft.source.find(path[1], path[2]);
    if (row === undefined || Number.isNaN(row)) throw new Error(weft.about.of ? "That row is not in this sample." : "There is no such row.");
    return weft.rowPage(row, query);
  };

  const tell = ({ title, kind, rows }, view, query) => {
    document.title = `${title} – weft view`;
    document.getElementById("title").replaceChildren(make("b", {}, title), ` ${number(rows)} ${kind === "tree" ? "kernels" : "rows"}`);
    document.body.dataset.view = view;
    for (const name of ["rows", "plots"]) {
      const tab = document.getElementById(`tab-${name}`);
      tab.href = `#/${name}${query.size ? `?${query}` : ""}`;
      tab.setAttribute("aria-current", String(name === (view === "plots" ? "plots" : "rows")));
    }
  };

  const troubles = ({ kind, problems }) => (problems.length ? [make("details", { class: "trouble", open: problems.length < 4 },
    make("summary", {}, `${number(problems.length)} ${problems.length === 1 ? "thing is" : "things are"} wrong with this ${kind}`),
    make("ul", {}, ...problems.slice(0, 200).map((text) => make("li", {}, text))))] : []);

  let turn = 0;
  const show = async () => {
    const mine = ++turn; // what comes for an address that was left is not shown
    let page;
    const [path, query] = address();
    const view = { plots: "plots", row: "row", at: "row" }[path[0]] || "rows";
    try {
      weft.about ??= await weft.source.about();
      page = await pageOf(path, query);
    } catch (error) {
      page = { content: make("div", {}, make("p", { class: "trouble" }, error.message), make("p", { class: "empty" }, make("a", { href: "#/rows" }, "all rows"))) };
    }
    if (mine !== turn) return;
    weft.row = null;
    if (weft.about) tell(weft.about, view, query);
    const active = document.activeElement; // the search field is taken out and put back: whoever types there goes on
    main.replaceChildren(...(view === "rows" && weft.about ? troubles(weft.about) : []), page.content);
    page.isShown?.();
    if (document.activeElement === document.body) active.focus();
    main.dataset.ready = location.hash || "#";
  };
  addEventListener("hashchange", show);

  const follow = (key) => {
    const link = main.querySelector(`[data-key="${key}"]`);
    if (link) link.click();
    return Boolean(link);
  };
  const keys = {
    "?": help,
    t: weft.toggleTheme,
    r: () => document.getElementById("tab-rows").click(),
    s: () => document.getElementById("tab-plots").click(),
    "/": () => {
      const field = document.getElementById("search");
      if (field) field.select();
      else {
        weft.keepFocus = "search";
        location.hash = "#/rows";
      }
    },
    j: () => (weft.row ? follow("on") : weft.moveInList(1)),
    k: () => (weft.row ? follow("back") : weft.moveInList(-1)),
    "]": () => follow("on"),
    "[": () => follow("back"),
    ArrowDown: () => (weft.row ? weft.row.links?.step(1) : weft.moveInList(1)),
    ArrowUp: () => (weft.row ? weft.row.links?.step(-1) : weft.moveInList(-1)),
    ArrowRight: () => weft.row && follow("on"),
    ArrowLeft: () => weft.row && follow("back"),
    p: () => weft.row?.nextPass?.(),
    c: () => weft.row?.copyLink(),
    Escape: () => {
      if (weft.row?.links?.isPinned()) weft.row.links.clear();
      else follow("up");
    },
  };
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches("input, select, textarea")) {
      if (event.key === "Escape") event.target.blur();
      return;
    }
    if (dialog.open && event.key !== "?") return;
    const isPage = weft.row && /^[1-9]$/.test(event.key);
    const does = isPage ? () => weft.row.choose(Number(event.key) - 1) : keys[event.key];
    if (!does) return;
    event.preventDefault();
    does();
  });
  show();
})();
