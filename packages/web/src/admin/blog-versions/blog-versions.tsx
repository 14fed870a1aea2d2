import type { BlogVersion } from '@tarang/sdk/extensions'
import { useState } from 'react'
import { usePathPart } from '#patterns/route'
import { type Column, dateTime, defineTable, linkTo, rowHeader, TableScreen, text } from '#patterns/table'
import { extensions } from '#platform/api/extensions'
import { urlPart } from '#platform/navigation/url-part'

const changes: Readonly<Record<string, string>> = {
  'blog.changed': 'Changed',
  'blog.deleted': 'Deleted',
  'blog.restored': 'Replaced by an earlier version',
}
const changeOf = ({ action }: BlogVersion) => changes[action] ?? action
const change: Column<BlogVersion> = {
  id: 'action',
  label: 'Change',
  filter: 'choice',
  cell: changeOf,
  plain: changeOf,
  value: changeOf,
}

const versionsOf = (id: string) =>
  defineTable<BlogVersion>({
    load: (options) => extensions.blogVersions.list(id, options),
    rowId: (version) => version.id,
    empty: 'This blog has no earlier versions.',
    failure: 'Failed to fetch the earlier versions.',
    columns: [
      rowHeader(dateTime('Until', 'at')),
      change,
      text('By', 'staffName'),
      text('Title', 'text'),
      text('Category', 'category'),
      linkTo('Compare', (version) => `/blogVersions/${urlPart(id)}/${version.id}`),
    ],
  })

/** The earlier versions of a blog. */
export default function BlogVersions() {
  const id = usePathPart('id')
  const [versions] = useState(() => versionsOf(id))
  return <TableScreen title="Earlier Versions" table={versions} />
}
