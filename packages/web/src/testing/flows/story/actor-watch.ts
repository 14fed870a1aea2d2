import { Actor, type AnyActor } from 'xstate'

/**
 * Finds the running actor of a component's machine and sends it events that only a screen's code sends. It replaces
 * `Actor.prototype.start`, because components do not expose their actors.
 */
export function watchActors(machineId: string) {
  const { start } = Actor.prototype
  let latest: AnyActor | undefined
  Actor.prototype.start = function startAndRecord(this: AnyActor) {
    if ((this.logic as { id?: string }).id === machineId) latest = this
    return start.call(this)
  } as typeof start

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
    restore: () => {
      Actor.prototype.start = start
    },
  }
}
