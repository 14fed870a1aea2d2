import { blogs } from '@tarang/sdk'
import { defineResource, useResource } from '#patterns/resource'
import { http } from '#platform/api/http'
import { type Entry, entriesOf, withoutVisitor } from './blogs.model.ts'
import { useLikes } from './likes.ts'

const blogsResource = defineResource<Entry[]>({
  name: 'blogs',
  forEveryone: (entries) => entries.map(withoutVisitor),
  load: async (_, options) => entriesOf(await blogs(http).list(options)),
  warning: 'The blogs could not be loaded.',
})

const nothing: readonly Entry[] = []

/** Every entry, newest first; empty while they load and after a failure, which is logged. */
export function useBlogs() {
  const likes = useLikes()
  const { status, isLoading, data, retry } = useResource(blogsResource, { onLoaded: likes.updateAll })
  return { isLoading, hasFailed: status === 'failed', retry, entries: data ?? nothing }
}
