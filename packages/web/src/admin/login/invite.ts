import { config } from '#platform/config'
import { createStore } from '#platform/stored/store'

let invite: string | null = null

/** The invite, until it is used up. */
export const currentInvite = createStore(() => invite)

function setInvite(text: string | null) {
  invite = text
  currentInvite.notify()
}

/** Moves `#invite=…` from the address bar into memory. Runs before the first render. */
export function readInvite() {
  const text = new URLSearchParams(location.hash.slice(1)).get('invite')
  if (text === null) return
  // The invite is sent as a bearer token, so it must be valid in a header.
  if (/^[\x21-\x7e]{1,512}$/.test(text)) setInvite(text)
  history.replaceState(history.state, '', location.pathname + location.search)
}

/** An invite can be used once. */
export const forgetInvite = () => setInvite(null)

/** The bearer token of Sign Up: the invite, else the configured credential, else none. */
export const registrationCredential = (): string | undefined =>
  invite ?? (config.registrationCredential || undefined)
