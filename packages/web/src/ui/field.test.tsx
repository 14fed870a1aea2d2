import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TextField } from './field.tsx'

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
