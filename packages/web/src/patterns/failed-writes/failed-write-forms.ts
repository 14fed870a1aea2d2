import {
  type FailedWrite,
  type FailedWritesEvent,
  type failedWritesMachine,
  failedWritesView,
  type NewFailedWrite,
} from '@tarang/machines/failed-writes'
import type { ActorRefFrom } from 'xstate'

type RunningFailedWrites = ActorRefFrom<typeof failedWritesMachine>

/** A form on the screen. */
export interface FailedWriteForm {
  readonly isFor: (write: FailedWrite) => boolean
  /** Opens it filled in, and with `isRetry` sends it; false where another form is open. */
  readonly open: (write: FailedWrite, isRetry: boolean) => boolean
}

let running: RunningFailedWrites | null = null
const forms = new Set<FailedWriteForm>()
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

/** Connects the forms of the screens with the tray, which survives them. */
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

  hasForm: () => running !== null && failedWritesView(running.getSnapshot()).hasForm,

  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },

  /** Registers a form, and opens it if a write waits for it. Returns the cleanup. */
  show(form: FailedWriteForm): () => void {
    forms.add(form)
    failedWrites.openForm()
    return () => {
      forms.delete(form)
    }
  },

  /** Opens the form of the chosen write, if its screen is there. */
  openForm(): boolean {
    const opening = running && failedWritesView(running.getSnapshot()).opening
    if (!opening) return false
    const { write, isRetry } = opening
    return [...forms].some((form) => form.isFor(write) && form.open(write, isRetry))
  },
}
