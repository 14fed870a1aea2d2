import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { button, loaded, openConsole, rowOf, rows, served } from '../../testing/console.tsx'
import { watchDownloads } from '../../testing/downloads.ts'
import { withReferenceServer } from '../../testing/reference-server.ts'

const reference = withReferenceServer()
const user = userEvent.setup()
const names = () => rows().map((row) => within(row).getByRole('rowheader').textContent)
const query = () => Object.fromEntries(new URLSearchParams(location.search))
const press = (name: string | RegExp) => user.click(button(name))

interface Listed {
  tickets: { id: string; name: string; status: string }[]
}
const list = (search = '') => served<Listed>(reference, `/extensions/tickets?${search}`)

beforeEach(() => reference.signIn())

async function openTickets(path = '/tickets') {
  await openConsole(path)
  await loaded()
}

describe('the list', () => {
  test('shows the newest tickets with their status', async () => {
    await openTickets()
    const { tickets } = await list()
    expect(names()).toEqual(tickets.slice(0, 15).map(({ name }) => name))
    expect(rowOf('Sandeep Yadav')?.textContent).toContain('Open')
  })

  test('asks the server for a status, which stands in the address', async () => {
    await openTickets()
    await user.selectOptions(screen.getByLabelText('Status'), 'Spam')
    await loaded()
    expect(query()).toEqual({ status: 'spam' })
    expect(names()).toEqual((await list('status=spam')).tickets.map(({ name }) => name))
  })

  test('searches all tickets by Enter, and shows all again when the search is cleared', async () => {
    await openTickets()
    const field = screen.getByRole('searchbox', { name: 'Name, email or message' })
    await user.type(field, 'GST{Enter}')
    await waitFor(() => expect(names()).toEqual(['Fatima Sheikh']))
    expect(query()).toEqual({ search: 'GST' })
    await press(/^Clear/)
    await waitFor(() => expect(names().length).toBe(15))
    expect(query()).toEqual({})
  })

  test('keeps the focus in the search while it is used, and follows the address on the way back', async () => {
    await openTickets()
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Name, email or message' })
    await user.type(field, 'GST{Enter}')
    expect(query()).toEqual({ search: 'GST' })
    expect(document.activeElement).toBe(field)
    await user.keyboard('{Backspace}{Backspace}{Backspace}Loan')
    expect(query()).toEqual({})
    expect(document.activeElement).toBe(field)
    expect(field.value).toBe('Loan')
    await press('Search')
    expect(query()).toEqual({ search: 'Loan' })
    expect(document.activeElement).toBe(button('Search'))
    await press(/^Clear/)
    expect(query()).toEqual({})
    expect(document.activeElement).toBe(field)
    history.back()
    await waitFor(() => expect(field.value).toBe('Loan'))
  })

  test('is saved as a view with its status and search, and opens with it', async () => {
    await openTickets('/tickets?status=spam&size=5')
    const spam = names()
    await press('Save view')
    await user.type(await screen.findByLabelText('Name'), 'Spam{Enter}')
    button('Menu of the view Spam').focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: 'Open this list with it' })
    await user.keyboard('Open{Enter}')
    expect(await screen.findByText(/this list opens with it/)).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Status'), 'New')
    await loaded()
    await user.click(await screen.findByRole('button', { name: /^Spam/ }))
    await waitFor(() => expect(query()).toEqual({ status: 'spam', size: '5' }))
    await waitFor(() => expect(names()).toEqual(spam))
    cleanup()
    await openTickets()
    await waitFor(() => expect(query()).toEqual({ status: 'spam', size: '5' }))
    await waitFor(() => expect(names()).toEqual(spam))
  })

  test('moves the focus to the heading with older tickets', async () => {
    const { tickets } = await list()
    reference.fail('GET /api/extensions/tickets', Response.json({ tickets, next: 'a-later-one' }))
    await openTickets()
    await user.click(screen.getByRole('link', { name: 'Older tickets' }))
    expect(query()).toEqual({ before: 'a-later-one' })
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    await loaded()
  })

  test('keeps what new tickets push out of the part that is loaded', async () => {
    const answer = (first: number) => {
      const tickets = Array.from({ length: 200 }, (_, index) => ({
        id: `${first - index}`,
        name: `Person ${first - index}`,
        createdOn: new Date(first - index).toISOString(),
        status: 'new',
      }))
      reference.fail('GET /api/extensions/tickets', Response.json({ tickets, next: 'next' }))
    }
    answer(500)
    await openTickets('/tickets?size=20&page=10')
    answer(501)
    await press('Refresh')
    expect(await screen.findByRole('button', { name: 'Show 1 new' })).toBeTruthy()
    expect(names().at(-1)).toBe('Person 301')
    reference.repair('GET /api/extensions/tickets')
  })

  test('says that nothing matches', async () => {
    await openConsole('/tickets?search=no%20such%20words')
    expect(await screen.findByText('No ticket matches.')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Clear search and filters' }))
    await loaded()
    expect(location.search).toBe('')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tickets' }))
  })

  test('shows a failure, and loads again', async () => {
    reference.fail('GET /api/extensions/tickets', 'offline')
    await openConsole('/tickets')
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch the tickets.')
    reference.repair('GET /api/extensions/tickets')
    await press('Retry')
    await loaded()
  })
})

