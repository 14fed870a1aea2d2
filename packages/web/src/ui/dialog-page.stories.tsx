import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { stack } from '#styled-system/patterns'
import { LONG_WORD } from '../testing/extreme-rows.ts'
import { Button } from './button.tsx'
import { DialogPage, type DialogPageProps } from './dialog-page.tsx'
import { TextField } from './field.tsx'

const meta = {
  title: 'Parts/Overlays/Dialog Page',
  tags: ['autodocs'],
  component: DialogPage,
  args: {
    title: 'Login',
    children: (
      <form className={stack({ gap: '5' })}>
        <TextField label="Phone Number" hint="10 digits." required autoFocus />
        <Button type="button" size="lg">
          Send OTP
        </Button>
      </form>
    ),
  },
  argTypes: { children: { table: { disable: true } } },
  render: (args) => <Behind {...args} />,
} satisfies Meta<typeof DialogPage>
export default meta

type Story = StoryObj<typeof meta>

const Behind = (props: DialogPageProps) => (
  <>
    <Button variant="outline">Behind</Button>
    <DialogPage {...props} />
  </>
)

export const Default: Story = {}

export const LongWords: Story = { args: { title: LONG_WORD, description: LONG_WORD } }

/** Opens on a click, because Storybook may take the focus while it shows a story. */
function OpensOnClick(props: DialogPageProps) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => open(true)}>
        Behind
      </Button>
      {isOpen && <DialogPage {...props} />}
    </>
  )
}

export const KeepsTheFocus: Story = {
  render: (args) => <OpensOnClick {...args} />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Behind' }))
    const input = screen.getByRole('textbox', { name: /Phone Number/ })
    await waitFor(() => expect(input).toHaveFocus())
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('Login')
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Send OTP' })).toHaveFocus()
    const behind = screen.getByText('Behind')
    await expect(behind.closest('[inert]')).not.toBeNull()
    behind.focus()
    await expect(behind).not.toHaveFocus()
  },
}
