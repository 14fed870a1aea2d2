import { isObject } from '../answer.ts'
import type { ExploreItem, ExploreItemChanges, NewExploreItem } from '../generated/platform.ts'
import type { CallOptions, Platform } from '../http.ts'
import { record, recordOf, rowsOf, unexpected } from '../shape.ts'

/** The explore items of one section. */
export interface ExploreSection {
  sectionName: string
  content: ExploreItem[]
}

export const explore = (http: Platform) => ({
  /** Lists every explore item, in sections (`listExploreSections`). */
  list: async (options: CallOptions = {}): Promise<ExploreSection[]> =>
    sectionsOf((await http.GET('/getAllExploreData', { ...options })).data),

  /** Adds an explore item (`createExploreItem`). */
  create: (body: NewExploreItem, options: CallOptions = {}) =>
    record(http.POST('/addExploreData', { body, ...options })),

  /** Makes an explore item active or inactive (`updateExploreItemStatus`). */
  updateStatus: (body: ExploreItemChanges, options: CallOptions = {}) =>
    record(http.POST('/updateExploreData', { body, ...options })),
})

// The blocks come bare or under `data.exploreData`, their items as `content` or `contentList`.
function sectionsOf(body: unknown): ExploreSection[] {
  if (Array.isArray(body)) return rowsOf<Record<string, unknown>>(body).map(sectionOf)
  const { data } = recordOf<Record<string, unknown>>(body)
  if (data !== undefined && data !== null && !isObject(data)) throw unexpected('sections')
  return rowsOf<Record<string, unknown>>(data?.exploreData ?? []).map(sectionOf)
}

const sectionOf = (block: Record<string, unknown>): ExploreSection => ({
  sectionName: typeof block.sectionName === 'string' ? block.sectionName : '',
  content: rowsOf<ExploreItem>(block.content ?? block.contentList ?? []),
})
