import { threadId } from 'node:worker_threads'

/** A renderer of pages that fails in every way that a renderer can; a worker loads this file. */
export async function renderPage({ path }: { path: string }) {
  if (path === '/throw') throw new RangeError('broken')
  if (path === '/hang') for (;;);
  if (path === '/exit') process.exit(1)
  const url = `${location.origin}${path}`
  const loaded = await fetch(url).then(
    async (response) => `${response.status} ${await response.text()}`,
    (error: Error) => error.name,
  )
  const body = path === '/thread' ? `<p>${threadId}</p>` : `<p>${loaded}</p>`
  return { head: '', body, inline: { styles: [], scripts: [] }, likesOf: [], isComplete: true }
}
