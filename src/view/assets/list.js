// The list: facets at the side, rows in the middle, a page at a time.
"use strict";
(() => {
  const { make, number, bytes, difficulty } = weft;
  const PAGE = 100;
  // In this order, where rows differ in them.
  const FACETS = [["category", "Category"], ["difficulty", "Difficulty"], ["device", "Device"], ["split", "Split"],
    ["verdict", "Verdict"], ["gradient", "Gradient"], ["reason", "Why gradients differ"], ["origin", "Origin"],
    ["package", "Package"], ["file", "File"]];
  const SHOWN = 12; // values of a facet, before the rest is asked for

  const changed = (query, name, values) => {
    const next = new URLSearchParams(query);
    next.delete(name);
    for (const value of values) next.append(name, value);
    next.delete("offset");
    return next;
  };
  const toggled = (query, name, value) => {
    const wanted = query.getAll(name);
    return changed(query, name, wanted.includes(value) ? wanted.filter((one) => one !== value) : [...wanted, value]);
  };
  weft.toggled = toggled;
  weft.changed = changed;

  const facetValue = (query, name, value, count, most) => {
    const isOn = query.getAll(name).includes(value);
    const bar = make("span", { class: "bar", "aria-hidden": "true" });
    bar.style.width = `${Math.max(1, (100 * count) / most)}%`;
    return make("li", {}, make("a", { href: `#/rows?${toggled(query, name, value)}`, class: isOn ? "on" : "", role: "checkbox",
      "aria-checked": String(isOn), "data-facet": name, "data-value": value },
    bar, make("span", { class: "value" }, value === "" ? "none" : value), make("span", { class: "count" }, number(count))));
  };

  const facet = (query, [name, title], values) => {
    const wanted = query.getAll(name);
    if (!wanted.includes("") && name === "reason") values = values.filter(([value]) => value !== "");
    for (const value of wanted) if (!values.some(([known]) => known === value)) values = [...values, [value, 0]];
    if (values.length < (name === "reason" ? 1 : 2) && !wanted.length) return null;
    const sorted = name === "difficulty" ? values : [...values].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    const most = Math.max(...sorted.map(([, count]) => count), 1);
    const list = make("ul", {});
    const show = (part) => list.append(...part.map(([value, count]) => facetValue(query, name, value, count, most)));
    show(sorted.slice(0, SHOWN));
    const section = make("section", { class: "facet" }, make("h2", {}, title,
      wanted.length ? make("a", { class: "clear", href: `#/rows?${changed(query, name, [])}` }, "clear") : null), list);
    if (sorted.length > SHOWN) {
      const more = make("button", { type: "button", class: "plain more", on: { click: () => {
        show(sorted.slice(SHOWN));
        more.remove();
      } } }, `${number(sorted.length - SHOWN)} more`);
      section.append(more);
    }
    return section;
  };

  const OTHERS = { q: "text", where: "where", builtin: "calls", python_bytes: "Python bytes", code_bytes: "code bytes",
    new: "new structures", damaged: "damaged" };
  const chips = (query, view) => {
    const all = [];
    for (const [name, value] of query) {
      if (name === "offset" || name === "sort" || (name === "q" && view === "rows")) continue;
      const rest = query.getAll(name).filter((one) => one !== value);
      const label = FACETS.find(([known]) => known === name)?.[1].toLowerCase() || OTHERS[name] || name;
      all.push(make("a", { class: "chip on", href: `#/${view}?${changed(query, name, rest)}`, title: "Remove this filter" },
        name === "new" || name === "damaged" ? label : `${label}: ${value}`, make("span", { "aria-hidden": "true" }, " ×")));
    }
    return all.length ? make("p", { class: "chips" }, ...all,
      make("a", { class: "clear", href: `#/${view}` }, "clear all")) : null;
  };
  weft.chips = chips;

  const line = (row, query) => {
    const verdict = row.verdict && make("span", { class: `verdict ${row.verdict}` }, row.verdict);
    return make("a", { class: "row", href: weft.placeOf(row.row, query), "data-row": row.row },
      make("span", { class: "index" }, number(row.row + 1)),
      make("span", { class: "what" }, make("span", { class: "name" }, row.name || "(no name)",
        row.has_problems ? make("span", { class: "verdict failed" }, "damaged") : null), make("span", { class: "brief" }, row.brief)),
      make("span", { class: "category" }, row.category || ""), make("span", { class: "level" }, difficulty(row.difficulty)),
      make("span", { class: "device" }, row.device === "both" ? "cpu cuda" : row.device),
      make("span", { class: "size" }, bytes(row.python_bytes)), make("span", { class: "size of-code" }, row.code_bytes ? bytes(row.code_bytes) : ""),
      make("span", { class: "split" }, row.split || "", verdict || ""));
  };

  // One field for as long as the page is open: a list that comes while somebody types must not take letters away.
  const field = make("input", { type: "search", id: "search", placeholder: "Search names, descriptions, ids  ( / )", "aria-label": "Search",
    autocomplete: "off", spellcheck: "false" });
  let around = new URLSearchParams(); // what else the list on the page was asked for
  let pause = 0; // since the last letter; 0 when what is typed has been asked for
  field.addEventListener("input", () => {
    clearTimeout(pause);
    const place = location.hash;
    pause = setTimeout(() => {
      pause = 0;
      if (location.hash !== place) return; // something else was opened meanwhile
      location.replace(`#/rows?${changed(around, "q", field.value ? [field.value] : [])}`);
    }, 200);
  });
  // Put in the place of `there` when the list is shown: one that comes too late must not take the field with it.
  const showSearch = (query, there) => {
    around = new URLSearchParams(query);
    if (!pause) field.value = query.get("q") || "";
    there.replaceWith(field);
  };

  const where = (query) => {
    const field = make("input", { id: "where", "aria-label": "Filter as in weft convert --where", autocomplete: "off",
      placeholder: "where, as in weft convert: difficulty>=3,gradient!=exact", value: query.get("where") || "", spellcheck: "false" });
    field.addEventListener("change", () => {
      location.hash = `#/rows?${changed(query, "where", field.value ? [field.value] : [])}`;
    });
    return field;
  };

  const sorting = (query) => {
    const now = query.get("sort") || "row";
    const choice = make("select", { id: "sort", "aria-label": "Sort by" },
      ...weft.about.sortings.flatMap(([name, about]) => (name === "row" ? [[name, about]] : [[name, `${about} ↑`], [`-${name}`, `${about} ↓`]]))
        .map(([name, about]) => make("option", { value: name, selected: name === now }, about)));
    choice.addEventListener("change", () => {
      location.hash = `#/rows?${changed(query, "sort", choice.value === "row" ? [] : [choice.value])}`;
    });
    return choice;
  };

  const pages = (query, total, offset) => {
    if (total <= PAGE) return null;
    const at = (place, label, key, isOff) => {
      const next = new URLSearchParams(query);
      next.set("offset", String(place));
      return isOff ? make("span", { class: "off" }, label) : make("a", { href: `#/rows?${next}`, "data-key": key }, label);
    };
    const last = Math.floor((total - 1) / PAGE) * PAGE;
    const jump = make("input", { id: "jump", type: "text", inputmode: "numeric", "aria-label": "Go to position", placeholder: "go to …", size: "9" });
    jump.addEventListener("change", () => {
      const place = Math.max(0, Math.min(total - 1, Number(jump.value.replace(/\D/g, "")) - 1));
      const next = new URLSearchParams(query);
      next.set("offset", String(place));
      location.hash = `#/rows?${next}`;
    });
    return make("nav", { class: "pages", "aria-label": "Pages" }, at(0, "first", "", offset === 0),
      at(Math.max(0, offset - PAGE), "← back", "back", offset === 0),
      make("span", {}, `${number(offset + 1)} – ${number(Math.min(total, offset + PAGE))} of ${number(total)}`),
      at(offset + PAGE, "on →", "on", offset + PAGE >= total), at(last, "last", "", offset >= last), jump);
  };

  // What is shown, and what is done once it is.
  weft.listPage = async (query) => {
    const offset = Math.max(0, Number(query.get("offset")) || 0);
    const asked = new URLSearchParams(query);
    asked.delete("offset");
    const found = await weft.source.list(asked, offset, PAGE);
    const sections = FACETS.map((one) => facet(query, one, found.facets[one[0]] || [])).filter(Boolean);
    const side = make("details", { class: "side", open: innerWidth > 820 }, make("summary", {}, "Filters"), ...sections);
    const { rows, of } = weft.about;
    const count = found.total === rows ? `${number(rows)} ${weft.about.kind === "tree" ? "kernels" : "rows"}`
      : `${number(found.total)} of ${number(rows)} rows`;
    const list = make("div", { class: "rows", id: "rows" }, make("div", { class: "row head", "aria-hidden": "true" },
      ...["#", "kernel", "category", "difficulty", "device", "python", "code", weft.about.kind === "tree" ? "" : "split"].map((title, i) => make("span",
        { class: ["index", "what", "category", "level", "device", "size", "size of-code", "split"][i] }, title))),
    ...found.rows.map((row) => line(row, query)));
    if (!found.rows.length) list.append(make("p", { class: "empty" }, "No row is like that."));
    const placeOfSearch = make("span", {});
    const content = make("div", { class: "listing" }, side, make("div", { class: "results" },
      make("div", { class: "tools" }, placeOfSearch, sorting(query), weft.source.isServed ? where(query) : null,
        make("span", { class: "total" }, count, of > rows ? make("small", {}, ` (a sample of ${number(of)})`) : null)),
      chips(query, "rows"), list, pages(query, found.total, found.offset)));
    const isShown = () => {
      showSearch(query, placeOfSearch);
      const kept = weft.keepFocus && document.getElementById(weft.keepFocus);
      weft.keepFocus = null;
      kept?.focus();
      const last = list.querySelector(`[data-row="${weft.lastRow}"]`);
      last?.classList.add("cursor");
      last?.scrollIntoView({ block: "nearest" });
    };
    return { content, isShown };
  };

  // j and k: the next row of the list, or the one before.
  weft.moveInList = (step) => {
    const rows = [...document.querySelectorAll("a.row")];
    if (!rows.length) return;
    const at = rows.findIndex((row) => row.classList.contains("cursor"));
    const next = rows[Math.max(0, Math.min(rows.length - 1, at < 0 ? (step > 0 ? 0 : rows.length - 1) : at + step))];
    for (const row of rows) row.classList.toggle("cursor", row === next);
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: "nearest" });
  };
})();
