import { afterEach, beforeEach, expect, test, vi } from 'vitest'
// wouter dispatches pushState and replaceState.
import 'wouter'
import { restoreScroll } from './scroll-restoration.ts'

let undo: () => void
let grow: () => void
const entry = { key: 'first' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigation', { currentEntry: entry })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grow = callback
      }
      observe() {}
      disconnect() {
        grow = () => {}
      }
    },
  )
  entry.key = 'first'
  History.prototype.replaceState.call(history, null, '', '/')
  scrollTo(0, 0)
  undo = restoreScroll()
})
afterEach(() => {
  undo()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const scroll = (top: number) => {
  scrollTo(0, top)
  dispatchEvent(new Event('scroll'))
}
const open = (key: string, path: string) => {
  entry.key = key
  history.pushState(null, '', path)
}
const goBack = (key: string, path = '/') => {
  entry.key = key
  // Without the event of wouter, which the browser's own step back does not cause.
  History.prototype.replaceState.call(history, null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

test('a new page opens at its top, and Back restores the position once the page is long enough', () => {
  scroll(700)
  open('second', '/second')
  expect(scrollY).toBe(0)
  goBack('first')
  grow()
  expect(scrollY).toBe(700)
})

test('a scroll counts before its event, which comes a frame later', () => {
  scroll(300)
  scrollTo(0, 700)
  open('second', '/second')
  scrollTo(0, 50)
  goBack('first')
  grow()
  expect(scrollY).toBe(700)
  goBack('second', '/second')
  grow()
  expect(scrollY).toBe(50)
})

test('another query of the same page keeps the position', () => {
  scroll(300)
  open('second', `${location.pathname}?page=2`)
  expect(scrollY).toBe(300)
})

test('back to another query of the same page restores the position at once, and only once', () => {
  scroll(300)
  open('second', '/?page=2')
  scroll(40)
  goBack('first')
  expect(scrollY).toBe(300)
  scroll(0)
  grow()
  expect(scrollY).toBe(0)
})

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  'a %s of the user stops the restoration',
  (type) => {
    scroll(700)
    open('second', '/second')
    goBack('first')
    dispatchEvent(new Event(type))
    scroll(50)
    grow()
    expect(scrollY).toBe(50)
  },
)

test('the restoration of a page that never grows ends after a timeout', () => {
  scroll(700)
  open('second', '/second')
  goBack('first')
  vi.advanceTimersByTime(3000)
  grow()
  expect(scrollY).toBe(0)
})

test('positions survive a reload', () => {
  scroll(420)
  dispatchEvent(new Event('pagehide'))
  undo()
  scrollTo(0, 0)
  undo = restoreScroll()
  grow()
  expect(scrollY).toBe(420)
})

test('invalid storage is ignored', () => {
  undo()
  sessionStorage.setItem('scroll', '{"first":"far","second":')
  undo = restoreScroll()
  expect(scrollY).toBe(0)
})

test('a page that was scrolled before the application came stays there, and is returned to', () => {
  undo()
  scrollTo(0, 900)
  undo = restoreScroll()
  expect(scrollY).toBe(900)
  open('second', '/second')
  goBack('first')
  grow()
  expect(scrollY).toBe(900)
})

test('a new query of the same page keeps the position, without asking for it', () => {
  scroll(700)
  const asked = vi.spyOn(window, 'scrollY', 'get')
  open('second', '/?page=2')
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
  scroll(100)
  goBack('first')
  expect(scrollY).toBe(700)
})

test('a press that changes the query remembers a scroll whose event is still pending', () => {
  scrollTo(0, 700)
  dispatchEvent(new Event('pointerdown'))
  open('second', '/?page=2')
  scroll(100)
  goBack('first')
  expect(scrollY).toBe(700)
})

test('the position of a query that was never scrolled is that of the one before', () => {
  scroll(700)
  open('second', '/?page=2')
  open('third', '/?page=3')
  scroll(0)
  goBack('second', '/?page=2')
  expect(scrollY).toBe(700)
})

test('a press while a position is being restored does not replace it', () => {
  scroll(700)
  open('second', '/second')
  goBack('first')
  // The page is too short yet.
  scrollTo(0, 0)
  dispatchEvent(new Event('keydown'))
  open('third', '/?page=3')
  goBack('first')
  grow()
  expect(scrollY).toBe(700)
})
