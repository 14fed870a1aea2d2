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
const goBack = (key: string) => {
  entry.key = key
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

test('another query of the same page keeps the position', () => {
  scroll(300)
  open('second', `${location.pathname}?page=2`)
  expect(scrollY).toBe(300)
})

test('scrolling by the user stops the restoration', () => {
  scroll(700)
  open('second', '/second')
  goBack('first')
  dispatchEvent(new Event('wheel'))
  scroll(50)
  grow()
  expect(scrollY).toBe(50)
})

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
