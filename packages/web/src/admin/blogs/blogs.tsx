import { type Blog, isNetworkError } from '@tarang/sdk'
import { Link } from 'wouter'
import { defineAction, useAction } from '#patterns/action'
import type { BulkActions } from '#patterns/bulk-action'
import { EditableTable } from '#patterns/editor'
import {
  type Column,
  date,
  defineTable,
  image,
  longText,
  number,
  rowNumber,
  secondary,
  totalled,
  useTable,
} from '#patterns/table'
import { api } from '#platform/api/api'
import { now } from '#platform/browser/clock'
import { config } from '#platform/config'
import { formatDate } from '#platform/formats/console-date'
import { formatText } from '#platform/formats/format'
import { urlPart } from '#platform/navigation/url-part'
import { Button } from '#ui/button'
import { BlogPreview } from '../blog-preview/blog-preview.tsx'
import { foundAs } from '../record-kinds.ts'
import { blogEditor } from './blog-editor.ts'

const categoriesOf = ({ categories }: Blog) => formatText(categories.join(', '))
const categories: Column<Blog> = {
  id: 'categories',
  label: 'Categories',
  filter: 'text',
  cell: categoriesOf,
  plain: categoriesOf,
  value: ({ categories }) => categories.join(', ') || null,
}

const blogs = defineTable<Blog>({
  load: api.blogs.list,
  rowId: (blog) => blog.id,
  records: foundAs('blog', ({ text }) => text),
  pageSizes: [15],
  sort: { column: 'publishedDate', order: 'descending' },
  empty: 'No data available.',
  failure: 'Failed to fetch blogs.',
  columns: [
    rowNumber('Sr No.'),
    image('Image', 'backgroundImage'),
    longText('Title', 'text'),
    categories,
    date('Published', 'publishedDate'),
    secondary(totalled(number('Likes', 'likesCount'))),
  ],
})

const DAY = 24 * 60 * 60_000

/** What a deletion means, by the day of the question. */
function consequenceOf(what: 'it' | 'them'): string {
  const hidden = `Readers will no longer see ${what}.`
  const days = config.extensions ? config.deletedBlogDays : null
  if (days === null) return hidden
  if (days === 0) return `${hidden} This cannot be undone.`
  const until = new Date(now().getTime() + days * DAY).toISOString()
  return `${hidden} You can restore ${what} until ${formatDate(until)}.`
}

const wait = { seconds: config.holdSeconds.blogDeletion, actNow: 'Delete now' }

const deletion = defineAction<Blog>({
  title: 'Delete Blog',
  question: (blog) => `Are you sure you want to delete “${formatText(blog.text)}”? ${consequenceOf('it')}`,
  confirm: 'Delete',
  isDangerous: true,
  act: ({ id }, options) => api.blogs.delete(id, options),
  done: 'Blog deleted successfully!',
  failure: (error) => (isNetworkError(error) ? 'Error occurred while deleting.' : 'Failed to delete blog.'),
  participle: 'deleted',
  nameOf: (blog) => formatText(blog.text),
  wait: {
    ...wait,
    doing: (blog) => `Deleting “${formatText(blog.text)}”`,
    notDone: (blog) => `“${formatText(blog.text)}” has not been deleted.`,
  },
  listPath: '/newsletterManager',
  isSame: (one, other) => one.id === other.id,
})

const bulk: BulkActions<Blog> = {
  noun: ['blog', 'blogs'],
  nameOf: blogEditor.rowName,
  actions: [
    {
      label: 'Delete',
      title: 'Delete Blogs',
      question: (rows) => `Are you sure you want to delete ${rows}? ${consequenceOf('them')}`,
      isDangerous: true,
      doing: 'Deleting',
      done: 'deleted',
      wait,
      act: deletion.act,
      failure: deletion.failure,
      participle: 'deleted',
    },
  ],
}

const earlierVersions = (blog: Blog) => [
  { label: 'Earlier versions', opens: `/blogVersions/${urlPart(String(blog.id))}` },
]

export default function Blogs() {
  const rows = useTable(blogs)
  const reload = () => rows.send({ type: 'rows.refresh' })
  const deleting = useAction(deletion, {
    onDone: ({ id }) => rows.send({ type: 'row.remove', rowId: id }),
    onUnknown: reload,
    onClosed: (needsReload) => needsReload && reload(),
  })
  return (
    <EditableTable
      title="Blog Manager"
      table={blogs}
      rows={rows}
      editor={blogEditor}
      onClosed={(needsReload) => needsReload && reload()}
      below={(draft, blog) => <BlogPreview draft={draft} blog={blog} />}
      bulk={bulk}
      actionsWidth={172}
      rowActions={(blog) => [{ label: 'Delete', isDangerous: true, opens: () => deleting.ask(blog) }]}
      {...(config.extensions && { rowReadActions: earlierVersions })}
      actions={
        <Button variant="outline" asChild>
          <Link href="/newsletterUploadForm">Upload Newsletter</Link>
        </Button>
      }
    />
  )
}
