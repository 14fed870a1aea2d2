import { createResourceMachine, resourceView } from '@tarang/machines/resource'
import { unlessAborted } from '@tarang/machines/unless-aborted'
import { type ExploreSection, listExploreSections } from '@tarang/sdk'
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { config } from '#platform/config'
import { http } from '#platform/http'

/** Every section; a failure is only logged, because a visitor can do nothing about it. */
async function loadSections(signal: AbortSignal): Promise<ExploreSection[]> {
  try {
    return await unlessAborted(signal, listExploreSections(http, { signal }))
  } catch (error) {
    console.warn('The explore videos could not be loaded.', error)
    throw error
  }
}

const exploreMachine = createResourceMachine<ExploreSection[]>().provide({
  actors: { load: fromPromise(({ signal }) => loadSections(signal)) },
})

const nothing: readonly ExploreSection[] = []

/** The sections of Explore; none after a failure. */
export function useExplore() {
  const [snapshot] = useMachine(exploreMachine)
  const { status, data } = resourceView(snapshot)
  return { isLoading: status === 'loading', sections: data ?? nothing, videoHosts: config.videoHosts }
}
