import { setToolOptions } from '@tarang/machines/create-actor'
import { type AnyActor, StateMachine } from 'xstate'

/** Finds the running actor of a component's machine and sends it events that only a screen's code sends. */
export function watchActors(machineId: string) {
  let latest: AnyActor | undefined
  const earlier = setToolOptions((logic) => {
    const options = earlier(logic)
    if (!(logic instanceof StateMachine) || logic.id !== machineId) return options
    return {
      ...options,
      inspect(inspected) {
        const { actorRef, rootId, type } = inspected
        // Of several on a screen, the one that started or was used last; what a machine does by itself is no use.
        const isUsed =
          type === '@xstate.event' &&
          (inspected.event.type === 'xstate.init' || !inspected.event.type.startsWith('xstate.'))
        if (isUsed && actorRef.sessionId === rootId) latest = actorRef as AnyActor
        options?.inspect?.(inspected)
      },
    }
  })

  return {
    send(event: { type: string }) {
      if (!latest) throw new Error(`no ${machineId} runs on this page`)
      latest.send(event)
    },
    /** Resolves with the machine's next snapshot: a response reaches it only after several promises. */
    nextSnapshot: (): Promise<void> =>
      new Promise((done) => {
        const listening = latest?.subscribe({ next: nextSnapshot, complete: nextSnapshot })
        function nextSnapshot() {
          listening?.unsubscribe()
          done()
        }
        if (!listening) done()
      }),
    restore: () => void setToolOptions(earlier),
  }
}
