import { useEffect } from 'react'
import { lazyScreen, ScreenFrame } from '#patterns/route'
import { focusClickedButtons } from '#platform/button-focus'
import { siteOfThisHost } from '#platform/host'
import { restoreScroll } from '#platform/scroll-restoration'
import { SkipLink } from './skip-link.tsx'

const sites = {
  admin: lazyScreen(() => import('../admin/console.tsx')),
  public: lazyScreen(() => import('../site/site.tsx')),
}

/** The console or the public site, by host. A visitor never downloads the console. */
export function App() {
  const { Component, forgetFailure } = sites[siteOfThisHost()]
  useEffect(restoreScroll, [])
  useEffect(focusClickedButtons, [])
  return (
    <>
      <SkipLink />
      <ScreenFrame onTryAgain={forgetFailure}>
        <Component />
      </ScreenFrame>
    </>
  )
}
