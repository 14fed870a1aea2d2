import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { css } from '#styled-system/css'
import { ScrollProgress } from './scroll-progress.tsx'

const meta = {
  title: 'Parts/Layout/ScrollProgress',
  tags: ['autodocs'],
  component: ScrollProgress,
  render: () => (
    <>
      <ScrollProgress />
      <p className={css({ minHeight: 'tall', textStyle: 'body.lg' })}>Scroll down: the line above follows.</p>
    </>
  ),
} satisfies Meta<typeof ScrollProgress>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Halfway: Story = {
  play: async ({ canvasElement }) => {
    const page = document.documentElement
    page.scrollTop = (page.scrollHeight - page.clientHeight) / 2
    const bar = canvasElement.querySelector<HTMLElement>('[aria-hidden]')
    await waitFor(() => expect(Number(bar?.style.getPropertyValue('--progress'))).toBeCloseTo(0.5, 1))
  },
}
