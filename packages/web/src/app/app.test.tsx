import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { withReferenceServer } from '../testing/reference-server.ts'
import { App } from './app.tsx'
import { siteOfThisHost } from './host.ts'
import { sites } from './sites.ts'

withReferenceServer()

const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
afterEach(() => happyDOM.setURL('http://localhost:3000/'))

const open = async (url: string) => {
  happyDOM.setURL(url)
  await act(async () => render(<App site={sites[siteOfThisHost()]} />))
}

test('an admin host shows the console', async () => {
  await open('http://admin.localhost:3000/')
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy()
  expect(document.title).toBe('Login · Tarang')
})

test.each(['/', '/homePage', '/liveStrategies', '/nowhere'])(
  'any other host shows the public site: %s',
  async (path) => {
    await open(`http://localhost:3000${path}`)
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(location.pathname).toBe('/homePage')
  },
)

test('keyboard users can skip the navigation', async () => {
  await open('http://localhost:3000/homePage')
  const main = await screen.findByRole('main')
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe(`#${main.id}`)
  expect(main.tabIndex).toBe(-1)
})
