import { useEffect } from 'react'
import { type LazyScreen, ScreenFrame } from '#patterns/route'
import { focusClickedButtons } from './button-focus.ts'
import { restoreScroll } from './scroll-restoration.ts'
import { SkipLink } from './skip-link.tsx'

/** One of the two sites, in the frame of every page. */
export function App({ site: { Component, forgetFailure } }: { site: LazyScreen }) {
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
