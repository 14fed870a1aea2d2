/** A button, link, field or select on the page. */
export interface Control {
  /** Its index among all controls, with which a user action finds its element. */
  readonly at: number
  readonly role: string
  readonly name: string
  /** The name of the nearest region, dialog, row or navigation that contains it. */
  readonly within: string
  /** Whether it can be used: not disabled, not read-only, not behind a dialog. */
  readonly isLive: boolean
  readonly isBusy: boolean
  readonly isInvalid: boolean
  readonly isPressed: boolean
  /** Its value; the selected option of a select. */
  readonly value: string
  /** Its hint and its error. */
  readonly description: string
  /** The options of a select. */
  readonly options: readonly string[]
}

/** The state of a page, as a user perceives it. */
export interface Seen {
  readonly controls: readonly Control[]
  /** The names of the open dialogs, the lowest first. */
  readonly dialogs: readonly string[]
  /** The texts of alerts and toasts, and of status lines. */
  readonly alerts: readonly string[]
  readonly statuses: readonly string[]
  /** The names of busy elements: tables, forms, buttons, the frame of the page. */
  readonly busy: readonly string[]
  /** The texts of the dialogs. */
  readonly texts: readonly string[]
  /** The cells of the tables' body rows. */
  readonly rows: readonly (readonly string[])[]
  /** The table's `aria-sort`, if it is sorted. */
  readonly sorted: string
  /** The name of the focused element, or a heading's text; null when the focus is lost, or behind an open dialog. */
  readonly focus: string | null
  readonly isSignedIn: boolean
  readonly path: string
}

/**
 * Reads the page as assistive technology does. It imports nothing, because its source is sent to the browser under
 * test; with `pick` it returns the element of one control. Controls may have come or gone since it was seen, a toast for
 * example, so of those with its name the nearest is meant.
 */
export function readPage(): Seen
export function readPage(pick: Control): Element | null
export function readPage(pick?: Control): Seen | Element | null {
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true], [inert]')
  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    return Array.from(node.childNodes, textOf).join('')
  }
  const named = (ids: string) =>
    ids
      .split(/\s+/)
      .map((id) => document.getElementById(id))
      .map((element) => (element ? textOf(element) : ''))
      .join(' ')
  const nameOf = (element: Element): string => {
    const labels =
      'labels' in element ? Array.from((element as HTMLInputElement).labels ?? [], textOf).join(' ') : ''
    const ids = element.getAttribute('aria-labelledby')
    return (
      clean(ids && named(ids)) ||
      clean(element.getAttribute('aria-label')) ||
      clean(labels) ||
      (element.matches('input, select, textarea, form, table, section, div') ? '' : clean(textOf(element))) ||
      clean(element.getAttribute('title'))
    )
  }
  const roleOf = (element: Element): string => {
    const role = element.getAttribute('role')
    if (role) return role
    if (element instanceof HTMLInputElement) {
      const roles: Record<string, string> = {
        search: 'searchbox',
        number: 'spinbutton',
        checkbox: 'checkbox',
      }
      return roles[element.type] ?? 'textbox'
    }
    const roles: Record<string, string> = {
      A: 'link',
      SELECT: 'combobox',
      TEXTAREA: 'textbox',
      SUMMARY: 'button',
    }
    return roles[element.tagName] ?? 'button'
  }
  const isOff = (element: Element) =>
    element.matches(':disabled, [aria-disabled=true], :is(input, textarea)[readonly], [aria-current=page]')
  const isBusy = (element: Element) => element.getAttribute('aria-busy') === 'true'
  const containerNameOf = (element: Element) => {
    const container = element.closest(
      '[role=dialog], [role=alertdialog], [role=row], nav[aria-label], section[aria-label]',
    )
    if (!container) return ''
    return container.matches('[role=row]')
      ? clean(textOf(container.querySelector('[role=rowheader]') ?? container))
      : nameOf(container)
  }

  const elements = [
    ...document.querySelectorAll('button, a[href], input, select, textarea, summary, [role=button]'),
  ].filter(
    (element) =>
      // The frame of the page belongs to no flow.
      element.closest(
        'main, [role=dialog], [role=alertdialog], [data-scope=toast], [data-action-bar], [data-failed-writes]',
      ) &&
      isShown(element) &&
      !(element instanceof HTMLInputElement && element.type === 'hidden'),
  )
  if (pick) {
    const distance = (element: Element) => Math.abs(elements.indexOf(element) - pick.at)
    const meant = elements.filter((element) => roleOf(element) === pick.role && nameOf(element) === pick.name)
    return meant.toSorted((one, other) => distance(one) - distance(other))[0] ?? null
  }

  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true]'))
      .map((element) => clean(textOf(element)))
      .filter((text) => text !== '')
  const openDialogs = [
    ...document.querySelectorAll('[role=dialog][data-state=open], [role=alertdialog][data-state=open]'),
  ]
  const active = document.activeElement
  const isBehind = !(openDialogs.at(-1)?.contains(active) ?? true)
  return {
    controls: elements.map((element, at) => ({
      at,
      role: roleOf(element),
      name: nameOf(element),
      within: containerNameOf(element),
      isLive: !isOff(element),
      isBusy: isBusy(element),
      isInvalid: element.getAttribute('aria-invalid') === 'true',
      isPressed: element.getAttribute('aria-pressed') === 'true',
      value: 'value' in element ? String(element.value) : '',
      description: clean(named(element.getAttribute('aria-describedby') ?? '')),
      options: element instanceof HTMLSelectElement ? Array.from(element.options, ({ value }) => value) : [],
    })),
    dialogs: openDialogs.map(nameOf),
    alerts: texts('[role=alert], [data-scope=toast][data-part=root][data-state=open]'),
    statuses: texts('[role=status]:not([data-scope=toast])'),
    busy: [...document.querySelectorAll('[aria-busy=true]')].map(
      (element) => nameOf(element) || element.tagName,
    ),
    texts: texts('[role=dialog], [role=alertdialog]'),
    rows: Array.from(document.querySelectorAll('main table > tbody > tr'), (row) =>
      Array.from(row.children, (cell) => clean(textOf(cell))),
    ),
    sorted: document.querySelector('th[aria-sort]')?.getAttribute('aria-sort') ?? '',
    focus:
      active && active !== document.body && !isBehind
        ? nameOf(active) || clean(textOf(active)) || active.tagName
        : null,
    isSignedIn: sessionStorage.getItem('jwtToken') !== null,
    path: location.pathname + location.search,
  }
}
