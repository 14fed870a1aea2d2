import { type BlogLikes, blogs, type Id, isApiError } from '@tarang/sdk'
import { type Body, isAllowedBody, preparePageBody } from '#patterns/reading/blog-body'
import { defineResource, useResource } from '#patterns/resource'
import { http } from '#platform/api/http'
import { apiOrigin } from '#platform/api/services'
import { config } from '#platform/config'
import { loadChunk } from '#platform/loading/chunks'
import {
  around,
  type Entry,
  type EntryKey,
  entriesOf,
  entryOf,
  type FurtherEntries,
  withoutVisitor,
} from '../blogs/blogs.model.ts'
import { useLikes } from '../blogs/likes.ts'

const entryResource = defineResource<Entry | null, Id>({
  name: 'blog',
  forEveryone: (entry) => entry && withoutVisitor(entry),
  load: async (id, options) => {
    try {
      return entryOf(await blogs(http).get(id, options))
    } catch (error) {
      if (isApiError(error) && error.status === 404) return null
      throw error
    }
  },
  warning: 'The entry could not be loaded.',
})

/** One entry; null once the API has answered that it does not exist. */
export function useEntry(id: Id) {
  const likes = useLikes()
  const { status, data, error, retry } = useResource(entryResource, {
    request: id,
    onLoaded: (entry) => entry && likes.updateAll([entry]),
  })
  return { status, entry: data, error, retry }
}

const likesResource = defineResource<BlogLikes, Id>({
  load: (id, options) => blogs(http).likes(id, options),
  warning: 'The likes of an entry could not be counted.',
})

/**
 * Loads the like count of an entry, and whether this visitor likes it (interpretation 41), once the application has started.
 * If the call fails, the entry's own values stay, or those of the response to this visitor's like.
 */
export function useCountedLikes(id: Id) {
  const likes = useLikes()
  useResource(likesResource, { request: id, onLoaded: (counted) => likes.update(id, counted) })
}

/** The allowed origins of bodies: this page's, the API's, and the configured origin of files. */
const bodyOrigins = () => [location.origin, apiOrigin, config.filesOrigin].filter(Boolean)

const bodyResource = defineResource<Body | null, string | null>({
  name: 'body',
  load: async (link, options) => {
    if (!link) return null
    if (!isAllowedBody(link, bodyOrigins()))
      throw new Error(`Bodies may not be loaded from ${new URL(link).origin}.`)
    // The purifier loads in parallel with the body.
    const [html, { cleanHtml }] = await Promise.all([
      blogs(http).body(link, options),
      loadChunk(() => import('#platform/browser/clean-html')),
    ])
    return preparePageBody(cleanHtml(html), link)
  },
  warning: 'The body of an entry could not be loaded.',
})

/** The body of an entry, sanitised and styled. */
export function useBody(link: string | null) {
  const { isLoading, data, retry } = useResource(bodyResource, { request: link })
  return { isLoading, body: data, reload: retry }
}

// The page's data contains only the links that it shows, not the list of all entries.
const furtherResource = defineResource<FurtherEntries, EntryKey>({
  name: 'further',
  forEveryone: ({ related, ...steps }) => ({ ...steps, related: related.map(withoutVisitor) }),
  load: async (entry, options) => around(entriesOf(await blogs(http).list(options)), entry),
  warning: 'Further entries could not be loaded.',
})

/** The links to other entries; null while they load and after a failure, which is logged. */
export function useFurther({ id, categories }: EntryKey): FurtherEntries | null {
  const likes = useLikes()
  const { data } = useResource(furtherResource, {
    request: { id, categories },
    onLoaded: ({ related }) => likes.updateAll(related),
  })
  return data
}
