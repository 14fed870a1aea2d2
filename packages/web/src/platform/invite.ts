import { config } from './config.ts'

let invite: string | null = null
const listeners = new Set<() => void>()

function keep(text: string | null) {
  invite = text
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`: calls back when an invite comes or is used up. */
export function subscribeToInvite(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const currentInvite = () => invite

/** Takes `#invite=…` out of the address bar and keeps it in memory, before anything is drawn. */
export function takeInvite() {
  const text = new URLSearchParams(location.hash.slice(1)).get('invite')
  if (text === null) return
  // A bearer is sent in a header: anything that does not fit there is no invite.
  if (/^[\x21-\x7e]{1,512}$/.test(text)) keep(text)
  history.replaceState(history.state, '', location.pathname + location.search)
}

/** An invite registers one person. */
export const forgetInvite = () => keep(null)

/** What Sign Up sends as bearer: the invite's, else the configuration's, else none. */
export const registrationCredential = (): string | undefined =>
  invite ?? (config.registrationCredential || undefined)
