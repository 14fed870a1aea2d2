import type { ReactNode } from 'react'
import { css, cva } from '#styled-system/css'

const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2', textStyle: 'caption' })
const entry = css({ display: 'inline-flex', alignItems: 'center', gap: '2', color: 'fg.muted' })

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
    },
  },
})

/** The chart's legend. */
export const Key = ({ children }: { children: ReactNode }) => <ul className={list}>{children}</ul>

export const KeyEntry = ({ of, children }: { of: 'realised' | 'below' | 'range'; children: ReactNode }) => (
  <li className={entry}>
    <span aria-hidden className={mark({ of })} />
    {children}
  </li>
)
