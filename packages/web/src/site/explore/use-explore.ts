import { type ExploreSection, listExploreSections } from '@tarang/sdk'
import { defineResource, useResource } from '#patterns/resource'
import { config } from '#platform/config'
import { http } from '#platform/http'

// A failure is only logged, because a visitor cannot fix it.
const explore = defineResource<ExploreSection[]>({
  name: 'explore',
  load: (_, options) => listExploreSections(http, options),
  warning: 'The explore videos could not be loaded.',
})

const nothing: readonly ExploreSection[] = []

/** The explore sections for a public page; none while they load, and after a failure. */
export function useExplore() {
  const { isLoading, data } = useResource(explore)
  return { isLoading, sections: data ?? nothing, videoHosts: config.videoHosts }
}
