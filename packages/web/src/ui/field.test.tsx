import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SelectField, TextAreaField, TextField } from './field.tsx'
import { FileField } from './file-field.tsx'
import { PinField } from './pin-input.tsx'

const wheel = async (type: string) => {
  render(<TextField label="Discount" type={type} defaultValue="50" />)
  const input = screen.getByLabelText<HTMLInputElement>('Discount')
  fireEvent.wheel(input, { deltaY: 100 })
  return input
}

// A browser changes no read-only number, and scrolls the page instead.
test('a number ignores the wheel, and can be typed into at once', async () => {
  const input = await wheel('number')
  expect(input.readOnly).toBe(true)
  await waitFor(() => expect(input.readOnly).toBe(false))
})

test('a text is left alone', async () => {
  expect((await wheel('text')).readOnly).toBe(false)
})

const notes = { label: 'Code', hint: 'The hint.', error: 'The error.' }

test.each([
  ['a text', <TextField key="" {...notes} />],
  ['a long text', <TextAreaField key="" {...notes} />],
  ['a choice', <SelectField key="" {...notes} options={[]} />],
  ['files', <FileField key="" {...notes} files={[]} onFiles={() => {}} />],
  ['a code', <PinField key="" {...notes} length={6} />],
])('%s has its hint before its error, to the eye and to a screen reader', (_, element) => {
  const { container } = render(element)
  const control = container.querySelector('[aria-describedby]')
  const described = control?.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['The hint.', 'The error.'])
  expect(container.textContent).toMatch(/The hint\.The error\.$/)
})
