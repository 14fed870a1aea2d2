import { css, cva } from '#styled-system/css'
import { wholeFigures } from '#ui/whole-figures'

/** The meaning of a colour in a plot. */
export interface KeyEntry {
  readonly of: 'realised' | 'below' | 'range' | 'gain' | 'loss' | 'open'
  readonly label: string
}

const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2', textStyle: 'caption' })
const item = css({ display: 'inline-flex', alignItems: 'center', gap: '2', color: 'fg.muted' })

const mark = cva({
  base: { flexShrink: '0', width: '5', height: '3', borderTopWidth: 'thick', borderTopStyle: 'solid' },
  variants: {
    of: {
      realised: { borderTopColor: 'accent.fg', backgroundColor: 'accent.subtle' },
      below: { borderTopColor: 'negative.fg', backgroundColor: 'negative.subtle' },
      range: {
        borderTopWidth: '0',
        borderInlineWidth: 'hairline',
        borderInlineStyle: 'dashed',
        borderInlineColor: 'warning.fg',
        backgroundColor: 'warning.subtle',
      },
      gain: { borderTopColor: 'positive.fg', backgroundColor: 'positive.subtle' },
      loss: { borderTopColor: 'negative.fg', backgroundColor: 'negative.subtle' },
      open: { borderWidth: 'thick', borderStyle: 'solid', borderColor: 'info.fg' },
    },
  },
})

/** A chart's legend. */
export const Key = ({ entries }: { entries: readonly KeyEntry[] }) => (
  <ul className={list}>
    {entries.map(({ of, label }) => (
      <li key={of} className={item}>
        <span aria-hidden className={mark({ of })} />
        <span>{wholeFigures(label)}</span>
      </li>
    ))}
  </ul>
)
