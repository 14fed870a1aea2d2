// @vitest-environment-options { "settings": { "disableIframePageLoading": true } }
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { api } from '#platform/api/api'
import { config } from '#platform/config'
import { withReferenceServer } from '../testing/reference-server.ts'
import { itemsOf } from './explore/explore.model.ts'
import Site from './site.tsx'

const reference = withReferenceServer()
const FORM = 'POST /forms/contact'

const open = (path: string) => {
  history.replaceState(null, '', path)
  return act(async () => render(<Site />))
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const main = () => within(screen.getByRole('main'))
const quietly = () => vi.spyOn(console, 'warn').mockImplementation(() => {})

describe('Services', () => {
  it('shows the services in the API’s order: text, picture, description', async () => {
    const offered = itemsOf(await api.explore.list(), 'service')
    expect(offered.length).toBeGreaterThan(3)
    await open('/services')
    await heading('Services')
    await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(offered.length))
    const cards = main().getAllByRole('article')
    for (const [index, { text, description }] of offered.entries()) {
      const card = within(cards[index] as HTMLElement)
      expect(card.getByRole('heading', { level: 3, name: text as string })).toBeTruthy()
      expect(card.getByText(description as string)).toBeTruthy()
    }
    expect(document.title).toBe('Services · Tarang')
  })
})

it('About has the sections on the firm, its offerings, its approach and its values', async () => {
  await open('/aboutUs')
  await heading('About us')
  const chapters = main().getAllByRole('heading', { level: 2 })
  expect(chapters.map(({ textContent }) => textContent)).toEqual([
    'Who we are',
    'Core offerings',
    'Our approach',
    'Our values',
  ])
  for (const name of ['Model portfolios', 'A backtesting engine', 'Newsletters and blogs']) {
    expect(main().getByRole('heading', { level: 3, name })).toBeTruthy()
  }
})

it('Disclosures shows the registration status, and is linked from the footer', async () => {
  await open('/aboutUs')
  await heading('About us')
  const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Disclosures' })
  await act(() => userEvent.click(link))
  await heading('Disclosures')
  const text = screen.getByRole('main').textContent
  expect(text).toContain(
    'SEBI registration in progress. We are not registered; nothing here is a recommendation.',
  )
  expect(text).toContain(
    'Investment in securities market are subject to market risks. Read all the related documents carefully before investing.',
  )
  expect(text).toContain('Hypothetical back-test, unverified. Not a claim of returns.')
  expect(text).not.toMatch(/SEBI registered/)
})

