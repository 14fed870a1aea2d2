import type { DeletedBlog } from '@tarang/sdk/extensions'
import { defineAction, useAction } from '#patterns/action'
import { serverMessageOr } from '#patterns/editor'
import { ViewOnlyNotice } from '#patterns/role'
import {
  actionsColumn,
  date,
  dateTime,
  defineTable,
  ListScreen,
  number,
  rowHeader,
  secondary,
  text,
  useTable,
} from '#patterns/table'
import { extensions } from '#platform/api/extensions'
import { useCanWrite } from '#platform/api/role'
import { formatText } from '#platform/formats/format'
import { foundAs } from '../record-kinds.ts'

const deletedBlogs = defineTable<DeletedBlog>({
  load: extensions.deletedBlogs.list,
  rowId: (blog) => blog.id,
  records: foundAs('deleted-blog', (blog) => blog.text),
  search: { label: 'Title', in: (blog) => blog.text },
  empty: 'No deleted blog can be restored.',
  failure: 'Failed to fetch the deleted blogs.',
  columns: [
    rowHeader(text('Title', 'text')),
    secondary(text('Category', 'category')),
    date('Published', 'publishedDate'),
    secondary(number('Likes', 'likesCount')),
    dateTime('Deleted', 'deletedOn'),
    text('By', 'staffName'),
    date('Kept until', 'keptUntil'),
  ],
})

const restoration = defineAction<DeletedBlog>({
  title: 'Restore Blog',
  question: (blog) =>
    `Publish “${formatText(blog.text)}” again? It keeps its number, its date and its likes, and visitors see it at once.`,
  confirm: 'Restore',
  nameOf: (blog) => formatText(blog.text),
  act: ({ id }, options) => extensions.deletedBlogs.restore(id, options),
  done: 'The blog is published again.',
  failure: serverMessageOr(
    'The blog could not be restored. Load this page again to see whether it is still kept.',
  ),
})

/** Deleted blogs that can be restored. */
export default function DeletedBlogs() {
  const rows = useTable(deletedBlogs)
  const canWrite = useCanWrite()
  const restoring = useAction(restoration, {
    onDone: ({ id }) => rows.send({ type: 'row.remove', rowId: id }),
    onClosed: (needsReload) => needsReload && rows.send({ type: 'rows.refresh' }),
  })
  const restore = actionsColumn<DeletedBlog>({
    label: 'Restore',
    width: 112,
    nameOf: ({ text }) => text,
    actionsOf: (blog) => [{ label: 'Restore', opens: () => restoring.ask(blog) }],
  })
  const table = canWrite ? { ...deletedBlogs, columns: [...deletedBlogs.columns, restore] } : deletedBlogs
  return (
    <ListScreen title="Deleted Blogs" table={table} actor={rows} notice={!canWrite && <ViewOnlyNotice />} />
  )
}
