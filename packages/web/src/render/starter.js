// Written into the head of every rendered page. It shows the chosen theme at once, and asks for the fonts when the first
// paint is over. What all pages share of the application is asked for as soon as the page is idle, and not at all with
// Save-Data. The rest is asked for, and the application starts, when somebody begins to use the page.
;(() => {
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage may be forbidden: the system decides on the theme, and every visit is like the first.
    }
  }
  const showTheme = () => {
    const theme = stored('theme')
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  }
  showTheme()

  // The first visit shows the local fallbacks first, so that no font delays a page's words and pictures. Later the fonts
  // are usually in the browser's cache, and a change after the paint would be seen for nothing.
  const applyFonts = () => {
    document.getElementById('tarang-fonts').media = 'all'
  }
  const hasFonts = stored('fonts')
  if (hasFonts) applyFonts()
  const rememberFonts = () => {
    try {
      if (document.fonts.check('1em "Inter Variable"')) localStorage.setItem('fonts', 'cached')
    } catch {
      // As above.
    }
  }

  const savesData = navigator.connection?.saveData
  // Each ends with what it stands for: that nobody uses the page, and that the application is not there.
  const unused = new AbortController()
  const missing = new AbortController()
  let isWanted = false
  const link = (rel, href) => {
    const element = document.createElement('link')
    element.rel = rel
    element.href = href
    document.head.append(element)
    return element
  }
  const partsOf = () => JSON.parse(document.getElementById('tarang-start').textContent)

  const start = (event) => {
    // A pointer that lies over a page as it opens does not use it.
    if (event?.type === 'pointermove' && !event.movementX && !event.movementY) return
    if (unused.signal.aborted) return
    // The page may still be on its way.
    isWanted = true
    if (document.readyState === 'loading') return
    unused.abort()
    // It may have been chosen in another tab.
    showTheme()
    const { entry, style, shared, modules } = partsOf()
    const sheet = link('stylesheet', style)
    for (const file of [...shared, ...modules]) link('modulepreload', file)
    // What the application opens needs its styles.
    sheet.onload = sheet.onerror = () =>
      import(entry).catch(() => {
        missing.abort()
        for (const { instead } of remembered.values()) instead?.()
      })
  }

  // Coming back to a page is using it, and so is sending its form. Who has liked an entry sees that at once. The
  // application also refreshes data that a cache may have had for more than a minute, or that could not be had.
  const isInUse = () => {
    const [{ type, serverTiming } = {}] = performance.getEntriesByType('navigation')
    const { path, age } = document.getElementById('tarang-page-data').dataset
    const response = serverTiming?.find(({ name }) => name === 'sent')
    const isFresh = Date.now() - response?.duration <= 60_000
    return !isFresh || type !== 'navigate' || location.hash || path || age || stored('blogs.liked')
  }
  const whenIdle = () => {
    if (isWanted || (!savesData && isInUse())) start()
    else if (!savesData) for (const file of partsOf().shared) link('modulepreload', file)
  }

  // What is done before the application is there is done again when it is: the last press on one of its buttons or
  // choices, and the last form that was sent. Where the application does not come, the browser does it.
  const remembered = new Map()
  let last
  const remember = (what, event, again, instead) => {
    last = { what, event }
    remembered.delete(what)
    remembered.set(what, { again, instead })
  }
  const until = ({ signal }) => ({ capture: true, signal })
  addEventListener(
    'click',
    (event) => {
      const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event
      const pressed = target.closest?.(
        'button[type=button], input[type=radio], a[role=button][href]:not([href^="#"])',
      )
      if (!pressed || button || altKey || ctrlKey || metaKey || shiftKey) return
      if (pressed.href) event.preventDefault()
      remember(
        'press',
        event,
        () => {
          // A choice that is made already would not be made again.
          if (pressed.checked) pressed.checked = false
          pressed.click()
        },
        () => pressed.href && location.assign(pressed.href),
      )
    },
    until(missing),
  )
  addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      const { target, submitter } = event
      const again = () => (submitter ? submitter.click() : target.requestSubmit())
      remember('send', event, again, () => target.requestSubmit(submitter))
      start()
    },
    until(missing),
  )
  addEventListener(
    'screendrawn',
    () => {
      missing.abort()
      // React has taken over the page to answer this event.
      if (last?.event.eventPhase) remembered.delete(last.what)
    },
    { once: true },
  )
  addEventListener(
    'screenready',
    () =>
      // After the application has taken over what was typed.
      setTimeout(() => {
        for (const { again } of remembered.values()) again()
      }),
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
