// Before anything is drawn: the colours that were chosen last, where the browser keeps such a thing.
"use strict";
(() => {
  const kept = () => {
    try {
      return localStorage.getItem("weft-theme");
    } catch {
      return null; // a page of a file may keep nothing
    }
  };
  const set = (theme) => {
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  };
  set(kept());
  window.weft = {
    toggleTheme() {
      const root = document.documentElement;
      const isDark = root.dataset.theme
        ? root.dataset.theme === "dark"
        : matchMedia("(prefers-color-scheme: dark)").matches;
      set(isDark ? "light" : "dark");
      try {
        localStorage.setItem("weft-theme", root.dataset.theme);
      } catch {
        // then it lasts as long as the page
      }
    },
  };
})();
