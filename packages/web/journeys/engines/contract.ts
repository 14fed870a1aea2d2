import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine, Tab } from '../engine.ts'

export interface ContractContext {
  readonly engine: Engine
  readonly tab: Tab
  /** The URL of a path on the contract page's server. */
  url(path: string, host?: string): string
  /** A temporary folder for the test's files. */
  readonly folder: string
}

// Extends a record, as JSON does: an interface alone has no index signature.
interface Seen extends Readonly<Record<string, string | null>> {
  readonly type: string
  readonly target: string
  readonly key: string | null
}

/** The events recorded since the last call. */
const seen = (tab: Tab) => tab.evaluate<readonly Seen[]>('() => window.seen.splice(0)')
const focus = (tab: Tab, id: string) => tab.evaluate('(id) => document.getElementById(id).focus()', id)
const fieldValue = (tab: Tab, id: string) =>
  tab.evaluate<string>('(id) => document.getElementById(id).value', id)
const viewport = (tab: Tab) => tab.evaluate<readonly number[]>('() => [innerWidth, innerHeight]')
const pathName = (tab: Tab) => tab.evaluate<string>('() => location.pathname + location.hash')
const activeId = (tab: Tab) => tab.evaluate<string>('() => document.activeElement.id')

/** Reads the size from a PNG's first chunk. */
function sizeOfPng(path: string): readonly number[] {
  const bytes = readFileSync(path)
  equal(bytes.subarray(0, 8).toString('latin1'), '\x89PNG\r\n\x1a\n')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const

/** One test for each capability of `Tab`, each in a new tab. */
export const contract: Readonly<Record<string, (context: ContractContext) => Promise<void>>> = {
  'goto resolves once the document has loaded': async ({ tab, url }) => {
    await tab.goto(url('/slow'))
    equal(await pathName(tab), '/slow')
    equal(await tab.evaluate('() => document.readyState'), 'complete')
    equal(await tab.evaluate('() => Array.isArray(window.seen)'), true)
  },
  'goto rejects where no server listens': async ({ tab }) => {
    await rejects(tab.goto('http://localhost:1/'), /goto http:\/\/localhost:1\//)
  },
  'reload loads the document again': async ({ tab }) => {
    await tab.evaluate('() => { window.isOld = true }')
    await tab.reload()
    equal(await tab.evaluate('() => window.isOld === undefined && document.readyState'), 'complete')
  },
  'back returns to the previous document': async ({ tab, url }) => {
    await tab.goto(url('/second'))
    await tab.back()
    equal(await pathName(tab), '/')
  },
  'back goes one step within a document': async ({ tab }) => {
    // WebKit skips history entries that were added without a user gesture.
    await tab.click({ x: 70, y: 70 })
    await tab.evaluate("() => { history.pushState(null, '', '/pushed'); window.isSame = true }")
    await tab.back()
    equal(await pathName(tab), '/')
    equal(await tab.evaluate('() => window.isSame'), true)
  },
  'back goes one step from a fragment': async ({ tab }) => {
    await tab.click({ x: 70, y: 70 })
    await tab.evaluate("() => { location.hash = 'part' }")
    await tab.back()
    equal(await pathName(tab), '/')
  },
  'admin.localhost is this machine': async ({ tab, url }) => {
    await tab.goto(url('/', 'admin.localhost'))
    equal(await tab.evaluate('() => location.hostname'), 'admin.localhost')
    equal(await tab.evaluate('() => isSecureContext'), true)
  },
  'resize sets the viewport': async ({ tab }) => {
    for (const size of sizes) {
      await tab.resize(size)
      deepEqual(await viewport(tab), [size.width, size.height])
      equal(await tab.evaluate('(query) => matchMedia(query).matches', `(width: ${size.width}px)`), true)
    }
    equal(await tab.evaluate('() => devicePixelRatio'), 1)
  },
  'the viewport survives a navigation': async ({ tab, url }) => {
    await tab.resize(sizes[0])
    await tab.goto(url('/second'))
    deepEqual(await viewport(tab), [390, 844])
  },
  'evaluate passes arguments and results as JSON': async ({ tab }) => {
    const value = { text: 'é"\u2028₹', list: [1, null, true, { nested: [] }] }
    deepEqual(await tab.evaluate('(a, b) => [a, b]', value, 2), [value, 2])
    equal(await tab.evaluate('() => undefined'), undefined)
    equal(await tab.evaluate('function () { return document.title }'), 'Contract')
  },
  'evaluate waits for a promise': async ({ tab }) => {
    equal(
      await tab.evaluate('async (a) => { await new Promise((r) => setTimeout(r, 50)); return a + 1 }', 1),
      2,
    )
  },
  'evaluate rejects with the error the page threw, and does not report it as a complaint': async ({
    tab,
  }) => {
    await rejects(tab.evaluate("() => { throw new TypeError('of the page') }"), /TypeError: of the page/)
    await rejects(tab.evaluate("async () => { throw new RangeError('later') }"), /RangeError: later/)
    deepEqual(await tab.complaints(), [])
  },
  'click reaches the element at a point': async ({ tab }) => {
    await tab.click({ x: 70.4, y: 69.6 })
    deepEqual(
      (await seen(tab)).filter(({ type }) => type === 'click'),
      [{ type: 'click', target: 'button', key: null }],
    )
  },
  'Tab and Shift+Tab move the focus': async ({ tab }) => {
    await focus(tab, 'text')
    await tab.press('Tab')
    equal(await activeId(tab), 'other')
    await tab.press('Shift+Tab')
    equal(await activeId(tab), 'text')
    equal(await tab.evaluate('() => document.hasFocus()'), true)
    ok((await seen(tab)).some(({ type, target }) => type === 'focusin' && target === 'other'))
    equal(await tab.evaluate("() => document.activeElement.matches(':focus-visible')"), true)
  },
  'Enter, Escape, Space and arrows arrive by name': async ({ tab }) => {
    await focus(tab, 'button')
    for (const key of ['Enter', 'Space', 'Escape', 'ArrowDown', 'Home']) await tab.press(key)
    const events = await seen(tab)
    deepEqual(
      events.filter(({ type }) => type === 'keydown').map(({ key }) => key),
      ['Enter', ' ', 'Escape', 'ArrowDown', 'Home'],
    )
    equal(events.filter(({ type }) => type === 'click').length, 2)
  },
  'type enters Latin text, symbols, the rupee sign and Devanagari': async ({ tab }) => {
    const text = 'Ab 1,234.50% + ₹99 नमस्ते é'
    await focus(tab, 'text')
    await tab.type(text)
    equal(await fieldValue(tab, 'text'), text)
    ok((await seen(tab)).filter(({ type }) => type === 'input').length >= 20)
  },
  'Control+a selects, and a key replaces the selection': async ({ tab }) => {
    await focus(tab, 'text')
    await tab.type('first')
    await tab.press('Control+a')
    await tab.type('b')
    equal(await fieldValue(tab, 'text'), 'b')
    await tab.press('Backspace')
    equal(await fieldValue(tab, 'text'), '')
  },
  'setFiles fills a hidden input and fires change': async ({ tab, folder }) => {
    const paths = ['one.txt', 'दो.txt'].map((name) => join(folder, name))
    for (const path of paths) writeFileSync(path, `text of ${path.slice(-7)}`)
    await tab.setFiles('#files', paths)
    const names = '() => [...document.getElementById("files").files].map(({ name }) => name)'
    deepEqual(await tab.evaluate(names), ['one.txt', 'दो.txt'])
    equal(await tab.evaluate('() => document.getElementById("files").files[0].text()'), 'text of one.txt')
    const changes =
      '() => window.seen.filter(({ type, target }) => type === "change" && target === "files").length'
    equal(await tab.evaluate(changes), 1)
  },
  'screenshot writes the viewport as a PNG': async ({ tab, folder }) => {
    const path = join(folder, 'viewport.png')
    for (const size of sizes) {
      await tab.resize(size)
      await tab.screenshot(path)
      deepEqual(sizeOfPng(path), [size.width, size.height])
    }
  },
  'complaints reports exceptions, rejections, console errors and policy violations, once': async ({
    tab,
  }) => {
    await tab.evaluate(`() => {
      setTimeout(() => { throw new Error('thrown later') })
      Promise.reject(new Error('rejected later'))
      console.error('logged')
      console.warn('a warning')
      try { document.body.innerHTML = '<b>bold</b>' } catch {}
      document.body.append(Object.assign(new Image(), { src: 'https://example.invalid/image.png' }))
    }`)
    await tab.evaluate('() => new Promise((resolve) => setTimeout(resolve, 200))')
    const complaints = (await tab.complaints()).join('\n')
    for (const part of ['thrown later', 'rejected later', 'logged', 'require-trusted-types-for', 'img-src'])
      match(complaints, new RegExp(part))
    ok(!complaints.includes('a warning'))
    deepEqual(await tab.complaints(), [])
  },
  'complaints of a document survive navigation': async ({ tab, url }) => {
    await tab.evaluate("() => { console.error('before leaving') }")
    await tab.goto(url('/second'))
    match((await tab.complaints()).join('\n'), /before leaving/)
  },
  'an error response is not a complaint': async ({ tab }) => {
    equal(await tab.evaluate("async () => (await fetch('/refused')).status"), 403)
    deepEqual(await tab.complaints(), [])
  },
  'two tabs share no storage and no cookies': async ({ engine, tab, url }) => {
    await tab.evaluate(
      "() => { for (const s of [localStorage, sessionStorage]) s.setItem('a', '1'); document.cookie = 'a=1' }",
    )
    const other = await engine.open()
    try {
      await other.goto(url('/'))
      const readStorageSizes = '() => [localStorage.length, sessionStorage.length, document.cookie]'
      deepEqual(await other.evaluate(readStorageSizes), [0, 0, ''])
      deepEqual(await tab.evaluate(readStorageSizes), [1, 1, 'a=1'])
    } finally {
      await other.close()
    }
  },
  'the time zone is India’s and the language its English': async ({ tab }) => {
    equal(await tab.evaluate('() => new Date(0).getTimezoneOffset()'), -330)
    equal(await tab.evaluate('() => navigator.language'), 'en-IN')
    equal(await tab.evaluate('() => (1234567).toLocaleString()'), '12,34,567')
  },
  'motion is not reduced': async ({ tab }) => {
    equal(await tab.evaluate("() => matchMedia('(prefers-reduced-motion: reduce)').matches"), false)
  },
}
