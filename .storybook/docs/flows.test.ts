import { allCases } from '@tarang/machines/all-cases'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { accountItems, nav } from '../../packages/web/src/admin/nav.ts'
import { flows } from './flows.ts'

const files = import.meta.glob<string>(
  ['../../packages/web/src/**/*.stories.tsx', '../machines/*.stories.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

const stories = Object.values(files).map((source) => {
  const title =
    /\btitle: '((?:Admin|Foundations|Machines|Parts|Paths|Patterns|Site)\/[^']+)'/.exec(source)?.[1] ?? ''
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
  return { title, ids: names.map((name) => toId(title, storyNameFromExport(name))), source }
})
const titles = stories.map(({ title }) => title)

test('every file of stories has a title', () => {
  expect(titles).not.toContain('')
})

test('every flow is on the start page', () => {
  expect(Object.keys(flows).toSorted()).toEqual(allCases.map(({ name }) => name).toSorted())
})

test.each(Object.entries(flows))('the links of %s lead to its machine, screens and paths', (name, flow) => {
  expect(titles).toContain(`Machines/${flow.title}`)
  expect(flow.screens.filter((title) => !titles.includes(title))).toEqual([])
  const paths = stories.find(({ ids }) => ids.includes(flow.paths))
  expect(paths?.source).toContain(`@tarang/machines/${name}/paths.json`)
})

test('the stories of the console are grouped as its navigation', () => {
  const groups = titles
    .filter((title) => /^Admin\/.+\//.test(title))
    .map((title) => title.split('/')[1] ?? '')
  const known = [...nav.map(({ label }) => label), 'Account menu']
  expect(groups.filter((group) => !known.includes(group))).toEqual([])
  const inMenu = titles.filter((title) => title.startsWith('Admin/Account menu/'))
  expect(accountItems.filter(({ label }) => !inMenu.some((title) => title.endsWith(label)))).toEqual([])
})

test.each(nav)('$label of the navigation is a group or a screen', ({ label }) => {
  expect(titles.some((title) => title === `Admin/${label}` || title.startsWith(`Admin/${label}/`))).toBe(true)
})

test('every part has a page, and a kind', () => {
  const parts = stories.filter(({ title }) => title.startsWith('Parts/'))
  expect(parts.length).toBeGreaterThan(30)
  expect(
    parts
      .filter(({ title, source }) => title.split('/').length !== 3 || !source.includes("tags: ['autodocs']"))
      .map(({ title }) => title),
  ).toEqual([])
})
