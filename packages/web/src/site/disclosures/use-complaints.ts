import { createResourceMachine, resourceView } from '@tarang/machines/resource'
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { type ComplaintsData, loadComplaints } from '#platform/complaints'

async function load(signal: AbortSignal) {
  try {
    return await loadComplaints(signal)
  } catch (error) {
    console.warn('The complaints could not be read.', error)
    throw error
  }
}

const complaintsMachine = createResourceMachine<ComplaintsData | null>().provide({
  actors: { load: fromPromise(({ signal }) => load(signal)) },
})

/** Last month's complaints; null after a failure. */
export function useComplaints() {
  const [snapshot] = useMachine(complaintsMachine)
  const { status, data } = resourceView(snapshot)
  return { isLoading: status === 'loading', data: data ?? null }
}
