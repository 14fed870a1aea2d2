import { createHash } from 'node:crypto'
import type { Registration } from '@tarang/runtime-config'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { formatDate } from '#platform/formats/public-date'
import { complaints } from '../testing/complaints.ts'
import { badAnswers, withReferenceServer } from '../testing/reference-server.ts'
import { fullRegistration, scantRegistration } from '../testing/registrations.ts'
import { TEXT_CHANGED_ON } from './disclosures/changed-on.ts'

const reference = withReferenceServer()
const FILE = 'GET /complaints.json'

const WARNING =
  'Investment in securities market are subject to market risks. Read all the related documents carefully before investing.'

let written: HTMLScriptElement
beforeEach(() => {
  written = document.createElement('script')
  written.type = 'application/json'
  written.id = 'tarang-config'
  document.head.append(written)
  vi.resetModules()
})
afterEach(() => {
  cleanup()
  written.remove()
})

/** Opens a page as the server would send it to this installation. */
const open = async (path: string, configuration: object) => {
  written.textContent = JSON.stringify(configuration)
  const { default: Site } = await import('./site.tsx')
  history.replaceState(null, '', path)
  await act(async () => render(<Site />))
  await screen.findByRole('heading', { level: 1 })
}
const granted = (path: string, registration: Registration) => open(path, { registration })
const footer = () => screen.getByRole('contentinfo')
const facts = (container: HTMLElement) =>
  within(container)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])

const everything = [
  ['Registered name', 'Tarang Research LLP'],
  ['SEBI registration number', 'INH000000000'],
  ['Valid', '1 December 2026 to 30 November 2031'],
  ['BSE enlistment number', '6000'],
  ['CIN', 'AAA-0000'],
  ['Registered office', '4, Sample Street, Shivajinagar, Pune 411005'],
  ['Telephone', '+91 20 5550 0000'],
  ['Compliance officer', 'Asha Rao'],
  ['Compliance officer’s contact', 'compliance@tarang.example'],
  ['Grievance officer', 'grievance@tarang.example'],
]

it.each([
  '/homePage',
  '/unauthorizedExplorePage',
  '/newsLetterAndBlogs',
  '/services',
  '/aboutUs',
  '/contactUs',
  '/disclosures',
])('%s shows the whole registration and warns word for word', async (path) => {
  await granted(path, fullRegistration)
  expect(facts(footer())).toEqual(everything)
  expect(within(footer()).getByText(WARNING)).toBeTruthy()
  expect(footer().textContent).toContain('in no way guarantee performance of the intermediary')
  expect(within(footer()).getByRole('link', { name: '+91 20 5550 0000' }).getAttribute('href')).toBe(
    'tel:+912055500000',
  )
  expect(screen.queryByRole('complementary', { name: 'Registration status' })).toBeNull()
  expect(document.body.textContent).not.toMatch(/in progress|not registered|undefined/)
})

it('Disclosures shows the registration, and the steps of a complaint', async () => {
  await granted('/disclosures', fullRegistration)
  const main = screen.getByRole('main')
  expect(facts(main)).toEqual(everything)
  const complaints = within(screen.getByRole('region', { name: 'Complaints' }))
  const steps = complaints.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps).toEqual([
    expect.stringMatching(/grievance@tarang\.example.*21 days/),
    expect.stringContaining('SCORES 2.0'),
    expect.stringContaining('Smart ODR'),
  ])
  expect(main.textContent).toContain('in no way guarantee performance of the intermediary')
})

it.each<[string, Registration, string[][]]>([
  ['a number', scantRegistration, [['SEBI registration number', 'INH000000000']]],
  [
    'an officer without a name, and blanks',
    { status: 'granted', name: ' ', complianceOfficer: { contact: 'Room 4' }, grievanceOfficer: {} },
    [['Compliance officer’s contact', 'Room 4']],
  ],
])('with only %s the rest is left out', async (_, registration, expected) => {
  await granted('/disclosures', registration)
  expect(facts(footer())).toEqual(expected)
  expect(facts(screen.getByRole('main'))).toEqual(expected)
  expect(document.body.textContent).not.toMatch(/undefined|null/)
  expect(screen.getByRole('region', { name: 'Complaints' }).textContent).toContain('support@tarang.example')
})

it('a registration with only a status has no empty list', async () => {
  await granted('/disclosures', { status: 'granted' })
  expect(screen.queryAllByRole('term')).toEqual([])
  expect(footer().textContent).toContain('in no way guarantee performance of the intermediary')
})

/** Facts that SEBI gives. */
const ofRegistration = ['SEBI registration number', 'Valid', 'BSE enlistment number']
const ofFirm = everything.filter(([label = '']) => !ofRegistration.includes(label))
const pending = { ...fullRegistration, status: 'pending' } as const

it.each(['/homePage', '/newsLetterAndBlogs', '/contactUs', '/disclosures'])(
  '%s shows the firm’s facts while the registration is pending, without those that SEBI gives',
  async (path) => {
    await granted(path, pending)
    expect(facts(footer())).toEqual(ofFirm)
    if (path === '/contactUs' || path === '/disclosures')
      expect(facts(screen.getByRole('main'))).toEqual(ofFirm)
    expect(document.body.textContent).not.toMatch(/INH000000000|6000|2031|in no way guarantee|undefined/)
  },
)

