import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '#styled-system/css'
import { Card } from './card.tsx'
import { Skeleton } from './skeleton.tsx'

const meta = {
  title: 'Parts/Messages/Skeleton',
  tags: ['autodocs'],
  component: Skeleton,
  argTypes: { shape: { control: 'inline-radio', options: ['text', 'block', 'circle'] } },
} satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { args: { className: css({ width: 'xs' }) } }

export const CardOnItsWay: Story = {
  render: () => (
    <Card className={css({ maxWidth: 'sm' })} aria-busy>
      <Skeleton shape="block" className={css({ aspectRatio: 'wide', marginBottom: '4' })} />
      <Skeleton className={css({ width: '80' })} />
      <Skeleton />
      <Skeleton className={css({ width: '40' })} />
    </Card>
  ),
}

export const Circle: Story = { args: { shape: 'circle', className: css({ boxSize: '12' }) } }
