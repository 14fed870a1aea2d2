import type {
  FailedWrite,
  FailedWritesEvent,
  failedWritesMachine,
  NewFailedWrite,
} from '@tarang/machines/failed-writes'
import type { ActorRefFrom } from 'xstate'
import { createStore } from '#platform/stored/store'

type RunningFailedWrites = ActorRefFrom<typeof failedWritesMachine>

let running: RunningFailedWrites | null = null
const { notify, subscribe } = createStore(() => running)

/** The running tray, for what fails on the screens. */
export const failedWrites = {
  /** Connects the running tray. Returns the cleanup. */
  connect(actor: RunningFailedWrites): () => void {
    running = actor
    const subscription = actor.subscribe(notify)
    return () => {
      subscription.unsubscribe()
      running = null
      notify()
    }
  },

  send: (event: FailedWritesEvent) => running?.send(event),

  /** Keeps a write whose form is not open. Returns whether the tray is there to keep it. */
  add(write: NewFailedWrite): boolean {
    running?.send({ type: 'write.add', write })
    return running !== null
  },

  /** The write that an open form with one of these titles shows. */
  inForm: (titles: readonly string[]): FailedWrite | undefined =>
    running?.getSnapshot().context.writes.find(({ form, isOpen }) => isOpen && titles.includes(form)),

  subscribe,
}
