import { sectionPath, sitePages } from '@tarang/publication/site-pages'
import { Link } from 'wouter'
import { sva } from '#styled-system/css'
import { Button } from '#ui/button'
import { Container } from '#ui/container'
import { RuleSheet } from './rule-sheet.tsx'
import { WaveField } from './wave-field.tsx'

const hero = sva({
  slots: ['root', 'grid', 'words', 'eyebrow', 'title', 'lead', 'actions', 'waves', 'sheet'],
  base: {
    root: { position: 'relative', isolation: 'isolate', overflow: 'clip' },
    grid: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
      columnGap: '16',
      rowGap: { base: '14', md: '16' },
      alignItems: { base: 'center', lg: 'end' },
      paddingTop: { base: '12', md: '16', lg: '20' },
      paddingBottom: { base: '24', md: '32', lg: '64' },
    },
    words: { display: 'grid', justifyItems: 'start', gap: '6' },
    eyebrow: { textStyle: 'eyebrow', color: 'accent.fg' },
    title: { textStyle: 'display.xl', maxWidth: '[6em]' },
    lead: { textStyle: 'body.lg', color: 'fg.muted', maxWidth: '[31em]' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '2' },
    waves: {
      position: 'absolute',
      zIndex: '-1',
      insetInline: '0',
      bottom: '0',
      height: { base: '56', md: '96', lg: '72' },
      maskImage: 'linear-gradient(to bottom, transparent, black 30%, black 80%, transparent)',
    },
    sheet: {
      justifySelf: { base: 'stretch', md: 'center', lg: 'end' },
      maxWidth: 'md',
      width: 'full',
      marginBottom: { lg: '-20' },
    },
  },
})

export function Hero() {
  const slots = hero()
  return (
    <section aria-labelledby="hero" className={slots.root}>
      <Container className={slots.grid}>
        <div className={slots.words}>
          <p className={slots.eyebrow}>Rule-based research for Indian investors</p>
          <h1 id="hero" className={slots.title}>
            Markets come in waves. Meet them with rules.
          </h1>
          <p className={slots.lead}>
            We write investing ideas down as rules, test them on the past, and show the losing stretches as
            plainly as the rest. Begin by watching how it is done.
          </p>
          <div className={slots.actions}>
            <Button asChild size="lg">
              <Link href={sitePages.explore.path}>Explore the videos</Link>
            </Button>
            <Button asChild size="lg" variant="outline">
              <Link href={sectionPath('offer')}>See what we offer</Link>
            </Button>
          </div>
        </div>
        <RuleSheet className={slots.sheet} />
      </Container>
      <WaveField className={slots.waves} />
    </section>
  )
}
