import { useEffect } from 'react'
import { lazyScreen, ScreenFrame } from '#patterns/route'
import { focusClickedButtons } from '#platform/button-focus'
import { siteOfThisHost } from '#platform/host'
import { keepScroll } from '#platform/scroll'
import { SkipLink } from './skip-link.tsx'

const sites = {
  admin: lazyScreen(() => import('../admin/console.tsx')),
  public: lazyScreen(() => import('../site/site.tsx')),
}

/** Both sites of the product; which one, the host says. A visitor never downloads the console. */
export function App() {
  const { Component, forgetFailure } = sites[siteOfThisHost()]
  useEffect(keepScroll, [])
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
