import { defineSlotRecipe } from '@pandacss/dev'

const line = {
  fill: 'none',
  strokeWidth: 'var(--stroke, 1.5px)',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** The strokes and fills of our drawings. */
export const illustration = defineSlotRecipe({
  className: 'illustration',
  slots: ['root', 'ink', 'faint', 'accent', 'wash', 'paper', 'solid', 'dot'],
  base: {
    root: { display: 'block', height: 'auto', overflow: 'visible' },
    ink: { ...line, stroke: 'fg.muted' },
    faint: { ...line, stroke: 'border.strong', opacity: '0.55' },
    accent: { ...line, stroke: 'accent.fg', '--stroke': '2px' },
    wash: { fill: 'accent.subtle' },
    paper: { ...line, fill: 'bg.surface', stroke: 'border.strong' },
    solid: { fill: 'accent.solid' },
    dot: { fill: 'accent.fg', stroke: 'bg.surface', strokeWidth: '2px' },
  },
})