describe('the export', () => {
  test('saves the server’s file of all that the filter matches', async () => {
    const downloads = watchDownloads()
    await openTickets('/tickets?status=spam')
    await press('Export CSV')
    await waitFor(() => expect(downloads).toHaveLength(1))
    expect(downloads[0]!.name).toMatch(/^tickets-\d{4}-\d\d-\d\d\.csv$/)
    const lines = (await downloads[0]!.file.text()).trimEnd().split('\r\n')
    expect(lines[0]).toBe('\uFEFFReceived,Status,Name,Email,Phone,Message,Changed,Changed by')
    expect(lines).toHaveLength(1 + (await list('status=spam')).tickets.length)
    expect(reference.calls).toContain('GET /api/extensions/tickets/export')
  })

  test('saves what the filters of its columns keep, which the server does not know', async () => {
    const downloads = watchDownloads()
    await openTickets('/tickets?filter.name=contains:yadav')
    const shown = names()
    expect(shown.length).toBeGreaterThan(0)
    await press('Export CSV')
    await waitFor(() => expect(downloads).toHaveLength(1))
    expect((await downloads[0]!.file.text()).trim().split('\n')).toHaveLength(shown.length + 1)
  })

  test('says that it failed, and saves nothing', async () => {
    const downloads = watchDownloads()
    reference.fail('GET /api/extensions/tickets/export', new Response(null, { status: 500 }))
    await openTickets()
    await press('Export CSV')
    expect(await screen.findByText('Failed to export. Please try again.')).toBeTruthy()
    expect(downloads).toEqual([])
  })
})

describe('a ticket', () => {
  const openFirst = async (search = 'GST') => {
    const [found] = (await list(`search=${search}`)).tickets
    await openTickets(`/tickets?search=${search}`)
    await user.click(screen.getByRole('link', { name: found!.name }))
    await screen.findByRole('heading', { name: 'Ticket' })
    await screen.findByText(/^Received/)
    return found!.id
  }

  test('opens with the whole message and links to answer', async () => {
    const id = await openFirst()
    expect(location.pathname).toBe(`/tickets/${id}`)
    expect(screen.getByRole('region', { name: 'Message' }).textContent).toContain('billed with GST')
    const mail = screen.getByRole('link', { name: 'fatima.sheikh@mail.example' })
    expect(mail.getAttribute('href')).toBe('mailto:fatima.sheikh@mail.example')
    expect(screen.getByRole('link', { name: '0555001203' }).getAttribute('href')).toBe('tel:0555001203')
  })

  test('changes its status by a button, and shows who did', async () => {
    const id = await openFirst()
    await press('Answered')
    await waitFor(() => expect(button('Answered').getAttribute('aria-pressed')).toBe('true'))
    expect(await screen.findByText('Status changed successfully!')).toBeTruthy()
    expect(screen.getByText(/by Asha Kulkarni$/)).toBeTruthy()
    expect((await list('search=GST')).tickets[0]).toMatchObject({ id, status: 'answered' })
    const calls = () => reference.calls.filter((call) => call.startsWith('POST'))
    expect(calls()).toHaveLength(1)
    await press('Answered')
    expect(calls()).toHaveLength(1)
    await press('Open')
    await waitFor(() => expect(button('Open').getAttribute('aria-pressed')).toBe('true'))
  })

  test('keeps its status where the change fails, and takes another', async () => {
    const id = await openFirst()
    reference.fail(`POST /api/extensions/tickets/${id}/status`, 'offline')
    await press('Spam')
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to change the status.')
    reference.repair(`POST /api/extensions/tickets/${id}/status`)
    await press('Answered')
    await waitFor(() => expect(button('Answered').getAttribute('aria-pressed')).toBe('true'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('says that it could not be loaded again after a change, and can be retried', async () => {
    const id = await openFirst()
    const call = `GET /api/extensions/tickets/${id}`
    reference.fail(call, 'offline')
    await press('Spam')
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch the ticket.')
    expect(screen.getByText(/^Received/)).toBeTruthy()
    expect(document.activeElement).toBe(button('Spam'))
    reference.repair(call)
    await press('Retry')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    await waitFor(() => expect(button('Spam').getAttribute('aria-pressed')).toBe('true'))
    expect(screen.queryByRole('alert')).toBeNull()
    await press('Open')
    await waitFor(() => expect(button('Open').getAttribute('aria-pressed')).toBe('true'))
  })

  test('is deleted after a question, and the list of the same search follows', async () => {
    const id = await openFirst('Instant')
    await press('Delete')
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('delete the ticket of Loan Desk')
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect((await list('search=Instant')).tickets).toHaveLength(1)
    await press('Delete')
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    const success = await screen.findByRole('dialog', { name: 'Success' })
    await user.click(within(success).getAllByRole('button', { name: 'Close' })[0]!)
    expect(await screen.findByText('No ticket matches.')).toBeTruthy()
    expect(query()).toEqual({ search: 'Instant' })
    expect(reference.calls.filter((call) => call.startsWith('DELETE'))).toEqual([
      `DELETE /api/extensions/tickets/${id}`,
    ])
  })

  test('that is unknown or deleted has a way to the others', async () => {
    await openConsole('/tickets/00000000-0000-4000-8000-000000000000')
    expect(await screen.findByText('There is no such ticket')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'See all tickets' }))
    await loaded()
  })
})

test('a viewer reads a ticket, and sees why there is no button to change it', async () => {
  const [found] = (await list('search=GST')).tickets
  await reference.signIn('0000012351')
  await openConsole(`/tickets/${found!.id}`)
  expect(await screen.findByText('You can view this. Ask an owner for edit rights.')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Message' }).textContent).toContain('GST')
  expect(screen.queryByRole('button', { name: /^(Open|Answered|Spam|Delete)$/ })).toBeNull()
})
