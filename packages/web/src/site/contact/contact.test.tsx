import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import Contact from './contact.tsx'

/** Types into the form directly after it is rendered, before React runs effects. */
function TypesAtOnce() {
  useLayoutEffect(() => {
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ })
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    set?.call(field, 'meera@example.com')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])
  return null
}

test('text typed during hydration stays in the form', async () => {
  render(
    <>
      <Contact />
      <TypesAtOnce />
    </>,
  )
  expect(await screen.findByDisplayValue('meera@example.com')).toBeTruthy()
})
