/** Says something to the other tabs of this browser that show this host. Where there are no channels nobody hears it. */
export function tellTabs(name: string, message: unknown) {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(name)
  channel.postMessage(message)
  channel.close()
}

/** Hears what other tabs say. Returns what stops that. */
export function hearTabs(name: string, hear: (message: unknown) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => hear(data))
  return () => channel.close()
}
