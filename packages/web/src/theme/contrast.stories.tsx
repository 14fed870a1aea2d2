import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatNumber } from '#platform/formats/format'
import { css } from '#styled-system/css'
import { stack } from '#styled-system/patterns'
import { type Token, token } from '#styled-system/tokens'
import { Table } from '../ui/table.tsx'
import { contrast, controlPairs, hexOf, type Theme, textPairs } from './contrast.ts'

const meta = { title: 'Foundations/Contrast' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

type Pairs = typeof textPairs

const figure = (value: number) => formatNumber(value, 2)
const colour = (name: string) => token.var(`colors.${name}` as Token)
const sample = css({
  display: 'inline-block',
  paddingInline: '3',
  paddingBlock: '1',
  marginInlineEnd: '3',
  borderRadius: 'sm',
  borderWidth: 'thick',
  borderStyle: 'solid',
  textStyle: 'label',
})

const Sample = ({
  theme,
  ink,
  ground,
  isLine,
}: {
  theme: Theme
  ink: string
  ground: string
  isLine: boolean
}) => (
  <span data-theme={theme}>
    <span
      className={sample}
      style={{
        backgroundColor: colour(ground),
        color: isLine ? colour('fg.default') : colour(ink),
        borderColor: colour(isLine ? ink : ground),
      }}
    >
      Aa
    </span>
  </span>
)

const Figures = ({
  label,
  pairs,
  least,
  isLine = false,
}: {
  label: string
  pairs: Pairs
  least: number
  isLine?: boolean
}) => (
  <div className={stack({ gap: '3' })}>
    <h2 className={css({ textStyle: 'heading.md' })}>{`${label}: ${least} : 1 or more`}</h2>
    <Table.Root label={label}>
      <Table.Head>
        <Table.Row>
          <Table.Header>{isLine ? 'Line' : 'Ink'}</Table.Header>
          <Table.Header>Ground</Table.Header>
          <Table.Header>Light</Table.Header>
          <Table.Header>Dark</Table.Header>
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {pairs.map(([ink, ground]) => (
          <Table.Row key={`${ink} ${ground}`}>
            <Table.Cell rowHeader label={isLine ? 'Line' : 'Ink'}>
              {ink}
            </Table.Cell>
            <Table.Cell label="Ground">{ground}</Table.Cell>
            {(['light', 'dark'] as const).map((theme) => (
              <Table.Cell key={theme} label={theme === 'light' ? 'Light' : 'Dark'}>
                <Sample theme={theme} ink={ink} ground={ground} isLine={isLine} />
                {figure(contrast(hexOf(ink, theme), hexOf(ground, theme)))}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  </div>
)

/** Computed from the tokens by WCAG 2.2; a test checks the ratios. */
export const Text: Story = { render: () => <Figures label="Text" pairs={textPairs} least={4.5} /> }

export const Controls: Story = {
  render: () => <Figures label="Lines of controls, and the focus" pairs={controlPairs} least={3} isLine />,
}
