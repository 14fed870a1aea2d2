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

function Funds({ hasButton = true }) {
  const { ask } = useAction(closing)
  return (
    <main>
      <h1>Funds</h1>
      {hasButton && <Button onClick={() => ask({ name: 'Nilgiri' })}>Close Fund</Button>}
      <Actions />
    </main>
  )
}

test.each([
  ['its opener', true, 'button'],
  ['the heading if its opener was removed', false, 'heading'],
])('a question that is cancelled returns the focus to %s', async (_, hasButton, focused) => {
  const { rerender } = render(<Funds />)
  await user.click(screen.getByRole('button', { name: 'Close Fund' }))
  const question = await screen.findByRole('alertdialog')
  rerender(<Funds hasButton={hasButton} />)
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole(focused)))
})
