import { createResourceMachine, resourceView } from '@tarang/machines/resource'
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { complaintsDue, loadComplaints } from '#platform/complaints'

/** Without a readable file the figures are due: that is what a firm must not miss. */
async function load(now: Date, signal: AbortSignal): Promise<string | null> {
  if (complaintsDue(now, null) === null) return null
  return complaintsDue(now, await loadComplaints(signal).catch(() => null))
}

const dueMachine = createResourceMachine<string | null, Date>().provide({
  actors: { load: fromPromise(({ input: { request }, signal }) => load(request, signal)) },
})

/** The month whose complaints a registered firm has to show by the seventh, and does not yet; asked for in its first days only. */
export function useComplaintsDue(now: Date): string | null {
  const [snapshot] = useMachine(dueMachine, { input: now })
  return resourceView(snapshot).data ?? null
}
