import { type Bound, bindHttp } from '../bind-http.ts'
import * as operations from '../generated/operations/explore.ts'
import type { ExploreBlock, ExploreItem, ExploreItemChanges, NewExploreItem } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'
import { identity } from '../readers.ts'

/** The explore items of one section. */
export interface ExploreSection {
  sectionName: string
  content: ExploreItem[]
}

/** Lists every explore item, as `api.explore.list` does. */
export const listExploreSections = (http: Http, options: CallOptions = {}): Promise<ExploreSection[]> =>
  http.call(operations.listExploreSections, options, (blocks) => blocks.map(sectionOf))

/** Adds an explore item, as `api.explore.create` does. */
export const createExploreItem = (http: Http, body: NewExploreItem, options: CallOptions = {}) =>
  http.call(operations.createExploreItem, { ...options, body }, identity)

/** Makes an explore item active or inactive, as `api.explore.updateStatus` does. */
export const updateExploreItemStatus = (http: Http, body: ExploreItemChanges, options: CallOptions = {}) =>
  http.call(operations.updateExploreItemStatus, { ...options, body }, identity)

/** The items of the explore page. */
export interface ExploreApi {
  /**
   * Lists every explore item, in sections (`listExploreSections`).
   *
   * @example
   * ```ts
   * const sections = await api.explore.list()
   * const learn = sections.find(({ sectionName }) => sectionName === 'learn')?.content ?? []
   * ```
   */
  list: Bound<typeof listExploreSections>

  /**
   * Adds an explore item (`createExploreItem`).
   *
   * @example
   * ```ts
   * const item = await api.explore.create({
   *   videoLink: 'https://www.youtube-nocookie.com/embed/tarang-feature-07',
   *   text: 'Drawdowns, honestly',
   *   type: 'video',
   *   status: '1',
   *   section: 'feature',
   * })
   * ```
   */
  create: Bound<typeof createExploreItem>

  /**
   * Makes an explore item active or inactive (`updateExploreItemStatus`).
   *
   * @example
   * ```ts
   * await api.explore.updateStatus({ id: 17, status: '0' })
   * ```
   */
  updateStatus: Bound<typeof updateExploreItemStatus>
}

/** Creates the calls of a client. */
export const explore = (http: Http): ExploreApi => ({
  list: bindHttp(http, listExploreSections),
  create: bindHttp(http, createExploreItem),
  updateStatus: bindHttp(http, updateExploreItemStatus),
})

// The items of a block are called `content` or `contentList`.
const sectionOf = ({ sectionName, content, contentList }: ExploreBlock): ExploreSection => ({
  sectionName: sectionName ?? '',
  content: content ?? contentList ?? [],
})
