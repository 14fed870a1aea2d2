import { sitePages } from '@tarang/publication/site-pages'
import { Link } from 'wouter'
import { sva } from '#styled-system/css'
import { Button } from '#ui/button'
import { Container } from '#ui/container'

const invitation = sva({
  slots: ['root', 'words'],
  base: {
    root: {
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      alignItems: { base: 'flex-start', md: 'center' },
      justifyContent: 'space-between',
      gap: '6',
      borderTopWidth: 'hairline',
      borderTopStyle: 'solid',
      borderColor: 'border.default',
      paddingBlock: { base: '12', md: '16' },
    },
    words: { textStyle: 'display.md' },
  },
})

/** The call to action at the end of the landing page. */
export function Invitation() {
  const slots = invitation()
  return (
    <Container>
      <div className={slots.root}>
        <p className={slots.words}>Begin with a video. Leave with a question.</p>
        <Button asChild size="lg">
          <Link href={sitePages.explore.path}>Explore the videos</Link>
        </Button>
      </div>
    </Container>
  )
}
