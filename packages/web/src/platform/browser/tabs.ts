/** Posts a message to the other tabs of this origin; does nothing without `BroadcastChannel`. */
export function postToTabs(name: string, message: unknown) {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(name)
  channel.postMessage(message)
  channel.close()
}

/** Calls back with the messages of other tabs. Returns the cleanup. */
export function onTabMessage(name: string, onMessage: (message: unknown) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => onMessage(data))
  return () => channel.close()
}
