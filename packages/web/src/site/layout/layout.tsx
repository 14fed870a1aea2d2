import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { ScrollProgress } from '#ui/scroll-progress'
import { VideoPlayerProvider } from '../video/video-player.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { RegistrationStatusBar } from './registration-status-bar.tsx'
import { SocialLinks } from './social-links.tsx'
import { VisitorForm } from './visitor-form.tsx'

const page = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  // Prints light in every theme.
  _print: { colorScheme: 'light', color: 'fg.default', display: 'block' },
})
const main = css({
  flex: '1',
  outline: 'none',
  // Keeps the footer out of view while a page loads, so that it does not jump.
  '&:has([aria-busy=true])': { minHeight: '100vh' },
})

/** The frame of every public page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <div className={page}>
      <ScrollProgress />
      <RegistrationStatusBar />
      <Header />
      <main id="main" tabIndex={-1} className={main}>
        <VideoPlayerProvider>{children}</VideoPlayerProvider>
      </main>
      <SocialLinks />
      <Footer />
      <VisitorForm />
    </div>
  )
}
