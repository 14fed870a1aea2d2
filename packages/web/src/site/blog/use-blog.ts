import { createResourceMachine, resourceView } from '@tarang/machines/resource'
import { unlessAborted } from '@tarang/machines/unless-aborted'
import { type BlogLikes, getBlog, getBlogBody, getBlogLikes, type Id, isApiError } from '@tarang/sdk'
import { useActorRef, useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import { loadChunk } from '#platform/chunks'
import { config } from '#platform/config'
import { http } from '#platform/http'
import { apiOrigin } from '#platform/services'
import { type Entry, entryOf } from '../blogs/blogs.model.ts'
import { useLikes } from '../blogs/likes.ts'
import { type Body, hasContent, isAllowedBody, prepareBody } from './body.model.ts'

async function loadEntry(id: Id, signal: AbortSignal): Promise<Entry | null> {
  try {
    return entryOf(await unlessAborted(signal, getBlog(http, id, { signal })))
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null
    console.warn('The entry could not be loaded.', error)
    throw error
  }
}

const entryMachine = createResourceMachine<Entry | null, Id>().provide({
  actors: { load: fromPromise(({ input: { request }, signal }) => loadEntry(request, signal)) },
})

/** One entry; null where there is none with this id. */
export function useEntry(id: Id) {
  const [snapshot, send, resource] = useMachine(entryMachine, { input: id })
  const likes = useLikes()
  useEffect(() => {
    const listening = resource.on('loaded', ({ data }) => data && likes.update([data]))
    return () => listening.unsubscribe()
  }, [resource, likes])
  const { status, data, error } = resourceView(snapshot)
  return { status, entry: data, error, reload: () => send({ type: 'resource.reload' }) }
}

const likesMachine = createResourceMachine<BlogLikes, Id>().provide({
  actors: {
    load: fromPromise(({ input: { request }, signal }) =>
      unlessAborted(signal, getBlogLikes(http, request, { signal })),
    ),
  },
})

/**
 * Requests an entry's likes, and whether this visitor likes it, once its page is shown (decision 41). After a failure the
 * entry's own values stay.
 */
export function useCountedLikes(id: Id) {
  const counted = useActorRef(likesMachine, { input: id })
  const likes = useLikes()
  useEffect(() => {
    const subscriptions = [
      counted.on('loaded', ({ data }) => likes.count(id, data)),
      counted.on('failed', ({ error }) => console.warn('The likes of an entry could not be counted.', error)),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [counted, likes, id])
}

/** The origins of bodies: this page's, the API's, and the configured one of files. */
const bodyOrigins = () => [location.origin, apiOrigin, config.filesOrigin].filter(Boolean)

async function loadBody(link: string | null, signal: AbortSignal): Promise<Body | null> {
  try {
    if (!link) return null
    if (!isAllowedBody(link, bodyOrigins()))
      throw new Error(`Bodies are not read from ${new URL(link).origin}.`)
    // Downloads the purifier together with the text, so that the title and the picture do not wait for it.
    const [html, { cleanHtml }] = await Promise.all([
      unlessAborted(signal, getBlogBody(http, link, { signal })),
      loadChunk(() => import('#platform/clean-html')),
    ])
    const body = prepareBody(cleanHtml(html), link)
    return hasContent(body) ? body : null
  } catch (error) {
    console.warn('The body of an entry could not be loaded.', error)
    throw error
  }
}

const bodyMachine = createResourceMachine<Body | null, string | null>().provide({
  actors: { load: fromPromise(({ input: { request }, signal }) => loadBody(request, signal)) },
})

/** The body of an entry, prepared for the page. */
export function useBody(link: string | null) {
  const [snapshot] = useMachine(bodyMachine, { input: link })
  const { status, data } = resourceView(snapshot)
  return { isLoading: status === 'loading', body: data }
}
