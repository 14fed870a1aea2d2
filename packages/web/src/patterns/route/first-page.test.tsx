import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lazyScreen, Routes, ScreenFrame } from './index.ts'

// In a file of its own: which page is the first one, a document knows once.

const titled = (title: string) => ({
  title,
  screen: lazyScreen(async () => ({ default: () => <h1>{title}</h1> })),
})
const routes = { '/first': titled('First'), '/second': titled('Second') }
const Site = lazyScreen(async () => ({ default: () => <Routes routes={routes} otherwise={null} /> }))

test('the focus is the browser’s on the page opened first, whatever frames stand round it, and then the heading’s', async () => {
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
