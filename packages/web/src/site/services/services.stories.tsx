import type { Meta, StoryObj } from '@storybook/react-vite'
import { answers } from '../../testing/explore-answers.ts'
import { answering, rawJson } from '../../testing/story-api.ts'
import Services from './services.tsx'

const meta = {
  title: 'Site/Services',
  component: Services,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Services>
export default meta

type Story = StoryObj<typeof meta>

const content = [
  ['Model Portfolios', 'Rule-based lists of shares, ready to be followed by those who decide to.'],
  [
    'Backtesting Engine',
    'Describe a rule in plain fields, choose a period, and read what would have become of it.',
  ],
  ['A service with a name that is longer than its card is wide', null],
  ['<b>Markup</b>', '<img src=x onerror=alert(1)>'],
].map(([text, description], index) => ({
  id: index + 1,
  text,
  description,
  backgroundImage: null,
  status: '1',
}))

export const Full: Story = {
  beforeEach: () => answering({ listExploreSections: rawJson([{ sectionName: 'service', content }]) }),
}
export const Empty: Story = { beforeEach: answers.empty }
export const Loading: Story = { beforeEach: answers.never }
export const Refused: Story = { beforeEach: answers.refused }
