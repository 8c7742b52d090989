// Where a served page takes its data from: weft view, by the addresses of /api.
"use strict";
(() => {
  const get = async (path, parameters) => {
    const answer = await fetch(`api/${path}?${new URLSearchParams(parameters)}`);
    const value = await answer.json();
    if (!answer.ok) throw new Error(value.error || `the server said ${answer.status}`);
    return value;
  };
  const with_ = (query, more) => [...query, ...Object.entries(more)];

  weft.serverSource = {
    isServed: true,
    about: () => get("about", []),
    list: (query, offset, limit) => get("rows", with_(query, { offset, limit })),
    plots: (query) => get("plots", query),
    neighbours: (query, row) => get("neighbours", with_(query, { row })),
    find: async (seed, index) => (await get("find", { seed, index })).row,
    row: (row) => get("row", { row }),
  };
})();
