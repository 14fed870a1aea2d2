import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Thumbnail } from './thumbnail.tsx'

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"%3E%3Crect width="3" height="2" fill="teal"/%3E%3C/svg%3E'

const meta = {
  title: 'Parts/Content/Thumbnail',
  tags: ['autodocs'],
  component: Thumbnail,
  args: { src: picture, alt: 'Background', otherwise: 'N/A' },
} satisfies Meta<typeof Thumbnail>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText('N/A')).toBeVisible()),
}
