import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lazyScreen, Routes, ScreenFrame } from './index.ts'

// A separate file, because a document has one first page.

const titled = (title: string) => ({
  title,
  screen: lazyScreen(async () => ({ default: () => <h1>{title}</h1> })),
})
const routes = { '/first': titled('First'), '/second': titled('Second') }
const Site = lazyScreen(async () => ({ default: () => <Routes routes={routes} otherwise={null} /> }))

test('the focus is the browser’s on the page opened first, inside any frames, and later the heading’s', async () => {
  history.replaceState(null, '', '/first')
  await act(async () =>
    render(
      <main>
        <ScreenFrame>
          <Site.Component />
        </ScreenFrame>
      </main>,
    ),
  )
  await screen.findByRole('heading', { name: 'First' })
  expect(document.activeElement).toBe(document.body)

  await act(async () => history.pushState(null, '', '/second'))
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Second' }))
})
