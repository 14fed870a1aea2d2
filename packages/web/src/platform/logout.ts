import { session } from './session.ts'

const name = 'tarang-logout'

/** Ends the session here, and in every other tab of this browser that shows the console. */
export function logOut() {
  session.clear()
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(name)
  channel.postMessage(null)
  channel.close()
}

/** Ends the session of this tab when somebody logs out in another one. Returns what stops that. */
export function hearLogouts(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', session.clear)
  return () => channel.close()
}
