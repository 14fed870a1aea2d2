import { act, cleanup } from '@testing-library/react'
import { useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { handOverEarlyInput } from './early-input.ts'

function Form() {
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const [message, setMessage] = useState('Hello')
  const [theme, setTheme] = useState('system')
  return (
    <form>
      <input aria-label="name" value={name} onChange={({ target }) => setName(target.value)} />
      <input aria-label="phone" value={phone} onChange={({ target }) => setPhone(target.value)} />
      <textarea aria-label="message" value={message} onChange={({ target }) => setMessage(target.value)} />
      {['system', 'light', 'dark'].map((each) => (
        <input
          key={each}
          type="radio"
          name="theme"
          value={each}
          checked={theme === each}
          onChange={() => setTheme(each)}
        />
      ))}
      <output>{`${name}, ${phone}, ${message}, ${theme}`}</output>
    </form>
  )
}

afterEach(cleanup)

/** As `main.tsx` starts a page that a browser has translated. */
function replaceRoot(frame: HTMLElement) {
  const root = createRoot(frame)
  root.render(<Form />)
  return root
}

test.each([
  ['hydrated', (frame: HTMLElement) => hydrateRoot(frame, <Form />)],
  ['replaced', replaceRoot],
])(
  'texts and choices from before the start are the application’s state in a page that is %s',
  async (_, start) => {
    const frame = document.createElement('div')
    document.body.append(frame)
    frame.innerHTML = renderToString(<Form />)
    const find = (selector: string) => frame.querySelector<HTMLInputElement>(selector)!
    const name = () => find('[aria-label=name]')
    name().focus()
    name().value = 'Asha'
    name().setSelectionRange(2, 2)
    find('[value=dark]').checked = true
    const handOver = handOverEarlyInput(frame)
    const root = await act(() => start(frame))
    // Typed while the application starts.
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
    set?.call(find('[aria-label=phone]'), '98200')
    // Not in `act`, which renders once after all: in a browser each event renders.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    handOver()
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    expect(frame.querySelector('output')?.textContent).toBe('Asha, 98200, Hello, dark')
    expect(name().value).toBe('Asha')
    expect(name().selectionStart).toBe(2)
    expect(document.activeElement).toBe(name())
    expect(find('[value=dark]').checked).toBe(true)
    await act(() => root.unmount())
    frame.remove()
  },
)
