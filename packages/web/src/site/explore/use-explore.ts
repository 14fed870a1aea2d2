import { type ExploreSection, explore } from '@tarang/sdk'
import { defineResource, useResource } from '#patterns/resource'
import { http } from '#platform/api/http'
import { config } from '#platform/config'

/** Removes fields that only the console reads, because each rendered page contains its data for the application. */
const asShown = (sections: ExploreSection[]): ExploreSection[] =>
  sections.map((section) => ({
    ...section,
    content: section.content.map(({ createdOn, modifiedOn, etag, ...shown }) => shown),
  }))

const exploreResource = defineResource<ExploreSection[]>({
  name: 'explore',
  forEveryone: asShown,
  load: (_, options) => explore(http).list(options),
  warning: 'The explore videos could not be loaded.',
})

const nothing: readonly ExploreSection[] = []

/** The explore sections; empty while they load and after a failure, which is logged. */
export function useExplore() {
  const { status, isLoading, data, retry } = useResource(exploreResource)
  return {
    isLoading,
    hasFailed: status === 'failed',
    retry,
    sections: data ?? nothing,
    videoHosts: config.videoHosts,
  }
}
