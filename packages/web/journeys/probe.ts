import { queryAllByRole } from '@testing-library/dom'
import { computeAccessibleName } from 'dom-accessibility-api'

/** Finds elements by role and accessible name. */
export interface Query {
  /** An ARIA role; also `field` for any form control, `file` for a file input, by label, and `frame`, by title. */
  readonly role: string
  readonly name?: string | { readonly matches: string }
  readonly within?: Query
  /** Index among several matches, from 0; a negative index counts from the end. */
  readonly at?: number
}

/** A query, or the exact text of an element. */
export type Target = Query | string

const CONTROLS: Readonly<Record<string, string>> = {
  field: 'input:not([type=hidden]), select, textarea',
  file: 'input[type=file]',
  frame: 'iframe',
}

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

/** An accessible name without the spaces that some engines insert before punctuation. */
const nameOf = (element: Element) => plain(computeAccessibleName(element)).replace(/ (?=[:,])/g, '')

function isNamed(actual: string, name: Query['name']) {
  return typeof name === 'string' ? actual === name : new RegExp(name?.matches ?? '').test(actual)
}

/** Where the matches within an element are: for a frame, in its page. */
const contentOf = (element: HTMLElement) =>
  element instanceof HTMLIFrameElement ? (element.contentDocument?.body ?? element) : element

/** All matches of a query, in document order. */
export function elementsOf({ role, name, within, at }: Query): HTMLElement[] {
  const scopes = within ? elementsOf(within).map(contentOf) : [document.body]
  const selector = CONTROLS[role]
  const found = scopes.flatMap((scope) => {
    if (selector)
      return [...scope.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => name === undefined || isNamed(nameOf(element), name),
      )
    return queryAllByRole(
      scope,
      role,
      name === undefined ? {} : { name: (_, element) => isNamed(nameOf(element), name) },
    )
  })
  if (at === undefined) return found
  const chosen = found.at(at)
  return chosen ? [chosen] : []
}

const elementOf = (query: Query) => elementsOf(query)[0] as HTMLElement

const isEnabled = (element: HTMLElement) =>
  !element.matches(':disabled') &&
  element.getAttribute('aria-disabled') !== 'true' &&
  element.getAttribute('aria-busy') !== 'true'

/** The text of an element without its expand buttons. */
function textOf(element: Element): string {
  const folded = element.querySelectorAll('button[aria-expanded][aria-controls]')
  if (folded.length === 0 || element.matches('button')) return plain(element.textContent)
  const copy = element.cloneNode(true) as Element
  for (const button of copy.querySelectorAll('button[aria-expanded][aria-controls]')) button.remove()
  return plain(copy.textContent)
}

const isHidden = (element: Element) => {
  if (element.closest('[aria-hidden=true], [hidden], [inert]')) return true
  const { display, visibility } = getComputedStyle(element)
  return display === 'none' || visibility === 'hidden'
}

/** Visible elements whose text, or one of whose text nodes, is exactly this. */
function showing(text: string): Element[] {
  const found: Element[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const candidates = new Set<Element>()
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement
    if (parent && plain(texts.currentNode.nodeValue) !== '') candidates.add(parent)
  }
  for (const element of candidates) {
    const isMeant =
      plain(element.textContent) === text ||
      [...element.childNodes].some((node) => node.nodeType === 3 && plain(node.nodeValue) === text)
    if (isMeant && !element.closest('script, style') && !isHidden(element)) found.push(element)
  }
  return found
}

function optionsOf(element: HTMLElement): string[] {
  if (element instanceof HTMLSelectElement)
    return [...element.options].map((option) => plain(option.textContent))
  return [...element.querySelectorAll('input[type=radio]')].map((radio) => nameOf(radio))
}

const storageOf = (kind: 'local' | 'session') => (kind === 'local' ? localStorage : sessionStorage)

/** Functions that read the page's current state. Arguments and results are JSON. */
export const probe = {
  find: (query: Query) =>
    elementsOf(query).map((element) => ({
      name: nameOf(element),
      isEnabled: isEnabled(element),
    })),
  texts: (query: Query) => elementsOf(query).map(textOf),
  seen: (target: Target) => ({
    count: (typeof target === 'string' ? showing(target) : elementsOf(target)).length,
  }),
  value: (query: Query) => (elementOf(query) as HTMLInputElement | undefined)?.value ?? '',
  attribute: (query: Query, name: string) => elementOf(query)?.getAttribute(name) ?? null,
  options: (query: Query) => optionsOf(elementOf(query)),
  /** The texts of the cells without those of tick boxes. Null while the table is missing or shows skeleton rows. */
  rows: (query: Query): string[][] | null => {
    const [table, ...others] = elementsOf(query)
    if (!table || others.length > 0 || table.getAttribute('aria-busy') === 'true') return null
    const rows = [...table.querySelectorAll('tbody > tr')]
    if (rows.some((row) => row.getAttribute('aria-hidden') === 'true')) return null
    return rows.map((row) => [...row.querySelectorAll(':scope > :not(:has([type=checkbox]))')].map(textOf))
  },
  focused: () => {
    const { activeElement } = document
    return activeElement && activeElement !== document.body ? nameOf(activeElement) : ''
  },
  outline: () => ({
    address: location.pathname + location.search,
    theme: document.documentElement.dataset.theme ?? '',
    text: plain(document.body.textContent).slice(0, 1200),
  }),
  storage: (kind: 'local' | 'session'): Record<string, string> => ({ ...storageOf(kind) }),
  store: (kind: 'local' | 'session', entries: Readonly<Record<string, string>>) => {
    for (const [key, value] of Object.entries(entries)) storageOf(kind).setItem(key, value)
  },
}

export type Probe = typeof probe
