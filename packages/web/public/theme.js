// Applies the chosen theme before the first paint of a page that only a browser renders. Without a choice the system theme applies.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be forbidden; the system decides then.
}
