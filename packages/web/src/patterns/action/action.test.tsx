import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Button } from '#ui/button'
import { Actions, defineAction, useAction } from './index.ts'

const user = userEvent.setup()

const closing = defineAction<{ name: string }>({
  title: 'Close Fund',
  question: ({ name }) => `Close “${name}”?`,
  confirm: 'Close it',
  nameOf: ({ name }) => name,
  wait: {
    seconds: 60,
    doing: ({ name }) => `Closing “${name}”`,
    notDone: ({ name }) => `“${name}” has not been closed.`,
    actNow: 'Close now',
  },
  act: async () => {},
  done: 'Fund closed.',
  failure: () => 'Failed to close the fund.',
})

/** The same on its screen, without a bar. */
const closingHere = defineAction<{ name: string }>({
  title: 'Close Fund',
  question: ({ name }) => `Close “${name}”?`,
  confirm: 'Close it',
  nameOf: ({ name }) => name,
  act: async () => {},
  done: 'Fund closed.',
  failure: () => 'Failed to close the fund.',
})

function Funds({ action = closing, hasButton = true }) {
  const { ask } = useAction(action)
  return (
    <main>
      <h1>Funds</h1>
      {hasButton && <Button onClick={() => ask({ name: 'Nilgiri' })}>Close Fund</Button>}
      <Actions />
    </main>
  )
}

test.each([
  ['its opener', closing, true, 'button'],
  ['the heading if its opener was removed', closing, false, 'heading'],
  ['the heading, without a bar too', closingHere, false, 'heading'],
])('a question that is cancelled returns the focus to %s', async (_, action, hasButton, focused) => {
  const { rerender } = render(<Funds action={action} />)
  await user.click(screen.getByRole('button', { name: 'Close Fund' }))
  const question = await screen.findByRole('alertdialog')
  rerender(<Funds action={action} hasButton={hasButton} />)
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole(focused)))
})
