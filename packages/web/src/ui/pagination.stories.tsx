import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Parts/Content/Pagination',
  tags: ['autodocs'],
  component: Pagination,
  args: {
    page: 7,
    items: [1, 'ellipsis', 5, 6, 7, 8, 9, 'ellipsis', 84],
    hasPrevious: true,
    hasNext: true,
    onPage: fn(),
    pageSize: 15,
    pageSizes: [15, 25, 50, 100],
    onPageSize: fn(),
    total: 1258,
  },
} satisfies Meta<typeof Pagination>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FirstPage: Story = {
  args: { page: 1, items: [1, 2, 3, 4, 5, 'ellipsis', 84], hasPrevious: false },
}

export const LastPage: Story = {
  args: { page: 84, items: [1, 'ellipsis', 80, 81, 82, 83, 84], hasNext: false },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Next' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPage).not.toHaveBeenCalled()
    await expect(next).toHaveFocus()
  },
}

export const OnePage: Story = {
  args: { page: 1, items: [1], hasPrevious: false, hasNext: false, total: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const ThousandsOfPages: Story = {
  args: {
    page: 123_456,
    items: [1, 'ellipsis', 123_454, 123_455, 123_456, 123_457, 123_458, 'ellipsis', 246_912],
    total: 3_703_680,
  },
}

export const Turning: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 8' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onPage).toHaveBeenCalledWith(8)
    await userEvent.selectOptions(canvas.getByLabelText('Rows per page'), '50')
    await expect(args.onPageSize).toHaveBeenCalledWith(50)
  },
}
