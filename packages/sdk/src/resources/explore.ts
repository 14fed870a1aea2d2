import * as operations from '../generated/operations/explore.ts'
import type { ExploreBlock, ExploreItem, ExploreItemChanges, NewExploreItem } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'

/** The explore items of one section. */
export interface ExploreSection {
  sectionName: string
  content: ExploreItem[]
}

/** The items of the explore page. */
export const explore = (http: Http) => ({
  /**
   * Lists every explore item, in sections (`listExploreSections`).
   *
   * @example
   * ```ts
   * const sections = await api.explore.list()
   * const learn = sections.find(({ sectionName }) => sectionName === 'learn')?.content ?? []
   * ```
   */
  list: (options: CallOptions = {}): Promise<ExploreSection[]> =>
    http.call(operations.listExploreSections, options, (blocks) => blocks.map(sectionOf)),

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
  create: (body: NewExploreItem, options: CallOptions = {}) =>
    http.call(operations.createExploreItem, { ...options, body }),

  /**
   * Makes an explore item active or inactive (`updateExploreItemStatus`).
   *
   * @example
   * ```ts
   * await api.explore.updateStatus({ id: 17, status: '0' })
   * ```
   */
  updateStatus: (body: ExploreItemChanges, options: CallOptions = {}) =>
    http.call(operations.updateExploreItemStatus, { ...options, body }),
})

/** The calls of `explore`. */
export type ExploreApi = ReturnType<typeof explore>

// The items of a block are called `content` or `contentList`.
const sectionOf = ({ sectionName, content, contentList }: ExploreBlock): ExploreSection => ({
  sectionName: sectionName ?? '',
  content: content ?? contentList ?? [],
})
