import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { button, dialog, field, fill, loaded, openConsole } from '../../testing/console.tsx'
import { cleanPage, hostilePage, page, png } from '../../testing/files.ts'
import { withReferenceServer } from '../../testing/reference-server.ts'

const reference = withReferenceServer()
const user = userEvent.setup({ applyAccept: false })

beforeEach(() => reference.signIn())

async function add() {
  await openConsole('/newsletterManager')
  await loaded()
  await user.click(button('Add Blog'))
  const form = within(await dialog('Add Blog'))
  return { form, items: () => form.queryAllByRole('listitem').map(({ textContent }) => textContent) }
}

test('findings quote the page, are announced once, and prevent no save', async () => {
  const { form, items } = await add()
  expect(form.getByRole('heading', { level: 3, name: 'Preview and checks' })).toBeTruthy()
  expect(form.getByText(/^Choose an HTML page/)).toBeTruthy()
  await user.upload(field(/^HTML Page/), page(hostilePage))
  await waitFor(() =>
    expect(items()).toContain(
      'Page: The image “missing.png” has no alt text. Use alt="" where it only decorates.',
    ),
  )
  expect(items()).toContain('Page: The link of “More” is removed: it leads to a javascript: address.')
  const status = await form.findByText(/^The page has been checked\. \d+ findings\./)
  const announced = status.textContent
  await fill(field(/^Text/), 'The best funds')
  expect(items()).toContain('Text: “The best funds” is a superlative, which the advertisement code forbids.')
  expect(status.textContent).toBe(announced)
  await user.selectOptions(field(/^Category/), 'Market Nuggets')
  await user.click(button('Save'))
  await dialog('Success')
})

test('an image that is chosen later is found', async () => {
  const { form, items } = await add()
  await user.upload(
    field(/^HTML Page/),
    page(cleanPage.replace('<ul>', '<img src="chart.png" alt="A chart"><ul>')),
  )
  const missing = expect.stringMatching(/The image “chart.png” matches no chosen file/)
  await waitFor(() => expect(items()).toContainEqual(missing))
  await user.upload(field(/^Blog Images/), png('chart.png'))
  await form.findByText('No findings.')
  expect(items()).not.toContainEqual(missing)
})

test('a page that cannot be checked is named; its card is shown', async () => {
  const { form } = await add()
  await user.upload(field(/^HTML Page/), page(`<p>${'word '.repeat(450_000)}</p>`))
  await form.findByText(/^This page has more than 2 MB/)
  expect(form.queryByRole('heading', { name: 'Checks' })).toBeNull()
  expect(form.getByRole('radio', { name: 'Card' })).toHaveProperty('checked', true)
  expect(form.queryByRole('radio', { name: 'Page' })).toBeNull()
})

test('an edited blog keeps its page unless another is chosen', async () => {
  await openConsole('/newsletterManager')
  await loaded()
  await user.click(screen.getAllByRole('button', { name: /^Edit/ })[0]!)
  expect(within(await dialog('Edit Blog')).getByText(/^The current page stays/)).toBeTruthy()
})
