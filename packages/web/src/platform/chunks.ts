import { inSession } from './storage.ts'

/** A part of the application that could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'

  constructor(cause?: unknown) {
    super('Loading chunk failed', { cause })
  }
}

/** A part that takes longer than this has failed. */
export const CHUNK_TIMEOUT = 120_000

/**
 * Loads one part. Where it fails because the server was deployed anew, the page is loaded again, once per
 * deployment; otherwise this rejects with a `ChunkLoadError`.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  { timeout = CHUNK_TIMEOUT, reload = () => location.reload() } = {},
): Promise<Module> {
  try {
    return await withLimit(load, timeout)
  } catch (cause) {
    const entry = await staleEntry()
    if (!entry || reloadedFrom().includes(entry)) throw new ChunkLoadError(cause)
    reloads.write([...reloadedFrom(), entry].join(' '))
    reload()
    // The page is going away: nothing may be drawn in between.
    return new Promise<never>(() => {})
  }
}

/** Kept over the reload, so that a deployment which is broken itself does not reload for ever. */
const reloads = inSession('reloadedFrom')
const reloadedFrom = () => (reloads.read() ?? '').split(' ')

function withLimit<Module>(load: () => Promise<Module>, timeout: number): Promise<Module> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`Not loaded within ${timeout} ms`)), timeout)
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(limit))
  })
}

/** The entry this page started with, if the server names another by now. */
async function staleEntry(): Promise<string | undefined> {
  const ours = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  if (!ours) return undefined
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } })
    const theirs = answer.ok ? entryIn(await answer.text()) : undefined
    return theirs && theirs !== ours ? ours : undefined
  } catch {
    return undefined
  }
}

// Not DOMParser: the content security policy lets only trusted types into that.
const entryIn = (html: string) =>
  (html.match(/<script\b[^>]*>/gi) ?? [])
    .filter((tag) => /\btype="module"/i.test(tag))
    .map((tag) => /\bsrc="([^"]+)"/i.exec(tag)?.[1])
    .find((src) => src !== undefined)
