import { sectionPath } from '@tarang/publication/site-pages'
import { Link } from 'wouter'
import { readVideo } from '#patterns/reading/video'
import { config } from '#platform/config'
import { sva } from '#styled-system/css'
import { Button } from '#ui/button'
import { Container, Section } from '#ui/container'
import { reveal } from '../layout/reveal.ts'
import { SectionHeading } from '../layout/section-heading.tsx'
import { VideoPoster } from '../video/video-poster.tsx'
import { RankPoster } from './rank-poster.tsx'

const momentum = sva({
  slots: ['grid', 'words', 'text'],
  base: {
    grid: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
      gap: { base: '10', lg: '16' },
      alignItems: 'center',
    },
    words: { display: 'grid', justifyItems: 'start', gap: '5' },
    text: { textStyle: 'body.md', color: 'fg.muted', maxWidth: 'prose' },
  },
})

export function Momentum() {
  const slots = momentum()
  return (
    <Section aria-labelledby="momentum">
      <Container className={slots.grid}>
        <div className={slots.words}>
          <SectionHeading
            id="momentum"
            eyebrow="Momentum investing"
            title="An old observation, kept in check by rules"
          />
          <p className={slots.text}>
            What has been moving has often kept moving for a while, and then stopped, sometimes sharply.
            People have studied that for decades. We write it as a rule: what to rank, what to hold, when to
            let go.
          </p>
          <p className={slots.text}>
            The rule does not know the future. It only keeps you from changing your mind on a bad morning.
          </p>
          <Button asChild variant="outline">
            <Link href={sectionPath('learn')}>Learn how it works</Link>
          </Button>
        </div>
        <div className={reveal}>
          <VideoPoster
            size="large"
            title="Momentum investing, explained"
            video={readVideo(config.momentumVideoUrl, config.videoHosts)}
          >
            <RankPoster />
          </VideoPoster>
        </div>
      </Container>
    </Section>
  )
}
