// Written into the head of every rendered page. It shows the chosen theme at once, and asks for the fonts when the first
// paint is over. What all pages share of the application is asked for as soon as the page is idle, and not at all with
// Save-Data. The rest is asked for, and the application starts, when somebody begins to use the page: until then it is
// whole without script.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be forbidden; the system decides then.
}
;(() => {
  // The first visit shows the local fallbacks first, so that no font delays a page's words and pictures. Later the fonts
  // are usually in the browser's cache, and a change after the paint would be seen for nothing.
  const applyFonts = () => {
    document.getElementById('tarang-fonts').media = 'all'
  }
  let hasFonts = false
  try {
    hasFonts = localStorage.getItem('fonts') !== null
  } catch {
    // Every visit is then like the first.
  }
  if (hasFonts) applyFonts()
  const rememberFonts = () => {
    const isLoaded = ({ family, status }) => status === 'loaded' && !family.includes('Fallback')
    try {
      if ([...document.fonts].some(isLoaded)) localStorage.setItem('fonts', 'cached')
    } catch {
      // As above.
    }
  }

  const intents = [
    'pointermove',
    'pointerdown',
    'touchstart',
    'click',
    'wheel',
    'scroll',
    'keydown',
    'focusin',
  ]
  let isStarted = false
  let pressed
  let sent

  const link = (rel, href) => {
    const element = document.createElement('link')
    element.rel = rel
    element.href = href
    document.head.append(element)
  }

  const partsOf = () => JSON.parse(document.getElementById('tarang-start')?.textContent ?? 'null')

  const start = (event) => {
    // A pointer that lies over a page as it opens does not use it.
    if (isStarted || (event?.type === 'pointermove' && !event.movementX && !event.movementY)) return
    const parts = partsOf()
    if (!parts) return
    isStarted = true
    for (const intent of intents) removeEventListener(intent, start, true)
    const { entry, style, shared, modules } = parts
    for (const file of [...shared, ...modules]) link('modulepreload', file)
    link('stylesheet', style)
    import(entry).catch(() => {
      stopRemembering()
      sent?.requestSubmit(pressed?.form === sent ? pressed : undefined)
    })
  }

  // Coming back to a page is using it, and so is sending its form. The application also refreshes data that a cache may
  // have had for more than a minute.
  const isInUse = () => {
    const [{ type, serverTiming } = {}] = performance.getEntriesByType('navigation')
    const { path, age } = document.getElementById('tarang-page-data')?.dataset ?? {}
    const sentAt = serverTiming?.find(({ name }) => name === 'sent')?.duration
    const isOld = age === 'unknown' || Date.now() - sentAt > 60_000
    return isOld || path !== undefined || location.hash !== '' || (type !== undefined && type !== 'navigate')
  }
  const whenIdle = () => {
    if (isInUse()) return start()
    if (!isStarted) for (const file of partsOf()?.shared ?? []) link('modulepreload', file)
  }

  // What is done before the application is there is done again when it is: a press on one of its buttons or choices, and
  // sending a form, which the browser does itself where the application does not come.
  const onClick = ({ target }) => {
    pressed = target.closest?.('button[type=button], input[type=radio]')
  }
  const onSubmit = (event) => {
    event.preventDefault()
    pressed = event.submitter
    sent = event.target
    start()
  }
  const stopRemembering = () => {
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
  }
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener(
    'screenready',
    () => {
      stopRemembering()
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

  for (const intent of intents) addEventListener(intent, start, { capture: true, passive: true })
  if (navigator.connection?.saveData) return
  const afterPaint = (then) =>
    document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(then, 50)))
  if (!hasFonts)
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
