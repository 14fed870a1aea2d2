import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Parts, patterns and screens without stories, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'ui/file-preview': 'part of ui/file-field',
  'ui/dialog-content': 'part of ui/dialog',
  'ui/menu-list': 'part of ui/menu',
  'ui/popover-content': 'part of ui/popover',
  'ui/toasts': 'part of ui/toaster',
  'ui/whole-figures': 'part of ui/table and ui/alert',
  'patterns/reading/blog-body': 'site/blog/blog',
  'patterns/reading/blog-card': 'site/blogs/blogs',
  'patterns/reading/cover': 'site/blogs/blogs',
  'patterns/records': 'draws nothing',
  'patterns/registration': 'part of site/disclosures and of admin/factsheet',
  'admin/explore/add-explore': 'the form of admin/explore as a page: AsAPage',
  'admin/logout/logout': 'leaves at once, and shows nothing',
  'admin/notifications/app-notifications': 'admin/notifications/notifications',
  'admin/notifications/message-frames': 'admin/notifications/notification-preview',
  'admin/notifications/email-notifications': 'admin/notifications/notifications: Email',
  'admin/notifications/whatsapp-notifications': 'admin/notifications/notifications: WhatsApp',
  'admin/strategy-records/add-strategy': 'the form of admin/strategy-records as a page: HalfHighlights',
  'site/blogs/all-entries': 'site/blogs/blogs: PageByPage',
  'site/blogs/category': 'site/blogs/blogs: OneCategory',
}

const src = dirname(import.meta.dirname)
const read = (file: string) => readFileSync(join(src, file), 'utf8')

const files = (pattern: string) =>
  globSync(pattern, { cwd: src })
    .filter((file) => !/\.(stories|test)\.tsx$/.test(file))
    .map((file) => file.replace(/\.tsx$/, ''))

/** The screens that a site's routes load. */
const screens = (site: string) =>
  [...read(`${site}/routes.ts`).matchAll(/import\('\.\/(.+)\.tsx'\)/g)].map(([, file]) => `${site}/${file}`)

const withStories = globSync('**/*.stories.tsx', { cwd: src }).map((file) =>
  file.replace(/\.stories\.tsx$/, ''),
)

test.each([...files('ui/*.tsx'), ...screens('admin'), ...screens('site')])('%s has stories', (name) => {
  expect(withStories.includes(name) !== Object.hasOwn(exceptions, name)).toBe(true)
})

test.each([...new Set(files('patterns/*/*.tsx').map(dirname))])('%s has stories', (folder) => {
  const known = [...withStories, ...Object.keys(exceptions)]
  expect(known.some((name) => name === folder || name.startsWith(`${folder}/`))).toBe(true)
})

const lists = withStories.filter((name) => read(`${name}.stories.tsx`).includes('tableStories({'))

test.each(lists)('%s shows each state of its list', (name) => {
  const text = read(`${name}.stories.tsx`)
  for (const state of ['empty', 'loading', 'refused']) expect(text).toContain(` = list.${state}\n`)
})
