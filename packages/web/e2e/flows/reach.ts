import type { ElementHandle, Page, Route } from '@playwright/test'
import { NotForAPerson, type PageAccess } from '../../src/testing/flows/page-driver.ts'
import { type Control, readPage, type Seen } from '../../src/testing/flows/seen.ts'
import {
  answerUntilReceived,
  type Reply,
  type UserActions,
  type Wire,
} from '../../src/testing/flows/user-actions.ts'
import { changePerson } from '../session.ts'

// Without animations, dialogs close at once.
const still = '*, *::before, *::after, ::backdrop { animation: none !important; transition: none !important }'

/** Disables animations and random delays; call it before opening the first page. */
export const makeDeterministic = (page: Page) =>
  page.addInitScript((text) => {
    // Removes the random delay before a retry.
    Math.random = () => 0
    addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style')
      style.textContent = text
      document.head.append(style)
    })
  }, still)

/** A user at the built application. */
export function userActionsOn(page: Page): UserActions {
  const element = async (control: Control): Promise<ElementHandle<HTMLElement>> => {
    const pick = readPage as (pick: Control) => Element | null
    const handle = (await page.evaluateHandle(pick, control)).asElement()
    if (!handle) throw new Error(`“${control.name}” has disappeared`)
    return handle as ElementHandle<HTMLElement>
  }
  return {
    look: () => page.evaluate(readPage as () => Seen),
    press: async (control) => (await element(control)).click(),
    async type(control, text) {
      const field = await element(control)
      // React ignores an input event that does not change the value.
      if (control.value === text) await field.fill(`${text}0`)
      await field.fill(text)
    },
    async choose(control, value) {
      const list = await element(control)
      await list.focus()
      await list.selectOption(value)
    },
    paste: (text) => page.keyboard.insertText(text),
    goTo: (query) =>
      page.evaluate((entries) => {
        history.replaceState(history.state, '', `${location.pathname}?${new URLSearchParams(entries)}`)
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
      }, query),
    unloadPage: () => page.evaluate(() => void dispatchEvent(new Event('pagehide'))),
    leavePage: async () => {
      // Playwright's own goBack waits for a navigation, which the screen may refuse.
      // An opened section adds a history entry, so that one step back would stay on the screen.
      await page.evaluate(() => {
        const { navigation } = window as unknown as {
          navigation: { currentEntry: { index: number }; entries(): { url: string }[] }
        }
        const home = navigation.entries().findLastIndex(({ url }) => url.endsWith('/homePage'))
        history.go(home - navigation.currentEntry.index)
      })
      await page.waitForTimeout(100)
    },
    async logIn({ isAnother = false } = {}) {
      if (isAnother) changePerson(page)
      const login = page.getByRole('dialog', { name: 'Login', includeHidden: true })
      if (await login.evaluate((dialog) => dialog.closest('[inert], [aria-hidden=true]') !== null))
        throw new NotForAPerson('a question covers the login')
      await login.getByLabel(/^Phone Number/).fill('0000012350')
      await login.getByRole('button', { name: 'Send OTP' }).click()
      await login
        .getByRole('textbox', { name: /pin code/ })
        .first()
        .click()
      await page.keyboard.insertText('123456')
      await login.getByRole('button', { name: 'Verify' }).click()
      await login.waitFor({ state: 'hidden' })
    },
  }
}

/** Milliseconds for a response to reach the machine, including a retry. */
const QUIET = 300

interface Waiting {
  readonly call: string
  readonly route: Route
}

/** Intercepts matching calls until each is answered, by a fake response or by the server. */
export async function holdCalls(page: Page, meant: readonly RegExp[], between = 0): Promise<Wire> {
  const queue: Waiting[] = []
  const made: string[] = []
  await page.route(/\/(api|notifications-service)\//, async (route) => {
    const request = route.request()
    const call = `${request.method()} ${new URL(request.url()).pathname}`
    if (!meant.some((one) => one.test(call))) return route.fallback()
    made.push(call)
    queue.push({ call, route })
  })
  page.on('requestfailed', (request) => {
    const index = queue.findIndex(({ route }) => route.request() === request)
    if (index >= 0) queue.splice(index, 1)
  })
  return {
    waiting: () => queue.map(({ call }) => call),
    made: () => [...made],
    async answer(call, reply) {
      let index = -1
      for (let turn = 0; index < 0 && turn < 500; turn++) {
        index = queue.findIndex((waiting) => call.test(waiting.call))
        if (index < 0) await page.waitForTimeout(20)
      }
      const [waiting] = queue.splice(index, 1)
      if (index < 0 || !waiting) throw new Error(`no pending call matches ${call}`)
      if (reply === 'through' && between > 0) await page.waitForTimeout(between)
      return answerRoute(waiting.route, reply)
    },
  }
}

async function answerRoute(route: Route, reply: Reply): Promise<unknown> {
  if (reply === 'lost') return void (await route.abort('failed'))
  if (reply === 'through') {
    await route.continue()
    const response = await route.request().response()
    const text = (await response?.text()) ?? ''
    return parsed(text)
  }
  if ('text' in reply) return void (await route.fulfill({ status: reply.status ?? 200, body: reply.text }))
  return void (await route.fulfill({ status: reply.status ?? 200, json: reply.body ?? null }))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The page driver's access to the built application. Events sent only by code are out of reach. */
export const reachOf = (page: Page, wire: Wire): PageAccess => ({
  user: userActionsOn(page),
  wire: {
    ...wire,
    // The built application does not expose its machine. A response counts as received if no request follows it.
    answer: (call, reply) => {
      let until: number | undefined
      return answerUntilReceived(wire, call, reply, {
        isReceived: () => {
          until ??= Date.now() + QUIET
          return Date.now() > until
        },
        turn: () => page.waitForTimeout(20),
        exchanges: false,
      })
    },
  },
  pass: (milliseconds) => page.clock.fastForward(milliseconds),
  sendToMachine: ({ type }) => Promise.reject(new NotForAPerson(`${type} is not sent by a user`)),
  settle: () => page.waitForTimeout(30),
  leave: async () => {},
})
