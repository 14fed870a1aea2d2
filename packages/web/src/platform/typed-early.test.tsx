import { act, cleanup } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { handOverTypedText } from './typed-early.ts'

function Form() {
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const [message, setMessage] = useState('Hello')
  return (
    <form>
      <input aria-label="name" value={name} onChange={({ target }) => setName(target.value)} />
      <input aria-label="phone" value={phone} onChange={({ target }) => setPhone(target.value)} />
      <textarea aria-label="message" value={message} onChange={({ target }) => setMessage(target.value)} />
      <output>{`${name}, ${phone}, ${message}`}</output>
    </form>
  )
}

afterEach(cleanup)

test('what was typed before the application came is its state afterwards', async () => {
  const frame = document.createElement('div')
  document.body.append(frame)
  frame.innerHTML = renderToString(<Form />)
  const input = frame.querySelector('input')!
  input.focus()
  input.value = 'Asha'
  input.setSelectionRange(2, 2)
  frame.querySelector<HTMLInputElement>('[aria-label=phone]')!.value = '98200'
  const root = await act(() => hydrateRoot(frame, <Form />))
  // Not in `act`, which renders once after both: in a browser each event renders.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  handOverTypedText(frame)
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  expect(frame.querySelector('output')?.textContent).toBe('Asha, 98200, Hello')
  expect(input.value).toBe('Asha')
  expect(input.selectionStart).toBe(2)
  await act(() => root.unmount())
  frame.remove()
})
