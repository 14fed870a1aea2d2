interface Entry {
  readonly state: unknown
  readonly path: string
}

/** A tab's history: happy-dom's Back loads a page instead of firing `popstate`. */
export function recordHistory() {
  const { pushState, replaceState, back } = history
  const entries: Entry[] = []
  /** The entries after the current one, the nearest last. */
  let later: Entry[] = []
  const replace = (entry: Entry) => replaceState.call(history, entry.state, '', entry.path)
  const pathOf = (url: unknown) => {
    const { pathname, search, hash } = new URL(String(url ?? location.href), location.href)
    return pathname + search + hash
  }

  const add = (entry: Entry) => {
    later = []
    entries.push(entry)
    pushState.call(history, entry.state, '', entry.path)
  }
  history.pushState = (state, _, url) => add({ state, path: pathOf(url) })
  history.replaceState = (state, _, url) => {
    entries.splice(-1, 1, { state, path: pathOf(url) })
    replace(entries.at(-1) as Entry)
  }
  const show = (entry: Entry | undefined) => {
    if (!entry) return
    replace(entry)
    dispatchEvent(new PopStateEvent('popstate', { state: entry.state }))
  }
  const goBack = () => {
    if (entries.length > 1) later.push(entries.pop() as Entry)
    show(entries.at(-1))
  }
  const goForward = () => {
    const entry = later.pop()
    if (entry) entries.push(entry)
    show(entry)
  }
  history.back = () => queueMicrotask(goBack)

  return {
    /** Navigates to a path as if typed into the address bar. */
    push(path: string, { isReload = false } = {}) {
      if (isReload) {
        // A reload keeps the state of its entry.
        const entry = entries.at(-1)
        const reloaded = { state: entry?.state ?? null, path }
        entries.splice(-1, 1, reloaded)
        replace(reloaded)
      } else add({ state: null, path })
    },
    back: goBack,
    forward: goForward,
    stop() {
      Object.assign(history, { pushState, replaceState, back })
      replaceState.call(history, null, '', '/')
    },
  }
}
