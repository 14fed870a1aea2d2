// Written into the head of every rendered page. It shows the chosen theme at once, and asks for the fonts when the first
// paint is over. What all pages share of the application is asked for as soon as the page is idle, and not at all with
// Save-Data. The rest is asked for, and the application starts, when somebody begins to use the page: until then it is
// whole without script.
;(() => {
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage may be forbidden: the system decides on the theme, and every visit is like the first.
    }
  }
  const theme = stored('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

  // The first visit shows the local fallbacks first, so that no font delays a page's words and pictures. Later the fonts
  // are usually in the browser's cache, and a change after the paint would be seen for nothing.
  const applyFonts = () => {
    document.getElementById('tarang-fonts').media = 'all'
  }
  const hasFonts = stored('fonts')
  if (hasFonts) applyFonts()
  const rememberFonts = () => {
    const isLoaded = ({ family, status }) => status === 'loaded' && !family.includes('Fallback')
    try {
      if ([...document.fonts].some(isLoaded)) localStorage.setItem('fonts', 'cached')
    } catch {
      // As above.
    }
  }

  const savesData = navigator.connection?.saveData
  // Each ends with what it stands for: that nobody uses the page, and that the application is not there.
  const unused = new AbortController()
  const missing = new AbortController()
  let pressed
  let sent

  const link = (rel, href) => {
    const element = document.createElement('link')
    element.rel = rel
    element.href = href
    document.head.append(element)
  }
  const partsOf = () => JSON.parse(document.getElementById('tarang-start').textContent)

  const start = (event) => {
    // A pointer that lies over a page as it opens does not use it.
    if (event?.type === 'pointermove' && !event.movementX && !event.movementY) return
    // The page may still be on its way.
    if (unused.signal.aborted || document.readyState === 'loading') return
    unused.abort()
    const { entry, style, shared, modules } = partsOf()
    for (const file of [...shared, ...modules]) link('modulepreload', file)
    link('stylesheet', style)
    import(entry).catch(() => {
      missing.abort()
      sent?.requestSubmit(pressed?.form === sent ? pressed : undefined)
    })
  }

  // Coming back to a page is using it, and so is sending its form. The application also refreshes data that a cache may
  // have had for more than a minute.
  const isInUse = () => {
    const [{ type, serverTiming } = {}] = performance.getEntriesByType('navigation')
    const { path, age } = document.getElementById('tarang-page-data').dataset
    const response = serverTiming?.find(({ name }) => name === 'sent')
    return type !== 'navigate' || location.hash || path || age || Date.now() - response?.duration > 60_000
  }
  const whenIdle = () => {
    if (pressed || sent || (!savesData && isInUse())) start()
    else if (!savesData) for (const file of partsOf().shared) link('modulepreload', file)
  }

  // What is done before the application is there is done again when it is: a press on one of its buttons or choices, and
  // sending a form, which the browser does itself where the application does not come.
  const until = ({ signal }) => ({ capture: true, signal })
  addEventListener(
    'click',
    ({ target }) => {
      pressed = target.closest?.('button[type=button], input[type=radio]')
    },
    until(missing),
  )
  addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      pressed = event.submitter
      sent = event.target
      start()
    },
    until(missing),
  )
  addEventListener(
    'screenready',
    () => {
      missing.abort()
      // After the application has taken over what was typed.
      setTimeout(() => {
        // A choice that is made already would not be made again.
        if (pressed?.checked) pressed.checked = false
        if (pressed) pressed.click()
        else sent?.requestSubmit()
      })
    },
    { once: true },
  )
  for (const use of ['pointermove', 'pointerdown', 'click', 'scroll', 'keydown', 'focusin'])
    addEventListener(use, start, until(unused))

  const afterPaint = (then) =>
    document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(then, 50)))
  if (!hasFonts && !savesData)
    afterPaint(() => {
      applyFonts()
      // The next frame's layout asks for them. WebKit sends no event when they have come.
      requestAnimationFrame(() => setTimeout(() => document.fonts.ready.then(rememberFonts)))
    })
  // A browser that draws nothing may never call itself idle.
  afterPaint(() =>
    window.requestIdleCallback ? requestIdleCallback(whenIdle, { timeout: 2000 }) : setTimeout(whenIdle),
  )
})()
