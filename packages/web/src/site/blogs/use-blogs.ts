import { createResourceMachine, resourceView } from '@tarang/machines/resource'
import { unlessAborted } from '@tarang/machines/unless-aborted'
import { listBlogs } from '@tarang/sdk'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import { http } from '#platform/http'
import { type Entry, entriesOf, isSameEntry } from './blogs.model.ts'
import { useLikes } from './likes.ts'

/** Loads every entry; a failure is only logged, because a visitor cannot fix it. */
async function loadEntries(signal: AbortSignal): Promise<Entry[]> {
  try {
    return entriesOf(await unlessAborted(signal, listBlogs(http, { signal })))
  } catch (error) {
    console.warn('The blogs could not be loaded.', error)
    throw error
  }
}

const blogsMachine = createResourceMachine<Entry[]>().provide({
  actors: { load: fromPromise(({ signal }) => loadEntries(signal)) },
})

const nothing: readonly Entry[] = []

/** Every entry, newest first; none after a failure. Leaves out the likes of `counted`, whose page requests them. */
export function useBlogs({ counted }: { readonly counted?: Entry } = {}) {
  const [snapshot, , blogs] = useMachine(blogsMachine)
  const likes = useLikes()
  useEffect(() => {
    const listening = blogs.on('loaded', ({ data }) =>
      likes.update(data.filter((entry) => !isSameEntry(entry, counted))),
    )
    return () => listening.unsubscribe()
  }, [blogs, likes, counted])
  const { status, data } = resourceView(snapshot)
  return { isLoading: status === 'loading', entries: data ?? nothing }
}
