import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { entryNumber, numberEntries } from './history.ts'
import { leaveGuard } from './leave-guard.ts'

// A browser without the navigation API, such as WebKitGTK 2.50.
let undo = () => {}

beforeEach(() => {
  expect('navigation' in window).toBe(false)
  history.replaceState(null, '', '/first')
  undo = numberEntries()
})

afterEach(() => {
  undo()
  vi.restoreAllMocks()
})

/** What the browser does after Back or Forward: sets the address and the state of the other entry. */
function arriveAt(path: string, entry: number) {
  undo()
  history.replaceState({ entryNumber: entry }, '', path)
  undo = numberEntries()
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}

test('entries are numbered, and keep their other state', () => {
  expect(entryNumber()).toBe(0)
  history.pushState({ seen: true }, '', '/second')
  expect(history.state).toEqual({ seen: true, entryNumber: 1 })
  history.replaceState({ seen: false }, '', '/second?page=2')
  expect(history.state).toEqual({ seen: false, entryNumber: 1 })
})

test('a reloaded document continues from its number', () => {
  history.pushState(null, '', '/second')
  undo()
  undo = numberEntries()
  expect(entryNumber()).toBe(1)
})

test('nothing is written in a browser with the navigation API', () => {
  undo()
  history.replaceState(null, '', '/first')
  vi.stubGlobal('navigation', { canGoBack: false, currentEntry: { index: 7 } })
  undo = numberEntries()
  history.pushState(null, '', '/second')
  expect(history.state).toBeNull()
  expect(entryNumber()).toBe(7)
  vi.unstubAllGlobals()
})

test.each([
  ['Back', 0, 1, -1],
  ['Forward', 2, -1, 1],
  ['Back over two', -1, 2, -2],
])('%s is undone, asked about, and done again', (_, entry, undoing, again) => {
  history.pushState(null, '', '/form')
  const go = vi.spyOn(history, 'go').mockImplementation(() => {})
  const ask = vi.fn()
  const release = leaveGuard.block(ask)
  arriveAt('/elsewhere', entry)
  expect(go.mock.calls).toEqual([[undoing]])
  expect(ask).not.toHaveBeenCalled()
  arriveAt('/form', 1)
  expect(ask).toHaveBeenCalledTimes(1)
  release()
  ask.mock.calls[0]?.[0]()
  expect(go.mock.calls).toEqual([[undoing], [again]])
})

const closesFreely = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('an action of the console is asked about at a logout and when the tab closes, not before another screen', () => {
  const ask = vi.fn()
  const leave = vi.fn()
  const release = leaveGuard.block(ask, 'console')
  leaveGuard.go(leave)
  expect([leave.mock.calls.length, ask.mock.calls.length]).toEqual([1, 0])
  expect([leaveGuard.isBlocked(), closesFreely()]).toEqual([true, false])
  leaveGuard.goFromConsole(leave)
  expect([leave.mock.calls.length, ask.mock.calls.length]).toEqual([1, 1])
  release()
  expect([leaveGuard.isBlocked(), closesFreely()]).toEqual([false, true])
})

test('a logout asks for the screen, then for each action, and leaves after the last answer', () => {
  const asked: string[] = []
  const answers: (() => void)[] = []
  const block = (name: string, scope: 'screen' | 'console') =>
    leaveGuard.block((leave) => {
      asked.push(name)
      answers.push(leave)
    }, scope)
  const releases = [block('first', 'console'), block('form', 'screen'), block('second', 'console')]
  const leave = vi.fn()
  leaveGuard.goFromConsole(leave)
  for (let answered = 0; answered < 3; answered++) {
    expect(leave).not.toHaveBeenCalled()
    answers[answered]?.()
  }
  expect(asked).toEqual(['form', 'second', 'first'])
  expect(leave).toHaveBeenCalledTimes(1)
  for (const release of releases) release()
})

test('a form that is left does not free the tab while an action goes on', () => {
  const releaseForm = leaveGuard.block(vi.fn())
  const releaseAction = leaveGuard.block(vi.fn(), 'console')
  releaseForm()
  expect(closesFreely()).toBe(false)
  releaseAction()
  expect(closesFreely()).toBe(true)
})