describe('Contact', () => {
  const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
  const send = () => act(() => userEvent.click(screen.getByRole('button', { name: 'Send message' })))
  const fill = async (typed: Record<string, string>) => {
    for (const [name, text] of Object.entries(typed))
      await act(() => userEvent.type(field(new RegExp(name)), text))
  }
  const typed = { 'Full name': 'Meera Kulkarni', Email: 'meera@example.com', Message: 'What is a drawdown?' }
  const savedTickets = async () => {
    // The drivers of PGlite and PostgreSQL return the rows differently.
    const answer: unknown = await reference.server.database.execute(
      'select name, email, phone, message, form, status from tickets',
    )
    const rows = Array.isArray(answer) ? answer : (answer as { rows: unknown[] }).rows
    return rows as Record<string, unknown>[]
  }
  const start = async () => {
    await open('/contactUs')
    await screen.findByRole('heading', { level: 2, name: 'Need Help? Open a Ticket' })
  }

  it('sends a ticket, confirms it, and offers an empty form', async () => {
    await start()
    await fill(typed)
    await send()
    await screen.findByText('Your message is on its way. We answer on working days.')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Thank you'))
    expect(await savedTickets()).toContainEqual({
      name: 'Meera Kulkarni',
      email: 'meera@example.com',
      phone: null,
      message: 'What is a drawdown?',
      form: 'contact',
      status: 'new',
    })
    await act(() => userEvent.click(screen.getByRole('button', { name: 'Write another message' })))
    expect(field(/Message/)).toHaveProperty('value', '')
  })

  it('sends the phone number where there is one', async () => {
    await start()
    await fill({ ...typed, Phone: '9820012345' })
    await send()
    await screen.findByText(/on its way/)
    expect((await savedTickets()).map(({ phone }) => phone)).toContain('9820012345')
  })

  it('hides a field from people, and a robot that fills it in is thanked and stored as spam', async () => {
    await start()
    const hidden = document.querySelector<HTMLInputElement>('input[name=website]')!
    expect(screen.queryByRole('textbox', { name: /Website/ })).toBeNull()
    expect([hidden.tabIndex, hidden.autocomplete, hidden.closest('[aria-hidden=true]') !== null]).toEqual([
      -1,
      'off',
      true,
    ])
    await fill({ ...typed, 'Full name': 'Robot' })
    await act(() => userEvent.type(hidden, 'https://spam.example'))
    await send()
    await screen.findByText(/on its way/)
    const saved = await savedTickets()
    expect(saved.find(({ name }) => name === 'Robot')?.status).toBe('spam')
    expect(saved.find(({ email }) => email === 'meera@example.com')?.status).toBe('new')
  })

  it('has no hidden field for a form service elsewhere, whose answer opens beside the page', async () => {
    const { contactFormUrl } = config
    Object.assign(config, { contactFormUrl: 'https://forms.example/contact' })
    try {
      await start()
      expect(document.querySelector('input[name=website]')).toBeNull()
      expect(document.querySelector<HTMLFormElement>('form[aria-labelledby=ticket]')?.target).toBe('_blank')
    } finally {
      Object.assign(config, { contactFormUrl })
    }
  })

  it('marks missing fields and focuses the first one', async () => {
    await start()
    await fill({ Email: 'meera' })
    await send()
    expect(screen.getByText('Please tell us your name.')).toBeTruthy()
    expect(screen.getByText('This does not look like an e-mail address.')).toBeTruthy()
    expect(screen.getByText('Please write your message.')).toBeTruthy()
    expect(document.activeElement).toBe(field(/Full name/))
    expect(field(/Email/).getAttribute('aria-invalid')).toBe('true')
    expect(reference.calls).not.toContain(FORM)
    await fill({ 'Full name': 'M' })
    expect(screen.queryByText('Please tell us your name.')).toBeNull()
  })

  it.each([
    [
      'a refusal',
      () => Response.json({ status: { statusCode: 500, message: 'secret' } }, { status: 500 }),
      'Your message could not be sent.',
    ],
    ['an empty 500', () => new Response(null, { status: 500 }), 'Your message could not be sent.'],
    ['no answer', () => 'offline' as const, 'We do not know whether your message was sent.'],
    [
      'a page of a static host',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
      'We do not know whether your message was sent.',
    ],
  ])('after %s it shows an error, keeps the draft, and can be sent again', async (_, fault, text) => {
    const log = quietly()
    await start()
    await fill(typed)
    reference.fail(FORM, fault())
    await send()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(text)
    expect(within(screen.getByRole('form')).getByRole('link', { name: /@/ }).getAttribute('href')).toBe(
      'mailto:support@tarang.example',
    )
    expect(document.body.textContent).not.toContain('secret')
    expect(field(/Message/)).toHaveProperty('value', typed.Message)
    reference.repair(FORM)
    await send()
    await screen.findByText(/on its way/)
    log.mockRestore()
  })

  it('is stored once where the answer was lost and it is sent again', async () => {
    const log = quietly()
    await start()
    await fill({ ...typed, Message: 'Stored once' })
    reference.fail(FORM, 'lost')
    await send()
    await screen.findByRole('alert')
    reference.repair(FORM)
    await send()
    await screen.findByText(/on its way/)
    expect((await savedTickets()).filter(({ message }) => message === 'Stored once')).toHaveLength(1)
    log.mockRestore()
  })

  it('sends once, also when pressed twice', async () => {
    await start()
    await fill(typed)
    reference.fail(FORM, 'slow')
    await send()
    const busy = screen.getByRole('button', { name: /Sending/ })
    await act(() => userEvent.click(busy))
    expect(reference.calls.filter((call) => call === FORM)).toHaveLength(1)
  })

  it('without a form service shows the e-mail address', async () => {
    Object.assign(config, { contactFormUrl: '' })
    try {
      await start()
      const form = main().getByRole('region', { name: 'Need Help? Open a Ticket' })
      expect(within(form).getByRole('link').getAttribute('href')).toBe('mailto:support@tarang.example')
      expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull()
    } finally {
      Object.assign(config, { contactFormUrl: '/forms/contact' })
    }
  })

  it('explains how the data is used', async () => {
    await start()
    expect(screen.getByText(/to answer you and for nothing else/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Privacy notice' }).getAttribute('href')).toMatch(/^https:/)
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
