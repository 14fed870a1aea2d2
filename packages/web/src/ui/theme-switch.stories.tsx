import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ThemeSwitch } from './theme-switch.tsx'

const meta = { title: 'Parts/Forms/ThemeSwitch', tags: ['autodocs'], component: ThemeSwitch } satisfies Meta<
  typeof ThemeSwitch
>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Chosen: Story = {
  play: async ({ canvas }) => {
    const before = document.documentElement.dataset.theme
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
    await expect(document.documentElement.dataset.theme).toBe('dark')
    await expect(localStorage.getItem('theme')).toBe('dark')
    await userEvent.click(canvas.getByRole('radio', { name: 'As the system' }))
    await expect(localStorage.getItem('theme')).toBeNull()
    if (before) document.documentElement.dataset.theme = before
  },
}
