import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { ScrollProgress } from '#ui/scroll-progress'
import { VideoStage } from '../video/video-stage.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SocialLinks } from './social-links.tsx'
import { StandingBar } from './standing-bar.tsx'

const page = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  // Paper is light, whatever the screen is.
  _print: { colorScheme: 'light', color: 'fg.default', display: 'block' },
})
const main = css({
  flex: '1',
  outline: 'none',
  // While a page is on its way the footer stays out of sight, or it would jump when the page comes.
  '&:has([aria-busy=true])': { minHeight: '100vh' },
})

/** What every public page stands in. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <div className={page}>
      <ScrollProgress />
      <StandingBar />
      <Header />
      <main id="main" tabIndex={-1} className={main}>
        <VideoStage>{children}</VideoStage>
      </main>
      <SocialLinks />
      <Footer />
    </div>
  )
}
