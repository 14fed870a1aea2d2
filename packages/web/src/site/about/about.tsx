import { sitePages } from '@tarang/publication/site-pages'
import { Link } from 'wouter'
import { registrationStatus } from '#patterns/registration'
import { css, sva } from '#styled-system/css'
import { Button } from '#ui/button'
import { Container } from '#ui/container'
import { TextLink } from '#ui/link'
import { Chapter } from '../layout/chapter.tsx'
import { PageHead } from '../layout/page-head.tsx'

const offerings = [
  [
    'Model portfolios',
    'Baskets built by rule on momentum, growth, fundamental and valuation factors. Every rule is written out before it is followed, and every change to it is dated.',
  ],
  [
    'A backtesting engine',
    'Put a stock strategy of your own into rules and see how it would have done: trade by trade, with costs, the drawdowns first.',
  ],
  [
    'Newsletters and blogs',
    'What moved, what we make of it, and the ideas behind the tools. Written by those who maintain the rules, and corrected in public.',
  ],
] as const

const steps = [
  ['Write it down', 'An idea becomes a rule that two people would carry out in the same way.'],
  ['Test it', 'On the longest history there is, with costs, and with companies that no longer exist.'],
  ['Look at the worst', 'How deep it fell, how long it took to recover, and who could have stayed invested.'],
  ['Watch it', 'From then on we publish every position and every review, including the losses.'],
] as const

const values = [
  ['Plain', 'If we cannot say it in plain words, we have not understood it yet.'],
  ['Open', 'We show the losing stretches next to the good ones, in the same size.'],
  ['Careful', 'A test describes the past. It does not predict the future.'],
  ['Unhurried', 'Nothing here is urgent. Take your time before you decide.'],
] as const

const about = sva({
  slots: ['body', 'list', 'item', 'name', 'words', 'steps', 'step', 'number', 'values', 'value'],
  base: {
    body: { paddingBottom: { base: '10', md: '14' } },
    list: { display: 'grid', width: 'full' },
    item: {
      display: 'grid',
      gap: '1.5',
      paddingBlock: '6',
      _first: { paddingTop: '0' },
      '& + &': { borderTopWidth: 'hairline', borderTopStyle: 'solid', borderColor: 'border.subtle' },
    },
    name: { textStyle: 'heading.md', color: 'fg.default' },
    words: { textStyle: 'body.md', maxWidth: 'prose' },
    steps: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      columnGap: '10',
      rowGap: '8',
      width: 'full',
    },
    step: { display: 'grid', gap: '1.5', alignContent: 'start' },
    number: { textStyle: 'display.md', color: 'accent.fg', fontVariantNumeric: 'tabular-nums' },
    values: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      gap: '5',
      width: 'full',
    },
    value: { layerStyle: 'surface', padding: '6', display: 'grid', gap: '1.5', alignContent: 'start' },
  },
})

/** The company, its core offerings, approach and values. */
export default function About() {
  const slots = about()
  const { line } = registrationStatus()
  return (
    <>
      <PageHead title={sitePages.about.title}>
        Markets come in waves. We write down rules for meeting them, and test what we write.
      </PageHead>
      <Container className={slots.body}>
        <Chapter title="Who we are">
          <p>
            A research and strategy platform for Indian retail investors, run by a research-analyst firm. We
            are few, we like long tables, and we would rather be understood than believed.
          </p>
          {line && <p>{line}</p>}
          <TextLink asChild>
            <Link href={sitePages.disclosures.path}>Our registration status in full</Link>
          </TextLink>
        </Chapter>
        <Chapter title="Core offerings">
          <ul className={slots.list}>
            {offerings.map(([name, words]) => (
              <li key={name} className={slots.item}>
                <h3 className={slots.name}>{name}</h3>
                <p className={slots.words}>{words}</p>
              </li>
            ))}
          </ul>
        </Chapter>
        <Chapter title="Our approach">
          <ol className={slots.steps}>
            {steps.map(([name, words], index) => (
              <li key={name} className={slots.step}>
                <span aria-hidden className={slots.number}>
                  {index + 1}
                </span>
                <h3 className={slots.name}>{name}</h3>
                <p className={slots.words}>{words}</p>
              </li>
            ))}
          </ol>
        </Chapter>
        <Chapter title="Our values">
          <ul className={slots.values}>
            {values.map(([name, words]) => (
              <li key={name} className={slots.value}>
                <h3 className={slots.name}>{name}</h3>
                <p className={slots.words}>{words}</p>
              </li>
            ))}
          </ul>
          <Button asChild className={css({ marginTop: '4' })}>
            <Link href={sitePages.contact.path}>Contact us</Link>
          </Button>
        </Chapter>
      </Container>
    </>
  )
}
