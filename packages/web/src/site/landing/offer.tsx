import { sectionPath, sitePages } from '@tarang/publication/site-pages'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { cx, sva } from '#styled-system/css'
import { Container, Section } from '#ui/container'
import { BacktestingIllustration } from '#ui/illustrations/backtesting'
import { NewslettersIllustration } from '#ui/illustrations/newsletters'
import { PortfoliosIllustration } from '#ui/illustrations/portfolios'
import { TextLink } from '#ui/link'
import { reveal } from '../layout/reveal.ts'
import { SectionHeading } from '../layout/section-heading.tsx'

// `view` crops each drawing's margin, so that it aligns with the text below.
const offers = [
  {
    name: 'Model Portfolios',
    words:
      'Baskets built by rule on momentum, growth, fundamental and valuation factors. Every rule is written out, and so is every change to it.',
    link: { label: 'How they are built', to: sectionPath('offer') },
    Illustration: PortfoliosIllustration,
    view: '10 0 150 96',
  },
  {
    name: 'Backtesting Engine',
    words:
      'Put your own stock strategy into rules and see how it would have behaved, trade by trade, with each drawdown and how long it lasted.',
    link: { label: 'Watch it at work', to: sectionPath('feature') },
    Illustration: BacktestingIllustration,
    view: '8 0 152 96',
  },
  {
    name: 'Newsletters & Blogs',
    words:
      'What moved, what we make of it, and the ideas behind the tools, in plain words. Long enough to explain, short enough for a cup of tea.',
    link: { label: 'Read the letters', to: sitePages.blogs.path },
    Illustration: NewslettersIllustration,
    view: '35 0 125 96',
  },
]

const offer = sva({
  slots: ['boxes', 'box', 'art', 'name', 'words', 'link'],
  base: {
    boxes: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
      marginTop: { base: '10', md: '14' },
      borderTopWidth: 'hairline',
      borderTopStyle: 'solid',
      borderColor: 'border.default',
    },
    box: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      paddingBlock: { base: '8', md: '10' },
      paddingInline: { md: '8' },
      borderColor: 'border.default',
      borderStyle: 'solid',
      md: { _first: { paddingInlineStart: '0' }, _last: { paddingInlineEnd: '0' } },
      '& + &': { borderTopWidth: { base: 'hairline', md: '0' }, borderInlineStartWidth: { md: 'hairline' } },
    },
    art: { width: 'full', height: '32', color: 'fg.default', marginBottom: '6' },
    name: { textStyle: 'heading.lg', marginBottom: '2' },
    words: { textStyle: 'body.md', color: 'fg.muted', marginBottom: '5' },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '8',
      marginTop: 'auto',
      textStyle: 'label',
      '& svg': { boxSize: '4' },
    },
  },
})

export function Offer() {
  const slots = offer()
  return (
    <Section aria-labelledby="offer">
      <Container>
        <SectionHeading id="offer" title="What We Offer">
          Three things, made for people who like to check.
        </SectionHeading>
        <div className={cx(slots.boxes, reveal)}>
          {offers.map(({ name, words, link, Illustration, view }) => (
            <div key={name} className={slots.box}>
              <Illustration className={slots.art} viewBox={view} preserveAspectRatio="xMinYMid meet" />
              <h3 className={slots.name}>{name}</h3>
              <p className={slots.words}>{words}</p>
              <TextLink asChild className={slots.link}>
                <Link href={link.to}>
                  <span>{link.label}</span>
                  <ArrowRight aria-hidden />
                </Link>
              </TextLink>
            </div>
          ))}
        </div>
      </Container>
    </Section>
  )
}
