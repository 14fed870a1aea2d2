import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { FileField, type FileFieldProps } from './file-field.tsx'

// The smallest picture there is: one pixel.
const pixel = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (letter) =>
  letter.charCodeAt(0),
)
const files = {
  page: new File(['<h1>Momentum, week by week</h1>'], 'momentum.html', { type: 'text/html' }),
  picture: new File([pixel], 'चार्ट — ünïcode & “quotes”.gif', { type: 'image/gif' }),
  broken: new File(['no picture'], 'broken.png', { type: 'image/png' }),
  long: new File([new Uint8Array(2_200_000)], `${'a-name-that-goes-on-'.repeat(6)}.png`, {
    type: 'image/png',
  }),
}

interface Arguments extends Omit<FileFieldProps, 'files' | 'onFiles'> {
  chosen: readonly (keyof typeof files)[]
}

function Holding({ chosen, ...props }: Arguments) {
  const [held, setHeld] = useState<readonly File[]>(() => chosen.map((name) => files[name]))
  return <FileField {...props} files={held} onFiles={setHeld} />
}

const meta = {
  title: 'UI/File field',
  component: Holding,
  args: { label: 'Blog Images', hint: 'Up to 20 images of 2 MB.', multiple: true, chosen: [] },
} satisfies Meta<typeof Holding>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Several: Story = { args: { chosen: ['picture', 'broken', 'long', 'page'] } }
export const One: Story = {
  args: { label: 'HTML Page', hint: undefined, required: true, multiple: false, chosen: ['page'] },
}
export const Refused: Story = {
  args: { chosen: ['long'], error: 'The file is larger than 2 MB' },
}

/** What is taken away hands the focus back to the field. */
export const Removed: Story = {
  args: { chosen: ['picture', 'page'] },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Remove momentum.html' }))
    await expect(screen.queryByText('momentum.html')).toBeNull()
    await expect(screen.getByLabelText('Blog Images')).toHaveFocus()
  },
}
