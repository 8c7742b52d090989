// Elements and texts. Every text of a row goes through put(): as text, never as markup, with the characters that nobody
// sees (controls, those that turn the direction of text) shown by their number.
"use strict";
(() => {
  // eslint-disable-next-line no-control-regex
  const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

  const put = (element, text) => {
    let at = 0;
    for (const found of text.matchAll(HIDDEN)) {
      if (found.index > at) element.append(text.slice(at, found.index));
      const mark = document.createElement("span");
      mark.className = "unseen";
      mark.textContent = "U+" + found[0].codePointAt(0).toString(16).toUpperCase().padStart(4, "0");
      element.append(mark);
      at = found.index + found[0].length;
    }
    if (at < text.length) element.append(at === 0 ? text : text.slice(at));
    return element;
  };

  // make("a", {class: "x", href: "#"}, "text", other element …)
  const make = (name, attributes = {}, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (value === undefined || value === null || value === false) continue;
      if (key === "on") for (const [event, handler] of Object.entries(value)) element.addEventListener(event, handler);
      else element.setAttribute(key, value === true ? "" : value);
    }
    for (const child of children) {
      if (child === undefined || child === null || child === false) continue;
      if (typeof child === "string" || typeof child === "number") put(element, String(child));
      else element.append(child);
    }
    return element;
  };

  const svg = (name, attributes = {}, ...children) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    for (const child of children) element.append(child);
    return element;
  };

  const number = (value) => Number(value).toLocaleString("en-US");
  const bytes = (value) => {
    if (value < 1000) return `${value} B`;
    if (value < 1e6) return `${(value / 1e3).toFixed(value < 1e4 ? 1 : 0)} kB`;
    return `${(value / 1e6).toFixed(1)} MB`;
  };

  const say = (text) => {
    const notice = make("p", { class: "notice" }, text);
    document.getElementById("notices").append(notice);
    setTimeout(() => notice.remove(), 2500);
  };

  const copy = async (text, what) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Where there is no clipboard for pages of files, the older way.
      const field = make("textarea", { class: "off-screen" });
      field.value = text;
      document.body.append(field);
      field.select();
      document.execCommand("copy");
      field.remove();
    }
    say(`${what} copied`);
  };

  const difficulty = (value) => {
    const level = Math.max(0, Math.min(5, value));
    return make("span", { class: "dots", title: `difficulty ${value}`, "aria-label": `difficulty ${value}` },
      make("b", {}, "●".repeat(level)), "●".repeat(5 - level));
  };

  // Of a row in the list that was asked for.
  const placeOf = (row, query) => `#/at/${row}${query.size ? `?${query}` : ""}`;

  Object.assign(window.weft, { put, make, svg, number, bytes, say, copy, difficulty, placeOf });
})();
