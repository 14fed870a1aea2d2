import { searchKey } from '@tarang/machines/search-text'
import { isRecord } from '@tarang/machines/unknown-json'
import { siteSections, VIDEOS_AT_FIRST } from '@tarang/publication/site-pages'
import type { ExploreItem, ExploreSection } from '@tarang/sdk'
import { readVideo, type Video } from '#patterns/reading/video'
import { safeImageUrl } from '#platform/navigation/safe-url'
import { asText } from '../as-text.ts'

/** Reads the names of the expanded sections from the address. */
export function readExpanded(search: string): string[] {
  const names = new URLSearchParams(search).get('all')?.split(',') ?? []
  return siteSections.map(({ name }) => name).filter((name) => names.includes(name))
}

/** The value of `all` in the address after one section was expanded or collapsed; null for none. */
export function toggleExpanded(expanded: readonly string[], name: string): string | null {
  const names = expanded.includes(name) ? expanded.filter((other) => other !== name) : [...expanded, name]
  return names.length > 0 ? names.join(',') : null
}

export const messages = {
  empty: 'No data available.',
  viewAll: 'View all',
  viewLess: 'View less',
}

/** One card; its addresses are safe. */
export interface VideoCardView {
  readonly key: string
  readonly title: string
  readonly type: string
  readonly description: string
  readonly image: string | null
  readonly video: Video
}

const sameName = (one: unknown, other: string) => searchKey(asText(one)) === searchKey(other)

const isItem = (value: unknown): value is ExploreItem => isRecord(value)

/** An item with status 0 is hidden. */
const isShown = (item: ExploreItem) => asText(item.status) !== '0'

/** The items of one section in the API's order; blocks of the same name are one section. */
export function itemsOf(sections: readonly ExploreSection[], name: string): ExploreItem[] {
  return sections
    .filter((section) => sameName(section.sectionName, name))
    .flatMap((section): unknown => section.content)
    .filter(isItem)
    .filter(isShown)
}

export function cardOf(item: ExploreItem, index: number, videoHosts: readonly string[]): VideoCardView {
  return {
    key: `${index}:${asText(item.id)}`,
    title: asText(item.text) || 'Untitled',
    type: asText(item.type),
    description: asText(item.description),
    image: safeImageUrl(item.backgroundImage) ?? null,
    video: readVideo(item.videoLink, videoHosts),
  }
}

/** The cards of one section; none for an unknown section. */
export const cardsOf = (sections: readonly ExploreSection[], name: string, videoHosts: readonly string[]) =>
  itemsOf(sections, name).map((item, index) => cardOf(item, index, videoHosts))

/** The cards of a section before and after View all. */
export function shownCards<Card>(cards: readonly Card[], isExpanded: boolean) {
  return {
    cards: isExpanded ? cards : cards.slice(0, VIDEOS_AT_FIRST),
    canToggle: cards.length > VIDEOS_AT_FIRST,
  }
}

export const topicNamed = (name: string) => siteSections.find((topic) => sameName(topic.name, name)) ?? null
