import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { complaints } from '../../testing/complaints.ts'
import { badAnswers, withReferenceServer } from '../../testing/reference-server.ts'
import { fullRegistration } from '../../testing/registrations.ts'
import Home from './home.tsx'

const reference = withReferenceServer()
const FILE = 'GET /complaints.json'
const third = new Date('2026-12-03T12:00:00+05:30')

const show = (props: Parameters<typeof Home>[0]) => act(async () => render(<Home {...props} />))
/** The requests for the file, without those of the list of what needs attention. */
const fileCalls = () => reference.calls.filter((call) => call === FILE)
const reminder = () => screen.queryByText('Complaints of November 2026 are due by the 7th')

test('a registered firm is reminded of last month’s complaints in the first days of a month', async () => {
  reference.fail(FILE, Response.json(complaints))
  await show({ registration: fullRegistration, now: third })
  expect(await screen.findByText('Complaints of November 2026 are due by the 7th')).toBeTruthy()
})

test('no reminder once they are published', async () => {
  reference.fail(FILE, Response.json({ ...complaints, monthEnding: '2026-11-30' }))
  await show({ registration: fullRegistration, now: third })
  expect(fileCalls()).toEqual([FILE])
  expect(reminder()).toBeNull()
})

test.each([
  ['later in the month', { registration: fullRegistration, now: new Date('2026-12-08T00:00:00+05:30') }],
  ['before the registration', { registration: { status: 'pending' as const }, now: third }],
])('no reminder %s, and no request', async (_, props) => {
  await show(props)
  expect(fileCalls()).toEqual([])
  expect(reminder()).toBeNull()
})

test.each(badAnswers)('the reminder is shown if the file is %s', async (_, fault) => {
  reference.fail(FILE, fault())
  await show({ registration: fullRegistration, now: third })
  expect(await screen.findByText('Complaints of November 2026 are due by the 7th')).toBeTruthy()
  expect(document.body.textContent).not.toContain('secret')
})
