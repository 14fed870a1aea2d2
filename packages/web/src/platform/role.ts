import { createActor } from '@tarang/machines/create-actor'
import { createResourceMachine } from '@tarang/machines/resource'
import { unlessAborted } from '@tarang/machines/unless-aborted'
import { createHttp, type ErrorEvent } from '@tarang/sdk'
import { getMe, type Me } from '@tarang/sdk/extensions'
import { type ActorRefFrom, fromPromise } from 'xstate'
import { config } from './config.ts'
import { sharedSession } from './renewal.ts'
import { services } from './services.ts'
import { session } from './session.ts'
import { createStore } from './store.ts'

const http = createHttp({ ...services, session: sharedSession })
const readMe = fromPromise<Me, { request: undefined }>(({ signal }) =>
  unlessAborted(signal, getMe(http, { signal })),
)
const machine = createResourceMachine<Me, undefined>().provide({ actors: { load: readMe, refresh: readMe } })

let actor: ActorRefFrom<typeof machine> | null = null
/** The last role that was read. It stays while a login over the work reads it again, so that no control loses its focus. */
let lastRole: Me['role'] | null = null
const user = createStore(() => currentUser())

function start() {
  actor = createActor(machine, { input: undefined })
  actor.subscribe(notify)
  actor.start()
}

/** Forgets the user: the next login may be another person's. */
function stop() {
  actor?.stop()
  actor = null
  notify()
}

function notify() {
  lastRole = currentUser()?.role ?? lastRole
  user.notify()
}

const currentUser = (): Me | null => actor?.getSnapshot().context.data ?? null

/** Forgets the last role too, after a logout. */
export function forgetRole() {
  lastRole = null
  notify()
}

/** Reads the role again. The last one stays until the answer arrives. */
export const refreshRole = () =>
  actor?.send({ type: currentUser() === null ? 'resource.reload' : 'resource.refresh' })

/** Reads the role after each login, and forgets it with the session. Returns the cleanup. */
export function followRole(): () => void {
  if (!config.extensions) return () => {}
  const follow = () => {
    if (session.jwtToken() === null) stop()
    else if (!actor) start()
  }
  follow()
  const unsubscribe = session.subscribe(follow)
  return () => {
    unsubscribe()
    stop()
  }
}

/** Requests the role again after a 403: an owner may have changed it. */
export function refreshRefusedRole({ error }: ErrorEvent) {
  if (error.status === 403) refreshRole()
}

/** The signed-in user with their role; null while it is unknown, and always for an API without extensions. */
export const useMe = () => user.useValue()

const isReading = () => lastRole === null && (actor ? actor.getSnapshot().value === 'loading' : willStart())
/** The console's effects come after its first paint. */
const willStart = () => config.extensions && session.jwtToken() !== null
const mayWrite = () => !isReading() && lastRole !== 'viewer'

/** Whether the role is being read for the first time, after a login. */
export const useIsReadingRole = () => user.useValue(isReading)

/** Whether the user may change records: not before the role is read. Where it cannot be read, the API decides. */
export const useCanWrite = () => user.useValue(mayWrite)
