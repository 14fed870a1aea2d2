import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { BacktestingIllustration } from './backtesting.tsx'
import { EmptyIllustration } from './empty.tsx'
import { NewslettersIllustration } from './newsletters.tsx'
import { PortfoliosIllustration } from './portfolios.tsx'

const meta = { title: 'Foundations/Illustrations' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Small: Story = {
  render: () => (
    <div className={grid({ columns: { base: 1, md: 2 }, gap: '10' })}>
      {[PortfoliosIllustration, BacktestingIllustration, NewslettersIllustration, EmptyIllustration].map(
        (Drawing) => (
          <Drawing key={Drawing.name} className={css({ width: '64' })} />
        ),
      )}
    </div>
  ),
}
