import type { ExploreSection } from '@tarang/sdk'
import { safeImageUrl } from '#platform/navigation/safe-url'
import { asText } from '../as-text.ts'
import { itemsOf } from '../explore/explore.model.ts'

/** One service; its addresses are safe. */
export interface Service {
  readonly key: string
  readonly name: string
  readonly words: string
  readonly image: string | null
}

/** The firm's services, in the API's order. */
export const servicesOf = (sections: readonly ExploreSection[]): Service[] =>
  itemsOf(sections, 'service').map((item, index) => ({
    key: `${index}:${asText(item.id)}`,
    name: asText(item.text) || 'Untitled',
    words: asText(item.description),
    image: safeImageUrl(item.backgroundImage) ?? null,
  }))
