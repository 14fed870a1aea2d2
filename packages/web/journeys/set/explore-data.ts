import { expectEqual, expectEventually, expectSent } from '../check.ts'
import type { Journey, JourneyContext } from '../journey.ts'
import type { ExploreItem } from '../records.ts'
import { show } from '../show.ts'
import { buttonOf, fieldOf, fillIn, savedWithToast, seeRow } from './form.ts'
import { listJourney } from './list.ts'

const TITLE = 'Explore Data Manager'
const HEADERS = [
  'Sr No.',
  'Description',
  'Type',
  'Text',
  'Status',
  'Background Image',
  'Video Link',
  'Section',
  'Created On',
  'Modified On',
  'Actions',
]
// Columns without texts: images and buttons.
const WITHOUT = [5, 10]

const rowsOf = (items: readonly { item: ExploreItem; section: string }[]) =>
  items.map(({ item, section }, index) => [
    String(index + 1),
    show.text(item.description),
    show.text(item.type),
    show.text(item.text),
    show.oneOf(item.status, { 1: 'Active', 0: 'Inactive' }),
    '',
    show.link(item.videoLink, 'View'),
    show.text(item.section || section),
    show.day(item.createdOn),
    show.day(item.modifiedOn),
    '',
  ])

const itemsOf = ({ records }: JourneyContext) =>
  records.explore.flatMap(({ sectionName, content }) =>
    content.map((item) => ({ item, section: sectionName })),
  )

const list = listJourney({
  name: 'Explore: rows, pages, section filter',
  path: '/exploreDataManager',
  title: TITLE,
  headers: HEADERS,
  without: WITHOUT,
  rows: (context) => rowsOf(itemsOf(context)),
  async more(context) {
    const { page, records } = context
    const filter = { role: 'combobox', name: 'Section' }
    const names = [...new Set(records.explore.map(({ sectionName }) => sectionName))]
    const [first = ''] = names
    await page.choose(filter, first)
    const expected = rowsOf(itemsOf(context).filter(({ section }) => section === first))
    const cut = (rows: readonly (readonly string[])[]) =>
      rows.map((row) => row.filter((_, index) => !WITHOUT.includes(index)))
    await expectEventually(
      page,
      `The items of ${first}`,
      async () => cut(await page.rows({ role: 'table', name: TITLE })),
      cut(expected.slice(0, 5)),
    )
    expectEqual(
      new URLSearchParams((await page.address()).split('?')[1]).get('section'),
      first,
      'The address',
    )
    const offered = await page.until(
      'The sections',
      () => page.texts({ role: 'option', within: filter }),
      (options) => options.length > 1,
    )
    expectEqual(offered[0], 'All Sections', 'The first choice')
    expectEqual([...offered.slice(1)].sort(), [...names].sort(), 'The sections that are offered')
  },
})

const add: Journey = {
  name: 'Explore: an item is added',
  audience: 'admin',
  async run(context) {
    const { page } = context
    const form = 'Add Explore Data'
    await page.goto('/exploreDataManager', 'admin')
    await page.click({ role: 'button', name: form })
    await fillIn(page, form, { Text: 'Reading an index factsheet' }, { Section: 'learn' })
    await page.click(buttonOf(form, 'Save'))
    await page.see('Status is required')
    expectSent(context, 'POST', '/addExploreData', [])
    await page.choose(fieldOf(form, 'Status'), 'Active')
    await page.click(buttonOf(form, 'Save'))
    await savedWithToast(page, form, 'Explore data added successfully!')
    expectSent(context, 'POST', '/addExploreData', [
      {
        id: '',
        videoLink: '',
        backgroundImage: '',
        description: '',
        text: 'Reading an index factsheet',
        type: '',
        status: '1',
        section: 'learn',
      },
    ])
    await seeRow(page, TITLE, 'Reading an index factsheet')
  },
}

const edit: Journey = {
  name: 'Explore: only an item’s status is edited',
  audience: 'admin',
  async run(context) {
    const { page, idOf } = context
    const form = 'Edit Explore Data'
    const items = itemsOf(context)
      .slice(0, 15)
      .map(({ item }) => item)
    const item = items.find(({ text }) => text && items.filter((other) => other.text === text).length === 1)
    if (!item) throw new Error('No item of the first page has a unique text.')
    const [status, label] = item.status === '1' ? ['0', 'Inactive'] : ['1', 'Active']
    await page.goto('/exploreDataManager', 'admin')
    await page.click({ role: 'button', name: `Edit ${item.text?.trim()}` })
    await page.see({ role: 'dialog', name: form })
    for (const field of ['Text', 'Type', 'Description', 'Background Image', 'Video Link', 'Section']) {
      expectEqual(await page.isEnabled(fieldOf(form, field)), false, `${field} can be changed`)
    }
    expectEqual(await page.value(fieldOf(form, 'Text')), item.text, 'Text')
    await page.choose(fieldOf(form, 'Status'), label)
    await page.click(buttonOf(form, 'Save'))
    await savedWithToast(page, form, 'Explore data updated successfully!')
    expectSent(context, 'POST', '/updateExploreData', [{ id: idOf('exploreItem', item.id), status }])
    const at = items.indexOf(item)
    await expectEventually(page, 'The status that is shown', async () => (await page.rows())[at]?.[4], label)
  },
}

export const exploreData = [list, add, edit]
