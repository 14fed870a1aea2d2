import { fireEvent, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { PageDataContext } from '#platform/loading/page-data'
import Contact from './contact.tsx'
import { forgetUnsent } from './use-ticket.ts'

beforeEach(forgetUnsent)

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

test('the answer to a form without script has the id of its submission, for the repeat', () => {
  const posted = { name: 'Meera', email: 'meera@example.com', message: 'Hello', submission: 'id-1' }
  const page = document.createElement('div')
  const contact = (data: object | null) => (
    <PageDataContext value={{ read: () => ({ data }) }}>
      <Contact />
    </PageDataContext>
  )
  const submission = () => page.querySelector<HTMLInputElement>('input[type=hidden][name=submission]')
  page.innerHTML = renderToString(contact(posted))
  expect(submission()?.value).toBe('id-1')
  // A page that is the same for every visitor has none.
  page.innerHTML = renderToString(contact(null))
  expect([page.querySelector('form') !== null, submission()]).toEqual([true, null])
})

test('text typed during hydration stays in the form', async () => {
  render(
    <>
      <Contact />
      <TypesAtOnce />
    </>,
  )
  expect(await screen.findByDisplayValue('meera@example.com')).toBeTruthy()
})

test('a message that was not sent is in the form when the page is shown again', () => {
  const { unmount } = render(<Contact />)
  fireEvent.change(screen.getByLabelText(/^Message/), { target: { value: 'What is a drawdown?' } })
  unmount()
  render(<Contact />)
  expect(screen.getByDisplayValue('What is a drawdown?')).toBeTruthy()
})
