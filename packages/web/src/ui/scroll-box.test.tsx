import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ScrollBox } from './scroll-box.tsx'

const measures: (() => void)[] = []

class Observer {
  constructor(measure: () => void) {
    measures.push(measure)
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  measures.length = 0
  vi.stubGlobal('ResizeObserver', Observer)
})
afterEach(() => void vi.unstubAllGlobals())

/** Sets the widths of the content and of the box. */
function layOut(overflowX: string, content: number, width: number) {
  const box = screen.getByRole('region', { name: 'Prices' })
  box.style.overflowX = overflowX
  Object.defineProperty(box, 'scrollWidth', { value: content, configurable: true })
  Object.defineProperty(box, 'clientWidth', { value: width, configurable: true })
  act(() => {
    for (const measure of measures) measure()
  })
  return box.getAttribute('tabindex')
}

test('Tab stops at the box only while it scrolls', () => {
  render(
    <ScrollBox label="Prices">
      <table />
    </ScrollBox>,
  )
  expect(screen.getByRole('region').getAttribute('aria-label')).toBe('Prices')
  expect(layOut('auto', 300, 300)).toBeNull()
  expect(layOut('auto', 800, 300)).toBe('0')
  expect(layOut('auto', 300, 300)).toBeNull()
  expect(layOut('visible', 800, 300)).toBeNull()
})
