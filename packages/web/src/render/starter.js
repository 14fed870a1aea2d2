// The script in the head of each rendered page. It shows the stored theme before the first paint, and after it links the
// style sheet and starts the application: when the browser is idle, or at the first press, key or focus; with Save-Data only at these.
;(() => {
  const { themeKey, idleTimeout, styles, entry, modules } = document.currentScript.dataset
  const showTheme = () => {
    try {
      const theme = localStorage.getItem(themeKey)
      if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
    } catch {
      // Storage may be forbidden: the page keeps the system's theme.
    }
  }
  const link = (rel, href) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href }))
  const start = () => {
    // Another tab may have changed it.
    showTheme()
    for (const href of modules.split(' ')) link('modulepreload', href)
    // Where the application cannot be loaded, the page stays as it is without script.
    import(entry).catch(console.warn)
  }
  showTheme()
  const idle = (resolve) =>
    window.requestIdleCallback ? requestIdleCallback(resolve, { timeout: +idleTimeout }) : setTimeout(resolve)
  const painted = (resolve) =>
    new PerformanceObserver((list) => {
      // The first paint may be a background without content.
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  const used = new Promise((resolve) => {
    for (const event of ['pointerdown', 'keydown', 'focusin'])
      addEventListener(event, resolve, { once: true })
  })
  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
  Promise.all([parsed, new Promise(painted)])
    .then(() => link('stylesheet', styles))
    .then(() => (navigator.connection?.saveData ? used : Promise.race([used, new Promise(idle)])))
    .then(start)
})()
