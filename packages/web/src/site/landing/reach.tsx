import { performanceNote } from '#patterns/registration'
import { config } from '#platform/config'
import { cx, sva } from '#styled-system/css'
import { Container, Section } from '#ui/container'
import { reveal } from '../layout/reveal.ts'
import { SectionHeading } from '../layout/section-heading.tsx'
import type { Figure } from './count.model.ts'
import { Counter } from './counter.tsx'

interface ReachFigure extends Figure {
  readonly label: string
  readonly caption?: string
  /** The verifier's label of a figure of performance. */
  readonly verified?: string
}

/** The three figures; the count of users comes from the configuration, once it is verified. */
export const reachFigures = ({
  activeUsers,
  hidePerformanceClaims,
  registration,
} = config): readonly ReachFigure[] => [
  {
    value: activeUsers,
    suffix: '+',
    label: 'active users',
    ...(activeUsers === null && { caption: 'We will publish the number once it is verified.' }),
  },
  { value: 15000, suffix: '+', label: 'strategies backtested', caption: 'Run on past data.' },
  hidePerformanceClaims
    ? {
        value: 3,
        suffix: '',
        label: 'things we offer',
        caption: 'Model portfolios, a backtesting engine, newsletters and blogs.',
      }
    : { value: 48, suffix: '%', label: 'max backtested CAGR', ...performanceNote(registration) },
]

const reach = sva({
  slots: ['root', 'figures', 'figure', 'value', 'label', 'caption', 'verified'],
  base: {
    root: {
      // The dark theme's colours in both themes.
      colorScheme: 'dark',
      backgroundColor: 'bg.surface',
      color: 'fg.default',
      paddingBlock: { base: '14', md: '20' },
    },
    figures: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
      gap: { base: '8', md: '10' },
      marginTop: { base: '10', md: '14' },
    },
    figure: {
      borderTopWidth: 'hairline',
      borderTopStyle: 'solid',
      borderColor: 'border.strong',
      paddingTop: '6',
    },
    value: {
      textStyle: 'display.xl',
      fontSize: 'clamp(3.25rem, 2.2rem + 4.4vw, 5.5rem)',
      lineHeight: '1',
      letterSpacing: '-0.03em',
    },
    label: { textStyle: 'heading.md', marginTop: '4' },
    verified: {
      display: 'inline-block',
      textStyle: 'caption',
      color: 'accent.fg',
      borderWidth: 'hairline',
      borderStyle: 'solid',
      borderColor: 'accent.border',
      borderRadius: 'full',
      paddingInline: '3',
      paddingBlock: '0.5',
      marginTop: '3',
      overflowWrap: 'anywhere',
    },
    caption: { textStyle: 'body.sm', color: 'fg.muted', marginTop: '1', maxWidth: '[22em]' },
  },
})

export function Reach({ figures = reachFigures() }) {
  const slots = reach()
  return (
    <Section aria-labelledby="reach" className={slots.root}>
      <Container>
        <SectionHeading id="reach" title="Our Reach So Far" />
        <div className={cx(slots.figures, reveal)}>
          {figures.map(({ label, caption, verified, ...figure }) => (
            <figure key={label} className={slots.figure}>
              <p className={slots.value}>
                <Counter figure={figure} />
              </p>
              <figcaption>
                <p className={slots.label}>{label}</p>
                {caption && <p className={slots.caption}>{caption}</p>}
                {verified && <p className={slots.verified}>{verified}</p>}
              </figcaption>
            </figure>
          ))}
        </div>
      </Container>
    </Section>
  )
}
