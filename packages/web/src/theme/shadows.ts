const soft = '{colors.shadow.soft}'
const deep = '{colors.shadow.deep}'

/** Subtle, because hairline borders separate most surfaces. */
export const semanticShadows = {
  sm: { value: `0 1px 2px ${soft}` },
  md: { value: `0 1px 2px ${soft}, 0 8px 20px -8px ${deep}` },
  /** A bar at the start of what is marked. */
  mark: { value: 'inset 3px 0 0 {colors.accent.solid}' },
  /** Beside a sticky column, over the cells that scroll below it. */
  edge: { value: `1px 0 0 {colors.border.default}, 10px 0 10px -8px ${deep}` },
  edgeStart: { value: `-1px 0 0 {colors.border.default}, -10px 0 10px -8px ${deep}` },
  lg: { value: `0 2px 4px ${soft}, 0 24px 56px -16px ${deep}` },
}
