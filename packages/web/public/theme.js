// Blocking and tiny: the chosen theme stands before the first paint. Absent means: as the system.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be forbidden; the system decides then.
}
