import { readVideo } from '#patterns/reading/video'
import { config } from '#platform/config'
import { cx, sva } from '#styled-system/css'
import { Container, Section } from '#ui/container'
import { reveal } from '../layout/reveal.ts'
import { SectionHeading } from '../layout/section-heading.tsx'
import { VideoPoster } from '../video/video-poster.tsx'
import { EnginePoster } from './engine-poster.tsx'

const chapters = [
  { name: 'Write the rule', words: 'Pick a universe, a measure and a day to review. No code.' },
  { name: 'Run it on the past', words: 'Every buy and sell in order, at the prices of that day.' },
  { name: 'See the drawdowns', words: 'The losses first: how deep, how long, how often.' },
]

const demo = sva({
  slots: ['head', 'chapters', 'chapter', 'number', 'name', 'words'],
  base: {
    head: { marginBottom: { base: '8', md: '12' } },
    chapters: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
      gap: { base: '5', md: '10' },
      marginTop: { base: '8', md: '10' },
    },
    chapter: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '4' },
    number: {
      gridRow: 'span 2',
      fontFamily: 'display',
      fontSize: '1.75rem',
      lineHeight: '1.1',
      color: 'accent.fg',
      fontVariantNumeric: 'lining-nums',
    },
    name: { textStyle: 'heading.sm' },
    words: { textStyle: 'body.sm', color: 'fg.muted' },
  },
})

export function Demo() {
  const slots = demo()
  const title = 'A back-test from start to finish'
  return (
    <Section aria-labelledby="demo">
      <Container>
        <SectionHeading id="demo" eyebrow="Demo video" title={title} className={slots.head}>
          Four minutes with the engine: one idea, one rule, and an honest look at what it would have done.
        </SectionHeading>
        <div className={reveal}>
          <VideoPoster size="large" title={title} video={readVideo(config.demoVideoUrl, config.videoHosts)}>
            <EnginePoster />
          </VideoPoster>
        </div>
        <ol className={cx(slots.chapters, reveal)}>
          {chapters.map(({ name, words }, index) => (
            <li key={name} className={slots.chapter}>
              <span aria-hidden className={slots.number}>
                {index + 1}
              </span>
              <h3 className={slots.name}>{name}</h3>
              <p className={slots.words}>{words}</p>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  )
}
