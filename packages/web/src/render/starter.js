// Written into the head of every rendered page. It shows the chosen theme at once, and asks for the application when the
// first paint is over: as soon as the page is idle, at once when somebody begins to use it, and only then with Save-Data.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be forbidden; the system decides then.
}
;(() => {
  const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin']
  let isStarted = false
  let pressed

  const link = (rel, href) => {
    const element = document.createElement('link')
    element.rel = rel
    element.href = href
    document.head.append(element)
  }

  const start = () => {
    const parts = document.getElementById('tarang-start')
    if (isStarted || !parts) return
    isStarted = true
    for (const intent of intents) removeEventListener(intent, start, true)
    const { entry, style, modules } = JSON.parse(parts.textContent)
    for (const file of modules) link('modulepreload', file)
    link('stylesheet', style)
    import(entry)
  }

  // A press on a button that needs the application is repeated when it is there.
  const remember = ({ target }) => {
    pressed = target.closest?.('button[type=button]')
  }
  addEventListener('click', remember, true)
  addEventListener(
    'screenready',
    () => {
      removeEventListener('click', remember, true)
      pressed?.click()
    },
    { once: true },
  )

  for (const intent of intents) addEventListener(intent, start, { capture: true, passive: true })
  if (navigator.connection?.saveData) return
  const whenIdle = window.requestIdleCallback ?? setTimeout
  document.addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() => setTimeout(() => whenIdle(start), 50)),
  )
})()
