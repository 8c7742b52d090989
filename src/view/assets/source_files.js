// Where an exported page takes its data from: scripts beside it, which is all that a page of a file may load. A sample is
// small, so what the server computes of its table is computed here of the list.
"use strict";
(() => {
  const waiting = new Map();
  window.weft_data = (name, value) => {
    waiting.get(name)?.(value);
    waiting.delete(name);
  };
  const load = (name) =>
    new Promise((done, failed) => {
      waiting.set(name, done);
      const script = weft.make("script", { src: `${name}.js` });
      script.addEventListener("error", () => failed(new Error(`${name}.js is missing`)));
      script.addEventListener("load", () => script.remove());
      document.head.append(script);
    });

  let index = null;
  const rows = async () => {
    index ??= load("rows");
    return index;
  };

  const value = (row, facet) => String(row[facet] ?? "");
  const within = (range, size) => {
    if (!range) return true;
    const [low, high] = range.split("-");
    return size >= Number(low || 0) && size < (high ? Number(high) : Infinity);
  };

  const holds = (entry, query) => {
    const row = entry.summary;
    const words = (query.get("q") || "").toLowerCase().split(" ").filter(Boolean);
    const texts = [row.name, row.brief, row.family || ""].map((text) => text.toLowerCase());
    return words.every((word) => texts.some((text) => text.includes(word)) || (word.length >= 4 && row.id.startsWith(word)))
      && (!query.get("builtin") || entry.builtins.includes(query.get("builtin")))
      && within(query.get("python_bytes"), row.python_bytes)
      && within(query.get("code_bytes"), row.code_bytes)
      && (!query.get("new") || row.is_new) && (!query.get("damaged") || row.has_problems);
  };

  const KEYS = { name: (r) => r.name, category: (r) => r.category || "", difficulty: (r) => r.difficulty,
    python: (r) => r.python_bytes, code: (r) => r.code_bytes, ir: (r) => r.ir, row: (r) => r.row };

  const select = async (query) => {
    if (query.get("where")) throw new Error("`where` is answered by weft view alone; these are files");
    const { rows: all, about } = await rows();
    const facets = Object.fromEntries(about.facets.map((facet) => [facet, new Map()]));
    const chosen = [];
    for (const entry of all) {
      if (!holds(entry, query)) continue;
      const missed = about.facets.filter((facet) => {
        const wanted = query.getAll(facet);
        return wanted.length && !wanted.includes(value(entry.summary, facet));
      });
      if (missed.length > 1) continue;
      for (const facet of missed.length ? missed : about.facets) {
        const found = value(entry.summary, facet);
        facets[facet].set(found, (facets[facet].get(found) || 0) + 1);
      }
      if (!missed.length) chosen.push(entry);
    }
    const sort = query.get("sort") || "row";
    const key = KEYS[sort.replace(/^-/, "")] || KEYS.row;
    const sign = sort.startsWith("-") ? -1 : 1;
    chosen.sort((a, b) => {
      const one = key(a.summary), other = key(b.summary);
      return one < other ? -sign : one > other ? sign : a.summary.row - b.summary.row;
    });
    return { chosen, facets };
  };

  const classes = (begins, sizes) => {
    const counts = begins.map((low, i) => ({ low, high: begins[i + 1], rows: 0 }));
    for (const size of sizes) counts[begins.findLastIndex((low) => size >= low)].rows += 1;
    const used = counts.map((one) => one.rows > 0);
    return used.includes(true) ? counts.slice(used.indexOf(true), used.lastIndexOf(true) + 1) : [];
  };

  weft.filesSource = {
    isServed: false,
    about: async () => {
      const { about, of, rows: all } = await rows();
      return { ...about, rows: all.length, of };
    },
    list: async (query, offset, limit) => {
      const { chosen, facets } = await select(query);
      return { total: chosen.length, offset, rows: chosen.slice(offset, offset + limit).map((entry) => entry.summary),
        facets: Object.fromEntries(Object.entries(facets).map(([facet, values]) => [facet, [...values].sort()])) };
    },
    plots: async (query) => {
      const { chosen } = await select(query);
      const { size_classes: begins } = (await rows()).about;
      const builtins = new Map();
      for (const entry of chosen) for (const name of entry.builtins) builtins.set(name, (builtins.get(name) || 0) + 1);
      let found = 0;
      const curve = [...chosen].sort((a, b) => a.summary.row - b.summary.row)
        .map((entry, i) => [i + 1, (found += entry.summary.is_new ? 1 : 0)]);
      return { total: chosen.length, curve, python_bytes: classes(begins, chosen.map((entry) => entry.summary.python_bytes)),
        code_bytes: classes(begins, chosen.map((entry) => entry.summary.code_bytes).filter((size) => size > 0)),
        builtins: [...builtins].sort((a, b) => b[1] - a[1]) };
    },
    neighbours: async (query, row) => {
      const { chosen } = await select(query);
      const at = chosen.findIndex((entry) => entry.summary.row === row);
      return { total: chosen.length, position: at < 0 ? undefined : at, before: chosen[at - 1]?.summary.row,
        behind: at < 0 ? undefined : chosen[at + 1]?.summary.row };
    },
    find: async (seed, index) =>
      (await rows()).rows.find((entry) => entry.summary.seed === seed && String(entry.summary.index) === index)?.summary.row,
    row: (row) => load(`row/${row}`),
  };
})();
