import { fireEvent } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { session } from '#platform/api/session'
import { toaster } from '#ui/toaster'
import { type Audience, createPage, type Driver, type Page } from '../page.ts'
import { elementsOf, probe, type Query } from '../probe.ts'
import { recordHistory } from './history.ts'

export interface InProcess {
  readonly page: Page
  /** Unmounts the site and resets storage and history. */
  close(): void
}

/** Counts the requests in flight: a page has not settled while there are any. */
interface PendingCalls {
  readonly pending: () => number
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
const moment = () => new Promise<void>((resolve) => setTimeout(resolve, 2))

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

const isTabbable = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[hidden], [inert]')

/** Moves the focus as Tab does; user-event's Tab also reaches hidden elements. */
function tab(step: 1 | -1) {
  const { activeElement } = document
  const key = { key: 'Tab', code: 'Tab', shiftKey: step < 0 }
  if (!fireEvent.keyDown(activeElement ?? document.body, key)) return
  const all = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)]
  const order = all.filter((element) => element === activeElement || isTabbable(element))
  const at = order.indexOf(activeElement as HTMLElement)
  const from = at < 0 && step < 0 ? 0 : at
  order.at((from + step) % order.length)?.focus()
  fireEvent.keyUp(document.activeElement ?? document.body, key)
}

/** The button that submits the form of a field from outside of the form; user-event looks only inside. */
const outerSubmitOf = (element: Element | null) =>
  element instanceof HTMLInputElement && element.form?.id
    ? document.querySelector<HTMLElement>(`button[type=submit][form="${CSS.escape(element.form.id)}"]`)
    : null

/** Opens the product's own components in this process's document. */
export function openInProcess(
  sites: Readonly<Record<Audience, ComponentType>>,
  calls: PendingCalls,
): InProcess {
  const history = recordHistory()
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  const frame = document.createElement('div')
  document.body.append(frame)
  let shown: { readonly root: Root; readonly audience: Audience } | null = null

  /** Waits until React and all requests have settled. */
  async function settle() {
    for (let count = 0; count < 400; count++) {
      await turn()
      await turn()
      if (calls.pending() === 0) break
      await moment()
    }
    await turn()
    await turn()
  }

  async function open(audience: Audience) {
    shown?.root.unmount()
    toaster.remove()
    const root = createRoot(frame)
    const Site = sites[audience]
    root.render(<Site />)
    shown = { root, audience }
    await settle()
  }

  const elementOf = (query: Query) => {
    const [element] = elementsOf(query)
    if (!element) throw new Error(`${JSON.stringify(query)} is no longer on the page.`)
    return element
  }

  function focus(element: HTMLElement) {
    const target = element.closest<HTMLElement>(FOCUSABLE)
    if (target) target.focus()
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }

  async function pressKey(key: string) {
    const [last = '', ...modifiers] = key.split('+').reverse()
    const down = modifiers.map((modifier) => `{${modifier}>}`).join('')
    const up = modifiers.map((modifier) => `{/${modifier}}`).join('')
    await user.keyboard(`${down}{${last}}${up}`)
    if (key === 'Enter') outerSubmitOf(document.activeElement)?.click()
  }

  /** Chooses an action of an open menu by key: Ark's menu selects only an item that a real pointer has reached. */
  async function chooseItem(item: HTMLElement) {
    for (let presses = 0; item.dataset.highlighted === undefined; presses++) {
      if (presses > 20) throw new Error(`The arrow keys do not reach ${item.textContent}.`)
      await pressKey('ArrowDown')
      await settle()
    }
    await pressKey('Enter')
    await settle()
  }

  const driver: Driver = {
    timeout: 15_000,
    async goto(path, audience) {
      history.push(path)
      await open(audience)
    },
    async reload() {
      if (!shown) throw new Error('No page is open.')
      history.push(location.pathname + location.search, { isReload: true })
      await open(shown.audience)
    },
    async back() {
      history.back()
      await settle()
    },
    async forward() {
      history.forward()
      await settle()
    },
    async read(name, ...args) {
      const read = probe[name] as (...values: unknown[]) => never
      return read(...args)
    },
    async click(query) {
      const element = elementOf(query)
      if (element.matches('[role=menuitem]:not([href])')) return chooseItem(element)
      fireEvent.pointerDown(element, { button: 0, pointerType: 'mouse' })
      if (fireEvent.mouseDown(element)) focus(element)
      fireEvent.pointerUp(element, { button: 0, pointerType: 'mouse' })
      fireEvent.mouseUp(element)
      element.click()
      await settle()
    },
    async fill(query, text) {
      const element = elementOf(query)
      element.focus()
      fireEvent.change(element, { target: { value: text } })
      await settle()
    },
    async choose(query, option) {
      const element = elementOf(query)
      if (element instanceof HTMLSelectElement) {
        const chosen = [...element.options].find((one) => one.textContent?.trim() === option)
        fireEvent.change(element, { target: { value: chosen?.value } })
      } else elementOf({ role: 'radio', name: option, within: query }).click()
      await settle()
    },
    async press(key) {
      if (/^(Shift\+)?Tab$/.test(key)) tab(key.startsWith('Shift') ? -1 : 1)
      else await pressKey(key)
      await settle()
    },
    async type(text) {
      // Types key by key, because the boxes of a one-time code move the focus.
      for (const letter of text) {
        await user.keyboard(letter.replace(/[[{]/, '$&$&'))
        await settle()
      }
    },
    async upload(query, files) {
      const element = elementOf(query)
      const chosen = files.map(({ name, type, bytes }) => new File([bytes], name, { type }))
      await user.upload(element, chosen)
      await settle()
    },
    pause: async () => {
      await moment()
      await settle()
    },
  }

  return {
    page: createPage(driver),
    close() {
      shown?.root.unmount()
      toaster.remove()
      frame.remove()
      session.clear()
      sessionStorage.clear()
      localStorage.clear()
      delete document.documentElement.dataset.theme
      history.stop()
    },
  }
}
