// Plots of what the list holds now. Each bar is a link: it filters the list.
"use strict";
(() => {
  const { make, svg, number, bytes } = weft;
  const MOST_BUILTINS = 30;

  const bars = (title, note, values, link) => {
    const most = Math.max(...values.map(([, count]) => count), 1);
    const total = values.reduce((sum, [, count]) => sum + count, 0) || 1;
    return make("figure", { class: "plot" }, make("figcaption", {}, make("h2", {}, title), note ? make("p", {}, note) : null),
      make("ul", { class: "bars" }, ...values.map(([label, count, value]) => {
        const bar = make("span", { class: "fill", "aria-hidden": "true" });
        bar.style.width = `${(100 * count) / most}%`;
        return make("li", {}, make("a", { href: link(value ?? label), title: `${number(count)} rows, ${((100 * count) / total).toFixed(1)} %` },
          make("span", { class: "label" }, label === "" ? "none" : label), make("span", { class: "track" }, bar), make("span", { class: "count" }, number(count))));
      })));
  };

  const columns = (title, note, classes, name, query) => {
    const most = Math.max(...classes.map((one) => one.rows), 1);
    const label = (size) => bytes(size).replace(".0 ", " ");
    return make("figure", { class: "plot" }, make("figcaption", {}, make("h2", {}, title), make("p", {}, note)),
      make("ul", { class: "columns" }, ...classes.map((one) => {
        const bar = make("span", { class: "fill", "aria-hidden": "true" });
        bar.style.height = `${(100 * one.rows) / most}%`;
        const range = `${label(one.low)} to ${one.high ? label(one.high) : "more"}`;
        return make("li", {}, make("a", { href: `#/rows?${weft.changed(query, name, [`${one.low}-${one.high ?? ""}`])}`,
          title: `${range}: ${number(one.rows)} rows`, "aria-label": `${range}: ${number(one.rows)} rows` }, make("span", { class: "track" }, bar),
        make("span", { class: "label" }, label(one.low))));
      })));
  };

  // How many of the first n rows have a structure of their own; the straight line is where all of them have.
  const curve = (points, query) => {
    const width = 440, height = 220, left = 56, bottom = 26;
    const [rows, found] = points.at(-1) || [1, 1];
    const x = (value) => left + ((width - left - 8) * value) / rows;
    const y = (value) => height - bottom - ((height - bottom - 12) * value) / rows;
    const path = `M${left} ${y(0)}` + points.map(([n, count]) => `L${x(n).toFixed(1)} ${y(count).toFixed(1)}`).join("");
    const text = (value, at) => {
      const element = svg("text", at);
      element.textContent = value;
      return element;
    };
    const drawing = svg("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": `${found} structures in ${rows} rows` },
      svg("line", { class: "axis", x1: left, y1: y(0), x2: width - 8, y2: y(0) }), svg("line", { class: "axis", x1: left, y1: y(0), x2: left, y2: 8 }),
      svg("line", { class: "ideal", x1: left, y1: y(0), x2: x(rows), y2: y(rows) }), svg("path", { class: "line", d: path }),
      text(number(rows), { x: left - 6, y: y(rows) + 4, "text-anchor": "end" }), text("0", { x: left - 6, y: y(0) + 4, "text-anchor": "end" }),
      text(number(found), { class: "mark", x: x(rows) - 4, y: y(found) - 8, "text-anchor": "end" }),
      text(`${number(rows)} rows`, { x: width - 8, y: height - 6, "text-anchor": "end" }));
    const share = ((100 * found) / Math.max(1, rows)).toFixed(1);
    return make("figure", { class: "plot" }, make("figcaption", {}, make("h2", {}, "New structures"),
      make("p", {}, `${number(found)} of ${number(rows)} rows (${share} %) have a structure that no row before them has; the thin line is where every row would. `,
        make("a", { href: `#/rows?${weft.changed(query, "new", ["1"])}` }, "Show these rows"))), drawing);
  };

  weft.plotsPage = async (query) => {
    const asked = new URLSearchParams(query);
    asked.delete("offset");
    const [plots, list] = await Promise.all([weft.source.plots(asked), weft.source.list(asked, 0, 1)]);
    const link = (name) => (value) => `#/rows?${weft.changed(asked, name, [value])}`;
    const facet = (name) => [...(list.facets[name] || [])].sort((a, b) => b[1] - a[1]);
    const builtins = plots.builtins.slice(0, MOST_BUILTINS);
    const figures = [bars("Categories", null, facet("category"), link("category")),
      bars("Difficulty", "1 is a textbook kernel, 5 the hardest", list.facets.difficulty || [], link("difficulty")),
      facet("gradient").length > 1 ? bars("Gradients", "whether Warp's adjoint gives the true gradient", facet("gradient"), link("gradient")) : null,
      columns("Python source", "bytes of a row, by class", plots.python_bytes, "python_bytes", asked),
      plots.code_bytes.length ? columns("Generated code", "bytes of a row over devices and passes", plots.code_bytes, "code_bytes", asked) : null,
      facet("origin").length > 1 ? bars("Origin", null, facet("origin").slice(0, 20), link("origin")) : null,
      plots.curve.length > 1 ? curve(plots.curve, asked) : null,
      builtins.length ? bars("Builtins", `rows that call them${plots.builtins.length > builtins.length ? `; the first ${MOST_BUILTINS} of ${number(plots.builtins.length)}` : ""}`, builtins, link("builtin")) : null].filter(Boolean);
    return { content: make("div", {}, make("div", { class: "plots-head" }, make("p", { class: "total" },
      plots.total === weft.about.rows ? `All ${number(plots.total)} rows` : `${number(plots.total)} of ${number(weft.about.rows)} rows`,
      ". A click on a bar shows its rows."), weft.chips(asked, "plots")), make("div", { class: "plots" }, ...figures)) };
  };
})();
