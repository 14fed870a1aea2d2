/** Something on the page that can be pressed, typed into or chosen from. */
export interface Control {
  /** Its index among all controls, by which a user action finds it again. */
  readonly at: number
  readonly role: string
  readonly name: string
  /** What names the nearest region, dialog, row or navigation that it stands in. */
  readonly within: string
  /** It does something when it is used: not disabled, not read-only, not behind a dialog. */
  readonly isLive: boolean
  readonly isBusy: boolean
  readonly isInvalid: boolean
  readonly isPressed: boolean
  /** What is in it; of a list, what is chosen. */
  readonly value: string
  /** Its hint, and what is wrong with it. */
  readonly description: string
  /** What can be chosen from it. */
  readonly options: readonly string[]
}

/** What a person meets on a page now, in the page's own terms. */
export interface Seen {
  readonly controls: readonly Control[]
  /** The names of the open dialogs, the lowest first. */
  readonly dialogs: readonly string[]
  /** What alerts and toasts say, and what status lines say. */
  readonly alerts: readonly string[]
  readonly statuses: readonly string[]
  /** The names of what is busy: tables, forms, buttons, the page's own frame. */
  readonly busy: readonly string[]
  /** What the dialogs say. */
  readonly texts: readonly string[]
  /** The rows of the tables, cell by cell, without its head. */
  readonly rows: readonly (readonly string[])[]
  /** Which way that table is sorted, if it is. */
  readonly sorted: string
  /** What has the focus: its name, or the text of a heading; nothing where it is lost. */
  readonly focus: string | null
  readonly isSignedIn: boolean
  readonly path: string
}

/**
 * Reads the page as assistive technology has it. It stands alone, because a browser under test is handed its source;
 * with `pick` it gives the element of one control.
 */
export function readPage(): Seen
export function readPage(pick: number): Element | null
export function readPage(pick?: number): Seen | Element | null {
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true], [inert]')
  const spoken = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    return Array.from(node.childNodes, spoken).join('')
  }
  const named = (ids: string) =>
    ids
      .split(/\s+/)
      .map((id) => document.getElementById(id))
      .map((element) => (element ? spoken(element) : ''))
      .join(' ')
  const nameOf = (element: Element): string => {
    const labels =
      'labels' in element ? Array.from((element as HTMLInputElement).labels ?? [], spoken).join(' ') : ''
    const ids = element.getAttribute('aria-labelledby')
    return (
      clean(ids && named(ids)) ||
      clean(element.getAttribute('aria-label')) ||
      clean(labels) ||
      (element.matches('input, select, textarea, form, table, section, div') ? '' : clean(spoken(element))) ||
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
  const placeOf = (element: Element) => {
    const place = element.closest(
      '[role=dialog], [role=alertdialog], [role=row], nav[aria-label], section[aria-label]',
    )
    if (!place) return ''
    return place.matches('[role=row]')
      ? clean(spoken(place.querySelector('[role=rowheader]') ?? place))
      : nameOf(place)
  }

  const elements = [
    ...document.querySelectorAll('button, a[href], input, select, textarea, summary, [role=button]'),
  ].filter(
    (element) =>
      // What stands round every page is of no flow.
      element.closest('main, [role=dialog], [role=alertdialog], [data-scope=toast]') &&
      isShown(element) &&
      !(element instanceof HTMLInputElement && element.type === 'hidden'),
  )
  if (pick !== undefined) return elements[pick] ?? null

  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true]'))
      .map((element) => clean(spoken(element)))
      .filter((text) => text !== '')
  const active = document.activeElement
  return {
    controls: elements.map((element, at) => ({
      at,
      role: roleOf(element),
      name: nameOf(element),
      within: placeOf(element),
      isLive: !isOff(element),
      isBusy: isBusy(element),
      isInvalid: element.getAttribute('aria-invalid') === 'true',
      isPressed: element.getAttribute('aria-pressed') === 'true',
      value: 'value' in element ? String(element.value) : '',
      description: clean(named(element.getAttribute('aria-describedby') ?? '')),
      options: element instanceof HTMLSelectElement ? Array.from(element.options, ({ value }) => value) : [],
    })),
    dialogs: [
      ...document.querySelectorAll('[role=dialog][data-state=open], [role=alertdialog][data-state=open]'),
    ].map(nameOf),
    alerts: texts('[role=alert], [data-scope=toast][data-part=root][data-state=open]'),
    statuses: texts('[role=status]:not([data-scope=toast])'),
    busy: [...document.querySelectorAll('[aria-busy=true]')].map(
      (element) => nameOf(element) || element.tagName,
    ),
    texts: texts('[role=dialog], [role=alertdialog]'),
    rows: Array.from(document.querySelectorAll('main table > tbody > tr'), (row) =>
      Array.from(row.children, (cell) => clean(spoken(cell))),
    ),
    sorted: document.querySelector('th[aria-sort]')?.getAttribute('aria-sort') ?? '',
    focus:
      active && active !== document.body ? nameOf(active) || clean(spoken(active)) || active.tagName : null,
    isSignedIn: sessionStorage.getItem('jwtToken') !== null,
    path: location.pathname + location.search,
  }
}