it('what the configuration lacks has no place on the page', async () => {
  await granted('/contactUs', { status: 'pending', cin: ' ', telephone: '+91 20 5550 0000' })
  expect(facts(footer())).toEqual([['Telephone', '+91 20 5550 0000']])
})

it('a page without facts has no heading for them', async () => {
  await granted('/contactUs', { status: 'pending' })
  expect(screen.queryAllByRole('term')).toEqual([])
  expect(screen.queryByRole('heading', { name: 'The firm' })).toBeNull()
})

it.each([
  ['its text', undefined, formatDate(TEXT_CHANGED_ON)],
  ['its text', '2020-01-31', formatDate(TEXT_CHANGED_ON)],
  ['its text', 'soon', formatDate(TEXT_CHANGED_ON)],
  ['the firm’s facts', '2099-01-31', '31 Jan 2099'],
])('Disclosures shows the day of the last change, of %s: %s', async (_, changedOn, day) => {
  await granted('/disclosures', { status: 'pending', changedOn })
  expect(screen.getByText(/^Last changed:/).textContent).toBe(`Last changed: ${day}`)
})

// Another text needs another day: set TEXT_CHANGED_ON to today, and both here.
it.each([
  ['2026-11-26 6c52eb76d34b', pending],
  ['2026-11-26 87913f748405', fullRegistration],
])('Disclosures is of %s', async (expected, registration) => {
  reference.fail(FILE, Response.json(complaints))
  await granted('/disclosures', registration)
  if (registration.status === 'granted') await screen.findAllByRole('table')
  const text = screen.getByRole('main').textContent
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12)
  expect(`${TEXT_CHANGED_ON} ${digest}`).toBe(expected)
})

it('before the registration is granted, what a registered firm publishes is not shown', async () => {
  await granted('/disclosures', pending)
  expect(screen.queryByRole('region', { name: /charter|in figures|intelligence/ })).toBeNull()
  expect(reference.calls).not.toContain(FILE)
  expect(screen.getByRole('complementary', { name: 'Registration status' })).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/INH000000000|in no way guarantee/)
})

it('shows the complaints in three tables with totals, and the charter', async () => {
  reference.fail(FILE, Response.json(complaints))
  await granted('/disclosures', fullRegistration)
  const chapter = within(await screen.findByRole('region', { name: 'Complaints in figures' }))
  const [bySource, byMonth, byYear] = await chapter.findAllByRole('table')
  const rows = (table: HTMLElement | undefined) =>
    within(table as HTMLElement)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(chapter.getByText('31 Oct 2026')).toBeTruthy()
  expect(rows(bySource).slice(1)).toEqual([
    ['Directly from investors', '1', '4', '4', '1', '0', '6'],
    ['SEBI (SCORES)', '0', '1', '1', '0', '0', '11'],
    ['Other sources (if any)', '0', '0', '0', '0', '0', '–'],
    ['Grand total', '1', '5', '5', '1', '0', '7'],
  ])
  expect(rows(byMonth)).toHaveLength(14)
  expect(rows(byMonth).at(-1)).toEqual(['Grand total', '1', '18', '18', '1'])
  expect(rows(byYear).slice(1)).toEqual([
    ['2024-25', '1', '9', '9', '1'],
    ['2025-26', '1', '17', '17', '1'],
    ['Grand total', '1', '26', '26', '1'],
  ])
  const charter = within(screen.getByRole('region', { name: 'Investor charter' }))
  expect(charter.getByRole('heading', { name: 'Rights of investors' })).toBeTruthy()
  expect(screen.getByText(fullRegistration.aiUse)).toBeTruthy()
})

it.each(badAnswers)('shows a message where the complaints file is %s', async (_, fault) => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  reference.fail(FILE, fault())
  await granted('/disclosures', fullRegistration)
  expect(await screen.findByText(/figures are not available yet/)).toBeTruthy()
  expect(screen.queryAllByRole('table')).toEqual([])
  expect(screen.getByRole('region', { name: 'Investor charter' })).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/secret|undefined|NaN/)
  log.mockRestore()
})

it('a figure of performance carries the verifier’s label once there is one', async () => {
  await granted('/homePage', fullRegistration)
  const [, , figure] = within(screen.getByRole('region', { name: 'Our Reach So Far' })).getAllByRole('figure')
  expect(figure?.textContent).toContain('Hypothetical back-test. Not a claim of returns.')
  expect(figure?.textContent).toContain('Verified by PaRRVA: PaRRVA-000000')
})

it('a figure of performance without a verifier is captioned as unverified', async () => {
  await granted('/homePage', scantRegistration)
  const [, , figure] = within(screen.getByRole('region', { name: 'Our Reach So Far' })).getAllByRole('figure')
  expect(figure?.textContent).toContain('Hypothetical back-test, unverified. Not a claim of returns.')
  expect(figure?.textContent).not.toContain('PaRRVA')
})

it('shows no performance where the firm wants none', async () => {
  await open('/homePage', { hidePerformanceClaims: true })
  const figures = within(screen.getByRole('region', { name: 'Our Reach So Far' })).getAllByRole('figure')
  expect(figures).toHaveLength(3)
  expect(figures[2]?.textContent).toContain('things we offer')
  expect(document.body.textContent).not.toMatch(/48\s?%|CAGR/)
})
