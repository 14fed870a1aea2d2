import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import Contact from './contact.tsx'

/** Types into the form when it has just been drawn, before React runs the effects of the components. */
function TypesAtOnce() {
  useLayoutEffect(() => {
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ })
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    set?.call(field, 'meera@example.com')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])
  return null
}

test('what is typed while the form is being taken over stays', async () => {
  render(
    <>
      <Contact />
      <TypesAtOnce />
    </>,
  )
  expect(await screen.findByDisplayValue('meera@example.com')).toBeTruthy()
})
