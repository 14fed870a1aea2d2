import { Actor, type AnyActor } from 'xstate'

/**
 * Knows the machine that a component runs, for what only a screen's code tells it. Components keep their actors to
 * themselves, so the start of each is watched.
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
    /** Resolves once the machine has received something: a response takes a few promises to reach it. */
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
