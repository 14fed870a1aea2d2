import { afterEach, beforeEach, expect, test, vi } from 'vitest'
// wouter is what announces pushState and replaceState.
import 'wouter'
import { keepScroll } from './scroll.ts'

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
  undo = keepScroll()
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

test('a new page opens at its top, and Back finds the old place once the page is long enough', () => {
  scroll(700)
  open('second', '/second')
  expect(scrollY).toBe(0)
  goBack('first')
  grow()
  expect(scrollY).toBe(700)
})

test('another query of the same page keeps the eye where it is', () => {
  scroll(300)
  open('second', `${location.pathname}?page=2`)
  expect(scrollY).toBe(300)
})

test('a hand that scrolls is not fought', () => {
  scroll(700)
  open('second', '/second')
  goBack('first')
  dispatchEvent(new Event('wheel'))
  scroll(50)
  grow()
  expect(scrollY).toBe(50)
})

test('a page that never grows is left alone after a while', () => {
  scroll(700)
  open('second', '/second')
  goBack('first')
  vi.advanceTimersByTime(3000)
  grow()
  expect(scrollY).toBe(0)
})

test('the places survive a reload', () => {
  scroll(420)
  dispatchEvent(new Event('pagehide'))
  undo()
  scrollTo(0, 0)
  undo = keepScroll()
  grow()
  expect(scrollY).toBe(420)
})

test('rubbish in the storage is no place', () => {
  undo()
  sessionStorage.setItem('scroll', '{"first":"far","second":')
  undo = keepScroll()
  expect(scrollY).toBe(0)
})
