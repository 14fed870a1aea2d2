import type { NotificationType } from '@tarang/sdk'
import type { RecipientCount } from '@tarang/sdk/extensions'
import { defineResource } from '#patterns/resource'

const counts = new Map<NotificationType, number>()

/** How many people a channel reaches. */
export const recipients = defineResource<RecipientCount, NotificationType>({
  // Loaded on demand: an API without extensions does not need their client.
  load: async (channel, options) => {
    const { extensions } = await import('#platform/api/extensions')
    const answer = await extensions.deliveries.recipients(channel, options)
    counts.set(channel, answer.count)
    return answer
  },
})

/** The number that the form of a channel showed last; undefined where the API has not told it. */
export const lastRecipientCount = (channel: NotificationType): number | undefined => counts.get(channel)
