import { createActor } from '@tarang/machines/create-actor'
import { createResourceMachine } from '@tarang/machines/resource'
import { unlessAborted } from '@tarang/machines/unless-aborted'
import { type Me, type Right, session as sessionCalls } from '@tarang/sdk/extensions'
import { type ActorRefFrom, fromPromise } from 'xstate'
import { config } from '../config.ts'
import { inSession } from '../stored/storage.ts'
import { createStore } from '../stored/store.ts'
import { consoleHttp, onForbidden } from './console-http.ts'
import { session } from './session.ts'

const readMe = fromPromise<Me, { request: undefined }>(({ signal }) =>
  unlessAborted(signal, sessionCalls(consoleHttp).me({ signal })),
)
const machine = createResourceMachine<Me, undefined>().provide({ actors: { load: readMe, refresh: readMe } })

let actor: ActorRefFrom<typeof machine> | null = null
/** Kept for a reload, whose controls and notices would else arrive after the rows and move them. */
const kept = inSession('rights')
/** The last rights that were read. They stay while a login over the work reads them again: no control loses its focus. */
let lastRights: readonly string[] | null = kept.read()?.split(' ').filter(Boolean) ?? null
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
  const rights = currentUser()?.rights
  if (rights) {
    lastRights = rights
    kept.write(rights.join(' '))
  }
  user.notify()
}

const currentUser = (): Me | null => actor?.getSnapshot().context.data ?? null

/** Forgets the last rights too, after a logout. */
export function forgetRole() {
  lastRights = null
  kept.write(null)
  notify()
}

/** Reads the role again. The last one stays until the answer arrives. */
export const refreshRole = () =>
  actor?.send({ type: currentUser() === null ? 'resource.reload' : 'resource.refresh' })

/** Reads the role after each login and each 403, and forgets it with the session. Returns the cleanup. */
export function followRole(): () => void {
  if (!config.extensions) return () => {}
  const follow = () => {
    if (session.jwtToken() === null) {
      kept.write(null)
      stop()
    } else if (!actor) start()
  }
  follow()
  const unsubscribe = session.subscribe(follow)
  // An owner may have changed it.
  const forgetForbidden = onForbidden(refreshRole)
  return () => {
    unsubscribe()
    forgetForbidden()
    stop()
  }
}

/** The signed-in user with their role; null while it is unknown, and always for an API without extensions. */
export const useMe = () => user.useValue()

const isReading = () => lastRights === null && (actor ? actor.getSnapshot().value === 'loading' : willStart())
/** The console's effects come after its first paint. */
const willStart = () => config.extensions && session.jwtToken() !== null

/** Whether the role is being read for the first time, after a login. */
export const useIsReadingRole = () => user.useValue(isReading)

const nothing: readonly Right[] = []
const rightsNow = () => lastRights ?? (isReading() ? nothing : null)

/** Whether the user's role has a right: not before it is read. Where it cannot be read, the API decides. */
export function useMay(): (right: Right) => boolean {
  const rights = user.useValue(rightsNow)
  return (right) => rights?.includes(right) ?? true
}

/** Whether the user may change records. */
export const useCanWrite = () => useMay()('edit')

/** Whether the user's role allows nothing: it no longer exists. */
export const useHasNoRights = () => user.useValue(() => lastRights?.length === 0)
