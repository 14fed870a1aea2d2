import { cx, sva } from '#styled-system/css'
import { Container, Section } from '#ui/container'
import { reveal } from '../layout/reveal.ts'
import { SectionHeading } from '../layout/section-heading.tsx'

/** Comments on the tools and the articles; never on returns, which may not be advertised. */
const testimonials = [
  {
    words:
      'I finally understand what a drawdown is, because the test shows it to me before it shows anything else.',
    name: 'Meera Kulkarni',
    who: 'Civil engineer, Pune',
  },
  {
    words:
      'No tips and no shouting. I read the letter with my morning tea, and I know the words that used to stop me.',
    name: 'Arvind Subramanian',
    who: 'Retired bank officer, Chennai',
  },
  {
    words:
      'I changed one line of a rule and could see exactly which trades were different. That is how I learn.',
    name: 'Farah Siddiqui',
    who: 'Chartered accountant, Lucknow',
  },
]

const quotes = sva({
  slots: ['list', 'quote', 'words', 'by', 'name', 'who', 'note'],
  base: {
    list: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', lg: 'repeat(3, minmax(0, 1fr))' },
      gap: { base: '5', lg: '8' },
      marginTop: { base: '8', md: '12' },
    },
    quote: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      gap: '8',
      layerStyle: 'surface',
      padding: { base: '6', md: '8' },
    },
    words: {
      fontFamily: 'display',
      fontSize: '1.3125rem',
      lineHeight: '1.45',
      letterSpacing: '-0.008em',
      textWrap: 'pretty',
      _before: { content: '"“"' },
      _after: { content: '"”"' },
    },
    by: { display: 'grid', gap: '0.5' },
    name: { textStyle: 'heading.sm' },
    who: { textStyle: 'body.sm', color: 'fg.muted' },
    note: { textStyle: 'body.sm', color: 'fg.muted', marginTop: '6' },
  },
})

export function Testimonials() {
  const slots = quotes()
  return (
    <Section tone="subtle" aria-labelledby="testimonials">
      <Container>
        <SectionHeading id="testimonials" title="What readers say" />
        <ul className={cx(slots.list, reveal)}>
          {testimonials.map(({ words, name, who }) => (
            <li key={name} className={slots.quote}>
              <blockquote className={slots.words}>{words}</blockquote>
              <p className={slots.by}>
                <span className={slots.name}>{name}</span>
                <span className={slots.who}>{who}</span>
              </p>
            </li>
          ))}
        </ul>
        <p className={slots.note}>These comments are about the tools and the articles, not about returns.</p>
      </Container>
    </Section>
  )
}
