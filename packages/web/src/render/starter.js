// Written into the head of every rendered page. It shows the chosen theme at once, and asks for the fonts when the first
// paint is over, then for the application: as soon as the page is idle, at once when somebody begins to use it, and only
// then with Save-Data.
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

  const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin']
  let isStarted = false
  let pressed
  let sent

  const link = (rel, href) => {
    const element = document.createElement('link')
    element.rel = rel
    element.href = href
    document.head.append(element)
  }

  const start = (event) => {
    const parts = document.getElementById('tarang-start')
    if (isStarted || !parts) return
    // A pointer that lies over a page as it opens does not use it.
    if (event?.type === 'pointermove' && !event.movementX && !event.movementY) return
    isStarted = true
    for (const intent of intents) removeEventListener(intent, start, true)
    const { entry, style, modules } = JSON.parse(parts.textContent)
    for (const file of modules) link('modulepreload', file)
    link('stylesheet', style)
    import(entry).catch(() => {
      stopRemembering()
      sent?.requestSubmit(pressed?.form === sent ? pressed : undefined)
    })
  }

  // What is done before the application is there is done again when it is: a press on one of its buttons, and sending a
  // form, which the browser does itself where the application does not come.
  const onClick = ({ target }) => {
    pressed = target.closest?.('button[type=button]')
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
  const whenIdle = () =>
    window.requestIdleCallback ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start)
  afterPaint(whenIdle)
})()
